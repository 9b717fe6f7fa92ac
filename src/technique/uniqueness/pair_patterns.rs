//! Pair patterns (BUG-Lite): cells with a pair of digits each that could be exchanged.
//!
//! Take cells, none of them given, each with a pair of its digits, such that in every house every
//! digit is in the pairs of two of the cells or of none. Not every cell is one of its pair: a house
//! with *m* of the cells has *m* digits in their pairs, each of them twice, so the *m* cells would
//! hold each of them once; and with the other digit of its pair in each cell they would again. One
//! of the other candidates, the guardians, is true.
//!
//! Unique rectangles and loops, extended rectangles of two lines and the grave of all empty cells
//! are pair patterns. Here are those of six to twelve cells with three digits or more.
//!
//! - **Type 1**: the guardians are in one cell.
//! - **Type 2**: they are of one digit, or each of them alone excludes the same.
//! - **Type 3**: they act as one cell of a naked subset.
//! - **With a set**, **forcing chain**: each of them takes a digit from an almost locked set, or
//!   leads to the same result along links.
//!
//! **Search.** From a cell with two candidates: a digit that is in the pair of only one cell of a
//! house needs another there. Each cell with the digit is tried, with each second digit, until
//! nothing is left over. A pattern never contains a smaller one, as a house has each digit twice at
//! most.
//!
//! **Proof.** The guardians, and the cells of the sets.

use crate::board::{
    Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Element, House, HouseSet, Literal, Position,
};
use crate::logic::{Because, Escape, Evidence, Facts, Family, Flow, ForbiddenShape, Limits, Proof, Sink, Spec};
use crate::technique::guardians::{Guarded, Kind, Patterns, in_one_cell, of_one_digit, type_3};
use crate::technique::stems::{Bloom, Form, MOST_FOLLOWED, Stem, StemKind, blossoms, lines};

/// All guardians in one cell.
pub static BUG_LITE_TYPE_1: Spec = pattern("bug-lite-type-1", type_1).tier(1);

/// All guardians of one digit, or with the same victims.
pub static BUG_LITE_TYPE_2: Spec = pattern("bug-lite-type-2", type_2).tier(1);

/// Guardians as one cell of a subset.
pub static BUG_LITE_TYPE_3: Spec = pattern("bug-lite-type-3", |facts, limits, sink| {
    type_3::<Pairs>(facts, limits, sink)?;
    blossoms::<PairStems>(facts, Bloom::is_in_house, sink)
})
.evidence(Evidence::Pruned)
.tier(1);

/// Guardians that take digits from almost locked sets.
pub static BUG_LITE_SET: Spec = pattern("bug-lite-set", |facts, _, sink| {
    blossoms::<PairStems>(facts, |bloom| bloom.form != Form::Direct && !bloom.is_in_house(), sink)
})
.evidence(Evidence::Derived);

/// Guardians that lead to the same result along links.
pub static BUG_LITE_FORCING_CHAIN: Spec =
    pattern("bug-lite-forcing-chain", |facts, limits, sink| lines::<PairStems>(facts, 2..=MOST_FOLLOWED, limits, sink))
        .evidence(Evidence::Derived);

const fn pattern(id: &'static str, search: fn(&Facts, &Limits, &mut Sink<'_>) -> Flow) -> Spec {
    Spec::new(id, Family::Uniqueness, search).unique().group("bug-lite").tier(2)
}

fn type_1(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    facts.get::<Patterns<Pairs>>().0.iter().try_for_each(|pattern| {
        let guardians: CandidateSet = pattern.guardians(position).collect();
        match (pattern.roof.single(), guardians.single()) {
            (Some(cell), Some(only)) => {
                let pattern = pattern.as_pattern(Escape::Cell(cell));
                let proof = Proof::default().with_forbidden(pattern.forbidden.clone());
                sink.find(pattern.into(), [Literal::is(only)], proof)
            }
            _ => in_one_cell(facts, pattern, sink),
        }
    })
}

fn type_2(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let patterns = facts.get::<Patterns<Pairs>>();
    patterns.0.iter().filter(|pattern| pattern.roof.len() > 1).try_for_each(|pattern| {
        if pattern.extras.len() == 1 {
            return of_one_digit(facts, pattern, sink);
        }
        let guardians: Vec<Candidate> = pattern.guardians(position).collect();
        let is_excluded = |gone: &Candidate| guardians.iter().all(|guardian| guardian.conflicts(*gone));
        let gone = position.all_candidates().iter().filter(is_excluded);
        pattern.conclude(Escape::Excluded, gone, [], sink)
    })
}

/// Every pattern.
struct Pairs;

impl Kind for Pairs {
    fn collect(facts: &Facts, found: &mut Vec<Guarded>) {
        let position = facts.position();
        let bivalue = |cell: &Cell| position.candidates(*cell).len() == 2;
        let mut search = Search::new(position, found);
        for start in position.empty_cells().iter().filter(bivalue) {
            search.left = MOST_NODES;
            search.add(start, position.candidates(start));
            search.extend();
            search.remove(start, position.candidates(start));
            // Patterns with this cell are known.
            search.open.remove(start);
        }
    }
}

