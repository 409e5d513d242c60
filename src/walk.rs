//! Walks through the tree of a game: counting all lines, and playing some at random.

use crate::history::History;
use crate::line::Line;
use crate::referee;
use crate::sheet::Sheet;

impl<S: Sheet> Line<S> {
    /// Counts the sequences of so many moves from here (*perft*).
    ///
    /// The last move may end the game; a sequence that ends earlier does not count. A forced pass is no
    /// move.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        perft(
            self.sheet(),
            self.position(),
            &mut self.past().clone(),
            depth,
        )
    }

    /// Plays so many games of random moves from here to their ends, and tells how many moves it took.
    ///
    /// `below(n)` must give a number below `n`; the engine has no chance of its own.
    pub fn playouts(&self, games: u32, mut below: impl FnMut(usize) -> usize) -> u64 {
        let sheet = self.sheet();
        let mut past = self.past().clone();
        let mut plies = 0;
        for _ in 0..games {
            let mut position = *self.position();
            let mut played = 0;
            // A position that is not over has a move.
            while let Some(mv) = sheet.moves(&position).choose(&mut below) {
                played += 1;
                if referee::play(sheet, &mut position, mv, &mut past, &mut ()).is_some() {
                    break;
                }
            }
            past.take_back(played);
            plies += played as u64;
        }
        plies
    }
}

fn perft<S: Sheet>(sheet: &S, position: &S::Position, past: &mut History, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut lines = 0;
    for mv in sheet.moves(position) {
        let mut after = *position;
        let over = referee::play(sheet, &mut after, mv, past, &mut ()).is_some();
        lines += match over {
            true => u64::from(depth == 1),
            false => perft(sheet, &after, past, depth - 1),
        };
        past.pop();
    }
    lines
}
