//! Rule options: what a game offers to choose, and what was chosen.

use crate::board::Seat;
use crate::error::Error;
use crate::plain::Value;

/// One rule option of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its name, the same in Rust, JavaScript and records.
    pub name: &'static str,
    /// What it can be.
    pub kind: OptionKind,
    /// What it is unless somebody chooses otherwise.
    pub default: u8,
}

/// What an option can be; every value is kept as a small number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// A seat, 0 or 1.
    Seat,
    /// Yes (1) or no (0).
    Flag,
    /// One of these words, kept as its index.
    Choice(&'static [&'static str]),
    /// A number from the first to the second.
    Number(u8, u8),
}

/// The option that all games share: who opens.
pub const FIRST: OptionSpec = OptionSpec {
    name: "first",
    kind: OptionKind::Seat,
    default: 0,
};

/// The most options a game may have.
pub const MOST_OPTIONS: usize = 6;

/// A value for every option of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    specs: &'static [OptionSpec],
    values: [u8; MOST_OPTIONS],
}

impl Options {
    /// The defaults.
    #[must_use]
    pub fn new(specs: &'static [OptionSpec]) -> Self {
        let mut values = [0; MOST_OPTIONS];
        for (value, spec) in values.iter_mut().zip(specs) {
            *value = spec.default;
        }
        Options { specs, values }
    }

    /// These with the default for who opens.
    #[must_use]
    pub(crate) fn without_first(mut self) -> Self {
        if self.specs.first() == Some(&FIRST) {
            self.values[0] = FIRST.default;
        }
        self
    }

    /// The options with these values; `None` if they are too few, too many or cannot be.
    #[cfg(feature = "cli")]
    pub(crate) fn from_values(specs: &'static [OptionSpec], values: &[u8]) -> Option<Self> {
        let mut options = Options::new(specs);
        let possible = |(spec, &value): (&OptionSpec, &u8)| spec.kind.has(value);
        let all = values.len() == specs.len() && specs.iter().zip(values).all(possible);
        options
            .values
            .get_mut(..values.len())?
            .copy_from_slice(values);
        all.then_some(options)
    }

    /// The value of an option; 0 if the game has none of that name.
    #[must_use]
    pub fn get(&self, name: &str) -> u8 {
        self.iter()
            .find(|(spec, _)| spec.name == name)
            .map_or(0, |(_, value)| value)
    }

    /// Who opens.
    #[must_use]
    pub fn first(&self) -> Seat {
        if self.get(FIRST.name) == 0 {
            Seat::South
        } else {
            Seat::North
        }
    }

    /// Whether a choice was made that way.
    #[must_use]
    pub fn is(&self, name: &str, word: &str) -> bool {
        self.iter().any(|(spec, value)| {
            spec.name == name
                && matches!(spec.kind, OptionKind::Choice(words) if words[value as usize] == word)
        })
    }

    /// Every option with its value, in the order the game declares them.
    pub fn iter(&self) -> impl Iterator<Item = (&'static OptionSpec, u8)> + '_ {
        self.specs.iter().zip(self.values)
    }

    /// The options that differ from their defaults, in the order the game declares them.
    pub fn changed(&self) -> impl Iterator<Item = (&'static OptionSpec, u8)> + '_ {
        self.iter().filter(|(spec, value)| *value != spec.default)
    }

    /// Sets one option to a plain value.
    ///
    /// # Errors
    /// [`Error::UnknownOption`] if the game has none of that name, [`Error::BadOption`] if the value
    /// is not one of those it can take.
    pub fn set(&mut self, name: &str, value: &Value) -> Result<(), Error> {
        let i = (self.specs.iter().position(|spec| spec.name == name))
            .ok_or_else(|| Error::UnknownOption { name: name.into() })?;
        if *value == Value::Absent {
            return Ok(());
        }
        let spec = &self.specs[i];
        self.values[i] = spec.kind.read(value).ok_or_else(|| Error::BadOption {
            name: spec.name,
            allowed: spec.kind.allowed(),
        })?;
        Ok(())
    }

    /// Reads a plain object such as `{"holes": 5}`; what is not named has its default.
    ///
    /// # Errors
    /// As [`set`](Options::set), and [`Error::WrongType`] for what is no object.
    pub fn read(specs: &'static [OptionSpec], value: &Value) -> Result<Self, Error> {
        let mut options = Options::new(specs);
        for (name, value) in value.as_map("options")? {
            options.set(name, value)?;
        }
        Ok(options)
    }
}

impl OptionKind {
    /// An option's value as plain data.
    #[must_use]
    pub fn write(self, value: u8) -> Value {
        match self {
            OptionKind::Flag => Value::Flag(value == 1),
            OptionKind::Choice(words) => Value::Text(words[value as usize].into()),
            OptionKind::Seat | OptionKind::Number(..) => Value::Number(value.into()),
        }
    }

    /// The value that plain data stand for.
    fn read(self, value: &Value) -> Option<u8> {
        match (self, value) {
            (OptionKind::Flag, &Value::Flag(flag)) => Some(flag.into()),
            (OptionKind::Choice(words), Value::Text(text)) => {
                words.iter().position(|word| word == text).map(|i| i as u8)
            }
            (OptionKind::Seat, value) => value.whole(0, 1).map(|n| n as u8),
            (OptionKind::Number(min, max), value) => {
                value.whole(min.into(), max.into()).map(|n| n as u8)
            }
            _ => None,
        }
    }

    /// Whether a value, as it is kept, is one of its own.
    #[cfg(feature = "cli")]
    fn has(self, value: u8) -> bool {
        match self {
            OptionKind::Seat | OptionKind::Flag => value <= 1,
            OptionKind::Choice(words) => usize::from(value) < words.len(),
            OptionKind::Number(min, max) => (min..=max).contains(&value),
        }
    }

    /// Reads the text that a record holds.
    #[must_use]
    pub fn parse(self, text: &str) -> Option<Value> {
        match self {
            OptionKind::Flag => match text {
                "true" => Some(Value::Flag(true)),
                "false" => Some(Value::Flag(false)),
                _ => None,
            },
            OptionKind::Choice(_) => Some(Value::Text(text.into())),
            OptionKind::Seat | OptionKind::Number(..) => {
                crate::plain::decimal(text).map(|n| Value::Number(n.into()))
            }
        }
    }

    /// In words, what the option can be.
    #[must_use]
    pub fn allowed(self) -> String {
        match self {
            OptionKind::Flag => "true or false".into(),
            OptionKind::Seat => "0 (South) or 1 (North)".into(),
            OptionKind::Number(min, max) => format!("a whole number from {min} to {max}"),
            OptionKind::Choice(words) => words
                .iter()
                .map(|word| format!("\"{word}\""))
                .collect::<Vec<_>>()
                .join(" or "),
        }
    }
}
