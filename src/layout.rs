//! Which cells a board has, and what they are called.

use crate::board::{Cell, Cells, Place, Seat, run};

/// Where a game keeps its stores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorePlace {
    /// In the ring: the owner sows into his own.
    Ring,
    /// At the ends of the board, never sown into.
    Ends,
    /// Not on the board: captures are laid aside.
    Aside,
}

impl StorePlace {
    /// The word of the JavaScript module.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            StorePlace::Ring => "ring",
            StorePlace::Ends => "ends",
            StorePlace::Aside => "aside",
        }
    }
}

/// The arrangement of a board: two rows, and what lies at their ends.
///
/// Cells are numbered counter-clockwise: South's row, what stands at its right end in the ring (a
/// mandarin square or South's store), North's row, what stands at *its* right end; stores outside the
/// ring come last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Holes in a row.
    pub holes: u8,
    /// Whether there are mandarin squares.
    pub mandarins: bool,
    /// Where the stores are.
    pub stores: StorePlace,
}

impl Layout {
    /// Cells from a hole to the one half a turn further on.
    #[inline]
    #[must_use]
    pub const fn half(self) -> u8 {
        self.holes + self.end()
    }

    /// How many cells of the ring stand behind each row.
    #[inline]
    const fn end(self) -> u8 {
        (self.mandarins || matches!(self.stores, StorePlace::Ring)) as u8
    }

    /// A player's hole, counted from his left.
    #[inline]
    #[must_use]
    pub const fn hole(self, seat: Seat, i: u8) -> Cell {
        Cell(seat as u8 * self.half() + i)
    }

    /// The mandarin square at a player's right; only where [`mandarins`](Layout::mandarins) is set.
    #[inline]
    #[must_use]
    pub const fn mandarin(self, seat: Seat) -> Cell {
        Cell(seat as u8 * self.half() + self.holes)
    }

    /// A player's store.
    #[inline]
    #[must_use]
    pub const fn store(self, seat: Seat) -> Cell {
        match self.stores {
            StorePlace::Ring => self.mandarin(seat),
            StorePlace::Ends | StorePlace::Aside => Cell(2 * self.half() + seat as u8),
        }
    }

    /// A player's holes as a set of cells.
    #[inline]
    #[must_use]
    pub const fn row(self, seat: Seat) -> u32 {
        run(seat as u8 * self.half(), self.holes)
    }

    /// All holes as a set of cells.
    #[inline]
    #[must_use]
    pub const fn rows(self) -> u32 {
        self.row(Seat::South) | self.row(Seat::North)
    }

    /// What a cell is called.
    #[must_use]
    pub fn place(self, cell: Cell) -> Place {
        if let Some(seat) = Seat::BOTH
            .into_iter()
            .find(|&seat| self.store(seat) == cell)
        {
            return Place::Store(seat);
        }
        let seat = if cell.0 < self.half() {
            Seat::South
        } else {
            Seat::North
        };
        match cell.0 - seat as u8 * self.half() {
            i if i == self.holes => Place::Mandarin(seat),
            i => Place::Hole(seat, i),
        }
    }

    /// The cell with this name, if the board has it; never the hand.
    #[must_use]
    pub fn cell(self, place: Place) -> Option<Cell> {
        match place {
            Place::Hole(seat, i) => (i < self.holes).then(|| self.hole(seat, i)),
            Place::Mandarin(seat) => self.mandarins.then(|| self.mandarin(seat)),
            Place::Store(seat) => Some(self.store(seat)),
            Place::Hand => None,
        }
    }

    /// What lies in the holes, South's and North's, each from its owner's left.
    #[must_use]
    pub fn read_holes<const N: usize>(self, cells: &Cells<N>) -> [Vec<u32>; 2] {
        Seat::BOTH.map(|seat| {
            (0..self.holes)
                .map(|i| u32::from(cells[self.hole(seat, i)]))
                .collect()
        })
    }

    /// The ring, counter-clockwise from South's `A`.
    pub fn ring(self) -> impl Iterator<Item = Place> {
        (0..2 * self.half()).map(move |i| self.place(Cell(i)))
    }

    /// The cell half a turn further on: what is there for one player as this is for the other.
    #[must_use]
    pub fn turned(self, cell: Cell) -> Cell {
        if cell.0 < 2 * self.half() {
            Cell((cell.0 + self.half()) % (2 * self.half()))
        } else {
            Cell(cell.0 ^ (2 * self.half()) ^ (2 * self.half() + 1))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LAYOUTS: [Layout; 4] = [
        Layout {
            holes: 5,
            mandarins: true,
            stores: StorePlace::Aside,
        },
        Layout {
            holes: 5,
            mandarins: false,
            stores: StorePlace::Ends,
        },
        Layout {
            holes: 7,
            mandarins: false,
            stores: StorePlace::Aside,
        },
        Layout {
            holes: 9,
            mandarins: false,
            stores: StorePlace::Ring,
        },
    ];

    #[test]
    fn every_cell_has_one_name_and_every_name_its_cell() {
        for layout in LAYOUTS {
            let cells = 2 * layout.half()
                + if layout.stores == StorePlace::Ring {
                    0
                } else {
                    2
                };
            for cell in (0..cells).map(Cell) {
                assert_eq!(layout.cell(layout.place(cell)), Some(cell), "{layout:?}");
            }
        }
    }

    #[test]
    fn half_a_turn_swaps_the_seats() {
        for layout in LAYOUTS {
            for seat in Seat::BOTH {
                assert_eq!(
                    layout.turned(layout.store(seat)),
                    layout.store(seat.other())
                );
                assert_eq!(
                    layout.turned(layout.hole(seat, 3)),
                    layout.hole(seat.other(), 3)
                );
            }
        }
    }

    #[test]
    fn the_ring_of_o_an_quan_reads_as_its_sheet() {
        let ring: Vec<String> = LAYOUTS[0].ring().map(|place| place.to_string()).collect();
        assert_eq!(ring.concat(), "ABCDEQabcdeq");
    }
}
