//! The shapes of marks.

use crate::diagram::scene::{self, Mark};
use crate::logic::Role;

/// The number of hues that sets and colours cycle through. It has no factor in common with that of
/// shapes, so that only the twenty-first colour looks like the first but for its letter.
const HUES: u8 = 5;
/// The number of shapes of colours.
const SHAPES: u8 = 4;

/// The radius of the disc of a number.
const DISC: i32 = 7;

/// Whether a mark is filled with its full colour, so that the digit on it is light.
const fn is_solid(mark: Mark) -> bool {
    match mark {
        Mark::Role(Role::End) => true,
        Mark::Role(Role::Colour(number)) => matches!(number % SHAPES, 0 | 2),
        _ => false,
    }
}

/// The classes of the digit on a mark.
pub(super) const fn digit_on(mark: Mark) -> &'static str {
    match mark {
        Mark::Eliminated => "c b xd",
        _ if is_solid(mark) => "c b i",
        _ => "c b",
    }
}

/// The shape of a mark around a point.
pub(super) fn shape(out: &mut String, mark: Mark, x: i32, y: i32) {
    match mark {
        Mark::Role(Role::Pattern | Role::Look) => put!(out, "<circle class=\"p\" cx=\"{x}\" cy=\"{y}\" r=\"9\"/>"),
        Mark::Role(Role::Fin) => put!(out, "<path class=\"q\" d=\"M{x} {}l10 10-10 10-10-10z\"/>", y - 10),
        // A shield.
        Mark::Role(Role::Guardian) => {
            put!(out, "<path class=\"v\" d=\"M{} {}h18v9q0 7-9 11q-9-4-9-11z\"/>", x - 9, y - 9);
        }
        Mark::Role(Role::End) => put!(out, "<circle class=\"s i0\" cx=\"{x}\" cy=\"{y}\" r=\"9\"/>"),
        // A tag that points onwards.
        Mark::Role(Role::Supposed) => {
            put!(out, "<path class=\"u\" d=\"M{} {}h11l8 9-8 9h-11z\"/>", x - 8, y - 9);
        }
        Mark::Role(Role::Set(number)) => {
            let (x, y, hue) = (x - 8, y - 8, number % HUES);
            put!(out, "<rect class=\"m i{hue}\" x=\"{x}\" y=\"{y}\" width=\"16\" height=\"16\" rx=\"5\"/>");
        }
        Mark::Role(Role::Colour(number)) => {
            let class = format!("{} i{}", if is_solid(mark) { "s" } else { "m" }, number % HUES);
            match number % SHAPES {
                0 | 1 => put!(out, "<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"9\"/>"),
                _ => put!(out, "<path class=\"{class}\" d=\"M{x} {}l9 5v10l-9 5-9-5v-10z\"/>", y - 10),
            }
        }
        Mark::Shared => {
            put!(
                out,
                "<circle class=\"m i4\" cx=\"{x}\" cy=\"{y}\" r=\"9\"/><path class=\"d\" d=\"M{} {y}a9 9 0 0 0 18 0z\"/>",
                x - 9
            );
        }
        // A ground and its falling diagonal; the digit is drawn over it.
        Mark::Eliminated => {
            put!(out, "<rect class=\"xg\" x=\"{}\" y=\"{}\" width=\"18\" height=\"18\" rx=\"5\"/>", x - 9, y - 9);
            put!(out, "<path class=\"xl\" d=\"M{} {}l18 18\"/>", x - 9, y - 9);
        }
        Mark::RuledOut => put!(out, "<path class=\"w1\" d=\"M{} {}l14-14\"/>", x - 7, y + 7),
        Mark::Placed => {
            for radius in [26, 21] {
                put!(out, "<circle class=\"r\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>");
            }
        }
    }
}

/// The ground and outline of a cell in a role, this far from its sides.
pub(super) fn cell(out: &mut String, role: Role, x: i32, y: i32, inset: i32) {
    let (x, y, side) = (x + inset, y + inset, super::measure::CELL - 2 * inset);
    let (hue, dash) = match role {
        Role::Pattern | Role::Look | Role::End => (0, 0),
        Role::Guardian => (1, 0),
        Role::Fin | Role::Supposed => (3, 0),
        Role::Set(number) | Role::Colour(number) => (number % HUES, number % 4),
    };
    // Of cells in several roles only the first has a ground.
    let open = if inset > 2 { " zo" } else { "" };
    put!(
        out,
        "<rect class=\"z z{dash}{open} i{hue}\" x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" rx=\"6\"/>\n"
    );
}

/// The letter of a set, or the shape of another role, around a point in the corner of a cell.
pub(super) fn corner(out: &mut String, role: Role, (x, y): (i32, i32)) {
    if let Role::Set(number) = role {
        return letter(out, number, "el", x, y + 4);
    }
    put!(out, "<g transform=\"translate({x} {y})scale(.6)\">");
    shape(out, Mark::Role(role), 0, 0);
    out.push_str("</g>");
    if let Role::Colour(number) = role {
        letter(out, number, "e", x + 7, y + 9);
    }
}

/// The letter of a set or colour; this class of text.
pub(super) fn letter(out: &mut String, number: u8, class: &str, x: i32, y: i32) {
    let (letter, hue) = (letter_of(number), number % HUES);
    put!(out, "<text class=\"{class} i{hue}\" x=\"{x}\" y=\"{y}\">{letter}</text>");
}

pub(super) fn letter_of(number: u8) -> String {
    scene::letter(number).to_string()
}

/// The number of a line, in the hue of its case.
pub(super) fn number(out: &mut String, case: Option<u8>, number: usize, x: i32, y: i32) {
    let (hue, line) = (case.map_or(3, |case| case % HUES), line(Some(number)));
    put!(out, "<text class=\"e i{hue}\"{line} x=\"{x}\" y=\"{y}\">{number}</text>");
}

/// The same in a disc around a point.
pub(super) fn disc(out: &mut String, case: Option<u8>, line_number: usize, x: i32, y: i32) {
    let (hue, line) = (case.map_or(3, |case| case % HUES), line(Some(line_number)));
    put!(out, "<circle class=\"nd i{hue}\"{line} cx=\"{x}\" cy=\"{y}\" r=\"{DISC}\"/>");
    number(out, case, line_number, x, y + 4);
}

/// The attribute of what appears with a line when the picture is played.
pub(super) fn line(number: Option<usize>) -> String {
    number.map_or_else(String::new, |number| format!(" data-line=\"{number}\""))
}
