//! What the ways to open a game are worth, and which of them are fair.

use mancala::setup::Setup;
use mancala::{Engine, Game, Limits, Seat, Value};

use crate::arguments::Arguments;
use crate::output::{complain, say};

/// An opening and its final margin for the player who starts.
struct Opening {
    record: String,
    margin: i64,
    exact: bool,
}

/// Says what every sequence of so many moves is worth to who starts, the fairest first; or, with a cap on
/// the first turn, what every such turn is worth, the best first. Of sequences that lead to one position
/// the first in the order of the board is told.
pub fn run(arguments: &Arguments) -> Result<(), String> {
    let start = arguments.measured()?;
    let starter = start.position().setup.to_move;
    let games = match arguments.cap {
        Some(cap) => first_turns(start, cap)?,
        None => sequences(start, arguments.depth.unwrap_or(1))?,
    };
    let mut engine = Engine::new(arguments.table).map_err(|error| error.to_string())?;
    let limits = Limits {
        nodes: Some(arguments.nodes.unwrap_or(1_000_000)),
        ..Limits::default()
    };
    let mut openings = Vec::new();
    for (i, (name, game)) in games.iter().enumerate() {
        let opening = worth(name, game, starter, &mut engine, &limits);
        if games.len() > 1 && limits.nodes > Some(5_000_000) {
            let (i, all) = (i + 1, games.len());
            complain(format_args!("{i} of {all}: {}", told(&opening)));
        }
        openings.push(opening);
    }
    openings.sort_by_key(|opening| match arguments.cap {
        Some(_) => (-opening.margin, !opening.exact),
        None => (opening.margin.abs(), !opening.exact),
    });
    for opening in &openings {
        say(format_args!("{}\n", told(opening)));
    }
    Ok(())
}

fn told(opening: &Opening) -> String {
    let sure = if opening.exact { "proven" } else { "estimated" };
    format!("{:+} {sure} {}", opening.margin, opening.record)
}

fn worth(name: &str, game: &Game, starter: Seat, engine: &mut Engine, limits: &Limits) -> Opening {
    let record = name.to_owned();
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
fn sequences(start: Game, plies: u32) -> Result<Vec<(String, Game)>, String> {
    let games = (0..plies).try_fold(vec![start], |games, _| after(&games))?;
    Ok(games.into_iter().map(named).collect())
}

fn named(game: Game) -> (String, Game) {
    (game.record(), game)
}

/// The games after a first turn of so many moves at most. Where it would go on the other player is to move
/// all the same.
fn first_turns(start: Game, cap: u32) -> Result<Vec<(String, Game)>, String> {
    let starter = start.position().setup.to_move;
    let goes_on =
        |game: &Game| game.outcome().is_none() && game.position().setup.to_move == starter;
    let (mut games, mut turns) = (vec![start], Vec::new());
    for _ in 0..cap {
        let (on, over): (Vec<_>, Vec<_>) = after(&games)?.into_iter().partition(goes_on);
        games = on;
        turns.extend(over.into_iter().map(named));
    }
    for game in games {
        let mut position = game.position();
        position.setup.to_move = starter.other();
        let handed = Game::from_position(&Value::from(&position));
        let handed = handed.map_err(|error| error.to_string())?;
        turns.push((format!("{}, ended", game.record()), handed));
    }
    Ok(turns)
}

/// The games after one move more, each position once.
fn after(games: &[Game]) -> Result<Vec<Game>, String> {
    let mut seen: Vec<Setup> = Vec::new();
    let mut after = Vec::new();
    for game in games {
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
    Ok(after)
}
