//! Numbers for the ways in which seeds can lie: the combinatorial number system.

use crate::board::Seat;
use crate::layout::Layout;

/// Holes of the largest board that is ranked.
pub(super) const MOST_HOLES: usize = 16;

/// Numbers the positions of exactly `n` seeds in the holes of a board, seen from the player to move,
/// from 0 without a gap.
///
/// `s[i]` seeds lie in the holes up to `i`. As `s[i] + i` grows with every hole, these are the members
/// of a set, and the set's number is the sum of `C(s[i] + i, i + 1)`; the last hole holds what is left.
#[derive(Clone, Debug)]
pub(super) struct Ranking {
    /// Where in a key each hole's byte stands, the mover's first hole first.
    shifts: Vec<u8>,
    /// `C(m, i + 1)` as row `m`, column `i`.
    binomials: Vec<[u32; MOST_HOLES]>,
}

impl Ranking {
    /// The numbers of up to so many seeds on a board of at most [`MOST_HOLES`]; `None` if they do not
    /// fit into 32 bits.
    pub fn new(board: Layout, seeds: u8) -> Option<Self> {
        let mut shifts = Vec::new();
        for seat in Seat::BOTH {
            shifts.extend((0..board.holes).map(|i| 8 * board.hole(seat, i).0));
        }
        let mut row = [0u32; MOST_HOLES];
        let mut binomials = vec![row];
        for _ in 1..shifts.len() + usize::from(seeds) {
            let above = row;
            row[0] += 1;
            for i in 1..shifts.len().min(MOST_HOLES) {
                row[i] = above[i].checked_add(above[i - 1])?;
            }
            binomials.push(row);
        }
        Some(Ranking { shifts, binomials })
    }

    /// How many holes there are.
    pub fn holes(&self) -> usize {
        self.shifts.len()
    }

    /// How many positions have exactly so many seeds; 0 if they are too many to be ranked.
    pub fn count(&self, seeds: u8) -> u32 {
        let holes = self.holes();
        let row = self.binomials.get(holes - 1 + usize::from(seeds));
        row.map_or(0, |row| row[holes - 2])
    }

    /// The key of the position with these seeds in the holes, the mover's first.
    #[cfg(feature = "cli")]
    pub fn key(&self, holes: &[u8]) -> u128 {
        let bytes = holes.iter().zip(&self.shifts);
        bytes.fold(0, |key, (&seeds, shift)| key | u128::from(seeds) << shift)
    }

    /// The number of a position among those with as many seeds.
    #[inline]
    pub fn rank(&self, key: u128) -> u32 {
        let (mut seeds, mut rank) = (0, 0);
        for (i, shift) in self.shifts[..self.shifts.len() - 1].iter().enumerate() {
            seeds += usize::from((key >> shift) as u8);
            rank += self.binomials[seeds + i][i];
        }
        rank
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
            let ranking = Ranking::new(board, 6).expect("small numbers");
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
    fn numbers_that_do_not_fit_are_refused() {
        let board = Layout {
            holes: 7,
            mandarins: false,
            stores: StorePlace::Aside,
        };
        assert!(Ranking::new(board, 20).is_some());
        assert!(Ranking::new(board, 60).is_none());
        assert!(Ranking::new(board, 255).is_none());
    }
}
