//! Moves, and the set of legal ones.

use crate::board::Cell;
use crate::layout::Layout;

/// Which way a player sows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Direction {
    /// To the mover's own left: clockwise.
    Left,
    /// To the mover's own right: counter-clockwise, the only way in most games.
    Right,
}

impl Direction {
    /// The letter it is written with: `l` or `r`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Direction::Left => 'l',
            Direction::Right => 'r',
        }
    }
}

/// One choice: a cell to lift, and the direction to sow in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Move {
    /// The cell whose seeds are lifted.
    pub cell: Cell,
    /// The way they are sown; always [`Direction::Right`] where a game leaves no choice.
    pub direction: Direction,
}

impl Move {
    /// Lifts this cell and sows counter-clockwise.
    #[must_use]
    pub const fn from(cell: Cell) -> Self {
        Move {
            cell,
            direction: Direction::Right,
        }
    }

    /// A number below 64, in board order.
    #[must_use]
    pub const fn code(self) -> u8 {
        2 * self.cell.0 + self.direction as u8
    }

    /// How the move is written on a board, with its direction where there is a choice.
    #[must_use]
    pub fn written(self, layout: Layout, directions: bool) -> String {
        let mut text = layout.place(self.cell).to_string();
        if directions {
            text.push(self.direction.letter());
        }
        text
    }

    /// The move with this [`code`](Move::code).
    #[must_use]
    pub const fn from_code(code: u8) -> Self {
        let direction = if code.is_multiple_of(2) {
            Direction::Left
        } else {
            Direction::Right
        };
        Move {
            cell: Cell(code / 2),
            direction,
        }
    }
}

/// A set of moves, iterated in board order (`A …`, then `a …`; `l` before `r`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moves {
    /// The cells that may be sown to the left, and to the right.
    left: u32,
    right: u32,
}

impl Moves {
    /// No move.
    pub const NONE: Self = Moves { left: 0, right: 0 };

    /// Counter-clockwise moves from each cell of a set.
    #[inline(always)]
    #[must_use]
    pub const fn one_way(cells: u32) -> Self {
        Moves {
            left: 0,
            right: cells,
        }
    }

    /// Both moves from each cell of a set.
    #[inline(always)]
    #[must_use]
    pub const fn both_ways(cells: u32) -> Self {
        Moves {
            left: cells,
            right: cells,
        }
    }

    /// One move.
    #[inline]
    #[must_use]
    pub const fn only(mv: Move) -> Self {
        let cells = mv.cell.bit();
        match mv.direction {
            Direction::Left => Moves {
                left: cells,
                right: 0,
            },
            Direction::Right => Moves::one_way(cells),
        }
    }

    /// All but this one.
    #[inline]
    #[must_use]
    pub const fn without(self, mv: Move) -> Self {
        let one = Moves::only(mv);
        Moves {
            left: self.left & !one.left,
            right: self.right & !one.right,
        }
    }

    /// How many there are.
    #[inline(always)]
    #[must_use]
    pub const fn len(self) -> usize {
        (self.left.count_ones() + self.right.count_ones()) as usize
    }

    /// Whether there is none.
    #[inline(always)]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.left | self.right == 0
    }

    /// Whether this move is among them.
    #[must_use]
    pub const fn contains(self, mv: Move) -> bool {
        let cells = match mv.direction {
            Direction::Left => self.left,
            Direction::Right => self.right,
        };
        mv.cell.0 < 32 && cells & mv.cell.bit() != 0
    }

    /// One of them: `below` is told how many there are and gives the number of one in board order, from
    /// 0. None if there is none, or none of that number.
    #[inline(always)]
    #[must_use]
    pub fn choose(self, below: impl FnOnce(usize) -> usize) -> Option<Move> {
        let first = self.right.trailing_zeros() as u8;
        let row = self.right.checked_shr(first.into()).unwrap_or(0);
        let both = self.left != 0;
        if row > 0xff || (both && self.left != self.right) {
            return Iterator::nth(&mut { self }, below(self.len()));
        }
        // How many and which come from one table, and not from counting and clearing bits: a number
        // chosen at random makes a loop whose end no processor foresees.
        let members = &MEMBERS[row as usize];
        let len = usize::from(members[8]) << u8::from(both);
        let n = below(len);
        if n >= len {
            return None;
        }
        let cell = Cell(first + members[(n >> u8::from(both)) % 8]);
        let direction = if both && n.is_multiple_of(2) {
            Direction::Left
        } else {
            Direction::Right
        };
        Some(Move { cell, direction })
    }

    /// Only those that the test keeps.
    #[must_use]
    pub fn keep(self, mut test: impl FnMut(Move) -> bool) -> Self {
        let mut kept = Moves::NONE;
        for mv in self.filter(|&mv| test(mv)) {
            match mv.direction {
                Direction::Left => kept.left |= mv.cell.bit(),
                Direction::Right => kept.right |= mv.cell.bit(),
            }
        }
        kept
    }
}

/// The members of every set of eight, and how many they are.
static MEMBERS: [[u8; 9]; 256] = {
    let mut table = [[0; 9]; 256];
    let mut set = 0;
    while set < 256 {
        let mut i = 0;
        while i < 8 {
            if set >> i & 1 == 1 {
                let len = table[set][8];
                table[set][len as usize] = i;
                table[set][8] += 1;
            }
            i += 1;
        }
        set += 1;
    }
    table
};

impl Iterator for Moves {
    type Item = Move;

    #[inline(always)]
    fn next(&mut self) -> Option<Move> {
        let both = self.left | self.right;
        if both == 0 {
            return None;
        }
        let cell = Cell(both.trailing_zeros() as u8);
        let lowest = cell.bit();
        let direction = if self.left & lowest != 0 {
            self.left &= !lowest;
            Direction::Left
        } else {
            self.right &= !lowest;
            Direction::Right
        };
        Some(Move { cell, direction })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = Moves::len(*self);
        (len, Some(len))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_come_in_board_order_left_first() {
        let moves: Vec<Move> = Moves::both_ways(0b1000_0001).collect();
        let expected = [0, 7].map(Cell).into_iter().flat_map(|cell| {
            [Direction::Left, Direction::Right].map(|direction| Move { cell, direction })
        });
        assert_eq!(moves, expected.collect::<Vec<_>>());
    }

    #[test]
    fn every_move_can_be_chosen() {
        for moves in [
            Moves::one_way(0xa5a5_0f0f),
            Moves::one_way(0b1001_1100_0000),
            Moves::both_ways(0b101_1000),
            Moves {
                left: 0b100,
                right: 0,
            },
            Moves {
                left: 0b100,
                right: 0b110,
            },
        ] {
            for (n, mv) in moves.enumerate() {
                let told = |len| {
                    assert_eq!(len, moves.len());
                    n
                };
                assert_eq!(moves.choose(told), Some(mv));
                assert!(moves.contains(mv));
                assert_eq!(Move::from_code(mv.code()), mv);
            }
            assert_eq!(moves.choose(|len| len), None);
        }
        assert_eq!(Moves::NONE.choose(|_| 0), None);
        assert!(!Moves::one_way(0xf).contains(Move::from(Cell(4))));
    }
}
