//! A game of any sort, named at run time: what programs that know games only by name hold in hand.

use crate::error::Error;
use crate::games::{self, Entry};
use crate::info::GameInfo;
use crate::notation::Record;
use crate::options::Options;
use crate::plain::Value;
use crate::search::AnySearch;
use crate::series::{AnySeries, End, Outcome, Turn};
use crate::setup::{Position, Setup};

/// A game in play, with its history.
///
/// ```
/// use mancala::Game;
///
/// let mut game = Game::new("al-manqala", None)?;
/// assert_eq!(game.legal_moves(), ["A", "B", "C", "D", "E", "F", "G"]);
/// game.play("C")?;
/// assert_eq!(game.record(), "1/al-manqala//C");
/// assert!(game.play("C").is_err(), "South's hole, but North to move");
/// # Ok::<(), mancala::Error>(())
/// ```
#[derive(Debug)]
pub struct Game {
    entry: &'static Entry,
    series: Box<dyn AnySeries>,
}

impl Clone for Game {
    fn clone(&self) -> Self {
        Game {
            entry: self.entry,
            series: self.series.boxed(),
        }
    }
}

impl Game {
    /// A fresh game; `options` is a plain object such as `{"holes": 5}`.
    ///
    /// # Errors
    /// [`Error::UnknownGame`], or whatever is wrong with the options.
    pub fn new(name: &str, options: Option<&Value>) -> Result<Self, Error> {
        let entry = games::find(name)?;
        Game::open(entry, entry.options(options)?, None)
    }

    /// A game from a position in the shape of the JavaScript module: `game`, `toMove`, `holes`,
    /// `stores`, the game's own fields, and perhaps `options`.
    ///
    /// What is left to happen by itself happens at once.
    ///
    /// # Errors
    /// Names the field that is missing, unknown, of the wrong type, or that no board can hold.
    pub fn from_position(position: &Value) -> Result<Self, Error> {
        let entries = position.as_map("position")?;
        let get = |name| {
            entries
                .iter()
                .find(|(key, _)| key == name)
                .map(|(_, value)| value)
        };
        let name = get("game").ok_or_else(|| Error::MissingField { at: "game".into() })?;
        let entry = games::find(name.as_text("game")?)?;
        let options = entry.options(get("options"))?;
        let setup = (entry.read)(&options, position)?;
        Game::open(entry, options, Some(setup))
    }

    /// A game from its record, every move checked.
    ///
    /// # Errors
    /// Says which part or move of the record is wrong.
    pub fn parse(record: &str) -> Result<Self, Error> {
        let record = Record::parse(record)?;
        let mut game = Game::open(record.entry, record.options, record.position)?;
        for (ply, mv) in record.moves.iter().enumerate() {
            game.play(mv).map_err(|error| error.in_move(ply + 1))?;
        }
        if let Some(end) = record.end {
            game.end(end)?;
        }
        Ok(game)
    }

    /// What a page needs to lay out a game.
    ///
    /// # Errors
    /// As [`new`](Game::new).
    pub fn describe(name: &str, options: Option<&Value>) -> Result<GameInfo, Error> {
        let entry = games::find(name)?;
        Ok((entry.info)(&entry.options(options)?))
    }

    fn open(entry: &'static Entry, options: Options, typed: Option<Setup>) -> Result<Self, Error> {
        Ok(Game {
            entry,
            series: (entry.open)(options, typed)?,
        })
    }

    /// The name of the game.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.entry.name
    }

    /// The rule options it is played by.
    #[must_use]
    pub fn options(&self) -> &Options {
        self.series.options()
    }

    /// The description of this game with its options.
    #[must_use]
    pub fn info(&self) -> GameInfo {
        self.series.info()
    }

    /// Where it stands: always a choice or an end.
    #[must_use]
    pub fn position(&self) -> Position {
        self.series.shown()
    }

    /// What may be played, in board order; empty only when the game is over.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<String> {
        self.series.legal_moves()
    }

    /// Plays a move.
    ///
    /// # Errors
    /// [`Error::NotAMove`], [`Error::IllegalMove`] or [`Error::GameOver`]; nothing has changed then.
    pub fn play(&mut self, mv: &str) -> Result<Turn, Error> {
        self.series.play_text(mv)
    }

    /// The turn that playing a move would be.
    ///
    /// # Errors
    /// As [`play`](Game::play).
    pub fn preview(&self, mv: &str) -> Result<Turn, Error> {
        self.series.preview_text(mv)
    }

    /// Takes the last move or chosen end back; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        self.series.undo()
    }

    /// Does again what was undone; `false` if there is nothing.
    pub fn redo(&mut self) -> bool {
        self.series.redo()
    }

    /// The turns played, undone ones left out.
    #[must_use]
    pub fn turns(&self) -> Vec<Turn> {
        self.series.turns()
    }

    /// Ends the game by choice.
    ///
    /// # Errors
    /// [`Error::GameOver`], or [`Error::CannotEnd`] where the game knows no agreement.
    pub fn end(&mut self, end: End) -> Result<Outcome, Error> {
        self.series.end(end)
    }

    /// How it ended, if it did.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.series.outcome()
    }

    /// The whole game as text, see `docs/notation.md`.
    #[must_use]
    pub fn record(&self) -> String {
        Record::write(self.entry, self.series.as_ref())
    }

    /// Counts the sequences of so many moves from here (*perft*).
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        self.series.perft(depth)
    }

    /// Plays so many games of random moves from here to their ends, and tells how many moves it took;
    /// the game itself stays as it is.
    ///
    /// `below(n)` must give a number below `n`.
    pub fn playouts(&self, games: u32, below: &mut dyn FnMut(usize) -> usize) -> u64 {
        self.series.playouts(games, below)
    }

    pub(crate) fn search(&self) -> Box<dyn AnySearch> {
        self.series.search()
    }
}

impl Entry {
    fn options(&self, options: Option<&Value>) -> Result<Options, Error> {
        options.map_or(Ok(Options::new(self.options)), |value| {
            Options::read(self.options, value)
        })
    }
}
