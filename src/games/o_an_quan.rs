//! **Ô Ăn Quan** (Vietnam): capturing the mandarin squares.

use crate::board::{Cell, Cells, Pieces, STONE_POINTS, Seat, bits};
use crate::error::Error;
use crate::layout::{Layout, StorePlace};
use crate::leapfrog::leapfrog;
use crate::moves::{Move, Moves};
use crate::options::{FIRST, OptionKind, OptionSpec, Options};
use crate::setup::{Field, FieldKind, FieldSpec, Setup, check_range, check_total};
use crate::sheet::{Counted, NO_BOUND, Next, Reason, Sheet};
use crate::track::Track;
use crate::transfer::{Observer, Step, Why};

/// Both mandarin squares are empty.
const MANDARINS: Reason = Reason("mandarins");
/// The player to move has nothing to move, and nobody a pebble to release.
const DEADLOCK: Reason = Reason("deadlock");

/// Five citizen squares (*ô dân*) a side, a mandarin square (*ô quan*) at either end; captures are
/// laid aside.
const BOARD: Layout = Layout { holes: 5, mandarins: true, stores: StorePlace::Aside };
const MANDARIN_SQUARES: u32 =
    BOARD.mandarin(Seat::South).bit() | BOARD.mandarin(Seat::North).bit();

/// Both directions, clockwise first.
static TRACKS: [Track<16>; 2] = [Track::ring(12).reversed(), Track::ring(12)];

/// Pebbles in a citizen square at the start, and those a big stone is worth.
const PEBBLES: u32 = 5;
const CITIZENS: u32 = 10 * PEBBLES;
const TOTAL: u32 = CITIZENS + 2 * STONE_POINTS;
/// No ledger goes further; a debt that has grown this large stays there.
const MOST_DEBT: u32 = i32::MAX as u32;

/// The rules of Ô Ăn Quan.
#[derive(Clone, Debug)]
pub struct OAnQuan {
    first: Seat,
    /// A big stone in each mandarin square; else ten pebbles.
    stones: bool,
    /// An empty mandarin square is a gap like any other; else the turn ends before it.
    gap: bool,
    /// *Quan non*: a stone with fewer pebbles than this beside it cannot be taken.
    young: u8,
}

/// A position of Ô Ăn Quan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// Pebbles; those captured lie in the stores.
    cells: Cells<16>,
    /// The mandarin squares that still hold their big stone.
    stones: u32,
    /// Big stones captured.
    taken: [u8; 2],
    /// All that each seat ever borrowed.
    debts: [u32; 2],
    to_move: Seat,
}

impl Position {
    /// Pebbles or a stone: does anything lie there?
    #[inline]
    fn holds(&self, cell: Cell) -> bool {
        self.cells[cell] > 0 || self.stones & cell.bit() != 0
    }

    /// Moves all that lies in a square into a player's store, at the count.
    fn sweep<O: Observer>(&mut self, from: Cell, seat: Seat, seen: &mut O) {
        let store = BOARD.store(seat);
        let seeds = self.cells.carry(from, store);
        let stones = u8::from(self.stones & from.bit() != 0);
        self.stones &= !from.bit();
        self.taken[seat] += stones;
        seen.carry(Why::Sweep, "", from, store, Pieces { seeds: seeds.into(), stones: stones.into() });
    }

    #[inline]
    fn stores(&self) -> [u32; 2] {
        Seat::BOTH.map(|seat| self.captured(seat).points())
    }

    #[inline]
    fn captured(&self, seat: Seat) -> Pieces {
        Pieces {
            seeds: self.cells[BOARD.store(seat)].into(),
            stones: self.taken[seat].into(),
        }
    }

    #[inline]
    fn row_is_empty(&self) -> bool {
        self.cells.occupied() & BOARD.row(self.to_move) == 0
    }
}

