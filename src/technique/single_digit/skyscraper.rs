//! Skyscraper: two parallel strong links of a digit on common ground.
//!
//! In two rows a digit has two places each, and one place of each row is in the same column. Not both of these can be
//! true, so in one of the rows the digit is in the other place: a cell that sees both of those other places cannot have
//! it. The same with rows and columns exchanged. (If the other places share a column, too, it is an X-wing.)
//!
//! **Proof.** The two rows: with an end taken away from each by the eliminated candidate, both would need the common
//! column.

use crate::board::{Candidate, Constraint, Digit, Element, House};
use crate::logic::{Facts, Family, Flow, Level, Limits, Sink, Spec, StrongLink, TwoLinks};

/// Two parallel lines with two places each, one of each in a common line across.
pub static SKYSCRAPER: Spec = Spec::new("skyscraper", Family::SingleDigit, skyscraper).hodoku("0400", Level::Hard, 130);

fn skyscraper(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    Digit::all().try_for_each(|digit| {
        [House::row as fn(usize) -> House, House::column].into_iter().try_for_each(|line| {
            for first in 0..8 {
                for second in first + 1..9 {
                    let houses = [line(first), line(second)];
                    let [one, two] = houses.map(|house| position.slots(Constraint::digit_in(digit, house)));
                    if one.len() != 2 || two.len() != 2 {
                        continue;
                    }
                    let Some(common) = (one & two).single() else { continue };
                    let ends = [one, two].map(|slots| slots.without(common).single());
                    let [Some(end_one), Some(end_two)] = ends else { continue };
                    let link = |house: House, end: usize| StrongLink {
                        house,
                        near: house.cell(common.index()),
                        far: house.cell(end),
                    };
                    let links = [link(houses[0], end_one.index()), link(houses[1], end_two.index())];
                    let seen = position.cells_for(digit) & links[0].far.peers() & links[1].far.peers();
                    let gone = seen.iter().map(|cell| Candidate::new(cell, digit));
                    let truths = houses.map(|house| Constraint::digit_in(digit, house));
                    sink.eliminate(TwoLinks { digit, links }.into(), gone, truths)?;
                }
            }
            Flow::Continue(())
        })
    })
}
