//! The parts of the tree: a move played, and a position whose moves are being looked at.

use super::entry::Kind;
use super::value::{FED, Range, Value, Window};
use crate::board::{Cell, Pieces, Seat};
use crate::history::History;
use crate::moves::{Move, Moves};
use crate::referee;
use crate::sheet::{Reason, Sheet};
use crate::transfer::{Observer, Step, Why};

/// Depth is counted in half plies. A turn that gives another turn costs one, so that long runs are
/// followed further than exchanges: free of cost they would leave no second ply to be seen where a run
/// has twenty turns.
pub(super) const PLY: u8 = 2;
const AGAIN: u8 = 1;

/// What a turn that gives another turn is preferred by when moves are ordered, in points.
const AGAIN_BONUS: i16 = 3;

/// The way to the position in work.
#[derive(Debug)]
pub(super) struct Way {
    /// The game's positions, and those of the line in work.
    pub past: History,
    /// Where in it the root stands, the first node of the stack.
    pub base: usize,
    pub toil: Toil,
    /// Who has something to prove, where that is asked instead of a value.
    #[cfg(feature = "cli")]
    pub prover: Option<Seat>,
}

/// Hears of endless turns, since one of them can take longer than a million other moves, and of what is
/// released.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Toil {
    laps: u64,
    released: u32,
}

impl Toil {
    /// What all endless turns so far amount to, in nodes.
    pub const fn nodes(self) -> u64 {
        const LAPS_IN_A_NODE: u64 = 64;
        self.laps / LAPS_IN_A_NODE
    }
}

impl Observer for Toil {
    #[inline(always)]
    fn carry(&mut self, why: Why, _rule: &'static str, _from: Cell, _to: Cell, pieces: Pieces) {
        if matches!(why, Why::Release) {
            self.released += pieces.seeds;
        }
    }

    #[inline(always)]
    fn note(&mut self, step: impl FnOnce() -> Step) {
        if let Step::Endless { laps } = step() {
            self.laps += laps;
        }
    }
}

/// What is known of the position behind a move without a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// Nothing.
    Open,
    /// It has stood in the game before the root.
    Stood,
    /// It stands on the stack, at this place.
    Again(u8),
    /// It stood for the third time, and was counted.
    Third,
    /// It is an end by the rules.
    End,
}

/// A move played, with what it brings at once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Played {
    pub mv: Move,
    /// By how much the mover's margin grows.
    pub gain: i16,
    /// The mover is to move again.
    pub same: bool,
    /// What of the gain is what the other player had to release (thả cá).
    pub released: i16,
    /// What of the gain does not count in what is to be proven.
    pub toll: i16,
    /// Something was captured, or the like, so that no earlier position can come back.
    pub stage: bool,
    pub fate: Fate,
}

impl Played {
    /// How promising the move looks.
    #[inline]
    fn promise(&self) -> i16 {
        self.gain + if self.same { AGAIN_BONUS } else { 0 }
    }
}

/// A move played, and where it led.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child<P> {
    pub step: Played,
    pub position: P,
}

impl<P: Copy + Eq> Child<P> {
    /// Plays a move.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn of<S: Sheet<Position = P>>(sheet: &S, way: &mut Way, before: &P, mv: Move) -> Self {
        let mover = sheet.to_move(before);
        let mut position = *before;
        way.toil.released = 0;
        let reason = referee::play(sheet, &mut position, mv, &mut way.past, &mut way.toil);
        let fate = match reason {
            Some(Reason::REPETITION) => Fate::Third,
            Some(_) => Fate::End,
            None if S::CYCLES && way.past.before() > 0 => way.fate(),
            None => Fate::Open,
        };
        let stage = S::CYCLES && way.past.is_new_stage();
        way.past.pop();
        let released = way.toil.released as i16;
        let step = Played {
            mv,
            toll: if way.proves(mover) { FED * released } else { 0 },
            gain: gain(sheet, before, &position, mover),
            same: sheet.to_move(&position) == mover,
            released,
            stage: match fate {
                Fate::Open => stage,
                fate => fate == Fate::End,
            },
            fate,
        };
        Child { step, position }
    }
}

