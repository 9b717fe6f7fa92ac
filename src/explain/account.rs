//! Words for the accounts that singles and contradictions rest on.

use super::Explainer;
use super::fragment::{Explanation, Fragment};
use super::messages::Argument;
use super::names::{SHORT_LIST, event_number};
use crate::board::{Cell, CellSet, DigitSet, HouseKind, HouseSet};
use crate::logic::{Account, Digits, Label, Places, Replay};

impl Explainer {
    /// An account, in words.
    pub(super) fn account(&self, before: &Replay, account: &Account) -> Explanation {
        self.locale.clauses.join(self.account_clauses(before, account))
    }

    /// An account in half the words: all houses that have the digit, then the cells that it is in.
    pub(super) fn account_in_passing(&self, before: &Replay, account: &Account) -> Explanation {
        let Account::Places(places) = account else { return self.account(before, account) };
        let houses: HouseSet = places.blocked.iter().map(|blocked| blocked.house).collect();
        let mut cells: Vec<Cell> = places.blocked.iter().map(|blocked| blocked.by).collect();
        cells.dedup();
        let cells = self.locale.names.join(cells.into_iter().map(|cell| Explanation(vec![self.cell(cell)])));
        let arguments = [
            ("count", houses.len().into()),
            ("houses", self.houses(houses).into()),
            ("a-digit", self.one_of_digit(DigitSet::of(places.digit)).into()),
            ("cells", cells.into()),
        ];
        let have = self.locale.say("account-have", &arguments);
        let have = (!houses.is_empty()).then_some(have);
        self.locale.clauses.join(have.into_iter().chain(self.unblocked_clauses(before, places)))
    }

    /// The clauses of an account.
    pub(super) fn account_clauses(&self, before: &Replay, account: &Account) -> Vec<Explanation> {
        match account {
            Account::Places(places) => self.places_clauses(before, places),
            Account::Digits(digits) => self.digits_clauses(before, digits),
        }
    }

    fn places_clauses(&self, before: &Replay, places: &Places) -> Vec<Explanation> {
        let digit = self.digit(places.digit);
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
                        // In the order of the houses, so that the two lists belong together item by
                        // item.
                        ("cells", self.cited(before, same.map(|blocked| blocked.by))),
                        ("houses", self.houses(houses).into()),
                    ],
                ));
            }
        }
        clauses.extend(self.unblocked_clauses(before, places));
        clauses
    }

    /// The places that are gone for other reasons than the same digit in a house of theirs.
    fn unblocked_clauses(&self, before: &Replay, places: &Places) -> Vec<Explanation> {
        let lost = places.lost.iter().map(|lost| {
            let [when, number] = when(before, lost.event);
            let (count, cells) = (("count", lost.what.len().into()), ("cells", self.cells(lost.what).into()));
            self.locale.say("account-lost", &[count, cells, ("digit", self.digit(places.digit).into()), when, number])
        });
        let mut clauses: Vec<Explanation> = lost.collect();
        if !places.filled.is_empty() {
            clauses.push(self.filled(before, places.filled));
        }
        clauses
    }

    /// Filled cells: each by name if they are few, or if a line of the case has filled it, as it is
    /// empty in the picture. They come last, so that "the other cells" are the others.
    fn filled(&self, before: &Replay, filled: CellSet) -> Explanation {
        let is_named = |cell: &Cell| filled.len() <= SHORT_LIST || self.citation(before, *cell).is_some();
        let named: CellSet = filled.iter().filter(is_named).collect();
        let others = filled - named;
        let words: Argument = if others.is_empty() {
            self.cited(before, named.iter())
        } else {
            let each = named.iter().map(|cell| self.with_citation(before, cell, self.cell(cell)));
            let rest = Fragment::Cells(others, self.locale.say("other-cells", &[]).to_string().into());
            self.locale.list.join(each.chain([Explanation(vec![rest])])).into()
        };
        self.locale.say("account-filled", &[("count", filled.len().into()), ("cells", words)])
    }

    /// Filled cells, each with the line of the case in hand that filled it.
    fn cited(&self, before: &Replay, cells: impl Iterator<Item = Cell> + Clone) -> Argument {
        if cells.clone().all(|cell| self.citation(before, cell).is_none()) {
            return self.cells_in_order(cells).into();
        }
        let each = cells.map(|cell| {
            let name = self.cell(cell);
            self.with_citation(before, cell, name)
        });
        self.locale.list.join(each).into()
    }

    /// A fragment about a filled cell, with the line of the current case that filled it.
    fn with_citation(&self, before: &Replay, cell: Cell, what: Fragment) -> Explanation {
        match self.citation(before, cell) {
            Some([when, number]) => self.locale.say("cited", &[("what", what.into()), when, number]),
            None => Explanation(vec![what]),
        }
    }

    /// The line of the case in hand that filled a cell, if one did.
    fn citation(&self, before: &Replay, cell: Cell) -> Option<[(&'static str, Argument); 2]> {
        let event = before.placed_in(cell)?;
        match before.label(event) {
            Label::Event(_) => None,
            Label::Line(_) | Label::Assumption => Some(when(before, Some(event))),
        }
    }

    /// The digits that a cell sees, house by house: "1 and 4 in row 2, and 9 in box 1".
    pub(super) fn seen_digits(&self, account: &Digits) -> Explanation {
        let each = account.held.iter().map(|held| {
            let digits = ("digits", self.digits(held.digits).into());
            self.locale.say("account-seen", &[("house", self.house(held.house).into()), digits])
        });
        self.locale.clauses.join(each)
    }

    fn digits_clauses(&self, before: &Replay, account: &Digits) -> Vec<Explanation> {
        let held = account.held.iter().map(|held| {
            let holder = |digit| before.position().digits().cells_with(digit) & held.house.cells();
            let by_line = |digit| holder(digit).first().is_some_and(|cell| self.citation(before, cell).is_some());
            let digits: Argument = if held.digits.iter().any(by_line) {
                let each = held.digits.iter().map(|digit| {
                    let name = self.digit(digit);
                    match holder(digit).first() {
                        Some(cell) => self.with_citation(before, cell, name),
                        None => Explanation(vec![name]),
                    }
                });
                self.locale.digits.join(each).into()
            } else {
                self.digits(held.digits).into()
            };
            self.locale.say("account-held", &[("house", self.house(held.house).into()), ("digits", digits)])
        });
        let cell = self.cell(account.cell);
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

/// The time of the event with this number, as the messages select it: 0 before the first step, 1 a
/// step, 2 a line of the step in hand, 3 the assumption; and its label.
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
