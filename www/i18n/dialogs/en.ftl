### What is asked before a game, pingsut, the settings, the rarer buttons, looking back, and what follows a game. Comes on top of the words of the page.

## Settings

settings-counts = Counts beside the holes
settings-ends = Show where a sowing ends
settings-ends-off = No
settings-ends-lap = Its first lap
settings-ends-turn = The whole turn
settings-ends-hint = Point at a hole, or keep a finger on it. With a screen reader: the key ? on the board.
settings-sounds = Soft sounds
settings-outlook = Tell who is ahead while playing
settings-projector = Large view for a projector

## The marks on the board

help-marks = The marks on the board
help-mark-offered = You may sow from here.
help-mark-turn = This row is to move.
help-mark-origin = Here the last turn began.
help-mark-landing = Here its last { $game ->
        [o-an-quan] pebble
        [san-yao] stone
        [al-manqala] bead
       *[other] seed
    } fell.
help-mark-taken = This was taken, or would be.
help-mark-lap =
    { $game ->
        [al-manqala] Here the sowing would end.
       *[other] Here the first lap would end.
    }
help-mark-end = Here the turn would end.
help-mark-gain = So much the turn would bring.
help-mark-endless = Sowing from here would never end.
help-mark-hint = The hint: this hole is advised.

setup-title = New game of { $game }
setup-players = Who plays
setup-starts = Who starts
setup-side = { $side } ({ $player })
setup-swap = Swap sides
setup-lot = Draw lots
setup-lot-hint = Chance decides when the game begins.
setup-pingsut = Pingsut
setup-pingsut-hint = Throw signs for it, as it is done in Java.
setup-opening = Opening
setup-opening-usual = As usual
setup-opening-exact = { $cells }: { $value }, proven
setup-opening-estimate = { $cells }: about { $value }
setup-opening-hint = Moves that are made beforehand, so that both sides are nearly even. The number: by how many points they differ in the end when both play their best.
setup-begin = Begin
setup-saved = Games left open
setup-saved-item = { $game }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $when }

## Pingsut

pingsut-title = Pingsut
pingsut-how = Elephant beats human, human beats ant, ant beats elephant.
pingsut-throw =
    { $voice ->
        [you] Throw your sign.
       *[other] { who }: throw a sign. The other looks away.
    }
pingsut-elephant = Elephant
    .finger = thumb
pingsut-human = Human
    .finger = index finger
pingsut-ant = Ant
    .finger = little finger
# $sign: elephant, human or ant
pingsut-thrown = { who } threw { $sign ->
        [elephant] the elephant
        [human] the human
       *[ant] the ant
    }.
pingsut-ready =
    { $voice ->
        [named] I am { who }
        [south] I play South
       *[north] I play North
    }
pingsut-equal = Equal signs.
pingsut-again = Throw again
pingsut-winner =
    { $voice ->
        [you] You start.
       *[other] { who } starts.
    }
pingsut-begin = Begin

## The rarer buttons

button-resign = Resign
button-agree = Offer to split
button-speed = Speed
button-settings = Settings
speed-0-5 = Slow
speed-1 = Normal
speed-2 = Fast
speed-4 = Very fast
speed-0 = No animation

## A new game

started-lot =
    { $voice ->
        [you] The lot falls on you: you start.
       *[other] The lot falls on { who.inside }, who starts.
    }
names-name = Name, if you like
names-of = Name of { $side }
names-hint = A name is kept in this browser only.
names-keep = Keep

## The clock

clock-title = Clock
clock-none = No clock
clock-side = { $minutes } min each + { $seconds } s a move
clock-move = { $seconds } seconds a move
clock-own = Own times
clock-minutes = Minutes a side
clock-seconds = Seconds a move
clock-own-hint = With no minutes, each move has its seconds alone.
clock-hint = It runs while a person chooses, and stops while seeds travel or the page is out of sight.

## Giving up, and agreeing to split

ask-resign = Resign this game?
ask-resign-hint =
    { $voice ->
        [you] You win the game.
       *[other] { who } wins the game.
    } You can still undo it.
ask-agree = Split what is left?
ask-agree-hint = Both sides must be content with it.
ask-agree-both = Both agree
ask-agree-decline = Play on
agree-declined = The computer expects more and plays on.

## After a game, between two rounds, and when the clock runs low
# $seconds left to choose
clock-low =
    { $voice ->
        [you] { $seconds } seconds left.
       *[other] { who }: { $seconds } seconds left.
    }
# Said where the computer waits for whoever still reads about the last one
round-ready = Press “{ round-go }” to let the next one begin.
finish-label = After the game
finish-again = Play again
finish-swap = Swap sides, play again
finish-look = Look through the game
finish-mistakes = Find mistakes
finish-share = Share the game
finish-untimed = Play on without a clock
# $one and $other are people, as in “You” and “the computer”; $wins and $losses are the games each has won.
finish-score = So far: { $one } { $wins }, { $other } { $losses }{ $draws ->
        [0] .
        [one] , { $draws } draw.
       *[other] , { $draws } draws.
    }
finish-points = Points in all: { $one } to { $other }.
finish-reset = Count anew

## Looking back
# A line that was left for another one, by its first move that differs.
moves-line = Turn { $at }: { $move } … ({ $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    })
moves-lines = Also played
moves-at = { $at ->
        [0] Looking back: the start
       *[other] Looking back: turn { $at } of { $all }
    }
moves-at-line = Looking ahead: move { $at } of { $all }
moves-play-on = Play on from here
moves-back = Back to the game
moves-kept = You play on from here. What was played before is kept with the moves.
moves-undo = Back to it
