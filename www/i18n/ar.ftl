### Arabic. All seeds are feminine nouns, so that one oblique form (.obl) serves as object and after a preposition.
### Nothing betrays the gender of the reader or of $name; what is “you” is written alike for both.

## People and things

who =
    { $voice ->
        [you] أنت
        [computer] الحاسوب
        [friend] صديقك
        [named] { $name }
        [south] الجنوب
       *[north] الشمال
    }
    .inside =
        { $voice ->
            [you] أنت
            [computer] الحاسوب
            [friend] صديقك
            [named] { $name }
            [south] الجنوب
           *[north] الشمال
        }

# A row and its owner.
whose =
    { $voice ->
        [you] صفك
       *[other] صف { who }
    }
    .first =
        { $voice ->
            [you] مخزنك
           *[other] مخزن { who }
        }
    .captures =
        { $voice ->
            [you] مكاسبك
           *[other] مكاسب { who }
        }

seeds =
    { $game ->
        [o-an-quan]
            { $seeds ->
                [zero] بلا حصى
                [one] حصاة واحدة
                [two] حصاتان
                [few] { $seeds } حصيات
               *[other] { $seeds } حصاة
            }
        [san-yao]
            { $seeds ->
                [zero] بلا حصى
                [one] حصاة واحدة
                [two] حصاتان
                [few] { $seeds } حصيات
               *[other] { $seeds } حصاة
            }
        [al-manqala]
            { $seeds ->
                [zero] بلا حبات
                [one] حبة واحدة
                [two] حبتان
                [few] { $seeds } حبات
               *[other] { $seeds } حبة
            }
       *[other]
            { $seeds ->
                [zero] بلا بذور
                [one] بذرة واحدة
                [two] بذرتان
                [few] { $seeds } بذور
               *[other] { $seeds } بذرة
            }
    }
    .obl =
        { $seeds ->
            [two]
                { $game ->
                    [o-an-quan] حصاتين
                    [san-yao] حصاتين
                    [al-manqala] حبتين
                   *[other] بذرتين
                }
           *[other] { seeds }
        }

pieces =
    { $stones ->
        [0] { seeds }
        [1]
            { $seeds ->
                [0] حجر كبير
               *[other] { seeds } وحجر كبير
            }
        [2]
            { $seeds ->
                [0] حجران كبيران
               *[other] { seeds } وحجران كبيران
            }
       *[other]
            { $seeds ->
                [0] { $stones } حجارة كبيرة
               *[other] { seeds } و{ $stones } حجارة كبيرة
            }
    }
    .obl =
        { $stones ->
            [0] { seeds.obl }
            [1]
                { $seeds ->
                    [0] حجر كبير
                   *[other] { seeds.obl } وحجر كبير
                }
            [2]
                { $seeds ->
                    [0] حجرين كبيرين
                   *[other] { seeds.obl } وحجرين كبيرين
                }
           *[other]
                { $seeds ->
                    [0] { $stones } حجارة كبيرة
                   *[other] { seeds.obl } و{ $stones } حجارة كبيرة
                }
        }

sentence = { $text }.

list-comma = { "، " }
list = { $list } و{ $last }

## The page

game-o-an-quan = أُو آن كوان
game-san-yao = سان ياو
game-al-manqala = المنقلة
game-dakon = داكون
page-title = { $game } · ألعاب البذر والحصاد
page-games = الألعاب
page-language = اللغة
page-board = اللوح
page-loading = نجهز اللوح…
page-controls = اللعبة
page-playback = الحركة
page-dismiss = إغلاق

## Seats

seat-south = الجنوب
seat-north = الشمال
seat-plays = من يلعب في { $side }
seat-points =
    { $side }: { $points ->
        [zero] بلا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }
player-person = شخص
player-you = أنت
player-away = صديق، عبر رابط
player-1 = الحاسوب، مبتدئ
player-2 = الحاسوب، سهل
player-3 = الحاسوب، خفيف
player-4 = الحاسوب، متوسط
player-5 = الحاسوب، جيد
player-6 = الحاسوب، قوي
player-7 = الحاسوب، قوي جدًا
player-8 = الحاسوب، الأقوى

## Whose turn it is

status-choosing =
    { $voice ->
        [you] دورك
       *[other] دور { who }
    }
status-again =
    { $voice ->
        [you] دورك مرة أخرى
       *[other] دور { who } مرة أخرى
    }
