### Study: analysis, setting up, copying and opening. Comes on top of the words of the page.

## Study: analysis

study-analysis = Analüüs
study-mistakes = Vead
study-editor = Sea laud
study-exchange = Kopeeri ja ava
study-depth = Ette vaadatud { $depth ->
        [one] { $depth } käik
       *[other] { $depth } käiku
    }, seise kokku { $positions }.
study-line = Kuidas mäng võib edasi minna
study-values = Mida iga käik väärt on
study-signs = Käija edu punktides mängu lõpus: = tõestatud, ≈ hinnatud, ≤ kõige rohkem, ≥ vähemalt. Vajuta käigule, et näha seda laual.
study-bound-exact = { $value }, tõestatud
study-bound-estimate = umbes { $value }
study-bound-at-most = kõige rohkem { $value }, tõestatud
study-bound-at-least = vähemalt { $value }, tõestatud
study-time = Mõtle
study-seconds =
    { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekundit
    }
study-start = Mõtle
study-stop = Peata
study-again = Mõtle uuesti
study-thinking = Arvuti mõtleb…
study-over = Siin on mäng läbi.
study-failed = Mängu mootor ei saanud sellega hakkama. Proovi uuesti.

## Study: setting up

study-setting-up = Laua seadmine
study-start-position = Algseis
study-empty = Tühjenda laud
study-from-board = Nagu mängus
study-tap = Puudutus laual
study-tap-in = lisab ühe
study-tap-out = võtab ühe ära
study-more = Üks juurde: { $name }
study-less = Üks vähem: { $name }
study-owner = { $name }, omanik { $side }
study-rest = Ülejäänu: { $side }
study-to-move = Järgmisena käib
study-field-debts = Laenatud
study-field-round = Voor
study-field-starter = Vooru alustas
study-fine = Sellest seisust saab mängida.
study-fine-later = Sellest seisust saab mängida. Enne juhtub see, mis juhtub iseenesest.
study-fine-over = Selles seisus on mäng läbi.
study-missing = Puudu on veel { pieces }.
study-too-many = Üle on { pieces }.
study-number = { $name }: siin peab olema täisarv, mis ei ole suurem kui nuppude arv mängus.
study-impossible-al-manqala = Kuni laual on helmeid, on kummagi poole saak paarisarv.
study-impossible-san-yao = Kummalgi poolel on oma rida ja teisest reast kõige rohkem neli esimest auku.
study-show-field = Näita
study-play = Mängi siit
study-analyse = Analüüsi

## Study: copy and open

study-open = Ava
study-source = Avatav mäng või seis
study-source-hint = Kleebi siia link, mäng või seis, nagu neid allpool kopeeritakse, või lohista siia fail.
study-file = või fail:
study-opened = Siin see on. Eelmine mäng on alles.
study-hand-out = Kopeeri
study-hand-out-hint = Lingis ja mängus on kõik käigud, seisus see, mis on laual.
study-as-link = Link
study-as-record = Mäng
study-as-text = Seis lihttekstina
study-as-json = Seis JSON-ina
study-embed = Laud teisel veebilehel (inglise keeles)
study-read-empty = Siin pole veel midagi avada: kleebi või kirjuta enne midagi.
study-read-too-long = See on mängu jaoks liiga pikk.
study-read-file = Faili „{ $name }“ ei saanud lugeda.
study-read-unknown = See ei ole selle saidi link, mäng ega seis.
study-read-json = See algab nagu JSON, aga { $line }. rea { $column }. märgi juures on viga.
study-read-json-kind = See JSON ei ole seis: seis on looksulgudes.
study-read-move = { $ply }. käik: { $what }
study-read-line = { $line }. rida ei saa lugeda: „{ $at }“.
study-read-head = { $line }. rida: valik kirjutatakse kujul nimi=väärtus, mitte „{ $at }“.
study-read-names = { $line }. rida: augud on siin { $wanted }.
study-read-rows = { $line }. rida: siin peab olema kaks rida arve, Põhja oma Lõuna omast ülalpool.
study-read-length = { $line }. rida: selles reas peab olema { $wanted } arvu, aga on { $found }.
study-read-missing = „{ $at }“ on puudu.
study-read-seat = { $line }. rida: siin peab olema S (Lõuna) või N (Põhi), mitte „{ $at }“.
study-read-number = { $line }. rida: „{ $at }“ ei ole täisarv.
