### Беларуская

## People and things

who =
    { $voice ->
        [you] Ты
        [computer] Камп’ютар
        [friend] Сябар
        [named] { $name }
        [south] Поўдзень
       *[north] Поўнач
    }
    .inside =
        { $voice ->
            [you] ты
            [computer] камп’ютар
            [friend] сябар
            [named] { $name }
            [south] Поўдзень
           *[north] Поўнач
        }

# У родным склоне.
whose =
    { $voice ->
        [you] цябе
        [computer] камп’ютара
        [friend] сябра
        [named] гульца { $name }
        [south] Поўдня
       *[north] Поўначы
    }
    .first = { whose }

seeds =
    { $game ->
        [o-an-quan]
            { $seeds ->
                [one] { $seeds } каменьчык
                [few] { $seeds } каменьчыкі
               *[many] { $seeds } каменьчыкаў
            }
        [san-yao]
            { $seeds ->
                [one] { $seeds } камень
                [few] { $seeds } камяні
               *[many] { $seeds } камянёў
            }
        [al-manqala]
            { $seeds ->
                [one] { $seeds } пацерка
                [few] { $seeds } пацеркі
               *[many] { $seeds } пацерак
            }
       *[other]
            { $seeds ->
                [one] { $seeds } зерне
                [few] { $seeds } зерні
               *[many] { $seeds } зерняў
            }
    }
    .acc =
        { $game ->
            [al-manqala]
                { $seeds ->
                    [one] { $seeds } пацерку
                   *[other] { seeds }
                }
           *[other] { seeds }
        }

pieces =
    { $stones ->
        [0] { seeds }
        [1]
            { $seeds ->
                [0] вялікі камень
               *[other] { seeds } і вялікі камень
            }
        [one]
            { $seeds ->
                [0] { $stones } вялікі камень
               *[other] { seeds } і { $stones } вялікі камень
            }
        [few]
            { $seeds ->
                [0] { $stones } вялікія камяні
               *[other] { seeds } і { $stones } вялікія камяні
            }
       *[many]
            { $seeds ->
                [0] { $stones } вялікіх камянёў
               *[other] { seeds } і { $stones } вялікіх камянёў
            }
    }
    .acc =
        { $stones ->
            [0] { seeds.acc }
           *[other] { pieces }
        }

sentence = { $text }.

list-comma = { ", " }
list = { $list } і { $last }

## The page

game-o-an-quan = О Ан Куан
game-san-yao = Сань Яо
game-al-manqala = Манкала
game-dakon = Дакон
page-title = { $game } · гульні ў сяўбу
page-games = Гульні
page-language = Мова
page-board = Дошка
page-loading = Раскладаем дошку…
page-controls = Гульня
page-playback = Анімацыя
page-dismiss = Закрыць

## Seats

seat-south = Поўдзень
seat-north = Поўнач
seat-plays = Хто гуляе за { $side }
seat-points =
    { $side }: { $points ->
        [one] { $points } бал
        [few] { $points } балы
       *[many] { $points } балаў
    }
player-person = Чалавек
player-you = Ты
player-away = Сябар, па спасылцы
player-1 = Камп’ютар, пачатковец
player-2 = Камп’ютар, лёгкі
player-3 = Камп’ютар, памяркоўны
player-4 = Камп’ютар, сярэдні
player-5 = Камп’ютар, добры
player-6 = Камп’ютар, моцны
player-7 = Камп’ютар, вельмі моцны
player-8 = Камп’ютар, наймацнейшы

## Whose turn it is

status-choosing =
    { $voice ->
        [you] Твой ход
       *[other] Ход { whose }
    }
status-again =
    { $voice ->
        [you] Зноў твой ход
       *[other] Зноў ход { whose }
    }
status-thinking =
    { $voice ->
        [you] Ты думаеш
       *[other] { who } думае
    }
status-waiting =
    { $voice ->
        [you] Паўза: ты чакаеш
       *[other] Паўза: { who.inside } чакае
    }
status-away =
    { $voice ->
        [you] Цяпер твой ход
       *[other] Цяпер ход { whose }
    }
status-telling =
    { $voice ->
        [you] Ты сееш
       *[other] { who } сее
    }
