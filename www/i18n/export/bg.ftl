### Картинки на позиция и как попадат в статия. Думите в скоби се попълват.

export-named = { $game }: { $state }
export-licence = Свободна за всякаква употреба: не е нужно да питате, нито да посочвате някого (CC0).
export-still = Неподвижна картинка
export-width = Ширина на PNG в пиксели
export-width-bad = Ширината е цяло число от 100 до 4000.
export-save = Запази като { $format }
export-copy = Копирай картинката
export-copied = Картинката е копирана.
export-copy-refused = Браузърът не позволява тук да се копират картинки. Запазете я.
export-failed = Картинката не можа да се направи. Опитайте с по-малка.
export-film = Подвижна картинка
export-film-turn = Последният ход
export-film-game =
    { $turns ->
        [one] Цялата игра, { $turns } ход
       *[other] Цялата игра, { $turns } хода
    }
export-film-none = Първо изиграйте ход: после той може да се покаже зърно по зърно.
export-make = Направи я
export-making = Картинката се прави
export-made =
    { $seconds ->
        [one] Трае { $seconds } секунда.
       *[other] Трае { $seconds } секунди.
    }
export-save-size = Запази като { $format }, { $size } kB
export-thinned = Дълга е, затова в някои кадри падат по няколко зърна наведнъж.
export-cut = Играта е твърде дълга за една картинка. Тази показва ходове от 1 до { $told } от общо { $turns }; останалото е пропуснато.
export-article = За статия
export-place = Къде отива
export-place-oembed = WordPress: дъска за игра
export-place-frame = HTML: дъска за игра
export-oembed-hint = Сложете този адрес сам на отделен ред. Дъската започва нова игра.
export-picture = Картинка
export-picture-svg = Неподвижна, SVG
export-picture-png = Неподвижна, PNG
export-picture-gif = Подвижна, GIF
export-address = Публичен адрес на този сайт
export-address-hint = Адреса на тази страница може да отвори само този компютър. За връзка, която работи за всички, въведете къде е публикуван сайтът.
export-address-bad = Това не е адрес. Пример за адрес: https://example.org/mancala/
export-snippet = Текст за поставяне
export-play = Играй оттук нататък
