//! The nouns of a board: seats, cells and what lies in them.

use core::fmt;
use core::ops::{Index, IndexMut};

use crate::layout::Layout;

/// One of the two players, named after the side of the board he sits at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Seat {
    /// Player 0, the bottom row.
    South = 0,
    /// Player 1, the top row.
    North = 1,
}

impl Seat {
    /// Both seats, South first.
    pub const BOTH: [Seat; 2] = [Seat::South, Seat::North];

    /// The player opposite.
    #[must_use]
    pub const fn other(self) -> Seat {
        match self {
            Seat::South => Seat::North,
            Seat::North => Seat::South,
        }
    }

    /// 0 for South, 1 for North: the index into every pair `[South, North]`.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat with this index, if there is one.
    #[must_use]
    pub const fn from_index(index: u32) -> Option<Seat> {
        match index {
            0 => Some(Seat::South),
            1 => Some(Seat::North),
            _ => None,
        }
    }
}

impl<T> Index<Seat> for [T; 2] {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self[seat as usize]
    }
}

impl<T> IndexMut<Seat> for [T; 2] {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self[seat as usize]
    }
}

/// The index of a cell (a hole, mandarin square or store) in a game's [`Cells`].
///
/// Every game numbers the cells of its ring counter-clockwise from South's `A`; stores that are not
/// sown into come after the ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(pub u8);

impl Cell {
    /// The bit of this cell in a set of cells such as [`Cells::occupied`].
    #[must_use]
    pub const fn bit(self) -> u32 {
        1 << self.0
    }
}

/// How many seeds lie in each of up to `N` cells, stores included; `N` is 16 or 32.
///
/// All seeds of a game lie here, but for those in a hand: the sum never changes between two moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cells<const N: usize> {
    pub(crate) seeds: [u8; N],
    /// The cells that hold something. Kept and not worked out when asked for, which would be a wide read
    /// right after small writes, for which processors stall.
    occupied: u32,
}

impl<const N: usize> Cells<N> {
    /// No seed anywhere.
    pub const EMPTY: Self = Cells {
        seeds: [0; N],
        occupied: 0,
    };

    /// Takes all seeds out of a cell.
    #[inline]
    pub fn take(&mut self, cell: Cell) -> u8 {
        self.occupied &= !(1 << (cell.0 as usize % N));
        core::mem::take(&mut self.seeds[cell.0 as usize % N])
    }

    /// Puts so many seeds into a cell.
    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn put(&mut self, cell: Cell, seeds: u8) {
        self.seeds[cell.0 as usize % N] += seeds;
        self.occupied |= u32::from(seeds > 0) << (cell.0 as usize % N);
    }

    /// Takes so many seeds out of a cell.
    #[inline(never)]
    pub fn draw(&mut self, cell: Cell, seeds: u8) {
        let left = self.take(cell) - seeds;
        self.put(cell, left);
    }

    /// Moves all seeds of a cell into another, and tells how many they were.
    #[inline(always)]
    pub fn carry(&mut self, from: Cell, to: Cell) -> u8 {
        let seeds = core::mem::take(&mut self.seeds[from.0 as usize % N]);
        self.seeds[to.0 as usize % N] += seeds;
        self.occupied &= !(1 << (from.0 as usize % N));
        self.occupied |= u32::from(seeds > 0) << (to.0 as usize % N);
        seeds
    }

    /// All cells anew.
    #[inline(always)]
    pub(crate) fn rewrite(&mut self, seeds: [u8; N]) {
        self.seeds = seeds;
        self.occupied = 0;
        for (i, chunk) in seeds.as_chunks::<16>().0.iter().enumerate() {
            self.occupied |= not_zero(u128::from_le_bytes(*chunk)) << (16 * i);
        }
    }

    /// A mask over all cells that holds one of them.
    #[inline(always)]
    pub(crate) const fn row(cell: Cell) -> &'static [u8; N] {
        &Self::ROWS[cell.0 as usize % N]
    }

    const ROWS: &[[u8; N]; N] = &{
        let mut rows = [[0; N]; N];
        let mut i = 0;
        while i < N {
            rows[i][i] = u8::MAX;
            i += 1;
        }
        rows
    };

    /// The set of cells that hold something, cell `i` as bit `i`.
    #[inline(always)]
    #[must_use]
    pub fn occupied(&self) -> u32 {
        self.occupied
    }

    /// Eight cells in one number, a byte each.
    #[inline(always)]
    #[must_use]
    pub(crate) fn eight_from(&self, first: Cell) -> u64 {
        let mut eight = [0; 8];
        eight.copy_from_slice(&self.seeds[first.0 as usize..][..8]);
        u64::from_le_bytes(eight)
    }

    /// All seeds in the cells of a set.
    #[must_use]
    pub fn sum(&self, set: u32) -> u32 {
        bits(set).map(|i| u32::from(self[Cell(i)])).sum()
    }
}

impl Cells<16> {
    /// All cells in one number, a byte each.
    #[inline(always)]
    #[must_use]
    pub(crate) fn packed(&self) -> u128 {
        u128::from_le_bytes(self.seeds)
    }

