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

use crate::board::{CandidateSet, Cell, CellSet, Digit, DigitSet, Element, House, Literal, Position};
use crate::logic::{AlmostLockedSet, Changes, DisjointSubsets, Evidence, Fact, Facts, Family, Flow, Proof, Sink, Spec};
use crate::technique::als::{Sets, Threes, seen_by_all};
use crate::technique::intersections::crossings;
use crate::technique::pairs::BivalueCells;
use crate::technique::table;
use smallvec::SmallVec;

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
    /// For each box and line that cross.
    across: Vec<Vec<DisjointSubsets>>,
    /// An almost locked set and one cell.
    beside: Vec<DisjointSubsets>,
}

impl<const SIZE: usize> Fact for Bent<SIZE> {
    fn update(&mut self, facts: &Facts, changes: &Changes) {
        let position = facts.position();
        self.across.resize(CROSSINGS, Vec::new());
        let changed = changes.houses();
        let mut choices: [Vec<Choice>; 3] = Default::default();
        let places: [Places; 27] = std::array::from_fn(|house| Places::new(position, House::from_index(house), SIZE));
        let blocks = (0..9).map(House::block);
        let crossings = blocks.flat_map(|block| crossings(block).iter().map(move |crossing| (block, crossing)));
        for (known, (block, crossing)) in self.across.iter_mut().zip(crossings) {
            let line = crossing.cover;
            if !changed.contains(line) && !changed.contains(block) {
                known.retain(|pattern| removes(position, pattern));
                continue;
            }
            known.clear();
            let (of_line, of_block) = (&places[line.index()], &places[block.index()]);
            let parts = [
                Part { places: of_line, few: of_line.few & !crossing.cover_slots, shift: 18 },
                Part { places: of_block, few: of_block.few & !crossing.base_slots, shift: 9 },
                Part { places: of_line, few: of_line.few & crossing.cover_slots, shift: 0 },
            ];
            Across::<SIZE> { position, houses: [line, block], parts }.search(&mut choices, known);
        }
        self.beside.clear();
        match SIZE {
            4 => self.all_beside(facts, facts.get::<Threes>().0.iter()),
            _ => self.all_beside(facts, facts.get::<Sets>().all.iter().filter(|set| set.digits.len() == SIZE)),
        }
    }
}

/// The most cells outside the crossing.
const MOST: usize = 5;

/// The boxes, each with the lines that cross it.
const CROSSINGS: usize = 54;

impl<const SIZE: usize> Bent<SIZE> {
    /// Adds the patterns of almost locked sets and a cell with two of their digits.
    fn all_beside<'s>(&mut self, facts: &Facts, sets: impl Iterator<Item = &'s AlmostLockedSet>) {
        let position = facts.position();
        let bivalue: SmallVec<[(Cell, DigitSet); 32]> =
            facts.get::<BivalueCells>().0.iter().map(|cell| (cell, position.candidates(cell))).collect();
        for set in sets {
            let beside = bivalue.iter().filter(|(cell, both)| both.is_subset(set.digits) && !set.cells.contains(*cell));
            beside.for_each(|&(cell, both)| self.beside(set, cell, both, position));
        }
    }

    /// Adds the patterns of an almost locked set and a cell with two of its digits, unless they are known.
    fn beside(&mut self, set: &AlmostLockedSet, cell: Cell, both: DigitSet, position: &Position) {
        for (digit, free) in both.iter().flat_map(|digit| both.without(digit).iter().map(move |free| (digit, free))) {
            let crossing = set.places(position, digit);
            if !crossing.is_subset(cell.peers()) {
                continue;
            }
            let gone = position.cells_for(free) & seen_by_all(set.places(position, free).with(cell));
            if gone.is_empty() {
                continue;
            }
            let houses = (set.cells.common_houses().next(), crossing.with(cell).common_houses().next());
            let (Some(line), Some(block)) = houses else { continue };
            let pattern = DisjointSubsets {
                line,
                block,
                crossing,
                in_line: set.cells - crossing,
                in_box: CellSet::of(cell),
                line_digits: set.digits - both,
                box_digits: DigitSet::of(digit),
                free: Some(free),
            };
            let is_known = |known: &DisjointSubsets| known.cells() == pattern.cells() && known.free == Some(free);
            if !self.across.iter().flatten().chain(&self.beside).any(is_known) {
                self.beside.push(pattern);
            }
        }
    }
}

/// The empty cells of a house with few enough digits, by their places in it.
struct Places {
    few: u16,
    digits: [DigitSet; 9],
}

impl Places {
    fn new(position: &Position, house: House, most: usize) -> Places {
        let digits: [DigitSet; 9] = std::array::from_fn(|place| position.candidates(house.cell(place)));
        let is_few =
            |place: &usize| digits[*place].len() <= most && position.empty_cells().contains(house.cell(*place));
        Places { few: (0..9).filter(is_few).fold(0, |few, place| few | 1 << place), digits }
    }
}

