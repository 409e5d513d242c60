//! The transposition table: what was found about positions, kept for when they come again.

use core::sync::atomic::{AtomicU64, Ordering};

#[cfg(feature = "cli")]
use super::crew::Busy;
use super::entry::{Entry, Kind};
use super::value::Range;
use crate::error::Error;
use crate::moves::Move;
use crate::options::Options;
use crate::tables::Endings;

/// A place for an entry: its key in two halves, and the entry, 24 bytes in all.
///
/// Several threads may use one at the same time, without waiting for each other. So that nobody takes
/// what two of them wrote halves of for an entry, each half of the key is [sealed](seal) with the entry.
#[derive(Debug, Default)]
struct Slot {
    key: [AtomicU64; 2],
    entry: AtomicU64,
}

impl Slot {
    #[inline]
    fn read(&self) -> ([u64; 2], Option<Entry>) {
        let word = self.entry.load(Ordering::Relaxed);
        let half = |i: usize| self.key[i].load(Ordering::Relaxed) ^ seal(word);
        ([half(0), half(1)], Entry::from_word(word))
    }

    /// What is kept of a position, if that is what is kept here.
    #[inline]
    fn get(&self, key: [u64; 2]) -> Option<Entry> {
        let (stored, entry) = self.read();
        entry.filter(|_| stored == key)
    }

    fn set(&self, key: [u64; 2], entry: Entry) {
        let word = entry.word();
        for (half, key) in self.key.iter().zip(key) {
            half.store(key ^ seal(word), Ordering::Relaxed);
        }
        self.entry.store(word, Ordering::Relaxed);
    }
}

/// What belongs to an entry and to no other that is likely to be written at the same time.
#[inline]
const fn seal(word: u64) -> u64 {
    // The module has one thread.
    match cfg!(target_family = "wasm") {
        true => 0,
        false => (word ^ (word >> 32)).wrapping_mul(0x9e37_79b9_7f4a_7c15),
    }
}

/// A table of fixed size.
#[derive(Debug)]
pub struct Table {
    slots: Vec<Slot>,
    /// How the last seeds are played out, where that is known beforehand.
    endings: Option<Box<Endings>>,
    /// Seeds up to which that is known of the game in hand; 0 if nothing is.
    few: i16,
    /// Where threads are that share it.
    #[cfg(feature = "cli")]
    pub(super) busy: Busy,
}

/// Bytes that must be left when a table has been made.
const SPARE: usize = 8 << 20;

/// Entries that a key may stand in.
const BUCKET: usize = 2;

