//! Questions: whether so much can be won, without asking how much it is (`mancala solve --at-least`).
//!
//! The player who has to prove it loses at the horizon, so that nothing but a proof brings him anything;
//! why it holds stands at the head of the [search](super::alphabeta). What cannot bring a proof is left
//! out early.

use super::alphabeta::Search;
use super::node::{Child, Fate, PLY, State};
use super::table::Table;
use super::value::{FAR, Range, Value, Window};
use crate::board::Seat;
use crate::sheet::Sheet;

impl<S: Sheet> Search<S> {
    /// What a position at the horizon is worth: nobody who has something to prove may rely on a guess.
    pub(super) fn unproven(&self, prover: Seat, position: &S::Position) -> i16 {
        match prover == self.sheet.to_move(position) {
            true => -FAR,
            false => FAR,
        }
    }

    /// The value of a position in which the prover could not win enough if he won all that lies there.
    ///
    /// In Ô Ăn Quan more can be won, by what the other player releases. But for each such pebble two
    /// points are taken off ([`FED`](super::value::FED)), for itself and for when it is caught again, and
    /// what the prover releases costs him as much as it adds to the board: what he has and what lies
    /// there never grow together. It shows only that nothing can be proven, not that nothing can be won,
    /// and so is a score and no bound.
    pub(super) fn too_little(
        &self,
        position: &S::Position,
        window: Window,
        known: Range,
    ) -> Option<Value> {
        let prover = self.way.prover?;
        let lying = self.sheet.lying(position);
        let (score, settled) = match prover == self.sheet.to_move(position) {
            true => (lying, lying <= window.alpha),
            false => (-lying, -lying >= window.beta),
        };
        settled.then(|| Value::guess(score, known))
    }

    /// The value of a position at the last ply. It needs no order and is not worth a place in the table:
    /// the prover has to end the game here, and the other player any move that does not. Where the turn
    /// goes on, or there is no choice, it is not the last.
    pub(super) fn last_ply(
        &mut self,
        position: &S::Position,
        depth: u8,
        (window, known): (Window, Range),
        table: &Table,
    ) -> Option<Value> {
        self.way.prover.filter(|_| depth <= PLY)?;
        let moves = self.sheet.moves(position);
        if moves.len() == 1 {
            return None;
        }
        let mut state = State::new(depth, window, known);
        for mv in moves {
            let Child { step, position } = Child::of(&self.sheet, &mut self.way, position, mv);
            if step.same && step.fate != Fate::End {
                return None;
            }
            self.root.nodes += 1;
            let window = state.window_behind(&step, false);
            let value = match step.fate {
                Fate::End => Value::END,
                Fate::Third => self.third(&position),
                _ => self.enter(&position, 0, window, table)?,
            };
            state.absorb(value, &step, false);
            if state.cut() {
                break;
            }
        }
        let (value, ..) = state.value(self.stack.len() as u8, !state.cut())?;
        Some(value)
    }
}
