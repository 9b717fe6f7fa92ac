//! Borescoper's deadly pattern (unique polygon), types 1 to 4.
//!
//! In a box, the four cells where two rows cross two columns; beside them, in one column of another box, the two cells of
//! the same rows; above or below them, in one row of a third box, the two cells of the same columns. If these eight empty cells
//! could all be filled from four digits, they could be filled from them in another way, with the same digits in every row, column
//! and box. The same holds without one of the four cells in the box, of seven cells and three digits. So one of the other candidates,
//! the guardians, is true, and the types are those of unique rectangles.
//!
//! **Proof.** The guardians; for type 3 the cells of the subset, for type 4 the digit in the house.

use crate::board::{Cell, CellSet, DigitSet, Position};
use crate::logic::{Because, Changes, Fact, Facts, Family, Flow, ForbiddenShape, Limits, Sink, Spec};
use crate::technique::digit_sets::{Palette, Palettes};
use crate::technique::guardians::{Guarded, as_one_cell, type_1, type_2, with_a_locked_digit};
use std::sync::LazyLock;

/// All guardians in one cell.
pub static BORESCOPER_DEADLY_PATTERN_TYPE_1: Spec =
    Spec::new("borescoper-deadly-pattern-type-1", Family::Uniqueness, type_1::<Polygons>)
        .unique()
        .group("borescoper-deadly-pattern");

/// All guardians of one digit.
pub static BORESCOPER_DEADLY_PATTERN_TYPE_2: Spec =
    Spec::new("borescoper-deadly-pattern-type-2", Family::Uniqueness, type_2::<Polygons>)
        .unique()
        .group("borescoper-deadly-pattern");

/// Cells of a house as one cell of a subset, or one of two has a certain digit.
pub static BORESCOPER_DEADLY_PATTERN_TYPE_3: Spec =
    Spec::new("borescoper-deadly-pattern-type-3", Family::Uniqueness, type_3)
        .unique()
        .group("borescoper-deadly-pattern");

fn type_3(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    facts.get::<Polygons>().0.iter().try_for_each(|pattern| {
        as_one_cell(facts, pattern, sink)?;
        with_a_locked_digit(facts, pattern, sink)
    })
}

/// The most cells with guardians.
const MOST_GUARDED: usize = 2;

/// Every such pattern whose guardians may lead to something.
#[derive(Default)]
struct Polygons(Vec<Guarded>);

impl AsRef<[Guarded]> for Polygons {
    fn as_ref(&self) -> &[Guarded] {
        &self.0
    }
}

impl Fact for Polygons {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        self.0.clear();
        let position = facts.position();
        let corners: Vec<&Corner> = CORNERS.iter().filter(|corner| corner.fits(position)).collect();
        for size in [3, 4] {
            for palette in facts.get::<Palettes>().of(size, size + 4 - MOST_GUARDED) {
                let mut search = Search { position, palette, found: &mut self.0 };
                for corner in corners.iter().filter(|corner| corner.inside.len() == size) {
                    search.around(corner);
                }
            }
        }
    }
}

/// Where two rows cross two columns in a box: the four cells, or three of them.
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
    /// Whether its cells are empty, and so are two in its rows and two in its columns.
    fn fits(&self, position: &Position) -> bool {
        let is_empty = |cells: CellSet| cells.is_subset(position.empty_cells());
        is_empty(self.inside) && self.beside().any(is_empty) && self.below().any(is_empty)
    }

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

/// A search for the patterns of some digits.
struct Search<'s> {
    position: &'s Position,
    palette: Palette,
    found: &'s mut Vec<Guarded>,
}

impl Search<'_> {
    /// Takes the patterns around a corner.
    fn around(&mut self, corner: &Corner) {
        let usable = self.palette.usable;
        if !self.may_become(corner.inside) {
            return;
        }
        for beside in corner.beside().filter(|beside| beside.is_subset(usable)) {
            let two = corner.inside | beside;
            if !self.may_become(two) {
                continue;
            }
            for below in corner.below().filter(|below| below.is_subset(usable)) {
                let cells = two | below;
                if self.may_become(cells) && !cells.is_subset(self.palette.pure) {
                    self.take(cells);
                }
            }
        }
    }

    /// Whether all cells can be of the digits, and few enough can be anything else.
    fn may_become(&self, cells: CellSet) -> bool {
        let roof = cells - self.palette.pure;
        cells.is_subset(self.palette.usable)
            && roof.len() <= MOST_GUARDED
            && self.palette.may_lead_on(self.position, roof)
    }

    fn take(&mut self, cells: CellSet) {
        let all = cells.iter().fold(DigitSet::EMPTY, |all, cell| all | self.position.candidates(cell));
        if self.palette.digits.is_subset(all) {
            let digits = self.palette.digits;
            self.found.push(Guarded::of(self.position, ForbiddenShape::Polygon, Because::Deadly, cells, digits));
        }
    }
}
