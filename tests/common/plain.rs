//! Plain search: what the engine's is compared with.

use mancala::{Game, Seat};

/// More than any margin, debts included.
const FAR: i64 = 1_000_000_000_000;

/// Plain search: every line to its end by the rules, repetition included, but for those that cannot
/// matter any more (alpha-beta, without table or order). A line longer than `depth` is worth `beyond`.
/// `None` if all that takes more moves than are left.
fn look(
    game: &mut Game,
    (mut alpha, mut beta): (i64, i64),
    (depth, beyond): (u32, i64),
    left: &mut u32,
) -> Option<i64> {
    if let Some(outcome) = game.outcome() {
        return Some(outcome.points[0] - outcome.points[1]);
    }
    if depth == 0 {
        return Some(beyond);
    }
    let south = game.position().setup.to_move == Seat::South;
    for mv in game.legal_moves() {
        *left = left.checked_sub(1)?;
        game.play(&mv).expect("a listed move");
        let value = look(game, (alpha, beta), (depth - 1, beyond), left);
        game.undo();
        if south {
            alpha = alpha.max(value?);
        } else {
            beta = beta.min(value?);
        }
        if alpha >= beta {
            break;
        }
    }
    Some(if south { alpha } else { beta })
}

/// The least and the most that the final margin can be under perfect play, seen by `seat`; both the
/// same where the lines come to their ends within about so many moves.
pub fn margins(game: &Game, seat: Seat, most: u32) -> (i64, i64) {
    let mut found = (-FAR, FAR);
    let mut left = most;
    for depth in [1, 2, 3, 4, 6, 8, 12, 20, 40, 100, 200] {
        let [least, greatest] = [-FAR, FAR]
            .map(|beyond| look(&mut game.clone(), (-FAR, FAR), (depth, beyond), &mut left));
        let (Some(least), Some(greatest)) = (least, greatest) else {
            break;
        };
        found = (least, greatest);
        if least == greatest {
            break;
        }
    }
    match seat {
        Seat::South => found,
        Seat::North => (-found.1, -found.0),
    }
}
