### What is asked before a game, pingsut, the settings, and the rarer buttons. Comes on top of the words of the page.

## Settings

settings-counts = گڑھوں کے پاس گنتی
settings-ends = دکھائیں کہ بوائی کہاں ختم ہوگی
settings-ends-off = نہیں
settings-ends-lap = پہلی مٹھی
settings-ends-turn = پوری چال
settings-ends-hint = گڑھے پر اشارہ کریں یا انگلی رکھے رہیں۔ اسکرین ریڈر کے ساتھ: تختے پر ? کا بٹن۔
settings-sounds = ہلکی آوازیں
settings-outlook = کھیلتے ہوئے بتائیں کہ کون آگے ہے
settings-projector = پروجیکٹر کے لیے بڑا منظر

## The marks on the board

help-marks = تختے کے نشان
help-mark-offered = یہاں سے بوائی ہو سکتی ہے۔
help-mark-turn = باری اس قطار کی ہے۔
help-mark-origin = پچھلی چال یہاں سے شروع ہوئی۔
help-mark-landing = اس کا آخری { $game ->
        [o-an-quan] کنکر
        [san-yao] پتھر
        [al-manqala] منکا
       *[other] بیج
    } یہاں گرا۔
help-mark-taken = یہ پکڑا گیا، یا پکڑا جائے گا۔
help-mark-lap =
    { $game ->
        [al-manqala] بوائی یہاں ختم ہوگی۔
       *[other] پہلی مٹھی یہاں ختم ہوگی۔
    }
help-mark-end = چال یہاں ختم ہوگی۔
help-mark-gain = چال سے اتنا ملے گا۔
help-mark-endless = یہاں سے بوائی کبھی ختم نہیں ہوگی۔
help-mark-hint = اشارہ: یہاں سے بونے کا مشورہ ہے۔

setup-title = { $game } کا نیا کھیل
setup-players = کون کھیلے گا
setup-starts = پہلی چال کس کی
setup-side =
    { $side } ({ $player })
setup-swap = طرفیں بدلیں
setup-lot = قرعہ
setup-lot-hint = شروع میں قسمت فیصلہ کرے گی۔
setup-pingsut = Pingsut
setup-pingsut-hint = انگلیوں کے اشاروں سے قرعہ، جیسے جاوا میں ہوتا ہے۔
setup-opening = آغاز
setup-opening-usual = معمول کے مطابق
setup-opening-exact = { $cells }: { $value }، ثابت
setup-opening-estimate = { $cells }: تقریباً { $value }
setup-opening-hint = چند چالیں جو پہلے سے چل دی جاتی ہیں تاکہ دونوں طرف تقریباً برابر ہوں۔ عدد بتاتا ہے کہ دونوں بہترین کھیلیں تو آخر میں کتنے پوائنٹس کا فرق ہو گا۔
setup-begin = شروع کریں
setup-saved = ادھورے کھیل
setup-saved-item = { $game }، { $moves ->
        [one] { $moves } چال
       *[other] { $moves } چالیں
    }، { $when }

## Pingsut

pingsut-title = Pingsut
pingsut-how = ہاتھی انسان کو ہراتا ہے، انسان چیونٹی کو اور چیونٹی ہاتھی کو۔
pingsut-throw =
    { $voice ->
        [you] اپنا اشارہ چنیں۔
       *[other] { who }: اشارہ چنیں۔ دوسرا نہ دیکھے۔
    }
pingsut-elephant = ہاتھی
    .finger = انگوٹھا
pingsut-human = انسان
    .finger = شہادت کی انگلی
pingsut-ant = چیونٹی
    .finger = چھنگلی
pingsut-thrown = { who.obl } کا اشارہ: { $sign ->
        [elephant] ہاتھی
        [human] انسان
       *[ant] چیونٹی
    }۔
pingsut-ready =
    { $voice ->
        [named] میں { $name } ہوں
        [south] میری طرف جنوب ہے
       *[north] میری طرف شمال ہے
    }
