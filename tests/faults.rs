//! Faults that other programs for sowing games had, each tried on this one.

mod common;

use common::{Chance, RULES, leader, opening, play, wander};
use mancala::setup::Field;
use mancala::{Engine, Game, Limits, Place, Step, Why};

/// Chance games of every sort, played to their end.
fn ended() -> impl Iterator<Item = Game> {
    RULES
        .iter()
        .flat_map(|rules| (0..20).map(move |seed| (rules, seed)))
        .map(|(rules, seed)| {
            let mut game = opening(rules);
            wander(&mut game, &mut Chance(seed), 50_000);
            game
        })
}

#[test]
fn the_winner_was_decided_before_the_rest_was_given_to_its_owner() {
    // Behind before the sweep, ahead after it.
    play("dakon", "S:1,0,0,2,0,0,0:0,0,0,0,0,0,0:47,48", "A").ends("bare", [50, 48]);
    play("al-manqala", "S:2,0,0,0,2,0,1:1,0,0,0,0,0,0:46,46", "G").ends("starved", [48, 50]);
    play(
        "san-yao;match=false",
        "S:1,0,0,1,0:0,0,0,0,0:24,24:SSSSS,NNNNN",
        "A",
    )
    .ends("spent", [26, 24]);
    for game in ended() {
        let outcome = game.outcome().expect("the end");
        let [south, north] = outcome.points;
        // Debts move points, but never make any: 70 in Ô Ăn Quan, 50, 98, and twice the square.
        assert_eq!(
            south + north,
            i64::from(game.info().total),
            "{}",
            game.record()
        );
        assert_eq!(outcome.winner, leader(outcome.points));
    }
}

#[test]
fn the_sweep_added_to_the_store_and_left_the_holes_full() {
    for game in ended() {
        let setup = game.position().setup;
        assert_eq!(
            setup.holes.concat().iter().sum::<u32>(),
            0,
            "{}",
            game.record()
        );
        if let Some(Field::Pieces(mandarins)) = setup.field("mandarins") {
            assert_eq!(
                mandarins.map(|pieces| pieces.points()),
                [0, 0],
                "{}",
                game.record()
            );
        }
        assert_eq!(
            setup.stores[0] + setup.stores[1],
            game.info().total,
            "{}",
            game.record()
        );
    }
}

#[test]
fn seeds_were_sown_into_the_opponents_store() {
    for game in ended().filter(|game| game.name() == "dakon") {
        for turn in game.turns() {
            for step in &turn.steps {
                if let Step::Transfer {
                    why: Why::Sow, to, ..
                } = step
                {
                    assert_ne!(*to, Place::Store(turn.seat.other()), "{}", game.record());
                }
            }
        }
    }
    play("dakon", "S:0,0,0,0,0,0,16:0,0,0,0,0,0,0:40,42", "G")
        .stands("S:1,1,1,1,1,1,1:1,1,1,1,1,1,1:42,42");
}

#[test]
fn a_capture_fired_although_the_opposite_hole_was_empty() {
    let position = "S:1,0,0,1,0,0,0:2,0,0,0,0,0,0:50,44";
    for rules in ["dakon", "dakon;nembak=takes-both"] {
        play(rules, position, "A")
            .tells("")
            .stands("N:0,1,0,1,0,0,0:2,0,0,0,0,0,0:50,44");
    }
}

#[test]
fn every_move_was_refused_when_the_opponent_could_not_be_fed() {
    // No choice is ever empty: the game ends at once, and the starved player takes the rest.
    play("al-manqala", "S:0,0,0,0,0,0,1:2,1,0,0,0,0,0:48,46", "G")
        .stands("N:0,0,0,0,0,0,0:0,0,0,0,0,0,0:52,46")
        .ends("starved", [52, 46]);
    play("al-manqala", "S:2,0,0,0,0,2,1:1,0,0,0,0,0,0:46,46", "G")
        .may("F")
        .goes_on();
}

#[test]
fn long_games_went_on_for_ever() {
    // Two beads that follow each other round and round.
    let round = "A a B b C c D d E e F f G g ";
    play(
        "al-manqala",
        "S:1,0,0,0,0,0,0:1,0,0,0,0,0,0:48,48",
        &round.repeat(2),
    )
    .ends("repetition", [49, 49]);
    assert!(ended().all(|game| game.outcome().is_some()));
}

