//! Files that are written as a whole.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

/// Writes a new file and gives it the name of the old one, so that no file is ever half written. What is no file, such as a pipe, is written
/// to; a link stays, and the file that it leads to is replaced.
///
/// # Errors
/// If it cannot be written. The old file is still there then.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let place = path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
    if place.exists() && !place.is_file() {
        return fs::write(place, bytes);
    }
    let mut name = place.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".{}.new", std::process::id()));
    let new = place.with_file_name(name);
    let written = File::create(&new).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()
    });
    written.and_then(|()| fs::rename(&new, place)).inspect_err(|_| drop(fs::remove_file(&new)))
}
