//! The project's own commands: `cargo xtask help` lists them.

mod browser;
mod check;
mod dist;
mod node;
mod package;
mod process;
mod project;
mod serve;
mod sources;
mod suite;
mod tally;
mod toolchain;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, Result, bail};
use lexopt::{Arg, Parser, ValueExt as _};

use package::Package;
use project::Project;
use suite::{Choice, Group};
use tally::Tally;

const HELP: &str = "\
cargo xtask serve [--port N]    serve the site from pkg/ as it is; rebuild pkg/ if the sources have changed
cargo xtask build               build pkg/, the engine as a JavaScript module
            --kalah             … with Kalah, into target/pkg-kalah
            --features LIST --out FOLDER    … with other features of the crate, into another folder
cargo xtask test [FILTER]       run every test, or those with FILTER in their names; installs what is missing
            --only GROUP        … of one group: rust, node, browser or firefox
            --all               … and the pages in every state, language, width and theme: hours
cargo xtask dist                write the site as it is published into dist/
            --address URL       … with that address in its pages, so that other sites find its boards by oEmbed
cargo xtask check               compare pkg/ with the sources; formatting, lints, documentation, types, HTML, size
cargo xtask format              write what the formatters want
cargo xtask help                this text";

fn main() -> ExitCode {
    match run() {
        Ok(code) => code,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<ExitCode> {
    let mut args = Parser::from_env();
    let command = match args.next()? {
        Some(Arg::Value(command)) => command.string()?,
        Some(Arg::Short('h') | Arg::Long("help")) | None => "help".to_owned(),
        Some(other) => return Err(other.unexpected().into()),
    };
    let project = Project::here();
    match command.as_str() {
        "serve" => serve(&project, args)?,
        "build" => build(&project, args)?,
        "dist" => {
            let mut address = None;
            while let Some(arg) = args.next()? {
                match arg {
                    Arg::Long("address") => address = Some(args.value()?.string()?),
                    other => return Err(other.unexpected().into()),
                }
            }
            dist::dist(&project, address.as_deref())?;
        }
        "test" => return test(&project, args),
        "check" => {
            no_more(args)?;
            return Ok(conclude(check::check(&project)));
        }
        "format" => {
            no_more(args)?;
            check::format(&project)?;
        }
        "help" => println!("{HELP}"),
        _ => bail!("there is no command {command:?}; these are there:\n{HELP}"),
    }
    Ok(ExitCode::SUCCESS)
}

fn serve(project: &Project, mut args: Parser) -> Result<()> {
    let mut port = None;
    while let Some(arg) = args.next()? {
        match arg {
            Arg::Long("port") => {
                port = Some(
                    args.value()?
                        .string()?
                        .parse()
                        .ok()
                        .context("--port takes a number from 0 to 65535")?,
                );
            }
            other => return Err(other.unexpected().into()),
        }
    }
    serve::serve(project, port)
}

fn build(project: &Project, mut args: Parser) -> Result<()> {
    let (mut kalah, mut features, mut out) = (false, None, None);
    while let Some(arg) = args.next()? {
        match arg {
            Arg::Long("kalah") => kalah = true,
            Arg::Long("features") => features = Some(args.value()?.string()?),
            Arg::Long("out") => out = Some(PathBuf::from(args.value()?)),
            other => return Err(other.unexpected().into()),
        }
    }
    let package = match (kalah, features, out) {
        (false, None, None) => Package::product(project),
        (true, None, None) => Package::kalah(project),
        (false, Some(features), Some(out)) => {
            Package::new(project, std::env::current_dir()?.join(out), &features)
        }
        _ => bail!("build takes --kalah, or --features and --out together, or nothing"),
    };
    package.build()?;
    println!(
        "{} is built: {} bytes of module, gzipped",
        package.name(),
        package.gzipped()?
    );
    Ok(())
}

fn test(project: &Project, mut args: Parser) -> Result<ExitCode> {
    let mut choice = Choice::default();
    while let Some(arg) = args.next()? {
        match arg {
            Arg::Long("only") => choice.only = Some(Group::parse(&args.value()?.string()?)?),
            Arg::Long("all") => choice.every_state = true,
            Arg::Value(filter) if choice.filter.is_none() => choice.filter = Some(filter.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(conclude(suite::test(project, &choice)))
}

fn no_more(mut args: Parser) -> Result<()> {
    match args.next()? {
        Some(arg) => Err(arg.unexpected().into()),
        None => Ok(()),
    }
}

/// The count is the last line, and the exit code agrees with it.
fn conclude(tally: Tally) -> ExitCode {
    println!("{tally}");
    if tally.failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
