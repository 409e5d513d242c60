//! A game as it is played: what surrounds a position. History, undo, repetition, the end.

use core::fmt::Debug;

use crate::board::{Place, Seat};
use crate::error::Error;
use crate::history::History;
use crate::info::GameInfo;
use crate::moves::{Direction, Move, Moves};
use crate::options::Options;
use crate::referee;
use crate::search::{AnySearch, Search};
use crate::setup::{Position, Setup};
use crate::sheet::{Reason, Sheet};
use crate::transfer::{Recorder, Step};

/// One move and all it causes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The move as it is written.
    pub mv: String,
    /// Who made it.
    pub seat: Seat,
    /// What happened, in order.
    pub steps: Vec<Step>,
    /// The position before.
    pub before: Position,
    /// The position at the next choice, or at the end.
    pub after: Position,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who won; nobody in a draw.
    pub winner: Option<Seat>,
    /// Final points, debts deducted.
    pub points: [i64; 2],
    /// Why it ended.
    pub reason: Reason,
}

impl Outcome {
    fn counted(points: [i64; 2], reason: Reason) -> Self {
        let winner = match points[0].cmp(&points[1]) {
            core::cmp::Ordering::Greater => Some(Seat::South),
            core::cmp::Ordering::Equal => None,
            core::cmp::Ordering::Less => Some(Seat::North),
        };
        Outcome {
            winner,
            points,
            reason,
        }
    }
}

/// An end that the players choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// This player gives up.
    Resign(Seat),
    /// Both agree to split what is on the board, where a game allows it.
    Agree,
}

/// What was done, in the order it was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A move.
    Move(Move),
    /// An end by choice.
    End(End),
}

#[derive(Clone, Debug)]
struct Done<P> {
    event: Event,
    after: P,
    outcome: Option<Outcome>,
}

/// A game of one rule sheet, from its first position to where it stands.
///
/// ```
/// use mancala::games::dakon::Dakon;
/// use mancala::options::Options;
/// use mancala::series::Series;
/// use mancala::sheet::Sheet;
///
/// let mut game = Series::<Dakon>::new(Options::new(Dakon::OPTIONS), None)?;
/// let mv = game.parse_move("A")?;
/// let turn = game.play(mv)?;
/// assert_eq!(turn.after.setup.to_move, turn.seat, "A ends in the store: South chooses again");
/// # Ok::<(), mancala::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Series<S: Sheet> {
    sheet: S,
    options: Options,
    typed: Option<Setup>,
    opening: S::Position,
    opening_outcome: Option<Outcome>,
    /// Everything done, undone events at the end.
    done: Vec<Done<S::Position>>,
    /// How many of them stand.
    standing: usize,
    /// The opening, and the position after each event that stands.
    past: History<S::Position>,
}

impl<S: Sheet> Series<S> {
    /// A game from the opening position, or from a typed one.
    ///
    /// What a typed position leaves to happen by itself (thả cá, a pass, the count) happens at once.
    ///
    /// # Errors
    /// Whatever [`Sheet::accept`] finds wrong with the typed position.
    pub fn new(options: Options, typed: Option<Setup>) -> Result<Self, Error> {
        let sheet = S::new(&options);
        let mut opening = match &typed {
            Some(setup) => sheet.accept(setup)?,
            None => sheet.start(),
        };
        let reason = referee::settle(&sheet, &mut opening, &mut ());
        let opening_outcome = reason.map(|reason| Outcome::counted(sheet.points(&opening), reason));
        let past = History::from(&sheet, &opening);
        Ok(Series {
            sheet,
            options,
            typed,
            opening,
            opening_outcome,
            done: Vec::new(),
            standing: 0,
            past,
        })
    }

    /// The rules.
    #[must_use]
    pub const fn sheet(&self) -> &S {
        &self.sheet
    }

    /// Where the game stands.
    #[must_use]
    pub fn position(&self) -> &S::Position {
        self.last().map_or(&self.opening, |done| &done.after)
    }

