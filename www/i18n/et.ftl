### Estonian. The value is the nominative; .gen is the genitive, which is also how a whole object is said.

## People and things

who =
    { $voice ->
        [you] Sina
        [computer] Arvuti
        [friend] Sinu sõber
        [named] { $name }
        [south] Lõuna
       *[north] Põhi
    }
    .inside =
        { $voice ->
            [you] sina
            [computer] arvuti
            [friend] sinu sõber
            [named] { $name }
            [south] Lõuna
           *[north] Põhi
        }

whose =
    { $voice ->
        [you] sinu
        [computer] arvuti
        [friend] sinu sõbra
        [named] mängija { $name }
        [south] Lõuna
       *[north] Põhja
    }
    .first =
        { $voice ->
            [you] Sinu
            [computer] Arvuti
            [friend] Sinu sõbra
            [named] Mängija { $name }
            [south] Lõuna
           *[north] Põhja
        }

seeds =
    { $game ->
        [o-an-quan]
            { $seeds ->
                [one] { $seeds } kivike
               *[other] { $seeds } kivikest
            }
        [san-yao] { $seeds } kivi
        [al-manqala]
            { $seeds ->
                [one] { $seeds } helmes
               *[other] { $seeds } helmest
            }
       *[other]
            { $seeds ->
                [one] { $seeds } seeme
               *[other] { $seeds } seemet
            }
    }
    .gen =
        { $seeds ->
            [1]
                { $game ->
                    [o-an-quan] { $seeds } kivikese
                    [san-yao] { $seeds } kivi
                    [al-manqala] { $seeds } helme
                   *[other] { $seeds } seemne
                }
           *[other] { seeds }
        }

pieces =
    { $stones ->
        [0] { seeds }
        [1]
            { $seeds ->
                [0] suur kivi
               *[other] { seeds } ja suur kivi
            }
       *[other]
            { $seeds ->
                [0] { $stones } suurt kivi
               *[other] { seeds } ja { $stones } suurt kivi
            }
    }
    .gen =
        { $stones ->
            [0] { seeds.gen }
            [1]
                { $seeds ->
                    [0] suure kivi
                   *[other] { seeds.gen } ja suure kivi
                }
           *[other]
                { $seeds ->
                    [0] { $stones } suurt kivi
                   *[other] { seeds.gen } ja { $stones } suurt kivi
                }
        }

sentence = { $text }.

list-comma = { ", " }
list = { $list } ja { $last }

## The page

game-o-an-quan = Ô Ăn Quan
game-san-yao = Sàn Yáo
game-al-manqala = Al-manqala
game-dakon = Dakon
page-title = { $game } · külvimängud
page-games = Mängud
page-language = Keel
page-board = Mängulaud
page-loading = Seame laua valmis…
page-controls = Mäng
page-playback = Animatsioon
page-dismiss = Sulge

## Seats

seat-south = Lõuna
seat-north = Põhi
seat-plays = { $side }: kes mängib
seat-points =
    { $side }: { $points ->
        [one] { $points } punkt
       *[other] { $points } punkti
    }
player-person = Inimene
player-you = Sina
player-away = Sõber, lingi kaudu
player-1 = Arvuti, algaja
player-2 = Arvuti, kerge
player-3 = Arvuti, leebe
player-4 = Arvuti, paras
player-5 = Arvuti, hea
player-6 = Arvuti, tugev
player-7 = Arvuti, väga tugev
player-8 = Arvuti, tugevaim

## Whose turn it is

status-choosing =
    { $voice ->
        [you] Sinu kord
       *[other] { who } käib
    }
status-again =
    { $voice ->
        [you] Jälle sinu kord
       *[other] { who } käib jälle
    }
status-thinking =
    { $voice ->
        [you] Sina mõtled
       *[other] { who } mõtleb
    }
status-waiting =
    { $voice ->
        [you] Paus, sinu kord
       *[other] { who } ootab: paus
    }
