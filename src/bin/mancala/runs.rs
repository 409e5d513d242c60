//! What the first turn of Dakon can bring before the other player moves.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use mancala::board::Seat;
use mancala::games::dakon::{Dakon, Position};
use mancala::moves::Move;
use mancala::referee;
use mancala::sheet::Sheet;

use crate::arguments::Arguments;
use crate::output::say;

/// Positions kept of each store, unless another number is asked for.
const WIDTH: u32 = 200_000;

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
            "proven: the shortest run with a majority has {} sowings, {ways} ways: {}\n",
            run.len(),
            runs.written(&run)
        )),
        None => say("proven: no run brings a majority\n"),
    }
    let width = arguments.positions.unwrap_or(WIDTH) as usize;
    let most = runs.largest(width);
    let (sure, total) = (
        if most.whole { "proven" } else { "at least" },
        runs.sheet.total(),
    );
    say(format_args!(
        "{sure}: the largest run brings {} of {total}, {} sowings: {}\n{} positions\n",
        most.store,
        most.run.len(),
        runs.written(&most.run),
        most.positions
    ));
    Ok(())
}

struct Runs {
    sheet: Dakon,
    start: Position,
    mover: Seat,
}

/// The run that leaves most in the store.
struct Largest {
    store: i64,
    run: Vec<Move>,
    /// Every run was looked at.
    whole: bool,
    positions: usize,
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
        let mut most = Largest {
            store: 0,
            run: Vec::new(),
            whole: true,
            positions: 0,
        };
        let mut last = None;
        let opening = Way {
            store: 0,
            place: 0,
            mv: Move::from_code(0),
        };
        let first = self.store(&self.start) as usize;
        waiting[first].insert(self.sheet.key(&self.start), (self.start, opening));
        for store in first..=total {
            let mut here: Vec<(Position, Way)> =
                std::mem::take(&mut waiting[store]).into_values().collect();
            // The order of a map is chance, that of the ways to its positions is not.
            here.sort_unstable_by_key(|(_, way)| (way.store, way.place, way.mv));
            if here.len() > width {
                most.whole = false;
                here.sort_by_cached_key(|(position, _)| self.promise(position));
                here.truncate(width);
            }
            most.positions += here.len();
            for (place, (position, way)) in here.into_iter().enumerate() {
                ways[store].push(way);
                for (mv, after, goes_on) in self.sowings(position) {
                    let way = Way {
                        store: store as u16,
                        place: place as u32,
                        mv,
                    };
                    let reached = self.store(&after);
                    if reached > most.store {
                        most.store = reached;
                        last = Some(way);
                    }
                    if goes_on {
                        let known = waiting[reached as usize].entry(self.sheet.key(&after));
                        known.or_insert((after, way));
                    }
                }
            }
        }
        while let Some(way) = last {
            most.run.push(way.mv);
            let from = way.store as usize;
            last = ways[from]
                .get(way.place as usize)
                .copied()
                .filter(|_| from > first);
        }
        most.run.reverse();
        most
    }

    /// Orders positions of one store: those with more choices that go on come first.
    fn promise(&self, position: &Position) -> usize {
        let go_on = self.sowings(*position).filter(|(.., goes_on)| *goes_on);
        usize::MAX - go_on.count()
    }
}
