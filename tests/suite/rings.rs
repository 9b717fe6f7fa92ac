//! Odd rings and impossible patterns with several guardians, as a textbook defines them: every ring
//! and every choice of cells is tried.

use crate::common::pages::example;
use std::collections::BTreeSet;
use whydoku::board::{Candidate, Cell, CellSet, Constraint, Digit, DigitSet, Element, House, Literal, Position, View};
use whydoku::logic::{Facts, Limits, Pattern, Step};
use whydoku::technique::{self, by_id};
use whydoku::{Cancel, search};

/// What a technique finds.
fn found(id: &str, position: &Position, limits: &Limits) -> Vec<Step> {
    let spec = by_id(id).expect("it is in the catalogue");
    technique::all(spec, &Facts::new(position.clone()), limits, Cancel::NEVER).expect("never cancelled")
}

fn literals(steps: &[Step]) -> BTreeSet<Literal> {
    steps.iter().flat_map(|step| step.concluded.iter().copied()).collect()
}

/// The position on the page of a technique, and a few that lost some candidates which are not in
/// the solution.
fn positions(id: &str) -> Vec<Position> {
    let (position, step) = example(by_id(id).expect("it is in the catalogue"));
    let mut thinner = vec![position.clone()];
    let solution = search::solutions(&position, 1, Cancel::NEVER).expect("never cancelled")[0];
    for (number, candidate) in position.all_candidates().iter().enumerate().filter(|(number, _)| number % 17 == 0) {
        let is_kept = solution.get(candidate.cell()) == Some(candidate.digit());
        if number < 60 && !is_kept && !step.concluded.contains(&Literal::is_not(candidate)) {
            let mut thin = position.clone();
            thin.remove(candidate);
            thinner.push(thin);
        }
    }
    thinner
}

/// "Go from candidate to candidate of a constraint, an odd number of times, back to the first,
/// through no constraint and no candidate twice. All other candidates of the constraints conflict
/// with the target. The candidates of the ring do not, but the target may be one; then none of the
/// others is of the ring."
fn has_ring(
    position: &Position,
    target: Candidate,
    ring: &mut Vec<Candidate>,
    by: &mut Vec<Constraint>,
    longest: usize,
) -> bool {
    let (first, last) = (ring[0], ring[ring.len() - 1]);
    let through = first == target;
    last.constraints().into_iter().any(|constraint| {
        let others =
            |next: Candidate| position.candidates_of(constraint).filter(move |other| ![last, next].contains(other));
        let nexts: Vec<Candidate> = position.candidates_of(constraint).filter(|next| *next != last).collect();
        !by.contains(&constraint)
            && nexts.into_iter().any(|next| {
                let closes = next == first && ring.len() >= 5 && ring.len() % 2 == 1;
                let goes_on = !ring.contains(&next) && ring.len() < longest && (through || !next.conflicts(target));
                if !others(next).all(|other| other.conflicts(target)) || !(closes || goes_on) {
                    return false;
                }
                by.push(constraint);
                let is_ring = if closes {
                    !through || is_apart(position, ring, by)
                } else {
                    ring.push(next);
                    let is_ring = has_ring(position, target, ring, by, longest);
                    ring.pop();
                    is_ring
                };
                by.pop();
                is_ring
            })
    })
}

/// Whether none of the ring is a third candidate of one of its constraints.
fn is_apart(position: &Position, ring: &[Candidate], by: &[Constraint]) -> bool {
    by.iter().all(|by| position.candidates_of(*by).filter(|candidate| ring.contains(candidate)).count() == 2)
}

#[test]
fn oddagon_chains_are_odd_rings() {
    let mut limits = Limits::USUAL;
    limits.lines = 7;
    let mut seen = 0;
    for position in positions("oddagon-chain") {
        let all = position.all_candidates();
        let is_gone = |target: &Candidate| {
            let may_start = |start: &Candidate| *start == *target || !start.conflicts(*target);
            let mut starts = all.iter().filter(may_start);
            starts.any(|start| has_ring(&position, *target, &mut vec![start], &mut Vec::new(), limits.lines))
        };
        let textbook: BTreeSet<Literal> = all.iter().filter(is_gone).map(Literal::is_not).collect();
        assert_eq!(literals(&found("oddagon-chain", &position, &limits)), textbook, "{}", position.puzzle());
        seen += textbook.len();
    }
    assert!(seen > 3, "{seen}");
}

