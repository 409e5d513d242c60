### A board in somebody else’s page. What its board and its turns say is in the file of this name beside this folder.

# What a screen reader calls the whole; $game: its name
embed-play = { $game }: laud mängimiseks
embed-replay = { $game }: mäng käik käigu haaval
embed-diagram = { $game }: seis
embed-again = Alusta uuesti
# A link to the game’s own page
embed-open = Ava suurel laual
# Which moment of a game is shown; $all: its turns
embed-at =
    { $at ->
        [0] Algus
       *[other] { $at }. käik { $all }-st
    }

## What was asked for and cannot be; $name is the name of an attribute, as its author writes it

embed-bad-value = „{ $value }“ ei sobi väljale „{ $name }“. Võimalik on: { $choices }.
embed-bad-text = Välja „{ $name }“ ei saa lugeda: „{ $value }“.
embed-bad-game = Välja „{ $name }“ ei saa avada: { $what }
embed-bad-json = See ei ole korrektne JSON.
embed-bad-at =
    { $turns ->
        [0] Siin ei ole { $value }. käiku: veel ei ole midagi mängitud.
       *[other] Siin ei ole { $value }. käiku: viimane on { $turns }.
    }
