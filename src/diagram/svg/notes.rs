//! The notes of a person: colours of cells, digits along their edges and in their middle.

use super::measure::{CELL, centre, corner};
use crate::board::{Candidate, CandidateSet, Cell, Digit, Element};
use crate::diagram::notes::Notes;
use crate::diagram::scene::{Face, Scene};

/// The hue, the tile and its turn for each colour: no two differ by hue alone.
const COLOURS: [(&str, &str, i32); Notes::COLOURS] = [
    ("i0", "M0 0h8v8h-8z", 0),
    ("i2", "M0 0h4v8h-4z", -45),
    ("i1", "M4 1.6a2.4 2.4 0 1 0 .01 0z", 0),
    ("i3", "M0 0h8v3.5h-8z", 0),
    ("hc", "M0 0h3.5v8h-3.5z", 0),
    ("i4", "M0 0h2.2v8h-2.2z", 45),
];

/// The baselines of digits along the edge of a cell, in the order in which they are taken.
const CORNERS: [(i32, i32); 9] =
    [(12, 20), (52, 20), (12, 56), (52, 56), (32, 20), (32, 56), (12, 38), (52, 38), (32, 38)];

/// The ground of coloured cells.
pub(super) fn ground(out: &mut String, notes: &Notes) {
    for (number, (cells, (hue, tile, turn))) in (1..).zip(notes.colours.iter().zip(COLOURS)) {
        if cells.is_empty() {
            continue;
        }
        put!(
            out,
            "<defs><pattern id=\"colour{number}\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\" \
            patternTransform=\"rotate({turn})\"><path class=\"{hue}\" fill=\"currentColor\" fill-opacity=\".45\" \
            d=\"{tile}\"/></pattern></defs>\n"
        );
        for cell in *cells {
            let (x, y) = corner(cell);
            put!(out, "<rect fill=\"url(#colour{number})\" x=\"{x}\" y=\"{y}\" width=\"{CELL}\" height=\"{CELL}\"/>\n");
        }
    }
}

/// The digits in a cell.
pub(super) fn digits(out: &mut String, scene: &Scene, cell: Cell) {
    if !matches!(scene.face(cell), Face::Open(_)) {
        return;
    }
    let of_cell = |set: CandidateSet| Digit::all().filter(move |&digit| set.contains(Candidate::new(cell, digit)));
    let (left, top) = corner(cell);
    for (digit, (right, down)) in of_cell(scene.notes.corners).zip(CORNERS) {
        let (x, y) = (left + right, top + down);
        put!(out, "<g transform=\"translate({x} {y})scale(.444)\"><text class=\"f b\">{digit}</text></g>\n");
    }
    let digits: String = of_cell(scene.notes.centre).map(|digit| digit.to_string()).collect();
    let (x, y) = centre(cell);
    // More of them are smaller.
    match digits.len() {
        0 => {}
        1..=4 => put!(out, "<text class=\"c\" x=\"{x}\" y=\"{}\">{digits}</text>\n", y + 6),
        5..=6 => put!(out, "<text class=\"n\" x=\"{x}\" y=\"{}\">{digits}</text>\n", y + 6),
        _ => put!(out, "<g transform=\"translate({x} {})scale(.625)\"><text class=\"c\">{digits}</text></g>\n", y + 6),
    }
}