/// The guardians of every pattern.
struct PairStems;

impl StemKind for PairStems {
    fn collect(facts: &Facts, found: &mut Vec<Stem>) {
        let patterns = facts.get::<Patterns<Pairs>>();
        found.extend(patterns.0.iter().filter_map(|pattern| Stem::of_guardians(facts.position(), pattern)));
    }
}

/// The most cells of a pattern.
const MOST_CELLS: usize = 12;

/// The most guardians.
const MOST_GUARDIANS: usize = 3;

/// The most choices of cells and pairs from one cell.
const MOST_NODES: u32 = 10_000;

/// Cells with their pairs that may become a pattern.
struct Search<'s> {
    position: &'s Position,
    /// The cells that may still be chosen.
    open: CellSet,
    chosen: Vec<(Cell, DigitSet)>,
    /// By digit, the houses where one of the pairs has it, and those where two have it.
    once: [HouseSet; 9],
    twice: [HouseSet; 9],
    guardians: usize,
    left: u32,
    found: &'s mut Vec<Guarded>,
}

impl<'s> Search<'s> {
    fn new(position: &'s Position, found: &'s mut Vec<Guarded>) -> Search<'s> {
        let (once, twice) = ([HouseSet::EMPTY; 9], [HouseSet::EMPTY; 9]);
        let open = position.empty_cells();
        Search { position, open, chosen: Vec::new(), once, twice, guardians: 0, left: 0, found }
    }

    fn add(&mut self, cell: Cell, pair: DigitSet) {
        for digit in pair {
            let (once, twice) = (&mut self.once[digit.index()], &mut self.twice[digit.index()]);
            let houses: HouseSet = cell.houses().into_iter().collect();
            let again = *once & houses;
            *twice |= again;
            *once = (*once | houses) - again;
        }
        self.guardians += self.position.candidates(cell).len() - 2;
        self.open.remove(cell);
        self.chosen.push((cell, pair));
    }

    fn remove(&mut self, cell: Cell, pair: DigitSet) {
        for digit in pair {
            let (once, twice) = (&mut self.once[digit.index()], &mut self.twice[digit.index()]);
            let houses: HouseSet = cell.houses().into_iter().collect();
            let again = *twice & houses;
            *twice -= again;
            *once = (*once - houses) | again;
        }
        self.guardians -= self.position.candidates(cell).len() - 2;
        self.open.insert(cell);
        self.chosen.pop();
    }

    /// Collects every pattern that the cells can become.
    fn extend(&mut self) {
        let Some(left) = self.left.checked_sub(1) else { return };
        self.left = left;
        let open: usize = self.once.iter().map(|houses| houses.len()).sum();
        // Each cell completes at most two digits in three houses.
        if open > 6 * (MOST_CELLS - self.chosen.len()) {
            return;
        }
        let Some((digit, places)) = self.fewest() else { return self.take() };
        for cell in places {
            let others = self.position.candidates(cell).without(digit);
            if self.guardians + others.len() > MOST_GUARDIANS + 1 {
                continue;
            }
            for other in others {
                if !self.has_room(cell, other) {
                    continue;
                }
                let pair: DigitSet = [digit, other].into_iter().collect();
                self.add(cell, pair);
                self.extend();
                self.remove(cell, pair);
            }
        }
    }

    /// A digit that one pair of a house has alone, and the cells that could be the other, where
    /// these are fewest.
    fn fewest(&self) -> Option<(Digit, CellSet)> {
        let of_digit = |digit: Digit| {
            let open = self.open & (self.position.cells_for(digit) - self.twice[digit.index()].cells());
            self.once[digit.index()].iter().map(move |house: House| (digit, open & house.cells()))
        };
        Digit::all().flat_map(of_digit).min_by_key(|(_, places)| places.len())
    }

    fn has_room(&self, cell: Cell, digit: Digit) -> bool {
        !cell.houses().into_iter().any(|house| self.twice[digit.index()].contains(house))
    }

    /// Collects the pattern, unless it is a rectangle or a loop of two digits.
    fn take(&mut self) {
        let digits = self.chosen.iter().fold(DigitSet::EMPTY, |all, (_, pair)| all | *pair);
        if digits.len() > 2 && self.guardians > 0 {
            let of_pair = |&(cell, pair): &(Cell, DigitSet)| pair.iter().map(move |digit| Candidate::new(cell, digit));
            let domain = self.chosen.iter().flat_map(of_pair).collect();
            let cells = self.chosen.iter().map(|(cell, _)| *cell).collect();
            self.found.push(Guarded::with_domain(self.position, ForbiddenShape::Pairs, Because::Deadly, cells, domain));
        }
    }
}
