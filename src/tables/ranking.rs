//! Numbers for the ways in which seeds can lie: the combinatorial number system.

use crate::board::Seat;
use crate::layout::Layout;

/// Holes of the largest board that is ranked.
pub(super) const MOST_HOLES: usize = 16;
/// Seeds of the largest layer that any table may have.
pub(super) const MOST_SEEDS: u8 = 40;
/// More than a row of the binomials can have to be; a power of two, so that a remainder costs nothing.
const ROWS: usize = 64;

/// Numbers the positions of exactly `n` seeds in the holes of a board, seen from the player to move,
/// from 0 without a gap.
///
/// `s[i]` seeds lie in the holes up to `i`. As `s[i] + i` grows with every hole, these are the members
/// of a set, and the set's number is the sum of `C(s[i] + i, i + 1)`; the last hole holds what is left.
#[derive(Clone, Debug)]
pub(super) struct Ranking {
    /// Where in a key each hole stands, the mover's first hole first.
    cells: [u8; MOST_HOLES],
    holes: usize,
    /// `C(m, i + 1)` as row `m`, column `i`; what does not fit is as large as can be.
    binomials: Box<[[u32; MOST_HOLES]; ROWS]>,
}

impl Ranking {
    /// The numbers on a board of at most [`MOST_HOLES`].
    pub fn new(board: Layout) -> Self {
        let row = usize::from(board.holes);
        let mut cells = [0; MOST_HOLES];
        for (i, cell) in cells.iter_mut().take(2 * row).enumerate() {
            let (seat, hole) = match i.checked_sub(row) {
                Some(hole) => (Seat::North, hole),
                None => (Seat::South, i),
            };
            *cell = board.hole(seat, hole as u8).0;
        }
        let holes = 2 * usize::from(board.holes);
        let mut binomials = Box::new([[0u32; MOST_HOLES]; ROWS]);
        for m in 1..ROWS {
            // `C(m, 0)` is 1.
            let mut before = 1u32;
            for i in 0..holes {
                let above = binomials[m - 1][i % MOST_HOLES];
                binomials[m][i % MOST_HOLES] = above.saturating_add(before);
                before = above;
            }
        }
        Ranking {
            cells,
            holes,
            binomials,
        }
    }

    /// How many positions have exactly so many seeds, at most [`MOST_SEEDS`]; `u32::MAX` if they are too
    /// many to be numbered.
    pub fn count(&self, seeds: u8) -> u32 {
        self.binomial(usize::from(seeds) + self.holes - 1, self.holes - 2)
    }

    #[inline]
    fn binomial(&self, row: usize, column: usize) -> u32 {
        self.binomials[row % ROWS][column % MOST_HOLES]
    }

    /// The number of a position among those with as many seeds.
    #[inline]
    pub fn rank(&self, key: u128) -> u32 {
        let (mut seeds, mut rank) = (0, 0u32);
        let cells = key.to_le_bytes();
        for (i, cell) in self.cells.iter().take(self.holes - 1).enumerate() {
            seeds += usize::from(cells[usize::from(*cell) % MOST_HOLES]);
            rank = rank.wrapping_add(self.binomial(seeds + i, i));
        }
        rank
    }
}

#[cfg(feature = "cli")]
impl Ranking {
    /// How many holes there are.
    pub const fn holes(&self) -> usize {
        self.holes
    }

    /// The key of the position with these seeds in the holes, the mover's first.
    pub fn key(&self, holes: &[u8]) -> u128 {
        let bytes = holes.iter().zip(self.cells);
        bytes.fold(0, |key, (&seeds, cell)| {
            key | u128::from(seeds) << (8 * cell)
        })
    }
}

/// The first way in which seeds can lie: all in the last hole.
#[cfg(feature = "cli")]
pub(super) fn first(holes: &mut [u8], seeds: u8) {
    holes.fill(0);
    if let Some(last) = holes.last_mut() {
        *last = seeds;
    }
}

/// Goes from one way in which seeds lie to the next, in the order of their numbers; `false` after the
/// last one.
#[cfg(feature = "cli")]
pub(super) fn next(holes: &mut [u8]) -> bool {
    let Some(i) = holes[1..].iter().position(|&seeds| seeds > 0) else {
        return false;
    };
    let first = core::mem::take(&mut holes[0]);
    holes[i + 1] -= 1;
    holes[i] = first + 1;
    true
}

#[cfg(all(test, feature = "cli"))]
mod tests {
    use super::*;
    use crate::layout::StorePlace;

    #[test]
    fn every_position_has_its_number() {
        for (holes, stores) in [
            (2, StorePlace::Ring),
            (3, StorePlace::Aside),
            (7, StorePlace::Aside),
        ] {
            let board = Layout {
                holes,
                mandarins: false,
                stores,
            };
            let ranking = Ranking::new(board);
            for seeds in 0..=6 {
                let mut cells = vec![0; 2 * usize::from(holes)];
                first(&mut cells, seeds);
                let mut expected = 0;
                loop {
                    assert_eq!(ranking.rank(ranking.key(&cells)), expected, "{cells:?}");
                    expected += 1;
                    if !next(&mut cells) {
                        break;
                    }
                }
                assert_eq!(ranking.count(seeds), expected, "{seeds} seeds");
            }
        }
    }

    #[test]
    fn numbers_that_do_not_fit_are_as_large_as_can_be() {
        let board = Layout {
            holes: 7,
            mandarins: false,
            stores: StorePlace::Aside,
        };
        let ranking = Ranking::new(board);
        assert_eq!(ranking.count(16), 67_863_915);
        assert_eq!(ranking.count(MOST_SEEDS), u32::MAX);
    }
}
