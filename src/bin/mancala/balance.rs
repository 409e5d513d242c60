//! How even a game is between equals, and how much it varies: play against itself from one start.

use std::collections::BTreeSet;

use mancala::{Engine, Game, Limits, Seat};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::Rng as _;

use crate::arguments::{Arguments, Player};
use crate::output::say;

/// Plies after which a game is held to go on for ever; the rules let none.
const LONGEST: u32 = 5_000;

/// After how many plies games are compared that may still become the same.
const EARLY: [usize; 3] = [4, 8, 12];

/// Plays games from one start, both sides alike: with so many nodes a move, or as the levels that are named
/// do, one after the other. Seeds choose between what looks equal.
pub fn run(arguments: &Arguments) -> Result<(), String> {
    let start = arguments.measured()?;
    say(format_args!("{}\n", start.record()));
    let nodes = arguments.nodes.unwrap_or(250_000);
    let usual = Player {
        name: format!("{nodes} nodes a move"),
        limits: Limits {
            nodes: Some(nodes),
            ..Limits::default()
        },
    };
    match arguments.levels.is_empty() {
        true => against_itself(&start, &usual, arguments),
        false => arguments.levels.iter().try_for_each(|level| {
            let name = format!("level {}", level.name);
            against_itself(
                &start,
                &Player {
                    name,
                    ..level.clone()
                },
                arguments,
            )
        }),
    }
}

fn against_itself(start: &Game, player: &Player, arguments: &Arguments) -> Result<(), String> {
    let starter = start.position().setup.to_move;
    let mut chance = Pcg64Mcg::new(u128::from(arguments.seed));
    let mut engine = Engine::new(arguments.table).map_err(|error| error.to_string())?;
    let (mut margins, mut records) = (Vec::new(), BTreeSet::new());
    let mut early = EARLY.map(|_| BTreeSet::new());
    for _ in 0..arguments.games.unwrap_or(100) {
        let limits = Limits {
            seed: chance.next_u64() >> 32,
            ..player.limits
        };
        let (game, moves) = play(start.clone(), &limits, &mut engine)?;
        margins.push(margin(&game, starter));
        records.insert(game.record());
        for (plies, begun) in EARLY.into_iter().zip(&mut early) {
            begun.insert(moves[..plies.min(moves.len())].to_vec());
        }
    }
    let [four, eight, twelve] = early.map(|begun| begun.len());
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
        "{n} games, {} different ({four} after 4 plies, {eight} after 8, {twelve} after 12), {}, seed {}\n\
         won by who starts: {}, drawn: {}, lost: {}\n\
         margin of who starts: {mean:+.2} in the mean (95 %: {:+.2} to {:+.2})\n",
        records.len(),
        player.name,
        arguments.seed,
        count(1),
        count(0),
        count(-1),
        mean - spread,
        mean + spread,
    ));
    Ok(())
}

/// A game that was played to its end, and its moves.
fn play(
    mut game: Game,
    limits: &Limits,
    engine: &mut Engine,
) -> Result<(Game, Vec<String>), String> {
    engine.clear();
    let mut moves = Vec::new();
    for _ in 0..LONGEST {
        if game.outcome().is_some() {
            break;
        }
        let best = engine.think(&game, limits).best;
        game.play(&best).map_err(|error| error.to_string())?;
        moves.push(best);
    }
    Ok((game, moves))
}

fn margin(game: &Game, starter: Seat) -> i64 {
    let points = game.outcome().map_or([0, 0], |outcome| outcome.points);
    points[starter] - points[starter.other()]
}
