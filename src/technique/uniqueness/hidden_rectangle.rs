//! Hidden unique rectangle: a rectangle that one digit in one corner would complete.
//!
//! Take four empty cells in two rows, two columns and two boxes. One of them can only be x or y. In
//! the row and in the column of the corner opposite to it, x can only go into the corners. If this
//! corner were y, its two neighbours would be x, and the first one y: x and y could be exchanged
//! without a change in any row, column or box. So it is not y.
//!
//! **Proof.** The guardians, and x in the row and in the column: with y in the corner, both
//! neighbours are x, and none of the guardians is left.

use super::rectangles::Rectangles;
use crate::board::{Candidate, Constraint};
use crate::logic::{Escape, Facts, Family, Flow, Level, Limits, Sink, Spec};

/// A corner whose row and column have a digit only in the corners.
pub static HIDDEN_UNIQUE_RECTANGLE: Spec =
    Spec::new("hidden-unique-rectangle", Family::Uniqueness, search).unique().hodoku("0606", Level::Hard, 100).tier(1);

fn search(facts: &Facts, limits: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    facts.get::<Rectangles>().within(limits).try_for_each(|rectangle| {
        let (floor, pattern) = (rectangle.floor(), &rectangle.pattern);
        // With two such corners in a line it is type 4, with three type 1.
        if floor.len() > 2 || floor.len() == 2 && floor.common_houses().next().is_some() {
            return Flow::Continue(());
        }
        floor.iter().try_for_each(|known| {
            let Some(corner) = rectangle.opposite(known) else { return Flow::Continue(()) };
            let [row, column, _] = corner.houses();
            rectangle.both_digits().try_for_each(|(digit, other)| {
                let is_confined = |house| position.cells_in(digit, house).is_subset(pattern.cells);
                let gone = Candidate::new(corner, other);
                if !position.has(gone) || !is_confined(row) || !is_confined(column) {
                    return Flow::Continue(());
                }
                let lines = [row, column];
                let questions = lines.map(|house| Constraint::digit_in(digit, house));
                pattern.conclude(Escape::Hidden { corner, lines, digit, other }, [gone], questions, sink)
            })
        })
    })
}
