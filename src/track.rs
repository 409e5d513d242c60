//! The way seeds travel: the order in which cells are sown, and a whole lap as one addition.

use crate::board::{Cell, Cells, Seat};

/// A closed way over cells, in sowing order.
///
/// A store that a player skips is simply not on his track; clockwise sowing is another track over the
/// same cells. Tracks are constants of a rule sheet.
#[derive(Clone, Debug)]
pub struct Track<const N: usize> {
    len: u8,
    /// The cells in order, again and again, so that a walk of two rounds needs no wrapping.
    order: [[Stop; N]; 4],
    /// Where each cell stands in the order.
    index: [u8; N],
    /// `distance[a][b]`: how many cells lie between `a` and the next `b` behind it; `OFF` where `b` is
    /// not on the track. The row of `a` is what a lap from `a` compares its seeds with.
    distance: [[i8; N]; N],
}

const OFF: i8 = i8::MAX / 2;

/// A cell of a track, and where on the track it stands: a relay goes on from there without looking
/// for it again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    /// The cell.
    pub cell: Cell,
    index: u8,
}

/// Where a sowing came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Landing {
    /// The cell of the last seed.
    pub last: Stop,
    /// The cell after it.
    pub next: Stop,
    /// What lies in `last` now. Told here, since it is known before the lap has been written into the
    /// cells: a relay can go on without waiting for that.
    pub in_last: u8,
    /// What lies in `next` now.
    pub in_next: u8,
    /// Where the last seed stands on the track, counted through.
    at: usize,
}

impl<const N: usize> Track<N> {
    /// The track over these cells.
    #[must_use]
    pub const fn over(cells: &[u8]) -> Self {
        assert!(cells.len() < N && N <= 32);
        let len = cells.len();
        let mut track = Track {
            len: len as u8,
            order: [[Stop {
                cell: Cell(0),
                index: 0,
            }; N]; 4],
            index: [0; N],
            distance: [[OFF; N]; N],
        };
        let mut i = 0;
        while i < 4 * N {
            track.order[i / N][i % N] = Stop {
                cell: Cell(cells[i % len]),
                index: (i % len) as u8,
            };
            i += 1;
        }
        let mut a = 0;
        while a < len {
            track.index[cells[a] as usize] = a as u8;
            let mut b = 0;
            while b < len {
                track.distance[cells[a] as usize][cells[b] as usize] =
                    ((b + 2 * len - a - 1) % len) as i8;
                b += 1;
            }
            a += 1;
        }
        track
    }

    /// The track over `0 … len - 1`, counter-clockwise.
    #[must_use]
    pub const fn ring(len: u8) -> Self {
        let mut cells = [0; N];
        let mut i = 0;
        while i < len {
            cells[i as usize] = i;
            i += 1;
        }
        Track::over(cells.split_at(len as usize).0)
    }

    /// The same cells the other way round.
    #[must_use]
    pub const fn reversed(&self) -> Self {
        let mut cells = [0; N];
        let mut i = 0;
        while i < self.len {
            cells[i as usize] = self.order[0][(self.len - 1 - i) as usize].cell.0;
            i += 1;
        }
        Track::over(cells.split_at(self.len as usize).0)
    }

    /// How many cells the track has.
    #[inline(always)]
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether it has none; a track always has some.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cell `steps` after one of the track; `steps` must be at most twice its length.
    #[inline(always)]
    #[must_use]
    pub const fn walk(&self, from: Cell, steps: u8) -> Cell {
        let index = self.stop(from).index;
        self.at((index + steps) as usize).cell
    }

    /// Where a cell stands.
    #[inline(always)]
    #[must_use]
    pub const fn stop(&self, cell: Cell) -> Stop {
        let index = self.index[cell.0 as usize % N];
        Stop { cell, index }
    }

    /// The cell right after this one.
    #[inline(always)]
    #[must_use]
    pub const fn next(&self, cell: Cell) -> Cell {
        self.walk(cell, 1)
    }

    /// The cell right before this one.
    #[inline(always)]
    #[must_use]
    pub const fn previous(&self, cell: Cell) -> Cell {
        self.walk(cell, self.len - 1)
    }

