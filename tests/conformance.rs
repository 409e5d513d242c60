//! Whole games and typed positions from a separate reference program, see `tests/conformance/`.
#![cfg(feature = "serde")]

use std::fs;
use std::path::Path;

use mancala::{Game, Value};
use serde_json::{Value as Json, json};

/// Every line of every file, with the place it stands at.
fn lines() -> impl Iterator<Item = (String, Json)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conformance");
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("the folder of vectors")
        .map(|entry| entry.expect("an entry of the folder").path())
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "jsonl")
        })
        .collect();
    files.sort();
    assert!(files.len() >= 18, "vectors are missing: {files:?}");
    files.into_iter().flat_map(|path| {
        let name = path
            .file_name()
            .expect("a file name")
            .to_string_lossy()
            .into_owned();
        let text = fs::read_to_string(&path).expect("a text file");
        let lines: Vec<_> = text.lines().map(String::from).collect();
        lines.into_iter().enumerate().map(move |(i, line)| {
            (
                format!("{name}:{}", i + 1),
                serde_json::from_str(&line).expect("a line of JSON"),
            )
        })
    })
}

fn plain(json: &Json) -> Value {
    serde_json::from_value(json.clone()).expect("plain data")
}

/// The position as the vectors write it: without the options.
fn shown(game: &Game) -> Json {
    let mut position = serde_json::to_value(game.position()).expect("a position");
    position
        .as_object_mut()
        .expect("an object")
        .remove("options");
    position
}

fn reason(game: &Game) -> Json {
    game.outcome()
        .map_or(Json::Null, |outcome| json!(outcome.reason.0))
}

#[test]
fn every_vector_is_played_as_the_reference_plays_it() {
    let (mut games, mut plies) = (0, 0);
    for (at, line) in lines() {
        let name = line["game"].as_str().expect("the name of a game");
        let mut game = match line.get("typed") {
            None => Game::new(name, Some(&plain(&line["options"]))),
            Some(typed) => Game::from_position(&plain(typed)),
        }
        .unwrap_or_else(|error| panic!("{at}: {error}"));
        if let Some(settled) = line.get("settled") {
            assert_eq!(shown(&game), *settled, "{at}: settled");
            assert_eq!(
                reason(&game),
                line["settledOver"],
                "{at}: the end of the settled position"
            );
        }
        for (i, ply) in line["plies"].as_array().expect("plies").iter().enumerate() {
            let at = format!("{at}, ply {}", i + 1);
            assert_eq!(json!(game.legal_moves()), ply["legal"], "{at}: legal moves");
            let mv = ply["move"].as_str().expect("a move");
            let turn = game
                .play(mv)
                .unwrap_or_else(|error| panic!("{at}: {error}"));
            assert_eq!(turn.after, game.position(), "{at}");
            assert_eq!(shown(&game), ply["after"], "{at}: the position after {mv}");
            assert_eq!(reason(&game), ply["over"], "{at}: the end after {mv}");
            plies += 1;
        }
        match game.outcome() {
            Some(outcome) => {
                assert_eq!(json!(outcome.points), line["points"], "{at}: points");
                assert!(game.legal_moves().is_empty(), "{at}: moves after the end");
            }
            None => assert_eq!(line["reason"], Json::Null, "{at}: should be over"),
        }
        games += 1;
    }
    assert!(
        games > 500 && plies > 15_000,
        "only {games} games and {plies} plies were read"
    );
}
