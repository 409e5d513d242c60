### Urdu. Seeds are masculine nouns whose plural after a number looks like the singular (but منکا, منکے).
### “نے”, “کی باری” and the like keep the gender of whoever acts out of the sentence.

## People and things

who =
    { $voice ->
        [you] آپ
        [computer] کمپیوٹر
        [friend] آپ کا دوست
        [named] { $name }
        [south] جنوب
       *[north] شمال
    }
    .inside = { who }
    .obl =
        { $voice ->
            [friend] آپ کے دوست
           *[other] { who }
        }

whose = { who.obl } کا
    .first = { who.obl } کا

seeds =
    { $game ->
        [o-an-quan] { $seeds } کنکر
        [san-yao] { $seeds } پتھر
        [al-manqala]
            { $seeds ->
                [one] { $seeds } منکا
               *[other] { $seeds } منکے
            }
       *[other] { $seeds } بیج
    }

pieces =
    { $stones ->
        [0] { seeds }
        [1]
            { $seeds ->
                [0] ایک بڑا پتھر
               *[other] { seeds } اور ایک بڑا پتھر
            }
       *[other]
            { $seeds ->
                [0] { $stones } بڑے پتھر
               *[other] { seeds } اور { $stones } بڑے پتھر
            }
    }

sentence = { $text }۔

list-comma = { "، " }
list = { $list } اور { $last }

## The page

game-o-an-quan = او آن کوان
game-san-yao = سان یاؤ
game-al-manqala = المنقلہ
game-dakon = داکون
page-title = { $game } · بوائی کے کھیل
page-games = کھیل
page-language = زبان
page-board = تختہ
page-loading = تختہ بچھ رہا ہے…
page-controls = کھیل
page-playback = حرکت
page-dismiss = بند کریں

## Seats

seat-south = جنوب
seat-north = شمال
seat-plays = { $side } سے کون کھیلے گا
seat-points =
    { $side }: { $points } پوائنٹ
player-person = انسان
player-you = آپ
player-away = دوست، لنک سے
player-1 = کمپیوٹر، نوآموز
player-2 = کمپیوٹر، آسان
player-3 = کمپیوٹر، ہلکا
player-4 = کمپیوٹر، درمیانہ
player-5 = کمپیوٹر، اچھا
player-6 = کمپیوٹر، ماہر
player-7 = کمپیوٹر، بہت ماہر
player-8 = کمپیوٹر، استاد

## Whose turn it is

status-choosing = { who.obl } کی باری
status-again = پھر { who.obl } کی باری
status-thinking =
    { $voice ->
        [you] آپ سوچ میں ہیں
       *[other] { who } سوچ میں ہے
    }
status-waiting = ذرا وقفہ: باری { who.obl } کی
status-away = اگلی چال { who.obl } کی
status-telling = { who.obl } کی چال
status-stuck = کمپیوٹر اٹک گیا
status-start-choosing = بوائی کے لیے ایک گڑھا چنیں۔
status-start-choosing-directions = ایک خانہ چنیں، پھر سمت۔
status-start-away = لنک بھیجیں، پھر جو لنک واپس آئے اسے کھولیں۔
status-start-thinking = پہلی چال سامنے والے کی ہے۔
status-away-hint = اپنی چال بھیجیں، پھر جو لنک واپس آئے اسے کھولیں۔
status-decided = آدھے سے زیادہ { who.obl } کے پاس ہے: کھیل کا فیصلہ ہو گیا۔
status-decided-resign = چاہیں تو کھیلتے رہیں، چاہیں تو ہار مان لیں۔

refused-row = یہ { who.obl } کی قطار ہے۔
refused-son = یہ گڑھا { who.obl } کا ہے۔
refused-empty = وہاں بونے کو کچھ نہیں۔
refused-al-manqala = سامنے کی قطار خالی ہے: ہو سکے تو اسے ایک منکا دینا لازم ہے۔
refused-now = یہ گڑھا ابھی نہیں چنا جا سکتا۔

## Buttons

button-new = نیا کھیل
button-study = مطالعہ
button-undo = واپس لیں
button-redo = پھر کریں
button-hint = اشارہ
button-send = چال بھیجیں
button-link = لنک کاپی
button-more = مزید
button-retry = پھر کوشش کریں
button-pause = روکیں
button-play = چلائیں
button-back = پیچھے
button-step = قدم
button-skip = چھوڑیں
button-cancel = رہنے دیں
button-before = میرے کھیل پر واپس
button-copy = کاپی کریں
button-save = فائل میں محفوظ کریں

