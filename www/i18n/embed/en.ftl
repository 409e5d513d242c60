### A board in somebody else’s page. What its board and its turns say is in the file of this name beside this folder.

# What a screen reader calls the whole; $game: its name
embed-play = { $game }: a board to play on
embed-replay = { $game }: a game to step through
embed-diagram = { $game }: a position
embed-again = Start again
# A link to the game’s own page
embed-open = Open on the big board
# Which moment of a game is shown; $all: its turns
embed-at =
    { $at ->
        [0] The start
       *[other] Turn { $at } of { $all }
    }

## What was asked for and cannot be; $name is the name of an attribute, as its author writes it

embed-bad-value = “{ $value }” is no value for “{ $name }”. Possible are: { $choices }.
embed-bad-text = “{ $name }” cannot be read: “{ $value }”.
embed-bad-game = “{ $name }” cannot be opened: { $what }
embed-bad-json = This is not valid JSON.
embed-bad-at =
    { $turns ->
        [0] There is no turn { $value } here: nothing has been played yet.
       *[other] There is no turn { $value } here: the last one is { $turns }.
    }
