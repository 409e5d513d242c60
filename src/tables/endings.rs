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
use super::ranking::{MOST_HOLES, MOST_SEEDS, Ranking};
use crate::checksum::Sum;
use crate::info::GameInfo;
use crate::options::Options;
#[cfg(feature = "cli")]
use crate::{Position, Seat, Setup, games};

const MAGIC: &[u8; 15] = b"mancala endings";
const VERSION: u8 = 1;
/// Where the parts of the head stand.
const SUM: usize = 16;
const SEEDS: usize = 24;
const STEP: usize = 25;
const RULES: usize = 26;

/// How the last seeds of a game are played out.
#[derive(Clone, Debug)]
pub struct Endings {
    game: &'static str,
    /// With the default for who opens.
    options: Options,
    ranking: Ranking,
    /// Where the layer of each number of seeds ends; that of none, where the head does.
    ends: [usize; MOST_SEEDS as usize + 1],
    seeds: u8,
    /// The whole file; the sum in it is that of the file it was read from.
    bytes: Vec<u8>,
}

impl Endings {
    /// A table without a layer, as its file begins.
    fn of(bytes: Vec<u8>, info: &GameInfo) -> Self {
        Endings {
            game: info.name,
            options: info.options.without_first(),
            ranking: Ranking::new(info.layout),
            ends: [bytes.len(); MOST_SEEDS as usize + 1],
            seeds: 0,
            bytes,
        }
    }

    /// Reads a table of a game with these rules, whoever opens.
    ///
    /// Nothing is made of the size of what a damaged table says of itself.
    ///
    /// # Errors
    /// Any [`Fault`] but [`Fault::TooLarge`], of which who reads the bytes must take care.
    pub fn of_game(bytes: Vec<u8>, info: &GameInfo) -> Result<Self, Fault> {
        let body = body(&bytes)?;
        let [seeds, step, ..] = *body else {
            return Err(Fault::Damaged);
        };
        let head = head(info, step);
        let holes = 2 * usize::from(info.layout.holes);
        if holes > MOST_HOLES || !bytes[RULES..].starts_with(&head[RULES..]) {
            return Err(Fault::Foreign);
        }
        if seeds > MOST_SEEDS || !matches!(step, 1 | 2) {
            return Err(Fault::Damaged);
        }
        let length = bytes.len();
        let mut table = Endings::of(head, info);
        let mut end = table.bytes.len();
        for (seeds, at) in (1..=seeds).zip(&mut table.ends[1..]) {
            end = end.saturating_add(size(&bytes, &table.ranking, seeds));
            *at = end;
        }
        table.seeds = seeds;
        table.bytes = bytes;
        match end == length {
            true => Ok(table),
            false => Err(Fault::Damaged),
        }
    }

    /// Reads a table of whatever game it is.
    ///
    /// # Errors
    /// As [`of_game`](Endings::of_game).
    #[cfg(feature = "cli")]
    pub fn read(bytes: Vec<u8>) -> Result<Self, Fault> {
        let body = body(&bytes)?;
        let info = body.get(RULES - SEEDS..).and_then(rules);
        Endings::of_game(bytes, &info.ok_or(Fault::Foreign)?)
    }