status-stuck = Камп’ютар завіс
status-start-choosing = Выберы ямку, з якой будзеш сеяць.
status-start-choosing-directions = Выберы поле, потым кірунак.
status-start-away = Дашлі спасылку і адкрый тую, што прыйдзе ў адказ.
status-start-thinking = Пачынае другі бок.
status-away-hint = Дашлі свой ход, потым адкрый спасылку, што прыйдзе ў адказ.
status-decided = У { whose } больш за палову: гульня вырашана.
status-decided-resign = Можна гуляць далей або здацца.

refused-row =
    { $voice ->
        [you] Гэта твой рад.
       *[other] Гэта рад { whose }.
    }
refused-son =
    { $voice ->
        [you] Гэтая ямка твая.
       *[other] Гэта ямка { whose }.
    }
refused-empty = Там няма чаго сеяць.
refused-al-manqala = Другі рад пусты: калі толькі можна, трэба даць яму пацерку.
refused-now = Гэтую ямку цяпер выбраць нельга.

## Buttons

button-new = Новая гульня
button-study = Даследаваць
button-undo = Адмяніць
button-redo = Вярнуць
button-hint = Падказка
button-send = Даслаць ход
button-link = Скапіраваць спасылку
button-more = Яшчэ
button-retry = Яшчэ раз
button-pause = Паўза
button-play = Працягнуць
button-back = Крок назад
button-step = Адзін крок
button-skip = Прапусціць
button-cancel = Скасаваць
button-before = Да маёй гульні
button-copy = Скапіраваць
button-save = Захаваць у файл

## The table, as a screen reader tells it

table-board = Дошка гульні { $game }
table-hole = { $cell }, { $voice ->
        [you] твой бок
       *[other] бок { whose }
    }, { pieces }{ $owner }
table-conquered = , заваявана: цяпер у { whose }
table-mandarin = Поле мандарына { $cell }, справа ад { whose }, { pieces }
table-store = { $aside ->
        [yes]
            { $voice ->
                [you] Твая здабыча
               *[other] Здабыча { whose }
            }
       *[no]
            { $voice ->
                [you] Твой свіран
               *[other] Свіран { whose }
            }
    }, { pieces }{ $stones ->
        [0] { "" }
       *[other] , { $points ->
            [one] { $points } бал
            [few] { $points } балы
           *[many] { $points } балаў
        }
    }
table-direction = Сеяць з { $cell } у бок { $to }
table-pick = { $cell }: у бок { $one } ці { $other }?
table-ends-lap =
    { move-name }: { $to ->
        [none] гэтая сяўба ніколі б не скончылася.
        [store] першая жменя канчаецца ў свірне.
       *[other] { $game ->
            [al-manqala] сяўба канчаецца ў { $to }.
           *[other] першая жменя канчаецца ў { $to }.
        }
    }
table-ends-turn = Увесь ход канчаецца ў { $to ->
        [store] свірне
       *[other] { $to }
    } і дае { $points ->
        [one] { $points } бал
        [few] { $points } балы
       *[many] { $points } балаў
    }.

## A turn in words

told-sow =
    { $voice ->
        [you] Ты сееш
       *[other] { who } сее
    } { pieces.acc } з { $cell }{ $towards ->
        [none] { "" }
       *[other] { " " }у бок { $towards }
    }{ $relays ->
        [0] { "" }
        [1] { " " }і далей яшчэ раз
        [one] { " " }і далей яшчэ { $relays } раз
        [few] { " " }і далей яшчэ { $relays } разы
       *[many] { " " }і далей яшчэ { $relays } разоў
    }.
told-stored =
    У свіран { $seeds ->
        [few] трапляюць
       *[other] трапляе
    } { seeds }.
told-taken =
    { $voice ->
        [you] Ты здабываеш
       *[other] { who } здабывае
    } { $what }.
told-taking = { pieces.acc } з { $cells }{ $as ->
        [nembak] { " " }(nembak)
        [mikul] { " " }(mikul)
       *[other] { "" }
    }
told-again = Апошняе зерне трапляе ў свіран: яшчэ адзін ход.
told-pass =
    { $voice ->
        [you] Табе няма чым хадзіць, і ты прапускаеш ход.
       *[other] { who } не мае чым хадзіць і прапускае ход.
    }
told-endless = Сяўба з { $cell } ніколі б не скончылася: пасля { $laps ->
        [one] { $laps } жмені
       *[other] { $laps } жмень
    } на дошцы ўсё як было. Ніхто нічога не здабывае, ход пераходзіць далей.