## The table, as a screen reader tells it

table-board = { $game } کا تختہ
table-hole = { $cell }، { who.obl } کی قطار، { pieces }{ $owner }
table-conquered = ، جیتا ہوا: اب { whose }
table-mandarin = حاکم کا خانہ { $cell }، { who.obl } کے دائیں ہاتھ، { pieces }
table-store = { $aside ->
        [yes] { who.obl } کی پکڑ
       *[no] { whose.first } گودام
    }، { pieces }{ $stones ->
        [0] { "" }
       *[other] ، { $points } پوائنٹ
    }
table-direction = { $cell } سے { $to } کی طرف بوئیں
table-pick = { $cell }: { $one } کی طرف یا { $other } کی طرف؟
table-ends-lap =
    { move-name }: { $to ->
        [none] یہ بوائی کبھی ختم نہیں ہوگی۔
        [store] پہلی مٹھی گودام میں ختم ہوگی۔
       *[other] { $game ->
            [al-manqala] بوائی { $to } میں ختم ہوگی۔
           *[other] پہلی مٹھی { $to } میں ختم ہوگی۔
        }
    }
table-ends-turn = آخری دانہ { $to ->
        [store] گودام
       *[other] { $to }
    } میں گرے گا؛ اس چال سے { $points } پوائنٹ۔

## A turn in words

told-sow = { who.obl } نے { $cell } سے { pieces }{ $towards ->
        [none] { "" }
       *[other] { " " }{ $towards } کی طرف
    } { $seeds ->
        [one] بویا
       *[other] بوئے
    }{ $relays ->
        [0] { "" }
        [1] ، اور چال ایک بار آگے چلی
       *[other] ، اور چال { $relays } بار آگے چلی
    }۔
told-stored = گودام میں { seeds }۔
told-taken = { who.obl } کی پکڑ: { $what }۔
told-taking =
    { $as ->
        [nembak] { $cells } سے { pieces } (nembak)
        [mikul] { $cells } سے { pieces } (mikul)
       *[other] { $cells } سے { pieces }
    }
told-again = آخری بیج گودام میں گرا: ایک چال اور۔
told-pass = { who.obl } کے پاس کوئی چال نہیں، اس لیے باری آگے جاتی ہے۔
told-endless = { $cell } سے بوائی کبھی ختم نہ ہوتی: { $laps ->
        [one] ایک مٹھی
       *[other] { $laps } مٹھیوں
    } کے بعد تختہ پھر ویسا ہی ہے۔ کچھ نہیں پکڑا جاتا اور باری آگے جاتی ہے۔
told-release = Thả cá، یعنی ”مچھلی چھوڑنا“: { $cells } میں { $own ->
        [0] { "" }
       *[other] { who.obl } کی پکڑ { $own ->
            [one] کا
           *[other] کے
        } { $own } کنکر{ $borrowed ->
            [0] { "" }
           *[other] { " " }اور{ " " }
        }
    }{ $borrowed ->
        [0] { "" }
        [one] ادھار کا { $borrowed } کنکر
       *[other] ادھار کے { $borrowed } کنکر
    }۔
told-sweep = جو بچا، وہ { who.obl } کا: { pieces }۔
told-split = بچے ہوئے میں سے { who.obl } کا حصہ: { pieces }۔
told-repay = { who.obl } نے ادھار چکایا: { seeds }۔
told-round = دور ختم ہوا: جنوب { $south }، شمال { $north }۔ گڑھے پھر بھرے جاتے ہیں، اور اگلے دور میں { $starter }۔
told-starts = پہلی چال { who.obl } کی
told-sons = { $holes ->
        [one] جیتا ہوا گڑھا { $cells } اب { who.obl } کا ہے (érzi، یعنی ”بیٹا“)۔
       *[other] جیتے ہوئے گڑھے { $cells } اب { who.obl } کے ہیں (érzi، یعنی ”بیٹے“)۔
    }
told-lend = { who.obl } نے آخری گڑھا بھرنے کے لیے { pieces } ادھار { $seeds ->
        [one] دیا
       *[other] دیے
    }۔

## One step, while it is shown

step-lift-start = { $from } سے { pieces } { $seeds ->
        [one] اٹھا
       *[other] اٹھے
    }
