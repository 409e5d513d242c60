//! The moves at the root, how far the search has come, and what is made known of it.

use super::value::{FAR, Range, Value, Window};
use super::{Analysis, Bound, Level, Limits, MoveValue};
use crate::layout::Layout;
use crate::moves::Move;

/// Points at hand that nobody leaves without a second look.
const LEFT: i16 = 10;

/// A move at the root.
#[derive(Clone, Copy, Debug)]
pub(super) struct RootMove {
    mv: Move,
    /// What it gains at once.
    gain: i16,
    /// Its place in the first iteration.
    rank: u64,
    value: Option<Value>,
}

/// The root of a search, and how far it has come: all of it that does not depend on the rules.
#[derive(Debug)]
pub(crate) struct Root {
    /// The board, to write moves down.
    layout: Layout,
    directions: bool,
    relays: bool,
    pub(super) limits: Level,
    seed: u64,
    /// By how many points fewer than this a move may look worse than the best to be chosen by the seed.
    pub(super) slack: i16,
    /// The iteration in work, or the last one that was finished.
    pub(super) depth: u32,
    pub(super) nodes: u64,
    pub(super) done: bool,
    /// The most that a move gains at once.
    most: i16,
    /// The moves in the order they are searched, with what the iteration in work found.
    moves: Vec<RootMove>,
    /// The same as it was last made known.
    found: Vec<RootMove>,
    /// How often something was made known.
    pub(super) results: u32,
    /// What the iterations so far proved, whatever the way.
    pub(super) proven: Range,
    /// Whether the margin still to be won reaches the upper end of this window is to be proven, instead
    /// of a value.
    #[cfg(feature = "cli")]
    question: Option<Window>,
    /// A value is wanted for every move.
    pub(super) all: bool,
    /// By how much the player to move leads: what a value is added to.
    pub(super) lead: i64,
    /// Whether a proof may be called exact here.
    pub(super) provable: bool,
    /// The game is over.
    pub(super) over: bool,
}

impl Root {
    /// A root without moves, on this board, with moves of both directions or one, with relays or not.
    #[inline(never)]
    pub(super) const fn new(
        (layout, directions, relays): (Layout, bool, bool),
        lead: i64,
        provable: bool,
        over: bool,
    ) -> Self {
        Root {
            layout,
            directions,
            relays,
            limits: Level::UNLIMITED,
            seed: 0,
            slack: 0,
            depth: 0,
            nodes: 0,
            done: true,
            most: -FAR,
            moves: Vec::new(),
            found: Vec::new(),
            results: 0,
            #[cfg(feature = "cli")]
            question: None,
            proven: Value::UNKNOWN.here,
            all: false,
            lead,
            provable,
            over,
        }
    }

    /// Takes up limits.
    pub fn begin(&mut self, limits: &Limits) {
        let choices = self.layout.holes << u8::from(self.directions);
        self.limits = limits.horizon(choices, self.relays);
        self.seed = limits.seed;
        self.slack = match limits.seed {
            0 => 0,
            _ => self.limits.leeway + 1,
        };
        self.done = false;
        self.all = limits.all;
    }

    /// Takes up a legal move. A seed varies the order, and so the choice between equal ones; to one
    /// that goes back in the game (`back`) any other is preferred.
    pub fn add(&mut self, mv: Move, gain: i16, back: bool) {
        let rank = match back {
            true => u64::MAX,
            false => shuffle(self.seed, mv),
        };
        self.moves.push(RootMove {
            mv,
            gain,
            rank,
            value: None,
        });
        sort(&mut self.moves, |one, other| one.rank > other.rank);
        self.most = self.most.max(gain);
        self.found.clone_from(&self.moves);
    }

