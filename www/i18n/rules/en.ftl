### The rules pages: all four games, in the order of the page.
###
### *A word between stars* is set in italics: native terms, titles and the names of options. Nothing else is markup.
### In captions, $from, $last and the like are letters of holes as they stand on the board; $cells, $relays, $legal,
### $next, $into, $moves and $sons are lists of them, already joined; numbers come from the engine, which plays every example.

## Around the text

# $game (string): the name of a game, here and below
rules-title = The rules of { $game }
rules-play = Play { $game }
rules-games = Rules of the other games
rules-contents = On this page
# Stands before a point that the sources leave open
rules-decided = Decided here
# Names an example; $number (number) counts them on the page
rules-example = Example { $number }
rules-watch = Play the example
rules-step = One step
rules-reset = Start position
rules-try = Play the example, or choose a move on the board yourself.
rules-open = Open on the big board
rules-board-failed = This board could not be drawn.

## Headings

rules-section-about = What it is
rules-section-origin = Where it comes from
rules-section-board = The board
rules-section-turn = Your turn
rules-section-capture = Capturing
rules-section-feeding = Feeding
rules-section-match = The match
rules-section-end = The end
rules-section-options = Rule options
rules-section-notes = Notes
rules-section-sources = Sources

## What the games share

rules-names = The board is shown as South sees it, with South’s row at the bottom and North’s at the top. On a narrow screen it is turned on end, and South’s row is the one on the right.
rules-letters = Holes are named by letters, in each row from its owner’s left to right: A, B, C … for South and a, b, c … for North. North sits opposite and counts the other way, so a lies across from South’s last hole.
rules-notation = A move is written as the letter of the hole it starts from.
rules-decided-first = The sheet does not say who opens the game. Here South does, unless you choose otherwise.
rules-decided-round-trip = A sowing that goes all the way round also drops one into the hole it started from.
rules-resign = You may also give up. Then nothing more is collected, and the other player wins.
# $title (string): the title of the rule sheet
rules-source-sheet = The rule sheet “{ $title }” of Mancala World. It is our main source for the rules and the history.
rules-source-others = Other published descriptions and programs, where the sheet is silent or contradicts itself. Every such point is marked “Decided here” above.

## Ô Ăn Quan

o-an-quan-about = Ô Ăn Quan (“capture the mandarin’s square”) is a well-loved game from Vietnam. You sow pebbles around the board, leap over empty squares, and try to win the two big stones at the ends.
o-an-quan-about-special = Two things set it apart from many sowing games: you choose the direction yourself, and you take what lies behind an empty square.

o-an-quan-origin = It has long been a game of children and villages. The board is drawn with charcoal or chalk on packed earth, a stone veranda or a pavement; ordinary gravel and two big stones from the river are the pieces.
o-an-quan-origin-meaning = The game tells of farming and taxes. The pebbles are farmers and townspeople (*quân dân*), the big stones are mandarins (*quan*), the rich governors of the provinces. Each player looks after five plots of land and is out to capture the governors.
o-an-quan-origin-art = Folk poems and children’s rhymes speak of the game, and rhymes accompanied the moves when the village came together. In painting it is remembered by a masterpiece on silk, *Chơi Ô ăn quan* by Nguyễn Phan Chánh, of 1931.

o-an-quan-board = Twelve squares form a ring. Each player has a row of five citizen squares (*ô dân*) with five pebbles in each. At either end lies a half-round mandarin square (*ô quan*) with one big stone. The mandarin squares belong to nobody.
# $total (number): all points of the game
o-an-quan-board-points = A pebble counts one point, a big stone ten. That makes { $total } points in all.
o-an-quan-board-mandarins = The mandarin square at South’s right is called Q, the one at North’s right q.
o-an-quan-decided-stone = The sheet allows a big stone or ten pebbles in each mandarin square. Here it is a big stone; an option puts pebbles instead.