step-lift-relay-among = آخری بیج { $from } کے بیجوں میں گرا: سب ({ $seeds }) آگے چلے
step-lift-relay-next = اگلا خانہ { $from } خالی نہیں، تو بوائی آگے چلی: { pieces }
step-capture = { $from } سے پکڑ: { pieces }
step-capture-chain-first = اگلا خانہ { $gap } خالی ہے، تو اس کے پیچھے { $from } کی پکڑ: { pieces }
step-capture-chain-more = پھر { $gap } بھی خالی ہے، تو اس کے پیچھے { $from } کی بھی پکڑ: { pieces }
step-capture-backward = { $from } میں اب { $seeds } ہیں: دو ہوں یا چار، پکڑے جاتے ہیں
step-capture-backward-more = اس سے پہلے { $from } میں بھی { $seeds } ہیں: وہ بھی پکڑے گئے
step-capture-nembak = Nembak، یعنی ”نشانہ لگانا“: { $landing } خالی تھا، تو سامنے { $from } کی پکڑ: { pieces }
step-capture-nembak-too = نشانہ لگانے والا بیج بھی ساتھ گیا
step-capture-mikul = Mikul، یعنی ”کندھے پر اٹھانا“: دو برابر گڑھوں کے درمیان { $landing } خالی تھا، تو { $from } کی پکڑ: { pieces }
step-capture-mikul-too = ان کے درمیان کا بیج بھی ساتھ گیا
step-release = Thả cá، یعنی ”مچھلی چھوڑنا“: { $to } میں ایک کنکر
step-release-borrowed = Thả cá: { $to } میں ادھار کا ایک کنکر
step-lend = { $to } کے لیے ادھار: { pieces }
step-sweep = جو بچا، وہ سمیٹا جاتا ہے
step-split = جو بچا، وہ بانٹا جاتا ہے
step-deal = گڑھے پھر بھرے جاتے ہیں
step-again = گودام میں: ایک چال اور
step-endless = یہ بوائی کبھی ختم نہیں ہوگی
step-repay =
    { $seeds ->
        [one] { $seeds } کنکر
       *[other] { $seeds } کنکروں
    } کا ادھار چکایا گیا

## The end

outcome-won = { who.obl } کی جیت، { $least } کے مقابلے میں { $most }
outcome-draw = کھیل برابر، { $south } اور { $north }
outcome-given = { who.obl } کی جیت
reason-mandarins = حاکم کے دونوں خانے خالی ہیں۔
reason-deadlock = چھوڑنے کے لیے کوئی کنکر نہیں بچا۔
reason-repetition = وہی صورت تیسری بار آ گئی۔
reason-spent = تختے پر دو سے کم پتھر بچے ہیں۔
reason-ruined = پانچ سے کم پتھر: ایک گڑھا بھی نہیں بھر سکتا۔
reason-rounds = مقابلے کا آخری دور کھیلا جا چکا۔
reason-bare = چلنے کو کچھ نہیں بچا۔
reason-starved = ایک قطار خالی ہے اور دوسری سے اب اسے کھلایا نہیں جا سکتا: جس کے پاس منکے نہیں، باقی سب اسی کے ہیں۔
reason-agreed = جو بچا، دونوں نے اسے بانٹنا مان لیا۔
reason-resigned = { who.obl } نے ہار مان لی۔
reason-timed = { who.obl } کا وقت ختم ہو گیا۔

## Beside the board

panel-score = حساب
panel-moves = چالیں
panel-moves-none = ابھی کوئی چال نہیں ہوئی۔
# The inner placeable keeps the plus before its number.
# In one piece: only so it is read from the right where it stands in another sentence.
move-name =
    { $towards ->
        [none] { $cell }
       *[other] { $cell } { $towards } کی طرف
    }
moves-key = حرف گڑھا ہے؛ اس کے بعد کا عدد وہ ہے جو چال سے ملا۔
moves-key-directions = حرف خانہ ہے، r یا l بوائی کی سمت: دائیں یا بائیں، جیسا چلنے والے کو دکھائی دے۔ اس کے بعد کا عدد وہ ہے جو چال سے ملا۔
moves-move =
    { $points ->
        [0] { $move }
       *[other] { $move } { $points ->
           *[other] +{ $points }
        }
    }
moves-of = { $side }: { $text }{ $name ->
        [none] { "" }
       *[other] { " " }({ $name })
    }
