//! Aligned exclusion: a digit of a cell that leaves no way to fill another cell (pair) or two
//! others (triple).
//!
//! Two cells cannot both have the same digit if they see each other. Nor can one be x and the other
//! y if these are all places of x and of y in some almost locked set that they see: the set would
//! lose two digits and have too few. A cell with x and y alone is the smallest such set. If x in a
//! cell is compatible with no digit of another cell, it is false; likewise if it is compatible with
//! no choice of digits for two other cells, where the three may also take all digits from one cell.
//!
//! **Proof.** The other cells, and the cells of the sets.

use super::petals::Petals;
use crate::board::{Candidate, Cell, CellSet, Digit, DigitSet, Element, Literal, Position, in_at_least};
use crate::hash::HashMap;
use crate::logic::{
    AlmostLockedSet, Clash, Evidence, Exclusion, Facts, Family, Flow, Idea, Limits, Proof, Sink, Spec, Supposed,
};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// Two cells.
pub static ALIGNED_PAIR_EXCLUSION: Spec =
    Spec::new("aligned-pair-exclusion", Family::Als, pairs).se(62).evidence(Evidence::Derived).idea(Idea::Suppose);

/// Three cells.
pub static ALIGNED_TRIPLE_EXCLUSION: Spec =
    Spec::new("aligned-triple-exclusion", Family::Als, triples).se(75).evidence(Evidence::Derived).idea(Idea::Suppose);

fn pairs(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let (position, petals) = (facts.position(), facts.get::<Petals>());
    let mut found: BTreeMap<(Cell, Cell), DigitSet> = BTreeMap::new();
    for gone in position.all_candidates() {
        for partner in dead(facts, &petals, &[gone]).without(gone.cell()) {
            found.entry((gone.cell(), partner)).or_default().insert(gone.digit());
        }
    }
    let clashes = Clashes::new(&petals);
    found.into_iter().try_for_each(|((cell, partner), digits)| {
        let of_digit = |digit| Supposed {
            digit,
            alone: alone(facts, &clashes, Candidate::new(cell, digit), 0, partner),
            together: Vec::new(),
        };
        let supposed = digits.iter().map(of_digit).collect();
        hand_over(Exclusion { cell, partners: vec![partner], supposed }, sink)
    })
}

fn triples(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let (position, petals) = (facts.position(), facts.get::<Petals>());
    let of_three = of_three(position);
    let mut found: BTreeMap<(Cell, Cell, Cell), DigitSet> = BTreeMap::new();
    for gone in position.all_candidates() {
        let all = std::array::from_fn(|digit| position.cells_for(Digit::from_index(digit)));
        let left = alive(&petals, all, gone);
        let partners = cells_with(&left, false).without(gone.cell());
        for one in cells_with(&left, true) & partners {
            let mut twos = partners.without(one);
            for digit in position.candidates(one).iter().filter(|digit| left[digit.index()].contains(one)) {
                if twos.is_empty() {
                    break;
                }
                let one = Candidate::new(one, digit);
                let mut taken = [CellSet::EMPTY; 9];
                taken[digit.index()] = one.cell().peers();
                for (cell, third) in third_digits(position, of_three, gone, one) {
                    taken[third.index()] |= cell.peers();
                }
                for ((&left, &excluded), taken) in left.iter().zip(petals.excluded_by_sets(one)).zip(taken) {
                    twos -= left - (excluded | taken);
                    if twos.is_empty() {
                        break;
                    }
                }
            }
            for two in twos {
                let (first, second) = (one.min(two), one.max(two));
                found.entry((gone.cell(), first, second)).or_default().insert(gone.digit());
            }
        }
    }
    let clashes = Clashes::new(&petals);
    found.into_iter().try_for_each(|((cell, one, two), digits)| {
        let of_digit = |digit| supposed(facts, &clashes, of_three, Candidate::new(cell, digit), [one, two]);
        let supposed: Vec<Supposed> = digits.iter().filter_map(of_digit).collect();
        if supposed.is_empty() {
            sink.tick()
        } else {
            hand_over(Exclusion { cell, partners: vec![one, two], supposed }, sink)
        }
    })
}

fn hand_over(pattern: Exclusion, sink: &mut Sink<'_>) -> Flow {
    let gone: Vec<Literal> =
        pattern.supposed.iter().map(|supposed| Literal::is_not(Candidate::new(pattern.cell, supposed.digit))).collect();
    let proof = Proof::of(pattern.truths());
    sink.find(pattern.into(), gone, proof)
}

