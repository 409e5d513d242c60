//! Iterative deepening alpha-beta over exact margins, generic over the rules.
//!
//! The value of a position is the margin still to be won by the player to move; points already in the
//! stores do not matter to it, so that the table can serve every way that leads there. The search is
//! written with a stack of its own instead of by recursion: it can stop after any node and go on as if
//! nothing had happened, and so its result does not depend on how it was sliced.
//!
//! **What is proven.** A value carries two marks: that perfect play reaches at least so much, and that
//! it reaches no more. Ends by the rules have both, guesses at the horizon neither; a node has the
//! first if its best move has, the second if all its moves were searched and have it. A position that
//! has stood before, on the way or in the game, is not searched again: it is guessed as if counted
//! now, without marks, and nothing that rests on it is kept in the table. A proof kept in the table is
//! therefore a tree in which no line meets a position twice (of the proofs for a position the one
//! stored first rests only on those stored before it). Followed from a position that has stood at most
//! once, no line of it can bring any position to its third time, so it holds under the rule of
//! repetition too. Where some position of the game that can still come back has stood twice already,
//! nothing is called exact.

use super::table::{Kind, Table};
use super::value::{Value, Window};
use super::{Analysis, AnySearch, Bound, Level, Limits, MoveValue};
use crate::board::Seat;
use crate::moves::Move;
use crate::referee;
use crate::series::{Series, write_move};
use crate::sheet::{Reason, Sheet};

/// Depth is counted in half plies: a turn that gives another turn costs one, so that long runs are
/// followed further than exchanges.
const PLY: u8 = 2;
const AGAIN: u8 = 1;

/// Positions on the stack at most; what lies deeper is guessed.
const DEEPEST: usize = 200;

/// A move played, with what it brings at once.
#[derive(Clone, Copy, Debug)]
struct Child<P> {
    mv: Move,
    position: P,
    gain: i32,
    /// The mover is to move again.
    same: bool,
    /// The value of `position`, where it need not be searched.
    decided: Option<Value>,
}

#[derive(Debug)]
struct Node<P> {
    key: u128,
    depth: u8,
    window: Window,
    /// Where `window` began, to tell in the end what sort of score was found.
    alpha: i32,
    mover: Seat,
    children: Vec<Child<P>>,
    next: usize,
    best: Option<(Value, Move)>,
    all_upper: bool,
    path: bool,
    /// A scout found the move in work better than expected; it is searched for its score.
    again: bool,
}

#[derive(Clone, Copy, Debug)]
struct RootMove {
    mv: Move,
    value: Option<Value>,
}

/// The search of one game from where it stands.
#[derive(Debug)]
pub struct Search<S: Sheet> {
    sheet: S,
    root: S::Position,
    over: bool,
    /// Points of the root are what a score is added to.
    lead: i64,
    /// Whether a proof may be called exact here.
    provable: bool,
    /// Footprints of the game and of the line in work.
    past: Vec<S::Position>,
    stack: Vec<Node<S::Position>>,
    /// Nodes taken off the stack, kept for their allocations.
    spare: Vec<Vec<Child<S::Position>>>,
    limits: Level,
    all: bool,
    /// Root moves in the order they are searched, with what the latest search found.
    moves: Vec<RootMove>,
    /// The same from the last iteration that was finished, or far enough to be trusted.
    found: Vec<RootMove>,
    depth: u32,
    nodes: u64,
    done: bool,
}

impl<S: Sheet> Search<S> {
    /// A search of a game as it stands.
    #[must_use]
    pub fn new(series: &Series<S>) -> Self {
        let sheet = series.sheet().round_in_play();
        let root = *series.position();
        let past = series.past().to_vec();
        let progress = sheet.progress(&root);
        let can_return: Vec<_> = past
            .iter()
            .filter(|earlier| sheet.progress(earlier) == progress)
            .collect();
        let twice = S::CYCLES
            && can_return
                .iter()
                .enumerate()
                .any(|(i, earlier)| can_return[..i].contains(earlier));
        Search {
            lead: margin(&sheet, &root, sheet.to_move(&root)),
            provable: series.sheet().last_round(&root) && !twice,
            over: series.outcome().is_some(),
            sheet,
            root,
            past,
            stack: Vec::with_capacity(DEEPEST),
            spare: Vec::new(),
            limits: Level::of(1),
            all: false,
            moves: Vec::new(),
            found: Vec::new(),
            depth: 0,
            nodes: 0,
            done: true,
        }
    }

