### A board in somebody else’s page. What its board and its turns say is in the file of this name beside this folder.

# What a screen reader calls the whole; $game: its name
embed-play = { $game }: لوح للعب
embed-replay = { $game }: لعبة تُشاهَد دورًا دورًا
embed-diagram = { $game }: وضع على اللوح
embed-again = البدء من جديد
# A link to the game’s own page
embed-open = فتح على اللوح الكبير
# Which moment of a game is shown; $all: its turns
embed-at =
    { $at ->
        [0] البداية
       *[other] الدور { $at } من { $all }
    }

## What was asked for and cannot be; $name is the name of an attribute, as its author writes it

embed-bad-value = لا تصلح «{ $value }» قيمةً لـ«{ $name }». الممكن: { $choices }.
embed-bad-text = تعذرت قراءة «{ $name }»: «{ $value }».
embed-bad-game = تعذر فتح «{ $name }»: { $what }
embed-bad-json = هذا ليس نص JSON صحيحًا.
embed-bad-at =
    { $turns ->
        [0] لا يوجد هنا دور رقمه { $value }: لم يُلعب شيء بعد.
       *[other] لا يوجد هنا دور رقمه { $value }: رقم الدور الأخير { $turns }.
    }
