//! The fonts of a document.

use super::error::PrintError;
use std::sync::Arc;
use usvg::fontdb::{Database, Source};

const REGULAR: &[u8] = include_bytes!("../../assets/fonts/WhydokuSans-Regular.ttf");
const BOLD: &[u8] = include_bytes!("../../assets/fonts/WhydokuSans-Bold.ttf");

/// The name that the fonts of the library have in themselves.
pub(super) const FAMILY: &str = "Whydoku Sans";

/// The fonts of a document: those of the library, with Latin letters, and at most one more.
#[derive(Clone, Debug)]
pub struct Fonts(Arc<Database>);

impl Default for Fonts {
    fn default() -> Fonts {
        Fonts(Arc::new(own()))
    }
}

impl Fonts {
    /// The fonts of the library, and this font (TrueType, OpenType or a collection of them) for what they have no glyph for.
    ///
    /// # Errors
    /// If these bytes are no font.
    pub fn with(font: Vec<u8>) -> Result<Fonts, PrintError> {
        let mut fonts = own();
        match fonts.load_font_source(Source::Binary(Arc::new(font))).is_empty() {
            true => Err(PrintError::NoFont),
            false => Ok(Fonts(Arc::new(fonts))),
        }
    }

    /// For the parser of SVG.
    pub(super) fn database(&self) -> Arc<Database> {
        self.0.clone()
    }
}

/// The fonts of the library.
fn own() -> Database {
    let mut fonts = Database::new();
    for bytes in [REGULAR, BOLD] {
        fonts.load_font_source(Source::Binary(Arc::new(bytes)));
    }
    fonts
}
