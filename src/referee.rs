//! The order of things around a move, the same for every game.
//!
//! Sowing and capture; then the seat to move changes (not after a move that gives another); the board
//! tests; thả cá or a forced pass; the tests for a player who cannot choose; last, repetition. A test
//! that holds ends the game or the round with its count.

use crate::history::History;
use crate::moves::Move;
use crate::sheet::{Counted, Next, Reason, Sheet};
use crate::transfer::{Observer, Step};

/// Plays a legal move with everything it causes, up to the next choice or the end.
///
/// `past` holds the positions that have stood before; the one that is reached is added. The reason is
/// given if the game is over.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub fn play<S: Sheet, O: Observer>(
    sheet: &S,
    position: &mut S::Position,
    mv: Move,
    past: &mut History,
    seen: &mut O,
) -> Option<Reason> {
    let end = act(sheet, position, mv, seen);
    past.push(sheet, position);
    let reason = end.or_else(|| (past.before() >= 2).then_some(Reason::REPETITION))?;
    let over = count(sheet, position, reason, seen);
    past.pop();
    past.push(sheet, position);
    over
}

/// Plays a legal move as [`play`] does, but where no position counts as having stood before.
#[inline]
pub fn play_alone<S: Sheet, O: Observer>(
    sheet: &S,
    position: &mut S::Position,
    mv: Move,
    seen: &mut O,
) -> Option<Reason> {
    let reason = act(sheet, position, mv, seen)?;
    count(sheet, position, reason, seen)
}

/// Lets happen by itself what a typed position leaves to happen.
///
/// The reason is given if the game is over.
pub fn settle<S: Sheet, O: Observer>(
    sheet: &S,
    position: &mut S::Position,
    seen: &mut O,
) -> Option<Reason> {
    let reason = tests(sheet, position, seen)?;
    count(sheet, position, reason, seen)
}

/// Ends the game or the round for a reason; given again if it was the game.
pub fn count<S: Sheet, O: Observer>(
    sheet: &S,
    position: &mut S::Position,
    reason: Reason,
    seen: &mut O,
) -> Option<Reason> {
    match sheet.count(position, reason, seen) {
        Counted::NextRound => None,
        Counted::Over(reason) => {
            seen.note(|| Step::End {
                points: sheet.points(position),
            });
            Some(reason)
        }
    }
}

/// Sowing and capture, and the tests.
#[inline(always)]
fn act<S: Sheet, O: Observer>(
    sheet: &S,
    position: &mut S::Position,
    mv: Move,
    seen: &mut O,
) -> Option<Reason> {
    match sheet.sow(position, mv, seen) {
        Next::Other => sheet.hand_over(position),
        Next::Again => seen.note(|| Step::Again(sheet.to_move(position))),
    }
    tests(sheet, position, seen)
}

#[inline(always)]
fn tests<S: Sheet, O: Observer>(
    sheet: &S,
    position: &mut S::Position,
    seen: &mut O,
) -> Option<Reason> {
    if let Some(reason) = sheet.board_end(position) {
        return Some(reason);
    }
    sheet.by_itself(position, seen);
    sheet.stuck(position)
}
