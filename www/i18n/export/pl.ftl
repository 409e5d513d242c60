### Obrazki pozycji i to, jak trafiają do artykułu. Słowa w nawiasach są wypełniane.

export-named = { $game }: { $state }
export-licence = Do dowolnego użytku: nie trzeba pytać ani nikogo wymieniać (CC0).
export-still = Nieruchomy obrazek
export-width = Szerokość PNG w pikselach
export-width-bad = Szerokość to liczba całkowita od 100 do 4000.
export-save = Zapisz jako { $format }
export-copy = Kopiuj obrazek
export-copied = Obrazek skopiowano.
export-copy-refused = Przeglądarka nie pozwala tu kopiować obrazków. Zapisz go.
export-failed = Nie udało się zrobić obrazka. Spróbuj mniejszego.
export-film = Ruchomy obrazek
export-film-turn = Ostatni ruch
export-film-game =
    { $turns ->
        [one] Cała gra, { $turns } ruch
        [few] Cała gra, { $turns } ruchy
        [many] Cała gra, { $turns } ruchów
       *[other] Cała gra, { $turns } ruchu
    }
export-film-none = Najpierw wykonaj ruch: potem można go pokazać nasiono po nasieniu.
export-make = Zrób
export-making = Obrazek powstaje
export-made =
    { $seconds ->
        [one] Trwa { $seconds } sekundę.
        [few] Trwa { $seconds } sekundy.
        [many] Trwa { $seconds } sekund.
       *[other] Trwa { $seconds } sekundy.
    }
export-save-size = Zapisz jako { $format }, { $size } kB
export-thinned = Jest długi, dlatego na niektórych klatkach spada kilka nasion naraz.
export-cut = Gra jest za długa na jeden obrazek. Ten pokazuje ruchy od 1 do { $told } z { $turns }; resztę pominięto.
export-article = Do artykułu
export-place = Dokąd
export-place-oembed = WordPress: plansza do gry
export-place-frame = HTML: plansza do gry
export-oembed-hint = Umieść ten adres w osobnym wierszu. Plansza zaczyna nową grę.
export-picture = Obrazek
export-picture-svg = Nieruchomy, SVG
export-picture-png = Nieruchomy, PNG
export-picture-gif = Ruchomy, GIF
export-address = Publiczny adres tej witryny
export-address-hint = Adres tej strony otworzy tylko ten komputer. Aby odnośnik działał u wszystkich, podaj adres, pod którym witryna jest opublikowana.
export-address-bad = To nie jest adres. Przykład adresu: https://example.org/mancala/
export-snippet = Tekst do wklejenia
export-play = Graj dalej od tego miejsca
