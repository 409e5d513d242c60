### English. Every other language is a file like this one: copy it, translate what stands right of the equals
### signs, and name it in languages.js. The syntax is Fluent's (projectfluent.org/fluent/guide).
###
### Words in braces are filled in. The commonest are
###   $voice   how a seat is spoken of: you, computer, friend, south, north, or named with a $name
###   $game    which game it is, for the name of its seeds
###   $seeds, $stones   how many are meant
###   $cell, $from, $to, $name   a hole's letter
### Words of the games (thả cá, érzi, nembak, mikul, …) are kept in every language and explained where they are met.

## People and things

who =
    { $voice ->
        [you] You
        [computer] The computer
        [friend] Your friend
        [named] { $name }
        [south] South
       *[north] North
    }
    .inside =
        { $voice ->
            [you] you
            [computer] the computer
            [friend] your friend
            [named] { $name }
            [south] South
           *[north] North
        }

whose =
    { $voice ->
        [you] your
        [computer] the computer’s
        [friend] your friend’s
        [named] { $name }’s
        [south] South’s
       *[north] North’s
    }
    .first =
        { $voice ->
            [you] Your
            [computer] The computer’s
            [friend] Your friend’s
            [named] { $name }’s
            [south] South’s
           *[north] North’s
        }

seeds =
    { $game ->
        [o-an-quan]
            { $seeds ->
                [one] { $seeds } pebble
               *[other] { $seeds } pebbles
            }
        [san-yao]
            { $seeds ->
                [one] { $seeds } stone
               *[other] { $seeds } stones
            }
        [al-manqala]
            { $seeds ->
                [one] { $seeds } bead
               *[other] { $seeds } beads
            }
       *[other]
            { $seeds ->
                [one] { $seeds } seed
               *[other] { $seeds } seeds
            }
    }

pieces =
    { $stones ->
        [0] { seeds }
        [1]
            { $seeds ->
                [0] a big stone
               *[other] { seeds } and a big stone
            }
       *[other]
            { $seeds ->
                [0] { $stones } big stones
               *[other] { seeds } and { $stones } big stones
            }
    }

# A sentence of what is a headline elsewhere.
sentence = { $text }.

# A list: commas between all but the last.
list-comma = { ", " }
list = { $list } and { $last }

## The page

# What the games are called, where a language has a spelling of its own.
game-o-an-quan = Ô Ăn Quan
game-san-yao = Sàn Yáo
game-al-manqala = Al-manqala
game-dakon = Dakon
page-title = { $game } · sowing games
page-games = Games
page-language = Language
page-board = Board
page-loading = Laying out the board…
page-controls = Game
page-playback = Animation
page-dismiss = Close

## Seats

seat-south = South
seat-north = North
seat-plays = Who plays { $side }
seat-points = { $side }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
player-person = Person
player-you = You
player-away = Friend, by link
player-1 = Computer, first time
player-2 = Computer, easy
player-3 = Computer, casual
player-4 = Computer, fair
player-5 = Computer, good
player-6 = Computer, strong
player-7 = Computer, very strong
player-8 = Computer, strongest

## Whose turn it is

status-choosing =
    { $voice ->
        [you] Your turn
       *[other] { who } to move
    }
status-again =
    { $voice ->
        [you] Your turn again
       *[other] { who } to move again
    }
status-thinking = { who } is thinking
status-waiting = { who } waits: paused
status-away = { who } moves next
status-telling =
    { $voice ->
        [you] You sow
       *[other] { who } sows
    }
status-stuck = The computer is stuck
status-start-choosing = Choose a hole to sow from.
status-start-choosing-directions = Choose a square, then a direction.
status-start-away = Send the link, and open the one that comes back.
status-start-thinking = The other side opens.
status-away-hint = Send your move, then open the link that comes back.
status-decided =
    { $voice ->
        [you] You have more than half: the game is decided.
       *[other] { who } has more than half: the game is decided.
    }
status-decided-resign = You may play on or resign.

# Said when somebody taps a hole that cannot be chosen.
refused-row = That is { whose } row.
refused-son = That hole belongs to { who.inside }.
refused-empty = There is nothing to sow there.
refused-al-manqala = The other row is empty: you must give it a bead if you can.
refused-now = That hole cannot be chosen now.

## Buttons

button-new = New game
button-study = Study
button-undo = Undo
button-redo = Redo
button-hint = Hint
button-send = Send my move
button-link = Copy link
# Opens the rarer buttons
button-more = More
button-retry = Try again
button-pause = Pause
button-play = Play
button-back = Step back
button-step = One step
button-skip = Skip
button-cancel = Cancel
button-before = Back to my game
button-copy = Copy
button-save = Save to a file

## The table, as a screen reader tells it