    /// How the game ended, if it did.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.last()
            .map_or(self.opening_outcome, |done| done.outcome)
    }

    /// What may be played; empty only when the game is over.
    #[must_use]
    pub fn moves(&self) -> Moves {
        match self.outcome() {
            Some(_) => Moves::NONE,
            None => self.sheet.moves(self.position()),
        }
    }

    /// The opening and the position after each turn that stands.
    #[must_use]
    pub const fn past(&self) -> &History<S::Position> {
        &self.past
    }

    /// Plays a move.
    ///
    /// # Errors
    /// [`Error::GameOver`] or [`Error::IllegalMove`]; nothing has changed then.
    pub fn play(&mut self, mv: Move) -> Result<Turn, Error> {
        let (turn, after, reason) = self.turn(mv)?;
        let outcome = reason.map(|reason| Outcome::counted(self.sheet.points(&after), reason));
        self.push(Done {
            event: Event::Move(mv),
            after,
            outcome,
        });
        Ok(turn)
    }

    /// The turn that playing a move would be.
    ///
    /// # Errors
    /// As [`play`](Series::play).
    pub fn preview(&self, mv: Move) -> Result<Turn, Error> {
        Ok(self.turn(mv)?.0)
    }

    fn turn(&self, mv: Move) -> Result<(Turn, S::Position, Option<Reason>), Error> {
        if self.outcome().is_some() {
            return Err(Error::GameOver);
        }
        if !self.moves().contains(mv) {
            return Err(Error::IllegalMove {
                text: self.write_move(mv),
            });
        }
        Ok(self.told(self.position(), &self.past, mv))
    }

    /// Plays a legal move on a position with this history, and tells it.
    fn told(
        &self,
        before: &S::Position,
        past: &History<S::Position>,
        mv: Move,
    ) -> (Turn, S::Position, Option<Reason>) {
        // An endless turn is told as a single step, and its laps would not fit into memory: who tells
        // the laps must know first that they end.
        let layout = self.sheet.layout();
        let mut recorder = Recorder::without_laps(layout);
        let mut after = *before;
        let mut reason = referee::play(&self.sheet, &mut after, mv, past, &mut recorder);
        if !recorder.heard_endless() {
            recorder = Recorder::new(layout);
            after = *before;
            reason = referee::play(&self.sheet, &mut after, mv, past, &mut recorder);
        }
        let turn = Turn {
            mv: self.write_move(mv),
            seat: self.sheet.to_move(before),
            steps: recorder.into_steps(),
            before: self.shown(before),
            after: self.shown(&after),
        };
        (turn, after, reason)
    }

    /// A position in plain numbers, with the name of the game and its options.
    #[must_use]
    pub fn shown(&self, position: &S::Position) -> Position {
        Position {
            game: S::NAME,
            options: self.options,
            setup: self.sheet.setup(position),
        }
    }

    /// Every turn that stands.
    #[must_use]
    pub fn turns(&self) -> Vec<Turn> {
        let mut turns = Vec::with_capacity(self.standing);
        let mut before = &self.opening;
        let mut past = History::from(&self.sheet, before);
        for done in &self.done[..self.standing] {
            if let Event::Move(mv) = done.event {
                turns.push(self.told(before, &past, mv).0);
            }
            before = &done.after;
            past.push(&self.sheet, before);
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
        let mut after = *self.position();
        let outcome = match end {
            End::Resign(seat) => Outcome {
                winner: Some(seat.other()),
                points: self.sheet.points(&after),
                reason: Reason::RESIGNED,
            },
            End::Agree if !self.sheet.may_agree() => {
                return Err(Error::CannotEnd {
                    how: "agree".into(),
                });
            }
            End::Agree => {
                let reason = Reason::AGREED;
                referee::count(&self.sheet, &mut after, reason, &mut ());
                Outcome::counted(self.sheet.points(&after), reason)
            }
        };
        self.push(Done {
            event: Event::End(end),
            after,
            outcome: Some(outcome),
        });
        Ok(outcome)
    }

    /// Takes the last event back; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        let can = self.standing > 0;
        if can {
            self.standing -= 1;
            self.past.pop();
        }
        can
    }

    /// Does again what was undone; `false` if there is nothing.
    pub fn redo(&mut self) -> bool {
        let can = self.standing < self.done.len();
        if can {
            self.past.push(&self.sheet, &self.done[self.standing].after);
            self.standing += 1;
        }
        can
    }

    fn last(&self) -> Option<&Done<S::Position>> {
        self.done[..self.standing].last()
    }

    fn push(&mut self, done: Done<S::Position>) {
        self.done.truncate(self.standing);
        self.past.push(&self.sheet, &done.after);
        self.done.push(done);
        self.standing += 1;
    }

    /// The move that a text stands for; it need not be legal.
    ///
    /// # Errors
    /// [`Error::NotAMove`].
    pub fn parse_move(&self, text: &str) -> Result<Move, Error> {
        parse_move::<S>(&self.sheet, text).ok_or_else(|| Error::NotAMove { text: text.into() })
    }

    /// How a move is written.
    #[must_use]
    pub fn write_move(&self, mv: Move) -> String {
        write_move(&self.sheet, mv)
    }
}