/// Cells that should be of three digits, and what else they can be.
type Guarded = (CellSet, Vec<Candidate>);

/// Every choice of cells with at most `most` candidates besides the three digits, no four of them
/// in a house.
fn choices(
    position: &Position,
    digits: DigitSet,
    rest: &[Cell],
    chosen: CellSet,
    most: usize,
    take: &mut dyn FnMut(CellSet),
) {
    take(chosen);
    for (place, &cell) in rest.iter().enumerate() {
        let guardians = (position.candidates(cell) - digits).len();
        let with = chosen.with(cell);
        if guardians <= most && cell.houses().into_iter().all(|house: House| (with & house.cells()).len() < 4) {
            choices(position, digits, &rest[place + 1..], with, most - guardians, take);
        }
    }
}

/// Whether cells can be filled with three digits.
fn can_be_filled(cells: &[Cell], filled: &mut Vec<(Cell, usize)>) -> bool {
    let Some((&cell, rest)) = cells.split_first() else { return true };
    (0..3).any(|digit| {
        let fits = filled.iter().all(|&(other, same)| same != digit || !other.sees(cell));
        fits && {
            filled.push((cell, digit));
            let can = can_be_filled(rest, filled);
            filled.pop();
            can
        }
    })
}

/// "Three cells in each of four boxes, two in each band and stack of the four, no two of a box in a
/// line."
fn is_tridagon(cells: CellSet) -> bool {
    let inside: Vec<CellSet> =
        (0..9).map(|number| cells & House::block(number).cells()).filter(|cells| !cells.is_empty()).collect();
    let lines = |of: fn(Cell) -> usize, cells: CellSet| cells.iter().map(of).collect::<BTreeSet<_>>().len();
    let is_slanted =
        |cells: &CellSet| cells.len() == 3 && lines(Cell::row, *cells) == 3 && lines(Cell::column, *cells) == 3;
    inside.len() == 4
        && inside.iter().all(is_slanted)
        && lines(Cell::row, cells) == 6
        && lines(Cell::column, cells) == 6
}

fn subsets_of_twelve(cells: &[Cell], chosen: CellSet, take: &mut dyn FnMut(CellSet)) {
    if chosen.len() == 12 {
        return take(chosen);
    }
    for (place, &cell) in cells.iter().enumerate() {
        let with = chosen.with(cell);
        // Three of a box, no two of these in a line; the boxes come one after the other.
        let inside = with & House::block(cell.box_number()).cells();
        let apart =
            inside.without(cell).iter().all(|other| other.row() != cell.row() && other.column() != cell.column());
        if apart && (inside.len() > 1 || chosen.len().is_multiple_of(3)) {
            subsets_of_twelve(&cells[place + 1..], with, take);
        }
    }
}

/// Every choice of three digits.
fn threes() -> impl Iterator<Item = DigitSet> {
    Digit::all().flat_map(|one| {
        let after = |digit: Digit| Digit::all().filter(move |other| *other > digit);
        after(one).flat_map(move |two| after(two).map(move |three| [one, two, three].into_iter().collect()))
    })
}

/// The cells that cannot be filled from three digits, with their guardians.
fn impossible(position: &Position, only_tridagons: bool, most: usize) -> Vec<Guarded> {
    let mut all = Vec::new();
    for digits in threes() {
        let usable: Vec<Cell> =
            position.empty_cells().iter().filter(|cell| !position.candidates(*cell).is_disjoint(digits)).collect();
        let guardians = |cells: CellSet| -> Vec<Candidate> {
            let of_cell =
                |cell| (position.candidates(cell) - digits).iter().map(move |digit| Candidate::new(cell, digit));
            cells.iter().flat_map(of_cell).collect()
        };
        let (pure, others): (Vec<Cell>, Vec<Cell>) =
            usable.iter().partition(|cell| position.candidates(**cell).is_subset(digits));
        let is_impossible = |cells: CellSet| !can_be_filled(&cells.iter().collect::<Vec<_>>(), &mut Vec::new());
        if only_tridagons {
            if pure.len() + most < 12 {
                continue;
            }
            let mut by_box: Vec<Cell> = usable.clone();
            by_box.sort_by_key(|cell| (cell.box_number(), *cell));
            subsets_of_twelve(&by_box, CellSet::EMPTY, &mut |cells| {
                if guardians(cells).len() <= most && is_tridagon(cells) && is_impossible(cells) {
                    all.push((cells, guardians(cells)));
                }
            });
        } else if pure.len() + most >= 10 {
            let pure: CellSet = pure.into_iter().collect();
            let mut here: Vec<CellSet> = Vec::new();
            choices(position, digits, &others, pure, most, &mut |cells| {
                if is_impossible(cells) && !here.iter().any(|fewer| fewer.is_subset(cells)) {
                    here.retain(|more| !cells.is_subset(*more));
                    here.push(cells);
                }
            });
            all.extend(here.into_iter().map(|cells| (cells, guardians(cells))));
        }
    }
    all
}

