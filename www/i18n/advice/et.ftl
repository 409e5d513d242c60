### Advice: a hint, who is ahead while playing, and what each move of a game lost. On top of the words of the page.

## A hint

hint-move = külva { $cell }-st{ $towards ->
        [none] { "" }
       *[other] { " " }{ $towards } poole
    }
hint-only = on ainult üks käik, { $move }
hint-said = Vihje: { $move }. { $margin }.
hint-said-why = Vihje: { $move } – see käik { $why }. { $margin }.
hint-comma = { $list }, { $last }
hint-and = { $list } ja { $last }
hint-takes = võtab { pieces.gen } { $cells }-st
hint-stores = viib salve { seeds.gen }
hint-again = annab veel ühe käigu
hint-pass = jätab teise poole ({ who.inside }) käiguta
hint-ends = lõpetab { $state ->
        [round] vooru
       *[game] mängu
    }
hint-prevents = ei lase teisel poolel ({ who.inside }) võtta { $cells }-st, mis seal on: { pieces }
hint-plans = valmistab ette võtmist { $cells }-st: { pieces }
hint-better = on { $sure ->
        [yes] { "" }
       *[no] umbes{ " " }
    }{ $points ->
        [one] { $points } punkti
       *[other] { $points } punkti
    } võrra parem kui { $move }, paremuselt järgmine
hint-equal = on sama hea kui { $move }
hint-looking = Otsime head käiku…
hint-failed = Mängu mootor ei leidnud vihjet. Proovi uuesti.
hint-here = Vihje: { $move }

## The margin at the end, always with how sure it is

margin-exact =
    { $points ->
        [0] Viik
       *[other] { whose.first } võit { $points } punktiga
    }{ $state ->
        [round] { " " }selles voorus
       *[game] { "" }
    } parima mängu korral (tõestatud)
margin-least =
    { who }: { $points ->
        [0] vähemalt viik
       *[other] vähemalt { $points } punktiga ees
    }{ $state ->
        [round] { " " }selles voorus
       *[game] { "" }
    } parima mängu korral (tõestatud)
margin-most =
    { who }: kaotus kõige rohkem { $points } punktiga{ $state ->
        [round] { " " }selles voorus
       *[game] { "" }
    } parima mängu korral (tõestatud)
margin-estimate =
    { $points ->
        [0] Lõpus umbes viik
       *[other] { who }: lõpus umbes { $points } punktiga ees
    }{ $state ->
        [round] { " " }selles voorus
       *[game] { "" }
    } (oletus pärast { $positions } seisu vaatamist)

## Who is ahead, while playing

outlook-label = Seis
outlook-thinking = Seis: arvuti mõtleb…
outlook-said = Seis: { $margin }
outlook-failed = Seis: mängu mootor ei vasta.

## What each move of a game lost

judge-about = Mängu mootor vaatab iga käigu uuesti läbi: kui palju see parimaga võrreldes kaotas. Märgid ilmuvad käikude kõrvale.
judge-start = Leia vead
judge-on = Jätka
judge-stop = Peata
judge-none = Pole veel ühtki käiku, mida vaadata.
judge-away = Kui see mäng on läbi, saab selle käike vaadata.
judge-failed = Mängu mootor ei saanud selle mänguga hakkama. Proovi uuesti.
judge-progress = Käigud: { $done } / { $all }
judge-exactness = Kui täpselt mängiti
judge-accuracy = { who }: parim käik { $best } korral { $moves }-st ({ $share }); punkte kaotatud käigu kohta: { $mean }
judge-no-choice = { who }: ühtki valikuga käiku ei olnud
judge-costly = Kõige kallimad käigud
judge-clean = Ükski käik ei kaotanud 2 punkti ega rohkem.
judge-slip = Ebatäpsus
judge-mistake = Viga
judge-blunder = Ränk viga
judge-signs = ?! ebatäpsus: kaotatud vähemalt 2 punkti, ? viga: vähemalt 5, ?? ränk viga: vähemalt 10 või käest antud tõestatud võit.
judge-lost = { $kind }: kaotatud { $sure ->
        [yes] { "" }
       *[no] umbes{ " " }
    }{ $points ->
        [one] { $points } punkt
       *[other] { $points } punkti
    }. Parem: { $move }. { $margin }.
judge-move = { $at }. käik, { $side }: { $move }
