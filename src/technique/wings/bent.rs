//! WXYZ-wing and larger: cells of two houses, as many digits as cells, and one digit that may be there twice.
//!
//! A digit whose places among the cells are all in the one house, or all in the other, can be there only once. If that goes
//! for all digits but z, they fill all cells but one at most, so z is in one of its places, and a cell that sees all of these
//! cannot be z. If it goes for all digits, each is there exactly once (a *ring*), and goes from every cell that sees all its
//! places.
//!
//! The houses are a line and a box that cross. A cell of the line outside the box and a cell of the box outside the line never
//! see each other, so the digits that may be there twice are those that both parts have. Or they are any two houses, and in
//! one of them there is only one cell, with two candidates, besides those in both; the others are an almost locked set.
//!
//! Whether cells make such a pattern is a matter of the line and the box alone. As candidates only go, what was found in two
//! houses without a change is all that there is, and only has to be asked what it still removes.
//!
//! **Proof.** The cells: without z there would be a digit too few.

use super::choices::{Choice, Few};
use crate::board::{CandidateSet, CellSet, Digit, DigitSet, Element, House, HouseKind, Literal, Position};
use crate::logic::{Changes, DisjointSubsets, Evidence, Fact, Facts, Family, Flow, Proof, Sink, Spec};
use crate::technique::als::seen_by_all;
use crate::technique::intersections::{Crossing, crossings};
use crate::technique::pairs::BivalueCells;

/// Four cells.
pub static WXYZ_WING: Spec =
    Spec::new("wxyz-wing", Family::Wings, |facts, _, sink| search::<4>(facts, sink)).evidence(Evidence::Derived);

/// Five cells.
pub static VWXYZ_WING: Spec =
    Spec::new("vwxyz-wing", Family::Wings, |facts, _, sink| search::<5>(facts, sink)).evidence(Evidence::Derived);

/// Six cells.
pub static UVWXYZ_WING: Spec =
    Spec::new("uvwxyz-wing", Family::Wings, |facts, _, sink| search::<6>(facts, sink)).evidence(Evidence::Derived);

fn search<const SIZE: usize>(facts: &Facts, sink: &mut Sink<'_>) -> Flow {
    let all = facts.get::<Bent<SIZE>>();
    all.across.iter().flatten().chain(&all.beside).try_for_each(|pattern| {
        let gone = removed(facts.position(), pattern);
        sink.find((*pattern).into(), gone.iter().map(Literal::is_not), Proof::of(pattern.truths()))
    })
}

/// The patterns of a size that remove something.
#[derive(Default)]
struct Bent<const SIZE: usize> {
    /// For each house the choices of cells with at most as many digits.
    choices: Vec<Vec<Choice>>,
    /// For each box and line that cross.
    across: Vec<Vec<DisjointSubsets>>,
    /// An almost locked set and one cell.
    beside: Vec<DisjointSubsets>,
}

/// The boxes, each with the lines that cross it.
const CROSSINGS: usize = 54;

/// The most cells outside the crossing.
const MOST: usize = 5;

impl<const SIZE: usize> Fact for Bent<SIZE> {
    fn update(&mut self, facts: &Facts, changes: &Changes) {
        let (position, changed) = (facts.position(), changes.houses());
        self.choices.resize(House::COUNT, Vec::new());
        let mut all = Few::<512>::default();
        for house in changed {
            all.choose(position, house, SIZE);
            self.choices[house.index()].clear();
            self.choices[house.index()].extend_from_slice(all.as_slice());
        }
        let mut across = Across::<SIZE>::default();
        let blocks = (0..9).map(House::block);
        let crossings = blocks.flat_map(|block| crossings(block).iter().map(move |crossing| (block, crossing)));
        self.across.resize(CROSSINGS, Vec::new());
        for (known, (block, crossing)) in self.across.iter_mut().zip(crossings) {
            if changed.contains(crossing.cover) || changed.contains(block) {
                known.clear();
                let [of_line, of_block] = [crossing.cover, block].map(|house| &self.choices[house.index()]);
                across.choose([of_line, of_block], crossing);
                across.search(position, block, crossing, known);
            } else {
                known.retain(|pattern| removes(position, pattern));
            }
        }
        self.all_beside(facts);
    }
}

