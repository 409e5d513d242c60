//! **Sàn Yáo** (Henan): relay sowing, captures by jumping, and a match of rounds in which holes are
//! conquered as *sons*.

use crate::board::{Cell, Cells, Pieces, Seat, bits};
use crate::error::Error;
use crate::layout::{Layout, StorePlace};
use crate::leapfrog::leapfrog;
use crate::moves::{Move, Moves};
use crate::options::{FIRST, OptionKind, OptionSpec, Options};
use crate::setup::{Field, FieldKind, FieldSpec, Setup, check_length};
use crate::sheet::{Counted, Next, Reason, Sheet};
use crate::track::Track;
use crate::transfer::{Observer, Step, Why};

/// Fewer than two stones are left on the board.
const SPENT: Reason = Reason("spent");
/// A player has fewer stones than fill a hole.
const RUINED: Reason = Reason("ruined");
/// The last round of the match is over.
const ROUNDS: Reason = Reason("rounds");

/// Five holes a side, and a store at either end that is never sown into.
const BOARD: Layout = Layout { holes: 5, mandarins: false, stores: StorePlace::Ends };
const HOLES: u8 = 10;
static TRACK: Track<16> = Track::ring(HOLES);

/// Stones that fill a hole.
const FILL: u8 = 5;
const TOTAL: u32 = HOLES as u32 * FILL as u32;

/// The rules of Sàn Yáo.
#[derive(Clone, Debug)]
pub struct SanYao {
    first: Seat,
    /// A match of rounds; else a single round.
    matched: bool,
    /// Rounds after which a match is decided.
    rounds: u8,
}

/// A position of Sàn Yáo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    cells: Cells<16>,
    /// The holes that South owns; all others are North's.
    south: u32,
    to_move: Seat,
    /// The round of the match, from 1, and who opened it; 1 and the first mover in a single round.
    round: u8,
    starter: Seat,
}

impl Position {
    #[inline]
    fn owned_by(&self, seat: Seat) -> u32 {
        match seat {
            Seat::South => self.south,
            Seat::North => BOARD.rows() & !self.south,
        }
    }

    fn owner(&self, hole: Cell) -> Seat {
        if self.south & hole.bit() != 0 { Seat::South } else { Seat::North }
    }

    fn owners(&self) -> [Vec<Seat>; 2] {
        Seat::BOTH.map(|row| {
            (0..BOARD.holes).map(|i| self.owner(BOARD.hole(row, i))).collect()
        })
    }

    /// Moves what is left in a hole into a player's store, at the count.
    fn sweep<O: Observer>(&mut self, from: Cell, seat: Seat, seen: &mut O) {
        let seeds = self.cells.carry(from, BOARD.store(seat));
        seen.carry(Why::Sweep, "", from, BOARD.store(seat), Pieces::seeds(seeds.into()));
    }

    /// What both have in store together.
    #[inline(always)]
    fn captured(&self) -> u8 {
        self.cells[BOARD.store(Seat::South)] + self.cells[BOARD.store(Seat::North)]
    }

    #[inline]
    fn stores(&self) -> [u8; 2] {
        Seat::BOTH.map(|seat| self.cells[BOARD.store(seat)])
    }
}

/// The holes of a seat that owns so many, in sowing order from his own first one.
fn holdings(seat: Seat, holes: u8) -> impl Iterator<Item = Cell> {
    (0..holes).map(move |i| Cell((BOARD.hole(seat, 0).0 + i) % HOLES))
}

fn set(holes: impl Iterator<Item = Cell>) -> u32 {
    holes.fold(0, |set, hole| set | hole.bit())
}