    /// Forgets the values of the last iteration, and gives the moves in the order of the next one.
    pub fn open_iteration(&mut self) -> impl Iterator<Item = Move> + '_ {
        for root in &mut self.moves {
            root.value = None;
        }
        self.moves.iter().map(|root| root.mv)
    }

    /// The window of the root.
    pub(super) const fn window(&self) -> Window {
        #[cfg(feature = "cli")]
        if let Some(window) = self.question {
            return window;
        }
        // About the last score it would be no fewer nodes: tried from 1 to 7 points about it.
        Window::OPEN
    }

    /// Asks whether the final margin is at least so much.
    #[cfg(feature = "cli")]
    pub(super) fn ask(&mut self, margin: i64) {
        let beta = (margin - self.lead).clamp((1 - FAR).into(), FAR.into()) as i16;
        self.question = Some(Window::scout(beta - 1));
    }

    /// Whether a proof is wanted and not a value.
    pub(super) const fn is_asked(&self) -> bool {
        #[cfg(feature = "cli")]
        if self.question.is_some() {
            return true;
        }
        false
    }

    /// By how many plies an iteration goes further than the one before. Proof is as often found at the
    /// end of the one player's move as of the other's, so that every second depth is enough for it.
    pub(super) const fn stride(&self) -> u32 {
        if self.is_asked() { 2 } else { 1 }
    }

    /// Notes the value of a move.
    pub(super) fn take(&mut self, mv: Move, value: Value) {
        if let Some(root) = self.moves.iter_mut().find(|root| root.mv == mv) {
            root.value = Some(value);
        }
    }

    /// Makes known what the moves are worth by now, the best first and the others by their scores.
    ///
    /// A move that this iteration did not come to has the value of the last one, but is not the best.
    pub(super) fn publish(&mut self) {
        let mut moves = self.ranked();
        for root in &mut moves {
            if root.value.is_none() {
                let earlier = self.found.iter().find(|earlier| earlier.mv == root.mv);
                root.value = earlier.and_then(|earlier| earlier.value);
            }
        }
        if let [_, others @ ..] = &mut moves[..] {
            by_score(others);
        }
        self.moves.clone_from(&moves);
        self.found = moves;
        self.results += 1;
    }

    /// The moves of the iteration in work, the one to be played first.
    ///
    /// What is nearly as good as the best is as good for play: the seed chooses. Every such move was
    /// searched for its score. But what is proven is not given up, neither the value nor a win, and much
    /// that is at hand is not left for what only may come to as much.
    #[inline(never)]
    fn ranked(&self) -> Vec<RootMove> {
        let mut moves = self.moves.clone();
        by_score(&mut moves);
        if let Some(best) = moves.first().and_then(|root| root.value) {
            let low = best.here.lo;
            let least = match best.is_proven() || i64::from(low) + self.lead > 0 {
                true => low,
                false => -FAR,
            };
            let near = |root: &RootMove| {
                root.value.is_some_and(|value| {
                    value.score > best.score - self.slack
                        && value.here.lo >= least
                        && root.gain + LEFT > self.most
                })
            };
            let (mut choice, mut rank) = (0, u64::MAX);
            for (place, root) in moves.iter().enumerate() {
                if root.rank < rank && near(root) {
                    (choice, rank) = (place, root.rank);
                }
            }
            moves.swap(0, choice);
        }
        moves
    }

    /// The best move.
    pub fn best(&self) -> Option<Move> {
        self.found.first().map(|root| root.mv)
    }

    /// Ends an iteration that was finished with this value; `true` if another is worth while.
    pub(super) fn goes_on(&mut self, value: Value) -> bool {
        let whole = value.proven();
        self.proven = value.free.and(self.proven);
        self.settle(whole);
        self.publish();
        let is_proven = |root: &RootMove| root.value.is_some_and(Value::is_proven);
        let proven = match self.all {
            true => self.found.iter().all(is_proven),
            false => whole.lo == whole.hi,
        };
        #[cfg(feature = "cli")]
        let proven = proven
            || self
                .question
                .is_some_and(|window| window.answer(whole).is_some());
        self.done = proven || (self.depth >= self.limits.plies && !self.looks_again());
        !self.done
    }

    /// Widens the limits, once, for who is about to leave much that he could have at once: it is what he
    /// would be blamed for. Whether it did.
    #[inline(never)]
    pub fn looks_again(&mut self) -> bool {
        let leaves = (self.ranked().first()).is_some_and(|root| root.gain + LEFT <= self.most);
        let doubt = core::mem::take(&mut self.limits.doubt);
        if leaves {
            self.limits.nodes <<= doubt;
            self.limits.plies += u32::from(doubt);
        }
        leaves && doubt > 0
    }

    /// What was proven of a move by way of coming back to the root holds as far as it is proven of the
    /// root.
    fn settle(&mut self, root: Range) {
        for value in self.moves.iter_mut().filter_map(|root| root.value.as_mut()) {
            let mut proven = value.proven();
            if value.rests != Value::NOWHERE {
                proven.lo = proven.lo.min(root.lo);
                proven.hi = proven.hi.max(root.hi);
            }
            *value = Value::guess(value.score, proven.and(value.free));
        }
    }

    /// Breaks the search off. Of the iteration in work counts what it has found: it began with the best
    /// move so far.
    pub fn stop(&mut self) {
        if !self.done {
            self.settle(Value::UNKNOWN.here);
            self.publish();
            self.depth -= 1;
            self.done = true;
        }
    }

    /// The expected final margin for the player to move.
    pub fn score(&self) -> i64 {
        let best = self.found.first().and_then(|root| root.value);
        self.lead + best.map_or(0, |value| i64::from(value.score))
    }

    /// Whether that is proven: the best move reaches it, and no other reaches more.
    pub fn exact(&self) -> bool {
        let Some(best) = self.found.first().and_then(|root| root.value) else {
            return self.over && self.provable;
        };
        let no_more = |root: &RootMove| {
            root.value
                .is_some_and(|value| value.here.hi <= best.here.lo)
        };
        self.provable && self.found.iter().all(no_more)
    }

    /// The moves with what is proven of their final margins.
    #[cfg(feature = "cli")]
    pub fn ranges(&self) -> Vec<(String, [i64; 2])> {
        let range = |root: &RootMove| {
            let value = root.value.filter(|_| self.provable);
            let Range { lo, hi } = value.unwrap_or(Value::UNKNOWN).here;
            let ends = [lo, hi].map(|end| self.lead + i64::from(end));
            (root.mv.written(self.layout, self.directions), ends)
        };
        self.found.iter().map(range).collect()
    }

    /// What the search thinks by now, with the moves it expects.
    pub fn analysis(&self, line: &[Move]) -> Analysis {
        let written = |mv: Move| mv.written(self.layout, self.directions);
        let told = |root: &RootMove| {
            let value = root.value.unwrap_or(Value::UNKNOWN);
            let Range { lo, hi } = value.here;
            let bound = match (lo == value.score, hi == value.score) {
                _ if !self.provable => Bound::Estimate,
                (true, true) => Bound::Exact,
                (true, false) => Bound::AtLeast,
                (false, true) => Bound::AtMost,
                (false, false) => Bound::Estimate,
            };
            MoveValue {
                mv: written(root.mv),
                score: self.lead + i64::from(value.score),
                bound,
            }
        };
        Analysis {
            done: self.done,
            best: self.best().map(written).unwrap_or_default(),
            score: self.score(),
            exact: self.exact(),
            depth: if self.done {
                self.depth
            } else {
                self.depth.saturating_sub(1)
            },
            nodes: self.nodes,
            line: line.iter().map(|mv| written(*mv)).collect(),
            moves: self.found.iter().map(told).collect(),
        }
    }
}

/// The moves by their scores, the highest first and those without one last. Of equal scores the one
/// that is proven goes first, then the one searched first: it is the true one, the others may only be
/// bounds.
#[inline(never)]
fn by_score(moves: &mut [RootMove]) {
    let score = |root: &RootMove| {
        root.value
            .map(|value| (value.score, value.here.lo == value.score))
    };
    sort(moves, |one, other| score(one) < score(other));
}

/// Sorts a few moves and leaves equal ones as they are, where `behind` says which of two goes second.
fn sort(moves: &mut [RootMove], behind: impl Fn(&RootMove, &RootMove) -> bool) {
    for end in 1..moves.len() {
        for at in (1..=end).rev() {
            if behind(&moves[at - 1], &moves[at]) {
                moves.swap(at - 1, at);
            }
        }
    }
}

/// Where a move stands in the order for a seed: board order for 0, some other for each other.
const fn shuffle(seed: u64, mv: Move) -> u64 {
    let code = mv.code() as u64;
    match seed {
        0 => code,
        _ => {
            let mixed = (seed.wrapping_mul(64) + code + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            (mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 3
        }
    }
}
