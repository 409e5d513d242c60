### A board in somebody else’s page. What its board and its turns say is in the file of this name beside this folder.

# What a screen reader calls the whole; $game: its name
embed-play = { $game }: bàn để chơi
embed-replay = { $game }: ván xem từng lượt
embed-diagram = { $game }: một thế cờ
embed-again = Chơi lại từ đầu
# A link to the game’s own page
embed-open = Mở trên bàn lớn
# Which moment of a game is shown; $all: its turns
embed-at =
    { $at ->
        [0] Đầu ván
       *[other] Lượt { $at } trên { $all }
    }

## What was asked for and cannot be; $name is the name of an attribute, as its author writes it

embed-bad-value = “{ $value }” không dùng được cho “{ $name }”. Có thể dùng: { $choices }.
embed-bad-text = Không đọc được “{ $name }”: “{ $value }”.
embed-bad-game = Không mở được “{ $name }”. { $what }
embed-bad-json = Đây không phải JSON hợp lệ.
embed-bad-at =
    { $turns ->
        [0] Ở đây không có lượt { $value }: chưa đi lượt nào.
       *[other] Ở đây không có lượt { $value }: lượt cuối là { $turns }.
    }
