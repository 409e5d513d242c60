//! The positions that have stood before, for the rule of repetition.

use core::hint::select_unpredictable;
use core::ops::Range;

use crate::sheet::Sheet;

/// The opening and the position after each turn, as far as repetition looks at them.
///
/// Of a game in which nothing can come back ([`Sheet::CYCLES`]) nothing is kept.
#[derive(Clone, Debug, Default)]
pub struct History {
    entries: Vec<Entry>,
}

/// A position that has stood. Small, since one is written at every move of a search.
#[derive(Clone, Debug)]
struct Entry {
    /// [`Sheet::footprint`] of the position.
    footprint: u128,
    /// Two bits for each footprint since the progress is what it is, this one included: most positions
    /// are told from all earlier ones by a look at their two.
    glances: u64,
    /// The first entry of the same progress; what stands before it cannot come back.
    since: u32,
    /// [`Sheet::progress`] of the position.
    progress: u16,
    /// How often the position had stood before.
    before: u16,
}

impl History {
    /// A history that begins with this position.
    #[must_use]
    pub fn from<S: Sheet>(sheet: &S, opening: &S::Position) -> Self {
        let mut history = History::default();
        history.push(sheet, opening);
        history
    }

    /// Adds the position after a turn.
    #[inline(always)]
    pub fn push<S: Sheet>(&mut self, sheet: &S, position: &S::Position) {
        if !S::CYCLES {
            return;
        }
        let progress = sheet.progress(position);
        let footprint = sheet.footprint(position);
        let bits = glance(footprint);
        let (mut since, mut glances) = (self.entries.len() as u32, 0);
        if let Some(last) = self.entries.last() {
            // Whether something was captured is anybody's guess: not a branch.
            let same = last.progress == progress;
            since = select_unpredictable(same, last.since, since);
            glances = select_unpredictable(same, last.glances, glances);
        }
        let before = if glances & bits == bits {
            self.count(since, footprint)
        } else {
            0
        };
        glances |= bits;
        self.entries.push(Entry {
            footprint,
            glances,
            since,
            progress,
            before,
        });
    }

    /// Takes the latest position back.
    #[inline(always)]
    pub fn pop(&mut self) {
        self.entries.pop();
    }

    /// Takes back the latest positions, so many.
    pub fn take_back(&mut self, positions: usize) {
        let len = self.entries.len().saturating_sub(positions);
        self.entries.truncate(len);
    }

    /// How often the latest position had stood before.
    #[inline(always)]
    #[must_use]
    pub fn before(&self) -> usize {
        self.entries.last().map_or(0, |last| last.before.into())
    }

    /// Whether some position that can still come back has stood more than once.
    #[must_use]
    pub fn has_repeated(&self) -> bool {
        let since = self.entries.last().map_or(0, |last| last.since as usize);
        self.entries[since..].iter().any(|entry| entry.before > 0)
    }

    /// Where the latest position stood before, if it did: the number of an entry, from 0.
    #[inline(always)]
    #[must_use]
    pub fn earlier(&self) -> Option<usize> {
        let last = self.entries.last().filter(|last| last.before > 0)?;
        self.latest(last.since as usize..self.entries.len() - 1, last.footprint)
    }

    /// Whether no position before the latest can come back.
    #[inline(always)]
    #[must_use]
    pub fn is_new_stage(&self) -> bool {
        self.entries
            .last()
            .is_none_or(|last| last.since as usize == self.entries.len() - 1)
    }

    /// How many positions are kept.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether none is kept.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    fn count(&self, since: u32, footprint: u128) -> u16 {
        let latest = self.latest(since as usize..self.entries.len(), footprint);
        latest.map_or(0, |at| self.entries[at].before.saturating_add(1))
    }

    // Apart, as it is seldom needed.
    #[cold]
    #[inline(never)]
    fn latest(&self, among: Range<usize>, footprint: u128) -> Option<usize> {
        let first = among.start;
        let entries = &self.entries[among];
        let at = entries
            .iter()
            .rposition(|entry| entry.footprint == footprint)?;
        Some(first + at)
    }
}

/// The bits that a footprint is looked for at.
#[inline(always)]
const fn glance(footprint: u128) -> u64 {
    let folded = footprint as u64 ^ (footprint >> 64) as u64;
    let mixed = folded.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    1 << (mixed >> 58) | 1 << (mixed >> 52 & 63)
}
