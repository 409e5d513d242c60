### A board in somebody else’s page. What its board and its turns say is in the file of this name beside this folder.

# What a screen reader calls the whole; $game: its name
embed-play = { $game }: дъска за игра
embed-replay = { $game }: партия ход по ход
embed-diagram = { $game }: позиция
embed-again = Започни отначало
# A link to the game’s own page
embed-open = Отвори на голямата дъска
# Which moment of a game is shown; $all: its turns
embed-at =
    { $at ->
        [0] Началото
       *[other] Ход { $at } от { $all }
    }

## What was asked for and cannot be; $name is the name of an attribute, as its author writes it

embed-bad-value = „{ $value }“ не е стойност за „{ $name }“. Възможни са: { $choices }.
embed-bad-text = „{ $name }“ не може да се прочете: „{ $value }“.
embed-bad-game = „{ $name }“ не може да се отвори: { $what }
embed-bad-json = Това не е правилен JSON.
embed-bad-at =
    { $turns ->
        [0] Тук няма ход { $value }: още нищо не е изиграно.
       *[other] Тук няма ход { $value }: последният е { $turns }.
    }
