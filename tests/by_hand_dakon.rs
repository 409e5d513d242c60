//! Dakon: positions and turns worked out by hand from the rules.
//!
//! A position reads `mover:A…G:a…g:stores`; 98 seeds in all. `g` lies opposite `A`, `a` opposite `G`.

mod common;

use common::{Played, play};
use mancala::{End, Seat};

fn board(position: &str, moves: &str) -> Played {
    play("dakon", position, moves)
}

fn takes_both(position: &str, moves: &str) -> Played {
    play("dakon;nembak=takes-both", position, moves)
}

#[test]
fn nembak_takes_what_lies_opposite_and_with_the_option_the_sown_seed_too() {
    // A into the empty B; f lies opposite.
    let position = "S:1,0,0,1,0,0,0:2,0,0,0,0,4,0:50,40";
    board(position, "A")
        .tells("nembak f>S 4")
        .stands("N:0,1,0,1,0,0,0:2,0,0,0,0,0,0:54,40")
        .goes_on();
    takes_both(position, "A")
        .tells("nembak f>S 4; nembak B>S 1")
        .stands("N:0,0,0,1,0,0,0:2,0,0,0,0,0,0:55,40")
        .goes_on();
    // North's b into c; E lies opposite.
    let position = "N:0,0,0,0,3,0,1:0,1,0,0,0,0,0:40,53";
    board(position, "b")
        .tells("nembak E>s 3")
        .stands("S:0,0,0,0,0,0,1:0,0,1,0,0,0,0:40,56")
        .goes_on();
    takes_both(position, "b")
        .tells("nembak E>s 3; nembak c>s 1")
        .stands("S:0,0,0,0,0,0,1:0,0,0,0,0,0,0:40,57")
        .goes_on();
    // Fifteen from A go once round, past North's store, and end in A, which is empty; one of them lies
    // opposite.
    let position = "S:15,0,0,0,0,0,0:0,0,0,0,0,0,0:40,43";
    board(position, "A")
        .tells("nembak g>S 1")
        .stands("N:1,1,1,1,1,1,1:1,1,1,1,1,1,0:42,43")
        .goes_on();
    takes_both(position, "A")
        .tells("nembak g>S 1; nembak A>S 1")
        .stands("N:0,1,1,1,1,1,1:1,1,1,1,1,1,0:43,43")
        .goes_on();
}

#[test]
fn nembak_before_an_empty_hole_takes_nothing_and_the_seed_stays() {
    let position = "S:1,0,0,1,0,0,0:2,0,0,0,0,0,0:50,44";
    for play in [board, takes_both] {
        play(position, "A")
            .tells("")
            .stands("N:0,1,0,1,0,0,0:2,0,0,0,0,0,0:50,44")
            .goes_on();
    }
}

#[test]
fn mikul_takes_two_equal_loads_and_the_seed_between_them() {
    // G: one into the store, one into a, the last into b, which was empty; a and c hold one each.
    board("S:1,0,0,0,0,0,3:0,0,1,2,0,0,0:50,41", "G")
        .tells("mikul a>S 1; mikul c>S 1; mikul b>S 1")
        .stands("N:1,0,0,0,0,0,0:0,0,0,2,0,0,0:54,41")
        .goes_on();
    // Four on either side.
    board("S:1,0,0,0,5,0,0:3,0,4,1,0,0,0:40,44", "E")
        .tells("mikul a>S 4; mikul c>S 4; mikul b>S 1")
        .stands("N:1,0,0,0,0,1,1:0,0,0,1,0,0,0:50,44")
        .goes_on();
    // North.
    board("N:0,0,1,2,0,0,0:1,0,0,0,0,0,3:41,50", "g")
        .tells("mikul A>s 1; mikul C>s 1; mikul B>s 1")
        .stands("S:0,0,0,2,0,0,0:1,0,0,0,0,0,0:41,54")
        .goes_on();
    // Unequal loads, and one load only.
    board("S:1,0,0,0,0,0,3:0,0,2,1,0,0,0:50,41", "G")
        .tells("")
        .stands("N:1,0,0,0,0,0,0:1,1,2,1,0,0,0:51,41")
        .goes_on();
    board("S:1,0,0,0,0,0,3:0,0,0,3,0,0,0:50,41", "G")
        .tells("")
        .stands("N:1,0,0,0,0,0,0:1,1,0,3,0,0,0:51,41")
        .goes_on();
}

#[test]
fn mikul_needs_both_neighbours_in_the_row() {
    // a has a store for a neighbour, g South's A (which holds as much as f).
    board("S:1,0,0,0,0,0,2:0,1,0,0,0,0,0:50,44", "G")
        .tells("")
        .stands("N:1,0,0,0,0,0,0:1,1,0,0,0,0,0:51,44")
        .goes_on();
    board("S:1,0,0,0,0,9,0:0,0,0,0,0,0,0:44,44", "F")
        .tells("")
        .stands("N:1,0,0,0,0,0,1:1,1,1,1,1,1,1:45,44")
        .goes_on();
    // For North: A, beside whose B lies one, and G between F and South's store that hold as much.
    board("N:0,1,0,0,0,0,0:1,0,0,0,0,0,2:44,50", "g")
        .tells("")
        .stands("S:1,1,0,0,0,0,0:1,0,0,0,0,0,0:44,51")
        .goes_on();
    board("N:0,0,0,0,0,0,0:1,0,0,0,0,9,0:1,87", "f")
        .tells("")
        .stands("S:1,1,1,1,1,1,1:1,0,0,0,0,0,1:1,88")
        .goes_on();
}

