//! What a level of play can see.

/// How many levels there are, from 1.
pub const LEVELS: u32 = 8;

/// The level of who does not choose one.
pub const DEFAULT_LEVEL: u8 = 4;

/// How far a level looks: in plies and nodes, never in time, so that it plays the same everywhere.
///
/// The steps are such that a level wins most, but not nearly all, of its games against the one below
/// (`mancala selfplay`, `docs/performance.md`): so nodes grow the more the higher the level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// Plies looked ahead.
    pub plies: u32,
    /// Nodes visited at most.
    pub nodes: u64,
}

impl Level {
    /// As far as can be looked.
    pub(crate) const UNLIMITED: Level = Level {
        plies: 200,
        nodes: u64::MAX,
    };

    /// The level of this number; what is above the highest plays as the highest.
    #[must_use]
    pub const fn of(number: u8) -> Self {
        match number {
            0 | 1 => Level {
                plies: 1,
                nodes: 200,
            },
            2 => Level {
                plies: 2,
                nodes: 30,
            },
            3 => Level {
                plies: 3,
                nodes: 62,
            },
            4 => Level {
                plies: 4,
                nodes: 150,
            },
            5 => Level {
                plies: 5,
                nodes: 600,
            },
            6 => Level {
                plies: 8,
                nodes: 2_600,
            },
            7 => Level {
                plies: 12,
                nodes: 16_000,
            },
            _ => Level {
                plies: Level::UNLIMITED.plies,
                nodes: 250_000,
            },
        }
    }
}
