//! The content of a page: what is painted, in the operators of PDF.

use super::shared::Shared;
use crate::print::drawing::{Drawing, Item, Line, Paint, Text, What};
use crate::print::measure::Metrics;
use crate::print::outline::outline;
use pdf_writer::types::{ColorSpaceOperand, LineCapStyle, LineJoinStyle};
use pdf_writer::{Content, Name, Str, TextStr};
use tiny_skia::{Color, LineCap, LineJoin, Path, PathSegment, Transform};

/// The place of a picture on a page of this height, whose coordinates rise upwards.
pub(super) fn flipped(height: f32) -> Transform {
    Transform::from_row(1.0, 0.0, 0.0, -1.0, 0.0, height)
}

/// The content that paints a drawing; `base` leads to the coordinates of the page or the tile.
pub(super) fn content(drawing: &Drawing, base: Transform, metrics: &Metrics<'_>, shared: &mut Shared) -> Vec<u8> {
    let mut painter = Painter { out: Content::new(), base, metrics, shared, state: None };
    for item in &drawing.items {
        painter.item(item);
    }
    painter.go(None);
    painter.out.finish().into_vec()
}

struct Painter<'a> {
    out: Content,
    base: Transform,
    metrics: &'a Metrics<'a>,
    shared: &'a mut Shared,
    /// The settings at the place of the last item.
    state: Option<State>,
}

/// The settings that hold, as far as they are known.
struct State {
    place: Transform,
    fill: Option<Color>,
    /// A stroke with a tile has no colour.
    stroke: Option<Color>,
    line: Option<Line>,
    /// The opacities of fillings and of strokes.
    opacity: [f32; 2],
}

