//! What the levels are: none leaves what lies at hand, none but the highest runs on for ever, and seeds
//! vary their games.

mod common;

use std::process::Command;

use common::{Chance, RULES, opening, wander};
use mancala::{Engine, Game, Limits, Seat};

/// What becomes of an opening that a level plays on against itself.
fn game(mut game: Game, limits: &Limits) -> String {
    let mut engine = Engine::new(1).expect("a megabyte");
    for _ in 0..60 {
        let best = engine.think(&game, limits).best;
        if game.play(&best).is_err() {
            break;
        }
    }
    game.record()
}

/// A seed chooses among moves that look equal. In Sàn Yáo, where a round is short, there may be none.
#[test]
fn the_same_seed_plays_the_same_game_and_others_play_others() {
    for rules in RULES {
        for level in 1..=3 {
            let game = |plies, seed| {
                let limits = Limits {
                    level: Some(level),
                    seed,
                    ..Limits::default()
                };
                let mut start = opening(rules);
                wander(&mut start, &mut Chance(plies), plies as usize);
                game(start, &limits)
            };
            let differs = |plies| {
                let first = game(plies, 1);
                assert_eq!(game(plies, 1), first, "{rules}, level {level}");
                (2..8).any(|seed| game(plies, seed) != first)
            };
            let varies = (0..5).any(differs);
            assert!(
                varies || rules.starts_with("san-yao"),
                "{rules}, level {level}"
            );
        }
    }
}

/// What South has in store when North is to move for the first time.
fn first_run(holes: u8, limits: &Limits) -> u32 {
    let mut engine = Engine::new(1).expect("a megabyte");
    let mut game = opening(&format!("dakon;holes={holes}"));
    while game.position().setup.to_move == Seat::South && game.outcome().is_none() {
        let best = engine.think(&game, limits).best;
        game.play(&best).expect("a legal move");
    }
    game.position().setup.stores[Seat::South]
}

#[test]
fn in_dakon_the_highest_level_alone_wins_before_the_other_player_moves() {
    for holes in [5, 7] {
        let half = u32::from(holes) * u32::from(holes);
        for level in 1..=7 {
            for seed in 0..2 {
                let limits = Limits {
                    level: Some(level),
                    seed,
                    ..Limits::default()
                };
                let won = first_run(holes, &limits);
                assert!(
                    won <= half,
                    "{holes} holes, level {level}, seed {seed}: {won}"
                );
            }
        }
    }
    // It sees the whole run; fewer nodes than it has will do.
    let highest = Limits {
        level: Some(8),
        nodes: Some(16_000),
        ..Limits::default()
    };
    assert!(first_run(7, &highest) > 49);
}

/// Asks the program how many moves of these levels lose ten points that a look at one ply saw.
fn slips(game: &str, levels: &str, positions: &str, nodes: &str) -> u32 {
    let args = ["levels", game, "--levels", levels, "--positions", positions];
    let ran = Command::new(env!("CARGO_BIN_EXE_mancala"))
        .args(args)
        .args(["--nodes", nodes])
        .output()
        .expect("the program runs");
    let out = String::from_utf8(ran.stdout).expect("a text");
    let counts = out.lines().skip(1).map(|line| {
        let (before, _) = line.split_once(" slips").expect("a count");
        let count = before.rsplit(' ').next().expect("a word");
        count.parse::<u32>().expect("a number")
    });
    let counts: Vec<u32> = counts.collect();
    assert_eq!(counts.len(), levels.split(',').count(), "{out}");
    counts.iter().sum()
}

const GAMES: [&str; 4] = ["o-an-quan", "san-yao", "al-manqala", "dakon"];

#[test]
fn no_level_from_the_second_on_leaves_what_lies_at_hand() {
    for game in GAMES {
        assert_eq!(slips(game, "2,3,4,5,6", "50", "2000"), 0, "{game}");
    }
}

#[test]
#[ignore = "takes minutes"]
fn no_level_leaves_what_lies_at_hand_in_a_thousand_positions() {
    for game in GAMES {
        assert_eq!(slips(game, "2,3,4,5,6,7,8", "1000", "200000"), 0, "{game}");
    }
}
