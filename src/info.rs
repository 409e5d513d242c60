//! What a page needs to know of a game to lay out its board and its choices.

use crate::board::{Place, Seat};
use crate::layout::Layout;
use crate::moves::{Direction, Move};
use crate::options::Options;
use crate::setup::FieldSpec;
use crate::sheet::Sheet;

/// A game described: its board, the parts of its positions, its options.
#[derive(Clone, Debug)]
pub struct GameInfo {
    /// The name in records and programs.
    pub name: &'static str,
    /// The name people use.
    pub title: &'static str,
    /// The arrangement of the board.
    pub layout: Layout,
    /// Whether moves name a direction.
    pub directions: bool,
    /// Points in the game.
    pub total: u32,
    /// Whether the players may end the game by agreement.
    pub agreement: bool,
    /// What a position has beyond mover, holes and stores.
    pub fields: &'static [FieldSpec],
    /// The options with the values they have here.
    pub options: Options,
}

impl GameInfo {
    /// Describes a sheet.
    pub(crate) fn of<S: Sheet>(sheet: &S, options: &Options) -> Self {
        GameInfo {
            name: S::NAME,
            title: S::TITLE,
            layout: sheet.layout(),
            directions: S::DIRECTIONS,
            total: sheet.total(),
            agreement: sheet.may_agree(),
            fields: sheet.fields(),
            options: *options,
        }
    }

    /// The names of a player's holes, from his left.
    #[must_use]
    pub fn row(&self, seat: Seat) -> Vec<String> {
        (0..self.layout.holes)
            .map(|i| Place::Hole(seat, i).to_string())
            .collect()
    }

    /// The names of all cells that are sown into, counter-clockwise from South's `A`.
    #[must_use]
    pub fn ring(&self) -> Vec<String> {
        self.layout.ring().map(|place| place.to_string()).collect()
    }

    /// The move that a text stands for; it need not be legal.
    #[must_use]
    pub fn parse_move(&self, text: &str) -> Option<Move> {
        let mut letters = text.chars();
        let letter = letters.next().filter(char::is_ascii_alphabetic)?;
        let seat = if letter.is_ascii_uppercase() {
            Seat::South
        } else {
            Seat::North
        };
        let hole = letter.to_ascii_uppercase() as u8 - b'A';
        let cell = self.layout.cell(Place::Hole(seat, hole))?;
        let direction = match (self.directions, letters.next()) {
            (false, None) => Direction::Right,
            (true, Some('l')) => Direction::Left,
            (true, Some('r')) => Direction::Right,
            _ => return None,
        };
        letters.next().is_none().then_some(Move { cell, direction })
    }

    /// How a move is written.
    #[must_use]
    pub fn write_move(&self, mv: Move) -> String {
        mv.written(self.layout, self.directions)
    }
}
