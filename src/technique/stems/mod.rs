//! Stems and petals: one of several alternatives is true, and each leads to the same result.
//!
//! A *stem* is a source of alternatives: the guardians of a forbidden pattern, the places of a
//! digit in a house, the digits that some cells cannot all do without. Each alternative excludes
//! candidates by sight, or because it takes its digit from an almost locked set, its *petal*, which
//! then needs all its others; what all of them exclude is false. (That each excludes it by a line
//! of links is the work of [`lines`].)
//!
//! What a candidate excludes by sight or by a set is [one table](crate::technique::als::Petals) for
//! all stems. A stem is looked at only where its alternatives have something in common there. For
//! each candidate that goes, the simplest petals are told: one set for all before a set each, small
//! sets before large ones.
//!
//! **Proof.** The truths of the stem, and the cells of the sets.

mod house;
mod lines;
mod reach;
mod sets;
mod told;

pub use house::Houses;
pub use lines::{MOST_FOLLOWED, lines};
pub use reach::{Reached, StrongLinks};
pub use sets::Threes;
pub use told::{Shortest, Told};

use super::als::Petals;
use crate::board::{Candidate, CandidateSet, CellSet, Digit, DigitSet, Element, Literal, Position};
use crate::logic::{AlmostLockedSet, Alternatives, Blossom, Changes, Escape, Fact, Facts, Flow, Petal, Sink};
use crate::technique::guardians::Guarded;
use smallvec::SmallVec;
use std::marker::PhantomData;

/// The most alternatives of a stem.
pub const MOST: usize = 6;

/// The most cells of a petal.
const MOST_CELLS: usize = 5;

/// Alternatives of which one is true, each the candidates of one digit.
pub struct Stem {
    /// Their source.
    pub of: Alternatives,
    /// The alternatives.
    pub alternatives: Vec<CandidateSet>,
}

impl Stem {
    /// Candidates of which one is true.
    pub fn of_candidates(of: Alternatives, candidates: impl IntoIterator<Item = Candidate>) -> Stem {
        Stem { of, alternatives: candidates.into_iter().map(CandidateSet::of).collect() }
    }

    /// The candidates of all alternatives.
    pub fn candidates(&self) -> CandidateSet {
        self.alternatives.iter().fold(CandidateSet::EMPTY, |all, own| all | *own)
    }

    /// The guardians of a forbidden pattern, if they are not too many.
    pub fn of_guardians(position: &Position, pattern: &Guarded) -> Option<Stem> {
        let guardians: CandidateSet = pattern.guardians(position).collect();
        let of = || Alternatives::Guardians(Box::new(pattern.as_pattern(Escape::Excluded)));
        (1..=MOST).contains(&guardians.len()).then(|| Stem::of_candidates(of(), guardians))
    }

    /// Adds the guardians of each pattern that a search collects.
    pub fn of_each(position: &Position, found: &mut Vec<Stem>, search: impl FnOnce(&mut Vec<Guarded>)) {
        let mut patterns = Vec::new();
        search(&mut patterns);
        found.extend(patterns.iter().filter_map(|pattern| Stem::of_guardians(position, pattern)));
    }
}

/// A kind of stems.
pub trait StemKind: Send + 'static {
    /// Collects every stem of the kind.
    fn collect(facts: &Facts, found: &mut Vec<Stem>);
}

/// Every stem of a kind.
pub struct Stems<K>(pub Vec<Stem>, PhantomData<K>);

impl<K> Default for Stems<K> {
    fn default() -> Stems<K> {
        Stems(Vec::new(), PhantomData)
    }
}

impl<K: StemKind> Fact for Stems<K> {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        self.0.clear();
        K::collect(facts, &mut self.0);
    }
}

/// The sets of a blossom, the simplest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Form {
    /// None: each alternative excludes the conclusion by itself.
    Direct,
    /// A cell with two digits.
    Cell,
    /// One set of several cells.
    Set,
    /// Several cells.
    Cells,
    /// Several sets.
    Sets,
}

/// A stem with its petals, and what goes.
#[derive(Clone)]
pub struct Bloom {
    /// The form of the petals.
    pub form: Form,
    /// The alternatives and their sets.
    pub blossom: Blossom,
    /// The candidates that each of the alternatives excludes.
    pub lost: CandidateSet,
    /// The number of cells of all sets.
    cells: usize,
}

/// The blossoms of all stems of a kind, the simplest first.
struct Blooms<K>(Vec<Bloom>, PhantomData<K>);

impl<K> Default for Blooms<K> {
    fn default() -> Blooms<K> {
        Blooms(Vec::new(), PhantomData)
    }
}