moves-first = شروع پر
moves-previous = ایک باری پیچھے
moves-next = ایک باری آگے
moves-last = آخر پر
panel-rules = کھیلنے کا طریقہ
panel-rules-more = تمام اصول، مثالوں کے ساتھ
panel-lessons = اسباق
panel-print = چھاپنے کے لیے تختہ
panel-options = ان اصولوں سے
panel-choices = اصول
# Between an invisible RLI and PDI: the editor puts it beside a board that runs from left to right.
panel-option = ⁧{ $name }: { $value }⁩
score-side = طرف
score-points = پوائنٹ
score-pebbles = کنکر
score-stones = بڑے پتھر
score-debts = ادھار
score-store = گودام
score-aside = پکڑ
score-sons = بیٹے
score-none = کوئی نہیں
score-round = دور { $round } (زیادہ سے زیادہ { $rounds })
score-round-single = ایک ہی دور
score-started = اس دور کی پہلی چال { who.obl } کی تھی۔
score-sons-hint = بیٹے (érzi) دوسری قطار کے جیتے ہوئے گڑھے ہیں؛ اس دور میں ان کا مالک وہاں سے بھی چل سکتا ہے۔
score-last = پچھلا دور: جنوب { $south }، شمال { $north }۔
score-last-lent = { who.obl } نے { $seeds ->
        [one] { $seeds } پتھر ادھار دیا، جو لوٹانا نہیں پڑتا
       *[other] { $seeds } پتھر ادھار دیے، جو لوٹانے نہیں پڑتے
    }۔

## Rule options

option-yes = ہاں
option-no = نہیں

option-o-an-quan-mandarin = حاکم کے ہر خانے میں
    .hint = دونوں کے دس دس پوائنٹ ہیں، مگر پکڑے ہوئے کنکر پھر چھوڑے جا سکتے ہیں (thả cá)۔
    .stone = ایک بڑا پتھر
    .pebbles = دس کنکر
option-o-an-quan-emptyMandarin = آگے حاکم کا خالی خانہ
    .hint = بوائی اس سے پہلے رکے تو یا باری وہیں ختم، یا اس کے پیچھے والا خانہ پکڑا جا سکتا ہے۔
    .stops = باری ختم
    .gap = کسی بھی خالی خانے جیسا
option-o-an-quan-youngMandarin = چھوٹا حاکم (quan non)
    .hint = جس بڑے پتھر کے ساتھ اس سے کم کنکر ہوں، وہ پکڑا نہیں جا سکتا؛ 0 رکھیں تو یہ اصول بند۔
option-san-yao-match = پورا مقابلہ
    .hint = بیٹوں اور ادھار کے ساتھ دور پر دور، جب تک ایک فریق خالی ہاتھ نہ رہ جائے؛ ورنہ ایک ہی دور فیصلہ کرتا ہے۔
option-san-yao-rounds = زیادہ سے زیادہ دور
    .hint = اتنے دوروں کے بعد بھی فیصلہ نہ ہو تو آخری گنتی فیصلہ کرتی ہے۔
option-dakon-holes = ہر قطار میں گڑھے
    .hint = شروع میں ہر گڑھے میں اتنے ہی بیج ہوتے ہیں جتنے قطار میں گڑھے۔
option-dakon-nembak = Nembak: آخری بیج
    .hint = آخری بیج اپنے خالی گڑھے میں گرے اور سامنے کے بیج پکڑے، تو وہ وہیں رہے یا ان کے ساتھ جائے۔
    .stays = اپنے گڑھے میں رہے
    .takes-both = ان کے ساتھ جائے

## How the games go, in short

rules-o-an-quan-1 = اپنے پانچ خانوں میں سے ایک کے سارے کنکر اٹھائیں اور بائیں یا دائیں طرف ایک ایک کر کے بوئیں۔
rules-o-an-quan-2 = اگلے خانے میں کنکر ہوں تو انہیں اٹھا کر آگے بوئیں۔ خالی ہو تو اس کے پیچھے والے خانے کا سب کچھ آپ کا؛ جب تک بیچ میں ایک ہی خالی خانہ آئے، پکڑ چلتی رہتی ہے۔
rules-o-an-quan-3 = حاکم کے خانے (ô quan) سے پہلے باری ختم ہو جاتی ہے۔ بڑا پتھر دس کے برابر ہے۔
rules-o-an-quan-4 = آپ کے سب خانے خالی ہوں تو ہر ایک میں پکڑا ہوا ایک کنکر چھوڑیں، کم پڑے تو ادھار لیں: یہ thả cá ہے، یعنی ”مچھلی چھوڑنا“۔
rules-o-an-quan-5 = حاکم کے دونوں خانے خالی ہو جائیں تو ہر ایک اپنے خانوں کے کنکر لیتا ہے اور ادھار چکایا جاتا ہے۔ جس کے پوائنٹ زیادہ، اس کی جیت۔

