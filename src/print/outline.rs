//! The outlines of text.

use super::drawing::Text;
use super::measure::Metrics;
use tiny_skia::{Path, PathBuilder};
use ttf_parser::OutlineBuilder;

/// The outlines of letters.
pub(super) fn outline(text: &Text, metrics: &Metrics<'_>) -> Option<Path> {
    let face = &metrics.0[text.font].face;
    let scale = text.size / f32::from(face.units_per_em());
    let mut pen = Pen { path: PathBuilder::new(), at: text.at, scale };
    for &(_, glyph) in &text.letters {
        face.outline_glyph(glyph, &mut pen);
        pen.at.0 += metrics.advance(text.font, glyph) * text.size;
    }
    pen.path.finish()
}

/// Draws glyphs, whose coordinates rise upwards.
struct Pen {
    path: PathBuilder,
    at: (f32, f32),
    scale: f32,
}

impl Pen {
    fn x(&self, x: f32) -> f32 {
        self.at.0 + x * self.scale
    }

    fn y(&self, y: f32) -> f32 {
        self.at.1 - y * self.scale
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.path.move_to(self.x(x), self.y(y));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.path.line_to(self.x(x), self.y(y));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.path.quad_to(self.x(x1), self.y(y1), self.x(x), self.y(y));
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.path.cubic_to(self.x(x1), self.y(y1), self.x(x2), self.y(y2), self.x(x), self.y(y));
    }

    fn close(&mut self) {
        self.path.close();
    }
}
