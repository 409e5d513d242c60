//! What may be typed wrongly, and the error that says so.

use mancala::{Error, Game, Limits, Value};

fn map(entries: &[(&str, Value)]) -> Value {
    Value::Map(
        entries
            .iter()
            .map(|(name, value)| ((*name).to_owned(), value.clone()))
            .collect(),
    )
}

fn number(n: f64) -> Value {
    Value::Number(n)
}

/// The code of an error and what it points at.
#[track_caller]
fn refused<T: std::fmt::Debug>(result: Result<T, Error>, code: &str, at: Option<&str>) {
    let error = result.expect_err("this should be refused");
    assert_eq!((error.code(), error.at()), (code, at), "{error}");
    assert!(!error.to_string().is_empty());
}

#[test]
fn options() {
    let new = |game: &str, name: &str, value: Value| Game::new(game, Some(&map(&[(name, value)])));
    refused(Game::new("chess", None), "unknown-game", Some("chess"));
    refused(Game::new("", None), "unknown-game", Some(""));
    refused(Game::new("Dakon", None), "unknown-game", Some("Dakon"));
    refused(
        new("dakon", "colour", Value::Null),
        "unknown-option",
        Some("colour"),
    );
    refused(
        new("dakon", "match", true.into()),
        "unknown-option",
        Some("match"),
    );
    refused(
        new("al-manqala", "holes", number(7.0)),
        "unknown-option",
        Some("holes"),
    );
    refused(
        Game::new("dakon", Some(&Value::Null)),
        "wrong-type",
        Some("options"),
    );
    refused(
        Game::new("dakon", Some(&Value::List(vec![]))),
        "wrong-type",
        Some("options"),
    );
    for (game, name, bad) in [
        (
            "dakon",
            "holes",
            vec![
                number(4.0),
                number(10.0),
                number(7.5),
                number(-7.0),
                number(f64::NAN),
                "7".into(),
            ],
        ),
        (
            "dakon",
            "first",
            vec![
                number(2.0),
                number(-1.0),
                true.into(),
                "S".into(),
                Value::Null,
            ],
        ),
        (
            "dakon",
            "nembak",
            vec!["Stays".into(), "".into(), number(0.0), true.into()],
        ),
        (
            "san-yao",
            "match",
            vec![number(1.0), "true".into(), Value::Null],
        ),
        (
            "san-yao",
            "rounds",
            vec![number(0.0), number(100.0), number(1e300)],
        ),
        ("o-an-quan", "mandarin", vec!["stones".into(), Value::Null]),
        (
            "o-an-quan",
            "emptyMandarin",
            vec!["gaps".into(), Value::Other("a function")],
        ),
        (
            "o-an-quan",
            "youngMandarin",
            vec![number(11.0), number(-1.0), number(0.5), false.into()],
        ),
    ] {
        for value in bad {
            refused(new(game, name, value), "bad-option", Some(name));
        }
    }
    for (game, name, good) in [
        ("dakon", "holes", vec![number(5.0), number(9.0)]),
        ("dakon", "first", vec![number(0.0), number(1.0)]),
        ("san-yao", "rounds", vec![number(1.0), number(99.0)]),
        (
            "o-an-quan",
            "youngMandarin",
            vec![number(0.0), number(10.0)],
        ),
    ] {
        for value in good {
            assert!(new(game, name, value).is_ok());
        }
    }
}

/// A position of Ô Ăn Quan with one entry replaced, or removed.
fn o_an_quan(name: &str, value: Option<Value>) -> Result<Game, Error> {
    let Value::Map(mut entries) = Value::from(&Game::new("o-an-quan", None)?.position()) else {
        panic!("a position is a map");
    };
    entries.retain(|(key, _)| key != name);
    entries.extend(value.map(|value| (name.to_owned(), value)));
    Game::from_position(&Value::Map(entries))
}

