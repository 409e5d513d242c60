//! The computer's side of the table: one search for all games.
//!
//! An [`Engine`] is given a [`Game`] and works in slices of so many nodes; after each slice it can say
//! what it thinks. It knows no clock: whoever does calls [`Engine::stop`].

mod alphabeta;
#[cfg(feature = "cli")]
mod checkpoint;
#[cfg(feature = "cli")]
mod crew;
mod entry;
mod leaf;
mod level;
mod node;
#[cfg(feature = "cli")]
mod question;
mod root;
mod table;
#[cfg(test)]
mod tests;
mod value;

use core::fmt;

pub use alphabeta::Search;
#[cfg(feature = "cli")]
pub use checkpoint::Damaged;
pub use level::{DEFAULT_LEVEL, LEVELS, Level};
pub use table::Table;

use root::Root;

use crate::error::Error;
use crate::game::Game;
use crate::moves::Move;
use crate::options::Options;
use crate::plain::Value;
use crate::tables::Endings;

/// When to stop thinking; the first limit reached stops.
///
/// Nothing set means [`DEFAULT_LEVEL`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// A level of play, 1 to 8: how far it looks, and at most how many nodes.
    pub level: Option<u8>,
    /// Other limits instead of a level's, to try what they would be worth.
    #[cfg(feature = "cli")]
    pub sight: Option<Level>,
    /// Nodes to visit.
    pub nodes: Option<u64>,
    /// Milliseconds; kept here for those who own a clock, the engine does not look at it.
    pub millis: Option<u64>,
    /// Varies the choice between moves that look equal, or nearly so to a level: same seed, same move. With
    /// 0 it is the best one.
    pub seed: u64,
    /// Works out a value for every move instead of the best one only.
    pub all: bool,
}

impl Limits {
    /// Reads a plain object.
    ///
    /// # Errors
    /// Names the field that is unknown, of the wrong type or out of range.
    pub fn read(value: &Value) -> Result<Self, Error> {
        const MOST: u32 = u32::MAX;
        let mut limits = Limits::default();
        for (name, value) in value.as_map("limits")? {
            match name.as_str() {
                "level" | "nodes" | "millis" | "seed" | "all" if *value == Value::Absent => {}
                "level" => limits.level = Some(value.as_whole("level", 1, LEVELS)? as u8),
                "nodes" => limits.nodes = Some(value.as_whole("nodes", 1, MOST)?.into()),
                "millis" => limits.millis = Some(value.as_whole("millis", 1, MOST)?.into()),
                "seed" => limits.seed = value.as_whole("seed", 0, MOST)?.into(),
                "all" => limits.all = value.as_flag("all")?,
                _ => return Err(Error::UnknownField { at: name.clone() }),
            }
        }
        Ok(limits)
    }

    /// How far these limits let one look, in a game of so many moves at a time, with relays or without.
    fn horizon(&self, choices: u8, relays: bool) -> Level {
        #[cfg(feature = "cli")]
        if let Some(sight) = self.sight {
            return sight;
        }
        let unlimited = self.level.is_none() && (self.nodes.is_some() || self.millis.is_some());
        let level = match unlimited {
            true => Level::UNLIMITED,
            false => Level::of(self.level.unwrap_or(DEFAULT_LEVEL), choices, relays),
        };
        match self.nodes {
            // Who may not go beyond these nodes cannot look further than usual.
            Some(nodes) if nodes < level.nodes << level.doubt => Level {
                nodes: nodes.min(level.nodes),
                doubt: 0,
                ..level
            },
            _ => level,
        }
    }
}

/// What a move is worth to the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// Proven: exactly this.
    Exact,
    /// Proven: this or less.
    AtMost,
    /// Proven: this or more.
    AtLeast,
    /// Not proven; for moves that are not the best one it may be too high.
    Estimate,
}

impl Bound {
    /// The word of the JavaScript module.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Bound::Exact => "exact",
            Bound::AtMost => "at-most",
            Bound::AtLeast => "at-least",
            Bound::Estimate => "estimate",
        }
    }
}

/// A move with its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveValue {
    /// The move as it is written.
    pub mv: String,
    /// The final margin in points for the player to move.
    pub score: i64,
    /// How far that can be trusted.
    pub bound: Bound,
}

/// What the engine thinks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// Whether it has stopped.
    pub done: bool,
    /// The move it would play; empty when the game is over.
    pub best: String,
    /// The expected final margin in points for the player to move.
    pub score: i64,
    /// Whether that is proven under perfect play.
    pub exact: bool,
    /// Plies looked ahead in full.
    pub depth: u32,
    /// Nodes visited.
    pub nodes: u64,
    /// The moves it expects, the best one first.
    pub line: Vec<String>,
    /// Every legal move with what is known of it, the best first.
    pub moves: Vec<MoveValue>,
}

/// A search whose rule sheet is known only at run time.
pub(crate) trait AnySearch: Send {
    fn begin(&mut self, limits: &Limits);
    /// The same to answer one question (see [`Engine::ask`]).
    #[cfg(feature = "cli")]
    fn ask(&mut self, margin: i64, own: bool);
    fn step(&mut self, table: &Table, nodes: u64);
    /// What of the search does not depend on the rules.
    fn root(&self) -> &Root;
    fn root_mut(&mut self) -> &mut Root;
    /// The line that the table remembers, the best move first.
    fn line(&mut self, table: &Table) -> &[Move];
}

