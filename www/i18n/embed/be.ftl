### A board in somebody else’s page. What its board and its turns say is in the file of this name beside this folder.

# What a screen reader calls the whole; $game: its name
embed-play = { $game }: дошка для гульні
embed-replay = { $game }: партыя, ход за ходам
embed-diagram = { $game }: пазіцыя
embed-again = Пачаць нанава
# A link to the game’s own page
embed-open = Адкрыць на вялікай дошцы
# Which moment of a game is shown; $all: its turns
embed-at =
    { $at ->
        [0] Пачатак
       *[other] Ход { $at } з { $all }
    }

## What was asked for and cannot be; $name is the name of an attribute, as its author writes it

embed-bad-value = «{ $value }» не падыходзіць для «{ $name }». Магчыма: { $choices }.
embed-bad-text = Не ўдалося прачытаць «{ $name }»: «{ $value }».
embed-bad-game = Не ўдалося адкрыць «{ $name }»: { $what }
embed-bad-json = Гэта не правільны JSON.
embed-bad-at =
    { $turns ->
        [0] Тут няма ходу { $value }: яшчэ нічога не згуляна.
       *[other] Тут няма ходу { $value }: апошні ход – { $turns }.
    }
