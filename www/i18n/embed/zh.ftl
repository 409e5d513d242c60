### A board in somebody else’s page. What its board and its turns say is in the file of this name beside this folder.

# What a screen reader calls the whole; $game: its name
embed-play = { $game }：可以下的棋盘
embed-replay = { $game }：一步步看的对局
embed-diagram = { $game }：局面
embed-again = 重新开始
# A link to the game’s own page
embed-open = 在大棋盘上打开
# Which moment of a game is shown; $all: its turns
embed-at =
    { $at ->
        [0] 开局
       *[other] 第{ $at }步，共{ $all }步
    }

## What was asked for and cannot be; $name is the name of an attribute, as its author writes it

embed-bad-value = “{ $name }”不能是“{ $value }”，可以是：{ $choices }。
embed-bad-text = “{ $name }”读不懂：“{ $value }”。
embed-bad-game = “{ $name }”打不开：{ $what }
embed-bad-json = 这不是正确的JSON。
embed-bad-at =
    { $turns ->
        [0] 这里没有第{ $value }步：还没有走过一步。
       *[other] 这里没有第{ $value }步：最后一步是第{ $turns }步。
    }
