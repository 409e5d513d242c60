### Български

## People and things

who =
    { $voice ->
        [you] Ти
        [computer] Компютърът
        [friend] Приятелят ти
        [named] { $name }
        [south] Юг
       *[north] Север
    }
    .inside =
        { $voice ->
            [you] ти
            [computer] компютърът
            [friend] приятелят ти
            [named] { $name }
            [south] Юг
           *[north] Север
        }
    .after =
        { $voice ->
            [you] теб
            [computer] компютъра
            [friend] приятеля ти
            [named] { $name }
            [south] Юг
           *[north] Север
        }

whose = на { who.after }
    .first = { whose }

seeds =
    { $game ->
        [o-an-quan]
            { $seeds ->
                [one] { $seeds } камъче
               *[other] { $seeds } камъчета
            }
        [san-yao]
            { $seeds ->
                [one] { $seeds } камък
               *[other] { $seeds } камъка
            }
        [al-manqala]
            { $seeds ->
                [one] { $seeds } мънисто
               *[other] { $seeds } мъниста
            }
       *[other]
            { $seeds ->
                [one] { $seeds } семе
               *[other] { $seeds } семена
            }
    }

pieces =
    { $stones ->
        [0] { seeds }
        [1]
            { $seeds ->
                [0] голям камък
               *[other] { seeds } и голям камък
            }
       *[other]
            { $seeds ->
                [0] { $stones } големи камъка
               *[other] { seeds } и { $stones } големи камъка
            }
    }

sentence = { $text }.

list-comma = { ", " }
list = { $list } и { $last }

## The page

game-o-an-quan = О Ан Куан
game-san-yao = Сан Яо
game-al-manqala = Ал-манкала
game-dakon = Дакон
page-title = { $game } · игри манкала
page-games = Игри
page-language = Език
page-board = Дъска
page-loading = Дъската се подрежда…
page-controls = Игра
page-playback = Анимация
page-dismiss = Затвори

## Seats

seat-south = Юг
seat-north = Север
seat-plays = Кой играе за { $side }
seat-points =
    { $side }: { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    }
player-person = Човек
player-you = Ти
player-away = Приятел, чрез линк
player-1 = Компютър, начинаещ
player-2 = Компютър, лесен
player-3 = Компютър, умерен
player-4 = Компютър, среден
player-5 = Компютър, добър
player-6 = Компютър, силен
player-7 = Компютър, много силен
player-8 = Компютър, най-силен

## Whose turn it is

status-choosing =
    { $voice ->
        [you] Ти си на ход
       *[other] На ход е { who.inside }
    }
status-again =
    { $voice ->
        [you] Пак си на ход
       *[other] Пак е на ход { who.inside }
    }
status-thinking =
    { $voice ->
        [you] Мислиш
       *[other] { who } мисли
    }
status-waiting =
    { $voice ->
        [you] Пауза: чакаш
       *[other] Пауза: { who.inside } чака
    }
status-away =
    { $voice ->
        [you] Сега ти си на ход
       *[other] Сега на ход е { who.inside }
    }
status-telling =
    { $voice ->
        [you] Сееш
       *[other] { who } сее
    }
status-stuck = Компютърът блокира
status-start-choosing = Избери ямка, от която да сееш.
status-start-choosing-directions = Избери поле, после посока.
status-start-away = Изпрати линка и отвори този, който ще получиш обратно.
status-start-thinking = Започва другата страна.
status-away-hint = Изпрати хода си, после отвори линка, който ще получиш обратно.
status-decided =
    { $voice ->
        [you] Имаш повече от половината: играта е решена.
       *[other] { who } има повече от половината: играта е решена.
    }
status-decided-resign = Можеш да играеш докрай или да се предадеш.

refused-row =
    { $voice ->
        [you] Това е твоят ред.
       *[other] Това е редът { whose }.
    }
refused-son =
    { $voice ->
        [you] Тази ямка е твоя.
       *[other] Тази ямка е { whose }.
    }
refused-empty = Там няма какво да се сее.
refused-al-manqala = Другият ред е празен: трябва да му дадеш мънисто, щом можеш.
refused-now = Тази ямка не може да се избере сега.

## Buttons