/// The move that a text stands for in a game.
fn parse_move<S: Sheet>(sheet: &S, text: &str) -> Option<Move> {
    let mut letters = text.chars();
    let letter = letters.next().filter(char::is_ascii_alphabetic)?;
    let seat = if letter.is_ascii_uppercase() {
        Seat::South
    } else {
        Seat::North
    };
    let hole = letter.to_ascii_uppercase() as u8 - b'A';
    let cell = sheet.layout().cell(Place::Hole(seat, hole))?;
    let direction = match (S::DIRECTIONS, letters.next()) {
        (false, None) => Direction::Right,
        (true, Some('l')) => Direction::Left,
        (true, Some('r')) => Direction::Right,
        _ => return None,
    };
    letters.next().is_none().then_some(Move { cell, direction })
}

/// How a move is written in a game.
pub(crate) fn write_move<S: Sheet>(sheet: &S, mv: Move) -> String {
    let mut text = sheet.layout().place(mv.cell).to_string();
    if S::DIRECTIONS {
        text.push(mv.direction.letter());
    }
    text
}

/// A game whose rule sheet is known only at run time; fulfilled by every [`Series`].
pub(crate) trait AnySeries: Debug {
    fn options(&self) -> &Options;
    fn info(&self) -> GameInfo;
    fn typed(&self) -> Option<&Setup>;
    fn shown(&self) -> Position;
    fn legal_moves(&self) -> Vec<String>;
    fn play_text(&mut self, mv: &str) -> Result<Turn, Error>;
    fn preview_text(&self, mv: &str) -> Result<Turn, Error>;
    fn turns(&self) -> Vec<Turn>;
    fn events(&self) -> Vec<Written>;
    fn end(&mut self, end: End) -> Result<Outcome, Error>;
    fn outcome(&self) -> Option<Outcome>;
    fn undo(&mut self) -> bool;
    fn redo(&mut self) -> bool;
    fn search(&self) -> Box<dyn AnySearch>;
    fn perft(&self, depth: u32) -> u64;
    fn playouts(&self, games: u32, below: &mut dyn FnMut(usize) -> usize) -> u64;
    fn boxed(&self) -> Box<dyn AnySeries>;
}

/// An event as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Written {
    Move(String),
    End(End),
}

impl<S: Sheet> AnySeries for Series<S> {
    fn options(&self) -> &Options {
        &self.options
    }

    fn info(&self) -> GameInfo {
        GameInfo::of(&self.sheet, &self.options)
    }

    fn typed(&self) -> Option<&Setup> {
        self.typed.as_ref()
    }

    fn shown(&self) -> Position {
        Series::shown(self, self.position())
    }

    fn legal_moves(&self) -> Vec<String> {
        self.moves().map(|mv| self.write_move(mv)).collect()
    }

    fn play_text(&mut self, mv: &str) -> Result<Turn, Error> {
        let mv = self.parse_move(mv)?;
        self.play(mv)
    }

    fn preview_text(&self, mv: &str) -> Result<Turn, Error> {
        self.preview(self.parse_move(mv)?)
    }

    fn turns(&self) -> Vec<Turn> {
        Series::turns(self)
    }

    fn events(&self) -> Vec<Written> {
        let standing = self.done[..self.standing].iter();
        standing
            .map(|done| match done.event {
                Event::Move(mv) => Written::Move(self.write_move(mv)),
                Event::End(end) => Written::End(end),
            })
            .collect()
    }

    fn end(&mut self, end: End) -> Result<Outcome, Error> {
        Series::end(self, end)
    }

    fn outcome(&self) -> Option<Outcome> {
        Series::outcome(self)
    }

    fn undo(&mut self) -> bool {
        Series::undo(self)
    }

    fn redo(&mut self) -> bool {
        Series::redo(self)
    }

    fn search(&self) -> Box<dyn AnySearch> {
        Box::new(Search::new(self))
    }

    fn perft(&self, depth: u32) -> u64 {
        Series::perft(self, depth)
    }

    fn playouts(&self, games: u32, below: &mut dyn FnMut(usize) -> usize) -> u64 {
        Series::playouts(self, games, below)
    }

    fn boxed(&self) -> Box<dyn AnySeries> {
        Box::new(self.clone())
    }
}