status-thinking =
    { $voice ->
        [you] لحظة تفكير
        [named] { $name }: لحظة تفكير
       *[other] { who } يفكر
    }
status-waiting =
    { $voice ->
        [you] توقف قصير، والدور لك
       *[other] توقف قصير في دور { who }
    }
status-away =
    { $voice ->
        [you] النقلة التالية لك
       *[other] النقلة التالية من { who }
    }
status-telling =
    { $voice ->
        [you] نقلتك
       *[other] نقلة { who }
    }
status-stuck = تعثر الحاسوب
status-start-choosing = من أي حفرة نوزع؟
status-start-choosing-directions = من أي مربع نوزع، وفي أي اتجاه؟
status-start-away = نرسل الرابط، ثم نفتح الرابط الذي يعود.
status-start-thinking = البداية للطرف الآخر.
status-away-hint = نرسل النقلة، ثم نفتح الرابط الذي يعود.
status-decided =
    { $voice ->
        [you] صار معك أكثر من النصف: حُسمت اللعبة.
       *[other] صار مع { who } أكثر من النصف: حُسمت اللعبة.
    }
status-decided-resign = يمكن إكمال اللعب أو الانسحاب.

refused-row =
    { $voice ->
        [you] هذا صفك.
       *[other] هذا صف { who }.
    }
refused-son =
    { $voice ->
        [you] هذه الحفرة لك.
       *[other] هذه الحفرة من نصيب { who }.
    }
refused-empty = ليس هناك ما نوزعه.
refused-al-manqala = الصف المقابل فارغ: يجب إطعامه حبة إن أمكن.
refused-now = لا يمكن اختيار هذه الحفرة الآن.

## Buttons

button-new = لعبة جديدة
button-study = دراسة
button-undo = تراجع
button-redo = إعادة
button-hint = تلميح
button-send = إرسال نقلتي
button-link = نسخ الرابط
button-more = المزيد
button-retry = محاولة أخرى
button-pause = إيقاف مؤقت
button-play = متابعة
button-back = رجوع
button-step = خطوة
button-skip = تخطي
button-cancel = إلغاء
button-before = عودة إلى لعبتي
button-copy = نسخ
button-save = حفظ في ملف

## The table, as a screen reader tells it

table-board = لوح { $game }
table-hole = { $cell }، { whose }، { pieces }{ $owner }
table-conquered =
    { $voice ->
        [you] ، مكسوبة: صارت لك
       *[other] ، مكسوبة: صارت من نصيب { who }
    }
table-mandarin = مربع الوالي { $cell }، { $voice ->
        [you] على يمينك
       *[other] على يمين { who }
    }، { pieces }
table-store = { $aside ->
        [yes] { whose.captures }
       *[no] { whose.first }
    }: { pieces }{ $stones ->
        [0] { "" }
       *[other] { $points ->
            [zero] { "" }
            [one] ، نقطة واحدة
            [two] ، نقطتان
            [few] ، { $points } نقاط
           *[other] ، { $points } نقطة
        }
    }
table-direction = توزيع من { $cell } نحو { $to }
table-pick = { $cell }: نحو { $one } أم { $other }؟
table-ends-lap =
    { move-name }: { $to ->
        [none] هذا التوزيع لا ينتهي أبدًا.
        [store] الحفنة الأولى تنتهي في المخزن.
       *[other] { $game ->
            [al-manqala] ينتهي التوزيع في { $to }.
           *[other] الحفنة الأولى تنتهي في { $to }.
        }
    }
table-ends-turn = آخر حبة تقع في { $to ->
        [store] المخزن
       *[other] { $to }
    }، ومكسب النقلة { $points ->
        [zero] لا شيء
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }.

## A turn in words

told-sow = { $voice ->
        [you] وزعت
        [named] { $name }: توزيع
       *[other] وزع { who }
    } { seeds.obl } من { $cell }{ $towards ->
        [none] { "" }
       *[other] { " " }نحو { $towards }
    }{ $relays ->
        [zero] { "" }
        [one] ، مع متابعة واحدة
        [two] ، مع متابعتين
        [few] ، مع { $relays } متابعات
       *[other] ، مع { $relays } متابعة
    }.
told-stored = إلى المخزن: { seeds }.
told-taken =
    { $voice ->
        [you] وكان من نصيبك { $what }.
       *[other] وكان من نصيب { who } { $what }.
    }
told-taking =
    { $as ->
        [nembak] { pieces } من { $cells } (nembak)
        [mikul] { pieces } من { $cells } (mikul)
       *[other] { pieces } من { $cells }
    }