button-new = Нова игра
button-study = Проучи
button-undo = Отмени
button-redo = Повтори
button-hint = Подсказка
button-send = Изпрати хода
button-link = Копирай линка
button-more = Още
button-retry = Опитай пак
button-pause = Пауза
button-play = Продължи
button-back = Стъпка назад
button-step = Една стъпка
button-skip = Пропусни
button-cancel = Отказ
button-before = Към моята игра
button-copy = Копирай
button-save = Запази във файл

## The table, as a screen reader tells it

table-board = Дъска за { $game }
table-hole = { $cell }, { $voice ->
        [you] твоя страна
       *[other] страната { whose }
    }, { pieces }{ $owner }
table-conquered = , завладяна: сега е { $voice ->
        [you] твоя
       *[other] { whose }
    }
table-mandarin = Мандаринско поле { $cell }, вдясно от { who.after }, { pieces }
table-store = { $aside ->
        [yes]
            { $voice ->
                [you] Твоята плячка
               *[other] Плячката { whose }
            }
       *[no]
            { $voice ->
                [you] Твоят хамбар
               *[other] Хамбарът { whose }
            }
    }, { pieces }{ $stones ->
        [0] { "" }
       *[other] , { $points ->
            [one] { $points } точка
           *[other] { $points } точки
        }
    }
table-direction = Сей от { $cell } към { $to }
table-pick = { $cell }: към { $one } или { $other }?
table-ends-lap =
    { move-name }: { $to ->
        [none] тази сеитба никога не би свършила.
        [store] първата шепа свършва в хамбара.
       *[other] { $game ->
            [al-manqala] сеитбата свършва в { $to }.
           *[other] първата шепа свършва в { $to }.
        }
    }
table-ends-turn = Целият ход свършва в { $to ->
        [store] хамбара
       *[other] { $to }
    } и носи { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    }.

## A turn in words

told-sow =
    { $voice ->
        [you] Сееш
       *[other] { who } сее
    } { pieces } от { $cell }{ $towards ->
        [none] { "" }
       *[other] { " " }към { $towards }
    }{ $relays ->
        [0] { "" }
        [1] { " " }и нататък още веднъж
       *[other] { " " }и нататък още { $relays } пъти
    }.
told-stored =
    В хамбара { $seeds ->
        [one] влиза
       *[other] влизат
    } { seeds }.
told-taken =
    { $voice ->
        [you] Вземаш
       *[other] { who } взема
    } { $what }.
told-taking = { pieces } от { $cells }{ $as ->
        [nembak] { " " }(nembak)
        [mikul] { " " }(mikul)
       *[other] { "" }
    }
told-again = Последното семе пада в хамбара: още един ход.
told-pass =
    { $voice ->
        [you] Няма с какво да играеш и пропускаш ход.
       *[other] { who } няма с какво да играе и пропуска ход.
    }
told-endless = Сеитбата от { $cell } никога не би свършила: след { $laps ->
        [one] { $laps } шепа
       *[other] { $laps } шепи
    } дъската е същата като преди. Нищо не се взема и на ход е другата страна.
told-release = Thả cá, „пускане на рибките“: { $voice ->
        [you] слагаш
       *[other] { who.inside } слага
    }{ $own ->
        [0] { "" }
        [one] { " " }{ $own } камъче от плячката си
       *[other] { " " }{ $own } камъчета от плячката си
    }{ $borrowed ->
        [0] { "" }
       *[other]
            { $own ->
                [0] { "" }
               *[other] { " " }и
            }{ $borrowed ->
                [one] { " " }{ $borrowed } камъче назаем
               *[other] { " " }{ $borrowed } камъчета назаем
            }
    } в { $cells }.
told-sweep =
    { $voice ->
        [you] Вземаш
       *[other] { who } взема
    } останалото: { pieces }.
told-split =
    { $voice ->
        [you] Получаваш
       *[other] { who } получава
    } { pieces } от останалото.
told-repay =
    { $voice ->
        [you] Връщаш
       *[other] { who } връща
    } дълг: { seeds }.
told-round = Рундът свърши: Юг { $south }, Север { $north }. Ямките пак са пълни, а следващия рунд го { $starter }.
told-starts =
    { $voice ->
        [you] започваш ти
       *[other] започва { who.inside }
    }
told-sons =
    { $holes ->
        [one] Завладяната ямка { $cells } вече е { $voice ->
            [you] твоя
           *[other] { whose }
        } (érzi, „син“)
       *[other] Завладените ямки { $cells } вече са { $voice ->
            [you] твои
           *[other] { whose }
        } (érzi, „синове“)
    }.