    /// Opens the next iteration.
    fn deepen(&mut self) {
        self.depth += 1;
        for root in &mut self.moves {
            root.value = None;
        }
        let root = self.root;
        let mut children = self.children(&root, None);
        children.sort_by_key(|child| self.moves.iter().position(|root| root.mv == child.mv));
        let depth = (self.depth * u32::from(PLY)).min(u32::from(u8::MAX)) as u8;
        self.push(&root, depth, Window::OPEN, children);
    }

    fn push(
        &mut self,
        position: &S::Position,
        depth: u8,
        window: Window,
        children: Vec<Child<S::Position>>,
    ) {
        self.stack.push(Node {
            key: self.sheet.key(position),
            depth,
            window,
            alpha: window.alpha,
            mover: self.sheet.to_move(position),
            children,
            next: 0,
            best: None,
            all_upper: true,
            path: false,
            again: false,
        });
    }

    /// Plays every move of a position, the most promising first.
    fn children(&mut self, position: &S::Position, first: Option<Move>) -> Vec<Child<S::Position>> {
        let sheet = &self.sheet;
        let mover = sheet.to_move(position);
        let before = margin(sheet, position, mover);
        let mut children = self.spare.pop().unwrap_or_default();
        for mv in sheet.moves(position) {
            let mut after = *position;
            let reason = referee::play(sheet, &mut after, mv, &self.past, &mut ());
            let same = sheet.to_move(&after) == mover;
            let mut decided = reason.map(|reason| match reason {
                // A third time that the game's own history counts to holds on this way only.
                Reason::REPETITION => Value::repeated(0),
                _ => Value::proven(0),
            });
            let gain = (margin(sheet, &after, mover) - before) as i32;
            if S::CYCLES && decided.is_none() && referee::occurrences(sheet, &after, &self.past) > 0
            {
                let mover_there = sheet.to_move(&after);
                let mut counted = after;
                referee::count(sheet, &mut counted, Reason::REPETITION, &mut ());
                let now = margin(sheet, &after, mover_there);
                let gain_there = (margin(sheet, &counted, mover_there) - now) as i32;
                decided = Some(Value::repeated(gain_there));
            }
            children.push(Child {
                mv,
                position: after,
                gain,
                same,
                decided,
            });
        }
        children.sort_by_key(|child| {
            (
                Some(child.mv) != first,
                -(child.gain + if child.same { AGAIN_BONUS } else { 0 }),
            )
        });
        children
    }

    /// The value of a position, or `None` if it was put on the stack to be searched.
    fn enter(
        &mut self,
        position: &S::Position,
        depth: u8,
        window: Window,
        table: &mut Table,
    ) -> Option<Value> {
        self.nodes += 1;
        if depth == 0 || self.stack.len() >= DEEPEST {
            return Some(Value::guess(0));
        }
        let key = self.sheet.key(position);
        let mover = self.sheet.to_move(position);
        let entry = table.probe(key);
        if let Some(value) = entry.and_then(|entry| entry.answer(depth, window)) {
            return Some(value);
        }
        let first = entry
            .and_then(|entry| entry.best())
            .map(|mv| self.turned(mv, mover));
        self.past.push(self.sheet.footprint(position));
        let children = self.children(position, first);
        self.push(position, depth, window, children);
        None
    }

