//! Files that hold tables.

use std::fs::{self, File};
use std::io::{Error, ErrorKind, Write as _};

use mancala::tables::{Endings, Fault};

/// The largest file that is read.
const LARGEST: u64 = 4 << 30;

/// The bytes of a file; `None` if there is none.
pub fn bytes(path: &str) -> Result<Option<Vec<u8>>, String> {
    let read = || match fs::metadata(path)?.len() {
        length if length > LARGEST => Ok(Err(Fault::TooLarge)),
        _ => fs::read(path).map(Ok),
    };
    match read() {
        Ok(Ok(bytes)) => Ok(Some(bytes)),
        Ok(Err(fault)) => Err(format!("{path}: {fault}")),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(format!("{path}: {error}")),
    }
}

/// The table in a file; `None` if there is none.
pub fn find(path: &str) -> Result<Option<Endings>, String> {
    let table = bytes(path)?.map(Endings::read);
    table
        .transpose()
        .map_err(|fault| format!("{path}: {fault}"))
}

/// The table in a file that must be there.
pub fn read(path: &str) -> Result<Endings, String> {
    find(path)?.ok_or_else(|| format!("{path}: there is no such file"))
}

/// Writes a file: beside the old one first, so that one of them is always whole.
pub fn write(path: &str, bytes: &[u8]) -> Result<(), String> {
    let write = || {
        let part = format!("{path}.part");
        let mut file = File::create(&part)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(part, path)
    };
    write().map_err(|error: Error| format!("{path}: {error}"))
}
