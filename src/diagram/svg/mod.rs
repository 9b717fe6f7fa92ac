//! A scene as a vector picture.
//!
//! Shapes come first, colours second. Candidates have marks by role:
//!
//! | role | shape |
//! |---|---|
//! | pattern | circle |
//! | fin | diamond |
//! | guardian | shield |
//! | supposed | tag that points right |
//! | almost locked set | rounded square, in a cell with an outline and the letter of the set |
//! | colour | full or hollow circle or hexagon, with a letter |
//! | several colours | half-filled circle, with their letters |
//! | ruled out on the way | a stroke through the digit |
//! | eliminated | bold digit struck through on a rounded ground |
//! | placed | double ring around a large digit |
//!
//! Base houses are hatched with a solid outline, cover houses dotted with a dashed one. A strong
//! link is a solid arrow, a weak one dashed, an implication a thin one; a thin line with a bar
//! leads from an end of the pattern to a candidate that it rules out. Grouped candidates share an
//! outline. A double line frames a rectangle, the box of fins has a dotted edge, an axis is dashed
//! and dotted. A link within a cell is a bar, broad if it is strong. Givens are bold. Where a line
//! of a numbered argument places or rules out a candidate, its number stands in a disc on the arrow
//! to it, or beside it where there is no room; where it leaves a house or a cell without a
//! candidate, its number stands at the edge. Where houses count for some digits only, these stand
//! beside their names. The digits that a symmetry exchanges stand above the grid.
//!
//! Coordinates are whole numbers, but for those of links, which are rounded to tenths; the bytes do
//! not depend on the machine. No scripts, no fonts to load; candidates keep their places (1 top
//! left, 9 bottom right).

/// Writing into a string cannot fail; this says so once.
macro_rules! put {
    ($out:expr, $($argument:tt)*) => { { use std::fmt::Write; let _ = write!($out, $($argument)*); } };
}

mod badge;
mod curve;
mod group;
mod guide;
mod link;
mod measure;
mod notes;
mod page;
mod sample;
mod shape;

pub use measure::{CELL, EDGE, MARGIN, SIZE, area};
pub use page::{SCRIPT, empty_board, variables};
pub use sample::{nested_sample, sample};

use self::link::Drawn;
use self::measure::{centre, corner, extent, place};
use self::shape::{digit_on, shape};
use super::scene::{Face, Mark, Scene};
use super::style::{self, escaped};
use crate::board::{Candidate, Cell, Constraint, Digit, DigitSet, Element, House, HouseKind};
use crate::logic::LinkKind;

/// A whole SVG file, with a second set of colours for dark screens; it has the rules that it needs.
pub fn draw(scene: &Scene) -> String {
    let body = format!("{}{}", definitions(scene), body(scene));
    let head = format!("<style>\n{}</style>\n", style::standalone_for(&body));
    document(scene, &format!("{head}{body}"), &format!(" width=\"{SIZE}\" height=\"{SIZE}\""))
}

/// The names of the definitions.
const NAMES: [&str; 5] = ["hatch", "dots", "arrow", "then", "stop"];

/// A whole SVG to embed in an HTML page that may use the same ids: those of definitions begin with
/// `whydoku-`.
pub fn draw_apart(scene: &Scene) -> String {
    NAMES.iter().fold(draw(scene), |text, name| {
        let text = text.replace(&format!(" id=\"{name}\""), &format!(" id=\"whydoku-{name}\""));
        text.replace(&format!("url(#{name})"), &format!("url(#whydoku-{name})"))
    })
}

/// The picture for a page that has the rules of [`style::embedded`] and, once, the [`shared`]
/// definitions.
pub fn embed(scene: &Scene) -> String {
    document(scene, &body(scene), "")
}

/// The picture as a part of a larger one that has the rules of [`style::standalone`] and, once, the
/// definitions of [`shared`]; its top left corner at this place.
pub fn nested(scene: &Scene, x: i32, y: i32) -> String {
    document(scene, &body(scene), &format!(" x=\"{x}\" y=\"{y}\" width=\"{SIZE}\" height=\"{SIZE}\""))
}

/// The definitions that all pictures of a page share, as an element of no size.
pub fn shared() -> String {
    format!(
        "<svg class=\"whydoku\" width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\"><defs>\
        {HATCH}{DOTS}{ARROW}{THEN}{STOP}</defs></svg>\n"
    )
}

const HATCH: &str = "<pattern id=\"hatch\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\" \
    patternTransform=\"rotate(45)\"><path class=\"hb\" d=\"M4 0V8\"/></pattern>";
const DOTS: &str = "<pattern id=\"dots\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\">\
    <circle class=\"hc\" cx=\"4\" cy=\"4\" r=\"1.3\"/></pattern>";
