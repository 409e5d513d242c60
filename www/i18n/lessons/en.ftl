### The lessons, in English. What is filled in: $move a move or a way to sow, $points points, $cell and $cells holes by
### their letters, $side South or North, $number a number of a list. Words of the games (nembak, mikul, érzi, …) stay.

## The page

lessons-title = Lessons: { $game }
lessons-count = Found: { $done } of { $count }, at the first try: { $first }
mark-first = found at the first try
mark-later = found
mark-shown = solution seen
mark-open = still open
lessons-previous = Back
lessons-next = Next lesson
lessons-finish = How it went
lessons-restart = Start all over
lessons-end = How it went
lessons-end-count = Found at the first try: { $first } of { $count }
lessons-end-open = Still open: { $open }
lessons-hint = Hint
lessons-number = Points
lessons-answer = Answer
lessons-again = Try again
lessons-show = Show the solution
lessons-chosen = Chosen: { $cells }
lessons-none-chosen = Nothing is chosen yet.
lessons-play = Play { $game }
lessons-make = Make lessons of your own
lessons-file = Open lessons from a file
lessons-no-engine = The boards could not be loaded. Please check the connection and load the page again.
lessons-unfit = This lesson cannot be used: { $what }

## The questions

ask-last = { $move }: where does the last one fall? Press that place.
ask-gain = { $move }: how many points does it bring?
ask-most = Which move brings most?
ask-moves = Which holes can be chosen? Mark them all.
ask-reach = Points to bring in one turn, at least: { $points }
ask-win = Win in this turn.
ask-best = Find the best move.
ask-best-more = Find the best moves one after the other, this many: { $plies }
kind-last = Where does the last one fall?
kind-gain = How much does it bring?
kind-most = Which move brings most?
kind-moves = Which moves are there?
kind-reach = So many points in one turn
kind-win = Win in one turn
kind-best = The best move

## What is said to an answer

said-right = Right!
said-not-there = Not in { $cell }. Count once more, or have the solution shown.
said-not-number = Not { $points }. Count once more, or have the solution shown.
said-no-number = Please give a whole number.
said-less = That brings { $points }. Another move brings more.
said-most = It brings { $points }, more than any other move.
said-not-possible = Cannot be chosen: { $cells }
said-more-possible = So far all is right, but there are more.
said-possible = These can be chosen: { $cells }
said-so-far = { $points } so far, and once more.
said-brought = This turn brings { $points }.
said-turn-over = The turn is over and has brought { $points }. Try another way.
said-not-won = The turn is over, and not yet won. Try another way.
said-thinking = The engine is looking…
said-answers = { $side } answers { $move }.
said-gives = Points that this gives away, at least: { $points }.
said-next = And now?
said-proven = The engine has proven that nothing is better.
said-line = The solution: { $moves }.
said-stuck = The engine could not check this just now. Please try again.

## Why a position cannot be asked that

senseless-over = The game is over in this position.
senseless-endless = This sowing never ends.
senseless-same = All moves bring the same.
senseless-one-move = There is only one move.
senseless-no-turn = No turn gets there.
senseless-unproven = The engine cannot prove the answer. Take a position with fewer moves or fewer seeds.
senseless-all-best = All moves are equally good.

## Lists that cannot be read; $lesson: which lesson it is

flaw-broken = These are no lessons, or a part of them is missing.
flaw-newer = These lessons were made with a later version of this page. Load the page again and try once more.
flaw-empty = There is no lesson in this list.
flaw-many = Too many lessons: a list holds at most { $most }.
flaw-big = That is too much for a list of lessons.
flaw-title = The title of the list must be a text of at most { $most } characters.
flaw-lesson = Lesson { $lesson } is damaged.
flaw-field = Lesson { $lesson } has an unknown field “{ $field }”.
flaw-ask = Lesson { $lesson } asks an unknown question.
flaw-text = Lesson { $lesson }: the field “{ $field }” must be a text of at most { $most } characters.
flaw-number = Lesson { $lesson }: the field “{ $field }” must be a whole number from { $least } to { $most }.

## Making lessons

edit-about = Choose a position, ask something about it, and hand the lessons out as a link or a file. Answers are not needed: the engine knows them.
edit-list = Title of the list
edit-none = There is no lesson yet.
edit-lesson = Lesson { $number }
edit-new = New lesson
edit-position = Position
edit-position-hint = A link, a record or a board as text. Moves on the board below go on from it.
edit-take = Take this position
edit-ask = Question
edit-move = Move
edit-points = Points to bring
edit-plies = Own moves to find
edit-name = Title
edit-comment = Comment
edit-fine = This lesson works. Answer: { $answer }
edit-keep = Put into the list
edit-change = Change
edit-up = Up
edit-down = Down
edit-remove = Remove
edit-removed = Removed: lesson { $number }
edit-try = Try the lessons
edit-long = This link is very long, and some messengers will cut it. Better hand out the file.

## The lessons that come with the page: titles

title-first = First sowing
title-across = Round the corner
title-store = Into the store
title-on = Sowing on
title-long = A long way
title-round = All the way round
title-before = Before the mandarin
title-choice = What may be chosen
title-feed = Feeding
title-sons = Sons (érzi)
title-take = A capture
title-two = Two or four
title-nembak = Nembak
title-mikul = Mikul
title-chain = A chain
title-stone = The big stone
title-most = The best catch
title-again = Once more
title-run = A run
title-nine = Nine sowings
title-win = Win in one turn
title-study = Endgame study

## And their hints

hint-first = Every hole after the chosen one gets one, until the hand is empty.
hint-across = After the end of a row comes the beginning of the other row.
hint-mandarin = A mandarin square gets one like any other.
hint-store = Your own store gets one in passing, the other store none.
hint-on = If the next hole holds something, all of it is lifted and sown on. If it is empty, the sowing ends.
hint-among = If the last one falls among others, all of them are lifted and sown on.
hint-before = Before a mandarin square the sowing ends, whatever lies there.
hint-round = A hand that goes all the way round gives one to its own hole too.
hint-choice = Of one’s own holes, those that hold something.
hint-feed = The other row is empty: only moves that leave something there count.
hint-sons = A conquered hole belongs to who conquered it.
hint-take = What lies behind a single empty hole is taken.
hint-two = If the last one makes two or four, they are taken.
hint-backward = Then the hole before it is looked at, and so on, as long as it makes two or four.
hint-nembak = The last one in an empty hole of one’s own takes what lies opposite.
hint-mikul = The last one in an empty hole of the other row takes two equal neighbours, and goes with them.
hint-chain = Behind the catch, look on: a single empty hole and something behind it is taken too.
hint-stone = A big stone is worth ten.
hint-most = Try every move in your mind, the small ones too.
hint-again = What ends in the store gives one more choice. Begin with that.
hint-nine = Nine times, and only in one order. Each of the first eight ends in the store.
hint-half = More than half of everything is enough.
hint-win = The move that ends the game must leave you ahead.
hint-study = Look at what the other side can do after each move. The biggest catch may be a mistake.
