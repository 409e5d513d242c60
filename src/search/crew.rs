//! Several threads at one search: they share the table, and keep out of each other's way.
//!
//! Each of them searches all of the tree, and finds in the table what the others have done (*lazy SMP*).
//! What another one is at just now it puts off for as long as there is something else to do (after T.
//! Kerrigan's simplified ABDADA). Which of two finds something first is a matter of chance, and so are
//! nodes and guesses then; what is proven is proven, whoever did it: a bound in the table rests on none
//! that was stored later.

use core::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use super::alphabeta::Search;
use super::node::PLY;
use super::table::Table;
use super::{AnySearch, Engine};
use crate::sheet::Sheet;

/// Nodes that each thread visits between two looks at whether another one is done.
const SLICE: u64 = 50_000;

/// From this depth on positions are put off; below it that takes longer than to look at them twice.
const WORTH: u8 = 4 * PLY;

/// The searches beside the first, and how many there are to be.
#[derive(Default)]
pub(super) struct Crew {
    others: Vec<Box<dyn AnySearch>>,
    wanted: u32,
}

impl Crew {
    /// Begins anew, with searches made by `search`.
    pub fn gather(&mut self, search: impl Fn() -> Box<dyn AnySearch>) {
        self.others = (0..self.wanted).map(|_| search()).collect();
    }

    /// Has all of them work for so many nodes each. Who is done first changes places with `first`.
    pub fn step(&mut self, first: &mut Box<dyn AnySearch>, table: &Table, mut nodes: u64) {
        if self.others.is_empty() {
            return first.step(table, nodes);
        }
        nodes = nodes.max(1);
        while nodes > 0 && !first.root().done {
            let slice = nodes.min(SLICE);
            nodes -= slice;
            thread::scope(|scope| {
                for search in &mut self.others {
                    scope.spawn(|| search.step(table, slice));
                }
                first.step(table, slice);
            });
            if let Some(done) = (self.others.iter_mut()).find(|search| search.root().done)
                && !first.root().done
            {
                core::mem::swap(first, done);
            }
        }
    }

    /// Nodes of all but the first.
    pub fn nodes(&self) -> u64 {
        self.others.iter().map(|search| search.root().nodes).sum()
    }
}

impl Engine {
    /// Has so many threads work at each search from the next one on; one unless another number is set.
    ///
    /// With more than one, scores that are not proven and the nodes it takes differ from time to time,
    /// and limits of nodes are reached by each of them.
    pub fn set_threads(&mut self, threads: u32) {
        self.crew.wanted = threads.saturating_sub(1);
        self.table.share(threads > 1);
    }
}

/// The positions that threads are at; what does not fit is forgotten.
#[derive(Debug, Default)]
pub(super) struct Busy {
    keys: Vec<AtomicU64>,
}

impl Busy {
    /// As many positions as will hardly ever be in work at the same time, or none.
    pub fn new(shared: bool) -> Self {
        let len = if shared { 4096 } else { 0 };
        Busy {
            keys: (0..len).map(|_| AtomicU64::new(0)).collect(),
        }
    }

    fn is_shared(&self) -> bool {
        !self.keys.is_empty()
    }

    fn place(&self, key: u128) -> Option<(&AtomicU64, u64)> {
        let mixed = (key as u64 ^ (key >> 61) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let place = (mixed >> 40) as usize % self.keys.len().max(1);
        Some((self.keys.get(place)?, mixed | 1))
    }

    /// A thread begins with a position, to be searched so deep.
    #[inline]
    pub fn enter(&self, key: u128, depth: u8) {
        if depth >= WORTH - PLY
            && let Some((place, mark)) = self.place(key)
        {
            place.store(mark, Ordering::Relaxed);
        }
    }

    /// It has done with it.
    #[inline]
    pub fn leave(&self, key: u128, depth: u8) {
        if depth >= WORTH - PLY
            && let Some((place, mark)) = self.place(key)
            && place.load(Ordering::Relaxed) == mark
        {
            place.store(0, Ordering::Relaxed);
        }
    }

    fn has(&self, key: u128) -> bool {
        self.place(key)
            .is_some_and(|(place, mark)| place.load(Ordering::Relaxed) == mark)
    }
}

impl<S: Sheet> Search<S> {
    /// Takes a move first that leads where nobody else is, if there is one. The first move is not put
    /// off: often it is all that is needed.
    #[inline]
    pub(super) fn yield_to_others(&mut self, table: &Table) {
        if !table.busy.is_shared() {
            return;
        }
        let Some(node) = self.stack.last() else {
            return;
        };
        let next = node.state.next;
        if node.state.depth < WORTH || !node.state.is_at_choice() {
            return;
        }
        let free = (node.children.iter().skip(next))
            .position(|child| !table.busy.has(self.key(&child.position)));
        if let Some(at) = free
            && let Some(node) = self.stack.last_mut()
        {
            node.children.swap(next, next + at);
        }
    }
}