impl Painter<'_> {
    fn item(&mut self, item: &Item) {
        self.go(Some(item.place));
        match &item.what {
            What::Shape(path) => self.shape(path, item),
            What::Text(text) => {
                if let (Some(outline), Some((paint, line))) = (outline(text, self.metrics), &item.stroke) {
                    self.stroked(paint, line, item.place);
                    self.path(&outline);
                    self.out.stroke();
                }
                if let Some(paint) = &item.fill {
                    self.paint(paint, false, item.place);
                    self.text(text);
                }
            }
        }
    }

    /// Changes the place of what follows.
    fn go(&mut self, place: Option<Transform>) {
        if self.state.as_ref().map(|state| state.place) == place {
            return;
        }
        if self.state.take().is_some() {
            self.out.restore_state();
        }
        self.state = place.map(|place| {
            self.out.save_state();
            self.out.transform(matrix(self.base.pre_concat(place)));
            State { place, fill: None, stroke: None, line: None, opacity: [1.0; 2] }
        });
    }

    fn shape(&mut self, path: &Path, item: &Item) {
        if let Some(paint) = &item.fill {
            self.paint(paint, false, item.place);
        }
        if let Some((paint, line)) = &item.stroke {
            self.stroked(paint, line, item.place);
        }
        self.path(path);
        match (&item.fill, &item.stroke) {
            (Some(_), Some(_)) => self.out.fill_nonzero_and_stroke(),
            (Some(_), None) => self.out.fill_nonzero(),
            _ => self.out.stroke(),
        };
    }

    /// Sets the colour, or the tile, of what follows.
    fn paint(&mut self, paint: &Paint, is_stroke: bool, place: Transform) {
        let opacity = match paint {
            Paint::Solid(colour) => colour.alpha(),
            Paint::Tiles(_) => 1.0,
        };
        let Some(state) = &mut self.state else { return };
        if state.opacity[usize::from(is_stroke)] != opacity {
            state.opacity[usize::from(is_stroke)] = opacity;
            let name = format!("G{}", self.shared.opacity(is_stroke, opacity));
            self.out.set_parameters(Name(name.as_bytes()));
        }
        let known = if is_stroke { &mut state.stroke } else { &mut state.fill };
        match paint {
            Paint::Solid(colour) => {
                if known.replace(*colour) != Some(*colour) {
                    let [red, green, blue] =
                        [colour.red(), colour.green(), colour.blue()].map(|part| rounded(part, 1e3));
                    if is_stroke {
                        self.out.set_stroke_rgb(red, green, blue)
                    } else {
                        self.out.set_fill_rgb(red, green, blue)
                    };
                }
            }
            Paint::Tiles(tile) => {
                *known = None;
                let content = content(&tile.drawing, Transform::identity(), self.metrics, self.shared);
                let place = matrix(self.base.pre_concat(place).pre_concat(tile.place));
                let name = format!("P{}", self.shared.tile(content, tile.drawing.size, place));
                if is_stroke {
                    self.out.set_stroke_color_space(ColorSpaceOperand::Pattern);
                    self.out.set_stroke_pattern(None, Name(name.as_bytes()));
                } else {
                    self.out.set_fill_color_space(ColorSpaceOperand::Pattern);
                    self.out.set_fill_pattern(None, Name(name.as_bytes()));
                }
            }
        }
    }

    /// Sets the colour and the kind of the strokes that follow.
    fn stroked(&mut self, paint: &Paint, line: &Line, place: Transform) {
        self.paint(paint, true, place);
        let Some(state) = &mut self.state else { return };
        if state.line.replace(line.clone()).as_ref() == Some(line) {
            return;
        }
        self.out.set_line_width(line.width);
        self.out.set_line_cap(match line.cap {
            LineCap::Butt => LineCapStyle::ButtCap,
            LineCap::Round => LineCapStyle::RoundCap,
            LineCap::Square => LineCapStyle::ProjectingSquareCap,
        });
        self.out.set_line_join(match line.join {
            LineJoin::Round => LineJoinStyle::RoundJoin,
            LineJoin::Bevel => LineJoinStyle::BevelJoin,
            _ => LineJoinStyle::MiterJoin,
        });
        self.out.set_miter_limit(4.0);
        self.out.set_dash_pattern(line.dashes.iter().copied(), 0.0);
    }

    fn path(&mut self, path: &Path) {
        let mut at = (0.0, 0.0);
        let r = |number| rounded(number, 1e2);
        for segment in path.segments() {
            match segment {
                PathSegment::MoveTo(p) => {
                    self.out.move_to(r(p.x), r(p.y));
                    at = (p.x, p.y);
                }
                PathSegment::LineTo(p) => {
                    self.out.line_to(r(p.x), r(p.y));
                    at = (p.x, p.y);
                }
                PathSegment::QuadTo(c, p) => {
                    let near = |(x, y): (f32, f32)| (r(x + (c.x - x) * 2.0 / 3.0), r(y + (c.y - y) * 2.0 / 3.0));
                    let (one, other) = (near(at), near((p.x, p.y)));
                    self.out.cubic_to(one.0, one.1, other.0, other.1, r(p.x), r(p.y));
                    at = (p.x, p.y);
                }
                PathSegment::CubicTo(c, d, p) => {
                    self.out.cubic_to(r(c.x), r(c.y), r(d.x), r(d.y), r(p.x), r(p.y));
                    at = (p.x, p.y);
                }
                PathSegment::Close => {
                    self.out.close_path();
                }
            }
        }
    }

    fn text(&mut self, text: &Text) {
        let used = self.shared.font(text.font);
        let (mut glyphs, mut is_read_back) = (Vec::new(), true);
        for &(letter, glyph) in &text.letters {
            let (number, known) = used.glyph(glyph, letter);
            glyphs.extend(number.to_be_bytes());
            is_read_back &= known == letter;
        }
        if !is_read_back {
            let letters: String = text.letters.iter().map(|(letter, _)| letter).collect();
            let mut span = self.out.begin_marked_content_with_properties(Name(b"Span"));
            span.properties().actual_text(TextStr(&letters));
        }
        self.out.begin_text().set_font(Name(format!("F{}", text.font).as_bytes()), text.size);
        let (x, y) = (rounded(text.at.0, 1e2), rounded(text.at.1, 1e2));
        self.out.set_text_matrix([1.0, 0.0, 0.0, -1.0, x, y]).show(Str(&glyphs)).end_text();
        if !is_read_back {
            self.out.end_marked_content();
        }
    }
}

fn matrix(place: Transform) -> [f32; 6] {
    let Transform { sx, ky, kx, sy, tx, ty } = place;
    [rounded(sx, 1e5), rounded(ky, 1e5), rounded(kx, 1e5), rounded(sy, 1e5), rounded(tx, 1e3), rounded(ty, 1e3)]
}

/// Rounded to parts of 1, as more digits are not seen.
fn rounded(number: f32, parts: f32) -> f32 {
    (number * parts).round() / parts
}