impl<K: StemKind> Fact for Blooms<K> {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        self.0.clear();
        let stems = facts.get::<Stems<K>>();
        if stems.0.is_empty() {
            return;
        }
        let (position, petals) = (facts.position(), facts.get::<Petals>());
        stems.0.iter().for_each(|stem| blooms(position, &petals, stem, &mut self.0));
        self.0.sort_by_cached_key(|bloom| (bloom.form, bloom.cells, std::cmp::Reverse(bloom.lost.len())));
    }
}

/// Reports the blossoms of a kind of stems that fit.
pub fn blossoms<K: StemKind>(facts: &Facts, fits: impl Fn(&Bloom) -> bool, sink: &mut Sink<'_>) -> Flow {
    facts.get::<Blooms<K>>().0.iter().filter(|bloom| fits(bloom)).try_for_each(|bloom| {
        let proof = bloom.blossom.proof();
        sink.find(bloom.blossom.clone().into(), bloom.lost.iter().map(Literal::is_not), proof)
    })
}

/// Reports the candidates that the alternatives of a stem exclude by sight, or a single one, which
/// is true.
pub fn at_once(position: &Position, stem: &Stem, sink: &mut Sink<'_>) -> Flow {
    let own = stem.candidates();
    let (digits, concluded) = match own.single() {
        Some(only) => (DigitSet::of(only.digit()), vec![Literal::is(only)]),
        None => {
            let of_digit =
                |digit| (digit, own.iter().filter(|own| own.digit() == digit).map(Candidate::cell).collect());
            let lost = excluded_by_all(position, &Digit::all().map(of_digit).collect::<Vec<_>>());
            (lost.iter().map(Candidate::digit).collect(), lost.iter().map(Literal::is_not).collect())
        }
    };
    if concluded.is_empty() {
        return Flow::Continue(());
    }
    let petals = stem.alternatives.iter().map(|&own| Petal { own, set: None }).collect();
    let blossom = Blossom { stem: stem.of.clone(), petals, digits };
    let proof = blossom.proof();
    sink.find(blossom.into(), concluded, proof)
}

/// What all of some candidates exclude by sight, given the places of each digit: the digit in a
/// cell that sees all its places, and is the only place of every other digit.
pub fn excluded_by_all(position: &Position, own: &[(Digit, CellSet)]) -> CandidateSet {
    let there = || own.iter().filter(|(_, places)| !places.is_empty());
    let only = |places: CellSet| places.single().map_or(CellSet::EMPTY, CellSet::of);
    let lost = |digit: Digit| {
        let excluded =
            |&(other, places): &(Digit, CellSet)| if other == digit { places.common_peers() } else { only(places) };
        there().map(excluded).fold(position.cells_for(digit), |all, some| all & some)
    };
    // Any other digit goes only from the one cell of all.
    let cell = there().fold(CellSet::full(), |cell, (_, places)| cell & only(*places));
    let digits = if cell.is_empty() { there().map(|(digit, _)| *digit).collect() } else { DigitSet::full() };
    digits.iter().flat_map(|digit| lost(digit).iter().map(move |cell| Candidate::new(cell, digit))).collect()
}

/// Adds the blossoms of a stem: for each candidate that all alternatives exclude, the simplest
/// petals; candidates with the same petals go together.
fn blooms(position: &Position, petals: &Petals, stem: &Stem, found: &mut Vec<Bloom>) {
    let common = common(position, petals, &stem.alternatives);
    if common.is_empty() {
        return;
    }
    let alternatives = stem.alternatives.iter().map(|own| (*own, own.iter().collect()));
    let alternatives: SmallVec<[(CandidateSet, SmallVec<[Candidate; 4]>); 4]> = alternatives.collect();
    let mut own: Vec<(Vec<Petal>, CandidateSet)> = Vec::new();
    for gone in common {
        let Some(chosen) = simplest(petals, &alternatives, gone) else { continue };
        match own.iter_mut().find(|(known, _)| *known == chosen) {
            Some((_, lost)) => lost.insert(gone),
            None => own.push((chosen, CandidateSet::of(gone))),
        };
    }
    found.extend(own.into_iter().map(|(petals, lost)| {
        let digits = lost.iter().map(Candidate::digit).collect();
        Bloom::new(Blossom { stem: stem.of.clone(), petals, digits }, lost)
    }));
}

impl Bloom {
    fn new(blossom: Blossom, lost: CandidateSet) -> Bloom {
        let cells: CellSet = blossom.sets().fold(CellSet::EMPTY, |all, set| all | set.cells);
        let are_cells = blossom.sets().all(|set| set.cells.len() == 1);
        let form = match (blossom.sets().count(), are_cells) {
            (0, _) => Form::Direct,
            (1, true) => Form::Cell,
            (1, false) => Form::Set,
            (_, true) => Form::Cells,
            (_, false) => Form::Sets,
        };
        Bloom { form, blossom, lost, cells: cells.len() }
    }

    /// The number of alternatives that need a set.
    pub fn petals(&self) -> usize {
        self.blossom.petals.iter().filter(|petal| petal.set.is_some()).count()
    }

