## The page

lessons-title = دروس: { $game }
lessons-count = حُلّ { $done } من { $count }، ومن أول محاولة { $first }
mark-first = حُلّ من أول محاولة
mark-later = حُلّ
mark-shown = عُرض الحل
mark-open = لم يُحلّ بعد
lessons-previous = رجوع
lessons-next = الدرس التالي
lessons-finish = النتيجة
lessons-restart = من البداية
lessons-end = النتيجة
lessons-end-count = من أول محاولة: { $first } من { $count }
lessons-end-open = لم يُحلّ بعد: { $open }
lessons-hint = تلميح
lessons-number = النقاط
lessons-answer = إجابة
lessons-again = محاولة أخرى
lessons-show = عرض الحل
lessons-chosen = المختار: { $cells }
lessons-none-chosen = لم يُختر شيء بعد.
lessons-play = هيا نلعب { $game ->
        [Al-manqala] المنقلة
       *[other] { $game }
    }
lessons-make = إعداد دروس خاصة
lessons-file = فتح دروس من ملف
lessons-no-engine = تعذر تحميل الألواح. يرجى التحقق من الاتصال ثم تحميل الصفحة من جديد.
lessons-unfit = لا يمكن استعمال هذا الدرس: { $what }

## The questions

ask-last = { $move }: أين تقع الأخيرة؟ المطلوب لمس ذلك المكان.
ask-gain = { $move }: كم نقطة تجلب؟
ask-most = أي نقلة تجلب أكثر؟
ask-moves = أي الحفر يمكن اختيارها؟ يجب تعليمها كلها.
ask-reach = النقاط المطلوبة في دور واحد، على الأقل: { $points }
ask-win = المطلوب الفوز في هذا الدور.
ask-best = المطلوب إيجاد أفضل نقلة.
ask-best-more = المطلوب إيجاد أفضل النقلات واحدة بعد أخرى، وعددها: { $plies }
kind-last = أين تقع الأخيرة؟
kind-gain = كم نقطة تجلب؟
kind-most = أي نقلة تجلب أكثر؟
kind-moves = ما النقلات الممكنة؟
kind-reach = نقاط مطلوبة في دور واحد
kind-win = الفوز في دور واحد
kind-best = أفضل نقلة

## What is said to an answer

said-right = صحيح!
said-not-there = ليس في { $cell }. يمكن العدّ مرة أخرى أو عرض الحل.
said-not-number = ليس { $points }. يمكن العدّ مرة أخرى أو عرض الحل.
said-no-number = يرجى كتابة عدد صحيح.
said-less = هذه تجلب { $points }. وهناك نقلة تجلب أكثر.
said-most = تجلب { $points }، أكثر من أي نقلة أخرى.
said-not-possible = لا يمكن اختيارها: { $cells }
said-more-possible = كل ما اختير صحيح، لكن بقي غيره.
said-possible = ما يمكن اختياره: { $cells }
said-so-far = حتى الآن { $points }، ونقلة أخرى.
said-brought = هذا الدور يجلب { $points }.
said-turn-over = انتهى الدور وجلب { $points }. لنجرب طريقة أخرى.
said-not-won = انتهى الدور ولم يتحقق الفوز. لنجرب طريقة أخرى.
said-thinking = المحرك يفكر…
said-answers = { $side }: الرد { $move }.
said-gives = نقاط ضائعة بهذه النقلة، على الأقل: { $points }.
said-next = والآن؟
said-proven = أثبت المحرك أنه لا شيء أفضل.
said-line = الحل: { $moves }.
said-stuck = لم يستطع المحرك التحقق الآن. يرجى المحاولة من جديد.

## Why a position cannot be asked that

senseless-over = انتهت اللعبة في هذا الوضع.
senseless-endless = هذا التوزيع لا ينتهي أبدًا.
senseless-same = كل النقلات تجلب القدر نفسه.
senseless-one-move = هناك نقلة واحدة فقط.
senseless-no-turn = لا دور يوصل إلى ذلك.
senseless-unproven = لا يستطيع المحرك إثبات الجواب. يلزم وضع فيه نقلات أو بذور أقل.
senseless-all-best = كل النقلات متساوية في الجودة.

## Lists that cannot be read; $lesson: which lesson it is

flaw-broken = هذه ليست دروسًا، أو أن جزءًا منها ناقص.
flaw-newer = أُعدّت هذه الدروس بإصدار أحدث من هذه الصفحة. يرجى تحميل الصفحة من جديد والمحاولة مرة أخرى.
flaw-empty = لا درس في هذه القائمة.
flaw-many = الدروس أكثر من اللازم: أقصى ما في القائمة { $most }.
flaw-big = هذا أكبر من أن يكون قائمة دروس.
flaw-title = عنوان القائمة يجب أن يكون نصًا لا يزيد عدد أحرفه على { $most }.
flaw-lesson = الدرس { $lesson } تالف.
flaw-field = في الدرس { $lesson } حقل غير معروف «{ $field }».
flaw-ask = سؤال الدرس { $lesson } غير معروف.
flaw-text = الدرس { $lesson }: الحقل «{ $field }» يجب أن يكون نصًا لا يزيد عدد أحرفه على { $most }.
flaw-number = الدرس { $lesson }: الحقل «{ $field }» يجب أن يكون عددًا صحيحًا من { $least } إلى { $most }.

