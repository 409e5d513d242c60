## The page

lessons-title = اسباق: { $game }
lessons-count = { $count } میں سے { $done } حل، پہلی کوشش میں { $first }
mark-first = پہلی کوشش میں حل
mark-later = حل
mark-shown = حل دیکھا گیا
mark-open = ابھی باقی
lessons-previous = پیچھے
lessons-next = اگلا سبق
lessons-finish = نتیجہ
lessons-restart = شروع سے دوبارہ
lessons-end = نتیجہ
lessons-end-count = پہلی کوشش میں درست: { $count } میں سے { $first }
lessons-end-open = ابھی باقی: { $open }
lessons-hint = اشارہ
lessons-number = پوائنٹ
lessons-answer = جواب دیں
lessons-again = دوبارہ کوشش
lessons-show = حل دکھائیں
lessons-chosen = چنے گئے: { $cells }
lessons-none-chosen = ابھی کچھ نہیں چنا گیا۔
lessons-play = { $game } کھیلیں
lessons-make = اپنے اسباق بنائیں
lessons-file = فائل سے اسباق کھولیں
lessons-no-engine = تختے نہیں آ سکے۔ کنکشن دیکھیں اور صفحہ دوبارہ کھولیں۔
lessons-unfit = یہ سبق کام نہیں آ سکتا: { $what }

## The questions

ask-last = { $move }: آخری دانہ کہاں گرے گا؟ وہ جگہ دبائیں۔
ask-gain = { $move }: اس سے کتنے پوائنٹ ملیں گے؟
ask-most = کس چال سے سب سے زیادہ ملے گا؟
ask-moves = کون سے گڑھے چنے جا سکتے ہیں؟ سب پر نشان لگائیں۔
ask-reach = ایک باری میں اتنے پوائنٹ لائیں، کم از کم: { $points }
ask-win = اسی باری میں جیتیں۔
ask-best = بہترین چال ڈھونڈیں۔
ask-best-more = بہترین چالیں ایک کے بعد ایک ڈھونڈیں، تعداد: { $plies }
kind-last = آخری دانہ کہاں گرے گا؟
kind-gain = کتنے پوائنٹ ملیں گے؟
kind-most = کس چال سے سب سے زیادہ ملے گا؟
kind-moves = کون سی چالیں ہیں؟
kind-reach = ایک باری میں اتنے پوائنٹ
kind-win = ایک باری میں جیت
kind-best = بہترین چال

## What is said to an answer

said-right = درست!
said-not-there = { $cell } میں نہیں۔ پھر گنیں، یا حل دیکھیں۔
said-not-number = { $points } نہیں۔ پھر گنیں، یا حل دیکھیں۔
said-no-number = کوئی پورا عدد لکھیں۔
said-less = اس سے { $points } ملتے ہیں۔ ایک اور چال سے زیادہ ملیں گے۔
said-most = اس سے { $points } ملتے ہیں، ہر دوسری چال سے زیادہ۔
said-not-possible = یہ نہیں چنے جا سکتے: { $cells }
said-more-possible = اب تک سب درست ہے، مگر کچھ اور بھی ہیں۔
said-possible = یہ چنے جا سکتے ہیں: { $cells }
said-so-far = اب تک { $points }، اور ایک چال اور۔
said-brought = اس باری سے { $points } ملے۔
said-turn-over = باری ختم ہوئی اور { $points } ملے۔ کوئی اور راستہ آزمائیں۔
said-not-won = باری ختم ہوئی، مگر جیت نہیں ہوئی۔ کوئی اور راستہ آزمائیں۔
said-thinking = انجن دیکھ رہا ہے…
said-answers = { $side } کا جواب: { $move }۔
said-gives = اس سے ضائع ہونے والے پوائنٹ، کم از کم: { $points }۔
said-next = اور اب؟
said-proven = انجن نے ثابت کر دیا ہے کہ اس سے بہتر کچھ نہیں۔
said-line = حل: { $moves }۔
said-stuck = انجن ابھی جانچ نہ سکا۔ دوبارہ کوشش کریں۔

## Why a position cannot be asked that

senseless-over = اس حالت میں کھیل ختم ہو چکا ہے۔
senseless-endless = یہ بوائی کبھی ختم نہیں ہوتی۔
senseless-same = سب چالوں سے برابر ملتا ہے۔
senseless-one-move = صرف ایک ہی چال ہے۔
senseless-no-turn = کوئی باری وہاں تک نہیں پہنچتی۔
senseless-unproven = انجن جواب ثابت نہیں کر سکتا۔ ایسی حالت لیں جس میں چالیں یا بیج کم ہوں۔
senseless-all-best = سب چالیں برابر اچھی ہیں۔

## Lists that cannot be read; $lesson: which lesson it is

flaw-broken = یہ اسباق نہیں، یا ان کا کچھ حصہ غائب ہے۔
flaw-newer = یہ اسباق اس صفحے کے نئے نسخے سے بنے ہیں۔ صفحہ دوبارہ کھول کر پھر کوشش کریں۔
flaw-empty = اس فہرست میں کوئی سبق نہیں۔
flaw-many = اسباق بہت زیادہ ہیں: ایک فہرست میں زیادہ سے زیادہ { $most }۔
flaw-big = اسباق کی فہرست اتنی بڑی نہیں ہو سکتی۔
flaw-title = فہرست کا عنوان زیادہ سے زیادہ { $most } حرفوں کا متن ہو۔
flaw-lesson = سبق { $lesson } خراب ہے۔
flaw-field = سبق { $lesson } میں نامعلوم خانہ ”{ $field }“ ہے۔
flaw-ask = سبق { $lesson } کا سوال نامعلوم ہے۔
flaw-text = سبق { $lesson }: خانہ ”{ $field }“ زیادہ سے زیادہ { $most } حرفوں کا متن ہو۔
flaw-number = سبق { $lesson }: خانہ ”{ $field }“ { $least } سے { $most } تک پورا عدد ہو۔

