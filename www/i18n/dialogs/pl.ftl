### What is asked before a game, pingsut, and the settings. Comes on top of the words of the page.

## Settings

settings-counts = Liczby przy dołkach
settings-ends = Pokazuj, gdzie kończy się siew
settings-ends-off = Nie
settings-ends-lap = Pierwsza garść
settings-ends-turn = Cały ruch
settings-ends-hint = Wskaż dołek albo przytrzymaj na nim palec. Z czytnikiem ekranu: klawisz ? na planszy.
settings-sounds = Ciche dźwięki
settings-projector = Duży widok dla projektora
settings-marks = Znaki na planszy
settings-mark-origin = Tu zaczął się ostatni ruch.
settings-mark-landing = Tu wpadło ostatnie ziarno.
settings-mark-taken = To zostało albo zostałoby zdobyte.
settings-mark-lap = Tu skończyłaby się pierwsza garść.
settings-mark-end = Tu skończyłby się ruch.

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