    /// Seeds from one layer to the next, and points from one margin to the next.
    fn step(&self) -> u8 {
        step(&self.bytes)
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
    pub const fn seeds(&self) -> u8 {
        self.seeds
    }

    /// The margin still to be won by the player to move, in a position of so many seeds, at least one
    /// and at most [`seeds`](Endings::seeds), with this [key](crate::sheet::Sheet::key).
    #[inline]
    pub(crate) fn margin(&self, seeds: u8, key: u128) -> i16 {
        self.at(seeds, self.ranking.rank(key))
    }

    /// The same for the position with this number.
    #[inline]
    pub(super) fn at(&self, seeds: u8, rank: u32) -> i16 {
        let digits = digits(seeds, self.step());
        let in_a_word = in_a_word(digits);
        let below = self.ends.get(usize::from(seeds).wrapping_sub(1));
        let at = below.map_or(0, |end| end + 2 * (rank / in_a_word) as usize);
        let word = match self.bytes.get(at..) {
            Some([low, high, ..]) => u32::from(*low) | u32::from(*high) << 8,
            _ => 0,
        };
        let digit = word / digits.wrapping_pow(rank % in_a_word) % digits;
        digit as i16 * i16::from(self.step()) - i16::from(seeds)
    }
}

/// Seeds from one layer of a file to the next.
fn step(file: &[u8]) -> u8 {
    match file.get(STEP) {
        Some(2) => 2,
        _ => 1,
    }
}

/// How many margins a layer may have.
fn digits(seeds: u8, step: u8) -> u32 {
    1 + 2 * u32::from(seeds) / u32::from(step)
}

/// How many of so many digits go into a word.
fn in_a_word(digits: u32) -> u32 {
    let (mut many, mut place) = (0, digits);
    while place <= 1 << 16 {
        many += 1;
        place *= digits;
    }
    many.max(1)
}

/// Bytes of a layer.
fn size(file: &[u8], ranking: &Ranking, seeds: u8) -> usize {
    let step = step(file);
    match seeds % step {
        0 => {
            let words = ranking
                .count(seeds)
                .div_ceil(in_a_word(digits(seeds, step)));
            (words as usize).saturating_mul(2)
        }
        _ => 0,
    }
}

/// What follows the sum of a file, if it is as it was written.
fn body(bytes: &[u8]) -> Result<&[u8], Fault> {
    match bytes.strip_prefix(MAGIC) {
        Some([VERSION, rest @ ..]) => match rest.split_first_chunk() {
            Some((sum, body)) if *sum == Sum::of(body) => Ok(body),
            _ => Err(Fault::Damaged),
        },
        Some([_, ..]) => Err(Fault::Newer),
        _ => Err(Fault::NotATable),
    }
}

/// The rules that a head names; `None` if there are no such rules, or no tables of them.
#[cfg(feature = "cli")]
fn rules(head: &[u8]) -> Option<GameInfo> {
    let (values, rest) = part(head)?;
    let (name, _) = part(rest)?;
    let entry = games::find(core::str::from_utf8(name).ok()?).ok()?;
    let options = Options::from_values(entry.options, values)?;
    entry.endings.then(|| (entry.info)(&options))
}

/// Bytes with their number before them, and what follows.
#[cfg(feature = "cli")]
fn part(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let (&length, rest) = bytes.split_first()?;
    rest.split_at_checked(length.into())
}

/// What a file of these rules begins with, with no layer.
fn head(info: &GameInfo, step: u8) -> Vec<u8> {
    let mut head = [MAGIC, &[VERSION][..], &[0; SEEDS - SUM], &[0, step]].concat();
    let options = info.options.without_first();
    head.push(options.iter().count() as u8);
    head.extend(options.iter().map(|(_, value)| value));
    head.push(info.name.len() as u8);
    head.extend_from_slice(info.name.as_bytes());
    head
}

#[cfg(feature = "cli")]
impl Endings {
    /// A table without a layer.
    pub(super) fn empty(info: &GameInfo, step: u8) -> Self {
        Endings::of(head(info, step), info)
    }

    /// The margin still to be won by the player to move with these seeds in the holes, his own row first
    /// and each row from its owner's left; `None` if the table does not know.
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

    /// The ranking of its positions.
    pub(super) const fn ranking(&self) -> &Ranking {
        &self.ranking
    }

    /// The part of the head that says what rules it is of.
    pub(super) fn rules(&self) -> &[u8] {
        &self.bytes[STEP..self.ends[0]]
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

    /// Adds the next layer: the margins in the order of the ranking.
    pub(super) fn push(&mut self, margins: impl IntoIterator<Item = i16>) {
        let Some(end) = self.ends.get_mut(usize::from(self.seeds) + 1) else {
            return;
        };
        self.seeds += 1;
        let (seeds, step) = (self.seeds, step(&self.bytes));
        let digits = digits(seeds, step);
        let (mut word, mut place) = (0, 1);
        for margin in margins {
            word += place * ((i16::from(seeds) + margin) as u32 / u32::from(step));
            place *= digits;
            if place * digits > 1 << 16 {
                self.bytes.extend((word as u16).to_le_bytes());
                (word, place) = (0, 1);
            }
        }
        if place > 1 {
            self.bytes.extend((word as u16).to_le_bytes());
        }
        *end = self.bytes.len();
    }

    /// The file that it is kept in.
    #[must_use]
    pub fn file(&self) -> Vec<u8> {
        let mut file = self.bytes.clone();
        file[SEEDS] = self.seeds;
        let sum = Sum::of(&file[SEEDS..]);
        file[SUM..SEEDS].copy_from_slice(&sum);
        file
    }
}
