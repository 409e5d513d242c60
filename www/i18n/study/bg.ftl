### Study: analysis, setting up, copying and opening. Comes on top of the words of the page.

## Study: analysis

study-analysis = Анализ
study-mistakes = Грешки
study-editor = Подреждане
study-exchange = Копирай и отвори
study-depth = Преглед: { $depth ->
        [one] { $depth } ход
       *[other] { $depth } хода
    } напред, позиции: { $positions }.
study-line = Как може да продължи играта
study-values = Колко струва всеки ход
study-signs = С колко точки накрая ще води играчът, който е на ход: = доказано, ≈ преценка, ≤ най-много, ≥ най-малко. Натисни ход, за да го видиш на дъската.
study-bound-exact = { $value }, доказано
study-bound-estimate = около { $value }
study-bound-at-most = най-много { $value }, доказано
study-bound-at-least = поне { $value }, доказано
study-time = Време
study-seconds = { $seconds ->
        [one] { $seconds } секунда
       *[other] { $seconds } секунди
    }
study-start = Помисли
study-stop = Спри
study-again = Помисли пак
study-thinking = Компютърът мисли…
study-over = Тук играта е свършила.
study-failed = Двигателят на играта не се справи с тази позиция. Опитай пак.

## Study: setting up

study-setting-up = Подреждане на позиция
study-start-position = Начална позиция
study-empty = Изпразни дъската
study-from-board = Както в играта
study-tap = Докосване на дъската
study-tap-in = слага 1
study-tap-out = маха 1
study-more = С едно повече: { $name }
study-less = С едно по-малко: { $name }
study-owner = { $side } владее { $name }
study-rest = Останалото за { $side }
study-to-move = Кой е на ход
study-field-debts = Назаем
study-field-round = Рунд
study-field-starter = Кой започна рунда
study-fine = От тази позиция може да се играе.
study-fine-later = От тази позиция може да се играе. Първо ще стане това, което става от само себе си.
study-fine-over = В тази позиция играта е свършила.
study-missing = Недостиг: { pieces }.
study-too-many = Излишък: { pieces }.
study-number = { $name }: тук трябва да има цяло число, не по-голямо от броя в играта.
study-impossible-al-manqala = Докато на дъската има мъниста, плячката на всяка страна е четен брой.
study-impossible-san-yao = Всяка страна владее своя ред, а от другия – най-много първите четири ямки.
study-show-field = Покажи
study-play = Играй оттук
study-analyse = Анализирай

## Study: copy and open

study-open = Отвори
study-source = Игра или позиция за отваряне
study-source-hint = Постави линк, игра или позиция така, както се копира по-долу, или пусни тук файл.
study-file = или файл:
study-opened = Готово, отворено е. Предишната игра е запазена.
study-hand-out = Копирай
study-hand-out-hint = В линка и в играта са всички ходове, а в позицията – това, което е на дъската.
study-as-link = Линк
study-as-record = Игра
study-as-text = Позиция, обикновен текст
study-as-json = Позиция, JSON
study-embed = Дъска на друга уебстраница (на английски)
study-read-empty = Още няма какво да се отвори: първо постави или напиши нещо.
study-read-too-long = Това е твърде дълго за игра.
study-read-file = Файлът „{ $name }“ не можа да се прочете.
study-read-unknown = Това не е линк, игра или позиция от този сайт.
study-read-json = Започва като JSON, но на ред { $line }, при знак { $column } има грешка.
study-read-json-kind = Този JSON не е позиция: позицията се записва във фигурни скоби.
study-read-move = Ход { $ply }: { $what }
study-read-line = Ред { $line } не може да се прочете: „{ $at }“.
study-read-head = Ред { $line }: настройката се пише име=стойност, а не „{ $at }“.
study-read-names = Ред { $line }: ямките тук се казват { $wanted }.
study-read-rows = Ред { $line }: тук трябва да има два реда числа, Север над Юг.
study-read-length = Ред { $line }: в този ред трябва да има числа: { $wanted }, а са { $found }.
study-read-missing = Липсва „{ $at }“.
study-read-seat = Ред { $line }: тук трябва да стои S (Юг) или N (Север), а не „{ $at }“.
study-read-number = Ред { $line }: „{ $at }“ не е цяло число.
