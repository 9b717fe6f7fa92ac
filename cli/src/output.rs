//! Standard output in whole lines, with or without colours.
//!
//! Lines are collected and written many at a time, never a part of one: a program that is
//! interrupted leaves whole lines behind.

use super::replace::discard;
use anstream::{AutoStream, ColorChoice};
use std::fs::File;
use std::io::{self, IsTerminal, Stdout, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use std::{process, thread};
use whydoku::lesson::TextStyle;

/// Lines are written when they have this many bytes.
const ENOUGH: usize = 1 << 16;

/// From this number of bytes on, a text is written without being collected first.
const MANY: usize = 1 << 13;

/// Held while lines are being written.
static WRITING: Mutex<()> = Mutex::new(());

/// The destination of results. Text is coloured only if [`Output::color`] says so; on a terminal
/// without colours, escape sequences are stripped as well.
pub struct Output {
    target: Target,
    /// The bytes not written yet.
    pending: Vec<u8>,
    color: bool,
}

/// The target of the lines.
enum Target {
    /// A file or a pipe behind standard output. Bytes pass unchanged: looking for escape sequences
    /// costs more than writing.
    Stdout(Stdout),
    /// A file that was opened for the results.
    File(File),
    Terminal(AutoStream<Stdout>),
}

impl Target {
    /// Writes everything and keeps nothing back.
    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        match self {
            Target::Stdout(stdout) => stdout.write_all(bytes).and_then(|()| stdout.flush()),
            Target::File(file) => file.write_all(bytes),
            Target::Terminal(terminal) => terminal.write_all(bytes).and_then(|()| terminal.flush()),
        }
    }
}

impl Output {
    /// Standard output with colours as chosen.
    pub fn new(color: ColorChoice) -> Output {
        let choice = if color == ColorChoice::Auto { AutoStream::choice(&io::stdout()) } else { color };
        let target = if io::stdout().is_terminal() {
            Target::Terminal(AutoStream::new(io::stdout(), choice))
        } else {
            Target::Stdout(io::stdout())
        };
        Output { target, pending: Vec::with_capacity(2 * ENOUGH), color: choice != ColorChoice::Never }
    }

    /// A file.
    pub fn file(file: File) -> Output {
        Output { target: Target::File(file), pending: Vec::with_capacity(2 * ENOUGH), color: false }
    }

    /// Whether text is coloured.
    pub fn color(&self) -> bool {
        self.color
    }

    /// Whether it is a terminal, where a drawing can be replaced by the next.
    pub fn is_terminal(&self) -> bool {
        matches!(self.target, Target::Terminal(_))
    }

    /// The style of text here: with these colours, and as wide as the terminal.
    pub fn text_style(&self) -> TextStyle {
        let mut style = TextStyle::default();
        style.color = self.color;
        style.width = width(self.is_terminal()).unwrap_or(style.width);
        style
    }

    /// Writes a line.
    pub fn line(&mut self, line: impl AsRef<str>) -> io::Result<()> {
        self.pending.extend_from_slice(line.as_ref().as_bytes());
        self.write_all(b"\n")
    }

    /// Writes text without a line end.
    pub fn text(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        self.write_all(text.as_ref().as_bytes())
    }

    /// Moves the cursor of a terminal up, to the start of a drawing that the next one replaces.
    pub fn move_up(&mut self, lines: usize) -> io::Result<()> {
        // anstyle has styles, but no cursor control.
        self.text(format!("\x1b[{lines}A"))
    }

    /// Writes a line and erases what was to its right.
    pub fn replace_line(&mut self, line: impl AsRef<str>) -> io::Result<()> {
        self.line(format!("{}\x1b[K", line.as_ref()))
    }

    /// Writes a value as JSON, on one line or pretty-printed.
    pub fn json(&mut self, value: &impl serde::Serialize, pretty: bool) -> io::Result<()> {
        if pretty {
            serde_json::to_writer_pretty(&mut self.pending, value)?
        } else {
            serde_json::to_writer(&mut self.pending, value)?
        }
        self.write_all(b"\n")
    }

    /// Writes everything.
    pub fn finish(&mut self) -> io::Result<()> {
        self.write_pending(self.pending.len())
    }

    /// Writes the first of the bytes not written yet.
    fn write_pending(&mut self, length: usize) -> io::Result<()> {
        if length == 0 {
            return Ok(());
        }
        let _writing = WRITING.lock();
        let written = self.target.write(&self.pending[..length]);
        self.pending.drain(..length);
        written
    }
}

/// The widest text that is easy to read.
const WIDEST: usize = 100;

/// The width that COLUMNS names, or else that of the terminal, but not wider than can be read.
pub fn width(is_terminal: bool) -> Option<usize> {
    let named = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok()).filter(|&columns| columns > 0);
    let terminal = || terminal_size::terminal_size().filter(|_| is_terminal).map(|(width, _)| usize::from(width.0));
    named.or_else(|| terminal().map(|width| width.min(WIDEST)))
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.write_all(bytes)?;
        Ok(bytes.len())
    }

    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        if self.pending.is_empty() && bytes.len() >= MANY && bytes.ends_with(b"\n") {
            let _writing = WRITING.lock();
            return self.target.write(bytes);
        }
        self.pending.extend_from_slice(bytes);
        match bytes.iter().rposition(|&byte| byte == b'\n') {
            Some(last) if self.pending.len() >= ENOUGH => {
                self.write_pending(self.pending.len() - (bytes.len() - last - 1))
            }
            _ => Ok(()),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.finish()
    }
}

/// Whether the command writes its results so far when it is interrupted.
static KEEPS: AtomicBool = AtomicBool::new(false);
/// Whether it was asked to do so.
static ASKED: AtomicBool = AtomicBool::new(false);

/// Set by the first interruption after [`catch_interruption`].
pub fn interruption() -> &'static AtomicBool {
    &ASKED
}

/// Keeps the first interruption from ending the program, so that the command can write its results
/// so far.
pub fn catch_interruption() {
    KEEPS.store(true, Ordering::Relaxed);
}

/// The exit code of a program that was interrupted, as shells have it: 128 and the number of the
/// signal.
pub const INTERRUPTED: u8 = 128 + INTERRUPTION as u8;

/// The number of the signal of an interruption.
const INTERRUPTION: i32 = 2;

/// Ends the program between two lines when it is interrupted or told to end, unless the reader
/// takes none for a second.
pub fn end_between_lines() {
    on_signal(|signal| {
        let interrupts = signal == INTERRUPTION;
        if interrupts && KEEPS.load(Ordering::Relaxed) && !ASKED.swap(true, Ordering::Relaxed) {
            return;
        }
        let asked = Instant::now();
        let _writing = loop {
            match WRITING.try_lock() {
                Err(std::sync::TryLockError::WouldBlock) if asked.elapsed() < Duration::from_secs(1) => {
                    thread::sleep(Duration::from_millis(5));
                }
                lock => break lock,
            }
        };
        discard();
        process::exit(128 + signal);
    });
}

/// Calls a function with the number of each signal that would end the program. Where the system
/// refuses, it ends the program itself.
#[cfg(unix)]
fn on_signal(act: impl Fn(i32) + Send + 'static) {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let Ok(mut signals) = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGTERM]) else { return };
    let _ = thread::Builder::new().name("signals".into()).spawn(move || signals.forever().for_each(act));
}

/// The same where there is one signal only.
#[cfg(not(unix))]
fn on_signal(act: impl Fn(i32) + Send + 'static) {
    let _ = ctrlc::set_handler(move || act(INTERRUPTION));
}
