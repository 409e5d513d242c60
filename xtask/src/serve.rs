//! `cargo xtask serve`: the site on this machine.

use std::process::Stdio;

use anyhow::{Context as _, Result, bail};

use crate::node;
use crate::package::Package;
use crate::project::Project;

/// Serves until the server or this program is ended.
pub fn serve(project: &Project, port: Option<u16>) -> Result<()> {
    let mut command = node::node(project)?;
    command.arg("xtask/server.mjs").arg(&project.root);
    if let Some(port) = port {
        command.arg(port.to_string());
    }
    let package = Package::product(project);
    if !package.exists() {
        println!("There is no pkg/ yet: it is built first.");
        package.build()?;
    }
    // The server ends when its input does: so it never outlives this program, however that ends.
    let mut server = command
        .stdin(Stdio::piped())
        .spawn()
        .context("cannot start the server")?;
    if !package.is_fresh()? {
        println!(
            "The sources have changed since pkg/ was built: it is served as it is and rebuilt meanwhile."
        );
        match package.build() {
            Ok(()) => println!("pkg/ is rebuilt: reload the page."),
            Err(error) => {
                eprintln!("pkg/ could not be rebuilt, the old one is still served: {error:#}");
            }
        }
    }
    // Taken out, as waiting closes it.
    let input = server.stdin.take();
    let status = server.wait()?;
    drop(input);
    // Ended by a signal, as by Ctrl-C, it has no code, and that is how serving ends.
    if status.code().is_some_and(|code| code != 0) {
        bail!("the server ended ({status})");
    }
    Ok(())
}
