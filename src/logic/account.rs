//! Why there is no other answer: every other place or digit is accounted for.
//!
//! "In box 5 the 7 can only go in r5c5" is convincing once it is clear why each of the other eight cells is out. Many
//! digits may rule out the same cell, and a person wants the short version. So an account of a digit in a house takes a
//! smallest set of *blocking* houses, lines or boxes that hold the digit already and together cover every empty
//! cell that a placed digit rules out; of equally small ones, the one that leaves the fewest filled cells to name.
//! Filled cells outside these are listed as filled, and what remains lost the digit in an earlier step. An account
//! of the digits in a cell likewise takes the fewest of its three houses.
//!
//! It is data: `explain` turns it into words, sketches take the blocking digits from it.

use super::replay::Replay;
use crate::board::{
    Candidate, Cell, CellSet, Constraint, Digit, DigitSet, Element, House, HouseSet, Position, Question, Set,
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

/// Why a digit is in no other cell of a house. The sets of cells are a partition of the house.
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

/// Why a cell has no other digit. The sets of digits are a partition of the nine digits.
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

/// At most eleven houses block cells of a house: eight parallel lines and three boxes.
type Blockers = SmallVec<[Blocked; 11]>;

/// Digits that are in a house of the cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    /// The house.
    pub house: House,
    /// The digits, those of earlier houses omitted.
    pub digits: DigitSet,
}

/// What was removed by one earlier event.
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
    /// Why this digit is nowhere else in this house.
    pub fn of(replay: &Replay, digit: Digit, house: House) -> Places {
        let position = replay.position();
        let (blocked, left) = blocked(position, digit, house);
        let filled = left - position.empty_cells();
        let lost = by_event(left - filled, |cell| replay.removed_in(Candidate::new(cell, digit)));
        Places { digit, house, open: position.cells_in(digit, house), blocked: blocked.to_vec(), filled, lost }
    }

    /// The cells that hold the digit and rule out others of the house, as far as the account names them.
    pub(super) fn blocking_cells(position: &Position, digit: Digit, house: House) -> CellSet {
        blocked(position, digit, house).0.iter().map(|blocked| blocked.by).collect()
    }
}

/// The houses that the account of a digit in a house names, and the cells of the house that need another reason.
fn blocked(position: &Position, digit: Digit, house: House) -> (SmallVec<[Blocked; 4]>, CellSet) {
    let empty = house.cells() & position.empty_cells();
    let (closed, mut left) = (empty - position.cells_for(digit), house.cells() - position.cells_in(digit, house));
    let mut blocked = SmallVec::new();
    if closed.is_empty() {
        return (blocked, left);
    }
    let blockers = blockers(position, digit, house, closed);
    let blockable = blockers.iter().fold(CellSet::EMPTY, |cells, blocker| cells | blocker.cells);
    for blocker in smallest_cover(&blockers, closed & blockable, house.cells() - empty) {
        let cells = blocker.cells & left;
        left -= cells;
        blocked.push(Blocked { cells, ..*blocker });
    }
    (blocked, left)
}

/// The houses that cross this one in a closed cell and hold the digit outside it, by number.
fn blockers(position: &Position, digit: Digit, house: House, closed: CellSet) -> Blockers {
    let mut holder = [None; House::COUNT];
    for by in position.digits().cells_with(digit) - house.cells() {
        by.houses().into_iter().for_each(|other| holder[other.index()] = Some(by));
    }
    let crossing = closed.iter().flat_map(Cell::houses).collect::<HouseSet>().without(house);
    let blocker = |other: House| {
        let by = holder[other.index()]?;
        Some(Blocked { house: other, by, cells: other.cells() & house.cells() })
    };
    crossing.iter().filter_map(blocker).collect()
}

