//! Dual 2-string kite: two kites tied together in the same two cells.
//!
//! Two cells of a box tie a row and a column together. If the row of the first and the column of
//! the second have two places each for a digit, and so do the row of the second and the column of
//! the first, there are two kites with the same knot. Each rules out a candidate of its own, and
//! both are taken together. The two kites may be of different digits.
//!
//! **Proof.** The truths of both: two rows and two columns.

use crate::board::{Candidate, CellSet, Literal};
use crate::logic::{Facts, Family, Flow, Level, Limits, Pattern, Proof, Sink, Spec, Step, TwoLinks};

/// Two 2-string kites with the same cells in their box and different eliminations.
pub static DUAL_TWO_STRING_KITE: Spec =
    Spec::new("dual-two-string-kite", Family::SingleDigit, search).hodoku("0404", Level::Hard, 150).tier(1);

fn search(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let mut known: Vec<Step> = Vec::new();
    super::each_two_links(facts, super::Shape::Kite, false, |links, cells, truths| {
        let gone = cells.iter().map(|cell| Literal::is_not(Candidate::new(cell, links.digit)));
        let kite = Step {
            technique: &super::TWO_STRING_KITE,
            pattern: links.into(),
            concluded: gone.collect(),
            proof: Proof::of(truths),
            rating: None,
        };
        known
            .iter()
            .filter(|other| is_twin(other, &links) && other.concluded != kite.concluded)
            .try_for_each(|other| super::dual([other.clone(), kite.clone()], sink))?;
        known.push(kite);
        Flow::Continue(())
    })
}

/// Whether a kite is tied together in the same two cells.
fn is_twin(kite: &Step, links: &TwoLinks) -> bool {
    let knot = |links: &TwoLinks| links.links.iter().map(|link| link.near).collect::<CellSet>();
    matches!(&kite.pattern, Pattern::TwoLinks(other) if knot(other) == knot(links))
}
