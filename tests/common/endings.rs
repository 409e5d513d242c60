//! Positions near the end of a game.

use mancala::setup::Field;
use mancala::{Game, Pieces, Position};

use super::{Chance, from_position, opening, thrown, wander};

/// Rules under which a single round is the whole game.
pub const SINGLE: &[&str] = &[
    "o-an-quan",
    "o-an-quan;emptyMandarin=gap;youngMandarin=5",
    "o-an-quan;mandarin=pebbles;emptyMandarin=gap",
    "san-yao;match=false",
    "san-yao;rounds=1",
    "al-manqala",
    "dakon",
    "dakon;holes=5;nembak=takes-both",
    "dakon;holes=9",
];

/// Positions from chance games near their end, and typed ones; all with whatever history they have.
pub fn ending(rules: &str, seed: u64) -> Game {
    let mut chance = Chance(seed);
    let lean = rules.starts_with("o-an-quan") && chance.below(4) > 0;
    let mut game = match chance.below(2) {
        _ if lean => from_position(&lean_position(rules, &mut chance)).expect("a position"),
        0 => opening(rules),
        _ => from_position(&thrown(rules, &mut chance)).expect("a position"),
    };
    if lean {
        return game;
    }
    wander(&mut game, &mut chance, 1_000);
    for _ in 0..=chance.below(9) {
        game.undo();
    }
    game
}

/// Ô Ăn Quan with next to nothing captured: the rows run empty, and the game into deadlock.
fn lean_position(rules: &str, chance: &mut Chance) -> Position {
    let mut position = opening(rules).position();
    let setup = &mut position.setup;
    let mut captured = [chance.below(2) as u32, chance.below(3) as u32 / 2].map(Pieces::seeds);
    let Some(Field::Pieces([mut south, mut north])) = setup.field("mandarins").cloned() else {
        panic!("mandarins are a field of every position");
    };
    let all = 50 + south.seeds + north.seeds;
    setup.holes = [vec![0; 5], vec![0; 5]];
    let on_board = 1 + chance.below(4) as u32;
    for _ in 0..on_board {
        setup.holes[chance.below(2)][chance.below(5)] += 1;
    }
    let rest = all - on_board - captured[0].seeds - captured[1].seeds;
    south.seeds = chance.below(rest as usize + 1) as u32;
    north.seeds = rest - south.seeds;
    if chance.below(4) == 0 {
        captured[0].stones += south.stones;
        south.stones = 0;
    }
    setup.stores = captured.map(Pieces::points);
    for (name, field) in &mut setup.fields {
        match *name {
            "mandarins" => *field = Field::Pieces([south, north]),
            "captured" => *field = Field::Pieces(captured),
            _ => {}
        }
    }
    position
}
