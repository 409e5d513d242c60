### Advice: a hint, who is ahead while playing, and what each move of a game lost. On top of the words of the page.

## A hint

hint-move = التوزيع من { $cell }{ $towards ->
        [none] { "" }
       *[other] { " " }نحو { $towards }
    }
hint-only = لا توجد إلا نقلة واحدة، { $move }
hint-said = تلميح: { $move }. { $margin }.
hint-said-why = تلميح: { $move }، وفي هذه النقلة { $why }. { $margin }.
hint-comma = { $list }، { $last }
hint-and = { $list }، و{ $last }
hint-takes = كسب { pieces.obl } من { $cells }
hint-stores = إدخال { seeds.obl } إلى المخزن
hint-again = دور آخر
hint-pass =
    { $voice ->
        [you] حرمانك من أي نقلة
       *[other] حرمان { who } من أي نقلة
    }
hint-ends = نهاية { $state ->
        [round] الجولة
       *[game] اللعبة
    }
hint-prevents =
    { $voice ->
        [you] منعك من كسب { pieces.obl } من { $cells }
       *[other] منع { who } من كسب { pieces.obl } من { $cells }
    }
hint-plans = تمهيد لكسب { pieces.obl } من { $cells }
hint-better = زيادة { $sure ->
        [yes] { "" }
       *[no] نحو{ " " }
    }{ $points ->
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
       *[other] { $points } نقطة
    } على { $move }، وهي الثانية بعدها
hint-equal = مثل ما في { $move }
hint-looking = البحث عن نقلة جيدة…
hint-failed = لم يجد محرك اللعبة تلميحًا. يرجى المحاولة مرة أخرى.
hint-here = التلميح: { $move }

## The margin at the end, always with how sure it is

margin-exact =
    { $points ->
        [0] تعادل
       *[other] { $voice ->
            [you] لك الفوز
           *[other] الفوز لصالح { who }
        } بفارق { $points ->
            [one] نقطة واحدة
            [two] نقطتين
            [few] { $points } نقاط
           *[other] { $points } نقطة
        }
    }{ $state ->
        [round] { " " }في هذه الجولة
       *[game] { "" }
    } بأفضل لعب (مؤكد)
margin-least =
    { $points ->
        [0] تعادل على الأقل
       *[other] فارق لا يقل عن { $points ->
            [one] نقطة واحدة
            [two] نقطتين
            [few] { $points } نقاط
           *[other] { $points } نقطة
        }
    } { $voice ->
        [you] لصالحك
       *[other] لصالح { who }
    }{ $state ->
        [round] { " " }في هذه الجولة
       *[game] { "" }
    } بأفضل لعب (مؤكد)
margin-most =
    { $voice ->
        [you] خسارتك
       *[other] خسارة { who }
    } لا تزيد على { $points ->
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }{ $state ->
        [round] { " " }في هذه الجولة
       *[game] { "" }
    } بأفضل لعب (مؤكد)
margin-estimate =
    { $points ->
        [0] تعادل تقريبًا في النهاية
       *[other] تقدم بنحو { $points ->
            [one] نقطة واحدة
            [two] نقطتين
            [few] { $points } نقاط
           *[other] { $points } نقطة
        } في النهاية { $voice ->
            [you] لصالحك
           *[other] لصالح { who }
        }
    }{ $state ->
        [round] ، في هذه الجولة
       *[game] { "" }
    } (تخمين بعد النظر في أوضاع عددها { $positions })

## Who is ahead, while playing

outlook-label = الموقف
outlook-thinking = الموقف: لحظة تفكير…
outlook-said = الموقف: { $margin }
outlook-failed = الموقف: لا جواب من محرك اللعبة.

## What each move of a game lost

judge-about = ينظر محرك اللعبة في كل نقلة من جديد: كم خسرت مقارنة بأفضل نقلة. وتظهر العلامات بجانب النقلات.
judge-start = البحث عن الأخطاء
judge-on = متابعة
judge-stop = إيقاف
judge-none = لا نقلات للنظر فيها بعد.
judge-away = يمكن النظر في النقلات بعد انتهاء هذه اللعبة.
judge-failed = تعذر على محرك اللعبة النظر في هذه اللعبة. يرجى المحاولة مرة أخرى.
judge-progress = النقلات: { $done } من { $all }
judge-exactness = دقة اللعب
judge-accuracy = { who }: أفضل نقلة في { $best } من { $moves } ({ $share })، ومتوسط النقاط الضائعة في النقلة: { $mean }
judge-no-choice = { who }: لا نقلات فيها اختيار
judge-costly = أكثر النقلات خسارة
judge-clean = لم تخسر أي نقلة نقطتين أو أكثر.
judge-slip = عدم دقة
judge-mistake = خطأ
judge-blunder = خطأ فادح
judge-signs = { "?!" } عدم دقة: ضياع نقطتين أو أكثر، { "?" } خطأ: 5 أو أكثر، { "??" } خطأ فادح: 10 أو أكثر، أو التفريط في فوز مؤكد.
judge-lost = { $kind }: ضياع { $sure ->
        [yes] { "" }
       *[no] نحو{ " " }
    }{ $points ->
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }. الأفضل: { $move }. { $margin }.
judge-move = النقلة { $at }، { $side }: { $move }
