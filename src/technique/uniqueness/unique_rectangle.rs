//! Unique rectangles, types 1 to 6.
//!
//! Take four empty cells in two rows, two columns and two boxes. If all of them were x or y, the
//! two digits could be exchanged there without a change in any row, column or box. So one of the
//! other candidates of the corners, the guardians, is true.
//!
//! - **Type 1**: they are in one corner, which is neither x nor y.
//! - **Type 2**: they are of one digit and in two corners of a row or column. Their common peers
//!   lose it. **Type 5**: the same with two diagonal corners, or three.
//! - **Type 3**: they are in two corners of a house, and act there as one cell of a naked subset.
//! - **Type 4**: they are in two corners of a house, where x can only go into these. Neither corner
//!   is y.
//! - **Type 6**: they are in two diagonal corners, and in both rows (or both columns) x can only go
//!   into corners. If one of the two were x, the other row would have its x in the other of the
//!   two; so neither is x.
//!
//! **Proof.** The guardians; for type 3 the cells of the subset, for types 4 and 6 x in the houses.

use super::rectangles::{Rectangle, Rectangles};
use crate::board::{Candidate, Constraint, House};
use crate::logic::{Escape, Facts, Family, Flow, ForbiddenPattern, Level, Limits, Pattern, Sink, Spec};
use crate::technique::guardians::{as_one_cell, in_one_cell, of_one_digit, with_a_locked_digit};

/// All guardians in one corner.
pub static UNIQUE_RECTANGLE_TYPE_1: Spec = Spec::new("unique-rectangle-type-1", Family::Uniqueness, type_1)
    .unique()
    .group("unique-rectangle")
    .se(45)
    .hodoku("0600", Level::Hard, 100)
    .tier(1);

/// One digit, in two corners of a line.
pub static UNIQUE_RECTANGLE_TYPE_2: Spec = Spec::new("unique-rectangle-type-2", Family::Uniqueness, type_2)
    .unique()
    .group("unique-rectangle")
    .se(45)
    .hodoku("0601", Level::Hard, 100)
    .tier(1);

/// Two corners as one cell of a subset.
pub static UNIQUE_RECTANGLE_TYPE_3: Spec = Spec::new("unique-rectangle-type-3", Family::Uniqueness, type_3)
    .unique()
    .group("unique-rectangle")
    .se_of(rate_type_3)
    .hodoku("0602", Level::Hard, 100)
    .tier(1);

/// Two corners of a house, one of which has a certain digit.
pub static UNIQUE_RECTANGLE_TYPE_4: Spec = Spec::new("unique-rectangle-type-4", Family::Uniqueness, type_4)
    .unique()
    .group("unique-rectangle")
    .se(45)
    .hodoku("0603", Level::Hard, 100)
    .tier(1);

/// One digit, in two diagonal corners or in three.
pub static UNIQUE_RECTANGLE_TYPE_5: Spec = Spec::new("unique-rectangle-type-5", Family::Uniqueness, type_5)
    .unique()
    .group("unique-rectangle")
    .hodoku("0604", Level::Hard, 100)
    .tier(1);

/// Two diagonal corners, and a digit that both rows or both columns have only in the corners.
pub static UNIQUE_RECTANGLE_TYPE_6: Spec = Spec::new("unique-rectangle-type-6", Family::Uniqueness, type_6)
    .unique()
    .group("unique-rectangle")
    .hodoku("0605", Level::Hard, 100)
    .tier(1);

fn each(facts: &Facts, limits: &Limits, try_one: impl FnMut(&Rectangle) -> Flow) -> Flow {
    facts.get::<Rectangles>().within(limits).try_for_each(try_one)
}

fn type_1(facts: &Facts, limits: &Limits, sink: &mut Sink<'_>) -> Flow {
    each(facts, limits, |rectangle| in_one_cell(facts, &rectangle.pattern, sink))
}

fn type_2(facts: &Facts, limits: &Limits, sink: &mut Sink<'_>) -> Flow {
    let mut aligned = |rectangle: &Rectangle| of_one_digit(facts, &rectangle.pattern, sink);
    each(facts, limits, |rectangle| if is_in_line(rectangle) { aligned(rectangle) } else { Flow::Continue(()) })
}

fn type_5(facts: &Facts, limits: &Limits, sink: &mut Sink<'_>) -> Flow {
    each(facts, limits, |rectangle| {
        let is_other = rectangle.pattern.roof.len() > 1 && !is_in_line(rectangle);
        if is_other { of_one_digit(facts, &rectangle.pattern, sink) } else { Flow::Continue(()) }
    })
}

fn type_3(facts: &Facts, limits: &Limits, sink: &mut Sink<'_>) -> Flow {
    each(facts, limits, |rectangle| as_one_cell(facts, &rectangle.pattern, sink))
}

fn type_4(facts: &Facts, limits: &Limits, sink: &mut Sink<'_>) -> Flow {
    each(facts, limits, |rectangle| with_a_locked_digit(facts, &rectangle.pattern, sink))
}

fn type_6(facts: &Facts, limits: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    each(facts, limits, |rectangle| {
        let Rectangle { corners, pattern, .. } = rectangle;
        if pattern.roof.len() != 2 || is_in_line(rectangle) {
            return Flow::Continue(());
        }
        let rows = [corners[0], corners[3]].map(|corner| House::row(corner.row()));
        let columns = [corners[0], corners[3]].map(|corner| House::column(corner.column()));
        rectangle.both_digits().try_for_each(|(digit, _)| {
            let is_crossed = |houses: &[House; 2]| {
                houses.iter().all(|&house| position.cells_in(digit, house).is_subset(pattern.cells))
            };
            [rows, columns].into_iter().filter(is_crossed).try_for_each(|houses| {
                let gone = pattern.roof & position.cells_for(digit);
                let gone = gone.iter().map(|cell| Candidate::new(cell, digit));
                let questions = houses.map(|house| Constraint::digit_in(digit, house));
                pattern.conclude(Escape::Crossed { houses, digit }, gone, questions, sink)
            })
        })
    })
}

/// Whether the guardians are in two corners of a row or column.
fn is_in_line(rectangle: &Rectangle) -> bool {
    let roof = rectangle.pattern.roof;
    roof.len() == 2 && roof.common_houses().next().is_some()
}

/// The rating of type 3: 4.5, and a tenth for each cell of the subset.
fn rate_type_3(pattern: &Pattern) -> u8 {
    match pattern {
        Pattern::ForbiddenPattern(deadly) => match deadly.as_ref() {
            ForbiddenPattern { escape: Escape::Subset { cells, .. }, .. } => 45 + cells.len() as u8,
            _ => 45,
        },
        _ => 45,
    }
}
