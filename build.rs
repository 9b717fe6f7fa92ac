//! Lists the pages of the techniques, so that the program can show them and no list has to be kept by hand.

use std::path::PathBuf;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?).join("docs/techniques");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut pages = Vec::new();
    for entry in fs::read_dir(&folder)? {
        let path = entry?.path();
        if let (Some(id), Some("md")) = (path.file_stem(), path.extension().and_then(|extension| extension.to_str())) {
            pages.push((id.to_string_lossy().into_owned(), path.clone()));
        }
    }
    pages.sort();
    let line = |(id, path): &(String, PathBuf)| format!("    ({id:?}, include_str!({path:?})),\n");
    let lines: String = pages.iter().map(line).collect();
    let out = PathBuf::from(env::var("OUT_DIR").map_err(io::Error::other)?).join("pages.rs");
    fs::write(out, format!("static PAGES: &[(&str, &str)] = &[\n{lines}];\n"))
}
