//! Ô Ăn Quan: positions and turns worked out by hand from the rules.
//!
//! A position reads `mover:A…E:a…e:stores:Q,q:captured:debts`, a square or a heap with big stones
//! `pebbles.stones`. Pebbles not needed on the board lie with the captured ones: there are 50 and two
//! big stones.

mod common;

use common::{Played, play};
use mancala::{End, Error, Game, Seat};

const GAME: &str = "o-an-quan";

fn board(position: &str, moves: &str) -> Played {
    play(GAME, position, moves)
}

/// In all of these South's `Er` drops one pebble into `Q`; `a` and `b` are empty, nothing is captured.
#[test]
fn tha_ca_with_too_few_pebbles_fills_as_many_squares_as_there_are_pebbles() {
    // North has one of his own and borrows South's two; nothing is left for d and e.
    board("S:10,10,10,10,1:0,0,0,0,0:2,1:3.1,3.1:2.0,1.0:0,0", "Er")
        .tells("own s>a 1; borrowed S>b 1; borrowed S>c 1")
        .stands("N:10,10,10,10,0:1,1,1,0,0:0,0:4.1,3.1:0.0,0.0:0,2")
        .goes_on();
    // South has none and borrows North's four; her captured big stone is no pebble.
    board("N:0,0,0,0,0:9,9,9,9,1:10,4:4.1,5.0:0.1,4.0:3,0", "er")
        .tells("borrowed s>A 1; borrowed s>B 1; borrowed s>C 1; borrowed s>D 1")
        .stands("S:1,1,1,1,0:9,9,9,9,0:10,0:4.1,6.0:0.1,0.0:7,0")
        .goes_on();
    // A single pebble, his own: no debt.
    board("S:10,10,10,10,1:0,0,0,0,0:0,1:4.1,4.1:0.0,1.0:0,0", "Er")
        .tells("own s>a 1")
        .stands("N:10,10,10,10,0:1,0,0,0,0:0,0:5.1,4.1:0.0,0.0:0,0")
        .goes_on();
    // A single pebble, the other player's.
    board("S:10,10,10,10,1:0,0,0,0,0:1,0:4.1,4.1:1.0,0.0:0,0", "Er")
        .tells("borrowed S>a 1")
        .stands("N:10,10,10,10,0:1,0,0,0,0:0,0:5.1,4.1:0.0,0.0:0,1")
        .goes_on();
    // In a typed position it happens at once.
    board("S:0,0,0,0,0:10,10,10,10,1:2,1:3.1,3.1:2.0,1.0:0,0", "")
        .stands("S:1,1,1,0,0:10,10,10,10,1:0,0:3.1,3.1:0.0,0.0:1,0")
        .goes_on();
}

#[test]
fn loans_come_after_ones_own_pebbles_and_are_remembered() {
    board("S:5,5,5,5,1:0,0,0,0,0:20,3:3.1,3.1:20.0,3.0:0,0", "Er")
        .tells("own s>a 1; own s>b 1; own s>c 1; borrowed S>d 1; borrowed S>e 1")
        .stands("N:5,5,5,5,0:1,1,1,1,1:18,0:4.1,3.1:18.0,0.0:0,2")
        .goes_on();
    // Just enough of his own.
    board("S:5,5,5,5,1:0,0,0,0,0:18,5:3.1,3.1:18.0,5.0:0,0", "Er")
        .tells("own s>a 1; own s>b 1; own s>c 1; own s>d 1; own s>e 1")
        .stands("N:5,5,5,5,0:1,1,1,1,1:18,0:4.1,3.1:18.0,0.0:0,0")
        .goes_on();
    // A captured big stone is not changed into pebbles: he borrows all five, on top of an older debt.
    board("S:5,5,5,5,1:0,0,0,0,0:23,10:3.1,3.0:23.0,0.1:0,4", "Er")
        .tells("borrowed S>a 1; borrowed S>b 1; borrowed S>c 1; borrowed S>d 1; borrowed S>e 1")
        .stands("N:5,5,5,5,0:1,1,1,1,1:18,10:4.1,3.0:18.0,0.1:0,9")
        .goes_on();
    // At the count the debt is repaid in points: 33 and 37 on the table, 38 and 32 in the end.
    // Cr drops into D; E is empty, so Q is taken, and both mandarin squares hold nothing.
    board("S:0,0,1,0,0:2,3,0,0,0:20,32:2.1,0.0:20.0,22.1:0,5", "Cr")
        .tells("chain Q>S 2.1; sweep D>S 1; sweep a>s 2; sweep b>s 3; repay North 5; end 38-32")
        .stands("N:0,0,0,0,0:0,0,0,0,0:33,37:0.0,0.0:23.1,27.1:0,5")
        .ends("mandarins", [38, 32]);
}

