//! WXYZ-wing and larger: cells of two houses with as many digits as cells, one of which may be
//! there twice.
//!
//! A digit whose places among the cells are all in one house, or all in the other, can be there
//! only once. If that holds for all digits but z, they fill at most all cells but one, so z is in
//! one of its places, and a cell that sees all of these cannot be z. If it holds for all digits,
//! each is there exactly once (a *ring*), and goes from every cell that sees all its places.
//!
//! The houses are a line and a box that cross. A cell of the line outside the box and a cell of the
//! box outside the line never see each other, so the digits that may be there twice are those
//! common to both parts. Or the houses are any two, and one of them has only one cell, with two
//! candidates, besides the shared ones; the others are an almost locked set.
//!
//! Whether cells form such a pattern depends on the line and the box alone. As candidates only ever
//! go, the patterns found earlier in two unchanged houses are still complete, and only have to be
//! tested for their remaining eliminations.
//!
//! **Proof.** The cells: without z there would be a digit too few.

use super::segments::{CROSSINGS, Choice, List, Rest, Segment};
use crate::board::{CandidateSet, Cell, CellSet, Digit, DigitSet, Element, Literal, Position};
use crate::logic::{AlmostLockedSet, Changes, DisjointSubsets, Evidence, Fact, Facts, Family, Flow, Proof, Sink, Spec};
use crate::technique::als::{Sets, Threes};
use crate::technique::pairs::BivalueCells;

/// Four cells.
pub static WXYZ_WING: Spec = Spec::new("wxyz-wing", Family::Wings, |facts, _, sink| search::<4>(facts, sink))
    .evidence(Evidence::Derived)
    .tier(1);

/// Five cells.
pub static VWXYZ_WING: Spec =
    Spec::new("vwxyz-wing", Family::Wings, |facts, _, sink| search::<5>(facts, sink)).evidence(Evidence::Derived);

/// Six cells.
pub static UVWXYZ_WING: Spec =
    Spec::new("uvwxyz-wing", Family::Wings, |facts, _, sink| search::<6>(facts, sink)).evidence(Evidence::Derived);

/// Reports the sets of this many cells.
pub fn search<const SIZE: usize>(facts: &Facts, sink: &mut Sink<'_>) -> Flow {
    let all = facts.get::<Bent<SIZE>>();
    all.across.iter().flatten().chain(&all.beside).try_for_each(|pattern| {
        let gone = removed(facts.position(), pattern);
        sink.find((*pattern).into(), gone.iter().map(Literal::is_not), Proof::of(pattern.truths()))
    })
}

/// The patterns of a size that remove something.
#[derive(Default)]
struct Bent<const SIZE: usize> {
    /// The segment of each line and box that cross.
    segments: Vec<Segment>,
    /// The patterns of each line and box that cross.
    across: Vec<Vec<DisjointSubsets>>,
    /// The patterns of an almost locked set and one cell.
    beside: Vec<DisjointSubsets>,
}

/// The most cells outside the crossing, for sets of at most six cells; larger ones have one in it.
const MOST: usize = 5;

impl<const SIZE: usize> Fact for Bent<SIZE> {
    fn update(&mut self, facts: &Facts, changes: &Changes) {
        let (position, changed) = (facts.position(), changes.houses());
        self.segments.resize(CROSSINGS.len(), Segment::default());
        for (segment, crossing) in self.segments.iter_mut().zip(&CROSSINGS) {
            if changed.contains(crossing.line) && changed.contains(crossing.block) {
                *segment = Segment::new(position, crossing, SIZE);
            }
        }
        self.across.resize(CROSSINGS.len(), Vec::new());
        let mut search = Across::<SIZE>::new(position, &self.segments);
        for (number, known) in self.across.iter_mut().enumerate() {
            if changed.contains(CROSSINGS[number].line) || changed.contains(CROSSINGS[number].block) {
                known.clear();
                search.at(number, known);
            } else {
                known.retain(|pattern| removes(position, pattern));
            }
        }
        self.beside.clear();
        match SIZE {
            4 => self.all_beside(facts, facts.get::<Threes>().0.iter()),
            _ => self.all_beside(facts, facts.get::<Sets>().all.iter().filter(|set| set.digits.len() == SIZE)),
        }
    }
}

