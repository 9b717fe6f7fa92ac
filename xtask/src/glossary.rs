//! The last table of the glossary: every family and technique, in every language, and what else
//! each is called.

use crate::{Outcome, files};
use std::collections::BTreeMap;
use whydoku::explain::{Explainer, Language};
use whydoku::logic::{Family, Spec};
use whydoku::technique::of_family;

const FILE: &str = "docs/glossary.md";

/// The heading above the table.
const HEADING: &str = "\n## Families and techniques";

/// Rewrites the table. Notes on families are kept; those on techniques come from the pages.
pub fn update() -> Outcome {
    let text = files::read(FILE)?;
    let no_table = || format!("{FILE}: no table below{HEADING}");
    let heading = text.find(HEADING).ok_or_else(no_table)?;
    let start = heading + text[heading..].find("\n|").ok_or_else(no_table)? + 1;
    let end = text[start..].find("\n\n").map_or(text.len(), |length| start + length + 1);
    let lines: Vec<&str> = text[start..end].lines().collect();
    let [title, rule, rows @ ..] = &lines[..] else { return Err(no_table()) };
    let notes: BTreeMap<&str, &str> = rows.iter().filter_map(|row| noted(row)).collect();
    let words: Vec<Explainer> = Language::ALL.iter().map(|&language| Explainer::new(language)).collect();
    let mut table = vec![title.to_string(), rule.to_string()];
    for &family in Family::ALL {
        let names: Vec<String> = words.iter().map(|words| format!("**{}**", words.family_name(family))).collect();
        let note = notes.get(names[0].as_str()).copied().unwrap_or_default();
        table.push(row(&names, note));
        table.extend(of_family(family).map(|spec| {
            let names: Vec<String> = words.iter().map(|words| words.technique_name(spec)).collect();
            row(&names, &aliases(spec))
        }));
    }
    files::write(FILE, &format!("{}{}\n{}", &text[..start], table.join("\n"), &text[end..]))
}

/// The first cell of a row, and the last.
fn noted(row: &str) -> Option<(&str, &str)> {
    let mut cells = row.trim_matches('|').split('|').map(str::trim);
    Some((cells.next()?, cells.next_back()?))
}

fn row(names: &[String], note: &str) -> String {
    let names: String = names.iter().map(|name| format!("| {name} ")).collect();
    if note.is_empty() { format!("{names}| |") } else { format!("{names}| {note} |") }
}

/// What the pages of a technique call it besides, language by language.
fn aliases(spec: &Spec) -> String {
    let of_language = |language: &Language| {
        let aliases = language.page(spec)?.aliases();
        (!aliases.is_empty()).then(|| Explainer::new(*language).enumerated(&aliases))
    };
    Language::ALL.iter().filter_map(of_language).collect::<Vec<_>>().join(" · ")
}
