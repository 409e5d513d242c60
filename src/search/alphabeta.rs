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

use super::node::{Child, Node, Toil, expand, margin};
use super::root::Root;
use super::table::{Kind, Table};
use super::value::{Value, Window};
use super::{AnySearch, Level, Limits};
use crate::board::Seat;
use crate::history::History;
use crate::line::Line;
use crate::moves::Move;
use crate::referee;
use crate::sheet::Sheet;

/// Depth is counted in half plies: a turn that gives another turn costs one, so that long runs are
/// followed further than exchanges.
const PLY: u8 = 2;
const AGAIN: u8 = 1;

/// Positions on the stack at most; what lies deeper is guessed.
const DEEPEST: usize = 200;

/// The search of one game from where it stands.
#[derive(Debug)]
pub struct Search<S: Sheet> {
    sheet: S,
    position: S::Position,
    /// The game's positions, and those of the line in work.
    past: History,
    stack: Vec<Node<S::Position>>,
    /// The lists of nodes that were left, kept for their allocations.
    spare: Vec<Vec<Child<S::Position>>>,
    root: Root,
    toil: Toil,
    /// The expected line, and which of the root's results it belongs to.
    line: (u32, Vec<Move>),
}

impl<S: Sheet> Search<S> {
    /// A search of a game as it stands.
    #[must_use]
    pub fn new(line: &Line<S>, over: bool) -> Self {
        let sheet = line.sheet().round_in_play();
        let position = *line.position();
        let repeated = line.past().has_repeated();
        let root = Root {
            layout: sheet.layout(),
            directions: S::DIRECTIONS,
            limits: Level::of(1),
            depth: 0,
            nodes: 0,
            done: true,
            moves: Vec::new(),
            found: Vec::new(),
            results: 0,
            all: false,
            lead: margin(&sheet, &position, sheet.to_move(&position)),
            provable: line.sheet().last_round(&position) && !repeated,
            over,
        };
        Search {
            sheet,
            position,
            past: line.past().clone(),
            stack: Vec::with_capacity(DEEPEST),
            spare: Vec::new(),
            root,
            toil: Toil::default(),
            line: (u32::MAX, Vec::new()),
        }
    }

    /// Opens the next iteration.
    fn deepen(&mut self) {
        self.root.depth += 1;
        let mut children = self.spare.pop().unwrap_or_default();
        for mv in self.root.open_iteration() {
            let (past, toil) = (&mut self.past, &mut self.toil);
            children.push(Child::of(&self.sheet, past, &self.position, mv, toil));
        }
        let depth = (self.root.depth * u32::from(PLY)).min(u32::from(u8::MAX)) as u8;
        let position = self.position;
        let key = self.sheet.key(&position);
        self.push(&position, key, depth, Window::OPEN, children);
    }

