//! A picture as shapes and lines of text, in the order in which they are painted.
//!
//! [`read`] makes it of SVG: not of any SVG, but of what the library writes, with its rules of
//! style. An element, a property or a command that none of its pictures has is an error, so that
//! none is left out in silence. [`pdf`](super::pdf) and [`png`](super::png) paint it.

mod css;
mod path;
mod read;
mod style;

pub(super) use read::read;

use std::sync::Arc;
use tiny_skia::{Color, LineCap, LineJoin, Path, Transform};
use ttf_parser::GlyphId;

/// A picture with its width and height.
pub(super) struct Drawing {
    pub(super) size: (f32, f32),
    pub(super) items: Vec<Item>,
}

impl Drawing {
    /// Turns it upside down.
    pub(super) fn turn(&mut self) {
        let turned = Transform::from_row(-1.0, 0.0, 0.0, -1.0, self.size.0, self.size.1);
        for item in &mut self.items {
            item.place = turned.pre_concat(item.place);
        }
    }
}

/// Something painted: first filled, then stroked; a text first stroked, so that it has a border.
pub(super) struct Item {
    pub(super) place: Transform,
    pub(super) what: What,
    pub(super) fill: Option<Paint>,
    pub(super) stroke: Option<(Paint, Line)>,
}

/// The part of the picture that is painted.
pub(super) enum What {
    Shape(Path),
    Text(Text),
}

/// Letters of one font in a line.
pub(super) struct Text {
    /// The number of the font in [`Metrics`](super::measure::Metrics).
    pub(super) font: usize,
    pub(super) size: f32,
    /// The start of the base line.
    pub(super) at: (f32, f32),
    pub(super) letters: Vec<(char, GlyphId)>,
}

/// The kind of a line.
#[derive(Clone, PartialEq)]
pub(super) struct Line {
    pub(super) width: f32,
    /// The lengths of dashes and gaps; none of a line without gaps.
    pub(super) dashes: Vec<f32>,
    pub(super) cap: LineCap,
    pub(super) join: LineJoin,
}

/// A colour, or a tile that repeats.
#[derive(Clone)]
pub(super) enum Paint {
    Solid(Color),
    Tiles(Arc<Tile>),
}

/// A picture that repeats in both directions.
pub(super) struct Tile {
    pub(super) drawing: Drawing,
    /// Its place in the picture around it.
    pub(super) place: Transform,
}
