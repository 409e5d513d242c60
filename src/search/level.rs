//! What a level of play can see.

/// How many levels there are, from 1.
pub const LEVELS: u32 = 8;

/// The level of who does not choose one.
pub const DEFAULT_LEVEL: u8 = 4;

/// How far a level looks: in plies, turns and nodes, never in time, so that it plays the same everywhere.
///
/// The steps are such that a level wins most, but not nearly all, of its games against the one below
/// (`mancala selfplay`, `docs/performance.md`), and that from the second on none leaves what a look at
/// one ply shows (`mancala levels`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// Plies looked ahead.
    pub plies: u32,
    /// Nodes visited at most.
    pub nodes: u64,
    /// Turns followed that one player has in a row after the first, those already had among them: what
    /// comes of further ones is not seen. So nobody but the highest level plans one endless run.
    pub again: u8,
    /// Who is about to leave ten points or more that he could have at once looks so many plies further,
    /// each for twice as many nodes.
    pub doubt: u8,
    /// Points by which a move may look worse than the best and still be chosen by a seed.
    pub leeway: i16,
}

/// Nodes of the levels in games where a sowing ends the turn, and in those where it may go on: there more
/// happens that nobody saw coming, and each doubling is worth less. The second level sees two plies whole;
/// the first looks at the answers to those moves alone that it likes best, with so many nodes for each it
/// can choose from and one more.
const NODES: [[u32; LEVELS as usize]; 2] = [
    [4, 70, 93, 230, 560, 1_600, 4_700, 17_000],
    [3, 70, 85, 270, 900, 4_000, 20_000, 250_000],
];
const PLIES: [u8; LEVELS as usize] = [2, 2, 3, 4, 6, 8, 12, 200];
/// The first can look at so few that it does not make use of its third.
const AGAIN: [u8; LEVELS as usize] = [3, 2, 4, 4, 5, 6, 8, u8::MAX];
/// In games where a sowing may go on. Where it ends the turn so many moves look equal that no two games are
/// the same as it is. The second level needs most of it: in Sàn Yáo hardly any two moves look equal to it.
const LEEWAY: [i16; LEVELS as usize] = [2, 3, 2, 2, 2, 1, 1, 0];

impl Level {
    /// As far as can be looked.
    pub(crate) const UNLIMITED: Level = Level {
        plies: 200,
        nodes: u64::MAX,
        again: u8::MAX,
        doubt: 0,
        leeway: 0,
    };

    /// The level of this number, in a game of so many moves to choose from at a time, with relays or
    /// without; what is above the highest plays as the highest.
    #[must_use]
    #[inline(never)]
    pub const fn of(number: u8, choices: u8, relays: bool) -> Self {
        let place = match number {
            0 => 0,
            1..=8 => number as usize - 1,
            _ => LEVELS as usize - 1,
        };
        let nodes = NODES[relays as usize][place] as u64;
        Level {
            plies: PLIES[place] as u32,
            nodes: match place {
                0 => nodes * (choices as u64 + 1),
                _ => nodes,
            },
            again: AGAIN[place],
            doubt: match number {
                2..=7 => 4,
                _ => 0,
            },
            leeway: if relays { LEEWAY[place] } else { 0 },
        }
    }
}
