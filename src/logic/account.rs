//! Accounts of constraints: the reason why each other place or digit is out.
//!
//! "In box 5 the 7 can only go in r5c5" is convincing once it is clear why each of the other eight
//! cells is out. Many digits may rule out the same cell, and a person wants the short version. So
//! an account of a digit in a house takes a smallest set of *blocking* houses, lines or boxes that
//! hold the digit already and together cover every empty cell that a placed digit rules out; of
//! equally small ones, the one that leaves the fewest filled cells to name. Filled cells outside
//! these are listed as filled, and the remaining cells lost the digit in an earlier step. An
//! account of the digits in a cell likewise takes the fewest of its three houses.
//!
//! It is data: `explain` turns it into words, sketches take the blocking digits from it.

use super::replay::Replay;
use crate::board::{
    Candidate, Cell, CellSet, Constraint, Digit, DigitSet, Element, House, HouseSet, Position, Question, Set, Slots,
};
use smallvec::SmallVec;

/// An account of all candidates of a constraint that are out.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Account {
    /// Of the places for a digit in a house.
    Places(Places),
    /// Of the digits in a cell.
    Digits(Digits),
}

/// The reasons why a digit is in no other cell of a house. The sets of cells are a partition of the
/// house.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Places {
    /// The digit.
    pub digit: Digit,
    /// The house.
    pub house: House,
    /// The cells where the digit is still possible.
    pub open: CellSet,
    /// Cells in houses that hold the digit already, in the order of the houses' numbers.
    pub blocked: Vec<Blocked>,
    /// Other cells, filled with other digits.
    pub filled: CellSet,
    /// Other cells, from which the digit was removed.
    pub lost: Vec<Lost<Cell>>,
}

/// Cells of the house that lie in a house which holds the digit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Blocked {
    /// The house that holds the digit.
    pub house: House,
    /// The cell with the digit.
    pub by: Cell,
    /// The cells that are out for this reason, those of earlier blocking houses omitted.
    pub cells: CellSet,
}

/// The reasons why a cell has no other digit. The sets of digits are a partition of the nine
/// digits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Digits {
    /// The cell.
    pub cell: Cell,
    /// The digits that are still possible.
    pub open: DigitSet,
    /// Digits that are in a house of the cell: the house with most of them first.
    pub held: Vec<Held>,
    /// Other digits, removed from the cell.
    pub lost: Vec<Lost<Digit>>,
}

/// Digits that are in a house of the cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    /// The house.
    pub house: House,
    /// The digits, those of earlier houses omitted.
    pub digits: DigitSet,
}

/// The cells or digits removed by one earlier event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lost<T: Element> {
    /// The cells or digits.
    pub what: Set<T>,
    /// The number of the event that removed it; `None` if it was missing from the start.
    pub event: Option<usize>,
}

impl Account {
    /// The account of a constraint that is not answered yet.
    pub fn of(replay: &Replay, constraint: Constraint) -> Account {
        match constraint.question() {
            Question::Where(digit, house) => Account::Places(Places::of(replay, digit, house)),
            Question::WhichDigit(cell) => Account::Digits(Digits::of(replay, cell)),
        }
    }
}

impl Places {
    /// The account of this digit in this house.
    pub fn of(replay: &Replay, digit: Digit, house: House) -> Places {
        let position = replay.position();
        let mut left = house.cells() - position.cells_in(digit, house);
        let blocked = blocking_houses(position, digit, house).iter().filter_map(|other| {
            let by = position.answer(Constraint::digit_in(digit, other))?.cell();
            let cells = other.cells() & left;
            left -= cells;
            Some(Blocked { house: other, by, cells })
        });
        let blocked = blocked.collect();
        let filled = left - position.empty_cells();
        let lost = by_event(left - filled, |cell| replay.removed_in(Candidate::new(cell, digit)));
        Places { digit, house, open: position.cells_in(digit, house), blocked, filled, lost }
    }

