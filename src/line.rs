//! A line of play: positions of one rule sheet, each reached from the one before.

use crate::history::History;
use crate::moves::{Move, Moves};
use crate::referee;
use crate::search::{AnySearch, Search};
use crate::setup::Setup;
use crate::sheet::{Reason, Sheet};
use crate::transfer::{Observer, Recorder, Step};

/// Positions of one rule sheet from the first to where play stands.
///
/// This is the typed core of a [`Game`](crate::Game), for programs that know at compile time which game
/// they play.
///
/// ```
/// use mancala::board::Seat;
/// use mancala::games::dakon::Dakon;
/// use mancala::line::Line;
/// use mancala::options::Options;
/// use mancala::sheet::Sheet;
///
/// let sheet = Dakon::new(&Options::new(Dakon::OPTIONS));
/// let (mut line, _) = Line::from(sheet.clone(), sheet.start());
/// let first = line.moves().next().expect("seven moves at the start");
/// assert_eq!(line.play(first, &mut ()), None, "the game goes on");
/// assert_eq!(sheet.to_move(line.position()), Seat::South, "A ends in the store");
/// ```
#[derive(Clone, Debug)]
pub struct Line<S: Sheet> {
    sheet: S,
    /// Never empty.
    positions: Vec<S::Position>,
    past: History,
}

impl<S: Sheet> Line<S> {
    /// A line that begins with this position, once what is left to happen by itself has happened; with
    /// the reason if the game is over then.
    #[must_use]
    pub fn from(sheet: S, mut opening: S::Position) -> (Self, Option<Reason>) {
        let reason = referee::settle(&sheet, &mut opening, &mut ());
        let past = History::from(&sheet, &opening);
        (
            Line {
                sheet,
                positions: vec![opening],
                past,
            },
            reason,
        )
    }

    /// The rules.
    #[must_use]
    pub const fn sheet(&self) -> &S {
        &self.sheet
    }

    /// Where play stands.
    #[must_use]
    pub fn position(&self) -> &S::Position {
        &self.positions[self.positions.len() - 1]
    }

    /// The positions that have stood.
    #[must_use]
    pub const fn past(&self) -> &History {
        &self.past
    }

    /// How many turns in a row the player to move has had.
    #[must_use]
    pub fn run(&self) -> usize {
        let mover = self.sheet.to_move(self.position());
        let own = |position: &&S::Position| self.sheet.to_move(position) == mover;
        self.positions.iter().rev().skip(1).take_while(own).count()
    }

    /// What may be played, as long as the game is not over.
    #[must_use]
    pub fn moves(&self) -> Moves {
        self.sheet.moves(self.position())
    }

    /// Plays one of [`moves`](Line::moves); gives the reason if the game is over then.
    pub fn play<O: Observer>(&mut self, mv: Move, seen: &mut O) -> Option<Reason> {
        let mut after = *self.position();
        let reason = referee::play(&self.sheet, &mut after, mv, &mut self.past, seen);
        self.positions.push(after);
        reason
    }

    /// Takes the latest position back; the first one stays.
    pub fn pop(&mut self) {
        if self.positions.len() > 1 {
            self.positions.pop();
            self.past.pop();
        }
    }
}

/// A line whose rule sheet is known only at run time.
///
/// What is here is compiled once for every game, so it is kept small: whatever can be said without the
/// type of the positions is said by [`Game`](crate::Game).
pub(crate) trait AnyLine {
    fn setup(&self) -> Setup;
    fn moves(&self) -> Moves;
    fn points(&self) -> [i64; 2];
    /// Plays a legal move and tells it.
    fn tell(&mut self, mv: Move) -> (Vec<Step>, Option<Reason>);
    /// Ends the line by choice: counts for a reason, or leaves all as it lies.
    fn close(&mut self, reason: Option<Reason>);
    fn pop(&mut self);
    fn search(&self, over: bool) -> Box<dyn AnySearch>;
    fn boxed(&self) -> Box<dyn AnyLine>;
    #[cfg(feature = "cli")]
    fn perft(&self, depth: u32) -> u64;
    #[cfg(feature = "cli")]
    fn playouts(&self, games: u32, below: &mut dyn FnMut(usize) -> usize) -> u64;
}

impl<S: Sheet> AnyLine for Line<S> {
    fn setup(&self) -> Setup {
        self.sheet.setup(self.position())
    }

    fn moves(&self) -> Moves {
        Line::moves(self)
    }

    fn points(&self) -> [i64; 2] {
        self.sheet.points(self.position())
    }

    fn tell(&mut self, mv: Move) -> (Vec<Step>, Option<Reason>) {
        // An endless turn is told as a single step, and its laps would not fit into memory: who tells
        // the laps must know first that they end.
        let layout = self.sheet.layout();
        let mut recorder = Recorder::without_laps(layout);
        let mut reason = self.play(mv, &mut recorder);
        if !recorder.heard_endless() {
            Line::pop(self);
            recorder = Recorder::new(layout);
            reason = self.play(mv, &mut recorder);
        }
        (recorder.into_steps(), reason)
    }

    fn close(&mut self, reason: Option<Reason>) {
        let mut after = *self.position();
        if let Some(reason) = reason {
            referee::count(&self.sheet, &mut after, reason, &mut ());
        }
        self.past.push(&self.sheet, &after);
        self.positions.push(after);
    }

    fn pop(&mut self) {
        Line::pop(self);
    }

    fn search(&self, over: bool) -> Box<dyn AnySearch> {
        Box::new(Search::new(self, over))
    }

    fn boxed(&self) -> Box<dyn AnyLine> {
        Box::new(self.clone())
    }

    #[cfg(feature = "cli")]
    fn perft(&self, depth: u32) -> u64 {
        Line::perft(self, depth)
    }

    #[cfg(feature = "cli")]
    fn playouts(&self, games: u32, below: &mut dyn FnMut(usize) -> usize) -> u64 {
        Line::playouts(self, games, below)
    }
}
