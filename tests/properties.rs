//! What must hold of every game, whatever is played: chance games under all options, and chance
//! positions typed into them.

mod common;

use std::collections::HashMap;

use common::{
    Chance, RULES, check_position, check_record, from_position, leader, opening, thrown, told,
    wander,
};
use mancala::setup::Field;
use mancala::{End, Error, Game, Pieces, Place, Position, Seat, Step, Turn, Why};
use proptest::prelude::*;

/// Plies that no chance game needs half of, in a match for each round.
const CAP: usize = 500;

fn rules() -> impl Strategy<Value = &'static str> {
    proptest::sample::select(RULES)
}

/// All pieces of a position by the place they lie in.
fn heaps(position: &Position) -> HashMap<Place, Pieces> {
    let mut heaps = HashMap::new();
    for seat in Seat::BOTH {
        for (i, &seeds) in position.setup.holes[seat].iter().enumerate() {
            heaps.insert(Place::Hole(seat, i as u8), Pieces::seeds(seeds));
        }
        heaps.insert(
            Place::Store(seat),
            Pieces::seeds(position.setup.stores[seat]),
        );
        if let Some(Field::Pieces(mandarins)) = position.setup.field("mandarins") {
            heaps.insert(Place::Mandarin(seat), mandarins[seat]);
        }
        if let Some(Field::Pieces(captured)) = position.setup.field("captured") {
            assert_eq!(
                captured[seat].points(),
                position.setup.stores[seat],
                "a store and its pieces"
            );
            heaps.insert(Place::Store(seat), captured[seat]);
        }
    }
    heaps.insert(Place::Hand, Pieces::default());
    heaps
}

fn total(heaps: &HashMap<Place, Pieces>) -> Pieces {
    heaps.values().fold(Pieces::default(), |sum, heap| Pieces {
        seeds: sum.seeds + heap.seeds,
        stones: sum.stones + heap.stones,
    })
}

/// Replays a turn's transfers without knowing any rule.
fn check_turn(turn: &Turn) {
    let mut heaps = heaps(&turn.before);
    let all = total(&heaps);
    let mut lifted = false;
    for step in &turn.steps {
        let Step::Transfer {
            why,
            rule,
            from,
            to,
            pieces,
        } = step
        else {
            continue;
        };
        let have = heaps
            .get_mut(from)
            .unwrap_or_else(|| panic!("no place {from}"));
        assert!(
            have.seeds >= pieces.seeds && have.stones >= pieces.stones,
            "{step:?} of {have:?}"
        );
        assert!(pieces.seeds + pieces.stones > 0, "nothing moves: {step:?}");
        let whole = *have == *pieces;
        have.seeds -= pieces.seeds;
        have.stones -= pieces.stones;
        let there = heaps.get_mut(to).unwrap_or_else(|| panic!("no place {to}"));
        there.seeds += pieces.seeds;
        there.stones += pieces.stones;
        assert_eq!(total(&heaps), all, "{step:?}");
        match why {
            Why::Lift => {
                assert!(whole && *to == Place::Hand, "{step:?} of a whole cell");
                assert_eq!(*rule, if lifted { "relay" } else { "start" });
                assert_eq!(heaps[&Place::Hand], *pieces, "the hand was empty");
                lifted = true;
            }
            Why::Sow => assert_eq!(
                (*from, *pieces),
                (Place::Hand, Pieces::seeds(1)),
                "{step:?}"
            ),
            Why::Capture => {
                assert!(whole, "{step:?} of a whole cell");
                assert_eq!(*to, Place::Store(turn.seat), "{step:?}");
            }
            Why::Sweep => assert!(whole && matches!(to, Place::Store(_)), "{step:?}"),
            Why::Split => assert!(matches!(to, Place::Store(_)), "{step:?}"),
            Why::Release => assert_eq!(*pieces, Pieces::seeds(1), "{step:?}"),
            Why::Lend | Why::Deal => {
                assert!(
                    matches!((from, to), (Place::Store(_), Place::Hole(..))),
                    "{step:?}"
                );
            }
        }
        if *why != Why::Lift && *why != Why::Sow {
            assert_eq!(
                heaps[&Place::Hand],
                Pieces::default(),
                "{step:?} with seeds in hand"
            );
        }
    }
    assert_eq!(heaps, self::heaps(&turn.after), "replayed: {}", told(turn));
    assert!(
        lifted || matches!(turn.steps[0], Step::Endless { .. }),
        "a turn lifts something"
    );
}

