//! Kalah as the fifth game: one rule file and one line in the list give it everything, and its
//! published values are found by the same search that plays the others.
#![cfg(feature = "kalah")]

mod common;

use common::{opening, play};
use mancala::{Engine, Game, Limits, Seat};

fn solve(rules: &str) -> i64 {
    let limits = Limits {
        nodes: Some(u64::MAX),
        ..Limits::default()
    };
    let analysis = Engine::new(64)
        .expect("memory")
        .think(&opening(rules), &limits);
    assert!(analysis.exact && analysis.done, "{rules}: {analysis:?}");
    analysis.score
}

fn kalah(holes: u32, seeds: u32, more: &str) -> i64 {
    solve(&format!("kalah;holes={holes};seeds={seeds}{more}"))
}

#[test]
fn one_to_three_holes_are_won_drawn_and_lost_as_published() {
    for (holes, expected) in [(1, "DLWLWD"), (2, "WLLLWW"), (3, "DWWWWL")] {
        let found: String = (1..=6)
            .map(|seeds| match kalah(holes, seeds, "").signum() {
                1 => 'W',
                0 => 'D',
                _ => 'L',
            })
            .collect();
        assert_eq!(found, expected, "{holes} holes");
    }
}

#[test]
fn the_margins_for_few_seeds_are_as_published() {
    let cases: [(u32, &[i64]); 3] = [(4, &[2, 6, 8]), (5, &[0, 0, 8]), (6, &[2, 10])];
    for (holes, expected) in cases {
        let found: Vec<_> = (1..=expected.len() as u32)
            .map(|seeds| kalah(holes, seeds, ""))
            .collect();
        assert_eq!(found, expected, "{holes} holes");
    }
}

#[test]
fn the_margins_without_a_capture_before_an_empty_hole_are_as_published() {
    let cases: [(u32, &[i64]); 2] = [(4, &[2, 6, 6]), (6, &[2, 6])];
    for (holes, expected) in cases {
        let found: Vec<_> = (1..=expected.len() as u32)
            .map(|seeds| kalah(holes, seeds, ";emptyCapture=false"))
            .collect();
        assert_eq!(found, expected, "{holes} holes");
    }
}

/// More seeds: minutes without optimisation.
#[test]
#[ignore = "takes long; run it with --release"]
fn the_margins_for_more_seeds_are_as_published() {
    for (holes, seeds, more, expected) in [
        (4, 4, "", 2),
        (4, 4, ";emptyCapture=false", 2),
        (4, 5, "", 2),
        (4, 5, ";emptyCapture=false", 4),
        (5, 4, "", 12),
        (6, 3, "", 2),
        (6, 3, ";emptyCapture=false", 2),
    ] {
        assert_eq!(
            kalah(holes, seeds, more),
            expected,
            "{holes} holes, {seeds} seeds{more}"
        );
    }
}

#[test]
fn an_engine_can_call_every_opening_exact() {
    let game = opening("kalah;holes=4;seeds=2");
    let limits = Limits {
        nodes: Some(u64::MAX),
        all: true,
        ..Limits::default()
    };
    let analysis = Engine::new(16).expect("memory").think(&game, &limits);
    assert!(analysis.exact);
    for mv in &analysis.moves {
        assert_eq!(mv.bound, mancala::Bound::Exact);
        let mut after = game.clone();
        after.play(&mv.mv).expect("a listed move");
        let there = Engine::new(16).expect("memory").think(&after, &limits);
        let sign = if after.position().setup.to_move == Seat::South {
            1
        } else {
            -1
        };
        assert_eq!(
            (there.exact, sign * there.score),
            (true, mv.score),
            "{}",
            mv.mv
        );
    }
}

#[test]
fn the_last_seed_in_an_empty_hole_takes_what_lies_opposite() {
    // A to B; e lies opposite.
    play("kalah", "S:1,0,0,0,0,1:0,1,0,0,3,0:20,22", "A")
        .tells("opposite e>S 3; opposite B>S 1")
        .stands("N:0,0,0,0,0,1:0,1,0,0,0,0:24,22")
        .goes_on();
    // With nothing opposite the seed is taken, or it stays.
    let nothing = "S:1,0,0,0,0,1:0,1,0,0,0,0:23,22";
    play("kalah", nothing, "A").stands("N:0,0,0,0,0,1:0,1,0,0,0,0:24,22");
    play("kalah;emptyCapture=false", nothing, "A").stands("N:0,1,0,0,0,1:0,1,0,0,0,0:23,22");
}

/// Whoever is to move: in the second one it is South's row, and North's turn.
#[test]
fn the_game_ends_as_soon_as_a_row_is_empty() {
    play("kalah", "S:1,0,0,0,0,1:0,0,0,0,3,0:21,22", "A")
        .tells("opposite e>S 3; opposite B>S 1; sweep F>S 1; end 26-22")
        .ends("bare", [26, 22]);
    play("kalah", "S:1,0,0,0,0,0:0,0,0,3,0,0:22,22", "A")
        .tells("opposite B>S 1; sweep d>s 3; end 23-25")
        .ends("bare", [23, 25]);
}

#[test]
fn each_keeps_the_seeds_of_his_own_row() {
    play("kalah", "S:0,0,0,0,0,1:0,1,0,0,3,0:21,22", "F")
        .tells("again South; sweep b>s 1; sweep e>s 3; end 22-26")
        .ends("bare", [22, 26]);
}

#[test]
fn it_has_records_positions_and_a_description() {
    let game = play("kalah;first=1;holes=4;seeds=3", "", "b a").game;
    let record = game.record();
    assert_eq!(
        Game::parse(&record).expect("its own record").position(),
        game.position()
    );
    assert_eq!(game.info().total, 24);
}
