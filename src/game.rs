//! A game of any sort, named at run time: what programs that know games only by name hold in hand.

use core::fmt;

use crate::error::Error;
use crate::games::{self, Entry};
use crate::info::GameInfo;
use crate::line::AnyLine;
use crate::moves::{Move, Moves};
use crate::notation::{self, Record};
use crate::options::Options;
use crate::plain::Value;
use crate::search::AnySearch;
use crate::setup::{Position, Setup};
use crate::sheet::Reason;
use crate::turn::{End, Event, Outcome, Turn};

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
pub struct Game {
    entry: &'static Entry,
    info: GameInfo,
    typed: Option<Setup>,
    /// The positions from the first to where it stands.
    line: Box<dyn AnyLine>,
    opening_outcome: Option<Outcome>,
    /// Everything done and what it led to, undone events at the end.
    done: Vec<(Event, Option<Outcome>)>,
    /// How many of them stand.
    standing: usize,
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Game").field(&self.record()).finish()
    }
}

impl Clone for Game {
    fn clone(&self) -> Self {
        Game {
            info: self.info.clone(),
            typed: self.typed.clone(),
            line: self.line.boxed(),
            done: self.done.clone(),
            ..*self
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
            (entries
                .iter()
                .find(|(key, value)| key == name && *value != Value::Absent))
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
        let (line, reason) = (entry.open)(&options, typed.as_ref())?;
        let opening_outcome = reason.map(|reason| Outcome::counted(line.points(), reason));
        let info = (entry.info)(&options);
        Ok(Game {
            entry,
            info,
            typed,
            line,
            opening_outcome,
            done: Vec::new(),
            standing: 0,
        })
    }

    /// The name of the game.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.entry.name
    }

