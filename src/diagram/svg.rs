//! A scene as a vector picture.
//!
//! Shapes speak first, colours second: a candidate of the pattern stands in a circle, one in a second role in a
//! diamond, an eliminated one in a square with a cross, and a digit that is placed in a double ring. Base houses are
//! hatched with a solid outline, cover houses dotted with a dashed one; a strong link is a solid arrow, a weak one
//! dashed. Givens are bold.
//!
//! All coordinates are whole numbers but those of links, so the bytes do not depend on the machine. No scripts, no
//! fonts to load; candidates keep their places (1 top left, 9 bottom right).

use super::scene::{Face, Mark, Scene, is_second};
use super::style::{self, escaped};
use crate::board::{Candidate, Cell, Digit, Element, House, HouseKind};
use crate::logic::{Link, LinkKind};
use std::fmt::Write;

/// The side of a cell.
pub const CELL: i32 = 64;
/// The room for the labels, left of the grid and above it.
pub const MARGIN: i32 = 28;
/// The room right of the grid and below it.
const EDGE: i32 = 6;
/// From one candidate to the next.
const STEP: i32 = 20;
/// The side of the whole picture.
pub const SIZE: i32 = MARGIN + 9 * CELL + EDGE;

/// A whole SVG file. It adapts to dark screens by itself.
pub fn draw(scene: &Scene) -> String {
    let (style, defs) = (style::standalone(), definitions(scene));
    document(scene, &format!("<style>\n{style}</style>\n{defs}"), &format!(" width=\"{SIZE}\" height=\"{SIZE}\""))
}

/// The picture for a page that has the rules of [`style::embedded`] and, once, the [`shared`] definitions.
pub fn embed(scene: &Scene) -> String {
    document(scene, "", "")
}

/// The picture as a part of a larger one that has the rules of [`style::standalone`] and, once, the definitions of
/// [`shared`]; its top left corner at this place.
pub fn nested(scene: &Scene, x: i32, y: i32) -> String {
    document(scene, "", &format!(" x=\"{x}\" y=\"{y}\" width=\"{SIZE}\" height=\"{SIZE}\""))
}

/// Definitions that all pictures of a page share, as an element that takes no room.
pub fn shared() -> String {
    format!(
        "<svg class=\"whydoku\" width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\"><defs>\
        {HATCH}{DOTS}{ARROW}</defs></svg>\n"
    )
}

const HATCH: &str = "<pattern id=\"hatch\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\" \
    patternTransform=\"rotate(45)\"><path class=\"hb\" d=\"M4 0V8\"/></pattern>";
const DOTS: &str = "<pattern id=\"dots\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\">\
    <circle class=\"hc\" cx=\"4\" cy=\"4\" r=\"1.3\"/></pattern>";
const ARROW: &str = "<marker id=\"arrow\" viewBox=\"0 0 10 10\" refX=\"8\" refY=\"5\" markerWidth=\"5\" \
    markerHeight=\"5\" orient=\"auto\"><path class=\"h\" d=\"M0 0L10 5L0 10z\"/></marker>";

/// Only what the scene needs.
fn definitions(scene: &Scene) -> String {
    let needed = [
        (!scene.sketch.base.is_empty(), HATCH),
        (!scene.sketch.cover.is_empty(), DOTS),
        (!scene.sketch.links.is_empty(), ARROW),
    ];
    let defs: String = needed.into_iter().filter(|(needed, _)| *needed).map(|(_, text)| text).collect();
    if defs.is_empty() { defs } else { format!("<defs>{defs}</defs>\n") }
}

/// Writing into a string cannot fail; this says so once.
macro_rules! put {
    ($out:expr, $($argument:tt)*) => { { let _ = write!($out, $($argument)*); } };
}

fn document(scene: &Scene, head: &str, size: &str) -> String {
    let mut out = String::with_capacity(16 * 1024);
    put!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"whydoku\" viewBox=\"0 0 {SIZE} {SIZE}\"{size} role=\"img\">\n"
    );
    if !scene.title.is_empty() {
        put!(out, "<title>{}</title>\n", escaped(&scene.title));
    }
    put!(out, "<desc>{}</desc>\n{head}", escaped(&scene.description));
    put!(out, "<rect class=\"a\" width=\"{SIZE}\" height=\"{SIZE}\"/>\n");
    ground(&mut out, scene);
    frame(&mut out);
    outlines(&mut out, scene);
    numbers(&mut out, scene);
    for cell in Cell::all() {
        draw_cell(&mut out, scene, cell);
    }
    for link in &scene.sketch.links {
        draw_link(&mut out, link);
    }
    out.push_str("</svg>\n");
    out
}

/// The top left corner of a cell.
fn corner(cell: Cell) -> (i32, i32) {
    (MARGIN + cell.column() as i32 * CELL, MARGIN + cell.row() as i32 * CELL)
}

