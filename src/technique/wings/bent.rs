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
                of_line.among(!crossing.cover_slots, 18),
                of_block.among(!crossing.base_slots, 9),
                of_line.among(crossing.cover_slots, 0),
            ];
            Across::<SIZE> { position, houses: [line, block], parts }.search(known);
        }
        self.beside.clear();
        match SIZE {
            4 => self.all_beside(facts, facts.get::<Threes>().0.iter()),
            _ => self.all_beside(facts, facts.get::<Sets>().all.iter().filter(|set| set.digits.len() == SIZE)),
        }
    }
}

/// The most cells outside the crossing, and one more.
const MOST: usize = 6;

/// The boxes, each with the lines that cross it.
const CROSSINGS: usize = 54;

impl<const SIZE: usize> Bent<SIZE> {
    /// Adds the patterns of almost locked sets and a cell with two of their digits.
    fn all_beside<'s>(&mut self, facts: &Facts, sets: impl Iterator<Item = &'s AlmostLockedSet>) {
        let (position, bivalue) = (facts.position(), facts.get::<BivalueCells>().0);
        for set in sets {
            let others = DigitSet::full() - set.digits;
            let has_others = others.iter().fold(set.cells, |cells, digit| cells | position.cells_for(digit));
            (bivalue - has_others).iter().for_each(|cell| self.beside(set, cell, position));
        }
    }

    /// Adds the patterns of an almost locked set and a cell with two of its digits, unless they are known.
    fn beside(&mut self, set: &AlmostLockedSet, cell: Cell, position: &Position) {
        let both = position.candidates(cell);
        for (digit, free) in both.iter().flat_map(|digit| both.without(digit).iter().map(move |free| (digit, free))) {
            let crossing = set.places(position, digit);
            if !crossing.is_subset(cell.peers()) {
                continue;
            }
            let gone = position.cells_for(free) & seen_by_all(set.places(position, free).with(cell));
            let houses = (set.cells.common_houses().next(), crossing.with(cell).common_houses().next());
            let (false, (Some(line), Some(block))) = (gone.is_empty(), houses) else { continue };
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

    /// Those of some places, with their bits in choices.
    fn among(&self, places: u16, shift: usize) -> Part {
        let place = |place: usize| Place { digits: self.digits[place], bit: 1 << (place + shift) };
        table::bits(self.few & places).map(place).collect()
    }
}

/// The digits of a cell, and its bit in choices of cells.
#[derive(Clone, Copy)]
struct Place {
    digits: DigitSet,
    bit: u32,
}

type Part = SmallVec<[Place; 6]>;

/// The cells of a line and a box with few enough digits: those outside the box, outside the line, and in both.
struct Across<'p, const SIZE: usize> {
    position: &'p Position,
    houses: [House; 2],
    parts: [Part; 3],
}

/// Cells that are chosen, as bits, with their digits.
#[derive(Clone, Copy)]
struct Choice {
    digits: DigitSet,
    size: usize,
    /// The places of the crossing in the line, above these those of the box, above these those of the line: this orders
    /// choices.
    bits: u32,
}

impl Choice {
    const NONE: Choice = Choice { digits: DigitSet::EMPTY, size: 0, bits: 0 };

    fn with(&self, place: &Place) -> Choice {
        Choice { digits: self.digits | place.digits, size: self.size + 1, bits: self.bits | place.bit }
    }
}

impl<const SIZE: usize> Across<'_, SIZE> {
    /// The cells of a choice.
    fn cells(&self, bits: u32) -> CellSet {
        let [line, block] = self.houses;
        let of = |house: House, places: u32| table::bits(places as u16 & 511).map(move |place| house.cell(place));
        of(line, bits >> 18).chain(of(block, bits >> 9)).chain(of(line, bits)).collect()
    }

    /// Adds the patterns of these houses.
    fn search(&self, found: &mut Vec<DisjointSubsets>) {
        let [in_line, in_box, crossing] = &self.parts;
        let fewest = |places: &Part| places.iter().map(|place| place.digits.len()).min();
        let (Some(of_line), Some(of_box)) = (fewest(in_line), fewest(in_box)) else { return };
        if in_line.len() + in_box.len() + crossing.len() < SIZE {
            return;
        }
        // Line and box share one digit at most, so the one leaves the other few.
        let [most_of_line, most_of_box] = [of_box, of_line].map(|of_other| SIZE + 1 - of_other);
        let mut known: SmallVec<[(u32, DisjointSubsets); 4]> = SmallVec::new();
        let few = |digits: DigitSet| digits.len() <= most_of_line;
        each_choice(&Choice::NONE, in_line, SIZE - 1, &few, &mut |in_line| {
            let fits = |digits: DigitSet| {
                (digits & in_line.digits).len() < 2
                    && (digits | in_line.digits).len() <= SIZE
                    && digits.len() <= most_of_box
            };
            each_choice(&Choice::NONE, in_box, SIZE - in_line.size, &fits, &mut |in_box| {
                let (size, digits) = (in_line.size + in_box.size, in_line.digits | in_box.digits);
                if size == MOST || size + crossing.len() < SIZE {
                    return;
                }
                let outside = Choice { digits, size, bits: in_line.bits | in_box.bits };
                let mut take = |all: &Choice| {
                    if all.size == SIZE && all.digits.len() == SIZE {
                        let pattern = self.pattern(in_line, in_box, all);
                        known.extend(pattern.map(|pattern| (all.bits, pattern)));
                    }
                };
                take(&outside);
                each_choice(&outside, crossing, SIZE, &|digits| digits.len() <= SIZE, &mut take);
            });
        });
        known.sort_unstable_by_key(|(bits, _)| *bits);
        found.extend(known.into_iter().map(|(_, pattern)| pattern));
    }

    /// The pattern of choices of the line, of the box, and of all, if it removes something.
    fn pattern(&self, in_line: &Choice, in_box: &Choice, all: &Choice) -> Option<DisjointSubsets> {
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

/// Shows every choice that adds some of these places, at least one, to another one, of at most a number of cells and with digits
/// that fit. Choices with more cells than one that does not fit do not fit either.
fn each_choice(
    chosen: &Choice,
    places: &[Place],
    most: usize,
    fits: &impl Fn(DigitSet) -> bool,
    show: &mut impl FnMut(&Choice),
) {
    if chosen.size == most {
        return;
    }
    for (number, place) in places.iter().enumerate() {
        if fits(chosen.digits | place.digits) {
            let next = chosen.with(place);
            show(&next);
            each_choice(&next, &places[number + 1..], most, fits, show);
        }
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
