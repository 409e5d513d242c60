//! Al-manqala: positions and turns worked out by hand from the rules.
//!
//! A position reads `mover:A…G:a…g:stores`; 98 beads in all, an even number in each store.

mod common;

use common::{Played, play};
use mancala::{End, Error, Seat};

fn board(position: &str, moves: &str) -> Played {
    play("al-manqala", position, moves)
}

#[test]
fn the_last_bead_takes_twos_and_fours_backwards_over_both_rows() {
    // F: G 2, a 4. a is taken, then G; F is empty.
    board("S:2,0,0,0,0,2,1:3,2,0,0,0,0,0:44,44", "F")
        .tells("backward a>S 4; backward G>S 2")
        .stands("N:2,0,0,0,0,0,0:0,2,0,0,0,0,0:50,44")
        .goes_on();
    // C: D 3, E 2, F 4, G 2, a 4, b 2. All but D are taken; its three end the chain.
    board("S:0,0,6,2,1,3,1:3,1,1,0,0,0,0:40,40", "C")
        .tells("backward b>S 2; backward a>S 4; backward G>S 2; backward F>S 4; backward E>S 2")
        .stands("N:0,0,0,3,0,0,0:0,0,1,0,0,0,0:54,40")
        .goes_on();
    // A two and a four that the last bead did not make are not looked at.
    board("S:0,0,0,0,2,1,2:4,1,0,0,0,0,0:42,46", "E")
        .tells("")
        .stands("N:0,0,0,0,0,2,3:4,1,0,0,0,0,0:42,46")
        .goes_on();
    // North's last bead falls into A; behind it comes g.
    board("N:1,0,0,0,0,0,0:0,0,0,0,0,2,1:46,48", "f")
        .tells("backward A>s 2; backward g>s 2; end 46-52")
        .ends("bare", [46, 52]);
    // Fifteen beads fall into the house they came from as well.
    board("S:15,0,0,0,0,0,0:0,0,0,0,0,0,1:40,42", "A")
        .tells("backward B>S 2")
        .stands("N:1,0,1,1,1,1,1:1,1,1,1,1,1,2:42,42")
        .goes_on();
}

#[test]
fn the_board_may_become_bare() {
    board("S:0,0,0,0,0,0,1:1,0,0,0,0,0,0:48,48", "G")
        .tells("backward a>S 2; end 50-48")
        .stands("N:0,0,0,0,0,0,0:0,0,0,0,0,0,0:50,48")
        .ends("bare", [50, 48]);
    board("S:0,0,0,0,0,0,1:1,0,0,0,0,0,0:46,50", "G").ends("bare", [48, 50]);
    // Forty-nine all can only come of an agreement or a repetition; typed, it is simply over.
    board("S:0,0,0,0,0,0,0:0,0,0,0,0,0,0:49,49", "").ends("bare", [49, 49]);
}

#[test]
fn who_has_no_bead_passes_and_must_be_fed() {
    // G strips North of his last bead. He passes; of South's two houses only F reaches him.
    board("S:2,0,0,0,0,2,1:1,0,0,0,0,0,0:46,46", "G")
        .tells("backward a>S 2; pass North")
        .stands("S:2,0,0,0,0,2,0:0,0,0,0,0,0,0:48,46")
        .may("F")
        .goes_on();
    // The same for North.
    board("N:1,0,0,0,0,0,0:2,0,0,0,0,2,1:46,46", "g")
        .tells("backward A>s 2; pass South")
        .stands("N:0,0,0,0,0,0,0:2,0,0,0,0,2,0:46,48")
        .may("f")
        .goes_on();
    // The duty also holds without a pass: North has run empty by his own move.
    board("N:2,0,0,0,0,1,2:0,0,0,0,0,0,1:46,46", "g")
        .stands("S:3,0,0,0,0,1,2:0,0,0,0,0,0,0:46,46")
        .may("G")
        .goes_on();
    // It does not where the opponent still has a bead.
    board("S:2,0,0,0,0,1,2:1,0,0,0,0,0,0:46,46", "").may("A F G");
}

#[test]
fn starvation_after_a_pass_gives_the_board_to_the_starved() {
    // G strips North; he passes; A does not reach him.
    board("S:2,0,0,0,0,0,1:1,0,0,0,0,0,0:50,44", "G")
        .tells("backward a>S 2; pass North; sweep A>s 2; end 52-46")
        .stands("S:0,0,0,0,0,0,0:0,0,0,0,0,0,0:52,46")
        .ends("starved", [52, 46]);
    board("N:1,0,0,0,0,0,0:2,0,0,0,0,0,1:44,50", "g")
        .tells("backward A>s 2; pass South; sweep a>S 2; end 46-52")
        .stands("N:0,0,0,0,0,0,0:0,0,0,0,0,0,0:46,52")
        .ends("starved", [46, 52]);
    // Several houses, none of which reaches: E's two end in G.
    board("S:2,0,0,0,2,0,1:1,0,0,0,0,0,0:48,44", "G")
        .tells("backward a>S 2; pass North; sweep A>s 2; sweep E>s 2; end 50-48")
        .ends("starved", [50, 48]);
    // A typed position whose mover has nothing: South passes, North cannot feed her.
    board("S:0,0,0,0,0,0,0:3,1,0,0,0,0,0:46,48", "")
        .stands("N:0,0,0,0,0,0,0:0,0,0,0,0,0,0:50,48")
        .ends("starved", [50, 48]);
}

