//! What a search says about a position, and what of it is proven.

/// A margin still to be won by the player to move, with what is proven of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Value {
    /// The margin.
    pub score: i32,
    /// Proven: perfect play wins at least this.
    pub lower: bool,
    /// Proven: perfect play wins at most this.
    pub upper: bool,
    /// It rests on a repetition, and so on the way the position was reached.
    pub path: bool,
}

impl Value {
    /// An end by the rules.
    pub const fn proven(score: i32) -> Self {
        Value {
            score,
            lower: true,
            upper: true,
            path: false,
        }
    }

    /// A guess.
    pub const fn guess(score: i32) -> Self {
        Value {
            score,
            lower: false,
            upper: false,
            path: false,
        }
    }

    /// A guess for a position that has stood before: what counting now would bring.
    pub const fn repeated(score: i32) -> Self {
        Value {
            score,
            lower: false,
            upper: false,
            path: true,
        }
    }

    /// Whether the score is proven to be the value.
    pub const fn is_proven(self) -> bool {
        self.lower && self.upper
    }

    /// The value of a move that gains so much and leads to a position of this value; `same` if the
    /// mover is to move there too.
    #[inline]
    pub const fn behind(self, gain: i32, same: bool) -> Self {
        match same {
            true => Value {
                score: gain + self.score,
                ..self
            },
            false => Value {
                score: gain - self.score,
                lower: self.upper,
                upper: self.lower,
                path: self.path,
            },
        }
    }
}

/// The scores that matter: what is at most `alpha` or at least `beta` need not be known exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Window {
    pub alpha: i32,
    pub beta: i32,
}

impl Window {
    /// Every score.
    pub const OPEN: Window = Window {
        alpha: -10_000,
        beta: 10_000,
    };

    /// The question whether a score is above `alpha`.
    pub const fn scout(alpha: i32) -> Self {
        Window {
            alpha,
            beta: alpha + 1,
        }
    }

    /// The window of the position behind a move that gains so much.
    pub const fn behind(self, gain: i32, same: bool) -> Self {
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
}