    /// The rule options it is played by.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.info.options
    }

    /// The description of this game with its options.
    #[must_use]
    pub const fn info(&self) -> &GameInfo {
        &self.info
    }

    /// Where it stands: always a choice or an end.
    #[must_use]
    pub fn position(&self) -> Position {
        shown(&self.info, self.line.as_ref())
    }

    /// What may be played, in board order; empty only when the game is over.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<String> {
        self.moves().map(|mv| self.info.write_move(mv)).collect()
    }

    fn moves(&self) -> Moves {
        if self.outcome().is_some() {
            Moves::NONE
        } else {
            self.line.moves()
        }
    }

    /// Plays a move.
    ///
    /// # Errors
    /// [`Error::NotAMove`], [`Error::IllegalMove`] or [`Error::GameOver`]; nothing has changed then.
    pub fn play(&mut self, mv: &str) -> Result<Turn, Error> {
        let mv = self.legal(mv)?;
        let (turn, reason) = told(&self.info, self.line.as_mut(), mv);
        let outcome = reason.map(|reason| Outcome::counted(self.line.points(), reason));
        self.push(Event::Move(mv), outcome);
        Ok(turn)
    }

    /// The turn that playing a move would be.
    ///
    /// # Errors
    /// As [`play`](Game::play).
    pub fn preview(&self, mv: &str) -> Result<Turn, Error> {
        let mv = self.legal(mv)?;
        Ok(told(&self.info, self.line.boxed().as_mut(), mv).0)
    }

    /// The legal move of this text.
    fn legal(&self, text: &str) -> Result<Move, Error> {
        let mv = self
            .info
            .parse_move(text)
            .ok_or_else(|| Error::NotAMove { text: text.into() })?;
        match self.outcome() {
            Some(_) => Err(Error::GameOver),
            None if self.moves().contains(mv) => Ok(mv),
            None => Err(Error::IllegalMove { text: text.into() }),
        }
    }

    /// Takes the last move or chosen end back; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        if self.standing == 0 {
            return false;
        }
        self.standing -= 1;
        self.line.pop();
        true
    }

    /// Does again what was undone; `false` if there is nothing.
    pub fn redo(&mut self) -> bool {
        let Some((event, _)) = self.done.get(self.standing) else {
            return false;
        };
        match *event {
            Event::Move(mv) => _ = self.line.tell(mv),
            Event::End(end) => self.close(end),
        }
        self.standing += 1;
        true
    }

    /// The turns played, undone ones left out.
    #[must_use]
    pub fn turns(&self) -> Vec<Turn> {
        let mut line = self.line.boxed();
        for _ in 0..self.standing {
            line.pop();
        }
        let mut turns = Vec::with_capacity(self.standing);
        for (event, _) in &self.done[..self.standing] {
            // An end by choice is no turn, and nothing comes after it.
            if let Event::Move(mv) = *event {
                turns.push(told(&self.info, line.as_mut(), mv).0);
            }
        }
        turns
    }

    /// Ends the game by choice.
    ///
    /// # Errors
    /// [`Error::GameOver`], or [`Error::CannotEnd`] where the game knows no agreement.
    pub fn end(&mut self, end: End) -> Result<Outcome, Error> {
        if self.outcome().is_some() {
            return Err(Error::GameOver);
        }
        if end == End::Agree && !self.info.agreement {
            return Err(Error::CannotEnd {
                how: "agree".into(),
            });
        }
        self.close(end);
        let points = self.line.points();
        let outcome = match end {
            End::Agree => Outcome::counted(points, Reason::AGREED),
            End::Resign(seat) => Outcome {
                winner: Some(seat.other()),
                points,
                reason: Reason::RESIGNED,
            },
        };
        self.push(Event::End(end), Some(outcome));
        Ok(outcome)
    }

    /// What a chosen end does to the board: resigning leaves it as it is.
    fn close(&mut self, end: End) {
        let split = match end {
            End::Agree => Some(Reason::AGREED),
            End::Resign(_) => None,
        };
        self.line.close(split);
    }

    fn push(&mut self, event: Event, outcome: Option<Outcome>) {
        self.done.truncate(self.standing);
        self.done.push((event, outcome));
        self.standing += 1;
    }

    /// How it ended, if it did.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.standing {
            0 => self.opening_outcome,
            n => self.done[n - 1].1,
        }
    }

    /// The whole game as text, see `docs/notation.md`.
    #[must_use]
    pub fn record(&self) -> String {
        let events = self.done[..self.standing].iter().map(|(event, _)| *event);
        notation::write(&self.info, self.typed.as_ref(), events)
    }

    /// Counts the sequences of so many moves from here (*perft*).
    ///
    /// The last move may end the game; a sequence that ends earlier does not count. A forced pass is no
    /// move.
    #[cfg(feature = "cli")]
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        if self.outcome().is_some() {
            u64::from(depth == 0)
        } else {
            self.line.perft(depth)
        }
    }

    /// Plays so many games of random moves from here to their ends, and tells how many moves it took;
    /// the game itself stays as it is.
    ///
    /// `below(n)` must give a number below `n`: the engine has no chance of its own.
    #[cfg(feature = "cli")]
    pub fn playouts(&self, games: u32, below: &mut dyn FnMut(usize) -> usize) -> u64 {
        if self.outcome().is_some() {
            0
        } else {
            self.line.playouts(games, below)
        }
    }

    pub(crate) fn search(&self) -> Box<dyn AnySearch> {
        self.line.search(self.outcome().is_some())
    }
}

/// Where a line stands.
fn shown(info: &GameInfo, line: &dyn AnyLine) -> Position {
    Position {
        game: info.name,
        options: info.options,
        setup: line.setup(),
    }
}

/// Plays a legal move on a line and tells it.
fn told(info: &GameInfo, line: &mut dyn AnyLine, mv: Move) -> (Turn, Option<Reason>) {
    let before = shown(info, line);
    let (steps, reason) = line.tell(mv);
    let after = shown(info, line);
    let seat = before.setup.to_move;
    (
        Turn {
            mv: info.write_move(mv),
            seat,
            steps,
            before,
            after,
        },
        reason,
    )
}

impl Entry {
    fn options(&self, options: Option<&Value>) -> Result<Options, Error> {
        options.map_or(Ok(Options::new(self.options)), |value| {
            Options::read(self.options, value)
        })
    }
}