impl<const SIZE: usize> Bent<SIZE> {
    /// Finds the patterns of almost locked sets and a cell with two of their digits, unless they are known.
    fn all_beside(&mut self, facts: &Facts) {
        self.beside.clear();
        let (position, bivalue) = (facts.position(), facts.get::<BivalueCells>().0);
        for (house, choices) in House::all().zip(&self.choices) {
            let is_set = |set: &&Choice| set.len() + 1 == SIZE && set.digits.len() == SIZE;
            // Cells of a box and a line count in the line.
            let is_in_line = |set: &&Choice| {
                house.kind() == HouseKind::Box && crossings(house).iter().any(|line| set.places & !line.base_slots == 0)
            };
            for set in choices.iter().filter(is_set).filter(|set| !is_in_line(set)) {
                let cells = set.cells(house);
                // For each digit the cells that have it and see all its places in the set.
                let mut seen: [CellSet; 9] = std::array::from_fn(|digit| position.cells_for(Digit::from_index(digit)));
                for cell in cells {
                    position.candidates(cell).iter().for_each(|digit| seen[digit.index()] &= cell.peers());
                }
                let seen = |digit: Digit| seen[digit.index()];
                let beside = set.digits.iter().fold(CellSet::EMPTY, |beside, digit| beside | seen(digit)) & bivalue;
                for cell in beside - cells {
                    let both = position.candidates(cell);
                    if !both.is_subset(set.digits) {
                        continue;
                    }
                    for digit in both.iter().filter(|digit| seen(*digit).contains(cell)) {
                        let Some(free) = both.without(digit).first() else { continue };
                        if seen(free).is_disjoint(cell.peers()) {
                            continue;
                        }
                        let crossing = position.cells_for(digit) & cells;
                        let houses = (cells.common_houses().next(), crossing.with(cell).common_houses().next());
                        let (Some(line), Some(block)) = houses else { continue };
                        let pattern = DisjointSubsets {
                            line,
                            block,
                            crossing,
                            in_line: cells - crossing,
                            in_box: CellSet::of(cell),
                            line_digits: set.digits - both,
                            box_digits: DigitSet::of(digit),
                            free: Some(free),
                        };
                        let is_known =
                            |known: &DisjointSubsets| known.cells() == pattern.cells() && known.free == Some(free);
                        if !self.across.iter().flatten().chain(&self.beside).any(is_known) {
                            self.beside.push(pattern);
                        }
                    }
                }
            }
        }
    }
}

/// Choices of cells in a line and a box that cross: outside the box, outside the line, in both.
#[derive(Default)]
struct Across<const SIZE: usize> {
    in_line: Few<64>,
    in_box: Few<64>,
    crossing: Few<16>,
}

impl<const SIZE: usize> Across<SIZE> {
    /// Takes choices of the line and the box apart.
    fn choose(&mut self, [of_line, of_box]: [&[Choice]; 2], crossing: &Crossing) {
        self.in_line.clear();
        self.in_box.clear();
        self.crossing.clear();
        self.crossing.push_if(true, Choice::default());
        // Line and box share one digit at most, so the one leaves the other few.
        let left = |others: &[Choice]| others.iter().map(|other| SIZE + 1 - other.digits.len()).max().unwrap_or(0);
        for &two in of_box {
            self.in_box.push_if(two.places & crossing.base_slots == 0, two);
        }
        let most = left(self.in_box.as_slice());
        for &choice in of_line {
            let is_few = choice.digits.len() <= most;
            self.in_line.push_if(is_few & (choice.places & crossing.cover_slots == 0), choice);
            self.crossing.push_if(choice.places & !crossing.cover_slots == 0, choice);
        }
        let most = left(self.in_line.as_slice());
        self.in_box.retain(|two| two.digits.len() <= most);
    }

    /// Adds the patterns of these houses.
    fn search(&self, position: &Position, block: House, crossing: &Crossing, found: &mut Vec<DisjointSubsets>) {
        for &one in self.in_line.as_slice() {
            for &two in self.in_box.as_slice() {
                let (digits, size) = (one.digits | two.digits, one.len() + two.len());
                if (one.digits & two.digits).len() > 1 || digits.len() > SIZE || size > MOST.min(SIZE) {
                    continue;
                }
                for &three in self.crossing.as_slice() {
                    if size + three.len() == SIZE && (digits | three.digits).len() == SIZE {
                        found.extend(pattern(position, [crossing.cover, block], [one, two, three]));
                    }
                }
            }
        }
        found.sort_unstable_by_key(|pattern| (pattern.in_line, pattern.in_box, pattern.crossing));
    }
}

/// The pattern of choices of a line, of a box, and of the cells in both, if it removes something.
fn pattern(position: &Position, [line, block]: [House; 2], [one, two, three]: [Choice; 3]) -> Option<DisjointSubsets> {
    let free = (one.digits & two.digits).single();
    let all = one.digits | two.digits | three.digits;
    let once = free.map_or(all, |free| all.without(free));
    let pattern = DisjointSubsets {
        line,
        block,
        crossing: three.cells(line),
        in_line: one.cells(line),
        in_box: two.cells(block),
        line_digits: once - two.digits,
        box_digits: once - one.digits,
        free,
    };
    removes(position, &pattern).then_some(pattern)
}

fn digits_of(position: &Position, cells: CellSet) -> DigitSet {
    cells.iter().fold(DigitSet::EMPTY, |digits, cell| digits | position.candidates(cell))
}

/// The digits that a pattern may remove: the free one, or all.
fn removable(position: &Position, pattern: &DisjointSubsets) -> DigitSet {
    pattern.free.map_or_else(|| digits_of(position, pattern.cells()), DigitSet::of)
}

/// The cells that lose a digit.
fn losing(position: &Position, pattern: &DisjointSubsets, digit: Digit) -> CellSet {
    let all = position.cells_for(digit);
    all & seen_by_all(all & pattern.cells())
}

fn removes(position: &Position, pattern: &DisjointSubsets) -> bool {
    removable(position, pattern).iter().any(|digit| !losing(position, pattern, digit).is_empty())
}

fn removed(position: &Position, pattern: &DisjointSubsets) -> CandidateSet {
    let gone = |digit| position.candidates_for(digit, losing(position, pattern, digit));
    removable(position, pattern).iter().map(gone).fold(CandidateSet::EMPTY, |all, some| all | some)
}
