//! The target of a document, and the fonts and the paper with which it is printed.

use super::files::read_font;
use super::output::Output;
use super::replace::Replacement;
use super::words::{say, say_of};
use super::{Context, Failure, system_fonts};
use clap::ValueEnum;
use std::path::{Path, PathBuf};
use whydoku::explain::{Explainer, Language};
use whydoku::lesson::Words;
use whydoku::print::{Fonts, Paper, PrintError};

/// Where the page of a technique goes and how it is printed.
#[derive(clap::Args, Debug)]
pub struct Target {
    /// Write to this file; - is standard output, as without it.
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    #[command(flatten)]
    font: Font,
}

/// How a document is printed.
#[derive(clap::Args, Debug)]
pub struct Document {
    #[command(flatten)]
    font: Font,

    /// The size of the paper (pdf).
    #[arg(long, value_enum, default_value = "a4")]
    pub paper: Size,

    /// Draw the pictures alone, without titles, words and a key.
    #[arg(long)]
    bare: bool,
}

impl Document {
    /// The words beside its pictures.
    pub const fn words(&self) -> Words {
        if self.bare { Words::Bare } else { Words::Told }
    }

    /// The fonts and the paper that it needs, if any.
    pub fn printed(&self, binary: Option<Binary>, context: &Context) -> Result<Option<(Fonts, Paper)>, Failure> {
        let language = if self.bare && binary != Some(Binary::Pdf) { Language::English } else { context.language() };
        let fonts = binary.map(|_| self.font.fonts(language)).transpose()?;
        Ok(fonts.map(|fonts| (fonts, self.paper.paper())))
    }
}

/// The font of a document.
#[derive(clap::Args, Debug)]
pub struct Font {
    /// A font (TTF, OTF or TTC) for characters that the built-in one lacks (pdf and png) [default:
    /// for Chinese, one that the system has].
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
    /// Opens the target of a document with words in a language; from now on the output goes there.
    ///
    /// # Errors
    /// If it would go to a terminal that cannot show it, or if a font is missing.
    pub fn open(&self, binary: Option<Binary>, language: Language, context: &mut Context) -> Result<Opened, Failure> {
        let fonts = binary.map(|_| self.font.fonts(language)).transpose()?;
        let Some(path) = self.output.as_ref().filter(|path| *path != Path::new("-")) else {
            return match binary.filter(|_| context.output.is_terminal()) {
                Some(binary) => Err(Failure::Usage(to_terminal(binary))),
                None => Ok(Opened { file: None, fonts }),
            };
        };
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
            if fonts.cover(&name) {
                return Ok(fonts);
            }
            let found = system_fonts::candidates().filter_map(|path| Fonts::with(read_font(&path).ok()?).ok());
            return found
                .into_iter()
                .find(|fonts| fonts.cover(&name))
                .ok_or_else(|| Failure::Usage(say_of("print-needs-font", "language", name)));
        };
        let file = path.display().to_string();
        let slots = |why: &str| say("cannot-read", &[("input", file.as_str().into()), ("why", why.into())]);
        let bytes = read_font(path).map_err(|error| Failure::Io(slots(&error.to_string())))?;
        Fonts::with(bytes).map_err(|error| Failure::Usage(slots(&problem(&error))))
    }
}

/// The failure of writing a document.
pub fn unprinted(error: std::io::Error) -> Failure {
    match error.downcast::<PrintError>() {
        Ok(error) => Failure::Usage(problem(&error)),
        Err(error) => error.into(),
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
