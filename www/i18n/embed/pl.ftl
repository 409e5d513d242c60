### A board in somebody else’s page. What its board and its turns say is in the file of this name beside this folder.

# What a screen reader calls the whole; $game: its name
embed-play = { $game }: plansza do gry
embed-replay = { $game }: partia ruch po ruchu
embed-diagram = { $game }: pozycja
embed-again = Zacznij od nowa
# A link to the game’s own page
embed-open = Otwórz na dużej planszy
# Which moment of a game is shown; $all: its turns
embed-at =
    { $at ->
        [0] Początek
       *[other] Ruch { $at } z { $all }
    }

## What was asked for and cannot be; $name is the name of an attribute, as its author writes it

embed-bad-value = „{ $value }” nie pasuje do „{ $name }”. Możliwe są: { $choices }.
embed-bad-text = Nie można odczytać „{ $name }”: „{ $value }”.
embed-bad-game = Nie można otworzyć „{ $name }”: { $what }
embed-bad-json = To nie jest poprawny JSON.
embed-bad-at =
    { $turns ->
        [0] Nie ma tu ruchu { $value }: nic jeszcze nie zagrano.
       *[other] Nie ma tu ruchu { $value }: ostatni to { $turns }.
    }
