//! No two public types have one name, so that a name says which is meant.

use crate::common::sources;
use std::collections::{BTreeMap, BTreeSet};

/// Adds the types that a file makes public, and those of the public modules below it.
fn public(file: &str, module: &str, texts: &BTreeMap<String, String>, found: &mut BTreeMap<String, BTreeSet<String>>) {
    let code: String =
        texts[file].lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n");
    let mut add = |name: &str| {
        let is_type = name.starts_with(|first: char| first.is_ascii_uppercase())
            && name.contains(|it: char| it.is_ascii_lowercase());
        if is_type {
            found.entry(name.into()).or_default().insert(module.into());
        }
    };
    for statement in code.split(';') {
        let Some(at) = statement.rfind("pub use ") else { continue };
        let words = statement[at..].split(|letter: char| !letter.is_alphanumeric() && letter != '_');
        words.for_each(&mut add);
    }
    for line in code.lines() {
        let words: Vec<&str> = line.split(|letter: char| !letter.is_alphanumeric() && letter != '_').collect();
        if let ["pub", "struct" | "enum" | "trait" | "type", name, ..] = words[..] {
            add(name);
        }
    }
    let inner = code.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
    let folder = file.trim_end_matches("lib.rs").trim_end_matches("mod.rs").trim_end_matches(".rs");
    let folder = if folder.is_empty() || folder.ends_with('/') { folder.to_string() } else { format!("{folder}/") };
    for name in inner.chain(code.contains("pub use pattern::*;").then_some("pattern")) {
        let child = [format!("{folder}{name}.rs"), format!("{folder}{name}/mod.rs")];
        let child =
            child.iter().find(|child| texts.contains_key(*child)).unwrap_or_else(|| panic!("no file of {name}"));
        let path = if module.is_empty() { name.to_string() } else { format!("{module}::{name}") };
        public(child, &path, texts, found);
    }
}

#[test]
fn no_two_public_types_have_one_name() {
    let mut found = BTreeMap::new();
    public("lib.rs", "", &sources::texts(), &mut found);
    assert!(found.len() > 300 && found["Position"] == BTreeSet::from(["board".into()]), "{}", found.len());
    for (name, modules) in found {
        // The facade repeats what its users need.
        let own: Vec<&String> = modules.iter().filter(|module| !module.is_empty()).collect();
        assert!(own.len() <= 1, "{name} is a type of {own:?}");
    }
}