told-release = Thả cá, «рыбкі на волю»: { $voice ->
        [you] ты кладзеш
       *[other] { who.inside } кладзе
    }{ $own ->
        [0] { "" }
        [one] { " " }{ $own } каменьчык са сваёй здабычы
        [few] { " " }{ $own } каменьчыкі са сваёй здабычы
       *[many] { " " }{ $own } каменьчыкаў са сваёй здабычы
    }{ $borrowed ->
        [0] { "" }
       *[other]
            { $own ->
                [0] { "" }
               *[other] { " " }і
            }{ $borrowed ->
                [one] { " " }{ $borrowed } пазычаны каменьчык
                [few] { " " }{ $borrowed } пазычаныя каменьчыкі
               *[many] { " " }{ $borrowed } пазычаных каменьчыкаў
            }
    } на { $cells }.
told-sweep =
    { $voice ->
        [you] Ты забіраеш усё,
       *[other] { who } забірае ўсё,
    } што засталося: { pieces }.
told-split =
    З рэшты { $voice ->
        [you] ты атрымліваеш
       *[other] { who.inside } атрымлівае
    } { pieces.acc }.
told-repay =
    { $voice ->
        [you] Ты вяртаеш
       *[other] { who } вяртае
    } доўг: { seeds }.
told-round = Раўнд скончаны: Поўдзень { $south }, Поўнач { $north }. Ямкі зноў поўныя, а наступны раўнд { $starter }.
told-starts =
    { $voice ->
        [you] пачынаеш ты
       *[other] пачынае { who.inside }
    }
told-sons =
    Цяпер { $voice ->
        [you] ты маеш
       *[other] { who.inside } мае
    } { $holes ->
        [1] заваяваную ямку { $cells } (érzi, «сын»)
       *[other] заваяваныя ямкі { $cells } (érzi, «сыны»)
    }.
told-lend =
    { $voice ->
        [you] Ты даеш у доўг
       *[other] { who } дае ў доўг
    } { pieces.acc }, каб запоўніць апошнюю ямку.

## One step, while it is shown

step-lift-start = У руку з { $from }: { pieces }
step-lift-relay-among = Апошняе зерне – да іншых у { $from }: далей ідуць усе, разам { $seeds }
step-lift-relay-next =
    { $game ->
        [o-an-quan] Наступнае поле, { $from }, не пустое
       *[other] Наступная ямка, { $from }, не пустая
    }, і сяўба ідзе далей: { pieces }
step-capture = Здабыча з { $from }: { pieces }
step-capture-chain-first =
    { $game ->
        [o-an-quan] Наступнае поле, { $gap }, пустое, таму здабыча – з { $from } за ім
       *[other] Наступная ямка, { $gap }, пустая, таму здабыча – з { $from } за ёй
    }: { pieces }
step-capture-chain-more =
    { $game ->
        [o-an-quan] Зноў адно пустое, { $gap }, і зноў здабыча з { $from } за ім
       *[other] Зноў адна пустая, { $gap }, і зноў здабыча з { $from } за ёй
    }: { pieces }
step-capture-backward = У хатцы { $from } цяпер { $seeds }: дзве або чатыры – здабыча
step-capture-backward-more = У хатцы перад ёй, { $from }, таксама { $seeds }: і гэта здабыча
step-capture-nembak = Nembak, «стрэл»: ямка { $landing } была пустая, таму здабыча – з { $from } насупраць: { pieces }
step-capture-nembak-too = Зерне, што стрэліла, ідзе разам
step-capture-mikul = Mikul, «на каромысле»: ямка { $landing } паміж дзвюма роўнымі была пустая, таму здабыча – з { $from }: { pieces }
step-capture-mikul-too = Зерне паміж імі ідзе разам
step-release = Thả cá, «рыбкі на волю»: адзін каменьчык на { $to }
step-release-borrowed = Thả cá: адзін пазычаны каменьчык на { $to }
step-lend = Пазыка ў { $to }: { pieces }
step-sweep = Рэшта збіраецца
step-split = Рэшта дзеліцца
step-deal = Ямкі зноў напаўняюцца
step-again = У свіран: яшчэ раз
step-endless = Гэтая сяўба ніколі б не скончылася
step-repay = Вяртаецца доўг: { $seeds }