    /// Whether there is one set, in a house with all alternatives.
    pub fn is_in_house(&self) -> bool {
        let cells = self.blossom.petals.iter().fold(CellSet::EMPTY, |all, petal| all | petal.cells());
        let all = self.blossom.sets().fold(cells, |all, set| all | set.cells);
        matches!(self.form, Form::Cell | Form::Set) && all.common_houses().next().is_some()
    }

    /// Whether each alternative has a cell, not all the same one, and all cells have the same two
    /// digits.
    pub fn are_alike(&self) -> bool {
        let sets: Vec<AlmostLockedSet> = self.blossom.sets().collect();
        let is_same = |set: &AlmostLockedSet| set.digits == sets[0].digits;
        self.form == Form::Cells && sets.iter().all(is_same) && self.petals() == self.blossom.petals.len()
    }
}

/// The candidates that each alternative excludes, or may exclude.
fn common(position: &Position, petals: &Petals, alternatives: &[CandidateSet]) -> CandidateSet {
    let mut common = Lost::all(position);
    for own in alternatives {
        common.keep(petals, *own);
        if common.open.is_empty() {
            break;
        }
    }
    common.candidates()
}

/// By digit, the cells that lose it.
#[derive(Clone)]
struct Lost {
    cells: [CellSet; 9],
    /// The digits that any cell loses.
    open: DigitSet,
}

impl Lost {
    /// All candidates.
    fn all(position: &Position) -> Lost {
        Lost {
            cells: std::array::from_fn(|digit| position.cells_for(Digit::from_index(digit))),
            open: DigitSet::full(),
        }
    }

    /// Keeps what an alternative excludes, or may exclude: each of several places of a digit may do
    /// so by a set of its own.
    fn keep(&mut self, petals: &Petals, own: CandidateSet) {
        for candidate in own {
            let (cell, excluded) = (candidate.cell(), petals.excluded_by_sets(candidate));
            for digit in self.open {
                let by_sight = if digit == candidate.digit() { cell.peers() } else { CellSet::of(cell) };
                self.cells[digit.index()] &= excluded[digit.index()] | by_sight;
                self.close_if_empty(digit);
            }
        }
    }

    /// Keeps what is also lost there.
    fn and(mut self, other: &Lost) -> Lost {
        for digit in self.open {
            self.cells[digit.index()] &= other.cells[digit.index()];
            self.close_if_empty(digit);
        }
        self
    }

    /// Whether anything is also lost there.
    fn meets(&self, other: &Lost) -> bool {
        let is_met = |digit: Digit| !self.cells[digit.index()].is_disjoint(other.cells[digit.index()]);
        (self.open & other.open).iter().any(is_met)
    }

    fn close_if_empty(&mut self, digit: Digit) {
        if self.cells[digit.index()].is_empty() {
            self.open.remove(digit);
        }
    }

    fn candidates(&self) -> CandidateSet {
        let of_digit = |digit: Digit| self.cells[digit.index()].iter().map(move |cell| Candidate::new(cell, digit));
        self.open.iter().flat_map(of_digit).collect()
    }
}

/// The simplest petals with which each alternative excludes a candidate.
fn simplest(
    petals: &Petals,
    alternatives: &[(CandidateSet, SmallVec<[Candidate; 4]>)],
    gone: Candidate,
) -> Option<Vec<Petal>> {
    let is_direct = |own: &[Candidate]| own.iter().all(|own| own.conflicts(gone));
    let indirect = alternatives.iter().filter(|(_, own)| !is_direct(own)).flat_map(|(_, own)| own).copied();
    if indirect.clone().any(|own| own.digit() == gone.digit()) {
        return None;
    }
    let all = |own: SmallVec<[Candidate; 8]>| petals.taken_by(own).take_while(|set| set.cells.len() <= MOST_CELLS);
    // One set for all, a small one before one in a house with them.
    let places: CellSet = alternatives.iter().flat_map(|(_, own)| own).map(|own| own.cell()).collect();
    let is_apart = |set: &AlmostLockedSet| (places | set.cells).common_houses().next().is_none();
    let mut for_all = all(indirect.chain([gone]).collect());
    let one = for_all.next().map(|first| {
        let as_small = for_all.take_while(|set| set.cells.len() == first.cells.len());
        std::iter::once(first).chain(as_small).find(|set| !is_apart(set)).unwrap_or(first)
    });
    let petal = |(own, candidates): &(CandidateSet, SmallVec<[Candidate; 4]>)| {
        let set = match one {
            _ if is_direct(candidates) => None,
            Some(one) => Some(one),
            None => Some(all(candidates.iter().copied().chain([gone]).collect()).next()?),
        };
        Some(Petal { own: *own, set })
    };
    alternatives.iter().map(petal).collect()
}
