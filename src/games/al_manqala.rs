//! **Al-manqala** (Galilee): one lap a turn, captures of two and four backwards, and the duty to
//! feed.

use crate::board::{Cell, Cells, Pieces, Seat, bits};
use crate::error::Error;
use crate::layout::{Layout, StorePlace};
use crate::moves::{Move, Moves};
use crate::options::{FIRST, OptionSpec, Options};
use crate::setup::Setup;
use crate::sheet::{Counted, Next, Reason, Sheet};
use crate::track::Track;
use crate::transfer::{Observer, Step, Why};

/// The opponent has no bead and cannot be fed: he takes what is left.
const STARVED: Reason = Reason("starved");

/// Seven houses (*byot*) a side; captures are laid aside.
const BOARD: Layout = Layout { holes: 7, mandarins: false, stores: StorePlace::Aside };
static TRACK: Track<16> = Track::ring(14);

/// Beads in a house at the start.
const BEADS: u8 = 7;
const TOTAL: u32 = 14 * BEADS as u32;

/// The rules of Al-manqala.
#[derive(Clone, Debug)]
pub struct AlManqala {
    first: Seat,
}

/// A position of Al-manqala.
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
        seat: Seat,
        beads: u8,
        seen: &mut O,
    ) {
        let store = BOARD.store(seat);
        self.cells.draw(from, beads);
        self.cells.put(store, beads);
        seen.carry(why, rule, from, store, Pieces::seeds(beads.into()));
    }

    #[inline]
    fn stores(&self) -> [u8; 2] {
        Seat::BOTH.map(|seat| self.cells[BOARD.store(seat)])
    }

    #[inline]
    fn has_beads(&self, seat: Seat) -> bool {
        self.cells.occupied() & BOARD.row(seat) != 0
    }
}

impl Sheet for AlManqala {
    const NAME: &'static str = "al-manqala";
    const TITLE: &'static str = "Al-manqala";
    const OPTIONS: &'static [OptionSpec] = &[FIRST];
    const ENDINGS: bool = true;

    type Position = Position;

    fn new(options: &Options) -> Self {
        AlManqala { first: options.first() }
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
            cells.put(Cell(i), BEADS);
        }
        Position { cells, to_move: self.first }
    }

    fn accept(&self, setup: &Setup) -> Result<Position, Error> {
        let position =
            Position { cells: setup.cells_and_stores(BOARD, TOTAL)?, to_move: setup.to_move };
        // Captures are even; only the split at the end can leave an odd store, and an empty board.
        let odd = Seat::BOTH.into_iter().find(|&seat| position.stores()[seat] % 2 == 1);
        match odd {
            Some(seat) if position.cells.occupied() & BOARD.rows() != 0 => Err(Error::Impossible {
                at: format!("stores[{}]", seat.index()),
                why: "while beads lie on the board, each player has captured an even number",
            }),
            _ => Ok(position),
        }
    }

    fn setup(&self, position: &Position) -> Setup {
        Setup {
            to_move: position.to_move,
            holes: BOARD.read_holes(&position.cells),
            stores: position.stores().map(u32::from),
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
        let mover = position.to_move;
        let all = Moves::one_way(position.cells.occupied() & BOARD.row(mover));
        if position.has_beads(mover.other()) {
            return all;
        }
        all.keep(|mv| {
            let mut after = *position;
            self.sow(&mut after, mv, &mut ());
            after.has_beads(mover.other())
        })
    }

    #[inline(always)]
    fn sow<O: Observer>(&self, position: &mut Position, mv: Move, seen: &mut O) -> Next {
        let beads = position.cells[mv.cell];
        seen.lift(mv.cell, beads, false);
        seen.lap(&TRACK, mv.cell, beads);
        let last = TRACK.sow(&mut position.cells, TRACK.stop(mv.cell), beads).last.cell;
        let store = BOARD.store(position.to_move);
        let (mut at, mut taken) = (last, 0);
        while matches!(position.cells[at], 2 | 4) {
            let beads = position.cells.take(at);
            seen.carry(Why::Capture, "backward", at, store, Pieces::seeds(beads.into()));
            taken += beads;
            at = TRACK.previous(at);
        }
        if taken > 0 {
            position.cells.put(store, taken);
        }
        Next::Other
    }

    #[inline(always)]
    fn board_end(&self, position: &Position) -> Option<Reason> {
        (position.cells.occupied() & BOARD.rows() == 0).then_some(Reason::BARE)
    }

    /// Who has no bead passes, and must then be fed.
    #[inline(always)]
    fn by_itself<O: Observer>(&self, position: &mut Position, seen: &mut O) {
        if !position.has_beads(position.to_move) {
            seen.note(|| Step::Pass(position.to_move));
            self.hand_over(position);
        }
    }

    #[inline(always)]
    fn stuck(&self, position: &Position) -> Option<Reason> {
        let starved = !position.has_beads(position.to_move.other()) && self.moves(position).is_empty();
        starved.then_some(STARVED)
    }

    fn count<O: Observer>(&self, position: &mut Position, reason: Reason, seen: &mut O) -> Counted {
        let board = position.cells.occupied() & BOARD.rows();
        if reason == STARVED {
            let starved = position.to_move.other();
            for i in bits(board) {
                let beads = position.cells[Cell(i)];
                position.collect(Why::Sweep, "", Cell(i), starved, beads, seen);
            }
        } else {
            // Split: South is given his half from the first houses on, North the rest.
            let mut half = (position.cells.sum(board) / 2) as u8;
            for i in bits(board) {
                let beads = position.cells[Cell(i)];
                for (seat, share) in [(Seat::South, beads.min(half)), (Seat::North, beads - beads.min(half))] {
                    if share > 0 {
                        position.collect(Why::Split, "", Cell(i), seat, share, seen);
                    }
                }
                half -= beads.min(half);
            }
        }
        Counted::Over(reason)
    }

    #[inline]
    fn points(&self, position: &Position) -> [i64; 2] {
        position.stores().map(i64::from)
    }

    fn may_agree(&self) -> bool {
        true
    }

    /// All cells, and the mover in the high bit of the last store, which no 98 beads reach.
    #[inline(always)]
    fn footprint(&self, position: &Position) -> u128 {
        position.cells.packed() | (position.to_move as u128) << 127
    }

    #[inline(always)]
    fn progress(&self, position: &Position) -> u16 {
        let [south, north] = position.stores();
        u16::from(south) + u16::from(north)
    }

    #[inline]
    fn key(&self, position: &Position) -> u128 {
        position.cells.seen_from(position.to_move, BOARD)
    }
}
