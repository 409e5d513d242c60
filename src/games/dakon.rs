//! **Dakon** (Java): sowing through one's own store, another turn for ending there, *nembak* and
//! *mikul*.

use crate::board::{Cell, Cells, Pieces, Seat, bits};
use crate::error::Error;
use crate::layout::{Layout, StorePlace};
use crate::moves::{Move, Moves};
use crate::options::{FIRST, OptionKind, OptionSpec, Options};
use crate::setup::Setup;
use crate::sheet::{Counted, Next, Reason, Sheet};
use crate::track::{Track, past_the_other_store};
use crate::transfer::{Observer, Why};

const FEWEST: u8 = 5;
const MOST: u8 = 9;

/// Each player's way around the board, by its size from the smallest on.
static TRACKS: [[Track<32>; 2]; 5] = [tracks(5), tracks(6), tracks(7), tracks(8), tracks(9)];

const fn tracks(holes: u8) -> [Track<32>; 2] {
    [past_the_other_store(holes, Seat::South), past_the_other_store(holes, Seat::North)]
}

/// The rules of Dakon.
#[derive(Clone, Debug)]
pub struct Dakon {
    first: Seat,
    /// Rice fields (*sawah*) in a row, and seeds in each.
    holes: u8,
    /// Nembak takes the sown seed along; else it stays.
    takes_both: bool,
}

/// A position of Dakon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The rice barns (*lumbung*) are cells like the fields.
    cells: Cells<32>,
    to_move: Seat,
}

impl Position {
    #[inline(always)]
    fn collect<O: Observer>(
        &mut self,
        why: Why,
        rule: &'static str,
        from: Cell,
        store: Cell,
        seen: &mut O,
    ) {
        let seeds = self.cells.carry(from, store);
        seen.carry(why, rule, from, store, Pieces::seeds(seeds.into()));
    }
}

impl Dakon {
    #[inline]
    const fn board(&self) -> Layout {
        Layout { holes: self.holes, mandarins: false, stores: StorePlace::Ring }
    }

    /// The hole right across the board.
    #[inline]
    const fn opposite(&self, hole: Cell) -> Cell {
        Cell(2 * self.holes - hole.0)
    }

    /// *Nembak*, shooting: the last seed fell into an empty hole of one's own, and what lies opposite
    /// is taken.
    #[inline(always)]
    fn nembak<O: Observer>(&self, position: &mut Position, hole: Cell, store: Cell, seen: &mut O) {
        let opposite = self.opposite(hole);
        if position.cells[opposite] > 0 {
            position.collect(Why::Capture, "nembak", opposite, store, seen);
            if self.takes_both {
                position.collect(Why::Capture, "nembak", hole, store, seen);
            }
        }
    }

    /// *Mikul*, the shoulder pole: the last seed fell into an empty hole of the opponent's between two
    /// equal loads, and all three are taken.
    #[inline(always)]
    fn mikul<O: Observer>(&self, position: &mut Position, hole: Cell, store: Cell, seen: &mut O) {
        let loads = [Cell(hole.0.wrapping_sub(1)), Cell(hole.0 + 1)];
        let row = self.board().row(position.to_move.other());
        let exist = loads.iter().all(|load| load.0 < 32 && row & load.bit() != 0);
        let [left, right] = loads.map(|load| position.cells[load]);
        if exist && left == right && left > 0 {
            for from in [loads[0], loads[1], hole] {
                position.collect(Why::Capture, "mikul", from, store, seen);
            }
        }
    }
}