#[test]
fn the_computer_had_no_move_or_an_illegal_one() {
    let mut engine = Engine::new(1).expect("a megabyte");
    let limits = Limits {
        nodes: Some(30),
        ..Limits::default()
    };
    for rules in RULES {
        let mut game = opening(rules);
        let mut chance = Chance(21);
        for ply in 0..400 {
            let best = engine.think(&game, &limits).best;
            match game.legal_moves().is_empty() {
                true => assert_eq!(best, ""),
                false => assert!(game.legal_moves().contains(&best), "{}", game.record()),
            }
            // It plays one side itself.
            if ply % 2 == 0 || game.outcome().is_some() {
                if wander(&mut game, &mut chance, 1) == 0 {
                    break;
                }
            } else {
                game.play(&best).expect("the engine's move");
            }
        }
    }
}

#[test]
fn conquered_holes_were_the_wrong_seats() {
    // The sons are the first holes behind the owner's own row, for either seat.
    let rules = "san-yao";
    for (position, mv, owners, may) in [
        (
            "S:1,0,0,1,0:0,0,0,0,0:41,7:SSSSS,NNNNN:1:S",
            "A",
            "SSSSS,SSSNN",
            "A B C D E a b c",
        ),
        (
            "N:0,0,0,0,0:1,0,0,1,0:7,41:SSSSS,NNNNN:1:S",
            "a",
            "NNNSS,NNNNN",
            "A B C a b c d e",
        ),
    ] {
        let to_move = &position[..1];
        play(rules, position, mv)
            .stands(&format!(
                "{to_move}:5,5,5,5,5:5,5,5,5,5:0,0:{owners}:2:{to_move}"
            ))
            .may(may);
    }
}

/// The order in which a lap falls is the ring as it is described, for both seats: from any cell to the
/// next, past the other's store where stores lie in the ring.
#[test]
fn the_order_of_sowing_was_told_wrong_for_one_seat() {
    for game in ended() {
        let ring = game.info().ring();
        let directions = game.info().directions;
        for turn in game.turns() {
            let skipped = Place::Store(turn.seat.other()).to_string();
            let way: Vec<&String> = ring.iter().filter(|cell| **cell != skipped).collect();
            let forward = !directions || turn.mv.ends_with('r');
            let mut at = None;
            for step in &turn.steps {
                match step {
                    Step::Transfer {
                        why: Why::Lift,
                        from,
                        ..
                    } => at = Some(from.to_string()),
                    Step::Transfer {
                        why: Why::Sow, to, ..
                    } => {
                        let here = at.as_ref().expect("a lift comes first");
                        let i = way
                            .iter()
                            .position(|cell| *cell == here)
                            .expect("a cell of the ring");
                        let next = if forward { i + 1 } else { i + way.len() - 1 } % way.len();
                        assert_eq!(*way[next], to.to_string(), "{}: {}", turn.mv, game.record());
                        at = Some(to.to_string());
                    }
                    _ => {}
                }
            }
        }
    }
}

#[test]
fn turns_of_more_than_so_many_laps_were_declared_endless() {
    // Found and counted by a separate program.
    for (position, mv, laps, after) in [
        (
            "S:8,11,4,4,3:4,1,4,5,6:0,0:SSSSS,NNNNN",
            "D",
            436,
            "N:4,0,0,4,3:9,3,9,6,5:7,0:SSSSS,NNNNN",
        ),
        (
            "S:4,3,4,5,11:3,7,4,5,4:0,0:SSSSS,NNNNN",
            "A",
            314,
            "N:7,19,0,6,0:0,0,0,0,0:18,0:SSSSS,NNNNN",
        ),
    ] {
        let rules = "san-yao;match=false";
        let played = play(rules, position, mv);
        assert_eq!(played.lifts().split("; ").count(), laps, "{position}");
        let north_passes = after.contains(":0,0,0,0,0:");
        let after = if north_passes {
            after.replacen('N', "S", 1)
        } else {
            after.to_owned()
        };
        played.stands(&after).goes_on();
    }
}

#[test]
fn mikul_captured_on_the_movers_own_side() {
    play("dakon", "S:2,0,0,1,0,0,0:1,0,0,0,0,0,0:50,44", "A")
        .tells("")
        .stands("N:0,1,1,1,0,0,0:1,0,0,0,0,0,0:50,44");
}