const ARROW: &str = "<marker id=\"arrow\" viewBox=\"0 0 10 10\" refX=\"8\" refY=\"5\" markerWidth=\"4.4\" \
    markerHeight=\"4.4\" orient=\"auto\"><path class=\"h\" d=\"M0 0L10 5L0 10z\"/></marker>";

const THEN: &str = "<marker id=\"then\" viewBox=\"0 0 10 10\" refX=\"8\" refY=\"5\" markerWidth=\"6\" \
    markerHeight=\"6\" orient=\"auto\"><path class=\"jh\" d=\"M1 1L9 5L1 9\"/></marker>";

const STOP: &str = "<marker id=\"stop\" viewBox=\"0 0 10 10\" refX=\"5\" refY=\"5\" markerWidth=\"7\" \
    markerHeight=\"7\" orient=\"auto\"><path class=\"sh\" d=\"M5 0V10\"/></marker>";

/// The definitions that the scene needs, and no others.
fn definitions(scene: &Scene) -> String {
    let links = scene.links();
    let needed = [
        (!scene.sketch.base.is_empty(), HATCH),
        (!scene.sketch.cover.is_empty(), DOTS),
        (links.iter().any(|link| link.kind != LinkKind::Implies), ARROW),
        (links.iter().any(|link| link.kind == LinkKind::Implies), THEN),
        (!scene.sights.is_empty(), STOP),
    ];
    let defs: String = needed.into_iter().filter(|(needed, _)| *needed).map(|(_, text)| text).collect();
    if defs.is_empty() { defs } else { format!("<defs>{defs}</defs>\n") }
}

fn document(scene: &Scene, content: &str, size: &str) -> String {
    let title = match scene.title.as_str() {
        "" => String::new(),
        title => format!("<title>{}</title>\n", escaped(title)),
    };
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"whydoku\" viewBox=\"0 0 {SIZE} {SIZE}\"{size} role=\"img\">\n\
        {title}<desc>{}</desc>\n{content}</svg>\n",
        escaped(&scene.description)
    )
}

/// The picture without what is around it.
fn body(scene: &Scene) -> String {
    let mut out = String::with_capacity(16 * 1024);
    put!(out, "<rect class=\"a\" width=\"{SIZE}\" height=\"{SIZE}\"/>\n");
    notes::ground(&mut out, &scene.notes);
    ground(&mut out, scene);
    frame(&mut out);
    guide::lines(&mut out, scene);
    outlines(&mut out, scene);
    numbers(&mut out, scene);
    let drawn = link::draw(&mut out, scene);
    for cell in Cell::all() {
        draw_cell(&mut out, scene, cell);
        notes::digits(&mut out, scene, cell);
    }
    letters(&mut out, scene, &drawn);
    out
}

