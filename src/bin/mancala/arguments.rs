//! What the command line says.

use lexopt::{Arg, Parser};
use mancala::options::OptionSpec;
use mancala::search::{LEVELS, Level};
use mancala::{Engine, Game, Limits, Value, games};

/// More nodes than a search can visit in years.
const MOST_NODES: u64 = 1_000_000_000_000_000;

/// A level, or limits that are none's.
#[derive(Clone, Debug)]
pub struct Player {
    /// As it was typed.
    pub name: String,
    pub limits: Limits,
}

/// The command line taken apart.
#[derive(Debug)]
pub struct Arguments {
    pub command: String,
    /// What is to be done with tables.
    pub action: Option<String>,
    /// A game's name or a record, or the file of a table.
    pub subject: Option<String>,
    /// Rule options as they were typed, each named once.
    pub options: Vec<(String, String)>,
    /// Who sits South and North: nobody (a person) or a level.
    pub seats: [Option<u8>; 2],
    pub depth: Option<u32>,
    /// Moves of the first turn at most.
    pub cap: Option<u32>,
    /// The levels to be measured; none if they were not named.
    pub levels: Vec<Player>,
    pub openings: u32,
    pub seed: u64,
    pub games: Option<u32>,
    /// Nodes of a search, if a limit was given.
    pub nodes: Option<u64>,
    pub minutes: Option<u64>,
    /// The margin that is to be proven as the least or the most.
    pub bound: Option<(i64, bool)>,
    /// Megabytes of the table.
    pub table: u32,
    /// Threads at a search.
    pub threads: u32,
    /// Where a solution or table in work is kept.
    pub checkpoint: Option<String>,
    /// Where a table of endings is kept.
    pub file: Option<String>,
    /// The table of endings that a search uses.
    pub tables: Option<String>,
    /// Seeds of the largest endings.
    pub seeds: u8,
    /// Positions to be looked at.
    pub positions: Option<u32>,
}

impl Arguments {
    /// Reads the command line of this process.
    pub fn read() -> Result<Self, String> {
        let mut read = Arguments {
            command: String::new(),
            action: None,
            subject: None,
            options: Vec::new(),
            seats: [None, Some(4)],
            depth: None,
            cap: None,
            levels: Vec::new(),
            openings: 100,
            seed: 1,
            games: None,
            nodes: None,
            minutes: None,
            bound: None,
            table: 256,
            threads: 1,
            checkpoint: None,
            file: None,
            tables: None,
            seeds: 8,
            positions: None,
        };
        let mut parser = Parser::from_env();
        while let Some(arg) = parser.next().map_err(|error| error.to_string())? {
            let name = match arg {
                Arg::Value(word) => {
                    let word = word
                        .into_string()
                        .map_err(|word| format!("{word:?} is no text"))?;
                    match &read.subject {
                        _ if read.command.is_empty() => read.command = word,
                        _ if read.command == "tables" && read.action.is_none() => {
                            read.action = Some(word);
                        }
                        None => read.subject = Some(word),
                        Some(_) => return Err(format!("{word:?} is one word too many")),
                    }
                    continue;
                }
                Arg::Short('h') => "help".to_owned(),
                Arg::Short(letter) => return Err(format!("there is no option -{letter}")),
                Arg::Long(name) => name.to_owned(),
            };
            if name == "help" {
                read.command = name;
                return Ok(read);
            }
            let value = parser
                .value()
                .map_err(|_| format!("--{name} needs a value"))?;
            let value = value
                .into_string()
                .map_err(|word| format!("{word:?} is no text"))?;
            read.set(&name, &value)?;
        }
        Ok(read)
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        match name {
            "option" => {
                let (option, value) = value
                    .split_once('=')
                    .ok_or_else(|| format!("--option {value:?}: write NAME=VALUE"))?;
                if self.options.iter().any(|(named, _)| named == option) {
                    return Err(format!("option {option:?} is given twice"));
                }
                self.options.push((option.into(), value.into()));
            }
            "south" => self.seats[0] = who(name, value)?,
            "north" => self.seats[1] = who(name, value)?,
            "depth" => self.depth = Some(number(name, value, 1, 20)? as u32),
            "cap" => self.cap = Some(number(name, value, 1, 20)? as u32),
            "levels" => {
                self.levels = value
                    .split(',')
                    .map(|player| self::player(name, player))
                    .collect::<Result<_, _>>()?;
            }
            "openings" => self.openings = number(name, value, 1, 100_000)? as u32,
            "seed" => self.seed = number(name, value, 0, u64::from(u32::MAX))?,
            "games" => self.games = Some(number(name, value, 1, 1_000_000_000)? as u32),
            "nodes" => self.nodes = Some(number(name, value, 1, MOST_NODES)?),
            "minutes" => self.minutes = Some(number(name, value, 1, 1_000_000)?),
            "table" => {
                self.table = number(name, value, 1, u64::from(Engine::MOST_MEGABYTES))? as u32;
            }
            "threads" => self.threads = number(name, value, 1, 256)? as u32,
            "at-least" | "at-most" => {
                let margin = (value.parse().ok())
                    .filter(|margin: &i64| margin.abs() < 1_000)
                    .ok_or_else(|| format!("--{name} {value:?}: a whole number is wanted"))?;
                self.bound = Some((margin, name == "at-least"));
            }
            "checkpoint" => self.checkpoint = Some(value.into()),
            "file" => self.file = Some(value.into()),
            "tables" => self.tables = Some(value.into()),
            "seeds" => self.seeds = number(name, value, 1, 200)? as u8,
            "positions" => self.positions = Some(number(name, value, 1, 100_000_000)? as u32),
            _ => return Err(format!("there is no option --{name}")),
        }
        Ok(())
    }