o-an-quan-turn = Lift all pebbles from one of your own squares and choose a direction: to your left or to your right. Drop the pebbles one by one into the squares that follow, mandarin squares included. The direction stays the same until the turn is over.
o-an-quan-turn-next = After the last pebble, look at the next square:
o-an-quan-turn-full = A citizen square with pebbles: lift them all and go on sowing. Then look again.
o-an-quan-turn-empty = An empty citizen square: the sowing is over, and the capture follows.
o-an-quan-turn-mandarin = A mandarin square: the turn is over.
o-an-quan-turn-notation = A move is written as the letter of its square and l for left or r for right, as the player sees it: Cr, bl.
o-an-quan-decided-stop = A mandarin square ends the turn whatever it holds, even nothing. The sheet says so outright. By another tradition an empty one is a gap like any other; an option lets you play that way.
o-an-quan-example-relay = South sows { $seeds } pebbles from { $from } towards { $towards }. The next square is full, so South goes on from { $relays }. The last pebble falls into { $last }, the next square is empty, and South takes the { $taken } pebbles behind it, in { $cells }.
o-an-quan-example-stop = South sows from { $from } towards { $towards } and goes on from { $relays }. The last pebble falls into { $last }. Next comes a mandarin square: the turn is over.

o-an-quan-capture = If the square after your last pebble is empty, take everything from the square behind it: pebbles and big stone, from your own row, the other row or a mandarin square.
o-an-quan-capture-chain = If the square after that is empty too and the one beyond it holds something, take that as well. Go on like this as long as exactly one empty square lies before each prize.
o-an-quan-capture-end = Two empty squares in a row end the capture. If they come right after your last pebble, you take nothing. Your last pebble may also lie in a mandarin square; the capture goes on from there in the same way.
o-an-quan-decided-mandarin = In a chain, a mandarin square counts like any other, as a gap and as a prize.
o-an-quan-decided-keep = What a chain has taken stays taken when two empty squares end it. The sheet can also be read otherwise.
o-an-quan-decided-finish = A chain is finished even when it empties the second mandarin square on its way.
o-an-quan-example-capture = The last pebble falls into { $last }, and the next square is empty. South takes the { $taken } pebbles in { $cells }.
o-an-quan-example-chain = One pebble moves to { $last }. Gap, prize, gap, prize, gap, prize: South takes { $cells }, together { $taken } points, because a big stone is among them.
o-an-quan-example-gap = South takes { $cells }. Between them lies the empty mandarin square, a gap like any other. Then two empty squares follow: the chain ends, and South keeps all { $taken } pebbles.
o-an-quan-example-two = The last pebble falls into { $last }. Two empty squares follow, so South takes nothing.

o-an-quan-section-release = Thả cá: releasing fish
o-an-quan-release = If all five of your squares are empty when your turn begins, you first put one captured pebble into each of them. This is *thả cá*, “releasing fish”. It happens by itself; then you move.
o-an-quan-release-borrow = If you have captured fewer than five pebbles, you place yours first, from your left, and borrow the rest from the other player’s captured pebbles. The debt is paid back in points at the end.
o-an-quan-decided-release = A captured big stone is not a pebble: it cannot be released or changed. If both players together have fewer than five captured pebbles, only that many squares are filled. If there is none at all, the game ends.
o-an-quan-example-release = North’s row is empty, and it is North’s turn. North releases { $own } pebbles of their own and borrows { $borrowed } from South, to fill { $into }.

o-an-quan-end = The game is over when a turn leaves both mandarin squares empty.
o-an-quan-end-count = Then each player takes the pebbles left in their own five squares, and debts are paid back. The most points win; equal points are a draw.
o-an-quan-decided-end = Both mandarin squares must be empty at the same time. A square that has lost its big stone counts as full again when pebbles are sown into it.
o-an-quan-decided-repetition = The game also ends when the same position comes up for the third time: the same pieces on the board, the same captures, the same player to move. Debts are not compared, because they could grow for ever.
o-an-quan-decided-right = When a repetition ends the game, or when no pebble is left to release, each player also takes what lies in the mandarin square at their own right.
o-an-quan-example-end = South takes { $cells }. Now both mandarin squares are empty, each player collects their own row, and South wins { $south } to { $north }.

