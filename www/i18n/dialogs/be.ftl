### What is asked before a game, pingsut, and the settings. Comes on top of the words of the page.

## Settings

settings-counts = Лічбы каля ямак
settings-ends = Паказваць, дзе скончыцца сяўба
settings-ends-off = Не
settings-ends-lap = Першая жменя
settings-ends-turn = Увесь ход
settings-ends-hint = Навядзі на ямку або затрымай на ёй палец. З праграмай чытання экрана: клавіша ? на дошцы.
settings-sounds = Ціхія гукі
settings-projector = Вялікі выгляд для праектара
settings-marks = Знакі на дошцы
settings-mark-origin = Тут пачаўся апошні ход.
settings-mark-landing = Сюды трапіла апошняе зерне.
settings-mark-taken = Гэта здабыта або было б здабыта.
settings-mark-lap = Тут скончылася б першая жменя.
settings-mark-end = Тут скончыўся б ход.

setup-title = Новая гульня: { $game }
setup-players = Хто гуляе
setup-starts = Хто пачынае
setup-side =
    { $side } ({ $player })
setup-swap = Памяняцца бакамі
setup-lot = Жараб’ёўка
setup-lot-hint = Хто пачне, вырашыць лёс.
setup-pingsut = Pingsut
setup-pingsut-hint = Знакі на пальцах, як гэта робяць на Яве.
setup-begin = Пачаць
setup-saved = Няскончаныя гульні
setup-saved-item =
    { $game }, { $moves ->
        [one] { $moves } ход
        [few] { $moves } хады
       *[many] { $moves } хадоў
    }, { $when }
## Pingsut

pingsut-title = Pingsut
pingsut-how = Слон перамагае чалавека, чалавек – мурашку, а мурашка – слана.
pingsut-throw =
    { $voice ->
        [you] Пакажы свой знак.
       *[other] { who }: пакажы знак. Другі гулец не глядзіць.
    }
pingsut-elephant = Слон
    .finger = вялікі палец
pingsut-human = Чалавек
    .finger = указальны палец
pingsut-ant = Мурашка
    .finger = мезенец
pingsut-thrown =
    { $voice ->
        [you] Ты паказваеш
       *[other] { who } паказвае
    } { $sign ->
        [elephant] слана
        [human] чалавека
       *[ant] мурашку
    }.
pingsut-ready =
    { $voice ->
        [named] Я – { $name }
        [south] Я гуляю за Поўдзень
       *[north] Я гуляю за Поўнач
    }
pingsut-equal = Знакі аднолькавыя.
pingsut-again = Яшчэ раз
pingsut-winner =
    { $voice ->
        [you] Пачынаеш ты.
       *[other] Пачынае { who.inside }.
    }
pingsut-begin = Пачаць