/// The middle of a cell.
fn centre(cell: Cell) -> (i32, i32) {
    let (x, y) = corner(cell);
    (x + CELL / 2, y + CELL / 2)
}

/// The middle of a candidate's place.
fn place(candidate: Candidate) -> (i32, i32) {
    let (x, y) = centre(candidate.cell());
    let (column, row) = (candidate.digit().index() as i32 % 3, candidate.digit().index() as i32 / 3);
    (x + (column - 1) * STEP, y + (row - 1) * STEP)
}

/// Left, top, width, height of a house.
fn extent(house: House) -> (i32, i32, i32, i32) {
    let (x, y) = corner(house.cell(0));
    match house.kind() {
        HouseKind::Row => (x, y, 9 * CELL, CELL),
        HouseKind::Column => (x, y, CELL, 9 * CELL),
        HouseKind::Box => (x, y, 3 * CELL, 3 * CELL),
    }
}

/// Cells to look at, and what fills the houses.
fn ground(out: &mut String, scene: &Scene) {
    for cell in scene.sketch.looked_at() {
        let ((x, y), side) = (corner(cell), CELL - 4);
        put!(out, "<rect class=\"y\" x=\"{}\" y=\"{}\" width=\"{side}\" height=\"{side}\"/>\n", x + 2, y + 2);
    }
    for (houses, fill) in [(scene.sketch.cover, "dots"), (scene.sketch.base, "hatch")] {
        for house in houses {
            let (x, y, width, height) = extent(house);
            put!(out, "<rect fill=\"url(#{fill})\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"/>\n");
        }
    }
}

/// The lines of the grid.
fn frame(out: &mut String) {
    let mut lines = |class: &str, numbers: &[i32]| {
        put!(out, "<path class=\"{class}\" d=\"");
        for number in numbers {
            let at = MARGIN + number * CELL;
            put!(out, "M{MARGIN} {at}h{0}M{at} {MARGIN}v{0}", 9 * CELL);
        }
        out.push_str("\"/>\n");
    };
    lines("t", &[1, 2, 4, 5, 7, 8]);
    lines("k", &[0, 3, 6, 9]);
}

/// The outlines of the houses, the base within its edge and the cover around it: where both share an edge, both are
/// seen, and neither runs through a candidate.
fn outlines(out: &mut String, scene: &Scene) {
    for (houses, class, inset) in [(scene.sketch.base, "ob", 1), (scene.sketch.cover, "oc", -1)] {
        for house in houses {
            let (x, y, width, height) = extent(house);
            let (x, y, width, height) = (x + inset, y + inset, width - 2 * inset, height - 2 * inset);
            put!(out, "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"5\"/>\n");
        }
    }
}

/// r1 to r9 and c1 to c9; those of the houses in question in bold.
fn numbers(out: &mut String, scene: &Scene) {
    for number in 0..9 {
        let at = MARGIN + number as i32 * CELL + CELL / 2;
        let mut label = |house: House, x: i32, y: i32| {
            let bold = if (scene.sketch.base | scene.sketch.cover).contains(house) { " b" } else { "" };
            put!(out, "<text class=\"n{bold}\" x=\"{x}\" y=\"{y}\">{house}</text>\n");
        };
        label(House::row(number), MARGIN / 2 - 1, at + 5);
        label(House::column(number), at, MARGIN - 10);
    }
}

fn draw_cell(out: &mut String, scene: &Scene, cell: Cell) {
    let (x, y) = centre(cell);
    match scene.face(cell) {
        Face::Given(digit) => put!(out, "<text class=\"g\" x=\"{x}\" y=\"{}\">{digit}</text>\n", y + 13),
        Face::Filled(digit) => put!(out, "<text class=\"f\" x=\"{x}\" y=\"{}\">{digit}</text>\n", y + 13),
        Face::Placing(digit) => {
            shape(out, Mark::Placed, x, y);
            put!(out, "<text class=\"o\" x=\"{x}\" y=\"{}\">{digit}</text>\n", y + 13);
        }
        Face::Open(digits) if digits.is_empty() => {}
        Face::Open(digits) => {
            for digit in digits {
                draw_candidate(out, scene, Candidate::new(cell, digit), digit);
            }
            out.push('\n');
        }
    }
}

fn draw_candidate(out: &mut String, scene: &Scene, candidate: Candidate, digit: Digit) {
    let (x, y) = place(candidate);
    let mark = scene.mark(candidate);
    if let Some(mark) = mark {
        shape(out, mark, x, y);
    }
    let bold = if mark.is_some() { " b" } else { "" };
    put!(out, "<text class=\"c{bold}\" x=\"{x}\" y=\"{}\">{digit}</text>", y + 6);
}

/// The shape of a mark around a point.
fn shape(out: &mut String, mark: Mark, x: i32, y: i32) {
    match mark {
        Mark::Role(role) if !is_second(role) => put!(out, "<circle class=\"p\" cx=\"{x}\" cy=\"{y}\" r=\"9\"/>"),
        Mark::Role(_) => put!(out, "<path class=\"q\" d=\"M{x} {}l10 10-10 10-10-10z\"/>", y - 10),
        // A square and both its diagonals; the digit is drawn over it.
        Mark::Eliminated => {
            put!(out, "<path class=\"x\" d=\"M{} {}h17v17h-17zl17 17m0-17l-17 17\"/>", x - 8, y - 8);
        }
        Mark::Placed => {
            for radius in [26, 21] {
                put!(out, "<circle class=\"r\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>");
            }
        }
    }
}

/// Something that a key to the pictures explains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sample {
    /// A given digit.
    Given,
    /// A digit that was placed before.
    Filled,
    /// A candidate or digit with a mark.
    Mark(Mark),
    /// A cell to look at.
    Look,
    /// A base house.
    Base,
    /// A cover house.
    Cover,
    /// A link.
    Link(LinkKind),
}

