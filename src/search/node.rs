//! The parts of the tree: a move played, and a position whose moves are being looked at.

use super::value::{Value, Window};
use crate::board::Seat;
use crate::history::History;
use crate::moves::Move;
use crate::referee;
use crate::sheet::{Reason, Sheet};
use crate::transfer::{Observer, Step};

/// What a turn that gives another turn is preferred by when moves are ordered, in points.
const AGAIN_BONUS: i32 = 3;

/// Hears of endless turns only: one of them can take longer than a million other moves.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Toil {
    laps: u64,
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
    fn note(&mut self, step: impl FnOnce() -> Step) {
        if let Step::Endless { laps } = step() {
            self.laps += laps;
        }
    }
}

/// A move played, with what it brings at once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child<P> {
    pub mv: Move,
    pub position: P,
    /// By how much the mover's margin grows.
    pub gain: i32,
    /// The mover is to move again.
    pub same: bool,
    /// The value of `position`, where it need not be searched.
    pub decided: Option<Value>,
}

impl<P: Copy + Eq> Child<P> {
    /// Plays a move.
    pub fn of<S: Sheet<Position = P>>(
        sheet: &S,
        past: &mut History,
        before: &P,
        mv: Move,
        toil: &mut Toil,
    ) -> Self {
        let mover = sheet.to_move(before);
        let mut position = *before;
        let reason = referee::play(sheet, &mut position, mv, past, toil);
        let again = past.before() > 0;
        past.pop();
        let decided = match reason {
            // A third time rests on the way that led here, as the second does.
            Some(Reason::REPETITION) => Some(Value::repeated(0)),
            Some(_) => Some(Value::proven(0)),
            None => again.then(|| Value::repeated(split_now(sheet, &position))),
        };
        Child {
            mv,
            position,
            gain: gain(sheet, before, &position, mover),
            same: sheet.to_move(&position) == mover,
            decided,
        }
    }

    /// How promising the move looks.
    #[inline]
    fn promise(&self) -> i32 {
        self.gain + if self.same { AGAIN_BONUS } else { 0 }
    }
}

/// Plays every move of a position into `children`, the most promising first, `first` before all.
pub(super) fn expand<S: Sheet>(
    sheet: &S,
    past: &mut History,
    position: &S::Position,
    first: Option<Move>,
    toil: &mut Toil,
    children: &mut Vec<Child<S::Position>>,
) {
    for mv in sheet.moves(position) {
        let child = Child::of(sheet, past, position, mv, toil);
        let goes_before = |other: &Child<S::Position>| {
            Some(other.mv) != first && (Some(mv) == first || child.promise() > other.promise())
        };
        // Swapped into its place and not inserted: the few that move are quicker moved one by one.
        let mut at = children.len();
        children.push(child);
        while at > 0 && goes_before(&children[at - 1]) {
            children.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// What the player to move would gain if the position were counted as a repetition.
fn split_now<S: Sheet>(sheet: &S, position: &S::Position) -> i32 {
    let mut counted = *position;
    referee::count(sheet, &mut counted, Reason::REPETITION, &mut ());
    gain(sheet, position, &counted, sheet.to_move(position))
}

/// What a player leads by.
#[inline]
pub(super) fn margin<S: Sheet>(sheet: &S, position: &S::Position, seat: Seat) -> i64 {
    let points = sheet.points(position);
    points[seat] - points[seat.other()]
}

/// By how much a player's margin grows; never more than all there is, so that it fits.
#[inline]
fn gain<S: Sheet>(sheet: &S, before: &S::Position, after: &S::Position, seat: Seat) -> i32 {
    (margin(sheet, after, seat) - margin(sheet, before, seat)) as i32
}

/// A position whose moves are being looked at.
#[derive(Debug)]
pub(super) struct Node<P> {
    pub key: u128,
    pub depth: u8,
    pub window: Window,
    /// Where `window` began, to tell in the end what sort of score was found.
    pub alpha: i32,
    pub mover: Seat,
    pub children: Vec<Child<P>>,
    /// The child in work.
    pub next: usize,
    pub best: Option<(Value, Move)>,
    /// All values so far are proven to be no more than they say.
    pub all_upper: bool,
    /// Some value rests on a repetition.
    pub path: bool,
    /// A scout found the child in work better than expected: it is searched for its score.
    pub again: bool,
}

impl<P> Node<P> {
    /// Whether the child in work is only asked if it beats the best one.
    #[inline]
    pub fn scouting(&self) -> bool {
        self.best.is_some() && !self.again
    }

    /// Whether no further child can matter.
    #[inline]
    pub fn cut(&self) -> bool {
        self.best
            .is_some_and(|(value, _)| value.score >= self.window.beta)
    }

    /// The window in which the child in work is searched, from the point of view of this node.
    #[inline]
    pub fn window_of_child(&self, open: bool) -> Window {
        match open {
            true => Window::OPEN,
            false if self.scouting() => Window::scout(self.window.alpha),
            false => self.window,
        }
    }

    /// Takes the value of the child in work; `None` if it must be searched again.
    pub fn absorb(&mut self, value: Value, open: bool) -> Option<(Move, Value)> {
        let child = &self.children[self.next];
        let (value, mv) = (value.behind(child.gain, child.same), child.mv);
        let beats = value.score > self.window.alpha;
        if !open && self.scouting() && beats && value.score < self.window.beta {
            self.again = true;
            return None;
        }
        self.again = false;
        self.next += 1;
        self.path |= value.path;
        self.all_upper &= value.upper;
        if self.best.is_none_or(|(best, _)| value.score > best.score) {
            self.best = Some((value, mv));
        }
        if beats && !open {
            self.window.alpha = value.score;
        }
        Some((mv, value))
    }

    /// The value of the position, once all that matters was looked at.
    #[inline]
    pub fn value(&self) -> Option<(Value, Move)> {
        let (best, mv) = self.best?;
        Some((
            Value {
                upper: !self.cut() && self.all_upper,
                path: self.path,
                ..best
            },
            mv,
        ))
    }
}
