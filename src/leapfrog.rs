//! The capture by jumping that Ô Ăn Quan and Sàn Yáo share (*pussa*).

use crate::board::{Cell, Cells};
use crate::track::{Landing, Track};

/// Captures over empty cells: the cell right after the empty one is taken if it holds anything, then
/// the one after the next empty cell, and so on as long as exactly one empty cell alternates with an
/// occupied one.
///
/// The cell right after the landing is the first empty one; `others` are the cells in which something
/// lies that is no seed. `take` is told of each prize and its seeds; it gives back `false` to end the
/// chain before a cell that may not be taken. The seeds go into `store`.
#[inline(always)]
pub(crate) fn leapfrog<const N: usize>(
    track: &Track<N>,
    cells: &mut Cells<N>,
    landing: Landing,
    store: Cell,
    others: u32,
    mut take: impl FnMut(Cell, u8) -> bool,
) {
    // A stone counts for more than all seeds.
    let holds =
        |cells: &Cells<N>, cell: Cell| u32::from(cells[cell]) | (others >> (cell.0 % 32) & 1) << 8;
    let mut steps = 0;
    // A chain that came all the way round would meet its own empty cells.
    while steps < track.len() {
        let prize = track.after(landing, steps + 2);
        let beyond = track.after(landing, steps + 3);
        let (in_prize, in_beyond) = (holds(cells, prize), holds(cells, beyond));
        if in_prize > 0 && !take(prize, cells[prize]) {
            break;
        }
        cells.carry(prize, store);
        steps += 2;
        // It goes on over something taken and nothing beyond it. One comparison, and not two: a
        // processor can foresee neither.
        if in_prize <= in_beyond << 9 {
            break;
        }
    }
}
