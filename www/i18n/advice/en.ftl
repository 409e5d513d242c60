### Advice: a hint, who is ahead while playing, and what each move of a game lost. On top of the words of the page.

## A hint

# $towards: the cell of the first seed, or none in games without directions
hint-move = sow { $cell }{ $towards ->
        [none] { "" }
       *[other] { " " }towards { $towards }
    }
hint-only = there is only one move, { $move }
# $move is worded by hint-move or hint-only, $margin by margin-…
hint-said = Hint: { $move }. { $margin }.
# $why: reasons, each of which goes on after “it”
hint-said-why = Hint: { $move } – it { $why }. { $margin }.
hint-comma = { $list }, { $last }
hint-and = { $list } and { $last }
hint-takes = takes { pieces } from { $cells }
hint-stores = puts { seeds } into the store
hint-again = brings another turn
# $voice is the other side
hint-pass = leaves { who.inside } without a move
hint-ends = ends { $state ->
        [round] the round
       *[game] the game
    }
hint-prevents = keeps { who.inside } from taking { pieces } from { $cells }
hint-plans = prepares to take { pieces } from { $cells }
hint-better = is { $sure ->
        [yes] { "" }
       *[no] about{ " " }
    }{ $points ->
        [one] { $points } point
       *[other] { $points } points
    } better than { $move }, the next best
hint-equal = is as good as { $move }
hint-looking = Looking for a good move…
hint-failed = The engine found no hint. Try again.
# Read out with the hole that is marked
hint-here = The hint: { $move }

## The margin at the end, always with how sure it is

# $state: game, or round where only this round of a match is judged
margin-exact =
    { $points ->
        [0] An even end
       *[other] { $voice ->
            [you] You win
           *[other] { who } wins
        } by { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }{ $state ->
        [round] { " " }in this round
       *[game] { "" }
    } with best play (proven)
margin-least =
    { $voice ->
        [you] You get
       *[other] { who } gets
    } { $points ->
        [0] at least an even end
        [one] at least { $points } point more
       *[other] at least { $points } points more
    }{ $state ->
        [round] { " " }in this round
       *[game] { "" }
    } with best play (proven)
margin-most =
    { $voice ->
        [you] You lose
       *[other] { who } loses
    } by no more than { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $state ->
        [round] { " " }in this round
       *[game] { "" }
    } with best play (proven)
margin-estimate =
    { $points ->
        [0] About even
       *[other] { $voice ->
            [you] You are
           *[other] { who } is
        } about { $points ->
            [one] { $points } point
           *[other] { $points } points
        } ahead
    }{ $state ->
        [round] { " " }in this round
       *[game] { "" }
    } (a guess after looking at { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    })

## Who is ahead, while playing

outlook-label = Outlook
outlook-thinking = Outlook: thinking…
outlook-said = Outlook: { $margin }
outlook-failed = Outlook: the engine does not answer.

## What each move of a game lost

judge-about = The engine looks at every move again: what it lost against the best one. Marks appear beside the moves.
judge-start = Find mistakes
judge-on = Go on
judge-stop = Stop
judge-none = There are no moves to look at yet.
judge-away = When this game is over, its moves can be looked at.
judge-failed = The engine could not look at this game. Try again.
judge-progress = { $done } of { $all } moves
judge-exactness = How exact it was
# $best of $moves moves with a choice lost nothing; $mean: points lost per move
judge-accuracy = { who }: the best move { $best } times out of { $moves } ({ $share }); points lost per move: { $mean }
judge-no-choice = { who }: no move with a choice
judge-costly = Costliest moves
judge-clean = No move lost 2 points or more.
judge-slip = Inaccuracy
judge-mistake = Mistake
judge-blunder = Blunder
judge-signs = ?! inaccuracy: 2 points or more lost, ? mistake: 5 or more, ?? blunder: 10 or more, or a proven win given away.
# $kind: worded as above
judge-lost = { $kind }: { $sure ->
        [yes] { "" }
       *[no] about{ " " }
    }{ $points ->
        [one] { $points } point
       *[other] { $points } points
    } lost. Better: { $move }. { $margin }.
# In the list of costly moves: which move of the game it was, and whose
judge-move = Move { $at }, { $side }: { $move }
