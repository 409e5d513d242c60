### What is asked before a game, pingsut, and the settings. Comes on top of the words of the page.

## Settings

settings-counts = Counts beside the holes
settings-ends = Show where a sowing ends
settings-ends-off = No
settings-ends-lap = Its first lap
settings-ends-turn = The whole turn
settings-ends-hint = Point at a hole, or keep a finger on it. With a screen reader: the key ? on the board.
settings-sounds = Soft sounds
settings-projector = Large view for a projector
settings-marks = The marks on the board
settings-mark-origin = Here the last turn began.
settings-mark-landing = Here its last seed fell.
settings-mark-taken = This was taken, or would be.
settings-mark-lap = Here the first lap would end.
settings-mark-end = Here the turn would end.

setup-title = New game of { $game }
setup-players = Who plays
setup-starts = Who starts
setup-side = { $side } ({ $player })
setup-swap = Swap sides
setup-lot = Draw lots
setup-lot-hint = Chance decides when the game begins.
setup-pingsut = Pingsut
setup-pingsut-hint = Throw signs for it, as it is done in Java.
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
