### Study: analysis, setting up, copying and opening. Comes on top of the words of the page.

## Study: analysis

study-analysis = تجزیہ
study-mistakes = غلطیاں
study-editor = صورت بنائیں
study-exchange = کاپی، کھولیں
study-depth = { $depth ->
        [one] { $depth } باری
       *[other] { $depth } باریاں
    } آگے تک نظر، { $positions ->
        [one] { $positions } صورت
       *[other] { $positions } صورتیں
    }۔
study-line = کھیل آگے یوں چل سکتا ہے
study-values = ہر چال کی قدر
# In placeables of their own, the signs are not mirrored; beside the moves they are not either.
study-signs = جس کی باری ہے، آخر میں اس کی برتری: { "=" } ثابت، { "≈" } اندازہ، { "≤" } زیادہ سے زیادہ، { "≥" } کم سے کم۔ چال دبائیں تو وہ تختے پر نظر آئے گی۔
study-bound-exact = { $value }، ثابت
study-bound-estimate = تقریباً { $value }
study-bound-at-most = زیادہ سے زیادہ { $value }، ثابت
study-bound-at-least = کم سے کم { $value }، ثابت
study-time = وقت
study-seconds = { $seconds } سیکنڈ
study-start = سوچیں
study-stop = روکیں
study-again = پھر سوچیں
study-thinking = سوچ جاری ہے…
study-over = یہاں کھیل ختم ہو چکا۔
study-failed = انجن اس پر نہیں سوچ سکا۔ پھر کوشش کریں۔

## Study: setting up

study-setting-up = صورت بن رہی ہے
study-start-position = ابتدائی صورت
study-empty = تختہ خالی کریں
study-from-board = جیسا کھیل میں ہے
study-tap = تختے پر چھونے سے
study-tap-in = ایک ڈلے
study-tap-out = ایک نکلے
study-more = ایک زیادہ: { $name }
study-less = ایک کم: { $name }
study-owner = { $name } کا مالک { $side }
study-rest = باقی { $side } کو
study-to-move = کس کی باری
study-field-debts = ادھار
study-field-round = دور
study-field-starter = دور کس نے شروع کیا
study-fine = اس صورت سے کھیلا جا سکتا ہے۔
study-fine-later = اس صورت سے کھیلا جا سکتا ہے۔ پہلے وہ ہوگا جو خود بخود ہوتا ہے۔
study-fine-over = اس صورت میں کھیل ختم ہو چکا۔
study-missing = ابھی کمی ہے: { pieces }۔
study-too-many = زائد: { pieces }۔
study-number = { $name }: یہاں پورا عدد چاہیے، جو کھیل کی کل گنتی سے زیادہ نہ ہو۔
study-impossible-al-manqala = جب تک تختے پر منکے ہوں، ہر طرف کی پکڑ جفت ہونی چاہیے۔
study-impossible-san-yao = ہر طرف کی اپنی قطار اسی کی ہے، اور دوسری قطار کے زیادہ سے زیادہ پہلے چار گڑھے۔
study-show-field = دکھائیں
study-play = یہاں سے کھیلیں
study-analyse = تجزیہ کریں

## Study: copy and open

study-open = کھولیں
study-source = کھولنے کے لیے کھیل یا صورت
study-source-hint = لنک، کھیل یا صورت، جیسے نیچے کاپی ہوتی ہے، یہاں چسپاں کریں؛ یا فائل یہاں لا کر چھوڑیں۔
study-file = یا فائل:
study-opened = یہ رہا۔ پہلے والا کھیل محفوظ ہے۔
study-hand-out = کاپی
study-hand-out-hint = لنک اور کھیل میں سب چالیں ہیں؛ صورت میں وہ جو تختے پر ہے۔
study-as-link = لنک
study-as-record = کھیل
study-as-text = صورت، سادہ متن
study-as-json = صورت، JSON
study-embed = کسی اور ویب صفحے پر تختہ (انگریزی میں)
study-read-empty = ابھی کھولنے کو کچھ نہیں: پہلے کچھ چسپاں کریں یا لکھیں۔
study-read-too-long = یہ اتنا لمبا ہے کہ کھیل نہیں ہو سکتا۔
study-read-file = فائل ”{ $name }“ نہیں پڑھی جا سکی۔
study-read-unknown = یہ اس سائٹ کا کوئی لنک، کھیل یا صورت نہیں۔
study-read-json = یہ JSON کی طرح شروع ہوتا ہے، مگر سطر { $line } کے حرف { $column } پر بگڑ جاتا ہے۔
study-read-json-kind = یہ JSON کوئی صورت نہیں: صورت کرلی بریکٹ میں لکھی جاتی ہے۔
study-read-move = چال { $ply }: { $what }
study-read-line = سطر { $line } نہیں پڑھی جا سکی: ”{ $at }“۔
study-read-head = سطر { $line }: اصول یوں لکھا جاتا ہے: { "name=value" }، نہ کہ ”{ $at }“۔
study-read-names = سطر { $line }: یہاں گڑھوں کے نام { $wanted } ہیں۔
study-read-rows = سطر { $line }: یہاں اعداد کی دو قطاریں چاہییں، شمال کی قطار جنوب کی قطار کے اوپر۔
study-read-length = سطر { $line }: اس قطار میں { $wanted } عدد چاہییں، مگر ہیں { $found }۔
study-read-missing = ”{ $at }“ موجود نہیں۔
study-read-seat = سطر { $line }: یہاں { "S" } (جنوب) یا { "N" } (شمال) چاہیے، نہ کہ ”{ $at }“۔
study-read-number = سطر { $line }: ”{ $at }“ پورا عدد نہیں۔
