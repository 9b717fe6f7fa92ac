//! Pictures out of SVG.

use super::css::{Rules, declarations};
use super::path::{path, rounded};
use super::style::{Ink, Style};
use super::{Drawing, Item, Paint, Text, Tile, What};
use crate::print::PrintError;
use crate::print::measure::Metrics;
use roxmltree::{Document, Node};
use std::sync::Arc;
use tiny_skia::{Color, Path, PathBuilder, PathSegment, Point, Rect, Transform};

/// The picture that the library wrote as SVG, in its light colours.
///
/// # Errors
/// If a character has no glyph, or if this is not SVG as the library writes it.
pub(in crate::print) fn read(svg: &str, metrics: &Metrics<'_>) -> Result<Drawing, PrintError> {
    let document = Document::parse(svg).map_err(|error| PrintError::Document(error.to_string()))?;
    let root = document.root_element();
    let sheets = document.descendants().filter(|node| node.has_tag_name("style")).filter_map(|node| node.text());
    let mut reader = Reader { rules: Rules::of(sheets), root, metrics, items: Vec::new() };
    reader.element(root, &Style::default(), Transform::identity())?;
    Ok(Drawing { size: (measure(root, "width")?, measure(root, "height")?), items: reader.items })
}

struct Reader<'a, 'i> {
    rules: Rules<'a>,
    root: Node<'a, 'i>,
    metrics: &'a Metrics<'a>,
    items: Vec<Item>,
}

/// A text in one style.
type Run = (String, Style);

impl<'a, 'i> Reader<'a, 'i> {
    fn element(&mut self, node: Node<'a, 'i>, around: &Style, place: Transform) -> Result<(), PrintError> {
        // Named, said aloud, or moving.
        if matches!(node.tag_name().name(), "title" | "desc" | "style" | "defs" | "set") {
            return Ok(());
        }
        let style = self.style(node, around)?;
        let place = place.pre_concat(transform(node.attribute("transform").unwrap_or_default())?);
        match node.tag_name().name() {
            "svg" => self.children(node, &style, place.pre_translate(optional(node, "x")?, optional(node, "y")?)),
            "g" => self.children(node, &style, place),
            "text" => self.text(node, &style, place),
            _ => self.shape(node, &style, place),
        }
    }

    fn children(&mut self, node: Node<'a, 'i>, style: &Style, place: Transform) -> Result<(), PrintError> {
        let mut elements = node.children().filter(Node::is_element);
        elements.try_for_each(|child| self.element(child, style, place))
    }

    fn style(&self, node: Node<'a, 'i>, around: &Style) -> Result<Style, PrintError> {
        let mut style = around.clone();
        for attribute in node.attributes().filter(|attribute| !is_geometry(attribute.name())) {
            let (name, value) = (attribute.name(), attribute.value());
            style.set(name, value).ok_or_else(|| unknown(&format!("{name}=\"{value}\"")))?;
        }
        for (name, value) in self.rules.declarations(node).chain(declarations(node.attribute("style").unwrap_or(""))) {
            style.set(name, value).ok_or_else(|| unknown(&format!("{name}:{value}")))?;
        }
        Ok(style)
    }

    fn shape(&mut self, node: Node<'a, 'i>, style: &Style, place: Transform) -> Result<(), PrintError> {
        let of = |name| optional(node, name);
        let outline = match node.tag_name().name() {
            "path" => path(node.attribute("d").unwrap_or_default()),
            "circle" => PathBuilder::from_circle(of("cx")?, of("cy")?, of("r")?),
            "ellipse" => {
                let (rx, ry) = (of("rx")?, of("ry")?);
                Rect::from_xywh(of("cx")? - rx, of("cy")? - ry, 2.0 * rx, 2.0 * ry).and_then(PathBuilder::from_oval)
            }
            "rect" => {
                let area = [of("x")?, of("y")?, of("width")?, of("height")?];
                let [x, y, width, height] = area;
                match of("rx")? {
                    0.0 => Rect::from_xywh(x, y, width, height).map(PathBuilder::from_rect),
                    radius => rounded(area, radius),
                }
            }
            _ => None,
        };
        let outline = outline.ok_or_else(|| unknown(&format!("<{}>", node.tag_name().name())))?;
        let arrow = node.attribute("marker-end").and_then(|name| Some((name, end(&outline)?)));
        self.paint(What::Shape(outline), style, place)?;
        let Some((name, (at, direction))) = arrow else { return Ok(()) };
        let head = self.named(name.trim_start_matches("url(#").trim_end_matches(')'))?;
        let [_, _, side, _] = view_box(head)?;
        let angle = direction.y.atan2(direction.x).to_degrees();
        let scale = style.line.width * measure(head, "markerWidth")? / side;
        let place = place.pre_translate(at.x, at.y).pre_concat(Transform::from_rotate(angle)).pre_scale(scale, scale);
        let place = place.pre_translate(-measure(head, "refX")?, -measure(head, "refY")?);
        self.children(head, &Style::default(), place)
    }

