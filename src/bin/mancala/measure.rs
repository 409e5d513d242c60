//! How much of a game the search proves, from wherever random games have come.

use mancala::setup::{Field, Setup};
use mancala::{Engine, Game, Limits, Seat, Value};
use rand_pcg::Pcg64Mcg;

use crate::arguments::Arguments;
use crate::chance::below;
use crate::output::say;
use crate::rounds;
use crate::sample::percentile;

/// What was found from positions of one sort.
#[derive(Default)]
struct Found {
    nodes: Vec<u64>,
    exact: usize,
}

impl Found {
    fn tell(&mut self, what: &str) {
        self.nodes.sort_unstable();
        let (Some(greatest), n) = (self.nodes.last(), self.nodes.len()) else {
            return;
        };
        say(format_args!(
            "{what}: {n} positions, {} exact ({:.2} %); nodes: {:.0} in the mean, {} at the 95th percentile, {greatest} at most\n",
            self.exact,
            100.0 * self.exact as f64 / n as f64,
            self.nodes.iter().sum::<u64>() as f64 / n as f64,
            percentile(&self.nodes, 95),
        ));
    }
}

/// Takes one position of each of so many random games, and types it in without its history; one of a match
/// as one of a single round.
pub fn run(arguments: &Arguments) -> Result<(), String> {
    let start = arguments.measured()?;
    let mut chance = Pcg64Mcg::new(u128::from(arguments.seed));
    let mut engine = Engine::new(arguments.table).map_err(|error| error.to_string())?;
    let limits = Limits {
        nodes: Some(arguments.nodes.unwrap_or(1_000_000)),
        ..Limits::default()
    };
    let mut all = Found::default();
    let mut by_sons: Vec<Found> = Vec::new();
    for _ in 0..arguments.positions.unwrap_or(1_000) {
        let game = thrown(&start, &mut chance)?;
        engine.clear();
        let analysis = engine.think(&game, &limits);
        let sons = sons(&game.position().setup);
        while by_sons.len() <= sons {
            by_sons.push(Found::default());
        }
        for found in [&mut all, &mut by_sons[sons]] {
            found.nodes.push(analysis.nodes);
            found.exact += usize::from(analysis.exact);
        }
    }
    if by_sons.len() > 1 {
        for (sons, found) in by_sons.iter_mut().enumerate() {
            found.tell(&format!("sons {sons}"));
        }
    }
    all.tell("all");
    Ok(())
}

/// A position of a random game: any of those in which there is something to choose, by chance.
fn thrown(start: &Game, chance: &mut Pcg64Mcg) -> Result<Game, String> {
    let mut below = |n| below(chance, n);
    let mut game = start.clone();
    let mut taken = start.position();
    let mut seen = 0;
    while game.outcome().is_none() {
        seen += 1;
        if below(seen) == 0 {
            taken = game.position();
        }
        let moves = game.legal_moves();
        let played = game.play(&moves[below(moves.len())]);
        played.map_err(|error| error.to_string())?;
    }
    match rounds::is_match(start) {
        true => rounds::single(&taken),
        false => Game::from_position(&Value::from(&taken)).map_err(|error| error.to_string()),
    }
}

/// How many holes of the other's row are conquered, by either.
fn sons(setup: &Setup) -> usize {
    let Some(Field::Owners(rows)) = setup.field("owners") else {
        return 0;
    };
    let conquered = |seat: Seat| rows[seat].iter().filter(|&&owner| owner != seat).count();
    Seat::BOTH.map(conquered).iter().sum()
}
