//! `cargo xtask check`: everything about the tree that is not a test.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, bail};

use crate::package::Package;
use crate::project::Project;
use crate::tally::Tally;
use crate::{node, process, toolchain};

/// The module's limit as it travels, in bytes.
const LARGEST_MODULE: u64 = 80_000;

/// Where `pkg/` comes out bit for bit.
const COMPARABLE_HOST: &str = "x86_64-unknown-linux-gnu";

type Check = (&'static str, fn(&Project) -> Result<()>);

const CHECKS: [Check; 10] = [
    ("pkg/ is what the sources give", package),
    ("pkg/ is small enough", size),
    ("www/vendor/ is what the packages give", vendor),
    ("formatting of Rust", rustfmt),
    ("clippy", clippy),
    ("clippy, for wasm", clippy_wasm),
    ("documentation", documentation),
    ("types of the pages' scripts", types),
    ("formatting and lints of the pages", biome),
    ("HTML", html),
];

/// Makes every check, also after one that failed, and counts them.
pub fn check(project: &Project) -> Tally {
    let mut total = Tally::default();
    let mut failed = Vec::new();
    for (name, check) in CHECKS {
        eprintln!("==> {name}");
        let outcome = check(project);
        if let Err(error) = &outcome {
            eprintln!("==> {name}: {error:#}");
            failed.push(name);
        }
        total += Tally::one(outcome.is_ok());
    }
    for name in failed {
        println!("failed: {name}");
    }
    total
}

/// Writes what the formatters want.
pub fn format(project: &Project) -> Result<()> {
    toolchain::need_component(project, "fmt", "rustfmt")?;
    process::run(project.cargo().args(["fmt", "--all"]))?;
    process::run(node::tool(project, "@biomejs/biome/bin/biome")?.args(["check", "--write"]))
}

fn package(project: &Project) -> Result<()> {
    let host = toolchain::host(project)?;
    if host != COMPARABLE_HOST {
        eprintln!(
            "Not comparable: pkg/ is reproducible on {COMPARABLE_HOST}, this machine is {host}."
        );
        return Ok(());
    }
    let rebuilt = Package::rebuilt(project);
    rebuilt.build()?;
    let differences = Package::product(project).differences(&rebuilt);
    if !differences.is_empty() {
        bail!(
            "the sources give another {}: run `cargo xtask build` and commit pkg/",
            differences.join(", ")
        );
    }
    Ok(())
}

fn size(project: &Project) -> Result<()> {
    let size = Package::product(project).gzipped()?;
    eprintln!("pkg/mancala_bg.wasm: {size} bytes gzipped, at most {LARGEST_MODULE}");
    if size > LARGEST_MODULE {
        bail!(
            "pkg/mancala_bg.wasm is {} bytes too large",
            size - LARGEST_MODULE
        );
    }
    Ok(())
}

fn vendor(project: &Project) -> Result<()> {
    node::install(project)?;
    process::run(node::node(project)?.args(["xtask/vendor.mjs", "--check"]))
}

fn rustfmt(project: &Project) -> Result<()> {
    toolchain::need_component(project, "fmt", "rustfmt")?;
    process::run(project.cargo().args(["fmt", "--all", "--check"]))
}

/// As the program is built, bare, and with all that a native build can have; the tools with the first.
fn clippy(project: &Project) -> Result<()> {
    let engine = ["--package", "mancala", "--all-targets"];
    lint(
        project,
        &[
            "--workspace",
            "--all-targets",
            "--features",
            "xtask/bindgen",
        ],
    )?;
    lint(project, &[&engine[..], &["--no-default-features"]].concat())?;
    lint(
        project,
        &[&engine[..], &["--features", "serde,kalah,awari"]].concat(),
    )
}

fn clippy_wasm(project: &Project) -> Result<()> {
    toolchain::need_wasm(project)?;
    let web = [
        "--package",
        "mancala",
        "--lib",
        "--target",
        toolchain::WASM,
        "--no-default-features",
        "--features",
        "web",
    ];
    lint(project, &web)
}

fn lint(project: &Project, choice: &[&str]) -> Result<()> {
    toolchain::need_component(project, "clippy", "clippy")?;
    process::run(
        project
            .cargo()
            .arg("clippy")
            .args(Project::locked())
            .args(choice)
            .args(["--", "-D", "warnings"]),
    )
}

fn documentation(project: &Project) -> Result<()> {
    let mut cargo = project.cargo();
    cargo
        .args([
            "doc",
            "--package",
            "mancala",
            "--lib",
            "--no-deps",
            "--features",
            "serde",
        ])
        .args(Project::locked());
    process::run(cargo.env("RUSTDOCFLAGS", "-D warnings"))
}

fn types(project: &Project) -> Result<()> {
    process::run(node::tool(project, "typescript/bin/tsc")?.args(["--project", "tsconfig.json"]))
}

fn biome(project: &Project) -> Result<()> {
    process::run(
        node::tool(project, "@biomejs/biome/bin/biome")?.args(["check", "--error-on-warnings"]),
    )
}

fn html(project: &Project) -> Result<()> {
    let mut pages = Vec::new();
    collect_pages(&project.root, &mut pages)?;
    pages.sort();
    if pages.is_empty() {
        bail!("there is no page to check");
    }
    process::run(
        node::tool(project, "html-validate/bin/html-validate.mjs")?
            .arg("--max-warnings=0")
            .args(pages),
    )
}

fn collect_pages(folder: &Path, pages: &mut Vec<String>) -> Result<()> {
    for entry in fs::read_dir(folder)
        .with_context(|| format!("cannot read the folder {}", folder.display()))?
    {
        let entry = entry?;
        let (path, name) = (entry.path(), entry.file_name());
        let name = name.to_string_lossy();
        if path.is_dir() {
            if !name.starts_with('.')
                && !["target", "node_modules", "dist", "pkg"].contains(&&*name)
            {
                collect_pages(&path, pages)?;
            }
        } else if name.ends_with(".html") {
            pages.push(path.display().to_string());
        }
    }
    Ok(())
}