/// The cells that have no digit left if these candidates are true.
fn dead(facts: &Facts, petals: &Petals, supposed: &[Candidate]) -> CellSet {
    let position = facts.position();
    let alive = |alive, digit| {
        let excluded = supposed.iter().fold(CellSet::EMPTY, |all, one| all | petals.excluded(*one, digit));
        alive | (position.cells_for(digit) - excluded)
    };
    position.empty_cells() - DigitSet::full().iter().fold(CellSet::EMPTY, alive)
}

/// For each digit, those of some cells that may still have it if a candidate is true.
fn alive(petals: &Petals, mut cells: [CellSet; 9], one: Candidate) -> [CellSet; 9] {
    for (left, excluded) in cells.iter_mut().zip(petals.excluded_by_sets(one)) {
        *left -= *excluded;
    }
    cells[one.digit().index()] -= one.cell().peers();
    cells
}

/// The cells with a digit left; with `few`, those with at most two.
fn cells_with(left: &[CellSet; 9], few: bool) -> CellSet {
    let [one, _, three] = in_at_least(left);
    if few { one - three } else { one }
}

/// The cells with three candidates.
fn of_three(position: &Position) -> CellSet {
    position.empty_cells().iter().filter(|cell| position.candidates(*cell).len() == 3).collect()
}

/// Those of the cells with three candidates that two candidates leave with a single one, with this
/// third digit.
fn third_digits(
    position: &Position,
    of_three: CellSet,
    one: Candidate,
    two: Candidate,
) -> impl Iterator<Item = (Cell, Digit)> {
    let lose = |one: Candidate| position.cells_for(one.digit()) & one.cell().peers();
    let losing = if one.digit() == two.digit() { CellSet::EMPTY } else { of_three & lose(one) & lose(two) };
    losing.iter().filter_map(move |cell| {
        let rest = position.candidates(cell).without(one.digit()).without(two.digit());
        rest.single().map(|third| (cell, third))
    })
}

/// The reasons for which a candidate alone takes digits from a partner.
fn alone(
    facts: &Facts,
    clashes: &Clashes<'_>,
    gone: Candidate,
    place: usize,
    partner: Cell,
) -> Vec<(usize, Digit, Clash)> {
    let digits = facts.position().candidates(partner).iter();
    let clash = |digit| Some((place, digit, clashes.between(gone, Candidate::new(partner, digit))?));
    digits.filter_map(clash).collect()
}

/// The reasons why candidates are incompatible, each looked for once, as the same two come up in
/// many steps.
struct Clashes<'p> {
    petals: &'p Petals,
    known: RefCell<HashMap<(Candidate, Candidate), Option<Clash>>>,
}

impl<'p> Clashes<'p> {
    fn new(petals: &'p Petals) -> Clashes<'p> {
        Clashes { petals, known: RefCell::default() }
    }

    /// The reason why two candidates are incompatible.
    fn between(&self, one: Candidate, two: Candidate) -> Option<Clash> {
        if one.conflicts(two) {
            return Some(Clash::Same);
        }
        let smallest = || self.petals.between(one, two).min_by_key(|set| set.cells.len()).map(Clash::Set);
        *self.known.borrow_mut().entry((one, two)).or_insert_with(smallest)
    }
}

/// The reasons why a digit leaves no way to fill two other cells; none if there is a way.
fn supposed(
    facts: &Facts,
    clashes: &Clashes<'_>,
    of_three: CellSet,
    gone: Candidate,
    [one, two]: [Cell; 2],
) -> Option<Supposed> {
    let position = facts.position();
    let mut all = alone(facts, clashes, gone, 0, one);
    all.extend(alone(facts, clashes, gone, 1, two));
    let mut together = Vec::new();
    for x in clashes.petals.left(facts, gone, one) {
        for y in clashes.petals.left(facts, gone, two) {
            let [first, second] = [Candidate::new(one, x), Candidate::new(two, y)];
            let whole = || {
                let mut cells = third_digits(position, of_three, gone, first);
                cells.find(|(cell, third)| *third == y && cell.sees(two)).map(|(cell, _)| {
                    let digits = position.candidates(cell);
                    Clash::Set(AlmostLockedSet { cells: CellSet::of(cell), digits })
                })
            };
            together.push(([x, y], clashes.between(first, second).or_else(whole)?));
        }
    }
    Some(Supposed { digit: gone.digit(), alone: all, together })
}