#[test]
fn both_seats_may_owe() {
    // North fills a from his own and borrows two; his c then takes q, as e is empty, and South, with
    // an empty row and nothing captured, borrows five of those.
    let game = board("S:0,0,0,0,1:0,0,0,0,0:2,1:23.1,23.1:2.0,1.0:0,0", "Er")
        .tells("own s>a 1; borrowed S>b 1; borrowed S>c 1")
        .stands("N:0,0,0,0,0:1,1,1,0,0:0,0:24.1,23.1:0.0,0.0:0,2")
        .goes_on();
    let mut game = game.game;
    let turn = game.play("cr").expect("a move");
    Played {
        game,
        turn: Some(turn),
    }
    .tells(
        "chain q>s 23.1; \
             borrowed s>A 1; borrowed s>B 1; borrowed s>C 1; borrowed s>D 1; borrowed s>E 1",
    )
    .stands("S:1,1,1,1,1:1,1,0,1,0:0,28:24.1,0.0:0.0,18.1:5,2")
    .goes_on();
    // The same end as with loans above; 33 − 3 + 5 and 37 − 5 + 3.
    board("S:0,0,1,0,0:2,3,0,0,0:20,32:2.1,0.0:20.0,22.1:3,5", "Cr")
        .tells(
            "chain Q>S 2.1; sweep D>S 1; sweep a>s 2; sweep b>s 3; \
             repay South 3; repay North 5; end 35-35",
        )
        .stands("N:0,0,0,0,0:0,0,0,0,0:33,37:0.0,0.0:23.1,27.1:3,5")
        .ends("mandarins", [35, 35]);
    // Points go below zero where the debts are larger than the store: 8 − 20 + 4.
    board("N:2,3,0,0,0:0,0,1,0,0:3,49:0.0,2.1:3.0,39.1:20,4", "cr")
        .tells(
            "chain q>s 2.1; sweep A>S 2; sweep B>S 3; sweep d>s 1; \
             repay South 20; repay North 4; end -8-78",
        )
        .stands("S:0,0,0,0,0:0,0,0,0,0:8,62:0.0,0.0:8.0,42.2:20,4")
        .ends("mandarins", [-8, 78]);
}

#[test]
fn deadlock_is_an_empty_row_and_no_pebble_captured_by_anyone() {
    // Each takes his row and the mandarin square at his right.
    board("S:10,10,10,10,1:0,0,0,0,0:0,0:4.1,5.1:0.0,0.0:0,0", "Er")
        .tells(
            "sweep A>S 10; sweep B>S 10; sweep C>S 10; sweep D>S 10; sweep Q>S 5.1; sweep q>s 5.1; \
             end 55-15",
        )
        .stands("N:0,0,0,0,0:0,0,0,0,0:55,15:0.0,0.0:45.1,5.1:0,0")
        .ends("deadlock", [55, 15]);
    // A big stone in North's hand does not save him; his old debt is repaid.
    board("S:10,10,10,10,1:0,0,0,0,0:0,10:4.0,5.1:0.0,0.1:0,7", "Er")
        .stands("N:0,0,0,0,0:0,0,0,0,0:45,25:0.0,0.0:45.0,5.2:0,7")
        .ends("deadlock", [52, 18]);
    // Typed, and South's.
    board("S:0,0,0,0,0:10,10,10,10,0:0,0:5.1,5.1:0.0,0.0:0,0", "")
        .stands("S:0,0,0,0,0:0,0,0,0,0:15,55:0.0,0.0:5.1,45.1:0,0")
        .ends("deadlock", [15, 55]);
    // Two empty mandarin squares are looked at first.
    board("S:0,0,0,0,0:10,10,10,10,10:10,10:0.0,0.0:0.1,0.1:0,0", "")
        .stands("S:0,0,0,0,0:0,0,0,0,0:10,60:0.0,0.0:0.1,50.1:0,0")
        .ends("mandarins", [10, 60]);
}

