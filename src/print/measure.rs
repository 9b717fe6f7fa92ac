//! The glyphs of text and their widths.
//!
//! Each letter has one glyph, as wide as it is alone.

use super::error::PrintError;
use ttf_parser::{Face, GlyphId};

/// The width of a letter that no font has, in heights: it is not printed in the end.
const UNKNOWN: f32 = 1.0;

/// The fonts of a document: regular, bold, and one for letters that both lack.
pub(super) struct Metrics<'f>(pub(super) Vec<Font<'f>>);

/// A font with its bytes.
pub(super) struct Font<'f> {
    pub(super) bytes: &'f [u8],
    pub(super) face: Face<'f>,
}

/// Letters of the font with this number, and their glyphs.
pub(super) type Letters = (usize, Vec<(char, GlyphId)>);

impl<'f> Metrics<'f> {
    pub(super) fn new(fonts: impl Iterator<Item = &'f [u8]>) -> Metrics<'f> {
        Metrics(fonts.filter_map(|bytes| Some(Font { bytes, face: Face::parse(bytes, 0).ok()? })).collect())
    }

    /// The width of a text in letters of height 1.
    pub(super) fn width(&self, text: &str, is_bold: bool) -> f32 {
        let width = |letter| self.glyph(letter, is_bold).map_or(UNKNOWN, |(font, glyph)| self.advance(font, glyph));
        text.chars().map(width).sum()
    }

    /// Whether a font has this letter.
    pub(super) fn has(&self, letter: char) -> bool {
        self.glyph(letter, false).is_some()
    }

    /// The letters of a text, font by font.
    ///
    /// # Errors
    /// If no font has one of them.
    pub(super) fn letters(&self, text: &str, is_bold: bool) -> Result<Vec<Letters>, PrintError> {
        let mut found: Vec<Letters> = Vec::new();
        for letter in text.chars() {
            let (font, glyph) = self.glyph(letter, is_bold).ok_or_else(|| PrintError::NoGlyph(letter.to_string()))?;
            match found.last_mut() {
                Some((last, letters)) if *last == font => letters.push((letter, glyph)),
                _ => found.push((font, vec![(letter, glyph)])),
            }
        }
        Ok(found)
    }

    /// The width of a glyph in letters of height 1.
    pub(super) fn advance(&self, font: usize, glyph: GlyphId) -> f32 {
        let face = &self.0[font].face;
        f32::from(face.glyph_hor_advance(glyph).unwrap_or_default()) / f32::from(face.units_per_em())
    }

    /// The first font that has a letter, and its glyph.
    fn glyph(&self, letter: char, is_bold: bool) -> Option<(usize, GlyphId)> {
        let fonts = [usize::from(is_bold), 2].into_iter();
        fonts.filter_map(|font| Some((font, self.0.get(font)?.face.glyph_index(letter)?))).next()
    }
}
