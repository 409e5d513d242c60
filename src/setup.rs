//! A position as somebody types it: plain numbers that nobody has checked yet.

use crate::board::{Cells, Pieces, Seat};
use crate::error::Error;
use crate::layout::Layout;
use crate::options::Options;
use crate::plain::Value;

/// A position in plain numbers, as typed, stored or shown.
///
/// Anything can be written here; [`Sheet::accept`](crate::sheet::Sheet::accept) tells whether a board
/// can hold it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Who moves.
    pub to_move: Seat,
    /// Seeds in the holes, South's and North's, each from its owner's left.
    pub holes: [Vec<u32>; 2],
    /// Points laid aside or in the stores.
    pub stores: [u32; 2],
    /// What this game has beyond that, in the order it declares it.
    pub fields: Vec<(&'static str, Field)>,
}

/// A position with all that says what game it belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The name of the game.
    pub game: &'static str,
    /// The rule options it is played by.
    pub options: Options,
    /// What lies where.
    pub setup: Setup,
}

/// A part of a position that not every game has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Field {
    /// Pieces of South and of North.
    Pieces([Pieces; 2]),
    /// A number for South and one for North.
    Pair([u32; 2]),
    /// Whose each hole is, in the order of [`Setup::holes`].
    Owners([Vec<Seat>; 2]),
    /// A number.
    Number(u32),
    /// A seat.
    Seat(Seat),
}

/// Declares a [`Field`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldSpec {
    /// Its name in JavaScript and in this crate.
    pub name: &'static str,
    /// Its form.
    pub kind: FieldKind,
}

/// The forms of a [`Field`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldKind {
    /// [`Field::Pieces`].
    Pieces,
    /// [`Field::Pair`] with numbers up to this one.
    Pair(u32),
    /// [`Field::Owners`].
    Owners,
    /// [`Field::Number`] from the first to the second.
    Number(u32, u32),
    /// [`Field::Seat`].
    Seat,
}

impl FieldKind {
    /// The word of the JavaScript module.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            FieldKind::Pieces => "pieces",
            FieldKind::Pair(_) => "pair",
            FieldKind::Owners => "owners",
            FieldKind::Number(..) => "number",
            FieldKind::Seat => "seat",
        }
    }
}

impl Setup {
    /// A field by its name.
    #[must_use]
    pub fn field(&self, name: &str) -> Option<&Field> {
        self.fields
            .iter()
            .find(|(known, _)| *known == name)
            .map(|(_, field)| field)
    }

    /// A [`Field::Pieces`] that must be there.
    ///
    /// # Errors
    /// [`Error::MissingField`].
    pub fn pieces(&self, name: &str) -> Result<[Pieces; 2], Error> {
        match self.field(name) {
            Some(Field::Pieces(pieces)) => Ok(*pieces),
            _ => Err(Error::MissingField { at: name.into() }),
        }
    }

    /// A [`Field::Pair`] that must be there.
    ///
    /// # Errors
    /// [`Error::MissingField`].
    pub fn pair(&self, name: &str) -> Result<[u32; 2], Error> {
        match self.field(name) {
            Some(Field::Pair(pair)) => Ok(*pair),
            _ => Err(Error::MissingField { at: name.into() }),
        }
    }

    /// The holes in cells, checked against the board: rows of the right length, no hole above the
    /// total. Stores and mandarin squares stay empty.
    ///
    /// # Errors
    /// [`Error::WrongLength`] or [`Error::OutOfRange`] for the first row or hole that is wrong.
    pub fn cells<const N: usize>(&self, layout: Layout, total: u32) -> Result<Cells<N>, Error> {
        let mut cells = Cells::EMPTY;
        for seat in Seat::BOTH {
            let (row, at) = (&self.holes[seat], format!("holes[{}]", seat.index()));
            check_length(&at, row.len(), layout.holes.into())?;
            for (i, &seeds) in row.iter().enumerate() {
                check_range(|| format!("{at}[{i}]"), seeds, total)?;
                cells.put(layout.hole(seat, i as u8), seeds as u8);
            }
        }
        Ok(cells)
    }

    /// As [`cells`](Setup::cells), with the stores filled too and every seed of the game accounted
    /// for. For games whose stores hold nothing but seeds.
    ///
    /// # Errors
    /// As [`cells`](Setup::cells), and [`Error::WrongTotal`].
    pub fn cells_and_stores<const N: usize>(
        &self,
        layout: Layout,
        total: u32,
    ) -> Result<Cells<N>, Error> {
        let mut cells = self.cells(layout, total)?;
        for seat in Seat::BOTH {
            let seeds = self.stores[seat];
            check_range(|| format!("stores[{}]", seat.index()), seeds, total)?;
            cells.put(layout.store(seat), seeds as u8);
        }
        check_total(
            "seeds",
            total,
            cells.seeds.iter().map(|&seeds| u64::from(seeds)).sum(),
        )?;
        Ok(cells)
    }

