//! Sàn Yáo: positions and turns worked out by hand from the rules.
//!
//! A position reads `mover:A…E:a…e:stores:owners`, in a match followed by `:round:starter`. There are
//! 50 stones; those not needed on the board lie in the stores.

mod common;

use common::{Played, play};
use mancala::Step;

const OWN: &str = "SSSSS,NNNNN";

fn round(position: &str, owners: &str, moves: &str) -> Played {
    play(
        "san-yao;match=false",
        &format!("{position}:{owners}"),
        moves,
    )
}

/// South's single stone goes from A to B; the chain starts behind the empty C.
#[test]
fn chains_take_every_second_hole_on_either_side() {
    // D, and a on the other side; b is occupied where a gap would have to be.
    round("S:1,0,0,2,0:3,1,1,0,0:22,20", OWN, "A")
        .tells("chain D>S 2; chain a>S 3")
        .stands("N:0,1,0,0,0:0,1,1,0,0:27,20:SSSSS,NNNNN")
        .goes_on();
    // Three links.
    round("S:1,0,0,2,0:3,0,4,1,1:18,20", OWN, "A")
        .tells("chain D>S 2; chain a>S 3; chain c>S 4")
        .stands("N:0,1,0,0,0:0,0,0,1,1:27,20:SSSSS,NNNNN")
        .goes_on();
    // Four: A's three fall into B, C and D; a, c, e and then B are taken, C is occupied.
    round("S:3,0,0,0,0:2,0,3,0,1:21,20", OWN, "A")
        .tells("chain a>S 2; chain c>S 3; chain e>S 1; chain B>S 1; pass North")
        .stands("S:0,0,1,1,0:0,0,0,0,0:28,20:SSSSS,NNNNN")
        .goes_on();
    // All the way round: the last prize is the stone that was sown.
    round("S:1,0,0,2,0:3,0,4,0,1:19,20", OWN, "A")
        .tells("chain D>S 2; chain a>S 3; chain c>S 4; chain e>S 1; chain B>S 1; end 30-20")
        .stands("N:0,0,0,0,0:0,0,0,0,0:30,20:SSSSS,NNNNN")
        .ends("spent", [30, 20]);
    // Two empty holes behind the landing: nothing.
    round("S:1,0,0,0,2:3,0,4,0,1:19,20", OWN, "A")
        .tells("")
        .stands("N:0,1,0,0,2:3,0,4,0,1:19,20:SSSSS,NNNNN")
        .goes_on();
}

#[test]
fn the_hole_behind_the_last_stone_is_lifted_if_it_holds_any() {
    // A into B; C's two into D and E; a's one into b; c is empty, d is taken; e is occupied.
    let played = round("S:1,0,2,0,0:1,0,0,3,1:20,22", OWN, "A")
        .tells("chain d>S 3")
        .stands("N:0,1,0,1,1:0,1,0,0,1:23,22:SSSSS,NNNNN")
        .goes_on();
    assert_eq!(played.lifts(), "start A 1; relay C 2; relay a 1");
}

#[test]
fn a_player_without_stones_passes_but_conquered_holes_count() {
    round("S:1,0,0,0,1:0,0,0,0,0:24,24", OWN, "A")
        .tells("pass North")
        .stands("S:0,1,0,0,1:0,0,0,0,0:24,24:SSSSS,NNNNN")
        .may("B E")
        .goes_on();
    // North's row is empty here before South's move, but he owns B as well.
    round("S:0,1,0,0,1:0,0,0,0,0:24,24", "NNSSS,NNNNN", "E")
        .tells("")
        .stands("N:0,1,0,0,0:1,0,0,0,0:24,24:NNSSS,NNNNN")
        .may("B a")
        .goes_on();
    // A typed position whose mover has nothing.
    round("N:1,0,0,0,1:0,0,0,0,0:24,24", OWN, "")
        .stands("S:1,0,0,0,1:0,0,0,0,0:24,24:SSSSS,NNNNN")
        .goes_on();
}

#[test]
fn the_last_stone_goes_to_the_owner_of_its_hole() {
    // North captures D out of South's row; the stone in B lies in a hole he has conquered.
    round("N:1,0,0,1,0:0,0,0,0,0:20,28", "NNSSS,NNNNN", "A")
        .tells("chain D>s 1; sweep B>s 1; end 20-30")
        .stands("S:0,0,0,0,0:0,0,0,0,0:20,30:NNSSS,NNNNN")
        .ends("spent", [20, 30]);
    // The stone falls into C, which is South's.
    round("N:0,1,0,0,1:0,0,0,0,0:20,28", "NNSSS,NNNNN", "B")
        .tells("chain E>s 1; sweep C>S 1; end 21-29")
        .ends("spent", [21, 29]);
    // South has conquered a to d: her stone that falls into b stays hers.
    round("S:0,0,0,0,0:1,0,0,1,0:20,28", "SSSSS,SSSSN", "a")
        .tells("chain d>S 1; sweep b>S 1; end 22-28")
        .ends("spent", [22, 28]);
    // Typed: a single stone is no round any more.
    round("S:0,0,0,0,0:0,1,0,0,0:20,29", OWN, "").ends("spent", [20, 30]);
}

