//! The layers hold: nothing imports from above, neither modules nor files depend on each other in
//! circles, no file grows beyond what can be read.

mod names;

use crate::common::{corpus, sources};
use names::{Dependencies, dependencies};
use std::collections::{BTreeMap, BTreeSet};
use textwrap::core::display_width;

/// The modules at the top of `src`, lowest layer first.
const LAYERS: [&[&str]; 6] = [
    &["board", "cancel", "hash", "parallel"],
    &["equivalence", "format", "search", "logic"],
    &["technique"],
    &["solve", "rating", "generate", "order", "explain", "views", "why", "plan"],
    &["diagram", "chart", "proof", "report", "lesson"],
    &["api", "benchmark", "dataset", "page", "print", "puzzle"],
];

/// The circles of files that are still tolerated, by folder. A circle that is cut or becomes
/// smaller is taken off or shortened here; no other may come.
const CIRCLES: [(&str, &str); 1] = [(
    "logic",
    "account pattern/branches pattern/dual pattern/mod pattern/single reliance replay sink spec step trace",
)];

/// A file longer than this needs a reason, given in docs/ARCHITECTURE.md.
const MOST_LINES: usize = 400;

fn layer(module: &str) -> Option<usize> {
    LAYERS.iter().position(|modules| modules.contains(&module))
}

/// The top module that a file belongs to; none for the roots of library and program.
fn module_of(file: &str) -> Option<&str> {
    let top = file.split('/').next().unwrap_or(file).trim_end_matches(".rs");
    (top != "lib" && top != "main").then_some(top)
}

/// The dependencies between top modules, each with the files that have it.
fn dependencies_of_modules(files: &Dependencies) -> Dependencies {
    let mut found = Dependencies::new();
    for (file, named) in files {
        let Some(module) = module_of(file) else { continue };
        let of_module = found.entry(module.into()).or_default();
        for other in named.keys().filter_map(|other| module_of(other)).filter(|&other| other != module) {
            of_module.entry(other.into()).or_default().insert(file.clone());
        }
    }
    found
}

/// Everything that something depends on, directly or not.
fn reached<'a>(start: &str, dependencies: &'a Dependencies) -> BTreeSet<&'a str> {
    let named = |file: &str| dependencies.get(file).into_iter().flat_map(BTreeMap::keys).map(String::as_str);
    let (mut seen, mut next): (BTreeSet<&str>, Vec<&str>) = (BTreeSet::new(), named(start).collect());
    while let Some(file) = next.pop() {
        if seen.insert(file) {
            next.extend(named(file));
        }
    }
    seen
}

/// The circles: sets of those that all depend on each other, directly or not.
fn circles(dependencies: &Dependencies) -> BTreeSet<Vec<&str>> {
    let of_each: BTreeMap<&str, BTreeSet<&str>> =
        dependencies.keys().map(|file| (file.as_str(), reached(file, dependencies))).collect();
    let circle = |file: &str| {
        let back = |other: &&str| of_each.get(other).is_some_and(|others| others.contains(file));
        of_each[file].iter().copied().filter(back).collect::<Vec<_>>()
    };
    of_each.keys().map(|file| circle(file)).filter(|circle| !circle.is_empty()).collect()
}

/// Who names what of whom in a circle, line by line.
fn described(circle: &[&str], dependencies: &Dependencies) -> String {
    let mut lines = String::new();
    for file in circle {
        for (other, names) in dependencies[*file].iter().filter(|(other, _)| circle.contains(&other.as_str())) {
            let names = names.iter().map(String::as_str).collect::<Vec<_>>().join(", ");
            lines += &format!("\n  {file} -> {other}: {names}");
        }
    }
    lines
}

#[test]
fn every_module_has_a_layer() {
    for module in sources::texts().keys().filter_map(|file| module_of(file)) {
        assert!(layer(module).is_some(), "{module} is in no layer: name it in LAYERS");
    }
}

#[test]
fn lower_layers_never_import_higher_ones() {
    for (module, named) in dependencies_of_modules(&dependencies(&sources::texts())) {
        for (other, files) in named {
            assert!(layer(&module) >= layer(&other), "{files:?} name something of {other}, which is in a higher layer");
        }
    }
}

#[test]
fn modules_have_no_circles() {
    let modules = dependencies_of_modules(&dependencies(&sources::texts()));
    let links: String = circles(&modules).iter().map(|circle| described(circle, &modules)).collect();
    assert!(links.is_empty(), "modules depend on each other in a circle, by way of these files:{links}");
}

#[test]
fn files_have_no_circles_but_those_tolerated() {
    let mut files = dependencies(&sources::texts());
    let program = dependencies(&sources::program());
    assert!(program.len() > 50, "the sources of the program are there");
    let below = |(file, named): (String, BTreeMap<_, _>)| {
        let named = named.into_iter().map(|(other, names)| (format!("cli/{other}"), names));
        (format!("cli/{file}"), named.collect())
    };
    files.extend(program.into_iter().map(below));
    let found = circles(&files);
    let named = |(folder, names): &(&str, &str)| -> Vec<String> {
        names.split(' ').map(|name| format!("{folder}/{name}.rs")).collect()
    };
    let tolerated: Vec<Vec<String>> = CIRCLES.iter().map(named).collect();
    let new: String = found
        .iter()
        .filter(|circle| !tolerated.iter().any(|known| known == *circle))
        .map(|circle| format!("\n{circle:?}{}", described(circle, &files)))
        .collect();
    let gone: Vec<_> = tolerated.iter().filter(|known| !found.iter().any(|circle| circle == *known)).collect();
    assert!(
        new.is_empty() && gone.is_empty(),
        "files depend on each other in circles that CIRCLES does not have:{new}\nno circles any more: {gone:?}"
    );
}