told-again = وقعت آخر بذرة في المخزن: نقلة أخرى.
told-pass =
    { $voice ->
        [you] ليس أمامك أي نقلة، فيمر دورك.
       *[other] ليس أمام { who } أي نقلة، فيمر الدور.
    }
told-endless = التوزيع من { $cell } لا ينتهي أبدًا: بعد { $laps ->
        [one] حفنة واحدة
        [two] حفنتين
        [few] { $laps } حفنات
       *[other] { $laps } حفنة
    } يعود اللوح كما كان. لا يؤخذ شيء ويمر الدور.
told-release = Thả cá، أي «إطلاق السمك»: { $own ->
        [zero] { "" }
        [one] حصاة واحدة
        [two] حصاتان
        [few] { $own } حصيات
       *[other] { $own } حصاة
    }{ $own ->
        [0] { "" }
       *[other] { $voice ->
            [you] { " " }من مكاسبك
           *[other] { " " }من مكاسب { who }
        }
    }{ $borrowed ->
        [0] { "" }
       *[other] { $own ->
            [0] { "" }
           *[other] { " " }و
        }
    }{ $borrowed ->
        [zero] { "" }
        [one] حصاة مستعارة
        [two] حصاتان مستعارتان
        [few] { $borrowed } حصيات مستعارة
       *[other] { $borrowed } حصاة مستعارة
    } إلى { $cells }.
told-sweep =
    { $voice ->
        [you] ما بقي صار من نصيبك: { pieces }.
       *[other] ما بقي صار من نصيب { who }: { pieces }.
    }
told-split =
    { $voice ->
        [you] نصيبك مما بقي: { pieces }.
       *[other] نصيب { who } مما بقي: { pieces }.
    }
told-repay =
    { $voice ->
        [you] سددت دينًا: { seeds }.
        [named] { $name }: سداد دين ({ seeds }).
       *[other] سدد { who } دينًا: { seeds }.
    }
told-round = انتهت الجولة: الجنوب { $south }، الشمال { $north }. نملأ الحفر من جديد، والدور الأول { $starter }.
told-starts =
    { $voice ->
        [you] دورك
       *[other] دور { who }
    }
told-sons = { $voice ->
        [you] صارت لك
       *[other] صارت من نصيب { who }
    } { $holes ->
        [one] الحفرة المكسوبة
        [two] الحفرتان المكسوبتان
       *[other] الحفر المكسوبة
    } { $cells } (érzi، أي «الأبناء»).
told-lend = { $voice ->
        [you] أقرضت
        [named] { $name }: إقراض
       *[other] أقرض { who }
    } { seeds.obl } لملء آخر حفرة.

## One step, while it is shown

step-lift-start = رفع { seeds.obl } من { $from }
step-lift-relay-among = تقع آخر بذرة بين غيرها في { $from }، فتتابع كلها ({ $seeds })
step-lift-relay-next = الخانة التالية { $from } ليست فارغة، فيستمر التوزيع منها: { pieces }
step-capture = كسب { pieces.obl } من { $from }
step-capture-chain-first = الخانة التالية { $gap } فارغة، فيُكسب ما في { $from } بعدها: { pieces }
step-capture-chain-more = ثم { $gap } فارغة أيضًا، فيُكسب ما في { $from } بعدها: { pieces }
step-capture-backward = صار في { $from } { $seeds ->
        [one] حبة واحدة
        [two] حبتان
        [few] { $seeds } حبات
       *[other] { $seeds } حبة
    }: الحبتان والأربع تُكسب
step-capture-backward-more = وقبلها في { $from } أيضًا { $seeds ->
        [one] حبة واحدة
        [two] حبتان
        [few] { $seeds } حبات
       *[other] { $seeds } حبة
    }: تُكسب كذلك
step-capture-nembak = Nembak، أي «الرمي»: كانت { $landing } فارغة، فيُكسب ما في { $from } المقابلة: { pieces }
step-capture-nembak-too = والبذرة التي رمت تُكسب معها
step-capture-mikul = Mikul، أي «الحمل على الكتف»: كانت { $landing } فارغة بين حفرتين متساويتين، فيُكسب ما في { $from }: { pieces }
step-capture-mikul-too = والبذرة التي بينهما تُكسب معهما
step-release = Thả cá، أي «إطلاق السمك»: حصاة إلى { $to }
step-release-borrowed = Thả cá: حصاة مستعارة إلى { $to }
step-lend = إقراض { seeds.obl } إلى { $to }
step-sweep = جمع ما بقي
step-split = قسمة ما بقي
step-deal = ملء الحفر من جديد
step-again = في المخزن: نقلة أخرى
step-endless = هذا التوزيع لا ينتهي أبدًا
step-repay = سداد دين: { $seeds ->
        [one] حصاة واحدة
        [two] حصاتان
        [few] { $seeds } حصيات
       *[other] { $seeds } حصاة
    }

