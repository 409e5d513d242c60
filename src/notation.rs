//! Records: a game as one line of text that a link can carry.
//!
//! `1/GAME[;option=value…]/POSITION or empty/MOVES[/end]`. The grammar is in `docs/notation.md`.

use core::fmt::Write;

use crate::board::{Pieces, Seat};
use crate::error::Error;
use crate::games::{self, Entry};
use crate::info::GameInfo;
use crate::options::Options;
use crate::plain::{Value, decimal};
use crate::setup::{Field, FieldKind, FieldSpec, Setup};
use crate::turn::{End, Event};

/// The version of the format that is written, and the latest that is read.
pub const VERSION: u32 = 1;

/// The most bytes a record may have.
pub const LONGEST: usize = 64 * 1024;

/// A record taken apart: the moves are not played yet.
#[derive(Debug)]
pub(crate) struct Record {
    pub entry: &'static Entry,
    pub options: Options,
    pub position: Option<Setup>,
    pub moves: Vec<String>,
    pub end: Option<End>,
}

impl Record {
    /// Takes a record apart and checks all but the moves.
    pub fn parse(text: &str) -> Result<Self, Error> {
        if text.len() > LONGEST {
            return Err(Error::TooLong { length: text.len() });
        }
        let mut parts = text.split('/');
        let version = parts.next().unwrap_or_default();
        // First of all: later versions may have characters and parts that this one does not know.
        if is_later(version) {
            return Err(Error::NewerVersion {
                found: version.into(),
            });
        }
        if let Some(strange) = text.chars().find(|c| !is_plain(*c)) {
            return Err(wrong(strange.to_string(), "a record has no such character"));
        }
        if decimal(version) != Some(VERSION) {
            return Err(wrong(
                version,
                "it must begin with the version of its format, 1",
            ));
        }
        let (Some(game), Some(position), Some(moves)) = (parts.next(), parts.next(), parts.next())
        else {
            return Err(wrong(
                text,
                "it must have a game, a position or nothing, and moves",
            ));
        };
        let end = parts.next().map(parse_end).transpose()?;
        if let Some(more) = parts.next() {
            return Err(wrong(more, "nothing may follow the end"));
        }
        let (entry, options) = parse_game(game)?;
        let position = match position {
            "" => None,
            text => Some(parse_position(text, entry, &options)?),
        };
        let moves = match moves {
            "" => Vec::new(),
            text => text.split('.').map(String::from).collect(),
        };
        Ok(Record {
            entry,
            options,
            position,
            moves,
            end,
        })
    }
}

/// Writes a game down.
pub(crate) fn write(
    info: &GameInfo,
    typed: Option<&Setup>,
    events: impl Iterator<Item = Event>,
) -> String {
    let mut text = format!("{VERSION}/{}", info.name);
    for (spec, value) in info.options.changed() {
        let value = match spec.kind.write(value) {
            Value::Flag(flag) => flag.to_string(),
            Value::Number(number) => (number as u32).to_string(),
            Value::Text(word) => word,
            _ => continue,
        };
        _ = write!(text, ";{}={value}", spec.name);
    }
    text.push('/');
    if let Some(setup) = typed {
        text += &write_position(setup);
    }
    let mut between = '/';
    let mut ending = String::new();
    for event in events {
        match event {
            Event::Move(mv) => {
                text.push(between);
                text += &info.write_move(mv);
                between = '.';
            }
            Event::End(End::Agree) => ending = "/agree".into(),
            Event::End(End::Resign(seat)) => ending = format!("/resign-{}", letter(seat)),
        }
    }
    if between == '/' {
        text.push('/');
    }
    text + &ending
}

/// Whether this is the number of a later version, however large.
fn is_later(version: &str) -> bool {
    let number = version.starts_with(|c: char| ('1'..='9').contains(&c))
        && version.bytes().all(|b| b.is_ascii_digit());
    number && decimal(version).is_none_or(|version| version > VERSION)
}

/// The characters of a record; a URL fragment carries all of them as they are.
fn is_plain(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '/' | ';' | '=' | ':' | ',' | '.' | '-')
}

fn wrong(at: impl Into<String>, why: &'static str) -> Error {
    Error::NotARecord { at: at.into(), why }
}

const fn letter(seat: Seat) -> char {
    match seat {
        Seat::South => 'S',
        Seat::North => 'N',
    }
}

fn parse_end(text: &str) -> Result<End, Error> {
    match text {
        "agree" => Ok(End::Agree),
        "resign-S" => Ok(End::Resign(Seat::South)),
        "resign-N" => Ok(End::Resign(Seat::North)),
        _ => Err(wrong(text, "the end is agree, resign-S or resign-N")),
    }
}