fn dependencies_of(sources: &[(&str, &str)]) -> Vec<String> {
    let sources = sources.iter().map(|&(file, text)| (file.to_string(), text.to_string())).collect();
    let found = dependencies(&sources);
    let lines = found.iter().flat_map(|(file, named)| {
        named.iter().flat_map(move |(other, names)| names.iter().map(move |name| format!("{file} {other} {name}")))
    });
    lines.collect()
}

#[test]
fn every_way_to_name_something_is_seen() {
    let found = dependencies_of(&[
        ("lib.rs", "pub mod board; pub mod logic;"),
        (
            "board/mod.rs",
            "mod cell; mod set; pub use cell::Cell; pub(crate) use set::{Set, each as every}; pub struct Own;",
        ),
        (
            "board/cell.rs",
            "use super::Own; use std::fmt; pub struct Cell; impl Cell { fn set() { super::set::each!() } }",
        ),
        ("board/set.rs", "macro_rules! each { () => { $crate::logic::step() } } pub(super) use each;"),
        (
            "logic.rs",
            "//! [`crate::board::Own`] is only spoken of.\n
             use crate::{board::{self, Cell}, logic}; use board::every;
             /* board::Own */ const TEXT: &str = \"crate::board::Own\";
             pub fn step() { board::Set::<Cell>::new(); csv::Reader::new() }
             #[cfg(test)] mod tests { use crate::board::Own; }
             mod block { use super::{Cell, step}; fn f() { step(); super::super::board::Own } }",
        ),
    ]);
    let expected = [
        "board/cell.rs board/mod.rs Own",
        "board/cell.rs board/set.rs each",
        "board/set.rs logic.rs step",
        "logic.rs board/cell.rs Cell",
        "logic.rs board/mod.rs Own",
        "logic.rs board/set.rs Set",
        "logic.rs board/set.rs each",
    ];
    assert_eq!(found, expected);
}

#[test]
fn captures_are_no_imports() {
    let text = "fn all<'a>(of: &'a [u8]) -> impl Iterator + use<'a> { of.iter(); super::b::work() }";
    let sources = [("lib.rs", "mod a; mod b;"), ("a.rs", text), ("b.rs", "pub fn work() {}")];
    assert_eq!(dependencies_of(&sources), ["a.rs b.rs work"]);
}

#[test]
fn a_module_depends_on_its_children_where_its_code_uses_them() {
    let child = ("a/child.rs", "use super::Shared; pub fn work() {} pub struct Thing;");
    let of = |parent: &str| dependencies_of(&[("a/mod.rs", parent), child]);
    let down = "a/child.rs a/mod.rs Shared".to_string();
    assert_eq!(of("mod child; pub use child::{Thing, work}; pub struct Shared;"), std::slice::from_ref(&down));
    for parent in [
        "mod child; pub use child::{Thing, work}; pub struct Shared; fn f() { work() }",
        "mod child; use child::work; pub struct Shared;",
        "mod child; pub struct Shared; fn f() { child::work() }",
    ] {
        assert_eq!(of(parent), [down.clone(), "a/mod.rs a/child.rs work".into()], "{parent}");
    }
}

#[test]
fn circles_are_sets_of_files_that_reach_each_other() {
    let edge = |from: &str, to: &str| (from.to_string(), BTreeMap::from([(to.to_string(), BTreeSet::new())]));
    let files = [
        edge("a", "b"),
        edge("b", "c"),
        edge("c", "b"),
        edge("d", "e"),
        edge("e", "f"),
        edge("f", "d"),
        edge("g", "a"),
    ];
    assert_eq!(circles(&files.into()), BTreeSet::from([vec!["b", "c"], vec!["d", "e", "f"]]));
}

/// The longest line of a comment, in columns.
const WIDEST_COMMENT: usize = 100;

#[test]
fn comments_wrap() {
    for (file, text) in sources::everywhere() {
        let mut in_code = false;
        for (number, line) in text.lines().enumerate() {
            let Some(comment) = line.trim_start().strip_prefix("//") else {
                in_code = false;
                continue;
            };
            let words = comment.trim_start_matches(['/', '!']).trim_start();
            in_code ^= words.starts_with("```");
            // Examples, tables and addresses of links stay on one line.
            let may_be_long = in_code || words.starts_with('|') || words.starts_with('[') && words.contains("]: ");
            let width = display_width(line);
            assert!(may_be_long || width <= WIDEST_COMMENT, "{file}:{}: a comment of {width} columns", number + 1);
        }
    }
}

#[test]
fn long_files_have_a_reason() {
    let reasons = std::fs::read_to_string(corpus::file("docs/ARCHITECTURE.md")).unwrap_or_default();
    for (file, text) in sources::everywhere() {
        let lines = text.lines().count();
        let is_source = file.starts_with("src/") || file.starts_with("cli/src/");
        assert!(
            !is_source || lines <= MOST_LINES || reasons.contains(&file),
            "{file} has {lines} lines and no reason in docs/ARCHITECTURE.md"
        );
    }
}
