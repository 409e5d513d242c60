//! What the ways to open a game are worth, and which of them are fair.

use mancala::setup::Setup;
use mancala::{Engine, Game, Limits, Seat};

use crate::arguments::Arguments;
use crate::output::{complain, say};

/// An opening and its final margin for the player who starts.
struct Opening {
    record: String,
    margin: i64,
    exact: bool,
}

/// Says what every sequence of so many moves is worth to who starts, the fairest first. Of sequences that
/// lead to one position the first in the order of the board is told.
pub fn run(arguments: &Arguments) -> Result<(), String> {
    let start = arguments.measured()?;
    let starter = start.position().setup.to_move;
    let plies = arguments.depth.unwrap_or(1);
    let games = sequences(start, plies)?;
    let mut engine = Engine::new(arguments.table).map_err(|error| error.to_string())?;
    let limits = Limits {
        nodes: Some(arguments.nodes.unwrap_or(1_000_000)),
        ..Limits::default()
    };
    let mut openings = Vec::new();
    for (i, game) in games.iter().enumerate() {
        let opening = worth(game, starter, &mut engine, &limits);
        if games.len() > 1 && limits.nodes > Some(5_000_000) {
            complain(format_args!(
                "{} of {}: {}",
                i + 1,
                games.len(),
                told(&opening)
            ));
        }
        openings.push(opening);
    }
    openings.sort_by_key(|opening| (opening.margin.abs(), !opening.exact));
    for opening in &openings {
        say(format_args!("{}\n", told(opening)));
    }
    Ok(())
}

fn told(opening: &Opening) -> String {
    let sure = if opening.exact { "proven" } else { "estimated" };
    format!("{:+} {sure} {}", opening.margin, opening.record)
}

fn worth(game: &Game, starter: Seat, engine: &mut Engine, limits: &Limits) -> Opening {
    let record = game.record();
    if let Some(outcome) = game.outcome() {
        let margin = outcome.points[starter] - outcome.points[starter.other()];
        return Opening {
            record,
            margin,
            exact: true,
        };
    }
    let found = engine.think(game, limits);
    let margin = match game.position().setup.to_move == starter {
        true => found.score,
        false => -found.score,
    };
    Opening {
        record,
        margin,
        exact: found.exact,
    }
}

/// The games after so many moves, each position once.
fn sequences(start: Game, plies: u32) -> Result<Vec<Game>, String> {
    let mut games = vec![start];
    for _ in 0..plies {
        let mut seen: Vec<Setup> = Vec::new();
        let mut after = Vec::new();
        for game in &games {
            for mv in game.legal_moves() {
                let mut next = game.clone();
                next.play(&mv).map_err(|error| error.to_string())?;
                let setup = next.position().setup;
                if !seen.contains(&setup) {
                    seen.push(setup);
                    after.push(next);
                }
            }
        }
        games = after;
    }
    Ok(games)
}
