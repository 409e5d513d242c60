### What is asked before a game, pingsut, and the settings. Comes on top of the words of the page.

## Settings

settings-counts = Бройки при ямките
settings-ends = Показвай къде свършва сеитбата
settings-ends-off = Не
settings-ends-lap = Първата шепа
settings-ends-turn = Целият ход
settings-ends-hint = Посочи ямка или задръж пръст върху нея. С екранен четец: клавиш ? на дъската.
settings-sounds = Тихи звуци
settings-projector = Голям изглед за проектор
settings-marks = Знаците на дъската
settings-mark-origin = Тук започна последният ход.
settings-mark-landing = Тук падна последното семе.
settings-mark-taken = Това беше взето или би било взето.
settings-mark-lap = Тук би свършила първата шепа.
settings-mark-end = Тук би свършил ходът.

setup-title = Нова игра: { $game }
setup-players = Кой играе
setup-starts = Кой започва
setup-side =
    { $side } ({ $player })
setup-swap = Размени страните
setup-lot = Жребий
setup-lot-hint = Кой започва, решава случаят.
setup-pingsut = Pingsut
setup-pingsut-hint = Решават знаци с пръсти, както се прави на Ява.
setup-begin = Започни
setup-saved = Недовършени игри
setup-saved-item =
    { $game }, { $moves ->
        [one] { $moves } ход
       *[other] { $moves } хода
    }, { $when }
## Pingsut

pingsut-title = Pingsut
pingsut-how = Слонът бие човека, човекът – мравката, а мравката – слона.
pingsut-throw =
    { $voice ->
        [you] Покажи своя знак.
       *[other] { who }: покажи знак. Другият не гледа.
    }
pingsut-elephant = Слон
    .finger = палец
pingsut-human = Човек
    .finger = показалец
pingsut-ant = Мравка
    .finger = кутре
pingsut-thrown =
    { $voice ->
        [you] Показваш
       *[other] { who } показва
    } { $sign ->
        [elephant] слона
        [human] човека
       *[ant] мравката
    }.
pingsut-ready =
    { $voice ->
        [named] Аз съм { $name }
        [south] Аз играя за Юг
       *[north] Аз играя за Север
    }
pingsut-equal = Еднакви знаци.
pingsut-again = Покажи пак
pingsut-winner =
    { $voice ->
        [you] Започваш ти.
       *[other] Започва { who.inside }.
    }
pingsut-begin = Започни
