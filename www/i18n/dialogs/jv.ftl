### What is asked before a game, pingsut, and the settings. Comes on top of the words of the page.

## Settings

settings-counts = Cacahé ing sandhing legokan
settings-ends = Tuduhna pungkasané sebaran
settings-ends-off = Ora
settings-ends-lap = Puteran kapisan
settings-ends-turn = Sagiliran wutuh
settings-ends-hint = Tudingen legokané, utawa tahanen drijiné sampeyan ing kono. Nganggo pamaca layar: tombol “?” ing papan.
settings-sounds = Swara alus
settings-projector = Tampilan gedhé kanggo proyektor
settings-marks = Tandha ing papan
settings-mark-origin = Giliran mau diwiwiti ing kéné.
settings-mark-landing = Keciké sing pungkasan tiba ing kéné.
settings-mark-taken = Isiné iki wis, utawa bakal, dijupuk.
settings-mark-lap = Puteran kapisan bakal mandheg ing kéné.
settings-mark-end = Gilirané bakal rampung ing kéné.

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