#[test]
fn on_ones_own_side_there_is_only_nembak() {
    // The last of A's two falls into C between B and D, one each.
    board("S:2,0,0,1,0,0,0:1,0,0,0,0,0,0:50,44", "A")
        .tells("")
        .stands("N:0,1,1,1,0,0,0:1,0,0,0,0,0,0:50,44")
        .goes_on();
    board("S:2,0,0,1,0,0,0:1,0,0,0,3,0,0:50,41", "A")
        .tells("nembak e>S 3")
        .stands("N:0,1,1,1,0,0,0:1,0,0,0,0,0,0:53,41")
        .goes_on();
    // And on the other side only mikul: b's opposite F is left alone.
    board("S:1,0,0,0,0,4,3:0,0,2,1,0,0,0:46,41", "G")
        .tells("")
        .stands("N:1,0,0,0,0,4,0:1,1,2,1,0,0,0:47,41")
        .goes_on();
}

#[test]
fn ending_in_the_store_gives_another_turn() {
    board("S:1,0,0,0,0,0,1:1,0,0,0,0,0,0:50,45", "G")
        .tells("again South")
        .stands("S:1,0,0,0,0,0,0:1,0,0,0,0,0,0:51,45")
        .may("A")
        .goes_on();
    // Twice in a row: g's seed, then f's two.
    board("N:1,0,0,0,0,0,0:0,0,0,0,0,2,1:50,44", "g f")
        .tells("again North")
        .stands("N:1,0,0,0,0,0,0:0,0,0,0,0,0,1:50,46")
        .may("g")
        .goes_on();
    // The opening move that does it on every board.
    for (rules, after) in [
        ("dakon;holes=5", "S:0,6,6,6,6:5,5,5,5,5:1,0"),
        ("dakon;holes=6", "S:0,7,7,7,7,7:6,6,6,6,6,6:1,0"),
        ("dakon", "S:0,8,8,8,8,8,8:7,7,7,7,7,7,7:1,0"),
        ("dakon;holes=8", "S:0,9,9,9,9,9,9,9:8,8,8,8,8,8,8,8:1,0"),
        (
            "dakon;holes=9",
            "S:0,10,10,10,10,10,10,10,10:9,9,9,9,9,9,9,9,9:1,0",
        ),
    ] {
        play(rules, "", "A")
            .tells("again South")
            .stands(after)
            .goes_on();
    }
    play("dakon;holes=9;first=1", "", "a")
        .stands("N:9,9,9,9,9,9,9,9,9:0,10,10,10,10,10,10,10,10:0,1")
        .goes_on();
}

#[test]
fn an_occupied_hole_is_lifted_on_either_side() {
    // E's five end in d, whose six end in the empty E; a with six lies opposite.
    let played = play("dakon;holes=5", "", "E")
        .tells("nembak a>S 6")
        .stands("N:6,6,6,6,1:0,6,6,0,6:7,0")
        .goes_on();
    assert_eq!(played.lifts(), "start E 5; relay d 6");
}

#[test]
fn nobody_sows_into_the_others_store() {
    // Sixteen from G: a whole round of fifteen, and the own store once more.
    board("S:0,0,0,0,0,0,16:0,0,0,0,0,0,0:40,42", "G")
        .tells("again South")
        .stands("S:1,1,1,1,1,1,1:1,1,1,1,1,1,1:42,42")
        .goes_on();
    board("N:0,0,0,0,0,0,0:0,0,0,0,0,0,16:42,40", "g")
        .tells("again North")
        .stands("N:1,1,1,1,1,1,1:1,1,1,1,1,1,1:42,42")
        .goes_on();
}

#[test]
fn who_is_to_choose_from_an_empty_row_leaves_the_rest_to_the_other() {
    // Also after ending in the store.
    board("S:0,0,0,0,0,0,1:3,0,0,0,0,0,2:50,42", "G")
        .tells("again South; sweep a>s 3; sweep g>s 2; end 51-47")
        .stands("S:0,0,0,0,0,0,0:0,0,0,0,0,0,0:51,47")
        .ends("bare", [51, 47]);
    // North has nothing: South, behind until then, gets the rest and wins by it.
    board("S:1,0,0,2,0,0,0:0,0,0,0,0,0,0:47,48", "A")
        .tells("sweep B>S 1; sweep D>S 2; end 50-48")
        .stands("N:0,0,0,0,0,0,0:0,0,0,0,0,0,0:50,48")
        .ends("bare", [50, 48]);
    // A capture may empty his row.
    board("S:1,0,0,2,0,0,0:0,0,0,0,0,5,0:42,48", "A")
        .tells("nembak f>S 5; sweep B>S 1; sweep D>S 2; end 50-48")
        .ends("bare", [50, 48]);
    // That South's own row is empty does not matter while North is to choose.
    board("S:0,0,0,0,0,0,2:0,1,0,0,0,0,0:50,45", "G")
        .stands("N:0,0,0,0,0,0,0:1,1,0,0,0,0,0:51,45")
        .goes_on();
    board("S:1,0,0,0,0,0,0:0,0,0,0,0,0,0:48,49", "A").ends("bare", [49, 49]);
    // Typed.
    board("N:0,3,0,0,0,0,0:0,0,0,0,0,0,0:45,50", "").ends("bare", [48, 50]);
}

#[test]
fn resigning_sweeps_nothing() {
    let position = "S:1,0,0,2,0,0,0:0,0,0,0,0,5,0:42,48";
    let mut game = board(position, "").game;
    let outcome = game.end(End::Resign(Seat::North)).expect("an end");
    assert_eq!(
        (outcome.winner, outcome.points, outcome.reason.0),
        (Some(Seat::South), [42, 48], "resigned")
    );
    assert_eq!(common::standing(&game), position);
    assert_eq!(game.record(), format!("1/dakon/{position}//resign-N"));
}