/// One pebble goes from A to B and back, one from a to b and back. To the right two empty squares
/// follow each landing, to the left a mandarin square: nothing is ever captured.
#[test]
fn repetition_ends_the_game_when_a_position_is_there_for_the_third_time() {
    let start = "S:1,0,0,0,0:1,0,0,0,0:20,10:8.1,10.1:20.0,10.0:0,0";
    board(start, "Ar ar Bl bl Ar ar Bl")
        .stands("N:1,0,0,0,0:0,1,0,0,0:20,10:8.1,10.1:20.0,10.0:0,0")
        .goes_on();
    board(start, "Ar ar Bl bl Ar ar Bl bl")
        .tells("sweep A>S 1; sweep Q>S 8.1; sweep a>s 1; sweep q>s 10.1; end 39-31")
        .stands("S:0,0,0,0,0:0,0,0,0,0:39,31:0.0,0.0:29.1,21.1:0,0")
        .ends("repetition", [39, 31]);
    // A typed position counts as it is once it has settled: here South releases her last pebble.
    board(
        "S:0,0,0,0,0:1,0,0,0,0:1,0:20.1,28.1:1.0,0.0:0,0",
        "Ar ar Bl bl Ar ar Bl bl",
    )
    .stands("S:0,0,0,0,0:0,0,0,0,0:31,39:0.0,0.0:21.1,29.1:0,0")
    .ends("repetition", [31, 39]);
    // The same with North to open; debts are repaid at this count too.
    board(
        "N:1,0,0,0,0:0,1,0,0,0:20,10:8.1,10.1:20.0,10.0:2,1",
        "bl Ar ar Bl bl Ar ar Bl",
    )
    .stands("N:0,0,0,0,0:0,0,0,0,0:39,31:0.0,0.0:29.1,21.1:2,1")
    .ends("repetition", [38, 32]);
}

#[test]
fn repetition_does_not_count_what_was_undone() {
    let start = "S:1,0,0,0,0:1,0,0,0,0:20,10:8.1,10.1:20.0,10.0:0,0";
    let mut game = board(start, "Ar ar Bl bl Ar ar Bl bl").game;
    for _ in 0..5 {
        assert!(game.undo());
    }
    for mv in ["bl", "Ar", "ar", "Bl"] {
        game.play(mv).expect("a move");
        assert_eq!(game.outcome(), None, "{mv}");
    }
    game.play("bl").expect("a move");
    assert_eq!(game.outcome().expect("the end").reason.0, "repetition");
}

#[test]
fn a_young_mandarin_cannot_be_taken() {
    let young = |position, moves| play("o-an-quan;youngMandarin=5", position, moves);
    // Four pebbles beside the stone: too young.
    young("S:0,0,1,0,0:2,3,0,0,0:20,30:4.1,0.0:20.0,20.1:0,0", "Cr")
        .tells("")
        .stands("N:0,0,0,1,0:2,3,0,0,0:20,30:4.1,0.0:20.0,20.1:0,0")
        .goes_on();
    // Five: old enough.
    young("S:0,0,1,0,0:2,2,0,0,0:20,30:5.1,0.0:20.0,20.1:0,0", "Cr")
        .stands("N:0,0,0,0,0:0,0,0,0,0:36,34:0.0,0.0:26.1,24.1:0,0")
        .ends("mandarins", [36, 34]);
    // A square whose stone is gone has no age.
    young("S:0,0,1,0,0:2,3,0,0,0:30,15:3.0,6.1:20.1,15.0:0,0", "Cr")
        .tells("chain Q>S 3")
        .stands("N:0,0,0,1,0:2,3,0,0,0:33,15:0.0,6.1:23.1,15.0:0,0")
        .goes_on();
    // A chain that meets a young mandarin stops there and keeps what it took; D lies before Q.
    let chain = "S:1,0,0,4,0:2,3,0,0,0:20,12:2.1,6.1:20.0,12.0:0,0";
    young(chain, "Ar")
        .tells("chain D>S 4")
        .stands("N:0,1,0,0,0:2,3,0,0,0:24,12:2.1,6.1:24.0,12.0:0,0")
        .goes_on();
    // With the option off it takes the stone as well.
    board(chain, "Ar")
        .tells("chain D>S 4; chain Q>S 2.1")
        .stands("N:0,1,0,0,0:2,3,0,0,0:36,12:0.0,6.1:26.1,12.0:0,0")
        .goes_on();
    // Without big stones the option has nothing to speak of.
    play(
        "o-an-quan;mandarin=pebbles;youngMandarin=5",
        "S:0,0,1,0,0:2,3,0,0,0:30,26:2.0,6.0:30.0,26.0:0,0",
        "Cr",
    )
    .tells("chain Q>S 2")
    .stands("N:0,0,0,1,0:2,3,0,0,0:32,26:0.0,6.0:32.0,26.0:0,0")
    .goes_on();
}

