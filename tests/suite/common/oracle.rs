//! Tables from outside, in the folder that `WHYDOKU_ORACLES` names.

use std::path::PathBuf;

/// A table, unless none are there; that is said.
pub fn text_of(name: &str) -> Option<String> {
    let Some(folder) = std::env::var_os("WHYDOKU_ORACLES") else {
        println!("SKIPPED: {name} is not compared, WHYDOKU_ORACLES is not set");
        return None;
    };
    let path = PathBuf::from(folder).join(name);
    Some(std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
}