told-lend =
    { $voice ->
        [you] Даваш
       *[other] { who } дава
    } назаем { pieces }, за да се напълни последната ямка.

## One step, while it is shown

step-lift-start = От { $from } в ръката: { pieces }
step-lift-relay-among = Последното семе пада при други в { $from }: нататък тръгват всичките, общо { $seeds }
step-lift-relay-next =
    { $game ->
        [o-an-quan] Следващото поле, { $from }, не е празно
       *[other] Следващата ямка, { $from }, не е празна
    } и сеитбата продължава: { pieces }
step-capture = Плячка от { $from }: { pieces }
step-capture-chain-first =
    { $game ->
        [o-an-quan] Следващото поле, { $gap }, е празно, затова плячката е от { $from } зад него
       *[other] Следващата ямка, { $gap }, е празна, затова плячката е от { $from } зад нея
    }: { pieces }
step-capture-chain-more =
    { $game ->
        [o-an-quan] Пак едно празно, { $gap }, и пак плячка от { $from } зад него
       *[other] Пак една празна, { $gap }, и пак плячка от { $from } зад нея
    }: { pieces }
step-capture-backward = В къщичка { $from } сега има { $seeds }: две или четири са плячка
step-capture-backward-more = В къщичката преди нея, { $from }, също има { $seeds }: и това е плячка
step-capture-nembak = Nembak, „изстрел“: ямка { $landing } беше празна, затова плячката е от { $from } отсреща: { pieces }
step-capture-nembak-too = Семето, което стреля, тръгва с тях
step-capture-mikul = Mikul, „на кобилица“: ямка { $landing } между две равни беше празна, затова плячката е от { $from }: { pieces }
step-capture-mikul-too = Семето между тях тръгва с тях
step-release = Thả cá, „пускане на рибките“: едно камъче в { $to }
step-release-borrowed = Thả cá: едно камъче назаем в { $to }
step-lend = Назаем в { $to }: { pieces }
step-sweep = Останалото се събира
step-split = Останалото се дели
step-deal = Ямките пак се пълнят
step-again = В хамбара: още веднъж
step-endless = Тази сеитба никога не би свършила
step-repay = Връща се дълг: { $seeds }

## The end

outcome-won =
    { $voice ->
        [you] Печелиш
       *[other] { who } печели
    } с { $most } на { $least }
outcome-draw = Равенство, { $south } на { $north }
outcome-given =
    { $voice ->
        [you] Печелиш
       *[other] { who } печели
    }
reason-mandarins = И двете мандарински полета са празни.
reason-deadlock = Няма вече камъче за пускане.
reason-repetition = Същата позиция се появява за трети път.
reason-spent = На дъската няма вече и два камъка.
reason-ruined = По-малко от пет камъка: не стигат дори за една ямка.
reason-rounds = Последният рунд от мача е изигран.
reason-bare = Няма вече с какво да се играе.
reason-starved = Единият ред е празен и другият вече не може да го нахрани: играчът без мъниста взема останалото.
reason-agreed = Двете страни се съгласиха да поделят останалото.
reason-resigned =
    { $voice ->
        [you] Предаваш се.
       *[other] { who } се предава.
    }
reason-timed =
    { $voice ->
        [you] Времето ти изтече.
       *[other] Времето { whose } изтече.
    }

## Beside the board

panel-score = Резултат
panel-moves = Ходове
panel-moves-none = Още няма изигран ход.
move-name = { $cell }{ $towards ->
        [none] { "" }
       *[other] { " " }към { $towards }
    }
moves-key = Буквата е ямката; числото след нея е това, което ходът е донесъл.
moves-key-directions = Буквата е полето, r или l е посоката на сеене: надясно или наляво, както я вижда играчът. Числото след нея е това, което ходът е донесъл.
moves-move = { $move }{ $points ->
        [0] { "" }
       *[other] { " " }+{ $points }
    }
moves-of = { $side }: { $text }{ $name ->
        [none] { "" }
       *[other] { " " }({ $name })
    }
moves-first = Към началото
moves-previous = Един ход назад
moves-next = Един ход напред
moves-last = Към края
panel-rules = Как се играе
panel-rules-more = Всички правила с примери
panel-lessons = Уроци
panel-print = Дъска за печат
panel-options = Правила на тази игра
panel-choices = Правила
panel-option =
    { $name }: { $value }
