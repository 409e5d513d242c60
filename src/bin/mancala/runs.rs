//! What the first turn of Dakon can bring before the other player moves.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use mancala::board::Seat;
use mancala::games::dakon::{Dakon, Position};
use mancala::moves::Move;
use mancala::referee;
use mancala::setup;
use mancala::sheet::Sheet;
use mancala::{Engine, Game, Limits, Value};

use crate::arguments::Arguments;
use crate::output::say;

/// Positions kept of each store, unless another number is asked for.
const WIDTH: u32 = 200_000;
/// Ends of runs with so many seeds outside of the store are looked at further, and so many of them.
const FEW: i64 = 8;
const ENDS: usize = 20_000;
/// Nodes for what comes after such an end.
const NODES: u64 = 20_000;

pub fn run(arguments: &Arguments) -> Result<(), String> {
    let game = arguments.measured()?;
    if game.name() != Dakon::NAME {
        return Err(format!(
            "{}: only a turn of dakon can go on and on",
            game.name()
        ));
    }
    let sheet = Dakon::new(game.options());
    let start = (sheet.accept(&game.position().setup)).map_err(|error| error.to_string())?;
    say(format_args!("{}\n", game.record()));
    let runs = Runs {
        mover: sheet.to_move(&start),
        sheet,
        start,
    };
    match runs.shortest() {
        Some((run, ways)) => say(format_args!(
            "proven: the shortest run with a majority has {} sowings ({ways} of that length): {}\n",
            run.len(),
            runs.written(&run)
        )),
        None => say("proven: no run brings a majority\n"),
    }
    let width = arguments.positions.unwrap_or(WIDTH) as usize;
    let most = runs.largest(width);
    let Some((end, run)) = most.ends.first() else {
        return Err("no run comes to an end".into());
    };
    let sure = if most.whole { "proven" } else { "at least" };
    say(format_args!(
        "{sure}: the largest run brings {} of {}, {} sowings: {}\n",
        runs.store(end),
        runs.sheet.total(),
        run.len(),
        runs.written(run),
    ));
    let (margin, i) = runs.best(&game, &most.ends)?;
    let whole = margin == i64::from(runs.sheet.total());
    say(format_args!(
        "proven: a margin of {margin:+}{}, by {}\n{} positions, {} ends looked at further\n",
        if whole {
            ", the whole board"
        } else {
            " or more"
        },
        runs.written(&most.ends[i].1),
        most.positions,
        most.ends.len()
    ));
    Ok(())
}

struct Runs {
    sheet: Dakon,
    start: Position,
    mover: Seat,
}

/// What the fullest stores are that a run can leave.
struct Largest {
    /// Every run was looked at.
    whole: bool,
    positions: usize,
    /// How to come to the fullest stores with which a run ended, the fullest first.
    ends: Vec<(Position, Vec<Move>)>,
}

/// How a position of a run was come to: from the one at this place, of the store this large.
#[derive(Clone, Copy)]
struct Way {
    store: u16,
    place: u32,
    mv: Move,
}

impl Runs {
    /// Every sowing from a position: what it leads to, and whether the same player chooses again.
    fn sowings(&self, position: Position) -> impl Iterator<Item = (Move, Position, bool)> {
        self.sheet.moves(&position).map(move |mv| {
            let mut after = position;
            let over = referee::play_alone(&self.sheet, &mut after, mv, &mut ()).is_some();
            let goes_on = !over && self.sheet.to_move(&after) == self.mover;
            (mv, after, goes_on)
        })
    }

    fn store(&self, position: &Position) -> i64 {
        self.sheet.points(position)[self.mover]
    }

    fn written(&self, run: &[Move]) -> String {
        let moves = run.iter().map(|mv| mv.written(self.sheet.layout(), false));
        moves.collect::<Vec<_>>().join(" ")
    }

    /// The shortest run that brings more than half, and how many of that length there are.
    fn shortest(&self) -> Option<(Vec<Move>, u64)> {
        let mut layer = HashMap::from([(self.sheet.key(&self.start), (self.start, 1, Vec::new()))]);
        while !layer.is_empty() {
            let mut next: HashMap<u128, (Position, u64, Vec<Move>)> = HashMap::new();
            let mut found: Option<(Vec<Move>, u64)> = None;
            for (position, ways, run) in layer.values() {
                for (mv, after, goes_on) in self.sowings(*position) {
                    let longer = || [&run[..], &[mv]].concat();
                    if 2 * self.store(&after) > i64::from(self.sheet.total()) {
                        let (first, all) = found.get_or_insert_with(|| (longer(), 0));
                        *all += ways;
                        *first = longer().min(first.clone());
                    } else if goes_on {
                        match next.entry(self.sheet.key(&after)) {
                            Entry::Vacant(entry) => {
                                entry.insert((after, *ways, longer()));
                            }
                            Entry::Occupied(mut entry) => {
                                let (_, all, first) = entry.get_mut();
                                *all += ways;
                                *first = longer().min(first.clone());
                            }
                        }
                    }
                }
            }
            if found.is_some() {
                return found;
            }
            layer = next;
        }
        None
    }

