//! The files of the project.

use crate::{Outcome, notices};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A file of the project by its path from the top.
pub fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is in the project").join(name)
}

/// The text of a file.
pub fn read(name: &str) -> Outcome<String> {
    std::fs::read_to_string(path(name)).map_err(|error| format!("{name}: {error}"))
}

/// Writes a file and says so, unless it is the same already.
pub fn write(name: &str, text: &str) -> Outcome {
    if std::fs::read_to_string(path(name)).is_ok_and(|known| known == text) {
        return Ok(());
    }
    let file = path(name);
    let folder = file.parent().expect("a file is in a folder");
    std::fs::create_dir_all(folder).map_err(|error| format!("{name}: {error}"))?;
    std::fs::write(&file, text).map_err(|error| format!("{name}: {error}"))?;
    println!("wrote {name}");
    Ok(())
}

/// Files by their names.
pub type Files = BTreeMap<String, Vec<u8>>;

/// The licences that go out with what is built.
pub fn licences() -> Outcome<Files> {
    let names = ["LICENSE-MIT", "LICENSE-APACHE", notices::FILE];
    names.into_iter().map(|name| Ok((name.into(), read(name)?.into()))).collect()
}

/// Writes files into a folder that has no others, and says so.
pub fn renew(name: &str, files: &Files) -> Outcome {
    let folder = path(name);
    // There may be none yet.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).map_err(|error| format!("{name}: {error}"))?;
    for (file, bytes) in files {
        std::fs::write(folder.join(file), bytes).map_err(|error| format!("{name}/{file}: {error}"))?;
    }
    println!("wrote {name}: {} files", files.len());
    Ok(())
}

/// The names of the files below a folder that have this extension, in alphabetical order.
pub fn below(folder: &str, extension: &str) -> Outcome<Vec<String>> {
    let entries = std::fs::read_dir(path(folder)).map_err(|error| format!("{folder}: {error}"))?;
    let mut found = Vec::new();
    for entry in entries {
        let entry = entry.map_err(|error| format!("{folder}: {error}"))?;
        let name = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            found.extend(below(&name, extension)?);
        } else if entry.path().extension().is_some_and(|found| found == extension) {
            found.push(name);
        }
    }
    found.sort();
    Ok(found)
}

/// Refuses what is no name: lower case words with hyphens between them.
pub fn check_name(name: &str) -> Outcome {
    let is_word = |word: &str| !word.is_empty() && word.chars().all(|c| matches!(c, 'a'..='z' | '0'..='9'));
    if name.split('-').all(is_word) && name.starts_with(|c: char| c.is_ascii_lowercase()) {
        Ok(())
    } else {
        Err(format!("\"{name}\" is not a name: lower case words with hyphens between them"))
    }
}

/// Formats the sources of the project.
pub fn format() -> Outcome {
    let cargo = std::env::var("CARGO").unwrap_or("cargo".into());
    let formatted = Command::new(cargo).arg("fmt").status().map_err(|error| format!("cargo fmt: {error}"))?;
    if formatted.success() { Ok(()) } else { Err("cargo fmt failed".into()) }
}

/// A text with a line added after the first that fits; `None` if none does.
pub fn with_line_after(text: &str, line: &str, fits: impl Fn(&str) -> bool) -> Option<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let place = lines.iter().position(|line| fits(line))?;
    lines.insert(place + 1, line);
    Some(lines.join("\n") + "\n")
}