/// Seven stones that sow for ever: relative to the hole sown first they lie 1,0,1,0,1,0,1,0,2,1. Five
/// laps bring the same picture one hole further, so that it is back after fifty.
#[test]
fn endless_sowing_moves_nothing_also_through_a_conquered_hole() {
    // From South's own A.
    round("S:1,0,1,0,1:0,1,0,2,1:20,23", OWN, "A")
        .tells("endless 50")
        .stands("N:1,0,1,0,1:0,1,0,2,1:20,23:SSSSS,NNNNN")
        .goes_on();
    // North has conquered A, B and C, and sows from A.
    round("N:1,0,1,0,1:0,1,0,2,1:20,23", "NNNSS,NNNNN", "").may("A C b d e");
    round("N:1,0,1,0,1:0,1,0,2,1:20,23", "NNNSS,NNNNN", "A")
        .tells("endless 50")
        .stands("S:1,0,1,0,1:0,1,0,2,1:20,23:NNNSS,NNNNN")
        .may("E")
        .goes_on();
    // The picture one hole further, from the conquered B.
    round("N:1,1,0,1,0:1,0,1,0,2:20,23", "NNSSS,NNNNN", "B")
        .tells("endless 50")
        .stands("S:1,1,0,1,0:1,0,1,0,2:20,23:NNSSS,NNNNN")
        .goes_on();
    // Half a turn further: South sows from a, in the third round of a match.
    play(
        "san-yao",
        "S:0,1,0,2,1:1,0,1,0,1:20,23:SSSSS,SNNNN:3:S",
        "a",
    )
    .tells("endless 50")
    .stands("N:0,1,0,2,1:1,0,1,0,1:20,23:SSSSS,SNNNN:3:S")
    .goes_on();
}

#[test]
fn an_endless_turn_is_told_as_a_single_step() {
    let played = round("N:1,0,1,0,1:0,1,0,2,1:20,23", "NNNSS,NNNNN", "A");
    assert_eq!(
        played.turn.expect("a turn").steps,
        [Step::Endless { laps: 50 }]
    );
}

/// One stone each, five holes apart: nothing is ever captured, and after ten plies all is as it was.
#[test]
fn repetition_gives_each_stone_to_the_owner_of_its_hole() {
    let lap = "A a B b C c D d E e";
    let start = "S:1,0,0,0,0:1,0,0,0,0:20,28";
    round(start, OWN, lap)
        .stands(&format!("{start}:{OWN}"))
        .goes_on();
    round(start, OWN, &format!("{lap} {}", &lap[..lap.len() - 2])).goes_on();
    round(start, OWN, &format!("{lap} {lap}"))
        .tells("sweep A>S 1; sweep a>s 1; end 21-29")
        .stands("S:0,0,0,0,0:0,0,0,0,0:21,29:SSSSS,NNNNN")
        .ends("repetition", [21, 29]);
    // South owns all but e and sows endlessly from C; North passes, and all is as it was. The typed
    // position counts as the first time.
    let endless = "S:2,1,1,0,1:0,1,0,1,0:20,23";
    round(endless, "SSSSS,SSSSN", "C")
        .tells("endless 50; pass North")
        .stands("S:2,1,1,0,1:0,1,0,1,0:20,23:SSSSS,SSSSN")
        .goes_on();
    round(endless, "SSSSS,SSSSN", "C C")
        .tells(
            "endless 50; pass North; sweep A>S 2; sweep B>S 1; sweep C>S 1; sweep E>S 1; \
             sweep b>S 1; sweep d>S 1; end 27-23",
        )
        .ends("repetition", [27, 23]);
    // In a match it ends the round: 27 stones fill five holes, two are lent.
    play("san-yao", &format!("{endless}:SSSSS,SSSSN:2:N"), "C C")
        .stands("S:5,5,5,5,5:5,5,5,5,5:0,0:SSSSS,NNNNN:3:S")
        .goes_on();
    // Or the match, where it ruins somebody.
    play(
        "san-yao",
        "S:2,1,1,0,1:0,1,0,1,0:39,4:SSSSS,SSSSN:2:N",
        "C C",
    )
    .ends("ruined", [46, 4]);
    // A new round starts a new count: the same two stones in the rounds before do not matter.
    let game = play(
        "san-yao",
        &format!("{start}:{OWN}:1:S"),
        &format!("{lap} {lap}"),
    );
    game.stands("N:5,5,5,5,5:5,5,5,5,5:0,0:SSSSS,NNNNN:2:N")
        .goes_on();
}
