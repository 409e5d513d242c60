//! The search without its table, against plain minimax to the same depth.

use super::level::Level;
use super::{Engine, Limits, Table};
use crate::board::Seat;
use crate::game::Game;
use crate::turn::End;

/// A number below `n`, of a kind that is the same everywhere.
fn below(state: &mut u64, n: usize) -> usize {
    *state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
    (*state >> 33) as usize % n
}

/// The margin of South, debts included, as the game lies.
fn lead(game: &Game) -> i64 {
    let mut counted = game.clone();
    // Who gives up has what he has.
    if counted.outcome().is_none() {
        counted
            .end(End::Resign(Seat::South))
            .expect("a game that is not over");
    }
    let points = counted.outcome().expect("an end").points;
    points[0] - points[1]
}

/// The margin of South after so many half plies of the best play, forced moves not counted: no order, no
/// bounds, no table. What lies at the horizon is worth what it is.
fn minimax(game: &mut Game, depth: u32) -> i64 {
    if depth == 0 || game.outcome().is_some() {
        return lead(game);
    }
    let mover = game.position().setup.to_move;
    let mut best = None;
    let moves = game.legal_moves();
    for mv in &moves {
        game.play(mv).expect("a listed move");
        let cost = match game.position().setup.to_move == mover {
            _ if moves.len() == 1 => 0,
            true => 1,
            false => 2,
        };
        let value = minimax(game, depth.saturating_sub(cost));
        game.undo();
        let better = |best: i64| match mover {
            Seat::South => value > best,
            Seat::North => value < best,
        };
        if best.is_none_or(better) {
            best = Some(value);
        }
    }
    best.expect("a move")
}

/// Three plies are too few for a position to come back on the way, which plain search judges otherwise.
#[test]
fn without_a_table_each_depth_has_the_value_of_plain_minimax() {
    for record in [
        "1/o-an-quan//",
        "1/o-an-quan;emptyMandarin=gap;youngMandarin=5//",
        "1/san-yao;match=false//",
        "1/al-manqala//",
        "1/dakon;holes=5//",
        "1/dakon//",
    ] {
        for seed in 0..12 {
            let mut chance = seed * 77 + 1;
            let mut game = Game::parse(record).expect("a record");
            for _ in 0..5 * seed {
                let moves = game.legal_moves();
                if !moves.is_empty() {
                    let mv = &moves[below(&mut chance, moves.len())];
                    game.play(mv).expect("a listed move");
                }
            }
            let sign = match game.position().setup.to_move {
                Seat::South => 1,
                Seat::North => -1,
            };
            let over = game.outcome().is_some();
            for plies in (1..=3).take_while(|_| !over) {
                let mut engine = Engine {
                    table: Table::new(0).expect("nothing"),
                    kept: None,
                    search: None,
                };
                engine.start(&game, &Limits::default());
                let root = engine.search.as_mut().expect("a search").root_mut();
                root.limits = Level {
                    plies,
                    ..Level::UNLIMITED
                };
                let analysis = engine.step(u64::MAX).expect("an analysis");
                let plain = minimax(&mut game, 2 * plies);
                assert_eq!(
                    analysis.score,
                    sign * plain,
                    "{plies} plies from {}",
                    game.record()
                );
            }
        }
    }
}
