//! Plays levels against each other, to see that a higher one is stronger.
//!
//! Random openings of four plies, each played twice with seats swapped; a pair goes to the greater
//! summed margin, an even pair counts half.

use mancala::{Engine, Game, Limits, Seat};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::Rng as _;

use crate::arguments::Arguments;
use crate::output::say;

/// Plies that chance plays first.
const OPENING: u32 = 4;
/// Openings tried before a game is held to end within them.
const TRIES: u32 = 10_000;
/// Plies after which a game is counted as it stands; none has come near.
const LONGEST: u32 = 5_000;

pub fn run(arguments: &Arguments) -> Result<(), String> {
    let levels = arguments.levels(&[2, 4, 6, 8]);
    if levels.len() < 2 {
        return Err("two levels are needed, such as --levels 2,4".into());
    }
    let start = arguments.measured()?;
    // To refuse a game that has none before anything is said.
    opening(&start, &mut Pcg64Mcg::new(u128::from(arguments.seed)))?;
    say(format_args!(
        "{} {} openings, seed {}\n",
        start.name(),
        arguments.openings,
        arguments.seed
    ));
    for pair in levels.windows(2) {
        let (lower, higher) = (&pair[0], &pair[1]);
        let mut chance = Pcg64Mcg::new(u128::from(arguments.seed));
        let mut engines = [engine()?, engine()?];
        let shares = (0..arguments.openings)
            .map(|_| {
                let opening = opening(&start, &mut chance)?;
                let seed = chance.next_u64() >> 32;
                let margin: i64 = Seat::BOTH
                    .map(|seat| {
                        let levels = match seat {
                            Seat::South => [higher, lower],
                            Seat::North => [lower, higher],
                        }
                        .map(|player| Limits {
                            seed,
                            ..player.limits
                        });
                        let points = play(opening.clone(), &levels, &mut engines);
                        points[seat] - points[seat.other()]
                    })
                    .iter()
                    .sum();
                Ok(0.5 + 0.5 * margin.signum() as f64)
            })
            .collect::<Result<Vec<f64>, String>>()?;
        let (share, low, high) = interval(&shares);
        say(format_args!(
            "level {} against {}: {:.1} % of pairs (95 %: {:.1} to {:.1})\n",
            higher.name,
            lower.name,
            100.0 * share,
            100.0 * low,
            100.0 * high
        ));
    }
    Ok(())
}

fn engine() -> Result<Engine, String> {
    Engine::new(Engine::DEFAULT_MEGABYTES).map_err(|error| error.to_string())
}

/// A random beginning that leaves something to play.
fn opening(start: &Game, chance: &mut Pcg64Mcg) -> Result<Game, String> {
    for _ in 0..TRIES {
        let mut game = start.clone();
        for _ in 0..OPENING {
            let moves = game.legal_moves();
            let Some(mv) = moves.get(chance.next_u64() as usize % moves.len().max(1)) else {
                break;
            };
            if game.play(mv).is_err() {
                break;
            }
        }
        if game.outcome().is_none() {
            return Ok(game);
        }
    }
    Err(format!(
        "{OPENING} random plies ended this game {TRIES} times out of {TRIES}: it is too near its end"
    ))
}

/// Plays a game to its end and gives the points.
fn play(mut game: Game, limits: &[Limits; 2], engines: &mut [Engine; 2]) -> [i64; 2] {
    for engine in engines.iter_mut() {
        engine.clear();
    }
    for _ in 0..LONGEST {
        if game.outcome().is_some() {
            break;
        }
        let seat = game.position().setup.to_move;
        let best = engines[seat].think(&game, &limits[seat]).best;
        if game.play(&best).is_err() {
            break;
        }
    }
    game.outcome().map_or_else(
        || game.position().setup.stores.map(i64::from),
        |outcome| outcome.points,
    )
}

/// The mean of the shares and its 95 % interval (Wilson's, which also holds near 0 and 1).
fn interval(shares: &[f64]) -> (f64, f64, f64) {
    const Z: f64 = 1.96;
    let n = shares.len() as f64;
    let mean = shares.iter().sum::<f64>() / n;
    let spread = Z * (mean * (1.0 - mean) / n + Z * Z / (4.0 * n * n)).sqrt();
    let middle = mean + Z * Z / (2.0 * n);
    let scale = 1.0 + Z * Z / n;
    (mean, (middle - spread) / scale, (middle + spread) / scale)
}