/// Some of these cells.
struct Part<'p> {
    places: &'p Places,
    few: u16,
    /// Where their bits begin in choices.
    shift: u32,
}

impl Part<'_> {
    fn len(&self) -> usize {
        table::count(self.few)
    }

    /// The fewest digits of a cell.
    fn fewest(&self) -> Option<usize> {
        table::bits(self.few).map(|place| self.places.digits[place].len()).min()
    }

    /// Puts here all choices of at least one cell that have at most a number of digits.
    fn choices(&self, most: usize, all: &mut Vec<Choice>) {
        all.clear();
        for place in table::bits(self.few) {
            let cell = Choice { digits: self.places.digits[place], size: 1, bits: 1 << (place as u32 + self.shift) };
            for number in 0..all.len() {
                let with_cell = all[number].and(cell);
                if with_cell.digits.len() <= most {
                    all.push(with_cell);
                }
            }
            if cell.digits.len() <= most {
                all.push(cell);
            }
        }
    }
}

/// The cells of a line and a box with few enough digits: those outside the box, outside the line, and in both.
struct Across<'p, const SIZE: usize> {
    position: &'p Position,
    houses: [House; 2],
    parts: [Part<'p>; 3],
}

/// Cells that are chosen, as bits, with their digits.
#[derive(Clone, Copy)]
struct Choice {
    digits: DigitSet,
    size: u8,
    /// The places of the crossing in the line, above these those of the box, above these those of the line: this orders
    /// choices.
    bits: u32,
}

impl Choice {
    fn and(self, other: Choice) -> Choice {
        Choice { digits: self.digits | other.digits, size: self.size + other.size, bits: self.bits | other.bits }
    }
}

impl<const SIZE: usize> Across<'_, SIZE> {
    /// The cells of a choice.
    fn cells(&self, bits: u32) -> CellSet {
        let [line, block] = self.houses;
        let of = |house: House, places: u32| table::bits(places as u16 & 511).map(move |place| house.cell(place));
        of(line, bits >> 18).chain(of(block, bits >> 9)).chain(of(line, bits)).collect()
    }

    /// Adds the patterns of these houses. The choices are room to work in.
    fn search(&self, choices: &mut [Vec<Choice>; 3], found: &mut Vec<DisjointSubsets>) {
        let [in_line, in_box, crossing] = &self.parts;
        let (Some(of_line), Some(of_box)) = (in_line.fewest(), in_box.fewest()) else { return };
        if in_line.len() + in_box.len() + crossing.len() < SIZE {
            return;
        }
        // Line and box share one digit at most, so the one leaves the other few.
        in_line.choices(SIZE + 1 - of_box, &mut choices[0]);
        in_box.choices(SIZE + 1 - of_line, &mut choices[1]);
        crossing.choices(SIZE, &mut choices[2]);
        let [in_line, in_box, crossing] = choices;
        let mut known: SmallVec<[(u32, DisjointSubsets); 4]> = SmallVec::new();
        for &one in in_line.iter() {
            for &two in in_box.iter().filter(|two| (two.digits & one.digits).len() < 2) {
                let outside = one.and(two);
                if outside.digits.len() > SIZE || usize::from(outside.size) > MOST.min(SIZE) {
                    continue;
                }
                let mut take = |all: Choice| {
                    if all.digits.len() == SIZE {
                        known.extend(self.pattern(one, two, all).map(|pattern| (all.bits, pattern)));
                    }
                };
                let missing = SIZE - usize::from(outside.size);
                if missing == 0 {
                    take(outside);
                }
                for three in crossing.iter().filter(|three| usize::from(three.size) == missing) {
                    take(outside.and(*three));
                }
            }
        }
        known.sort_unstable_by_key(|(bits, _)| *bits);
        found.extend(known.into_iter().map(|(_, pattern)| pattern));
    }

    /// The pattern of choices of the line, of the box, and of all, if it removes something.
    fn pattern(&self, in_line: Choice, in_box: Choice, all: Choice) -> Option<DisjointSubsets> {
        let ([line, block], one, two) = (self.houses, in_line.digits, in_box.digits);
        let free = (one & two).single();
        let once = free.map_or(all.digits, |free| all.digits.without(free));
        let pattern = DisjointSubsets {
            line,
            block,
            crossing: self.cells(all.bits & 511),
            in_line: self.cells(in_line.bits),
            in_box: self.cells(in_box.bits),
            line_digits: once - two,
            box_digits: once - one,
            free,
        };
        removes(self.position, &pattern).then_some(pattern)
    }
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
