//! The properties of an element, which those within it inherit.

use super::Line;
use tiny_skia::{LineCap, LineJoin};

/// The source of a colour.
#[derive(Clone)]
pub(super) enum Ink {
    None,
    /// The property `color`.
    Current,
    Colour([u8; 3]),
    /// The element with this name.
    Named(String),
}

#[derive(Clone)]
pub(super) struct Style {
    pub(super) fill: Ink,
    pub(super) fill_opacity: f32,
    pub(super) stroke: Ink,
    pub(super) stroke_opacity: f32,
    pub(super) line: Line,
    pub(super) current: [u8; 3],
    pub(super) size: f32,
    pub(super) is_bold: bool,
    /// The part of a line of text that is left of its x.
    pub(super) anchor: f32,
    pub(super) is_hidden: bool,
}

impl Default for Style {
    fn default() -> Style {
        Style {
            fill: Ink::Colour([0; 3]),
            fill_opacity: 1.0,
            stroke: Ink::None,
            stroke_opacity: 1.0,
            line: Line { width: 1.0, dashes: Vec::new(), cap: LineCap::Butt, join: LineJoin::Miter },
            current: [0; 3],
            size: 16.0,
            is_bold: false,
            anchor: 0.0,
            is_hidden: false,
        }
    }
}

impl Style {
    /// Sets a property; `None` if there is no such property or no such value.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Option<()> {
        match name {
            "fill" => self.fill = ink(value)?,
            "stroke" => self.stroke = ink(value)?,
            "color" => self.current = colour(value)?,
            "fill-opacity" => self.fill_opacity = value.parse().ok()?,
            "stroke-opacity" => self.stroke_opacity = value.parse().ok()?,
            "stroke-width" => self.line.width = value.parse().ok()?,
            "stroke-dasharray" if value == "none" => self.line.dashes.clear(),
            "stroke-dasharray" => {
                self.line.dashes = value.split(' ').map(|dash| dash.parse().ok()).collect::<Option<_>>()?
            }
            "stroke-linecap" if value == "square" => self.line.cap = LineCap::Square,
            "stroke-linejoin" if value == "round" => self.line.join = LineJoin::Round,
            "font-size" => self.size = value.trim_end_matches("px").parse().ok()?,
            "font-weight" => self.is_bold = value.parse::<u16>().ok()? > 500,
            "text-anchor" => self.anchor = ["start", "middle", "end"].iter().position(|&a| a == value)? as f32 / 2.0,
            "visibility" if value == "hidden" => self.is_hidden = true,
            // The fonts are those of the document, and the border of a text is behind it.
            "font-family" | "paint-order" | "position" => {}
            _ => return None,
        }
        Some(())
    }
}

fn ink(value: &str) -> Option<Ink> {
    match value {
        "none" => Some(Ink::None),
        "currentColor" => Some(Ink::Current),
        _ => match value.strip_prefix("url(#") {
            Some(name) => Some(Ink::Named(name.strip_suffix(')')?.into())),
            None => colour(value).map(Ink::Colour),
        },
    }
}

/// A colour in three or six hexadecimal digits.
fn colour(value: &str) -> Option<[u8; 3]> {
    let digits = value.strip_prefix('#')?;
    let number = u32::from_str_radix(digits, 16).ok()?;
    match digits.len() {
        3 => Some([8, 4, 0].map(|shift| (number >> shift & 15) as u8 * 17)),
        6 => Some([16, 8, 0].map(|shift| (number >> shift) as u8)),
        _ => None,
    }
}