impl Sheet for Dakon {
    const NAME: &'static str = "dakon";
    const TITLE: &'static str = "Dakon";
    const RELAYS: bool = true;
    /// Every turn puts a seed into a store or moves seeds towards one, and none ever comes out.
    const CYCLES: bool = false;
    const OPTIONS: &'static [OptionSpec] = &[
        FIRST,
        OptionSpec { name: "holes", kind: OptionKind::Number(FEWEST, MOST), default: 7 },
        OptionSpec {
            name: "nembak",
            kind: OptionKind::Choice(&["stays", "takes-both"]),
            default: 0,
        },
    ];

    type Position = Position;

    fn new(options: &Options) -> Self {
        Dakon {
            first: options.first(),
            holes: options.get("holes"),
            takes_both: options.is("nembak", "takes-both"),
        }
    }

    fn layout(&self) -> Layout {
        self.board()
    }

    fn total(&self) -> u32 {
        2 * u32::from(self.holes) * u32::from(self.holes)
    }

    fn start(&self) -> Position {
        let mut cells = Cells::EMPTY;
        for i in bits(self.board().rows()) {
            cells.put(Cell(i), self.holes);
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
            stores: Seat::BOTH.map(|seat| position.cells[self.board().store(seat)].into()),
            fields: Vec::new(),
        }
    }

    #[inline(always)]
    fn to_move(&self, position: &Position) -> Seat {
        position.to_move
    }

    #[inline(always)]
    fn hand_over(&self, position: &mut Position) {
        position.to_move = position.to_move.other();
    }

    #[inline(always)]
    fn moves(&self, position: &Position) -> Moves {
        Moves::one_way(position.cells.occupied() & self.board().row(position.to_move))
    }

    #[inline(always)]
    fn sow<O: Observer>(&self, position: &mut Position, mv: Move, seen: &mut O) -> Next {
        let mover = position.to_move;
        let track = &TRACKS[(self.holes - FEWEST) as usize % TRACKS.len()][mover];
        let store = self.board().store(mover);
        let (mut at, mut seeds) = (track.stop(mv.cell), position.cells[mv.cell]);
        let mut relay = false;
        let at = loop {
            seen.lift(at.cell, seeds, relay);
            seen.lap(track, at.cell, seeds);
            let landing = track.sow(&mut position.cells, at, seeds);
            (at, seeds) = (landing.last, landing.in_last);
            relay = true;
            if at.cell == store {
                return Next::Again;
            }
            if seeds == 1 {
                break at.cell;
            }
        };
        if self.board().row(mover) & at.bit() != 0 {
            self.nembak(position, at, store, seen);
        } else {
            self.mikul(position, at, store, seen);
        }
        Next::Other
    }

    #[inline(always)]
    fn board_end(&self, position: &Position) -> Option<Reason> {
        self.moves(position).is_empty().then_some(Reason::BARE)
    }

    /// Who is to choose has nothing to choose from: the other player takes everything left.
    fn count<O: Observer>(&self, position: &mut Position, reason: Reason, seen: &mut O) -> Counted {
        let store = self.board().store(position.to_move.other());
        for i in bits(position.cells.occupied() & self.board().rows()) {
            position.collect(Why::Sweep, "", Cell(i), store, seen);
        }
        Counted::Over(reason)
    }

    #[inline]
    fn points(&self, position: &Position) -> [i64; 2] {
        Seat::BOTH.map(|seat| position.cells[self.board().store(seat)].into())
    }

    fn progress(&self, position: &Position) -> u16 {
        let stores = Seat::BOTH.map(|seat| self.board().store(seat).bit());
        position.cells.sum(stores[0] | stores[1]) as u16
    }

    /// The holes, the mover's in one half and the other's in the other, a byte each. Eight fill a half;
    /// the ninth of the largest board are stirred in, which leaves a chance of 2⁻¹⁰⁰ or so that two of
    /// a billion positions share a key.
    #[inline]
    fn key(&self, position: &Position) -> u128 {
        let board = self.board();
        let seats = [position.to_move, position.to_move.other()];
        let [own, other] = seats.map(|seat| {
            let beyond = 8 * 8u8.saturating_sub(self.holes);
            u128::from(position.cells.eight_from(board.hole(seat, 0)) << beyond)
        });
        let mut key = own | other << 64;
        for i in 8..self.holes {
            for seat in seats {
                // Stirred before each of them, or it would cancel against the hole in the lowest byte.
                key = key.wrapping_mul(0x2360_ed05_1fc6_5da4_4385_df64_9fcc_f645).rotate_left(64)
                    ^ u128::from(position.cells[board.hole(seat, i)]);
            }
        }
        key
    }
}
