//! `cargo xtask test`: every test there is.

use std::fs;
use std::num::NonZero;
use std::path::Path;
use std::process::Command;
use std::thread;

use anyhow::{Context as _, Result, bail};

use crate::browser::{self, Browser};
use crate::package::Package;
use crate::project::Project;
use crate::tally::Tally;
use crate::{node, process};

/// The tests by what runs them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    Rust,
    Node,
    Browser,
    Firefox,
}

impl Group {
    const ALL: [Self; 4] = [Self::Rust, Self::Node, Self::Browser, Self::Firefox];

    pub fn parse(name: &str) -> Result<Self> {
        match name {
            "rust" => Ok(Self::Rust),
            "node" => Ok(Self::Node),
            "browser" => Ok(Self::Browser),
            "firefox" => Ok(Self::Firefox),
            _ => bail!(
                "there is no group of tests called {name:?}: choose rust, node, browser or firefox"
            ),
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Rust => "rust",
            Self::Node => "node",
            Self::Browser => "browser",
            Self::Firefox => "firefox",
        }
    }
}

/// Which tests to run.
#[derive(Debug, Default)]
pub struct Choice {
    /// One group, or all.
    pub only: Option<Group>,
    /// A part of the names of the tests wanted.
    pub filter: Option<String>,
    /// The pages in every state, language, width and theme, and not a sample of them.
    pub every_state: bool,
}

/// Runs the tests and tells how many passed and failed; something that could not run at all counts as one failed.
pub fn test(project: &Project, choice: &Choice) -> Tally {
    let mut total = Tally::default();
    let mut lines = Vec::new();
    for group in Group::ALL {
        if choice.only.is_some_and(|only| only != group) {
            continue;
        }
        let mut tally = Tally::default();
        let filter = choice.filter.as_deref();
        let outcome = match group {
            Group::Rust => rust(project, filter, &mut tally),
            Group::Node => in_node(project, filter, &mut tally),
            Group::Browser => in_chromium(project, choice, &mut tally),
            Group::Firefox => in_firefox(project, filter, &mut tally),
        };
        let outcome = outcome.and_then(|()| match tally.ran() {
            // A filter may well leave nothing of a group.
            0 if filter.is_none() => bail!("no test ran"),
            _ => Ok(()),
        });
        if let Err(error) = &outcome {
            eprintln!("==> {}: {error:#}", group.name());
            // What a runner reports as failed tests is counted already.
            if tally.failed == 0 {
                tally += Tally::one(false);
            }
        }
        lines.push(format!("{:8}{tally}", group.name()));
        total += tally;
    }
    if total.ran() == 0 {
        eprintln!(
            "==> no test has {:?} in its name",
            choice.filter.as_deref().unwrap_or_default()
        );
        total += Tally::one(false);
    }
    println!("\n{}", lines.join("\n"));
    total
}

/// Unit tests, integration tests and the examples in the documentation.
fn rust(project: &Project, filter: Option<&str>, tally: &mut Tally) -> Result<()> {
    eprintln!("==> cargo test");
    let mut cargo = project.cargo();
    cargo.args([
        "test",
        "--workspace",
        "--no-fail-fast",
        "--features",
        "cli,serde,kalah,awari",
    ]);
    cargo.args(Project::locked()).args(filter);
    let status = process::watch(&mut cargo, |line| tally.read_cargo(line))?;
    if !status.success() {
        bail!("cargo test failed ({status})");
    }
    Ok(())
}

/// The module under Node, its types under a strict compiler, and the server.
fn in_node(project: &Project, filter: Option<&str>, tally: &mut Tally) -> Result<()> {
    node::install(project)?;
    fresh_package(project)?;
    let mut files = files(&project.root.join("tests/node"))?;
    files.push("xtask/server.test.mjs".into());
    let well = run_node(&mut node::node(project)?, files, filter, tally);
    if filter.is_some() {
        return well;
    }
    eprintln!("==> tsc over a strict consumer of pkg/mancala.d.ts");
    let types =
        process::run(node::tool(project, "typescript/bin/tsc")?.args(["--project", "tests/types"]));
    *tally += Tally::one(types.is_ok());
    well.and(types)
}

/// The pages in Chromium, with the games of the product and with Kalah beside them.
fn in_chromium(project: &Project, choice: &Choice, tally: &mut Tally) -> Result<()> {
    let mut node = with_browser(project, &browser::CHROMIUM)?;
    let kalah = Package::kalah(project);
    if !kalah.is_fresh()? {
        kalah.build()?;
    }
    let files = files(&project.root.join("tests/browser"))?;
    if choice.every_state {
        node.env("EVERY_STATE", "1");
    }
    run_node(&mut node, files, choice.filter.as_deref(), tally)
}

/// What may differ from one browser to another, in Firefox.
fn in_firefox(project: &Project, filter: Option<&str>, tally: &mut Tally) -> Result<()> {
    let mut node = with_browser(project, &browser::FIREFOX)?;
    let files = files(&project.root.join("tests/firefox"))?;
    run_node(&mut node, files, filter, tally)
}

/// Node with all that the tests of the pages need, and the browser's place.
fn with_browser(project: &Project, browser: &Browser) -> Result<Command> {
    node::install(project)?;
    let program = browser.ready(project)?;
    fresh_package(project)?;
    let mut node = node::node(project)?;
    node.env(browser.variable(), program);
    Ok(node)
}

/// Tests of an old module would tell nothing about the sources.
fn fresh_package(project: &Project) -> Result<()> {
    let package = Package::product(project);
    if package.is_fresh()? {
        return Ok(());
    }
    if Project::in_ci() {
        bail!(
            "the committed pkg/ was not built from these sources: run `cargo xtask build` and commit pkg/"
        );
    }
    package.build()
}

fn run_node(
    node: &mut Command,
    files: Vec<String>,
    filter: Option<&str>,
    tally: &mut Tally,
) -> Result<()> {
    eprintln!("==> node --test {}", files.join(" "));
    // The limit is for one whole file and only ends what hangs.
    node.args(["--test", "--test-reporter=spec", "--test-timeout=900000"]);
    // As many files at once as there are cores. Left to itself node keeps one core for its own: of two it would
    // leave the other idle whenever a browser starts or a page waits.
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    node.arg(format!("--test-concurrency={cores}"));
    if let Some(filter) = filter {
        node.arg(format!("--test-name-pattern={filter}"));
    }
    let status = process::watch(node.args(files), |line| tally.read_node(line))?;
    if filter.is_some() {
        // Node calls every test skipped that the filter leaves out.
        tally.skipped = 0;
    }
    if !status.success() {
        bail!("node --test failed ({status})");
    }
    Ok(())
}

/// The test files of a folder, by name: older releases of node do not search for themselves.
fn files(folder: &Path) -> Result<Vec<String>> {
    let entries = fs::read_dir(folder)
        .with_context(|| format!("cannot read the folder {}", folder.display()))?;
    let mut files: Vec<String> = entries
        .flatten()
        .map(|entry| entry.path().display().to_string())
        .filter(|path| path.ends_with(".test.mjs"))
        .collect();
    files.sort();
    if files.is_empty() {
        bail!("no *.test.mjs in {}", folder.display());
    }
    Ok(files)
}
