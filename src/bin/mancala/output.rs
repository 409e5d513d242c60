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
        complain(format_args!("cannot write: {error}"));
        process::exit(1);
    }
}

/// Writes what is wrong to standard error, as one line.
///
/// A message may hold anything that was typed: what a terminal would obey is shown as an escape. When
/// even this cannot be written, nobody is left to be told.
pub fn complain(problem: impl Display) {
    _ = writeln!(io::stderr(), "mancala: {}", shown(&problem.to_string()));
}

/// The text with every character that cannot be printed made visible.
fn shown(text: &str) -> String {
    let mut shown = String::new();
    for c in text.chars() {
        match c {
            // These can be printed, and may belong to an escape already.
            '"' | '\'' | '\\' => shown.push(c),
            _ => shown.extend(c.escape_debug()),
        }
    }
    shown
}
