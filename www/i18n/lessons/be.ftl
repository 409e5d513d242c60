## The page

lessons-title = Урокі: { $game }
lessons-count = Знойдзена: { $done } з { $count }, з першай спробы: { $first }
mark-first = знойдзена з першай спробы
mark-later = знойдзена
mark-shown = рашэнне прагледжана
mark-open = яшчэ не
lessons-previous = Назад
lessons-next = Наступны ўрок
lessons-finish = Вынік
lessons-restart = Спачатку
lessons-end = Вынік
lessons-end-count = З першай спробы: { $first } з { $count }
lessons-end-open = Яшчэ не знойдзена: { $open }
lessons-hint = Падказка
lessons-number = Балы
lessons-answer = Адказаць
lessons-again = Паспрабаваць яшчэ
lessons-show = Паказаць рашэнне
lessons-chosen = Выбрана: { $cells }
lessons-none-chosen = Яшчэ нічога не выбрана.
lessons-play = Гуляць у { $game }
lessons-make = Скласці свае ўрокі
lessons-file = Адкрыць урокі з файла
lessons-no-engine = Дошкі не ўдалося загрузіць. Праверце злучэнне і загрузіце старонку яшчэ раз.
lessons-unfit = Гэты ўрок не падыходзіць: { $what }

## The questions

ask-last = { $move }: куды трапіць апошняе зерне? Націсні на гэтае месца.
ask-gain = { $move }: колькі балаў гэта дае?
ask-most = Які ход дае найбольш?
ask-moves = Якія ямкі можна выбраць? Адзнач усе.
ask-reach = Столькі балаў трэба здабыць за адзін ход, не менш: { $points }
ask-win = Выйграй за гэты ход.
ask-best = Знайдзі найлепшы ход.
ask-best-more = Знайдзі найлепшыя хады адзін за адным, усяго: { $plies }
kind-last = Куды трапіць апошняе?
kind-gain = Колькі гэта дае?
kind-most = Які ход дае найбольш?
kind-moves = Якія ёсць хады?
kind-reach = Столькі балаў за адзін ход
kind-win = Перамога за адзін ход
kind-best = Найлепшы ход

## What is said to an answer

said-right = Правільна!
said-not-there = Не ў { $cell }. Палічы яшчэ раз або паглядзі рашэнне.
said-not-number = Не { $points }. Палічы яшчэ раз або паглядзі рашэнне.
said-no-number = Напішы цэлы лік.
said-less = Гэта дае { $points }. Іншы ход дае больш.
said-most = Гэта дае { $points }, больш за любы іншы ход.
said-not-possible = Нельга выбраць: { $cells }
said-more-possible = Пакуль усё правільна, але ёсць яшчэ.
said-possible = Можна выбраць: { $cells }
said-so-far = Пакуль { $points }, і яшчэ адзін раз.
said-brought = Гэты ход дае { $points }.
said-turn-over = Ход скончаны і даў { $points }. Паспрабуй інакш.
said-not-won = Ход скончаны, а перамогі няма. Паспрабуй інакш.
said-thinking = Рухавік думае…
said-answers = { $side } адказвае: { $move }.
said-gives = Страчана балаў, не менш: { $points }.
said-next = А цяпер?
said-proven = Рухавік даказаў, што лепшага няма.
said-line = Рашэнне: { $moves }.
said-stuck = Рухавік зараз не змог праверыць. Паспрабуй яшчэ раз.

## Why a position cannot be asked that

senseless-over = У гэтай пазіцыі гульня ўжо скончана.
senseless-endless = Гэтая сяўба ніколі не скончыцца.
senseless-same = Усе хады даюць аднолькава.
senseless-one-move = Ход толькі адзін.
senseless-no-turn = Ніводзін ход да гэтага не вядзе.
senseless-unproven = Рухавік не можа даказаць адказ. Вазьмі пазіцыю, дзе менш хадоў або зерняў.
senseless-all-best = Усе хады аднолькава добрыя.

## Lists that cannot be read; $lesson: which lesson it is

flaw-broken = Гэта не ўрокі, або іх частка згубілася.
flaw-newer = Гэтыя ўрокі зроблены ў пазнейшай версіі старонкі. Загрузіце старонку яшчэ раз і паспрабуйце зноў.
flaw-empty = У гэтым спісе няма ніводнага ўрока.
flaw-many = Занадта шмат урокаў: у спісе не больш за { $most }.
flaw-big = Гэта занадта вялікае для спіса ўрокаў.
flaw-title = Назва спіса мусіць быць тэкстам, знакаў не больш за { $most }.
flaw-lesson = Урок { $lesson } пашкоджаны.
flaw-field = Ва ўроку { $lesson } ёсць невядомае поле «{ $field }».
flaw-ask = Пытанне ўрока { $lesson } невядомае.
flaw-text = Урок { $lesson }: поле «{ $field }» мусіць быць тэкстам, знакаў не больш за { $most }.
flaw-number = Урок { $lesson }: поле «{ $field }» мусіць быць цэлым лікам ад { $least } да { $most }.

