//! The transposition table: what was found about positions, kept for when they come again.

use super::value::{FAR, Range, Value, Window};
use crate::error::Error;
use crate::moves::Move;
use crate::options::Options;
use crate::tables::Endings;

/// What an entry's score is, in the sense of the search that stored it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Kind {
    /// The score itself.
    Score = 1,
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
    /// What is proven, whatever the way to the position.
    lo: i16,
    hi: i16,
    /// Depth of the search below, in half plies; as two bits less than a byte is enough for
    /// [`Move::code`], the kind stands above the code.
    pub depth: u8,
    /// The best move, seen from the player to move, and the kind.
    best: u8,
}

const EMPTY: Entry = Entry {
    key: [0; 2],
    score: 0,
    lo: 0,
    hi: 0,
    depth: 0,
    best: 0,
};

/// Codes of moves are below this, kinds are multiples of it.
const KIND: u8 = 64;

impl Entry {
    /// The best move found, seen from the player to move.
    #[inline]
    pub const fn best(&self) -> Move {
        Move::from_code(self.best % KIND)
    }

    /// What is proven.
    #[inline]
    pub fn proven(&self) -> Range {
        Range {
            lo: self.lo,
            hi: self.hi,
        }
    }

    /// The value, if the search that stored it looked at least so deep and in such a window, or if it is
    /// proven. What is proven alone gives no more than that: the score may be of a search that looked for
    /// less.
    #[inline]
    pub fn answer(&self, depth: u8, window: Window, proven: Range) -> Option<Value> {
        let score = self.score;
        let searched = self.depth >= depth
            && match self.best / KIND {
                kind if kind == Kind::Least as u8 => score >= window.beta,
                kind if kind == Kind::Most as u8 => score <= window.alpha,
                _ => true,
            };
        match searched {
            true => Some(Value::guess(score, proven)),
            false => window.answer(proven),
        }
    }
}

/// A table of fixed size.
#[derive(Debug)]
pub struct Table {
    entries: Vec<Entry>,
    /// How the last seeds are played out, where that is known beforehand.
    endings: Option<Box<Endings>>,
    /// Seeds up to which that is known of the game in hand; 0 if nothing is.
    few: i16,
}

/// Bytes that must be left when a table has been made.
const SPARE: usize = 8 << 20;

/// Entries that a key may stand in.
const BUCKET: usize = 2;

