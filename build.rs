//! Lists the files of each language, so that no list has to be kept by hand: a language is there
//! because its words are, in `src/explain/locales/<tag>.ftl`.
//!
//! Help of the command line (`src/cli/help/<tag>.ftl`) and pages of the techniques
//! (`docs/techniques/<tag>/<id>.md`) may be missing. English comes first, then the others in the
//! order of their tags.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

const LOCALES: &str = "src/explain/locales";
const HELP: &str = "src/cli/help";
const PAGES: &str = "docs/techniques";

fn main() -> io::Result<()> {
    for folder in [LOCALES, HELP, PAGES] {
        println!("cargo::rerun-if-changed={folder}");
    }
    let variable = |name: &str| env::var(name).map_err(io::Error::other);
    let has = |feature: &str| env::var_os(format!("CARGO_FEATURE_{feature}")).is_some();
    let (root, out) = (PathBuf::from(variable("CARGO_MANIFEST_DIR")?), PathBuf::from(variable("OUT_DIR")?));
    fs::write(out.join("languages.rs"), languages(&root, has("CLI"), has("PAGES"))?)?;
    fs::write(out.join("pages.rs"), pages(&root, has("EXPLAIN"))?)
}

/// The source of the list of languages: for each its words, and its help and its pages if they are
/// wanted.
pub fn languages(root: &Path, help: bool, pages: bool) -> io::Result<String> {
    let mut source = String::new();
    let tags = english_first(named(&root.join(LOCALES), "ftl")?);
    for (tag, words) in &tags {
        let helps = root.join(HELP).join(format!("{tag}.ftl"));
        let help = match help && helps.is_file() {
            true => format!("Some(include_str!({helps:?}))"),
            false => "None".into(),
        };
        let pages = match pages && root.join(PAGES).join(tag).is_dir() {
            true => format!("crate::technique::{}", pages_of(tag)),
            false => "&[]".into(),
        };
        source += &format!(
            "static {}: Files = Files {{ tag: {tag:?}, messages: include_str!({words:?}), help: {help}, pages: {pages} }};\n",
            constant(tag)
        );
    }
    let all: String = tags.iter().map(|(tag, _)| format!("Language(&{}), ", constant(tag))).collect();
    Ok(format!("{source}const LANGUAGES: &[Language] = &[{all}];\n"))
}

/// The source of the lists of pages, one a language, each in alphabetical order; English alone if
/// no other can be asked for.
pub fn pages(root: &Path, others: bool) -> io::Result<String> {
    let mut source = String::new();
    for (tag, folder) in named(&root.join(PAGES), "")? {
        if tag != "en" && !others {
            continue;
        }
        let line = |(id, file): (String, PathBuf)| format!("    ({id:?}, include_str!({file:?})),\n");
        let lines: String = named(&folder, "md")?.into_iter().map(line).collect();
        source += &format!("pub(crate) static {}: &[(&str, &str)] = &[\n{lines}];\n", pages_of(&tag));
    }
    Ok(source)
}

/// The files or folders in a folder that have this extension, each behind its name without it, in
/// alphabetical order.
fn named(folder: &Path, extension: &str) -> io::Result<Vec<(String, PathBuf)>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if let Some(name) = path.file_stem().filter(|_| path.extension().unwrap_or_default() == extension) {
            found.push((name.to_string_lossy().into_owned(), path.clone()));
        }
    }
    found.sort();
    Ok(found)
}

fn english_first(mut tags: Vec<(String, PathBuf)>) -> Vec<(String, PathBuf)> {
    tags.sort_by_key(|(tag, _)| tag != "en");
    tags
}

/// The name of the static with the files of a language.
fn constant(tag: &str) -> String {
    tag.replace('-', "_").to_uppercase()
}

/// The name of the static with its pages.
fn pages_of(tag: &str) -> String {
    format!("PAGES_{}", constant(tag))
}