    /// Goes on with the node on top of the stack: into its next move, or back to the one below.
    fn advance(&mut self, table: &mut Table) {
        let at_root = self.stack.len() == 1;
        let Some(node) = self.stack.last_mut() else {
            return;
        };
        let cut = node
            .best
            .is_some_and(|(value, _)| value.score >= node.window.beta);
        if cut || node.next == node.children.len() {
            return self.leave(cut, table);
        }
        let child = node.children[node.next];
        let window = match at_root && self.all {
            true => Window::OPEN,
            false if node.scouting() => Window::scout(node.window.alpha),
            false => node.window,
        };
        let depth = node
            .depth
            .saturating_sub(if child.same { AGAIN } else { PLY });
        let value = match child.decided {
            Some(value) => {
                self.nodes += 1;
                Some(value)
            }
            None => {
                let window = window.behind(child.gain, child.same);
                self.enter(&child.position, depth, window, table)
            }
        };
        if let Some(value) = value {
            self.absorb(value);
        }
    }

    /// Takes the value of the position behind the move in work.
    fn absorb(&mut self, value: Value) {
        let open = self.stack.len() == 1 && self.all;
        let at_root = self.stack.len() == 1;
        let Some(node) = self.stack.last_mut() else {
            return;
        };
        let child = &node.children[node.next];
        let (value, mv) = (value.behind(child.gain, child.same), child.mv);
        let beats = value.score > node.window.alpha;
        if !open && node.scouting() && beats && value.score < node.window.beta {
            node.again = true;
            return;
        }
        node.again = false;
        node.next += 1;
        node.path |= value.path;
        node.all_upper &= value.upper;
        if node.best.is_none_or(|(best, _)| value.score > best.score) {
            node.best = Some((value, mv));
        }
        if beats && !open {
            node.window.alpha = value.score;
        }
        if at_root && let Some(root) = self.moves.iter_mut().find(|root| root.mv == mv) {
            root.value = Some(value);
        }
    }

    /// Finishes the node on top of the stack.
    fn leave(&mut self, cut: bool, table: &mut Table) {
        let Some(mut node) = self.stack.pop() else {
            return;
        };
        node.children.clear();
        self.spare.push(core::mem::take(&mut node.children));
        // Every node has a move, or the position would have been an end.
        let Some((best, mv)) = node.best else { return };
        let value = Value {
            upper: !cut && node.all_upper,
            path: node.path,
            ..best
        };
        if node.path {
            let unproven = Value {
                lower: false,
                upper: false,
                ..value
            };
            table.store(
                node.key,
                0,
                Kind::Most,
                unproven,
                Some(self.turned(mv, node.mover)),
            );
        } else {
            let kind = match value.score {
                score if score >= node.window.beta => Kind::Least,
                score if score <= node.alpha => Kind::Most,
                _ => Kind::Score,
            };
            table.store(
                node.key,
                node.depth,
                kind,
                value,
                Some(self.turned(mv, node.mover)),
            );
        }
        if self.stack.is_empty() {
            self.iterated(value);
        } else {
            self.past.pop();
            self.absorb(value);
        }
    }
}

impl<P> Node<P> {
    /// Whether the move in work is only asked if it beats the best one.
    fn scouting(&self) -> bool {
        self.best.is_some() && !self.again
    }
}

impl<S: Sheet> Search<S> {
    /// Takes an iteration as finished.
    fn iterated(&mut self, value: Value) {
        self.publish();
        let proven = match self.all {
            true => self
                .found
                .iter()
                .all(|root| root.value.is_some_and(Value::is_proven)),
            false => value.is_proven(),
        };
        if proven || self.depth >= self.limits.plies {
            self.done = true;
        } else {
            self.deepen();
        }
    }

    /// Makes known what the root moves are worth by now, the best first.
    fn publish(&mut self) {
        // Of equal scores the one searched first is the true one, the others may only be bounds.
        self.moves
            .sort_by_key(|root| root.value.map_or(i32::MAX, |value| -value.score));
        for root in &mut self.moves {
            if root.value.is_none() {
                root.value = self
                    .found
                    .iter()
                    .find(|old| old.mv == root.mv)
                    .and_then(|old| old.value);
            }
        }
        self.found.clone_from(&self.moves);
    }

    /// A move as the player to move sees it, or back.
    fn turned(&self, mv: Move, mover: Seat) -> Move {
        match mover {
            Seat::South => mv,
            Seat::North => Move {
                cell: self.sheet.layout().turned(mv.cell),
                ..mv
            },
        }
    }

