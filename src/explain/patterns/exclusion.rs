//! Words for aligned exclusion: a digit that leaves no way to fill other cells.

use super::chain::node;
use super::{Spoken, Telling};
use crate::board::{Candidate, Cell, CellSet, DigitSet};
use crate::explain::{Argument, Explanation};
use crate::logic::{AlmostLockedSet, Clash, Exclusion, Node, Supposed};

impl Spoken for Exclusion {
    /// A digit that leaves no way to fill the other cells.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let mut whole = Explanation::default();
        for supposed in &self.supposed {
            let supposition = [("cell", tell.cell(self.cell).into()), ("digit", tell.digit(supposed.digit).into())];
            whole.extend(tell.sentence("exclusion", &supposition).0);
            for (place, &partner) in self.partners.iter().enumerate() {
                add_partner(tell, &mut whole, (CellSet::of(self.cell), supposed), (place, partner));
            }
            for ([x, y], clash) in &supposed.together {
                let is = |(cell, digit)| node(tell, Node::of(Candidate::new(cell, digit)));
                let [first, second] = [(self.partners[0], *x), (self.partners[1], *y)].map(is);
                let gone = [supposed.digit, *x, *y].into_iter().collect();
                let why = too_few(tell, clash, gone);
                let arguments = [("first", first.into()), ("second", second.into()), ("why", why.into())];
                whole.add_item(1, tell.sentence("exclusion-together", &arguments));
            }
            whole.push_line(0, "");
        }
        whole.extend(tell.sentence("exclusion-so", &[tell.concluded()]).0);
        whole
    }
}

/// The candidates that the supposed digit leaves in one of the other cells.
fn add_partner(
    tell: &Telling<'_>,
    whole: &mut Explanation,
    (supposing, supposed): (CellSet, &Supposed),
    (place, partner): (usize, Cell),
) {
    let position = tell.position();
    let alone = supposed.alone.iter().filter(|(of, _, _)| *of == place);
    let gone: DigitSet = alone.clone().map(|(_, digit, _)| *digit).collect();
    let same_digits: DigitSet =
        alone.clone().filter(|(_, _, clash)| *clash == Clash::Same).map(|(_, digit, _)| *digit).collect();
    let (may_be, left) = (position.candidates(partner) - same_digits, position.candidates(partner) - gone);
    let cell = || -> (&str, Argument) { ("cell", tell.cell(partner).into()) };
    if may_be.is_empty() {
        let same = tell.same(supposing.with(partner));
        let arguments = [cell(), ("digits", tell.either_digit(same_digits).into()), ("same", same.into())];
        whole.add_item(1, tell.sentence("exclusion-partner-same", &arguments));
        return;
    }
    let count = ("left", left.len().into());
    let known = ("known", (may_be.len() - left.len()).into());
    let arguments = [cell(), ("digits", tell.either_digit(may_be).into()), count, known];
    whole.add_item(1, tell.sentence("exclusion-partner", &arguments));
    for (_, digit, clash) in alone.filter(|(_, _, clash)| *clash != Clash::Same) {
        let both = [*digit, supposed.digit].into_iter().collect();
        let arguments = [cell(), ("digit", tell.digit(*digit).into()), ("why", too_few(tell, clash, both).into())];
        whole.add_item(2, tell.sentence("exclusion-alone", &arguments));
    }
}

/// The reason digits exclude each other.
fn too_few(tell: &Telling<'_>, clash: &Clash, gone: DigitSet) -> Explanation {
    let Clash::Set(AlmostLockedSet { cells, digits }) = clash else {
        return tell.locale.say("exclusion-same", &[]);
    };
    let arguments = [
        ("set", tell.cells(*cells).into()),
        ("count", cells.len().into()),
        ("digits", tell.either_digit(*digits).into()),
        ("gone", tell.digits(gone & *digits).into()),
    ];
    tell.locale.say("exclusion-set", &arguments)
}
