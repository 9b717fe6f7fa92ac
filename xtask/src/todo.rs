//! What is left to write by hand.

use crate::page::Expected;
use crate::page_file::{PageFile, name_of};
use crate::{Outcome, files};
use std::collections::BTreeSet;
use whydoku::explain::Language;
use whydoku::technique::CATALOGUE;

/// Prints everything that is left to write by hand.
pub fn list() -> Outcome {
    let mut left = marked()?;
    left.extend(pages()?);
    left.extend(messages()?);
    match left.as_slice() {
        [] => println!("nothing is left to write by hand"),
        _ => println!("left to write by hand:\n  {}", left.join("\n  ")),
    }
    Ok(())
}

/// Lines with a TODO.
fn marked() -> Outcome<Vec<String>> {
    let mut found = Vec::new();
    let (pages, sources) = (files::below("docs/techniques", "md")?, files::below("src", "rs")?);
    for file in pages.into_iter().chain(sources).chain(files::below("src/explain/locales", "ftl")?) {
        let text = files::read(&file)?;
        let marked = text.lines().enumerate().filter(|(_, line)| line.contains("TODO"));
        found.extend(marked.map(|(number, line)| format!("{file}:{}: {}", number + 1, line.trim())));
    }
    Ok(found)
}

/// Pages that are not translated, and pages without an example or a look-alike.
fn pages() -> Outcome<Vec<String>> {
    let mut found = Vec::new();
    for &spec in CATALOGUE {
        let missing = Language::ALL.iter().filter(|&&language| !PageFile::is_there(spec, language));
        found.extend(missing.map(|&language| format!("{}: no page", name_of(spec.id, language))));
        let examples = PageFile::of(spec, Language::English)?.examples();
        let count = examples.iter().filter(|example| matches!(example.expected, Expected::Found(_))).count();
        let lacks = |what: &str| format!("{}: no {what}", name_of(spec.id, Language::English));
        found.extend((count == 0).then(|| lacks("example")));
        found.extend((count == examples.len()).then(|| lacks("look-alike")));
    }
    Ok(found)
}

/// Messages that one language has and another lacks, and names of techniques.
fn messages() -> Outcome<Vec<String>> {
    let keys = |text: &str| -> BTreeSet<String> {
        let is_key = |key: &&str| !key.starts_with([' ', '#', '}']);
        text.lines()
            .filter_map(|line| line.split_once(" ="))
            .map(|(key, _)| key)
            .filter(is_key)
            .map(Into::into)
            .collect()
    };
    let mut languages = Vec::new();
    for file in files::below("src/explain/locales", "ftl")? {
        let text = files::read(&file)?;
        languages.push((file, keys(&text)));
    }
    let names = CATALOGUE.iter().map(|spec| format!("technique-{}", spec.id));
    let all: BTreeSet<String> = languages.iter().flat_map(|(_, keys)| keys.clone()).chain(names).collect();
    let missing = |(file, keys): &(String, BTreeSet<String>)| -> Vec<String> {
        all.difference(keys).map(|key| format!("{file}: no message {key}")).collect()
    };
    Ok(languages.iter().flat_map(missing).collect())
}
