//! **Awari**, behind a feature of its own: its endings have been counted and published, which is what
//! tables of endings are tested against.
//!
//! Rules of T. Lincke, "Exploring the Computational Limits of Large Exhaustive Search Problems" (2002).
//! Where descriptions of the game differ, his counts tell: a move that takes every seed of the opponent
//! is not legal; who has seeds and no legal move takes all that lie on the board; a circle is divided,
//! and its odd seed is nobody's.

use crate::board::{Cell, Cells, Pieces, Seat, bits};
use crate::error::Error;
use crate::layout::{Layout, StorePlace};
use crate::moves::{Move, Moves};
use crate::options::{FIRST, OptionSpec, Options};
use crate::setup::Setup;
use crate::sheet::{Counted, Next, Reason, Sheet};
use crate::track::Track;
use crate::transfer::{Observer, Why};

/// The player to move has no legal move.
const STARVED: Reason = Reason("starved");

const BOARD: Layout = Layout { holes: 6, mandarins: false, stores: StorePlace::Aside };
static TRACK: Track<16> = Track::ring(12);
const TOTAL: u32 = 48;

/// The rules of Awari.
#[derive(Clone, Debug)]
pub struct Awari {
    first: Seat,
}

/// A position of Awari.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    cells: Cells<16>,
    to_move: Seat,
}

impl Position {
    fn give<O: Observer>(&mut self, why: Why, from: Cell, seat: Seat, seeds: u8, seen: &mut O) {
        self.cells.draw(from, seeds);
        self.cells.put(BOARD.store(seat), seeds);
        if seeds > 0 {
            seen.carry(why, "", from, BOARD.store(seat), Pieces::seeds(seeds.into()));
        }
    }
}

impl Awari {
    /// Sows, and tells the holes that are captured: a set of cells.
    fn sown<O: Observer>(position: &mut Position, mv: Move, seen: &mut O) -> u32 {
        let (mut seeds, mut at) = (position.cells.take(mv.cell), mv.cell);
        seen.lift(mv.cell, seeds, false);
        // The hole of origin is passed over: every lap starts behind it again.
        while seeds > 0 {
            let lap = seeds.min(TRACK.len() - 1);
            seen.lap(&TRACK, mv.cell, lap);
            for step in 1..=lap {
                at = TRACK.walk(mv.cell, step);
                position.cells.put(at, 1);
            }
            seeds -= lap;
        }
        let (other, mut taken) = (BOARD.row(position.to_move.other()), 0);
        while other & at.bit() != 0 && matches!(position.cells[at], 2 | 3) {
            taken |= at.bit();
            at = TRACK.previous(at);
        }
        taken
    }
}

impl Sheet for Awari {
    const NAME: &'static str = "awari";
    const TITLE: &'static str = "Awari";
    const ENDINGS: bool = true;
    const OPTIONS: &'static [OptionSpec] = &[FIRST];

    type Position = Position;

    fn new(options: &Options) -> Self {
        Awari {
            first: options.first(),
        }
    }

    fn layout(&self) -> Layout {
        BOARD
    }

    fn total(&self) -> u32 {
        TOTAL
    }

    fn start(&self) -> Position {
        let mut cells = Cells::EMPTY;
        for i in bits(BOARD.rows()) {
            cells.put(Cell(i), 4);
        }
        Position { cells, to_move: self.first }
    }

    fn accept(&self, setup: &Setup) -> Result<Position, Error> {
        Ok(Position { cells: setup.cells_and_stores(BOARD, TOTAL)?, to_move: setup.to_move })
    }

    fn setup(&self, position: &Position) -> Setup {
        Setup {
            to_move: position.to_move,
            holes: BOARD.read_holes(&position.cells),
            stores: Seat::BOTH.map(|seat| position.cells[BOARD.store(seat)].into()),
            fields: Vec::new(),
        }
    }

    fn to_move(&self, position: &Position) -> Seat {
        position.to_move
    }

    fn hand_over(&self, position: &mut Position) {
        position.to_move = position.to_move.other();
    }

    fn moves(&self, position: &Position) -> Moves {
        let row = |seat| BOARD.row(seat);
        let all = Moves::one_way(position.cells.occupied() & row(position.to_move));
        all.keep(|mv| {
            let mut after = *position;
            let taken = Self::sown(&mut after, mv, &mut ());
            after.cells.occupied() & row(position.to_move.other()) & !taken != 0
        })
    }

    fn sow<O: Observer>(&self, position: &mut Position, mv: Move, seen: &mut O) -> Next {
        for i in bits(Self::sown(position, mv, seen)) {
            let seeds = position.cells[Cell(i)];
            position.give(Why::Capture, Cell(i), position.to_move, seeds, seen);
        }
        Next::Other
    }

    fn board_end(&self, position: &Position) -> Option<Reason> {
        (position.cells.occupied() & BOARD.rows() == 0).then_some(Reason::BARE)
    }

    fn stuck(&self, position: &Position) -> Option<Reason> {
        self.moves(position).is_empty().then_some(STARVED)
    }

    fn count<O: Observer>(&self, position: &mut Position, reason: Reason, seen: &mut O) -> Counted {
        let board = position.cells.occupied() & BOARD.rows();
        let all = position.cells.sum(board) as u8;
        let (why, mut shares) = if reason == Reason::REPETITION {
            (Why::Split, [all / 2; 2])
        } else {
            let has_seeds = board & BOARD.row(position.to_move) != 0;
            let taker = if has_seeds { position.to_move } else { position.to_move.other() };
            (Why::Sweep, Seat::BOTH.map(|seat| if seat == taker { all } else { 0 }))
        };
        for i in bits(board) {
            for seat in Seat::BOTH {
                let seeds = position.cells[Cell(i)].min(shares[seat]);
                shares[seat] -= seeds;
                position.give(why, Cell(i), seat, seeds, seen);
            }
        }
        Counted::Over(reason)
    }

    fn points(&self, position: &Position) -> [i64; 2] {
        Seat::BOTH.map(|seat| position.cells[BOARD.store(seat)].into())
    }

    fn footprint(&self, position: &Position) -> u128 {
        position.cells.packed() | (position.to_move as u128) << 127
    }

    fn progress(&self, position: &Position) -> u16 {
        self.points(position).iter().sum::<i64>() as u16
    }

    fn key(&self, position: &Position) -> u128 {
        position.cells.seen_from(position.to_move, BOARD)
    }
}
