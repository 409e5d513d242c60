//! What a search says about a position, and what of it is proven.

use super::node::Played;

/// Where a proven margin lies: perfect play wins at least `lo` and at most `hi`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Range {
    pub lo: i16,
    pub hi: i16,
}

/// More than any margin: as a bound it says nothing.
pub(super) const FAR: i16 = crate::sheet::NO_BOUND;

/// What a pebble that the other player has to release may win in the end, which a bound that is kept does
/// not count on: the one for it, and the one for catching it again.
pub(super) const FED: i16 = 2;

impl Range {
    /// Nothing is below, to gather the greatest.
    pub const NONE: Range = Range { lo: -FAR, hi: -FAR };

    /// At most so much for either player.
    pub const fn within(most: i16) -> Self {
        Range {
            lo: -most,
            hi: most,
        }
    }

    /// The range of a move that gains so much; the other player's lie the other way round.
    #[inline]
    const fn behind(self, gain: i16, same: bool) -> Self {
        match same {
            true => Range {
                lo: gain + self.lo,
                hi: gain + self.hi,
            },
            false => Range {
                lo: gain - self.hi,
                hi: gain - self.lo,
            },
        }
    }

    /// The range of the better of two moves.
    #[inline]
    pub fn or(self, other: Range) -> Self {
        Range {
            lo: self.lo.max(other.lo),
            hi: self.hi.max(other.hi),
        }
    }

    /// Both are proven.
    #[inline]
    pub fn and(self, other: Range) -> Self {
        Range {
            lo: self.lo.max(other.lo),
            hi: self.hi.min(other.hi),
        }
    }
}

/// A margin still to be won by the player to move, with what is proven of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Value {
    /// The margin, as far as the search saw; it lies in `here`.
    pub score: i16,
    /// What is proven on the way that led here.
    pub here: Range,
    /// What is proven whatever the way: this alone is kept.
    pub free: Range,
    /// The lowest node on the stack that it rests on.
    pub rests: u8,
    /// `here` was found in positions that have stood in the game.
    pub past: bool,
    /// `here` counts on what the other player releases (see [`Child::released`](super::node::Played)).
    pub fed: bool,
}

impl Value {
    /// Rests on no node.
    pub const NOWHERE: u8 = u8::MAX;

    /// An end by the rules.
    pub const END: Value = Value::guess(0, Range { lo: 0, hi: 0 });

    /// An end that only the way makes one.
    pub const THIRD: Value = Value {
        rests: 0,
        ..Value::UNKNOWN
    };

    /// Nothing known.
    pub const UNKNOWN: Value = Value::guess(0, Range::within(FAR));

    /// A score with what is proven of it, on any way; what is proven corrects the score.
    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline)]
    pub const fn guess(score: i16, proven: Range) -> Self {
        let score = if score < proven.lo {
            proven.lo
        } else if score > proven.hi {
            proven.hi
        } else {
            score
        };
        Value {
            score,
            here: proven,
            free: proven,
            rests: Value::NOWHERE,
            past: false,
            fed: false,
        }
    }

    /// Whether the score is proven to be the value.
    pub const fn is_proven(self) -> bool {
        self.here.lo == self.here.hi
    }

    /// What is proven at the root (see the [search](super::alphabeta)).
    pub const fn proven(self) -> Range {
        if self.fed && self.past {
            self.free
        } else {
            self.here
        }
    }

    /// The value of a move that leads to a position of this value.
    #[inline]
    pub const fn behind(self, step: &Played) -> Self {
        let Played {
            gain,
            same,
            released,
            toll,
            stage,
            ..
        } = *step;
        let mut here = self.here.behind(gain, same);
        let mut free = self.free.behind(gain, same);
        here.lo -= toll;
        free.lo -= FED * released;
        Value {
            score: gain - toll + if same { self.score } else { -self.score },
            here,
            free: if stage { here } else { free },
            rests: self.rests,
            past: self.past,
            fed: !stage && (self.fed || released > 0),
        }
    }
}

/// The scores that matter: what is at most `alpha` or at least `beta` need not be known exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Window {
    pub alpha: i16,
    pub beta: i16,
}

impl Window {
    /// Every score.
    pub const OPEN: Window = Window {
        alpha: -FAR,
        beta: FAR,
    };

    /// The question whether a score is above `alpha`.
    pub const fn scout(alpha: i16) -> Self {
        Window {
            alpha,
            beta: alpha + 1,
        }
    }

    /// The window of the position behind a move that gains so much.
    pub const fn behind(self, gain: i16, same: bool) -> Self {
        match same {
            true => Window {
                alpha: self.alpha - gain,
                beta: self.beta - gain,
            },
            false => Window {
                alpha: gain - self.beta,
                beta: gain - self.alpha,
            },
        }
    }

    /// The value, if a proof answers, whatever the score is.
    #[inline]
    pub const fn answer(self, proven: Range) -> Option<Value> {
        let Range { lo, hi } = proven;
        if lo >= self.beta || lo >= hi {
            Some(Value::guess(lo, proven))
        } else if hi <= self.alpha {
            Some(Value::guess(hi, proven))
        } else {
            None
        }
    }
}
