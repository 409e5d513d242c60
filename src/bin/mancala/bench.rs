//! How fast: random play (rules alone) and search, per game, on one core.

use std::time::Instant;

use mancala::{Engine, Limits, games};
use rand_pcg::Pcg64Mcg;

use crate::arguments::Arguments;
use crate::chance::below;
use crate::output::say;

pub fn run(arguments: &Arguments) -> Result<(), String> {
    let measured = if arguments.subject.is_some() {
        vec![arguments.measured()?]
    } else {
        (games::GAMES.iter())
            .map(|game| arguments.round(game.name))
            .collect::<Result<_, _>>()?
    };
    for game in measured {
        let name = game.name();
        let mut chance = Pcg64Mcg::new(u128::from(arguments.seed));
        let mut below = |n| below(&mut chance, n);
        let start = Instant::now();
        let moves = game.playouts(arguments.games.unwrap_or(200_000), &mut below);
        say(format_args!(
            "{name} {:.0} moves/s\n",
            moves as f64 / start.elapsed().as_secs_f64()
        ));

        let mut engine =
            Engine::new(Engine::DEFAULT_MEGABYTES).map_err(|error| error.to_string())?;
        let limits = Limits {
            nodes: Some(arguments.nodes.unwrap_or(2_000_000)),
            ..Limits::default()
        };
        let start = Instant::now();
        let analysis = engine.think(&game, &limits);
        let speed = analysis.nodes as f64 / start.elapsed().as_secs_f64();
        let end = match analysis.exact {
            true => "proven after",
            false => "open after",
        };
        say(format_args!(
            "{name} {speed:.0} nodes/s, {end} {} nodes\n",
            analysis.nodes
        ));
    }
    Ok(())
}