o-an-quan-option-mandarin = *Mandarin squares hold ten pebbles.* They are worth as much as the big stone, but once captured they can be used for thả cá.
o-an-quan-option-empty = *An empty mandarin square is a gap.* A sowing that stops before an empty mandarin square does not end there: the capture leaps it like any other empty square.
o-an-quan-option-young = *Young mandarin* (*quan non*). A mandarin square that still has its big stone and fewer pebbles than the number you choose, usually five, cannot be taken: a chain stops before it. The option does nothing when the squares hold ten pebbles at the start.
o-an-quan-example-option-empty = With this option the capture leaps the empty mandarin square after { $last }: South takes the { $taken } pebbles in { $cells }.
# $behind (number): the pebbles beside the big stone; $least (number): how many there must be to take it
o-an-quan-example-option-young = The mandarin square behind the gap is still young: { $behind } pebbles lie beside its big stone, fewer than { $least }. South takes nothing.

o-an-quan-notes-four = There is also a form for four players, *Ô ăn quan bốn người*, with four rows around a square in the middle. It is not played on this page.

## Sàn Yáo

san-yao-about = Sàn Yáo is a sowing game for two from Henan, a province in central China. One turn can travel around the board many times, and the winner of a round conquers holes of the other row, called “sons”.
san-yao-origin = In Henan it is a game of girls. They dig the holes into hard soil or chalk them on a stone floor, with a framed hollow for a store at either end. The Chinese name 散窑 means something like “sowing the hollows” or “scattering the holes”.
san-yao-origin-place = Few living sowing games have been recorded in northern and central China, so Sàn Yáo tells much about how such games were handed down in East Asia. Sowing on from the next hole is a habit it shares with games of India.

# $total (number): all stones of the game
san-yao-board = There are two rows of five holes with five stones in each, { $total } stones in all. At either end lies a store. Stones are never sown into the stores.
san-yao-board-owner = Every hole has an owner. At first each player owns their own row; later rounds of a match can change that.

san-yao-turn = Lift all stones from any hole you own. Sow them counter-clockwise, that is to the right along your own row, one into each hole that follows.
san-yao-turn-next = After the last stone, look at the next hole. If it holds stones, lift them all and go on sowing. If it is empty, the sowing is over, and the capture follows.
san-yao-turn-pass = If none of your holes holds a stone, you pass. Otherwise you must move.
san-yao-decided-pass = In the translation that we have, the sheet says “feeding” here. We read it as passing.
san-yao-example-relay = South starts with { $seeds } stones from { $from } and goes on from { $relays }. The last stone falls into { $last }; the next hole is empty, so the sowing is over.
san-yao-example-pass = After South’s move from { $from }, North has no stone to move. North passes, and South moves again.

san-yao-capture = The hole right behind the empty one is the prize, on either side of the board: if it holds stones, they go to your store.
san-yao-capture-chain = If exactly one empty hole follows and the hole beyond it holds stones, take those too, and so on. Two empty holes in a row end the capture; right after your last stone they mean that you take nothing.
san-yao-example-capture = The last stone falls into { $last }. Over single gaps South takes { $cells }, together { $taken } stones. Then two empty holes follow, and the capture ends.
san-yao-example-two = The last stone falls into { $last }, and two empty holes follow. South takes nothing.

san-yao-section-endless = Sowing without end
san-yao-endless = A few positions sow for ever. Such a turn always comes back to exactly the position it started from, because every sowing can be traced backwards. Long turns are no problem: some take hundreds of laps and still end.
san-yao-decided-endless = The engine notices the return. The board stays as it was, nothing is taken, and the turn passes to the other player.
san-yao-example-endless = Sowing from { $from } would never end: after { $laps } laps every stone is back where it was. The turn passes.

