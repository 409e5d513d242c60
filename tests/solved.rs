//! What is solved (see `docs/solved.md`), as far as it takes seconds.

mod common;

use std::collections::HashSet;

use common::{Chance, nodes, opening, wander};
use mancala::{Engine, Game, Limits, Seat, Step, Value};

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
/// Ten times, as threads meet in another way each time.
#[cfg(feature = "cli")]
#[test]
fn threads_prove_what_one_proves_alone() {
    for (rules, score) in [("1/san-yao;match=false//", 24), ("1/dakon;holes=5//", 48)] {
        let game = Game::parse(rules).expect("a game");
        for threads in [2, 3, 4, 2, 3, 4, 2, 3, 4, 8] {
            let mut engine = engine();
            engine.set_threads(threads);
            let limits = Limits {
                nodes: Some(u64::MAX),
                ..Limits::default()
            };
            let analysis = engine.think(&game, &limits);
            assert!(analysis.exact, "{rules} by {threads}");
            assert_eq!(
                (analysis.score, analysis.best.as_str()),
                (score, "A"),
                "{rules} by {threads}"
            );
            engine.ask(&game, score + 1, true);
            while !engine.step(100_000).expect("a search").done {}
            let most = engine.proven().iter().map(|(_, ends)| ends[1]).max();
            assert!(most <= Some(score), "{rules} by {threads}");
        }
    }
}

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

/// A position of a match as one of a single round.
fn single_round(game: &Game) -> Game {
    let mut position = game.position();
    let one_round = position.options.set("match", &Value::Flag(false));
    one_round.expect("an option of the game");
    position.setup.fields.retain(|(name, _)| *name == "owners");
    common::from_position(&position).expect("a position of a round")
}

/// Whoever has 0 to 4 sons and starts: so many holes are full, so that there is no other way to begin a
/// round. From two sons on he ruins the other in this round; without, he gets two sons or more.
#[test]
fn who_starts_a_match_of_san_yao_wins_it_in_two_rounds() {
    let mut engine = engine();
    for (sons, expected) in [24, 40, 46, 48, 50].into_iter().enumerate() {
        let owners = format!("SSSSS,{}{}", "S".repeat(sons), "N".repeat(5 - sons));
        let record = format!("1/san-yao;match=false/S:5,5,5,5,5:5,5,5,5,5:0,0:{owners}/");
        let round = Game::parse(&record).expect("a round");
        let analysis = engine.think(&round, &nodes(1_000_000));
        assert_eq!(
            (analysis.exact, analysis.score),
            (true, expected),
            "{record}"
        );
    }

    // The same as it is played.
    let mut game = opening("san-yao");
    let mut dealt = Vec::new();
    while game.outcome().is_none() {
        let best = engine.think(&single_round(&game), &nodes(1_000_000));
        let turn = game.play(&best.best).expect("the best move");
        dealt.extend(turn.steps.into_iter().filter_map(|step| match step {
            Step::Round { points, .. } => Some(points),
            _ => None,
        }));
    }
    let outcome = game.outcome().expect("the end");
    assert_eq!(dealt, [[37, 13]]);
    assert_eq!((outcome.reason.0, outcome.points), ("ruined", [48, 2]));
}

