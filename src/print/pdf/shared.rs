//! The parts of a document that its pages share.

use super::font::Used;
use super::objects::Objects;
use pdf_writer::types::{PaintType, TilingType};
use pdf_writer::{Name, Rect, Ref};

/// The parts of the document that its pages share.
pub(super) struct Shared {
    pub(super) objects: Objects,
    /// The number of each font that is used.
    pub(super) fonts: Vec<Option<Ref>>,
    /// The glyphs that are used of each font.
    pub(super) used: Vec<Used>,
    /// All of the following by name, for the pages since [`begin`](Shared::begin).
    resources: Ref,
    /// The fonts that they use.
    now: Vec<bool>,
    /// Opacities, each of strokes or of fillings.
    pub(super) opacities: Vec<(bool, f32)>,
    pub(super) tiles: Vec<(Tile, Ref)>,
}

/// The content of a tile and its place.
pub(super) type Tile = (Vec<u8>, [f32; 6]);

impl Shared {
    pub(super) fn new(objects: Objects, fonts: usize) -> Shared {
        let used = (0..fonts).map(|_| Used::default()).collect();
        let (fonts, now) = (vec![None; fonts], vec![false; fonts]);
        Shared { objects, fonts, used, resources: Ref::new(1), now, opacities: Vec::new(), tiles: Vec::new() }
    }

    /// Begins new pages. Returns the number of what they share.
    pub(super) fn begin(&mut self) -> Ref {
        self.resources = self.objects.next();
        self.now.fill(false);
        (self.opacities, self.tiles) = (Vec::new(), Vec::new());
        self.resources
    }

    /// A font whose glyphs are to be written.
    pub(super) fn font(&mut self, font: usize) -> &mut Used {
        self.now[font] = true;
        if self.fonts[font].is_none() {
            self.fonts[font] = Some(self.objects.next());
        }
        &mut self.used[font]
    }

    /// The fonts of the pages in hand, by name.
    pub(super) fn fonts_now(&self) -> impl Iterator<Item = (String, Ref)> {
        let named = self.fonts.iter().zip(&self.now).enumerate().filter(|(_, (_, is_used))| **is_used);
        named.filter_map(|(font, (number, _))| Some((format!("F{font}"), (*number)?)))
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
        let (number, resources) = (self.objects.next(), self.resources);
        self.objects.add(number, |chunk| {
            let mut tile = chunk.tiling_pattern(number, &key.0);
            tile.paint_type(PaintType::Colored).tiling_type(TilingType::ConstantSpacing).matrix(place);
            tile.bbox(Rect::new(0.0, 0.0, size.0, size.1)).x_step(size.0).y_step(size.1);
            tile.pair(Name(b"Resources"), resources);
        });
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