## Making lessons

edit-about = Выберы пазіцыю, задай пытанне і раздай урокі спасылкай або файлам. Адказы пісаць не трэба: рухавік іх ведае.
edit-list = Назва спіса
edit-none = Урокаў яшчэ няма.
edit-lesson = Урок { $number }
edit-new = Новы ўрок
edit-position = Пазіцыя
edit-position-hint = Спасылка, запіс або дошка тэкстам. Хады на дошцы ніжэй працягваюць яе.
edit-take = Узяць гэтую пазіцыю
edit-ask = Пытанне
edit-move = Ход
edit-points = Колькі балаў здабыць
edit-plies = Колькі сваіх хадоў знайсці
edit-name = Назва
edit-comment = Каментар
edit-fine = Урок падыходзіць. Адказ: { $answer }
edit-keep = Дадаць у спіс
edit-change = Змяніць
edit-up = Вышэй
edit-down = Ніжэй
edit-remove = Прыбраць
edit-removed = Прыбраны ўрок { $number }
edit-try = Праверыць урокі
edit-long = Спасылка вельмі доўгая, некаторыя праграмы яе абрэжуць. Лепш раздай файл.

## The lessons that come with the page: titles

title-first = Першая сяўба
title-across = За рог
title-store = У свіран
title-on = Сяўба далей
title-long = Доўгі шлях
title-round = Поўнае кола
title-before = Перад полем мандарына
title-choice = Што можна выбраць
title-feed = Кармленне
title-sons = Сыны (érzi)
title-take = Здабыча
title-two = Два або чатыры
title-nembak = Nembak
title-mikul = Mikul
title-chain = Ланцужок
title-stone = Вялікі камень
title-most = Найбольшая здабыча
title-again = Яшчэ раз
title-run = Серыя
title-nine = Дзевяць пасеваў
title-win = Перамога за адзін ход
title-study = Эцюд

## And their hints

hint-first = Кожная ямка пасля выбранай атрымлівае па адным, пакуль рука не апусцее.
hint-across = За канцом рада ідзе пачатак другога рада.
hint-mandarin = Поле мандарына атрымлівае адно, як і іншыя.
hint-store = Свой свіран атрымлівае адно па дарозе, чужы — не.
hint-on = Калі наступная ямка не пустая, вазьмі ўсё і сей далей. Калі пустая, сяўба скончана.
hint-among = Калі апошняе трапляе ў ямку, дзе нешта ёсць, вазьмі ўсё і сей далей.
hint-before = Перад полем мандарына сяўба канчаецца, што б там ні ляжала.
hint-round = Хто абыходзіць поўнае кола, кладзе адно і ў ямку, з якой пачаў.
hint-choice = Свае ямкі, у якіх нешта ёсць.
hint-feed = Другі рад пусты: можна толькі ход, пасля якога там нешта ёсць.
hint-sons = Заваяваная ямка належыць таму, хто яе заваяваў.
hint-take = Тое, што за адной пустой ямкай, здабываецца.
hint-two = Калі з апошнім стала два або чатыры, яны здабываюцца.
hint-backward = Потым глядзі на ямку перад ёй, і так далей, пакуль там два або чатыры.
hint-nembak = Апошняе ў сваёй пустой ямцы здабывае тое, што насупраць.
hint-mikul = Апошняе ў пустой ямцы другога рада здабывае дзве роўныя суседкі і ідзе разам з імі.
hint-chain = Пасля здабычы глядзі далей: адна пустая і за ёй непустая — здабываецца і яна.
hint-stone = Вялікі камень варты дзесяці.
hint-most = Правер у думках кожны ход, малыя таксама.
hint-again = Што канчаецца ў свірне, дае яшчэ адзін ход. Пачні з гэтага.
hint-nine = Дзевяць разоў і толькі ў адным парадку. Першыя восем канчаюцца ў свірне.
hint-half = Больш за палову ўсяго — дастаткова.
hint-win = Ход, які канчае гульню, мусіць пакінуць цябе наперадзе.
hint-study = Глядзі, што можа другі бок пасля кожнага ходу. Найбольшая здабыча бывае памылкай.
