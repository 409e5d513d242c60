### What is asked before a game, pingsut, the settings, and the rarer buttons. Comes on top of the words of the page.

## Settings

settings-counts = Liczby przy dołkach
settings-ends = Pokazuj, gdzie kończy się siew
settings-ends-off = Nie
settings-ends-lap = Pierwsza garść
settings-ends-turn = Cały ruch
settings-ends-hint = Wskaż dołek albo przytrzymaj na nim palec. Z czytnikiem ekranu: klawisz ? na planszy.
settings-sounds = Ciche dźwięki
settings-outlook = Pokazuj podczas gry, kto prowadzi
settings-projector = Duży widok dla projektora

## The marks on the board

help-marks = Znaki na planszy
help-mark-offered = Stąd można siać.
help-mark-turn = Ruch należy do tego rzędu.
help-mark-origin = Tu zaczął się ostatni ruch.
help-mark-landing = Tu { $game ->
        [o-an-quan] wpadł ostatni kamyk
        [san-yao] wpadł ostatni kamień
        [al-manqala] wpadł ostatni paciorek
       *[other] wpadło ostatnie ziarno
    }.
help-mark-taken = To zostało albo zostałoby zdobyte.
help-mark-lap =
    { $game ->
        [al-manqala] Tu skończyłby się siew.
       *[other] Tu skończyłaby się pierwsza garść.
    }
help-mark-end = Tu skończyłby się ruch.
help-mark-gain = Tyle przyniósłby ruch.
help-mark-endless = Siew stąd nigdy by się nie skończył.
help-mark-hint = Wskazówka: stąd warto siać.

setup-title = Nowa gra: { $game }
setup-players = Kto gra
setup-starts = Kto zaczyna
setup-side =
    { $side } ({ $player })
setup-swap = Zamiana stron
setup-lot = Losowanie
setup-lot-hint = Kto zacznie, rozstrzygnie los.
setup-pingsut = Pingsut
setup-pingsut-hint = Rozstrzygną znaki pokazane palcami, jak na Jawie.
setup-opening = Otwarcie
setup-opening-usual = Jak zwykle
setup-opening-exact = { $cells }: { $value }, udowodnione
setup-opening-estimate = { $cells }: mniej więcej { $value }
setup-opening-hint = Ruchy wykonane z góry, żeby szanse były prawie równe. Liczba mówi, o ile punktów różnią się strony na końcu, gdy obie grają najlepiej.
setup-begin = Zacznij
setup-saved = Niedokończone gry
setup-saved-item =
    { $game }, { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }, { $when }

## Pingsut

pingsut-title = Pingsut
pingsut-how = Słoń wygrywa z człowiekiem, człowiek z mrówką, a mrówka ze słoniem.
pingsut-throw =
    { $voice ->
        [you] Pokaż swój znak.
       *[other] { who }: pokaż znak. Druga osoba nie patrzy.
    }
pingsut-elephant = Słoń
    .finger = kciuk
pingsut-human = Człowiek
    .finger = palec wskazujący
pingsut-ant = Mrówka
    .finger = mały palec
pingsut-thrown =
    { $voice ->
        [you] Pokazujesz
       *[other] { who } pokazuje
    } { $sign ->
        [elephant] słonia
        [human] człowieka
       *[ant] mrówkę
    }.
pingsut-ready =
    { $voice ->
        [named] To ja, { $name }
        [south] Gram jako Południe
       *[north] Gram jako Północ
    }
pingsut-equal = Takie same znaki.
pingsut-again = Jeszcze raz
pingsut-winner =
    { $voice ->
        [you] Zaczynasz ty.
       *[other] Zaczyna { who.inside }.
    }
pingsut-begin = Zacznij

## The rarer buttons

button-resign = Poddaj się
button-agree = Zaproponuj podział
button-speed = Tempo
button-settings = Ustawienia
speed-0-5 = Wolno
speed-1 = Normalnie
speed-2 = Szybko
speed-4 = Bardzo szybko
speed-0 = Bez animacji

## A new game

started-lot =
    { $voice ->
        [you] Los wybrał: zaczynasz ty.
       *[other] Los wybrał: zaczyna { who.inside }.
    }
names-name = Imię, jeśli chcesz
names-of = Imię: { $side }
names-hint = Imię zostaje tylko w tej przeglądarce.
names-keep = Zapisz

## Giving up, and agreeing to split

ask-resign = Poddać tę grę?
ask-resign-hint =
    { $voice ->
        [you] Wygrasz ty.
       *[other] Wygra { who.inside }.
    } Możesz to jeszcze cofnąć.
ask-agree = Podzielić to, co zostało?
ask-agree-hint = Obie strony muszą się na to zgodzić.
ask-agree-both = Obie strony się zgadzają
ask-agree-decline = Gramy dalej
agree-declined = Komputer liczy na więcej i gra dalej.

## The clock

clock-title = Zegar
clock-none = Bez zegara
clock-side = { $minutes } min + { $seconds } s za ruch
clock-move = { $seconds } s na ruch
clock-own = Własny czas
clock-minutes = Minuty na stronę
clock-seconds = Sekundy na ruch
clock-own-hint = Bez minut każdy ruch ma tylko swoje sekundy.
clock-hint = Chodzi, gdy ktoś wybiera, a stoi, gdy trwa siew albo gdy strony nie widać.

## After a game, between two rounds, and when the clock runs low
clock-low =
    { $voice ->
        [you] { $seconds ->
            [one] Została { $seconds } sekunda.
            [few] Zostały { $seconds } sekundy.
           *[many] Zostało { $seconds } sekund.
        }
       *[other] { who }: { $seconds ->
            [one] została { $seconds } sekunda.
            [few] zostały { $seconds } sekundy.
           *[many] zostało { $seconds } sekund.
        }
    }
round-ready = Naciśnij „{ round-go }”, żeby zacząć następną rundę.
finish-label = Po grze
finish-again = Zagraj znowu
finish-swap = Zamiana stron i jeszcze raz
finish-look = Obejrzyj grę
finish-mistakes = Znajdź błędy
finish-share = Udostępnij grę
finish-untimed = Dalej bez zegara
finish-score =
    { $one }: { $wins ->
        [one] { $wins } wygrana
        [few] { $wins } wygrane
       *[many] { $wins } wygranych
    }, { $other }: { $losses }{ $draws ->
        [0] .
       *[other] , remisy: { $draws }.
    }
finish-points = Punkty razem: { $one } do { $other }.
finish-reset = Licz od nowa

## Looking back
moves-line = Ruch { $at }: { $move } … ({ $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    })
moves-lines = Grano też tak
moves-at = { $at ->
        [0] Rzut oka wstecz: początek
       *[other] Rzut oka wstecz: ruch { $at } z { $all }
    }
moves-at-line = Rzut oka naprzód: ruch { $at } z { $all }
moves-play-on = Graj stąd
moves-back = Wróć do gry
moves-kept = Grasz dalej stąd. Poprzedni przebieg gry jest na liście ruchów.
moves-undo = Wróć do niego