rules-san-yao-1 = اپنے ایک گڑھے کے سارے پتھر اٹھائیں اور گھڑی کی الٹی سمت میں بوئیں۔
rules-san-yao-2 = اگلے گڑھے میں پتھر ہوں تو انہیں اٹھا کر آگے بوئیں۔ خالی ہو تو اس کے پیچھے والے گڑھے کے پتھر آپ کے؛ جب تک بیچ میں ایک ہی خالی گڑھا آئے، پکڑ چلتی رہتی ہے۔
rules-san-yao-3 = دو سے کم پتھر بچیں تو دور ختم ہوتا ہے۔ پھر ہر گڑھے میں پانچ پتھر بھرے جاتے ہیں۔
rules-san-yao-4 = جس کے پتھر پانچ سے زیادہ گڑھے بھر دیں، وہ دوسری قطار کے کچھ گڑھے جیت لیتا ہے: یہ اس کے بیٹے (érzi) ہیں۔ جو بچے، وہ ادھار دیتا ہے۔
rules-san-yao-5 = جو ایک گڑھا بھی نہ بھر سکے، وہ مقابلہ ہار جاتا ہے۔

rules-al-manqala-1 = اپنے ایک گھر کے سارے منکے اٹھائیں اور گھڑی کی الٹی سمت میں ایک ایک کر کے بوئیں، بس ایک بار۔
rules-al-manqala-2 = آخری گھر میں اب دو یا چار منکے ہوں تو وہ آپ کے؛ اور اس سے پہلے کے گھروں کے بھی، جب تک ان میں دو یا چار ہوں۔
rules-al-manqala-3 = دوسری قطار خالی ہو اور اسے منکا دینا ممکن ہو، تو دینا لازم ہے۔
rules-al-manqala-4 = اسے کھلایا نہ جا سکے تو جو بچا، وہ اس کے مالک کا ہے۔ 98 میں سے آدھے سے زیادہ منکے جس کے، اس کی جیت۔

rules-dakon-1 = اپنے ایک گڑھے کے سارے بیج اٹھائیں اور گھڑی کی الٹی سمت میں بوئیں، اپنے گودام (lumbung) میں بھی، دوسرے کے گودام میں کبھی نہیں۔
rules-dakon-2 = آخری بیج آپ کے گودام میں گرے: ایک چال اور۔ بیجوں میں گرے: سب اٹھا کر آگے بوئیں۔
rules-dakon-3 = اپنے خالی گڑھے میں گرے: سامنے کے بیج آپ کے۔ یہ nembak ہے، یعنی ”نشانہ لگانا“۔
rules-dakon-4 = دوسری قطار کے خالی گڑھے میں گرے اور دونوں پڑوسی برابر ہوں: تینوں آپ کے۔ یہ mikul ہے، یعنی ”کندھے پر اٹھانا“۔
rules-dakon-5 = جس کی باری ہو اور اس کی قطار خالی ہو، تو جو بچا وہ دوسرے کا۔ جس کے بیج زیادہ، اس کی جیت۔

## Names

names-title = نام

## Between two rounds (Sàn Yáo)

round-title = دور { $round } ختم ہوا
round-go = آگے چلیں

## Links

share-title = لنک
share-copied = لنک کاپی ہو گیا۔ اس میں یہ کھیل اور اس کی سب چالیں ہیں۔
share-sent = لنک کاپی ہو گیا۔ اسے بھیجیں: جو کھولے گا، { $side } سے کھیلے گا۔
share-alone = یہ صرف اسی کمپیوٹر پر کھلے گا: یہ صفحہ انٹرنیٹ پر نہیں ہے۔
share-by-hand = یہاں کاپی نہیں ہو سکا۔ لنک کو خود چن کر کاپی کریں۔
share-field = لنک
share-close = ہو گیا
share-picture = تصویر…

## What went wrong

