//! Lists the files of each language, so that no list has to be kept by hand: a language is there
//! because its words are, in `src/explain/locales/<tag>.ftl`.
//!
//! Pages of the techniques (`docs/techniques/<tag>/<id>.md`) may be missing, and all are left out
//! without the feature `technique-pages`. English comes first, then the others in the order of their
//! tags.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

const LOCALES: &str = "src/explain/locales";
const PAGES: &str = "docs/techniques";

fn main() -> io::Result<()> {
    for folder in [LOCALES, PAGES] {
        println!("cargo::rerun-if-changed={folder}");
    }
    let variable = |name: &str| env::var(name).map_err(io::Error::other);
    let (root, out) = (PathBuf::from(variable("CARGO_MANIFEST_DIR")?), PathBuf::from(variable("OUT_DIR")?));
    fs::write(out.join("languages.rs"), languages(&root)?)?;
    let are_wanted = env::var_os("CARGO_FEATURE_TECHNIQUE_PAGES").is_some();
    fs::write(out.join("pages.rs"), pages(&root, are_wanted)?)
}

/// The source of the list of languages: for each its words and its pages.
pub fn languages(root: &Path) -> io::Result<String> {
    let mut source = String::new();
    let tags = english_first(named(&root.join(LOCALES), "ftl")?);
    for (tag, words) in &tags {
        let has_pages = root.join(PAGES).join(tag).is_dir();
        let pages = if has_pages { format!("crate::technique::{}", pages_of(tag)) } else { "&[]".into() };
        source += &format!(
            "static {}: Files = Files {{ tag: {tag:?}, messages: include_str!({words:?}), pages: {pages} }};\n",
            constant(tag)
        );
    }
    let all: String = tags.iter().map(|(tag, _)| format!("Language(&{}), ", constant(tag))).collect();
    Ok(format!("{source}const LANGUAGES: &[Language] = &[{all}];\n"))
}

/// The source of the lists of pages, one a language, each in alphabetical order; empty ones if they
/// are not wanted.
pub fn pages(root: &Path, are_wanted: bool) -> io::Result<String> {
    let mut source = String::new();
    for (tag, folder) in named(&root.join(PAGES), "")? {
        let line = |(id, file): (String, PathBuf)| format!("    ({id:?}, include_str!({file:?})),\n");
        let files = if are_wanted { named(&folder, "md")? } else { Vec::new() };
        let lines: String = files.into_iter().map(line).collect();
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
