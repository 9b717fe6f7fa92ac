//! Empty rectangle intersection pair: two cells with the same two candidates, and a box where both
//! digits are in the row of one cell and the column of the other.
//!
//! Two cells can only be a or b; their boxes are in different bands and stacks. A third box lies on
//! the row of one and on the column of the other, and has a and b only in these two lines. Were
//! both cells a, the box would have no place for a; so one is a and the other b. The digit of the
//! first is then, in the box, not in its row but in the column, and the digit of the second in the
//! row. So row and column have both digits in the two cells and in the box.
//!
//! **Proof.** The two cells, and the two digits in the box.

use crate::board::{CandidateSet, Cell, Constraint, House, Literal};
use crate::logic::{ErIntersectionPair, Facts, Family, Flow, Idea, Limits, Proof, Sink, Spec};
use crate::technique::pairs::BivalueCells;

/// Two cells with the same two candidates, and a box that crosses a line of each.
pub static ER_INTERSECTION_PAIR: Spec =
    Spec::new("er-intersection-pair", Family::Wings, search).idea(Idea::AsMany).tier(5);

fn search(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let bivalue = facts.get::<BivalueCells>().0;
    bivalue.iter().try_for_each(|one| {
        let is_twin = |two: &Cell| is_apart(one, *two) && position.candidates(*two) == position.candidates(one);
        (bivalue - one.peers()).iter().filter(is_twin).try_for_each(|two| across(facts, [one, two], sink))
    })
}

/// Whether two cells are in different bands and stacks.
fn is_apart(one: Cell, two: Cell) -> bool {
    one.row() / 3 != two.row() / 3 && one.column() / 3 != two.column() / 3
}

/// Reports the pair, if the box in the row of the first and the column of the second has their
/// digits only in these lines.
fn across(facts: &Facts, ends: [Cell; 2], sink: &mut Sink<'_>) -> Flow {
    let (position, [one, two]) = (facts.position(), ends);
    let digits = position.candidates(one);
    let block = House::block(one.row() / 3 * 3 + two.column() / 3);
    let [row, column] = [House::row(one.row()), House::column(two.column())];
    let lines = row.cells() | column.cells();
    let is_in_lines = |digit| {
        let places = position.cells_in(digit, block);
        !places.is_empty() && places.is_subset(lines)
    };
    if !digits.iter().all(is_in_lines) {
        return Flow::Continue(());
    }
    let rest = (lines - block.cells()).without(one).without(two);
    let removed = rest | (one.peers() & two.peers());
    let gone = digits.iter().fold(CandidateSet::EMPTY, |gone, digit| gone | position.candidates_for(digit, removed));
    if gone.is_empty() {
        return Flow::Continue(());
    }
    let pattern = ErIntersectionPair { ends, digits, block };
    let in_box = digits.iter().map(|digit| Constraint::digit_in(digit, block));
    let proof = Proof::of(ends.into_iter().map(Constraint::cell).chain(in_box));
    sink.find(pattern.into(), gone.iter().map(Literal::is_not), proof)
}