impl Sheet for OAnQuan {
    const NAME: &'static str = "o-an-quan";
    const TITLE: &'static str = "Ô Ăn Quan";
    const RELAYS: bool = true;
    const DIRECTIONS: bool = true;
    const OPTIONS: &'static [OptionSpec] = &[
        FIRST,
        OptionSpec {
            name: "mandarin",
            kind: OptionKind::Choice(&["stone", "pebbles"]),
            default: 0,
        },
        OptionSpec {
            name: "emptyMandarin",
            kind: OptionKind::Choice(&["stops", "gap"]),
            default: 0,
        },
        OptionSpec { name: "youngMandarin", kind: OptionKind::Number(0, 10), default: 0 },
    ];

    type Position = Position;

    fn new(options: &Options) -> Self {
        OAnQuan {
            first: options.first(),
            stones: options.is("mandarin", "stone"),
            gap: options.is("emptyMandarin", "gap"),
            young: options.get("youngMandarin"),
        }
    }

    fn layout(&self) -> Layout {
        BOARD
    }

    fn total(&self) -> u32 {
        TOTAL
    }

    fn fields(&self) -> &'static [FieldSpec] {
        &[
            FieldSpec { name: "mandarins", kind: FieldKind::Pieces },
            FieldSpec { name: "captured", kind: FieldKind::Pieces },
            FieldSpec { name: "debts", kind: FieldKind::Pair(MOST_DEBT) },
        ]
    }

    fn start(&self) -> Position {
        let mut cells = Cells::EMPTY;
        for i in bits(BOARD.rows()) {
            cells.put(Cell(i), PEBBLES as u8);
        }
        if !self.stones {
            for i in bits(MANDARIN_SQUARES) {
                cells.put(Cell(i), STONE_POINTS as u8);
            }
        }
        Position {
            cells,
            stones: if self.stones { MANDARIN_SQUARES } else { 0 },
            taken: [0; 2],
            debts: [0; 2],
            to_move: self.first,
        }
    }

    fn accept(&self, setup: &Setup) -> Result<Position, Error> {
        let mut cells: Cells<16> = setup.cells(BOARD, TOTAL)?;
        let (mandarins, captured) = (setup.pieces("mandarins")?, setup.pieces("captured")?);
        let debts = setup.pair("debts")?;
        let (mut stones, mut taken) = (0, [0; 2]);
        for seat in Seat::BOTH {
            let i = seat.index();
            check_range(|| format!("mandarins[{i}].pebbles"), mandarins[seat].seeds, TOTAL)?;
            check_range(|| format!("mandarins[{i}].stones"), mandarins[seat].stones, 1)?;
            check_range(|| format!("captured[{i}].pebbles"), captured[seat].seeds, TOTAL)?;
            check_range(|| format!("captured[{i}].stones"), captured[seat].stones, 2)?;
            check_range(|| format!("debts[{i}]"), debts[seat], MOST_DEBT)?;
            if setup.stores[seat] != captured[seat].points() {
                return Err(Error::Impossible {
                    at: format!("stores[{i}]"),
                    why: "a store is worth the captured pebbles and ten for each captured stone",
                });
            }
            cells.put(BOARD.mandarin(seat), mandarins[seat].seeds as u8);
            cells.put(BOARD.store(seat), captured[seat].seeds as u8);
            stones |= mandarins[seat].stones * BOARD.mandarin(seat).bit();
            taken[seat] = captured[seat].stones as u8;
        }
        let (seeds, big) = if self.stones { (CITIZENS, 2) } else { (TOTAL, 0) };
        check_total("stones", big, u64::from(stones.count_ones() + u32::from(taken[0] + taken[1])))?;
        check_total("pebbles", seeds, cells.seeds.iter().map(|&n| u64::from(n)).sum())?;
        Ok(Position { cells, stones, taken, debts, to_move: setup.to_move })
    }

    fn setup(&self, position: &Position) -> Setup {
        let mandarins = Seat::BOTH.map(|seat| {
            let square = BOARD.mandarin(seat);
            Pieces {
                seeds: position.cells[square].into(),
                stones: u32::from(position.stones & square.bit() != 0),
            }
        });
        Setup {
            to_move: position.to_move,
            holes: BOARD.read_holes(&position.cells),
            stores: position.stores(),
            fields: vec![
                ("mandarins", Field::Pieces(mandarins)),
                ("captured", Field::Pieces(Seat::BOTH.map(|seat| position.captured(seat)))),
                ("debts", Field::Pair(position.debts)),
            ],
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
        Moves::both_ways(position.cells.occupied() & BOARD.row(position.to_move))
    }

    #[inline(always)]
    fn sow<O: Observer>(&self, position: &mut Position, mv: Move, seen: &mut O) -> Next {
        let track = &TRACKS[mv.direction as usize];
        let (mut from, mut seeds) = (track.stop(mv.cell), position.cells[mv.cell]);
        let mut relay = false;
        let landing = loop {
            seen.lift(from.cell, seeds, relay);
            relay = true;
            seen.lap(track, from.cell, seeds);
            let landing = track.sow(&mut position.cells, from, seeds);
            let next = landing.next.cell;
            if MANDARIN_SQUARES & next.bit() != 0 {
                // The mandarin's gate: nobody lifts there, and by most accounts nobody passes.
                if self.gap && !position.holds(next) {
                    break landing;
                }
                return Next::Other;
            }
            if landing.in_next == 0 {
                break landing;
            }
            (from, seeds) = (landing.next, landing.in_next);
        };
        let Position { cells, stones, taken, to_move, .. } = position;
        let (mandarins, store) = (*stones, BOARD.store(*to_move));
        leapfrog(track, cells, landing, store, mandarins, |prize, seeds| {
            let stone = mandarins & prize.bit() != 0;
            if stone && seeds < self.young {
                return false;
            }
            *stones &= !prize.bit();
            taken[*to_move] += u8::from(stone);
            let pieces = Pieces { seeds: seeds.into(), stones: stone.into() };
            seen.carry(Why::Capture, "chain", prize, store, pieces);
            true
        });
        Next::Other
    }

    #[inline(always)]
    fn board_end(&self, position: &Position) -> Option<Reason> {
        let empty = MANDARIN_SQUARES & (position.cells.occupied() | position.stones) == 0;
        empty.then_some(MANDARINS)
    }

    /// *Thả cá*: a pebble into each square of an empty row, one's own first, then borrowed ones.
    #[inline(always)]
    fn by_itself<O: Observer>(&self, position: &mut Position, seen: &mut O) {
        if position.row_is_empty() {
            release(position, seen);
        }
    }

    #[inline(always)]
    fn stuck(&self, position: &Position) -> Option<Reason> {
        position.row_is_empty().then_some(DEADLOCK)
    }

    fn count<O: Observer>(&self, position: &mut Position, reason: Reason, seen: &mut O) -> Counted {
        for seat in Seat::BOTH {
            let mut squares = BOARD.row(seat);
            if reason != MANDARINS {
                squares |= BOARD.mandarin(seat).bit();
            }
            for i in bits(squares) {
                if position.holds(Cell(i)) {
                    position.sweep(Cell(i), seat, seen);
                }
            }
        }
        for seat in Seat::BOTH {
            let seeds = position.debts[seat];
            if seeds > 0 {
                seen.note(|| Step::Repay { seat, seeds });
            }
        }
        Counted::Over(reason)
    }

    #[inline]
    fn points(&self, position: &Position) -> [i64; 2] {
        let (stores, debts) = (position.stores(), position.debts);
        Seat::BOTH.map(|seat| {
            i64::from(stores[seat]) - i64::from(debts[seat]) + i64::from(debts[seat.other()])
        })
    }

    /// Debts are not looked at.
    #[inline(always)]
    fn footprint(&self, position: &Position) -> u128 {
        let Position { stones, to_move, .. } = *position;
        position.cells.packed() | u128::from(stones) << 112 | (to_move as u128) << 127
    }

    /// A captured big stone never comes back; pebbles do.
    #[inline(always)]
    fn progress(&self, position: &Position) -> u16 {
        u16::from(position.taken[0] + position.taken[1])
    }

    /// The board alone. Captured stones and debts only add to the margin. Captured pebbles come back by
    /// thả cá, but whose they were is the same to the margin: who releases one of his own has a point
    /// less; who borrows one has a debt of a point, and the lender a claim for the one that he lost. How
    /// many are released depends on what both have together, and that is what does not lie on the board.
    ///
    /// A square holds at most 70 pebbles, so that the high bit of the mandarin squares is free for their
    /// stones.
    #[inline]
    fn key(&self, position: &Position) -> u128 {
        let mut marked = position.cells;
        for i in bits(position.stones) {
            marked.put(Cell(i), 0x80);
        }
        marked.seen_from(position.to_move, BOARD)
    }

    /// Not where a debt may become so large that it grows no more: borrowing is free then.
    fn is_provable(&self, position: &Position) -> bool {
        position.debts.iter().all(|&debt| debt < MOST_DEBT / 2)
    }

    /// Thả cá puts captured pebbles back, so that much more can be won than lies on the board: there is
    /// no bound.
    fn most(&self, _position: &Position) -> i16 {
        NO_BOUND
    }
}

fn release<O: Observer>(position: &mut Position, seen: &mut O) {
    let mover = position.to_move;
    let [own, other] = [mover, mover.other()].map(|seat| BOARD.store(seat));
    for i in bits(BOARD.row(mover)) {
        let (store, rule) = if position.cells[own] > 0 { (own, "own") } else { (other, "borrowed") };
        if position.cells[store] == 0 {
            return;
        }
        position.cells.draw(store, 1);
        position.cells.put(Cell(i), 1);
        if store == other {
            position.debts[mover] = (position.debts[mover] + 1).min(MOST_DEBT);
        }
        seen.carry(Why::Release, rule, store, Cell(i), Pieces::seeds(1));
    }
}
