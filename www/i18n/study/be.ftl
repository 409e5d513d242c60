### Study: analysis, setting up, copying and opening. Comes on top of the words of the page.

## Study: analysis

study-analysis = Аналіз
study-mistakes = Памылкі
study-editor = Расстаноўка
study-exchange = Капіяваць, адкрыць
study-depth = Прагледжана наперад: { $depth ->
        [one] { $depth } ход
        [few] { $depth } хады
       *[many] { $depth } хадоў
    }, пазіцый: { $positions }.
study-line = Як гульня можа ісці далей
study-values = Колькі варты кожны ход
study-signs = На колькі балаў у канцы будзе наперадзе той, чый цяпер ход: = даказана, ≈ ацэнка, ≤ не больш, ≥ не менш. Націсні на ход, каб убачыць яго на дошцы.
study-bound-exact = { $value }, даказана
study-bound-estimate = прыкладна { $value }
study-bound-at-most = не больш за { $value }, даказана
study-bound-at-least = не менш за { $value }, даказана
study-time = Час
study-seconds = { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }
study-start = Падумаць
study-stop = Спыніць
study-again = Падумаць яшчэ
study-thinking = Камп’ютар думае…
study-over = Тут гульня скончана.
study-failed = Рухавік гульні не здолеў гэта прадумаць. Паспрабуй яшчэ раз.

## Study: setting up

study-setting-up = Расстаноўка
study-start-position = Пачатковая пазіцыя
study-empty = Ачысціць дошку
study-from-board = Як у гульні
study-tap = Дотык да дошкі
study-tap-in = кладзе 1
study-tap-out = здымае 1
study-more = На адзін больш: { $name }
study-less = На адзін менш: { $name }
study-owner = { $side } мае { $name }
study-rest = Рэшту бярэ { $side }
study-to-move = Чый ход
study-field-debts = Пазычана
study-field-round = Раўнд
study-field-starter = Хто пачынаў раўнд
study-fine = З гэтай пазіцыі можна гуляць.
study-fine-later = З гэтай пазіцыі можна гуляць. Спачатку адбудзецца тое, што робіцца само.
study-fine-over = У гэтай пазіцыі гульня скончана.
study-missing = Яшчэ не хапае: { pieces }.
study-too-many = Лішняе: { pieces }.
study-number = { $name }: тут павінен быць цэлы лік, не большы, чым ёсць у гульні.
study-impossible-al-manqala = Пакуль на дошцы ёсць пацеркі, здабыча кожнага боку – цотны лік.
study-impossible-san-yao = Кожнаму боку належыць яго рад, а з другога – найбольш чатыры першыя ямкі.
study-show-field = Паказаць
study-play = Гуляць адсюль
study-analyse = Аналізаваць

## Study: copy and open

study-open = Адкрыць
study-source = Гульня або пазіцыя, якую адкрыць
study-source-hint = Устаў спасылку, гульню або пазіцыю ў тым выглядзе, у якім яна капіюецца ніжэй, або перацягні сюды файл.
study-file = або файл:
study-opened = Гатова, адкрыта. Ранейшая гульня захавана.
study-hand-out = Скапіраваць
study-hand-out-hint = У спасылцы і ў гульні ёсць усе хады, у пазіцыі – тое, што цяпер на дошцы.
study-as-link = Спасылка
study-as-record = Гульня
study-as-text = Пазіцыя, просты тэкст
study-as-json = Пазіцыя, JSON
study-embed = Дошка на іншай вэб-старонцы (па-англійску)
study-read-empty = Пакуль няма чаго адкрываць: спачатку нешта ўстаў або напішы.
study-read-too-long = Для гульні гэта задоўга.
study-read-file = Не ўдалося прачытаць файл «{ $name }».
study-read-unknown = Гэта не спасылка, не гульня і не пазіцыя з гэтага сайта.
study-read-json = Пачынаецца як JSON, але ў радку { $line }, на знаку { $column } ёсць памылка.
study-read-json-kind = Гэты JSON – не пазіцыя: пазіцыю бяруць у фігурныя дужкі.
study-read-move = Ход { $ply }: { $what }
study-read-line = Радок { $line } прачытаць не ўдалося: «{ $at }».
study-read-head = Радок { $line }: налада пішацца як назва=значэнне, а не «{ $at }».
study-read-names = Радок { $line }: ямкі тут называюцца { $wanted }.
study-read-rows = Радок { $line }: тут павінны быць два рады лікаў, Поўнач над Поўднем.
study-read-length = Радок { $line }: лікаў у гэтым радзе павінна быць { $wanted }, а іх { $found }.
study-read-missing = Не хапае «{ $at }».
study-read-seat = Радок { $line }: тут павінна стаяць S (Поўдзень) або N (Поўнач), а не «{ $at }».
study-read-number = Радок { $line }: «{ $at }» – не цэлы лік.