/// A smallest choice of blockers that covers `wanted`; among those one that covers most of `welcome`, then the first as
/// a binary number.
///
/// Every cell of the house is in two crossing houses, one of each of the other two kinds. Houses of the kind with the
/// higher numbers, at most three of which cross the house, are chosen in every way. Of the other kind exactly those are
/// needed then that hold a wanted cell that is still uncovered.
fn smallest_cover(blockers: &[Blocked], wanted: CellSet, welcome: CellSet) -> impl Iterator<Item = &Blocked> {
    let last = blockers.last().map(|blocker| blocker.house.kind());
    let free = blockers.iter().rev().take_while(|blocker| Some(blocker.house.kind()) == last).count();
    let (forced, free) = match free {
        0..=3 => blockers.split_at(blockers.len() - free),
        // Only lines that cross a line: each is the one cover of its cell.
        _ => (blockers, &blockers[..0]),
    };
    // The number of houses, then of cells to name, then the choice.
    let mut best = (u32::MAX, usize::MAX, 0u32);
    for chosen in 0..1u32 << free.len() {
        let mut choice = chosen << forced.len();
        let is_chosen = |i: &usize| chosen >> i & 1 != 0;
        let mut covered = (0..free.len()).filter(is_chosen).fold(CellSet::EMPTY, |cells, i| cells | free[i].cells);
        let left = wanted - covered;
        for (i, blocker) in forced.iter().enumerate().filter(|(_, blocker)| !blocker.cells.is_disjoint(left)) {
            covered |= blocker.cells;
            choice |= 1 << i;
        }
        let houses = choice.count_ones();
        if wanted.is_subset(covered) && houses <= best.0 {
            best = best.min((houses, (welcome - covered).len(), choice));
        }
    }
    let (_, _, best) = best;
    blockers.iter().enumerate().filter(move |(i, _)| best >> i & 1 != 0).map(|(_, blocker)| blocker)
}

impl Digits {
    /// Why this cell has no other digit.
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
    let held = cell.houses().map(|house| Held { house, digits: digits_in(position, house) - open });
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

/// The digits placed in a house.
fn digits_in(position: &Position, house: House) -> DigitSet {
    (house.cells() - position.empty_cells()).iter().filter_map(|cell| position.digit(cell)).collect()
}

/// Groups what was lost by event: earlier ones first, what was missing from the start last.
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

    /// The definition: of all choices that cover, the smallest; of these the one that covers most of `welcome`; of these
    /// the first.
    fn by_definition(blockers: &[Blocked], wanted: CellSet, welcome: CellSet) -> Vec<House> {
        let chosen = |choice: u32| (0..blockers.len()).filter(move |i| choice >> i & 1 != 0);
        let covered = |choice| chosen(choice).fold(CellSet::EMPTY, |cells, i| cells | blockers[i].cells);
        let covers = (0..1u32 << blockers.len()).filter(|&choice| wanted.is_subset(covered(choice)));
        let best = covers.min_by_key(|&choice| (choice.count_ones(), (welcome - covered(choice)).len()));
        chosen(best.unwrap_or_default()).map(|i| blockers[i].house).collect()
    }

    #[test]
    fn the_cover_is_the_one_of_the_definition() {
        let mut seed = 1u64;
        let mut random = || {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            seed >> 33
        };
        for house in House::all().flat_map(|house| std::iter::repeat_n(house, 100)) {
            let crossing = House::all().filter(|other| other.kind() != house.kind());
            let by =
                crossing.map(|other| Blocked { house: other, by: other.cell(0), cells: other.cells() & house.cells() });
            let (often, rarely) = (random(), random());
            // Of the lines that cross a line at most eight can hold the digit.
            let blockers: Vec<Blocked> = by
                .filter(|blocker| !blocker.cells.is_empty() && blocker.house.number() != 8)
                .filter(|blocker| {
                    (if blocker.cells.len() == 1 { often } else { rarely }) >> blocker.house.number() & 1 != 0
                })
                .collect();
            let all = blockers.iter().fold(CellSet::EMPTY, |cells, blocker| cells | blocker.cells);
            let (some, others) = (random(), random());
            let wanted = all.iter().filter(|cell| some >> house.place(*cell).unwrap_or(0) & 1 != 0).collect();
            let welcome = house.cells().iter().filter(|cell| others >> house.place(*cell).unwrap_or(0) & 1 != 0);
            let welcome: CellSet = welcome.collect();
            let found: Vec<House> =
                smallest_cover(&blockers, wanted, welcome - wanted).map(|blocker| blocker.house).collect();
            assert_eq!(found, by_definition(&blockers, wanted, welcome - wanted), "{house}: {wanted}, {welcome}");
        }
    }
}
