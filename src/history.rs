//! The positions that have stood before, for the rule of repetition.

use crate::sheet::Sheet;

/// The opening and the position after each turn, as [footprints](Sheet::footprint).
#[derive(Clone, Debug)]
pub struct History<P> {
    entries: Vec<Entry<P>>,
    /// What a whole stretch of history is searched by at once.
    glances: Vec<u64>,
}

#[derive(Clone, Debug)]
struct Entry<P> {
    footprint: P,
    /// [`Sheet::progress`] of the position.
    progress: u32,
    /// The first entry of the same progress; what stands before it cannot come back.
    since: usize,
}

impl<P: Copy + Eq> History<P> {
    /// A history that begins with this position.
    #[must_use]
    pub fn from<S: Sheet<Position = P>>(sheet: &S, opening: &P) -> Self {
        let mut history = History {
            entries: Vec::new(),
            glances: Vec::new(),
        };
        history.push(sheet, opening);
        history
    }

    /// Adds the position after a turn.
    pub fn push<S: Sheet<Position = P>>(&mut self, sheet: &S, position: &P) {
        let progress = sheet.progress(position);
        let since = match self.entries.last() {
            Some(last) if last.progress == progress => last.since,
            _ => self.entries.len(),
        };
        self.entries.push(Entry {
            footprint: sheet.footprint(position),
            progress,
            since,
        });
        self.glances.push(sheet.glance(position));
    }

    /// Takes the latest position back.
    pub fn pop(&mut self) {
        self.entries.pop();
        self.glances.pop();
    }

    /// Takes back all but the first `len` positions.
    pub fn truncate(&mut self, len: usize) {
        self.entries.truncate(len);
        self.glances.truncate(len);
    }

    /// How many positions have stood.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether none has; there is always the opening.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// How often this position has stood.
    #[inline]
    #[must_use]
    pub fn occurrences<S: Sheet<Position = P>>(&self, sheet: &S, position: &P) -> usize {
        let Some(last) = self.entries.last() else {
            return 0;
        };
        if sheet.progress(position) != last.progress {
            return 0;
        }
        let glance = sheet.glance(position);
        // Counted without a way out, so that many are compared at once; a hit is rare.
        let alike = self.glances[last.since..]
            .iter()
            .filter(|other| **other == glance)
            .count();
        if alike == 0 {
            return 0;
        }
        let footprint = sheet.footprint(position);
        self.entries[last.since..]
            .iter()
            .filter(|entry| entry.footprint == footprint)
            .count()
    }

    /// Whether some position that can still come back has stood more than once.
    #[must_use]
    pub fn has_repeated(&self) -> bool {
        let since = self.entries.last().map_or(0, |last| last.since);
        let recent = &self.entries[since..];
        (recent.iter().enumerate()).any(|(i, entry)| {
            recent[..i]
                .iter()
                .any(|other| other.footprint == entry.footprint)
        })
    }
}
