### What is asked before a game, pingsut, and the settings. Comes on top of the words of the page.

## Settings

settings-counts = Arvud aukude kõrval
settings-ends = Näita, kus külv lõpeb
settings-ends-off = Ei
settings-ends-lap = Esimene ring
settings-ends-turn = Terve käik
settings-ends-hint = Osuta augule või hoia sõrme sellel. Ekraanilugejaga: klahv ? mängulaual.
settings-sounds = Vaiksed helid
settings-projector = Suur vaade projektorile
settings-marks = Märgid laual
settings-mark-origin = Siit algas viimane käik.
settings-mark-landing = Siia langes selle viimane seeme.
settings-mark-taken = See võeti või võetaks.
settings-mark-lap = Siin lõpeks esimene ring.
settings-mark-end = Siin lõpeks käik.

setup-title = Uus mäng: { $game }
setup-players = Kes mängib
setup-starts = Kes alustab
setup-side =
    { $side } ({ $player })
setup-swap = Vaheta pooled
setup-lot = Loos
setup-lot-hint = Mängu alguses otsustab juhus.
setup-pingsut = Pingsut
setup-pingsut-hint = Näidake sõrmi, nagu Jaaval kombeks.
setup-begin = Alusta
setup-saved = Pooleli mängud
setup-saved-item =
    { $game }, { $moves ->
        [one] { $moves } käik
       *[other] { $moves } käiku
    }, { $when }
## Pingsut

pingsut-title = Pingsut
pingsut-how = Elevant võidab inimest, inimene sipelgat, sipelgas elevanti.
pingsut-throw =
    { $voice ->
        [you] Näita oma märki.
       *[other] { who }: näita märki. Teine vaatab kõrvale.
    }
pingsut-elephant = Elevant
    .finger = pöial
pingsut-human = Inimene
    .finger = nimetissõrm
pingsut-ant = Sipelgas
    .finger = väike sõrm
pingsut-thrown = { $voice ->
        [you] Sa näitasid
       *[other] { who } näitas
    } { $sign ->
        [elephant] elevanti
        [human] inimest
       *[ant] sipelgat
    }.
pingsut-ready =
    { $voice ->
        [named] Mina olen { $name }
        [south] Mina olen Lõuna
       *[north] Mina olen Põhi
    }
pingsut-equal = Märgid on samad.
pingsut-again = Näidake uuesti
pingsut-winner =
    { $voice ->
        [you] Sina alustad.
       *[other] { who } alustab.
    }
pingsut-begin = Alusta