    /// Reads the parts of a position out of a plain object; names in `known` belong to somebody else.
    ///
    /// # Errors
    /// Whatever is missing, unknown, of the wrong type or out of range.
    pub fn read(
        value: &Value,
        fields: &'static [FieldSpec],
        total: u32,
        known: &[&str],
    ) -> Result<Self, Error> {
        let entries = value.as_map("position")?;
        let get = |name: &str| {
            (entries
                .iter()
                .find(|(key, value)| key == name && *value != Value::Absent))
            .map(|(_, value)| value)
            .ok_or_else(|| Error::MissingField { at: name.into() })
        };
        for (key, _) in entries {
            let expected = ["toMove", "holes", "stores"].contains(&key.as_str())
                || known.contains(&key.as_str())
                || fields.iter().any(|field| field.name == key);
            if !expected {
                return Err(Error::UnknownField { at: key.clone() });
            }
        }
        let mut parts = Vec::with_capacity(fields.len());
        for field in fields {
            parts.push((field.name, field.read(get(field.name)?, total)?));
        }
        Ok(Setup {
            to_move: read_seat(get("toMove")?, "toMove")?,
            holes: read_rows(get("holes")?, "holes", |item, at| {
                item.as_whole(at, 0, total)
            })?,
            stores: read_pair(get("stores")?, "stores", |item, at| {
                item.as_whole(at, 0, total)
            })?,
            fields: parts,
        })
    }

    /// The same position with the board turned by half and the seats swapped.
    #[must_use]
    pub fn turned(&self) -> Self {
        let swap = |[south, north]: &[Vec<u32>; 2]| [north.clone(), south.clone()];
        Setup {
            to_move: self.to_move.other(),
            holes: swap(&self.holes),
            stores: [self.stores[1], self.stores[0]],
            fields: self
                .fields
                .iter()
                .map(|(name, field)| (*name, field.turned()))
                .collect(),
        }
    }
}

impl Field {
    fn turned(&self) -> Self {
        match self {
            Field::Pieces([south, north]) => Field::Pieces([*north, *south]),
            Field::Pair([south, north]) => Field::Pair([*north, *south]),
            Field::Owners([south, north]) => {
                let swap = |row: &Vec<Seat>| row.iter().map(|seat| seat.other()).collect();
                Field::Owners([swap(north), swap(south)])
            }
            Field::Number(number) => Field::Number(*number),
            Field::Seat(seat) => Field::Seat(seat.other()),
        }
    }
}

impl FieldSpec {
    fn read(&self, value: &Value, total: u32) -> Result<Field, Error> {
        let at = self.name;
        Ok(match self.kind {
            FieldKind::Pieces => Field::Pieces(read_pair(value, at, |item, at| {
                read_pieces(item, at, total)
            })?),
            FieldKind::Pair(max) => {
                Field::Pair(read_pair(value, at, |item, at| item.as_whole(at, 0, max))?)
            }
            FieldKind::Owners => Field::Owners(read_rows(value, at, read_seat)?),
            FieldKind::Number(min, max) => Field::Number(value.as_whole(at, min, max)?),
            FieldKind::Seat => Field::Seat(read_seat(value, at)?),
        })
    }
}

/// Refuses a list that is too long or too short.
pub(crate) fn check_length(at: &str, found: usize, expected: usize) -> Result<(), Error> {
    match found == expected {
        true => Ok(()),
        false => Err(Error::WrongLength {
            at: at.into(),
            expected,
            found,
        }),
    }
}

/// Refuses a number above `max`.
pub(crate) fn check_range(at: impl FnOnce() -> String, found: u32, max: u32) -> Result<(), Error> {
    match found <= max {
        true => Ok(()),
        false => Err(Error::OutOfRange {
            at: at(),
            min: 0,
            max,
        }),
    }
}

/// Refuses pieces that are not all there.
pub(crate) fn check_total(at: &'static str, expected: u32, found: u64) -> Result<(), Error> {
    match found == u64::from(expected) {
        true => Ok(()),
        false => Err(Error::WrongTotal {
            at,
            expected,
            found,
        }),
    }
}

fn read_seat(value: &Value, at: &str) -> Result<Seat, Error> {
    let index = value.as_whole(at, 0, 1)?;
    Seat::from_index(index).ok_or_else(|| Error::OutOfRange {
        at: at.into(),
        min: 0,
        max: 1,
    })
}

fn read_pair<T>(
    value: &Value,
    at: &str,
    read: impl Fn(&Value, &str) -> Result<T, Error>,
) -> Result<[T; 2], Error> {
    let items = value.as_list(at, Some(2))?;
    Ok([
        read(&items[0], &format!("{at}[0]"))?,
        read(&items[1], &format!("{at}[1]"))?,
    ])
}

fn read_rows<T>(
    value: &Value,
    at: &str,
    read: impl Fn(&Value, &str) -> Result<T, Error>,
) -> Result<[Vec<T>; 2], Error> {
    read_pair(value, at, |row, at| {
        let mut cells = Vec::new();
        for (i, item) in row.as_list(at, None)?.iter().enumerate() {
            cells.push(read(item, &format!("{at}[{i}]"))?);
        }
        Ok(cells)
    })
}

fn read_pieces(value: &Value, at: &str, total: u32) -> Result<Pieces, Error> {
    let mut pieces = [None; 2];
    for (key, value) in value.as_map(at)? {
        let part = match key.as_str() {
            "pebbles" => 0,
            "stones" => 1,
            _ => {
                return Err(Error::UnknownField {
                    at: format!("{at}.{key}"),
                });
            }
        };
        if *value == Value::Absent {
            continue;
        }
        pieces[part] = Some(value.as_whole(&format!("{at}.{key}"), 0, total)?);
    }
    match pieces {
        [Some(seeds), Some(stones)] => Ok(Pieces { seeds, stones }),
        [None, _] => Err(Error::MissingField {
            at: format!("{at}.pebbles"),
        }),
        [_, None] => Err(Error::MissingField {
            at: format!("{at}.stones"),
        }),
    }
}