#[test]
fn positions() {
    let row = |n: u32| Value::from(vec![n; 5]);
    refused(
        Game::from_position(&Value::Null),
        "wrong-type",
        Some("position"),
    );
    refused(
        Game::from_position(&map(&[])),
        "missing-field",
        Some("game"),
    );
    refused(o_an_quan("game", None), "missing-field", Some("game"));
    refused(
        o_an_quan("game", Some("go".into())),
        "unknown-game",
        Some("go"),
    );
    refused(
        o_an_quan("game", Some(number(1.0))),
        "wrong-type",
        Some("game"),
    );
    for field in [
        "toMove",
        "holes",
        "stores",
        "mandarins",
        "captured",
        "debts",
    ] {
        refused(o_an_quan(field, None), "missing-field", Some(field));
        refused(
            o_an_quan(field, Some("x".into())),
            "wrong-type",
            Some(field),
        );
    }
    refused(
        o_an_quan("owners", Some(Value::Null)),
        "unknown-field",
        Some("owners"),
    );
    refused(
        o_an_quan("toMove", Some(number(2.0))),
        "out-of-range",
        Some("toMove"),
    );
    refused(
        o_an_quan("toMove", Some(number(0.5))),
        "out-of-range",
        Some("toMove"),
    );
    refused(
        o_an_quan("holes", Some(Value::List(vec![row(5)]))),
        "wrong-length",
        Some("holes"),
    );
    let rows = |south: Vec<u32>, north: Vec<u32>| Some(Value::from([south, north]));
    refused(
        o_an_quan("holes", rows(vec![5; 5], vec![5; 6])),
        "wrong-length",
        Some("holes[1]"),
    );
    refused(
        o_an_quan("holes", rows(vec![5; 4], vec![5; 5])),
        "wrong-length",
        Some("holes[0]"),
    );
    refused(
        o_an_quan("holes", rows(vec![5; 5], vec![5, 5, 71, 5, 5])),
        "out-of-range",
        Some("holes[1][2]"),
    );
    refused(
        o_an_quan("holes", rows(vec![5; 5], vec![5, 5, 5, 5, 4])),
        "wrong-total",
        Some("pebbles"),
    );
    refused(
        o_an_quan("stores", Some([1u32, 0].into())),
        "impossible",
        Some("stores[0]"),
    );
    refused(
        o_an_quan("debts", Some([0u32, 1 << 31].into())),
        "out-of-range",
        Some("debts[1]"),
    );
    assert!(o_an_quan("debts", Some([0u32, (1 << 31) - 1].into())).is_ok());
    let pieces = |pebbles: f64, stones: f64| {
        map(&[("pebbles", number(pebbles)), ("stones", number(stones))])
    };
    let mandarins = |q: Value, other: Value| Some(Value::List(vec![q, other]));
    let full = || pieces(0.0, 1.0);
    refused(
        o_an_quan("mandarins", mandarins(full(), pieces(0.0, 0.0))),
        "wrong-total",
        Some("stones"),
    );
    refused(
        o_an_quan("mandarins", mandarins(pieces(0.0, 2.0), pieces(0.0, 0.0))),
        "out-of-range",
        Some("mandarins[0].stones"),
    );
    refused(
        o_an_quan("mandarins", mandarins(pieces(1.0, 1.0), full())),
        "wrong-total",
        Some("pebbles"),
    );
    refused(
        o_an_quan("mandarins", mandarins(pieces(0.5, 1.0), full())),
        "out-of-range",
        Some("mandarins[0].pebbles"),
    );
    refused(
        o_an_quan(
            "mandarins",
            mandarins(full(), map(&[("stones", number(1.0))])),
        ),
        "missing-field",
        Some("mandarins[1].pebbles"),
    );
    refused(
        o_an_quan(
            "mandarins",
            mandarins(
                full(),
                map(&[("pebbles", number(0.0)), ("gold", number(1.0))]),
            ),
        ),
        "unknown-field",
        Some("mandarins[1].gold"),
    );
    refused(
        o_an_quan("options", Some(map(&[("holes", number(5.0))]))),
        "unknown-option",
        Some("holes"),
    );
    refused(
        o_an_quan("options", Some(number(5.0))),
        "wrong-type",
        Some("options"),
    );
}

#[test]
fn positions_of_the_other_games() {
    for (record, code, at) in [
        (
            "1/dakon/S:7,7,7,7,7,7,7:7,7,7,7,7,7,7:0,1/",
            "wrong-total",
            Some("seeds"),
        ),
        (
            "1/dakon;holes=5/S:7,7,7,7,7,7,7:7,7,7,7,7,7,7:0,0/",
            "wrong-length",
            Some("holes[0]"),
        ),
        (
            "1/dakon/S:99,0,0,0,0,0,0:0,0,0,0,0,0,0:0,0/",
            "out-of-range",
            Some("holes[0][0]"),
        ),
        (
            "1/al-manqala/S:7,7,7,7,7,7,6:7,7,7,7,7,7,7:1,0/",
            "impossible",
            Some("stores[0]"),
        ),
        (
            "1/al-manqala/S:7,7,7,7,7,7,7:7,7,7,7,7,7,5:1,1/",
            "impossible",
            Some("stores[0]"),
        ),
        (
            "1/san-yao;match=false/S:5,5,5,5,5:5,5,5,5,5:0,0:SSSSS,NNNN/",
            "wrong-length",
            Some("owners[1]"),
        ),
        (
            "1/san-yao;match=false/S:5,5,5,5,5:5,5,5,5,5:0,0:SSSSN,NNNNN/",
            "impossible",
            Some("owners"),
        ),
        (
            "1/san-yao/S:5,5,5,5,5:5,5,5,5,5:0,0:SSSSS,NNNNN:0:S/",
            "out-of-range",
            Some("round"),
        ),
        (
            "1/san-yao/S:5,5,5,5,5:5,5,5,5,5:0,0:SSSSS,NNNNN:21:S/",
            "out-of-range",
            Some("round"),
        ),
    ] {
        refused(Game::parse(record), code, at);
    }
}

#[test]
fn limits() {
    let read = |name: &str, value: Value| Limits::read(&map(&[(name, value)]));
    refused(read("depth", number(3.0)), "unknown-field", Some("depth"));
    refused(read("level", number(0.0)), "out-of-range", Some("level"));
    refused(read("level", number(9.0)), "out-of-range", Some("level"));
    refused(read("nodes", number(0.0)), "out-of-range", Some("nodes"));
    refused(read("nodes", number(1.5)), "out-of-range", Some("nodes"));
    refused(read("all", number(1.0)), "wrong-type", Some("all"));
    refused(Limits::read(&Value::Null), "wrong-type", Some("limits"));
    refused(
        mancala::Engine::new(0),
        "out-of-range",
        Some("tableMegabytes"),
    );
    refused(
        mancala::Engine::new(mancala::Engine::MOST_MEGABYTES + 1),
        "out-of-range",
        Some("tableMegabytes"),
    );
}
