//! Running other programs, and saying what went wrong in words.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};

use anyhow::{Context as _, Result, bail};

/// Runs to the end, with this program's own output. Anything but success is an error that names the command.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command
        .status()
        .with_context(|| format!("cannot run {}", name(command)))?;
    if !status.success() {
        bail!("{} failed ({status})", line(command));
    }
    Ok(())
}

/// Runs in silence and tells whether it went well; a program that is not there did not.
pub fn succeeds(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// What the command prints, without the space around it.
pub fn output(command: &mut Command) -> Result<String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot run {}", name(command)))?;
    if !output.status.success() {
        bail!("{} failed ({})", line(command), output.status);
    }
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Runs to the end and passes each line of output on at once, to the terminal and to `seen`.
pub fn watch(command: &mut Command, mut seen: impl FnMut(&str)) -> Result<ExitStatus> {
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot run {}", name(command)))?;
    if let Some(stdout) = child.stdout.take() {
        let mut stdout = BufReader::new(stdout);
        let mut bytes = Vec::new();
        // By bytes: a test may print what is no UTF-8.
        while stdout.read_until(b'\n', &mut bytes)? > 0 {
            let text = String::from_utf8_lossy(&bytes);
            seen(text.trim_end());
            let mut out = std::io::stdout().lock();
            out.write_all(&bytes)?;
            out.flush()?;
            bytes.clear();
        }
    }
    Ok(child.wait()?)
}

/// The command as one would type it, for messages.
fn line(command: &Command) -> String {
    let args = command
        .get_args()
        .map(|word| word.to_string_lossy().into_owned());
    std::iter::once(name(command))
        .chain(args)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The program without its folder.
fn name(command: &Command) -> String {
    let program = Path::new(command.get_program());
    program
        .file_name()
        .unwrap_or(program.as_os_str())
        .to_string_lossy()
        .into_owned()
}
