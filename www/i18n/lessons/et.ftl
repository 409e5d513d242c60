## The page

lessons-title = Õppetunnid: { $game }
lessons-count = Leitud: { $done } / { $count }, esimesel katsel: { $first }
mark-first = leitud esimesel katsel
mark-later = leitud
mark-shown = lahendus vaadatud
mark-open = veel lahendamata
lessons-previous = Tagasi
lessons-next = Järgmine õppetund
lessons-finish = Tulemus
lessons-restart = Algusest peale
lessons-end = Tulemus
lessons-end-count = Esimesel katsel: { $first } / { $count }
lessons-end-open = Veel lahendamata: { $open }
lessons-hint = Vihje
lessons-number = Punktid
lessons-answer = Vasta
lessons-again = Proovi uuesti
lessons-show = Näita lahendust
lessons-chosen = Valitud: { $cells }
lessons-none-chosen = Midagi pole veel valitud.
lessons-play = Mängi mängu { $game }
lessons-make = Koosta oma õppetunnid
lessons-file = Ava õppetunnid failist
lessons-no-engine = Laudu ei saanud laadida. Kontrolli ühendust ja laadi leht uuesti.
lessons-unfit = Seda õppetundi ei saa kasutada: { $what }

## The questions

ask-last = { $move }: kuhu langeb viimane? Vajuta sellele kohale.
ask-gain = { $move }: mitu punkti see toob?
ask-most = Milline käik toob kõige rohkem?
ask-moves = Milliseid auke saab valida? Märgi need kõik.
ask-reach = Ühe käigukorraga toodavad punktid, vähemalt: { $points }
ask-win = Võida selle käigukorraga.
ask-best = Leia parim käik.
ask-best-more = Leia parimad käigud üksteise järel, arv: { $plies }
kind-last = Kuhu langeb viimane?
kind-gain = Kui palju see toob?
kind-most = Milline käik toob kõige rohkem?
kind-moves = Millised käigud on olemas?
kind-reach = Nii palju punkte ühe käigukorraga
kind-win = Võit ühe käigukorraga
kind-best = Parim käik

## What is said to an answer

said-right = Õige!
said-not-there = Mitte { $cell }. Loe veel kord üle või vaata lahendust.
said-not-number = Mitte { $points }. Loe veel kord üle või vaata lahendust.
said-no-number = Palun kirjuta täisarv.
said-less = See toob { $points }. Mõni teine käik toob rohkem.
said-most = See toob { $points }, rohkem kui ükski teine käik.
said-not-possible = Ei saa valida: { $cells }
said-more-possible = Seni on kõik õige, aga neid on veel.
said-possible = Valida saab: { $cells }
said-so-far = Seni { $points }, ja veel üks käik.
said-brought = See käigukord toob { $points }.
said-turn-over = Käigukord on läbi ja tõi { $points }. Proovi teisiti.
said-not-won = Käigukord on läbi, aga võitu pole. Proovi teisiti.
said-thinking = Mootor vaatab…
said-answers = { $side } vastab käiguga { $move }.
said-gives = Sellega kaotatud punktid, vähemalt: { $points }.
said-next = Ja nüüd?
said-proven = Mootor on tõestanud, et paremat pole.
said-line = Lahendus: { $moves }.
said-stuck = Mootor ei saanud seda praegu kontrollida. Proovi uuesti.

## Why a position cannot be asked that

senseless-over = Selles seisus on mäng läbi.
senseless-endless = See külv ei lõpe kunagi.
senseless-same = Kõik käigud toovad sama palju.
senseless-one-move = Käike on ainult üks.
senseless-no-turn = Ükski käigukord ei vii sinna.
senseless-unproven = Mootor ei suuda vastust tõestada. Võta seis, kus on vähem käike või seemneid.
senseless-all-best = Kõik käigud on võrdselt head.

## Lists that cannot be read; $lesson: which lesson it is

