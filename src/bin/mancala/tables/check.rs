//! Compares a table with the rules, position by position, and samples of it with searches.

use mancala::tables::{Endings, check_layer};
use mancala::{Engine, Game, Limits, Seat, Value};
use rand_pcg::Pcg64Mcg;

use super::{file, tell};
use crate::arguments::Arguments;
use crate::chance::below;
use crate::output::say;

pub fn run(arguments: &Arguments) -> Result<(), String> {
    let path = arguments
        .subject
        .as_deref()
        .ok_or("which file? `mancala help` tells more")?;
    let table = file::read(path)?;
    tell(&table);
    for seeds in 1..=table.seeds() {
        let positions = check_layer(&table, seeds).map_err(|found| {
            let (holes, said, follows) = (found.holes, found.said, found.follows);
            format!("{path} says {said:+} of {holes:?}, but {follows:+} follows by the rules")
        })?;
        if positions > 0 {
            say(format_args!(
                "{seeds} seeds: {positions} positions agree with those after them\n"
            ));
        }
    }
    let limits = Limits {
        nodes: Some(arguments.nodes.unwrap_or(250_000)),
        ..Limits::default()
    };
    let mut engine = Engine::new(Engine::DEFAULT_MEGABYTES).map_err(|error| error.to_string())?;
    let mut chance = Pcg64Mcg::new(u128::from(arguments.seed));
    for seeds in 1..=table.seeds() {
        let (mut searched, mut proven) = (0, 0);
        for _ in 0..arguments.positions.unwrap_or(100) {
            let Some((game, said)) = thrown(&table, seeds, &mut chance) else {
                continue;
            };
            engine.clear();
            let found = engine.think(&game, &limits);
            searched += 1;
            proven += u32::from(found.exact);
            if found.exact && found.score != said {
                let record = game.record();
                return Err(format!(
                    "{path} says {said:+} of {record}, search {:+}",
                    found.score
                ));
            }
        }
        if searched > 0 {
            say(format_args!(
                "{seeds} seeds: {proven} of {searched} samples proven by search, and the same\n"
            ));
        }
    }
    Ok(())
}

/// A game in which chance has thrown the seeds, with the final margin for the player to move; `None` if no
/// board can hold it, or there is nothing to choose.
fn thrown(table: &Endings, seeds: u8, chance: &mut Pcg64Mcg) -> Option<(Game, i64)> {
    let mut holes = vec![0; table.holes()];
    for _ in 0..seeds {
        holes[below(chance, table.holes())] += 1;
    }
    let (position, margin) = (table.position(&holes)?, table.look_up(&holes)?);
    let game = Game::from_position(&Value::from(&position)).ok()?;
    let now = game.position().setup;
    let goes_on = game.outcome().is_none() && now.to_move == Seat::South;
    let [south, north] = now.stores.map(i64::from);
    goes_on.then_some((game, south - north + i64::from(margin)))
}