/// South's single pebble goes from A to B, and the chain starts behind the empty C.
#[test]
fn chains_take_every_second_square_as_long_as_gaps_and_prizes_alternate() {
    // Three links, one of them a mandarin square; c is occupied where a gap would have to be.
    board("S:1,0,0,3,0:0,4,1,0,0:20,16:2.1,3.1:20.0,16.0:0,0", "Ar")
        .tells("chain D>S 3; chain Q>S 2.1; chain b>S 4")
        .stands("N:0,1,0,0,0:0,0,1,0,0:39,16:0.0,3.1:29.1,16.0:0,0")
        .goes_on();
    // Four links.
    board("S:1,0,0,3,0:0,4,0,5,1:20,11:2.1,3.1:20.0,11.0:0,0", "Ar")
        .tells("chain D>S 3; chain Q>S 2.1; chain b>S 4; chain d>S 5")
        .stands("N:0,1,0,0,0:0,0,0,0,1:44,11:0.0,3.1:34.1,11.0:0,0")
        .goes_on();
    // All the way round: the second mandarin square does not stop it, and in the end it takes the
    // pebble that was sown.
    board("S:1,0,0,3,0:0,4,0,5,0:20,12:2.1,3.1:20.0,12.0:0,0", "Ar")
        .tells(
            "chain D>S 3; chain Q>S 2.1; chain b>S 4; chain d>S 5; chain q>S 3.1; chain B>S 1; \
             end 58-12",
        )
        .stands("N:0,0,0,0,0:0,0,0,0,0:58,12:0.0,0.0:38.2,12.0:0,0")
        .ends("mandarins", [58, 12]);
    // Two empty squares behind the landing: nothing. Two in a row later: what was taken stays taken.
    board("S:1,0,0,0,3:0,4,0,5,0:20,12:2.1,3.1:20.0,12.0:0,0", "Ar")
        .tells("")
        .stands("N:0,1,0,0,3:0,4,0,5,0:20,12:2.1,3.1:20.0,12.0:0,0")
        .goes_on();
    board("S:1,0,0,3,0:0,0,4,5,0:20,12:2.1,3.1:20.0,12.0:0,0", "Ar")
        .tells("chain D>S 3; chain Q>S 2.1")
        .stands("N:0,1,0,0,0:0,0,4,5,0:35,12:0.0,3.1:25.1,12.0:0,0")
        .goes_on();
}

#[test]
fn a_mandarin_square_is_gap_and_landing_too() {
    // The empty Q between E and a is a gap within the chain, though it would stop the sowing.
    board("S:0,1,0,0,3:2,1,0,0,0:19,30:0.0,4.1:19.0,20.1:0,0", "Br")
        .tells("chain E>S 3; chain a>S 2")
        .stands("N:0,0,1,0,0:0,1,0,0,0:24,30:0.0,4.1:24.0,20.1:0,0")
        .goes_on();
    // The last pebble falls into Q; a is empty, b is taken.
    board("S:2,0,0,0,1:0,6,1,0,0:20,14:3.1,3.1:20.0,14.0:0,0", "Er")
        .tells("chain b>S 6")
        .stands("N:2,0,0,0,0:0,0,1,0,0:26,14:4.1,3.1:26.0,14.0:0,0")
        .goes_on();
    // A big stone alone is something: a prize without a pebble.
    board("S:0,0,1,0,0:2,3,0,0,0:20,18:0.1,6.1:20.0,18.0:0,0", "Cr")
        .tells("chain Q>S 0.1")
        .stands("N:0,0,0,1,0:2,3,0,0,0:30,18:0.0,6.1:20.1,18.0:0,0")
        .goes_on();
}

