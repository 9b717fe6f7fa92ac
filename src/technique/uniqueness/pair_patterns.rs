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
//! **Search.** A cell is of use if for two of its digits there is another such cell in each of its
//! houses. From a cell with two candidates: a digit that is in the pair of only one cell of a
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
.evidence(Evidence::Derived)
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
        let mut begin = Begun { open: search.usable, ..Begun::default() };
        for start in search.usable.iter().filter(bivalue) {
            search.left = MOST_NODES;
            search.extend(&begin.with(start, position.candidates(start), 0));
            // Patterns with this cell are known.
            begin.open.remove(start);
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

/// By digit, the cells where it may be in the pair: in each house of such a cell another has the
/// digit, too, and in each of them there are two such digits, and not too many guardians.
fn of_use(position: &Position) -> [CellSet; 9] {
    let few = |cell: &Cell| (2..=MOST_GUARDIANS + 2).contains(&position.candidates(*cell).len());
    let mut open: CellSet = position.empty_cells().iter().filter(few).collect();
    let mut of_use: [CellSet; 9] = std::array::from_fn(|digit| position.cells_for(Digit::from_index(digit)) & open);
    loop {
        for cells in &mut of_use {
            let alone = |house: House| (*cells & house.cells()).single();
            let gone: CellSet = House::all().filter_map(alone).collect();
            *cells = (*cells - gone) & open;
        }
        let left = open.iter().filter(|cell| of_two(&of_use, *cell)).collect();
        if left == open {
            return of_use;
        }
        open = left;
    }
}

/// Whether two digits may be the pair of a cell.
fn of_two(of_use: &[CellSet; 9], cell: Cell) -> bool {
    of_use.iter().filter(|cells| cells.contains(cell)).count() >= 2
}

/// Cells with their pairs that may become a pattern.
#[derive(Clone, Copy, Default)]
struct Begun {
    /// The cells that may still be chosen.
    open: CellSet,
    /// The cells that are chosen, with their pairs.
    chosen: [Option<(Cell, DigitSet)>; MOST_CELLS],
    count: usize,
    /// By digit, the houses where one of the pairs has it, and the cells of those where two have
    /// it.
    once: [HouseSet; 9],
    full: [CellSet; 9],
    /// The number of these digits in houses that have them once.
    alone: usize,
    guardians: usize,
}

impl Begun {
    /// The same with one more cell.
    fn with(&self, cell: Cell, pair: DigitSet, guardians: usize) -> Begun {
        let mut begun = *self;
        let houses: HouseSet = cell.houses().into_iter().collect();
        for digit in pair {
            let once = &mut begun.once[digit.index()];
            let again = *once & houses;
            *once = (*once | houses) - again;
            begun.alone = begun.alone + houses.len() - 2 * again.len();
            begun.full[digit.index()] |= again.cells();
        }
        begun.guardians += guardians;
        begun.open.remove(cell);
        begun.chosen[begun.count] = Some((cell, pair));
        begun.count += 1;
        begun
    }

    fn pairs(&self) -> impl Iterator<Item = (Cell, DigitSet)> {
        self.chosen.into_iter().flatten()
    }
}

/// A search for all patterns.
struct Search<'s> {
    position: &'s Position,
    /// By digit, the cells where it may be in the pair.
    of_use: [CellSet; 9],
    /// The cells with two such digits.
    usable: CellSet,
    /// By the number of guardians that are still allowed, the cells that have no more.
    few: [CellSet; MOST_GUARDIANS + 1],
    left: u32,
    found: &'s mut Vec<Guarded>,
}

impl<'s> Search<'s> {
    fn new(position: &'s Position, found: &'s mut Vec<Guarded>) -> Search<'s> {
        let of_use = of_use(position);
        let usable: CellSet = position.empty_cells().iter().filter(|cell| of_two(&of_use, *cell)).collect();
        let few = std::array::from_fn(|most| {
            usable.iter().filter(|cell| position.candidates(*cell).len() <= most + 2).collect()
        });
        Search { position, of_use, usable, few, left: 0, found }
    }

    /// Collects every pattern that the cells can become.
    fn extend(&mut self, begun: &Begun) {
        let Some(left) = self.left.checked_sub(1) else { return };
        self.left = left;
        // Each cell completes at most two digits in three houses.
        if begun.alone > 6 * (MOST_CELLS - begun.count) {
            return;
        }
        let Some((digit, places)) = self.fewest(begun) else { return self.take(begun) };
        for cell in places {
            let others = self.position.candidates(cell).without(digit);
            for other in others {
                if self.places(begun, other).contains(cell) {
                    let pair: DigitSet = [digit, other].into_iter().collect();
                    self.extend(&begun.with(cell, pair, others.len() - 1));
                }
            }
        }
    }

    /// The cells that may have a digit in their pair.
    fn places(&self, begun: &Begun, digit: Digit) -> CellSet {
        let few = self.few[MOST_GUARDIANS - begun.guardians];
        (begun.open & few & self.of_use[digit.index()]) - begun.full[digit.index()]
    }

    /// A digit that one pair of a house has alone, and the cells that could be the other, where
    /// these are fewest.
    fn fewest(&self, begun: &Begun) -> Option<(Digit, CellSet)> {
        let (mut fewest, mut least) = (None, usize::MAX);
        for digit in Digit::all().filter(|digit| !begun.once[digit.index()].is_empty()) {
            let all = self.places(begun, digit);
            for house in begun.once[digit.index()].iter() {
                let places = all & house.cells();
                if places.is_empty() {
                    return Some((digit, places));
                }
                // Mostly there are two at the least, and one place is seen without counting.
                let count = match least {
                    1 => continue,
                    2 if places.single().is_none() => continue,
                    _ => places.len(),
                };
                if count < least {
                    (fewest, least) = (Some((digit, places)), count);
                }
            }
        }
        fewest
    }

    /// Collects the pattern, unless it is a rectangle or a loop of two digits.
    fn take(&mut self, begun: &Begun) {
        let digits = begun.pairs().fold(DigitSet::EMPTY, |all, (_, pair)| all | pair);
        if digits.len() > 2 && begun.guardians > 0 {
            let of_pair = |(cell, pair): (Cell, DigitSet)| pair.iter().map(move |digit| Candidate::new(cell, digit));
            let (cells, domain) =
                (begun.pairs().map(|(cell, _)| cell).collect(), begun.pairs().flat_map(of_pair).collect());
            self.found.push(Guarded::with_domain(self.position, ForbiddenShape::Pairs, Because::Deadly, cells, domain));
        }
    }
}
