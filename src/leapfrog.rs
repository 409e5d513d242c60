//! The capture by jumping that Ô Ăn Quan and Sàn Yáo share (*pussa*).

use crate::board::Cell;
use crate::track::{Spot, Track};

/// Captures over empty cells: the cell right after the empty one is taken if it holds anything, then
/// the one after the next empty cell, and so on as long as exactly one empty cell alternates with an
/// occupied one.
///
/// `last` is the cell the last seed fell into. `take` empties a cell into the mover's store; it gives
/// back `false` to end the chain before a cell that may not be taken.
#[inline(always)]
pub(crate) fn leapfrog<B, const N: usize>(
    track: &Track<N>,
    last: Spot,
    board: &mut B,
    holds: impl Fn(&B, Cell) -> bool,
    mut take: impl FnMut(&mut B, Cell) -> bool,
) {
    let mut at = last;
    loop {
        let gap = track.next(at);
        let prize = track.next(gap);
        if holds(board, gap.cell) || !holds(board, prize.cell) || !take(board, prize.cell) {
            return;
        }
        at = prize;
    }
}