    /// The ring as a player sees it, a byte for each cell from his own first hole on: the same number
    /// for both seats where the board turned by half is the same board.
    #[inline]
    #[must_use]
    pub(crate) fn seen_from(&self, seat: Seat, layout: Layout) -> u128 {
        let half = 8 * u32::from(layout.half());
        let ring = self.packed() & ((1 << (2 * half)) - 1);
        match seat {
            Seat::South => ring,
            Seat::North => (ring >> half) | ((ring << half) & ((1 << (2 * half)) - 1)),
        }
    }
}

/// Which of sixteen bytes are not zero, one bit each.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
#[expect(
    unsafe_code,
    reason = "the compiler does not find this instruction by itself"
)]
fn not_zero(bytes: u128) -> u32 {
    use core::arch::x86_64::{
        _mm_cmpeq_epi8, _mm_movemask_epi8, _mm_set_epi64x, _mm_setzero_si128,
    };
    // SAFETY: these only compute, and every x86-64 processor has them (SSE2).
    let zero = unsafe {
        let bytes = _mm_set_epi64x((bytes >> 64) as i64, bytes as i64);
        _mm_movemask_epi8(_mm_cmpeq_epi8(bytes, _mm_setzero_si128()))
    };
    !zero as u32 & 0xffff
}

/// Which of sixteen bytes are not zero, one bit each.
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
#[inline(always)]
fn not_zero(bytes: u128) -> u32 {
    use core::arch::wasm32::{i8x16_bitmask, i8x16_ne, i8x16_splat, u64x2};
    let bytes = u64x2(bytes as u64, (bytes >> 64) as u64);
    i8x16_bitmask(i8x16_ne(bytes, i8x16_splat(0))).into()
}

/// Which of sixteen bytes are not zero, one bit each.
#[cfg(not(any(
    target_arch = "x86_64",
    all(target_arch = "wasm32", target_feature = "simd128")
)))]
#[inline(always)]
fn not_zero(bytes: u128) -> u32 {
    const HIGH: u64 = 0x8080_8080_8080_8080;
    let eight = |word: u64| {
        // The high bit of each byte that is not zero, then the eight high bits side by side.
        let high = (((word & !HIGH) + !HIGH) | word) & HIGH;
        ((high >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
    };
    eight(bytes as u64) | eight((bytes >> 64) as u64) << 8
}

// `N` is a power of two, so the remainder costs nothing and spares the bounds check.
impl<const N: usize> Index<Cell> for Cells<N> {
    type Output = u8;
    #[inline(always)]
    fn index(&self, cell: Cell) -> &u8 {
        &self.seeds[cell.0 as usize % N]
    }
}

/// The members of a set of cells, in ring order.
pub(crate) fn bits(mut set: u32) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(lowest)
    })
}

/// The set of `len` cells from `first` on.
pub(crate) const fn run(first: u8, len: u8) -> u32 {
    ((1 << len) - 1) << first
}

/// What lies in one place: seeds, and the big stones of Ô Ăn Quan beside them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pieces {
    /// Pebbles, stones or beads: whatever is counted singly.
    pub seeds: u32,
    /// Big mandarin stones, worth [`STONE_POINTS`] each.
    pub stones: u32,
}

/// What a big mandarin stone is worth.
pub const STONE_POINTS: u32 = 10;

impl Pieces {
    /// Seeds alone.
    #[must_use]
    pub const fn seeds(seeds: u32) -> Self {
        Pieces { seeds, stones: 0 }
    }

    /// Seeds, and ten for each stone.
    #[must_use]
    pub const fn points(self) -> u32 {
        self.seeds + STONE_POINTS * self.stones
    }
}

/// Where pieces can be, by a name that is the same in every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// The mover's hand.
    Hand,
    /// The hole with this number, from 0 at its owner's left.
    Hole(Seat, u8),
    /// The mandarin square at a player's right end.
    Mandarin(Seat),
    /// A player's store, or what he has laid aside.
    Store(Seat),
}

/// The name other programs use: `C`, `c`, `Q`, `q`, `S`, `s` or `hand`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write;
        let (seat, letter) = match *self {
            Place::Hand => return f.write_str("hand"),
            Place::Hole(seat, i) => (seat, b'A' + i),
            Place::Mandarin(seat) => (seat, b'Q'),
            Place::Store(seat) => (seat, b'S'),
        };
        f.write_char(char::from(match seat {
            Seat::South => letter,
            Seat::North => letter.to_ascii_lowercase(),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn occupied_sees_every_amount_in_every_cell() {
        for i in 0..32 {
            for n in 0..=255 {
                let mut cells = Cells::<32>::EMPTY;
                cells.put(Cell(i), n);
                assert_eq!(cells.occupied(), u32::from(n > 0) << i, "{n} in cell {i}");
            }
        }
    }

    #[test]
    fn places_have_the_names_of_the_notation() {
        let names = [
            Place::Hole(Seat::South, 2),
            Place::Hole(Seat::North, 8),
            Place::Mandarin(Seat::North),
            Place::Store(Seat::South),
            Place::Hand,
        ]
        .map(|place| place.to_string());
        assert_eq!(names, ["C", "i", "q", "S", "hand"]);
    }
}
