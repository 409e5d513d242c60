### Polski

## People and things

who =
    { $voice ->
        [you] Ty
        [computer] Komputer
        [friend] Znajomy
        [named] { $name }
        [south] Południe
       *[north] Północ
    }
    .inside =
        { $voice ->
            [you] ty
            [computer] komputer
            [friend] znajomy
            [named] { $name }
            [south] Południe
           *[north] Północ
        }

# W dopełniaczu.
whose =
    { $voice ->
        [you] ciebie
        [computer] komputera
        [friend] znajomego
        [named] gracza { $name }
        [south] Południa
       *[north] Północy
    }
    .first = { whose }

seeds =
    { $game ->
        [o-an-quan]
            { $seeds ->
                [one] { $seeds } kamyk
                [few] { $seeds } kamyki
               *[many] { $seeds } kamyków
            }
        [san-yao]
            { $seeds ->
                [one] { $seeds } kamień
                [few] { $seeds } kamienie
               *[many] { $seeds } kamieni
            }
        [al-manqala]
            { $seeds ->
                [one] { $seeds } paciorek
                [few] { $seeds } paciorki
               *[many] { $seeds } paciorków
            }
       *[other]
            { $seeds ->
                [one] { $seeds } ziarno
                [few] { $seeds } ziarna
               *[many] { $seeds } ziaren
            }
    }

pieces =
    { $stones ->
        [0] { seeds }
        [1]
            { $seeds ->
                [0] duży kamień
               *[other] { seeds } i duży kamień
            }
        [few]
            { $seeds ->
                [0] { $stones } duże kamienie
               *[other] { seeds } i { $stones } duże kamienie
            }
       *[many]
            { $seeds ->
                [0] { $stones } dużych kamieni
               *[other] { seeds } i { $stones } dużych kamieni
            }
    }

sentence = { $text }.

list-comma = { ", " }
list = { $list } i { $last }

## The page

game-o-an-quan = Ô Ăn Quan
game-san-yao = Sàn Yáo
game-al-manqala = Al-manqala
game-dakon = Dakon
page-title = { $game } · gry mankala
page-games = Gry
page-language = Język
page-board = Plansza
page-loading = Rozkładanie planszy…
page-controls = Gra
page-playback = Animacja
page-dismiss = Zamknij

## Seats

seat-south = Południe
seat-north = Północ
seat-plays = Kto gra jako { $side }
seat-points =
    { $side }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
player-person = Człowiek
player-you = Ty
player-away = Znajomy, przez link
player-1 = Komputer, początkujący
player-2 = Komputer, łatwy
player-3 = Komputer, łagodny
player-4 = Komputer, średni
player-5 = Komputer, dobry
player-6 = Komputer, silny
player-7 = Komputer, bardzo silny
player-8 = Komputer, najsilniejszy

## Whose turn it is

status-choosing =
    { $voice ->
        [you] Twój ruch
       *[other] Ruch { whose }
    }
status-again =
    { $voice ->
        [you] Znowu twój ruch
       *[other] Znowu ruch { whose }
    }
status-thinking =
    { $voice ->
        [you] Myślisz
       *[other] { who } myśli
    }
status-waiting =
    { $voice ->
        [you] Pauza: czekasz
       *[other] Pauza: { who.inside } czeka
    }
status-away =
    { $voice ->
        [you] Teraz twój ruch
       *[other] Teraz ruch { whose }
    }
status-telling =
    { $voice ->
        [you] Siejesz
       *[other] { who } sieje
    }
status-stuck = Komputer utknął
status-start-choosing = Wybierz dołek, z którego chcesz siać.
status-start-choosing-directions = Wybierz pole, potem kierunek.
status-start-away = Wyślij link i otwórz ten, który dostaniesz z powrotem.
status-start-thinking = Zaczyna druga strona.
status-away-hint = Wyślij swój ruch, potem otwórz link, który dostaniesz z powrotem.
status-decided =
    { $voice ->
        [you] Masz więcej niż połowę: wynik jest przesądzony.
       *[other] { who } ma więcej niż połowę: wynik jest przesądzony.
    }