flaw-broken = Need pole õppetunnid või on osa neist puudu.
flaw-newer = Need õppetunnid on tehtud lehe uuema versiooniga. Laadi leht uuesti ja proovi veel kord.
flaw-empty = Selles loendis pole ühtegi õppetundi.
flaw-many = Õppetunde on liiga palju: loendis on kõige rohkem { $most }.
flaw-big = Õppetundide loend ei saa nii suur olla.
flaw-title = Loendi pealkiri peab olema tekst, milles on kõige rohkem { $most } märki.
flaw-lesson = Õppetund { $lesson } on vigane.
flaw-field = Õppetunnis { $lesson } on tundmatu väli „{ $field }“.
flaw-ask = Õppetunni { $lesson } küsimus on tundmatu.
flaw-text = Õppetund { $lesson }: väli „{ $field }“ peab olema tekst, milles on kõige rohkem { $most } märki.
flaw-number = Õppetund { $lesson }: väli „{ $field }“ peab olema täisarv vahemikus { $least } kuni { $most }.

## Making lessons

edit-about = Vali seis, küsi selle kohta midagi ja jaga õppetunnid välja lingi või failina. Vastuseid pole vaja kirjutada: mootor teab neid.
edit-list = Loendi pealkiri
edit-none = Õppetunde veel pole.
edit-lesson = Õppetund { $number }
edit-new = Uus õppetund
edit-position = Seis
edit-position-hint = Link, ülestähendus või laud tekstina. Käigud allpool laual jätkavad sealt.
edit-take = Võta see seis
edit-ask = Küsimus
edit-move = Käik
edit-points = Toodavad punktid
edit-plies = Leitavate oma käikude arv
edit-name = Pealkiri
edit-comment = Märkus
edit-fine = See õppetund sobib. Vastus: { $answer }
edit-keep = Pane loendisse
edit-change = Muuda
edit-up = Üles
edit-down = Alla
edit-remove = Eemalda
edit-removed = Eemaldatud: õppetund { $number }
edit-try = Proovi õppetunde
edit-long = See link on väga pikk ja mõni suhtlusrakendus lõikab selle ära. Parem jaga faili.

## The lessons that come with the page: titles

title-first = Esimene külv
title-across = Ümber nurga
title-store = Salve
title-on = Külv jätkub
title-long = Pikk tee
title-round = Täisring
title-before = Mandariiniruudu ees
title-choice = Mida saab valida
title-feed = Toitmine
title-sons = Pojad (érzi)
title-take = Võtmine
title-two = Kaks või neli
title-nembak = Nembak
title-mikul = Mikul
title-chain = Võtmiste ahel
title-stone = Suur kivi
title-most = Suurim saak
title-again = Veel kord
title-run = Käiguseeria
title-nine = Üheksa külvi
title-win = Võit ühe käigukorraga
title-study = Lõppmängu etüüd

## And their hints

hint-first = Iga auk pärast valitut saab ühe, kuni käsi on tühi.
hint-across = Rea lõpule järgneb teise rea algus.
hint-mandarin = Mandariiniruut saab ühe nagu teisedki.
hint-store = Oma salv saab möödudes ühe, teise salv ei saa.
hint-on = Kui järgmises on midagi, tõstetakse kõik ja külvatakse edasi. Kui see on tühi, on külv läbi.
hint-among = Kui viimane langeb teiste sekka, tõstetakse kõik ja külvatakse edasi.
hint-before = Mandariiniruudu ees on külv läbi, mis seal ka ei oleks.
hint-round = Täisringi tehes saab ka lähteauk ühe.
hint-choice = Oma augud, milles on midagi.
hint-feed = Teine rida on tühi: lubatud on ainult käigud, mis sinna midagi jätavad.
hint-sons = Vallutatud auk kuulub vallutajale.
hint-take = See, mis on ühe tühja augu taga, võetakse.
hint-two = Kui viimasega saab kaks või neli, võetakse need.
hint-backward = Siis vaadatakse auku selle ees ja nii edasi, kuni seal on kaks või neli.
hint-nembak = Viimane oma tühjas augus võtab selle, mis on vastas.
hint-mikul = Viimane teise rea tühjas augus võtab kaks võrdset naabrit ja läheb ise kaasa.
hint-chain = Vaata pärast võtmist edasi: üks tühi ja selle taga midagi, võetakse ka see.
hint-stone = Suur kivi on väärt kümme.
hint-most = Proovi mõttes läbi iga käik, ka väikesed.
hint-again = Mis lõpeb salves, annab veel ühe käigu. Alusta sellest.
hint-nine = Üheksa korda ja ainult ühes järjekorras. Esimesed kaheksa lõpevad salves.
hint-half = Piisab enam kui poolest.
hint-win = Käik, mis mängu lõpetab, peab jätma su ette.
hint-study = Vaata, mida teine pool pärast iga käiku teha saab. Suurim saak võib olla viga.
