//! Licences of the crates that the program is made of.

use crate::{Outcome, files};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

/// The file with the notices; the program is given away together with it.
pub const FILE: &str = "THIRD-PARTY-NOTICES.md";

/// Names under which a crate keeps its licences, the one that is chosen first.
const LICENCES: [&str; 6] = ["LICENSE-MIT", "LICENSE-APACHE", "LICENSE", "LICENCE", "COPYING", "UNLICENSE"];

/// Writes the notices.
pub fn run() -> Outcome {
    files::write(FILE, &text()?)
}

/// The notices as they should be: every crate with its licence, then each text once.
pub fn text() -> Outcome<String> {
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut list = String::new();
    for package in packages()? {
        let field = |name: &str| package[name].as_str().unwrap_or_default();
        let name = format!("{} {}", field("name"), field("version"));
        list += &format!("| {name} | {} | {} |\n", field("license"), field("repository"));
        texts.entry(licence(Path::new(field("manifest_path")))?).or_default().push(name);
    }
    let mut whole = format!(
        "# Notices of third parties\n\nThe program is made of these crates; `cargo xtask notices` writes this list. \
         The fonts in it are under the SIL Open Font License (`assets/fonts/LICENSE`).\n\n\
         | crate | licence | source |\n|---|---|---|\n{list}"
    );
    let mut sorted: Vec<_> = texts.into_iter().filter(|(text, _)| !text.is_empty()).collect();
    sorted.sort_by(|(_, one), (_, other)| one.cmp(other));
    for (text, crates) in sorted {
        whole += &format!("\n## {}\n\n````text\n{}\n````\n", crates.join(", "), text.trim_end());
    }
    Ok(whole)
}

/// The crates outside the project that the program is built from, by name.
fn packages() -> Outcome<Vec<Value>> {
    let cargo = std::env::var("CARGO").unwrap_or("cargo".into());
    let told = Command::new(cargo)
        .args(["metadata", "--format-version", "1", "--locked", "--filter-platform", "x86_64-unknown-linux-gnu"])
        .current_dir(files::path("."))
        .output()
        .map_err(|error| format!("cargo metadata: {error}"))?;
    let told: Value = serde_json::from_slice(&told.stdout).map_err(|error| format!("cargo metadata: {error}"))?;
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let nodes: BTreeMap<String, Value> =
        list(&told["resolve"]["nodes"]).into_iter().map(|node| (node["id"].to_string(), node)).collect();
    let program = list(&told["packages"]).into_iter().find(|package| package["name"] == "whydoku-cli");
    let program = program.ok_or("cargo metadata: no package whydoku-cli")?;
    let (mut seen, mut next) = (BTreeSet::new(), vec![program["id"].to_string()]);
    while let Some(id) = next.pop() {
        let Some(node) = nodes.get(&id).filter(|_| seen.insert(id.clone())) else { continue };
        let is_linked = |needed: &Value| list(&needed["dep_kinds"]).iter().any(|kind| kind["kind"].is_null());
        next.extend(list(&node["deps"]).iter().filter(|needed| is_linked(needed)).map(|it| it["pkg"].to_string()));
    }
    let mut found = list(&told["packages"]);
    found.retain(|package| seen.contains(&package["id"].to_string()) && !package["source"].is_null());
    found.sort_by_key(|package| (package["name"].to_string(), package["version"].to_string()));
    Ok(found)
}

/// The text of a crate's licence, the shortest of those to choose from; empty where it has none.
fn licence(manifest: &Path) -> Outcome<String> {
    let folder = manifest.parent().ok_or("a manifest is in a folder")?;
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut names: Vec<String> =
        entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    let named = |licence: &str| names.iter().find(|name| name.to_uppercase().replace('_', "-").starts_with(licence));
    let Some(name) = LICENCES.into_iter().find_map(named) else { return Ok(String::new()) };
    let text = std::fs::read_to_string(folder.join(name)).map_err(|error| format!("{name}: {error}"))?;
    Ok(text.replace('\r', ""))
}