    #[inline]
    fn push(
        &mut self,
        position: &S::Position,
        key: u128,
        depth: u8,
        window: Window,
        children: Vec<Child<S::Position>>,
    ) {
        self.stack.push(Node {
            key,
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

    /// The value of a position, or `None` if it was put on the stack to be searched.
    fn enter(
        &mut self,
        position: &S::Position,
        depth: u8,
        window: Window,
        table: &Table,
    ) -> Option<Value> {
        if depth == 0 || self.stack.len() >= DEEPEST {
            return Some(Value::guess(0));
        }
        let key = self.sheet.key(position);
        let entry = table.probe(key);
        if let Some(value) = entry.and_then(|entry| entry.answer(depth, window)) {
            return Some(value);
        }
        let mover = self.sheet.to_move(position);
        let first = entry
            .and_then(|entry| entry.best())
            .map(|mv| self.turned(mv, mover));
        self.past.push(&self.sheet, position);
        let mut children = self.spare.pop().unwrap_or_default();
        let (past, toil) = (&mut self.past, &mut self.toil);
        expand(&self.sheet, past, position, first, toil, &mut children);
        self.push(position, key, depth, window, children);
        None
    }

    /// Goes on with the node on top of the stack: into its next move, or back to the one below.
    fn advance(&mut self, table: &mut Table) {
        let open = self.stack.len() == 1 && self.root.all;
        let Some(node) = self.stack.last() else {
            return;
        };
        if node.cut() || node.next == node.children.len() {
            return self.leave(table);
        }
        self.root.nodes += 1;
        let child = node.children[node.next];
        let window = node.window_of_child(open).behind(child.gain, child.same);
        let depth = node
            .depth
            .saturating_sub(if child.same { AGAIN } else { PLY });
        let value = child
            .decided
            .or_else(|| self.enter(&child.position, depth, window, table));
        if let Some(value) = value {
            self.absorb(value);
        }
    }

    /// Gives the value of the position behind the move in work to the node on top of the stack.
    fn absorb(&mut self, value: Value) {
        let at_root = self.stack.len() == 1;
        let open = at_root && self.root.all;
        let taken = self
            .stack
            .last_mut()
            .and_then(|node| node.absorb(value, open));
        if let (true, Some((mv, value))) = (at_root, taken) {
            self.root.take(mv, value);
        }
    }

    /// Finishes the node on top of the stack.
    fn leave(&mut self, table: &mut Table) {
        let Some(mut node) = self.stack.pop() else {
            return;
        };
        // Every node has a move, or its position would have been an end.
        let Some((value, mv)) = node.value() else {
            return;
        };
        let best = Some(self.turned(mv, node.mover));
        if node.path {
            let unproven = Value {
                lower: false,
                upper: false,
                ..value
            };
            table.store(node.key, 0, Kind::Most, unproven, best);
        } else {
            let kind = match value.score {
                score if score >= node.window.beta => Kind::Least,
                score if score <= node.alpha => Kind::Most,
                _ => Kind::Score,
            };
            table.store(node.key, node.depth, kind, value, best);
        }
        node.children.clear();
        self.spare.push(node.children);
        if self.stack.is_empty() {
            if self.root.goes_on(value) {
                self.deepen();
            }
        } else {
            self.past.pop();
            self.absorb(value);
        }
    }

    /// The line that the table remembers.
    fn remembered(&self, table: &Table) -> Vec<Move> {
        let mut line = Vec::new();
        let mut position = self.position;
        // The game's own history, without the moves in work: a line may end by a third time that began
        // long before it.
        let mut past = self.past.clone();
        past.take_back(self.stack.len().saturating_sub(1));
        let (mut next, mut toil) = (self.root.best(), Toil::default());
        while let Some(mv) = next {
            line.push(mv);
            let over =
                referee::play(&self.sheet, &mut position, mv, &mut past, &mut toil).is_some();
            if over || past.before() > 0 || line.len() >= DEEPEST {
                break;
            }
            let mover = self.sheet.to_move(&position);
            let legal = self.sheet.moves(&position);
            next = (table.probe(self.sheet.key(&position)))
                .and_then(|entry| entry.best())
                .map(|mv| self.turned(mv, mover))
                .filter(|mv| legal.contains(*mv));
        }
        line
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
}

impl<S: Sheet> AnySearch for Search<S> {
    fn begin(&mut self, limits: &Limits) {
        if !self.root.over {
            self.root.begin(self.sheet.moves(&self.position), limits);
            self.deepen();
        }
    }

    fn step(&mut self, table: &mut Table, nodes: u64) {
        // A slice is a matter of time: what endless turns take is part of it, though they are no nodes.
        let spent = |search: &Self| search.root.nodes + search.toil.nodes();
        let pause = spent(self).saturating_add(nodes.max(1));
        while !self.root.done && spent(self) < pause {
            self.advance(table);
            if self.root.nodes >= self.root.limits.nodes {
                self.root.stop();
            }
        }
    }

    fn root(&self) -> &Root {
        &self.root
    }

    fn root_mut(&mut self) -> &mut Root {
        &mut self.root
    }

    fn line(&mut self, table: &Table) -> &[Move] {
        if self.line.0 != self.root.results {
            self.line = (self.root.results, self.remembered(table));
        }
        &self.line.1
    }
}