san-yao-end = A round is over when fewer than two stones are left on the board. A single stone goes to the owner of its hole.
san-yao-decided-repetition = A round also ends when the same position comes up for the third time: the same stones, stores and owners, the same player to move. Then the stones in each hole go to its owner. Every round counts afresh.
san-yao-example-end = South takes { $cells }. One stone is left; it lies in South’s hole and goes to South. The round ends { $south } to { $north }.

san-yao-match = A match is made of rounds. After each round, count: whoever has fewer than five stones cannot fill even one hole and has lost the match. With exactly five you are still in it.
san-yao-match-fill = Otherwise every hole gets five stones again. The player with more stones fills as many holes as they can: first their own row, then holes of the other row. The conquered holes are called sons (*érzi*).
san-yao-match-loan = Fewer than five stones may be left over. They are lent to the other player, whose last hole they complete.
san-yao-match-start = Whoever has more stones opens the next round. Who owns which hole is worked out afresh each time; the letters of the holes stay.
san-yao-decided-sons = The sons are the first holes of the other row in sowing order, starting right after the winner’s own row. For this round the winner owns them and may move from them.
san-yao-decided-loan = A loan is never paid back.
san-yao-decided-equal = After an equal count nobody conquers a hole, and the player who did not open the last round opens the next.
# $rounds (number): the most rounds of a match
san-yao-decided-rounds = A match that is still open after { $rounds } rounds goes to the player with more stones in the last count; an equal count is a draw. Without a limit, even good players could go round for ever.
san-yao-example-match = The round ends { $south } to { $north }. South fills { $holes } holes, so { $sons } become sons, and lends North { $lent } stones to complete the last hole.
san-yao-example-sons = South owns { $sons } in this round and moves from the son { $from }. The turn goes on from { $relays } and takes { $taken } stones.
san-yao-example-ruin = The round ends { $south } to { $north }. North cannot fill even one hole: South has won the match.

san-yao-option-match = *A single round.* One round decides: the most stones win, an equal count is a draw.
san-yao-option-rounds = *Rounds at most.* Sets the round after which an open match is decided.

san-yao-notes-balance = Sons and loans pull in two directions: the loan keeps the weaker player in the game, while the sons give the stronger one more and more of the board.
san-yao-notes-maths = The last stones of a round make neat puzzles, and they have caught the interest of mathematicians.

## Al-manqala

al-manqala-about = Al-manqala is a sowing game for two from the Palestinian communities of the Galilee. The name comes from an Arabic word for carrying and moving. There are no stores and no second laps: you sow once, and then look back at what you have made.

al-manqala-origin = It was mostly men who played it, in coffee houses and travellers’ inns. Its rules were recorded in 2007 by Dr Moslih Kanaaneh of Birzeit University, a sociologist and anthropologist from Arrabeh in the Lower Galilee.
al-manqala-origin-old = The way of playing is much older. In 1694 Thomas Hyde of Oxford described an Arabic game that is almost the same. Two centuries later Stewart Culin reported how Syrians played it on two rows of seven in the coffee houses of Damascus. They called it *La‘b Hakimi*, the sensible game, and *La‘b Akila*, the clever game.
al-manqala-origin-made = Boards of the Galilee were carved from solid oak, soaked with oil and sealed with dark tar. Shining white beads were sown on them.

# $total (number): all beads of the game
al-manqala-board = The board has two rows of seven hollows called *byot*, “houses”; a single one is a *beit*. Each player has the row in front of them. Every house starts with seven beads, { $total } in all. Captured beads are laid beside the board.

al-manqala-turn = Lift all beads from one of your own houses. Sow them counter-clockwise, that is to the right along your own row, one into each house that follows. When your hand is empty, the sowing is over: it is never carried on from another house.
al-manqala-example-turn = South sows { $seeds } beads from { $from }. The last one makes { $there } in { $last }, neither two nor four: nothing is taken.

