//! Lists the translations of the help, `src/help/<tag>.ftl`, so that no list is kept by hand.

use std::path::PathBuf;
use std::{env, fs, io};

const HELP: &str = "src/help";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={HELP}");
    let variable = |name: &str| env::var(name).map(PathBuf::from).map_err(io::Error::other);
    let (root, out) = (variable("CARGO_MANIFEST_DIR")?, variable("OUT_DIR")?);
    let mut lines = Vec::new();
    for entry in fs::read_dir(root.join(HELP))? {
        let path = entry?.path();
        if let Some(tag) = path.file_stem().filter(|_| path.extension().is_some_and(|extension| extension == "ftl")) {
            lines.push(format!("({tag:?}, include_str!({path:?})),\n"));
        }
    }
    lines.sort();
    fs::write(out.join("help.rs"), format!("&[\n{}]", lines.concat()))
}
