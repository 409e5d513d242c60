//! **Kalah**, behind a feature of its own: the fifth game that shows what a new game costs, with
//! published values to check the search against.
//!
//! Rules of G. Irving, J. Donkers and J. Uiterwijk, "Solving Kalah" (2000).

use crate::board::{Cell, Cells, Pieces, Seat, bits};
use crate::error::Error;
use crate::layout::{Layout, StorePlace};
use crate::moves::{Move, Moves};
use crate::options::{FIRST, OptionKind, OptionSpec, Options};
use crate::setup::Setup;
use crate::sheet::{Counted, Next, Reason, Sheet};
use crate::track::{Track, past_the_other_store};
use crate::transfer::{Observer, Why};

static TRACKS: [[Track<16>; 2]; 6] =
    [tracks(1), tracks(2), tracks(3), tracks(4), tracks(5), tracks(6)];

const fn tracks(holes: u8) -> [Track<16>; 2] {
    [past_the_other_store(holes, Seat::South), past_the_other_store(holes, Seat::North)]
}

/// The rules of Kalah.
#[derive(Clone, Debug)]
pub struct Kalah {
    first: Seat,
    holes: u8,
    seeds: u8,
    /// The last seed is taken also where nothing lies opposite.
    empty_capture: bool,
}

/// A position of Kalah.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    cells: Cells<16>,
    to_move: Seat,
}

impl Position {
    fn collect<O: Observer>(
        &mut self,
        why: Why,
        rule: &'static str,
        from: Cell,
        to: Cell,
        seen: &mut O,
    ) {
        let seeds = self.cells.carry(from, to);
        seen.carry(why, rule, from, to, Pieces::seeds(seeds.into()));
    }
}

impl Kalah {
    const fn board(&self) -> Layout {
        Layout { holes: self.holes, mandarins: false, stores: StorePlace::Ring }
    }
}

impl Sheet for Kalah {
    const NAME: &'static str = "kalah";
    const TITLE: &'static str = "Kalah";
    const CYCLES: bool = false;
    const ENDINGS: bool = true;
    const OPTIONS: &'static [OptionSpec] = &[
        FIRST,
        OptionSpec { name: "holes", kind: OptionKind::Number(1, 6), default: 6 },
        OptionSpec { name: "seeds", kind: OptionKind::Number(1, 6), default: 4 },
        OptionSpec { name: "emptyCapture", kind: OptionKind::Flag, default: 1 },
    ];

    type Position = Position;

    fn new(options: &Options) -> Self {
        Kalah {
            first: options.first(),
            holes: options.get("holes"),
            seeds: options.get("seeds"),
            empty_capture: options.get("emptyCapture") == 1,
        }
    }

    fn layout(&self) -> Layout {
        self.board()
    }

    fn total(&self) -> u32 {
        2 * u32::from(self.holes) * u32::from(self.seeds)
    }

    fn start(&self) -> Position {
        let mut cells = Cells::EMPTY;
        for i in bits(self.board().rows()) {
            cells.put(Cell(i), self.seeds);
        }
        Position { cells, to_move: self.first }
    }

    fn accept(&self, setup: &Setup) -> Result<Position, Error> {
        let cells = setup.cells_and_stores(self.board(), self.total())?;
        Ok(Position { cells, to_move: setup.to_move })
    }

    fn setup(&self, position: &Position) -> Setup {
        Setup {
            to_move: position.to_move,
            holes: self.board().read_holes(&position.cells),
            stores: self.points(position).map(|points| points as u32),
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
        Moves::one_way(position.cells.occupied() & self.board().row(position.to_move))
    }

    fn sow<O: Observer>(&self, position: &mut Position, mv: Move, seen: &mut O) -> Next {
        let mover = position.to_move;
        let track = &TRACKS[(self.holes - 1) as usize % TRACKS.len()][mover];
        let store = self.board().store(mover);
        let seeds = position.cells[mv.cell];
        seen.lift(mv.cell, seeds, false);
        seen.lap(track, mv.cell, seeds);
        let last = track.sow(&mut position.cells, track.stop(mv.cell), seeds).last.cell;
        if last == store {
            return Next::Again;
        }
        if self.board().row(mover) & last.bit() != 0 && position.cells[last] == 1 {
            let opposite = Cell(2 * self.holes - last.0);
            let taken = position.cells[opposite] > 0;
            if taken {
                position.collect(Why::Capture, "opposite", opposite, store, seen);
            }
            if taken || self.empty_capture {
                position.collect(Why::Capture, "opposite", last, store, seen);
            }
        }
        Next::Other
    }

    /// The published values are those of a game that ends as soon as either row is empty, whoever is
    /// to move.
    fn board_end(&self, position: &Position) -> Option<Reason> {
        let occupied = position.cells.occupied();
        let empty = |seat| occupied & self.board().row(seat) == 0;
        Seat::BOTH.into_iter().any(empty).then_some(Reason::BARE)
    }

    fn count<O: Observer>(&self, position: &mut Position, reason: Reason, seen: &mut O) -> Counted {
        for seat in Seat::BOTH {
            for i in bits(position.cells.occupied() & self.board().row(seat)) {
                position.collect(Why::Sweep, "", Cell(i), self.board().store(seat), seen);
            }
        }
        Counted::Over(reason)
    }

    fn points(&self, position: &Position) -> [i64; 2] {
        Seat::BOTH.map(|seat| position.cells[self.board().store(seat)].into())
    }

    fn progress(&self, position: &Position) -> u16 {
        self.points(position).iter().sum::<i64>() as u16
    }

    fn key(&self, position: &Position) -> u128 {
        let stores = Seat::BOTH.map(|seat| self.board().store(seat));
        let mut holes = position.cells;
        for store in stores {
            holes.take(store);
        }
        holes.seen_from(position.to_move, self.board())
    }
}
