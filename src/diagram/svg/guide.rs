//! Lines and grounds that show the shape of a pattern.

use super::measure::{CELL, MARGIN, centre, corner, extent};
use crate::board::CellSet;
use crate::diagram::scene::Scene;
use crate::logic::{Guide, Motion};

/// The grounds, which lie under everything else.
pub(super) fn grounds(out: &mut String, scene: &Scene) {
    for guide in &scene.sketch.guides {
        if let Guide::FinHouse(house) = guide {
            let (x, y, width, height) = extent(*house);
            let (x, y, width, height) = (x + 3, y + 3, width - 6, height - 6);
            put!(out, "<rect class=\"fh\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"8\"/>\n");
        }
    }
}

/// The frames and lines, over the lines of the grid and under the digits.
pub(super) fn lines(out: &mut String, scene: &Scene) {
    for guide in &scene.sketch.guides {
        match guide {
            Guide::FinHouse(_) => {}
            Guide::Frame(cells) => frame(out, *cells),
            Guide::Line(cells) => {
                let points: Vec<String> = cells.iter().map(centre).map(|(x, y)| format!("{x} {y}")).collect();
                put!(out, "<path class=\"gl\" d=\"M{}\"/>\n", points.join("L"));
            }
            Guide::Symmetry(symmetry) => axis(out, symmetry.motion),
        }
    }
}

/// A double line around the outermost cells, outside of all candidates.
fn frame(out: &mut String, cells: CellSet) {
    let corners = || cells.iter().map(corner);
    let (Some(left), Some(right)) = (corners().map(|it| it.0).min(), corners().map(|it| it.0).max()) else { return };
    let (Some(top), Some(bottom)) = (corners().map(|it| it.1).min(), corners().map(|it| it.1).max()) else { return };
    for inset in [-3, 1] {
        let (x, y) = (left + inset, top + inset);
        let (width, height) = (right - left + CELL - 2 * inset, bottom - top + CELL - 2 * inset);
        put!(out, "<rect class=\"fr\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"6\"/>\n");
    }
}

/// The axis of a reflection, or a ring around the centre of a turn; other motions have neither.
fn axis(out: &mut String, motion: Motion) {
    let (low, high) = (MARGIN, MARGIN + 9 * CELL);
    let middle = (low + high) / 2;
    match motion {
        Motion::Diagonal => put!(out, "<path class=\"ax\" d=\"M{low} {low}L{high} {high}\"/>\n"),
        Motion::Antidiagonal => put!(out, "<path class=\"ax\" d=\"M{high} {low}L{low} {high}\"/>\n"),
        Motion::HalfTurn | Motion::QuarterTurn => {
            put!(out, "<circle class=\"ax\" cx=\"{middle}\" cy=\"{middle}\" r=\"{}\"/>\n", CELL / 2 - 2);
        }
        Motion::Rearranged(_) => {}
    }
}
