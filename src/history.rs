//! The positions that have stood before, for the rule of repetition.

use crate::sheet::Sheet;

/// The opening and the position after each turn, as [footprints](Sheet::footprint).
#[derive(Clone, Debug)]
pub struct History<P> {
    entries: Vec<Entry<P>>,
}

#[derive(Clone, Debug)]
struct Entry<P> {
    footprint: P,
    /// [`Sheet::progress`] of the position.
    progress: u32,
    /// The first entry of the same progress; what stands before it cannot come back.
    since: usize,
    /// A bit for each [glance](Sheet::glance) since then, this one included: most positions are told
    /// from all earlier ones by a look at one bit.
    glances: [u64; WORDS],
}

/// Words of bits for glances.
const WORDS: usize = 2;

impl<P: Copy + Eq> History<P> {
    /// A history that begins with this position.
    #[must_use]
    pub fn from<S: Sheet<Position = P>>(sheet: &S, opening: &P) -> Self {
        let mut history = History {
            entries: Vec::new(),
        };
        history.push(sheet, opening);
        history
    }

    /// Adds the position after a turn.
    pub fn push<S: Sheet<Position = P>>(&mut self, sheet: &S, position: &P) {
        let progress = sheet.progress(position);
        let (since, glances) = match self.entries.last() {
            Some(last) if last.progress == progress => (last.since, last.glances),
            _ => (self.entries.len(), [0; WORDS]),
        };
        self.entries.push(Entry {
            footprint: sheet.footprint(position),
            progress,
            since,
            glances,
        });
        let (word, bit) = spot(sheet.glance(position));
        if let Some(entry) = self.entries.last_mut() {
            entry.glances[word] |= bit;
        }
    }

    /// Takes the latest position back.
    pub fn pop(&mut self) {
        self.entries.pop();
    }

    /// Takes back all but the first `len` positions.
    pub fn truncate(&mut self, len: usize) {
        self.entries.truncate(len);
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
        let (word, bit) = spot(sheet.glance(position));
        if sheet.progress(position) != last.progress || last.glances[word] & bit == 0 {
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

/// The bit that a glance is kept at.
#[inline]
const fn spot(glance: u64) -> (usize, u64) {
    let mixed = glance.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    ((mixed >> 62) as usize % WORDS, 1 << (mixed >> 56 & 63))
}