#[test]
fn starvation_without_a_pass() {
    // South's last bead makes a three; North can feed with none of his four.
    board("S:0,0,0,0,0,0,1:2,1,0,0,0,0,0:48,46", "G")
        .tells("sweep a>S 3; sweep b>S 1; end 52-46")
        .stands("N:0,0,0,0,0,0,0:0,0,0,0,0,0,0:52,46")
        .ends("starved", [52, 46]);
}

/// Two beads, or two groups of 3, 2, 1, that follow each other at half the ring: the last bead always
/// falls into an empty house. After 14 plies all is as it was.
#[test]
fn repetition_splits_the_board() {
    let round = "A a B b C c D d E e F f G g";
    let twice = format!("{round} {round}");
    let all_but_one = &twice[..twice.len() - 2];
    let beads = "S:1,0,0,0,0,0,0:1,0,0,0,0,0,0:48,48";
    // When North has both beads he must feed: g, not a.
    board(beads, "A a B b C c D d E e F f G").may("g");
    board(beads, round).stands(beads).goes_on();
    board(beads, all_but_one).goes_on();
    board(beads, &twice)
        .tells("split A>S 1; split a>s 1; end 49-49")
        .stands("S:0,0,0,0,0,0,0:0,0,0,0,0,0,0:49,49")
        .ends("repetition", [49, 49]);
    let groups = "S:3,2,1,0,0,0,0:3,2,1,0,0,0,0:44,42";
    board(groups, round).stands(groups).goes_on();
    board(groups, all_but_one).goes_on();
    board(groups, &twice)
        .stands("S:0,0,0,0,0,0,0:0,0,0,0,0,0,0:50,48")
        .ends("repetition", [50, 48]);
    let north = "N:3,2,1,0,0,0,0:3,2,1,0,0,0,0:40,46";
    let moves = "a A b B c C d D e E f F g G ".repeat(2);
    board(north, &moves)
        .stands("N:0,0,0,0,0,0,0:0,0,0,0,0,0,0:46,52")
        .ends("repetition", [46, 52]);
}

#[test]
fn both_may_agree_to_split() {
    let mut game = board("", "").game;
    let outcome = game.end(End::Agree).expect("an end");
    assert_eq!(
        (outcome.winner, outcome.points, outcome.reason.0),
        (None, [49, 49], "agreed")
    );
    assert_eq!(game.record(), "1/al-manqala///agree");
    Played { game, turn: None }
        .stands("S:0,0,0,0,0,0,0:0,0,0,0,0,0,0:49,49")
        .ends("agreed", [49, 49]);
    // Ten on the board, five for each.
    let mut game = board("N:0,4,0,3,0,0,0:0,3,0,0,0,0,0:60,28", "").game;
    game.end(End::Agree).expect("an end");
    assert!(matches!(game.end(End::Agree), Err(Error::GameOver)));
    assert!(matches!(game.play("b"), Err(Error::GameOver)));
    Played { game, turn: None }
        .stands("N:0,0,0,0,0,0,0:0,0,0,0,0,0,0:65,33")
        .ends("agreed", [65, 33]);
    // It can be taken back, and done again.
    let mut game = board("", "C d").game;
    let before = game.position();
    game.end(End::Agree).expect("an end");
    assert!(game.undo());
    assert_eq!((game.position(), game.outcome()), (before, None));
    assert!(game.redo());
    assert_eq!(game.outcome().expect("the end").points, [49, 49]);
    assert_eq!(game.record(), "1/al-manqala//C.d/agree");
}

#[test]
fn resigning_leaves_the_beads_where_they_are() {
    let mut game = board("N:0,4,0,3,0,0,0:0,3,0,0,0,0,0:60,28", "").game;
    let outcome = game.end(End::Resign(Seat::South)).expect("an end");
    assert_eq!(
        (outcome.winner, outcome.points, outcome.reason.0),
        (Some(Seat::North), [60, 28], "resigned")
    );
    Played { game, turn: None }.stands("N:0,4,0,3,0,0,0:0,3,0,0,0,0,0:60,28");
}

/// Fifty decide the game, but it goes on.
#[test]
fn reaching_fifty_does_not_end_the_game() {
    board("S:1,0,0,0,0,0,1:1,2,1,0,0,0,0:48,44", "G")
        .stands("N:1,0,0,0,0,0,0:0,2,1,0,0,0,0:50,44")
        .goes_on();
}

#[test]
fn an_odd_store_cannot_be_while_beads_lie_on_the_board() {
    let record = "1/al-manqala/S:1,0,0,0,0,0,0:1,0,0,0,0,0,0:49,47/";
    let error = mancala::Game::parse(record).expect_err("odd stores");
    assert_eq!(
        (error.code(), error.at()),
        ("impossible", Some("stores[0]"))
    );
}
