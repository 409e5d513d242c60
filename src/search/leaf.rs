//! What a position is worth that is not searched: as far as it is known beforehand, at the horizon, and
//! where it stands for another time.

use super::alphabeta::Search;
use super::node::{margin, margin_now};
use super::table::Table;
use super::value::{FAR, Range, Value};
use crate::sheet::Sheet;

impl<S: Sheet> Search<S> {
    /// What is proven of a position before it is searched.
    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline)]
    pub(super) fn beforehand(&self, position: &S::Position, table: &Table) -> Range {
        let most = self.sheet.most(position);
        if S::ENDINGS && most <= table.few() {
            // No hole stands where the key says who has to prove something.
            let margin = table.ending(most, self.key(position));
            // As long as nothing is won, a margin says that there is a way to it, but not which: that is
            // to be found here. What the way can at least hold on to is nothing, or the margin.
            let found = most < self.most;
            return Range {
                lo: if found { margin } else { margin.min(0) },
                hi: if found { margin } else { margin.max(0) },
            };
        }
        Range::within(most)
    }

    /// What a position at the horizon is worth.
    #[inline]
    pub(super) fn guess(&self, _position: &S::Position) -> i16 {
        #[cfg(feature = "cli")]
        if let Some(prover) = self.way.prover {
            return self.unproven(prover, _position);
        }
        0
    }

    /// The value of a position that was counted because it stood for the third time.
    #[inline]
    pub(super) fn third(&self, position: &S::Position) -> Value {
        if self.root.is_asked() {
            return Value::guess(self.guess(position), Value::UNKNOWN.here);
        }
        Value::THIRD
    }

    /// The value of a position that stands on the stack already.
    #[cold]
    #[inline(never)]
    pub(super) fn repeated(&self, position: &S::Position, place: u8) -> Value {
        let mover = self.sheet.to_move(position);
        let lead = margin(&self.sheet, position, mover) as i16;
        let now = |position| margin_now(&self.sheet, position, mover) - lead;
        let free = match place {
            0 => self.root.proven,
            _ => Range::within(self.sheet.most(position)),
        };
        let (mut range, mut released) = (Range { lo: FAR, hi: -FAR }, 0);
        for place in place as usize..self.stack.len() {
            let margin = now(self.position_of(place));
            range.lo = range.lo.min(margin);
            range.hi = range.hi.max(margin);
            released += self.stack[place].child().step.released;
        }
        let mut value = Value::guess(now(position), free);
        value.rests = place;
        if released == 0 {
            value.here = range.and(free);
        }
        value
    }
}