impl Table {
    /// A table of so many megabytes; one of none keeps nothing.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    pub fn new(megabytes: u32) -> Result<Self, Error> {
        let len = (megabytes as usize) * (1 << 20) / size_of::<Slot>();
        let refused = |_| Error::OutOfMemory { megabytes };
        let mut slots = Vec::new();
        slots.try_reserve_exact(len).map_err(refused)?;
        // Not the last memory there is: games and searches need some, and cannot be refused it.
        Vec::<u8>::new().try_reserve_exact(SPARE).map_err(refused)?;
        #[cfg(all(feature = "cli", target_os = "linux"))]
        lie_in_huge_pages(&slots);
        slots.resize_with(len, Slot::default);
        Ok(Table {
            slots,
            endings: None,
            few: 0,
            #[cfg(feature = "cli")]
            busy: Busy::default(),
        })
    }

    /// Whether threads are to share it, or it belongs to one alone.
    #[cfg(feature = "cli")]
    pub(super) fn share(&mut self, shared: bool) {
        self.busy = Busy::new(shared);
    }

    /// Takes endings, or does without.
    pub(super) fn set_endings(&mut self, endings: Option<Endings>) {
        self.endings = endings.map(Box::new);
        self.few = 0;
    }

    /// Uses the endings if they are of the game in hand.
    pub(super) fn serve(&mut self, game: &str, options: &Options) {
        let endings = self.endings.as_deref();
        let seeds = endings
            .filter(|endings| endings.serves(game, options))
            .map(Endings::seeds);
        self.few = seeds.unwrap_or(0).into();
    }

    /// Seeds on the board up to which the endings of the game in hand are known; 0 if they are not.
    #[inline]
    pub(super) const fn few(&self) -> i16 {
        self.few
    }

    /// The margin still to be won in a position with so [few](Table::few) seeds on the board.
    #[inline(never)]
    pub(super) fn ending(&self, seeds: i16, key: u128) -> i16 {
        let endings = self.endings.as_ref();
        endings.map_or(0, |endings| endings.margin(seeds as u8, key))
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.slots.fill_with(Slot::default);
    }

    /// What is known of a position.
    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline)]
    pub(super) fn probe(&self, key: u128) -> Option<Entry> {
        let halves = halves(key);
        self.slots
            .get(self.bucket(key))?
            .iter()
            .find_map(|slot| slot.get(halves))
    }

    /// Keeps what was found of a position; of what was proven earlier nothing is lost.
    pub(super) fn store(
        &self,
        key: u128,
        (depth, kind): (u8, Kind),
        (score, mut proven): (i16, Range),
        best: Move,
    ) {
        let Some(slots) = self.slots.get(self.bucket(key)) else {
            return;
        };
        let key = halves(key);
        // The first slot goes to the deepest search, the other to the latest.
        let worth = |entry: Entry| 1 + u32::from(entry.depth());
        let deeper = slots[0].read().1.map_or(0, worth) > 1 + u32::from(depth);
        let mut slot = &slots[usize::from(deeper)];
        for same in slots {
            if let Some(old) = same.get(key) {
                let known = old.proven();
                // The best move of a full proof is not given up for another.
                if known.lo == known.hi {
                    return;
                }
                proven = Range {
                    lo: proven.lo.max(known.lo),
                    hi: proven.hi.min(known.hi),
                };
                slot = same;
                break;
            }
        }
        if let Some(entry) = Entry::new(score, proven, depth, kind, best) {
            slot.set(key, entry);
        }
    }

    /// Forgets all scores, but not what is proven.
    #[cfg(feature = "cli")]
    pub(super) fn forget_guesses(&self) {
        const DEPTH: u64 = 0xff << 48;
        for slot in &self.slots {
            if let (key, Some(entry)) = slot.read()
                && let Some(entry) = Entry::from_word(entry.word() & !DEPTH)
            {
                slot.set(key, entry);
            }
        }
    }

    /// Every entry, as it is written to a file.
    #[cfg(feature = "cli")]
    pub(super) fn bytes(&self) -> impl Iterator<Item = [u8; Self::BYTES]> + '_ {
        self.slots.iter().filter_map(|slot| {
            let ([low, high], entry) = slot.read();
            let words = [low, high, entry?.word()].map(u64::to_le_bytes);
            let mut bytes = [0; Self::BYTES];
            bytes.copy_from_slice(words.as_flattened());
            Some(bytes)
        })
    }

    /// Bytes of an entry in a file.
    #[cfg(feature = "cli")]
    pub(super) const BYTES: usize = 24;

    /// Takes an entry back; `false` if it is none.
    #[cfg(feature = "cli")]
    pub(super) fn restore(&self, bytes: &[u8; Self::BYTES]) -> bool {
        let word = |i: usize| {
            let mut word = [0; 8];
            word.copy_from_slice(&bytes[8 * i..][..8]);
            u64::from_le_bytes(word)
        };
        let Some(entry) = Entry::from_word(word(2)) else {
            return false;
        };
        let Some(kind) = entry.kind() else {
            return false;
        };
        let key = u128::from(word(0)) | u128::from(word(1)) << 64;
        let found = (entry.score(), entry.proven());
        self.store(key, (entry.depth(), kind), found, entry.best());
        true
    }

    #[inline]
    fn bucket(&self, key: u128) -> core::ops::Range<usize> {
        let [low, high] = halves(key);
        let mixed = (low ^ high.rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mixed = (mixed ^ (mixed >> 32) ^ high).wrapping_mul(0xd6e8_feb8_6659_fd93);
        // The high half is enough: there are never 2³² buckets.
        let buckets = (self.slots.len() / BUCKET) as u64;
        let first = BUCKET * (((mixed >> 32) * buckets) >> 32) as usize;
        first..first + BUCKET
    }
}

/// Asks for memory that has been reserved and not been touched to come in pages of 2 MB, if it may: a
/// large table is looked at all over, and to find the page takes as long as to read it.
#[cfg(all(feature = "cli", target_os = "linux"))]
#[expect(
    unsafe_code,
    reason = "no safe interface takes memory that a vector owns"
)]
fn lie_in_huge_pages(slots: &Vec<Slot>) {
    const PAGE: usize = 4096;
    let begin = (slots.as_ptr() as usize).next_multiple_of(PAGE);
    let end = slots.as_ptr() as usize + slots.capacity() * size_of::<Slot>();
    if let Some(bytes) = end.checked_sub(begin) {
        // SAFETY: these bytes belong to the vector, and the advice changes nothing about what they hold.
        // Refused, it leaves all as it is.
        unsafe { libc::madvise(begin as *mut libc::c_void, bytes, libc::MADV_HUGEPAGE) };
    }
}

