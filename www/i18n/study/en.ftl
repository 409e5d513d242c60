### Study: analysis, setting up, copying and opening. Comes on top of the words of the page.

## Study: analysis

study-analysis = Analysis
study-mistakes = Mistakes
study-editor = Set up
study-exchange = Copy and open
study-depth = Looked { $depth ->
        [one] { $depth } turn
       *[other] { $depth } turns
    } ahead, at { $positions } positions.
study-line = How it may go on
study-values = What each move is worth
study-signs = Points ahead at the end for the player to move: = proven, ≈ estimated, ≤ at most, ≥ at least. Press a move to see it on the board.
# The signs in words, for screen readers. $value: a number with its sign
study-bound-exact = { $value }, proven
study-bound-estimate = about { $value }
study-bound-at-most = at most { $value }, proven
study-bound-at-least = at least { $value }, proven
study-time = Think
study-seconds = { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
study-start = Think
study-stop = Stop
study-again = Think again
study-thinking = Thinking…
study-over = The game is over here.
study-failed = The engine could not think about this. Try again.

## Study: setting up

study-setting-up = Setting up
study-start-position = Start position
study-empty = Empty the board
study-from-board = As in the game
study-tap = A tap on the board
study-tap-in = puts one in
study-tap-out = takes one out
study-more = One more: { $name }
study-less = One less: { $name }
study-owner = { $side } owns { $name }
study-rest = Rest to { $side }
study-to-move = To move
study-field-debts = Borrowed
study-field-round = Round
study-field-starter = Opened the round
study-fine = This position can be played.
study-fine-later = This position can be played. What happens by itself comes first.
study-fine-over = In this position the game is over.
# game, seeds, stones: what is missing, as in pieces
study-missing = Still missing: { pieces }.
study-too-many = Too many: { pieces }.
study-number = { $name }: this must be a whole number, and no more than the game has.
study-impossible-al-manqala = While beads lie on the board, each side has laid aside an even number.
study-impossible-san-yao = Each side owns its own row, and at most the first four holes of the other one.
study-show-field = Show me
study-play = Play from here
study-analyse = Analyse

## Study: copy and open

study-open = Open
study-source = Game or position to open
study-source-hint = Paste a link, a game, or a position as it is copied below; or drop a file here.
study-file = or a file:
study-opened = Here it is. The game before is kept.
study-hand-out = Copy
study-hand-out-hint = The link and the game hold every move; the position is what the board shows.
study-as-link = Link
study-as-record = Game
study-as-text = Position, as plain text
study-as-json = Position, as JSON
# Leads to a page in English about it
study-embed = A board in another web page
study-read-empty = There is nothing to open yet: paste or write something first.
study-read-too-long = This is too long to be a game.
study-read-file = The file “{ $name }” could not be read.
study-read-unknown = This is no link, game or position of this site.
study-read-json = This begins like JSON, but is broken in line { $line }, at character { $column }.
study-read-json-kind = This JSON is no position: a position stands in braces.
study-read-move = Move { $ply }: { $what }
study-read-line = Line { $line } cannot be read: “{ $at }”.
study-read-head = Line { $line }: an option is written name=value, unlike “{ $at }”.
study-read-names = Line { $line }: the holes are called { $wanted } here.
study-read-rows = Line { $line }: there must be two rows of numbers, North’s above South’s.
study-read-length = Line { $line }: this row must have { $wanted } numbers, and has { $found }.
study-read-missing = “{ $at }” is missing.
study-read-seat = Line { $line }: S (South) or N (North) must stand there, not “{ $at }”.
study-read-number = Line { $line }: “{ $at }” is no whole number.