## Making lessons

edit-about = کوئی حالت چنیں، اس پر سوال کریں، اور اسباق لنک یا فائل کی صورت میں بانٹیں۔ جواب لکھنے کی ضرورت نہیں: انجن جانتا ہے۔
edit-list = فہرست کا عنوان
edit-none = ابھی کوئی سبق نہیں۔
edit-lesson = سبق { $number }
edit-new = نیا سبق
edit-position = حالت
edit-position-hint = لنک، ریکارڈ یا متن کی صورت میں تختہ۔ نیچے کے تختے پر چالیں وہیں سے آگے چلتی ہیں۔
edit-take = یہ حالت لیں
edit-ask = سوال
edit-move = چال
edit-points = کتنے پوائنٹ لانے ہیں
edit-plies = کتنی اپنی چالیں ڈھونڈنی ہیں
edit-name = عنوان
edit-comment = تبصرہ
edit-fine = یہ سبق ٹھیک ہے۔ جواب: { $answer }
edit-keep = فہرست میں رکھیں
edit-change = بدلیں
edit-up = اوپر
edit-down = نیچے
edit-remove = ہٹائیں
edit-removed = ہٹایا گیا: سبق { $number }
edit-try = اسباق آزمائیں
edit-long = یہ لنک بہت لمبا ہے، کچھ میسنجر اسے کاٹ دیں گے۔ بہتر ہے فائل دیں۔

## The lessons that come with the page: titles

title-first = پہلی بوائی
title-across = موڑ کے پار
title-store = گودام میں
title-on = آگے بوائی
title-long = لمبا راستہ
title-round = پورا چکر
title-before = حاکم کے خانے سے پہلے
title-choice = کیا چنا جا سکتا ہے
title-feed = کھلانا
title-sons = بیٹے (érzi)
title-take = ایک پکڑ
title-two = دو یا چار
title-nembak = Nembak
title-mikul = Mikul
title-chain = پکڑ کا سلسلہ
title-stone = بڑا پتھر
title-most = سب سے بڑی پکڑ
title-again = ایک بار اور
title-run = لگاتار چالیں
title-nine = نو بوائیاں
title-win = ایک باری میں جیت
title-study = آخری مرحلے کا مطالعہ

## And their hints

hint-first = چنے ہوئے گڑھے کے بعد ہر گڑھے کو ایک ملتا ہے، یہاں تک کہ ہاتھ خالی ہو جائے۔
hint-across = قطار کے سرے کے بعد دوسری قطار شروع ہوتی ہے۔
hint-mandarin = حاکم کے خانے کو بھی باقی خانوں کی طرح ایک ملتا ہے۔
hint-store = اپنے گودام کو گزرتے ہوئے ایک ملتا ہے، دوسرے گودام کو نہیں۔
hint-on = اگلا گڑھا بھرا ہو تو سب اٹھا کر آگے بوئیں۔ خالی ہو تو بوائی ختم۔
hint-among = آخری دانہ بھرے گڑھے میں گرے تو سب اٹھا کر آگے بوئیں۔
hint-before = حاکم کے خانے سے پہلے بوائی ختم ہو جاتی ہے، اس میں کچھ بھی ہو۔
hint-round = پورا چکر ہو تو جہاں سے اٹھایا، اس گڑھے کو بھی ایک ملتا ہے۔
hint-choice = اپنے وہ گڑھے جن میں کچھ ہو۔
hint-feed = سامنے کی قطار خالی ہے: صرف وہی چال جائز ہے جو وہاں کچھ چھوڑے۔
hint-sons = جیتا ہوا گڑھا جیتنے والے کا ہے۔
hint-take = ایک اکیلے خالی گڑھے کے پیچھے جو ہو، پکڑا جاتا ہے۔
hint-two = آخری دانے سے دو یا چار بنیں تو پکڑے جاتے ہیں۔
hint-backward = پھر اس سے پہلا گڑھا دیکھیں، اور یوں ہی پیچھے، جب تک دو یا چار ہوں۔
hint-nembak = اپنے خالی گڑھے میں آخری دانہ سامنے والے سب پکڑ لیتا ہے۔
hint-mikul = دوسری قطار کے خالی گڑھے میں آخری دانہ دونوں برابر پڑوسی پکڑتا ہے، اور خود بھی ساتھ جاتا ہے۔
hint-chain = پکڑ کے بعد آگے دیکھیں: ایک خالی اور پھر بھرا گڑھا ہو تو وہ بھی پکڑا جاتا ہے۔
hint-stone = بڑا پتھر دس کا ہے۔
hint-most = ہر چال ذہن میں آزمائیں، چھوٹی بھی۔
hint-again = جو گودام میں ختم ہو وہ ایک چال اور دیتی ہے۔ اسی سے شروع کریں۔
hint-nine = نو بار، اور صرف ایک ترتیب سے۔ پہلی آٹھ گودام میں ختم ہوتی ہیں۔
hint-half = کل کے آدھے سے زیادہ کافی ہے۔
hint-win = جو چال کھیل ختم کرے، وہ آپ کو آگے چھوڑے۔
hint-study = دیکھیں کہ ہر چال کے بعد دوسری طرف کیا کر سکتی ہے۔ سب سے بڑی پکڑ غلطی بھی ہو سکتی ہے۔
