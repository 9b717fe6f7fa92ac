//! Words for singles.

use super::{Spoken, Telling};
use crate::board::{HouseKind, Literal};
use crate::explain::{Explainer, Explanation};
use crate::logic::{Account, Pattern, Replay, Single, Step};

impl Spoken for Single {
    /// The reason a constraint has only this candidate.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let (constraint, candidate) = (self.constraint, self.candidate);
        let cell = tell.cell(candidate.cell());
        let digit = tell.digit(candidate.digit());
        let reasons = || tell.account(tell.before, &Account::of(tell.before, constraint));
        let reason = match constraint.house_and_digit() {
            None => tell.sentence(
                "naked-single",
                &[("cell", cell.into()), ("digit", digit.into()), ("reasons", reasons().into())],
            ),
            Some((house, _)) => {
                let house_name = ("house", tell.house(house).into());
                if (tell.position().empty_cells() & house.cells()).single() == Some(candidate.cell()) {
                    tell.sentence("full-house", &[house_name, ("cell", cell.into()), ("digit", digit.into())])
                } else {
                    tell.sentence(
                        "hidden-single",
                        &[house_name, ("cell", cell.into()), ("digit", digit.into()), ("reasons", reasons().into())],
                    )
                }
            }
        };
        let so = tell.sentence("so", &[tell.concluded()]);
        tell.locale.sentences.join([reason, so])
    }
}

impl Explainer {
    /// A placement in the last empty cell of a house, in half a line; `None` if the step is
    /// anything else.
    pub fn last_in_house(&self, before: &Replay, step: &Step) -> Option<Explanation> {
        let Pattern::Single(single) = &step.pattern else { return None };
        let (house, _) = single.constraint.house_and_digit()?;
        let cell = (before.position().empty_cells() & house.cells()).single()?;
        let key = match house.kind() {
            HouseKind::Row => "last-in-row",
            HouseKind::Column => "last-in-column",
            HouseKind::Box => "last-in-box",
        };
        let placed = ("placed", self.literal(Literal::is(single.candidate)).into());
        (cell == single.candidate.cell()).then(|| self.sentence(key, &[placed]))
    }
}
