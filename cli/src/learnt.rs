//! A person's progress in practice, in a small file.
//!
//! The file is JSON: `{"schema":1,"techniques":{"naked-pair":{"solved":3}}}`. It is replaced as a
//! whole, by a new file that takes its name, so that it is never half written; its other fields are
//! kept. A damaged file is left as it is.

use super::Failure;
use super::files::read_text;
use super::replace::replace;
use super::words::{json_error, say};
use serde_json::{Map, Value, json};
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The path of the file in the folder of a user's data.
const PLACE: [&str; 2] = ["whydoku", "progress.json"];

/// A person's progress in practice.
pub struct Learnt {
    /// The file; `None` if there is no place for one.
    path: Option<PathBuf>,
    whole: Map<String, Value>,
}

impl Learnt {
    /// Reads the file that was named, or that of the user. If there is none, nothing was practised.
    ///
    /// # Errors
    /// If the file cannot be read, or is damaged.
    pub fn read(named: Option<&Path>) -> Result<Learnt, Failure> {
        let path = named.map(Path::to_path_buf).or_else(|| data_folder(|name| std::env::var_os(name)));
        let fresh = |path| Learnt { path, whole: Map::new() };
        let Some(place) = &path else { return Ok(fresh(path)) };
        let text = match read_text(place) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(fresh(path)),
            text => text.map_err(|error| failed("cannot-read", place, &error))?,
        };
        if text.trim().is_empty() {
            return Ok(fresh(path));
        }
        let damaged = |why: &dyn ToString| failed("course-damaged", place, why);
        let whole: Map<String, Value> =
            serde_json::from_str(&text).map_err(|error| damaged(&json_error(&error, error.line())))?;
        let is_count = |value: &Value| value.get("solved").is_some_and(Value::is_u64);
        let is_right = match whole.get("techniques") {
            Some(Value::Object(techniques)) => techniques.values().all(is_count),
            // A file of something else must not be taken for that of a beginner.
            _ => false,
        };
        if is_right { Ok(Learnt { path, whole }) } else { Err(damaged(&say("course-no-counts", &[]))) }
    }

    /// The number of exercises of a technique that were solved.
    pub fn solved(&self, id: &str) -> u64 {
        let of_technique = self.whole.get("techniques").and_then(|techniques| techniques.get(id));
        of_technique.and_then(|counts| counts.get("solved")).and_then(Value::as_u64).unwrap_or(0)
    }

    /// Adds solved exercises of a technique, and writes the file.
    ///
    /// # Errors
    /// If it cannot be written. The old file is still there then.
    pub fn add(&mut self, id: &str, solved: usize) -> Result<(), Failure> {
        let sum = self.solved(id).saturating_add(solved as u64);
        self.whole.entry("schema").or_insert(json!(1));
        let techniques = self.whole.entry("techniques").or_insert(json!({}));
        if let Some(techniques) = techniques.as_object_mut() {
            let counts = techniques.entry(id).or_insert(json!({}));
            counts["solved"] = json!(sum);
        }
        let Some(path) = &self.path else {
            super::context::warn(say("course-no-folder", &[]));
            return Ok(());
        };
        let text = format!("{}\n", Value::Object(self.whole.clone()));
        kept(path, text.as_bytes()).map_err(|error| failed("course-not-kept", path, &error))
    }
}

fn failed(key: &str, path: &Path, why: &dyn ToString) -> Failure {
    let (path, why) = (path.display().to_string(), why.to_string());
    let slot = if key == "cannot-read" { "input" } else { "file" };
    Failure::Io(say(key, &[(slot, path.as_str().into()), ("why", why.as_str().into())]))
}

/// Writes the file, and the folder that it is in.
fn kept(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    replace(path, bytes)
}

/// The file in the folder where a user's data belong.
fn data_folder(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let folder = |name: &str| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = || folder("HOME").map(|home| home.join(".local").join("share"));
    let folder = folder("APPDATA").or_else(|| folder("XDG_DATA_HOME")).or_else(home)?;
    Some(PLACE.iter().fold(folder, |path, part| path.join(part)))
}