## The end

outcome-won = { $voice ->
        [you] لك الفوز
       *[other] فوز { who }
    }، { $most } مقابل { $least }
outcome-draw = تعادل، { $south } مقابل { $north }
outcome-given =
    { $voice ->
        [you] لك الفوز
       *[other] فوز { who }
    }
reason-mandarins = فرغ مربعا الواليين.
reason-deadlock = لم تبق حصاة لإطلاقها.
reason-repetition = تكرر الوضع نفسه للمرة الثالثة.
reason-spent = بقي على اللوح أقل من حصاتين.
reason-ruined = أقل من خمس حصيات: لا يكفي ذلك لملء حفرة واحدة.
reason-rounds = انتهت آخر جولة في المباراة.
reason-bare = لم يبق ما نوزعه.
reason-starved = صف فارغ ولا يمكن إطعامه من الصف الآخر، فما بقي يأخذه صاحب الصف الفارغ.
reason-agreed = اتفق الطرفان على قسمة ما بقي.
reason-resigned =
    { $voice ->
        [you] انسحبت.
        [named] انسحاب { $name }.
       *[other] انسحب { who }.
    }
reason-timed =
    { $voice ->
        [you] انتهى وقتك.
       *[other] انتهى وقت { who }.
    }

## Beside the board

panel-score = النتيجة
panel-moves = النقلات
panel-moves-none = لا نقلات بعد.
# The inner placeable keeps the plus before its number.
# In one piece: only so it is read from the right where it stands in another sentence.
move-name =
    { $towards ->
        [none] { $cell }
       *[other] { $cell } نحو { $towards }
    }
moves-key = الحرف هو الحفرة، والعدد بعده هو ما كسبته النقلة.
moves-key-directions = الحرف هو المربع، وr أو l اتجاه التوزيع: اليمين أو اليسار كما يراه صاحب النقلة. والعدد بعده هو ما كسبته النقلة.
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
moves-first = إلى البداية
moves-previous = الدور السابق
moves-next = الدور التالي
moves-last = إلى النهاية
panel-rules = طريقة اللعب
panel-rules-more = كل القواعد، مع أمثلة
panel-lessons = دروس
panel-print = لوح للطباعة
panel-options = بهذه القواعد
panel-choices = القواعد
# Between an invisible RLI and PDI: the editor puts it beside a board that runs from left to right.
panel-option = ⁧{ $name }: { $value }⁩
score-side = الجهة
score-points = النقاط
score-pebbles = الحصى
score-stones = الحجارة الكبيرة
score-debts = المستعار
score-store = المخزن
score-aside = المكاسب
score-sons = الأبناء
score-none = لا شيء
score-round = الجولة { $round } من { $rounds } على الأكثر
score-round-single = جولة واحدة
score-started =
    { $voice ->
        [you] هذه الجولة بدأت بنقلتك.
       *[other] هذه الجولة بدأت بنقلة { who }.
    }
score-sons-hint = الأبناء (érzi) حفر مكسوبة من الصف المقابل، يوزع منها صاحبها الجديد في هذه الجولة.
score-last = الجولة الماضية: الجنوب { $south }، الشمال { $north }.
score-last-lent = { $voice ->
        [you] أقرضت
        [named] { $name }: إقراض
       *[other] أقرض { who }
    } { $seeds ->
        [one] حصاة واحدة لا تُرد
        [two] حصاتين لا تُردان
        [few] { $seeds } حصيات لا تُرد
       *[other] { $seeds } حصاة لا تُرد
    }.

## Rule options

option-yes = نعم
option-no = لا

option-o-an-quan-mandarin = في مربع كل والٍ
    .hint = كلاهما بعشر نقاط، لكن الحصى المكسوب يمكن إطلاقه من جديد (thả cá).
    .stone = حجر كبير
    .pebbles = عشر حصيات
option-o-an-quan-emptyMandarin = مربع الوالي إذا كان فارغًا
    .hint = إذا توقف التوزيع قبله، فإما أن ينتهي الدور وإما أن نكسب ما بعده.
    .stops = ينهي الدور
    .gap = فراغ كأي فراغ
