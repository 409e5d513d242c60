### What is asked before a game, pingsut, and the settings. Comes on top of the words of the page.

## Settings

settings-counts = گڑھوں کے پاس گنتی
settings-ends = دکھائیں کہ بوائی کہاں ختم ہوگی
settings-ends-off = نہیں
settings-ends-lap = پہلی مٹھی
settings-ends-turn = پوری چال
settings-ends-hint = گڑھے پر اشارہ کریں یا انگلی رکھے رہیں۔ اسکرین ریڈر کے ساتھ: تختے پر ? کا بٹن۔
settings-sounds = ہلکی آوازیں
settings-projector = پروجیکٹر کے لیے بڑا منظر
settings-marks = تختے کے نشان
settings-mark-origin = پچھلی چال یہاں سے شروع ہوئی۔
settings-mark-landing = اس کا آخری بیج یہاں گرا۔
settings-mark-taken = یہ پکڑا گیا، یا پکڑا جائے گا۔
settings-mark-lap = پہلی مٹھی یہاں ختم ہوگی۔
settings-mark-end = چال یہاں ختم ہوگی۔

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
