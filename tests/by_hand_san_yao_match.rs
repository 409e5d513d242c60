//! Matches of Sàn Yáo, worked out by hand from the rules: the count of a round, sons and loans, ruin.
//!
//! A position reads `mover:A…E:a…e:stores:owners:round:starter`.

mod common;

use common::{Played, play};
use mancala::{End, Game, Seat, Step, setup::Field};

const OWN: &str = "SSSSS,NNNNN";

/// The last turn of a round: the mover captures one stone, the other lies in his own row.
fn last_turn(rules: &str, mover: char, stores: [u32; 2], match_fields: &str) -> Played {
    let (board, mv) = match mover {
        'S' => ("S:1,0,0,1,0:0,0,0,0,0", "A"),
        _ => ("N:0,0,0,0,0:1,0,0,1,0", "a"),
    };
    let [south, north] = stores;
    play(
        rules,
        &format!("{board}:{south},{north}:{match_fields}"),
        mv,
    )
}

fn start_1() -> String {
    format!("{OWN}:1:S")
}

#[test]
fn the_stronger_player_fills_sons_and_lends_the_rest() {
    // 33 stones: six holes, A to E and a; three are lent and complete e, which has two.
    last_turn("san-yao", 'S', [31, 17], &start_1())
        .tells(
            "chain D>S 1; sweep B>S 1; round 33-17 South; \
             deal S>A 5; deal S>B 5; deal S>C 5; deal S>D 5; deal S>E 5; deal S>a 5; \
             deal s>b 5; deal s>c 5; deal s>d 5; deal s>e 2; lend S>e 3",
        )
        .stands("S:5,5,5,5,5:5,5,5,5,5:0,0:SSSSS,SNNNN:2:S")
        .may("A B C D E a")
        .goes_on();
    // 38 for North: his row, A and B; South's twelve and three of his fill C, D and E.
    last_turn("san-yao", 'N', [12, 36], &start_1())
        .tells(
            "chain d>s 1; sweep b>s 1; round 12-38 North; \
             deal s>a 5; deal s>b 5; deal s>c 5; deal s>d 5; deal s>e 5; deal s>A 5; deal s>B 5; \
             deal S>C 5; deal S>D 5; deal S>E 2; lend s>E 3",
        )
        .stands("N:5,5,5,5,5:5,5,5,5,5:0,0:NNSSS,NNNNN:2:N")
        .may("A B a b c d e")
        .goes_on();
    // Thirty exactly: one son, nothing is lent.
    last_turn("san-yao", 'S', [28, 20], &start_1())
        .tells(
            "chain D>S 1; sweep B>S 1; round 30-20 South; \
             deal S>A 5; deal S>B 5; deal S>C 5; deal S>D 5; deal S>E 5; deal S>a 5; \
             deal s>b 5; deal s>c 5; deal s>d 5; deal s>e 5",
        )
        .goes_on();
    // 26: no son, one is lent. The stronger player starts though he did not last time.
    last_turn("san-yao", 'S', [24, 24], &format!("{OWN}:4:N"))
        .stands("S:5,5,5,5,5:5,5,5,5,5:0,0:SSSSS,NNNNN:5:S")
        .goes_on();
}

#[test]
fn ownership_is_worked_out_anew() {
    // North had conquered three holes; now South is the stronger one.
    last_turn("san-yao", 'N', [31, 17], "NNNSS,NNNNN:6:N")
        .stands("S:5,5,5,5,5:5,5,5,5,5:0,0:SSSSS,SNNNN:7:S")
        .goes_on();
    // He still is: two of his three sons remain.
    last_turn("san-yao", 'N', [14, 34], "NNNSS,NNNNN:6:N")
        .stands("N:5,5,5,5,5:5,5,5,5,5:0,0:NNSSS,NNNNN:7:N")
        .goes_on();
}

#[test]
fn twenty_five_all_conquers_nothing_and_the_other_player_starts() {
    // Whoever made the last move, and whoever owned what: the starter of last time decides.
    last_turn("san-yao", 'S', [23, 25], &start_1())
        .stands("N:5,5,5,5,5:5,5,5,5,5:0,0:SSSSS,NNNNN:2:N")
        .goes_on();
    last_turn("san-yao", 'S', [23, 25], &format!("{OWN}:7:N"))
        .stands("S:5,5,5,5,5:5,5,5,5,5:0,0:SSSSS,NNNNN:8:S")
        .goes_on();
    last_turn("san-yao", 'N', [25, 23], "NNNSS,NNNNN:2:S")
        .stands("N:5,5,5,5,5:5,5,5,5,5:0,0:SSSSS,NNNNN:3:N")
        .goes_on();
    // By repetition.
    play(
        "san-yao",
        "S:1,0,0,0,0:1,0,0,0,0:24,24:SSSSS,NNNNN:2:S",
        &"A a B b C c D d E e ".repeat(2),
    )
    .stands("N:5,5,5,5,5:5,5,5,5,5:0,0:SSSSS,NNNNN:3:N")
    .goes_on();
    // In the last round it is a draw.
    last_turn("san-yao;rounds=7", 'S', [23, 25], &format!("{OWN}:7:N")).ends("rounds", [25, 25]);
}