status-away =
    { $voice ->
        [you] Järgmisena käid sina
       *[other] Järgmisena käib { who.inside }
    }
status-telling =
    { $voice ->
        [you] Sina külvad
       *[other] { who } külvab
    }
status-stuck = Arvuti jäi toppama
status-start-choosing = Vali auk, millest külvata.
status-start-choosing-directions = Vali ruut, siis suund.
status-start-away = Saada link ära ja ava see, mis tagasi tuleb.
status-start-thinking = Teine pool alustab.
status-away-hint = Saada oma käik ja ava link, mis tagasi tuleb.
status-decided =
    { $voice ->
        [you] Sul on üle poole: mäng on otsustatud.
       *[other] { who } on saanud üle poole: mäng on otsustatud.
    }
status-decided-resign = Võid edasi mängida või alla anda.

refused-row = See on { whose } rida.
refused-son = See auk on { whose } oma.
refused-empty = Seal pole midagi külvata.
refused-al-manqala = Teine rida on tühi: kui saad, pead sinna helme andma.
refused-now = Seda auku ei saa praegu valida.

## Buttons

button-new = Uus mäng
button-study = Uuri
button-undo = Võta tagasi
button-redo = Tee uuesti
button-hint = Vihje
button-send = Saada käik
button-link = Kopeeri link
button-more = Veel
button-retry = Proovi uuesti
button-pause = Paus
button-play = Jätka
button-back = Tagasi
button-step = Üks samm
button-skip = Jäta vahele
button-cancel = Loobu
button-before = Tagasi oma mängu
button-copy = Kopeeri
button-save = Salvesta faili

## The table, as a screen reader tells it

table-board = { $game }, mängulaud
table-hole = { $cell }, { whose } pool, { pieces }{ $owner }
table-conquered = , vallutatud: nüüd { whose } oma
table-mandarin = Mandariiniruut { $cell }, { whose } paremal käel, { pieces }
table-store =
    { whose.first } { $aside ->
        [yes] saak
       *[no] salv
    }, { pieces }{ $stones ->
        [0] { "" }
       *[other] { $points ->
            [one] , { $points } punkt
           *[other] , { $points } punkti
        }
    }
table-direction = Külva { $cell }-st { $to } poole
table-pick = { $cell }: { $one } või { $other } poole?
table-ends-lap =
    { move-name }: { $to ->
        [none] see külv ei lõpeks iial.
        [store] esimene ring lõpeb salves.
       *[other] { $game ->
            [al-manqala] külv lõpeb kohas { $to }.
           *[other] esimese ringi lõpp on { $to }.
        }
    }
table-ends-turn = Viimane langeb { $to ->
        [store] salve
       *[other] { $to }-sse
    }; käik toob { $points ->
        [one] ühe punkti
       *[other] { $points } punkti
    }.

## A turn in words

told-sow = { $voice ->
        [you] Sa külvasid
       *[other] { who } külvas
    } { $cell }-st { pieces.gen }{ $towards ->
        [none] { "" }
       *[other] { " " }{ $towards } poole
    }{ $relays ->
        [0] { "" }
        [1] , jätkates ühe korra
       *[other] , jätkates { $relays } korda
    }.
told-stored = Salve läks { seeds }.
told-taken =
    { $voice ->
        [you] Sa võtsid { $what }.
       *[other] { who } võttis { $what }.
    }
told-taking = { pieces.gen } { $cells }-st{ $as ->
        [nembak] { " " }(nembak)
        [mikul] { " " }(mikul)
       *[other] { "" }
    }
told-again = Viimane seeme langes salve: veel üks käik.
told-pass =
    { $voice ->
        [you] Sul pole ühtki käiku, kord läheb edasi.
       *[other] { who } ei saa käia, kord läheb edasi.
    }
