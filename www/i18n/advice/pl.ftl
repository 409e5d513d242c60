### Advice: a hint, who is ahead while playing, and what each move of a game lost. On top of the words of the page.

## A hint

hint-move = siej z { $cell }{ $towards ->
        [none] { "" }
       *[other] { " " }w stronę { $towards }
    }
hint-only = jest tylko jeden ruch, { $move }
hint-said = Wskazówka: { $move }. { $margin }.
hint-said-why = Wskazówka: { $move } – ten ruch { $why }. { $margin }.
hint-comma = { $list }, { $last }
hint-and = { $list } i { $last }
hint-takes = zdobywa { pieces } z { $cells }
hint-stores = daje do spichlerza { seeds }
hint-again = daje jeszcze jeden ruch
hint-pass = nie zostawia ruchu drugiej stronie ({ who.inside })
hint-ends = kończy { $state ->
        [round] rundę
       *[game] grę
    }
hint-prevents = udaremnia zdobycz drugiej strony ({ who.inside }): { pieces } z { $cells }
hint-plans = przygotowuje zdobycz: { pieces } z { $cells }
hint-better = jest { $sure ->
        [yes] { "" }
       *[no] mniej więcej{ " " }
    }o { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } lepszy niż { $move }, następny w kolejności
hint-equal = jest tak samo dobry jak { $move }
hint-looking = Szukanie dobrego ruchu…
hint-failed = Silnik gry nie znalazł wskazówki. Spróbuj ponownie.
hint-here = Wskazówka: { $move }

## The margin at the end, always with how sure it is

margin-exact =
    { $points ->
        [0] Remis
       *[other] { $voice ->
            [you] Wygrywasz
           *[other] { who } wygrywa
        } o { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
    }{ $state ->
        [round] { " " }w tej rundzie
       *[game] { "" }
    } przy najlepszej grze (udowodnione)
margin-least =
    { who }: { $points ->
        [0] co najmniej remis
        [one] co najmniej o { $points } punkt więcej
        [few] co najmniej o { $points } punkty więcej
       *[many] co najmniej o { $points } punktów więcej
    }{ $state ->
        [round] { " " }w tej rundzie
       *[game] { "" }
    } przy najlepszej grze (udowodnione)
margin-most =
    { who }: przegrana najwyżej o { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }{ $state ->
        [round] { " " }w tej rundzie
       *[game] { "" }
    } przy najlepszej grze (udowodnione)
margin-estimate =
    { $points ->
        [0] Na końcu mniej więcej po równo
       *[other] { who }: na końcu mniej więcej o { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        } więcej
    }{ $state ->
        [round] { " " }w tej rundzie
       *[game] { "" }
    } (zgadywane po obejrzeniu { $positions } pozycji)

## Who is ahead, while playing

outlook-label = Ocena
outlook-thinking = Ocena: komputer myśli…
outlook-said = Ocena: { $margin }
outlook-failed = Ocena: silnik gry nie odpowiada.

## What each move of a game lost

judge-about = Silnik gry jeszcze raz ogląda każdy ruch: ile stracił wobec najlepszego. Znaki pojawią się przy ruchach.
judge-start = Znajdź błędy
judge-on = Dalej
judge-stop = Zatrzymaj
judge-none = Nie ma jeszcze ruchów do obejrzenia.
judge-away = Gdy ta gra się skończy, będzie można obejrzeć jej ruchy.
judge-failed = Silnik gry nie poradził sobie z tą grą. Spróbuj ponownie.
judge-progress = Ruchy: { $done } z { $all }
judge-exactness = Jak dokładnie grano
judge-accuracy = { who }: najlepszy ruch { $best } na { $moves } ({ $share }); strata punktów na ruch: { $mean }
judge-no-choice = { who }: żadnego ruchu z wyborem
judge-costly = Najdroższe ruchy
judge-clean = Żaden ruch nie stracił 2 punktów ani więcej.
judge-slip = Niedokładność
judge-mistake = Błąd
judge-blunder = Gruby błąd
judge-signs = ?! niedokładność: strata co najmniej 2 punktów, ? błąd: co najmniej 5, ?? gruby błąd: co najmniej 10 albo oddana udowodniona wygrana.
judge-lost = { $kind }: strata { $sure ->
        [yes] { "" }
       *[no] mniej więcej{ " " }
    }{ $points ->
        [one] { $points } punktu
       *[other] { $points } punktów
    }. Lepiej: { $move }. { $margin }.
judge-move = Ruch { $at }, { $side }: { $move }