option-o-an-quan-youngMandarin = الوالي الصغير (quan non)
    .hint = لا يؤخذ حجر كبير معه حصى أقل من هذا العدد؛ والصفر يلغي القاعدة.
option-san-yao-match = مباراة كاملة
    .hint = جولات متتالية فيها أبناء وقروض حتى يفلس أحد الطرفين؛ وإلا فجولة واحدة تحسم.
option-san-yao-rounds = أقصى عدد للجولات
    .hint = إذا لم تُحسم المباراة بعد هذا العدد من الجولات، حسمها آخر عدّ.
option-dakon-holes = الحفر في كل صف
    .hint = في كل حفرة عند البداية بذور بعدد حفر الصف.
option-dakon-nembak = Nembak: البذرة الأخيرة
    .hint = إذا وقعت آخر بذرة في حفرة فارغة من صف صاحبها وكسبت ما يقابلها، فإما أن تبقى وإما أن تذهب معه.
    .stays = تبقى في حفرتها
    .takes-both = تذهب معه

## How the games go, in short

rules-o-an-quan-1 = نرفع كل الحصى من أحد مربعاتنا الخمسة ونوزعه حصاة حصاة، إلى اليسار أو إلى اليمين.
rules-o-an-quan-2 = إذا كان في المربع التالي حصى رفعناه وتابعنا. وإذا كان فارغًا كسبنا ما في المربع الذي بعده، وهكذا ما دام الفراغ مربعًا واحدًا.
rules-o-an-quan-3 = قبل مربع الوالي (ô quan) ينتهي الدور. والحجر الكبير بعشر نقاط.
rules-o-an-quan-4 = إذا فرغت مربعاتنا كلها أطلقنا في كل منها حصاة مما كسبناه، ونستعير إن لم يكفِ: هذا هو thả cá، أي «إطلاق السمك».
rules-o-an-quan-5 = إذا فرغ مربعا الواليين أخذ كل طرف حصى مربعاته وسدد ديونه. والفوز لمن نقاطه أكثر.

rules-san-yao-1 = نرفع كل الحصى من إحدى حفرنا ونوزعه عكس عقارب الساعة.
rules-san-yao-2 = إذا كان في الحفرة التالية حصى رفعناه وتابعنا. وإذا كانت فارغة كسبنا ما في الحفرة التي بعدها، وهكذا ما دام الفراغ حفرة واحدة.
rules-san-yao-3 = تنتهي الجولة إذا بقي أقل من حصاتين. ثم نملأ كل حفرة بخمس حصيات من جديد.
rules-san-yao-4 = من يكفي حصاه لأكثر من خمس حفر يكسب حفرًا من الصف المقابل: هي أبناؤه (érzi). وما زاد يقرضه.
rules-san-yao-5 = من لا يملأ حصاه حفرة واحدة يخسر المباراة.

rules-al-manqala-1 = نرفع كل الحبات من أحد بيوتنا ونوزعها حبة حبة عكس عقارب الساعة، مرة واحدة.
rules-al-manqala-2 = إذا صار في البيت الأخير حبتان أو أربع كسبناها، ومعها ما في البيوت التي قبله ما دام في كل منها حبتان أو أربع.
rules-al-manqala-3 = إذا فرغ صف الخصم وجب أن نطعمه حبة إن استطعنا.
rules-al-manqala-4 = وإذا لم يمكن إطعامه أخذ صاحبه ما بقي. والفوز لمن معه أكثر من نصف الحبات الثماني والتسعين.

rules-dakon-1 = نرفع كل البذور من إحدى حفرنا ونوزعها عكس عقارب الساعة، وفي مخزننا (lumbung) أيضًا، لا في مخزن الخصم.
rules-dakon-2 = آخر بذرة في مخزننا: نقلة أخرى. وفي حفرة فيها بذور: نرفعها كلها ونتابع.
rules-dakon-3 = وفي حفرة فارغة من صفنا: نكسب البذور المقابلة. هذا nembak، أي «الرمي».
rules-dakon-4 = وفي حفرة فارغة من صف الخصم بين حفرتين متساويتين: نكسب ما في الثلاث. هذا mikul، أي «الحمل على الكتف».
rules-dakon-5 = إذا فرغ صف صاحب الدور أخذ خصمه ما بقي. والفوز لمن بذوره أكثر.

## Names