told-endless = Külv { $cell }-st ei lõpeks iial: pärast { $laps } ringi on laud jälle nagu enne. Midagi ei võeta ja kord läheb edasi.
told-release = Thả cá, „kalade lahtilaskmine“: ruutudesse { $cells } läheb { $own ->
        [0] { "" }
        [one] { $own } kivike { whose } saagist
       *[other] { $own } kivikest { whose } saagist
    }{ $borrowed ->
        [0] { "" }
       *[other] { $own ->
            [0] { "" }
           *[other] { " " }ja{ " " }
        }
    }{ $borrowed ->
        [0] { "" }
        [one] { $borrowed } laenatud kivike
       *[other] { $borrowed } laenatud kivikest
    }.
told-sweep =
    { $voice ->
        [you] Sa saad kõik, mis jäi: { pieces }.
       *[other] { who } saab kõik, mis jäi: { pieces }.
    }
told-split =
    { $voice ->
        [you] Sa saad ülejäänust { pieces.gen }.
       *[other] { who } saab ülejäänust { pieces.gen }.
    }
told-repay =
    { $voice ->
        [you] Sa maksad tagasi võla: { seeds }.
       *[other] { who } maksab tagasi võla: { seeds }.
    }
told-round = Voor on läbi: Lõuna { $south }, Põhi { $north }. Augud täidetakse uuesti ja järgmist vooru { $starter }.
told-starts =
    { $voice ->
        [you] alustad sina
       *[other] alustab { who.inside }
    }
told-sons = { $voice ->
        [you] Sa said endale
       *[other] { who } sai endale
    } { $holes ->
        [one] vallutatud augu { $cells } (érzi, „poja“).
       *[other] vallutatud augud { $cells } (érzi, „pojad“).
    }
told-lend =
    { $voice ->
        [you] Sa annad viimase augu täiteks laenuks { pieces.gen }.
       *[other] { who } annab viimase augu täiteks laenuks { pieces.gen }.
    }

## One step, while it is shown

step-lift-start = { $from }-st tõstetakse { pieces }
step-lift-relay-among = Viimane langes teiste hulka ({ $from }): kõik { $seeds } lähevad edasi
step-lift-relay-next = Järgmine, { $from }, pole tühi, seega külvatakse edasi { pieces }
step-capture = { $from }-st võetakse { pieces }
step-capture-chain-first = Järgmine, { $gap }, on tühi, seega võetakse selle tagant { $from }: { pieces }
step-capture-chain-more = Jälle üks tühi, { $gap }, ja selle tagant võetakse ka { $from }: { pieces }
step-capture-backward = Majas { $from } on nüüd { $seeds }: kaks või neli võetakse ära
step-capture-backward-more = Eelmises majas { $from } on samuti { $seeds }: needki võetakse
step-capture-nembak = Nembak, „laskmine“: { $landing } oli tühi, seega võetakse vastasauk { $from }: { pieces }
step-capture-nembak-too = Lasknud seeme läheb kaasa
step-capture-mikul = Mikul, „kaelkoogud“: { $landing } oli tühi kahe võrdse augu vahel, seega võetakse { $from }: { pieces }
step-capture-mikul-too = Seeme nende vahelt läheb kaasa
step-release = Thả cá, „kalade lahtilaskmine“: üks kivike ruutu { $to }
step-release-borrowed = Thả cá: üks laenatud kivike ruutu { $to }
step-lend = Auku { $to } antakse laenuks { pieces }
step-sweep = Ülejäänu korjatakse kokku
step-split = Ülejäänu jagatakse pooleks
step-deal = Augud täidetakse uuesti
step-again = Salve: veel kord
step-endless = See külv ei lõpeks iial
step-repay = { $seeds } kivikese võlg makstakse tagasi

## The end

outcome-won =
    { $voice ->
        [you] Sinu võit, { $most } : { $least }
       *[other] { whose.first } võit, { $most } : { $least }
    }
