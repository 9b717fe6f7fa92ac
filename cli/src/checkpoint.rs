//! A file of rows that goes on where it was interrupted.
//!
//! Beside the file `FILE` stands `FILE.resume` while it is being written. It says how many rows of
//! the input are done and how long the file was then, with which version and settings it is
//! written, and a fingerprint of the rows that are done. It is renewed every second, after what it
//! speaks of was written, and each time replaced as a whole; so a program that is killed at any
//! moment leaves a note that is true. What the file has beyond the note is done again; it is cut
//! off once the rows before have been compared with the input, so that a file that cannot go on
//! loses nothing. When the file is complete the note is removed.
//!
//! The fingerprint is that of what was read, not of a file: the same rows may come from a pipe, or
//! be packed.
//!
//! A folder of files, some for each row, goes on in the same way, by the note `FOLDER.resume`. Each
//! of its files is written beside and renamed, so that there is nothing to cut off.

use super::context::{Failure, Settings};
use super::input::Number;
use super::output::Output;
use super::replace::replace;
use super::target::cannot_write;
use super::whole_lines::{LONGEST, first_line, whole_lines};
use super::words::{say, say_of};
use serde::{Deserialize, Serialize};
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use whydoku::report::Stamp;

/// The most time between notes.
const BETWEEN_NOTES: Duration = Duration::from_secs(1);

/// The lines of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    /// One for each.
    One,
    /// One record of a table for each, below a header.
    Record,
    /// Any number.
    Any,
}

/// How an output begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// Anew.
    New,
    /// Where it was interrupted, if the note agrees.
    Resumed,
    /// Where it was interrupted.
    Forced,
}

/// What stands beside an output that is being written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Note {
    /// The version of the program.
    whydoku: String,
    /// The options that the output depends on.
    settings: Settings,
    /// The number of rows of the input that are done.
    rows: u64,
    /// The length of the output with them, in bytes.
    bytes: u64,
    /// The fingerprint of these rows.
    fingerprint: String,
}

/// The kind of an output.
enum Kind {
    /// A regular file, and a second handle of it.
    File(File),
    Folder,
    /// Something that cannot go on, and has no note.
    Other,
}

/// An output that is being written, and its note.
pub struct Checkpoint {
    path: PathBuf,
    kind: Kind,
    note: Note,
    /// The last row that is completely in the output.
    last: Option<Number>,
    noted: Instant,
    header: Option<String>,
    /// Whether the rows before are those of the note.
    is_checked: bool,
    /// Whether the file has nothing beyond the note any more.
    is_cut: bool,
    /// Whether the note is new and says nothing: it goes if nothing is done.
    is_vain: bool,
}

impl Drop for Checkpoint {
    fn drop(&mut self) {
        if self.is_vain && self.last.is_none() {
            // It may never have been written.
            let _ = fs::remove_file(note_of(&self.path));
        }
    }
}

impl Checkpoint {
    fn new(path: &Path, kind: Kind, start: Start, settings: &Settings) -> Checkpoint {
        let note = Note {
            whydoku: Stamp::VERSION.into(),
            settings: settings.clone(),
            rows: 0,
            bytes: 0,
            fingerprint: String::new(),
        };
        Checkpoint {
            path: path.into(),
            kind,
            note,
            last: None,
            noted: Instant::now(),
            header: None,
            is_checked: start == Start::Resumed,
            is_cut: false,
            is_vain: false,
        }
    }

    /// Opens a folder, which is made if it is missing.
    ///
    /// # Errors
    /// If it cannot be written, or cannot go on.
    pub fn open_folder(path: &Path, start: Start, settings: &Settings) -> Result<Checkpoint, Failure> {
        fs::create_dir_all(path).map_err(|error| cannot_write(path, &error))?;
        let mut checkpoint = Checkpoint::new(path, Kind::Folder, start, settings);
        checkpoint.begin(start, Lines::Any)?;
        Ok(checkpoint)
    }

