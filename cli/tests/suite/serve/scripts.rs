//! The scripts of the page by themselves: their own tests, and the numbers that they share with
//! pictures.

use crate::common::{corpus, sources};
use std::path::Path;
use std::process::Command;
use whydoku::diagram::svg::{CELL, EDGE, MARGIN, SIZE};

/// Copies the files of a folder of the package to the same place below another folder, and returns
/// their names there.
fn copied(folder: &str, root: &Path) -> Vec<String> {
    let to = root.join(folder);
    std::fs::create_dir_all(&to).expect("a folder");
    let entries = std::fs::read_dir(corpus::file(folder)).expect("a folder of the package");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    for name in &names {
        std::fs::copy(corpus::file(folder).join(name), to.join(name)).expect("a copy");
    }
    names.into_iter().map(|name| format!("{folder}/{name}")).collect()
}

/// Skipped, and said so, where there is no node.
#[test]
fn the_scripts_pass_their_own_tests() {
    let works = Command::new("node").arg("--version").output().is_ok_and(|ended| ended.status.success());
    if !works {
        eprintln!("skipped: there is no node to test the scripts of the page with");
        return;
    }
    // Not every node takes a script for a module unasked, so the copy says that it is one.
    let root = tempfile::tempdir().expect("a folder");
    std::fs::write(root.path().join("package.json"), r#"{"type":"module"}"#).expect("written");
    copied("page", root.path());
    let tests = copied("tests/page", root.path());
    assert!(tests.len() > 3 && tests.iter().all(|name| name.ends_with(".test.mjs")), "{tests:?}");
    let ended = Command::new("node")
        .args(["--test", "--test-reporter", "tap"])
        .args(tests)
        .current_dir(root.path())
        .env_remove("NODE_OPTIONS")
        .output()
        .expect("node starts");
    let said = format!("{}{}", String::from_utf8_lossy(&ended.stdout), String::from_utf8_lossy(&ended.stderr));
    assert!(ended.status.success() && said.contains("# fail 0") && !said.contains("# pass 0"), "{said}");
}

/// The value of a constant, `const NAME = 64;` or `const NAME: i32 = 64;`.
fn constant(text: &str, name: &str) -> i32 {
    let line = text.lines().find(|line| line.contains(&format!("const {name}")));
    let value = line.and_then(|line| line.split(" = ").nth(1)).map(|value| value.trim_end_matches(';'));
    value.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("no number {name}: {line:?}"))
}

#[test]
fn the_board_has_the_measures_of_pictures() {
    let page = sources::page();
    let script = &page["measure.js"];
    let own = ["CELL", "MARGIN", "EDGE"].map(|name| constant(script, name));
    assert_eq!(own, [CELL, MARGIN, EDGE]);
    assert_eq!(constant(script, "STEP"), constant(&sources::texts()["diagram/svg/measure.rs"], "STEP"));
    assert_eq!(SIZE, MARGIN + 9 * CELL + EDGE);
    assert!(script.contains("export const SIZE = MARGIN + 9 * CELL + EDGE;"));
    let rule = format!(
        ".squares{{--u:calc(100cqw/{SIZE});position:absolute;left:calc({MARGIN}*var(--u));top:calc({MARGIN}*var(--u));\
        width:calc({width}*var(--u));height:calc({width}*var(--u));",
        width = 9 * CELL
    );
    assert!(page["board.css"].contains(&rule), "no {rule}");
}

#[test]
fn the_measures_stand_in_one_script() {
    let measures = [CELL, 9 * CELL, SIZE].map(|number| number.to_string());
    for (name, text) in sources::page() {
        let is_script = name.ends_with(".js") && name != "measure.js";
        let mut numbers = text.split(|letter: char| !letter.is_ascii_alphanumeric());
        let found = numbers.find(|number| measures.iter().any(|measure| measure == number));
        assert!(!is_script || found.is_none(), "{name} has {found:?}, which measure.js says");
    }
}
