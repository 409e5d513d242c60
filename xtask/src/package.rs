//! `pkg/`: the engine as a JavaScript module.
//!
//! Cargo compiles the crate to wasm, wasm-bindgen writes glue and types, wasm-opt makes it small. The same sources
//! give the same bytes in every folder and for every user, so that anyone can check the committed files.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};

use crate::project::Project;
use crate::{node, process, sources, toolchain};

const FILES: [&str; 4] = [
    "mancala.js",
    "mancala_bg.wasm",
    "mancala.d.ts",
    "mancala_bg.wasm.d.ts",
];
const STAMP: &str = "stamp.txt";

/// One build of the module.
#[derive(Debug)]
pub struct Package<'a> {
    project: &'a Project,
    folder: PathBuf,
    features: String,
}

impl<'a> Package<'a> {
    /// The product, in `pkg/`.
    pub fn product(project: &'a Project) -> Self {
        Self::new(project, project.root.join("pkg"), "web")
    }

    /// The product again, beside the committed one.
    pub fn rebuilt(project: &'a Project) -> Self {
        Self::new(project, project.root.join("target/pkg-check"), "web")
    }

    /// The product with Kalah, the game that only the tests know.
    pub fn kalah(project: &'a Project) -> Self {
        Self::new(project, project.root.join("target/pkg-kalah"), "web,kalah")
    }

    pub fn new(project: &'a Project, folder: PathBuf, features: &str) -> Self {
        Self {
            project,
            folder,
            features: features.to_owned(),
        }
    }

    /// The folder's name for messages.
    pub fn name(&self) -> String {
        self.folder
            .strip_prefix(&self.project.root)
            .unwrap_or(&self.folder)
            .display()
            .to_string()
    }

    /// Whether there is a build that can be served, of whatever sources.
    pub fn exists(&self) -> bool {
        FILES.iter().all(|file| self.folder.join(file).is_file())
    }

    /// Whether the build there is comes from the sources as they are now.
    pub fn is_fresh(&self) -> Result<bool> {
        let stamp = sources::stamp(self.project, &self.features)?;
        Ok(self.exists()
            && fs::read_to_string(self.folder.join(STAMP)).is_ok_and(|found| found.trim() == stamp))
    }

    /// The size of the module as it travels.
    pub fn gzipped(&self) -> Result<u64> {
        if !self.exists() {
            bail!("{} is not built", self.name());
        }
        let script = "process.stdout.write(String(require('zlib').gzipSync(require('fs').readFileSync(process.argv[1]), {level: 9}).length))";
        let size = process::output(
            node::node(self.project)?
                .args(["-e", script])
                .arg(self.folder.join("mancala_bg.wasm")),
        )?;
        size.parse()
            .with_context(|| format!("cannot measure {}/mancala_bg.wasm", self.name()))
    }

    /// The files that differ from another build, missing ones included.
    pub fn differences(&self, other: &Self) -> Vec<String> {
        let names = |folder: &Path| -> Vec<String> {
            let entries = fs::read_dir(folder).into_iter().flatten().flatten();
            entries
                .map(|entry| entry.file_name().to_string_lossy().into_owned())
                .collect()
        };
        let mut all = names(&self.folder);
        all.extend(names(&other.folder));
        all.sort();
        all.dedup();
        all.retain(|name| {
            fs::read(self.folder.join(name)).ok() != fs::read(other.folder.join(name)).ok()
        });
        all
    }

    /// Builds, and only when all went well puts the result into its folder.
    pub fn build(&self) -> Result<()> {
        // Taken first: sources that change while the compiler runs make the result old, not new.
        let stamp = sources::stamp(self.project, &self.features)?;
        node::install(self.project)?;
        toolchain::need_wasm(self.project)?;
        eprintln!("==> building {} (features: {})", self.name(), self.features);
        let module = self.compile()?;
        let work = self.project.target.join("pkg-work");
        let _ = fs::remove_dir_all(&work);
        fs::create_dir_all(&work)
            .with_context(|| format!("cannot make the folder {}", work.display()))?;
        self.bind(&module, &work)?;
        self.optimise(&work)?;
        self.complete(&work, &stamp)?;
        self.check_names(&work)?;
        self.replace(&work)
    }

