//! Words for singles, and for the accounts that they and contradictions rest on.

use super::Explainer;
use super::account::{Account, Digits, Lost, Places};
use super::fragment::{Explanation, Fragment};
use super::history::History;
use super::names::SHORT_LIST;
use crate::board::{Candidate, Cell, CellSet, Constraint, DigitSet, Element, HouseKind, HouseSet, Position};
use crate::logic::Step;

impl Explainer {
    /// Why a constraint has only this candidate.
    pub(super) fn single(
        &self,
        position: &Position,
        constraint: Constraint,
        candidate: Candidate,
        step: &Step,
        history: &History,
    ) -> Explanation {
        let cell = self.cells(CellSet::of(candidate.cell()));
        let digit = self.digits(DigitSet::of(candidate.digit()));
        let reasons = || self.account(&Account::of(position, constraint, history));
        let reason = match constraint.house_and_digit() {
            None => self.sentence(
                "naked-single",
                &[("cell", cell.into()), ("digit", digit.into()), ("reasons", reasons().into())],
            ),
            Some((house, _)) => {
                let house_name = ("house", self.house(house).into());
                if (position.empty_cells() & house.cells()).single() == Some(candidate.cell()) {
                    self.sentence("full-house", &[house_name, ("cell", cell.into()), ("digit", digit.into())])
                } else {
                    self.sentence(
                        "hidden-single",
                        &[house_name, ("cell", cell.into()), ("digit", digit.into()), ("reasons", reasons().into())],
                    )
                }
            }
        };
        let so = self.sentence("so", &[("conclusion", self.conclusion(&step.conclusion).into())]);
        self.locale.sentences.join([reason, so])
    }

    /// An account, in words.
    pub(super) fn account(&self, account: &Account) -> Explanation {
        self.locale.clauses.join(self.account_clauses(account))
    }

    /// The clauses of an account.
    pub(super) fn account_clauses(&self, account: &Account) -> Vec<Explanation> {
        match account {
            Account::Places(places) => self.places_clauses(places),
            Account::Digits(digits) => self.digits_clauses(digits),
        }
    }

    fn places_clauses(&self, places: &Places) -> Vec<Explanation> {
        let digit = self.digits(DigitSet::of(places.digit));
        let mut clauses = Vec::new();
        for kind in [HouseKind::Row, HouseKind::Column, HouseKind::Box] {
            let same = places.blocked.iter().filter(|blocked| blocked.house.kind() == kind);
            let houses: HouseSet = same.clone().map(|blocked| blocked.house).collect();
            if !houses.is_empty() {
                clauses.push(self.locale.say(
                    "account-blocked",
                    &[
                        ("count", houses.len().into()),
                        ("digit", digit.clone().into()),
                        // In the order of the houses, so that the two lists belong together item by item.
                        ("cells", self.cells_in_order(same.map(|blocked| blocked.by)).into()),
                        ("houses", self.houses(houses).into()),
                    ],
                ));
            }
        }
        clauses.extend(places.lost.iter().map(|lost| {
            let (cells, step) = (self.cells(lost.what), number_of(lost));
            let arguments = [("cells", cells.into()), ("digit", digit.clone().into()), ("step", step.into())];
            self.locale.say("account-lost", &arguments)
        }));
        if !places.filled.is_empty() {
            clauses.push(self.filled(places.filled));
        }
        clauses
    }

    /// Filled cells: each by name if they are few. They come last, so that "the other cells" are the others.
    fn filled(&self, filled: CellSet) -> Explanation {
        let short = filled.len() <= SHORT_LIST;
        let cells = if short {
            self.cells(filled)
        } else {
            Fragment::Cells(filled, self.locale.say("other-cells", &[]).to_string())
        };
        self.locale.say("account-filled", &[("count", filled.len().into()), ("cells", cells.into())])
    }

    fn digits_clauses(&self, account: &Digits) -> Vec<Explanation> {
        let held = account.held.iter().map(|held| {
            let (house, digits) = (self.house(held.house), self.digits(held.digits));
            self.locale.say("account-held", &[("house", house.into()), ("digits", digits.into())])
        });
        let cell: Fragment = self.cells([account.cell].into_iter().collect::<CellSet>());
        let lost = account.lost.iter().map(|lost| {
            let (digits, step) = (self.digits(lost.what), number_of(lost));
            self.locale.say("lost-digits", &[("digits", digits.into()), ("step", step.into())])
        });
        let lost = (!account.lost.is_empty()).then(|| {
            let digits = self.locale.list.join(lost);
            self.locale.say("account-digits-lost", &[("cell", cell.into()), ("digits", digits.into())])
        });
        held.chain(lost).collect()
    }

    /// The house where a naked single is best seen.
    pub(super) fn house_to_look_at(&self, position: &Position, cell: Cell) -> Fragment {
        let account = Digits::of(position, cell, &History::default());
        self.house(account.held.first().map_or(cell.houses()[0], |held| held.house))
    }
}

/// Messages choose their words by numbers, so a step that is not known is step 0: steps are counted from 1.
fn number_of<T: Element>(lost: &Lost<T>) -> usize {
    lost.step.unwrap_or(0)
}