table-board = { $game } board
# $owner: who moves from a conquered hole, worded by table-conquered; empty elsewhere.
table-hole = { $cell }, { whose } side, { pieces }{ $owner }
table-conquered = , conquered: now { $voice ->
        [you] yours
       *[other] { whose }
    }
table-mandarin = Mandarin square { $cell }, at { whose } right, { pieces }
table-store = { whose.first } { $aside ->
        [yes] captures
       *[no] store
    }, { pieces }{ $stones ->
        [0] { "" }
       *[other] , { $points } points
    }
table-direction = Sow from { $cell } towards { $to }
table-pick = { $cell }: towards { $one } or { $other }?
# Asked for by the key ?. $to: where the lap ends: a hole, the store, or none where it never does.
table-ends-lap =
    { move-name }: { $to ->
        [none] this sowing would never end.
        [store] the first lap ends in the store.
       *[other] { $game ->
            [al-manqala] the sowing ends in { $to }.
           *[other] the first lap ends in { $to }.
        }
    }
table-ends-turn = The last one falls into { $to ->
        [store] the store
       *[other] { $to }
    }; the turn brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## A turn in words

# $towards: the cell of the first seed, or none in games without directions.
told-sow = { who } sowed { pieces } from { $cell }{ $towards ->
        [none] { "" }
       *[other] { " " }towards { $towards }
    }{ $relays ->
        [0] { "" }
        [1] , going on once
       *[other] , going on { $relays } times
    }.
told-stored = { seeds } went into the store.
# $what: the list of what was taken, each worded by told-taking.
told-taken =
    { $voice ->
        [you] You took
       *[other] { who } took
    } { $what }.
told-taking = { pieces } from { $cells }{ $as ->
        [nembak] { " " }by nembak
        [mikul] { " " }by mikul
       *[other] { "" }
    }
told-again = The last seed fell into the store: one more choice.
told-pass =
    { $voice ->
        [you] You have no move, so you pass.
       *[other] { who } has no move, so the turn passes.
    }
told-endless = The sowing from { $cell } would never end: after { $laps ->
        [one] { $laps } lap
       *[other] { $laps } laps
    } the board is as it was. Nothing is taken and the turn passes.
told-release = Thả cá, “releasing fish”: { $own ->
        [0] { "" }
       *[other] { $own } of { whose } captured pebbles{ $borrowed ->
            [0] { "" }
           *[other] { " " }and{ " " }
        }
    }{ $borrowed ->
        [0] { "" }
        [one] { $borrowed } borrowed pebble
       *[other] { $borrowed } borrowed pebbles
    } go to { $cells }.
told-sweep =
    { $voice ->
        [you] You take
       *[other] { who } takes
    } what is left: { pieces }.
told-split =
    { $voice ->
        [you] You get
       *[other] { who } gets
    } { pieces } of what was left.
# Debts, of pebbles.
told-repay =
    { $voice ->
        [you] You repay
       *[other] { who } repays
    } a debt of { seeds }.
# $starter: who opens the next round, worded by told-starts.
told-round = The round is over: South { $south }, North { $north }. The holes are filled again, and { $starter } the next.
told-starts =
    { $voice ->
        [you] you start
       *[other] { who.inside } starts
    }
told-sons =
    { $voice ->
        [you] You now own
       *[other] { who } now owns
    } { $holes ->
        [one] the conquered hole
       *[other] the conquered holes
    } { $cells } (érzi, “sons”).
told-lend =
    { $voice ->
        [you] You lend
       *[other] { who } lends
    } { pieces } to fill the last hole.

## One step, while it is shown

step-lift-start = { pieces } from { $from }
step-lift-relay-among = The last one falls among others in { $from }: all { $seeds } go on
step-lift-relay-next = The next, { $from }, is not empty, so the sowing goes on with { pieces }
step-capture = Takes { pieces } from { $from }
step-capture-chain-first = The next, { $gap }, is empty, so { $from } behind it is taken: { pieces }
step-capture-chain-more = Again an empty one, { $gap }, and { $from } behind it is taken too: { pieces }
step-capture-backward = That makes { $seeds } in { $from }: two or four are taken
step-capture-backward-more = Before it, { $from } holds { $seeds } as well: taken too
step-capture-nembak = Nembak, “shooting”: { $landing } was empty, so { $from } opposite is taken: { pieces }
step-capture-nembak-too = The seed that did it goes along
step-capture-mikul = Mikul, “shouldering”: { $landing } was empty between two equal holes, so { $from } is taken: { pieces }
step-capture-mikul-too = The seed between them goes along
step-release = Thả cá, “releasing fish”: one pebble into { $to }
step-release-borrowed = Thả cá: one borrowed pebble into { $to }
step-lend = Lends { pieces } to { $to }
step-sweep = What is left is gathered in
step-split = What is left is split
step-deal = The holes are filled again
step-again = Into the store: once more
step-endless = This sowing would never end
step-repay = A debt of { seeds } is repaid

