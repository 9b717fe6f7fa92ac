//! One page as SVG, in points.

use crate::diagram::style::{self, escaped, standalone};
use crate::diagram::svg::{self, CELL, SIZE, nested, shared};
use crate::diagram::{Sample, Scene};
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

/// The alignment of a line of text: which point of it is at its x.
#[derive(Clone, Copy)]
pub(super) enum Align {
    Start,
    Middle,
    End,
}

/// The look of a line of text.
#[derive(Clone, Copy)]
pub(super) struct Type {
    pub(super) size: f32,
    pub(super) is_bold: bool,
    pub(super) colour: &'static str,
}

pub(super) const INK: &str = style::INK.1;
pub(super) const SOFT: &str = style::SOFT.1;

/// A column of text is half as wide as its letters are high, and Latin letters are a little wider
/// than that in bold.
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

    /// The look of running text.
    pub(super) const fn body(size: f32) -> Type {
        Type { size, is_bold: false, colour: INK }
    }

    /// The number of columns that fit into this width.
    pub(super) fn columns(self, width: f32) -> usize {
        (width / (self.size * COLUMN)) as usize
    }

    /// The distance from one line to the next.
    pub(super) fn line(self) -> f32 {
        self.size * 1.35
    }
}

/// A piece of a line of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Run {
    pub(super) text: String,
    pub(super) is_bold: bool,
}

/// A page that is being filled.
pub(super) struct Page {
    svg: String,
    /// Whether its pictures name rows and columns.
    has_labels: bool,
}

impl Page {
    /// An empty page for pictures of this size, in which the names of rows and columns can be read.
    pub(super) fn new(paper: Paper, picture: f32) -> Page {
        let (width, height) = paper.size();
        let label = (LABEL * SIZE as f32 / picture).clamp(13.0, 21.0);
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"whydoku\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
            height=\"{height}\">\n<style>\n{}.whydoku .n{{font-size:{label}px}}\n</style>\n{}",
            standalone(),
            shared(),
        );
        Page { svg, has_labels: true }
    }

    /// The same, its pictures without the names of rows and columns.
    pub(super) fn without_labels(self) -> Page {
        Page { has_labels: false, ..self }
    }

    /// A line of text on the base line y.
    pub(super) fn text(&mut self, at: (f32, f32), align: Align, look: Type, text: &str) {
        self.runs(at, align, look, &[Run { text: text.into(), is_bold: look.is_bold }]);
    }

    /// A line of text on the base line y, parts of it in bold.
    pub(super) fn runs(&mut self, (x, y): (f32, f32), align: Align, look: Type, runs: &[Run]) {
        let anchor = match align {
            Align::Start => "start",
            Align::Middle => "middle",
            Align::End => "end",
        };
        let (size, colour) = (look.size, look.colour);
        // Writing to a string does not fail.
        let _ = write!(
            self.svg,
            "<text xml:space=\"preserve\" x=\"{x}\" y=\"{y}\" style=\"text-anchor:{anchor};font-size:{size}px;fill:{colour}\">"
        );
        for run in runs {
            let weight = if run.is_bold { 700 } else { 400 };
            let _ = write!(self.svg, "<tspan style=\"font-weight:{weight}\">{}</tspan>", escaped(&run.text));
        }
        self.svg += "</text>\n";
    }

    /// A rectangle of a colour: corner, size.
    pub(super) fn filled(&mut self, (x, y): (f32, f32), (width, height): (f32, f32), colour: &str) {
        let _ = writeln!(
            self.svg,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" style=\"fill:{colour}\"/>"
        );
    }

    /// The outline of a rectangle with round corners: corner, size.
    pub(super) fn outlined(&mut self, (x, y): (f32, f32), (width, height): (f32, f32), colour: &str) {
        let _ = writeln!(
            self.svg,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"3\" \
            style=\"fill:none;stroke:{colour};stroke-width:0.75\"/>"
        );
    }

    /// An entry of a key of this size, its top left corner at this place.
    pub(super) fn sample(&mut self, (x, y): (f32, f32), size: f32, sample: Sample) {
        // Elsewhere its size is a matter of the page around it.
        let sized = svg::sample(sample).replacen("<svg ", &format!("<svg width=\"{CELL}\" height=\"{CELL}\" "), 1);
        let scale = size / CELL as f32;
        let _ = writeln!(self.svg, "<g transform=\"translate({x} {y}) scale({scale})\">{sized}</g>");
    }

    /// A picture of this size, its top left corner at this place.
    pub(super) fn picture(&mut self, (x, y): (f32, f32), size: f32, scene: &Scene) {
        let (scale, mut picture) = (size / SIZE as f32, nested(scene, 0, 0));
        if !self.has_labels {
            // Each name is a line.
            picture = picture
                .lines()
                .filter(|line| !line.starts_with("<text class=\"n"))
                .fold(String::new(), |all, line| all + line + "\n");
        }
        let _ = write!(self.svg, "<g transform=\"translate({x} {y}) scale({scale})\">\n{picture}</g>\n");
    }

    pub(super) fn finish(mut self) -> String {
        self.svg += "</svg>\n";
        self.svg
    }
}