/// Cells to look at, and the fillings of the houses.
fn ground(out: &mut String, scene: &Scene) {
    for cell in scene.sketch.looked_at() {
        let ((x, y), side) = (corner(cell), CELL - 4);
        put!(out, "<rect class=\"y\" x=\"{}\" y=\"{}\" width=\"{side}\" height=\"{side}\"/>\n", x + 2, y + 2);
    }
    guide::grounds(out, scene);
    for cell in Cell::all() {
        let (x, y) = corner(cell);
        for (depth, role) in scene.cell_roles(cell).into_iter().enumerate() {
            shape::cell(out, role, x, y, 2 + 3 * depth as i32);
        }
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

/// The outlines of the houses, the base within its edge and the cover around it: where both share
/// an edge, both are seen, and neither runs through a candidate.
fn outlines(out: &mut String, scene: &Scene) {
    for (houses, class, inset) in [(scene.sketch.base, "ob", 1), (scene.sketch.cover, "oc", -1)] {
        for house in houses {
            let (x, y, width, height) = extent(house);
            let (x, y, width, height) = (x + inset, y + inset, width - 2 * inset, height - 2 * inset);
            put!(out, "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"5\"/>\n");
        }
    }
}

/// r1 to r9 and c1 to c9; those of the houses in question in bold, and below them the digits that
/// they count for.
fn numbers(out: &mut String, scene: &Scene) {
    // More digits than this are wider than the room beside a row.
    const WIDEST: usize = 3;
    // The exchange of digits stands above the columns.
    let exchanges = scene.exchanges();
    let down = if exchanges.is_empty() { 0 } else { 6 };
    if !exchanges.is_empty() {
        // One line, as single pairs would seem to belong to the columns below them.
        let (x, exchanges) = (MARGIN + 9 * CELL / 2, exchanges.join(", "));
        put!(out, "<text class=\"n b\" x=\"{x}\" y=\"11\">{exchanges}</text>\n");
    }
    for number in 0..9 {
        let at = MARGIN + number as i32 * CELL + CELL / 2;
        for (house, x, y) in
            [(House::row(number), MARGIN / 2 - 1, at + 5), (House::column(number), at, MARGIN - 10 + down)]
        {
            let counted = scene.sketch.counted_in(house);
            let is_asked = (scene.sketch.base | scene.sketch.cover).contains(house) || !counted.is_empty();
            let (bold, up) = (if is_asked { " b" } else { "" }, if counted.is_empty() { 0 } else { 6 });
            put!(out, "<text class=\"n{bold}\" x=\"{x}\" y=\"{}\">{house}</text>\n", y - up);
            let digits: Vec<String> = counted.iter().map(|digit| digit.to_string()).collect();
            let width = if house.kind() == HouseKind::Row { WIDEST } else { 9 };
            for (line, digits) in digits.chunks(width).enumerate() {
                let (y, digits) = (y + 6 + 12 * line as i32, digits.join(" "));
                put!(out, "<text class=\"e en i0\" x=\"{x}\" y=\"{y}\">{digits}</text>\n");
            }
        }
        let house = House::block(number);
        let counted: DigitSet = scene.sketch.counted_in(house);
        if !counted.is_empty() {
            let digits = counted.iter().map(|digit| digit.to_string()).collect::<Vec<_>>().join(" ");
            plate(out, scene, house, &format!("{house}: {digits}"));
        }
    }
}

/// A label of a box, on a ground of its own over the edge of the cell where it is least in the way.
fn plate(out: &mut String, scene: &Scene, block: House, text: &str) {
    let in_the_way = |cell: &Cell| match scene.face(*cell) {
        Face::Open(digits) => digits.iter().filter(|digit| digit.index() < 3).count(),
        _ => 0,
    };
    let top = block.cells().iter().take(3);
    let Some(cell) = top.min_by_key(in_the_way) else { return };
    let ((x, y), width) = (corner(cell), 6 * text.len() as i32 + 6);
    let middle = x + CELL / 2;
    put!(
        out,
        "<rect class=\"pl\" x=\"{}\" y=\"{}\" width=\"{width}\" height=\"13\" rx=\"4\"/>",
        middle - width / 2,
        y - 7
    );
    put!(out, "<text class=\"e en i0\" x=\"{middle}\" y=\"{}\">{text}</text>\n", y + 4);
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
    let class = match mark {
        Some(mark) => digit_on(mark),
        None if scene.sketch.candidates_looked_at().contains(candidate) => "c b",
        None => "c",
    };
    put!(out, "<text class=\"{class}\" x=\"{x}\" y=\"{}\">{digit}</text>", y + 6);
}

/// The letters of sets, and the shapes of other roles, in corners of their cells; then the letters
/// of colours and the numbers of lines beside candidates.
fn letters(out: &mut String, scene: &Scene, drawn: &[Drawn]) {
    let mut places = badge::Places::of(scene, drawn);
    for cell in Cell::all() {
        for role in scene.cell_roles(cell) {
            shape::corner(out, role, places.corner(cell));
        }
    }
    for candidate in scene.marked() {
        let is_placed = matches!(scene.face(candidate.cell()), Face::Placing(_));
        let place = |places: &mut badge::Places| {
            let (x, y) = if is_placed { beside_digit(candidate) } else { places.beside(candidate) };
            (x, y + 4)
        };
        for colour in scene.letters(candidate) {
            let (x, y) = place(&mut places);
            shape::letter(out, colour, "e", x, y);
        }
        for line in scene.lines(candidate) {
            if let Some((x, y)) = places.on_arrow(candidate) {
                shape::disc(out, line.case, line.number, x, y);
            } else {
                let (x, y) = place(&mut places);
                shape::number(out, line.case, line.number, x, y);
            }
        }
    }
    for (candidate, number) in &scene.numbers {
        let (x, y) = beside_digit(*candidate);
        put!(out, "<text class=\"e i3\" x=\"{x}\" y=\"{}\">{number}</text>", y + 4);
    }
    for line in &scene.sketch.lines {
        if let Some(constraint) = line.contradicted {
            let (x, y) = beside(constraint);
            shape::number(out, line.case, line.number, x, y);
        }
    }
}

/// The corner beside the ring of a digit that is placed.
fn beside_digit(candidate: Candidate) -> (i32, i32) {
    let (x, y) = corner(candidate.cell());
    (x + CELL - 9, y + CELL - 8)
}

/// The place at the edge of a house or cell where a number says that it is left without a
/// candidate.
fn beside(constraint: Constraint) -> (i32, i32) {
    let Some((house, _)) = constraint.house_and_digit() else {
        let (x, y) = corner(constraint.candidate(0).cell());
        return (x + CELL / 2 + 10, y + 4);
    };
    let (x, y, width, height) = extent(house);
    match house.kind() {
        HouseKind::Row => (MARGIN / 2 - 1, y + height / 2 + 17),
        HouseKind::Column => (x + width / 2 + 16, MARGIN - 10),
        HouseKind::Box => (x + width / 2 + 16, y + 4),
    }
}
