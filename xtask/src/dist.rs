//! `cargo xtask dist`: the site as it is published.

use anyhow::Result;

use crate::package::Package;
use crate::project::Project;
use crate::{node, process};

/// Writes the site into `dist/`, with a module that comes from the sources as they are; `address` is where it will be
/// published, where that is known.
pub fn dist(project: &Project, address: Option<&str>) -> Result<()> {
    let package = Package::product(project);
    if !package.is_fresh()? {
        package.build()?;
    }
    node::install(project)?;
    let mut script = node::node(project)?;
    script.arg("xtask/dist.mjs");
    if let Some(address) = address {
        script.args(["--address", address]);
    }
    process::run(&mut script)
}