#[test]
fn fewer_than_five_is_ruin_and_exactly_five_is_not() {
    last_turn("san-yao", 'S', [43, 5], &start_1())
        .stands("S:5,5,5,5,5:5,5,5,5,5:0,0:SSSSS,SSSSN:2:S")
        .may("A B C D E a b c d")
        .goes_on();
    last_turn("san-yao", 'S', [44, 4], &start_1())
        .tells("chain D>S 1; sweep B>S 1; end 46-4")
        .stands("N:0,0,0,0,0:0,0,0,0,0:46,4:SSSSS,NNNNN:1:S")
        .ends("ruined", [46, 4]);
    // The other way round, with four sons.
    last_turn("san-yao", 'N', [3, 45], "NNNNS,NNNNN:9:N").ends("ruined", [3, 47]);
    // In the last round too ruin is looked at first.
    last_turn("san-yao;rounds=2", 'S', [44, 4], &format!("{OWN}:2:S")).ends("ruined", [46, 4]);
    last_turn("san-yao;rounds=2", 'S', [43, 5], &format!("{OWN}:2:S")).ends("rounds", [45, 5]);
    // Another round would follow, were there one.
    last_turn("san-yao;rounds=2", 'S', [29, 19], &start_1()).goes_on();
    last_turn("san-yao;rounds=2", 'S', [29, 19], &format!("{OWN}:2:S")).ends("rounds", [31, 19]);
}

#[test]
fn a_typed_round_that_is_over_is_counted_at_once() {
    play("san-yao", "S:0,0,0,0,0:0,1,0,0,0:32,17:SSSSS,NNNNN:3:S", "")
        .stands("S:5,5,5,5,5:5,5,5,5,5:0,0:SSSSS,SNNNN:4:S")
        .goes_on();
    // The lone stone lies in a conquered hole.
    play("san-yao", "S:0,0,0,0,0:0,1,0,0,0:32,17:SSSSS,SSNNN:3:S", "")
        .stands("S:5,5,5,5,5:5,5,5,5,5:0,0:SSSSS,SNNNN:4:S")
        .goes_on();
    play("san-yao", "N:0,0,0,0,0:0,0,0,0,0:46,4:SSSSS,NNNNN:3:S", "").ends("ruined", [46, 4]);
}

/// Four rounds whose last turns alone are played: counts 33, 13, 25 and 5, each dealt by hand.
#[test]
fn a_match_of_four_rounds_by_its_last_turns() {
    let rules = "san-yao;rounds=4";
    last_turn(rules, 'S', [31, 17], &start_1())
        .stands("S:5,5,5,5,5:5,5,5,5,5:0,0:SSSSS,SNNNN:2:S")
        .goes_on();
    // b falls into c and takes e; the stone in c is North's: 37, two sons, two lent to South's 13.
    play(rules, "N:0,0,0,0,0:0,1,0,0,1:13,35:SSSSS,SNNNN:2:S", "b")
        .tells(
            "chain e>s 1; sweep c>s 1; round 13-37 North; \
             deal s>a 5; deal s>b 5; deal s>c 5; deal s>d 5; deal s>e 5; deal s>A 5; deal s>B 5; \
             deal S>C 5; deal S>D 5; deal S>E 3; lend s>E 2",
        )
        .stands("N:5,5,5,5,5:5,5,5,5,5:0,0:NNSSS,NNNNN:3:N")
        .goes_on();
    last_turn(rules, 'N', [25, 23], "NNSSS,NNNNN:3:N")
        .stands("S:5,5,5,5,5:5,5,5,5,5:0,0:SSSSS,NNNNN:4:S")
        .goes_on();
    last_turn(rules, 'N', [5, 43], &format!("{OWN}:4:S"))
        .stands("S:0,0,0,0,0:0,0,0,0,0:5,45:SSSSS,NNNNN:4:S")
        .ends("rounds", [5, 45]);
}

/// A whole match: each round's moves, its count, and what is dealt then.
type Rounds = [(&'static str, [i64; 2], &'static str); 4];

/// Played from the opening; the last round's entry for the deal is the reason of the end.
fn whole_match(rules: &str, rounds: Rounds) {
    let mut game = play(rules, "", "").game;
    for (i, (moves, points, next)) in rounds.into_iter().enumerate() {
        let mut last = None;
        for mv in moves.split('.') {
            assert!(game.outcome().is_none(), "round {} is longer", i + 1);
            last = Some(game.play(mv).expect("a move"));
        }
        let steps = last.expect("a turn").steps;
        let counted = steps.iter().find_map(|step| match step {
            Step::Round { points, .. } | Step::End { points } => Some(*points),
            _ => None,
        });
        assert_eq!(counted, Some(points), "the count of round {}", i + 1);
        if i < 3 {
            let (owners, starter) = next.split_once(' ').expect("owners and starter");
            let fives = "5,5,5,5,5:5,5,5,5,5:0,0";
            let expected = format!("{starter}:{fives}:{owners}:{}:{starter}", i + 2);
            assert_eq!(common::standing(&game), expected);
        } else {
            let outcome = game.outcome().expect("the end");
            assert_eq!((outcome.reason.0, outcome.points), (next, points));
            assert_eq!(outcome.winner, common::leader(points));
        }
    }
}

