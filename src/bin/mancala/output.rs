//! What the program says.

use std::fmt::Display;
use std::io::{self, ErrorKind, Write as _};
use std::process;

/// Writes text to standard output, at once.
///
/// Who stops listening (`mancala perft dakon | head -1`) has heard enough: the program ends then, and
/// ends well.
pub fn say(text: impl Display) {
    let mut out = io::stdout().lock();
    if let Err(error) = write!(out, "{text}").and_then(|()| out.flush()) {
        if error.kind() == ErrorKind::BrokenPipe {
            process::exit(0);
        }
        eprintln!("mancala: cannot write: {error}");
        process::exit(1);
    }
}
