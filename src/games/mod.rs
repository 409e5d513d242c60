//! The rule sheets, one file each, and the list of them.

use crate::error::Error;
use crate::info::GameInfo;
use crate::line::{AnyLine, Line};
use crate::options::{OptionSpec, Options};
use crate::plain::Value;
use crate::setup::Setup;
use crate::sheet::{Reason, Sheet};
#[cfg(feature = "cli")]
use crate::tables::{self, AnyBuilder, Builder, Contradiction, Endings, Fault};

/// Declares the modules of the rule sheets and lists them in [`GAMES`].
macro_rules! games {
    ($($(#[$when:meta])* $module:ident :: $Sheet:ident),* $(,)?) => {
        $($(#[$when])* pub mod $module;)*

        /// Every game there is, in the order they are offered.
        pub static GAMES: &[Entry] = &[$($(#[$when])* Entry::of::<$module::$Sheet>()),*];
    };
}

games! {
    o_an_quan::OAnQuan,
    san_yao::SanYao,
    al_manqala::AlManqala,
    dakon::Dakon,
    #[cfg(feature = "kalah")] kalah::Kalah,
    #[cfg(feature = "awari")] awari::Awari,
}

/// A game in the list: its name, and the ways into its rule sheet for who knows it only by that name.
#[derive(Debug)]
pub struct Entry {
    /// The name in records and programs.
    pub name: &'static str,
    /// The name people use.
    pub title: &'static str,
    /// What can be chosen about its rules.
    pub options: &'static [OptionSpec],
    /// Whether it has tables of endings.
    #[cfg(feature = "cli")]
    pub(crate) endings: bool,
    /// Works out such a table, of up to so many seeds.
    #[cfg(feature = "cli")]
    pub(crate) builder: fn(&Options, u8) -> Building,
    /// Compares a layer of a table with the rules.
    #[cfg(feature = "cli")]
    pub(crate) check_layer: fn(&Endings, u8) -> Result<u32, Contradiction>,
    /// What a page needs to lay it out.
    pub(crate) info: fn(&Options) -> GameInfo,
    /// A fresh game, or one from a typed position.
    pub(crate) open: fn(&Options, Option<&Setup>) -> Result<Opened, Error>,
    /// Reads the parts of a typed position out of plain data.
    pub(crate) read: fn(&Options, &Value) -> Result<Setup, Error>,
}

/// A builder, or why there is none.
#[cfg(feature = "cli")]
type Building = Result<Box<dyn AnyBuilder>, Fault>;

/// A line that was opened, with the reason if the game is over already.
type Opened = (Box<dyn AnyLine>, Option<Reason>);

impl Entry {
    const fn of<S: Sheet>() -> Self {
        Entry {
            name: S::NAME,
            title: S::TITLE,
            options: S::OPTIONS,
            #[cfg(feature = "cli")]
            endings: S::ENDINGS,
            #[cfg(feature = "cli")]
            builder: |options, seeds| Ok(Box::new(Builder::<S>::new(options, seeds)?)),
            #[cfg(feature = "cli")]
            check_layer: tables::check::<S>,
            info: |options| GameInfo::of(&S::new(options), options),
            open: |options, typed| {
                let sheet = S::new(options);
                let opening = typed.map_or(Ok(sheet.start()), |setup| sheet.accept(setup))?;
                let (line, reason) = Line::from(sheet, opening);
                Ok((Box::new(line), reason))
            },
            read: |options, value| {
                let sheet = S::new(options);
                Setup::read(value, sheet.fields(), sheet.total(), &["game", "options"])
            },
        }
    }
}

/// The game of this name.
///
/// # Errors
/// [`Error::UnknownGame`].
pub fn find(name: &str) -> Result<&'static Entry, Error> {
    GAMES
        .iter()
        .find(|game| game.name == name)
        .ok_or_else(|| Error::UnknownGame { name: name.into() })
}
