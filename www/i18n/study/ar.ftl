### Study: analysis, setting up, copying and opening. Comes on top of the words of the page.

## Study: analysis

study-analysis = تحليل
study-mistakes = الأخطاء
study-editor = ترتيب
study-exchange = نسخ وفتح
study-depth = شمل البحث { $depth ->
        [one] دورًا واحدًا
        [two] دورين
        [few] { $depth } أدوار
        [many] { $depth } دورًا
       *[other] { $depth } دور
    } إلى الأمام، وعدد الأوضاع { $positions }.
study-line = كيف قد يستمر اللعب
study-values = قيمة كل نقلة
# In placeables of their own, the signs are not mirrored; beside the moves they are not either.
study-signs = نقاط التقدم في النهاية لصاحب الدور: { "=" } مؤكدة، { "≈" } تقديرية، { "≤" } على الأكثر، { "≥" } على الأقل. والضغط على نقلة يعرضها على اللوح.
study-bound-exact = { $value }، مؤكد
study-bound-estimate = نحو { $value }
study-bound-at-most = { $value } على الأكثر، مؤكد
study-bound-at-least = { $value } على الأقل، مؤكد
study-time = التفكير
study-seconds =
    { $seconds ->
        [one] ثانية واحدة
        [two] ثانيتان
        [few] { $seconds } ثوانٍ
       *[other] { $seconds } ثانية
    }
study-start = تفكير
study-stop = إيقاف
study-again = تفكير من جديد
study-thinking = لحظة تفكير…
study-over = انتهت اللعبة هنا.
study-failed = تعذر على محرك اللعبة التفكير في هذا. يرجى المحاولة مرة أخرى.

## Study: setting up

study-setting-up = ترتيب اللوح
study-start-position = وضع البداية
study-empty = إفراغ اللوح
study-from-board = كما في اللعبة
study-tap = لمسة على اللوح
study-tap-in = تضيف واحدة
study-tap-out = تأخذ واحدة
study-more = زيادة واحدة: { $name }
study-less = إنقاص واحدة: { $name }
study-owner = { $name } من نصيب { $side }
study-rest = الباقي إلى { $side }
study-to-move = صاحب الدور
study-field-debts = المستعار
study-field-round = الجولة
study-field-starter = من بدأ الجولة
study-fine = يمكن اللعب من هذا الوضع.
study-fine-later = يمكن اللعب من هذا الوضع، بعد أن يقع أولًا ما يقع من تلقاء نفسه.
study-fine-over = اللعبة منتهية في هذا الوضع.
study-missing = ما زال ينقص: { pieces }.
study-too-many = الزائد: { pieces }.
study-number = { $name }: يجب أن يكون هذا عددًا صحيحًا لا يزيد على ما في اللعبة.
study-impossible-al-manqala = ما دام على اللوح حبات، فعدد مكاسب كل طرف زوجي.
study-impossible-san-yao = لكل طرف صفه كله، وله من الصف الآخر الحفر الأربع الأولى على الأكثر.
study-show-field = أين؟
study-play = هيا نلعب من هنا
study-analyse = تحليل

## Study: copy and open

study-open = فتح
study-source = لعبة أو وضع للفتح
study-source-hint = هنا نلصق رابطًا أو لعبة أو وضعًا كما يُنسخ في الأسفل، أو نسحب ملفًا إلى هنا.
study-file = أو من ملف:
study-opened = هذا ما فُتح. واللعبة السابقة محفوظة.
study-hand-out = نسخ
study-hand-out-hint = في الرابط واللعبة كل النقلات، وفي الوضع ما على اللوح.
study-as-link = الرابط
study-as-record = اللعبة
study-as-text = الوضع، نص عادي
study-as-json = الوضع، بصيغة JSON
study-embed = لوح في صفحة ويب أخرى (بالإنجليزية)
study-read-empty = ليس هنا ما يُفتح بعد: نلصق شيئًا أو نكتبه أولًا.
study-read-too-long = هذا أطول من أن يكون لعبة.
study-read-file = تعذرت قراءة الملف «{ $name }».
study-read-unknown = هذا ليس رابطًا ولا لعبة ولا وضعًا من هذا الموقع.
study-read-json = يبدأ هذا كنص JSON، لكن فيه خللًا في السطر { $line } عند الحرف { $column }.
study-read-json-kind = نص JSON هذا ليس وضعًا: الوضع يُكتب بين قوسين متعرجين.
study-read-move = النقلة { $ply }: { $what }
study-read-line = تعذرت قراءة السطر { $line }: «{ $at }».
study-read-head = السطر { $line }: الخيار يُكتب هكذا: { "name=value" }، لا «{ $at }».
study-read-names = السطر { $line }: أسماء الحفر هنا { $wanted }.
study-read-rows = السطر { $line }: يجب أن يكون هنا صفان من الأعداد، صف الشمال فوق صف الجنوب.
study-read-length = السطر { $line }: عدد الأعداد في هذا الصف { $found }، والمطلوب { $wanted }.
study-read-missing = ينقص «{ $at }».
study-read-seat = السطر { $line }: يجب أن يكون هنا { "S" } (الجنوب) أو { "N" } (الشمال)، لا «{ $at }».
study-read-number = السطر { $line }: «{ $at }» ليس عددًا صحيحًا.