## The end

outcome-won =
    { $voice ->
        [you] You win
       *[other] { who } wins
    }, { $most } to { $least }
outcome-draw = A draw, { $south } to { $north }
# A game that no count decided: somebody resigned, or had no time left.
outcome-given =
    { $voice ->
        [you] You win
       *[other] { who } wins
    }
reason-mandarins = Both mandarin squares are empty.
reason-deadlock = No pebble is left to set free.
reason-repetition = The same position came up for the third time.
reason-spent = Fewer than two stones are left on the board.
reason-ruined = Fewer than five stones: not even one hole can be filled.
reason-rounds = The last round of the match is played.
reason-bare = There is nothing left to move.
reason-starved = One row is empty and cannot be fed from the other any more: the player without beads takes what is left.
reason-agreed = Both agreed to split what was left.
reason-resigned =
    { $voice ->
        [you] You resigned.
       *[other] { who } resigned.
    }
reason-timed =
    { $voice ->
        [you] Your time has run out.
       *[other] { whose.first } time has run out.
    }

## The moves, and looking back

panel-moves = Moves
panel-moves-none = No move has been played yet.
# A move in words. $towards: the cell of the first seed, or none in games without directions
move-name = { $cell }{ $towards ->
        [none] { "" }
       *[other] { " " }towards { $towards }
    }
# What the letters and numbers in the list mean; in games with directions moves are written like Cr +6.
moves-key = The letter is the hole; the number after it is what the move brought.
moves-key-directions = The letter is the square, r or l the way it was sown: right or left, as its player sees it. The number after it is what the move brought.
# A move in the list, and what it won.
moves-move = { $move }{ $points ->
        [0] { "" }
       *[other] { " " }+{ $points }
    }
# $text: the move, as in moves-move; $name: the same as in move-name, where it has a direction
moves-of = { $side }: { $text }{ $name ->
        [none] { "" }
       *[other] { " " }({ $name })
    }
moves-first = To the start
moves-previous = One turn back
moves-next = One turn on
moves-last = To the end

## The count

panel-score = Count
score-side = Side
score-points = Points
score-pebbles = Pebbles
score-stones = Big stones
score-debts = Borrowed
score-store = Store
score-aside = Laid aside
score-sons = Sons
score-none = none
score-round = Round { $round } of at most { $rounds }
score-round-single = A single round
score-started = { who } opened this round.
score-sons-hint = Sons (érzi) are conquered holes of the other row; their owner moves from them this round.
score-last = Last round: South { $south }, North { $north }.
score-last-lent = { who } lent { seeds }, which need not be repaid.

## How the games go, in short

panel-rules = How to play
panel-rules-more = All rules, with examples
panel-lessons = Lessons
panel-print = A board to print
panel-options = Played with
panel-choices = Rules
panel-option = { $name }: { $value }

rules-o-an-quan-1 = Lift all pebbles of one of your five squares and sow them one by one, to the left or to the right.
rules-o-an-quan-2 = If the next square holds pebbles, lift them and go on. If it is empty, you take what lies in the square behind it, and so on over single gaps.
rules-o-an-quan-3 = Before a mandarin square (ô quan) the turn ends. A big stone counts ten.
rules-o-an-quan-4 = If your squares are all empty, you set one captured pebble free in each, borrowing if need be: thả cá, “releasing fish”.
rules-o-an-quan-5 = When both mandarin squares are empty, each takes the pebbles of his own squares, and debts are repaid. Most points win.

rules-san-yao-1 = Lift all stones of one of your holes and sow them counter-clockwise.
rules-san-yao-2 = If the next hole holds stones, lift them and go on. If it is empty, you take what lies in the hole behind it, and so on over single gaps.
rules-san-yao-3 = A round ends when fewer than two stones are left. All holes are filled with five again.
rules-san-yao-4 = Who has stones for more than five holes conquers some of the other row: his sons (érzi). He lends what is left over.
rules-san-yao-5 = Who cannot fill even one hole has lost the match.

rules-al-manqala-1 = Lift all beads of one of your houses and sow them counter-clockwise, once.
rules-al-manqala-2 = If the last house then holds two or four beads, you take them, and those of the houses before it as long as they hold two or four.
rules-al-manqala-3 = If the other row is empty, you must give it a bead if you can.
rules-al-manqala-4 = If it cannot be fed, its owner takes what is left. More than half of the 98 beads wins.