outcome-draw = Viik, { $south } : { $north }
outcome-given = { whose.first } võit
reason-mandarins = Mõlemad mandariiniruudud on tühjad.
reason-deadlock = Pole enam ühtki kivikest, mida lahti lasta.
reason-repetition = Sama seis tekkis kolmandat korda.
reason-spent = Laual on alla kahe kivi.
reason-ruined = Alla viie kivi: neist ei jätku ühegi augu täiteks.
reason-rounds = Matši viimane voor on mängitud.
reason-bare = Pole enam millegagi käia.
reason-starved = Üks rida on tühi ja teisest ei saa seda enam toita: kellel helmeid pole, saab kõik, mis jäi.
reason-agreed = Mõlemad olid nõus ülejäänu pooleks jagama.
reason-resigned =
    { $voice ->
        [you] Sa andsid alla.
       *[other] { who } andis alla.
    }
reason-timed = { whose.first } aeg sai otsa.

## Beside the board

panel-score = Seis
panel-moves = Käigud
panel-moves-none = Ühtki käiku pole veel tehtud.
move-name = { $cell }{ $towards ->
        [none] { "" }
       *[other] { " " }{ $towards } poole
    }
moves-key = Täht on auk; arv selle järel on see, mida käik tõi.
moves-key-directions = Täht on ruut, r või l külvamise suund: paremale või vasakule, nagu käija seda näeb. Arv selle järel on see, mida käik tõi.
moves-move =
    { $points ->
        [0] { $move }
       *[other] { $move } +{ $points }
    }
moves-of = { $side }: { $text }{ $name ->
        [none] { "" }
       *[other] { " " }({ $name })
    }
moves-first = Algusesse
moves-previous = Käik tagasi
moves-next = Käik edasi
moves-last = Lõppu
panel-rules = Kuidas mängida
panel-rules-more = Kõik reeglid koos näidetega
panel-lessons = Õppetunnid
panel-print = Laud printimiseks
panel-options = Selle mängu reeglid
panel-choices = Reeglid
panel-option =
    { $name }: { $value }
score-side = Pool
score-points = Punktid
score-pebbles = Kivikesed
score-stones = Suured kivid
score-debts = Laenatud
score-store = Salv
score-aside = Saak
score-sons = Pojad
score-none = pole
score-round = Voor { $round } (kuni { $rounds })
score-round-single = Üksainus voor
score-started =
    { $voice ->
        [you] Seda vooru alustasid sina.
       *[other] Seda vooru alustas { who.inside }.
    }
score-sons-hint = Pojad (érzi) on teise rea vallutatud augud; selles voorus käib neist nende omanik.
score-last = Eelmine voor: Lõuna { $south }, Põhi { $north }.
score-last-lent =
    { $voice ->
        [you] Sa andsid laenuks { $seeds } kivi, mida pole vaja tagasi anda.
       *[other] { who } andis laenuks { $seeds } kivi, mida pole vaja tagasi anda.
    }

## Rule options

option-yes = Jah
option-no = Ei

option-o-an-quan-mandarin = Mandariiniruudus on
    .hint = Mõlemad annavad kümme punkti, aga püütud kivikesi saab jälle lahti lasta (thả cá).
    .stone = Üks suur kivi
    .pebbles = Kümme kivikest
option-o-an-quan-emptyMandarin = Kui ees on tühi mandariiniruut
    .hint = Kui külv jääb selle ette seisma, siis käik kas lõpeb või tohib selle tagant võtta.
    .stops = Käik lõpeb
    .gap = See on tavaline tühi ruut
option-o-an-quan-youngMandarin = Noor mandariin (quan non)
    .hint = Suurt kivi, mille kõrval on sellest vähem kivikesi, võtta ei saa; 0 lülitab reegli välja.
option-san-yao-match = Terve matš
    .hint = Voor järgneb voorule, poegade ja laenudega, kuni üks pool on laostunud; muidu otsustab üks voor.
