//! Proves how a game ends under perfect play: with progress, and a file from which it can go on.

use std::fs::{self, File};
use std::io::{BufRead as _, BufReader, BufWriter, ErrorKind, Write as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use mancala::tables::Fault;
use mancala::{Analysis, Engine, Game, Limits};

use crate::arguments::Arguments;
use crate::output::{complain, say};
use crate::{rounds, tables};

/// Nodes between two looks at the clock and at whether to stop.
const SLICE: u64 = 200_000;
/// Between two words about progress, and two writings of the checkpoint.
const WORD: Duration = Duration::from_secs(10);
const WRITE: Duration = Duration::from_secs(300);

/// First words of a checkpoint; the number changes with what the bounds in it mean.
const FORMAT: &str = "mancala-checkpoint 2";

pub fn run(arguments: &Arguments) -> Result<(), String> {
    let game = arguments.measured()?;
    if rounds::is_match(&game) && arguments.bound.is_none() {
        return rounds::run(arguments, game);
    }
    let stop = Arc::new(AtomicBool::new(false));
    let asked = Arc::clone(&stop);
    ctrlc::set_handler(move || asked.store(true, Ordering::Relaxed))
        .map_err(|error| error.to_string())?;
    let mut work = Work {
        engine: Engine::new(arguments.table).map_err(|error| error.to_string())?,
        start: Instant::now(),
        earlier: (0, 0),
        bounds: Vec::new(),
        stop,
        arguments,
        game: &game,
    };
    work.engine.set_threads(arguments.threads);
    if let Some(path) = &arguments.tables {
        let endings = tables::read(path)?;
        if !endings.serves(game.name(), game.options()) {
            return Err(format!("{path}: {}", Fault::Foreign));
        }
        work.engine.set_endings(Some(endings));
    }
    work.resume()?;
    // First the value of the game, then that of every opening.
    let mut answer = work.search(false)?;
    if answer.exact && arguments.bound.is_none() && !work.stopped(answer.nodes) {
        let nodes = answer.nodes;
        answer = work.search(true)?;
        answer.nodes += nodes;
    }
    work.save(answer.nodes)?;
    work.tell(&answer);
    Ok(())
}

struct Work<'a> {
    engine: Engine,
    start: Instant,
    /// Nodes and seconds of earlier runs.
    earlier: (u64, u64),
    /// The moves with what is proven of them by now.
    bounds: Vec<(String, [i64; 2])>,
    stop: Arc<AtomicBool>,
    arguments: &'a Arguments,
    game: &'a Game,
}

