//! Chance moves and chance positions, the same from the same seed.

use super::opening;
use mancala::setup::Field;
use mancala::{Game, Pieces, Position, Seat};

/// A stream of numbers from a seed (SplitMix64).
#[derive(Clone, Debug)]
pub struct Chance(pub u64);

impl Chance {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    /// One of several.
    pub fn of<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}

/// Plays chance moves until the end, or until so many were played.
pub fn wander(game: &mut Game, chance: &mut Chance, plies: usize) -> usize {
    for ply in 0..plies {
        let legal = game.legal_moves();
        if legal.is_empty() {
            return ply;
        }
        let mv = chance.of(&legal);
        game.play(mv)
            .unwrap_or_else(|error| panic!("{}, {mv}: {error}", game.record()));
    }
    plies
}

/// A position that the rules accept, as chance throws it: mostly few seeds on the board.
pub fn thrown(rules: &str, chance: &mut Chance) -> Position {
    let mut position = opening(rules).position();
    let setup = &mut position.setup;
    setup.to_move = *chance.of(&Seat::BOTH);
    let row = setup.holes[0].len();
    let (mut holes, mut mandarins) = ([vec![0; row], vec![0; row]], [Pieces::default(); 2]);
    let mut captured = [Pieces::default(); 2];
    let (mut seeds, stones) = match setup.field("mandarins") {
        Some(Field::Pieces([pieces, _])) if pieces.stones > 0 => (50, 2),
        Some(_) => (70, 0),
        None => (setup.holes.concat().iter().sum::<u32>(), 0),
    };
    let cells = if setup.field("mandarins").is_some() {
        row + 1
    } else {
        row
    };
    let on_board = match chance.below(4) {
        0 => chance.below(4) as u32,
        1 | 2 => chance.below(seeds as usize / 3) as u32,
        _ => chance.below(seeds as usize + 1) as u32,
    };
    let side = chance.below(4);
    for _ in 0..on_board {
        // Now and then all seeds on one side, so that rows are empty.
        let seat = if side < 2 {
            Seat::BOTH[side]
        } else {
            *chance.of(&Seat::BOTH)
        };
        match chance.below(cells) {
            i if i < row => holes[seat][i] += 1,
            _ => mandarins[seat].seeds += 1,
        }
    }
    seeds -= on_board;
    for _ in 0..stones {
        let seat = *chance.of(&Seat::BOTH);
        let heap = if chance.below(3) > 0 && mandarins[seat].stones == 0 {
            &mut mandarins
        } else {
            &mut captured
        };
        heap[seat].stones += 1;
    }
    // Al-manqala: captures are even while beads lie on the board.
    if position.game == "al-manqala" && on_board % 2 == 1 {
        holes[0][0] += 1;
        seeds -= 1;
    }
    let south = match chance.below(3) {
        0 => 0,
        1 => seeds,
        _ => chance.below(seeds as usize + 1) as u32,
    };
    let south = if position.game == "al-manqala" {
        south & !1
    } else {
        south
    };
    captured[0].seeds = south;
    captured[1].seeds = seeds - south;
    setup.holes = holes;
    setup.stores = captured.map(Pieces::points);
    for (name, field) in &mut setup.fields {
        *field = match *name {
            "mandarins" => Field::Pieces(mandarins),
            "captured" => Field::Pieces(captured),
            "debts" => Field::Pair([
                chance.below(90) as u32,
                chance.below(3) as u32 * 1_000_000_000,
            ]),
            "owners" => {
                let (strong, sons) = (*chance.of(&Seat::BOTH), chance.below(5));
                let mut rows = [vec![Seat::South; 5], vec![Seat::North; 5]];
                rows[strong.other()][..sons].fill(strong);
                Field::Owners(rows)
            }
            "round" => {
                Field::Number(1 + chance.below(position.options.get("rounds").min(3).into()) as u32)
            }
            "starter" => Field::Seat(*chance.of(&Seat::BOTH)),
            _ => field.clone(),
        };
    }
    position
}
