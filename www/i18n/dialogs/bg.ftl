### What is asked before a game, pingsut, the settings, and the rarer buttons. Comes on top of the words of the page.

## Settings

settings-counts = Бройки при ямките
settings-ends = Показвай къде свършва сеитбата
settings-ends-off = Не
settings-ends-lap = Първата шепа
settings-ends-turn = Целият ход
settings-ends-hint = Посочи ямка или задръж пръст върху нея. С екранен четец: клавиш ? на дъската.
settings-sounds = Тихи звуци
settings-outlook = Показвай по време на игра кой води
settings-projector = Голям изглед за проектор

## The marks on the board

help-marks = Знаците на дъската
help-mark-offered = Оттук може да се сее.
help-mark-turn = На ход е тази редица.
help-mark-origin = Тук започна последният ход.
help-mark-landing = Тук падна { $game ->
        [o-an-quan] последното камъче
        [san-yao] последният камък
        [al-manqala] последното мънисто
       *[other] последното семе
    }.
help-mark-taken = Това беше взето или би било взето.
help-mark-lap =
    { $game ->
        [al-manqala] Тук би свършила сеитбата.
       *[other] Тук би свършила първата шепа.
    }
help-mark-end = Тук би свършил ходът.
help-mark-gain = Толкова би донесъл ходът.
help-mark-endless = Сеитба оттук никога не би свършила.
help-mark-hint = Подсказка: оттук е добре да се сее.

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
setup-opening = Начало
setup-opening-usual = Както обикновено
setup-opening-exact = { $cells }: { $value }, доказано
setup-opening-estimate = { $cells }: около { $value }
setup-opening-hint = Ходове, изиграни предварително, за да са двете страни почти равни. Числото показва с колко точки се различават накрая, когато и двете играят най-добре.
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

## The rarer buttons

button-resign = Предай се
button-agree = Предложи подялба
button-speed = Скорост
button-settings = Настройки
speed-0-5 = Бавно
speed-1 = Нормално
speed-2 = Бързо
speed-4 = Много бързо
speed-0 = Без анимация

## A new game

started-lot =
    { $voice ->
        [you] Жребият реши: започваш ти.
       *[other] Жребият реши: започва { who.inside }.
    }
names-name = Име, ако искаш
names-of = Име: { $side }
names-hint = Името се пази само в този браузър.
names-keep = Запази

## Giving up, and agreeing to split

ask-resign = Предаваш ли се?
ask-resign-hint =
    { $voice ->
        [you] Печелиш ти.
       *[other] Печели { who.inside }.
    } Пак можеш да го отмениш.
ask-agree = Да се подели останалото?
ask-agree-hint = И двете страни трябва да са съгласни.
ask-agree-both = И двете страни са съгласни
ask-agree-decline = Играта продължава
agree-declined = Компютърът очаква повече и продължава играта.

## The clock

clock-title = Часовник
clock-none = Без часовник
clock-side = { $minutes } мин + { $seconds } сек за ход
clock-move = { $seconds } сек за ход
clock-own = Свое време
clock-minutes = Минути за страна
clock-seconds = Секунди за ход
clock-own-hint = Без минути всеки ход има само своите секунди.
clock-hint = Върви, докато човек избира, и спира, докато се сее или страницата не се вижда.

## After a game, between two rounds, and when the clock runs low
clock-low =
    { $voice ->
        [you] { $seconds ->
            [one] Остава { $seconds } секунда.
           *[other] Остават { $seconds } секунди.
        }
       *[other] { who }: { $seconds ->
            [one] остава { $seconds } секунда.
           *[other] остават { $seconds } секунди.
        }
    }
round-ready = Натисни „{ round-go }“, за да започне следващият рунд.
finish-label = След играта
finish-again = Още една игра
finish-swap = Размени страните и играй пак
finish-look = Прегледай играта
finish-mistakes = Намери грешките
finish-share = Сподели играта
finish-untimed = Продължи без часовник
finish-score =
    { $one }: { $wins ->
        [one] { $wins } победа
       *[other] { $wins } победи
    }, { $other }: { $losses }{ $draws ->
        [0] .
       *[other] , равни: { $draws }.
    }
finish-points = Общо точки: { $one } на { $other }.
finish-reset = Брой отначало

## Looking back
moves-line = Ход { $at }: { $move } … ({ $moves ->
        [one] { $moves } ход
       *[other] { $moves } хода
    })
moves-lines = Играно е и така
moves-at = { $at ->
        [0] Поглед назад: началото
       *[other] Поглед назад: ход { $at } от { $all }
    }
moves-at-line = Поглед напред: ход { $at } от { $all }
moves-play-on = Играй оттук
moves-back = Към играта
moves-kept = Играеш нататък оттук. Изиграното досега остава в списъка с ходовете.
moves-undo = Върни изиграното
