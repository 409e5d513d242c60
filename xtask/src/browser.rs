//! The browser that the tests drive, and the fonts it draws the games' names with.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};

use crate::process;
use crate::project::Project;

const NAMES: [&str; 5] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
];
const PLACES: [&str; 3] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
const FONTS: [&str; 2] = ["fonts-noto-core", "fonts-noto-cjk"];

/// Finds Chromium, or installs it where that is allowed.
pub fn chromium(project: &Project) -> Result<PathBuf> {
    if let Some(chosen) = env::var_os("CHROMIUM").filter(|chosen| !chosen.is_empty()) {
        let chosen = PathBuf::from(chosen);
        if !chosen.is_file() {
            bail!("CHROMIUM names {}, where no browser is", chosen.display());
        }
        return Ok(chosen);
    }
    let mut missing = Vec::new();
    if find().is_none() {
        missing.push("chromium");
    }
    let apt = on_path("apt-get").is_some();
    if apt {
        missing.extend(FONTS.iter().filter(|font| !installed(font)));
    }
    if !missing.is_empty() {
        let line = format!(
            "apt-get install -y --no-install-recommends {}",
            missing.join(" ")
        );
        if apt && is_root(project) {
            eprintln!("==> {line}");
            apt_get(project, &missing).with_context(|| format!("this line is missing: {line}"))?;
        } else if missing.contains(&"chromium") {
            let line = if apt {
                format!("sudo {line}")
            } else {
                "CHROMIUM=/path/to/chromium cargo xtask test".to_owned()
            };
            bail!("the browser tests need Chromium; this line is missing: {line}");
        } else {
            eprintln!("Without these fonts some names are drawn with other letters: sudo {line}");
        }
    }
    find().context(
        "Chromium was installed, yet none of its names is on the PATH; set CHROMIUM to where it is",
    )
}

fn apt_get(project: &Project, packages: &[&str]) -> Result<()> {
    let command = |args: &[&str]| {
        let mut command = project.command("apt-get");
        command
            .env("DEBIAN_FRONTEND", "noninteractive")
            .args(["-o", "DPkg::Lock::Timeout=300", "-q"])
            .args(args);
        command.stdin(std::process::Stdio::null());
        command
    };
    process::run(&mut command(&["update"]))?;
    process::run(command(&["install", "-y", "--no-install-recommends"]).args(packages))
}

fn find() -> Option<PathBuf> {
    let place = || PLACES.iter().map(PathBuf::from).find(|path| path.is_file());
    NAMES.iter().find_map(|name| on_path(name)).or_else(place)
}

fn on_path(name: &str) -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?)
        .map(|folder| folder.join(name))
        .find(|path| path.is_file())
}

/// By dpkg's own list of the package's files: asking dpkg prints a complaint for every one it does not know.
fn installed(package: &str) -> bool {
    Path::new("/var/lib/dpkg/info")
        .join(format!("{package}.list"))
        .exists()
}

fn is_root(project: &Project) -> bool {
    process::output(project.command("id").arg("-u")).is_ok_and(|user| user == "0")
}
