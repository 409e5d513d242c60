//! How even a game is between equals: strong play against itself from the usual start.

use std::collections::BTreeSet;

use mancala::{Engine, Game, Limits, Seat};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::Rng as _;

use crate::arguments::Arguments;
use crate::output::say;

/// Plies after which a game is held to go on for ever; the rules let none.
const LONGEST: u32 = 5_000;

/// Plays games from one start, both sides with as many nodes a move; seeds choose between what looks equal.
pub fn run(arguments: &Arguments) -> Result<(), String> {
    let start = arguments.measured()?;
    let starter = start.position().setup.to_move;
    let mut chance = Pcg64Mcg::new(u128::from(arguments.seed));
    let mut engine = Engine::new(arguments.table).map_err(|error| error.to_string())?;
    let nodes = arguments.nodes.unwrap_or(250_000);
    let (mut margins, mut records) = (Vec::new(), BTreeSet::new());
    for _ in 0..arguments.games.unwrap_or(100) {
        let limits = Limits {
            nodes: Some(nodes),
            seed: chance.next_u64() >> 32,
            ..Limits::default()
        };
        let game = play(start.clone(), &limits, &mut engine)?;
        margins.push(margin(&game, starter));
        records.insert(game.record());
    }
    let n = margins.len() as f64;
    let mean = margins.iter().sum::<i64>() as f64 / n;
    let square = |margin: &i64| (*margin as f64 - mean).powi(2);
    let variance = margins.iter().map(square).sum::<f64>() / (n - 1.0).max(1.0);
    let spread = 1.96 * (variance / n).sqrt();
    let count = |sign| {
        margins
            .iter()
            .filter(|margin| margin.signum() == sign)
            .count()
    };
    say(format_args!(
        "{}\n{n} games, {} different, {nodes} nodes a move, seed {}\n\
         won by who starts: {}, drawn: {}, lost: {}\n\
         margin of who starts: {mean:+.2} in the mean (95 %: {:+.2} to {:+.2})\n",
        start.record(),
        records.len(),
        arguments.seed,
        count(1),
        count(0),
        count(-1),
        mean - spread,
        mean + spread,
    ));
    Ok(())
}

fn play(mut game: Game, limits: &Limits, engine: &mut Engine) -> Result<Game, String> {
    engine.clear();
    for _ in 0..LONGEST {
        if game.outcome().is_some() {
            break;
        }
        let best = engine.think(&game, limits).best;
        game.play(&best).map_err(|error| error.to_string())?;
    }
    Ok(game)
}

fn margin(game: &Game, starter: Seat) -> i64 {
    let points = game.outcome().map_or([0, 0], |outcome| outcome.points);
    points[starter] - points[starter.other()]
}
