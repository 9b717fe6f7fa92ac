//! Standard output: buffered, coloured or not.

use super::Color;
use anstream::AutoStream;
use std::io::{self, BufWriter, IsTerminal, Stdout, Write};

/// Where data goes. Escape sequences for colours are taken out on the way where they are not wanted.
pub struct Output {
    writer: BufWriter<AutoStream<Stdout>>,
    color: bool,
}

impl Output {
    /// Standard output with colours as wanted.
    pub fn new(color: Color) -> Output {
        let choice = match color {
            Color::Auto => AutoStream::choice(&io::stdout()),
            Color::Always => anstream::ColorChoice::Always,
            Color::Never => anstream::ColorChoice::Never,
        };
        let writer = BufWriter::with_capacity(1 << 16, AutoStream::new(io::stdout(), choice));
        Output { writer, color: choice != anstream::ColorChoice::Never }
    }

    /// Are colours wanted?
    pub fn color(&self) -> bool {
        self.color
    }

    /// Is it a terminal, where a drawing can be drawn over?
    pub fn is_terminal(&self) -> bool {
        io::stdout().is_terminal()
    }

    /// Writes a line.
    pub fn line(&mut self, line: impl AsRef<str>) -> io::Result<()> {
        self.writer.write_all(line.as_ref().as_bytes())?;
        self.writer.write_all(b"\n")
    }

    /// Writes text as it is.
    pub fn text(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        self.writer.write_all(text.as_ref().as_bytes())
    }

    /// Writes a value as JSON, on one line or laid out for reading.
    pub fn json(&mut self, value: &impl serde::Serialize, pretty: bool) -> io::Result<()> {
        match pretty {
            true => serde_json::to_writer_pretty(&mut self.writer, value)?,
            false => serde_json::to_writer(&mut self.writer, value)?,
        }
        self.writer.write_all(b"\n")
    }

    /// Hands on what is still in the buffer.
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