## The end

outcome-won =
    { $voice ->
        [you] Ты перамагаеш
       *[other] { who } перамагае
    }, лік { $most }:{ $least }
outcome-draw = Нічыя, лік { $south }:{ $north }
outcome-given =
    { $voice ->
        [you] Ты перамагаеш
       *[other] { who } перамагае
    }
reason-mandarins = Абодва палі мандарынаў пустыя.
reason-deadlock = Няма больш каменьчыка, каб пусціць яго на волю.
reason-repetition = Тая самая пазіцыя ўзнікае трэці раз.
reason-spent = На дошцы не засталося і двух камянёў.
reason-ruined = Менш за пяць камянёў: не хопіць нават на адну ямку.
reason-rounds = Гэта быў апошні раўнд, матч скончаны.
reason-bare = Хадзіць больш няма чым.
reason-starved = Адзін рад пусты, і з другога яго ўжо не накарміць: гулец без пацерак забірае ўсё, што засталося.
reason-agreed = Абодва бакі згадзіліся падзяліць рэшту.
reason-resigned =
    { $voice ->
        [you] Ты здаешся.
       *[other] { who } здаецца.
    }
reason-timed =
    { $voice ->
        [you] Твой час скончыўся.
       *[other] Час { whose } скончыўся.
    }

## Beside the board

panel-score = Лік
panel-moves = Хады
panel-moves-none = Хадоў яшчэ не было.
move-name = { $cell }{ $towards ->
        [none] { "" }
       *[other] { " " }у бок { $towards }
    }
moves-key = Літара — гэта ямка, лік пасля яе — тое, што прынёс ход.
moves-key-directions = Літара — гэта поле, r або l — куды сеялі: направа або налева, як бачыць той, хто ходзіць. Лік пасля іх — тое, што прынёс ход.
moves-move = { $move }{ $points ->
        [0] { "" }
       *[other] { " " }+{ $points }
    }
moves-of = { $side }: { $text }{ $name ->
        [none] { "" }
       *[other] { " " }({ $name })
    }
moves-first = Да пачатку
moves-previous = Ход назад
moves-next = Ход наперад
moves-last = Да канца
panel-rules = Як гуляць
panel-rules-more = Усе правілы з прыкладамі
panel-lessons = Урокі
panel-print = Дошка для друку
panel-options = Правілы гэтай гульні
panel-choices = Правілы
panel-option =
    { $name }: { $value }
score-side = Бок
score-points = Балы
score-pebbles = Каменьчыкі
score-stones = Вялікія камяні
score-debts = Пазычана
score-store = Свіран
score-aside = Здабыча
score-sons = Сыны
score-none = няма
score-round = Раўнд { $round }, усяго не больш за { $rounds }
score-round-single = Адзін раўнд
score-started =
    { $voice ->
        [you] Гэты раўнд пачынаеш ты.
       *[other] Гэты раўнд пачынае { who.inside }.
    }
score-sons-hint = Сыны (érzi) – заваяваныя ямкі другога рада: у гэтым раўндзе з іх ходзіць заваёўнік.
score-last = Мінулы раўнд: Поўдзень { $south }, Поўнач { $north }.
score-last-lent =
    { $voice ->
        [you] Ты даеш
       *[other] { who } дае
    } другому боку { $seeds ->
        [one] { $seeds } камень
        [few] { $seeds } камяні
       *[many] { $seeds } камянёў
    }, вяртаць не трэба.

## Rule options

option-yes = Так
option-no = Не

option-o-an-quan-mandarin = На полі мандарына ляжыць
    .hint = І тое, і другое вартае дзесяці балаў, але здабытыя каменьчыкі можна зноў пусціць на волю (thả cá).
    .stone = Адзін вялікі камень
    .pebbles = Дзесяць каменьчыкаў
option-o-an-quan-emptyMandarin = Пустое поле мандарына
    .hint = Калі сяўба спыняецца якраз перад ім, яна або там і канчаецца, або можа здабыць тое, што за ім.
    .stops = Заканчвае ход
    .gap = Гэта прагал, як усе іншыя
option-o-an-quan-youngMandarin = Малады мандарын (quan non)
    .hint = Вялікі камень, пры якім ляжыць менш каменьчыкаў, чым тут названа, узяць нельга; 0 выключае правіла.
