//! What the tests of rules share: a way to write positions and turns down in one line, chance play, and
//! what must hold of every game.
#![allow(
    dead_code,
    unused_imports,
    reason = "each test program uses its own part of it"
)]

mod chance;
mod checks;
mod endings;
mod plain;

pub use chance::{Chance, thrown, wander};
pub use checks::{check_analysis, check_position, check_record, nodes};
pub use endings::{SINGLE, ending};
pub use plain::margins;

use mancala::{Error, Game, Position, Seat, Step, Turn, Value, Why};

/// What a few moves from a written position led to.
#[derive(Debug)]
pub struct Played {
    pub game: Game,
    /// The last turn; none if there was no move.
    pub turn: Option<Turn>,
}

/// Plays moves, separated by spaces, from a position in the notation of records. `rules` is the game
/// with its options, also as a record writes it; no position means the opening.
#[track_caller]
pub fn play(rules: &str, position: &str, moves: &str) -> Played {
    let record = format!("1/{rules}/{position}/");
    let mut game = Game::parse(&record).unwrap_or_else(|error| panic!("{record}: {error}"));
    let mut turn = None;
    for mv in moves.split_whitespace() {
        turn = Some(
            game.play(mv)
                .unwrap_or_else(|error| panic!("{record}, {mv}: {error}")),
        );
    }
    Played { game, turn }
}

impl Played {
    /// The position now.
    #[track_caller]
    pub fn stands(self, position: &str) -> Self {
        assert_eq!(standing(&self.game), position, "the position");
        self
    }

    /// The steps of the last turn, but for lifting and sowing.
    #[track_caller]
    pub fn tells(self, steps: &str) -> Self {
        assert_eq!(
            told(self.turn.as_ref().expect("a turn")),
            steps,
            "the steps"
        );
        self
    }

    /// The lifts of the last turn.
    #[track_caller]
    pub fn lifts(&self) -> String {
        let steps = self.turn.as_ref().expect("a turn").steps.iter();
        let lifts = steps.filter_map(|step| match step {
            Step::Transfer {
                why: Why::Lift,
                rule,
                from,
                pieces,
                ..
            } => Some(format!("{rule} {from} {}", pieces.seeds)),
            _ => None,
        });
        lifts.collect::<Vec<_>>().join("; ")
    }

    /// The moves that may be played now.
    #[track_caller]
    pub fn may(self, moves: &str) -> Self {
        assert_eq!(self.game.legal_moves().join(" "), moves, "the legal moves");
        self
    }

    /// The game goes on.
    #[track_caller]
    pub fn goes_on(self) -> Self {
        assert_eq!(self.game.outcome(), None, "the end");
        self
    }

    /// The game is over for this reason, with these points, and who has more of them has won.
    #[track_caller]
    pub fn ends(self, reason: &str, points: [i64; 2]) -> Self {
        let outcome = self.game.outcome().expect("the end");
        assert_eq!(
            (outcome.reason.0, outcome.points),
            (reason, points),
            "the end"
        );
        assert_eq!(outcome.winner, leader(points), "the winner");
        assert_eq!(self.game.legal_moves(), [""; 0], "moves after the end");
        self
    }
}

/// Who has more points.
pub fn leader(points: [i64; 2]) -> Option<Seat> {
    match points[0] - points[1] {
        0 => None,
        lead if lead > 0 => Some(Seat::South),
        _ => Some(Seat::North),
    }
}

/// The position in the notation of records.
pub fn standing(game: &Game) -> String {
    let shown = Value::from(&game.position());
    let typed = Game::from_position(&shown).expect("what a game shows can be typed");
    let record = typed.record();
    record.split('/').nth(2).expect("a position").to_owned()
}

/// The steps of a turn but for lifting and sowing, as `RULE FROM>TO SEEDS[.STONES]` and the like.
pub fn told(turn: &Turn) -> String {
    let steps = turn.steps.iter().filter_map(|step| match step {
        Step::Transfer { from, to, .. } if [from, to].iter().any(|at| at.to_string() == "hand") => {
            None
        }
        step => Some(tell(step)),
    });
    steps.collect::<Vec<_>>().join("; ")
}

/// One step in a few words.
pub fn tell(step: &Step) -> String {
    match step {
        Step::Transfer {
            why,
            rule,
            from,
            to,
            pieces,
        } => {
            let stones = if pieces.stones > 0 {
                format!(".{}", pieces.stones)
            } else {
                String::new()
            };
            let name = if rule.is_empty() { why.name() } else { rule };
            format!("{name} {from}>{to} {}{stones}", pieces.seeds)
        }
        Step::Pass(seat) => format!("pass {seat:?}"),
        Step::Again(seat) => format!("again {seat:?}"),
        Step::Endless { laps } => format!("endless {laps}"),
        Step::Repay { seat, seeds } => format!("repay {seat:?} {seeds}"),
        Step::Round {
            points: [south, north],
            starter,
            ..
        } => {
            format!("round {south}-{north} {starter:?}")
        }
        Step::End {
            points: [south, north],
        } => format!("end {south}-{north}"),
    }
}

/// Games with options as records write them: every value of every option is among them.
pub const RULES: &[&str] = &[
    "o-an-quan",
    "o-an-quan;first=1;youngMandarin=5",
    "o-an-quan;emptyMandarin=gap",
    "o-an-quan;mandarin=pebbles",
    "o-an-quan;first=1;mandarin=pebbles;emptyMandarin=gap;youngMandarin=7",
    "o-an-quan;emptyMandarin=gap;youngMandarin=10",
    "san-yao",
    "san-yao;first=1;rounds=3",
    "san-yao;rounds=99",
    "san-yao;match=false",
    "san-yao;first=1;match=false",
    "al-manqala",
    "al-manqala;first=1",
    "dakon",
    "dakon;first=1;nembak=takes-both",
    "dakon;holes=5",
    "dakon;first=1;holes=5;nembak=takes-both",
    "dakon;holes=6",
    "dakon;holes=8;nembak=takes-both",
    "dakon;holes=9",
    "dakon;first=1;holes=9;nembak=takes-both",
];

/// The opening under these rules.
#[track_caller]
pub fn opening(rules: &str) -> Game {
    Game::parse(&format!("1/{rules}//")).unwrap_or_else(|error| panic!("{rules}: {error}"))
}

/// The game that a position in plain data makes.
pub fn from_position(position: &Position) -> Result<Game, Error> {
    Game::from_position(&Value::from(position))
}
