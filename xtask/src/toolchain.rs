//! Rust's own parts, added by rustup where they are missing.

use std::path::PathBuf;

use anyhow::{Context as _, Result};

use crate::process;
use crate::project::Project;

/// The target of the JavaScript module.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Makes sure that the standard library for wasm is there.
pub fn need_wasm(project: &Project) -> Result<()> {
    if sysroot(project)?.join("lib/rustlib").join(WASM).exists() {
        return Ok(());
    }
    rustup(project, &["target", "add", WASM])
}

/// Makes sure that a cargo command of a component (`clippy`, `fmt`) is there.
pub fn need_component(project: &Project, command: &str, component: &str) -> Result<()> {
    if process::succeeds(project.cargo().args([command, "--version"])) {
        return Ok(());
    }
    rustup(project, &["component", "add", component])
}

/// Where the compiler keeps its libraries and, with `rust-src`, their sources.
pub fn sysroot(project: &Project) -> Result<PathBuf> {
    Ok(process::output(project.command("rustc").args(["--print", "sysroot"]))?.into())
}

/// The commit the compiler was made from; it names the standard library's sources in what is compiled.
pub fn commit(project: &Project) -> Result<String> {
    let version = process::output(project.command("rustc").arg("-vV"))?;
    let commit = version
        .lines()
        .find_map(|line| line.strip_prefix("commit-hash: "));
    Ok(commit.unwrap_or("unknown").to_owned())
}

/// What the compiler calls this machine.
pub fn host(project: &Project) -> Result<String> {
    let version = process::output(project.command("rustc").arg("-vV"))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.unwrap_or("unknown").to_owned())
}

fn rustup(project: &Project, args: &[&str]) -> Result<()> {
    eprintln!("==> rustup {}", args.join(" "));
    process::run(project.command("rustup").args(args))
        .with_context(|| format!("this line is missing: rustup {}", args.join(" ")))
}