/// Every text that looks like a move.
fn texts() -> Vec<String> {
    let letters = ('A'..='J').chain('a'..='j').chain(['Q', 'q', 'S', 's']);
    letters
        .flat_map(|letter| ["", "l", "r"].map(|way| format!("{letter}{way}")))
        .collect()
}

/// The listed moves play and no other text does.
fn check_moves(game: &Game) {
    let legal = game.legal_moves();
    let (position, record) = (game.position(), game.record());
    assert_eq!(
        legal.is_empty(),
        game.outcome().is_some(),
        "a choice or an end: {record}"
    );
    for text in texts() {
        match game.preview(&text) {
            Ok(turn) => {
                assert!(
                    legal.contains(&text),
                    "{text} plays and is not listed: {record}"
                );
                check_turn(&turn);
                assert_eq!((&turn.mv, turn.seat), (&text, position.setup.to_move));
                assert_eq!(turn.before, position);
            }
            Err(error) => {
                assert!(
                    !legal.contains(&text),
                    "{text} is listed: {error}: {record}"
                );
                let expected = match game.clone().play(&text) {
                    Err(Error::NotAMove { .. }) => "not-a-move",
                    Err(Error::GameOver) => "game-over",
                    _ => "illegal-move",
                };
                assert_eq!(error.code(), expected);
            }
        }
    }
    for text in [
        "", " ", "AA", "Arr", "A l", "Al ", "1", "é", "Ａ", "A\0", "hand",
    ] {
        assert!(game.preview(text).is_err(), "{text:?}");
    }
    assert_eq!(
        (game.position(), game.record()),
        (position, record),
        "a preview changes nothing"
    );
}

/// The board in board order: capitals first, `l` before `r`.
fn check_order(game: &Game) {
    let legal = game.legal_moves();
    let mut sorted = legal.clone();
    sorted.sort();
    assert_eq!(legal, sorted, "ASCII order is board order");
}

/// Everything undone leads to the start, everything redone to the end.
fn check_history(game: &Game) {
    let mut walked = game.clone();
    let turns = game.turns();
    let mut seen = vec![(walked.position(), walked.outcome(), walked.legal_moves())];
    while walked.undo() {
        seen.push((walked.position(), walked.outcome(), walked.legal_moves()));
    }
    assert!(walked.turns().is_empty());
    assert!(!walked.undo());
    if let Some(first) = turns.first() {
        assert_eq!(first.before, walked.position());
    }
    while let Some(expected) = seen.pop() {
        assert_eq!(
            (walked.position(), walked.outcome(), walked.legal_moves()),
            expected
        );
        if !seen.is_empty() {
            assert!(walked.redo());
        }
    }
    assert_eq!((walked.record(), walked.turns()), (game.record(), turns));
    for pair in walked.turns().windows(2) {
        assert_eq!(pair[0].after, pair[1].before);
    }
}

/// The end tells the points of the stores, debts netted, and whoever has more of them has won.
fn check_end(game: &Game) {
    let Some(outcome) = game.outcome() else {
        return;
    };
    let setup = game.position().setup;
    let debts = match setup.field("debts") {
        Some(Field::Pair(debts)) => debts.map(i64::from),
        _ => [0; 2],
    };
    let stores = setup.stores.map(i64::from);
    let net = debts[1] - debts[0];
    assert_eq!(
        outcome.points,
        [stores[0] + net, stores[1] - net],
        "{}",
        game.record()
    );
    if outcome.reason.0 != "resigned" {
        assert_eq!(outcome.winner, leader(outcome.points));
        assert_eq!(
            setup.holes.concat().iter().sum::<u32>(),
            0,
            "the board is swept"
        );
        assert_eq!(stores[0] + stores[1], i64::from(game.info().total));
    }
}

fn end_by_choice(game: &mut Game, chance: &mut Chance) {
    let agreement = game.info().agreement;
    let how = *chance.of(&[
        End::Resign(Seat::South),
        End::Resign(Seat::North),
        End::Agree,
    ]);
    let (position, over) = (game.position(), game.outcome());
    match (game.end(how), over) {
        (Ok(outcome), None) => {
            assert!(agreement || how != End::Agree);
            assert_eq!(game.outcome(), Some(outcome));
            assert!(matches!(game.end(how), Err(Error::GameOver)));
        }
        (Err(Error::CannotEnd { .. }), None) => assert!(how == End::Agree && !agreement),
        (Err(Error::GameOver), Some(_)) => assert_eq!(game.position(), position),
        (strange, _) => panic!("{strange:?}"),
    }
}

