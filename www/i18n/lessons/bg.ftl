## The page

lessons-title = Уроци: { $game }
lessons-count = Намерени: { $done } от { $count }, от първия път: { $first }
mark-first = намерено от първия път
mark-later = намерено
mark-shown = решението е видяно
mark-open = още не
lessons-previous = Назад
lessons-next = Следващ урок
lessons-finish = Резултат
lessons-restart = Отначало
lessons-end = Резултат
lessons-end-count = От първия път: { $first } от { $count }
lessons-end-open = Още не: { $open }
lessons-hint = Подсказка
lessons-number = Точки
lessons-answer = Отговор
lessons-again = Опитай пак
lessons-show = Покажи решението
lessons-chosen = Избрани: { $cells }
lessons-none-chosen = Още нищо не е избрано.
lessons-play = Играй { $game }
lessons-make = Направи свои уроци
lessons-file = Отвори уроци от файл
lessons-no-engine = Дъските не можаха да се заредят. Провери връзката и зареди страницата отново.
lessons-unfit = Този урок не може да се използва: { $what }

## The questions

ask-last = { $move }: къде пада последното? Натисни това място.
ask-gain = { $move }: колко точки носи?
ask-most = Кой ход носи най-много?
ask-moves = Кои ямки могат да се изберат? Отбележи всичките.
ask-reach = Толкова точки трябва да донесеш с един ход, поне: { $points }
ask-win = Спечели с този ход.
ask-best = Намери най-добрия ход.
ask-best-more = Намери най-добрите ходове един след друг, на брой: { $plies }
kind-last = Къде пада последното?
kind-gain = Колко носи?
kind-most = Кой ход носи най-много?
kind-moves = Какви ходове има?
kind-reach = Толкова точки с един ход
kind-win = Победа с един ход
kind-best = Най-добрият ход

## What is said to an answer

said-right = Вярно!
said-not-there = Не в { $cell }. Преброй пак или виж решението.
said-not-number = Не { $points }. Преброй пак или виж решението.
said-no-number = Напиши цяло число.
said-less = Това носи { $points }. Друг ход носи повече.
said-most = Това носи { $points }, повече от всеки друг ход.
said-not-possible = Не могат да се изберат: { $cells }
said-more-possible = Дотук всичко е вярно, но има още.
said-possible = Могат да се изберат: { $cells }
said-so-far = Дотук { $points }, и още веднъж.
said-brought = Този ход носи { $points }.
said-turn-over = Ходът свърши и донесе { $points }. Опитай по друг начин.
said-not-won = Ходът свърши, а още няма победа. Опитай по друг начин.
said-thinking = Двигателят проверява…
said-answers = { $side } отговаря с { $move }.
said-gives = Изпуснати точки, поне: { $points }.
said-next = А сега?
said-proven = Двигателят доказа, че няма нищо по-добро.
said-line = Решението: { $moves }.
said-stuck = Двигателят не можа да провери това сега. Опитай пак.

## Why a position cannot be asked that

senseless-over = В тази позиция играта е свършила.
senseless-endless = Това сеене никога не свършва.
senseless-same = Всички ходове носят еднакво.
senseless-one-move = Има само един ход.
senseless-no-turn = Никой ход не води дотам.
senseless-unproven = Двигателят не може да докаже отговора. Вземи позиция с по-малко ходове или семена.
senseless-all-best = Всички ходове са еднакво добри.

## Lists that cannot be read; $lesson: which lesson it is

flaw-broken = Това не са уроци или част от тях липсва.
flaw-newer = Тези уроци са направени с по-нова версия на страницата. Зареди страницата отново и опитай пак.
flaw-empty = В този списък няма нито един урок.
flaw-many = Твърде много уроци: в един списък са най-много { $most }.
flaw-big = Това е твърде голямо за списък с уроци.
flaw-title = Заглавието на списъка трябва да е текст, знаци най-много: { $most }.
flaw-lesson = Урок { $lesson } е повреден.
flaw-field = В урок { $lesson } има непознато поле „{ $field }“.
flaw-ask = Въпросът на урок { $lesson } е непознат.
flaw-text = Урок { $lesson }: полето „{ $field }“ трябва да е текст, знаци най-много: { $most }.
flaw-number = Урок { $lesson }: полето „{ $field }“ трябва да е цяло число от { $least } до { $most }.