score-side = Страна
score-points = Точки
score-pebbles = Камъчета
score-stones = Големи камъни
score-debts = Назаем
score-store = Хамбар
score-aside = Плячка
score-sons = Синове
score-none = няма
score-round = Рунд { $round } от най-много { $rounds }
score-round-single = Само един рунд
score-started =
    { $voice ->
        [you] Този рунд го започваш ти.
       *[other] Този рунд го започва { who.inside }.
    }
score-sons-hint = Синовете (érzi) са завладени ямки от другия ред: в този рунд от тях играе завоевателят им.
score-last = Предишният рунд: Юг { $south }, Север { $north }.
score-last-lent =
    { $voice ->
        [you] Даваш
       *[other] { who } дава
    } назаем { $seeds ->
        [one] { $seeds } камък
       *[other] { $seeds } камъка
    }, без връщане.

## Rule options

option-yes = Да
option-no = Не

option-o-an-quan-mandarin = В мандаринското поле има
    .hint = И едното, и другото струва десет точки, но взетите камъчета могат пак да се пуснат на свобода (thả cá).
    .stone = Един голям камък
    .pebbles = Десет камъчета
option-o-an-quan-emptyMandarin = Празно мандаринско поле
    .hint = Когато сеитбата спре точно пред него, тя или свършва там, или може да вземе това, което е зад него.
    .stops = Ходът свършва
    .gap = Празнина като всяка друга
option-o-an-quan-youngMandarin = Млад мандарин (quan non)
    .hint = Голям камък, при който има по-малко камъчета от посоченото тук, не може да се вземе; 0 изключва правилото.
option-san-yao-match = Цял мач
    .hint = Играе се рунд след рунд, със синове и заеми, докато едната страна остане без нищо; иначе решава един рунд.
option-san-yao-rounds = Най-много рундове
    .hint = Ако след толкова рунда мачът още не е решен, важи последният резултат.
option-dakon-holes = Ямки в ред
    .hint = В началото във всяка ямка има толкова семена, колкото са ямките в реда.
option-dakon-nembak = Nembak: последното семе
    .hint = Когато последното семе падне в собствена празна ямка и вземе семената отсреща, то остава или тръгва с тях.
    .stays = Остава в ямката
    .takes-both = Тръгва с тях

## How the games go, in short

rules-o-an-quan-1 = Вземи всички камъчета от едно от своите пет полета и ги сей едно по едно, наляво или надясно.
rules-o-an-quan-2 = Ако в следващото поле има камъчета, вземи ги и сей нататък. Ако е празно, вземаш каквото лежи веднага зад него, и така нататък през единични празнини.
rules-o-an-quan-3 = Пред мандаринско поле (ô quan) ходът свършва. Големият камък се брои за десет.
rules-o-an-quan-4 = Ако всичките ти полета са празни, слагаш във всяко по едно взето камъче, а ако не стигат – по едно назаем. Това е thả cá, „пускане на рибките“.
rules-o-an-quan-5 = Когато и двете мандарински полета са празни, всеки взема камъчетата от своите полета и връща дълговете си. Печели този с най-много точки.

rules-san-yao-1 = Вземи всички камъни от една от своите ямки и ги сей един по един, обратно на часовниковата стрелка.
rules-san-yao-2 = Ако в следващата ямка има камъни, вземи ги и сей нататък. Ако е празна, вземаш каквото лежи веднага зад нея, и така нататък през единични празнини.
rules-san-yao-3 = Рундът свършва, когато на дъската няма вече и два камъка. После всяка ямка пак има по пет.
rules-san-yao-4 = Който има камъни за повече от пет ямки, завладява част от другия ред: това са неговите синове (érzi). Остатъка дава назаем на другата страна.
rules-san-yao-5 = Който не може да напълни нито една ямка, губи мача.

rules-al-manqala-1 = Вземи всички мъниста от една от своите къщички (byot) и ги сей едно по едно обратно на часовниковата стрелка, само веднъж.
rules-al-manqala-2 = Ако тогава в последната къщичка има две или четири мъниста, вземаш ги, а после и тези от къщичките преди нея, докато в тях има две или четири.
rules-al-manqala-3 = Ако другият ред е празен, трябва да му дадеш мънисто, щом можеш.
rules-al-manqala-4 = Ако не може да се нахрани, стопанинът му взема останалото. Печели се с повече от половината от 98 мъниста.

