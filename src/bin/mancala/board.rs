//! A board in letters and numbers.

use mancala::{Game, Seat};

/// The board as lines of text: North's row above, from his right to his left.
pub fn draw(game: &Game) -> String {
    let (position, info) = (game.position(), game.info());
    let setup = &position.setup;
    let owners = match setup.field("owners") {
        Some(mancala::setup::Field::Owners(owners)) => Some(owners),
        _ => None,
    };
    let hole = |seat: Seat, i: usize| {
        let conquered = owners.is_some_and(|owners| owners[seat][i] != seat);
        format!(
            "{:>4}{}",
            setup.holes[seat][i],
            if conquered { '*' } else { ' ' }
        )
    };
    let row = |seat: Seat, cells: Vec<String>| {
        let mut cells = cells;
        if seat == Seat::North {
            cells.reverse();
        }
        format!("        {}\n", cells.concat())
    };
    let names = |seat| {
        info.row(seat)
            .iter()
            .map(|name| format!("{name:>4} "))
            .collect()
    };
    let seeds = |seat: Seat| {
        (0..setup.holes[seat].len())
            .map(|i| hole(seat, i))
            .collect()
    };

    let mut text = String::new();
    text += &row(Seat::North, names(Seat::North));
    text += &row(Seat::North, seeds(Seat::North));
    text += &middle(game);
    text += &row(Seat::South, seeds(Seat::South));
    text += &row(Seat::South, names(Seat::South));
    if owners.is_some_and(|owners| {
        Seat::BOTH
            .iter()
            .any(|&seat| owners[seat].iter().any(|&owner| owner != seat))
    }) {
        text += "        * belongs to the other player\n";
    }
    text
}

/// What stands at the ends: stores, and the mandarin squares of Ô Ăn Quan.
fn middle(game: &Game) -> String {
    let setup = game.position().setup;
    let [south, north] = setup.stores;
    let width = 5 * setup.holes[0].len();
    let mut left = format!("s {north}");
    let mut right = format!("S {south}");
    if let Ok([east, west]) = setup.pieces("mandarins") {
        let square = |name, pieces: mancala::Pieces| {
            let stone = if pieces.stones > 0 { "(10)+" } else { "" };
            format!("{name} {stone}{}", pieces.seeds)
        };
        left = format!("{left}   {}", square("q", west));
        right = format!("{}   {right}", square("Q", east));
    }
    format!("  {left:<5} {:width$} {right}\n", "")
}
