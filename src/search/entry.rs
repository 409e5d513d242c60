//! What the transposition table keeps of a position.

use core::num::NonZeroU64;

use super::value::{FAR, Range, Value, Window};
use crate::moves::Move;

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

/// What is kept of a position, in one word: from the lowest bits up the score, the least and the most that
/// is proven, whatever the way to the position (16 bits each), the depth of the search below in half plies,
/// and the best move; as two bits less than a byte is enough for [`Move::code`], the kind stands above it.
///
/// Never 0, as no kind is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry(NonZeroU64);

/// Codes of moves are below this, kinds are multiples of it.
const KIND: u8 = 64;

impl Entry {
    pub fn new(score: i16, proven: Range, depth: u8, kind: Kind, best: Move) -> Option<Self> {
        let [a, b] = score.to_le_bytes();
        let [c, d] = proven.lo.max(-FAR).to_le_bytes();
        let [e, f] = proven.hi.min(FAR).to_le_bytes();
        let best = best.code() + KIND * kind as u8;
        Entry::from_word(u64::from_le_bytes([a, b, c, d, e, f, depth, best]))
    }

    #[inline]
    pub fn from_word(word: u64) -> Option<Self> {
        NonZeroU64::new(word).map(Entry)
    }

    #[inline]
    pub const fn word(self) -> u64 {
        self.0.get()
    }

    #[inline]
    pub const fn score(self) -> i16 {
        self.word() as i16
    }

    /// What is proven.
    #[inline]
    pub const fn proven(self) -> Range {
        Range {
            lo: (self.word() >> 16) as i16,
            hi: (self.word() >> 32) as i16,
        }
    }

    #[inline]
    pub const fn depth(self) -> u8 {
        (self.word() >> 48) as u8
    }

    #[inline]
    pub const fn kind(self) -> Option<Kind> {
        match self.word() >> 62 {
            1 => Some(Kind::Score),
            2 => Some(Kind::Least),
            3 => Some(Kind::Most),
            _ => None,
        }
    }

    /// The best move found, seen from the player to move.
    #[inline]
    pub const fn best(self) -> Move {
        Move::from_code((self.word() >> 56) as u8 % KIND)
    }

    /// The value, if the search that stored it looked at least so deep and in such a window, or if it is
    /// proven. What is proven alone gives no more than that: the score may be of a search that looked for
    /// less.
    #[inline]
    pub fn answer(self, depth: u8, window: Window, proven: Range) -> Option<Value> {
        let score = self.score();
        let searched = self.depth() >= depth
            && match self.kind() {
                Some(Kind::Least) => score >= window.beta,
                Some(Kind::Most) => score <= window.alpha,
                _ => true,
            };
        match searched {
            true => Some(Value::guess(score, proven)),
            false => window.answer(proven),
        }
    }
}