impl Table {
    /// A table of so many megabytes; one of none keeps nothing.
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
        Ok(Table {
            entries,
            endings: None,
            few: 0,
        })
    }

    /// Takes endings, or does without.
    pub(super) fn set_endings(&mut self, endings: Option<Endings>) {
        self.endings = endings.map(Box::new);
        self.few = 0;
    }

    /// Uses the endings if they are of the game in hand.
    pub(super) fn serve(&mut self, game: &str, options: &Options) {
        let endings = self.endings.as_deref();
        let seeds = endings
            .filter(|endings| endings.serves(game, options))
            .map(Endings::seeds);
        self.few = seeds.unwrap_or(0).into();
    }

    /// Seeds on the board up to which the endings of the game in hand are known; 0 if they are not.
    #[inline]
    pub(super) const fn few(&self) -> i16 {
        self.few
    }

    /// The margin still to be won in a position with so [few](Table::few) seeds on the board.
    #[inline(never)]
    pub(super) fn ending(&self, seeds: i16, key: u128) -> i16 {
        let endings = self.endings.as_ref();
        endings.map_or(0, |endings| endings.margin(seeds as u8, key))
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.entries.fill(EMPTY);
    }

    /// What is known of a position.
    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline)]
    pub(super) fn probe(&self, key: u128) -> Option<&Entry> {
        let halves = halves(key);
        self.entries
            .get(self.bucket(key))?
            .iter()
            .find(|entry| entry.best >= KIND && entry.key == halves)
    }

    /// Keeps what was found of a position; of what was proven earlier nothing is lost.
    pub(super) fn store(
        &mut self,
        key: u128,
        (depth, kind): (u8, Kind),
        (score, proven): (i16, Range),
        best: Move,
    ) {
        let bucket = self.bucket(key);
        let entry = Entry {
            key: halves(key),
            score,
            lo: proven.lo.max(-FAR),
            hi: proven.hi.min(FAR),
            depth,
            best: best.code() + KIND * kind as u8,
        };
        let Some(slots) = self.entries.get_mut(bucket) else {
            return;
        };
        if let Some(old) = slots
            .iter_mut()
            .find(|old| old.best >= KIND && old.key == entry.key)
        {
            // The best move of a full proof is not given up for another.
            if old.lo < old.hi {
                *old = Entry {
                    lo: entry.lo.max(old.lo),
                    hi: entry.hi.min(old.hi),
                    ..entry
                };
            }
            return;
        }
        // The first slot goes to the deepest search, the other to the latest.
        let worth = |entry: &Entry| u32::from(entry.best >= KIND) + u32::from(entry.depth);
        let slot = usize::from(worth(&slots[0]) > worth(&entry));
        slots[slot] = entry;
    }

    /// Forgets all scores, but not what is proven.
    #[cfg(feature = "cli")]
    pub(super) fn forget_guesses(&mut self) {
        for entry in &mut self.entries {
            entry.depth = 0;
        }
    }

    /// Every entry, as it is written to a file.
    #[cfg(feature = "cli")]
    pub(super) fn bytes(&self) -> impl Iterator<Item = [u8; Self::BYTES]> + '_ {
        let used = self.entries.iter().filter(|entry| entry.best >= KIND);
        used.map(|entry| {
            let mut bytes = [0; Self::BYTES];
            let [low, high] = entry.key.map(u64::to_le_bytes);
            let [a, b, c] = [entry.score, entry.lo, entry.hi].map(i16::to_le_bytes);
            let parts = [&low[..], &high, &a, &b, &c, &[entry.depth, entry.best]].concat();
            bytes.copy_from_slice(&parts);
            bytes
        })
    }

    /// Bytes of an entry in a file.
    #[cfg(feature = "cli")]
    pub(super) const BYTES: usize = 24;

    /// Takes an entry back; `false` if it is none.
    #[cfg(feature = "cli")]
    pub(super) fn restore(&mut self, bytes: &[u8; Self::BYTES]) -> bool {
        let word = |at: usize| {
            let mut word = [0; 8];
            word.copy_from_slice(&bytes[at..at + 8]);
            u64::from_le_bytes(word)
        };
        let number = |at: usize| i16::from_le_bytes([bytes[at], bytes[at + 1]]);
        let key = u128::from(word(0)) | u128::from(word(8)) << 64;
        let (score, lo, hi) = (number(16), number(18), number(20));
        let kind = match bytes[23] / KIND {
            1 => Kind::Score,
            2 => Kind::Least,
            3 => Kind::Most,
            _ => return false,
        };
        let best = Move::from_code(bytes[23] % KIND);
        self.store(key, (bytes[22], kind), (score, Range { lo, hi }), best);
        true
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
        let mv = Move::from_code(63);
        let answer = |table: &Table, key, depth, window| {
            let entry = table.probe(key)?;
            entry.answer(depth, window, entry.proven())
        };
        let nothing = Range::within(FAR);
        table.store(1, (4, Kind::Score), (5, nothing), mv);
        assert_eq!(answer(&table, 1, 4, zero), Some(Value::guess(5, nothing)));
        assert_eq!(answer(&table, 1, 5, zero), None);
        let least = Range { lo: 5, hi: FAR };
        table.store(1, (4, Kind::Least), (5, least), mv);
        assert_eq!(answer(&table, 1, 200, zero), Some(Value::guess(5, least)));
        assert_eq!(answer(&table, 1, 200, Window::scout(7)), None);
        assert_eq!(answer(&table, 2, 0, zero), None);
        assert_eq!(table.probe(1).map(Entry::best), Some(mv));
    }

    /// The score of a search that found no more than 9, in a position of which 5 is proven: as an answer
    /// to whether 3 can be had, 9 is more than anybody knows.
    #[test]
    fn proof_answers_with_no_more_than_is_proven() {
        let mut table = Table::new(1).expect("a megabyte");
        let proven = Range { lo: 5, hi: 20 };
        table.store(1, (4, Kind::Most), (9, proven), Move::from_code(0));
        let entry = table.probe(1).expect("an entry");
        let answer = |alpha| entry.answer(6, Window::scout(alpha), proven);
        assert_eq!(answer(2), Some(Value::guess(5, proven)));
        assert_eq!(answer(9), None);
        assert_eq!(answer(20), Some(Value::guess(20, proven)));
    }

    #[test]
    fn what_was_proven_is_kept_when_less_is_found() {
        let mut table = Table::new(1).expect("a megabyte");
        let mv = Move::from_code(0);
        table.store(1, (4, Kind::Least), (5, Range { lo: 5, hi: 20 }), mv);
        table.store(1, (6, Kind::Most), (9, Range { lo: -3, hi: 9 }), mv);
        let proven = table.probe(1).map(Entry::proven);
        assert_eq!(proven, Some(Range { lo: 5, hi: 9 }));
    }
}