al-manqala-capture = Look at the house where the last bead fell, on whichever side it is. If it now holds exactly two or exactly four beads, take them all.
al-manqala-capture-back = Then look at the house before it. If that one holds exactly two or four now, take these beads too, and so on backwards, over both rows. The first house with another number ends the capture.
al-manqala-example-capture = With the last bead there are { $there } in { $last }: South takes them. The house before it holds { $before }, so the capture ends there.
al-manqala-example-back = The last bead falls into { $last }. Looking backwards, South takes { $cells }, together { $taken } beads. The next house holds neither two nor four and ends the capture.
al-manqala-example-none = The last bead makes { $there } in { $last }, neither two nor four. Nothing is taken, although the house before it holds { $before }.

al-manqala-feeding = If the other row is empty at the start of your turn, you must feed it: only moves that leave at least one bead there are allowed. You may, however, empty a row that still had beads.
al-manqala-decided-feeding = The other player must still have a bead when your captures are done.
al-manqala-decided-pass = A player who has no bead to move passes. The one who moves next must then feed, by the same rule.
al-manqala-example-feeding = North’s row is empty. Of all South’s houses only { $legal } can feed it: { $fed } beads reach the other row.
al-manqala-example-strip = South takes { $cells } and leaves North without beads. North passes. Now South must feed, and only { $next } can do it.

al-manqala-end = If it is your turn, the other row is empty and you cannot feed it, the game ends at once. The player whose row is empty takes all beads on the board!
al-manqala-end-bare = The game also ends when no bead is left on the board.
# $half (number): half of all beads
al-manqala-end-count = More than half of the beads wins; { $half } each is a draw.
al-manqala-end-agree = Sometimes the last beads just chase one another. Both players may then agree to end the game; each takes half of what is on the board.
al-manqala-decided-repetition = When the same position, with the same player to move, comes up for the third time, the game ends and what is on the board is split equally.
al-manqala-decided-play-on = Whoever has more than half has won for certain, but the game goes on. The other player may play on or give up.
al-manqala-example-end = North gives away the last bead. South’s beads cannot reach the other row, so North takes the whole board and wins { $north } to { $south }.

al-manqala-options = You can choose who opens the game. There are no other options.
al-manqala-notes-sacrifice = Giving beads away can be clever: give up your last bead when the other player’s beads are too far off to feed you, and all that is left is yours.
al-manqala-notes-aleppo = In 1819 Henry Alexander Scammell Dearborn wrote, in a book on the trade of the Ottoman Empire and Egypt, that the people of Aleppo were fond of two games of their region, *mankala* and *tabwaduk*, besides draughts and chess.
al-manqala-notes-family = Close relatives are *Mangala* in Turkey and *Halusa* in Iraq.

## Dakon

dakon-about = Dakon (also *Dhakon*) is the sowing game of Java in Indonesia, one of the large family called *congkak* in that part of the world. Good players chain one sowing to the next and fill their store before the other can move.
dakon-origin = Sir Thomas Stamford Raffles was the first to describe it for European readers, in *The History of Java* of 1817. He noted how popular it was with women. All over Java it is still loved, and known for training quick counting in the head.
dakon-origin-rice = Its words come from growing rice. The holes are *sawah*, the rice fields; the two stores are *lumbung*, the rice barns. The seeds are the smooth dark-brown ones of the sapodilla fruit (*biji sawo*); small shells will do as well.

# $total (number): all seeds of the game
dakon-board = The usual board has two rows of seven holes (*sawah*) with seven seeds in each, { $total } seeds in all, and a large store (*lumbung*) at either end.
dakon-decided-store = Your store is the one at your right.
dakon-decided-size = Boards with five to nine holes in a row are known. Here each hole then starts with as many seeds as a row has holes.

