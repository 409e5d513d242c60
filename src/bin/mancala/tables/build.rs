//! Works out a table: with progress, and files from which it can go on.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use mancala::tables::{self, AnyBuilder};

use super::{file, tell};
use crate::arguments::Arguments;
use crate::output::{complain, say};

/// Positions between two looks at the clock and at whether to stop.
const SLICE: u32 = 200_000;
/// Between two words about progress, and two writings of the checkpoint.
const WORD: Duration = Duration::from_secs(10);
const WRITE: Duration = Duration::from_secs(300);

pub fn run(arguments: &Arguments) -> Result<(), String> {
    let path = arguments
        .file
        .as_deref()
        .ok_or("--file FILE says where the table is kept")?;
    let game = arguments.measured()?;
    let seeds = arguments.seeds;
    let mut builder = tables::builder(game.name(), game.options(), seeds)
        .map_err(|fault| format!("{}, {seeds} seeds: {fault}", game.name()))?;
    if let Some(done) = file::find(path)? {
        builder
            .take(done)
            .map_err(|fault| format!("{path}: {fault}"))?;
    }
    let checkpoint = arguments.checkpoint.as_deref();
    if let Some(path) = checkpoint
        && let Some(bytes) = file::bytes(path)?
        && !builder
            .resume(&bytes)
            .map_err(|fault| format!("{path}: {fault}"))?
    {
        complain(format_args!(
            "{path} is of another layer, and of no use here"
        ));
    }
    let stop = Arc::new(AtomicBool::new(false));
    let asked = Arc::clone(&stop);
    ctrlc::set_handler(move || asked.store(true, Ordering::Relaxed))
        .map_err(|error| error.to_string())?;
    let start = Instant::now();
    let minutes = arguments.minutes.unwrap_or(u64::MAX / 60);
    let (mut spoken, mut written) = (start, start);
    while builder.endings().seeds() < seeds {
        if builder.work(SLICE) {
            file::write(path, &builder.endings().file())?;
        }
        if spoken.elapsed() >= WORD {
            spoken = Instant::now();
            speak(&*builder, start);
        }
        let stopped = stop.load(Ordering::Relaxed) || start.elapsed().as_secs() >= 60 * minutes;
        if let Some(path) = checkpoint
            && (stopped || written.elapsed() >= WRITE)
        {
            written = Instant::now();
            file::write(path, &builder.file())?;
        }
        if stopped {
            break;
        }
    }
    tell(builder.endings());
    say(format_args!("{:.1} s\n", start.elapsed().as_secs_f64()));
    Ok(())
}

fn speak(builder: &dyn AnyBuilder, start: Instant) {
    let now = builder.progress();
    complain(format_args!(
        "{:.0} s, {} seeds, sweep {}, {} of {} positions open",
        start.elapsed().as_secs_f64(),
        now.seeds,
        now.sweep,
        now.open,
        now.positions
    ));
}
