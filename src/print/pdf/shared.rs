//! The parts of a document that its pages share.

use super::font::Used;
use pdf_writer::types::{PaintType, TilingType};
use pdf_writer::{Finish, Name, Pdf, Rect, Ref};

/// The parts of the document that its pages share.
pub(super) struct Shared {
    pub(super) pdf: Pdf,
    pub(super) last: Ref,
    /// All of the following by name, for all pages.
    pub(super) resources: Ref,
    /// The glyphs that are used of each font.
    pub(super) used: Vec<Used>,
    /// Opacities, each of strokes or of fillings.
    pub(super) opacities: Vec<(bool, f32)>,
    pub(super) tiles: Vec<(Tile, Ref)>,
}

/// The content of a tile and its place.
pub(super) type Tile = (Vec<u8>, [f32; 6]);

impl Shared {
    pub(super) fn new(fonts: usize) -> Shared {
        let used = (0..fonts).map(|_| Used::default()).collect();
        let (pdf, first) = (Pdf::new(), Ref::new(1));
        Shared { pdf, last: first, resources: first, used, opacities: Vec::new(), tiles: Vec::new() }
    }

    pub(super) fn next(&mut self) -> Ref {
        self.last = self.last.next();
        self.last
    }

    /// The number of the name of an opacity.
    pub(super) fn opacity(&mut self, is_stroke: bool, opacity: f32) -> usize {
        index(&mut self.opacities, (is_stroke, opacity))
    }

    /// The number of the name of a tile.
    pub(super) fn tile(&mut self, content: Vec<u8>, size: (f32, f32), place: [f32; 6]) -> usize {
        let key = (content, place);
        if let Some(known) = self.tiles.iter().position(|(other, _)| *other == key) {
            return known;
        }
        let number = self.next();
        let mut tile = self.pdf.tiling_pattern(number, &key.0);
        tile.paint_type(PaintType::Colored).tiling_type(TilingType::ConstantSpacing).matrix(place);
        tile.bbox(Rect::new(0.0, 0.0, size.0, size.1)).x_step(size.0).y_step(size.1);
        tile.pair(Name(b"Resources"), self.resources);
        tile.finish();
        self.tiles.push((key, number));
        self.tiles.len() - 1
    }
}

/// The place of a value, which is added if it is new.
fn index<T: PartialEq>(values: &mut Vec<T>, value: T) -> usize {
    values.iter().position(|other| *other == value).unwrap_or_else(|| {
        values.push(value);
        values.len() - 1
    })
}
