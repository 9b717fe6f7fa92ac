//! Words for singles.

use crate::board::{CellSet, DigitSet, HouseKind, Literal};
use crate::explain::{Explainer, Explanation};
use crate::logic::{Account, Pattern, Replay, Single, Step};

impl Explainer {
    /// The reason a constraint has only this candidate.
    pub(super) fn single(&self, before: &Replay, single: &Single, step: &Step) -> Explanation {
        let (constraint, candidate) = (single.constraint, single.candidate);
        let cell = self.cells(CellSet::of(candidate.cell()));
        let digit = self.digits(DigitSet::of(candidate.digit()));
        let reasons = || self.account(before, &Account::of(before, constraint));
        let reason = match constraint.house_and_digit() {
            None => self.sentence(
                "naked-single",
                &[("cell", cell.into()), ("digit", digit.into()), ("reasons", reasons().into())],
            ),
            Some((house, _)) => {
                let house_name = ("house", self.house(house).into());
                if (before.position().empty_cells() & house.cells()).single() == Some(candidate.cell()) {
                    self.sentence("full-house", &[house_name, ("cell", cell.into()), ("digit", digit.into())])
                } else {
                    self.sentence(
                        "hidden-single",
                        &[house_name, ("cell", cell.into()), ("digit", digit.into()), ("reasons", reasons().into())],
                    )
                }
            }
        };
        let so = self.sentence("so", &[("conclusion", self.conclusion(&step.concluded).into())]);
        self.locale.sentences.join([reason, so])
    }

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
