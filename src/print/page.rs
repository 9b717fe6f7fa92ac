//! One page as SVG, in points.

use super::fonts::FAMILY;
use crate::diagram::Scene;
use crate::diagram::style::{escaped, standalone};
use crate::diagram::svg::{SIZE, nested};
use std::fmt::Write;

/// The size of a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Paper {
    /// 210 by 297 millimetres.
    #[default]
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// Width and height in points.
    pub const fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (595.28, 841.89),
            Paper::Letter => (612.0, 792.0),
        }
    }
}

/// Where a line of text stands: before, around or after its x.
#[derive(Clone, Copy)]
pub(super) enum Align {
    Start,
    Middle,
    End,
}

/// How a line of text looks.
#[derive(Clone, Copy)]
pub(super) struct Type {
    pub(super) size: f32,
    pub(super) is_bold: bool,
    pub(super) colour: &'static str,
}

pub(super) const INK: &str = "#15181c";
pub(super) const SOFT: &str = "#49525c";

/// A column of text is half as wide as its letters are high, and Latin letters are a little wider than that in bold.
const COLUMN: f32 = 0.52;

/// The names of rows and columns in points, where there is room.
const LABEL: f32 = 6.5;

impl Type {
    pub(super) const fn plain(size: f32) -> Type {
        Type { size, is_bold: false, colour: SOFT }
    }

    pub(super) const fn bold(size: f32) -> Type {
        Type { size, is_bold: true, colour: INK }
    }

    /// How many columns fit into this width.
    pub(super) fn columns(self, width: f32) -> usize {
        (width / (self.size * COLUMN)) as usize
    }

    /// From one line to the next.
    pub(super) fn line(self) -> f32 {
        self.size * 1.35
    }
}

/// A page that is being filled.
pub(super) struct Page(String);

impl Page {
    /// An empty page for pictures of this size, in which the names of rows and columns can be read.
    pub(super) fn new(paper: Paper, picture: f32) -> Page {
        let (width, height) = paper.size();
        let label = (LABEL * SIZE as f32 / picture).clamp(13.0, 21.0);
        Page(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"whydoku\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
            height=\"{height}\">\n<style>\n{}.whydoku text{{font-family:\"{FAMILY}\"}}\n.whydoku .n{{font-size:{label}px}}\n</style>\n",
            standalone()
        ))
    }

    /// A line of text on the base line y.
    pub(super) fn text(&mut self, (x, y): (f32, f32), align: Align, look: Type, text: &str) {
        let anchor = match align {
            Align::Start => "start",
            Align::Middle => "middle",
            Align::End => "end",
        };
        let weight = if look.is_bold { 700 } else { 400 };
        let (size, colour) = (look.size, look.colour);
        // Writing to a string does not fail.
        let _ = writeln!(
            self.0,
            "<text x=\"{x}\" y=\"{y}\" style=\"text-anchor:{anchor};font-size:{size}px;font-weight:{weight};fill:{colour}\">{}</text>",
            escaped(text)
        );
    }

    /// A picture of this size, its top left corner at this place.
    pub(super) fn picture(&mut self, (x, y): (f32, f32), size: f32, scene: &Scene) {
        let (scale, picture) = (size / SIZE as f32, nested(scene, 0, 0));
        let _ = write!(self.0, "<g transform=\"translate({x} {y}) scale({scale})\">\n{picture}</g>\n");
    }

    pub(super) fn finish(mut self) -> String {
        self.0 += "</svg>\n";
        self.0
    }
}
