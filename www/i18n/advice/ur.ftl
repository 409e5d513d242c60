### Advice: a hint, who is ahead while playing, and what each move of a game lost. On top of the words of the page.

## A hint

hint-move = { $cell } سے{ $towards ->
        [none] { "" }
       *[other] { " " }{ $towards } کی طرف
    } بوئیں
hint-only = ایک ہی چال ہے، { $move }
hint-said = اشارہ: { $move }۔ { $margin }۔
hint-said-why = اشارہ: { $move }، اس چال سے { $why }۔ { $margin }۔
hint-comma = { $list }، { $last }
hint-and = { $list }، اور { $last }
hint-takes = { $cells } سے پکڑ: { pieces }
hint-stores = گودام میں { seeds }
hint-again = ایک باری اور
hint-pass = { who.obl } کے پاس کوئی چال نہیں رہتی
hint-ends =
    { $state ->
        [round] دور ختم
       *[game] کھیل ختم
    }
hint-prevents = { $cells } سے { who.obl } کی پکڑ ({ pieces }) رک جاتی ہے
hint-plans = اگلی پکڑ کی تیاری: { $cells } سے { pieces }
hint-better = { $move } سے، جو اس کے بعد بہترین ہے، { $sure ->
        [yes] { "" }
       *[no] تقریباً{ " " }
    }{ $points } پوائنٹ زیادہ
hint-equal = { $move } جتنا ہی فائدہ
hint-looking = اچھی چال کی تلاش جاری ہے…
hint-failed = انجن کو کوئی اشارہ نہیں ملا۔ پھر کوشش کریں۔
hint-here = اشارہ: { $move }

## The margin at the end, always with how sure it is

margin-exact =
    { $state ->
        [round] اس دور میں{ " " }
       *[game] { "" }
    }{ $points ->
        [0] برابری
       *[other] { who.obl } کی جیت، فرق { $points } پوائنٹ
    }، دونوں بہترین کھیلیں تو (ثابت)
margin-least =
    { $state ->
        [round] اس دور میں{ " " }
       *[game] { "" }
    }{ $points ->
        [0] { who.obl } کے لیے کم سے کم برابری
       *[other] { who.obl } کو کم سے کم { $points } پوائنٹ کی برتری
    }، دونوں بہترین کھیلیں تو (ثابت)
margin-most =
    { $state ->
        [round] اس دور میں{ " " }
       *[game] { "" }
    }{ who.obl } کی ہار، فرق زیادہ سے زیادہ { $points } پوائنٹ، دونوں بہترین کھیلیں تو (ثابت)
margin-estimate =
    { $state ->
        [round] اس دور کے آخر میں
       *[game] آخر میں
    } { $points ->
        [0] تقریباً برابری
       *[other] { who.obl } کو تقریباً { $points } پوائنٹ کی برتری
    } (اندازہ، { $positions ->
        [one] { $positions } صورت
       *[other] { $positions } صورتیں
    } دیکھ کر)

## Who is ahead, while playing

outlook-label = پلڑا
outlook-thinking = پلڑا: سوچ جاری ہے…
outlook-said = پلڑا: { $margin }
outlook-failed = پلڑا: انجن جواب نہیں دے رہا۔

## What each move of a game lost

judge-about = انجن ہر چال کو پھر دیکھتا ہے: بہترین چال کے مقابلے میں اس نے کیا کھویا۔ نشان چالوں کے ساتھ نظر آتے ہیں۔
judge-start = غلطیاں ڈھونڈیں
judge-on = آگے دیکھیں
judge-stop = روکیں
judge-none = دیکھنے کو ابھی کوئی چال نہیں۔
judge-away = یہ کھیل ختم ہو جائے تو اس کی چالیں دیکھی جا سکتی ہیں۔
judge-failed = انجن یہ کھیل نہیں دیکھ سکا۔ پھر کوشش کریں۔
judge-progress = { $all } میں سے { $done } چالیں
judge-exactness = کھیل کتنا درست تھا
judge-accuracy = { who }: { $moves } میں سے { $best } بار بہترین چال ({ $share })؛ فی چال کھوئے پوائنٹ: { $mean }
judge-no-choice = { who }: کوئی چال ایسی نہیں جس میں چناؤ ہو
judge-costly = سب سے مہنگی چالیں
judge-clean = کسی چال نے 2 یا زیادہ پوائنٹ نہیں کھوئے۔
judge-slip = چوک
judge-mistake = غلطی
judge-blunder = بڑی غلطی
judge-signs = { "?!" } چوک: 2 یا زیادہ پوائنٹ کھوئے، { "?" } غلطی: 5 یا زیادہ، { "??" } بڑی غلطی: 10 یا زیادہ، یا یقینی جیت گنوا دی۔
judge-lost = { $kind }: { $sure ->
        [yes] { "" }
       *[no] تقریباً{ " " }
    }{ $points } پوائنٹ کھوئے۔ بہتر: { $move }۔ { $margin }۔
judge-move = چال { $at }، { $side }: { $move }