status-decided-resign = Możesz grać dalej albo się poddać.

refused-row =
    { $voice ->
        [you] To twój rząd.
       *[other] To rząd { whose }.
    }
refused-son =
    { $voice ->
        [you] Ten dołek jest twój.
       *[other] To dołek { whose }.
    }
refused-empty = Nie ma tam czego siać.
refused-al-manqala = Drugi rząd jest pusty: musisz dać mu paciorek, gdy tylko możesz.
refused-now = Tego dołka nie można teraz wybrać.

## Buttons

button-new = Nowa gra
button-study = Zbadaj grę
button-undo = Cofnij
button-redo = Ponów
button-hint = Wskazówka
button-send = Wyślij ruch
button-link = Kopiuj link
button-more = Więcej
button-retry = Spróbuj znowu
button-pause = Pauza
button-play = Wznów
button-back = Krok wstecz
button-step = Jeden krok
button-skip = Pomiń
button-cancel = Anuluj
button-before = Wróć do mojej gry
button-copy = Kopiuj
button-save = Zapisz do pliku

## The table, as a screen reader tells it

table-board = Plansza gry { $game }
table-hole = { $cell }, { $voice ->
        [you] twoja strona
       *[other] strona { whose }
    }, { pieces }{ $owner }
table-conquered = , zdobyty, teraz należy do { whose }
table-mandarin = Pole mandaryna { $cell }, { $voice ->
        [you] po twojej prawej ręce
       *[other] po prawej ręce { whose }
    }, { pieces }
