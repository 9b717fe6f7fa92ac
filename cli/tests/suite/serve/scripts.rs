//! The scripts of the page by themselves: their own tests, and the numbers and colours that they
//! leave to pictures.

use crate::common::{corpus, sources};
use std::path::Path;
use std::process::Command;
use whydoku::diagram::svg::{CELL, SIZE, variables};

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

#[test]
fn the_page_has_no_measures_of_its_own() {
    let measures = [CELL, 9 * CELL, SIZE].map(|number| number.to_string());
    for (name, text) in sources::page().iter().filter(|(name, _)| name.ends_with(".js") || *name == "board.css") {
        let mut numbers = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '.');
        let found = numbers.find(|number| measures.iter().any(|measure| measure == number));
        assert_eq!(found, None, "{name}");
    }
    let named = |name: &str| variables().contains(&format!("--{name}:"));
    assert!(["cell", "margin", "step", "size"].into_iter().all(named), "{}", variables());
}

#[test]
fn the_page_has_no_colours_of_pictures_of_its_own() {
    // The ground of the page, its buttons and its warnings are not seen in pictures.
    const INTERFACE: [&str; 7] = ["ground", "edge", "hover", "chosen", "on", "wrong", "faint"];
    for (name, text) in sources::page() {
        for (at, _) in text.match_indices('#') {
            let (before, after) = (&text[..at], &text[at + 1..]);
            let digits = after.chars().take_while(char::is_ascii_hexdigit).count();
            let is_colour = matches!(digits, 3 | 4 | 6 | 8) && !after[digits..].starts_with(char::is_alphanumeric);
            let declared = before.rsplit([';', '{', '\n']).next().and_then(|rule| rule.strip_prefix("--"));
            let is_own =
                declared.and_then(|rule| rule.split(':').next()).is_some_and(|known| INTERFACE.contains(&known));
            assert!(!is_colour || name == "icon.svg" || is_own, "{name}: #{}", &after[..digits]);
        }
    }
}
