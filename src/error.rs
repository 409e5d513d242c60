//! What can be wrong with what comes from outside.

use core::fmt;

use crate::tables::Fault;

/// Why something was refused. Nothing has changed when one of these comes back.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// There is no game of this name.
    UnknownGame {
        /// What was asked for.
        name: String,
    },
    /// The game has no option of this name.
    UnknownOption {
        /// What was named.
        name: String,
    },
    /// An option cannot have this value.
    BadOption {
        /// The option.
        name: &'static str,
        /// In words, what it can be.
        allowed: String,
    },
    /// A field that nothing reads.
    UnknownField {
        /// Its path.
        at: String,
    },
    /// A field that must be there is not.
    MissingField {
        /// Its path.
        at: String,
    },
    /// A value of the wrong type.
    WrongType {
        /// Its path.
        at: String,
        /// What it should be.
        expected: &'static str,
        /// What it is.
        found: &'static str,
    },
    /// A number that is too small, too large or not whole.
    OutOfRange {
        /// Its path.
        at: String,
        /// The least it can be.
        min: u32,
        /// The most it can be.
        max: u32,
    },
    /// A list with too few or too many items.
    WrongLength {
        /// Its path.
        at: String,
        /// How many there should be.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// The pieces do not add up to those of the game.
    WrongTotal {
        /// What was counted: `"seeds"` or `"stones"`.
        at: &'static str,
        /// How many the game has.
        expected: u32,
        /// How many there are.
        found: u64,
    },
    /// A position that no board can hold.
    Impossible {
        /// The field that shows it.
        at: String,
        /// Why it cannot be.
        why: &'static str,
    },
    /// A text that is no move.
    NotAMove {
        /// The text.
        text: String,
    },
    /// A move that is not among the legal ones.
    IllegalMove {
        /// The move.
        text: String,
    },
    /// The game is over: nothing can be played or agreed any more.
    GameOver,
    /// The game knows no such end.
    CannotEnd {
        /// What was wanted.
        how: String,
    },
    /// A text that is no record of a game.
    NotARecord {
        /// The part of the record, from 0, or the character, that is wrong.
        at: String,
        /// What is wrong with it.
        why: &'static str,
    },
    /// A move of a record that cannot be played.
    InRecord {
        /// Which move it is, from 1.
        ply: usize,
        /// What is wrong with it.
        error: Box<Error>,
    },
    /// A record in a later format than this program knows.
    NewerVersion {
        /// The version it names.
        found: String,
    },
    /// A record of more than [`notation::LONGEST`](crate::notation::LONGEST) bytes.
    TooLong {
        /// Its length in bytes.
        length: usize,
    },
    /// The memory for a table of this size cannot be had.
    OutOfMemory {
        /// Its size.
        megabytes: u32,
    },
    /// A table of endings that cannot be used.
    Table(Fault),
    /// The engine was asked to go on before it was given a game.
    NotStarted,
}

