//! Standard output, buffered, with or without colours.

use anstream::{AutoStream, ColorChoice};
use std::io::{self, BufWriter, IsTerminal, Stdout, Write};

/// Where results go. Escape sequences are stripped unless colours are on.
pub struct Output {
    writer: BufWriter<AutoStream<Stdout>>,
    color: bool,
}

impl Output {
    /// Standard output with colours as chosen.
    pub fn new(color: ColorChoice) -> Output {
        let choice = if color == ColorChoice::Auto { AutoStream::choice(&io::stdout()) } else { color };
        let writer = BufWriter::with_capacity(1 << 16, AutoStream::new(io::stdout(), choice));
        Output { writer, color: choice != ColorChoice::Never }
    }

    /// Whether colours are on.
    pub fn color(&self) -> bool {
        self.color
    }

    /// Whether it is a terminal, where a drawing can be replaced by the next.
    pub fn is_terminal(&self) -> bool {
        io::stdout().is_terminal()
    }

    /// Writes a line.
    pub fn line(&mut self, line: impl AsRef<str>) -> io::Result<()> {
        self.writer.write_all(line.as_ref().as_bytes())?;
        self.writer.write_all(b"\n")
    }

    /// Writes text without a line end.
    pub fn text(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        self.writer.write_all(text.as_ref().as_bytes())
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
        match pretty {
            true => serde_json::to_writer_pretty(&mut self.writer, value)?,
            false => serde_json::to_writer(&mut self.writer, value)?,
        }
        self.writer.write_all(b"\n")
    }

    /// Flushes the buffer.
    pub fn finish(&mut self) -> io::Result<()> {
        self.writer.flush()
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.writer.write(bytes)
    }

    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.writer.write_all(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.writer.flush()
    }
}
