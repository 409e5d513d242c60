//! Tables of endings: how the last seeds are played out, worked out beforehand.
//!
//! A [`Builder`] takes the layers of positions with one seed, with two and so on, each with nothing but
//! the rules and the layers before it; what it makes is [`Endings`], which say of every position with
//! up to so many seeds on the board what the player to move wins from there on, compared with the
//! other. [`Search`](crate::search::Search) asks them.
//!
//! **Circles.** No seed comes back onto the board, so play stays in a layer or leaves it for good, and
//! as long as it stays nobody wins anything. A circle within the layer is counted in the end, which
//! brings nothing either ([`Sheet::ENDINGS`](crate::sheet::Sheet::ENDINGS)). The builder narrows what
//! each position is worth from both sides, first for a player who would lose all by a circle, then for
//! one who would win all; where the two do not meet, the position is worth what lies between them and
//! nearest to nothing. Nothing stays undetermined.
//!
//! **What a value promises.** The player who is to win *v* > 0 has a way that gets there without
//! meeting a position of the layer twice, whatever the other does; who is to win no less than *v* ≤ 0
//! may go round in circles. So both promises hold in every game in which no position that can come back
//! has stood twice. But a move that keeps a value is not yet on the way: of two positions worth as much
//! one may be further from the goal than the other. Who has a game to play looks for the way by
//! searching as far as the next layer.

#[cfg(feature = "cli")]
mod builder;
#[cfg(feature = "cli")]
mod check;
mod endings;
mod fault;
#[cfg(feature = "cli")]
mod field;
#[cfg(feature = "cli")]
mod layer;
mod ranking;

#[cfg(feature = "cli")]
pub use builder::{AnyBuilder, Builder, Progress};
#[cfg(feature = "cli")]
pub(crate) use check::check;
#[cfg(feature = "cli")]
pub use check::{Contradiction, check_layer};
pub use endings::Endings;
pub use fault::Fault;

/// A builder of endings of up to so many seeds, for the game of this name with these options.
///
/// # Errors
/// As [`Builder::new`]; [`Fault::Foreign`] also if there is no such game.
#[cfg(feature = "cli")]
pub fn builder(
    game: &str,
    options: &crate::options::Options,
    seeds: u8,
) -> Result<Box<dyn AnyBuilder>, Fault> {
    let entry = crate::games::find(game).map_err(|_| Fault::Foreign)?;
    (entry.builder)(options, seeds)
}
