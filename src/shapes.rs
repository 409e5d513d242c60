//! The shapes in which other programs see positions, turns and all the rest: plain data with the
//! names of the JavaScript module.

use crate::board::{Pieces, Place, Seat};
use crate::info::GameInfo;
use crate::options::{OptionKind, Options};
use crate::plain::Value;
use crate::search::{Analysis, MoveValue};
use crate::setup::{Field, Position};
use crate::transfer::Step;
use crate::turn::{Outcome, Turn};

/// An object of these entries, which are taken out of the list. Not generic over its length: every
/// shape goes through this one function.
fn map(entries: &mut [(&str, Value)]) -> Value {
    let owned = |(name, value): &mut (&str, Value)| {
        ((*name).to_owned(), core::mem::replace(value, Value::Null))
    };
    Value::Map(entries.iter_mut().map(owned).collect())
}

fn list<T: Into<Value>>(items: impl IntoIterator<Item = T>) -> Value {
    let mut values = Vec::new();
    for item in items {
        values.push(item.into());
    }
    Value::List(values)
}

impl From<&str> for Value {
    // A shape has dozens of texts: one function instead of as many allocations written out.
    #[inline(never)]
    fn from(text: &str) -> Self {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Value::Text(text)
    }
}

impl From<bool> for Value {
    fn from(flag: bool) -> Self {
        Value::Flag(flag)
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Self {
        Value::Number(number.into())
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Value::Number(number as f64)
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Self {
        Value::Number(number as f64)
    }
}

impl From<Seat> for Value {
    fn from(seat: Seat) -> Self {
        Value::Number(f64::from(seat as u8))
    }
}

impl From<Place> for Value {
    fn from(place: Place) -> Self {
        Value::Text(place.to_string())
    }
}

impl<T: Into<Value>> From<Vec<T>> for Value {
    fn from(items: Vec<T>) -> Self {
        list(items)
    }
}

impl<T: Into<Value>> From<[T; 2]> for Value {
    fn from(items: [T; 2]) -> Self {
        list(items)
    }
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(item: Option<T>) -> Self {
        item.map_or(Value::Null, Into::into)
    }
}

impl From<Pieces> for Value {
    fn from(pieces: Pieces) -> Self {
        map(&mut [
            ("pebbles", pieces.seeds.into()),
            ("stones", pieces.stones.into()),
        ])
    }
}

impl From<&Field> for Value {
    fn from(field: &Field) -> Self {
        match field {
            Field::Pieces(pieces) => (*pieces).into(),
            Field::Pair(pair) => (*pair).into(),
            Field::Owners(rows) => rows.clone().into(),
            Field::Number(number) => (*number).into(),
            Field::Seat(seat) => (*seat).into(),
        }
    }
}

/// The options that differ from their defaults.
fn changed(options: &Options) -> Value {
    let entry = |(spec, value): (&crate::options::OptionSpec, u8)| {
        (spec.name.to_owned(), spec.kind.write(value))
    };
    Value::Map(options.changed().map(entry).collect())
}

impl From<&Position> for Value {
    fn from(position: &Position) -> Self {
        let setup = &position.setup;
        let mut entries = vec![
            ("game".to_owned(), position.game.into()),
            ("toMove".to_owned(), setup.to_move.into()),
            ("holes".to_owned(), setup.holes.clone().into()),
            ("stores".to_owned(), setup.stores.into()),
        ];
        entries.extend(
            setup
                .fields
                .iter()
                .map(|(name, field)| ((*name).to_owned(), field.into())),
        );
        if position.options.changed().next().is_some() {
            entries.push(("options".to_owned(), changed(&position.options)));
        }
        Value::Map(entries)
    }
}

impl From<&Step> for Value {
    fn from(step: &Step) -> Self {
        let why = |why: &str| ("why", Value::from(why));
        match step {
            Step::Transfer {
                why: sort,
                rule,
                from,
                to,
                pieces,
            } => {
                let Value::Map(mut entries) = map(&mut [why(sort.name())]) else {
                    return Value::Null;
                };
                let mut push = |name: &str, value: Value| entries.push((name.to_owned(), value));
                if !rule.is_empty() {
                    push("as", (*rule).into());
                }
                push("from", (*from).into());
                push("to", (*to).into());
                push("seeds", pieces.seeds.into());
                if pieces.stones > 0 {
                    push("stones", pieces.stones.into());
                }
                Value::Map(entries)
            }
            Step::Pass(seat) => map(&mut [why("pass"), ("seat", (*seat).into())]),
            Step::Again(seat) => map(&mut [why("again"), ("seat", (*seat).into())]),
            Step::Endless { laps } => map(&mut [why("endless"), ("laps", (*laps).into())]),
            Step::Repay { seat, seeds } => map(&mut [
                why("repay"),
                ("seat", (*seat).into()),
                ("seeds", (*seeds).into()),
            ]),
            Step::Round {
                points,
                owners,
                starter,
            } => map(&mut [
                why("round"),
                ("points", (*points).into()),
                ("owners", owners.clone().into()),
                ("starter", (*starter).into()),
            ]),
            Step::End { points } => map(&mut [why("end"), ("points", (*points).into())]),
        }
    }
}

impl From<&Turn> for Value {
    fn from(turn: &Turn) -> Self {
        map(&mut [
            ("move", turn.mv.as_str().into()),
            ("seat", turn.seat.into()),
            ("steps", list(&turn.steps)),
            ("before", (&turn.before).into()),
            ("after", (&turn.after).into()),
        ])
    }
}

impl From<&Outcome> for Value {
    fn from(outcome: &Outcome) -> Self {
        map(&mut [
            ("winner", outcome.winner.into()),
            ("points", outcome.points.into()),
            ("reason", outcome.reason.0.into()),
        ])
    }
}

impl From<&MoveValue> for Value {
    fn from(value: &MoveValue) -> Self {
        map(&mut [
            ("move", value.mv.as_str().into()),
            ("score", value.score.into()),
            ("bound", value.bound.name().into()),
        ])
    }
}

impl From<&Analysis> for Value {
    fn from(analysis: &Analysis) -> Self {
        map(&mut [
            ("done", analysis.done.into()),
            ("best", analysis.best.as_str().into()),
            ("score", analysis.score.into()),
            ("exact", analysis.exact.into()),
            ("depth", analysis.depth.into()),
            ("nodes", analysis.nodes.into()),
            ("line", analysis.line.clone().into()),
            ("moves", list(&analysis.moves)),
        ])
    }
}

impl From<&GameInfo> for Value {
    fn from(info: &GameInfo) -> Self {
        let names = |place: fn(Seat) -> Place| Value::from(Seat::BOTH.map(place));
        let stores = map(&mut [
            ("names", names(Place::Store)),
            ("place", info.layout.stores.name().into()),
        ]);
        let fields = info.fields.iter().map(|field| {
            map(&mut [
                ("name", field.name.into()),
                ("kind", field.kind.name().into()),
            ])
        });
        map(&mut [
            ("name", info.name.into()),
            ("title", info.title.into()),
            ("rows", Seat::BOTH.map(|seat| info.row(seat)).into()),
            ("ring", info.ring().into()),
            (
                "mandarins",
                if info.layout.mandarins {
                    names(Place::Mandarin)
                } else {
                    Value::Null
                },
            ),
            ("stores", stores),
            ("directions", info.directions.into()),
            ("total", info.total.into()),
            ("agreement", info.agreement.into()),
            ("fields", Value::List(fields.collect())),
            (
                "options",
                Value::List(
                    info.options
                        .iter()
                        .map(|(spec, value)| option(spec, value))
                        .collect(),
                ),
            ),
        ])
    }
}

fn option(spec: &crate::options::OptionSpec, value: u8) -> Value {
    let kind = match spec.kind {
        OptionKind::Seat => "seat",
        OptionKind::Flag => "flag",
        OptionKind::Choice(_) => "choice",
        OptionKind::Number(..) => "number",
    };
    let Value::Map(mut entries) = map(&mut [
        ("name", spec.name.into()),
        ("kind", kind.into()),
        ("default", spec.kind.write(spec.default)),
        ("value", spec.kind.write(value)),
    ]) else {
        return Value::Null;
    };
    let mut push = |name: &str, value: Value| entries.push((name.to_owned(), value));
    match spec.kind {
        OptionKind::Choice(words) => push("values", list(words.iter().copied())),
        OptionKind::Number(min, max) => {
            push("min", u32::from(min).into());
            push("max", u32::from(max).into());
        }
        OptionKind::Seat | OptionKind::Flag => {}
    }
    Value::Map(entries)
}
