//! How many points a move of each level loses, against a search that looks much further.
//!
//! The positions come from games in which levels play, and one move in [`STRAY`] is chance's. A move
//! loses what the best move is worth more, both by the same search of every move.
//!
//! It is a **slip** if a look at a single ply saw better: some other move gains at once [`SLIP`] points
//! more or better, and is also worth so much more in the end. (Where it is not worth more, to leave it
//! was what a level looks ahead for; where a third move is best, a single ply does not show it.) It is a
//! **blunder** if the same holds of a look at the answer too, where what the other player can gain at
//! once by his next move is taken off.

use mancala::search::LEVELS;
use mancala::{Bound, Engine, Game, Limits, Seat};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::Rng as _;

use crate::arguments::Arguments;
use crate::chance::below;
use crate::output::say;
use crate::sample::percentile;

/// One move in so many is chance's.
const STRAY: usize = 4;
/// One position in so many is taken.
const SPARSE: usize = 6;
/// Levels that play to bring about the positions: the lower ones, which take little time.
const PLAYING: usize = 5;
/// Games played before a game is held to have no positions to choose in.
const FEWEST: u32 = 1_000;
/// A loss that should be seen, in points.
const SLIP: i64 = 10;
/// Nodes of the reference between two looks at how far it has come.
const SLICE: u64 = 5_000;

/// What a level has lost.
#[derive(Debug, Default)]
struct Losses {
    points: Vec<i64>,
    slips: u32,
    blunders: u32,
}

pub fn run(arguments: &Arguments) -> Result<(), String> {
    let start = arguments.measured()?;
    let wanted = arguments.positions.unwrap_or(1_000) as usize;
    let nodes = arguments.nodes.unwrap_or(200_000);
    let levels = arguments.levels(&(1..=LEVELS as u8).collect::<Vec<_>>());
    let mut engine = Engine::new(Engine::DEFAULT_MEGABYTES).map_err(|error| error.to_string())?;
    let mut chance = Pcg64Mcg::new(u128::from(arguments.seed));
    let positions = positions(&start, wanted, &mut engine, &mut chance)?;
    let mut lost: Vec<Losses> = levels.iter().map(|_| Losses::default()).collect();
    let mut proven = 0;
    for game in &positions {
        let seed = chance.next_u64() >> 32;
        let worth = Worth::of(game, nodes, &mut engine);
        proven += usize::from(worth.exact);
        for (level, losses) in levels.iter().zip(&mut lost) {
            engine.clear();
            let limits = Limits {
                seed,
                ..level.limits
            };
            let best = engine.think(game, &limits).best;
            let loss = worth.loss(&best);
            losses.points.push(loss);
            // To look at every move takes longer than the lower levels do.
            if loss >= SLIP {
                losses.slips += u32::from(worth.shown(game, &best, gain));
                losses.blunders += u32::from(worth.shown(game, &best, gain_after_answer));
            }
        }
    }
    say(format_args!(
        "{} {} positions, seed {}, all moves searched for {nodes} nodes: {:.1} % exact\n",
        start.name(),
        positions.len(),
        arguments.seed,
        100.0 * proven as f64 / positions.len() as f64
    ));
    for (level, losses) in levels.iter().zip(&mut lost) {
        losses.points.sort_unstable();
        let count = losses.points.len();
        say(format_args!(
            "level {}: {:.2} points lost in the mean, {} at the 95th percentile, {} at most; {} slips, {} blunders\n",
            level.name,
            losses.points.iter().sum::<i64>() as f64 / count as f64,
            percentile(&losses.points, 95),
            losses.points[count - 1],
            losses.slips,
            losses.blunders
        ));
    }
    Ok(())
}