const fn halves(key: u128) -> [u64; 2] {
    [key as u64, (key >> 64) as u64]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::value::{FAR, Value, Window};

    #[test]
    fn an_entry_fits_three_words() {
        assert_eq!(size_of::<Slot>(), 24);
    }

    #[test]
    fn proof_answers_at_any_depth_and_a_guess_only_at_its_own() {
        let table = Table::new(1).expect("a megabyte");
        let zero = Window::scout(0);
        let mv = Move::from_code(63);
        let answer = |table: &Table, key, depth, window| {
            let entry = table.probe(key)?;
            entry.answer(depth, window, entry.proven())
        };
        let nothing = Range::within(FAR);
        table.store(1, (4, Kind::Score), (5, nothing), mv);
        assert_eq!(answer(&table, 1, 4, zero), Some(Value::guess(5, nothing)));
        assert_eq!(answer(&table, 1, 5, zero), None);
        let least = Range { lo: 5, hi: FAR };
        table.store(1, (4, Kind::Least), (5, least), mv);
        assert_eq!(answer(&table, 1, 200, zero), Some(Value::guess(5, least)));
        assert_eq!(answer(&table, 1, 200, Window::scout(7)), None);
        assert_eq!(answer(&table, 2, 0, zero), None);
        assert_eq!(table.probe(1).map(Entry::best), Some(mv));
    }

    /// The score of a search that found no more than 9, in a position of which 5 is proven: as an answer
    /// to whether 3 can be had, 9 is more than anybody knows.
    #[test]
    fn proof_answers_with_no_more_than_is_proven() {
        let table = Table::new(1).expect("a megabyte");
        let proven = Range { lo: 5, hi: 20 };
        table.store(1, (4, Kind::Most), (9, proven), Move::from_code(0));
        let entry = table.probe(1).expect("an entry");
        let answer = |alpha| entry.answer(6, Window::scout(alpha), proven);
        assert_eq!(answer(2), Some(Value::guess(5, proven)));
        assert_eq!(answer(9), None);
        assert_eq!(answer(20), Some(Value::guess(20, proven)));
    }

    #[test]
    fn what_was_proven_is_kept_when_less_is_found() {
        let table = Table::new(1).expect("a megabyte");
        let mv = Move::from_code(0);
        table.store(1, (4, Kind::Least), (5, Range { lo: 5, hi: 20 }), mv);
        table.store(1, (6, Kind::Most), (9, Range { lo: -3, hi: 9 }), mv);
        let proven = table.probe(1).map(Entry::proven);
        assert_eq!(proven, Some(Range { lo: 5, hi: 9 }));
    }

    /// Keys of the same bucket, written and read by threads at the same time, each with an entry that
    /// belongs to no other.
    #[test]
    fn threads_that_share_a_table_find_what_belongs_to_a_key_or_nothing() {
        let table = Table::new(1).expect("a megabyte");
        let bucket = table.bucket(1);
        let keys: Vec<u128> = (1..)
            .filter(|key| table.bucket(*key) == bucket)
            .take(8)
            .collect();
        let score = |i: usize| 1000 * i as i16;
        std::thread::scope(|scope| {
            for begin in 0..3 {
                let (table, keys) = (&table, &keys);
                scope.spawn(move || {
                    for turn in begin..30_000 {
                        let i = turn % keys.len();
                        let proven = Range {
                            lo: score(i),
                            hi: score(i) + 1,
                        };
                        // Another depth each time, so that the same key is written anew.
                        let depth = (turn % 100) as u8;
                        table.store(
                            keys[i],
                            (depth, Kind::Score),
                            (score(i), proven),
                            Move::from_code(i as u8),
                        );
                        for (i, key) in keys.iter().enumerate() {
                            if let Some(entry) = table.probe(*key) {
                                let found = (entry.score(), entry.best(), entry.proven());
                                let proven = Range {
                                    lo: score(i),
                                    hi: score(i) + 1,
                                };
                                assert_eq!(found, (score(i), Move::from_code(i as u8), proven));
                            }
                        }
                    }
                });
            }
        });
        assert!(keys.iter().any(|key| table.probe(*key).is_some()));
    }
}