impl Error {
    /// A stable name for programs to test.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Error::InRecord { error, .. } => error.code(),
            Error::Table(fault) => fault.code(),
            Error::UnknownGame { .. } => "unknown-game",
            Error::UnknownOption { .. } => "unknown-option",
            Error::BadOption { .. } => "bad-option",
            Error::UnknownField { .. } => "unknown-field",
            Error::MissingField { .. } => "missing-field",
            Error::WrongType { .. } => "wrong-type",
            Error::OutOfRange { .. } => "out-of-range",
            Error::WrongLength { .. } => "wrong-length",
            Error::WrongTotal { .. } => "wrong-total",
            Error::Impossible { .. } => "impossible",
            Error::NotAMove { .. } => "not-a-move",
            Error::IllegalMove { .. } => "illegal-move",
            Error::GameOver => "game-over",
            Error::CannotEnd { .. } => "cannot-end",
            Error::NotARecord { .. } => "not-a-record",
            Error::NewerVersion { .. } => "newer-version",
            Error::TooLong { .. } => "too-long",
            Error::OutOfMemory { .. } => "out-of-memory",
            Error::NotStarted => "not-started",
        }
    }

    /// Every code there is, for the declarations of the JavaScript module.
    pub const CODES: [&'static str; 19] = [
        "unknown-game",
        "unknown-option",
        "bad-option",
        "unknown-field",
        "missing-field",
        "wrong-type",
        "out-of-range",
        "wrong-length",
        "wrong-total",
        "impossible",
        "not-a-move",
        "illegal-move",
        "game-over",
        "cannot-end",
        "not-a-record",
        "newer-version",
        "too-long",
        "out-of-memory",
        "not-started",
    ];

    /// The same error, found in a move of a record.
    pub(crate) fn in_move(self, ply: usize) -> Self {
        Error::InRecord {
            ply,
            error: Box::new(self),
        }
    }

    /// The field, move or character that is wrong, where it is one.
    #[must_use]
    pub fn at(&self) -> Option<&str> {
        match self {
            Error::UnknownGame { name } | Error::UnknownOption { name } => Some(name),
            Error::BadOption { name, .. } => Some(name),
            Error::UnknownField { at }
            | Error::MissingField { at }
            | Error::WrongType { at, .. }
            | Error::OutOfRange { at, .. }
            | Error::WrongLength { at, .. }
            | Error::Impossible { at, .. }
            | Error::NotARecord { at, .. } => Some(at),
            Error::WrongTotal { at, .. } => Some(at),
            Error::NotAMove { text } | Error::IllegalMove { text } => Some(text),
            Error::CannotEnd { how } => Some(how),
            Error::NewerVersion { found } => Some(found),
            Error::InRecord { error, .. } => error.at(),
            Error::GameOver
            | Error::TooLong { .. }
            | Error::OutOfMemory { .. }
            | Error::Table(_)
            | Error::NotStarted => None,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::UnknownGame { name } => write!(f, "there is no game called {}", quoted(name)),
            Error::UnknownOption { name } => {
                write!(f, "this game has no option {}", quoted(name))
            }
            Error::BadOption { name, allowed } => write!(f, "option {name} must be {allowed}"),
            Error::UnknownField { at } => write!(f, "there is no field {}", quoted(at)),
            Error::MissingField { at } => write!(f, "{at} is missing"),
            Error::WrongType {
                at,
                expected,
                found,
            } => {
                write!(f, "{at} must be {expected}, not {found}")
            }
            Error::OutOfRange { at, min, max } => {
                write!(f, "{at} must be a whole number from {min} to {max}")
            }
            Error::WrongLength {
                at,
                expected,
                found,
            } => {
                write!(f, "{at} must have {expected} items, not {found}")
            }
            Error::WrongTotal {
                at,
                expected,
                found,
            } => {
                write!(f, "the game has {expected} {at}, the position {found}")
            }
            Error::Impossible { at, why } => write!(f, "{at}: {why}"),
            Error::NotAMove { text } => write!(f, "{} is not a move of this game", quoted(text)),
            Error::IllegalMove { text } => write!(f, "{} cannot be played here", quoted(text)),
            Error::GameOver => f.write_str("the game is over"),
            Error::CannotEnd { how } => {
                write!(f, "this game cannot be ended by {}", quoted(how))
            }
            Error::NotARecord { at, why } => write!(f, "not a record: {why} ({})", quoted(at)),
            Error::InRecord { ply, error } => write!(f, "move {ply}: {error}"),
            Error::NewerVersion { found } => {
                write!(
                    f,
                    "the record is in format {}, which is newer than this program",
                    quoted(found)
                )
            }
            Error::TooLong { length } => {
                write!(f, "a record may have 65536 bytes, this one has {length}")
            }
            Error::OutOfMemory { megabytes } => {
                write!(f, "there is no memory for a table of {megabytes} megabytes")
            }
            Error::Table(fault) => fault.fmt(f),
            Error::NotStarted => f.write_str("the engine has been given no game yet"),
        }
    }
}

impl core::error::Error for Error {}

/// Somebody's text in quotation marks, shortened, with what cannot be printed made visible.
fn quoted(text: &str) -> String {
    const MOST: usize = 40;
    let mut shown = String::from('"');
    for c in text.chars().take(MOST) {
        match is_seen(c) {
            true => shown.push(c),
            false => shown.extend(c.escape_default()),
        }
    }
    if text.chars().nth(MOST).is_some() {
        shown.push('…');
    }
    shown.push('"');
    shown
}

/// Whether a character stands for itself between quotation marks. What `{:?}` asks is as good, but
/// brings tables of all of Unicode into the module: here blanks, signs that turn the text or join its
/// letters, and those for private use are told by their blocks.
const fn is_seen(c: char) -> bool {
    !matches!(c,
        '"' | '\\' | '\0'..='\x1f' | '\x7f'..='\u{a0}' | '\u{ad}' | '\u{34f}' | '\u{61c}'
        | '\u{115f}' | '\u{1160}' | '\u{1680}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{2000}'..='\u{200f}' | '\u{2028}'..='\u{202f}' | '\u{205f}'..='\u{206f}' | '\u{2800}'
        | '\u{3000}' | '\u{3164}' | '\u{e000}'..='\u{f8ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..)
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn what_is_quoted_can_be_seen() {
        assert_eq!(quoted("Ô Ăn Quan, 三摇"), "\"Ô Ăn Quan, 三摇\"");
        assert_eq!(quoted("say \"A\"\n"), r#""say \"A\"\n""#);
        assert_eq!(quoted("\u{202e}x\u{9b}\0"), r#""\u{202e}x\u{9b}\u{0}""#);
        assert_eq!(quoted(&"é".repeat(41)), format!("\"{}…\"", "é".repeat(40)));
    }
}
