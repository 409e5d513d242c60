//! The table itself: a value for every position with few seeds, packed as in its file.
//!
//! A file is its head and the layers one after the other:
//!
//! | bytes | what |
//! |---|---|
//! | 15 | `mancala endings` |
//! | 1 | the version of the format, 1 |
//! | 8 | the sum of all that follows |
//! | 1 | seeds of the last layer |
//! | 1 | 1, or 2 where only even numbers of seeds can lie on the board |
//! | 1, and as many | the values of the rule options, with 0 for who opens |
//! | 1, and as many | the name of the game |
//!
//! A layer holds its positions in the order of their [`Ranking`], as many in a word of 16 bits as go,
//! the first in the lowest digit. A digit is seeds + margin; half of it where the number of seeds is
//! always even, as all of them go to somebody. (Else a circle may leave an odd seed to nobody.)

#[cfg(feature = "cli")]
use std::collections::BTreeMap;

use super::fault::Fault;
use super::ranking::{MOST_HOLES, Ranking};
use crate::checksum::Sum;
use crate::games::{self, Entry};
use crate::layout::Layout;
use crate::options::Options;
#[cfg(feature = "cli")]
use crate::{Position, Seat, Setup};

const MAGIC: &[u8; 15] = b"mancala endings";
const VERSION: u8 = 1;
/// Where the parts of the head stand.
const SUM: usize = 16;
const SEEDS: usize = 24;
const STEP: usize = 25;
const RULES: usize = 26;

/// Seeds of the largest layer that any table may have.
pub(super) const MOST_SEEDS: u8 = 40;

/// How the last seeds of a game are played out.
#[derive(Clone, Debug)]
pub struct Endings {
    game: &'static str,
    /// With the default for who opens.
    options: Options,
    ranking: Ranking,
    /// Where the layer of each number of seeds begins, and where one more would.
    layers: Vec<usize>,
    /// The whole file; the sum in it is that of the file it was read from.
    bytes: Vec<u8>,
}

/// How many of so many digits go into a word.
fn in_a_word(digits: u32) -> u32 {
    (1..16).take_while(|&n| digits.pow(n) <= 1 << 16).count() as u32
}

impl Endings {
    /// A table without a layer.
    #[cfg(feature = "cli")]
    pub(super) fn empty(
        game: &'static str,
        options: &Options,
        board: Layout,
        (seeds, step): (u8, u8),
    ) -> Option<Self> {
        let bytes = head(game, options, step);
        let options = options.without_first();
        let layers = vec![bytes.len()];
        let ranking = Ranking::new(board, seeds)?;
        Some(Endings {
            game,
            options,
            ranking,
            layers,
            bytes,
        })
    }

    /// Reads a table; it may have so many bytes at most.
    ///
    /// Nothing is made of the size of what a damaged table says of itself.
    ///
    /// # Errors
    /// Any [`Fault`].
    pub fn read(bytes: Vec<u8>, most: usize) -> Result<Self, Fault> {
        if !bytes.starts_with(MAGIC) || bytes.len() <= MAGIC.len() {
            return Err(Fault::NotATable);
        }
        if bytes[MAGIC.len()] != VERSION {
            return Err(Fault::Newer);
        }
        if bytes.len() > most {
            return Err(Fault::TooLarge);
        }
        let mut sum = Sum::default();
        sum.add(bytes.get(SEEDS..).ok_or(Fault::Damaged)?);
        if bytes[SUM..SEEDS] != sum.bytes() {
            return Err(Fault::Damaged);
        }
        let (entry, options, start) = rules(&bytes).ok_or(Fault::Foreign)?;
        let (seeds, step) = (bytes[SEEDS], bytes[STEP]);
        if seeds > MOST_SEEDS || !(1..=2).contains(&step) {
            return Err(Fault::Damaged);
        }
        let board = (entry.info)(&options).layout;
        let ranking = Ranking::new(board, seeds).ok_or(Fault::Damaged)?;
        let mut table = Endings {
            game: entry.name,
            options,
            ranking,
            layers: vec![start],
            bytes,
        };
        for seeds in 1..=seeds {
            let (at, size) = (table.end(), table.size(seeds));
            table.layers.push(at + size);
        }
        match table.end() == table.bytes.len() {
            true => Ok(table),
            false => Err(Fault::Damaged),
        }
    }

