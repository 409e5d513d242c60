//! The way seeds travel: the order in which cells are sown, and a whole lap as one addition.

use crate::board::{Cell, Cells, Seat};

/// A closed way over cells, in sowing order.
///
/// A store that a player skips is simply not on his track; clockwise sowing is another track over the
/// same cells. Tracks are constants of a rule sheet.
#[derive(Clone, Debug)]
pub struct Track<const N: usize> {
    len: u8,
    /// The cells in order.
    order: [u8; N],
    /// Where each cell stands in the order.
    index: [u8; N],
    /// `distance[a][b]`: how many cells lie between `a` and the next `b` behind it; `OFF` where `b` is
    /// not on the track. The row of `a` is what a lap from `a` compares its seeds with.
    distance: [[u8; N]; N],
}

const OFF: u8 = u8::MAX;

/// A cell on a track, with where it stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The cell.
    pub cell: Cell,
    index: u8,
}

impl<const N: usize> Track<N> {
    /// The track over these cells.
    #[must_use]
    pub const fn over(cells: &[u8]) -> Self {
        assert!(cells.len() <= N && N <= 128);
        let len = cells.len();
        let mut track = Track {
            len: len as u8,
            order: [0; N],
            index: [0; N],
            distance: [[OFF; N]; N],
        };
        let mut i = 0;
        while i < len {
            track.order[i] = cells[i];
            i += 1;
        }
        let mut a = 0;
        while a < len {
            track.index[cells[a] as usize] = a as u8;
            let mut b = 0;
            while b < len {
                track.distance[cells[a] as usize][cells[b] as usize] =
                    ((b + 2 * len - a - 1) % len) as u8;
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
            cells[i as usize] = self.order[(self.len - 1 - i) as usize];
            i += 1;
        }
        Track::over(cells.split_at(self.len as usize).0)
    }

    /// Where a cell stands on the track; the cell must be on it.
    #[inline(always)]
    #[must_use]
    pub const fn spot(&self, cell: Cell) -> Spot {
        Spot {
            cell,
            index: self.index[cell.0 as usize % N],
        }
    }

    /// The spot `steps` further on; `steps` must be less than twice the length of the track.
    #[inline(always)]
    const fn walk(&self, from: Spot, steps: u8) -> Spot {
        let mut index = from.index + steps;
        if index >= 2 * self.len {
            index -= 2 * self.len;
        }
        if index >= self.len {
            index -= self.len;
        }
        Spot {
            cell: Cell(self.order[index as usize % N]),
            index,
        }
    }

    /// The spot right after this one.
    #[inline(always)]
    #[must_use]
    pub fn next(&self, spot: Spot) -> Spot {
        self.walk(spot, 1)
    }

    /// The spot right before this one.
    #[inline(always)]
    #[must_use]
    pub fn previous(&self, spot: Spot) -> Spot {
        self.walk(spot, self.len - 1)
    }

    /// Lifts all seeds of a cell, sows them one by one into the cells after it, and tells where the
    /// last one fell.
    ///
    /// Lifting and the whole lap are one comparison and one addition over all cells, which compiles to
    /// vector instructions. (Emptying the cell by itself would be a small write right before a wide
    /// read of the same bytes, for which processors stall.)
    #[inline(always)]
    pub fn sow(&self, cells: &mut Cells<N>, from: Spot) -> Spot {
        let distance = &self.distance[from.cell.0 as usize % N];
        let lifted = cells[from.cell];
        let mut seeds = lifted;
        let (origin, len) = (self.len - 1, self.len);
        // A cell gets one seed if it lies within the handful, and one more if a round further on it
        // still does. Written without a way out, as two rounds are common enough to be mispredicted.
        while seeds >= 2 * len {
            for (cell, &d) in cells.0.iter_mut().zip(distance) {
                *cell += u8::from(d < len);
            }
            seeds -= len;
        }
        for (cell, &d) in cells.0.iter_mut().zip(distance) {
            let kept = *cell - if d == origin { lifted } else { 0 };
            *cell = kept + u8::from(d < seeds) + u8::from(d.saturating_add(len) < seeds);
        }
        self.walk(from, seeds)
    }

    /// The cells that a lap of so many seeds from `from` drops them into, one after the other: the
    /// same lap as [`sow`](Track::sow), unrolled for those who want to see every seed.
    pub fn lap(&self, from: Cell, seeds: u8) -> impl Iterator<Item = Cell> + '_ {
        let mut at = self.spot(from);
        (0..seeds).map(move |_| {
            at = self.next(at);
            at.cell
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
            for from in track.order[..track.len as usize].iter().map(|&c| Cell(c)) {
                for seeds in 0..=200 {
                    let mut at_once = Cells([1; 16]);
                    at_once[from] = seeds;
                    let mut one_by_one = at_once;
                    let last = track.sow(&mut at_once, track.spot(from)).cell;
                    one_by_one[from] = 0;
                    let mut fell = from;
                    for cell in track.lap(from, seeds) {
                        one_by_one[cell] += 1;
                        fell = cell;
                    }
                    assert_eq!((at_once, last), (one_by_one, fell), "{seeds} from {from:?}");
                }
            }
        }
    }

    #[test]
    fn previous_undoes_next() {
        let track = Track::<16>::ring(14).reversed();
        for i in 0..14 {
            let spot = track.spot(Cell(i));
            assert_eq!(track.previous(track.next(spot)), spot);
        }
        assert_eq!(track.next(track.spot(Cell(0))).cell, Cell(13));
    }
}
