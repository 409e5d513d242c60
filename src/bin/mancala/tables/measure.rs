//! How many nodes a search needs to prove the last seeds, as they come in random games.

use mancala::{Engine, Game, Limits, Value};
use rand_pcg::Pcg64Mcg;

use super::file;
use crate::arguments::Arguments;
use crate::chance::below;
use crate::output::say;

/// Games played before too few of them are held to come to so few seeds.
const GAMES: u32 = 100_000;
/// Games played before a number of seeds is held not to come at all.
const FEWEST: u32 = 100;
/// Of the positions of a game with as many seeds, one in so many is taken.
const SPARSE: usize = 3;

pub fn run(arguments: &Arguments) -> Result<(), String> {
    let start = arguments.measured()?;
    let mut chance = Pcg64Mcg::new(u128::from(arguments.seed));
    let found = positions(&start, arguments, &mut chance);
    let mut engine = Engine::new(Engine::DEFAULT_MEGABYTES).map_err(|error| error.to_string())?;
    if let Some(path) = &arguments.tables {
        engine.set_endings(Some(file::read(path)?));
    }
    let limit = arguments.nodes.unwrap_or(250_000);
    let limits = Limits {
        nodes: Some(limit),
        ..Limits::default()
    };
    for (seeds, games) in found
        .iter()
        .enumerate()
        .filter(|(_, games)| !games.is_empty())
    {
        let (mut nodes, mut exact) = (Vec::new(), 0);
        for game in games {
            engine.clear();
            let analysis = engine.think(game, &limits);
            nodes.push(analysis.nodes);
            exact += u32::from(analysis.exact);
        }
        nodes.sort_unstable();
        let mean = nodes.iter().sum::<u64>() as f64 / nodes.len() as f64;
        say(format_args!(
            "{seeds} seeds: {} positions, {:.1} % proven, {mean:.0} nodes in the mean, {} at the 95th percentile\n",
            nodes.len(),
            100.0 * f64::from(exact) / nodes.len() as f64,
            nodes[nodes.len() * 95 / 100],
        ));
    }
    Ok(())
}

/// Positions of random games by the seeds on the board, each typed in without its history; one of a game
/// and a number of seeds.
fn positions(start: &Game, arguments: &Arguments, chance: &mut Pcg64Mcg) -> Vec<Vec<Game>> {
    let most = usize::from(arguments.seeds);
    let wanted = arguments.positions.unwrap_or(100) as usize;
    let mut found = vec![Vec::new(); most + 1];
    for played in 0..GAMES {
        let mut game = start.clone();
        let mut taken = vec![false; most + 1];
        while let moves = game.legal_moves()
            && !moves.is_empty()
        {
            let position = game.position();
            let seeds = on_board(&game);
            if seeds <= most
                && !taken[seeds]
                && found[seeds].len() < wanted
                && below(chance, SPARSE) == 0
            {
                taken[seeds] = true;
                found[seeds].extend(Game::from_position(&Value::from(&position)));
            }
            if game.play(&moves[below(chance, moves.len())]).is_err() {
                break;
            }
        }
        // Some numbers never come.
        let is_full = |games: &Vec<Game>| games.len() >= wanted || games.is_empty();
        if played >= FEWEST && found.iter().all(is_full) {
            break;
        }
    }
    found
}

/// What is not in the stores, in points.
fn on_board(game: &Game) -> usize {
    let [south, north] = game.position().setup.stores;
    game.info().total.saturating_sub(south + north) as usize
}
