//! A game in the terminal.

use std::io::{self, BufRead as _};

use mancala::{End, Engine, Game, Limits, Seat, Step, Turn};

use crate::arguments::Arguments;
use crate::board;
use crate::output::say;

const COMMANDS: &str = "\
a move         such as C, in Ô Ăn Quan with the direction: Cl or Cr
moves          the legal moves
hint           what the computer would play
undo, redo     back to your last choice, and forward again
record         the game as one line, to be taken up with `mancala play`
resign, agree  end the game (agree: the split of Al-manqala)
quit           stop";

pub fn run(arguments: &Arguments) -> Result<(), String> {
    let mut table = Table {
        game: arguments.game()?,
        seats: arguments.seats,
        engine: engine()?,
    };
    say(format_args!(
        "{}; type help for what can be typed.\n\n",
        table.game.info().title
    ));
    let mut input = io::stdin().lock();
    loop {
        say(format_args!("{}", board::draw(&table.game)));
        if let Some(outcome) = table.game.outcome() {
            let [south, north] = outcome.points;
            let who = match outcome.winner {
                Some(Seat::South) => "South wins",
                Some(Seat::North) => "North wins",
                None => "a draw",
            };
            say(format_args!(
                "\n{who}, {south} : {north} ({}). undo, record or quit?\n",
                outcome.reason.0
            ));
        } else if let Some(level) = table.seats[table.to_move()] {
            table.answer(level)?;
            continue;
        } else {
            say(format_args!("\n{} to move.\n", name(table.to_move())));
        }
        loop {
            say(format_args!("> "));

            let mut line = Vec::new();
            let length = (input.read_until(b'\n', &mut line))
                .map_err(|error| format!("cannot read what was typed: {error}"))?;
            if length == 0 {
                return Ok(());
            }
            // What is no text keeps a sign of it, and so is no command and no move.
            match table.obey(String::from_utf8_lossy(&line).trim()) {
                Ok(Told::Go) => break,
                Ok(Told::Stay) => {}
                Ok(Told::Quit) => return Ok(()),
                Err(problem) => say(format_args!("{problem}\n")),
            }
        }
    }
}

/// What follows from a line that was typed.
enum Told {
    /// Show the board and go on.
    Go,
    /// Ask again.
    Stay,
    Quit,
}

struct Table {
    game: Game,
    seats: [Option<u8>; 2],
    engine: Engine,
}

impl Table {
    fn to_move(&self) -> Seat {
        self.game.position().setup.to_move
    }

    fn obey(&mut self, line: &str) -> Result<Told, mancala::Error> {
        match line {
            "" => return Ok(Told::Stay),
            "quit" | "exit" => return Ok(Told::Quit),
            "help" => say(format_args!("{COMMANDS}\n")),
            "moves" => say(format_args!("{}\n", self.game.legal_moves().join(" "))),
            "record" => say(format_args!("{}\n", self.game.record())),
            "hint" if self.game.outcome().is_some() => return Err(mancala::Error::GameOver),
            "hint" => {
                let limits = Limits {
                    level: Some(8),
                    ..Limits::default()
                };
                let analysis = self.engine.think(&self.game, &limits);
                let trust = if analysis.exact { "proven" } else { "expected" };
                say(format_args!(
                    "{} ({trust} margin {:+})\n",
                    analysis.best, analysis.score
                ));
            }
            "undo" | "redo" => {
                let step = if line == "undo" {
                    Game::undo
                } else {
                    Game::redo
                };
                if !step(&mut self.game) {
                    say(format_args!("there is nothing to {line}\n"));
                    return Ok(Told::Stay);
                }
                while self.game.outcome().is_none()
                    && self.seats[self.to_move()].is_some()
                    && step(&mut self.game)
                {}
                return Ok(Told::Go);
            }
            "resign" => {
                self.game.end(End::Resign(self.to_move()))?;
                return Ok(Told::Go);
            }
            "agree" => {
                self.game.end(End::Agree)?;
                return Ok(Told::Go);
            }
            mv => {
                let turn = self.game.play(mv)?;
                tell(&turn);
                return Ok(Told::Go);
            }
        }
        Ok(Told::Stay)
    }

    fn answer(&mut self, level: u8) -> Result<(), String> {
        let limits = Limits {
            level: Some(level),
            ..Limits::default()
        };
        let best = self.engine.think(&self.game, &limits).best;
        let turn = self.game.play(&best).map_err(|error| error.to_string())?;
        tell(&turn);
        Ok(())
    }
}

/// A turn in one line: what was taken, and what happened by itself.
fn tell(turn: &Turn) {
    let mut taken = 0;
    let mut notes = Vec::new();
    for step in &turn.steps {
        match step {
            Step::Transfer {
                why: mancala::Why::Capture,
                pieces,
                ..
            } => taken += pieces.points(),
            Step::Pass(seat) => notes.push(format!("{} passes", name(*seat))),
            Step::Again(_) => notes.push("and moves again".into()),
            Step::Endless { laps } => notes.push(format!("sowed for ever ({laps} laps)")),
            Step::Round {
                points: [south, north],
                ..
            } => {
                notes.push(format!("round over, {south} : {north}; the next is dealt"));
            }
            _ => {}
        }
    }
    if taken > 0 {
        notes.insert(0, format!("takes {taken}"));
    }
    let notes = if notes.is_empty() {
        String::new()
    } else {
        format!(": {}", notes.join(", "))
    };
    say(format_args!(
        "\n{} plays {}{notes}.\n\n",
        name(turn.seat),
        turn.mv
    ));
}

const fn name(seat: Seat) -> &'static str {
    match seat {
        Seat::South => "South",
        Seat::North => "North",
    }
}

fn engine() -> Result<Engine, String> {
    Engine::new(Engine::DEFAULT_MEGABYTES).map_err(|error| error.to_string())
}