    /// Opens a file.
    ///
    /// # Errors
    /// If it cannot be written, or cannot go on.
    pub fn open(path: &Path, start: Start, lines: Lines, settings: &Settings) -> Result<(Checkpoint, File), Failure> {
        let failed = |error: io::Error| cannot_write(path, &error);
        let mut checkpoint = Checkpoint::new(path, Kind::Other, start, settings);
        if path.exists() && !path.is_file() {
            return match start {
                Start::New => Ok((checkpoint, File::options().write(true).open(path).map_err(failed)?)),
                _ => Err(Failure::Usage(say("resume-not-a-file", &[]))),
            };
        }
        // First the note: where there is one, the output is not complete.
        checkpoint.begin(start, lines)?;
        let options = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let mut file = options.map_err(failed)?;
        if checkpoint.note.bytes > 0 {
            checkpoint.header = first_line(&file).map_err(failed)?;
        }
        file.seek(SeekFrom::Start(checkpoint.note.bytes)).map_err(failed)?;
        checkpoint.kind = Kind::File(file.try_clone().map_err(failed)?);
        if checkpoint.note.rows == 0 {
            // There are no rows to compare, and a header may be written at any time.
            checkpoint.cut()?;
        }
        Ok((checkpoint, file))
    }

    /// Cuts off what the file has beyond its note. To be called before anything is written, and
    /// after the rows before have been compared.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn cut(&mut self) -> Result<(), Failure> {
        match &self.kind {
            Kind::File(file) if !std::mem::replace(&mut self.is_cut, true) => {
                file.set_len(self.note.bytes).map_err(|error| cannot_write(&self.path, &error))
            }
            _ => Ok(()),
        }
    }

    /// Finds out where the output begins, and writes the first note.
    fn begin(&mut self, start: Start, lines: Lines) -> Result<(), Failure> {
        if start != Start::New {
            self.go_on(start == Start::Forced, lines)?;
        }
        self.is_vain = !note_of(&self.path).exists();
        self.write_note()
    }

    /// Finds out where an interrupted output goes on.
    fn go_on(&mut self, is_forced: bool, lines: Lines) -> Result<(), Failure> {
        let (length, is_new) = match self.kind {
            Kind::Folder => (0, fs::read_dir(&self.path).is_ok_and(|mut files| files.next().is_none())),
            _ => {
                let length = fs::metadata(&self.path).map_or(0, |file| file.len());
                (length, length == 0)
            }
        };
        let place = note_of(&self.path);
        let found = match File::open(&place) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(cannot_write(&place, &error)),
            Ok(file) => {
                let note = serde_json::from_reader(BufReader::new(file.take(LONGEST))).ok();
                Some(note.ok_or_else(|| self.refused("resume-damaged")))
                    .transpose()
                    .or_else(|failure| if is_forced { Ok(None) } else { Err(failure) })?
            }
        };
        let note: Note = match found {
            None if is_new => return Ok(()),
            // The files of a folder are written again, with the same content.
            None if is_forced && matches!(self.kind, Kind::Folder) => return Ok(()),
            None if is_forced => {
                (self.note.rows, self.note.bytes) = self.counted(lines)?;
                return Ok(());
            }
            None if matches!(self.kind, Kind::Folder) => return Err(self.refused("resume-missing-folder")),
            None => return Err(self.refused("resume-missing")),
            Some(note) => note,
        };
        if !is_forced {
            self.compare(&note)?;
        }
        if length < note.bytes {
            return Err(self.refused("resume-short"));
        }
        (self.note.rows, self.note.bytes, self.note.fingerprint) = (note.rows, note.bytes, note.fingerprint);
        Ok(())
    }

    /// Fails if the output was written in another way.
    fn compare(&self, note: &Note) -> Result<(), Failure> {
        let differs = |what: &str, was: &str, is: &str| {
            let file = self.path.display().to_string();
            let slots = [("file", file.as_str().into()), ("what", what.into()), ("was", was.into()), ("is", is.into())];
            Err(Failure::Usage(say("resume-other", &slots)))
        };
        if note.whydoku != self.note.whydoku {
            return differs("whydoku", &note.whydoku, &self.note.whydoku);
        }
        let names = note.settings.keys().chain(self.note.settings.keys());
        let shown = |settings: &Settings, name: &str| {
            settings.get(name).map_or_else(|| "-".to_string(), |values| values.join(","))
        };
        match names.into_iter().find(|name| note.settings.get(*name) != self.note.settings.get(*name)) {
            Some(name) => {
                let (was, is) = (shown(&note.settings, name), shown(&self.note.settings, name));
                differs(&format!("--{name}"), &was, &is)
            }
            None => Ok(()),
        }
    }

    /// Counts the rows of an output without a note, and their bytes.
    fn counted(&self, lines: Lines) -> Result<(u64, u64), Failure> {
        if lines == Lines::Any {
            return Err(self.refused("resume-lines"));
        }
        let file = File::open(&self.path).map_err(|error| cannot_write(&self.path, &error))?;
        let whole = whole_lines(file, lines == Lines::Record).map_err(|error| cannot_write(&self.path, &error))?;
        Ok((whole.0.saturating_sub(u64::from(lines == Lines::Record)), whole.1))
    }

    /// The failure that a file cannot go on.
    fn refused(&self, key: &str) -> Failure {
        let (file, note) = (self.path.display().to_string(), note_of(&self.path).display().to_string());
        Failure::Usage(say(key, &[("file", file.as_str().into()), ("note", note.as_str().into())]))
    }

    /// The first line of an output that goes on.
    pub fn header(&self) -> Option<&str> {
        self.header.as_deref()
    }

    /// The rows that are there already.
    pub fn passes(&self) -> Passes {
        let known = self.is_checked && !self.note.fingerprint.is_empty();
        Passes {
            rows: self.note.rows,
            fingerprint: known.then(|| self.note.fingerprint.clone()),
            passed: AtomicU64::new(0),
            is_other: AtomicBool::new(false),
            file: self.path.display().to_string(),
        }
    }

    /// Takes note of a row that was passed to the output, and now and then writes everything down.
    pub fn note(&mut self, number: Number, output: &mut Output) -> Result<(), Failure> {
        self.last = Some(number);
        if self.noted.elapsed() < BETWEEN_NOTES {
            return Ok(());
        }
        self.save(output)
    }

    /// Writes everything down.
    fn save(&mut self, output: &mut Output) -> Result<(), Failure> {
        output.finish()?;
        if let Kind::File(file) = &self.kind {
            file.sync_data().map_err(|error| cannot_write(&self.path, &error))?;
        }
        self.noted = Instant::now();
        self.write_down()
    }

    /// Writes the note of all that was passed to the output.
    fn write_down(&mut self) -> Result<(), Failure> {
        let Some(last) = self.last else { return Ok(()) };
        match &mut self.kind {
            Kind::File(file) => {
                self.note.bytes = file.stream_position().map_err(|error| cannot_write(&self.path, &error))?;
            }
            Kind::Folder => {}
            Kind::Other => return Ok(()),
        }
        (self.note.rows, self.note.fingerprint) = (last.row as u64, shown(last.fingerprint));
        self.write_note()
    }

    fn write_note(&self) -> Result<(), Failure> {
        let place = note_of(&self.path);
        let text = serde_json::to_vec(&self.note).map_err(io::Error::from)?;
        replace(&place, &text).map_err(|error| cannot_write(&place, &error))
    }

    /// Leaves the note, as the output is not complete.
    pub fn keep(mut self) -> Result<(), Failure> {
        self.write_down()
    }

    /// Removes the note, as the output is complete.
    pub fn finish(self) -> Result<(), Failure> {
        if matches!(self.kind, Kind::Other) {
            return Ok(());
        }
        let place = note_of(&self.path);
        fs::remove_file(&place).map_err(|error| cannot_write(&place, &error))
    }
}