/// The other seat's letters.
fn turned(mv: &str) -> String {
    let (hole, way) = mv.split_at(1);
    let hole: String = hole
        .chars()
        .map(|c| {
            if c.is_ascii_lowercase() {
                c.to_ascii_uppercase()
            } else {
                c.to_ascii_lowercase()
            }
        })
        .collect();
    hole + way
}

/// The same game seen from the other side of the board.
fn turned_position(position: &Position) -> Position {
    Position {
        setup: position.setup.turned(),
        ..position.clone()
    }
}

fn turned_moves(game: &Game) -> Vec<String> {
    let mut moves: Vec<_> = game.legal_moves().iter().map(|mv| turned(mv)).collect();
    moves.sort();
    moves
}

/// Plays the same game twice, once with the board turned by half.
fn check_symmetry(start: &Position, chance: &mut Chance, plies: usize) {
    let mut game = from_position(start).expect("a position");
    let mut other = from_position(&turned_position(start)).expect("the position turned by half");
    for _ in 0..plies {
        assert_eq!(other.position(), turned_position(&game.position()));
        assert_eq!(other.legal_moves(), turned_moves(&game));
        let legal = game.legal_moves();
        if legal.is_empty() {
            break;
        }
        let mv = chance.of(&legal);
        game.play(mv).expect("a listed move");
        other
            .play(&turned(mv))
            .expect("the same move turned by half");
    }
    let [one, two] = [&game, &other].map(Game::outcome);
    assert_eq!(one.map(|end| end.reason), two.map(|end| end.reason));
    assert_eq!(
        one.map(|end| (end.winner, end.points)),
        two.map(|end| (end.winner.map(Seat::other), [end.points[1], end.points[0]]))
    );
}

fn check_all(game: &Game) {
    check_moves(game);
    check_order(game);
    check_position(game);
    check_end(game);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn chance_games_keep_every_promise(rules in rules(), seed: u64, plies in 0usize..150) {
        let mut chance = Chance(seed);
        let mut game = opening(rules);
        wander(&mut game, &mut chance, plies);
        game.turns().iter().for_each(check_turn);
        check_all(&game);
        check_record(&game);
        check_history(&game);
        if chance.below(3) == 0 {
            end_by_choice(&mut game, &mut chance);
            check_all(&game);
            check_record(&game);
            check_history(&game);
        }
    }

    #[test]
    fn typed_positions_keep_every_promise(rules in rules(), seed: u64, plies in 0usize..40) {
        let mut chance = Chance(seed);
        let position = thrown(rules, &mut chance);
        let mut game = from_position(&position).unwrap_or_else(|error| panic!("{position:?}: {error}"));
        check_all(&game);
        wander(&mut game, &mut chance, plies);
        game.turns().iter().for_each(check_turn);
        check_all(&game);
        check_record(&game);
        check_history(&game);
        end_by_choice(&mut game, &mut chance);
        check_all(&game);
        check_record(&game);
        check_history(&game);
    }

    #[test]
    fn turned_by_half_a_game_is_the_same(rules in rules(), seed: u64) {
        let mut chance = Chance(seed);
        check_symmetry(&opening(rules).position(), &mut chance, 120);
        check_symmetry(&thrown(rules, &mut chance), &mut chance, 60);
    }

    #[test]
    fn chance_games_end(rules in rules(), seed: u64) {
        let mut game = opening(rules);
        let rounds = if rules.starts_with("san-yao") && !rules.contains("match=false") {
            usize::from(game.options().get("rounds"))
        } else {
            1
        };
        let plies = wander(&mut game, &mut Chance(seed), CAP * rounds);
        prop_assert!(game.outcome().is_some(), "{} plies: {}", plies, game.record());
        check_end(&game);
    }

    #[test]
    fn new_moves_replace_what_was_undone(rules in rules(), seed: u64) {
        let mut chance = Chance(seed);
        let mut game = opening(rules);
        wander(&mut game, &mut chance, 30);
        for _ in 0..20 {
            if chance.below(3) == 0 && !game.legal_moves().is_empty() {
                wander(&mut game, &mut chance, 1);
                prop_assert!(!game.redo(), "nothing is left to do again");
            } else if chance.below(2) == 0 {
                game.undo();
            } else {
                game.redo();
            }
        }
        check_record(&game);
        check_history(&game);
    }
}