rules-dakon-1 = Lift all seeds of one of your holes and sow them counter-clockwise, also into your own store (lumbung), never into the other.
rules-dakon-2 = Last seed into your store: choose again. Into seeds: lift them all and go on.
rules-dakon-3 = Into an empty hole of your own: you take the seeds opposite. That is nembak, “shooting”.
rules-dakon-4 = Into an empty hole of the other row between two equal holes: you take all three. That is mikul, “shouldering”.
rules-dakon-5 = When the row of the player to move is empty, the other takes what is left. Most seeds win.

## Rule options

option-yes = Yes
option-no = No

option-o-an-quan-mandarin = Mandarin squares hold
    .hint = Both are worth ten points, but captured pebbles can be set free again (thả cá).
    .stone = One big stone
    .pebbles = Ten pebbles
option-o-an-quan-emptyMandarin = An empty mandarin square next
    .hint = Sowing that comes to rest before it either ends there or may capture behind it.
    .stops = Ends the turn
    .gap = Is a gap like any other
option-o-an-quan-youngMandarin = Young mandarin (quan non)
    .hint = A big stone with fewer pebbles than this beside it cannot be taken; 0 turns the rule off.
option-san-yao-match = Whole match
    .hint = Rounds follow with sons and loans until one side is ruined; otherwise one round decides.
option-san-yao-rounds = Rounds at most
    .hint = A match that is still open after so many rounds goes to the last count.
option-dakon-holes = Holes in a row
    .hint = Each hole starts with as many seeds as a row has holes.
option-dakon-nembak = Nembak: the last seed
    .hint = When a last seed falls into an own empty hole and takes those opposite, it stays or goes with them.
    .stays = Stays in its hole
    .takes-both = Goes with them

## Names

names-title = Names

## Between two rounds (Sàn Yáo)

round-title = Round { $round } is over
round-go = Go on

## Links

share-title = The link
share-copied = The link is copied. It holds this position with all its moves.
share-sent = The link is copied. Send it: whoever opens it plays { $side }.
share-alone = Only this computer can open it: this page is not on the web.
share-by-hand = Copying did not work here. Select the link and copy it yourself.
share-field = Link
share-close = Done
share-picture = Picture…

## What went wrong

notice-link = This link could not be opened. Here is a fresh game.
notice-link-before = This link could not be opened. Here is a fresh game; yours is kept.
notice-seat = The link asks for a seat that does not exist; it is opened as a plain game.
notice-restored = Your game goes on where you left it.
notice-saved = The saved game could not be read.
notice-saved-older = The newest saved game could not be read. An older one goes on.
notice-unsaved = Saving failed: this game lives only in this tab. Its link holds it as well.
notice-trap = The engine stumbled and was started anew. Your game is as it was.
notice-trap-link = The engine stumbled over this link. Here is a fresh game.
notice-trap-again = The engine stumbled again. Here is a fresh game; the old one stays in your saved games.
notice-part = A part of this page could not be loaded. Check the connection and load the page again: your game is kept.
notice-failed = That did not work: { $what }
notice-copied = Copied.
notice-copy-yourself = Copying did not work here. The text is selected: copy it yourself.
load-title = The game could not be loaded
load-unreachable = The engine could not be fetched. Check the connection and try again.
load-missing = A part of this site is missing on the server. Try again in a while.
load-refused = WebAssembly, which the engine is made of, is blocked in this browser or on this page. Allow it and try again.
load-damaged = The engine arrived damaged or does not run in this browser. Try again, or use a newer browser.

## What the engine refuses

##
## $at is the field, move or character that is wrong; `.empty` speaks where there is none. $message is the engine's
## own English sentence, which only English can use: say instead what the id says, with $at.

error-any = { $message }
error-unknown-game = There is no game called “{ $at }”.
    .empty = It names no game.
error-unknown-option = This game has no option “{ $at }”.
# bad option: the option $at cannot have this value
error-bad-option = { $message }
error-unknown-field = There is no field “{ $at }”.
error-missing-field = “{ $at }” is missing.
# wrong type: $at is not of the kind it must be (a number, a list, …)
error-wrong-type = { $message }
# out of range: $at is a number that is too small, too large or not whole
error-out-of-range = { $message }
# wrong length: the list $at has too few or too many entries
error-wrong-length = { $message }
# wrong total: the seeds or stones do not add up to those of the game
error-wrong-total = { $message }
# impossible: no board can hold what $at says
error-impossible = { $message }
error-not-a-move = “{ $at }” is no move of this game.
    .empty = A move is missing.
error-illegal-move = The move “{ $at }” cannot be played there.
error-game-over = The game is over.
error-cannot-end = This game cannot be ended that way.
# not a record: the text cannot be read as a game; $at is the part where reading stopped
error-not-a-record = { $message }
error-newer-version = It was made by a newer version of this page ({ $at }).
error-too-long = It is too long: a game may have 65,536 characters at most.
error-out-of-memory = There is not enough memory for this.
error-not-started = The engine has been given no game yet.
