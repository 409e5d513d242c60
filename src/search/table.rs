//! The transposition table: what was found about positions, kept for when they come again.

use super::value::{Value, Window};
use crate::error::Error;
use crate::moves::Move;

/// What an entry's score is, in the sense of the search that stored it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Kind {
    /// The score itself.
    Score,
    /// The search found at least this and looked no further.
    Least,
    /// The search found no more than this.
    Most,
}

/// One entry; 24 bytes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    /// The whole key, in two halves so that an entry needs no padding.
    key: [u64; 2],
    score: i16,
    /// Depth of the search below, in half plies.
    pub depth: u8,
    kind: Kind,
    lower: bool,
    upper: bool,
    /// [`Move::code`] of the best move, seen from the player to move.
    best: u8,
    used: bool,
}

const EMPTY: Entry = Entry {
    key: [0; 2],
    score: 0,
    depth: 0,
    kind: Kind::Most,
    lower: false,
    upper: false,
    best: NO_MOVE,
    used: false,
};
const NO_MOVE: u8 = u8::MAX;

impl Entry {
    /// The best move found, seen from the player to move.
    #[inline]
    pub fn best(&self) -> Option<Move> {
        (self.best != NO_MOVE).then(|| Move::from_code(self.best))
    }

    /// The value, if it answers a search of this depth and window.
    ///
    /// What is proven answers at any depth; the rest only as a search that looked at least as far.
    #[inline]
    pub fn answer(&self, depth: u8, window: Window) -> Option<Value> {
        let score = i32::from(self.score);
        let value = Value {
            score,
            lower: self.lower,
            upper: self.upper,
            path: false,
        };
        let (fails_high, fails_low) = (score >= window.beta, score <= window.alpha);
        let proven = self.lower && (self.upper || fails_high) || self.upper && fails_low;
        let searched = self.depth >= depth
            && match self.kind {
                Kind::Score => true,
                Kind::Least => fails_high,
                Kind::Most => fails_low,
            };
        (proven || searched).then_some(value)
    }
}

/// A table of fixed size.
#[derive(Debug)]
pub struct Table {
    entries: Vec<Entry>,
}

/// Bytes that must be left when a table has been made.
const SPARE: usize = 8 << 20;

/// Entries that a key may stand in.
const BUCKET: usize = 2;

impl Table {
    /// A table of so many megabytes.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    pub fn new(megabytes: u32) -> Result<Self, Error> {
        let len = (megabytes as usize) * (1 << 20) / size_of::<Entry>();
        let refused = |_| Error::OutOfMemory { megabytes };
        let mut entries = Vec::new();
        entries.try_reserve_exact(len).map_err(refused)?;
        // Not the last memory there is: games and searches need some, and cannot be refused it.
        Vec::<u8>::new().try_reserve_exact(SPARE).map_err(refused)?;
        entries.resize(len, EMPTY);
        Ok(Table { entries })
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.entries.fill(EMPTY);
    }

    /// What is known of a position.
    #[inline]
    pub(super) fn probe(&self, key: u128) -> Option<&Entry> {
        let halves = halves(key);
        self.entries[self.bucket(key)]
            .iter()
            .find(|entry| entry.used && entry.key == halves)
    }

    /// Keeps what was found of a position.
    pub(super) fn store(
        &mut self,
        key: u128,
        depth: u8,
        kind: Kind,
        value: Value,
        best: Option<Move>,
    ) {
        let bucket = self.bucket(key);
        let entry = Entry {
            key: halves(key),
            score: value.score as i16,
            depth,
            kind,
            lower: value.lower,
            upper: value.upper,
            best: best.map_or(NO_MOVE, Move::code),
            used: true,
        };
        let slots = &mut self.entries[bucket];
        if let Some(old) = slots
            .iter_mut()
            .find(|old| old.used && old.key == entry.key)
        {
            // A full proof is not given up for anything less.
            if !(old.lower && old.upper) || (entry.lower && entry.upper) {
                *old = Entry {
                    best: if entry.best == NO_MOVE {
                        old.best
                    } else {
                        entry.best
                    },
                    ..entry
                };
            }
            return;
        }
        // The first slot goes to the deepest search, the other to the latest.
        let worth = |entry: &Entry| entry.used as u32 * (1 + u32::from(entry.depth));
        let slot = usize::from(worth(&slots[0]) > worth(&entry));
        slots[slot] = entry;
    }

    #[inline]
    fn bucket(&self, key: u128) -> core::ops::Range<usize> {
        let [low, high] = halves(key);
        let mixed = (low ^ high.rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mixed = (mixed ^ (mixed >> 32) ^ high).wrapping_mul(0xd6e8_feb8_6659_fd93);
        // The high half is enough: there are never 2³² buckets.
        let buckets = (self.entries.len() / BUCKET) as u64;
        let first = BUCKET * (((mixed >> 32) * buckets) >> 32) as usize;
        first..first + BUCKET
    }
}

const fn halves(key: u128) -> [u64; 2] {
    [key as u64, (key >> 64) as u64]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_fits_three_words() {
        assert_eq!(size_of::<Entry>(), 24);
    }

    #[test]
    fn proof_answers_at_any_depth_and_a_guess_only_at_its_own() {
        let mut table = Table::new(1).expect("a megabyte");
        let zero = Window::scout(0);
        table.store(1, 4, Kind::Score, Value::guess(5), None);
        assert!(
            table
                .probe(1)
                .and_then(|entry| entry.answer(4, zero))
                .is_some()
        );
        assert!(
            table
                .probe(1)
                .and_then(|entry| entry.answer(5, zero))
                .is_none()
        );
        let least = Value {
            lower: true,
            ..Value::guess(5)
        };
        table.store(1, 4, Kind::Least, least, None);
        assert_eq!(
            table.probe(1).and_then(|entry| entry.answer(200, zero)),
            Some(least)
        );
        assert!(
            table
                .probe(1)
                .and_then(|entry| entry.answer(200, Window::scout(7)))
                .is_none()
        );
        assert!(table.probe(2).is_none());
    }
}