    /// The cells that hold the digit and rule out others of the house, as far as the account names
    /// them.
    pub(super) fn blocking_cells(position: &Position, digit: Digit, house: House) -> CellSet {
        let holder = |other: House| position.answer(Constraint::digit_in(digit, other)).map(Candidate::cell);
        blocking_houses(position, digit, house).iter().filter_map(holder).collect()
    }
}

/// The houses that the account of a digit in a house names.
fn blocking_houses(position: &Position, digit: Digit, house: House) -> HouseSet {
    let empty = position.empty_slots(house);
    let closed = empty - position.slots(Constraint::digit_in(digit, house));
    if closed.is_empty() {
        return HouseSet::EMPTY;
    }
    let blocks =
        |(other, shared): &(House, Slots)| !shared.is_disjoint(closed) && position.placed_in(*other).contains(digit);
    let [first, second] = house.crossing().map(|crossing| Blockers::new(crossing, blocks));
    smallest_cover(first, second, closed, Slots::full() - empty)
}

/// Parallel houses that hold a digit, each with the cells that it shares with the house in
/// question.
#[derive(Clone, Copy)]
struct Blockers {
    crossing: &'static [(House, Slots)],
    /// The ones that hold the digit, by index.
    chosen: u16,
}

impl Blockers {
    fn new(crossing: &'static [(House, Slots)], blocks: impl Fn(&(House, Slots)) -> bool) -> Blockers {
        let chosen = crossing.iter().enumerate().fold(0, |chosen, (i, house)| chosen | u16::from(blocks(house)) << i);
        Blockers { crossing, chosen }
    }

    fn iter(self) -> impl Iterator<Item = (House, Slots)> {
        Slots::from_bits(self.chosen).iter().map(move |i| self.crossing[i.index()])
    }

    /// Every choice of them, in the order of the binary numbers.
    fn choices(self) -> impl Iterator<Item = Blockers> {
        let choices = (0..=self.chosen).filter(move |choice| choice & !self.chosen == 0);
        choices.map(move |chosen| Blockers { chosen, ..self })
    }
}

/// The smallest choice of blockers that covers as much of `wanted` as all of them together; among
/// those one that covers most of `welcome`, then the first as a binary number.
///
/// Every cell of the house is in two crossing houses, one of each kind. Every choice of the houses
/// of the second kind, at most three, is tried. Of the first kind exactly those are then needed
/// that hold a wanted cell that is still uncovered.
fn smallest_cover(first: Blockers, second: Blockers, wanted: Slots, welcome: Slots) -> HouseSet {
    let wanted = wanted & first.iter().chain(second.iter()).fold(Slots::EMPTY, |all, (_, shared)| all | shared);
    // The number of houses, then of cells to name.
    let (mut best, mut least) = (HouseSet::EMPTY, (usize::MAX, usize::MAX));
    for choice in second.choices() {
        let (mut houses, mut count, mut covered) = (HouseSet::EMPTY, 0, Slots::EMPTY);
        let mut choose = |(house, shared)| {
            houses.insert(house);
            count += 1;
            covered |= shared;
            shared
        };
        let mut left = choice.iter().fold(wanted, |left, blocker| left - choose(blocker));
        for blocker in first.iter() {
            if !blocker.1.is_disjoint(left) {
                left -= choose(blocker);
            }
        }
        if left.is_empty() && (count, (welcome - covered).len()) < least {
            (best, least) = (houses, (count, (welcome - covered).len()));
        }
    }
    best
}

impl Digits {
    /// The account of this cell.
    pub fn of(replay: &Replay, cell: Cell) -> Digits {
        let position = replay.position();
        let (held, left) = held(position, cell);
        let lost = by_event(left, |digit| replay.removed_in(Candidate::new(cell, digit)));
        Digits { cell, open: position.candidates(cell), held: held.to_vec(), lost }
    }

