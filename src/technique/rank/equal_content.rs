//! Set equivalence theory: areas of equal content, and Phistomefel's ring.
//!
//! Two lists of as many houses hold the same digits, each as often. Without the cells that both
//! have, so do the two areas that are left. Take some digits. The cells of the second area that can
//! only be one of these must have partners in the first: there are at least as many cells that can
//! be one of the digits. If there are just as many, these lose all other digits, and the other
//! cells of the second area lose the digits.
//!
//! - **Set equivalence**: two houses on each side.
//! - **Phistomefel's ring**: two rows in different bands and two boxes of the third band, and the
//!   four columns, two through each of the boxes, that leave a ring and four corners; or
//!   transposed.
//!
//! **Search.** A house has each of the digits once: at least as many of its cells can be one of
//! them, and at most as many can be nothing else. The sum of these differences over all houses is
//! at most the number of shared cells that can be one of the digits and others, too; so most lists
//! are out for most digits. One digit is a fish; two or three are counted, as nobody
//! counts more.
//!
//! **Proof.** The cells of the second area that need the digits, and each digit in each house of
//! the first side. Each of their candidates is in one of these cells of the first area, or is one
//! of the digits in a house of the second side, and there are as many of these.
//!
//! Phistomefel, *Phistomefel's theorem* (2020).

use crate::board::{Candidate, CandidateSet, CellSet, DigitSet, Element, House, HouseSet, Literal, Position};
use crate::logic::{EqualContent, Evidence, Facts, Family, Flow, Limits, Proof, Sink, Spec};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Two houses on each side.
pub static SET_EQUIVALENCE: Spec = Spec::new("set-equivalence", Family::Rank, of_two).evidence(Evidence::Derived);

/// A ring around a box, and four corners.
pub static PHISTOMEFEL_RING: Spec = Spec::new("phistomefel-ring", Family::Rank, of_rings).evidence(Evidence::Derived);

/// The fewest cells that need the digits: one with two houses on each side is a chain.
const FEWEST: usize = 2;

/// The houses of a side, with their cells.
type Side = (HouseSet, CellSet);

/// The areas found so far: by their conclusions those with the fewest open cells.
#[derive(Default)]
struct Areas(BTreeMap<Vec<usize>, (usize, EqualContent, CandidateSet)>);

impl Areas {
    /// Adds the areas of these houses, if they lose something.
    fn add(&mut self, position: &Position, counted: &Counts, [(first, one), (second, two)]: [Side; 2]) {
        // With a crossing that counts twice on one side, the areas have one cell more.
        if !counted.may_be_enough(one, two) {
            return;
        }
        let areas = EqualContent { first, second, digits: counted.digits };
        let (needed, possible) = (areas.needed(position).len(), areas.possible(position).len());
        if needed < FEWEST || needed != possible {
            return;
        }
        let removed = areas.removed(position);
        if removed.is_empty() {
            return;
        }
        let open = ((areas.first_area() | areas.second_area()) & position.empty_cells()).len();
        let key = removed.iter().map(Candidate::index).collect();
        let known = self.0.entry(key).or_insert((usize::MAX, areas, removed));
        if (open, areas.digits.len()) < (known.0, known.1.digits.len()) {
            *known = (open, areas, removed);
        }
    }

    /// Reports the areas, those with the fewest open cells first.
    fn report(self, position: &Position, sink: &mut Sink<'_>) -> Flow {
        let mut found: Vec<(usize, EqualContent, CandidateSet)> = self.0.into_values().collect();
        found.sort_by_key(|(open, areas, _)| (*open, areas.digits.len()));
        found.into_iter().try_for_each(|(_, areas, removed)| {
            let proof = Proof::of(areas.truths(position));
            sink.find(areas.into(), removed.iter().map(Literal::is_not), proof)
        })
    }
}

/// The sets of digits to count.
fn each_digits() -> impl Iterator<Item = DigitSet> {
    (0..1 << 9).map(DigitSet::from_bits).filter(|digits| (2..=3).contains(&digits.len()))
}

fn of_two(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let two: Vec<Two> = Two::all().collect();
    let partners: Vec<Vec<(u8, usize)>> = two.iter().map(|first| first.partners(&two)).collect();
    let mut areas = Areas::default();
    for digits in each_digits() {
        sink.tick()?;
        let counted = Counts::of(position, digits);
        let sum = |two: &Two, of: &[u8; 27]| two.houses.iter().map(|&house| of[house]).sum::<u8>();
        let above: Vec<u8> = two.iter().map(|two| sum(two, &counted.above)).collect();
        let below: Vec<u8> = two.iter().map(|two| sum(two, &counted.below)).collect();
        for (first, partners) in partners.iter().enumerate() {
            // Those that share the most come first.
            let enough = partners.iter().take_while(|(shared, _)| above[first] <= *shared);
            for &(_, second) in enough.filter(|(shared, second)| above[first] + below[*second] <= *shared) {
                let sides = [&two[first], &two[second]].map(|side| (side.set, side.cells));
                areas.add(position, &counted, sides);
            }
        }
    }
    areas.report(position, sink)
}

