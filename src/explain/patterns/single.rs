//! Words for singles.

use super::{Spoken, Telling};
use crate::board::{CandidateSet, HouseKind, HouseSet, Literal};
use crate::explain::{Explainer, Explanation, Fragment};
use crate::logic::{Account, Pattern, Replay, Single, Step};

impl Spoken for Single {
    /// The reason a constraint has only this candidate.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let (constraint, candidate) = (self.constraint, self.candidate);
        if let Some(line) = tell.supposed(tell.before, constraint, Some(candidate)) {
            return line;
        }
        let cell = tell.cell(candidate.cell());
        let digit = tell.digit(candidate.digit());
        let account = Account::of(tell.before, constraint);
        let reasons = || tell.account(tell.before, &account);
        let reason = match constraint.house_and_digit() {
            None => {
                let seen = match &account {
                    Account::Digits(digits) if digits.lost.is_empty() => Some(tell.seen_digits(digits)),
                    _ => None,
                };
                let key = if seen.is_some() { "naked-single-seen" } else { "naked-single" };
                let reasons = seen.unwrap_or_else(reasons);
                tell.sentence(key, &[("cell", cell.into()), ("digit", digit.into()), ("reasons", reasons.into())])
            }
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
    /// A single among others, told in one sentence; `None` if the step is anything else.
    pub fn single_in_passing(&self, before: &Replay, step: &Step) -> Option<Explanation> {
        let Pattern::Single(single) = &step.pattern else { return None };
        if let Some(last) = self.last_in_house(before, step) {
            return Some(last);
        }
        let cell = single.candidate.cell();
        let placed = Fragment::Candidates(CandidateSet::of(single.candidate).into(), self.notation.cell(cell));
        let houses: HouseSet = single.constraint.house_and_digit().map(|(house, _)| house).into_iter().collect();
        let arguments = [
            ("house", self.houses(houses).into()),
            ("cell", placed.into()),
            ("digit", self.digit(single.candidate.digit()).into()),
            ("reasons", self.account_in_passing(before, &Account::of(before, single.constraint)).into()),
        ];
        Some(self.sentence(if houses.is_empty() { "naked-in-passing" } else { "hidden-in-passing" }, &arguments))
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