    /// Seeds from one layer to the next, and points from one margin to the next.
    fn step(&self) -> u8 {
        self.bytes[STEP]
    }

    /// How many margins a layer may have.
    fn digits(&self, seeds: u8) -> u32 {
        1 + 2 * u32::from(seeds) / u32::from(self.step())
    }

    /// Where the last layer ends.
    fn end(&self) -> usize {
        self.layers[self.layers.len() - 1]
    }

    /// Bytes of a layer.
    fn size(&self, seeds: u8) -> usize {
        match seeds % self.step() {
            0 => {
                2 * self
                    .ranking
                    .count(seeds)
                    .div_ceil(in_a_word(self.digits(seeds))) as usize
            }
            _ => 0,
        }
    }

    /// The name of the game.
    #[must_use]
    pub const fn game(&self) -> &'static str {
        self.game
    }

    /// The rules; who opens is left out of account.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Whether it is of a game with these rules, whoever opens.
    #[must_use]
    pub fn serves(&self, game: &str, options: &Options) -> bool {
        self.game == game && self.options == options.without_first()
    }

    /// Seeds on the board up to which it knows every position.
    #[must_use]
    pub fn seeds(&self) -> u8 {
        (self.layers.len() - 1) as u8
    }

    /// The margin still to be won by the player to move, in a position of so many seeds, at least one
    /// and at most [`seeds`](Endings::seeds), with this [key](crate::sheet::Sheet::key).
    #[inline]
    pub(crate) fn margin(&self, seeds: u8, key: u128) -> i16 {
        self.at(seeds, self.ranking.rank(key))
    }

    /// The margin still to be won by the player to move with these seeds in the holes, his own row first
    /// and each row from its owner's left; `None` if the table does not know.
    #[cfg(feature = "cli")]
    #[must_use]
    pub fn look_up(&self, holes: &[u8]) -> Option<i16> {
        let seeds = holes
            .iter()
            .try_fold(0u8, |sum, &seeds| sum.checked_add(seeds))?;
        let known = holes.len() == self.ranking.holes()
            && (1..=self.seeds()).contains(&seeds)
            && self.count(seeds) > 0;
        known.then(|| self.margin(seeds, self.ranking.key(holes)))
    }

    /// The same for the position with this number.
    #[inline]
    pub(super) fn at(&self, seeds: u8, rank: u32) -> i16 {
        let digits = self.digits(seeds);
        let in_a_word = in_a_word(digits);
        let at = self.layers[usize::from(seeds) - 1] + 2 * (rank / in_a_word) as usize;
        let word = self
            .bytes
            .get(at..at + 2)
            .map_or(0, |word| u32::from(word[0]) | u32::from(word[1]) << 8);
        let digit = word / digits.pow(rank % in_a_word) % digits;
        digit as i16 * i16::from(self.step()) - i16::from(seeds)
    }
}

/// What a file of the rules begins with, with no layer.
#[cfg(feature = "cli")]
fn head(game: &str, options: &Options, step: u8) -> Vec<u8> {
    let mut head = [MAGIC, &[VERSION][..], &[0; SEEDS - SUM], &[0, step]].concat();
    let values: Vec<_> = options
        .without_first()
        .iter()
        .map(|(_, value)| value)
        .collect();
    for part in [&values[..], game.as_bytes()] {
        head.push(part.len() as u8);
        head.extend(part);
    }
    head
}

