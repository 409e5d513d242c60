//! What a turn does to the pieces, told as a list of transfers.
//!
//! A rule sheet plays a move on an [`Observer`]. `()` hears nothing and compiles to nothing, search
//! hears of endless turns alone; a [`Recorder`] writes down every seed. Both see the same run of the same code.

use crate::board::{Cell, Pieces, Place, Seat};
use crate::layout::Layout;
use crate::track::Track;

/// One thing that happens during a turn.
///
/// Only [`Step::Transfer`] moves anything, and it always moves the same pieces out of one place and
/// into another: nothing is created or lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Pieces go from one place to another.
    Transfer {
        /// What sort of transfer it is.
        why: Why,
        /// The rule that speaks, such as `"relay"` or `"nembak"`; empty where the sort says it all.
        rule: &'static str,
        /// Where the pieces were.
        from: Place,
        /// Where they are now.
        to: Place,
        /// Which they are.
        pieces: Pieces,
    },
    /// This player has nothing to move and passes.
    Pass(Seat),
    /// This player ended in his store and chooses again.
    Again(Seat),
    /// The sowing came back to where it began, after so many laps; the turn changes nothing.
    Endless {
        /// Laps until the position was back.
        laps: u64,
    },
    /// At the count this player gives back, in points, what he borrowed.
    Repay {
        /// The debtor.
        seat: Seat,
        /// All he ever borrowed.
        seeds: u32,
    },
    /// A round of a match is over and another begins.
    Round {
        /// The counts of the round that is over.
        points: [i64; 2],
        /// Who owns each hole in the new round.
        owners: [Vec<Seat>; 2],
        /// Who opens it.
        starter: Seat,
    },
    /// The game is over with these points.
    End {
        /// Final points, debts deducted.
        points: [i64; 2],
    },
}

/// The sorts of transfer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// From a hole into the hand.
    Lift,
    /// One seed from the hand into a cell.
    Sow,
    /// From a cell to the mover's store.
    Capture,
    /// From a store back into a hole (thả cá).
    Release,
    /// Lent by one player to complete a hole of the other.
    Lend,
    /// From the board to a store at the end.
    Sweep,
    /// From the board to a store, each player getting half.
    Split,
    /// From a store into a hole at the start of a round.
    Deal,
}

impl Why {
    /// The word of the JavaScript module.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Why::Lift => "lift",
            Why::Sow => "sow",
            Why::Capture => "capture",
            Why::Release => "release",
            Why::Lend => "lend",
            Why::Sweep => "sweep",
            Why::Split => "split",
            Why::Deal => "deal",
        }
    }
}

/// Hears what happens while a turn is played. Whoever does not listen hears nothing, at no cost.
pub trait Observer {
    /// All seeds of a cell go into the hand; `relay` is false for the lift that opens the turn.
    #[inline(always)]
    fn lift(&mut self, _from: Cell, _seeds: u8, _relay: bool) {}
    /// The hand is sown along a track.
    #[inline(always)]
    fn lap<const N: usize>(&mut self, _track: &Track<N>, _from: Cell, _seeds: u8) {}
    /// Pieces go straight from one cell to another.
    #[inline(always)]
    fn carry(&mut self, _why: Why, _rule: &'static str, _from: Cell, _to: Cell, _pieces: Pieces) {}
    /// Something happens that moves nothing. The step is only made where somebody listens.
    #[inline(always)]
    fn note(&mut self, _step: impl FnOnce() -> Step) {}
}

/// The observer that is deaf.
impl Observer for () {}

/// Writes every step down, one `sow` for each seed.
#[derive(Debug)]
pub struct Recorder {
    layout: Layout,
    laps: bool,
    steps: Vec<Step>,
}

impl Recorder {
    /// A recorder for a board of this layout.
    #[must_use]
    pub const fn new(layout: Layout) -> Self {
        Recorder {
            layout,
            laps: true,
            steps: Vec::new(),
        }
    }

    /// A recorder that leaves out the laps: it tells captures, and what moves nothing.
    #[must_use]
    pub const fn without_laps(layout: Layout) -> Self {
        Recorder {
            layout,
            laps: false,
            steps: Vec::new(),
        }
    }

    /// Whether the sowing came back to where it began.
    #[must_use]
    pub fn heard_endless(&self) -> bool {
        self.steps
            .iter()
            .any(|step| matches!(step, Step::Endless { .. }))
    }

    /// What was heard.
    #[must_use]
    pub fn into_steps(self) -> Vec<Step> {
        self.steps
    }

    fn write(&mut self, why: Why, rule: &'static str, from: Place, to: Place, pieces: Pieces) {
        self.steps.push(Step::Transfer {
            why,
            rule,
            from,
            to,
            pieces,
        });
    }
}

// Kept out of the rules they listen to, which would otherwise be compiled around them a second time.
impl Observer for Recorder {
    #[inline(never)]
    fn lift(&mut self, from: Cell, seeds: u8, relay: bool) {
        if !self.laps {
            return;
        }
        let rule = if relay { "relay" } else { "start" };
        self.write(
            Why::Lift,
            rule,
            self.layout.place(from),
            Place::Hand,
            Pieces::seeds(seeds.into()),
        );
    }

    #[inline(never)]
    fn lap<const N: usize>(&mut self, track: &Track<N>, from: Cell, seeds: u8) {
        for cell in track.lap(from, if self.laps { seeds } else { 0 }) {
            self.write(
                Why::Sow,
                "",
                Place::Hand,
                self.layout.place(cell),
                Pieces::seeds(1),
            );
        }
    }

    #[inline(never)]
    fn carry(&mut self, why: Why, rule: &'static str, from: Cell, to: Cell, pieces: Pieces) {
        self.write(
            why,
            rule,
            self.layout.place(from),
            self.layout.place(to),
            pieces,
        );
    }

    fn note(&mut self, step: impl FnOnce() -> Step) {
        self.steps.push(step());
    }
}
