//! What can be wrong with a table that is read.

use core::fmt;

/// Why a table was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// These bytes are something else.
    NotATable,
    /// It is in a later format than this program knows.
    Newer,
    /// It is of a game, or of rules, that are not there or have no tables.
    Foreign,
    /// It is not what was written, or not all of it.
    Damaged,
    /// It is larger than may be.
    TooLarge,
}

impl Fault {
    /// A stable name for programs to test.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Fault::NotATable => "not-a-table",
            Fault::Newer => "newer-version",
            Fault::Foreign => "foreign-table",
            Fault::Damaged => "damaged-table",
            Fault::TooLarge => "table-too-large",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Fault::NotATable => "this is no table of endings",
            Fault::Newer => "the table is in a newer format than this program knows",
            Fault::Foreign => "the table is of another game, or of other rules",
            Fault::Damaged => "the table is damaged",
            Fault::TooLarge => "the table is too large",
        })
    }
}

impl core::error::Error for Fault {}
