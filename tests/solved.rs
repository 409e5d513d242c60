//! What is solved (see `docs/solved.md`), as far as it takes seconds.

mod common;

use common::{Chance, nodes, opening, wander};
use mancala::{Engine, Game, Limits, Seat};

fn engine() -> Engine {
    Engine::new(16).expect("memory")
}

/// A round of Sàn Yáo from its start: every opening, and the position behind it.
#[test]
fn a_round_of_san_yao_is_won_by_24_with_its_first_hole_alone() {
    let game = opening("san-yao;match=false");
    let limits = Limits {
        all: true,
        ..nodes(1_000_000)
    };
    let analysis = engine().think(&game, &limits);
    assert!(analysis.exact && analysis.score == 24, "{analysis:?}");
    for (mv, expected) in [("A", 24), ("B", 6), ("C", 0), ("D", -4), ("E", -4)] {
        let found = (analysis.moves.iter().find(|found| found.mv == mv)).expect("a move");
        assert_eq!(
            (found.score, found.bound),
            (expected, mancala::Bound::Exact),
            "{mv}"
        );
        let mut after = game.clone();
        after.play(mv).expect("an opening");
        let there = engine().think(&after, &nodes(1_000_000));
        assert_eq!((there.exact, -there.score), (true, expected), "{mv}");
    }
}

/// Rounds are proven to their end from wherever they stand, also with sons.
#[test]
fn a_round_of_san_yao_is_exact_from_anywhere() {
    let mut engine = engine();
    for seed in 0..120 {
        let mut chance = Chance(seed);
        let position = if seed % 2 == 0 {
            common::thrown("san-yao;match=false", &mut chance)
        } else {
            let mut game = opening("san-yao;match=false");
            let plies = chance.below(40);
            wander(&mut game, &mut chance, plies);
            game.position()
        };
        let game = common::from_position(&position).expect("a position");
        if game.outcome().is_none() {
            engine.clear();
            let analysis = engine.think(&game, &nodes(1_000_000));
            assert!(analysis.exact, "{}", game.record());
        }
    }
}

/// The first player can have the majority before the other moves.
#[test]
fn an_opening_run_of_dakon_brings_the_majority() {
    for holes in 5..=9 {
        let mut game = opening(&format!("dakon;holes={holes}"));
        let analysis = engine().think(&game, &nodes(150_000));
        for mv in &analysis.line {
            game.play(mv).expect("a move of the line");
            if game.outcome().is_some() || game.position().setup.to_move == Seat::North {
                break;
            }
        }
        let store = game.position().setup.stores[0];
        assert!(store > holes * holes, "{}", game.record());
    }
}

/// The value of every move on the way through a solved round is that of the position behind it.
#[test]
fn a_solved_round_stays_what_it_is_while_it_is_played() {
    let mut game: Game = opening("san-yao;match=false");
    let mut engine = engine();
    let mut worth = 24;
    for _ in 0..60 {
        let analysis = engine.think(&game, &nodes(1_000_000));
        if analysis.moves.is_empty() {
            break;
        }
        assert_eq!(
            (analysis.exact, analysis.score),
            (true, worth),
            "{}",
            game.record()
        );
        let mover = game.position().setup.to_move;
        game.play(&analysis.best).expect("the best move");
        if game.position().setup.to_move != mover {
            worth = -worth;
        }
    }
    let points = game.outcome().expect("the end").points;
    assert_eq!(points, [37, 13]);
}

/// Both as found and as checked: the least win there is, since margins are even.
#[cfg(feature = "cli")]
#[test]
#[ignore = "takes most of a minute and a gigabyte; run it with --release"]
fn who_starts_wins_o_an_quan() {
    let mut engine = Engine::new(1024).expect("memory");
    engine.ask(&opening("o-an-quan"), 2, true);
    while engine
        .step(1_000_000)
        .is_ok_and(|answer| !answer.done && answer.nodes < 200_000_000)
    {}
    let best = engine.proven().iter().map(|(_, ends)| ends[0]).max();
    assert!(best >= Some(2), "{best:?}");
}
