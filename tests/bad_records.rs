//! Records and moves that are refused, and that nothing is lost by trying.

use mancala::Game;

#[test]
fn records() {
    for (record, code) in [
        ("", "not-a-record"),
        ("1", "not-a-record"),
        ("1/dakon", "not-a-record"),
        ("1/dakon/", "not-a-record"),
        ("0/dakon//", "not-a-record"),
        ("01/dakon//", "not-a-record"),
        ("dakon", "not-a-record"),
        ("2/dakon//", "newer-version"),
        ("2/whatever/follows", "newer-version"),
        ("1/go//", "unknown-game"),
        ("1/dakon;holes//", "not-a-record"),
        ("1/dakon;holes=5;holes=5//", "not-a-record"),
        ("1/dakon;holes=05//", "bad-option"),
        ("1/dakon;holes=4//", "bad-option"),
        ("1/dakon;size=5//", "unknown-option"),
        ("1/dakon//A/agree", "cannot-end"),
        ("1/dakon//A/resign-X", "not-a-record"),
        ("1/dakon//A/resign-S/more", "not-a-record"),
        ("1/dakon//A.", "not-a-move"),
        ("1/dakon//A..B", "not-a-move"),
        ("1/dakon//A.a", "illegal-move"),
        ("1/dakon//Ar", "not-a-move"),
        ("1/o-an-quan//A", "not-a-move"),
        ("1/o-an-quan//Qr", "not-a-move"),
        ("1/dakon//A b", "not-a-record"),
        ("1/dakon//%41", "not-a-record"),
        ("1/dakon/X:1/", "not-a-record"),
        (
            "1/dakon/S:+7,7,7,7,7,7,7:7,7,7,7,7,7,7:0,0/",
            "not-a-record",
        ),
        (
            "1/dakon/S:07,7,7,7,7,7,7:7,7,7,7,7,7,7:0,0/",
            "not-a-record",
        ),
        (
            "1/al-manqala/S:0,0,0,0,0,0,0:0,0,0,0,0,0,0:49,49/A",
            "game-over",
        ),
        (
            "1/al-manqala/S:0,0,0,0,0,0,0:0,0,0,0,0,0,0:49,49//agree",
            "game-over",
        ),
    ] {
        let error = Game::parse(record).expect_err(record);
        assert_eq!(error.code(), code, "{record}: {error}");
    }
    let error = Game::parse("1/dakon//A.A").expect_err("A is empty");
    assert!(error.to_string().starts_with("move 2:"), "{error}");
    let long = format!("1/dakon//{}", "A.".repeat(40_000));
    assert_eq!(Game::parse(&long).expect_err("too long").code(), "too-long");
}

/// Nothing is lost: after a refused move the game stands where it stood.
#[test]
fn a_refused_move_changes_nothing() {
    let mut game = Game::parse("1/o-an-quan//Al.br").expect("a record");
    let (record, position) = (game.record(), game.position());
    for mv in ["", "A", "al", "Ax", "Al ", "Ql", "Fl", "Ａl", "👍"] {
        assert!(game.play(mv).is_err(), "{mv:?}");
    }
    assert_eq!((game.record(), game.position()), (record, position));
    // And what was undone can still be done again.
    assert!(game.undo());
    assert!(game.play("zz").is_err());
    assert!(game.redo());
}
