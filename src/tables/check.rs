//! Whether a table agrees with the rules.

use super::endings::Endings;
use super::field::{Field, Way};
use super::ranking;
use crate::games;
use crate::sheet::Sheet;

/// A position whose margin is not what the best way on from it brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contradiction {
    /// The seeds in its holes, the mover's row first.
    pub holes: Vec<u8>,
    /// What the table says.
    pub said: i16,
    /// What follows from what it says of the positions after it.
    pub follows: i16,
}

/// Compares every position of a layer with those it leads to, and tells how many there are.
///
/// A table of another game than it says would fail here; a margin that rests on a circle of others
/// would not, if all are wrong alike.
///
/// # Errors
/// The first [`Contradiction`].
pub fn check_layer(endings: &Endings, seeds: u8) -> Result<u32, Contradiction> {
    // Every table is of a game in the list.
    games::find(endings.game()).map_or(Ok(0), |game| (game.check_layer)(endings, seeds))
}

pub(crate) fn check<S: Sheet>(endings: &Endings, seeds: u8) -> Result<u32, Contradiction> {
    let count = if seeds <= endings.seeds() {
        endings.count(seeds)
    } else {
        0
    };
    if count == 0 {
        return Ok(0);
    }
    let mut field = Field::new(S::new(endings.options()));
    let mut holes = vec![0; endings.ranking().holes()];
    ranking::first(&mut holes, seeds);
    for rank in 0..count {
        let mut best = None;
        let held = field.ways(&holes, |way| {
            best = best.max(Some(match way {
                Way::End(won) => won,
                Way::On {
                    won,
                    seeds,
                    key,
                    same: true,
                } => won + endings.margin(seeds, key),
                Way::On {
                    won,
                    seeds,
                    key,
                    same: false,
                } => won - endings.margin(seeds, key),
            }));
        });
        let (said, follows) = (endings.at(seeds, rank), held.and(best).unwrap_or(0));
        if said != follows {
            return Err(Contradiction {
                holes,
                said,
                follows,
            });
        }
        ranking::next(&mut holes);
    }
    Ok(count)
}
