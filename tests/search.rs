//! The engine as an opponent: it always has a legal move, its answer hangs on nothing but the position
//! and the limits.

mod common;

use common::{Chance, RULES, check_analysis, from_position, nodes, opening, play, thrown, wander};
use mancala::games::al_manqala::AlManqala;
use mancala::games::dakon::Dakon;
use mancala::games::o_an_quan::OAnQuan;
use mancala::games::san_yao::SanYao;
use mancala::sheet::Sheet;
use mancala::{Engine, Game, Limits, Seat};

fn engine() -> Engine {
    Engine::new(1).expect("a megabyte")
}

/// What an analysis must be for a game as it stands.
#[test]
fn there_is_a_legal_move_at_every_position_of_chance_games() {
    let mut engine = engine();
    for (i, rules) in RULES.iter().enumerate() {
        for seed in 0..4 {
            let mut chance = Chance(seed + 100 * i as u64);
            let mut game = if seed == 0 {
                opening(rules)
            } else {
                from_position(&thrown(rules, &mut chance)).expect("a position")
            };
            for _ in 0..300 {
                let limits = Limits {
                    all: chance.below(2) == 0,
                    seed: chance.next() % 5,
                    ..nodes(60)
                };
                check_analysis(&game, &engine.think(&game, &limits));
                if wander(&mut game, &mut chance, 1) == 0 {
                    break;
                }
            }
        }
    }
}

#[test]
fn there_is_no_move_where_the_game_is_over() {
    let mut game = opening("dakon");
    game.end(mancala::End::Resign(Seat::South)).expect("an end");
    let analysis = engine().think(&game, &Limits::default());
    assert_eq!((analysis.best.as_str(), analysis.done), ("", true));
    let over = play("al-manqala", "S:0,0,0,0,0,0,1:1,0,0,0,0,0,0:48,48", "G").game;
    let analysis = engine().think(&over, &Limits::default());
    // North was to move when it ended, two behind.
    assert_eq!(
        (
            analysis.best.as_str(),
            analysis.done,
            analysis.score,
            analysis.exact
        ),
        ("", true, -2, true)
    );
}

#[test]
fn each_level_has_a_legal_move() {
    for rules in RULES {
        let mut game = opening(rules);
        wander(&mut game, &mut Chance(7), 5);
        for level in 1..=6 {
            let limits = Limits {
                level: Some(level),
                nodes: Some(4_000),
                ..Limits::default()
            };
            check_analysis(&game, &engine().think(&game, &limits));
        }
    }
}

#[test]
fn the_answer_does_not_depend_on_the_slices() {
    for (i, rules) in RULES.iter().enumerate() {
        for all in [false, true] {
            let mut game = opening(rules);
            wander(&mut game, &mut Chance(i as u64), 6);
            let limits = Limits {
                all,
                seed: 3,
                ..nodes(1_500)
            };
            let whole = engine().think(&game, &limits);
            for slice in [1, 7, 1_000] {
                let mut engine = engine();
                engine.start(&game, &limits);
                let mut first = true;
                let sliced = loop {
                    let analysis = engine.step(slice).expect("a game in hand");
                    assert!(
                        game.legal_moves().contains(&analysis.best),
                        "from the first slice on"
                    );
                    assert!(!first || slice > 1 || !analysis.done);
                    first = false;
                    if analysis.done {
                        break analysis;
                    }
                };
                assert_eq!(sliced, whole, "{rules} in slices of {slice}");
                assert!(engine.done());
            }
        }
    }
}

/// Three of these five moves never end; to find that out takes as long as tens of thousands of nodes.
#[test]
fn a_slice_does_not_outlast_its_time_over_endless_turns() {
    let record = "1/san-yao;match=false/S:4,0,6,9,4:5,9,5,0,8:0,0:SSSSS,NNNNN/";
    let game = Game::parse(record).expect("a record");
    let mut engine = engine();
    engine.start(&game, &nodes(100));
    let analysis = engine.step(2000).expect("a game in work");
    assert!(!analysis.done && analysis.nodes < 100, "{analysis:?}");
    assert_eq!(analysis.line.first(), Some(&analysis.best));
    while !engine.done() {
        engine.step(2000).expect("a game in work");
    }
    check_analysis(&game, &engine.step(1).expect("a game in work"));
}

#[test]
fn a_fresh_or_cleared_engine_gives_the_same_answer_again() {
    for rules in RULES {
        let mut game = opening(rules);
        wander(&mut game, &mut Chance(11), 4);
        for seed in 0..4 {
            let limits = Limits { seed, ..nodes(800) };
            let mut engine = engine();
            let fresh = engine.think(&game, &limits);
            assert_eq!(self::engine().think(&game, &limits), fresh, "{rules}");
            engine.think(&opening("dakon"), &nodes(500));
            engine.clear();
            assert_eq!(engine.think(&game, &limits), fresh, "{rules}");
        }
    }
}

#[test]
fn going_on_without_a_game_is_an_error() {
    let mut engine = engine();
    assert_eq!(engine.step(10).expect_err("no game").code(), "not-started");
    assert!(engine.done());
    engine.start(&opening("dakon"), &nodes(100));
    assert!(!engine.done());
    engine.clear();
    assert_eq!(
        engine.step(10).expect_err("no game any more").code(),
        "not-started"
    );
}

#[test]
fn stopping_leaves_a_legal_move() {
    let game = opening("san-yao");
    let mut engine = engine();
    engine.start(&game, &nodes(1_000_000));
    engine.step(1).expect("a game in hand");
    engine.stop();
    let analysis = engine.step(1).expect("a game in hand");
    check_analysis(&game, &analysis);
}

#[test]
fn the_game_is_not_touched() {
    let game = play("o-an-quan", "", "Al br").game;
    let (record, turns) = (game.record(), game.turns());
    engine().think(&game, &nodes(3_000));
    assert_eq!((game.record(), game.turns()), (record, turns));
}

/// Boards that differ, by two holes or by whose turn it is, have different keys; the table knows
/// positions by nothing else.
#[test]
fn different_boards_have_different_keys() {
    fn check<S: Sheet>(rules: &str) {
        for seed in 0..400 {
            let mut chance = Chance(seed);
            let position = thrown(rules, &mut chance);
            let sheet = S::new(&position.options);
            let mut boards = std::collections::HashMap::new();
            let holes = position.setup.holes[0].len();
            for swap in 0..4 * holes * holes {
                let [i, j] = [swap / (2 * holes), swap % (2 * holes)];
                let mut setup = position.setup.clone();
                let [one, other] = [
                    setup.holes[i / holes][i % holes],
                    setup.holes[j / holes][j % holes],
                ];
                setup.holes[i / holes][i % holes] = other;
                setup.holes[j / holes][j % holes] = one;
                let accepted = sheet.accept(&setup).expect("a position");
                let holes = setup.holes.clone();
                let known = boards.entry(sheet.key(&accepted)).or_insert(holes);
                assert_eq!(*known, setup.holes, "{rules}: one key for two boards");
            }
        }
    }
    check::<OAnQuan>("o-an-quan");
    check::<SanYao>("san-yao;match=false");
    check::<AlManqala>("al-manqala");
    for rules in [
        "dakon;holes=5",
        "dakon",
        "dakon;holes=8;nembak=takes-both",
        "dakon;holes=9",
    ] {
        check::<Dakon>(rules);
    }
}