dakon-pingsut = Who begins is decided by *pingsut*. Both players show a finger at the same time: the elephant (thumb) beats the human (index finger), the human beats the ant (little finger), and the ant beats the elephant, because it creeps into its ear. Equal signs are thrown again.
dakon-decided-first = You can throw signs before a new game, draw lots or choose. If you do nothing of the kind, South opens.
dakon-turn = Lift all seeds from one of your own holes. Sow them counter-clockwise, that is to the right along your own row: one into each hole, and one into your own store whenever you pass it. The other player’s store is left out.
dakon-turn-next = What happens next depends on where the last seed falls:
dakon-turn-store = Into your own store: you choose again, from any of your holes that holds seeds.
dakon-turn-full = Into a hole with seeds: lift them all, the last one too, and go on sowing.
dakon-turn-empty = Into an empty hole: the turn is over, perhaps with a capture.
dakon-decided-direction = The sheet gives no direction. Clockwise, the game would be its own mirror image and play the same.
dakon-example-again = South sows { $seeds } seeds from { $from }. The last one falls into South’s store, so South may choose again.
dakon-example-relay = The last of { $seeds } seeds from { $from } falls into { $relays }, which is full: South lifts it and goes on. The turn ends in { $last }, which was empty, and takes the { $taken } seeds opposite, in { $cells }.
dakon-example-round = { $seeds } seeds from { $from } go all the way round: { $stored } fall into South’s store, none into North’s, and one into { $from } itself.

dakon-section-nembak = Nembak: shooting
dakon-nembak = If your last seed falls into an empty hole of your own, you take all seeds from the hole opposite. This is *nembak*, “shooting”. The seed that you sowed stays where it is. If nothing lies opposite, nothing is taken.
dakon-example-nembak = The last seed falls into the empty hole { $last }. South takes the { $taken } seeds opposite, in { $cells }.

dakon-section-mikul = Mikul: the shoulder pole
dakon-mikul = If your last seed falls into an empty hole of the other row, look at its two neighbours in that row. If both hold the same number of seeds, and not zero, you take both and the seed that you sowed. This is *mikul*, carrying two equal loads on a shoulder pole.
dakon-mikul-edge = A hole at the end of a row has only one neighbour there, so nothing can be taken.
dakon-example-mikul = The last seed falls into the empty hole { $last }. Its neighbours are equal, so South takes { $cells }, together { $taken } seeds.
dakon-example-edge = The last seed falls into { $last }, at the end of the row. Nothing is taken.

dakon-end = If it is your turn and your row is empty, the game is over. The other player takes all seeds that are left. The most seeds win; equal numbers are a draw.
dakon-decided-again = This also holds when your last seed fell into your store and you would have to choose again.
dakon-end-repetition = There is no rule for repeated positions: in Dakon they cannot happen.
dakon-example-end = South’s last seed falls into the store. South would choose again, but has no seed left: North takes what remains and wins { $north } to { $south }.

dakon-option-holes = *Holes in a row.* From five to nine. A small board makes a short game.
dakon-option-nembak = *Nembak takes both.* The seed that you sowed goes to your store together with those opposite.
dakon-example-option-nembak = With this option South takes { $cells }, together { $taken } seeds: those opposite and the one sown.

dakon-notes-first = Mathematicians have shown that on the usual boards whoever begins can force a win.
# $total (number): all seeds of the game; $moves (string): the moves that were played; $stored (number): seeds that went into the store
dakon-example-run = South begins and moves { $moves } without a break. That brings { $stored } of { $total } seeds into the store, more than half: the game is decided before North has moved at all.
dakon-notes-loads = The words for captures also come from the harvest: it was carried on a shoulder pole (*mikul*) or in a sling (*gendong*).
dakon-notes-stones = In Java, very old stones with rows of round hollows are called *dakon stones*. They are from the Bronze and Iron Ages. But archaeologists think that they were made to honour the ancestors and to watch the sky, not for a game.

## Print

print-button = Print
print-hint = Two pages A4: the board, large enough for real pebbles, and the rules.
print-need = To play you need: { $pieces }
