//! The almost locked sets of a position, and the digits that two of them cannot both have.

use crate::board::{CellSet, Digit, DigitSet, Element, House, HouseKind, Position};
use crate::logic::{AlmostLockedSet, Changes, Fact, Facts};
use crate::technique::table;

/// The almost locked sets of each house; cells of two houses count where they are found first.
#[derive(Default)]
pub struct Sets {
    by_house: Vec<Vec<AlmostLockedSet>>,
    /// All of them, the smallest first.
    pub all: Vec<AlmostLockedSet>,
}

impl Fact for Sets {
    fn update(&mut self, facts: &Facts, changes: &Changes) {
        self.by_house.resize(27, Vec::new());
        for house in changes.houses() {
            add_in_house(facts.position(), house, &mut self.by_house[house.index()]);
        }
        // Sets of a size stay in the order of the houses. A set has one digit more than cells.
        let size = |set: &AlmostLockedSet| set.digits.len() - 1;
        let mut next = [0; 10];
        self.by_house.iter().flatten().for_each(|set| next[size(set) + 1] += 1);
        (1..next.len()).for_each(|size| next[size] += next[size - 1]);
        self.all.clear();
        self.all.resize(next[next.len() - 1], AlmostLockedSet { cells: CellSet::EMPTY, digits: DigitSet::EMPTY });
        for set in self.by_house.iter().flatten() {
            let place = &mut next[size(set)];
            self.all[*place] = *set;
            *place += 1;
        }
    }
}

/// Puts the almost locked sets of a house here, without those that an earlier house has.
fn add_in_house(position: &Position, house: House, found: &mut Vec<AlmostLockedSet>) {
    found.clear();
    let (mut cells, mut count) = ([house.cell(0); 9], 0);
    for cell in house.cells() & position.empty_cells() {
        cells[count] = cell;
        count += 1;
    }
    // The digits of every choice of cells, from those of the choice without its lowest cell.
    let mut digits = [DigitSet::EMPTY; 512];
    for chosen in 1_usize..1 << count {
        let lowest = chosen.trailing_zeros() as usize;
        digits[chosen] = digits[chosen & (chosen - 1)] | position.candidates(cells[lowest]);
        if digits[chosen].len() != table::count(chosen as u16) + 1 {
            continue;
        }
        let set: CellSet = table::bits(chosen as u16).map(|place| cells[place]).collect();
        let is_single = chosen & (chosen - 1) == 0;
        let is_found_before = match house.kind() {
            HouseKind::Row => false,
            HouseKind::Column => is_single,
            HouseKind::Box => is_single || set.common_houses().any(|house| house.kind() != HouseKind::Box),
        };
        if !is_found_before {
            found.push(AlmostLockedSet { cells: set, digits: digits[chosen] });
        }
    }
}

/// Two sets that cannot both have some digit.
#[derive(Clone, Copy)]
pub struct Joint {
    /// The number of the other set.
    pub to: usize,
    /// The restricted commons of the two: at least one of them, at most two matter.
    pub commons: DigitSet,
    /// The other digits that both have.
    pub shared: DigitSet,
    /// Whether the two have cells in common.
    pub overlap: bool,
}

/// For each set the sets that it shares a restricted common with, in both directions. Neither is part of the other.
#[derive(Default)]
pub struct Joints(pub Vec<Vec<Joint>>);

impl Fact for Joints {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        let (sets, position) = (facts.get::<Sets>(), facts.position());
        let sets = &sets.all;
        // By set and digit the places, and the cells that see all of them.
        let places: Vec<_> = sets.iter().map(|set| places(position, set)).collect();
        self.0.clear();
        self.0.resize(sets.len(), Vec::new());
        for one in 0..sets.len() {
            let reach = places[one].iter().fold(CellSet::EMPTY, |all, (_, seen)| all | *seen);
            for two in one + 1..sets.len() {
                let common = sets[one].digits & sets[two].digits;
                if common.is_empty() || reach.is_disjoint(sets[two].cells) {
                    continue;
                }
                let is_restricted =
                    |digit: &Digit| places[two][digit.index()].0.is_subset(places[one][digit.index()].1);
                let commons: DigitSet = common.iter().filter(is_restricted).collect();
                let both = sets[one].cells & sets[two].cells;
                if commons.is_empty() || both == sets[one].cells || both == sets[two].cells {
                    continue;
                }
                let (shared, overlap) = (common - commons, !both.is_empty());
                self.0[one].push(Joint { to: two, commons, shared, overlap });
                self.0[two].push(Joint { to: one, commons, shared, overlap });
            }
        }
    }
}

/// For each digit its places in a set, and the cells that see all of them.
fn places(position: &Position, set: &AlmostLockedSet) -> [(CellSet, CellSet); 9] {
    let mut places = [(CellSet::EMPTY, CellSet::EMPTY); 9];
    for digit in set.digits {
        let cells = set.places(position, digit);
        places[digit.index()] = (cells, seen_by_all(cells));
    }
    places
}

/// The cells that see all of some cells.
pub fn seen_by_all(cells: CellSet) -> CellSet {
    cells.iter().fold(CellSet::full(), |common, cell| common & cell.peers())
}