impl Way {
    /// Whether this player has something to prove.
    #[inline(always)]
    pub fn proves(&self, _seat: Seat) -> bool {
        #[cfg(feature = "cli")]
        if self.prover == Some(_seat) {
            return true;
        }
        false
    }

    #[cold]
    #[inline(never)]
    fn fate(&self) -> Fate {
        let entry = self.past.earlier().unwrap_or(0);
        let place = entry.checked_sub(self.base);
        place.map_or(Fate::Stood, |place| Fate::Again(place as u8))
    }
}

/// Plays moves of a position into `children`, behind those that are there, the most promising first.
// Called from two places, and too large to stand in both.
#[inline(never)]
pub(super) fn expand<S: Sheet>(
    sheet: &S,
    way: &mut Way,
    position: &S::Position,
    moves: Moves,
    children: &mut Vec<Child<S::Position>>,
) {
    let begin = children.len();
    for mv in moves {
        let child = Child::of(sheet, way, position, mv);
        // Swapped into its place and not inserted: the few that move are quicker moved one by one.
        let mut at = children.len();
        children.push(child);
        while at > begin && child.step.promise() > children[at - 1].step.promise() {
            children.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// What a player would lead by if the position were counted as a repetition.
#[inline(never)]
pub(super) fn margin_now<S: Sheet>(sheet: &S, position: &S::Position, seat: Seat) -> i16 {
    let mut counted = *position;
    referee::count(sheet, &mut counted, Reason::REPETITION, &mut ());
    margin(sheet, &counted, seat) as i16
}

/// What a player leads by.
#[inline]
pub(super) fn margin<S: Sheet>(sheet: &S, position: &S::Position, seat: Seat) -> i64 {
    let points = sheet.points(position);
    points[seat] - points[seat.other()]
}

/// By how much a player's margin grows; never more than all there is, so that it fits.
#[inline]
fn gain<S: Sheet>(sheet: &S, before: &S::Position, after: &S::Position, seat: Seat) -> i16 {
    (margin(sheet, after, seat) - margin(sheet, before, seat)) as i16
}

/// A position whose moves are being looked at.
#[derive(Debug)]
pub(super) struct Node<P> {
    pub key: u128,
    pub mover: Seat,
    pub children: Vec<Child<P>>,
    pub state: State,
}

impl<P> Node<P> {
    /// The child in work.
    #[inline]
    pub fn child(&self) -> &Child<P> {
        &self.children[self.state.next]
    }

    /// The depth that is left behind this move. A forced one costs nothing.
    #[inline]
    pub fn depth_behind(&self, step: &Played) -> u8 {
        let cost = match step.same {
            _ if self.state.forced => 0,
            true => AGAIN,
            false => PLY,
        };
        self.state.depth.saturating_sub(cost)
    }

    /// Whether every move was looked at.
    #[inline]
    pub fn has_seen_all(&self) -> bool {
        self.state.next == self.children.len() && self.state.later.is_empty()
    }

    /// Whether all children that can matter were looked at.
    #[inline]
    pub fn is_done(&self) -> bool {
        self.has_seen_all() || self.state.cut()
    }
}

/// How far a node has come: all of it that does not depend on the rules.
#[derive(Debug)]
pub(super) struct State {
    pub depth: u8,
    pub window: Window,
    /// Where `window` began, to tell in the end what sort of score was found.
    alpha: i16,
    /// How far below the best score that of a child matters too.
    pub slack: i16,
    /// The child in work.
    pub next: usize,
    /// The best score so far.
    best: Option<(i16, Move)>,
    /// What was proven before any move was looked at.
    known: Range,
    /// What is proven of the best of the moves so far: on this way, and on any.
    here: Range,
    free: Range,
    /// The lowest node on the stack that some value rests on.
    rests: u8,
    /// Some value is of a position that has stood in the game.
    past: bool,
    /// Some value counts on what is released.
    fed: bool,
    /// There is but one move.
    pub forced: bool,
    /// Moves that are only played if the one that was best before is not enough.
    pub later: Moves,
    /// A scout found the child in work better than expected: it is searched for its score.
    again: bool,
}

impl State {
    pub const fn new(depth: u8, window: Window, known: Range) -> Self {
        State {
            depth,
            window,
            alpha: window.alpha,
            slack: 0,
            next: 0,
            best: None,
            known,
            here: Range::NONE,
            free: Range::NONE,
            rests: Value::NOWHERE,
            past: false,
            fed: false,
            forced: false,
            later: Moves::NONE,
            again: false,
        }
    }

    /// Whether the child in work is only asked if it beats the best one.
    #[inline]
    const fn scouting(&self) -> bool {
        self.best.is_some() && !self.again
    }

    /// Whether the child in work may still change places with a later one: it is neither the first, which
    /// is often all that is needed, nor begun.
    #[cfg(feature = "cli")]
    pub const fn is_at_choice(&self) -> bool {
        self.next > 0 && !self.again
    }

    /// Whether no further child can matter.
    #[inline]
    pub fn cut(&self) -> bool {
        self.best
            .is_some_and(|(score, _)| score >= self.window.beta || self.here.lo >= self.known.hi)
    }

    /// The window in which the child in work, behind this move, is searched.
    #[inline]
    pub fn window_behind(&self, step: &Played, open: bool) -> Window {
        let window = match open {
            true => Window::OPEN,
            false if self.scouting() => Window::scout(self.window.alpha),
            false => self.window,
        };
        window.behind(step.gain - step.toll, step.same)
    }

    /// Takes the value of the child in work; `None` if it must be searched again.
    // Neither this nor the next is inlined: they would be compiled for each game again.
    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline)]
    pub fn absorb(&mut self, value: Value, step: &Played, open: bool) -> Option<Value> {
        let value = value.behind(step);
        let score = value.score;
        let beats = score > self.window.alpha;
        if !open && self.scouting() && beats && score < self.window.beta {
            self.again = true;
            return None;
        }
        self.again = false;
        self.next += 1;
        self.here = self.here.or(value.here);
        self.free = self.free.or(value.free);
        self.rests = self.rests.min(value.rests);
        self.past |= value.past || step.fate == Fate::Stood;
        self.fed |= value.fed;
        if self.best.is_none_or(|(best, _)| score > best) {
            self.best = Some((score, step.mv));
        }
        if beats && !open {
            self.window.alpha = self.window.alpha.max(score - self.slack);
        }
        Some(value)
    }

    /// The value of the position once all that matters was looked at, with the best move and the sort
    /// of score; for a node at this place on the stack, all of whose moves were looked at or not.
    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline)]
    pub fn value(&self, place: u8, all: bool) -> Option<(Value, Move, Kind)> {
        let (score, mv) = self.best?;
        let whole = |moves: Range| Range {
            lo: moves.lo.max(self.known.lo),
            hi: if all {
                moves.hi.min(self.known.hi)
            } else {
                self.known.hi
            },
        };
        let here = whole(self.here);
        let independent = self.rests >= place;
        let value = Value {
            free: if independent && !self.fed {
                here
            } else {
                whole(self.free)
            },
            rests: if independent {
                Value::NOWHERE
            } else {
                self.rests
            },
            past: self.past,
            fed: self.fed,
            ..Value::guess(score, here)
        };
        let kind = match value.score {
            score if score >= self.window.beta => Kind::Least,
            score if score <= self.alpha => Kind::Most,
            _ => Kind::Score,
        };
        Some((value, mv, kind))
    }
}
