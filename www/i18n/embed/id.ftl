### A board in somebody else’s page. What its board and its turns say is in the file of this name beside this folder.

# What a screen reader calls the whole; $game: its name
embed-play = { $game }: papan untuk bermain
embed-replay = { $game }: permainan langkah demi langkah
embed-diagram = { $game }: sebuah posisi
embed-again = Mulai lagi
# A link to the game’s own page
embed-open = Buka di papan besar
# Which moment of a game is shown; $all: its turns
embed-at =
    { $at ->
        [0] Awal permainan
       *[other] Giliran { $at } dari { $all }
    }

## What was asked for and cannot be; $name is the name of an attribute, as its author writes it

embed-bad-value = “{ $value }” bukan nilai untuk “{ $name }”. Yang mungkin: { $choices }.
embed-bad-text = “{ $name }” tidak bisa dibaca: “{ $value }”.
embed-bad-game = “{ $name }” tidak bisa dibuka. { $what }
embed-bad-json = Ini bukan JSON yang benar.
embed-bad-at =
    { $turns ->
        [0] Tidak ada giliran { $value } di sini: belum ada langkah.
       *[other] Tidak ada giliran { $value } di sini: yang terakhir { $turns }.
    }
