//! Iterative deepening alpha-beta over exact margins, generic over the rules.
//!
//! The value of a position is the margin still to be won by the player to move; points already in the
//! stores do not matter to it, so that the table can serve every way that leads there. The search is
//! written with a stack of its own instead of by recursion: it can stop after any node and go on as if
//! nothing had happened, and so its result does not depend on how it was sliced.
//!
//! **What is proven.** Beside its guess a value says what perfect play wins at least and at most. Ends
//! by the rules are exact; at the horizon nobody can win more than may still be won
//! ([`Sheet::most`]); a node wins at least what its best move does and, once all its moves were looked
//! at, at most what the best of them may. Where the guess cuts off, the upper bound is left open.
//!
//! **Repetition.** The third time a position stands, the game is counted as it lies. That a player can
//! win at least *v* (of at most *v* the same holds from the other side) is shown by a strategy: a graph
//! of positions with one move for him and all for the other, whose ends bring *v*. Followed in a game
//! in which no position that can come back has stood twice, it keeps its promise if every position that
//! a line of it can meet more than once would also bring *v* when it is counted. So a position that
//! stands on the stack already may be taken to bring the least that counting any position of the
//! circle would, this one included: if it does not, in the end, then neither does what rests on it.
//! Until that position is done, such a bound holds on this way alone (`here`), and is not kept; then it
//! holds on every way (`free`), as nothing below it rests on what lies above.
//!
//! Nothing else brings a position back. A bound that is kept rests only on the graph it was found in
//! and on bounds kept before it. Let a line always follow the bound kept first, of those that promise
//! enough: at a position met twice without a gain between, the later bound would have served the first
//! time. Between two times of the same position nothing is gained but in Ô Ăn Quan, where a pebble that
//! has to be borrowed (thả cá) leaves a debt: it wins a point at once, and one more when it is caught
//! again. There a bound that is kept does not count on what the other player releases before the next
//! mandarin stone is taken, which no earlier position survives: two points are taken off for each pebble
//! ([`FED`](super::value::FED)). What is won on the way between is then never more than nothing, and the
//! argument holds. At the root such releases count (`fed`), unless the search went through positions
//! that stood in the game (`past`): those on the stack are met once, and once again among bounds that
//! are kept.
//!
//! **Questions.** A search that is asked whether so much can be won (`mancala solve --at-least`) lets
//! the player who has to prove it lose at the horizon, and looks for nothing else. It needs no circle:
//! what it finds is a tree that ends by the rules everywhere, and who always follows the lowest one that
//! promises enough meets no position twice, by the argument above, as all releases are taken off there.
//!
//! What [tables](crate::tables) know beforehand holds on any way, as if it had been kept before all else.
//!
//! Where some position of the game that can still come back has stood twice already, nothing is called
//! exact.

use super::entry::Kind;
use super::node::{Child, Fate, Node, PLY, State, Toil, Way, expand, margin};
use super::root::Root;
use super::table::Table;
use super::value::{Value, Window};
use super::{AnySearch, Limits};
use crate::board::Seat;
use crate::line::Line;
use crate::moves::{Move, Moves};
use crate::referee;
use crate::sheet::Sheet;

/// Positions on the stack at most; what lies deeper is guessed.
const DEEPEST: usize = 200;