    /// Text in runs, which together are placed around the x of the element.
    fn text(&mut self, node: Node<'a, 'i>, style: &Style, place: Transform) -> Result<(), PrintError> {
        let mut runs: Vec<Run> = Vec::new();
        for child in node.children() {
            let style = if child.is_element() { self.style(child, style)? } else { style.clone() };
            runs.push((child.text().unwrap_or_default().into(), style));
        }
        if !node.attributes().any(|attribute| attribute.name() == "space") {
            for (text, _) in &mut runs {
                *text = text.split_whitespace().collect::<Vec<_>>().join(" ");
            }
        }
        let width = |(text, style): &Run| self.metrics.width(text, style.is_bold) * style.size;
        let mut x = optional(node, "x")? - style.anchor * runs.iter().map(width).sum::<f32>();
        let y = optional(node, "y")?;
        for (text, style) in &runs {
            for (font, letters) in self.metrics.letters(text, style.is_bold)? {
                let wide = letters.iter().map(|&(_, glyph)| self.metrics.advance(font, glyph)).sum::<f32>();
                self.paint(What::Text(Text { font, size: style.size, at: (x, y), letters }), style, place)?;
                x += wide * style.size;
            }
        }
        Ok(())
    }

    fn paint(&mut self, what: What, style: &Style, place: Transform) -> Result<(), PrintError> {
        if style.is_hidden {
            return Ok(());
        }
        let fill = self.ink(&style.fill, style.fill_opacity, style)?;
        let stroke = self.ink(&style.stroke, style.stroke_opacity, style)?.map(|paint| (paint, style.line.clone()));
        if fill.is_some() || stroke.is_some() {
            self.items.push(Item { place, what, fill, stroke });
        }
        Ok(())
    }

    fn ink(&mut self, ink: &Ink, opacity: f32, style: &Style) -> Result<Option<Paint>, PrintError> {
        let solid = |[red, green, blue]: [u8; 3]| {
            let mut colour = Color::from_rgba8(red, green, blue, 255);
            colour.set_alpha(opacity);
            Some(Paint::Solid(colour))
        };
        match ink {
            Ink::None => Ok(None),
            Ink::Current => Ok(solid(style.current)),
            Ink::Colour(colour) => Ok(solid(*colour)),
            Ink::Named(name) => {
                let node = self.named(name)?;
                let size = (measure(node, "width")?, measure(node, "height")?);
                let place = transform(node.attribute("patternTransform").unwrap_or_default())?;
                let items = std::mem::take(&mut self.items);
                self.children(node, &Style::default(), Transform::identity())?;
                let items = std::mem::replace(&mut self.items, items);
                Ok(Some(Paint::Tiles(Arc::new(Tile { drawing: Drawing { size, items }, place }))))
            }
        }
    }

    /// The definition with this name.
    fn named(&self, name: &str) -> Result<Node<'a, 'i>, PrintError> {
        self.root.descendants().find(|node| node.attribute("id") == Some(name)).ok_or_else(|| unknown(name))
    }
}

/// Whether an attribute is no property.
fn is_geometry(name: &str) -> bool {
    matches!(
        name,
        "x" | "y" | "width" | "height" | "rx" | "ry" | "cx" | "cy" | "r" | "d" | "transform" | "viewBox" | "marker-end"
    ) || matches!(name, "id" | "class" | "style" | "role" | "space")
        || name.starts_with("data-")
        || name.starts_with("aria-")
}

/// The end of a path, and its direction there.
fn end(path: &Path) -> Option<(Point, Point)> {
    let before = match path.segments().last()? {
        PathSegment::CubicTo(_, control, _) | PathSegment::QuadTo(control, _) => control,
        _ => *path.points().iter().rev().nth(1)?,
    };
    let end = path.points().last().copied()?;
    Some((end, end - before))
}

/// Changes of place, one after the other: `translate(x y)`, `scale(factor)`, `rotate(angle x y)`.
fn transform(text: &str) -> Result<Transform, PrintError> {
    let mut place = Transform::identity();
    for call in text.split_terminator(')') {
        let (name, numbers) = call.split_once('(').ok_or_else(|| unknown(text))?;
        place = place.pre_concat(match (name.trim(), &all_numbers(numbers)?[..]) {
            ("translate", &[x, y]) => Transform::from_translate(x, y),
            ("scale", &[factor]) => Transform::from_scale(factor, factor),
            ("rotate", &[angle]) => Transform::from_rotate(angle),
            ("rotate", &[angle, x, y]) => Transform::from_rotate_at(angle, x, y),
            _ => return Err(unknown(text)),
        });
    }
    Ok(place)
}

/// Left, top, width and height of the coordinates within an element.
fn view_box(node: Node<'_, '_>) -> Result<[f32; 4], PrintError> {
    let text = node.attribute("viewBox").unwrap_or_default();
    all_numbers(text)?.try_into().map_err(|_| unknown("viewBox"))
}

/// Numbers with blanks between them, and nothing else.
fn all_numbers(text: &str) -> Result<Vec<f32>, PrintError> {
    text.split(' ').map(|number| number.parse().map_err(|_| unknown(text))).collect()
}

/// A number that an element must have.
fn measure(node: Node<'_, '_>, name: &str) -> Result<f32, PrintError> {
    node.attribute(name).and_then(|number| number.parse().ok()).ok_or_else(|| unknown(name))
}

/// A number that an element may have; 0 if it has none.
fn optional(node: Node<'_, '_>, name: &str) -> Result<f32, PrintError> {
    if node.has_attribute(name) { measure(node, name) } else { Ok(0.0) }
}

fn unknown(what: &str) -> PrintError {
    PrintError::Document(format!("the picture has something unknown: {what}"))
}
