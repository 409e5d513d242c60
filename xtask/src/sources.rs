//! What `pkg/` is made from, boiled down to a stamp.
//!
//! The stamp is of contents: a fresh clone has arbitrary file times and must not look newer than the `pkg/` in it.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};

use crate::project::Project;

/// Beside `src/` (without the native programs) everything that can change a byte of `pkg/`.
const FILES: [&str; 8] = [
    "Cargo.toml",
    "Cargo.lock",
    "LICENSE",
    "package-lock.json",
    "rust-toolchain.toml",
    "xtask/constants.mjs",
    "xtask/src/bin/bindgen.rs",
    "xtask/src/package.rs",
];

/// The stamp of the sources as they are now, for a build with these features.
pub fn stamp(project: &Project, features: &str) -> Result<String> {
    let mut paths: Vec<PathBuf> = FILES
        .iter()
        .map(|file| project.root.join(file))
        .filter(|path| path.exists())
        .collect();
    collect(&project.root.join("src"), &mut paths)?;
    let mut named: Vec<(String, PathBuf)> = paths
        .into_iter()
        .map(|path| (name(project, &path), path))
        .collect();
    named.sort();
    let mut hash = Fnv::new();
    hash.field(features.as_bytes());
    for (name, path) in named {
        if name.starts_with("src/bin/") {
            continue;
        }
        hash.field(name.as_bytes());
        hash.field(&fs::read(&path).with_context(|| format!("cannot read {name}"))?);
    }
    Ok(format!("{:016x}", hash.0))
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) -> Result<()> {
    let entries = fs::read_dir(folder)
        .with_context(|| format!("cannot read the folder {}", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, paths)?;
        } else {
            paths.push(path);
        }
    }
    Ok(())
}

/// The path from the root with slashes, on every system.
fn name(project: &Project, path: &Path) -> String {
    let path = path.strip_prefix(&project.root).unwrap_or(path);
    path.components()
        .map(|part| part.as_os_str().to_string_lossy())
        .collect::<Vec<_>>()
        .join("/")
}

/// FNV-1a, 64 bits: nobody attacks this stamp, and it must be the same for every version of Rust.
struct Fnv(u64);

impl Fnv {
    fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    /// Adds one text and its end. Carriage returns do not count: git may add them on some systems.
    fn field(&mut self, bytes: &[u8]) {
        for &byte in bytes.iter().filter(|&&byte| byte != b'\r') {
            self.byte(byte);
        }
        self.byte(0xff);
    }

    fn byte(&mut self, byte: u8) {
        self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
}

#[cfg(test)]
mod tests {
    use super::Fnv;

    fn hash(fields: &[&str]) -> u64 {
        let mut hash = Fnv::new();
        for field in fields {
            hash.field(field.as_bytes());
        }
        hash.0
    }

    #[test]
    fn line_ends_of_any_system_give_one_stamp() {
        assert_eq!(hash(&["a\nb\n"]), hash(&["a\r\nb\r\n"]));
    }

    #[test]
    fn a_byte_moved_to_the_next_file_gives_another_stamp() {
        assert_ne!(hash(&["ab", "c"]), hash(&["a", "bc"]));
        assert_ne!(hash(&["ab"]), hash(&["ba"]));
    }
}
