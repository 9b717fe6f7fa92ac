//! Chute remote pair: two cells with the same two candidates in a band or stack, and a digit
//! missing where its third line crosses its third box.
//!
//! Two cells can only be x or y. They are in different lines and different boxes of a band or
//! stack. In the cells where the third line crosses the third box, y is neither placed nor
//! possible. In the third box, y is therefore in the line of one of the two cells, and that cell is
//! x; and in the third line, y is in the box of one of the two. So one of them is x, and a cell
//! that sees both cannot be x. If x is missing there, too, the same holds for y.
//!
//! **Proof.** The two cells, and the digit in the third box: with x taken away from both cells by
//! the eliminated candidate, both would be y, and the box would have no place for it. If the box
//! has it only beside one of the two cells, the third line takes its place.

use crate::board::{Candidate, Cell, Constraint, Digit, DigitSet, House};
use crate::logic::{ChuteRemotePair, Facts, Family, Flow, Idea, Limits, Sink, Spec};
use crate::technique::pairs::BivalueCells;

/// Two cells of a band or stack with the same two candidates.
pub static CHUTE_REMOTE_PAIR: Spec = Spec::new("chute-remote-pair", Family::Wings, search).idea(Idea::OneOfTwo).tier(1);

fn search(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let bivalue = facts.get::<BivalueCells>();
    bivalue.0.iter().try_for_each(|one| {
        let twins = bivalue.with(position, position.candidates(one)) - one.peers();
        twins.iter().filter(|two| one < *two).try_for_each(|two| {
            let Some((line, block)) = third(one, two) else { return Flow::Continue(()) };
            tie(facts, [one, two], line, block, sink)
        })
    })
}

/// The third line and the third box of the band or stack of two cells that do not see each other.
fn third(one: Cell, two: Cell) -> Option<(House, House)> {
    // Three numbers in a row add up to three times the one in the middle.
    let third = |a: usize, b: usize| (a / 3 == b / 3).then(|| a / 3 * 9 + 3 - a - b);
    let (rows, columns) = (third(one.row(), two.row()), third(one.column(), two.column()));
    let third_of_chutes = |a: usize, b: usize| 3 - a / 3 - b / 3;
    match (rows, columns) {
        (Some(row), None) => {
            let block = one.row() / 3 * 3 + third_of_chutes(one.column(), two.column());
            Some((House::row(row), House::block(block)))
        }
        (None, Some(column)) => {
            let block = third_of_chutes(one.row(), two.row()) * 3 + one.column() / 3;
            Some((House::column(column), House::block(block)))
        }
        _ => None,
    }
}

/// Reports the pair, if a digit is missing where line and box cross.
fn tie(facts: &Facts, ends: [Cell; 2], line: House, block: House, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let digits = position.candidates(ends[0]);
    let crossing = line.cells() & block.cells();
    let seen = |digit: Digit| position.cells_for(digit) & ends[0].peers() & ends[1].peers();
    // The digits that one of the two cells must be, as this house ties the other digit to them.
    let removed_by = |house: House| -> DigitSet {
        let is_tied = |digit: Digit| {
            let places = position.cells_in(digit, house);
            places.is_disjoint(crossing) && ends.iter().all(|end| !places.is_disjoint(end.peers()))
        };
        let is_removed = |digit: &Digit| digits.without(*digit).iter().all(is_tied) && !seen(*digit).is_empty();
        digits.iter().filter(is_removed).collect()
    };
    let by_block = removed_by(block);
    [(block, by_block), (line, removed_by(line) - by_block)].into_iter().try_for_each(|(house, removed)| {
        let gone = removed.iter().flat_map(|digit| seen(digit).iter().map(move |cell| Candidate::new(cell, digit)));
        let pattern = ChuteRemotePair { ends, digits, removed, line, block, house };
        let tied = pattern.missing().iter().map(|digit| Constraint::digit_in(digit, house));
        sink.eliminate(pattern.into(), gone, ends.into_iter().map(Constraint::cell).chain(tied))
    })
}
