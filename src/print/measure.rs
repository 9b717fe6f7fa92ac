//! The width of text.

use ttf_parser::Face;

/// The width of a letter that no font has, in heights: it is not printed in the end.
const UNKNOWN: f32 = 1.0;

/// The widths of the letters of some fonts.
pub(super) struct Metrics<'f> {
    regular: Option<Face<'f>>,
    bold: Option<Face<'f>>,
    /// The font for letters that the others lack.
    named: Option<Face<'f>>,
}

impl<'f> Metrics<'f> {
    pub(super) fn new(regular: &'f [u8], bold: &'f [u8], named: Option<&'f [u8]>) -> Metrics<'f> {
        let face = |bytes| Face::parse(bytes, 0).ok();
        Metrics { regular: face(regular), bold: face(bold), named: named.and_then(face) }
    }

    /// The width of a text in letters of height 1.
    pub(super) fn width(&self, text: &str, is_bold: bool) -> f32 {
        text.chars().map(|letter| self.advance(letter, is_bold).unwrap_or(UNKNOWN)).sum()
    }

    /// Whether a font has this letter.
    pub(super) fn has(&self, letter: char) -> bool {
        self.advance(letter, false).is_some()
    }

    fn advance(&self, letter: char, is_bold: bool) -> Option<f32> {
        let own = if is_bold { &self.bold } else { &self.regular };
        let of = |face: &Face<'_>| {
            let advance = face.glyph_hor_advance(face.glyph_index(letter)?)?;
            Some(f32::from(advance) / f32::from(face.units_per_em()))
        };
        [own, &self.named].into_iter().flatten().find_map(of)
    }
}