pingsut-equal = دونوں اشارے برابر۔
pingsut-again = پھر اشارہ کریں
pingsut-winner = پہلی چال { who.obl } کی۔
pingsut-begin = شروع کریں

## The rarer buttons

button-resign = ہار مانیں
button-agree = بانٹنے کی پیشکش
button-speed = رفتار
button-settings = ترتیبات
speed-0-5 = آہستہ
speed-1 = معمول
speed-2 = تیز
speed-4 = بہت تیز
speed-0 = حرکت کے بغیر

## A new game

started-lot = قرعہ { who.obl } کے نام نکلا: پہلی چال { who.obl } کی۔
names-name = نام، اگر چاہیں
names-of = { $side } کا نام
names-hint = نام صرف اسی براؤزر میں محفوظ رہتا ہے۔
names-keep = محفوظ کریں

## Giving up, and agreeing to split

ask-resign = کیا ہار مان لیں؟
ask-resign-hint = جیت { who.obl } کی ہوگی۔ اسے بعد میں واپس لیا جا سکتا ہے۔
ask-agree = جو بچا، بانٹ لیں؟
ask-agree-hint = دونوں کا راضی ہونا ضروری ہے۔
ask-agree-both = دونوں راضی ہیں
ask-agree-decline = کھیل جاری رکھیں
agree-declined = کمپیوٹر کو زیادہ کی امید ہے، وہ کھیلتا رہے گا۔

## The clock

clock-title = گھڑی
clock-none = گھڑی کے بغیر
clock-side = فی کس { $minutes } منٹ + فی چال { $seconds } سیکنڈ
clock-move = فی چال { $seconds } سیکنڈ
clock-own = اپنی مرضی کا وقت
clock-minutes = فی کس منٹ
clock-seconds = فی چال سیکنڈ
clock-own-hint = منٹ نہ ہوں تو ہر چال کے بس اپنے سیکنڈ ہوتے ہیں۔
clock-hint = گھڑی تب چلتی ہے جب کوئی انسان چال چنے، اور بوائی کے دوران یا صفحہ نظر سے ہٹنے پر رک جاتی ہے۔

## After a game, between two rounds, and when the clock runs low
clock-low =
    { $voice ->
        [you] { $seconds } سیکنڈ باقی۔
       *[other] { who }: { $seconds } سیکنڈ باقی۔
    }
round-ready = اگلا دور شروع کرنے کے لیے ”{ round-go }“ دبائیں۔
finish-label = کھیل کے بعد
finish-again = پھر کھیلیں
finish-swap = طرفیں بدل کر کھیلیں
finish-look = کھیل کا جائزہ
finish-mistakes = غلطیاں ڈھونڈیں
finish-share = کھیل بھیجیں
finish-untimed = گھڑی کے بغیر جاری رکھیں
finish-score = اب تک: { $one } { $wins }، { $other } { $losses }{ $draws ->
        [0] ۔
       *[other] ، برابر { $draws }۔
    }
finish-points = کل پوائنٹ: { $one } اور { $other }۔
finish-reset = نئے سرے سے گنیں

## Looking back
moves-line = باری { $at }: { $move } … ({ $moves ->
        [one] { $moves } چال
       *[other] { $moves } چالیں
    })
moves-lines = یہ بھی کھیلا گیا
moves-at =
    { $at ->
        [0] پیچھے کی جھلک: شروع
       *[other] پیچھے کی جھلک: باری { $at } (کل { $all })
    }
moves-at-line = آگے کی جھلک: چال { $at } (کل { $all })
moves-play-on = یہاں سے کھیلیں
moves-back = کھیل پر واپس
moves-kept = اب کھیل یہاں سے چلے گا۔ پہلے جو کھیلا گیا، وہ چالوں کے ساتھ محفوظ ہے۔
moves-undo = اسی پر واپس