/// Positions of games with something to choose.
fn positions(
    start: &Game,
    wanted: usize,
    engine: &mut Engine,
    chance: &mut Pcg64Mcg,
) -> Result<Vec<Game>, String> {
    let mut found = Vec::new();
    let mut below = |n| below(chance, n);
    for played in 0.. {
        if played >= FEWEST && found.is_empty() {
            return Err("this game leaves nothing to choose".into());
        }
        let mut game = start.clone();
        let levels = [0; 2].map(|_| below(PLAYING) as u8 + 1);
        let seed = below(1 << 32) as u64;
        engine.clear();
        while let moves = game.legal_moves()
            && !moves.is_empty()
        {
            if moves.len() > 1 && below(SPARSE) == 0 {
                found.push(game.clone());
                if found.len() == wanted {
                    return Ok(found);
                }
            }
            let mv = match below(STRAY) {
                0 => moves[below(moves.len())].clone(),
                _ => {
                    let level = Some(levels[game.position().setup.to_move]);
                    let limits = Limits {
                        level,
                        seed,
                        ..Limits::default()
                    };
                    engine.think(&game, &limits).best
                }
            };
            if game.play(&mv).is_err() {
                break;
            }
        }
    }
    Ok(found)
}

/// What the moves of a position are worth.
struct Worth {
    moves: Vec<(String, i64)>,
    /// Every one of them is proven.
    exact: bool,
}

impl Worth {
    /// Searches every move, as many plies deep as so many nodes last for.
    fn of(game: &Game, nodes: u64, engine: &mut Engine) -> Self {
        let limits = Limits {
            nodes: Some(u64::MAX),
            all: true,
            ..Limits::default()
        };
        engine.clear();
        engine.start(game, &limits);
        loop {
            // Between iterations all moves have been looked at equally far; one that is broken off
            // would give some of them other depths than others.
            let Ok(analysis) = engine.step(SLICE) else {
                continue;
            };
            if analysis.done || analysis.nodes >= nodes {
                let moves = analysis.moves.into_iter();
                return Worth {
                    exact: moves.clone().all(|mv| mv.bound == Bound::Exact),
                    moves: moves.map(|mv| (mv.mv, mv.score)).collect(),
                };
            }
        }
    }

    /// How much better the best move is.
    fn loss(&self, chosen: &str) -> i64 {
        let best = self.moves.iter().map(|(_, score)| *score).max();
        best.unwrap_or(0) - self.score(chosen)
    }

    fn score(&self, mv: &str) -> i64 {
        let found = self.moves.iter().find(|(own, _)| own == mv);
        found.map_or(0, |(_, score)| *score)
    }

    /// Whether a look shows a move that is much better than this one.
    fn shown(&self, game: &Game, chosen: &str, look: fn(&Game, &str) -> i64) -> bool {
        let (score, seen) = (self.score(chosen), look(game, chosen));
        let is_better =
            |(mv, worth): &(String, i64)| worth - score >= SLIP && look(game, mv) - seen >= SLIP;
        self.moves.iter().any(is_better)
    }
}

/// By how much a move makes the mover's margin grow at once.
fn gain(game: &Game, mv: &str) -> i64 {
    let seat = game.position().setup.to_move;
    after(game, mv).map_or(0, |after| margin(&after, seat) - margin(game, seat))
}

/// The same, less what the best answer gains at once.
fn gain_after_answer(game: &Game, mv: &str) -> i64 {
    let seat = game.position().setup.to_move;
    let answer = after(game, mv).filter(|after| after.position().setup.to_move != seat);
    let answers = answer.iter().flat_map(|after| {
        let moves = after.legal_moves().into_iter();
        moves.map(|answer| gain(after, &answer))
    });
    gain(game, mv) - answers.max().unwrap_or(0)
}

fn after(game: &Game, mv: &str) -> Option<Game> {
    let mut after = game.clone();
    after.play(mv).is_ok().then_some(after)
}

/// What a player leads by.
fn margin(game: &Game, seat: Seat) -> i64 {
    let points = game.outcome().map_or_else(
        || game.position().setup.stores.map(i64::from),
        |outcome| outcome.points,
    );
    points[seat] - points[seat.other()]
}