impl<const SIZE: usize> Bent<SIZE> {
    /// Adds the patterns of almost locked sets and a cell with two of their digits.
    fn all_beside<'s>(&mut self, facts: &Facts, sets: impl Iterator<Item = &'s AlmostLockedSet>) {
        let (position, bivalue) = (facts.position(), facts.get::<BivalueCells>().0);
        for set in sets {
            // For each digit, the cells that have it and see all its places in the set.
            let mut seen: [CellSet; 9] = std::array::from_fn(|digit| position.cells_for(Digit::from_index(digit)));
            for cell in set.cells {
                position.candidates(cell).iter().for_each(|digit| seen[digit.index()] &= cell.peers());
            }
            let of_set = set.digits.iter().fold(CellSet::EMPTY, |all, digit| all | seen[digit.index()]);
            for cell in (of_set & bivalue) - set.cells {
                let both = position.candidates(cell);
                let is_joined = |digit: &Digit| both.is_subset(set.digits) && seen[digit.index()].contains(cell);
                for digit in both.iter().filter(is_joined) {
                    let removes = |free: &Digit| !seen[free.index()].is_disjoint(cell.peers());
                    if let Some(free) = both.without(digit).single().filter(removes) {
                        self.beside(set, cell, [digit, free], position);
                    }
                }
            }
        }
    }

    /// Adds the pattern of an almost locked set and a cell with two digits, the second of which may
    /// be there twice, unless it is known.
    fn beside(&mut self, set: &AlmostLockedSet, cell: Cell, [digit, free]: [Digit; 2], position: &Position) {
        let crossing = set.places(position, digit);
        let houses = (set.cells.common_houses().next(), crossing.with(cell).common_houses().next());
        let (Some(line), Some(block)) = houses else { return };
        let pattern = DisjointSubsets {
            line,
            block,
            crossing,
            in_line: set.cells - crossing,
            in_box: CellSet::of(cell),
            line_digits: set.digits.without(digit).without(free),
            box_digits: DigitSet::of(digit),
            free: Some(free),
        };
        let is_known = |known: &DisjointSubsets| known.cells() == pattern.cells() && known.free == Some(free);
        if !self.across.iter().flatten().chain(&self.beside).any(is_known) {
            self.beside.push(pattern);
        }
    }
}

/// The search in a line and a box that cross, with its buffers.
struct Across<'a, const SIZE: usize> {
    position: &'a Position,
    segments: &'a [Segment],
    /// Choices of cells outside the box.
    in_line: List,
    /// Choices of cells outside the line.
    in_box: List,
    /// Those of `in_box` that fit a choice of cells in both houses.
    fitting: List,
}

impl<'a, const SIZE: usize> Across<'a, SIZE> {
    fn new(position: &'a Position, segments: &'a [Segment]) -> Self {
        let [in_line, in_box, fitting] = Default::default();
        Across { position, segments, in_line, in_box, fitting }
    }

    /// Adds the patterns of a line and a box.
    fn at(&mut self, number: usize, found: &mut Vec<DisjointSubsets>) {
        let crossing = &CROSSINGS[number];
        let rest = |numbers: [usize; 2]| Rest(numbers.map(|number| &self.segments[number]));
        let (in_line, in_box) = (rest(crossing.in_line), rest(crossing.in_box));
        // Line and box share at most one digit, so each leaves the other few.
        if in_line.fewest() + in_box.fewest() > SIZE + 1 {
            return;
        }
        in_line.choices(SIZE + 1 - in_box.fewest(), &mut self.in_line);
        in_box.choices(SIZE + 1 - in_line.fewest(), &mut self.in_box);
        let largest = |choices: &List| choices.as_slice().iter().map(|choice| choice.size).max().unwrap_or(0);
        let of_line = usize::from(largest(&self.in_line));
        let outside = (of_line + usize::from(largest(&self.in_box))).min(MOST.max(SIZE - 1));
        for three in self.segments[number].choices().filter(|three| usize::from(three.size) + outside >= SIZE) {
            self.fitting.clear();
            for &two in self.in_box.as_slice() {
                let are_enough = usize::from(two.size + three.size) + of_line >= SIZE;
                self.fitting.push_if(are_enough & ((two.digits | three.digits).len() <= SIZE), two);
            }
            for &one in self.in_line.as_slice() {
                for &two in self.fitting.as_slice() {
                    let size = usize::from(one.size + two.size + three.size);
                    let digits = (one.digits | two.digits | three.digits).len();
                    let shared = (one.digits & two.digits).len();
                    // As many cells as digits, and at most one shared digit: a single test, as none
                    // of these can be predicted.
                    if (size ^ SIZE) | (digits ^ SIZE) | (shared >> 1) == 0 {
                        found.extend(self.pattern(number, [one, two, three]));
                    }
                }
            }
        }
        found.sort_unstable_by_key(|pattern| (pattern.in_line, pattern.in_box, pattern.crossing));
    }

    /// The pattern of choices of the line, of the box, and of the cells in both, if it removes
    /// something.
    fn pattern(&self, number: usize, [one, two, three]: [Choice; 3]) -> Option<DisjointSubsets> {
        let crossing = &CROSSINGS[number];
        let free = (one.digits & two.digits).single();
        // Only another cell in both houses sees places in all three parts.
        let stays =
            |free: Digit| three.digits.contains(free) && !self.segments[number].digits_outside(three).contains(free);
        if free.is_some_and(stays) {
            return None;
        }
        let all = one.digits | two.digits | three.digits;
        let once = free.map_or(all, |free| all.without(free));
        let pattern = DisjointSubsets {
            line: crossing.line,
            block: crossing.block,
            crossing: crossing.cells(three.chosen),
            in_line: one.cells(crossing.in_line),
            in_box: two.cells(crossing.in_box),
            line_digits: once - two.digits,
            box_digits: once - one.digits,
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
    all & (all & pattern.cells()).common_peers()
}

fn removes(position: &Position, pattern: &DisjointSubsets) -> bool {
    removable(position, pattern).iter().any(|digit| !losing(position, pattern, digit).is_empty())
}

fn removed(position: &Position, pattern: &DisjointSubsets) -> CandidateSet {
    let gone = |digit| position.candidates_for(digit, losing(position, pattern, digit));
    removable(position, pattern).iter().map(gone).fold(CandidateSet::EMPTY, |all, some| all | some)
}
