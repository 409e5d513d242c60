### A board in somebody else’s page. What its board and its turns say is in the file of this name beside this folder.

# What a screen reader calls the whole; $game: its name
embed-play = { $game }: کھیلنے کا تختہ
embed-replay = { $game }: باری باری دیکھنے کا کھیل
embed-diagram = { $game }: ایک صورت
embed-again = پھر سے شروع کریں
# A link to the game’s own page
embed-open = بڑے تختے پر کھولیں
# Which moment of a game is shown; $all: its turns
embed-at =
    { $at ->
        [0] شروع
       *[other] باری { $at } (کل { $all })
    }

## What was asked for and cannot be; $name is the name of an attribute, as its author writes it

embed-bad-value = ”{ $name }“ کے لیے ”{ $value }“ درست نہیں۔ یہ ہو سکتا ہے: { $choices }۔
embed-bad-text = ”{ $name }“ پڑھا نہیں جا سکا: ”{ $value }“۔
embed-bad-game = ”{ $name }“ نہیں کھل سکا: { $what }
embed-bad-json = یہ درست JSON نہیں۔
embed-bad-at =
    { $turns ->
        [0] یہاں باری { $value } نہیں: ابھی کوئی چال نہیں چلی گئی۔
       *[other] یہاں باری { $value } نہیں: آخری باری { $turns } ہے۔
    }
