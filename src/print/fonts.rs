//! The fonts of a document.

use super::error::PrintError;
use super::measure::Metrics;
use std::sync::Arc;
use usvg::fontdb::{Database, Source};

const REGULAR: &[u8] = include_bytes!("../../assets/fonts/WhydokuSans-Regular.ttf");
const BOLD: &[u8] = include_bytes!("../../assets/fonts/WhydokuSans-Bold.ttf");

/// The name that the fonts of the library have in themselves.
pub(super) const FAMILY: &str = "Whydoku Sans";

/// The fonts of a document: those of the library, with Latin letters, and at most one more.
#[derive(Clone, Debug)]
pub struct Fonts {
    database: Arc<Database>,
    /// The bytes of the additional font.
    named: Option<Arc<Vec<u8>>>,
}

impl Default for Fonts {
    fn default() -> Fonts {
        Fonts { database: Arc::new(own()), named: None }
    }
}

impl Fonts {
    /// The fonts of the library, and this font (TrueType, OpenType or a collection of them) for
    /// characters that they have no glyph for.
    ///
    /// # Errors
    /// If these bytes are no font.
    pub fn with(font: Vec<u8>) -> Result<Fonts, PrintError> {
        let (mut fonts, font) = (own(), Arc::new(font));
        match fonts.load_font_source(Source::Binary(font.clone())).is_empty() {
            true => Err(PrintError::NoFont),
            false => Ok(Fonts { database: Arc::new(fonts), named: Some(font) }),
        }
    }

    /// Whether they have all letters of a text.
    pub fn cover(&self, text: &str) -> bool {
        let metrics = self.metrics();
        text.chars().all(|letter| metrics.has(letter))
    }

    /// The database for the parser of SVG.
    pub(super) fn database(&self) -> Arc<Database> {
        self.database.clone()
    }

    /// The widths of their letters.
    pub(super) fn metrics(&self) -> Metrics<'_> {
        Metrics::new(REGULAR, BOLD, self.named.as_ref().map(|bytes| bytes.as_slice()))
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
