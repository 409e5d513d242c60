### A board in somebody else’s page. What its board and its turns say is in the file of this name beside this folder.

# What a screen reader calls the whole; $game: its name
embed-play = { $game }: papan kanggo dolanan
embed-replay = { $game }: dolanan sing dideleng saben giliran
embed-diagram = { $game }: sawijining posisi
embed-again = Wiwiti manèh
# A link to the game’s own page
embed-open = Bukak ing papan gedhé
# Which moment of a game is shown; $all: its turns
embed-at =
    { $at ->
        [0] Wiwitan
       *[other] Giliran { $at } saka { $all }
    }

## What was asked for and cannot be; $name is the name of an attribute, as its author writes it

embed-bad-value = “{ $value }” dudu isi kanggo “{ $name }”. Sing bisa: { $choices }.
embed-bad-text = “{ $name }” ora bisa diwaca: “{ $value }”.
embed-bad-game = “{ $name }” ora bisa dibukak. { $what }
embed-bad-json = Iki dudu JSON sing bener.
embed-bad-at =
    { $turns ->
        [0] Ora ana giliran { $value } ing kéné: durung ana sing mlaku.
       *[other] Ora ana giliran { $value } ing kéné: sing pungkasan { $turns }.
    }