impl Sample {
    /// A picture the size of a cell, for a page like that of [`embed`].
    pub fn draw(self) -> String {
        let mut out = String::from("<svg class=\"whydoku\" viewBox=\"0 0 64 64\" aria-hidden=\"true\">");
        let house = |fill, class| {
            let place = "x=\"4\" y=\"4\" width=\"56\" height=\"56\"";
            format!("<rect fill=\"url(#{fill})\" {place}/><rect class=\"{class}\" {place} rx=\"5\"/>")
        };
        match self {
            Sample::Given => out.push_str("<text class=\"g\" x=\"32\" y=\"45\">7</text>"),
            Sample::Filled => out.push_str("<text class=\"f\" x=\"32\" y=\"45\">7</text>"),
            Sample::Mark(Mark::Placed) => {
                shape(&mut out, Mark::Placed, 32, 32);
                out.push_str("<text class=\"o\" x=\"32\" y=\"45\">7</text>");
            }
            Sample::Mark(mark) => {
                out.push_str("<g transform=\"scale(2)\">");
                shape(&mut out, mark, 16, 16);
                out.push_str("<text class=\"c b\" x=\"16\" y=\"22\">7</text></g>");
            }
            Sample::Look => {
                out.push_str("<rect class=\"y\" x=\"4\" y=\"4\" width=\"56\" height=\"56\"/>");
            }
            Sample::Base => out.push_str(&house("hatch", "ob")),
            Sample::Cover => out.push_str(&house("dots", "oc")),
            Sample::Link(kind) => {
                let weak = weak(kind);
                put!(out, "<path class=\"l{weak}\" marker-end=\"url(#arrow)\" d=\"M4 32H60\"/>");
            }
        }
        out.push_str("</svg>");
        out
    }
}

/// The further class of a weak link's line.
const fn weak(kind: LinkKind) -> &'static str {
    match kind {
        LinkKind::Weak => " w",
        _ => "",
    }
}

/// A slightly bent arrow between the edges of two candidates, so that links along a line do not cover each other.
fn draw_link(out: &mut String, link: &Link) {
    let Some((from, to)) = link.from.first().zip(link.to.first()) else { return };
    let ((x1, y1), (x2, y2)) = (place(from), place(to));
    let (dx, dy) = (f64::from(x2 - x1), f64::from(y2 - y1));
    let length = (dx * dx + dy * dy).sqrt();
    if length == 0.0 {
        return;
    }
    let bend = if length < 2.0 * f64::from(CELL) { 0.0 } else { length / 9.0 };
    let (middle_x, middle_y) =
        (f64::from(x1 + x2) / 2.0 + dy / length * bend, f64::from(y1 + y2) / 2.0 - dx / length * bend);
    // Both ends keep clear of the candidate's mark.
    let clear = |x: i32, y: i32, gap: f64| {
        let (dx, dy) = (middle_x - f64::from(x), middle_y - f64::from(y));
        let length = (dx * dx + dy * dy).sqrt();
        let gap = gap.min(length / 2.5);
        (f64::from(x) + dx / length * gap, f64::from(y) + dy / length * gap)
    };
    let ((from_x, from_y), (to_x, to_y)) = (clear(x1, y1, 11.0), clear(x2, y2, 12.0));
    let weak = weak(link.kind);
    put!(
        out,
        "<path class=\"l{weak}\" marker-end=\"url(#arrow)\" \
        d=\"M{from_x:.1} {from_y:.1}Q{middle_x:.1} {middle_y:.1} {to_x:.1} {to_y:.1}\"/>\n"
    );
}

/// Where a cell lies in the picture: left, top, width, height. For pages that light up cells.
pub fn area(cell: Cell) -> [i32; 4] {
    let (x, y) = corner(cell);
    [x, y, CELL, CELL]
}