impl Sheet for SanYao {
    const NAME: &'static str = "san-yao";
    const TITLE: &'static str = "Sàn Yáo";
    const RELAYS: bool = true;
    const OPTIONS: &'static [OptionSpec] = &[
        FIRST,
        OptionSpec { name: "match", kind: OptionKind::Flag, default: 1 },
        OptionSpec { name: "rounds", kind: OptionKind::Number(1, 99), default: 20 },
    ];

    type Position = Position;

    fn new(options: &Options) -> Self {
        SanYao {
            first: options.first(),
            matched: options.get("match") == 1,
            rounds: options.get("rounds"),
        }
    }

    fn layout(&self) -> Layout {
        BOARD
    }

    fn total(&self) -> u32 {
        TOTAL
    }

    fn fields(&self) -> &'static [FieldSpec] {
        const MATCH: &[FieldSpec] = &[
            FieldSpec { name: "owners", kind: FieldKind::Owners },
            FieldSpec { name: "round", kind: FieldKind::Number(1, 99) },
            FieldSpec { name: "starter", kind: FieldKind::Seat },
        ];
        if self.matched { MATCH } else { &MATCH[..1] }
    }

    fn start(&self) -> Position {
        let mut cells = Cells::EMPTY;
        for i in bits(BOARD.rows()) {
            cells.put(Cell(i), FILL);
        }
        Position {
            cells,
            south: BOARD.row(Seat::South),
            to_move: self.first,
            round: 1,
            starter: self.first,
        }
    }

    fn accept(&self, setup: &Setup) -> Result<Position, Error> {
        let cells = setup.cells_and_stores(BOARD, TOTAL)?;
        let Some(Field::Owners(owners)) = setup.field("owners") else {
            return Err(Error::MissingField { at: "owners".into() });
        };
        let mut south = 0;
        for row in Seat::BOTH {
            check_length(&format!("owners[{}]", row.index()), owners[row].len(), 5)?;
            let hole = |i| BOARD.hole(row, i);
            south |= set((0..5).filter(|&i| owners[row][i as usize] == Seat::South).map(hole));
        }
        let possible = |seat: Seat, mask| {
            (BOARD.holes..HOLES).any(|holes| set(holdings(seat, holes)) == mask)
        };
        if !possible(Seat::South, south) && !possible(Seat::North, BOARD.rows() & !south) {
            return Err(Error::Impossible {
                at: "owners".into(),
                why: "a seat owns its own row and the first 0 to 4 holes of the other's",
            });
        }
        let (mut round, mut starter) = (1, setup.to_move);
        if self.matched {
            let (Some(&Field::Number(n)), Some(&Field::Seat(seat))) =
                (setup.field("round"), setup.field("starter"))
            else {
                let missing = if setup.field("round").is_none() { "round" } else { "starter" };
                return Err(Error::MissingField { at: missing.into() });
            };
            if n < 1 || n > self.rounds.into() {
                let max = self.rounds.into();
                return Err(Error::OutOfRange { at: "round".into(), min: 1, max });
            }
            (round, starter) = (n as u8, seat);
        }
        Ok(Position { cells, south, to_move: setup.to_move, round, starter })
    }

    fn setup(&self, position: &Position) -> Setup {
        let mut fields = vec![("owners", Field::Owners(position.owners()))];
        if self.matched {
            fields.push(("round", Field::Number(position.round.into())));
            fields.push(("starter", Field::Seat(position.starter)));
        }
        Setup {
            to_move: position.to_move,
            holes: BOARD.read_holes(&position.cells),
            stores: position.stores().map(u32::from),
            fields,
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
        Moves::one_way(position.cells.occupied() & position.owned_by(position.to_move))
    }

    #[inline(always)]
    fn sow<O: Observer>(&self, position: &mut Position, mv: Move, seen: &mut O) -> Next {
        let opening = position.cells;
        let (mut from, mut stones) = (TRACK.stop(mv.cell), position.cells[mv.cell]);
        // Hole and stones as one number, so that both are asked for at once.
        let lift = |hole: Cell, stones| u16::from_le_bytes([hole.0, stones]);
        let first = lift(mv.cell, stones);
        let mut laps = 0;
        let landing = loop {
            seen.lift(from.cell, stones, laps > 0);
            seen.lap(&TRACK, from.cell, stones);
            let landing = TRACK.sow(&mut position.cells, from, stones);
            laps += 1;
            if landing.in_next == 0 {
                break landing;
            }
            (from, stones) = (landing.next, landing.in_next);
            // Each lap can be undone, so a sowing without end must come back to where it began.
            if lift(from.cell, stones) == first && is_again(&position.cells, &opening) {
                seen.note(|| Step::Endless { laps });
                return Next::Other;
            }
        };
        let store = BOARD.store(position.to_move);
        leapfrog(&TRACK, &mut position.cells, landing, store, 0, |prize, stones| {
            seen.carry(Why::Capture, "chain", prize, store, Pieces::seeds(stones.into()));
            true
        });
        Next::Other
    }

    #[inline(always)]
    fn board_end(&self, position: &Position) -> Option<Reason> {
        (u32::from(position.captured()) + 2 > TOTAL).then_some(SPENT)
    }

    /// Who owns no stone on the board passes.
    #[inline(always)]
    fn by_itself<O: Observer>(&self, position: &mut Position, seen: &mut O) {
        if self.moves(position).is_empty() {
            seen.note(|| Step::Pass(position.to_move));
            self.hand_over(position);
        }
    }

    fn count<O: Observer>(&self, position: &mut Position, reason: Reason, seen: &mut O) -> Counted {
        for i in bits(position.cells.occupied() & BOARD.rows()) {
            position.sweep(Cell(i), position.owner(Cell(i)), seen);
        }
        if !self.matched {
            return Counted::Over(reason);
        }
        if position.stores().into_iter().any(|stones| stones < FILL) {
            return Counted::Over(RUINED);
        }
        if position.round >= self.rounds {
            return Counted::Over(ROUNDS);
        }
        deal(position, self.points(position), seen);
        Counted::NextRound
    }

    #[inline]
    fn points(&self, position: &Position) -> [i64; 2] {
        position.stores().map(i64::from)
    }

    #[inline(always)]
    fn footprint(&self, position: &Position) -> u128 {
        let Position { south, to_move, .. } = *position;
        position.cells.packed() | u128::from(south) << 96 | (to_move as u128) << 127
    }

    #[inline(always)]
    fn progress(&self, position: &Position) -> u16 {
        64 * u16::from(position.round) + u16::from(position.captured())
    }

    /// The board and whose the holes are; what a round does to the match is not looked at.
    #[inline]
    fn key(&self, position: &Position) -> u128 {
        let mover = position.to_move;
        let own = position.owned_by(mover);
        let seen = match mover {
            Seat::South => own,
            Seat::North => (own >> 5) | (own << 5 & BOARD.rows()),
        };
        position.cells.seen_from(mover, BOARD) | u128::from(seen) << 80
    }

    fn round_in_play(&self) -> Self {
        SanYao { matched: false, ..*self }
    }

    fn is_provable(&self, position: &Position) -> bool {
        !self.matched || position.round >= self.rounds
    }
}