notice-link = یہ لنک نہیں کھل سکا۔ یہ رہا نیا کھیل۔
notice-link-before = یہ لنک نہیں کھل سکا۔ یہ رہا نیا کھیل؛ آپ کا کھیل محفوظ ہے۔
notice-seat = لنک جو جگہ مانگتا ہے وہ ہے ہی نہیں؛ اسے عام کھیل کی طرح کھولا گیا ہے۔
notice-restored = آپ کا کھیل وہیں سے جاری ہے جہاں چھوڑا تھا۔
notice-saved = محفوظ کھیل نہیں پڑھا جا سکا۔
notice-saved-older = تازہ ترین محفوظ کھیل نہیں پڑھا جا سکا۔ اس سے پرانا جاری ہے۔
notice-unsaved = محفوظ نہیں ہو سکا: یہ کھیل صرف اس ٹیب میں ہے۔ اس کے لنک میں بھی موجود ہے۔
notice-trap = انجن لڑکھڑا گیا اور نئے سرے سے چلایا گیا۔ آپ کا کھیل ویسا ہی ہے۔
notice-trap-link = انجن اس لنک پر لڑکھڑا گیا۔ یہ رہا نیا کھیل۔
notice-trap-again = انجن پھر لڑکھڑا گیا۔ یہ رہا نیا کھیل؛ پرانا آپ کے محفوظ کھیلوں میں ہے۔
notice-part = صفحے کا ایک حصہ نہیں آ سکا۔ کنکشن دیکھیں اور صفحہ دوبارہ کھولیں: آپ کا کھیل محفوظ ہے۔
notice-failed = یہ نہیں ہو سکا: { $what }
notice-copied = کاپی ہو گیا۔
notice-copy-yourself = یہاں کاپی نہیں ہو سکا۔ متن چنا ہوا ہے: خود کاپی کر لیں۔
load-title = کھیل نہیں کھل سکا
load-unreachable = انجن نہیں آ سکا۔ کنکشن دیکھیں اور پھر کوشش کریں۔
load-missing = سائٹ کا ایک حصہ سرور پر نہیں ہے۔ تھوڑی دیر بعد پھر کوشش کریں۔
load-refused = انجن WebAssembly سے بنا ہے، جو اس براؤزر میں یا اس صفحے پر بند ہے۔ اسے اجازت دیں اور پھر کوشش کریں۔
load-damaged = انجن خراب پہنچا یا اس براؤزر میں نہیں چلتا۔ پھر کوشش کریں یا نیا براؤزر آزمائیں۔

## What the engine refuses

error-any = کچھ گڑبڑ ہو گئی۔
error-unknown-game = ”{ $at }“ نام کا کوئی کھیل نہیں۔
    .empty = کسی کھیل کا نام نہیں دیا گیا۔
error-unknown-option = اس کھیل میں ”{ $at }“ نام کا کوئی اصول نہیں۔
error-bad-option = ”{ $at }“ کے لیے یہ قیمت ٹھیک نہیں۔
error-unknown-field = ”{ $at }“ نام کا کوئی اندراج نہیں ہوتا۔
error-missing-field = ”{ $at }“ موجود نہیں۔
error-wrong-type = ”{ $at }“ اس قسم کا نہیں جیسا ہونا چاہیے۔
error-out-of-range = ”{ $at }“ کا عدد بہت چھوٹا یا بہت بڑا ہے، یا پورا عدد نہیں۔
error-wrong-length = فہرست ”{ $at }“ کی لمبائی ٹھیک نہیں۔
error-wrong-total = سب گوٹیاں ملا کر اس کھیل کی گنتی پوری نہیں ہوتی۔
error-impossible = ”{ $at }“ میں جو لکھا ہے وہ کسی تختے پر ممکن نہیں۔
error-not-a-move = ”{ $at }“ اس کھیل کی کوئی چال نہیں۔
    .empty = ایک چال نہیں لکھی۔
error-illegal-move = چال ”{ $at }“ وہاں نہیں چلی جا سکتی۔
error-game-over = کھیل ختم ہو چکا۔
error-cannot-end = یہ کھیل اس طرح ختم نہیں کیا جا سکتا۔
error-not-a-record = اسے کھیل کے طور پر نہیں پڑھا جا سکا؛ پڑھنا ”{ $at }“ پر رکا۔
error-newer-version = یہ اس صفحے کے نئے نسخے ({ $at }) سے بنا ہے۔
error-too-long = یہ بہت لمبا ہے: ایک کھیل میں زیادہ سے زیادہ 65,536 حروف ہو سکتے ہیں۔
error-out-of-memory = اس کے لیے میموری کافی نہیں۔
error-not-started = انجن کو ابھی کوئی کھیل نہیں ملا۔