    /// The line that the table remembers, the best move first.
    fn line(&self, table: &Table) -> Vec<String> {
        let mut line = Vec::new();
        let (mut position, mut past) = (self.root, self.past.clone());
        let mut next = self.found.first().map(|root| root.mv);
        while let Some(mv) = next {
            line.push(write_move(&self.sheet, mv));
            let over = referee::play(&self.sheet, &mut position, mv, &past, &mut ()).is_some();
            let again = S::CYCLES && referee::occurrences(&self.sheet, &position, &past) > 0;
            if over || again || line.len() >= DEEPEST {
                break;
            }
            past.push(self.sheet.footprint(&position));
            let mover = self.sheet.to_move(&position);
            let legal = self.sheet.moves(&position);
            next = (table.probe(self.sheet.key(&position)))
                .and_then(|entry| entry.best())
                .map(|mv| self.turned(mv, mover))
                .filter(|mv| legal.contains(*mv));
        }
        line
    }
}

impl<S: Sheet> AnySearch for Search<S> {
    fn begin(&mut self, limits: &Limits) {
        self.limits = limits.horizon();
        self.all = limits.all;
        let legal = self.sheet.moves(&self.root);
        self.moves = match self.over {
            true => Vec::new(),
            false => legal.map(|mv| RootMove { mv, value: None }).collect(),
        };
        self.moves.sort_by_key(|root| shuffle(limits.seed, root.mv));
        self.found.clone_from(&self.moves);
        self.done = self.moves.is_empty();
        if !self.done {
            self.deepen();
        }
    }

    fn step(&mut self, table: &mut Table, nodes: u64) {
        let pause = self.nodes.saturating_add(nodes.max(1));
        while !self.done && self.nodes < pause {
            self.advance(table);
            if self.nodes >= self.limits.nodes {
                self.stop();
            }
        }
    }

    fn stop(&mut self) {
        if self.done {
            return;
        }
        // An iteration that was broken off counts once it has looked at the move that led so far.
        let root = self.stack.first();
        if self.depth > 1 && root.is_some_and(|node| node.next > 0) || self.depth == 1 {
            self.publish();
        }
        self.depth -= 1;
        self.done = true;
    }

    fn done(&self) -> bool {
        self.done
    }

    fn analysis(&self, table: &Table) -> Analysis {
        let written = |mv| write_move(&self.sheet, mv);
        let moves: Vec<MoveValue> = (self.found.iter())
            .map(|root| {
                let value = root.value.unwrap_or(Value::guess(0));
                let bound = match (value.lower, value.upper) {
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
            })
            .collect();
        // The best move's score is exact only if no other can be better.
        let best = self.found.first().and_then(|root| root.value);
        let exact = self.provable
            && best.is_some_and(|best| {
                best.lower
                    && self.found.iter().all(|root| {
                        root.value
                            .is_some_and(|value| value.upper && value.score <= best.score)
                    })
            });
        Analysis {
            done: self.done,
            best: moves
                .first()
                .map(|best| best.mv.clone())
                .unwrap_or_default(),
            score: self.lead + i64::from(best.map_or(0, |best| best.score)),
            exact: exact || (self.over && self.provable),
            depth: if self.done {
                self.depth
            } else {
                self.depth.saturating_sub(1)
            },
            nodes: self.nodes,
            line: self.line(table),
            moves,
        }
    }
}

/// The order in which equal root moves are looked at: board order for seed 0, another for each other.
fn shuffle(seed: u64, mv: Move) -> u64 {
    let code = u64::from(mv.code());
    match seed {
        0 => code,
        _ => {
            let mixed = (seed.wrapping_mul(64) + code + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            (mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 3
        }
    }
}

/// What a search prefers a turn that gives another turn by, when it orders moves.
const AGAIN_BONUS: i32 = 3;

/// What a player leads by.
fn margin<S: Sheet>(sheet: &S, position: &S::Position, seat: Seat) -> i64 {
    let points = sheet.points(position);
    points[seat] - points[seat.other()]
}
