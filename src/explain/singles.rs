//! Words for singles, and for the accounts that they and contradictions rest on.

use super::Explainer;
use super::fragment::{Explanation, Fragment};
use super::locale::Argument;
use super::names::{SHORT_LIST, event_number};
use crate::board::{CellSet, DigitSet, HouseKind, HouseSet, Literal};
use crate::logic::{Account, Digits, Label, Pattern, Places, Replay, Single, Step};

impl Explainer {
    /// Why a constraint has only this candidate.
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

    /// A placement in the last empty cell of a house, in half a line; `None` if the step is anything else.
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

    /// An account, in words.
    fn account(&self, before: &Replay, account: &Account) -> Explanation {
        self.locale.clauses.join(self.account_clauses(before, account))
    }

    /// The clauses of an account.
    pub(super) fn account_clauses(&self, before: &Replay, account: &Account) -> Vec<Explanation> {
        match account {
            Account::Places(places) => self.places_clauses(before, places),
            Account::Digits(digits) => self.digits_clauses(before, digits),
        }
    }

    fn places_clauses(&self, before: &Replay, places: &Places) -> Vec<Explanation> {
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
            let [when, number] = when(before, lost.event);
            let (count, cells) = (("count", lost.what.len().into()), ("cells", self.cells(lost.what).into()));
            self.locale.say("account-lost", &[count, cells, ("digit", digit.clone().into()), when, number])
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

    fn digits_clauses(&self, before: &Replay, account: &Digits) -> Vec<Explanation> {
        let held = account.held.iter().map(|held| {
            let (house, digits) = (self.house(held.house), self.digits(held.digits));
            self.locale.say("account-held", &[("house", house.into()), ("digits", digits.into())])
        });
        let cell = self.cells(CellSet::of(account.cell));
        let missing = account.lost.iter().filter(|lost| lost.event.is_none()).map(|lost| {
            let digits = self.neither_digit(lost.what);
            self.locale.say("account-digits-missing", &[("cell", cell.clone().into()), ("digits", digits.into())])
        });
        let lost: Vec<Explanation> = account
            .lost
            .iter()
            .filter(|lost| lost.event.is_some())
            .map(|lost| {
                let [when, number] = when(before, lost.event);
                self.locale.say("lost-digits", &[("digits", self.digits(lost.what).into()), when, number])
            })
            .collect();
        let lost = (!lost.is_empty()).then(|| {
            let digits = self.locale.digits.join(lost);
            self.locale.say("account-digits-lost", &[("cell", cell.clone().into()), ("digits", digits.into())])
        });
        held.chain(lost).chain(missing).collect()
    }
}

/// When the event with this number was, as the messages select it: 0 before the first step, 1 a step, 2 a line of the
/// step in hand, 3 the assumption; and its label.
fn when(before: &Replay, event: Option<usize>) -> [(&'static str, Argument); 2] {
    let label = event.map(|number| before.label(number));
    let kind = match label {
        None => 0,
        Some(Label::Event(_)) => 1,
        Some(Label::Line(_)) => 2,
        Some(Label::Assumption) => 3,
    };
    let number = match label {
        Some(Label::Event(number)) => event_number(number).into(),
        label => label.map(|label| label.to_string()).unwrap_or_default().as_str().into(),
    };
    [("when", kind.into()), ("number", number)]
}