/// Clockwise from A comes q.
#[test]
fn an_empty_mandarin_square_ends_the_turn_unless_it_is_a_gap() {
    let gap = |position, moves| play("o-an-quan;emptyMandarin=gap", position, moves);
    let empty = "S:0,1,0,0,0:0,1,2,0,4:30,17:5.1,0.0:20.1,17.0:0,0";
    gap(empty, "Bl")
        .tells("chain e>S 4; chain c>S 2")
        .stands("N:1,0,0,0,0:0,1,0,0,0:36,17:5.1,0.0:26.1,17.0:0,0")
        .goes_on();
    board(empty, "Bl")
        .tells("")
        .stands("N:1,0,0,0,0:0,1,2,0,4:30,17:5.1,0.0:20.1,17.0:0,0")
        .goes_on();
    // A pebble in it, or the stone alone: it is not empty, and ends the turn either way.
    gap("S:0,1,0,0,0:0,1,2,0,4:30,16:5.1,1.0:20.1,16.0:0,0", "Bl")
        .tells("")
        .stands("N:1,0,0,0,0:0,1,2,0,4:30,16:5.1,1.0:20.1,16.0:0,0")
        .goes_on();
    gap("S:0,1,0,0,0:0,1,2,0,4:20,17:5.1,0.1:20.0,17.0:0,0", "Bl")
        .tells("")
        .stands("N:1,0,0,0,0:0,1,2,0,4:20,17:5.1,0.1:20.0,17.0:0,0")
        .goes_on();
    // An empty one and an empty square behind it: two in a row.
    gap("S:0,1,0,0,0:0,1,2,4,0:30,17:5.1,0.0:20.1,17.0:0,0", "Bl")
        .tells("")
        .stands("N:1,0,0,0,0:0,1,2,4,0:30,17:5.1,0.0:20.1,17.0:0,0")
        .goes_on();
}

#[test]
fn a_long_lap_sows_the_square_it_came_from() {
    // Twelve from A: one into each square, A last. B, now 1, is lifted into C; D, 1, into E; then Q.
    board("S:12,0,0,0,0:0,0,0,0,0:12,16:5.1,5.1:12.0,16.0:0,0", "Ar")
        .tells("")
        .stands("N:1,0,2,0,2:1,1,1,1,1:12,16:6.1,6.1:12.0,16.0:0,0")
        .goes_on();
    // Eleven from A end in q; A, empty, is a gap, and B is taken; C is occupied.
    board("S:11,0,0,0,0:0,0,0,0,0:12,17:5.1,5.1:12.0,17.0:0,0", "Ar")
        .tells("chain B>S 1")
        .stands("N:0,0,1,1,1:1,1,1,1,1:13,17:6.1,6.1:13.0,17.0:0,0")
        .goes_on();
    // Twelve from A end in A; B's ten end in q; A, which holds one again, is lifted a second time, and
    // that lift is a relay like any other; then C's two reach the gate of Q.
    let played = board("S:12,9,0,0,0:0,0,0,0,0:10,11:4.1,4.1:10.0,11.0:0,0", "Ar")
        .stands("N:0,1,0,3,3:2,2,2,2,2:10,11:6.1,6.1:10.0,11.0:0,0")
        .goes_on();
    assert_eq!(
        played.lifts(),
        "start A 12; relay B 10; relay A 1; relay C 2"
    );
}

#[test]
fn resigning_sweeps_nothing_and_the_other_seat_wins() {
    let position = "S:0,0,1,0,0:2,3,0,0,0:20,32:2.1,0.0:20.0,22.1:3,5";
    // 20 − 3 + 5 and 32 − 5 + 3.
    let mut game = board(position, "").game;
    let outcome = game.end(End::Resign(Seat::South)).expect("an end");
    assert_eq!(
        (outcome.winner, outcome.points),
        (Some(Seat::North), [22, 30])
    );
    assert_eq!(outcome.reason.0, "resigned");
    assert_eq!(
        game.position(),
        Game::parse(&format!("1/o-an-quan/{position}/"))
            .expect("it")
            .position()
    );
    assert_eq!(game.record(), format!("1/o-an-quan/{position}//resign-S"));
    // Also who is ahead may give up, and who is not to move.
    assert!(game.undo());
    let outcome = game.end(End::Resign(Seat::North)).expect("an end");
    assert_eq!(
        (outcome.winner, outcome.points),
        (Some(Seat::South), [22, 30])
    );
    assert!(matches!(
        game.end(End::Resign(Seat::North)),
        Err(Error::GameOver)
    ));
    // Agreement is not known here, and nothing has happened.
    assert!(game.undo());
    assert!(matches!(game.end(End::Agree), Err(Error::CannotEnd { .. })));
    assert_eq!(game.outcome(), None);
}
