//! What a page needs to know of a game to lay out its board and its choices.

use crate::board::{Place, Seat};
use crate::layout::Layout;
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
}