option-san-yao-match = Цэлы матч
    .hint = Гуляюць раўндамі, з сынамі і пазыкамі, пакуль адзін бок не застанецца ні з чым; інакш усё вырашае адзін раўнд.
option-san-yao-rounds = Найбольш раўндаў
    .hint = Калі пасля столькіх раўндаў матч яшчэ не вырашаны, глядзяць на апошні лік.
option-dakon-holes = Ямак у радзе
    .hint = Напачатку ў кожнай ямцы столькі зерняў, колькі ямак у радзе.
option-dakon-nembak = Nembak: апошняе зерне
    .hint = Калі апошняе зерне трапляе ў сваю пустую ямку і здабывае зерні насупраць, яно застаецца або ідзе разам з імі.
    .stays = Застаецца ў ямцы
    .takes-both = Ідзе разам з імі

## How the games go, in short

rules-o-an-quan-1 = Вазьмі ўсе каменьчыкі з аднаго са сваіх пяці палёў і сей па адным, налева або направа.
rules-o-an-quan-2 = Калі на наступным полі ёсць каменьчыкі, вазьмі іх і сей далей. Калі яно пустое, здабываеш тое, што ляжыць адразу за ім, і так далей праз адзіночныя прагалы.
rules-o-an-quan-3 = Перад полем мандарына (ô quan) ход заканчваецца. Вялікі камень лічыцца за дзесяць.
rules-o-an-quan-4 = Калі ўсе твае палі пустыя, кладзеш на кожнае па адным здабытым каменьчыку, а як не хапае – па пазычаным. Гэта thả cá, «рыбкі на волю».
rules-o-an-quan-5 = Калі абодва палі мандарынаў пустыя, кожны бярэ каменьчыкі са сваіх палёў і вяртае даўгі. Перамагае той, у каго больш балаў.

rules-san-yao-1 = Вазьмі ўсе камяні з адной са сваіх ямак і сей іх па адным супраць гадзіннікавай стрэлкі.
rules-san-yao-2 = Калі ў наступнай ямцы ёсць камяні, вазьмі іх і сей далей. Калі яна пустая, здабываеш тое, што ляжыць адразу за ёй, і так далей праз адзіночныя прагалы.
rules-san-yao-3 = Раўнд заканчваецца, калі на дошцы няма і двух камянёў. Потым у кожнай ямцы зноў пяць.
rules-san-yao-4 = У каго камянёў больш як на пяць ямак, той заваёўвае частку другога рада: гэта яго сыны (érzi). Рэшту ён дае ў доўг другому боку.
rules-san-yao-5 = Хто не можа запоўніць ніводнай ямкі, прайграе матч.

rules-al-manqala-1 = Вазьмі ўсе пацеркі з адной са сваіх хатак (byot) і сей іх па адной супраць гадзіннікавай стрэлкі, толькі адзін раз.
rules-al-manqala-2 = Калі ў апошняй хатцы становіцца дзве або чатыры пацеркі, ты здабываеш іх, а потым і тыя, што ў хатках перад ёй, пакуль там дзве або чатыры.
rules-al-manqala-3 = Калі другі рад пусты, трэба, калі толькі можна, даць яму пацерку.
rules-al-manqala-4 = Калі накарміць яго нельга, яго гаспадар забірае ўсё, што засталося. Каб перамагчы, трэба больш за палову з 98 пацерак.

rules-dakon-1 = Вазьмі ўсе зерні з адной са сваіх ямак (sawah, «рысавае поле») і сей іх супраць гадзіннікавай стрэлкі, таксама ў свой свіран (lumbung), але ніколі ў чужы.
rules-dakon-2 = Апошняе зерне ў тваім свірне: выбірай яшчэ раз. У ямцы з зернямі: вазьмі іх усе і сей далей.
rules-dakon-3 = У тваёй пустой ямцы: здабываеш зерні насупраць. Гэта nembak, «стрэл».
rules-dakon-4 = У пустой ямцы другога рада паміж дзвюма роўнымі: здабываеш усе тры. Гэта mikul, «на каромысле».
rules-dakon-5 = Калі рад таго, чый ход, пусты, другі бок забірае рэшту. Перамагае той, у каго больш зерняў.

## Names

names-title = Імёны

## Between two rounds (Sàn Yáo)

round-title = Раўнд { $round } скончыўся
round-go = Далей

