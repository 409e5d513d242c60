### Pildid seisust ja kuidas need artiklisse jõuavad. Looksulgudes sõnad täidetakse.

export-named = { $game }: { $state }
export-licence = Vaba igaks kasutuseks: luba pole vaja küsida ega kedagi nimetada (CC0).
export-still = Seisev pilt
export-width = PNG laius pikslites
export-width-bad = Laius on täisarv 100 kuni 4000.
export-save = Salvesta vormingus { $format }
export-copy = Kopeeri pilt
export-copied = Pilt on kopeeritud.
export-copy-refused = Brauser ei luba siin pilte kopeerida. Salvesta see.
export-failed = Pilti ei õnnestunud teha. Proovi väiksemat.
export-film = Liikuv pilt
export-film-turn = Viimane käik
export-film-game =
    { $turns ->
        [one] Kogu mäng, { $turns } käik
       *[other] Kogu mäng, { $turns } käiku
    }
export-film-none = Tee enne käik: siis saab seda näidata seeme seemne haaval.
export-make = Tee valmis
export-making = Pilti tehakse
export-made =
    { $seconds ->
        [one] See kestab { $seconds } sekundi.
       *[other] See kestab { $seconds } sekundit.
    }
export-save-size = Salvesta vormingus { $format }, { $size } kB
export-thinned = See on pikk, nii et mõnel pildil langeb korraga mitu seemet.
export-cut = Mäng on ühe pildi jaoks liiga pikk. Siin on käigud 1 kuni { $told }, kokku { $turns }; ülejäänu on välja jäetud.
export-article = Artikli jaoks
export-place = Kuhu see läheb
export-place-oembed = WordPress: laud mängimiseks
export-place-frame = HTML: laud mängimiseks
export-oembed-hint = Pane see aadress omaette reale. Laud alustab uut mängu.
export-picture = Pilt
export-picture-svg = Seisev, SVG
export-picture-png = Seisev, PNG
export-picture-gif = Liikuv, GIF
export-address = Selle saidi avalik aadress
export-address-hint = Selle lehe aadressi saab avada ainult see arvuti. Et link töötaks kõigil, sisesta aadress, kus sait on avaldatud.
export-address-bad = See ei ole aadress. Aadressi näide: https://example.org/mancala/
export-snippet = Kleebitav tekst
export-play = Mängi siit edasi
