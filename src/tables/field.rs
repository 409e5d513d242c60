//! The positions that a table holds, and the ways on from them by the rules.

use crate::board::Seat;
use crate::moves::Move;
use crate::referee;
use crate::setup::Setup;
use crate::sheet::Sheet;

/// The positions of a game with few seeds, each made from the seeds in the holes.
#[derive(Debug)]
pub(super) struct Field<S: Sheet> {
    sheet: S,
    setup: Setup,
}

/// A way to go on from a position.
#[derive(Clone, Copy, Debug)]
pub(super) enum Way {
    /// The end, with so much won by the player to move.
    End(i16),
    /// Another position.
    On {
        /// So much is won on the way.
        won: i16,
        /// Seeds on the board.
        seeds: u8,
        /// Its [key](Sheet::key).
        key: u128,
        /// The same player is to move.
        same: bool,
    },
}

impl<S: Sheet> Field<S> {
    pub fn new(sheet: S) -> Self {
        let holes = usize::from(sheet.layout().holes);
        let holes = [vec![0; holes], vec![0; holes]];
        let setup = Setup {
            to_move: Seat::South,
            holes,
            stores: [0; 2],
            fields: Vec::new(),
        };
        Field { sheet, setup }
    }

    /// Every way to go on from the position with these seeds in the holes, the mover's first; `None` if
    /// no board can hold it.
    pub fn ways(&mut self, holes: &[u8], mut each: impl FnMut(Way)) -> Option<()> {
        let row = holes.len() / 2;
        for (i, &seeds) in holes.iter().enumerate() {
            self.setup.holes[i / row][i % row] = seeds.into();
        }
        let seeds: u32 = holes.iter().map(|&seeds| u32::from(seeds)).sum();
        self.setup.stores[0] = self.sheet.total() - seeds;
        let before = self.sheet.accept(&self.setup).ok()?;
        let (sheet, mut settled) = (&self.sheet, before);
        let over = referee::settle(sheet, &mut settled, &mut ()).is_some();
        if over || sheet.to_move(&settled) == Seat::North {
            each(self.way(&before, &settled, over));
            return Some(());
        }
        for mv in sheet.moves(&settled) {
            each(self.play(&settled, mv));
        }
        Some(())
    }

    fn play(&self, before: &S::Position, mv: Move) -> Way {
        let mut after = *before;
        let over = referee::play_alone(&self.sheet, &mut after, mv, &mut ()).is_some();
        self.way(before, &after, over)
    }

    fn way(&self, before: &S::Position, after: &S::Position, over: bool) -> Way {
        let lead = |position| {
            let [south, north] = self.sheet.points(position);
            (south - north) as i16
        };
        let won = lead(after) - lead(before);
        match over {
            true => Way::End(won),
            false => Way::On {
                won,
                seeds: self.sheet.most(after) as u8,
                key: self.sheet.key(after),
                same: self.sheet.to_move(after) == Seat::South,
            },
        }
    }
}
