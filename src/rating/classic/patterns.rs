//! Steps without chains.

use super::making::step;
use crate::board::{Candidate, Cell, CellSet, Constraint, Digit, DigitSet, House, HouseKind, Literal, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::logic::{
    AlmostLockedSet, Alternatives, Branches, Case, Clash, Event, Exclusion, Facts, Family, Limits, Literals,
    LockedCandidates, Proof, Single, Spec, Step, Subset, SubsetKind, Supposed, Wing,
};
use crate::rating::se::{SePattern, SeStep};
use crate::technique::{all, direct, in_group_of, known, of_family};

/// The step as the engine found it; none for chains, and for rules that the classic does not have.
pub fn own(found: &SeStep, concluded: &Literals, facts: &Facts, cancel: Cancel<'_>) -> Result<Option<Step>, Cancelled> {
    let position = facts.position();
    Ok(match found.pattern {
        SePattern::Single(constraint) => found.placement.map(|candidate| single(found, constraint, candidate)),
        SePattern::Locked(pattern) => locked(found, pattern, position),
        SePattern::Subset(pattern) => set(found, pattern, position),
        SePattern::Fish(pattern) => {
            sized(&BASIC_FISH, pattern.base.len()).map(|spec| step(spec, pattern.into(), concluded, pattern.proof()))
        }
        SePattern::Wing(pattern) => Some(wing(concluded, pattern)),
        SePattern::Loop { length, kind } => {
            let types = if length == 4 { &RECTANGLES } else { &LOOPS };
            let asked = of_kind(types, kind).chain(in_group_of(types[0])).chain(of_family(Family::Uniqueness));
            of_catalogue(&asked.collect::<Vec<_>>(), concluded, &[], facts, cancel)?
        }
        SePattern::Grave { kind } => {
            let others =
                [&known::BUG_TYPE_2, &known::BUG_TYPE_3, &known::BUG_TYPE_4, &known::BUG_PLUS_N, &known::BUG_XZ];
            let asked = of_kind(&GRAVES, kind).chain(others);
            of_catalogue(&asked.collect::<Vec<_>>(), concluded, &[], facts, cancel)?
        }
        SePattern::Aligned { cells, excluders } => aligned(found, cells, excluders, position),
        SePattern::StrongLinks { digit, bases, links } => {
            let truths = bases.into_iter().take(usize::from(links)).map(|base| Constraint::digit_in(digit, base));
            let asked = of_family(Family::SingleDigit).chain(LINKS).collect::<Vec<_>>();
            of_catalogue(&asked, concluded, &truths.collect::<Vec<_>>(), facts, cancel)?
        }
        SePattern::BentWing { set, cell } => {
            let truths = set.with(cell).iter().map(Constraint::cell).collect::<Vec<_>>();
            of_catalogue(&SETS, concluded, &truths, facts, cancel)?
        }
        SePattern::Chains => None,
    })
}

/// Techniques by size: the first for two.
static BASIC_FISH: [&Spec; 3] = [&known::X_WING, &known::SWORDFISH, &known::JELLYFISH];
static NAKED: [&Spec; 3] = [&known::NAKED_PAIR, &known::NAKED_TRIPLE, &known::NAKED_QUAD];
static HIDDEN: [&Spec; 3] = [&known::HIDDEN_PAIR, &known::HIDDEN_TRIPLE, &known::HIDDEN_QUAD];

/// Techniques by type, from 1.
static RECTANGLES: [&Spec; 4] = [
    &known::UNIQUE_RECTANGLE_TYPE_1,
    &known::UNIQUE_RECTANGLE_TYPE_2,
    &known::UNIQUE_RECTANGLE_TYPE_3,
    &known::UNIQUE_RECTANGLE_TYPE_4,
];
static LOOPS: [&Spec; 4] =
    [&known::UNIQUE_LOOP_TYPE_1, &known::UNIQUE_LOOP_TYPE_2, &known::UNIQUE_LOOP_TYPE_3, &known::UNIQUE_LOOP_TYPE_4];
static GRAVES: [&Spec; 4] = [&known::BUG_PLUS_1, &known::BUG_TYPE_2, &known::BUG_TYPE_3, &known::BUG_TYPE_4];

/// Chains and loops of one digit, after those that have a name of their own.
static LINKS: [&Spec; 4] = [&known::X_CYCLE, &known::X_CHAIN, &known::GROUPED_X_CYCLE, &known::GROUPED_AIC];
/// An almost locked set and a cell with two candidates.
static SETS: [&Spec; 6] = [
    &known::WXYZ_WING,
    &known::VWXYZ_WING,
    &known::UVWXYZ_WING,
    &known::TUVWXYZ_WING,
    &known::ALS_XZ_DOUBLY,
    &known::ALS_XZ,
];

/// The technique for a size, from 2.
fn sized(techniques: &[&'static Spec; 3], size: usize) -> Option<&'static Spec> {
    techniques.get(size.checked_sub(2)?).copied()
}

/// The technique for a type, from 1.
fn of_kind(types: &'static [&'static Spec; 4], kind: u8) -> impl Iterator<Item = &'static Spec> {
    types.iter().skip(usize::from(kind).saturating_sub(1)).take(1).copied()
}

fn single(found: &SeStep, constraint: Constraint, candidate: Candidate) -> Step {
    let technique = match constraint.house_and_digit() {
        None => &known::NAKED_SINGLE,
        Some(_) if found.rating.0 == 10 => &known::FULL_HOUSE,
        Some((house, _)) => match house.kind() {
            HouseKind::Box => &known::HIDDEN_SINGLE_BOX,
            HouseKind::Row => &known::HIDDEN_SINGLE_ROW,
            HouseKind::Column => &known::HIDDEN_SINGLE_COLUMN,
        },
    };
    let concluded = Literals::of(Literal::is(candidate));
    step(technique, Single { constraint, candidate }.into(), &concluded, Proof::of_one(constraint))
}

/// A pattern together with the single that it leaves.
fn direct_step(technique: &'static Spec, first: Step, house: House, candidate: Candidate) -> Option<Step> {
    let branches = direct(&first, Constraint::digit_in(candidate.digit(), house), candidate);
    let proof = branches.proof();
    Some(step(technique, branches.into(), &Literals::of(Literal::is(candidate)), proof))
}

/// Locked candidates whose places in this house are all in another.
pub fn locked_from(base: House) -> &'static Spec {
    if base.kind() == HouseKind::Box { &known::LOCKED_CANDIDATES_POINTING } else { &known::LOCKED_CANDIDATES_CLAIMING }
}