    /// The levels to be measured: these, unless others were named.
    pub fn levels(&self, usual: &[u8]) -> Vec<Player> {
        match self.levels.is_empty() {
            true => usual.iter().map(|level| Player::of(*level)).collect(),
            false => self.levels.clone(),
        }
    }

    /// The game to be measured: the record's, or [a round](Arguments::round) of the one named.
    pub fn measured(&self) -> Result<Game, String> {
        let game = match &self.subject {
            Some(name) if !name.contains('/') => self.round(name)?,
            _ => self.game()?,
        };
        match game.outcome() {
            Some(_) => Err("the game is over: there is nothing to measure".into()),
            None => Ok(game),
        }
    }

    /// A game from its start to be measured: of Sàn Yáo, unless the options say otherwise, a single
    /// round. (A match won early is won by fewer stones than one won late, so that the margins of
    /// matches say little.)
    pub fn round(&self, name: &str) -> Result<Game, String> {
        let entry = games::find(name).map_err(|error| error.to_string())?;
        let mut options = self.values(entry.options);
        let one_round = ("match".to_owned(), Value::Flag(false));
        let has_rounds = entry.options.iter().any(|spec| spec.name == one_round.0);
        if has_rounds && options.iter().all(|(option, _)| *option != one_round.0) {
            options.push(one_round);
        }
        Game::new(name, Some(&Value::Map(options))).map_err(|error| error.to_string())
    }

    /// The game that the command line names.
    pub fn game(&self) -> Result<Game, String> {
        let subject = self
            .subject
            .as_deref()
            .ok_or("which game? `mancala help` tells more")?;
        let game = if subject.contains('/') {
            if !self.options.is_empty() {
                return Err("a record has its options in it; --option is for a fresh game".into());
            }
            Game::parse(subject)
        } else {
            games::find(subject).and_then(|entry| {
                let options = Value::Map(self.values(entry.options));
                Game::new(subject, Some(&options))
            })
        };
        game.map_err(|error| error.to_string())
    }

    /// The options as plain data, read as in records; the game says whether they will do.
    fn values(&self, specs: &[OptionSpec]) -> Vec<(String, Value)> {
        let value = |name: &str, text: &str| {
            let spec = specs.iter().find(|spec| spec.name == name)?;
            spec.kind.parse(text)
        };
        (self.options.iter())
            .map(|(name, text)| (name.clone(), value(name, text).unwrap_or(Value::Null)))
            .collect()
    }
}

fn who(name: &str, value: &str) -> Result<Option<u8>, String> {
    if value == "person" {
        Ok(None)
    } else {
        level(name, value).map(Some)
    }
}

fn level(name: &str, value: &str) -> Result<u8, String> {
    number(name, value, 1, u64::from(LEVELS)).map(|level| level as u8)
}

impl Player {
    /// Who plays at a level.
    fn of(level: u8) -> Self {
        Player {
            name: level.to_string(),
            limits: Limits {
                level: Some(level),
                ..Limits::default()
            },
        }
    }
}

/// A level, or `PLIES:NODES:AGAIN:DOUBT:LEEWAY`.
fn player(name: &str, value: &str) -> Result<Player, String> {
    let fields: Vec<&str> = value.split(':').collect();
    let [plies, nodes, again, doubt, leeway] = fields[..] else {
        return level(name, value).map(Player::of);
    };
    let sight = Level {
        plies: number(name, plies, 1, 200)? as u32,
        nodes: number(name, nodes, 1, MOST_NODES)?,
        again: number(name, again, 0, 255)? as u8,
        doubt: number(name, doubt, 0, 10)? as u8,
        leeway: number(name, leeway, 0, 10)? as i16,
    };
    Ok(Player {
        name: value.into(),
        limits: Limits {
            sight: Some(sight),
            ..Limits::default()
        },
    })
}

fn number(name: &str, value: &str, min: u64, max: u64) -> Result<u64, String> {
    (value.parse().ok())
        .filter(|number| (min..=max).contains(number))
        .ok_or_else(|| format!("--{name} {value:?}: a whole number from {min} to {max} is wanted"))
}