/// The rules that a file names, and where the layers begin; `None` if there are no such rules, or no
/// tables of them.
fn rules(bytes: &[u8]) -> Option<(&'static Entry, Options, usize)> {
    let part = |at: usize| bytes.get(at + 1..at + 1 + usize::from(*bytes.get(at)?));
    let values = part(RULES)?;
    let name = part(RULES + 1 + values.len())?;
    let entry = games::find(core::str::from_utf8(name).ok()?).ok()?;
    let options = Options::from_values(entry.options, values)?;
    let holes = (entry.info)(&options).layout.holes;
    let fits = entry.endings && 2 * usize::from(holes) <= MOST_HOLES;
    fits.then_some((entry, options, RULES + 2 + values.len() + name.len()))
}

#[cfg(feature = "cli")]
impl Endings {
    /// The ranking of its positions.
    pub(super) const fn ranking(&self) -> &Ranking {
        &self.ranking
    }

    /// The part of the head that says what rules it is of.
    pub(super) fn rules(&self) -> &[u8] {
        &self.bytes[STEP..self.layers[0]]
    }

    /// How many positions a layer has; none where the board cannot hold so many seeds.
    pub(super) fn count(&self, seeds: u8) -> u32 {
        match seeds % self.step() {
            0 => self.ranking.count(seeds),
            _ => 0,
        }
    }

    /// How many holes the board has.
    #[must_use]
    pub fn holes(&self) -> usize {
        self.ranking.holes()
    }

    /// The position with these seeds in the holes, South to move and his row first; all others lie in
    /// South's store. `None` if there are not so many holes or seeds.
    #[must_use]
    pub fn position(&self, holes: &[u8]) -> Option<Position> {
        let info = (games::find(self.game).ok()?.info)(&self.options);
        let row = holes.len() / 2;
        let [south, north] =
            [&holes[..row], &holes[row..]].map(|row| row.iter().map(|&n| n.into()).collect());
        let seeds: u32 = holes.iter().map(|&seeds| u32::from(seeds)).sum();
        let stores = [info.total.checked_sub(seeds)?, 0];
        let setup = Setup {
            to_move: Seat::South,
            holes: [south, north],
            stores,
            fields: Vec::new(),
        };
        (holes.len() == self.holes()).then_some(Position {
            game: self.game,
            options: self.options,
            setup,
        })
    }

    /// How many positions of a layer are worth what, whether a choice stands there or an end.
    #[must_use]
    pub fn counts(&self, seeds: u8) -> BTreeMap<i16, u32> {
        let mut counts = BTreeMap::new();
        if seeds <= self.seeds() {
            for rank in 0..self.count(seeds) {
                *counts.entry(self.at(seeds, rank)).or_default() += 1;
            }
        }
        counts
    }

    /// Takes the layers of another table of the same rules; the room for more stays.
    pub(super) fn replace_layers(&mut self, other: Self) {
        (self.layers, self.bytes) = (other.layers, other.bytes);
    }

    /// Adds the next layer: the margins in the order of the ranking.
    pub(super) fn push(&mut self, margins: impl IntoIterator<Item = i16>) {
        let seeds = self.seeds() + 1;
        let digits = self.digits(seeds);
        let (mut word, mut place) = (0, 1);
        for margin in margins {
            word += place * ((i16::from(seeds) + margin) as u32 / u32::from(self.step()));
            place *= digits;
            if place * digits > 1 << 16 {
                self.bytes.extend((word as u16).to_le_bytes());
                (word, place) = (0, 1);
            }
        }
        if place > 1 {
            self.bytes.extend((word as u16).to_le_bytes());
        }
        self.layers.push(self.bytes.len());
    }

    /// The file that it is kept in.
    #[must_use]
    pub fn file(&self) -> Vec<u8> {
        let mut file = self.bytes.clone();
        file[SEEDS] = self.seeds();
        let mut sum = Sum::default();
        sum.add(&file[SEEDS..]);
        file[SUM..SEEDS].copy_from_slice(&sum.bytes());
        file
    }
}