    /// The run that brings most. A sowing after which the same player chooses again has put a seed into
    /// his store: so positions are taken up by their stores, from the emptiest on, and of each store so
    /// many at most.
    fn largest(&self, width: usize) -> Largest {
        let total = self.sheet.total() as usize;
        let mut waiting: Vec<HashMap<u128, (Position, Way)>> = vec![HashMap::new(); total + 1];
        let mut ways: Vec<Vec<Way>> = vec![Vec::new(); total + 1];
        let mut ends: HashMap<u128, (Position, Way)> = HashMap::new();
        let (mut store, mut whole) = (0, true);
        let opening = Way {
            store: u16::MAX,
            place: 0,
            mv: Move::from_code(0),
        };
        let first = self.store(&self.start) as usize;
        waiting[first].insert(self.sheet.key(&self.start), (self.start, opening));
        for from in first..=total {
            let mut here: Vec<(Position, Way)> =
                std::mem::take(&mut waiting[from]).into_values().collect();
            // The order of a map is chance, that of the ways to its positions is not.
            here.sort_unstable_by_key(|(_, way)| (way.store, way.place, way.mv));
            if here.len() > width {
                whole = false;
                here.sort_by_cached_key(|(position, _)| self.promise(position));
                here.truncate(width);
            }
            for (place, (position, way)) in here.into_iter().enumerate() {
                ways[from].push(way);
                for (mv, after, goes_on) in self.sowings(position) {
                    let way = Way {
                        store: from as u16,
                        place: place as u32,
                        mv,
                    };
                    let reached = self.store(&after);
                    let known = match goes_on {
                        true => &mut waiting[reached as usize],
                        false => &mut ends,
                    };
                    if goes_on || reached > store || reached >= total as i64 - FEW {
                        known.entry(self.sheet.key(&after)).or_insert((after, way));
                    }
                    store = store.max(reached);
                }
            }
        }
        let mut ends: Vec<(Position, Way)> = ends.into_values().collect();
        ends.sort_unstable_by_key(|(end, way)| (-self.store(end), way.store, way.place, way.mv));
        ends.truncate(ENDS);
        let run = |mut way: Way| {
            let mut run = Vec::new();
            while let Some(before) = ways.get(usize::from(way.store)) {
                run.push(way.mv);
                way = before[way.place as usize];
            }
            run.reverse();
            run
        };
        Largest {
            whole,
            positions: ways.iter().map(Vec::len).sum(),
            ends: ends.into_iter().map(|(end, way)| (end, run(way))).collect(),
        }
    }

    /// The run behind which the final margin is greatest, with that margin: both proven.
    fn best(&self, game: &Game, ends: &[(Position, Vec<Move>)]) -> Result<(i64, usize), String> {
        let mut engine = Engine::new(Engine::DEFAULT_MEGABYTES).map_err(|it| it.to_string())?;
        let limits = Limits {
            nodes: Some(NODES),
            ..Limits::default()
        };
        let total = i64::from(self.sheet.total());
        let mut best = (i64::MIN, 0);
        for (i, (end, _)) in ends.iter().enumerate() {
            if best.0 == total {
                break;
            }
            let position = setup::Position {
                game: Dakon::NAME,
                options: *game.options(),
                setup: self.sheet.setup(end),
            };
            let after =
                Game::from_position(&Value::from(&position)).map_err(|it| it.to_string())?;
            let margin = match after.outcome() {
                Some(outcome) => outcome.points[self.mover] - outcome.points[self.mover.other()],
                None => {
                    let found = engine.think(&after, &limits);
                    // What is not proven is what the store alone says.
                    match (found.exact, after.position().setup.to_move == self.mover) {
                        (true, true) => found.score,
                        (true, false) => -found.score,
                        (false, _) => 2 * self.store(end) - total,
                    }
                }
            };
            if margin > best.0 {
                best = (margin, i);
            }
        }
        Ok(best)
    }

    /// Orders positions of one store: those with more choices that go on come first.
    fn promise(&self, position: &Position) -> usize {
        let go_on = self.sowings(*position).filter(|(.., goes_on)| *goes_on);
        usize::MAX - go_on.count()
    }
}