    /// Lifts the seeds of a cell, which are so many and at least one, and sows them one by one into
    /// the cells after it.
    ///
    /// Lifting and the whole lap are a few comparisons and additions over all cells at once, which
    /// compile to vector instructions. (Emptying the cell by itself would be a small write right
    /// before a wide read of the same bytes, for which processors stall.)
    #[inline(always)]
    pub fn sow(&self, cells: &mut Cells<N>, from: Stop, seeds: u8) -> Landing {
        if seeds >= 2 * self.len {
            let at = self.sow_many(cells, from, seeds);
            let (last, next) = (self.at(at), self.at(at + 1));
            return Landing {
                last,
                next,
                in_last: cells[last.cell],
                in_next: cells[next.cell],
                at,
            };
        }
        let at = from.index as usize + seeds as usize;
        let (last, next) = (self.at(at), self.at(at + 1));
        let kept = |stop: Stop| {
            if stop.cell == from.cell {
                0
            } else {
                cells[stop.cell]
            }
        };
        let in_last = kept(last) + 1 + u8::from(seeds > self.len);
        let in_next = kept(next) + u8::from(seeds >= self.len);
        // A cell gets one seed if it lies within the handful, and one more if a round further on it
        // still does: written without a way out, since a second round is common enough to be
        // mispredicted.
        let (seeds, len) = (seeds as i8, self.len as i8);
        let distance = &self.distance[from.cell.0 as usize % N];
        let lifted = Cells::<N>::row(from.cell);
        let mut sown = cells.seeds;
        for (cell, (&d, lifted)) in sown.iter_mut().zip(distance.iter().zip(lifted)) {
            *cell = (*cell & !lifted) + u8::from(d < seeds) + u8::from(d + len < seeds);
        }
        cells.rewrite(sown);
        Landing {
            last,
            next,
            in_last,
            in_next,
            at,
        }
    }

    /// The cell so many steps after a landing; at most a round.
    #[inline(always)]
    #[must_use]
    pub const fn after(&self, landing: Landing, steps: u8) -> Cell {
        self.at(landing.at + steps as usize).cell
    }

    #[inline(always)]
    const fn at(&self, index: usize) -> Stop {
        self.order.as_flattened()[index % (4 * N)]
    }

    /// The same for two rounds and more; gives back where the last seed stands.
    #[cold]
    #[inline(never)]
    fn sow_many(&self, cells: &mut Cells<N>, from: Stop, seeds: u8) -> usize {
        cells.take(from.cell);
        for cell in self.lap(from.cell, seeds) {
            cells.put(cell, 1);
        }
        (from.index + seeds % self.len).into()
    }

    /// The cells that a lap of so many seeds from `from` drops them into, one after the other: the
    /// same lap as [`sow`](Track::sow), unrolled for those who want to see every seed.
    pub fn lap(&self, from: Cell, seeds: u8) -> impl Iterator<Item = Cell> + '_ {
        let mut at = from;
        (0..seeds).map(move |_| {
            at = self.next(at);
            at
        })
    }
}

/// A player's way around a board whose stores are in the ring: past the other's store.
#[must_use]
pub const fn past_the_other_store<const N: usize>(holes: u8, seat: Seat) -> Track<N> {
    let skipped = match seat {
        Seat::South => 2 * holes + 1,
        Seat::North => holes,
    };
    let mut cells = [0; N];
    let (mut cell, mut len) = (0, 0);
    while cell < 2 * holes + 2 {
        if cell != skipped {
            cells[len] = cell;
            len += 1;
        }
        cell += 1;
    }
    Track::over(cells.split_at(len).0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// South's way in a Dakon of five holes: North's store (11) is skipped.
    const SKIPPING: Track<16> = past_the_other_store(5, Seat::South);

    #[test]
    fn a_lap_at_once_is_a_lap_seed_by_seed() {
        for track in [
            Track::<16>::ring(12),
            Track::ring(12).reversed(),
            Track::ring(10),
            SKIPPING,
        ] {
            for from in track.order[0][..track.len as usize]
                .iter()
                .map(|stop| stop.cell)
            {
                for seeds in 1..=200 {
                    let mut at_once = Cells::EMPTY;
                    at_once.rewrite([1; 16]);
                    at_once.put(from, seeds - 1);
                    let mut one_by_one = at_once;
                    let landing = track.sow(&mut at_once, track.stop(from), seeds);
                    one_by_one.take(from);
                    let mut fell = from;
                    for cell in track.lap(from, seeds) {
                        one_by_one.put(cell, 1);
                        fell = cell;
                    }
                    let next = track.next(fell);
                    let expected = Landing {
                        last: track.stop(fell),
                        next: track.stop(next),
                        in_last: one_by_one[fell],
                        in_next: one_by_one[next],
                        at: landing.at,
                    };
                    assert_eq!(
                        (at_once, landing),
                        (one_by_one, expected),
                        "{seeds} from {from:?}"
                    );
                    assert_eq!(track.after(landing, 1), next, "{seeds} from {from:?}");
                }
            }
        }
    }

    #[test]
    fn previous_undoes_next() {
        let track = Track::<16>::ring(14).reversed();
        for i in 0..14 {
            assert_eq!(track.previous(track.next(Cell(i))), Cell(i));
        }
        assert_eq!(track.next(Cell(0)), Cell(13));
    }
}
