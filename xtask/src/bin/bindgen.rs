//! `bindgen INPUT.wasm FOLDER`: the bare module in, the module with its glue and types out.

use anyhow::{Context as _, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let mut args = std::env::args_os().skip(1);
    let (Some(input), Some(folder), None) = (args.next(), args.next(), args.next()) else {
        bail!("bindgen takes two arguments: the module and the folder to write to");
    };
    Bindgen::new()
        .input_path(input)
        .out_name("mancala")
        .web(true)?
        .typescript(true)
        // Without the default path `await init()` with no argument fails.
        .omit_default_module_path(false)
        .generate(folder)
        .context("the glue between the module and JavaScript cannot be made")
}
