//! Facts about the games that separate programs agree on.

mod common;

use std::collections::HashSet;

use common::{opening, play, standing};
use mancala::games::dakon::Dakon;
use mancala::options::Options;
use mancala::sheet::{Next, Sheet};
use mancala::{Engine, Limits, Seat, Step, Value};

#[test]
fn the_ten_openings_of_o_an_quan() {
    let game = opening("o-an-quan");
    for mv in game.legal_moves() {
        let expected = if mv == "Al" || mv == "Er" { 11 } else { 6 };
        let turn = game.preview(&mv).expect("a listed move");
        assert_eq!(turn.after.setup.stores, [expected, 0], "{mv}");
    }
}

/// Each pass of its last twelve moves only adds to a debt.
#[test]
fn the_line_of_o_an_quan_that_never_ends_by_itself_ends_by_repetition() {
    let way = "Cl dr Bl dr Al cl Br dl Dl ar Er er Ar cr Dl br Cl cl Dr br Br el Al er Cl dl Br br Ar cr \
               Cr dl Bl cl Al el Bl al Dr el Br dl Cr al Er cr";
    let over_and_over = "Cl dr Bl el Al cr El ar Bl br Dl cr";
    let line = way
        .split_whitespace()
        .chain(over_and_over.split_whitespace().cycle());
    let mut game = opening("o-an-quan");
    let mut plies = 0;
    for mv in line.take(200) {
        game.play(mv)
            .unwrap_or_else(|error| panic!("ply {}: {error}", plies + 1));
        plies += 1;
        if game.outcome().is_some() {
            break;
        }
    }
    let outcome = game.outcome().expect("the end");
    assert_eq!(
        (plies, outcome.reason.0, outcome.points),
        (70, "repetition", [0, 70])
    );
    assert_eq!(outcome.winner, Some(Seat::North));
}

#[test]
fn the_five_openings_of_san_yao() {
    let board = [3, 9, 2, 9, 9, 9, 0, 0, 0, 0];
    for (i, mv) in ["A", "B", "C", "D", "E"].into_iter().enumerate() {
        let turn = opening("san-yao").play(mv).expect("an opening");
        let rotated: Vec<u32> = (0..10).map(|hole| board[(hole + 10 - i) % 10]).collect();
        assert_eq!(turn.after.setup.holes.concat(), rotated, "{mv}");
        assert_eq!(turn.after.setup.stores, [9, 0], "{mv}");
    }
}

/// The values are found; that repetition cannot better them is not proven by this search, so none is
/// called exact here.
#[test]
#[ignore = "takes long; run it with --release"]
fn the_opening_values_of_san_yao() {
    let game = opening("san-yao;match=false");
    let limits = Limits {
        nodes: Some(u64::MAX),
        all: true,
        ..Limits::default()
    };
    let analysis = Engine::new(256).expect("memory").think(&game, &limits);
    let mut values: Vec<_> = analysis
        .moves
        .iter()
        .map(|mv| (mv.mv.as_str(), mv.score))
        .collect();
    values.sort_unstable();
    assert_eq!(
        values,
        [("A", 24), ("B", 6), ("C", 0), ("D", -4), ("E", -4)]
    );
}

#[test]
fn endless_sowing_of_ten_million_laps_is_found_and_told_in_one_step() {
    let position = "S:4,0,6,9,4:5,9,5,0,8:0,0:SSSSS,NNNNN";
    let played = play("san-yao;match=false", position, "A");
    assert_eq!(
        played.turn.as_ref().expect("a turn").steps,
        [Step::Endless { laps: 10_553_600 }]
    );
    assert_eq!(standing(&played.game), position.replacen('S', "N", 1));
}

#[test]
fn the_smallest_endless_sowing() {
    play(
        "san-yao;match=false",
        "S:1,0,1,0,1:0,1,0,2,1:20,23:SSSSS,NNNNN",
        "A",
    )
    .tells("endless 50")
    .stands("N:1,0,1,0,1:0,1,0,2,1:20,23:SSSSS,NNNNN");
}