names-title = الأسماء

## Between two rounds (Sàn Yáo)

round-title = انتهت الجولة { $round }
round-go = متابعة

## Links

share-title = الرابط
share-copied = نُسخ الرابط. فيه هذا الوضع وكل النقلات.
share-sent = نُسخ الرابط وحان إرساله: من يفتحه يلعب في { $side }.
share-alone = لا يفتحه إلا هذا الجهاز: فهذه الصفحة ليست على الإنترنت.
share-by-hand = لم ينجح النسخ هنا. يمكن تحديد الرابط ونسخه باليد.
share-field = الرابط
share-close = تم
share-picture = صورة…

## What went wrong

notice-link = تعذر فتح هذا الرابط. هذه لعبة جديدة.
notice-link-before = تعذر فتح هذا الرابط. هذه لعبة جديدة، ولعبتك محفوظة.
notice-seat = يطلب الرابط مقعدًا لا وجود له؛ فُتح كلعبة عادية.
notice-restored = تستمر لعبتك من حيث توقفت.
notice-saved = تعذرت قراءة اللعبة المحفوظة.
notice-saved-older = تعذرت قراءة أحدث لعبة محفوظة. نتابع لعبة أقدم.
notice-unsaved = لم ينجح الحفظ: هذه اللعبة في علامة التبويب هذه فقط. ورابطها يحفظها أيضًا.
notice-trap = تعثر محرك اللعبة وبدأ من جديد. لعبتك كما كانت.
notice-trap-link = تعثر محرك اللعبة بهذا الرابط. هذه لعبة جديدة.
notice-trap-again = تعثر محرك اللعبة مرة أخرى. هذه لعبة جديدة، والقديمة باقية بين ألعابك المحفوظة.
notice-part = تعذر تحميل جزء من الصفحة. بعد فحص الاتصال يمكن تحميلها من جديد: لعبتك محفوظة.
notice-failed = لم ينجح ذلك: { $what }
notice-copied = تم النسخ.
notice-copy-yourself = لم ينجح النسخ هنا. النص محدد ويمكن نسخه باليد.
load-title = تعذر تحميل اللعبة
load-unreachable = تعذر إحضار محرك اللعبة. يرجى فحص الاتصال ثم المحاولة مرة أخرى.
load-missing = جزء من الموقع غير موجود على الخادم. يرجى المحاولة بعد قليل.
load-refused = محرك اللعبة مصنوع من WebAssembly، وهو محظور في هذا المتصفح أو في هذه الصفحة. يرجى السماح به ثم المحاولة مرة أخرى.
load-damaged = وصل محرك اللعبة تالفًا أو لا يعمل في هذا المتصفح. يرجى المحاولة مرة أخرى أو استعمال متصفح أحدث.

## What the engine refuses

error-any = حدث خطأ ما.
error-unknown-game = لا توجد لعبة اسمها «{ $at }».
    .empty = لم تُذكر أي لعبة.
error-unknown-option = ليس في هذه اللعبة خيار اسمه «{ $at }».
error-bad-option = هذه القيمة لا تصلح للخيار «{ $at }».
error-unknown-field = لا يوجد حقل اسمه «{ $at }».
error-missing-field = الحقل «{ $at }» ناقص.
error-wrong-type = «{ $at }» ليس من النوع المطلوب.
error-out-of-range = العدد في «{ $at }» أصغر أو أكبر مما يجوز، أو غير صحيح.
error-wrong-length = طول القائمة «{ $at }» غير صحيح.
error-wrong-total = مجموع القطع لا يساوي مجموع قطع اللعبة.
error-impossible = لا يمكن أن يكون هذا على أي لوح: «{ $at }».
error-not-a-move = «{ $at }» ليست نقلة في هذه اللعبة.
    .empty = هناك نقلة ناقصة.
error-illegal-move = النقلة «{ $at }» غير ممكنة هنا.
error-game-over = انتهت اللعبة.
error-cannot-end = لا يمكن إنهاء هذه اللعبة بهذه الطريقة.
error-not-a-record = لا يمكن قراءة هذا كلعبة؛ توقفت القراءة عند «{ $at }».
error-newer-version = صُنع بنسخة أحدث من هذه الصفحة ({ $at }).
error-too-long = أطول من اللازم: أقصى طول للعبة 65,536 حرفًا.
error-out-of-memory = الذاكرة لا تكفي لهذا.
error-not-started = لم يتسلم محرك اللعبة أي لعبة بعد.