/// Thinks about one game at a time, and remembers what it found in a table.
///
/// ```
/// use mancala::{Engine, Game, Limits};
///
/// let game = Game::new("san-yao", None)?;
/// let analysis = Engine::new(1)?.think(&game, &Limits { level: Some(4), ..Limits::default() });
/// assert!(game.legal_moves().contains(&analysis.best));
/// # Ok::<(), mancala::Error>(())
/// ```
pub struct Engine {
    table: Table,
    /// What the table's entries belong to: the rules, and how far was looked, as who looks less far would
    /// find in them what he cannot see.
    kept: Option<(&'static str, Options, u32, u8)>,
    search: Option<Box<dyn AnySearch>>,
    /// Other threads at the same search.
    #[cfg(feature = "cli")]
    crew: crew::Crew,
}

impl Engine {
    /// An engine with a table of this size, 1 to [`Engine::MOST_MEGABYTES`].
    ///
    /// # Errors
    /// [`Error::OutOfRange`], or [`Error::OutOfMemory`] if there is not so much memory.
    pub fn new(megabytes: u32) -> Result<Self, Error> {
        if !(1..=Self::MOST_MEGABYTES).contains(&megabytes) {
            let at = "tableMegabytes".into();
            return Err(Error::OutOfRange {
                at,
                min: 1,
                max: Self::MOST_MEGABYTES,
            });
        }
        Ok(Engine {
            table: Table::new(megabytes)?,
            kept: None,
            search: None,
            #[cfg(feature = "cli")]
            crew: crew::Crew::default(),
        })
    }

    /// The largest table: a gigabyte in the module, whose memory ends at four; 64 natively.
    pub const MOST_MEGABYTES: u32 = match cfg!(target_pointer_width = "64") {
        true => 65_536,
        false => 1024,
    };
    /// The table unless another is asked for.
    pub const DEFAULT_MEGABYTES: u32 = 16;

    /// Takes up a game as it stands; the game itself is not touched.
    pub fn start(&mut self, game: &Game, limits: &Limits) {
        self.set_out(game, || {
            let mut search = game.search();
            search.begin(limits);
            search
        });
    }

    /// Takes up a search, and others like it for all threads.
    fn set_out(&mut self, game: &Game, search: impl Fn() -> Box<dyn AnySearch>) {
        let first = search();
        let Level { plies, again, .. } = first.root().limits;
        let kept = Some((game.name(), *game.options(), plies, again));
        if self.kept != kept {
            self.table.clear();
            self.kept = kept;
            self.table.serve(game.name(), game.options());
        }
        self.search = Some(first);
        #[cfg(feature = "cli")]
        self.crew.gather(search);
    }

    /// Works on for so many nodes, and says what it thinks.
    ///
    /// However the work is cut into slices, the result is the same.
    ///
    /// # Errors
    /// [`Error::NotStarted`] without a game.
    pub fn step(&mut self, nodes: u64) -> Result<Analysis, Error> {
        let search = self.search.as_mut().ok_or(Error::NotStarted)?;
        #[cfg(feature = "cli")]
        self.crew.step(search, &self.table, nodes);
        #[cfg(not(feature = "cli"))]
        search.step(&self.table, nodes);
        let line = search.line(&self.table).to_vec();
        let analysis = search.root().analysis(&line);
        #[cfg(feature = "cli")]
        let analysis = Analysis {
            nodes: analysis.nodes + self.crew.nodes(),
            ..analysis
        };
        Ok(analysis)
    }

    /// Starts and works to the end of the limits.
    pub fn think(&mut self, game: &Game, limits: &Limits) -> Analysis {
        self.start(game, limits);
        loop {
            // Started just above, so the error cannot occur; a missing search would mean no work left.
            match self.step(u64::MAX) {
                Ok(analysis) if analysis.done => return analysis,
                Ok(_) => {}
                Err(_) => self.start(game, limits),
            }
        }
    }

    /// Takes endings that were worked out beforehand, for games of their rules, or does without; the
    /// table is empty then, and no game in hand.
    pub fn set_endings(&mut self, endings: Option<Endings>) {
        self.clear();
        self.kept = None;
        self.table.set_endings(endings);
    }

    /// Stops thinking; what was found so far stands.
    pub fn stop(&mut self) {
        if let Some(search) = &mut self.search {
            search.root_mut().stop();
        }
    }

    /// Whether there is nothing left to do.
    #[must_use]
    pub fn done(&self) -> bool {
        self.search.as_ref().is_none_or(|search| search.root().done)
    }

    /// Forgets the table and the game in hand.
    pub fn clear(&mut self) {
        self.table.clear();
        self.search = None;
    }
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = self.kept.map_or("no game", |(game, ..)| game);
        f.debug_struct("Engine")
            .field("game", &game)
            .finish_non_exhaustive()
    }
}
