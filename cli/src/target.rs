//! The target of a document, and the fonts and the paper with which it is printed.

use super::input::Input;
use super::output::Output;
use super::replace::Replacement;
use super::words::{say, say_of};
use super::{Context, Failure};
use clap::ValueEnum;
use std::path::{Path, PathBuf};
use whydoku::explain::{Explainer, Language};
use whydoku::lesson::Words;
use whydoku::print::{Fonts, Paper, PrintError};

/// Where a document goes and how it is printed.
#[derive(clap::Args, Debug)]
pub struct Target {
    /// Write to this file, which is replaced as a whole [default: standard output].
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    #[command(flatten)]
    font: Font,
}

/// The target of a document that may be a PDF.
#[derive(clap::Args, Debug)]
pub struct Document {
    #[command(flatten)]
    target: Target,

    /// The size of the paper (pdf).
    #[arg(long, value_enum, default_value = "a4")]
    pub paper: Size,

    /// Draw the pictures alone, without titles, words and a key (svg and png).
    #[arg(long)]
    bare: bool,
}

impl Document {
    /// The words beside its pictures.
    pub const fn words(&self) -> Words {
        if self.bare { Words::Bare } else { Words::Told }
    }

    /// Opens it, as [`Target::open`] does.
    pub fn open(&self, binary: Option<Binary>, input: &Input, context: &mut Context) -> Result<Opened, Failure> {
        let language = if self.bare && binary != Some(Binary::Pdf) { Language::English } else { context.language() };
        self.target.open_in(binary, language, Some(input), context)
    }
}

/// The font of a document.
#[derive(clap::Args, Debug)]
pub struct Font {
    /// A font (TTF, OTF or TTC) for characters that the built-in one lacks (pdf and png); Chinese
    /// needs one.
    #[arg(long, value_name = "FILE")]
    font: Option<PathBuf>,
}

/// The size of the paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Size {
    /// 210 by 297 millimetres.
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl Size {
    pub fn paper(self) -> Paper {
        match self {
            Size::A4 => Paper::A4,
            Size::Letter => Paper::Letter,
        }
    }
}

/// A document that is no text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Binary {
    Pdf,
    Png,
}

impl Binary {
    /// The name that people use.
    pub const fn name(self) -> &'static str {
        match self {
            Binary::Pdf => "PDF",
            Binary::Png => "PNG",
        }
    }
}

/// A document that is being written.
pub struct Opened {
    file: Option<(Replacement, PathBuf)>,
    /// The fonts, where any are needed.
    pub fonts: Option<Fonts>,
}

impl Target {
    /// Opens the target of a picture without words; from now on the output goes there.
    ///
    /// # Errors
    /// If it would go to a terminal that cannot show it or onto its own input, or if a font is
    /// missing.
    pub fn open(&self, binary: Option<Binary>, input: &Input, context: &mut Context) -> Result<Opened, Failure> {
        self.open_in(binary, Language::English, Some(input), context)
    }

    /// Opens the target of a document with words in a language.
    ///
    /// # Errors
    /// As those of [`Target::open`].
    pub fn open_in(
        &self,
        binary: Option<Binary>,
        language: Language,
        input: Option<&Input>,
        context: &mut Context,
    ) -> Result<Opened, Failure> {
        let fonts = binary.map(|_| self.font.fonts(language)).transpose()?;
        let Some(path) = &self.output else {
            return match binary.filter(|_| context.output.is_terminal()) {
                Some(binary) => Err(Failure::Usage(to_terminal(binary))),
                None => Ok(Opened { file: None, fonts }),
            };
        };
        if input.is_some_and(|input| input.is_file(path)) {
            return Err(Failure::Usage(say_of("rate-own-input", "file", path.display())));
        }
        let (file, replacement) = Replacement::of(path).map_err(|error| cannot_write(path, &error))?;
        context.output = Output::file(file);
        Ok(Opened { file: Some((replacement, path.clone())), fonts })
    }
}

impl Opened {
    /// Finishes the document: gives the file its name.
    pub fn finish(self, context: &mut Context) -> Result<(), Failure> {
        context.output.finish()?;
        // A picture without content replaces no file.
        let is_empty = |replacement: &Replacement| self.fonts.is_some() && replacement.is_empty();
        match self.file {
            None => Ok(()),
            Some((replacement, _)) if is_empty(&replacement) => Ok(()),
            Some((replacement, path)) => replacement.finish().map_err(|error| cannot_write(&path, &error)),
        }
    }
}

/// The message that a document is nothing for a terminal.
pub fn to_terminal(binary: Binary) -> String {
    say_of("usage-binary-to-terminal", "format", binary.name())
}

/// The failure of writing a file, with the reason.
pub fn cannot_write(path: &Path, error: &std::io::Error) -> Failure {
    Failure::Io(say_of("cannot-write", "why", format!("{}: {error}", path.display())))
}

impl Font {
    /// The fonts of the program, and the one that was named.
    pub fn fonts(&self, language: Language) -> Result<Fonts, Failure> {
        let Some(path) = &self.font else {
            // A language that is not written in these letters does not have its own name in them,
            // either.
            let (fonts, name) = (Fonts::default(), Explainer::new(language).own_name());
            return if fonts.cover(&name) {
                Ok(fonts)
            } else {
                Err(Failure::Usage(say_of("print-needs-font", "language", name)))
            };
        };
        let file = path.display().to_string();
        let slots = |why: &str| say("cannot-read", &[("input", file.as_str().into()), ("why", why.into())]);
        let bytes = std::fs::read(path).map_err(|error| Failure::Io(slots(&error.to_string())))?;
        Fonts::with(bytes).map_err(|error| Failure::Usage(slots(&problem(&error))))
    }
}

/// The error in words.
pub fn problem(error: &PrintError) -> String {
    match error {
        PrintError::NoFont => say("print-no-font", &[]),
        PrintError::NoGlyph(text) => say_of("print-no-glyph", "text", text),
        PrintError::TooLarge(..) => say("print-too-large", &[]),
        other => other.to_string(),
    }
}
