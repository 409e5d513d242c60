//! What happened in a game: turns, ends, outcomes.

use crate::board::Seat;
use crate::moves::Move;
use crate::setup::Position;
use crate::sheet::Reason;
use crate::transfer::Step;

/// One move and all it causes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The move as it is written.
    pub mv: String,
    /// Who made it.
    pub seat: Seat,
    /// What happened, in order.
    pub steps: Vec<Step>,
    /// The position before.
    pub before: Position,
    /// The position at the next choice, or at the end.
    pub after: Position,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who won; nobody in a draw.
    pub winner: Option<Seat>,
    /// Final points, debts deducted.
    pub points: [i64; 2],
    /// Why it ended.
    pub reason: Reason,
}

impl Outcome {
    /// The outcome of a count: more points win.
    pub(crate) fn counted(points: [i64; 2], reason: Reason) -> Self {
        let winner = match points[0].cmp(&points[1]) {
            core::cmp::Ordering::Greater => Some(Seat::South),
            core::cmp::Ordering::Equal => None,
            core::cmp::Ordering::Less => Some(Seat::North),
        };
        Outcome {
            winner,
            points,
            reason,
        }
    }
}

/// An end that the players choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// This player gives up.
    Resign(Seat),
    /// Both agree to split what is on the board, where a game allows it.
    Agree,
}

/// What was done in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    /// A move.
    Move(Move),
    /// An end by choice.
    End(End),
}