fn parse_game(text: &str) -> Result<(&'static Entry, Options), Error> {
    let mut parts = text.split(';');
    let entry = games::find(parts.next().unwrap_or_default())?;
    let mut options = Options::new(entry.options);
    let mut named = Vec::new();
    for part in parts {
        let Some((name, value)) = part.split_once('=') else {
            return Err(wrong(part, "an option is written name=value"));
        };
        if named.contains(&name) {
            return Err(wrong(part, "the option is there twice"));
        }
        named.push(name);
        let kind = entry
            .options
            .iter()
            .find(|spec| spec.name == name)
            .map(|spec| spec.kind);
        let value = kind
            .and_then(|kind| kind.parse(value))
            .unwrap_or(Value::Null);
        options.set(name, &value)?;
    }
    Ok((entry, options))
}

/// `S:5,5,5,5,5:5,5,5,5,5:0,0` and the game's own fields, each behind a colon.
fn write_position(setup: &Setup) -> String {
    let mut text = format!("{}", letter(setup.to_move));
    for row in &setup.holes {
        text = text + ":" + &numbers(row);
    }
    text = text + ":" + &numbers(&setup.stores);
    for (_, field) in &setup.fields {
        text.push(':');
        text += &match field {
            Field::Pair(pair) => numbers(pair),
            Field::Number(number) => number.to_string(),
            Field::Seat(seat) => letter(*seat).to_string(),
            Field::Owners(rows) => {
                let row =
                    |row: &Vec<Seat>| row.iter().map(|seat| letter(*seat)).collect::<String>();
                rows.each_ref().map(row).join(",")
            }
            Field::Pieces(pieces) => {
                let both = |Pieces { seeds, stones }: &Pieces| format!("{seeds}.{stones}");
                pieces.each_ref().map(both).join(",")
            }
        };
    }
    text
}

fn numbers(row: &[u32]) -> String {
    row.iter().map(u32::to_string).collect::<Vec<_>>().join(",")
}

/// Reads the text into the plain tree that positions from everywhere are read from.
fn parse_position(text: &str, entry: &Entry, options: &Options) -> Result<Setup, Error> {
    let fields = (entry.info)(options).fields;
    let parts: Vec<&str> = text.split(':').collect();
    if parts.len() != 4 + fields.len() {
        return Err(wrong(
            text,
            "the position has too few or too many parts between its colons",
        ));
    }
    let mut tree = vec![
        ("game".into(), Value::Text(entry.name.into())),
        ("toMove".into(), seat(parts[0])?),
        (
            "holes".into(),
            Value::List(vec![list(parts[1], number)?, list(parts[2], number)?]),
        ),
        ("stores".into(), list(parts[3], number)?),
    ];
    for (FieldSpec { name, kind }, part) in fields.iter().zip(&parts[4..]) {
        let value = match kind {
            FieldKind::Pieces => list(part, pieces)?,
            FieldKind::Pair(_) => list(part, number)?,
            FieldKind::Owners => list(part, seats)?,
            FieldKind::Number(..) => number(part)?,
            FieldKind::Seat => seat(part)?,
        };
        tree.push(((*name).into(), value));
    }
    (entry.read)(options, &Value::Map(tree))
}

fn number(text: &str) -> Result<Value, Error> {
    decimal(text)
        .map(|n| Value::Number(n.into()))
        .ok_or_else(|| wrong(text, "a number must stand here"))
}

fn seat(text: &str) -> Result<Value, Error> {
    match text {
        "S" => Ok(Value::Number(0.0)),
        "N" => Ok(Value::Number(1.0)),
        _ => Err(wrong(text, "S or N must stand here")),
    }
}

fn pieces(text: &str) -> Result<Value, Error> {
    let (seeds, stones) = text
        .split_once('.')
        .ok_or_else(|| wrong(text, "pebbles.stones must stand here"))?;
    let entries = [("pebbles", number(seeds)?), ("stones", number(stones)?)];
    Ok(Value::Map(
        entries.map(|(name, value)| (name.into(), value)).into(),
    ))
}

fn list(text: &str, item: fn(&str) -> Result<Value, Error>) -> Result<Value, Error> {
    let mut items = Vec::new();
    for part in text.split(',') {
        items.push(item(part)?);
    }
    Ok(Value::List(items))
}

fn seats(text: &str) -> Result<Value, Error> {
    let mut seats = Vec::new();
    for letter in text.chars() {
        seats.push(seat(letter.encode_utf8(&mut [0; 4]))?);
    }
    Ok(Value::List(seats))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::OptionKind;

    #[test]
    fn every_option_value_can_be_written() {
        for entry in games::GAMES {
            for spec in entry.options {
                if let OptionKind::Choice(words) = spec.kind {
                    assert!(
                        words.iter().all(|word| word.chars().all(is_plain)),
                        "{}",
                        spec.name
                    );
                }
            }
        }
    }
}