/// Whether the board is as it was. A function of its own, since most laps need not ask.
#[cold]
#[inline(never)]
fn is_again(cells: &Cells<16>, opening: &Cells<16>) -> bool {
    cells == opening
}

/// Deals the next round: the stronger player fills as many holes as he has fives, his own and then
/// *sons*, and lends the rest, which completes the last hole of the other.
fn deal<O: Observer>(position: &mut Position, points: [i64; 2], seen: &mut O) {
    let [south, north] = position.stores();
    let stronger = if south >= north { Seat::South } else { Seat::North };
    let weaker = stronger.other();
    let holes = position.stores()[stronger] / FILL;
    let loan = position.stores()[stronger] % FILL;

    position.round += 1;
    position.starter = if south == north { position.starter.other() } else { stronger };
    position.to_move = position.starter;
    position.south = match stronger {
        Seat::South => set(holdings(stronger, holes)),
        Seat::North => BOARD.rows() & !set(holdings(stronger, holes)),
    };
    seen.note(|| Step::Round { points, owners: position.owners(), starter: position.starter });

    let mut fill = |why, from: Seat, hole: Cell, stones: u8| {
        let store = BOARD.store(from);
        position.cells.draw(store, stones);
        position.cells.put(hole, stones);
        seen.carry(why, "", store, hole, Pieces::seeds(stones.into()));
    };
    for hole in holdings(stronger, holes) {
        fill(Why::Deal, stronger, hole, FILL);
    }
    // The weaker player's holes are the last ones of his own row.
    for i in holes - BOARD.holes..BOARD.holes {
        let lent = if i + 1 == BOARD.holes { loan } else { 0 };
        fill(Why::Deal, weaker, BOARD.hole(weaker, i), FILL - lent);
        if lent > 0 {
            fill(Why::Lend, stronger, BOARD.hole(weaker, i), lent);
        }
    }
}
