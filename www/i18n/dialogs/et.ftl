### What is asked before a game, pingsut, the settings, and the rarer buttons. Comes on top of the words of the page.

## Settings

settings-counts = Arvud aukude kõrval
settings-ends = Näita, kus külv lõpeb
settings-ends-off = Ei
settings-ends-lap = Esimene ring
settings-ends-turn = Terve käik
settings-ends-hint = Osuta augule või hoia sõrme sellel. Ekraanilugejaga: klahv ? mängulaual.
settings-sounds = Vaiksed helid
settings-outlook = Näita mängu ajal, kes on ees
settings-projector = Suur vaade projektorile

## The marks on the board

help-marks = Märgid laual
help-mark-offered = Siit saab külvata.
help-mark-turn = Käigul on see rida.
help-mark-origin = Siit algas viimane käik.
help-mark-landing = Siia langes selle viimane { $game ->
        [o-an-quan] kivike
        [san-yao] kivi
        [al-manqala] helmes
       *[other] seeme
    }.
help-mark-taken = See võeti või võetaks.
help-mark-lap =
    { $game ->
        [al-manqala] Siin lõpeks külv.
       *[other] Siin lõpeks esimene ring.
    }
help-mark-end = Siin lõpeks käik.
help-mark-gain = Nii palju tooks käik.
help-mark-endless = Siit alanud külv ei lõpeks iial.
help-mark-hint = Vihje: siit soovitatakse külvata.

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
setup-opening = Avang
setup-opening-usual = Nagu tavaliselt
setup-opening-exact = { $cells }: { $value }, tõestatud
setup-opening-estimate = { $cells }: umbes { $value }
setup-opening-hint = Käigud, mis on juba tehtud, et pooled oleksid peaaegu võrdsed. Arv näitab, mitme punkti võrra pooled lõpus erinevad, kui mõlemad mängivad parimal viisil.
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

## The rarer buttons

button-resign = Anna alla
button-agree = Paku jagamist
button-speed = Kiirus
button-settings = Seaded
speed-0-5 = Aeglane
speed-1 = Tavaline
speed-2 = Kiire
speed-4 = Väga kiire
speed-0 = Animatsioonita

## A new game

started-lot =
    { $voice ->
        [you] Loos langes sinule: sina alustad.
       *[other] Loos otsustas: alustab { who.inside }.
    }
names-name = Nimi, kui soovid
names-of = Nimi: { $side }
names-hint = Nimi jääb ainult sellesse brauserisse.
names-keep = Salvesta

## Giving up, and agreeing to split

ask-resign = Kas annad alla?
ask-resign-hint =
    { $voice ->
        [you] Sina võidad mängu.
       *[other] { who } võidab mängu.
    } Selle saab veel tagasi võtta.
ask-agree = Kas jagada ülejäänu?
ask-agree-hint = Mõlemad pooled peavad nõus olema.
ask-agree-both = Mõlemad on nõus
ask-agree-decline = Mängi edasi
agree-declined = Arvuti loodab rohkemat ja mängib edasi.

## The clock

clock-title = Kell
clock-none = Ilma kellata
clock-side = Kummalgi { $minutes } min + { $seconds } s käigule
clock-move = { $seconds } sekundit käigule
clock-own = Oma aeg
clock-minutes = Minuteid poolele
clock-seconds = Sekundeid käigule
clock-own-hint = Kui minuteid pole, on igal käigul ainult oma sekundid.
clock-hint = Kell käib, kui inimene valib, ja seisab, kui külvatakse või lehte pole näha.

## After a game, between two rounds, and when the clock runs low
clock-low =
    { $voice ->
        [you] { $seconds ->
            [one] Jäänud on { $seconds } sekund.
           *[other] Jäänud on { $seconds } sekundit.
        }
       *[other] { who }: { $seconds ->
            [one] jäänud on { $seconds } sekund.
           *[other] jäänud on { $seconds } sekundit.
        }
    }
round-ready = Järgmine voor algab nupuga „{ round-go }“.
finish-label = Pärast mängu
finish-again = Mängi veel
finish-swap = Vaheta pooled ja mängi veel
finish-look = Vaata mäng läbi
finish-mistakes = Leia vead
finish-share = Jaga mängu
finish-untimed = Edasi ilma kellata
finish-score = Seni: { $one } { $wins }, { $other } { $losses }{ $draws ->
        [0] .
        [one] , { $draws } viik.
       *[other] , { $draws } viiki.
    }
finish-points = Punkte kokku: { $one } : { $other }.
finish-reset = Alusta uut arvestust

## Looking back
moves-line = { $at }. käik: { $move } … ({ $moves ->
        [one] { $moves } käik
       *[other] { $moves } käiku
    })
moves-lines = Mängiti ka
moves-at =
    { $at ->
        [0] Pilk tagasi: algus
       *[other] Pilk tagasi: { $at }. käik { $all }-st
    }
moves-at-line = Pilk ette: { $at }. käik { $all }-st
moves-play-on = Mängi siit edasi
moves-back = Tagasi mängu
moves-kept = Mäng läheb siit edasi. Varem mängitu on käikude juures alles.
moves-undo = Tagasi selle juurde