    /// Cargo: the bare module.
    fn compile(&self) -> Result<PathBuf> {
        // The folders of dependencies must exist before the flags that rename them can be written.
        process::run(self.project.cargo().arg("fetch").args(Project::locked()))?;
        let mut cargo = self.project.cargo();
        cargo.args([
            "build",
            "--package",
            "mancala",
            "--lib",
            "--profile",
            "web",
            "--target",
            toolchain::WASM,
        ]);
        cargo
            .args(["--no-default-features", "--features", &self.features])
            .args(Project::locked());
        for (name, _) in std::env::vars_os() {
            let text = name.to_string_lossy();
            if text.starts_with("CARGO_PROFILE_")
                || text.starts_with("CARGO_BUILD_")
                || text == "RUSTFLAGS"
            {
                cargo.env_remove(name);
            }
        }
        let mut flags =
            OsString::from("-Ctarget-feature=+simd128\x1f-Cllvm-args=-inline-threshold=40");
        for (from, to) in self.renamed_folders()? {
            flags.push("\x1f--remap-path-prefix=");
            flags.push(from);
            flags.push("=");
            flags.push(to);
        }
        process::run(
            cargo
                .env("CARGO_ENCODED_RUSTFLAGS", flags)
                .env("CARGO_TARGET_DIR", &self.project.target),
        )?;
        Ok(self
            .project
            .target
            .join(toolchain::WASM)
            .join("web/mancala.wasm"))
    }

    /// This machine's folders and what they are called in the module; of two that fit, the later counts.
    fn renamed_folders(&self) -> Result<Vec<(PathBuf, String)>> {
        let cargo_home = cargo_home()?;
        let sources = toolchain::sysroot(self.project)?.join("lib/rustlib/src/rust");
        let mut folders = vec![
            (cargo_home.clone(), "/cargo".to_owned()),
            (self.project.root.clone(), "/src".to_owned()),
            (self.project.target.clone(), "/target".to_owned()),
            (
                sources,
                format!("/rustc/{}", toolchain::commit(self.project)?),
            ),
        ];
        folders.extend(
            registries(&cargo_home)
                .into_iter()
                .map(|folder| (folder, "/crates".to_owned())),
        );
        Ok(folders)
    }

    /// wasm-bindgen: glue and types.
    fn bind(&self, module: &Path, work: &Path) -> Result<()> {
        let mut cargo = self.project.cargo();
        cargo.args([
            "run",
            "--quiet",
            "--package",
            "xtask",
            "--features",
            "bindgen",
            "--bin",
            "bindgen",
        ]);
        process::run(
            cargo
                .args(Project::locked())
                .arg("--")
                .arg(module)
                .arg(work),
        )?;
        let glue = work.join("mancala.js");
        let text = fs::read_to_string(&glue).context("wasm-bindgen wrote no glue")?;
        fs::write(&glue, without_comments(&text))?;
        let types = work.join("mancala.d.ts");
        let text = fs::read_to_string(&types).context("wasm-bindgen wrote no types")?;
        // The classes are disposable, which TypeScript's older libraries do not know.
        fs::write(
            &types,
            format!("/// <reference lib=\"esnext.disposable\" />\n{text}"),
        )?;
        Ok(())
    }

    /// wasm-opt: the same module, smaller. The module itself tells it what the browsers must know.
    ///
    /// Nothing but the end of the stack lies in the first kilobyte (the linker puts the stack below all else),
    /// so that what is added to an address may become part of the instruction.
    fn optimise(&self, work: &Path) -> Result<()> {
        let module = work.join("mancala_bg.wasm");
        let mut command = node::tool(self.project, "binaryen/bin/wasm-opt")?;
        command.args(["-O3", "--converge", "--low-memory-unused"]);
        process::run(command.arg(&module).arg("-o").arg(&module))
    }

