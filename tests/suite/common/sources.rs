//! The source code of the package.

use super::corpus;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Adds the files below a folder that have this extension.
pub fn files(folder: &Path, extension: &str, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of the package") {
        let path = entry.expect("an entry of the folder").path();
        if path.is_dir() {
            files(&path, extension, found);
        } else if path.extension().is_some_and(|known| known == extension) {
            found.push(path);
        }
    }
}

/// Every source file of the library by its name below `src`, with its text.
pub fn texts() -> BTreeMap<String, String> {
    below(&corpus::file("src"))
}

/// Every source file of the program by its name below `cli/src`, with its text.
pub fn program() -> BTreeMap<String, String> {
    below(&corpus::file("cli/src"))
}

/// Every source file of the project, those of tests, benches and chores among them, by its name
/// below a folder.
pub fn everywhere() -> BTreeMap<String, String> {
    let folders = ["src", "tests", "benches", "cli/src", "cli/tests", "xtask/src", "fuzz/src", "fuzz/fuzz_targets"];
    let all = folders.into_iter().flat_map(|folder| {
        let texts = below(&corpus::file(folder)).into_iter();
        texts.map(move |(name, text)| (format!("{folder}/{name}"), text))
    });
    all.collect()
}

fn below(root: &Path) -> BTreeMap<String, String> {
    let mut found = Vec::new();
    files(root, "rs", &mut found);
    let name = |path: &Path| path.strip_prefix(root).expect("below").to_string_lossy().replace('\\', "/");
    found.iter().map(|path| (name(path), std::fs::read_to_string(path).expect("text"))).collect()
}

/// Every text of the page, by its name.
pub fn page() -> BTreeMap<String, String> {
    let folder = std::fs::read_dir(corpus::file("page")).expect("the folder of the page");
    let file = |path: PathBuf| {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, std::fs::read_to_string(path).expect("text"))
    };
    let paths = folder.map(|entry| entry.expect("an entry of the folder").path());
    paths.filter(|path| path.extension().is_none_or(|kind| kind != "woff2")).map(file).collect()
}