## Links

share-title = Спасылка
share-copied = Спасылка скапіравана. У ёй гэтая пазіцыя з усімі хадамі.
share-sent = Спасылка скапіравана. Дашлі яе: хто адкрые, той гуляе за { $side }.
share-alone = Адкрыецца толькі на гэтым камп’ютары: гэтай старонкі няма ў інтэрнэце.
share-by-hand = Скапіраваць тут не ўдалося. Вылучы спасылку і скапіруй яе ўручную.
share-field = Спасылка
share-close = Гатова
share-picture = Малюнак…

## What went wrong

notice-link = Не ўдалося адкрыць гэтую спасылку. Вось новая гульня.
notice-link-before = Не ўдалося адкрыць гэтую спасылку. Вось новая гульня, а твая захавана.
notice-seat = Спасылка вядзе на месца, якога няма, таму адкрыта звычайная гульня.
notice-restored = Гульня ідзе далей з таго месца, дзе спынілася.
notice-saved = Не ўдалося прачытаць захаваную гульню.
notice-saved-older = Не ўдалося прачытаць апошнюю захаваную гульню. Далей ідзе ранейшая.
notice-unsaved = Захаваць не ўдалося: гэтая гульня ёсць толькі ў гэтай укладцы і ў сваёй спасылцы.
notice-trap = Рухавік гульні спатыкнуўся і запушчаны нанова. Твая гульня такая, як была.
notice-trap-link = Рухавік гульні спатыкнуўся на гэтай спасылцы. Вось новая гульня.
notice-trap-again = Рухавік гульні зноў спатыкнуўся. Вось новая гульня; старая засталася сярод захаваных.
notice-part = Не ўдалося загрузіць частку старонкі. Правер злучэнне і загрузі старонку яшчэ раз: твая гульня захавана.
notice-failed = Не атрымалася: { $what }
notice-copied = Скапіравана.
notice-copy-yourself = Скапіраваць тут не ўдалося. Тэкст вылучаны: скапіруй яго ўручную.
load-title = Не ўдалося загрузіць гульню
load-unreachable = Не ўдалося загрузіць рухавік гульні. Правер злучэнне і паспрабуй яшчэ раз.
load-missing = На серверы няма часткі гэтага сайта. Паспрабуй крыху пазней.
load-refused = WebAssembly, на якім працуе рухавік гульні, забаронены ў гэтым браўзеры або на гэтай старонцы. Дазволь яго і паспрабуй яшчэ раз.
load-damaged = Рухавік гульні прыйшоў пашкоджаным або не працуе ў гэтым браўзеры. Паспрабуй яшчэ раз або вазьмі больш новы браўзер.

## What the engine refuses

error-any = Нечаканая памылка.
error-unknown-game = Гульні «{ $at }» няма.
    .empty = Гульня не названа.
error-unknown-option = У гэтай гульні няма налады «{ $at }».
error-bad-option = Налада «{ $at }» не можа мець такога значэння.
error-unknown-field = Невядомае поле даных: «{ $at }».
error-missing-field = Не хапае поля даных: «{ $at }».
error-wrong-type = У «{ $at }» значэнне не таго віду.
error-out-of-range = Лік у «{ $at }» занадта малы, занадта вялікі або не цэлы.
error-wrong-length = У спісе «{ $at }» замала або зашмат элементаў.
error-wrong-total = { $at ->
        [stones] Вялікіх камянёў не столькі, колькі ў гэтай гульні.
       *[seeds] Зерняў не столькі, колькі ў гэтай гульні.
    }
error-impossible = Так не можа быць ні на якой дошцы («{ $at }»).
error-not-a-move = «{ $at }» – не ход у гэтай гульні.
    .empty = Не хапае ходу.
error-illegal-move = Ход «{ $at }» там зрабіць нельга.
error-game-over = Гульня скончана.
error-cannot-end = Гэтую гульню нельга так скончыць.
error-not-a-record = Гэта не запіс гульні (памылка каля «{ $at }»).
error-newer-version = Запіс зроблены ў пазнейшай версіі гэтай старонкі ({ $at }).
error-too-long = Запіс задоўгі: у гульні можа быць не больш за 65 536 знакаў.
error-out-of-memory = На гэта не хапае памяці.
error-not-started = Рухавік яшчэ не атрымаў ніякай гульні.