/// Positions of random matches, with sons.
#[test]
fn rounds_of_random_matches_are_exact() {
    let mut engine = engine();
    for seed in 0..200 {
        let mut chance = Chance(seed);
        let mut game = opening("san-yao");
        let plies = chance.below(250);
        wander(&mut game, &mut chance, plies);
        if game.outcome().is_none() {
            engine.clear();
            let round = single_round(&game);
            let analysis = engine.think(&round, &nodes(1_000_000));
            assert!(analysis.exact, "{}", round.record());
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

/// What the first turn of a small Dakon can bring: the fewest sowings to a majority, and the fullest store.
#[test]
fn the_first_turn_of_dakon_on_five_holes_brings_45_at_most() {
    let (mut layer, mut seen) = (vec![opening("dakon;holes=5")], HashSet::new());
    let (mut sowings, mut majority, mut most) = (0, None, 0);
    while !layer.is_empty() {
        sowings += 1;
        let mut next = Vec::new();
        for game in layer {
            for mv in game.legal_moves() {
                let mut after = game.clone();
                after.play(&mv).expect("a legal move");
                let setup = after.position().setup;
                most = most.max(setup.stores[0]);
                if setup.stores[0] > 25 {
                    _ = majority.get_or_insert(sowings);
                }
                let goes_on = after.outcome().is_none() && setup.to_move == Seat::South;
                if goes_on && seen.insert((setup.holes, setup.stores)) {
                    next.push(after);
                }
            }
        }
        layer = next;
    }
    assert_eq!((majority, most), (Some(7), 45));
}

/// On these boards the first turn is so good that nothing is left to the other.
#[test]
fn a_run_of_dakon_wins_the_whole_board() {
    for (holes, run) in [(
        8,
        "ADBHHDHFHGFHHAHEBCHFAFDHDFCGHBEDFEBHFDHGGDHHDHFBAHHGHFHCHGHA",
    )] {
        let mut game = opening(&format!("dakon;holes={holes}"));
        for (ply, mv) in run.chars().enumerate() {
            let mover = game.position().setup.to_move;
            assert_eq!(mover, Seat::South, "sowing {ply}");
            game.play(&mv.to_string()).expect("a sowing of the run");
        }
        assert_eq!(game.position().setup.to_move, Seat::North);
        let analysis = engine().think(&game, &nodes(100_000));
        let whole = 2 * holes * holes;
        assert_eq!((analysis.exact, analysis.score), (true, -whole), "{holes}");
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

/// What the program says, where these searches are asked for by hand.
#[cfg(feature = "cli")]
mod told {
    use std::process::Command;

    #[track_caller]
    fn run(args: &[&str]) -> String {
        let mut program = Command::new(env!("CARGO_BIN_EXE_mancala"));
        let output = program.args(args).output().expect("the program starts");
        assert!(
            output.status.success() && output.stderr.is_empty(),
            "{output:?}"
        );
        String::from_utf8(output.stdout).expect("text")
    }

    #[test]
    fn a_match_is_told_round_by_round() {
        let ran = run(&[
            "solve",
            "san-yao",
            "--option",
            "match=true",
            "--table",
            "16",
        ]);
        for said in [
            "round 1: South starts, 5 holes to 5\n  proven: +24 for South, ",
            "\n  37-13\nround 2: South starts, 7 holes to 3\n  proven: +46 for South, ",
            "\n  48-2\nproven: South wins the match, 48-2 in its last round (ruined)\n",
        ] {
            assert!(ran.contains(said), "{said} {ran}");
        }
        // Taken up within the second round, where North has to pass after B.
        let from = "1/san-yao;rounds=2/S:5,5,5,5,5:5,5,5,5,5:0,0:SSSSS,SSNNN:2:S/B";
        let ran = run(&["solve", from, "--table", "16"]);
        assert!(ran.contains("proven: +46 for South, "), "{ran}");
        assert!(ran.ends_with("(ruined)\n"), "{ran}");
    }

    #[test]
    fn openings_are_told_the_fairest_first() {
        let ran = run(&["openings", "san-yao", "--table", "16"]);
        let at = |mv, worth| format!("{worth} proven 1/san-yao;match=false//{mv}\n");
        let all = [
            ("C", "+0"),
            ("D", "-4"),
            ("E", "-4"),
            ("B", "+6"),
            ("A", "+24"),
        ];
        assert_eq!(ran, all.map(|(mv, worth)| at(mv, worth)).concat());
        let ran = run(&["openings", "san-yao", "--table", "16", "--depth", "2"]);
        assert!(ran.starts_with(&at("C.b", "+0")), "{ran}");
        // Ended after one sowing, the opening A of Dakon is still the best.
        let capped = [
            "openings", "dakon", "--option", "holes=5", "--cap", "1", "--table", "16",
        ];
        let ran = run(&capped);
        assert!(
            ran.lines().count() == 5 && !ran.contains("estimated"),
            "{ran}"
        );
        let ran = run(&["openings", "o-an-quan", "--table", "1", "--nodes", "100"]);
        assert_eq!(ran.matches(" estimated 1/o-an-quan//").count(), 10);
    }

    #[test]
    fn runs_of_dakon_are_looked_through() {
        let holes = |holes, most: &[&str]| {
            let option = format!("holes={holes}");
            run(&[&["runs", "dakon", "--option", &option], most].concat())
        };
        let out = holes(5, &[]);
        let said = "proven: the shortest run with a majority has 7 sowings (1 of that length): A B B C A D A\n\
                proven: the largest run brings 45 of 50, 24 sowings: ";
        assert!(
            out.contains(said) && out.contains("a margin of +48 or more"),
            "{out}"
        );
        let out = holes(6, &["--positions", "1000"]);
        assert!(
            out.contains("has 6 sowings (2 of that length): A E A E C C\nat least: the largest"),
            "{out}"
        );
    }

    #[test]
    fn positions_of_random_matches_are_measured() {
        let matches = [
            "measure",
            "san-yao",
            "--option",
            "match=true",
            "--table",
            "2",
        ];
        let ran = run(&[&matches[..], &["--positions", "100"]].concat());
        assert!(
            ran.contains("sons 1: ") && ran.contains("all: 100 positions, 100 exact"),
            "{ran}"
        );
    }

    #[test]
    fn equals_play_from_the_usual_start() {
        let args = [
            "balance",
            "al-manqala",
            "--table",
            "1",
            "--games",
            "4",
            "--nodes",
            "100",
        ];
        let (ran, again) = (run(&args), run(&args));
        assert!(
            ran.contains("\n4 games, ") && ran.contains("in the mean (95 %: "),
            "{ran}"
        );
        assert_eq!(ran, again, "same seed, same games");
    }
}