option-san-yao-rounds = Voorude ülempiir
    .hint = Kui matš on nii paljude voorude järel veel lahtine, otsustab viimane seis.
option-dakon-holes = Auke reas
    .hint = Alguses on igas augus nii palju seemneid, kui reas on auke.
option-dakon-nembak = Nembak: viimane seeme
    .hint = Kui viimane seeme langeb oma tühja auku ja võtab vastasaugu seemned, siis see kas jääb paigale või läheb kaasa.
    .stays = Jääb oma auku
    .takes-both = Läheb kaasa

## How the games go, in short

rules-o-an-quan-1 = Tõsta ühest oma viiest ruudust kõik kivikesed ja külva need ükshaaval vasakule või paremale.
rules-o-an-quan-2 = Kui järgmises ruudus on kivikesi, tõsta need ja külva edasi. Kui see on tühi, saad endale kõik, mis on selle taga olevas ruudus, ja nii edasi üle iga üksiku tühja ruudu.
rules-o-an-quan-3 = Mandariini ehk kõrge ametniku ruudu (ô quan) ees käik lõpeb. Suur kivi annab kümme punkti.
rules-o-an-quan-4 = Kui kõik su ruudud on tühjad, lased igasse lahti ühe püütud kivikese ja laenad, kui puudu jääb: thả cá, „kalade lahtilaskmine“.
rules-o-an-quan-5 = Kui mõlemad mandariiniruudud on tühjad, võtab kumbki oma ruutude kivikesed ja võlad makstakse tagasi. Võidab see, kel on rohkem punkte.

rules-san-yao-1 = Tõsta ühest oma august kõik kivid ja külva need vastupäeva.
rules-san-yao-2 = Kui järgmises augus on kive, tõsta need ja külva edasi. Kui see on tühi, saad endale selle taga oleva augu kivid, ja nii edasi üle iga üksiku tühja augu.
rules-san-yao-3 = Voor lõpeb, kui alles on alla kahe kivi. Siis pannakse igasse auku jälle viis kivi.
rules-san-yao-4 = Kellel jätkub kive enam kui viieks auguks, vallutab mõne augu teisest reast: need on tema pojad (érzi). Mis üle jääb, annab ta teisele laenuks.
rules-san-yao-5 = Kes ei saa täis ühtki auku, on matši kaotanud.

rules-al-manqala-1 = Tõsta ühest oma majast kõik helmed ja külva need vastupäeva, ühe korra.
rules-al-manqala-2 = Kui viimases majas on nüüd kaks või neli helmest, saad need endale, ja eelmiste majade omad ka, kuni neis on kaks või neli.
rules-al-manqala-3 = Kui teine rida on tühi, pead sinna helme andma, kui vähegi saad.
rules-al-manqala-4 = Kui seda toita ei saa, võtab selle rea omanik kõik, mis jäi. Võidab see, kel on üle poole 98 helmest.

rules-dakon-1 = Tõsta ühest oma august kõik seemned ja külva need vastupäeva, ka oma salve (lumbung), aga mitte kunagi teise salve.
rules-dakon-2 = Kui viimane seeme langeb su salve, vali veel kord. Kui seemnete hulka, tõsta need kõik ja külva edasi.
rules-dakon-3 = Kui su oma tühja auku, saad vastasaugu seemned. See on nembak, „laskmine“.
rules-dakon-4 = Kui teise rea tühja auku kahe võrdse augu vahel, saad kõik kolm. See on mikul, „kaelkoogud“.
rules-dakon-5 = Kui käija rida on tühi, saab teine kõik, mis jäi. Võidab see, kel on rohkem seemneid.

## Names

names-title = Nimed

## Between two rounds (Sàn Yáo)

round-title = { $round }. voor on läbi
round-go = Edasi

## Links

