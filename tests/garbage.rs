//! Strange input of every sort: it is refused with a sentence, or it is a proper game; nothing panics.

mod common;

use common::{Chance, RULES, check_position, check_record, from_position, opening, thrown, wander};
use mancala::{Error, Game, Value};
use proptest::prelude::*;

fn rules() -> impl Strategy<Value = &'static str> {
    proptest::sample::select(RULES)
}

/// Characters of records, and some that never stand in one.
const LETTERS: &[u8] = b"ABCDEFGHIabcdefghiSNlrqQ0123456789/;=:,.- x%\n";

/// Records as somebody may break them.
fn broken(record: &str, chance: &mut Chance) -> String {
    let mut bytes = record.as_bytes().to_vec();
    for _ in 0..=chance.below(3) {
        let at = chance.below(bytes.len() + 1);
        match chance.below(5) {
            0 => bytes.insert(at, *chance.of(LETTERS)),
            1 if at < bytes.len() => bytes[at] = *chance.of(LETTERS),
            2 if at < bytes.len() => drop(bytes.remove(at)),
            3 => bytes.truncate(at),
            _ => {
                let from = chance.below(at + 1);
                let piece = bytes[from..at].to_vec();
                bytes.splice(at..at, piece);
            }
        }
    }
    String::from_utf8(bytes).expect("ASCII")
}

/// Plain data as somebody may break them: one place anywhere in the tree is replaced.
fn break_value(value: &mut Value, chance: &mut Chance) {
    let children: Vec<&mut Value> = match value {
        Value::List(items) => items.iter_mut().collect(),
        Value::Map(entries) => entries.iter_mut().map(|(_, value)| value).collect(),
        _ => Vec::new(),
    };
    let count = children.len();
    if count > 0 && chance.below(6) > 0 {
        let which = chance.below(count);
        return break_value(children.into_iter().nth(which).expect("a child"), chance);
    }
    if let Value::List(items) = value
        && chance.below(2) == 0
    {
        match items.pop() {
            Some(item) if chance.below(2) == 0 => items.extend([item.clone(), item]),
            _ => {}
        }
        return;
    }
    if let Value::Map(entries) = value
        && chance.below(2) == 0
    {
        match chance.below(3) {
            0 => entries.push(("colour".into(), Value::Null)),
            1 => drop(entries.pop()),
            _ => {
                if let Some(first) = entries.first_mut() {
                    first.0 = "toMove".into();
                }
            }
        }
        return;
    }
    *value = match chance.below(14) {
        0 => Value::Null,
        1 => Value::Flag(true),
        2 => Value::Text("5".into()),
        3 => Value::Number(0.5),
        4 => Value::Number(-1.0),
        5 => Value::Number(f64::NAN),
        6 => Value::Number(f64::INFINITY),
        7 => Value::Number(256.0),
        8 => Value::Number(4_294_967_296.0),
        9 => Value::Number(1.0),
        10 => Value::List(Vec::new()),
        11 => Value::Map(Vec::new()),
        12 => Value::Other("a function"),
        _ => Value::Number(chance.below(60) as f64),
    };
}

/// A game that was accepted from strange input is a proper game.
fn check_accepted(result: Result<Game, Error>) {
    match result {
        Ok(mut game) => {
            check_position(&game);
            check_record(&game);
            let mut chance = Chance(1);
            wander(&mut game, &mut chance, 10);
            check_record(&game);
        }
        Err(error) => {
            assert!(Error::CODES.contains(&error.code()), "{error:?}");
            assert!(
                !error.to_string().is_empty() && error.to_string().len() < 400,
                "{error}"
            );
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn broken_records_are_refused_or_good(rules in rules(), seed: u64) {
        let mut chance = Chance(seed);
        let mut game = if chance.below(2) == 0 {
            opening(rules)
        } else {
            from_position(&thrown(rules, &mut chance)).expect("a position")
        };
        let plies = chance.below(6);
        wander(&mut game, &mut chance, plies);
        check_accepted(Game::parse(&broken(&game.record(), &mut chance)));
    }

    #[test]
    fn broken_positions_are_refused_or_good(rules in rules(), seed: u64) {
        let mut chance = Chance(seed);
        let mut value = Value::from(&thrown(rules, &mut chance));
        for _ in 0..=chance.below(2) {
            break_value(&mut value, &mut chance);
        }
        check_accepted(Game::from_position(&value));
    }

    #[test]
    fn garbage_is_no_record(text in ".{0,60}", plain in "1?[1/;=:,.a-zA-Z0-9-]{0,60}") {
        check_accepted(Game::parse(&text));
        check_accepted(Game::parse(&plain));
    }

    #[test]
    fn garbage_is_no_move(rules in rules(), text in "\\PC{0,6}") {
        let mut game = opening(rules);
        let legal = game.legal_moves();
        prop_assert_eq!(game.play(&text).is_ok(), legal.contains(&text));
    }
}
