### What is asked before a game, pingsut, the settings, and the rarer buttons. Comes on top of the words of the page.

## Settings

settings-counts = Cacahé ing sandhing legokan
settings-ends = Tuduhna pungkasané sebaran
settings-ends-off = Ora
settings-ends-lap = Puteran kapisan
settings-ends-turn = Sagiliran wutuh
settings-ends-hint = Tudingen legokané, utawa tahanen drijiné sampeyan ing kono. Nganggo pamaca layar: tombol “?” ing papan.
settings-sounds = Swara alus
settings-outlook = Wènèhi weruh sapa sing punjul nalika dolanan
settings-projector = Tampilan gedhé kanggo proyektor

## The marks on the board

help-marks = Tandha ing papan
help-mark-offered = Saka kéné sampeyan kena nyebar.
help-mark-turn = Baris iki sing olèh giliran.
help-mark-origin = Giliran mau diwiwiti ing kéné.
help-mark-landing =
    { $game ->
        [o-an-quan] Krikilé
        [san-yao] Watuné
        [al-manqala] Maniké
       *[other] Keciké
    } sing pungkasan tiba ing kéné.
help-mark-taken = Isiné iki wis, utawa bakal, dijupuk.
help-mark-lap =
    { $game ->
        [al-manqala] Sebarané bakal rampung ing kéné.
       *[other] Puteran kapisan bakal mandheg ing kéné.
    }
help-mark-end = Gilirané bakal rampung ing kéné.
help-mark-gain = Seméné olèh-olèhané giliran kuwi.
help-mark-endless = Sebaran saka kéné ora bakal rampung.
help-mark-hint = Pituduh: luwih apik nyebar saka kene.

setup-title = { $game } anyar
setup-players = Sapa sing dolanan
setup-starts = Sapa sing miwiti
setup-side =
    { $side } ({ $player })
setup-swap = Ijolan sisih
setup-lot = Undhian
setup-lot-hint = Diundhi nalika dolanané diwiwiti.
setup-pingsut = Pingsut
setup-pingsut-hint = Adu driji dhisik, kaya padatan.
setup-opening = Pambuka
setup-opening-usual = Kaya adaté
setup-opening-exact = { $cells }: { $value }, mesthi
setup-opening-estimate = { $cells }: kira-kira { $value }
setup-opening-hint = Langkah sing wis dilakokaké dhisik supaya loro-loroné mèh imbang. Angkané: selisih poin ing pungkasan yèn kabèh main paling apik.
setup-begin = Wiwiti
setup-saved = Durung rampung
setup-saved-item = { $game }, { $moves } langkah, { $when }

## Pingsut

pingsut-title = Pingsut
pingsut-how = Gajah ngalahaké wong, wong ngalahaké semut, semut ngalahaké gajah.
pingsut-throw =
    { $voice ->
        [you] Tokna drijiné sampeyan.
       *[other] { who }: tokna drijiné. Liyané aja ndelok dhisik.
    }
pingsut-elephant = Gajah
    .finger = jempol
pingsut-human = Wong
    .finger = panuduh
pingsut-ant = Semut
    .finger = jenthik
pingsut-thrown = { who } ngetokaké { $sign ->
        [elephant] gajah
        [human] wong
       *[ant] semut
    }.
pingsut-ready =
    { $voice ->
        [named] Aku { $name }
        [south] Aku dadi Kidul
       *[north] Aku dadi Lor
    }
pingsut-equal = Drijiné padha.
pingsut-again = Balèni
pingsut-winner = { who } sing miwiti.
pingsut-begin = Wiwiti

## The rarer buttons

button-resign = Nyerah
button-agree = Ngajak maro
button-speed = Rikaté
button-settings = Setèlan
speed-0-5 = Alon
speed-1 = Biasa
speed-2 = Cepet
speed-4 = Cepet banget
speed-0 = Tanpa animasi

## A new game

started-lot = Undhiané tiba ing { who.inside }: { who.inside } sing miwiti.
names-name = Jeneng, yèn gelem
names-of = Jenengé { $side }
names-hint = Jeneng mung disimpen ing peramban iki.
names-keep = Simpen

## Giving up, and agreeing to split

ask-resign = Sampeyan nyerah?
ask-resign-hint = { who } sing menang. Isih bisa diwurungaké.
ask-agree = Turahané diparo?
ask-agree-hint = Loro-loroné kudu sarujuk.
ask-agree-both = Loro-loroné sarujuk
ask-agree-decline = Terus dolanan
agree-declined = Komputer ngarep-arep olèh luwih lan terus mlaku.

## The clock

clock-title = Jam
clock-none = Tanpa jam
clock-side = { $minutes } menit + { $seconds } detik saben langkah
clock-move = { $seconds } detik saben langkah
clock-own = Diatur dhéwé
clock-minutes = Menit saben sisih
clock-seconds = Detik saben langkah
clock-own-hint = Yèn tanpa menit, saben langkah mung éntuk detiké iku.
clock-hint = Jam mlaku nalika sing dolanan lagi milih, lan mandheg nalika isiné lagi disebar utawa kacané ora katon.

## After a game, between two rounds, and when the clock runs low
clock-low =
    { $voice ->
        [you] Kari { $seconds } detik.
       *[other] { who }: kari { $seconds } detik.
    }
round-ready = Pencet “{ round-go }” kanggo miwiti babak sabanjuré.
finish-label = Sawisé dolanan
finish-again = Dolanan manèh
finish-swap = Ijolan sisih, dolanan manèh
finish-look = Deleng manèh dolanané
finish-mistakes = Golèk kaluputan
finish-share = Kirim dolanané
finish-untimed = Terusna tanpa jam
finish-score = Nganti saiki: { $one } { $wins }, { $other } { $losses }{ $draws ->
        [0] .
       *[other] , seri { $draws }.
    }
finish-points = Gunggung poin: { $one } lawan { $other }.
finish-reset = Étung saka wiwitan

## Looking back
moves-line = Giliran { $at }: { $move } … ({ $moves } langkah)
moves-lines = Uga tau dilakokaké
moves-at = { $at ->
        [0] Ndeleng manèh: wiwitan
       *[other] Ndeleng manèh: giliran { $at } saka { $all }
    }
moves-at-line = Ndeleng mengarep: langkah { $at } saka { $all }
moves-play-on = Terusna saka kéné
moves-back = Bali dolanan
moves-kept = Sampeyan nerusaké saka kéné. Sing mau isih ana ing dhaptar langkah.
moves-undo = Bali menyang sing mau
