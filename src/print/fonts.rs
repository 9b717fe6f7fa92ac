//! The fonts of a document.

use super::error::PrintError;
use super::measure::Metrics;
use std::sync::Arc;
use ttf_parser::Face;

const REGULAR: &[u8] = include_bytes!("../../assets/fonts/WhydokuSans-Regular.ttf");
const BOLD: &[u8] = include_bytes!("../../assets/fonts/WhydokuSans-Bold.ttf");

/// The fonts of a document: those of the library, with Latin letters, and at most one more.
#[derive(Clone, Debug, Default)]
pub struct Fonts {
    /// The bytes of the additional font.
    named: Option<Arc<Vec<u8>>>,
}

impl Fonts {
    /// The fonts of the library, and this font (TrueType, OpenType or the first of a collection of
    /// them) for characters that they have no glyph for.
    ///
    /// # Errors
    /// If these bytes are no font.
    pub fn with(font: Vec<u8>) -> Result<Fonts, PrintError> {
        Face::parse(&font, 0).map_err(|_| PrintError::NoFont)?;
        Ok(Fonts { named: Some(Arc::new(font)) })
    }

    /// Whether they have all letters of a text.
    pub fn cover(&self, text: &str) -> bool {
        let metrics = self.metrics();
        text.chars().all(|letter| metrics.has(letter))
    }

    /// The glyphs of their letters.
    pub(super) fn metrics(&self) -> Metrics<'_> {
        let named = self.named.iter().map(|bytes| bytes.as_slice());
        Metrics::new([REGULAR, BOLD].into_iter().chain(named))
    }
}
