### صور لوضع من أوضاع اللعب، وكيف توضع في مقالة. تُملأ الكلمات التي بين الأقواس.

export-named = { $game }: { $state }
export-licence = متاحة لكل استعمال: بلا استئذان وبلا ذكر اسم أحد (CC0).
export-still = صورة ثابتة
export-width = عرض PNG بالبكسل
export-width-bad = العرض عدد صحيح من 100 إلى 4000.
export-save = حفظ بصيغة { $format }
export-copy = نسخ الصورة
export-copied = نُسخت الصورة.
export-copy-refused = لا يسمح المتصفح بنسخ الصور هنا. يمكن حفظها بدلا من ذلك.
export-failed = تعذر صنع الصورة. يمكن تجربة صورة أصغر.
export-film = صورة متحركة
export-film-turn = الدور الأخير
export-film-game =
    { $turns ->
        [zero] اللعبة كلها، بلا أدوار
        [one] اللعبة كلها، دور واحد
        [two] اللعبة كلها، دوران
        [few] اللعبة كلها، { $turns } أدوار
        [many] اللعبة كلها، { $turns } دورا
       *[other] اللعبة كلها، { $turns } دور
    }
export-film-none = بعد لعب دور واحد يمكن عرضه حبة حبة.
export-make = صنع الصورة
export-making = جارٍ صنع الصورة
export-made =
    { $seconds ->
        [zero] مدتها أقل من ثانية.
        [one] مدتها ثانية واحدة.
        [two] مدتها ثانيتان.
        [few] مدتها { $seconds } ثوان.
        [many] مدتها { $seconds } ثانية.
       *[other] مدتها { $seconds } ثانية.
    }
export-save-size = حفظ بصيغة { $format }، { $size } ك.ب
export-thinned = هي طويلة، لذلك تعرض بعض صورها عدة حبات معا.
export-cut = اللعبة أطول من أن تسعها صورة واحدة. تعرض هذه الأدوار من 1 إلى { $told } من أصل { $turns }، وتُرك الباقي.
export-article = لمقالة
export-place = مكانها
export-place-oembed = WordPress: لوحة للعب
export-place-frame = HTML: لوحة للعب
export-oembed-hint = يوضع هذا العنوان وحده في سطر. تبدأ اللوحة لعبة جديدة.
export-picture = الصورة
export-picture-svg = ثابتة، SVG
export-picture-png = ثابتة، PNG
export-picture-gif = متحركة، GIF
export-address = العنوان العام لهذا الموقع
export-address-hint = لا يفتح عنوان هذه الصفحة إلا هذا الحاسوب. ليعمل الرابط عند الجميع يُكتب هنا عنوان الموقع المنشور.
export-address-bad = هذا ليس عنوانًا. مثال على عنوان: https://example.org/mancala/
export-snippet = النص الذي يُلصق
export-play = مواصلة اللعب من هنا
