//! Tables of endings: works them out, checks them, and measures what they are worth.

mod build;
mod check;
mod file;
mod measure;

use mancala::tables::Endings;

use crate::arguments::Arguments;
use crate::output::say;

pub use file::read;

pub fn run(arguments: &Arguments) -> Result<(), String> {
    match arguments.action.as_deref() {
        Some("build") => build::run(arguments),
        Some("check") => check::run(arguments),
        Some("measure") => measure::run(arguments),
        _ => Err("tables build, check or measure? `mancala help` tells more".into()),
    }
}

/// Says what a table holds: how many positions of each number of seeds are worth what.
fn tell(table: &Endings) {
    let (game, seeds, bytes) = (table.game(), table.seeds(), table.file().len());
    say(format_args!("{game}, up to {seeds} seeds, {bytes} bytes\n"));
    for seeds in 1..=seeds {
        let counts = table.counts(seeds);
        if !counts.is_empty() {
            let counts = counts
                .iter()
                .map(|(margin, count)| format!(" {margin:+}:{count}"));
            say(format_args!(
                "{seeds} seeds:{}\n",
                counts.collect::<String>()
            ));
        }
    }
}
