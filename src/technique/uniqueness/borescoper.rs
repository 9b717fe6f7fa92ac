//! Borescoper's deadly pattern (unique polygon), types 1 to 4.
//!
//! Take in a box the four cells where two rows cross two columns; beside them, in one column of
//! another box, the two cells of the same rows; above or below them, in one row of a third box, the
//! two cells of the same columns. If these eight empty cells could all be filled from four digits,
//! they could be filled from them in another way, with the same digits in every row, column and
//! box. The same holds without one of the four cells in the box, for seven cells and three digits.
//! So one of the other candidates, the guardians, is true, and the types are those of unique
//! rectangles.
//!
//! **Proof.** The guardians; for type 3 the cells of the subset, for type 4 the digit in the house.

use crate::board::{Cell, CellSet, Position};
use crate::logic::{Because, Facts, Family, Flow, ForbiddenShape, Limits, Sink, Spec};
use crate::technique::digit_sets::choices;
use crate::technique::guardians::{Guarded, Kind, Patterns, as_one_cell, type_1, type_2, with_a_locked_digit};
use std::sync::LazyLock;

/// All guardians in one cell.
pub static BORESCOPER_DEADLY_PATTERN_TYPE_1: Spec =
    Spec::new("borescoper-deadly-pattern-type-1", Family::Uniqueness, type_1::<Polygons>)
        .unique()
        .group("borescoper-deadly-pattern")
        .tier(5);

/// All guardians of one digit.
pub static BORESCOPER_DEADLY_PATTERN_TYPE_2: Spec =
    Spec::new("borescoper-deadly-pattern-type-2", Family::Uniqueness, type_2::<Polygons>)
        .unique()
        .group("borescoper-deadly-pattern")
        .tier(5);

/// Cells of a house as one cell of a subset, or one of two has a certain digit.
pub static BORESCOPER_DEADLY_PATTERN_TYPE_3: Spec =
    Spec::new("borescoper-deadly-pattern-type-3", Family::Uniqueness, type_3)
        .unique()
        .group("borescoper-deadly-pattern")
        .tier(5);

fn type_3(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    facts.get::<Patterns<Polygons>>().0.iter().try_for_each(|pattern| {
        as_one_cell(facts, pattern, sink)?;
        with_a_locked_digit(facts, pattern, sink)
    })
}

/// The most cells with guardians that allow conclusions: a cell sees the four in the box and one
/// beside or below them.
const MOST_GUARDED: usize = 5;

/// Every such pattern whose guardians may allow conclusions.
struct Polygons;

impl Kind for Polygons {
    fn collect(facts: &Facts, found: &mut Vec<Guarded>) {
        let position = facts.position();
        let empty = position.empty_cells();
        // Cells that can be two digits more than the pattern has: if there are any, all guardians
        // must be in a house.
        let wide = [3, 4].map(|size| empty.iter().filter(|&cell| position.candidates(cell).len() > size + 1).collect());
        for corner in &*CORNERS {
            let wide: CellSet = wide[corner.inside.len() - 3];
            let may_lead_on = |cells: CellSet| {
                let wide = cells & wide;
                cells.is_subset(empty) && (wide.len() < 2 || wide.common_houses().next().is_some())
            };
            if !may_lead_on(corner.inside) {
                continue;
            }
            let below: Vec<CellSet> = corner.below().filter(|below| below.is_subset(empty)).collect();
            if below.is_empty() {
                continue;
            }
            for two in corner.beside().map(|beside| corner.inside | beside).filter(|two| may_lead_on(*two)) {
                for cells in below.iter().map(|below| two | *below).filter(|cells| may_lead_on(*cells)) {
                    take(position, cells, corner.inside.len(), found);
                }
            }
        }
    }
}

/// Collects the patterns of these cells and `size` digits.
fn take(position: &Position, cells: CellSet, size: usize, found: &mut Vec<Guarded>) {
    let patterns = choices(position, cells, size)
        .into_iter()
        .map(|digits| Guarded::of(position, ForbiddenShape::Polygon, Because::Deadly, cells, digits));
    found.extend(patterns.filter(|pattern| pattern.roof.len() <= MOST_GUARDED));
}

/// The four cells where two rows cross two columns in a box, or three of them.
struct Corner {
    rows: [usize; 2],
    columns: [usize; 2],
    inside: CellSet,
}

static CORNERS: LazyLock<Vec<Corner>> = LazyLock::new(|| (0..9).flat_map(corners).collect());

/// Every corner in a box.
fn corners(number: usize) -> impl Iterator<Item = Corner> {
    let pairs = |first: usize| [[0, 1], [0, 2], [1, 2]].map(|pair| pair.map(|line| first + line));
    let columns = pairs(number % 3 * 3);
    let crossings = pairs(number / 3 * 3).into_iter().flat_map(move |rows| columns.map(|columns| (rows, columns)));
    crossings.flat_map(|(rows, columns)| {
        let all: CellSet = rows.into_iter().flat_map(|row| columns.map(|column| Cell::at(row, column))).collect();
        let threes = all.iter().map(move |gone| all.without(gone));
        [all].into_iter().chain(threes).map(move |inside| Corner { rows, columns, inside })
    })
}

impl Corner {
    /// The two cells in its rows, in each column of another box.
    fn beside(&self) -> impl Iterator<Item = CellSet> {
        let (rows, stack) = (self.rows, self.columns[0] / 3);
        let columns = (0..9).filter(move |column| column / 3 != stack);
        columns.map(move |column| rows.into_iter().map(|row| Cell::at(row, column)).collect())
    }

    /// The two cells in its columns, in each row of another box.
    fn below(&self) -> impl Iterator<Item = CellSet> {
        let (columns, band) = (self.columns, self.rows[0] / 3);
        let rows = (0..9).filter(move |row| row / 3 != band);
        rows.map(move |row| columns.into_iter().map(|column| Cell::at(row, column)).collect())
    }
}
