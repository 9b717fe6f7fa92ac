//! Names of cells, digits, houses and candidates, and lists of them.

use super::Explainer;
use super::fragment::{Explanation, Fragment};
use super::locale::Argument;
use crate::board::{CandidateSet, Cell, CellSet, DigitSet, House, HouseKind, HouseSet, Literal};

/// Longer lists of cells are summarised where possible.
pub(super) const SHORT_LIST: usize = 3;

impl Explainer {
    /// Cells: "r1c4 and r1c6".
    pub fn cells(&self, cells: CellSet) -> Fragment {
        self.cells_in_order(cells.iter())
    }

    /// Cells in the given order.
    pub(super) fn cells_in_order(&self, cells: impl Iterator<Item = Cell> + Clone) -> Fragment {
        let text = self.locale.list.join_text(cells.clone().map(|cell| self.notation.cell(cell)));
        Fragment::Cells(cells.collect(), text)
    }

    /// Cells: "r1c4 or r1c6".
    pub(super) fn either_cell(&self, cells: CellSet) -> Fragment {
        Fragment::Cells(cells, self.locale.either.join_text(cells.iter().map(|cell| self.notation.cell(cell))))
    }

    /// Digits: "1, 4 and 9".
    pub fn digits(&self, digits: DigitSet) -> Fragment {
        Fragment::Digits(digits, self.locale.list.join_text(digits.iter().map(|digit| digit.to_string())))
    }

    /// Digits: "1, 4 or 9".
    pub(super) fn either_digit(&self, digits: DigitSet) -> Fragment {
        Fragment::Digits(digits, self.locale.either.join_text(digits.iter().map(|digit| digit.to_string())))
    }

    /// Houses, kind by kind: "row 1 and columns 4 and 6".
    pub fn houses(&self, houses: HouseSet) -> Fragment {
        if let Some(house) = houses.single() {
            return Fragment::Houses(houses, self.locale.house(house).to_string());
        }
        let kinds = [HouseKind::Row, HouseKind::Column, HouseKind::Box].into_iter().filter_map(|kind| {
            let same: Vec<House> = houses.iter().filter(|house| house.kind() == kind).collect();
            let numbers = self.locale.numbers.join_text(same.iter().map(|house| (house.number() + 1).to_string()));
            (!same.is_empty()).then(|| self.locale.houses_of_kind(kind, same.len(), &numbers).to_string())
        });
        Fragment::Houses(houses, self.locale.list.join_text(kinds))
    }

    /// A house.
    pub(super) fn house(&self, house: House) -> Fragment {
        self.houses(HouseSet::of(house))
    }

    /// A placement "r5c5=7" or an elimination "r1c8<>5".
    pub fn literal(&self, literal: Literal) -> Fragment {
        let candidate = literal.candidate();
        let sign = if literal.is_true() { "=" } else { "<>" };
        let text = format!("{}{sign}{}", self.notation.cell(candidate.cell()), candidate.digit());
        Fragment::Candidates(CandidateSet::of(candidate), text)
    }

    /// All that is concluded.
    pub(super) fn conclusion(&self, concluded: &[Literal]) -> Explanation {
        self.locale.conclusions.join(concluded.iter().map(|&literal| Explanation(vec![self.literal(literal)])))
    }

    /// A message as a sentence.
    pub(super) fn sentence(&self, key: &str, arguments: &[(&str, Argument)]) -> Explanation {
        self.locale.say(key, arguments).capitalized()
    }
}
