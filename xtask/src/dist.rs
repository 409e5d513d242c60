//! `cargo xtask dist`: the site as it is published.

use anyhow::Result;

use crate::package::Package;
use crate::project::Project;
use crate::{node, process};

/// Writes the site into `dist/`, with a module that comes from the sources as they are.
pub fn dist(project: &Project) -> Result<()> {
    let package = Package::product(project);
    if !package.is_fresh()? {
        package.build()?;
    }
    node::install(project)?;
    process::run(node::node(project)?.arg("xtask/dist.mjs"))
}
