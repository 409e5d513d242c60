//! What long searches need besides: what is proven of each move, and the table kept in a file.

use std::io::{Read, Result, Write};

use super::table::Table;
use super::{Engine, Root};
use crate::checksum::Sum;
use crate::game::Game;

/// What was read is not what was written, or not all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damaged;

impl Engine {
    /// Every legal move with the least and the most final margin that is proven for it, for the player to
    /// move; the best first. Where nothing is proven the numbers are far away.
    #[must_use]
    pub fn proven(&self) -> Vec<(String, [i64; 2])> {
        let root = self.search.as_ref().map(|search| search.root());
        root.map_or(Vec::new(), Root::ranges)
    }

    /// Takes up a game to answer one question: whether the final margin of the player to move can be
    /// proven to be at least so much (`own`), or to be less.
    ///
    /// The scores of such a search say nothing, and must not be mixed with others: of the table only what
    /// is proven stays.
    pub fn ask(&mut self, game: &Game, margin: i64, own: bool) {
        self.set_out(game, || {
            let mut search = game.search();
            search.ask(margin, own);
            search
        });
        self.table.forget_guesses();
    }

    /// Writes what the table holds.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn write_table(&self, out: &mut impl Write) -> Result<()> {
        let mut sum = Sum::default();
        for entry in self.table.bytes() {
            sum.add(&entry);
            out.write_all(&entry)?;
        }
        out.write_all(&[0; Table::BYTES])?;
        out.write_all(&sum.bytes())
    }

    /// Takes what was written into the table of an engine that was [started](Engine::start) with a game
    /// of the same rules; into a smaller one as much as fits.
    ///
    /// # Errors
    /// Those of the reader; [`Damaged`], and then the table is empty.
    pub fn read_table(
        &mut self,
        from: &mut impl Read,
    ) -> Result<core::result::Result<(), Damaged>> {
        let (mut sum, mut entry) = (Sum::default(), [0; Table::BYTES]);
        let whole = loop {
            from.read_exact(&mut entry)?;
            if entry == [0; Table::BYTES] {
                let mut end = [0; 8];
                from.read_exact(&mut end)?;
                break end == sum.bytes();
            }
            sum.add(&entry);
            if !self.table.restore(&entry) {
                break false;
            }
        };
        if !whole {
            self.table.clear();
            return Ok(Err(Damaged));
        }
        Ok(Ok(()))
    }
}
