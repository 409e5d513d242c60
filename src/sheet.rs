//! What a rule sheet must say. A game is one type that fulfils this trait.

use core::fmt::Debug;

use crate::board::Seat;
use crate::error::Error;
use crate::layout::Layout;
use crate::moves::{Move, Moves};
use crate::options::{OptionSpec, Options};
use crate::setup::{FieldSpec, Setup};
use crate::transfer::Observer;

/// The rules of one game, with its options chosen.
///
/// A sheet knows nothing of history, text, search or people. What happens around a move (who is next,
/// repetition, the order of the tests) is the [`referee`](crate::referee)'s and stands there once.
pub trait Sheet: Clone + Debug + Send + 'static {
    /// The name in records and programs.
    const NAME: &'static str;
    /// The name people use.
    const TITLE: &'static str;
    /// What can be chosen about the rules; [`FIRST`](crate::options::FIRST) comes first.
    const OPTIONS: &'static [OptionSpec];
    /// Whether a move names a direction.
    const DIRECTIONS: bool = false;
    /// Whether a turn can go on from where a sowing ends.
    const RELAYS: bool = false;
    /// Whether play can come back to an earlier position.
    const CYCLES: bool = true;

    /// Whether the endings can stand in a [table](crate::tables): what a player wins from a position on
    /// depends on nothing but the seeds in the holes, [`key`](Sheet::key) is these, a byte for each
    /// cell of the ring from the mover's first hole on; no seed comes back onto the board; and who comes
    /// back to a position has won nothing since, and wins nothing when it is counted.
    const ENDINGS: bool = false;

    /// All that can change during a game: small, plain, without history.
    type Position: Copy + Eq + Debug + Send;

    /// The sheet with these options.
    fn new(options: &Options) -> Self;

    // What the board is.

    /// Its arrangement.
    fn layout(&self) -> Layout;
    /// All points there are.
    fn total(&self) -> u32;
    /// What a position has beyond mover, holes and stores.
    fn fields(&self) -> &'static [FieldSpec] {
        &[]
    }
    /// The opening position.
    fn start(&self) -> Self::Position;
    /// Turns a typed position into one of this game.
    ///
    /// # Errors
    /// Names the field that no board can hold, and why.
    fn accept(&self, setup: &Setup) -> Result<Self::Position, Error>;
    /// The position in plain numbers.
    fn setup(&self, position: &Self::Position) -> Setup;

    // What a player does.

    /// The player to move.
    fn to_move(&self, position: &Self::Position) -> Seat;
    /// Makes it the other player's turn.
    fn hand_over(&self, position: &mut Self::Position);
    /// What he may choose from. Not empty unless the game is over.
    fn moves(&self, position: &Self::Position) -> Moves;
    /// Sows and captures; the move must be one of [`moves`](Sheet::moves).
    fn sow<O: Observer>(&self, position: &mut Self::Position, mv: Move, seen: &mut O) -> Next;

    // What happens by itself.

    /// The end that the board alone shows.
    fn board_end(&self, position: &Self::Position) -> Option<Reason>;
    /// What the player to move must do before he can choose: thả cá, or passing.
    fn by_itself<O: Observer>(&self, _position: &mut Self::Position, _seen: &mut O) {}
    /// The end that comes because the player to move still cannot choose.
    fn stuck(&self, _position: &Self::Position) -> Option<Reason> {
        None
    }
    /// Clears the board for a reason, and tells whether that was the end of it all.
    fn count<O: Observer>(
        &self,
        position: &mut Self::Position,
        reason: Reason,
        seen: &mut O,
    ) -> Counted;
    /// What each player has, debts deducted.
    fn points(&self, position: &Self::Position) -> [i64; 2];
    /// Whether the players may end the game by agreement, for [`Reason::AGREED`].
    fn may_agree(&self) -> bool {
        false
    }

    // What search and repetition need to know.

    /// All that repetition looks at; asked where play can come back ([`CYCLES`](Sheet::CYCLES)).
    fn footprint(&self, _position: &Self::Position) -> u128 {
        0
    }
    /// A number that never goes down; where it has changed, no earlier position can come back.
    fn progress(&self, position: &Self::Position) -> u16;
    /// All that the margin still to be won depends on, seen from the player to move: positions of the
    /// same key have the same future.
    fn key(&self, position: &Self::Position) -> u128;
    /// The rules with the round in play for the whole game: what search plays by.
    #[must_use]
    fn round_in_play(&self) -> Self {
        self.clone()
    }
    /// Whether what is proven of the round in play holds for the game.
    fn is_provable(&self, _position: &Self::Position) -> bool {
        true
    }
    /// By so much at most can either player's margin still change.
    ///
    /// That is all that lies on the board, unless something can leave a store again.
    fn most(&self, position: &Self::Position) -> i16 {
        self.lying(position)
    }
    /// What lies on the board, in points.
    fn lying(&self, position: &Self::Position) -> i16 {
        let [south, north] = self.points(position);
        self.total() as i16 - (south + north) as i16
    }
}

/// More than the margin of any game, for [`Sheet::most`].
pub const NO_BOUND: i16 = 10_000;

/// Who is next after sowing and capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The other player.
    Other,
    /// The same player again.
    Again,
}

/// What a count led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// The game is over, for this reason.
    Over(Reason),
    /// Another round has been dealt.
    NextRound,
}

/// Why a game or round ended: a stable word that the page puts into a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason(pub &'static str);

impl Reason {
    /// The same position for the third time.
    pub const REPETITION: Reason = Reason("repetition");
    /// A player gave up.
    pub const RESIGNED: Reason = Reason("resigned");
    /// The players split what is on the board.
    pub const AGREED: Reason = Reason("agreed");
    /// Nothing left to move with.
    pub const BARE: Reason = Reason("bare");
}