#[test]
fn matches_of_four_rounds_with_sons_and_loans() {
    whole_match(
        "san-yao;rounds=4",
        [
            ("E.b.B.d.A.e.D", [32, 18], "SSSSS,SNNNN S"),
            ("B.b.D.b.E.e.E.D.E.b.C", [32, 18], "SSSSS,SNNNN S"),
            ("D.d.B.c.A.e.E.b.A.b", [13, 37], "NNSSS,NNNNN N"),
            ("c.C.d.D.e.C.e.E.d.b.d.c.C.A.E.a.C.b", [13, 37], "rounds"),
        ],
    );
    whole_match(
        "san-yao;first=1;rounds=4",
        [
            ("a.A.d.A.c.B.d.E.d", [11, 39], "NNSSS,NNNNN N"),
            ("b.B.D.A.D.d.E.c.C.b.C.c.E.b.c.a", [32, 18], "SSSSS,SNNNN S"),
            ("a.c.D.c.E.b.B.c.B.b.a.d.b", [38, 12], "SSSSS,SSNNN S"),
            ("C.c.E.c.B.e.A.d.D.e", [26, 24], "rounds"),
        ],
    );
    whole_match(
        "san-yao",
        [
            ("B.a.C.d.C.c.B.b.C.e.C.e.C.d.A.d", [18, 32], "NSSSS,NNNNN N"),
            ("c.B.A.E.a.C.c.E.b.D.d.E.a.b.e.c", [37, 13], "SSSSS,SSNNN S"),
            (
                "E.d.C.d.b.e.B.d.B.e.A.c.D.e.a.b.e.A.d.c.A.d",
                [17, 33],
                "NSSSS,NNNNN N",
            ),
            ("A.C.c.B.c.d", [1, 49], "ruined"),
        ],
    );
}

#[test]
fn the_round_is_told_with_its_owners() {
    let played = last_turn("san-yao", 'S', [31, 17], &start_1());
    let owners = played
        .turn
        .expect("a turn")
        .steps
        .into_iter()
        .find_map(|step| match step {
            Step::Round { owners, .. } => Some(owners),
            _ => None,
        });
    let Some(Field::Owners(shown)) = played.game.position().setup.field("owners").cloned() else {
        panic!("owners are a field of every position");
    };
    assert_eq!(owners, Some(shown));
}

#[test]
fn resigning_a_match_leaves_the_stones_where_they_are() {
    let position = "S:1,0,0,1,0:0,0,0,0,0:31,17:SSSSS,NNNNN:1:S";
    let mut game = play("san-yao", position, "").game;
    let outcome = game.end(End::Resign(Seat::South)).expect("an end");
    assert_eq!(
        (outcome.winner, outcome.points, outcome.reason.0),
        (Some(Seat::North), [31, 17], "resigned")
    );
    assert_eq!(common::standing(&game), position);
    assert!(game.end(End::Agree).is_err());
}

#[test]
fn a_match_position_needs_its_round_and_starter_and_one_of_nine_ownerships() {
    let error = |record: &str| Game::parse(record).expect_err(record);
    let board = "S:5,5,5,5,5:5,5,5,5,5:0,0";
    assert_eq!(
        error(&format!("1/san-yao/{board}:{OWN}/")).code(),
        "not-a-record"
    );
    let beyond = error(&format!("1/san-yao;rounds=3/{board}:{OWN}:4:S/"));
    assert_eq!(
        (beyond.code(), beyond.at()),
        ("out-of-range", Some("round"))
    );
    let nine = [
        "SSSSS,NNNNN",
        "SSSSS,SNNNN",
        "SSSSS,SSNNN",
        "SSSSS,SSSNN",
        "SSSSS,SSSSN",
        "NSSSS,NNNNN",
        "NNSSS,NNNNN",
        "NNNSS,NNNNN",
        "NNNNS,NNNNN",
    ];
    let mut possible = 0;
    for mask in 0u32..1 << 10 {
        let owner = |i: u32| if mask >> i & 1 == 1 { 'S' } else { 'N' };
        let row = |from: u32| (from..from + 5).map(owner).collect::<String>();
        let owners = format!("{},{}", row(0), row(5));
        for record in [
            format!("1/san-yao;match=false/{board}:{owners}/"),
            format!("1/san-yao/{board}:{owners}:1:N/"),
        ] {
            match Game::parse(&record) {
                Ok(_) => assert!(nine.contains(&owners.as_str()), "{owners}"),
                Err(error) => {
                    assert!(!nine.contains(&owners.as_str()), "{owners}");
                    assert_eq!((error.code(), error.at()), ("impossible", Some("owners")));
                }
            }
        }
        possible += usize::from(nine.contains(&owners.as_str()));
    }
    assert_eq!(possible, 9);
}