table-store = { $aside ->
        [yes]
            { $voice ->
                [you] Twoja zdobycz
               *[other] Zdobycz { whose }
            }
       *[no]
            { $voice ->
                [you] Twój spichlerz
               *[other] Spichlerz { whose }
            }
    }, { pieces }{ $stones ->
        [0] { "" }
       *[other] , { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
    }
table-direction = Siej z { $cell } w stronę { $to }
table-pick = { $cell }: w stronę { $one } czy { $other }?
table-ends-lap =
    { move-name }: { $to ->
        [none] ten siew nigdy by się nie skończył.
        [store] pierwsza garść kończy się w spichlerzu.
       *[other] { $game ->
            [al-manqala] siew kończy się w { $to }.
           *[other] pierwsza garść kończy się w { $to }.
        }
    }
table-ends-turn = Cały ruch kończy się w { $to ->
        [store] spichlerzu
       *[other] { $to }
    } i daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.

## A turn in words

told-sow =
    { $voice ->
        [you] Siejesz
       *[other] { who } sieje
    } { pieces } z { $cell }{ $towards ->
        [none] { "" }
       *[other] { " " }w stronę { $towards }
    }{ $relays ->
        [0] { "" }
        [1] { " " }i dalej jeszcze raz
       *[other] { " " }i dalej jeszcze { $relays } razy
    }.
told-stored =
    Do spichlerza { $seeds ->
        [few] wpadają
       *[other] wpada
    } { seeds }.
told-taken =
    { $voice ->
        [you] Zdobywasz
       *[other] { who } zdobywa
    } { $what }.
told-taking = { pieces } z { $cells }{ $as ->
        [nembak] { " " }(nembak)
        [mikul] { " " }(mikul)
       *[other] { "" }
    }
told-again = Ostatnie ziarno wpada do spichlerza: jeszcze jeden ruch.
told-pass =
    { $voice ->
        [you] Nie masz ruchu, więc tracisz kolejkę.
       *[other] { who } nie ma ruchu i traci kolejkę.
    }
told-endless = Siew z { $cell } nigdy by się nie skończył: po { $laps ->
        [one] { $laps } garści
       *[other] { $laps } garściach
    } plansza wygląda tak jak przedtem. Nikt nic nie zdobywa i kolejka przechodzi dalej.
told-release = Thả cá, „wypuszczanie rybek”: { $voice ->
        [you] kładziesz
       *[other] { who.inside } kładzie
    }{ $own ->
        [0] { "" }
        [one] { " " }{ $own } kamyk ze swojej zdobyczy
        [few] { " " }{ $own } kamyki ze swojej zdobyczy
       *[many] { " " }{ $own } kamyków ze swojej zdobyczy
    }{ $borrowed ->
        [0] { "" }
       *[other]
            { $own ->
                [0] { "" }
               *[other] { " " }i
            }{ $borrowed ->
                [one] { " " }{ $borrowed } kamyk pożyczony
                [few] { " " }{ $borrowed } kamyki pożyczone
               *[many] { " " }{ $borrowed } kamyków pożyczonych
            }
    } na { $cells }.
told-sweep =
    { $voice ->
        [you] Bierzesz
       *[other] { who } bierze
    } wszystko, co zostało: { pieces }.
told-split =
    Z reszty { $voice ->
        [you] dostajesz
       *[other] { who.inside } dostaje
    } { pieces }.
told-repay =
    { $voice ->
        [you] Oddajesz
       *[other] { who } oddaje
    } dług: { seeds }.
told-round = Koniec rundy: Południe { $south }, Północ { $north }. Dołki są znów pełne, a następną rundę { $starter }.
told-starts =
    { $voice ->
        [you] zaczynasz ty
       *[other] zaczyna { who.inside }
    }
told-sons =
    { $voice ->
        [you] Masz
       *[other] { who } ma
    } teraz { $holes ->
        [one] zdobyty dołek { $cells } (érzi, „syn”)
       *[other] zdobyte dołki { $cells } (érzi, „synowie”)
    }.
told-lend =
    { $voice ->
        [you] Pożyczasz drugiej stronie
       *[other] { who } pożycza drugiej stronie
    } { pieces }, żeby zapełnić ostatni dołek.

## One step, while it is shown

step-lift-start = Z { $from } do ręki: { pieces }
step-lift-relay-among = Ostatnie ziarno wpada do innych w { $from }: dalej idą wszystkie, razem { $seeds }
step-lift-relay-next =
    { $game ->
        [o-an-quan] Następne pole, { $from }, nie jest puste
       *[other] Następny dołek, { $from }, nie jest pusty
    }, więc siew trwa: { pieces }
step-capture = Zdobycz z { $from }: { pieces }
step-capture-chain-first =
    { $game ->
        [o-an-quan] Następne pole, { $gap }, jest puste
       *[other] Następny dołek, { $gap }, jest pusty
    }, więc zdobycz jest tuż za nim, z { $from }: { pieces }
step-capture-chain-more =
    { $game ->
        [o-an-quan] Znów jedno puste, { $gap }
       *[other] Znów jeden pusty, { $gap }
    }, i znów zdobycz tuż za nim, z { $from }: { pieces }
step-capture-backward = W domku { $from } są teraz { $seeds }: dwa albo cztery to zdobycz
step-capture-backward-more = W domku przed nim, { $from }, też są { $seeds }: to także zdobycz
step-capture-nembak = Nembak, „strzał”: dołek { $landing } był pusty, więc zdobycz jest naprzeciwko, z { $from }: { pieces }
step-capture-nembak-too = Ziarno, które strzeliło, idzie razem z nimi
step-capture-mikul = Mikul, „na nosidłach”: dołek { $landing } między dwoma równymi był pusty, więc zdobycz jest z { $from }: { pieces }
step-capture-mikul-too = Ziarno spomiędzy nich idzie razem z nimi
step-release = Thả cá, „wypuszczanie rybek”: jeden kamyk na { $to }
step-release-borrowed = Thả cá: jeden pożyczony kamyk na { $to }
step-lend = Pożyczka do { $to }: { pieces }
step-sweep = Zbieranie tego, co zostało
step-split = Podział tego, co zostało
step-deal = Dołki znów się zapełniają
step-again = Do spichlerza: jeszcze raz
step-endless = Ten siew nigdy by się nie skończył
step-repay = Zwrot długu: { $seeds }

## The end

outcome-won =
    { $voice ->
        [you] Wygrywasz
       *[other] { who } wygrywa
    } { $most } do { $least }
outcome-draw = Remis, { $south } do { $north }
outcome-given =
    { $voice ->
        [you] Wygrywasz
       *[other] { who } wygrywa
    }
reason-mandarins = Oba pola mandarynów są puste.
reason-deadlock = Nie ma już kamyka, który można wypuścić.
reason-repetition = Ta sama pozycja pojawia się trzeci raz.
reason-spent = Na planszy nie zostały nawet dwa kamienie.
reason-ruined = Mniej niż pięć kamieni: nie starczy nawet na jeden dołek.
reason-rounds = Ostatnia runda meczu rozegrana.
reason-bare = Nie ma już czym zagrać.
reason-starved = Jeden rząd jest pusty i nie da się go już nakarmić z drugiego: gracz bez paciorków bierze wszystko, co zostało.
reason-agreed = Obie strony zgodziły się podzielić resztę.
reason-resigned =
    { $voice ->
        [you] Poddajesz się.
       *[other] { who } się poddaje.
    }
reason-timed =
    { $voice ->
        [you] Twój czas minął.
       *[other] Czas { whose } minął.
    }

## Beside the board

panel-score = Wynik
panel-moves = Ruchy
panel-moves-none = Jeszcze nie było żadnego ruchu.
move-name = { $cell }{ $towards ->
        [none] { "" }
       *[other] { " " }w stronę { $towards }
    }
moves-key = Litera to dołek; liczba po niej to zdobycz ruchu.
moves-key-directions = Litera to pole, r lub l to kierunek siania: w prawo lub w lewo, jak widzi to gracz. Liczba po nich to zdobycz ruchu.
moves-move = { $move }{ $points ->
        [0] { "" }
       *[other] { " " }+{ $points }
    }
moves-of = { $side }: { $text }{ $name ->
        [none] { "" }
       *[other] { " " }({ $name })
    }
moves-first = Na początek
moves-previous = Ruch wstecz
moves-next = Ruch naprzód
moves-last = Na koniec
panel-rules = Jak się gra
panel-rules-more = Wszystkie zasady, z przykładami
panel-lessons = Lekcje
panel-print = Plansza do wydruku
panel-options = Zasady tej gry
panel-choices = Zasady
panel-option =
    { $name }: { $value }
score-side = Strona
score-points = Punkty
score-pebbles = Kamyki
score-stones = Duże kamienie
score-debts = Pożyczone
score-store = Spichlerz
score-aside = Zdobycz
score-sons = Synowie
score-none = brak
score-round = Runda { $round } z najwyżej { $rounds }
score-round-single = Jedna runda
score-started =
    { $voice ->
        [you] Tę rundę zaczynasz ty.
       *[other] Tę rundę zaczyna { who.inside }.
    }
score-sons-hint = Synowie (érzi) to zdobyte dołki drugiego rzędu: w tej rundzie gra z nich ich zdobywca.
score-last = Poprzednia runda: Południe { $south }, Północ { $north }.
score-last-lent =
    { $voice ->
        [you] Pożyczasz drugiej stronie
       *[other] { who } pożycza drugiej stronie
    } { $seeds ->
        [one] { $seeds } kamień
        [few] { $seeds } kamienie
       *[many] { $seeds } kamieni
    }, bez zwrotu.

## Rule options

option-yes = Tak
option-no = Nie

option-o-an-quan-mandarin = Na polu mandaryna leży
    .hint = Jedno i drugie jest warte dziesięć punktów, ale zdobyte kamyki można potem wypuścić na wolność (thả cá).
    .stone = Jeden duży kamień
    .pebbles = Dziesięć kamyków
option-o-an-quan-emptyMandarin = Puste pole mandaryna
    .hint = Gdy siew zatrzyma się tuż przed nim, albo ruch się kończy, albo można zdobyć to, co leży za tym polem.
    .stops = Kończy ruch
    .gap = To przerwa jak każda inna
option-o-an-quan-youngMandarin = Młody mandaryn (quan non)
    .hint = Duży kamień, przy którym leży mniej kamyków, niż tu podano, jest nietykalny; 0 wyłącza tę zasadę.
option-san-yao-match = Cały mecz
    .hint = Gra się rundami, z synami i pożyczkami, aż jedna strona zostanie z niczym; inaczej rozstrzyga jedna runda.
option-san-yao-rounds = Najwięcej rund
    .hint = Jeśli po tylu rundach mecz wciąż trwa, rozstrzyga ostatni wynik.
option-dakon-holes = Dołki w rzędzie
    .hint = Na początku w każdym dołku jest tyle ziaren, ile dołków ma rząd.
option-dakon-nembak = Nembak: ostatnie ziarno
    .hint = Gdy ostatnie ziarno wpada do własnego pustego dołka i zdobywa ziarna naprzeciwko, zostaje albo idzie z nimi.
    .stays = Zostaje w dołku
    .takes-both = Idzie z nimi

## How the games go, in short

rules-o-an-quan-1 = Weź wszystkie kamyki z jednego ze swoich pięciu pól i siej po jednym, w lewo albo w prawo.
rules-o-an-quan-2 = Jeśli na następnym polu są kamyki, weź je i siej dalej. Jeśli jest puste, zdobywasz to, co leży tuż za nim, i tak dalej przez pojedyncze przerwy.
rules-o-an-quan-3 = Przed polem mandaryna (ô quan) ruch się kończy. Duży kamień liczy się za dziesięć.
rules-o-an-quan-4 = Gdy wszystkie twoje pola są puste, kładziesz na każdym po jednym zdobytym kamyku, a gdy brakuje – pożyczonym. To thả cá, „wypuszczanie rybek”.
rules-o-an-quan-5 = Gdy oba pola mandarynów są puste, każda strona bierze kamyki ze swoich pól i oddaje długi. Wygrywa, kto ma więcej punktów.

rules-san-yao-1 = Weź wszystkie kamienie z jednego ze swoich dołków i siej je po jednym, przeciwnie do ruchu wskazówek zegara.
rules-san-yao-2 = Jeśli w następnym dołku są kamienie, weź je i siej dalej. Jeśli jest pusty, zdobywasz to, co leży tuż za nim, i tak dalej przez pojedyncze przerwy.
rules-san-yao-3 = Runda kończy się, gdy na planszy nie ma już nawet dwóch kamieni. Potem w każdym dołku znów jest pięć.
rules-san-yao-4 = Kto ma kamieni na więcej niż pięć dołków, zdobywa część drugiego rzędu: to jego synowie (érzi). Resztę pożycza drugiej stronie.
rules-san-yao-5 = Kto nie może zapełnić ani jednego dołka, przegrywa mecz.

rules-al-manqala-1 = Weź wszystkie paciorki z jednego ze swoich domków (byot) i siej je po jednym, przeciwnie do ruchu wskazówek zegara, tylko raz.
rules-al-manqala-2 = Jeśli w ostatnim domku są wtedy dwa albo cztery paciorki, zdobywasz je, a potem także te z domków przed nim, dopóki są w nich dwa albo cztery.
rules-al-manqala-3 = Jeśli drugi rząd jest pusty, musisz dać mu paciorek, gdy tylko możesz.
rules-al-manqala-4 = Jeśli nie da się go nakarmić, jego właściciel bierze wszystko, co zostało. Wygrywa więcej niż połowa z 98 paciorków.

rules-dakon-1 = Weź wszystkie ziarna z jednego ze swoich dołków (sawah, „pola ryżowe”) i siej je przeciwnie do ruchu wskazówek zegara, także do swojego spichlerza (lumbung), nigdy do cudzego.
rules-dakon-2 = Ostatnie ziarno w twoim spichlerzu: wybierasz jeszcze raz. W dołku z ziarnami: weź wszystkie i siej dalej.
rules-dakon-3 = W twoim pustym dołku: zdobywasz ziarna naprzeciwko. To nembak, „strzał”.
rules-dakon-4 = W pustym dołku drugiego rzędu, między dwoma równymi dołkami: zdobywasz wszystkie trzy. To mikul, „na nosidłach”.
rules-dakon-5 = Gdy rząd gracza, na którego przypada ruch, jest pusty, druga strona bierze resztę. Wygrywa, kto ma więcej ziaren.

## Names

names-title = Imiona

## Between two rounds (Sàn Yáo)

round-title = Koniec rundy { $round }
round-go = Dalej

## Links

share-title = Link
share-copied = Link skopiowany. Zawiera tę pozycję wraz ze wszystkimi ruchami.
share-sent = Link skopiowany. Wyślij go: kto go otworzy, gra jako { $side }.
share-alone = Otworzy go tylko ten komputer: tej strony nie ma w internecie.
share-by-hand = Kopiowanie tu nie zadziałało. Zaznacz link i skopiuj go ręcznie.
share-field = Link
share-close = Gotowe
share-picture = Obrazek…

## What went wrong

notice-link = Nie udało się otworzyć tego linku. Oto nowa gra.
notice-link-before = Nie udało się otworzyć tego linku. Oto nowa gra, a twoja jest zachowana.
notice-seat = Link wskazuje miejsce, którego nie ma, więc otwiera się zwykła gra.
notice-restored = Grasz dalej od miejsca, w którym gra została przerwana.
notice-saved = Nie udało się odczytać zapisanej gry.
notice-saved-older = Nie udało się odczytać najnowszej zapisanej gry. Toczy się dalej starsza.
notice-unsaved = Zapis się nie udał: ta gra jest tylko w tej karcie i w swoim linku.
notice-trap = Silnik gry się potknął i ruszył od nowa. Twoja gra jest taka, jak była.
notice-trap-link = Silnik gry potknął się o ten link. Oto nowa gra.
notice-trap-again = Silnik gry znowu się potknął. Oto nowa gra; stara czeka wśród zapisanych.
notice-part = Nie udało się wczytać części tej strony. Sprawdź połączenie i wczytaj stronę ponownie: twoja gra jest zachowana.
notice-failed = Nie udało się: { $what }
notice-copied = Skopiowano.
notice-copy-yourself = Kopiowanie tu nie zadziałało. Tekst jest zaznaczony: skopiuj go ręcznie.
load-title = Nie udało się wczytać gry
load-unreachable = Nie udało się pobrać silnika gry. Sprawdź połączenie i spróbuj ponownie.
load-missing = Na serwerze brakuje części tej strony. Spróbuj ponownie za jakiś czas.
load-refused = WebAssembly, na którym działa silnik gry, jest zablokowane w tej przeglądarce albo na tej stronie. Zezwól na nie i spróbuj ponownie.
load-damaged = Silnik gry dotarł uszkodzony albo nie działa w tej przeglądarce. Spróbuj ponownie albo użyj nowszej przeglądarki.

## What the engine refuses

error-any = Nieoczekiwany błąd.
error-unknown-game = Nie ma gry „{ $at }”.
    .empty = Nie podano gry.
error-unknown-option = Ta gra nie ma opcji „{ $at }”.
error-bad-option = Opcja „{ $at }” nie może mieć takiej wartości.
error-unknown-field = Nieznane pole danych: „{ $at }”.
error-missing-field = Brakuje pola danych: „{ $at }”.
error-wrong-type = W „{ $at }” jest wartość niewłaściwego rodzaju.
error-out-of-range = Liczba w „{ $at }” jest za mała, za duża albo nie jest całkowita.
error-wrong-length = Lista „{ $at }” ma za mało albo za dużo pozycji.
error-wrong-total = { $at ->
        [stones] Liczba dużych kamieni nie zgadza się z tą grą.
       *[seeds] Liczba ziaren nie zgadza się z tą grą.
    }
error-impossible = Tak nie może być na żadnej planszy („{ $at }”).
error-not-a-move = „{ $at }” to nie jest ruch w tej grze.
    .empty = Brakuje ruchu.
error-illegal-move = Ruchu „{ $at }” nie można tam wykonać.
error-game-over = Gra jest skończona.
error-cannot-end = Tej gry nie można tak zakończyć.
error-not-a-record = To nie jest zapis gry (błąd przy „{ $at }”).
error-newer-version = Zapis pochodzi z nowszej wersji tej strony ({ $at }).
error-too-long = Zapis jest za długi: gra może mieć najwyżej 65 536 znaków.
error-out-of-memory = Brakuje na to pamięci.
error-not-started = Silnik nie dostał jeszcze żadnej gry.
