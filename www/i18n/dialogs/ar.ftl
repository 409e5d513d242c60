### What is asked before a game, pingsut, and the settings. Comes on top of the words of the page.

## Settings

settings-counts = الأعداد بجانب الحفر
settings-ends = إظهار نهاية التوزيع
settings-ends-off = لا
settings-ends-lap = الحفنة الأولى
settings-ends-turn = النقلة كلها
settings-ends-hint = بالإشارة إلى حفرة أو إبقاء الإصبع عليها. ومع قارئ الشاشة: المفتاح «?» على اللوح.
settings-sounds = أصوات هادئة
settings-projector = عرض كبير لجهاز الإسقاط
settings-marks = العلامات على اللوح
settings-mark-origin = من هنا بدأت النقلة الأخيرة.
settings-mark-landing = هنا وقعت آخر حبة في تلك النقلة.
settings-mark-taken = هذا كُسب، أو قد يُكسب.
settings-mark-lap = هنا تنتهي الحفنة الأولى.
settings-mark-end = هنا تنتهي النقلة.

setup-title = لعبة جديدة: { $game }
setup-players = من يلعب
setup-starts = من يبدأ
setup-side =
    { $side } ({ $player })
setup-swap = تبديل الجهتين
setup-lot = قرعة
setup-lot-hint = الحظ يقرر عند البداية.
setup-pingsut = Pingsut
setup-pingsut-hint = قرعة بإشارات الأصابع، كما في جاوة.
setup-begin = هيا نلعب
setup-saved = ألعاب لم تنته
setup-saved-item = { $game }، { $moves ->
        [zero] بلا نقلات
        [one] نقلة واحدة
        [two] نقلتان
        [few] { $moves } نقلات
       *[other] { $moves } نقلة
    }، { $when }
## Pingsut

pingsut-title = Pingsut
pingsut-how = الفيل يغلب الإنسان، والإنسان يغلب النملة، والنملة تغلب الفيل.
pingsut-throw =
    { $voice ->
        [you] ما إشارتك؟
       *[other] { who }: ما إشارتك؟ والآخر لا ينظر.
    }
pingsut-elephant = الفيل
    .finger = الإبهام
pingsut-human = الإنسان
    .finger = السبابة
pingsut-ant = النملة
    .finger = الخنصر
pingsut-thrown = { $voice ->
        [you] إشارتك
       *[other] إشارة { who }
    }: { $sign ->
        [elephant] الفيل
        [human] الإنسان
       *[ant] النملة
    }.
pingsut-ready =
    { $voice ->
        [named] أنا { $name }
        [south] أنا في الجنوب
       *[north] أنا في الشمال
    }
pingsut-equal = الإشارتان متساويتان.
pingsut-again = إشارة جديدة
pingsut-winner =
    { $voice ->
        [you] الدور الأول لك.
       *[other] الدور الأول دور { who }.
    }
pingsut-begin = هيا نلعب