## Making lessons

edit-about = نختار وضعًا ونسأل عنه ثم نوزع الدروس رابطًا أو ملفًا. لا حاجة إلى كتابة الأجوبة: المحرك يعرفها.
edit-list = عنوان القائمة
edit-none = لا درس بعد.
edit-lesson = الدرس { $number }
edit-new = درس جديد
edit-position = الوضع
edit-position-hint = رابط أو سجل أو لوح على هيئة نص. والنقلات على اللوح في الأسفل تتابع منه.
edit-take = استعمال هذا الوضع
edit-ask = السؤال
edit-move = النقلة
edit-points = النقاط المطلوبة
edit-plies = عدد النقلات المطلوبة
edit-name = العنوان
edit-comment = تعليق
edit-fine = هذا الدرس صالح. الجواب: { $answer }
edit-keep = إضافة إلى القائمة
edit-change = تعديل
edit-up = إلى أعلى
edit-down = إلى أسفل
edit-remove = حذف
edit-removed = حُذف الدرس { $number }
edit-try = تجربة الدروس
edit-long = هذا الرابط طويل جدًا، وقد تقطعه بعض تطبيقات المراسلة. الأفضل توزيع الملف.

## The lessons that come with the page: titles

title-first = أول توزيع
title-across = حول الزاوية
title-store = إلى المخزن
title-on = متابعة التوزيع
title-long = طريق طويل
title-round = دورة كاملة
title-before = قبل مربع الوالي
title-choice = ما يمكن اختياره
title-feed = الإطعام
title-sons = الأبناء (érzi)
title-take = كسب
title-two = اثنتان أو أربع
title-nembak = Nembak
title-mikul = Mikul
title-chain = كسب متتابع
title-stone = الحجر الكبير
title-most = أكبر كسب
title-again = مرة أخرى
title-run = سلسلة نقلات
title-nine = تسع نقلات
title-win = الفوز في دور واحد
title-study = دراسة نهاية

## And their hints

hint-first = كل حفرة بعد المختارة تأخذ واحدة حتى تفرغ اليد.
hint-across = بعد طرف الصف يأتي أول الصف الآخر.
hint-mandarin = مربع الوالي يأخذ واحدة مثل غيره.
hint-store = مخزن صاحب الدور يأخذ واحدة عند المرور، والمخزن الآخر لا يأخذ.
hint-on = إذا كان في التالية شيء رُفع كله ووُزع. وإذا كانت فارغة انتهى التوزيع.
hint-among = إذا وقعت الأخيرة بين غيرها رُفعت كلها ووُزعت.
hint-before = قبل مربع الوالي ينتهي التوزيع مهما كان فيه.
hint-round = من يدور دورة كاملة يضع واحدة في حفرة البداية أيضًا.
hint-choice = حفر صاحب الدور التي فيها شيء.
hint-feed = الصف المقابل فارغ: لا تجوز إلا نقلة تترك فيه شيئًا.
hint-sons = الحفرة المأخوذة لمن أخذها.
hint-take = ما يقع خلف حفرة فارغة واحدة يؤخذ.
hint-two = إذا جعلت الأخيرة العدد اثنتين أو أربعًا أُخذت.
hint-backward = ثم ننظر إلى الحفرة التي قبلها، وهكذا ما دام فيها اثنتان أو أربع.
hint-nembak = الأخيرة في حفرة فارغة لصاحب الدور تأخذ ما في المقابلة.
hint-mikul = الأخيرة في حفرة فارغة من الصف الآخر تأخذ جارتين متساويتين وتذهب معهما.
hint-chain = بعد الكسب ننظر أبعد: حفرة فارغة واحدة ثم حفرة فيها شيء، فيؤخذ أيضًا.
hint-stone = الحجر الكبير بعشر نقاط.
hint-most = لنجرب كل نقلة في الذهن، والصغيرة أيضًا.
hint-again = ما ينتهي في المخزن يعطي نقلة أخرى. فلنبدأ به.
hint-nine = تسع مرات، وبترتيب واحد فقط. وكل من الثماني الأولى تنتهي في المخزن.
hint-half = أكثر من نصف الكل يكفي.
hint-win = النقلة التي تنهي اللعبة يجب أن تترك صاحبها متقدمًا.
hint-study = لننظر ماذا يستطيع الطرف الآخر بعد كل نقلة. قد يكون أكبر كسب خطأ.
