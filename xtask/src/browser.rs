//! The browsers that the tests drive, and the fonts they draw the games' names with.

use std::env;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use anyhow::{Context as _, Result, bail};

use crate::process;
use crate::project::Project;

/// One of the browsers, and where it may be.
#[derive(Debug)]
pub struct Browser {
    name: &'static str,
    /// The variable that names the program where it lies elsewhere.
    variable: &'static str,
    package: &'static str,
    programs: &'static [&'static str],
    places: &'static [&'static str],
}

pub const CHROMIUM: Browser = Browser {
    name: "Chromium",
    variable: "CHROMIUM",
    package: "chromium",
    programs: &[
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
        "chrome",
    ],
    places: &[
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    ],
};

pub const FIREFOX: Browser = Browser {
    name: "Firefox",
    variable: "FIREFOX",
    package: "firefox-esr",
    programs: &["firefox-esr", "firefox"],
    places: &[
        "/Applications/Firefox.app/Contents/MacOS/firefox",
        "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
    ],
};

const FONTS: [&str; 2] = ["fonts-noto-core", "fonts-noto-cjk"];

/// The package lists are fetched once, whatever is installed by them.
static LISTS: OnceLock<()> = OnceLock::new();

impl Browser {
    /// The variable that tells the tests where it is.
    pub fn variable(&self) -> &'static str {
        self.variable
    }

    /// Finds the browser, or installs it where that is allowed.
    pub fn ready(&self, project: &Project) -> Result<PathBuf> {
        let Self { name, variable, .. } = self;
        if let Some(chosen) = env::var_os(variable).filter(|chosen| !chosen.is_empty()) {
            let chosen = PathBuf::from(chosen);
            if !chosen.is_file() {
                bail!("{variable} names {}, where no browser is", chosen.display());
            }
            return Ok(chosen);
        }
        let mut missing = Vec::new();
        if self.find().is_none() {
            missing.push(self.package);
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
                apt_get(project, &missing)
                    .with_context(|| format!("this line is missing: {line}"))?;
            } else if missing.contains(&self.package) {
                let line = if apt {
                    format!("sudo {line}")
                } else {
                    format!(
                        "{variable}=/path/to/{} cargo xtask test",
                        name.to_lowercase()
                    )
                };
                bail!("these tests need {name}; this line is missing: {line}");
            } else {
                eprintln!(
                    "Without these fonts some names are drawn with other letters: sudo {line}"
                );
            }
        }
        self.find().with_context(|| {
            format!(
                "{name} was installed, yet none of its names is on the PATH; set {variable} to where it is"
            )
        })
    }

    fn find(&self) -> Option<PathBuf> {
        let place = || {
            let mut places = self.places.iter().map(PathBuf::from);
            places.find(|path| path.is_file())
        };
        self.programs
            .iter()
            .find_map(|program| on_path(program))
            .or_else(place)
    }
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
    if LISTS.get().is_none() {
        process::run(&mut command(&["update"]))?;
        LISTS.get_or_init(|| ());
    }
    process::run(command(&["install", "-y", "--no-install-recommends"]).args(packages))
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
