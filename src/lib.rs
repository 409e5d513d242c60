//! An engine for four sowing games: **Ô Ăn Quan** (Vietnam), **Sàn Yáo** (Henan), **Al-manqala**
//! (Galilee) and **Dakon** (Java).
//!
//! It tells the legal moves of a position, plays a move step by step as a list of transfers of
//! pieces, and looks for good moves. It knows no JavaScript, no prose, no clock and no chance.
//!
//! ```
//! use mancala::{Engine, Game, Limits, Step};
//!
//! let mut game = Game::new("o-an-quan", None)?;
//! let turn = game.play("Al")?;
//! let captured: u32 = (turn.steps.iter())
//!     .filter_map(|step| match step {
//!         Step::Transfer { why: mancala::Why::Capture, pieces, .. } => Some(pieces.points()),
//!         _ => None,
//!     })
//!     .sum();
//! assert_eq!(captured, 11);
//!
//! let answer = Engine::new(1)?.think(&game, &Limits { level: Some(2), ..Limits::default() });
//! game.play(&answer.best)?;
//! # Ok::<(), mancala::Error>(())
//! ```
//!
//! # Rooms
//!
//! Each knows only those above it.
//!
//! - nouns: [`board`], [`layout`], [`track`], [`moves`], [`transfer`], [`options`], [`setup`]
//! - rules: [`sheet`] (what a game must say), [`games`] (one file each), [`referee`] (what happens
//!   around a move)
//! - play: [`line`](mod@line) (positions of a game one after the other), [`Game`] (a game named at run time, with
//!   undo, ends and records), [`notation`]
//! - [`tables`]: how the last seeds are played out, worked out beforehand
//! - [`search`]
//! - the JavaScript module, behind the feature `web`
//!
//! # Features
//!
//! - `cli` (default): the `mancala` program, and what it counts and measures by (`perft`,
//!   `playouts`)
//! - `serde`: positions, turns, outcomes and analyses in the shapes of the JavaScript module
//! - `web`: the JavaScript module itself
//! - `kalah`, `awari`: two more games for the tests

pub mod board;
mod checksum;
mod error;
mod game;
pub mod games;
pub mod history;
mod info;
pub mod layout;
mod leapfrog;
pub mod line;
pub mod moves;
pub mod notation;
pub mod options;
mod plain;
pub mod referee;
pub mod search;
#[cfg(feature = "serde")]
mod serial;
pub mod setup;
mod shapes;
pub mod sheet;
pub mod tables;
pub mod track;
pub mod transfer;
mod turn;
#[cfg(feature = "cli")]
mod walk;
#[cfg(feature = "web")]
mod wasm;

pub use board::{Pieces, Place, Seat};
pub use error::Error;
pub use game::Game;
pub use info::GameInfo;
pub use options::Options;
pub use plain::Value;
pub use search::{Analysis, Bound, Engine, Limits, MoveValue};

pub use setup::{Position, Setup};
pub use transfer::{Step, Why};
pub use turn::{End, Outcome, Turn};

/// The examples of the README, which are tests too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