## Making lessons

edit-about = Избери позиция, задай въпрос и раздай уроците като връзка или файл. Отговори не са нужни: двигателят ги знае.
edit-list = Заглавие на списъка
edit-none = Още няма уроци.
edit-lesson = Урок { $number }
edit-new = Нов урок
edit-position = Позиция
edit-position-hint = Връзка, запис или дъска като текст. Ходовете на дъската отдолу продължават оттам.
edit-take = Вземи тази позиция
edit-ask = Въпрос
edit-move = Ход
edit-points = Точки за донасяне
edit-plies = Свои ходове за намиране
edit-name = Заглавие
edit-comment = Бележка
edit-fine = Този урок става. Отговор: { $answer }
edit-keep = Сложи в списъка
edit-change = Промени
edit-up = Нагоре
edit-down = Надолу
edit-remove = Премахни
edit-removed = Премахнат: урок { $number }
edit-try = Изпробвай уроците
edit-long = Тази връзка е много дълга и някои програми ще я отрежат. По-добре раздай файла.

## The lessons that come with the page: titles

title-first = Първо сеене
title-across = Зад ъгъла
title-store = В хамбара
title-on = Сей нататък
title-long = Дълъг път
title-round = Цяла обиколка
title-before = Пред мандаринското поле
title-choice = Какво може да се избере
title-feed = Хранене
title-sons = Синове (érzi)
title-take = Вземане
title-two = Две или четири
title-nembak = Nembak
title-mikul = Mikul
title-chain = Верига
title-stone = Големият камък
title-most = Най-голямата печалба
title-again = Още веднъж
title-run = Поредица
title-nine = Девет сеитби
title-win = Победа с един ход
title-study = Етюд

## And their hints

hint-first = Всяка ямка след избраната получава по едно, докато ръката се изпразни.
hint-across = След края на реда идва началото на другия ред.
hint-mandarin = Мандаринското поле получава едно като всяко друго.
hint-store = Твоят хамбар получава едно по пътя, другият не.
hint-on = Ако в следващата има нещо, вземи всичко и сей нататък. Ако е празна, сеенето свършва.
hint-among = Ако последното падне сред други, вземи всичките и сей нататък.
hint-before = Пред мандаринското поле сеенето свършва, каквото и да лежи там.
hint-round = Който обиколи цялата дъска, слага едно и в ямката, от която е тръгнал.
hint-choice = Своите ямки, в които има нещо.
hint-feed = Другият ред е празен: позволени са само ходове, които оставят нещо там.
hint-sons = Завладяната ямка е на този, който я е завладял.
hint-take = Каквото лежи зад една празна ямка, се взема.
hint-two = Ако с последното станат две или четири, се вземат.
hint-backward = После погледни ямката преди нея и така нататък, докато има две или четири.
hint-nembak = Последното в твоя празна ямка взема каквото лежи отсреща.
hint-mikul = Последното в празна ямка от другия ред взема двете равни съседки и отива с тях.
hint-chain = След вземането гледай нататък: една празна и зад нея пълна, вземаш и нея.
hint-stone = Големият камък струва десет.
hint-most = Изпробвай наум всеки ход, и малките.
hint-again = Което свършва в хамбара, дава още един ход. Започни с него.
hint-nine = Девет пъти и само в един ред. Първите осем свършват в хамбара.
hint-half = Повече от половината стига.
hint-win = Ходът, който завършва играта, трябва да те остави напред.
hint-study = Виж какво може другата страна след всеки ход. Най-голямата печалба понякога е грешка.