fn locked(found: &SeStep, pattern: LockedCandidates, position: &Position) -> Option<Step> {
    let LockedCandidates { digit, base, cover } = pattern;
    let gone = position.candidates_for(digit, position.cells_in(digit, cover) - base.cells());
    let proof = Proof::of_one(Constraint::digit_in(digit, base));
    let first = step(locked_from(base), pattern.into(), &gone.iter().map(Literal::is_not).collect(), proof);
    let Some(candidate) = found.placement else { return Some(first) };
    let house = candidate.cell().houses().into_iter().find(|house| house.kind() == base.kind())?;
    let technique = if base.kind() == HouseKind::Box { &known::DIRECT_POINTING } else { &known::DIRECT_CLAIMING };
    direct_step(technique, first, house, candidate)
}

fn set(found: &SeStep, pattern: Subset, position: &Position) -> Option<Step> {
    let Subset { house, cells, digits, .. } = pattern;
    let is_naked = pattern.kind == SubsetKind::Naked;
    let technique = sized(if is_naked { &NAKED } else { &HIDDEN }, digits.len())?;
    let (losing, lost) = if is_naked { (house.cells() - cells, digits) } else { (cells, DigitSet::full() - digits) };
    let gone = lost.iter().flat_map(|digit| position.candidates_for(digit, losing).iter());
    let gone: Literals = gone.map(Literal::is_not).collect();
    let proof = if is_naked {
        Proof::of(cells.iter().map(Constraint::cell))
    } else {
        Proof::of(digits.iter().map(|digit| Constraint::digit_in(digit, house)))
    };
    let first = step(technique, pattern.into(), &gone, proof);
    let Some(candidate) = found.placement else { return Some(first) };
    let technique = if digits.len() == 2 { &known::DIRECT_HIDDEN_PAIR } else { &known::DIRECT_HIDDEN_TRIPLET };
    direct_step(technique, first, house, candidate)
}

fn wing(concluded: &Literals, mut pattern: Wing) -> Step {
    let [(_, one), (_, two)] = pattern.wings;
    let proof = Proof::of([pattern.pivot, one, two].map(Constraint::cell));
    pattern.wings.sort_unstable();
    step(if pattern.in_pivot { &known::XYZ_WING } else { &known::XY_WING }, pattern.into(), concluded, proof)
}

