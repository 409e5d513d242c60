### What is asked before a game, pingsut, the settings, and the rarer buttons. Comes on top of the words of the page.

## Settings

settings-counts = الأعداد بجانب الحفر
settings-ends = إظهار نهاية التوزيع
settings-ends-off = لا
settings-ends-lap = الحفنة الأولى
settings-ends-turn = النقلة كلها
settings-ends-hint = بالإشارة إلى حفرة أو إبقاء الإصبع عليها. ومع قارئ الشاشة: المفتاح «?» على اللوح.
settings-sounds = أصوات هادئة
settings-outlook = بيان المتقدم أثناء اللعب
settings-projector = عرض كبير لجهاز الإسقاط

## The marks on the board

help-marks = العلامات على اللوح
help-mark-offered = يمكن التوزيع من هنا.
help-mark-turn = الدور لهذا الصف.
help-mark-origin = من هنا بدأت النقلة الأخيرة.
help-mark-landing = هنا وقعت آخر { $game ->
        [o-an-quan] حصاة
        [san-yao] حصاة
        [al-manqala] حبة
       *[other] بذرة
    } في تلك النقلة.
help-mark-taken = هذا كُسب، أو قد يُكسب.
help-mark-lap =
    { $game ->
        [al-manqala] هنا ينتهي التوزيع.
       *[other] هنا تنتهي الحفنة الأولى.
    }
help-mark-end = هنا تنتهي النقلة.
help-mark-gain = هذا ما تكسبه النقلة.
help-mark-endless = التوزيع من هنا لا ينتهي أبدًا.
help-mark-hint = التلميح: يُنصح بالتوزيع من هنا.

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
setup-opening = الافتتاح
setup-opening-usual = كالمعتاد
setup-opening-exact = { $cells }: { $value }، مؤكد
setup-opening-estimate = { $cells }: نحو { $value }
setup-opening-hint = نقلات تُلعب مسبقًا ليتقارب الطرفان. والرقم هو فارق النقاط في النهاية إذا لعب كل منهما أفضل لعب.
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

## The rarer buttons

button-resign = انسحاب
button-agree = اقتراح القسمة
button-speed = السرعة
button-settings = الإعدادات
speed-0-5 = بطيئة
speed-1 = عادية
speed-2 = سريعة
speed-4 = سريعة جدًا
speed-0 = بلا حركة

## A new game

started-lot =
    { $voice ->
        [you] قالت القرعة: الدور الأول لك.
       *[other] قالت القرعة: الدور الأول دور { who }.
    }
names-name = الاسم (اختياري)
names-of = اسم { $side }
names-hint = يُحفظ الاسم في هذا المتصفح فقط.
names-keep = حفظ

## Giving up, and agreeing to split

ask-resign = انسحاب من هذه اللعبة؟
ask-resign-hint =
    { $voice ->
        [you] الفوز لك.
       *[other] الفوز من نصيب { who }.
    } ويمكن التراجع بعد ذلك.
ask-agree = قسمة ما بقي؟
ask-agree-hint = يجب أن يرضى الطرفان.
ask-agree-both = الطرفان موافقان
ask-agree-decline = متابعة اللعب
agree-declined = الحاسوب يتوقع أكثر ويتابع اللعب.

## The clock

clock-title = الساعة
clock-none = بلا ساعة
clock-side = { $minutes ->
        [one] دقيقة
        [two] دقيقتان
        [few] { $minutes } دقائق
       *[other] { $minutes } دقيقة
    } للطرف + { $seconds ->
        [one] ثانية
        [two] ثانيتان
        [few] { $seconds } ثوانٍ
       *[other] { $seconds } ثانية
    } للنقلة
clock-move = { $seconds ->
        [one] ثانية
        [two] ثانيتان
        [few] { $seconds } ثوانٍ
       *[other] { $seconds } ثانية
    } لكل نقلة
clock-own = وقت من اختيارك
clock-minutes = الدقائق لكل طرف
clock-seconds = الثواني لكل نقلة
clock-own-hint = بلا دقائق تكون لكل نقلة ثوانيها وحدها.
clock-hint = تسير الساعة حين يختار شخص نقلته، وتقف في أثناء التوزيع وحين لا تكون الصفحة ظاهرة.

## After a game, between two rounds, and when the clock runs low
clock-low =
    { $voice ->
        [you] الثواني الباقية: { $seconds }.
       *[other] { who }: الثواني الباقية: { $seconds }.
    }
round-ready = زر «{ round-go }» يبدأ الجولة التالية.
finish-label = بعد اللعبة
finish-again = لعبة أخرى
finish-swap = لعبة أخرى بتبديل الجهتين
finish-look = مراجعة اللعبة
finish-mistakes = البحث عن الأخطاء
finish-share = مشاركة اللعبة
finish-untimed = متابعة بلا ساعة
finish-score = حتى الآن: { $one } { $wins }، { $other } { $losses }{ $draws ->
        [0] .
        [one] ، وتعادل واحد.
        [two] ، وتعادلان.
        [few] ، و{ $draws } تعادلات.
       *[other] ، و{ $draws } تعادلًا.
    }
finish-points = مجموع النقاط: { $one } مقابل { $other }.
finish-reset = بدء العد من جديد

## Looking back
moves-line = الدور { $at }: { $move } … ({ $moves ->
        [one] نقلة واحدة
        [two] نقلتان
        [few] { $moves } نقلات
       *[other] { $moves } نقلة
    })
moves-lines = لُعب أيضًا
moves-at =
    { $at ->
        [0] نظرة إلى الوراء: البداية
       *[other] نظرة إلى الوراء: الدور { $at } من { $all }
    }
moves-at-line = نظرة إلى الأمام: النقلة { $at } من { $all }
moves-play-on = متابعة من هنا
moves-back = عودة إلى اللعبة
moves-kept = يستمر اللعب من هنا. وما لُعب قبل ذلك محفوظ مع النقلات.
moves-undo = عودة إليه