#[test]
fn relay_sowing_never_ended() {
    play(
        "san-yao;match=false",
        "S:1,0,1,0,1:0,1,0,2,1:20,23:SSSSS,NNNNN",
        "A",
    )
    .tells("endless 50");
    // Search meets it too, and comes back.
    let game = play(
        "san-yao;match=false",
        "S:1,0,1,0,1:0,1,0,2,1:20,23:SSSSS,NNNNN",
        "",
    )
    .game;
    let limits = Limits {
        nodes: Some(2_000),
        all: true,
        ..Limits::default()
    };
    let analysis = Engine::new(1).expect("a megabyte").think(&game, &limits);
    assert_eq!(analysis.moves.len(), game.legal_moves().len());
}

#[test]
fn only_one_square_of_a_chain_was_captured() {
    play(
        "o-an-quan",
        "S:1,0,0,3,0:0,4,0,5,0:20,12:2.1,3.1:20.0,12.0:0,0",
        "Ar",
    )
    .tells(
        "chain D>S 3; chain Q>S 2.1; chain b>S 4; chain d>S 5; chain q>S 3.1; chain B>S 1; \
             end 58-12",
    )
    .ends("mandarins", [58, 12]);
}

#[test]
fn the_next_hole_was_captured_instead_of_lifted() {
    let turn = opening("san-yao").play("A").expect("an opening");
    let relays = turn
        .steps
        .iter()
        .filter(|step| matches!(step, Step::Transfer { rule: "relay", .. }));
    assert!(relays.count() > 0);
    assert_eq!(
        turn.after.setup.holes.concat(),
        [3, 9, 2, 9, 9, 9, 0, 0, 0, 0]
    );
}

#[test]
fn a_mandarin_was_worth_something_else_than_ten() {
    play(
        "o-an-quan",
        "S:0,0,1,0,0:2,3,0,0,0:20,18:0.1,6.1:20.0,18.0:0,0",
        "Cr",
    )
    .stands("N:0,0,0,1,0:2,3,0,0,0:30,18:0.0,6.1:20.1,18.0:0,0");
    for game in ended().filter(|game| game.name() == "o-an-quan") {
        let [south, north] = game.outcome().expect("the end").points;
        assert_eq!(south + north, 70, "{}", game.record());
    }
}

#[test]
fn o_an_quan_went_round_in_a_cycle() {
    let to_and_fro = "Ar ar Bl bl ".repeat(2);
    play(
        "o-an-quan",
        "S:1,0,0,0,0:1,0,0,0,0:20,10:8.1,10.1:20.0,10.0:0,0",
        &to_and_fro,
    )
    .ends("repetition", [39, 31]);
}

#[test]
fn pebbles_that_tha_ca_puts_back_were_thought_impossible() {
    // A turn after which more pebbles lie on the board than before it.
    let played = play(
        "o-an-quan",
        "S:5,5,5,5,1:0,0,0,0,0:20,3:3.1,3.1:20.0,3.0:0,0",
        "Er",
    );
    let turn = played.turn.expect("a turn");
    let on_board = |setup: &mancala::Setup| 70 - setup.stores[0] - setup.stores[1];
    assert_eq!(
        (on_board(&turn.before.setup), on_board(&turn.after.setup)),
        (47, 52)
    );
    // So more can change hands than the board holds: on this line, which ends 0 to 70, at some point
    // far more than lies there.
    let way = "Cl dr Bl dr Al cl Br dl Dl ar Er er Ar cr Dl br Cl cl Dr br Br el Al er Cl dl Br br Ar cr \
               Cr dl Bl cl Al el Bl al Dr el Br dl Cr al Er cr Cl dr Bl el Al cr El ar Bl br Dl cr \
               Cl dr Bl el Al cr El ar Bl br Dl cr";
    let game = play("o-an-quan", "", way).ends("repetition", [0, 70]).game;
    let more = game.turns().into_iter().filter(|turn| {
        let setup = &turn.before.setup;
        let Some(Field::Pair(debts)) = setup.field("debts") else {
            return false;
        };
        let [south, north] = setup.stores.map(i64::from);
        let [owed_by_south, owed_by_north] = debts.map(i64::from);
        let lead =
            (south - owed_by_south + owed_by_north) - (north - owed_by_north + owed_by_south);
        (-70 - lead).abs() > i64::from(on_board(setup))
    });
    assert!(more.count() > 0);
}
