//! Where things lie.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The repository on this machine.
#[derive(Debug)]
pub struct Project {
    /// The folder with the workspace's `Cargo.toml`.
    pub root: PathBuf,
    /// Where cargo puts what it builds.
    pub target: PathBuf,
}

impl Project {
    /// The project that this very program belongs to.
    pub fn here() -> Self {
        // Asked when running, not when compiling: clones may share one build folder.
        let manifest = env::var_os("CARGO_MANIFEST_DIR")
            .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
        let root = manifest
            .parent()
            .map_or_else(|| manifest.clone(), Path::to_path_buf);
        let target = match env::var_os("CARGO_TARGET_DIR") {
            Some(folder) => env::current_dir()
                .unwrap_or_else(|_| root.clone())
                .join(folder),
            None => root.join("target"),
        };
        Self { root, target }
    }

    /// Whether nobody watches: then nothing in the work tree is mended on the way, it is reported.
    pub fn in_ci() -> bool {
        env::var_os("CI").is_some_and(|value| !value.is_empty() && value != "false")
    }

    /// Cargo, at the root.
    pub fn cargo(&self) -> Command {
        let mut command = self.command(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        // What `cargo run` sets for this program describes the xtask, not what is built next.
        for (name, _) in env::vars_os() {
            if name.to_string_lossy().starts_with("CARGO_PKG_") || name == "CARGO_MANIFEST_DIR" {
                command.env_remove(name);
            }
        }
        if Self::in_ci() {
            command.env("CARGO_INCREMENTAL", "0");
        }
        command
    }

    /// Any program, at the root.
    pub fn command(&self, program: impl AsRef<std::ffi::OsStr>) -> Command {
        let mut command = Command::new(program);
        command.current_dir(&self.root);
        command
    }

    /// `--locked` where nobody watches: a lock file that does not fit is a fault there.
    pub fn locked() -> &'static [&'static str] {
        if Self::in_ci() { &["--locked"] } else { &[] }
    }
}
