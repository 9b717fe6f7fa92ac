//! Remote pair: cells with the same two candidates, each seeing the next.
//!
//! Cells that can only be x or y follow each other, each seeing the next, so the two digits
//! alternate. If the chain has an even number of cells, its ends differ: one is x and the other y,
//! and a cell that sees both can be neither. Two cells are a naked pair; here there are four or
//! more. In a longer chain, each part with an even number of cells is a separate instance.
//!
//! **Proof.** The cells: with a digit taken away from both ends by the eliminated candidate, both
//! would be the other digit, and the cells between them could not alternate.

use crate::board::{Candidate, Cell, CellSet, Constraint};
use crate::logic::{Facts, Family, Flow, Idea, Level, Limits, RemotePair, Sink, Spec};
use crate::technique::pairs::BivalueCells;

/// Four or more cells with the same two candidates.
pub static REMOTE_PAIR: Spec =
    Spec::new("remote-pair", Family::Wings, search).hodoku("0703", Level::Hard, 110).idea(Idea::OneOfTwo).tier(1);

/// The fewest cells of a remote pair.
const FEWEST: usize = 4;

fn search(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let bivalue = facts.get::<BivalueCells>();
    let mut left = bivalue.0;
    while let Some(start) = left.first() {
        let same = bivalue.with(position, position.candidates(start));
        left -= same;
        if same.len() >= FEWEST {
            same.iter().try_for_each(|end| chains(facts, same, end, sink))?;
        }
    }
    Flow::Continue(())
}

/// Reports the shortest chains from one end to later cells.
fn chains(facts: &Facts, same: CellSet, end: Cell, sink: &mut Sink<'_>) -> Flow {
    let mut shells = vec![CellSet::of(end)];
    let mut left = same.without(end);
    while let Some(&last) = shells.last() {
        let next = last.iter().fold(CellSet::EMPTY, |seen, cell| seen | cell.peers()) & left;
        if next.is_empty() {
            break;
        }
        left -= next;
        shells.push(next);
        if shells.len() >= FEWEST && shells.len() % 2 == 0 {
            next.iter().filter(|other| end < *other).try_for_each(|other| {
                if lost(facts, [end, other]).next().is_none() {
                    return Flow::Continue(());
                }
                trace_back(facts, &shells, vec![other], sink)
            })?;
        }
    }
    Flow::Continue(())
}

/// The candidates that both ends rule out.
fn lost(facts: &Facts, [one, two]: [Cell; 2]) -> impl Iterator<Item = Candidate> {
    let (position, digits) = (facts.position(), facts.position().candidates(one));
    let seen = one.peers() & two.peers();
    digits
        .iter()
        .flat_map(move |digit| (position.cells_for(digit) & seen).iter().map(move |cell| Candidate::new(cell, digit)))
}

/// Reports every chain of cells, one of each shell, that ends in these.
fn trace_back(facts: &Facts, shells: &[CellSet], cells: Vec<Cell>, sink: &mut Sink<'_>) -> Flow {
    let (Some(&first), Some(&last)) = (cells.first(), cells.last()) else { return Flow::Continue(()) };
    let Some(number) = shells.len().checked_sub(cells.len() + 1) else {
        let digits = facts.position().candidates(last);
        let truths: Vec<Constraint> = cells.iter().copied().map(Constraint::cell).collect();
        let cells = cells.into_iter().rev().collect();
        return sink.eliminate(RemotePair { digits, cells }.into(), lost(facts, [first, last]), truths);
    };
    (shells[number] & last.peers()).iter().try_for_each(|cell| {
        let longer = cells.iter().copied().chain([cell]).collect();
        trace_back(facts, shells, longer, sink)
    })
}
