//! A picture in pixels.

use super::error::PrintError;
use super::fonts::{FAMILY, Fonts};
use super::pdf::without_glyph;
use resvg::tiny_skia::{Pixmap, Transform};
use usvg::{Options, Tree};

/// The longest side that programs that show pictures accept.
const LONGEST: f32 = 32_000.0;

/// Renders a picture of the library, given as SVG, as PNG with `scale` pixels per unit. It has the
/// light colours. The same picture gives the same bytes.
///
/// # Errors
/// If it has a character that is in none of the fonts, or too many pixels.
pub fn png(svg: &str, scale: f32, fonts: &Fonts) -> Result<Vec<u8>, PrintError> {
    let failed = |what: &dyn ToString| PrintError::Document(what.to_string());
    let options = Options {
        fontdb: fonts.database(),
        font_family: FAMILY.into(),
        style_sheet: Some(format!("svg.whydoku text{{font-family:\"{FAMILY}\"}}")),
        ..Options::default()
    };
    let tree = Tree::from_str(svg, &options).map_err(|error| failed(&error))?;
    if let Some(text) = without_glyph(tree.root()) {
        return Err(PrintError::NoGlyph(text));
    }
    let (width, height) = (tree.size().width() * scale, tree.size().height() * scale);
    let too_large = || PrintError::TooLarge(width.ceil() as u32, height.ceil() as u32);
    if width.max(height) > LONGEST {
        return Err(too_large());
    }
    let mut pixels = Pixmap::new(width.ceil() as u32, height.ceil() as u32).ok_or_else(too_large)?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| failed(&error))
}