/// The rows that an output has already.
pub struct Passes {
    rows: u64,
    /// What the last of them must have.
    fingerprint: Option<String>,
    passed: AtomicU64,
    is_other: AtomicBool,
    file: String,
}

impl Passes {
    /// Whether the output has this row. Is asked in order.
    pub fn has(&self, number: Number) -> bool {
        let row = number.row as u64;
        if row > self.rows {
            return false;
        }
        self.passed.store(row, Ordering::Relaxed);
        if row == self.rows {
            let is_same = self.fingerprint.as_ref().is_none_or(|known| *known == shown(number.fingerprint));
            self.is_other.store(!is_same, Ordering::Relaxed);
        }
        true
    }

    /// Fails if the output is about other puzzles.
    pub fn check(&self) -> Result<(), Failure> {
        let number = usize::try_from(self.rows).unwrap_or(usize::MAX);
        let slots = [("file", self.file.as_str().into()), ("number", number.into())];
        if self.is_other.load(Ordering::Relaxed) {
            Err(Failure::Usage(say("resume-other-input", &slots)))
        } else {
            Ok(())
        }
    }

    /// The same, or if it has more rows than the input.
    pub fn check_all(&self) -> Result<(), Failure> {
        self.check()?;
        let is_long = self.passed.load(Ordering::Relaxed) < self.rows;
        if is_long { Err(Failure::Usage(say_of("resume-long", "file", &self.file))) } else { Ok(()) }
    }
}

fn shown(fingerprint: u64) -> String {
    format!("{fingerprint:016x}")
}

/// The place of the note of an output.
fn note_of(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(".resume");
    path.with_file_name(name)
}
