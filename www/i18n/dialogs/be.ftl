### What is asked before a game, pingsut, the settings, and the rarer buttons. Comes on top of the words of the page.

## Settings

settings-counts = Лічбы каля ямак
settings-ends = Паказваць, дзе скончыцца сяўба
settings-ends-off = Не
settings-ends-lap = Першая жменя
settings-ends-turn = Увесь ход
settings-ends-hint = Навядзі на ямку або затрымай на ёй палец. З праграмай чытання экрана: клавіша ? на дошцы.
settings-sounds = Ціхія гукі
settings-outlook = Паказваць падчас гульні, хто наперадзе
settings-projector = Вялікі выгляд для праектара

## The marks on the board

help-marks = Знакі на дошцы
help-mark-offered = Адсюль можна сеяць.
help-mark-turn = Ход за гэтым радам.
help-mark-origin = Тут пачаўся апошні ход.
help-mark-landing = Сюды { $game ->
        [o-an-quan] трапіў апошні каменьчык
        [san-yao] трапіў апошні камень
        [al-manqala] трапіла апошняя пацерка
       *[other] трапіла апошняе зерне
    }.
help-mark-taken = Гэта здабыта або было б здабыта.
help-mark-lap =
    { $game ->
        [al-manqala] Тут скончылася б сяўба.
       *[other] Тут скончылася б першая жменя.
    }
help-mark-end = Тут скончыўся б ход.
help-mark-gain = Столькі прынёс бы ход.
help-mark-endless = Сяўба адсюль ніколі б не скончылася.
help-mark-hint = Падказка: раім сеяць адсюль.

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
setup-opening = Пачатак
setup-opening-usual = Як звычайна
setup-opening-exact = { $cells }: { $value }, даказана
setup-opening-estimate = { $cells }: прыкладна { $value }
setup-opening-hint = Хады, якія ўжо зроблены, каб шанцы былі амаль роўныя. Лік паказвае, на колькі балаў разыдуцца бакі ў канцы, калі абодва гуляюць найлепш.
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

## The rarer buttons

button-resign = Здацца
button-agree = Прапанаваць падзел
button-speed = Хуткасць
button-settings = Налады
speed-0-5 = Павольна
speed-1 = Звычайна
speed-2 = Хутка
speed-4 = Вельмі хутка
speed-0 = Без анімацыі

## A new game

started-lot =
    { $voice ->
        [you] Лёс вырашыў: пачынаеш ты.
       *[other] Лёс вырашыў: пачынае { who.inside }.
    }
names-name = Імя, калі хочаш
names-of = Імя: { $side }
names-hint = Імя захоўваецца толькі ў гэтым браўзеры.
names-keep = Захаваць

## Giving up, and agreeing to split

ask-resign = Здацца ў гэтай гульні?
ask-resign-hint =
    { $voice ->
        [you] Пераможаш ты.
       *[other] Пераможа { who.inside }.
    } Гэта яшчэ можна будзе адмяніць.
ask-agree = Падзяліць тое, што засталося?
ask-agree-hint = На гэта павінны згадзіцца абодва бакі.
ask-agree-both = Абодва згодныя
ask-agree-decline = Гуляць далей
agree-declined = Камп’ютар спадзяецца на большае і гуляе далей.

## The clock

clock-title = Гадзіннік
clock-none = Без гадзінніка
clock-side = { $minutes } хв + { $seconds } с за ход
clock-move = { $seconds } с на ход
clock-own = Свой час
clock-minutes = Хвілін на бок
clock-seconds = Секунд на ход
clock-own-hint = Без хвілін кожны ход мае толькі свае секунды.
clock-hint = Ідзе, пакуль чалавек выбірае, і стаіць, пакуль зерне сеецца або старонкі не відаць.

## After a game, between two rounds, and when the clock runs low
clock-low =
    { $voice ->
        [you] { $seconds ->
            [one] Засталася { $seconds } секунда.
            [few] Засталіся { $seconds } секунды.
           *[many] Засталося { $seconds } секунд.
        }
       *[other] { who }: { $seconds ->
            [one] засталася { $seconds } секунда.
            [few] засталіся { $seconds } секунды.
           *[many] засталося { $seconds } секунд.
        }
    }
round-ready = Націсні «{ round-go }», каб пачаўся наступны раўнд.
finish-label = Пасля гульні
finish-again = Згуляць яшчэ
finish-swap = Памяняцца бакамі, яшчэ раз
finish-look = Прагледзець гульню
finish-mistakes = Знайсці памылкі
finish-share = Падзяліцца гульнёй
finish-untimed = Далей без гадзінніка
finish-score =
    { $one }: { $wins ->
        [one] { $wins } перамога
        [few] { $wins } перамогі
       *[many] { $wins } перамог
    }, { $other }: { $losses }{ $draws ->
        [0] .
       *[other] , нічыіх: { $draws }.
    }
finish-points = Балы разам: { $one }:{ $other }.
finish-reset = Лічыць нанова

## Looking back
moves-line = Ход { $at }: { $move } … ({ $moves ->
        [one] { $moves } ход
        [few] { $moves } хады
       *[many] { $moves } хадоў
    })
moves-lines = Гулялі і так
moves-at = { $at ->
        [0] Погляд назад: пачатак
       *[other] Погляд назад: ход { $at } з { $all }
    }
moves-at-line = Погляд наперад: ход { $at } з { $all }
moves-play-on = Гуляць адсюль
moves-back = Да гульні
moves-kept = Далей гуляеш адсюль. Тое, што было згуляна раней, засталося ў спісе хадоў.
moves-undo = Вярнуць ранейшае