rules-dakon-1 = Вземи всички семена от една от своите ямки (sawah, „оризище“) и ги сей обратно на часовниковата стрелка, също и в своя хамбар (lumbung), но никога в чуждия.
rules-dakon-2 = Последното семе в твоя хамбар: избираш пак. В ямка със семена: вземи ги всичките и сей нататък.
rules-dakon-3 = В твоя празна ямка: вземаш семената отсреща. Това е nembak, „изстрел“.
rules-dakon-4 = В празна ямка от другия ред между две равни ямки: вземаш и трите. Това е mikul, „на кобилица“.
rules-dakon-5 = Когато редът на играча, който е на ход, е празен, другата страна взема останалото. Печели този с най-много семена.

## Names

names-title = Имена

## Between two rounds (Sàn Yáo)

round-title = Рунд { $round } свърши
round-go = Нататък

## Links

share-title = Линк
share-copied = Линкът е копиран. В него е тази позиция с всичките ѝ ходове.
share-sent = Линкът е копиран. Изпрати го: който го отвори, играе за { $side }.
share-alone = Ще се отвори само на този компютър: тази страница не е в интернет.
share-by-hand = Копирането тук не стана. Маркирай линка и го копирай на ръка.
share-field = Линк
share-close = Готово
share-picture = Картинка…

## What went wrong

notice-link = Този линк не можа да се отвори. Ето нова игра.
notice-link-before = Този линк не можа да се отвори. Ето нова игра, а твоята е запазена.
notice-seat = Линкът сочи място, което не съществува, затова е отворена обикновена игра.
notice-restored = Играта продължава оттам, докъдето беше стигнала.
notice-saved = Запазената игра не можа да се прочете.
notice-saved-older = Най-новата запазена игра не можа да се прочете. Продължава по-стара.
notice-unsaved = Запазването не стана: тази игра е само в този раздел и в линка си.
notice-trap = Двигателят на играта се спъна и тръгна отново. Играта ти е такава, каквато беше.
notice-trap-link = Двигателят на играта се спъна в този линк. Ето нова игра.
notice-trap-again = Двигателят на играта пак се спъна. Ето нова игра; старата остава сред запазените.
notice-part = Част от страницата не можа да се зареди. Провери връзката с интернет и зареди страницата отново: играта ти е запазена.
notice-failed = Не стана: { $what }
notice-copied = Копирано.
notice-copy-yourself = Копирането тук не стана. Текстът е маркиран: копирай го на ръка.
load-title = Играта не можа да се зареди
load-unreachable = Двигателят на играта не можа да се изтегли. Провери връзката с интернет и опитай пак.
load-missing = На сървъра липсва част от този сайт. Опитай пак след малко.
load-refused = WebAssembly, с което работи играта, е блокирано в този браузър или на тази страница. Разреши го и опитай пак.
load-damaged = Двигателят на играта пристигна повреден или не работи в този браузър. Опитай пак или използвай по-нов браузър.

## What the engine refuses

error-any = Неочаквана грешка.
error-unknown-game = Няма игра „{ $at }“.
    .empty = Не е посочена игра.
error-unknown-option = Тази игра няма настройка „{ $at }“.
error-bad-option = Настройката „{ $at }“ не може да има такава стойност.
error-unknown-field = Непознато поле с данни: „{ $at }“.
error-missing-field = Липсва поле с данни: „{ $at }“.
error-wrong-type = В „{ $at }“ има стойност от неподходящ вид.
error-out-of-range = Числото в „{ $at }“ е твърде малко, твърде голямо или не е цяло.
error-wrong-length = Списъкът „{ $at }“ има твърде малко или твърде много елементи.
error-wrong-total = { $at ->
        [stones] Големите камъни не са толкова, колкото има в тази игра.
       *[seeds] Семената не са толкова, колкото има в тази игра.
    }
error-impossible = На никоя дъска не може да е така („{ $at }“).
error-not-a-move = „{ $at }“ не е ход в тази игра.
    .empty = Липсва ход.
error-illegal-move = Ходът „{ $at }“ не може да се изиграе там.
error-game-over = Играта е свършила.
error-cannot-end = Тази игра не може да свърши така.
error-not-a-record = Това не е запис на игра (грешка при „{ $at }“).
error-newer-version = Записът е от по-нова версия на тази страница ({ $at }).
error-too-long = Записът е твърде дълъг: една игра може да има най-много 65 536 знака.
error-out-of-memory = Няма достатъчно памет за това.
error-not-started = Двигателят още не е получил никаква игра.
