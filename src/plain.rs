//! Plain data as it comes from outside, before anything about it is known.

use crate::error::Error;

/// A value of the kinds that JSON knows.
///
/// JavaScript objects, JSON and records are all read into this tree first, so that every check of
/// what somebody typed stands once.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Nothing: `null`.
    Null,
    /// `true` or `false`.
    Flag(bool),
    /// A number, whole or not.
    Number(f64),
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Value>),
    /// Named values, in the order they came.
    Map(Vec<(String, Value)>),
    /// A field that is named but left out: JavaScript's `undefined`.
    Absent,
    /// What none of these is, by the name of its type.
    Other(&'static str),
}

impl Value {
    /// The whole number from `min` to `max` that this is, if it is one.
    #[must_use]
    pub fn whole(&self, min: u32, max: u32) -> Option<u32> {
        match *self {
            Value::Number(n) if n.fract() == 0.0 && n >= f64::from(min) && n <= f64::from(max) => {
                Some(n as u32)
            }
            _ => None,
        }
    }

    /// The whole number from `min` to `max` that this is.
    ///
    /// # Errors
    /// [`Error::WrongType`] for what is no number, [`Error::OutOfRange`] for a fraction or a number
    /// outside.
    pub fn as_whole(&self, at: &str, min: u32, max: u32) -> Result<u32, Error> {
        match self {
            Value::Number(_) => self.whole(min, max).ok_or_else(|| Error::OutOfRange {
                at: at.into(),
                min,
                max,
            }),
            _ => Err(self.is_not(at, "a whole number")),
        }
    }

    /// The named values of an object.
    ///
    /// # Errors
    /// [`Error::WrongType`] for anything else.
    pub fn as_map(&self, at: &str) -> Result<&[(String, Value)], Error> {
        match self {
            Value::Map(entries) => Ok(entries),
            _ => Err(self.is_not(at, "an object")),
        }
    }

    /// The items of a list of this length, or of any if none is given.
    ///
    /// # Errors
    /// [`Error::WrongType`] for what is no list, [`Error::WrongLength`] for one of another length.
    pub fn as_list(&self, at: &str, len: Option<usize>) -> Result<&[Value], Error> {
        match self {
            Value::List(items) => match len {
                Some(len) if len != items.len() => Err(Error::WrongLength {
                    at: at.into(),
                    expected: len,
                    found: items.len(),
                }),
                _ => Ok(items),
            },
            _ => Err(self.is_not(at, "a list")),
        }
    }

    /// The text that this is.
    ///
    /// # Errors
    /// [`Error::WrongType`] for anything else.
    pub fn as_text(&self, at: &str) -> Result<&str, Error> {
        match self {
            Value::Text(text) => Ok(text),
            _ => Err(self.is_not(at, "a text")),
        }
    }

    /// The truth value that this is.
    ///
    /// # Errors
    /// [`Error::WrongType`] for anything else.
    pub fn as_flag(&self, at: &str) -> Result<bool, Error> {
        match self {
            Value::Flag(flag) => Ok(*flag),
            _ => Err(self.is_not(at, "true or false")),
        }
    }

    fn is_not(&self, at: &str, expected: &'static str) -> Error {
        let found = match self {
            Value::Null => "null",
            Value::Absent => "undefined",
            Value::Flag(_) => "true or false",
            Value::Number(_) => "a number",
            Value::Text(_) => "a text",
            Value::List(_) => "a list",
            Value::Map(_) => "an object",
            Value::Other(name) => name,
        };
        Error::WrongType {
            at: at.into(),
            expected,
            found,
        }
    }
}

/// A whole number in plain decimal digits, without sign or leading zero, below 2³².
#[must_use]
pub fn decimal(text: &str) -> Option<u32> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    plain.then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_have_one_spelling() {
        assert_eq!(decimal("0"), Some(0));
        assert_eq!(decimal("4294967295"), Some(u32::MAX));
        for bad in ["", "00", "01", "+1", "-1", "1.0", "4294967296", "१", " 1"] {
            assert_eq!(decimal(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn only_whole_numbers_in_range_are_whole() {
        assert_eq!(Value::Number(3.0).whole(0, 3), Some(3));
        for bad in [3.5, -1.0, 4.0, f64::NAN, f64::INFINITY, 1e300] {
            assert_eq!(Value::Number(bad).whole(0, 3), None, "{bad}");
        }
        assert_eq!(Value::Text("3".into()).whole(0, 3), None);
    }
}
