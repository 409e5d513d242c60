//! Counts move sequences, to compare with other programs.

use crate::arguments::Arguments;
use crate::output::say;

pub fn run(arguments: &Arguments) -> Result<(), String> {
    let game = arguments.game()?;
    for depth in 1..=arguments.depth.unwrap_or(5) {
        say(format_args!("{depth} {}\n", game.perft(depth)));
    }
    Ok(())
}