impl Work<'_> {
    fn unlimited(all: bool) -> Limits {
        Limits {
            nodes: Some(u64::MAX),
            all,
            ..Limits::default()
        }
    }

    fn search(&mut self, all: bool) -> Result<Analysis, String> {
        match self.arguments.bound {
            Some((least, true)) => self.engine.ask(self.game, least, true),
            Some((most, false)) => self.engine.ask(self.game, most + 1, false),
            None => self.engine.start(self.game, &Self::unlimited(all)),
        }
        let (mut spoken, mut written) = (Instant::now(), Instant::now());
        loop {
            let answer = self.engine.step(SLICE).map_err(|error| error.to_string())?;
            if self.stopped(answer.nodes) {
                self.engine.stop();
            }
            self.narrow();
            if answer.done {
                return Ok(answer);
            }
            if spoken.elapsed() >= WORD {
                spoken = Instant::now();
                let [least, most] = self.whole().map(bound);
                complain(format_args!(
                    "{:.0} s, {} million nodes, depth {}, {}; proven: {least} to {most}",
                    self.start.elapsed().as_secs_f64(),
                    answer.nodes / 1_000_000,
                    answer.depth,
                    answer.best,
                ));
            }
            if written.elapsed() >= WRITE {
                written = Instant::now();
                self.save(answer.nodes)?;
            }
        }
    }

    fn stopped(&self, nodes: u64) -> bool {
        let minutes = self.arguments.minutes.unwrap_or(u64::MAX / 60);
        self.stop.load(Ordering::Relaxed)
            || nodes >= self.arguments.nodes.unwrap_or(u64::MAX)
            || self.start.elapsed().as_secs() >= 60 * minutes
    }

    /// Adds what the engine has proven by now.
    fn narrow(&mut self) {
        for (mv, [lo, hi]) in self.engine.proven() {
            match self.bounds.iter_mut().find(|(known, _)| *known == mv) {
                Some((_, [least, most])) => {
                    *least = lo.max(*least);
                    *most = hi.min(*most);
                }
                None => self.bounds.push((mv, [lo, hi])),
            }
        }
    }

    /// The least and the most that the game can end with.
    fn whole(&self) -> [i64; 2] {
        let best = |i: usize| self.bounds.iter().map(|(_, ends)| ends[i]).max();
        [0, 1].map(|i| best(i).unwrap_or(0))
    }

    fn tell(&self, answer: &Analysis) {
        let [least, most] = self.whole();
        let name = self.game.record();
        if least == most {
            say(format_args!(
                "{name}\nproven: {least:+} for the player to move\n"
            ));
        } else {
            let [least, most] = [least, most].map(bound);
            say(format_args!(
                "{name}\nproven: between {least} and {most} for the player to move\n"
            ));
        }
        let mut moves = self.bounds.clone();
        moves.sort_by_key(|(_, ends)| [-ends[0], -ends[1]]);
        for (mv, [lo, hi]) in moves {
            match lo == hi {
                true => say(format_args!("  {mv} {lo:+}\n")),
                false => say(format_args!("  {mv} {} to {}\n", bound(lo), bound(hi))),
            }
        }
        say(format_args!(
            "line: {}\n{} nodes, {:.1} s, depth {}, table of {} MB\n",
            answer.line.join(" "),
            answer.nodes + self.earlier.0,
            self.start.elapsed().as_secs_f64() + self.earlier.1 as f64,
            answer.depth,
            self.arguments.table,
        ));
    }

    /// Takes up the checkpoint, if there is one.
    fn resume(&mut self) -> Result<(), String> {
        let Some(path) = &self.arguments.checkpoint else {
            return Ok(());
        };
        let file = match File::open(path) {
            Ok(file) => file,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
            Err(error) => return Err(format!("{path}: {error}")),
        };
        let damaged = || format!("{path} is damaged, or no checkpoint");
        let mut file = BufReader::new(file);
        let mut line = || {
            let mut line = String::new();
            let end = file.read_line(&mut line).ok()?;
            (end > 0).then(|| line.trim_end().to_owned())
        };
        if line().as_deref() != Some(FORMAT) {
            return Err(damaged());
        }
        let (record, spent) = (line().ok_or_else(damaged)?, line().ok_or_else(damaged)?);
        if record != self.game.record() {
            return Err(format!("{path} is of another game: {record}"));
        }
        let mut numbers = spent.split(' ').map(str::parse);
        let (Some(Ok(nodes)), Some(Ok(seconds))) = (numbers.next(), numbers.next()) else {
            return Err(damaged());
        };
        self.earlier = (nodes, seconds);
        // Rules and limits must be known before there are entries, or they would be thrown away.
        self.engine.start(self.game, &Self::unlimited(false));
        match self.engine.read_table(&mut file) {
            Ok(Ok(())) => Ok(()),
            _ => Err(damaged()),
        }
    }

    /// Writes the checkpoint: beside the old one first, so that one of them is always whole.
    fn save(&self, nodes: u64) -> Result<(), String> {
        let Some(path) = &self.arguments.checkpoint else {
            return Ok(());
        };
        let write = || {
            let part = format!("{path}.part");
            let mut file = BufWriter::new(File::create(&part)?);
            let seconds = self.start.elapsed().as_secs() + self.earlier.1;
            let (record, nodes) = (self.game.record(), nodes + self.earlier.0);
            writeln!(file, "{FORMAT}\n{record}\n{nodes} {seconds}")?;
            self.engine.write_table(&mut file)?;
            file.into_inner()?.sync_all()?;
            fs::rename(part, path)
        };
        write().map_err(|error: std::io::Error| format!("{path}: {error}"))
    }
}

/// A bound of a margin, if it is one.
fn bound(margin: i64) -> String {
    match margin.abs() < 1000 {
        true => format!("{margin:+}"),
        false => "?".into(),
    }
}