share-title = Link
share-copied = Link on kopeeritud. Selles on see seis koos kõigi käikudega.
share-sent = Link on kopeeritud. Saada see ära: avaja mängupool on { $side }.
share-alone = Selle saab avada ainult see arvuti: seda lehte pole veebis.
share-by-hand = Kopeerimine siin ei õnnestunud. Märgi link ise ära ja kopeeri see.
share-field = Link
share-close = Valmis
share-picture = Pilt…

## What went wrong

notice-link = Seda linki ei saanud avada. Siin on uus mäng.
notice-link-before = Seda linki ei saanud avada. Siin on uus mäng; sinu oma on alles.
notice-seat = Link küsib kohta, mida pole olemas; see avati tavalise mänguna.
notice-restored = Su mäng läheb edasi sealt, kus see pooleli jäi.
notice-saved = Salvestatud mängu ei saanud lugeda.
notice-saved-older = Viimati salvestatud mängu ei saanud lugeda. Edasi läheb vanem mäng.
notice-unsaved = Salvestamine ei õnnestunud: see mäng on ainult sellel vahekaardil. Ka link hoiab seda alles.
notice-trap = Mängu mootor komistas ja käivitati uuesti. Sinu mäng on nagu enne.
notice-trap-link = Mängu mootor komistas selle lingi otsa. Siin on uus mäng.
notice-trap-again = Mängu mootor komistas jälle. Siin on uus mäng; vana on alles su salvestatud mängude seas.
notice-part = Osa lehest jäi laadimata. Vaata, kas ühendus on korras, ja laadi leht uuesti: su mäng on alles.
notice-failed = See ei õnnestunud: { $what }
notice-copied = Kopeeritud.
notice-copy-yourself = Kopeerimine siin ei õnnestunud. Tekst on märgitud: kopeeri see ise.
load-title = Mängu ei saanud laadida
load-unreachable = Mängu mootorit ei saanud kätte. Vaata, kas ühendus on korras, ja proovi uuesti.
load-missing = Osa saidist on serverist puudu. Proovi mõne aja pärast uuesti.
load-refused = WebAssembly, millest mängu mootor on tehtud, on selles brauseris või sellel lehel keelatud. Luba see ja proovi uuesti.
load-damaged = Mängu mootor jõudis kohale rikutuna või ei tööta selles brauseris. Proovi uuesti või kasuta uuemat brauserit.

## What the engine refuses

error-any = Midagi läks valesti.
error-unknown-game = Mängu „{ $at }“ pole olemas.
    .empty = Mängu nimi on puudu.
error-unknown-option = Sellel mängul pole valikut „{ $at }“.
error-bad-option = Valikul „{ $at }“ ei saa olla sellist väärtust.
error-unknown-field = Välja „{ $at }“ pole olemas.
error-missing-field = „{ $at }“ on puudu.
error-wrong-type = „{ $at }“ ei ole õiget liiki.
error-out-of-range = „{ $at }“ on liiga väike, liiga suur või pole täisarv.
error-wrong-length = Loend „{ $at }“ on vale pikkusega.
error-wrong-total = Nuppude koguarv ei klapi selle mänguga.
error-impossible = „{ $at }“ ei ole ühelgi laual võimalik.
error-not-a-move = „{ $at }“ ei ole selle mängu käik.
    .empty = Käik on puudu.
error-illegal-move = Käiku „{ $at }“ ei saa seal teha.
error-game-over = Mäng on läbi.
error-cannot-end = Seda mängu ei saa nii lõpetada.
error-not-a-record = Seda ei saa mänguna lugeda; lugemine jäi seisma siin: „{ $at }“.
error-newer-version = See on tehtud selle lehe uuema versiooniga ({ $at }).
error-too-long = See on liiga pikk: mängus võib olla kõige rohkem { NUMBER(65536) } märki.
error-out-of-memory = Selleks ei jätku mälu.
error-not-started = Mootorile pole veel ühtki mängu antud.
