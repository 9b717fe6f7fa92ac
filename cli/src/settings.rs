//! The settings that an output depends on.

use super::context::Settings;
use clap::ArgMatches;
use std::ffi::OsStr;
use std::fs::File;
use std::hash::{DefaultHasher, Hasher};
use std::io::Read;
use std::path::Path;
use whydoku::explain::Language;

/// The arguments that an output does not depend on: what is read, where it goes, how fast.
const OTHERS: [&str; 6] = ["inputs", "output", "resume", "force_resume", "jobs", "color"];

/// The most bytes of a file that is the value of an option.
const LONGEST: u64 = 1 << 24;

/// The settings of a command line: the options of the subcommand by name, each with its values, and
/// the language. A file is one of them with what is in it.
pub fn of(matches: &ArgMatches, language: Language) -> Settings {
    let mut settings = Settings::new();
    let Some((command, matches)) = matches.subcommand() else { return settings };
    settings.insert("command".into(), vec![command.into()]);
    settings.insert("lang".into(), vec![language.tag().into()]);
    // Groups of options have names like types.
    let is_option = |id: &str| !id.starts_with(|letter: char| letter.is_uppercase()) && !OTHERS.contains(&id);
    for id in matches.ids().map(clap::Id::as_str).filter(|id| is_option(id) && *id != "lang") {
        if let Ok(Some(values)) = matches.try_get_raw(id) {
            settings.insert(id.replace('_', "-"), values.map(shown).collect());
        }
    }
    settings
}

fn shown(value: &OsStr) -> String {
    let text = value.to_string_lossy();
    let path = Path::new(value);
    let mut bytes = Vec::new();
    let read = |bytes: &mut Vec<u8>| File::open(path)?.take(LONGEST).read_to_end(bytes);
    if !path.is_file() || read(&mut bytes).is_err() {
        return text.into_owned();
    }
    let mut hasher = DefaultHasher::new();
    hasher.write(&bytes);
    format!("{text} {:016x}", hasher.finish())
}