#[test]
fn the_openings_of_al_manqala_capture_nothing() {
    play("al-manqala", "", "A").stands("N:0,8,8,8,8,8,8:8,7,7,7,7,7,7:0,0");
    let game = opening("al-manqala");
    for mv in game.legal_moves() {
        assert_eq!(
            game.preview(&mv).expect("a listed move").after.setup.stores,
            [0, 0],
            "{mv}"
        );
    }
}

#[test]
fn the_openings_of_dakon() {
    play("dakon", "", "G").stands("N:8,8,8,8,8,8,1:0,8,8,8,8,0,8:9,0");
    let game = opening("dakon");
    for mv in game.legal_moves() {
        let turn = game.preview(&mv).expect("a listed move");
        let again = turn.steps.iter().any(|step| matches!(step, Step::Again(_)));
        assert_eq!(again, mv == "A", "{mv}");
    }
}

#[test]
fn the_unbroken_run_of_dakon_that_wins_before_the_other_moves() {
    let mut game = opening("dakon");
    for mv in "A B G G A C A D G".split_whitespace() {
        assert_eq!(game.position().setup.to_move, Seat::South, "{mv}");
        game.play(mv).expect("a move of the run");
    }
    assert_eq!(game.position().setup.stores, [53, 0]);
}

#[test]
fn a_run_of_dakon_can_bring_ninety_seven() {
    let run = "A G G E C E G G D C D F A G D D F B E A E G A A C D C B D E B G C A F G C G A G C G F G E F";
    let mut game = opening("dakon");
    for mv in run.split_whitespace() {
        assert_eq!(game.position().setup.to_move, Seat::South, "{mv}");
        game.play(mv).expect("a move of the run");
    }
    assert_eq!(game.position().setup.stores[0], 97);
}

/// All that an opening run can lead to: after so many sowings, the most in South's store, the board
/// not yet swept. Until `most` sowings are made, or the runs come to their end. Of each number of
/// sowings only the `widest` richest positions are followed.
fn runs(holes: u32, most: usize, widest: usize) -> Vec<u32> {
    let mut options = Options::new(Dakon::OPTIONS);
    options.set("holes", &Value::from(holes)).expect("a size");
    let sheet = Dakon::new(&options);
    let store = |position| sheet.setup(&position).stores[0];
    let mut best = Vec::new();
    let mut open = vec![sheet.start()];
    let mut seen = HashSet::new();
    while !open.is_empty() && best.len() < most {
        let mut richest = 0;
        let mut next = Vec::new();
        for position in open {
            for mv in sheet.moves(&position) {
                let mut after = position;
                let turn = sheet.sow(&mut after, mv, &mut ());
                richest = richest.max(store(after));
                if turn == Next::Again && seen.insert(sheet.key(&after)) {
                    next.push(after);
                }
            }
        }
        best.push(richest);
        if next.len() > widest {
            next.sort_by_key(|position| std::cmp::Reverse(store(*position)));
            next.truncate(widest);
        }
        open = next;
    }
    best
}

const ALL: usize = usize::MAX;

#[test]
fn no_shorter_run_reaches_fifty() {
    let best = runs(7, 9, ALL);
    assert!(best[..8].iter().all(|&seeds| seeds < 50), "{best:?}");
    assert!(best[8] >= 53, "{best:?}");
}

#[test]
fn the_most_that_an_opening_run_can_bring() {
    assert_eq!(runs(5, ALL, ALL).into_iter().max(), Some(45));
}

#[test]
#[ignore = "takes long; run it with --release"]
fn the_most_that_an_opening_run_on_six_holes_can_bring() {
    assert_eq!(runs(6, ALL, ALL).into_iter().max(), Some(71));
}

/// More than half before the other moves.
#[test]
fn a_majority_in_the_first_turn_is_there_on_every_board() {
    for (holes, known) in [(5, 26), (6, 37), (7, 50), (8, 65), (9, 82)] {
        let best = runs(holes, ALL, 2_000);
        assert!(
            best.iter().any(|&seeds| seeds >= known),
            "{holes} holes: {best:?}"
        );
    }
}
