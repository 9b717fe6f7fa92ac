//! Tridagons (Thor's hammer), with their guardians in one cell or in several.
//!
//! Take four boxes in two bands and two stacks, and in each of them three empty cells, no two in
//! one row or column, like a permutation. All twelve can be x, y or z. If all of them were, each
//! box would have the three digits in some order, and the order of its neighbours would be shifted
//! against it, as cells in one line differ. Once around, these shifts do not cancel out if an odd
//! number of the four permutations is odd. So one of the other candidates, the guardians, is true.
//! Nothing is assumed about the number of solutions.
//!
//! - **Tridagon**: the guardians are in one cell, which is neither x nor y nor z.
//! - **With more guardians**: they are of one digit, or act as one cell of a subset, or are in two
//!   cells of a house, one of which has a certain digit (types 2, 3 and 4, as of unique
//!   rectangles).
//!
//! **Proof.** The guardians; for type 3 the cells of the subset, for type 4 the digit in the house.

use crate::board::{Cell, CellSet, Position};
use crate::logic::{Because, Evidence, Facts, Family, Flow, ForbiddenShape, Limits, Sink, Spec};
use crate::technique::digit_sets::{Palette, Palettes};
use crate::technique::guardians::{Guarded, Kind, Patterns, as_one_cell, of_one_digit, type_1, with_a_locked_digit};
use crate::technique::stems::{Form, Stem, StemKind, blossoms};

/// All guardians in one cell.
pub static TRIDAGON: Spec = Spec::new("tridagon", Family::Impossible, type_1::<Tridagons>);

/// Guardians in several cells.
pub static TRIDAGON_GUARDIANS: Spec = Spec::new("tridagon-guardians", Family::Impossible, with_more_cells);

/// Guardians that take digits from almost locked sets.
pub static TRIDAGON_SET: Spec = Spec::new("tridagon-set", Family::Impossible, |facts, _, sink| {
    blossoms::<GuardedTridagons>(facts, |bloom| bloom.form != Form::Direct, sink)
})
.evidence(Evidence::Derived);

fn with_more_cells(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let all = facts.get::<Patterns<Tridagons>>();
    all.0.iter().filter(|pattern| pattern.roof.len() > 1).try_for_each(|pattern| {
        of_one_digit(facts, pattern, sink)?;
        as_one_cell(facts, pattern, sink)?;
        with_a_locked_digit(facts, pattern, sink)
    })
}

/// The most cells with guardians: no cell sees more of the twelve.
const MOST_GUARDED: usize = 5;

/// The columns of the cells in the rows of a box, and whether the permutation is odd.
const PERMUTATIONS: [([usize; 3], bool); 6] = [
    ([0, 1, 2], false),
    ([1, 2, 0], false),
    ([2, 0, 1], false),
    ([0, 2, 1], true),
    ([1, 0, 2], true),
    ([2, 1, 0], true),
];

/// Every tridagon whose guardians may allow conclusions.
struct Tridagons;

impl Kind for Tridagons {
    fn collect(facts: &Facts, found: &mut Vec<Guarded>) {
        let may_lead_on =
            |palette: Palette, roof: CellSet| roof.len() <= MOST_GUARDED && palette.may_lead_on(facts.position(), roof);
        search(facts, &may_lead_on, found);
    }
}

/// The guardians of every tridagon that has few.
struct GuardedTridagons;

impl StemKind for GuardedTridagons {
    fn collect(facts: &Facts, found: &mut Vec<Stem>) {
        let patterns = facts.get::<Patterns<WideTridagons>>();
        found.extend(patterns.0.iter().filter_map(|pattern| Stem::of_guardians(facts.position(), pattern)));
    }
}

/// Every tridagon with at most [`MOST_GUARDIANS`] guardians.
pub struct WideTridagons;

/// The most guardians to follow one by one.
const MOST_GUARDIANS: usize = 5;

impl Kind for WideTridagons {
    fn collect(facts: &Facts, found: &mut Vec<Guarded>) {
        let guardians = |cell: Cell, palette: Palette| (facts.position().candidates(cell) - palette.digits).len();
        let are_few = |palette: Palette, roof: CellSet| {
            roof.len() <= MOST_GUARDIANS
                && roof.iter().map(|cell| guardians(cell, palette)).sum::<usize>() <= MOST_GUARDIANS
        };
        search(facts, &are_few, found);
    }
}

/// Collects every tridagon with suitable cells with guardians.
fn search(facts: &Facts, will_do: &dyn Fn(Palette, CellSet) -> bool, found: &mut Vec<Guarded>) {
    for palette in facts.get::<Palettes>().of(3, 12 - MOST_GUARDED) {
        let mut search = Search { position: facts.position(), palette, will_do, found };
        for [upper, lower] in [[0, 1], [0, 2], [1, 2]] {
            for [left, right] in [[0, 1], [0, 2], [1, 2]] {
                let boxes = [(upper, left), (upper, right), (lower, left), (lower, right)];
                search.extend(&boxes, CellSet::EMPTY, false);
            }
        }
    }
}

/// A search for the tridagons of three digits.
struct Search<'s> {
    position: &'s Position,
    palette: Palette,
    will_do: &'s dyn Fn(Palette, CellSet) -> bool,
    found: &'s mut Vec<Guarded>,
}

impl Search<'_> {
    /// Tries every choice of three cells in each of the remaining boxes, each given by its band and
    /// stack.
    fn extend(&mut self, boxes: &[(usize, usize)], cells: CellSet, is_odd: bool) {
        let roof = cells - self.palette.pure;
        if !(self.will_do)(self.palette, roof) {
            return;
        }
        let Some((&(band, stack), rest)) = boxes.split_first() else {
            if is_odd && !roof.is_empty() {
                let (shape, digits) = (ForbiddenShape::Tridagon, self.palette.digits);
                self.found.push(Guarded::of(self.position, shape, Because::Unfillable, cells, digits));
            }
            return;
        };
        for (columns, odd) in PERMUTATIONS {
            let chosen = (0..3).map(|row| Cell::at(3 * band + row, 3 * stack + columns[row])).collect::<CellSet>();
            if chosen.is_subset(self.palette.usable) {
                self.extend(rest, cells | chosen, is_odd != odd);
            }
        }
    }
}
