//! The `mancala` program: play in a terminal, count, measure.

mod arguments;
mod balance;
mod bench;
mod board;
mod chance;
mod levels;
mod measure;
mod openings;
mod output;
mod perft;
mod play;
mod rounds;
mod runs;
mod sample;
mod selfplay;
mod solve;
mod tables;

use std::process::ExitCode;

use arguments::Arguments;
use output::{complain, say};

const HELP: &str = "\
mancala - Ô Ăn Quan, Sàn Yáo, Al-manqala and Dakon in a terminal

  mancala play GAME      play, against the computer or a second person
  mancala moves GAME     the legal moves
  mancala perft GAME     count the sequences of 1, 2, 3 ... moves
  mancala selfplay GAME  play each level against the one below
  mancala levels GAME    how many points a move of each level loses
  mancala solve GAME     prove how the game ends when both play perfectly
  mancala openings GAME  what the ways to open are worth, the fairest first
  mancala runs dakon     what the first turn can bring at most
  mancala balance GAME   strong play against itself: how much the start is worth
  mancala measure GAME   nodes to prove positions of random games
  mancala tables build GAME    work out how the last seeds are played
  mancala tables check FILE    compare a table with the rules and with searches
  mancala tables measure GAME  nodes to prove the last seeds of random games
  mancala bench [GAME]   random play and search, per second
  mancala help           this text

GAME is o-an-quan, san-yao, al-manqala or dakon, or the record of a game
such as 1/dakon//A.B, which is taken up where it stands.

  --option NAME=VALUE    a rule option, such as holes=5 (any number of them)
  --south WHO            play: person (default) or a level from 1 to 8
  --north WHO            play: the same; default 4
  --depth N              perft: up to so many moves; default 5
                         openings: of so many moves; default 1
  --cap N                openings: what the first turn brings if it has to end
                         after so many moves, the best first
  --levels A,B,...       selfplay: the levels to compare; default 2,4,6,8
                         levels: the levels to measure; default all; in both
                         PLIES:NODES:AGAIN:DOUBT:LEEWAY are other limits
                         balance: levels instead of nodes
  --openings N           selfplay: random openings; default 100
  --seed N               where chance begins; default 1
  --games N              bench: random games; default 200000
                         balance: games; default 100
  --nodes N              bench: nodes of the search; default 2000000
                         levels: nodes of the search that judges; default 200000
                         solve: stop after so many
                         openings, measure: of each search; default 1000000
                         balance: of each move; default 250000
  --minutes N            solve: stop after so many
  --at-least N           solve: prove only that the player to move can get N
                         points more than the other
  --at-most N            solve: prove only that he cannot get more than N
  --table N              megabytes of memory for positions; default 256
  --threads N            solve: threads at work; default 1, with which it takes
                         the same nodes each time
  --checkpoint FILE      solve, tables build: keep what was found there, and
                         go on from it
  --tables FILE          solve, tables measure: use this table of endings
  --file FILE            tables build: where the table is kept, and gone on with
  --seeds N              tables build, measure: up to so many; default 8
  --positions N          levels: positions to choose in; default 1000
                         tables check, measure: of each number of seeds;
                         default 100
                         measure: how many; default 1000
                         runs: kept of each store; default 200000
";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            complain(problem);
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), String> {
    let arguments = Arguments::read()?;
    match arguments.command.as_str() {
        "play" => play::run(&arguments),
        "moves" => {
            say(format_args!(
                "{}\n",
                arguments.game()?.legal_moves().join(" ")
            ));
            Ok(())
        }
        "perft" => perft::run(&arguments),
        "selfplay" => selfplay::run(&arguments),
        "levels" => levels::run(&arguments),
        "solve" => solve::run(&arguments),
        "openings" => openings::run(&arguments),
        "runs" => runs::run(&arguments),
        "balance" => balance::run(&arguments),
        "measure" => measure::run(&arguments),
        "tables" => tables::run(&arguments),
        "bench" => bench::run(&arguments),
        "" | "help" => {
            say(format_args!("{HELP}"));
            Ok(())
        }
        other => Err(format!(
            "there is no command {other:?}; `mancala help` lists them"
        )),
    }
}