/// What a guardian comes to in four rounds of singles; none if that is a contradiction.
fn leads_to(position: &Position, guardian: Candidate) -> Option<BTreeSet<Literal>> {
    let mut now = position.clone();
    now.place(guardian);
    for _ in 0..4 {
        if now.contradiction().is_some() {
            return None;
        }
        let views = [View::Cell, View::Row, View::Column, View::Box];
        let round: Vec<Candidate> =
            views.into_iter().flat_map(|view| now.singles(view).collect::<Vec<_>>()).map(|(_, it)| it).collect();
        round.into_iter().for_each(|single| {
            now.place_if_possible(single);
        });
    }
    now.contradiction().is_none().then(|| {
        let result = |candidate: Candidate| match now.is_placed(candidate) {
            true => Some(Literal::is(candidate)),
            false => (!now.has(candidate)).then_some(Literal::is_not(candidate)),
        };
        position.all_candidates().iter().filter_map(result).collect()
    })
}

/// "What all guardians come to; those that come to a contradiction come to everything, and say of
/// themselves that they are false, which needs no others."
fn agreed(position: &Position, patterns: &[Guarded]) -> BTreeSet<Literal> {
    let mut all = BTreeSet::new();
    for (_, guardians) in patterns.iter().filter(|(_, guardians)| guardians.len() > 1) {
        let live: Vec<BTreeSet<Literal>> =
            guardians.iter().filter_map(|guardian| leads_to(position, *guardian)).collect();
        if let Some((first, rest)) = live.split_first() {
            let by_all = |result: &Literal| rest.iter().all(|other| other.contains(result));
            let of_one = |result: &Literal| !result.is_true() && guardians.contains(&result.candidate());
            let at_once = |result: &Literal| {
                !result.is_true() && guardians.iter().all(|guardian| guardian.conflicts(result.candidate()))
            };
            all.extend(first.iter().copied().filter(by_all).filter(|it| !of_one(it) && !at_once(it)));
        }
    }
    all
}

/// What is told by cases.
fn by_cases(steps: Vec<Step>) -> Vec<Step> {
    steps.into_iter().filter(|step| matches!(step.pattern, Pattern::Branches(_))).collect()
}

#[test]
fn what_all_guardians_of_a_tridagon_lead_to_is_found() {
    let id = "tridagon-ork-forcing-whip";
    let (position, _) = example(by_id(id).expect("it is in the catalogue"));
    let textbook = agreed(&position, &impossible(&position, true, 5));
    assert_eq!(literals(&found(id, &position, &Limits::USUAL)), textbook);
    assert!(!textbook.is_empty());
}

#[test]
fn what_all_guardians_of_cells_without_three_digits_lead_to_is_found() {
    let id = "three-digit-impossible-pattern-ork-whip";
    let (position, _) = example(by_id(id).expect("it is in the catalogue"));
    let mut patterns = impossible(&position, false, 4);
    // Those of a tridagon are the other technique's.
    let tridagons = impossible(&position, true, 5);
    let has_tridagon = |(_, guardians): &Guarded| {
        tridagons.iter().any(|(_, fewer)| fewer.iter().all(|guardian| guardians.contains(guardian)))
    };
    patterns.retain(|pattern| !has_tridagon(pattern));
    let textbook = agreed(&position, &patterns);
    assert_eq!(literals(&by_cases(found(id, &position, &Limits::USUAL))), textbook);
    assert!(!textbook.is_empty());
}
