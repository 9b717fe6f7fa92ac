//! The library runs where there are no files, no clock, no environment and no threads, as in a
//! browser.
//!
//! `.ci/run` builds it as WebAssembly where that target is installed, but much of the standard
//! library compiles there and then panics. So this test reads the sources.

use crate::common::sources;

/// What the library does not name. Durations are only numbers.
const FOREIGN: [&str; 7] =
    ["std::fs", "std::net", "std::process", "std::env", "std::thread", "std::time::Instant", "std::time::SystemTime"];

/// Files that start threads, and do without where none can be started.
const THREADED: [&str; 2] = ["parallel/mod.rs", "parallel/pool.rs"];

/// The code of a file without comments and spaces, so that a path reads the same however it is laid
/// out.
fn code(text: &str) -> String {
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    lines.flat_map(str::chars).filter(|letter| !letter.is_whitespace()).collect()
}

/// Whether code names a path, also within braces such as `use std::{fs, io}`.
fn names(code: &str, path: &str) -> bool {
    let in_braces = |(at, _): (usize, &str)| {
        let (parent, child) = (format!("{}::{{", &path[..at]), &path[at + 2..]);
        let lists = code.split(&parent).skip(1).map(|list| list.split(';').next().unwrap_or_default());
        let mut items = lists.flat_map(|list| list.split(['{', '}', ',']));
        items.any(|item| item == child || item.starts_with(&format!("{child}::")))
    };
    code.contains(path) || path.match_indices("::").any(in_braces)
}

#[test]
fn the_library_names_nothing_that_a_browser_lacks() {
    for (file, text) in sources::texts() {
        let code = code(&text);
        let foreign = FOREIGN.iter().find(|path| names(&code, path));
        let is_allowed = foreign == Some(&"std::thread") && THREADED.contains(&file.as_str());
        assert!(foreign.is_none() || is_allowed, "src/{file} names {foreign:?}");
    }
}

#[test]
fn every_way_to_name_something_foreign_is_seen() {
    for text in
        ["use std::fs;", "use std::fs::File;", "use std::{fmt, fs};", "use std::{fs::File, io};", "std::fs::read(x)"]
    {
        assert!(names(&code(text), "std::fs"), "{text}");
    }
    for text in
        ["use std::fmt;", "use std::{fmt, io};", "// std::fs", "use std::fmt; mod fs;", "use std::{io}; use crate::fs;"]
    {
        assert!(!names(&code(text), "std::fs"), "{text}");
    }
    for text in ["use std::time::{Duration, Instant};", "use std::{io, time::Instant};"] {
        assert!(names(&code(text), "std::time::Instant"), "{text}");
    }
    assert!(!names(&code("use std::time::Duration;"), "std::time::Instant"));
}
