//! Counts move sequences, to compare with other programs.

use crate::arguments::Arguments;

pub fn run(arguments: &Arguments) -> Result<(), String> {
    let game = arguments.game()?;
    for depth in 1..=arguments.depth {
        println!("{depth} {}", game.perft(depth));
    }
    Ok(())
}
