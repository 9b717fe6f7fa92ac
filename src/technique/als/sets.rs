//! The almost locked sets of a position, and the digits that two of them cannot both have.

use crate::board::{
    Candidate, CandidateSet, CellSet, Digit, DigitSet, Element, House, HouseKind, Position, nine, table,
};
use crate::logic::{AlmostLockedSet, Changes, Fact, Facts};

/// The almost locked sets of each house; cells of two houses count in the first one.
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

/// The almost locked sets of three cells, in their order among all sets. A person looks for these
/// long before larger ones.
#[derive(Default)]
pub struct Threes(pub Vec<AlmostLockedSet>);

/// The choices of three among nine things, in the order of their bit masks, so that the choices
/// among the first few come first.
static THREE: [[usize; 3]; 84] = table!([0; 3]; 84, number => {
    let bits = nine::of_size(3)[number];
    let (first, last) = (bits.trailing_zeros() as usize, bits.ilog2() as usize);
    [first, (bits & (bits - 1)).trailing_zeros() as usize, last]
});

impl Fact for Threes {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        /// The number of choices of three among 0 to 9 things.
        const CHOICES: [usize; 10] = [0, 0, 0, 1, 4, 10, 20, 35, 56, 84];
        self.0.clear();
        for house in House::all() {
            // Gathers the cells with few digits, without branches that no processor can predict.
            let (mut few, mut count) = ([(house.cell(0), DigitSet::EMPTY); 9], 0);
            for place in 0..9 {
                let (cell, digits) = (house.cell(place), facts.position().candidates(house.cell(place)));
                few[count.min(place)] = (cell, digits);
                count += usize::from((1..=4).contains(&digits.len()));
            }
            for chosen in &THREE[..CHOICES[count]] {
                let chosen = chosen.map(|number| few[number]);
                let digits = chosen.iter().fold(DigitSet::EMPTY, |all, (_, digits)| all | *digits);
                if digits.len() == 4 {
                    let cells = chosen.iter().map(|(cell, _)| *cell).collect();
                    if !is_found_before(house, cells) {
                        self.0.push(AlmostLockedSet { cells, digits });
                    }
                }
            }
        }
    }
}

/// Whether cells of a house, at least two, are also in an earlier house.
fn is_found_before(house: House, cells: CellSet) -> bool {
    house.kind() == HouseKind::Box && cells.common_houses().any(|house| house.kind() != HouseKind::Box)
}

/// Collects the almost locked sets of a house, except those of an earlier house.
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
        if digits[chosen].len() != nine::count(chosen as u16) + 1 {
            continue;
        }
        let set: CellSet = nine::bits(chosen as u16).map(|place| cells[place]).collect();
        // A single cell counts in its row.
        let is_single = chosen & (chosen - 1) == 0;
        if !(is_single && house.kind() != HouseKind::Row || is_found_before(house, set)) {
            found.push(AlmostLockedSet { cells: set, digits: digits[chosen] });
        }
    }
}

/// Another set that shares a restricted common with this one.
#[derive(Clone, Copy)]
pub struct Joint {
    /// The number of the other set.
    pub to: usize,
    /// The restricted commons of the two: at least one; at most two of them matter.
    pub commons: DigitSet,
    /// The other digits that both have.
    pub shared: DigitSet,
    /// Whether the two have cells in common.
    pub overlap: bool,
}

/// Almost locked sets with restricted commons.
#[derive(Default)]
pub struct Joints {
    /// For each set, the sets with which it shares a restricted common, in both directions. Neither
    /// is part of the other.
    pub of: Vec<Vec<Joint>>,
    /// By set and digit, the places, and the cells with the digit that see all of them.
    places: Vec<Places>,
}

impl Joints {
    /// The cells with a digit of a set that see all its places there.
    pub fn seen_by(&self, set: usize, digit: Digit) -> CellSet {
        self.places[set][digit.index()].1
    }

    /// The candidates of these digits that see all places of their digit in both sets.
    pub fn seen_by_both(&self, [one, two]: [usize; 2], digits: DigitSet) -> CandidateSet {
        let seen = |digit: Digit| self.seen_by(one, digit) & self.seen_by(two, digit);
        digits.iter().flat_map(|digit| seen(digit).iter().map(move |cell| Candidate::new(cell, digit))).collect()
    }
}

impl Fact for Joints {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        let (sets, position) = (facts.get::<Sets>(), facts.position());
        let sets = &sets.all;
        let places: Vec<Places> = sets.iter().map(|set| places(position, set)).collect();
        let by_place = ByPlace::of(sets, &places);
        self.of.iter_mut().for_each(Vec::clear);
        self.of.resize(sets.len(), Vec::new());
        let (mut commons, mut joined) = (vec![DigitSet::EMPTY; sets.len()], Vec::new());
        for one in 0..sets.len() {
            for digit in sets[one].digits {
                let seen = places[one][digit.index()].1;
                for &two in seen.iter().flat_map(|cell| by_place.at(Candidate::new(cell, digit))) {
                    let two = two as usize;
                    if places[two][digit.index()].0.is_subset(seen) {
                        if commons[two].is_empty() {
                            joined.push(two);
                        }
                        commons[two].insert(digit);
                    }
                }
            }
            joined.sort_unstable();
            for two in joined.drain(..) {
                let commons = std::mem::take(&mut commons[two]);
                let both = sets[one].cells & sets[two].cells;
                if both != sets[one].cells && both != sets[two].cells {
                    let shared = (sets[one].digits & sets[two].digits) - commons;
                    self.of[one].push(Joint { to: two, commons, shared, overlap: !both.is_empty() });
                }
            }
        }
        self.places = places;
    }
}

/// By candidate, the sets with the digit whose first place is there.
struct ByPlace {
    sets: Vec<u32>,
    /// By candidate, the number of sets at it and at those before it.
    up_to: Vec<u32>,
}

impl ByPlace {
    fn of(sets: &[AlmostLockedSet], places: &[Places]) -> ByPlace {
        let first = |number: usize, digit: Digit| {
            places[number][digit.index()].0.first().map(|cell| Candidate::new(cell, digit).index())
        };
        let each = || (0..sets.len()).flat_map(|number| sets[number].digits.iter().map(move |digit| (number, digit)));
        // First the number of sets at each candidate, then where they begin, which filling moves
        // on.
        let mut up_to = vec![0; Candidate::COUNT];
        each().filter_map(|(number, digit)| first(number, digit)).for_each(|place| up_to[place] += 1);
        let mut total = 0;
        up_to.iter_mut().for_each(|count| total += std::mem::replace(count, total));
        let mut in_order = vec![0; total as usize];
        for (number, digit) in each() {
            if let Some(place) = first(number, digit) {
                in_order[up_to[place] as usize] = number as u32;
                up_to[place] += 1;
            }
        }
        ByPlace { sets: in_order, up_to }
    }

    fn at(&self, candidate: Candidate) -> &[u32] {
        let first = candidate.index().checked_sub(1).map_or(0, |before| self.up_to[before]);
        &self.sets[first as usize..self.up_to[candidate.index()] as usize]
    }
}

/// For each digit, its places in a set, and the cells with the digit that see all of them.
type Places = [(CellSet, CellSet); 9];

fn places(position: &Position, set: &AlmostLockedSet) -> Places {
    let mut places = [(CellSet::EMPTY, CellSet::EMPTY); 9];
    for digit in set.digits {
        let cells = set.places(position, digit);
        places[digit.index()] = (cells, position.cells_for(digit) & cells.common_peers());
    }
    places
}
