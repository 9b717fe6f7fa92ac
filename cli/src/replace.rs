//! Files that are written as a whole.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// The files that are being written, for [`discard`].
static UNFINISHED: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// A new file that takes the place of the old one when it is finished, so that no file is ever half
/// written. A target that is no regular file, such as a pipe, is written to; a link stays, and the
/// file that it leads to is replaced.
pub struct Replacement {
    /// The new file, and where the old one is.
    new: Option<(PathBuf, PathBuf)>,
}

impl Replacement {
    /// Begins a file, to be written to.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn of(path: &Path) -> io::Result<(File, Replacement)> {
        let place = path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
        if place.exists() && !place.is_file() {
            return Ok((File::options().write(true).open(place)?, Replacement { new: None }));
        }
        let mut name = place.file_name().unwrap_or_default().to_os_string();
        name.push(format!(".{}.new", std::process::id()));
        let new = place.with_file_name(name);
        let file = File::create(&new)?;
        if let Ok(mut unfinished) = UNFINISHED.lock() {
            unfinished.push(new.clone());
        }
        Ok((file, Replacement { new: Some((new, place)) }))
    }

    /// Whether nothing was written.
    pub fn is_empty(&self) -> bool {
        self.new.as_ref().is_some_and(|(new, _)| fs::metadata(new).is_ok_and(|file| file.len() == 0))
    }

    /// Finishes the file: the new one takes the place of the old one.
    ///
    /// # Errors
    /// If it cannot; the old file is still there then.
    pub fn finish(self) -> io::Result<()> {
        let Some((new, place)) = &self.new else { return Ok(()) };
        File::open(new)?.sync_all()?;
        fs::rename(new, place)
    }
}

impl Drop for Replacement {
    /// Removes a file that was not finished.
    fn drop(&mut self) {
        if let Some((new, _)) = &self.new {
            // After it was finished there is none.
            let _ = fs::remove_file(new);
            if let Ok(mut unfinished) = UNFINISHED.lock() {
                unfinished.retain(|other| other != new);
            }
        }
    }
}

/// Removes the files that are being written, as the program ends early.
pub fn discard() {
    let unfinished = UNFINISHED.lock().map(|mut unfinished| std::mem::take(&mut *unfinished));
    for new in unfinished.unwrap_or_default() {
        let _ = fs::remove_file(new);
    }
}

/// Writes a file as a whole.
///
/// # Errors
/// If it cannot be written. The old file is still there then.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let (mut file, replacement) = Replacement::of(path)?;
    file.write_all(bytes)?;
    replacement.finish()
}