fn of_rings(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let (position, rings) = (facts.position(), rings());
    let mut areas = Areas::default();
    for digits in each_digits() {
        sink.tick()?;
        let counted = Counts::of(position, digits);
        for &[one, two] in &rings {
            areas.add(position, &counted, [one, two]);
            areas.add(position, &counted, [two, one]);
        }
    }
    areas.report(position, sink)
}

/// Two houses.
struct Two {
    houses: [usize; 2],
    set: HouseSet,
    cells: CellSet,
    /// The cells that are in both.
    twice: CellSet,
}

impl Two {
    fn all() -> impl Iterator<Item = Two> {
        let pairs = House::all().flat_map(|one| House::all().filter(move |two| one < *two).map(move |two| [one, two]));
        pairs.map(|[one, two]| Two {
            houses: [one.index(), two.index()],
            set: [one, two].into_iter().collect(),
            cells: one.cells() | two.cells(),
            twice: one.cells() & two.cells(),
        })
    }

    /// The lists that go with it, by their places, with the number of cells that both have; those
    /// with the most come first.
    fn partners(&self, all: &[Two]) -> Vec<(u8, usize)> {
        let fitting = all.iter().enumerate().filter(|(_, other)| self.goes_with(other));
        let mut partners: Vec<(u8, usize)> =
            fitting.map(|(place, other)| ((self.cells & other.cells).len() as u8, place)).collect();
        partners.sort_by_key(|(shared, place)| (Reverse(*shared), *place));
        partners
    }

    /// Whether no house is on both sides, and no cell counts twice on one side and not at all on
    /// the other.
    fn goes_with(&self, other: &Two) -> bool {
        (self.set & other.set).is_empty() && self.twice.is_subset(other.cells) && other.twice.is_subset(self.cells)
    }
}

/// The cells that can be one of some digits, and those that can be nothing else.
struct Counts {
    digits: DigitSet,
    possible: CellSet,
    needed: CellSet,
    /// By house, the number of cells that can be one of the digits beyond their number, and the
    /// number of cells that can be nothing else short of it.
    above: [u8; 27],
    below: [u8; 27],
}

impl Counts {
    fn of(position: &Position, digits: DigitSet) -> Counts {
        let (mut possible, mut excluded) = (CellSet::EMPTY, CellSet::EMPTY);
        for digit in DigitSet::full() {
            let cells = position.cells_for(digit) | position.digits().cells_with(digit);
            if digits.contains(digit) { possible |= cells } else { excluded |= cells }
        }
        let needed = CellSet::full() - excluded;
        let (mut above, mut below) = ([0; 27], [0; 27]);
        for house in House::all() {
            let count = |cells: CellSet| (house.cells() & cells).len();
            above[house.index()] = count(possible).saturating_sub(digits.len()) as u8;
            below[house.index()] = digits.len().saturating_sub(count(needed)) as u8;
        }
        Counts { digits, possible, needed, above, below }
    }

    /// Whether as many cells of the first area may be one of the digits as cells of the second area
    /// need them, counted without the cells that both sides have.
    fn may_be_enough(&self, one: CellSet, two: CellSet) -> bool {
        let (needed, possible) = (((two - one) & self.needed).len(), ((one - two) & self.possible).len());
        possible <= needed + 1 && needed + 1 >= FEWEST
    }
}

/// Every ring and its corners.
fn rings() -> Vec<[Side; 2]> {
    let mut found = Vec::new();
    let line = |is_row: bool, number: usize| if is_row { House::row(number) } else { House::column(number) };
    let apart = [[0, 1], [0, 2], [1, 2]];
    for is_row in [true, false] {
        for (third, [upper, lower]) in [(2, [0, 1]), (1, [0, 2]), (0, [1, 2])] {
            for [left, right] in apart {
                let block = |across: usize| House::block(if is_row { third * 3 + across } else { across * 3 + third });
                for choice in 0..81 {
                    let [a, b, c, d] = [choice % 3, choice / 3 % 3, choice / 9 % 3, choice / 27];
                    let lines = [line(is_row, upper * 3 + a), line(is_row, lower * 3 + b)];
                    let first = lines.into_iter().chain([block(left), block(right)]).collect();
                    let pair = |stack: usize, without: usize| {
                        (0..3).filter(move |it| *it != without).map(move |it| line(!is_row, stack * 3 + it))
                    };
                    let second = pair(left, c).chain(pair(right, d)).collect();
                    found.push([first, second].map(|houses: HouseSet| (houses, houses.cells())));
                }
            }
        }
    }
    found
}
