//! The layers hold: nothing imports from above, nothing goes in circles, no file grows beyond what can be read.

#[path = "common/corpus.rs"]
mod corpus;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The modules at the top of `src`, lowest layer first.
const LAYERS: [&[&str]; 6] = [
    &["board", "parallel"],
    &["format", "search", "logic"],
    &["technique"],
    &["solve", "rating", "generate", "explain", "views", "why"],
    &["diagram", "report", "chart"],
    &["cli", "web"],
];

/// A file longer than this needs a reason, given in docs/ARCHITECTURE.md.
const MOST_LINES: usize = 400;

fn layer(module: &str) -> Option<usize> {
    LAYERS.iter().position(|modules| modules.contains(&module))
}

fn source_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of the package") {
        let path = entry.expect("an entry of the folder").path();
        if path.is_dir() {
            source_files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// Every source file by its name below `src`, with its text.
fn sources() -> BTreeMap<String, String> {
    let root = corpus::file("src");
    let mut files = Vec::new();
    source_files(&root, &mut files);
    let name = |path: &Path| path.strip_prefix(&root).expect("below src").to_string_lossy().replace('\\', "/");
    files.iter().map(|path| (name(path), std::fs::read_to_string(path).expect("text"))).collect()
}

/// The top module that a file belongs to; none for the roots of library and program.
fn module_of(file: &str) -> Option<&str> {
    let top = file.split('/').next().unwrap_or(file).trim_end_matches(".rs");
    (top != "lib" && top != "main").then_some(top)
}

/// The top modules that a text names: `crate::a::…` wherever it stands in code, and all of `use crate::{a, b::c}`.
fn imports(text: &str) -> BTreeSet<String> {
    let code: String = text.lines().map(|line| line.split("//").next().unwrap_or("")).collect::<Vec<_>>().join("\n");
    let word = |text: &str| text.chars().take_while(|&c| c.is_alphanumeric() || c == '_').collect::<String>();
    let mut found = BTreeSet::new();
    for (at, start) in code.match_indices("crate::") {
        // `$crate::` in a macro means the same; `whydoku_crate::` would not.
        if code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_') {
            continue;
        }
        let rest = &code[at + start.len()..];
        let Some(group) = rest.strip_prefix('{') else {
            found.insert(word(rest));
            continue;
        };
        let (mut depth, mut expects_name) = (0, true);
        for (i, shown) in group.char_indices() {
            match shown {
                '{' => depth += 1,
                '}' if depth == 0 => break,
                '}' => depth -= 1,
                ',' if depth == 0 => expects_name = true,
                _ if expects_name && !shown.is_whitespace() => {
                    found.insert(word(&group[i..]));
                    expects_name = false;
                }
                _ => {}
            }
        }
    }
    found.retain(|name| name.starts_with(|c: char| c.is_lowercase()));
    found
}

/// For each top module the modules that it imports, each with a file that does so.
fn imports_of_modules() -> BTreeMap<String, BTreeMap<String, String>> {
    let mut found: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    for (file, text) in sources() {
        let Some(module) = module_of(&file) else { continue };
        let entry = found.entry(module.into()).or_default();
        for import in imports(&text).into_iter().filter(|import| import != module) {
            entry.entry(import).or_insert_with(|| file.clone());
        }
    }
    found
}

#[test]
fn the_reader_of_imports_sees_every_way_to_write_one() {
    let text = "use crate::board::Cell;\nuse crate::{logic::{Step, Spec}, search, technique::{self}};\n\
                fn f() { crate::solve::solve(); $crate::format::read() }\n//! [`crate::cli`] is only spoken of\n\
                use super::crate_names; pub(crate) fn g() {}";
    let expected = ["board", "format", "logic", "search", "solve", "technique"];
    assert_eq!(imports(text).iter().map(String::as_str).collect::<Vec<_>>(), expected);
}

#[test]
fn every_module_has_a_layer() {
    for module in imports_of_modules().keys() {
        assert!(layer(module).is_some(), "{module} is in no layer: name it in LAYERS");
    }
}

#[test]
fn lower_layers_never_import_higher_ones() {
    for (module, imports) in imports_of_modules() {
        for (import, file) in imports {
            let Some(above) = layer(&import) else { panic!("{file} imports crate::{import}, which is in no layer") };
            assert!(layer(&module) >= Some(above), "{file} imports crate::{import}, which is in a higher layer");
        }
    }
}

#[test]
fn no_layer_has_circles() {
    let imports = imports_of_modules();
    for start in imports.keys() {
        let (mut seen, mut next) = (BTreeSet::new(), vec![start]);
        while let Some(module) = next.pop() {
            for import in imports.get(module).into_iter().flat_map(BTreeMap::keys) {
                assert_ne!(import, start, "{start} imports itself by way of {module}");
                if seen.insert(import) {
                    next.push(import);
                }
            }
        }
    }
}

#[test]
fn long_files_have_a_reason() {
    let reasons = std::fs::read_to_string(corpus::file("docs/ARCHITECTURE.md")).unwrap_or_default();
    for (file, text) in sources() {
        let lines = text.lines().count();
        let has_reason = reasons.contains(&format!("src/{file}"));
        assert!(
            lines <= MOST_LINES || has_reason,
            "src/{file} has {lines} lines and no reason in docs/ARCHITECTURE.md"
        );
    }
}
