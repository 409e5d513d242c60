//! What must hold of every game, and of what the engine says about it.

use super::from_position;
use mancala::{Analysis, Game, Limits, Outcome, Seat};

/// What tells two ends apart: who won, with how many points.
fn result(outcome: Option<Outcome>) -> Option<(Option<Seat>, [i64; 2])> {
    outcome.map(|outcome| (outcome.winner, outcome.points))
}

/// What is shown can be typed, and is the same then.
pub fn check_position(game: &Game) {
    let position = game.position();
    let typed =
        from_position(&position).unwrap_or_else(|error| panic!("{}: {error}", game.record()));
    assert_eq!(typed.position(), position);
    assert_eq!(
        from_position(&typed.position())
            .expect("the same")
            .position(),
        position
    );
    match game.outcome() {
        Some(outcome) if outcome.reason.0 == "resigned" => assert_eq!(typed.outcome(), None),
        outcome => assert_eq!(
            result(typed.outcome()),
            result(outcome),
            "{}",
            game.record()
        ),
    }
    if game.outcome().is_none() {
        assert_eq!(typed.legal_moves(), game.legal_moves());
    }
}

/// What is recorded can be read, and is the same game then.
pub fn check_record(game: &Game) {
    let record = game.record();
    let read = Game::parse(&record).unwrap_or_else(|error| panic!("{record}: {error}"));
    assert_eq!(read.record(), record);
    assert_eq!(read.position(), game.position(), "{record}");
    assert_eq!(read.legal_moves(), game.legal_moves(), "{record}");
    assert_eq!(read.outcome(), game.outcome(), "{record}");
    assert_eq!(read.turns(), game.turns(), "{record}");
}

/// Nodes to visit, and no other limit.
pub fn nodes(nodes: u64) -> Limits {
    Limits {
        nodes: Some(nodes),
        ..Limits::default()
    }
}

pub fn check_analysis(game: &Game, analysis: &Analysis) {
    let record = game.record();
    let legal = game.legal_moves();
    assert!(analysis.done, "{record}");
    if legal.is_empty() {
        assert_eq!(
            (
                analysis.best.as_str(),
                analysis.moves.len(),
                analysis.line.len()
            ),
            ("", 0, 0),
            "{record}"
        );
        return;
    }
    assert!(
        legal.contains(&analysis.best),
        "{} at {record}",
        analysis.best
    );
    assert_eq!(analysis.line.first(), Some(&analysis.best), "{record}");
    assert_eq!(
        (&analysis.moves[0].mv, analysis.moves[0].score),
        (&analysis.best, analysis.score),
        "{record}"
    );
    let mut listed: Vec<_> = analysis.moves.iter().map(|mv| mv.mv.clone()).collect();
    listed.sort();
    let mut legal = legal;
    legal.sort();
    assert_eq!(listed, legal, "every legal move has a value: {record}");
    let mut line = game.clone();
    for mv in &analysis.line {
        line.play(mv)
            .unwrap_or_else(|error| panic!("the line of {record} at {mv}: {error}"));
    }
}