    /// The module must not tell who built it where: that is nobody's business, and differs from machine to machine.
    fn check_names(&self, work: &Path) -> Result<()> {
        let cargo_home = cargo_home()?;
        let mut names: Vec<String> = vec![
            self.project.root.display().to_string(),
            cargo_home.display().to_string(),
        ];
        names.extend(std::env::home_dir().map(|home| home.join("").display().to_string()));
        for folder in registries(&cargo_home) {
            names.extend(
                folder
                    .file_name()
                    .map(|name| name.to_string_lossy().into_owned()),
            );
        }
        names.retain(|name| name.len() > 2);
        for file in FILES {
            let bytes =
                fs::read(work.join(file)).with_context(|| format!("the build made no {file}"))?;
            if let Some(name) = names.iter().find(|name| {
                bytes
                    .windows(name.len())
                    .any(|part| part == name.as_bytes())
            }) {
                bail!("{file} holds the name {name} of this machine");
            }
        }
        Ok(())
    }

    /// What npm and a reader need beside the module.
    fn complete(&self, work: &Path, stamp: &str) -> Result<()> {
        let files = FILES.map(|file| format!("    \"{file}\"")).join(",\n");
        let manifest = format!(
            r#"{{
  "name": "mancala",
  "version": "{}",
  "description": "An engine for sowing games, compiled to WebAssembly.",
  "license": "MIT",
  "type": "module",
  "main": "mancala.js",
  "types": "mancala.d.ts",
  "exports": {{
    ".": {{
      "types": "./mancala.d.ts",
      "default": "./mancala.js"
    }},
    "./mancala_bg.wasm": "./mancala_bg.wasm",
    "./package.json": "./package.json"
  }},
  "files": [
{files}
  ],
  "keywords": [
    "mancala",
    "sowing game",
    "dakon",
    "congklak",
    "o an quan",
    "wasm"
  ],
  "sideEffects": false
}}
"#,
            env!("CARGO_PKG_VERSION"),
        );
        fs::write(work.join("package.json"), manifest)?;
        // Only now, with the manifest, does Node know that the glue is a module.
        process::run(
            node::node(self.project)?
                .arg("xtask/constants.mjs")
                .arg(work),
        )?;
        fs::write(work.join(STAMP), format!("{stamp}\n"))?;
        for (from, to) in [("LICENSE", "LICENSE"), ("src/wasm.md", "README.md")] {
            fs::copy(self.project.root.join(from), work.join(to))
                .with_context(|| format!("cannot copy {from}"))?;
        }
        Ok(())
    }

    fn replace(&self, work: &Path) -> Result<()> {
        fs::create_dir_all(&self.folder)
            .with_context(|| format!("cannot make the folder {}", self.name()))?;
        for entry in fs::read_dir(&self.folder)? {
            let path = entry?.path();
            if path.is_file() && !work.join(path.file_name().unwrap_or_default()).exists() {
                fs::remove_file(&path)
                    .with_context(|| format!("cannot remove {}", path.display()))?;
            }
        }
        for entry in fs::read_dir(work)? {
            let entry = entry?;
            fs::copy(entry.path(), self.folder.join(entry.file_name()))
                .with_context(|| format!("cannot write into {}", self.name()))?;
        }
        Ok(())
    }
}

/// The glue without its block comments: it travels, and the types beside it say the same.
fn without_comments(glue: &str) -> String {
    let mut inside = false;
    let mut kept = String::with_capacity(glue.len());
    for line in glue.lines() {
        inside |= line.trim_start().starts_with("/**");
        if !inside {
            kept.push_str(line);
            kept.push('\n');
        }
        inside &= !line.trim_end().ends_with("*/");
    }
    kept
}

fn cargo_home() -> Result<PathBuf> {
    let chosen = std::env::var_os("CARGO_HOME")
        .filter(|folder| !folder.is_empty())
        .map(PathBuf::from);
    chosen
        .or_else(|| std::env::home_dir().map(|home| home.join(".cargo")))
        .context("neither CARGO_HOME nor a home folder is known")
}

/// Where cargo unpacks dependencies, one folder for each registry.
fn registries(cargo_home: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(cargo_home.join("registry/src"))
        .into_iter()
        .flatten()
        .flatten();
    let mut folders: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    folders.sort();
    folders
}