    /// The houses that hold digits which the cell lacks, as far as the account names them.
    pub(super) fn holding_houses(position: &Position, cell: Cell) -> HouseSet {
        held(position, cell).0.iter().map(|held| held.house).collect()
    }
}

/// The houses that the account of a cell names, and the digits that need another reason.
fn held(position: &Position, cell: Cell) -> (SmallVec<[Held; 3]>, DigitSet) {
    let open = position.candidates(cell);
    let held = cell.houses().map(|house| Held { house, digits: position.placed_in(house) - open });
    let all = held.iter().fold(DigitSet::EMPTY, |digits, held| digits | held.digits);
    let together = |choice: usize| {
        let chosen = (0..3).filter(|house| choice >> house & 1 != 0);
        chosen.fold(DigitSet::EMPTY, |digits, house| digits | held[house].digits)
    };
    let covers = (0..8usize).filter(|&choice| together(choice) == all);
    let choice = covers.min_by_key(|choice| choice.count_ones()).unwrap_or_default();
    let chosen = (0..3).filter(|house| choice >> house & 1 != 0).map(|house| held[house]);
    let mut rest: SmallVec<[Held; 3]> = chosen.collect();
    let (mut left, mut chosen) = (DigitSet::full() - open, SmallVec::new());
    // The house with the most digits comes first; the others add only what is new.
    while let Some(most) = (0..rest.len()).max_by_key(|&i| ((rest[i].digits & left).len(), usize::MAX - i)) {
        let Held { house, digits } = rest.remove(most);
        chosen.push(Held { house, digits: digits & left });
        left -= digits;
    }
    (chosen, left)
}

/// Groups lost cells or digits by event: earlier events first, those missing from the start last.
fn by_event<T: Element>(lost: Set<T>, event: impl Fn(T) -> Option<usize>) -> Vec<Lost<T>> {
    let mut groups: Vec<Lost<T>> = Vec::new();
    for element in lost {
        let event = event(element);
        match groups.iter_mut().find(|group| group.event == event) {
            Some(group) => group.what.insert(element),
            None => groups.push(Lost { what: Set::of(element), event }),
        }
    }
    groups.sort_by_key(|group| group.event.unwrap_or(usize::MAX));
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The definition: of all choices that cover, the smallest; of these the one that covers most
    /// of `welcome`; of these the first.
    fn by_definition(blockers: &[(House, Slots)], wanted: Slots, welcome: Slots) -> HouseSet {
        let chosen = |choice: u32| (0..blockers.len()).filter(move |i| choice >> i & 1 != 0).map(|i| blockers[i]);
        let covered = |choice| chosen(choice).fold(Slots::EMPTY, |all, (_, shared)| all | shared);
        let covers = (0..1u32 << blockers.len()).filter(|&choice| wanted.is_subset(covered(choice)));
        let best = covers.min_by_key(|&choice| (choice.count_ones(), (welcome - covered(choice)).len()));
        chosen(best.unwrap_or_default()).map(|(house, _)| house).collect()
    }

    #[test]
    fn the_cover_is_the_one_of_the_definition() {
        let mut seed = 1u64;
        let mut random = || {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            seed >> 33
        };
        for house in House::all().flat_map(|house| std::iter::repeat_n(house, 100)) {
            let [first, second] = house.crossing().map(|crossing| {
                let some = random();
                Blockers::new(crossing, |(other, _)| some >> other.number() & 1 != 0)
            });
            let some =
                |bits: u64| -> Slots { Slots::full().iter().filter(|slot| bits >> slot.index() & 1 != 0).collect() };
            let (wanted, welcome) = (some(random()), some(random()));
            let found = smallest_cover(first, second, wanted, welcome - wanted);
            let all: Vec<_> = first.iter().chain(second.iter()).collect();
            let blockable = all.iter().fold(Slots::EMPTY, |all, (_, shared)| all | *shared);
            let expected = by_definition(&all, wanted & blockable, welcome - wanted);
            assert_eq!(found, expected, "{house}: {wanted}, {welcome}");
        }
    }
}
