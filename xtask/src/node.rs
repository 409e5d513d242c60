//! Node and the npm packages that build and check.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result, bail};

use crate::process;
use crate::project::Project;

/// The first release whose test runner takes a time limit.
const OLDEST: (u32, u32) = (20, 11);

/// Node, if it is new enough.
pub fn node(project: &Project) -> Result<Command> {
    let Ok(version) = process::output(project.command("node").arg("--version")) else {
        bail!(
            "Node is not installed: version {}.{} or later is needed (nodejs.org)",
            OLDEST.0,
            OLDEST.1
        );
    };
    if number(&version).is_none_or(|number| number < OLDEST) {
        bail!(
            "Node {}.{} or later is needed, `node --version` says {version}",
            OLDEST.0,
            OLDEST.1
        );
    }
    Ok(project.command("node"))
}

/// A program of an npm package, run by node itself: the links in `.bin` differ between systems.
pub fn tool(project: &Project, script: &str) -> Result<Command> {
    install(project)?;
    let mut command = node(project)?;
    command.arg(Path::new("node_modules").join(script));
    Ok(command)
}

/// Installs what `package-lock.json` lists, unless just that is there already.
pub fn install(project: &Project) -> Result<()> {
    let wanted = fs::read(project.root.join("package-lock.json"))
        .context("cannot read package-lock.json")?;
    // Written after a complete install only, so a broken off one is done again.
    let mark = project.root.join("node_modules/.installed-lock.json");
    if fs::read(&mark).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    node(project)?;
    eprintln!("==> npm ci");
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    process::run(project.command(npm).args(["ci", "--no-fund", "--no-audit"]))
        .context("the npm packages cannot be installed: `npm ci` must work")?;
    fs::write(&mark, wanted).with_context(|| format!("cannot write {}", mark.display()))
}

fn number(version: &str) -> Option<(u32, u32)> {
    let mut parts = version
        .trim_start_matches('v')
        .split('.')
        .map(|part| part.parse().ok());
    Some((parts.next()??, parts.next()??))
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn versions_compare_by_number() {
        assert_eq!(number("v20.20.2"), Some((20, 20)));
        assert!(number("v20.9.0") < Some((20, 11)));
        assert!(number("v22.0.0") > Some((20, 11)));
        assert_eq!(number("twenty"), None);
    }
}
