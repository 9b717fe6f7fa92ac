//! Names of cells, digits, houses and candidates, and lists of them.

use super::Explainer;
use super::fragment::{Explanation, Fragment};
use super::locale::Joiner;
use super::messages::Argument;
use super::notation::Notation;
use crate::board::{CandidateSet, Cell, CellSet, Digit, DigitSet, Element, House, HouseKind, HouseSet, Literal, Named};
use std::borrow::Cow;

/// Longer lists of cells are summarised where possible.
pub(super) const SHORT_LIST: usize = 3;

/// The number of an event.
pub(super) fn event_number(number: usize) -> Fragment {
    Fragment::Event(number, number.to_string().into())
}

impl Explainer {
    /// Cells: "r1c4 and r1c6".
    pub fn cells(&self, cells: CellSet) -> Fragment {
        self.cells_in_order(cells.iter())
    }

    /// A cell.
    pub(super) fn cell(&self, cell: Cell) -> Fragment {
        self.cells(CellSet::of(cell))
    }

    /// Cells in the given order.
    pub(super) fn cells_in_order(&self, cells: impl Iterator<Item = Cell> + Clone) -> Fragment {
        let text = self.locale.list.join_text(cells.clone().map(|cell| self.notation.cell(cell)));
        Fragment::Cells(cells.collect(), text)
    }

    /// Cells: "r1c4 or r1c6".
    pub(super) fn either_cell(&self, cells: CellSet) -> Fragment {
        Fragment::Cells(cells, self.cell_names(cells, &self.locale.either))
    }

    /// The names of cells, joined in this way.
    pub(super) fn cell_names(&self, cells: CellSet, joiner: &'static Joiner) -> Cow<'static, str> {
        joiner.join_text(cells.iter().map(|cell| self.notation.cell(cell)))
    }

    /// Digits: "1, 4 and 9".
    pub fn digits(&self, digits: DigitSet) -> Fragment {
        joined_digits(digits, &self.locale.digits)
    }

    /// A digit.
    pub(super) fn digit(&self, digit: Digit) -> Fragment {
        self.digits(DigitSet::of(digit))
    }

    /// Digits: "1, 4 or 9".
    pub(super) fn either_digit(&self, digits: DigitSet) -> Fragment {
        joined_digits(digits, &self.locale.either)
    }

    /// All of a digit: "the 9s".
    pub fn digits_named(&self, digit: Digit) -> Explanation {
        self.locale.say("digit-many", &[("digit", self.digit(digit).into())])
    }

    /// A list: "a, b and c".
    pub fn listed(&self, items: impl IntoIterator<Item = Explanation>) -> Explanation {
        self.locale.list.join(items)
    }

    /// Digits after "cannot be", and in brief after "can be": "1, 4 or 9".
    pub(super) fn neither_digit(&self, digits: DigitSet) -> Fragment {
        joined_digits(digits, &self.locale.neither)
    }

    /// Houses, kind by kind: "row 1 and columns 4 and 6".
    pub fn houses(&self, houses: HouseSet) -> Fragment {
        if let Some(house) = houses.single() {
            return Fragment::Houses(houses, self.locale.house(house).into());
        }
        let kinds = [HouseKind::Row, HouseKind::Column, HouseKind::Box].into_iter().filter_map(|kind| {
            let same = houses.iter().filter(|house| house.kind() == kind);
            let count = same.clone().count();
            let numbers = same.map(|house| Digit::from_index(house.number()).name().into());
            let numbered =
                || self.locale.houses_of_kind(kind, count, &self.locale.numbers.join_text(numbers)).to_string();
            (count > 0).then(numbered).map(Cow::from)
        });
        Fragment::Houses(houses, self.locale.list.join_text(kinds))
    }

    /// A house.
    pub(super) fn house(&self, house: House) -> Fragment {
        self.houses(HouseSet::of(house))
    }

    /// The number and the kind of houses: "three rows".
    pub(super) fn so_many_houses(&self, houses: HouseSet) -> Explanation {
        let kinds: Vec<HouseKind> = houses.iter().map(House::kind).collect();
        let kind = match kinds.first() {
            Some(first) if kinds.iter().all(|kind| kind == first) => first.name(),
            _ => "house",
        };
        let many = ("many", self.so_many(houses.len()).into());
        self.locale.say("so-many-houses", &[many, ("kind", Argument::Choice(kind))])
    }

    /// A digit that a cell or a house has: "an 8".
    pub(super) fn one_of_digit(&self, digits: DigitSet) -> Explanation {
        self.locale.say("a-digit", &[("digit", self.digits(digits).into())])
    }

    /// A small number as a word: "three".
    pub(super) fn so_many(&self, count: usize) -> Explanation {
        self.locale.say("so-many", &[("count", count.into())])
    }

    /// A placement "r5c5=7" or an elimination "r1c8<>5", as machines and players write it.
    pub fn literal(&self, literal: Literal) -> Fragment {
        let (candidate, sign) = (literal.candidate(), if literal.is_true() { "=" } else { "<>" });
        let text = match self.notation {
            Notation::RowColumn => literal.name().into(),
            _ => format!("{}{sign}{}", self.notation.cell(candidate.cell()), candidate.digit()).into(),
        };
        Fragment::Candidates(CandidateSet::of(candidate).into(), text)
    }

    /// Events, by their numbers: "5 and 25".
    pub fn events(&self, numbers: &[usize]) -> Explanation {
        self.locale.numbers.join(numbers.iter().map(|&number| Explanation(vec![event_number(number)])))
    }

    /// "5 is in r1c2 or r1c4".
    pub(super) fn digit_in(&self, cells: CellSet, digit: Digit) -> Explanation {
        let cells = ("cells", self.either_cell(cells).into());
        self.locale.say("digit-in", &[("digit", self.digit(digit).into()), cells])
    }

    /// Details after a colon; nothing if there are none.
    pub(super) fn details(&self, details: Explanation) -> Explanation {
        if details == Explanation::default() {
            return details;
        }
        self.locale.say("details", &[("details", details.into())])
    }

    /// A message as a sentence.
    pub(super) fn sentence(&self, key: &str, arguments: &[(&str, Argument)]) -> Explanation {
        self.locale.say(key, arguments).capitalized()
    }
}

fn joined_digits(digits: DigitSet, joiner: &'static Joiner) -> Fragment {
    Fragment::Digits(digits, joiner.join_text(digits.iter().map(|digit| digit.name().into())))
}