/// The search of one game from where it stands.
#[derive(Debug)]
pub struct Search<S: Sheet> {
    pub(super) sheet: S,
    pub(super) position: S::Position,
    pub(super) way: Way,
    pub(super) stack: Vec<Node<S::Position>>,
    /// The lists of nodes that were left, kept for their allocations.
    spare: Vec<Vec<Child<S::Position>>>,
    pub(super) root: Root,
    /// What can still be won at the root: where it is as much, nothing has been won.
    pub(super) most: i16,
    /// How many turns in a row the player to move at the root has had.
    run: usize,
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
        let provable = line.sheet().is_provable(&position) && !repeated;
        let lead = margin(&sheet, &position, sheet.to_move(&position));
        let most = if S::ENDINGS { sheet.most(&position) } else { 0 };
        let root = Root::new(
            (sheet.layout(), S::DIRECTIONS, S::RELAYS),
            lead,
            provable,
            over,
        );
        Search {
            sheet,
            position,
            way: Way {
                past: line.past().clone(),
                base: line.past().len().saturating_sub(1),
                toil: Toil::default(),
                #[cfg(feature = "cli")]
                prover: None,
            },
            stack: Vec::with_capacity(DEEPEST),
            spare: Vec::new(),
            root,
            most,
            run: if S::CYCLES { 0 } else { line.run() },
            line: (u32::MAX, Vec::new()),
        }
    }

    /// Opens the next iteration.
    fn deepen(&mut self) {
        self.root.depth += self.root.stride();
        let mut children = self.spare.pop().unwrap_or_default();
        for mv in self.root.open_iteration() {
            children.push(Child::of(&self.sheet, &mut self.way, &self.position, mv));
        }
        let depth = (self.root.depth * u32::from(PLY)).min(u32::from(u8::MAX)) as u8;
        let mut state = State::new(depth, self.root.window(), Value::UNKNOWN.here);
        state.forced = children.len() == 1;
        state.slack = self.root.slack;
        let position = self.position;
        let key = self.key(&position);
        self.push(&position, key, state, children);
    }

    #[inline(never)]
    fn push(
        &mut self,
        position: &S::Position,
        key: u128,
        state: State,
        children: Vec<Child<S::Position>>,
    ) {
        self.stack.push(Node {
            key,
            mover: self.sheet.to_move(position),
            children,
            state,
        });
    }

    /// The value of a position, or `None` if it was put on the stack to be searched.
    pub(super) fn enter(
        &mut self,
        position: &S::Position,
        depth: u8,
        window: Window,
        table: &Table,
    ) -> Option<Value> {
        let mut known = self.beforehand(position, table);
        if let Some(value) = window.answer(known) {
            return Some(value);
        }
        if depth == 0 || self.stack.len() >= DEEPEST {
            return Some(Value::guess(self.guess(position), known));
        }
        #[cfg(feature = "cli")]
        if let Some(value) = self
            .too_little(position, window, known)
            .or_else(|| self.last_ply(position, depth, (window, known), table))
        {
            return Some(value);
        }
        let key = self.key(position);
        let mut first = None;
        if let Some(entry) = table.probe(key) {
            known = known.and(entry.proven());
            if let Some(value) = entry.answer(depth, window, known) {
                return Some(value);
            }
            first = Some(self.turned(entry.best(), self.sheet.to_move(position)));
        }
        self.way.past.push(&self.sheet, position);
        let mut children = self.spare.pop().unwrap_or_default();
        let moves = self.sheet.moves(position);
        let mut state = State::new(depth, window, known);
        state.forced = moves.len() == 1;
        let mut now = moves;
        if let Some(mv) = first.filter(|mv| moves.contains(*mv)) {
            // Often it is all that is needed.
            (now, state.later) = (Moves::only(mv), moves.without(mv));
        }
        expand(&self.sheet, &mut self.way, position, now, &mut children);
        #[cfg(feature = "cli")]
        table.busy.enter(key, depth);
        self.push(position, key, state, children);
        None
    }

    /// Plays the moves that were put off when the node on top of the stack was made.
    fn expand_later(&mut self) {
        let position = *self.position_of(self.stack.len().saturating_sub(1));
        if let Some(node) = self.stack.last_mut() {
            let later = core::mem::take(&mut node.state.later);
            let children = &mut node.children;
            expand(&self.sheet, &mut self.way, &position, later, children);
        }
    }

    /// Whether one more turn of the same player is more than the level follows.
    #[inline(never)]
    fn is_out_of_sight(&self) -> bool {
        let mover = self.stack.last().map(|node| node.mover);
        let own = |node: &&Node<_>| Some(node.mover) == mover;
        let mut run = self.stack.iter().rev().take_while(own).count();
        if run == self.stack.len() {
            run += self.run;
        }
        run > usize::from(self.root.limits.again)
    }

    /// What a position is kept under.
    // Once in the module, where two bodies of it would weigh more than a call costs.
    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline)]
    pub(super) fn key(&self, position: &S::Position) -> u128 {
        let key = self.sheet.key(position);
        #[cfg(feature = "cli")]
        // The same board with the other player to prove something is another question.
        let key = key ^ u128::from(self.way.proves(self.sheet.to_move(position))) << 127;
        key
    }

    /// The position of a node on the stack.
    pub(super) fn position_of(&self, place: usize) -> &S::Position {
        match place.checked_sub(1).and_then(|below| self.stack.get(below)) {
            Some(node) => &node.child().position,
            None => &self.position,
        }
    }

    /// Goes on with the node on top of the stack: into its next move, or back to the one below.
    fn advance(&mut self, table: &Table) {
        #[cfg(feature = "cli")]
        self.yield_to_others(table);
        let Some(node) = self.stack.last() else {
            return;
        };
        let value = if node.is_done() {
            self.leave(table)
        } else if node.state.next == node.children.len() {
            self.expand_later();
            return;
        } else {
            self.root.nodes += 1;
            let Child { step, position } = *node.child();
            let open = self.stack.len() == 1 && self.root.all;
            let window = node.state.window_behind(&step, open);
            let mut depth = node.depth_behind(&step);
            // Where play can come back, another turn is the other player's pass.
            if !S::CYCLES && step.same && self.is_out_of_sight() {
                depth = 0;
            }
            match step.fate {
                Fate::Open | Fate::Stood => self.enter(&position, depth, window, table),
                Fate::End => Some(Value::END),
                Fate::Again(_) if self.root.is_asked() => {
                    self.enter(&position, depth, window, table)
                }
                Fate::Again(place) if S::CYCLES => Some(self.repeated(&position, place)),
                Fate::Again(_) | Fate::Third => Some(self.third(&position)),
            }
        };
        let at_root = self.stack.len() == 1;
        if let (Some(value), Some(node)) = (value, self.stack.last_mut()) {
            let step = &node.children[node.state.next].step;
            let taken = node.state.absorb(value, step, at_root && self.root.all);
            if let (true, Some(value)) = (at_root, taken) {
                self.root.take(step.mv, value);
            }
        }
    }

    /// Finishes the node on top of the stack; gives its value to the one below.
    fn leave(&mut self, table: &Table) -> Option<Value> {
        let mut node = self.stack.pop()?;
        let all = node.has_seen_all();
        // Every node has a move, or its position would have been an end.
        let (value, mv, kind) = node.state.value(self.stack.len() as u8, all)?;
        // A score that rests on a repetition answers nothing when the position is met on another way.
        let searched = match value.rests {
            Value::NOWHERE => (node.state.depth, kind),
            _ => (0, Kind::Most),
        };
        #[cfg(feature = "cli")]
        table.busy.leave(node.key, node.state.depth);
        let best = self.turned(mv, node.mover);
        table.store(node.key, searched, (value.score, value.free), best);
        node.children.clear();
        self.spare.push(node.children);
        if self.stack.is_empty() {
            if self.root.goes_on(value) {
                self.deepen();
            }
            return None;
        }
        self.way.past.pop();
        Some(value)
    }

    /// The line that the table remembers.
    fn remembered(&self, table: &Table) -> Vec<Move> {
        let mut line = Vec::new();
        let mut position = self.position;
        // The game's own history, without the moves in work: a line may end by a third time that began
        // long before it.
        let mut past = self.way.past.clone();
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
            next = (table.probe(self.key(&position)))
                .map(|entry| self.turned(entry.best(), mover))
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
            self.root.begin(limits);
            for mv in self.sheet.moves(&self.position) {
                let child = Child::of(&self.sheet, &mut self.way, &self.position, mv);
                self.root
                    .add(mv, child.step.gain, child.step.fate == Fate::Stood);
            }
            self.deepen();
        }
    }

    #[cfg(feature = "cli")]
    fn ask(&mut self, margin: i64, own: bool) {
        let mover = self.sheet.to_move(&self.position);
        self.way.prover = Some(if own { mover } else { mover.other() });
        self.root.ask(margin);
        self.begin(&Limits {
            nodes: Some(u64::MAX),
            ..Limits::default()
        });
    }

    fn step(&mut self, table: &Table, nodes: u64) {
        // A slice is a matter of time: what endless turns take is part of it, though they are no nodes.
        let spent = |search: &Self| search.root.nodes + search.way.toil.nodes();
        let pause = spent(self).saturating_add(nodes.max(1));
        while !self.root.done && spent(self) < pause {
            self.advance(table);
            if self.root.nodes >= self.root.limits.nodes && !self.root.looks_again() {
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
