//! The capture by jumping that Ô Ăn Quan and Sàn Yáo share (*pussa*).

use crate::board::{Cell, Cells};
use crate::track::Track;

/// Captures over empty cells: the cell right after the empty one is taken if it holds anything, then
/// the one after the next empty cell, and so on as long as exactly one empty cell alternates with an
/// occupied one.
///
/// `last` is the cell the last seed fell into; `others` are the cells in which something lies that is
/// no seed. `take` is told of each prize and its seeds; it gives back `false` to end the chain before a
/// cell that may not be taken. The seeds go into `store`.
#[inline(always)]
pub(crate) fn leapfrog<const N: usize>(
    track: &Track<N>,
    cells: &mut Cells<N>,
    last: Cell,
    store: Cell,
    others: u32,
    mut take: impl FnMut(Cell, u8) -> bool,
) {
    let holds = |cells: &Cells<N>, cell: Cell| cells[cell] > 0 || others & cell.bit() != 0;
    // On a ring of even length a chain that comes all the way round would meet its own empty cells.
    let (mut steps, mut seeds) = (0, 0);
    while steps < track.len() {
        let (gap, prize) = (track.walk(last, steps + 1), track.walk(last, steps + 2));
        if holds(cells, gap) || !holds(cells, prize) || !take(prize, cells[prize]) {
            break;
        }
        seeds += cells[prize];
        steps += 2;
    }
    if steps > 0 {
        let distance = track.distances(last);
        cells.gather(store, seeds, |i| {
            distance[i] % 2 == 1 && distance[i] < steps
        });
    }
}
