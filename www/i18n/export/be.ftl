### Малюнкі пазіцыі і тое, як яны трапляюць у артыкул. Словы ў дужках падстаўляюцца.

export-named = { $game }: { $state }
export-licence = Можна выкарыстоўваць як заўгодна: не трэба ні пытацца, ні называць каго-небудзь (CC0).
export-still = Нерухомы малюнак
export-width = Шырыня PNG у пікселях
export-width-bad = Шырыня — цэлы лік ад 100 да 4000.
export-save = Захаваць як { $format }
export-copy = Скапіраваць малюнак
export-copied = Малюнак скапіраваны.
export-copy-refused = Браўзер не дазваляе тут капіраваць малюнкі. Захавайце яго.
export-failed = Не ўдалося зрабіць малюнак. Паспрабуйце меншы.
export-film = Рухомы малюнак
export-film-turn = Апошні ход
export-film-game =
    { $turns ->
        [one] Уся гульня, { $turns } ход
        [few] Уся гульня, { $turns } хады
        [many] Уся гульня, { $turns } хадоў
       *[other] Уся гульня, { $turns } хаду
    }
export-film-none = Спачатку зрабіце ход: потым яго можна паказаць зерне за зернем.
export-make = Зрабіць
export-making = Малюнак робіцца
export-made =
    { $seconds ->
        [one] Ён ідзе { $seconds } секунду.
        [few] Ён ідзе { $seconds } секунды.
        [many] Ён ідзе { $seconds } секунд.
       *[other] Ён ідзе { $seconds } секунды.
    }
export-save-size = Захаваць як { $format }, { $size } кБ
export-thinned = Ён доўгі, таму на некаторых кадрах падае адразу некалькі зерняў.
export-cut = Гульня задоўгая для аднаго малюнка. Тут хады ад 1 да { $told } з { $turns }; астатняе прапушчана.
export-article = Для артыкула
export-place = Куды
export-place-oembed = WordPress: дошка для гульні
export-place-frame = HTML: дошка для гульні
export-oembed-hint = Пастаўце гэты адрас асобным радком. Дошка пачынае новую гульню.
export-picture = Малюнак
export-picture-svg = Нерухомы, SVG
export-picture-png = Нерухомы, PNG
export-picture-gif = Рухомы, GIF
export-address = Публічны адрас гэтага сайта
export-address-hint = Адрас гэтай старонкі адкрываецца толькі на гэтым камп’ютары. Каб спасылка працавала ва ўсіх, увядзіце адрас, дзе сайт апублікаваны.
export-address-bad = Гэта не адрас. Прыклад адраса: https://example.org/mancala/
export-snippet = Тэкст для ўстаўкі
export-play = Гуляць далей адсюль
