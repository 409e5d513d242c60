### بازی کی حالت کی تصویریں، اور وہ مضمون میں کیسے آئیں۔ قوسین کے الفاظ بھرے جاتے ہیں۔

export-named = { $game }: { $state }
export-licence = ہر استعمال کی اجازت ہے: نہ پوچھنے کی ضرورت، نہ کسی کا نام لینے کی (CC0)۔
export-still = ساکن تصویر
export-width = PNG کی چوڑائی، پکسل میں
export-width-bad = چوڑائی 100 سے 4000 تک کا پورا عدد ہے۔
export-save = { $format } کے طور پر محفوظ کریں
export-copy = تصویر کاپی کریں
export-copied = تصویر کاپی ہو گئی۔
export-copy-refused = براؤزر یہاں تصویر کاپی کرنے نہیں دیتا۔ اسے محفوظ کر لیں۔
export-failed = تصویر نہ بن سکی۔ چھوٹی تصویر آزمائیں۔
export-film = متحرک تصویر
export-film-turn = آخری باری
export-film-game =
    { $turns ->
        [one] پورا کھیل، { $turns } باری
       *[other] پورا کھیل، { $turns } باریاں
    }
export-film-none = پہلے ایک باری کھیلیں: پھر وہ دانہ دانہ دکھائی جا سکتی ہے۔
export-make = بنائیں
export-making = تصویر بن رہی ہے
export-made =
    { $seconds ->
        [one] یہ { $seconds } سیکنڈ چلتی ہے۔
       *[other] یہ { $seconds } سیکنڈ تک چلتی ہے۔
    }
export-save-size = { $format } کے طور پر محفوظ کریں، { $size } kB
export-thinned = یہ لمبی ہے، اس لیے کچھ تصویروں میں کئی دانے ایک ساتھ گرتے ہیں۔
export-cut = یہ کھیل ایک تصویر کے لیے بہت لمبا ہے۔ اس میں { $turns } میں سے باری 1 سے { $told } تک ہے؛ باقی چھوڑ دیا گیا ہے۔
export-article = مضمون کے لیے
export-place = کہاں لگے گی
export-place-oembed = WordPress: کھیلنے کی بساط
export-place-frame = HTML: کھیلنے کی بساط
export-oembed-hint = یہ پتا ایک سطر میں اکیلا رکھیں۔ بساط نیا کھیل شروع کرتی ہے۔
export-picture = تصویر
export-picture-svg = ساکن، SVG
export-picture-png = ساکن، PNG
export-picture-gif = متحرک، GIF
export-address = اس سائٹ کا عوامی پتا
export-address-hint = اس صفحے کا پتا صرف اسی کمپیوٹر پر کھلتا ہے۔ سب کے لیے کام کرنے والے ربط کے لیے وہ پتا لکھیں جہاں سائٹ شائع ہے۔
export-address-bad = یہ پتا نہیں ہے۔ پتے کی مثال: https://example.org/mancala/
export-snippet = چسپاں کرنے کا متن
export-play = یہاں سے آگے کھیلیں