/// A step of these techniques with these conclusions; any further conclusions are dropped. One from
/// exactly these truths, if there are any, comes before others. Among equals the earlier technique
/// wins.
pub fn of_catalogue(
    techniques: &[&'static Spec],
    concluded: &Literals,
    truths: &[Constraint],
    facts: &Facts,
    cancel: Cancel<'_>,
) -> Result<Option<Step>, Cancelled> {
    let is_other = |step: &Step| {
        let asked = step.proof.questions();
        !truths.is_empty() && (asked.len() != truths.len() || asked.iter().any(|asked| !truths.contains(asked)))
    };
    let rank = |step: &Step| (is_other(step), step.concluded.len());
    let mut best: Option<Step> = None;
    for &spec in techniques {
        if spec.needs_uniqueness && !facts.is_unique(cancel)? {
            continue;
        }
        for step in all(spec, facts, &Limits::default(), cancel)? {
            let has_all = concluded.iter().all(|literal| step.concluded.contains(literal));
            let is_nearer = |best: &Step| rank(&step) < rank(best);
            if has_all && best.as_ref().is_none_or(is_nearer) {
                best = Some(step);
            }
        }
        if best.as_ref().is_some_and(|best| rank(best) == (false, concluded.len())) {
            break;
        }
    }
    Ok(best.map(|best| Step { concluded: concluded.clone(), ..best }))
}

/// Aligned exclusion: a step for each cell that loses digits.
fn aligned(found: &SeStep, cells: CellSet, excluders: CellSet, position: &Position) -> Option<Step> {
    let technique = if cells.len() == 2 { &known::ALIGNED_PAIR_EXCLUSION } else { &known::ALIGNED_TRIPLE_EXCLUSION };
    let losing: CellSet = found.eliminations.iter().map(Candidate::cell).collect();
    let of_cell = |cell: Cell| {
        let partners: Vec<Cell> = cells.without(cell).iter().collect();
        let gone = found.eliminations.iter().filter(|gone| gone.cell() == cell);
        let digits: Vec<Digit> = gone.map(Candidate::digit).collect();
        let supposed =
            digits.iter().map(|&digit| supposed(Candidate::new(cell, digit), &partners, excluders, position));
        let pattern = Exclusion { cell, partners: partners.clone(), supposed: supposed.collect::<Option<_>>()? };
        let concluded = digits.iter().map(|&digit| Literal::is_not(Candidate::new(cell, digit))).collect();
        let proof = Proof::of(pattern.truths());
        Some(step(technique, pattern.into(), &concluded, proof))
    };
    together(losing.iter().map(of_cell).collect::<Option<_>>()?)
}

/// Why a candidate leaves no way to fill the partners, given cells that see all of them.
fn supposed(gone: Candidate, partners: &[Cell], excluders: CellSet, position: &Position) -> Option<Supposed> {
    let clash = |all: &[Candidate]| {
        let last = all.last()?;
        if all.iter().rev().skip(1).any(|other| other.conflicts(*last)) {
            return Some(Clash::Same);
        }
        let taken: DigitSet = all.iter().map(|candidate| candidate.digit()).collect();
        let is_emptied = |cell: &Cell| position.candidates(*cell).is_subset(taken);
        excluders
            .iter()
            .find(is_emptied)
            .map(|cell| Clash::Set(AlmostLockedSet { cells: CellSet::of(cell), digits: position.candidates(cell) }))
    };
    let mut supposed = Supposed { digit: gone.digit(), alone: Vec::new(), together: Vec::new() };
    let mut left: Vec<Vec<Candidate>> = Vec::new();
    for (place, &partner) in partners.iter().enumerate() {
        left.push(Vec::new());
        for digit in position.candidates(partner) {
            let other = Candidate::new(partner, digit);
            match clash(&[gone, other]) {
                Some(why) => supposed.alone.push((place, digit, why)),
                None => left[place].push(other),
            }
        }
    }
    match left.as_slice() {
        [] => None,
        [one] => one.is_empty().then_some(supposed),
        [one, two, ..] => {
            for (&x, &y) in one.iter().flat_map(|x| two.iter().map(move |y| (x, y))) {
                let why = if x.conflicts(y) { Clash::Same } else { clash(&[gone, x, y])? };
                supposed.together.push(([x.digit(), y.digit()], why));
            }
            Some(supposed)
        }
    }
}

/// Joins several steps, each after the one before; a single step stays as it is.
pub fn together(mut steps: Vec<Step>) -> Option<Step> {
    let concluded: Literals = steps.iter().flat_map(|step| step.concluded.iter().copied()).collect();
    let technique = steps.last()?.technique;
    if steps.len() == 1 {
        return steps.pop();
    }
    let case = Case { assumed: Literals::default(), events: steps.into_iter().map(Event::Step).collect() };
    let branches = Branches { of: Alternatives::Nothing, cases: vec![case] };
    let proof = branches.proof();
    Some(Step { technique, pattern: branches.into(), concluded, proof, rating: None })
}
