//! Two definitions must agree: the textbook's, slow and literal, and the searches of the catalogue.
//!
//! The textbook side knows nothing of tables, masks or views. It tries every choice of cells,
//! digits and lines, takes the sentence of the definition word by word, and applies the house rule
//! in its own words: a set is not reported when a part of it already rules out everything that the
//! whole removes (or has no way to be met at all).

use crate::common::corpus::sample;
use crate::common::random::Random;
use crate::common::steps::instances;
use std::collections::BTreeSet;
use whydoku::board::{Candidate, Cell, Constraint, Digit, Element, House, HouseKind, Position};
use whydoku::technique::by_id;

/// What is removed, and the truths it follows from; both in order.
type Find = (Vec<Candidate>, Vec<Constraint>);

fn find(gone: impl IntoIterator<Item = Candidate>, truths: impl IntoIterator<Item = Constraint>) -> Find {
    let gone: BTreeSet<Candidate> = gone.into_iter().collect();
    let truths: BTreeSet<Constraint> = truths.into_iter().collect();
    (gone.into_iter().collect(), truths.into_iter().collect())
}

/// Every choice of `size` of the elements.
fn choices<T: Copy>(elements: &[T], size: usize) -> Vec<Vec<T>> {
    match (size, elements) {
        (0, _) => vec![Vec::new()],
        (_, []) => Vec::new(),
        (_, [first, rest @ ..]) => {
            let with = choices(rest, size - 1).into_iter().map(|mut chosen| {
                chosen.insert(0, *first);
                chosen
            });
            with.chain(choices(rest, size)).collect()
        }
    }
}

/// Every choice of some of the elements, but not of all.
fn parts<T: Copy>(elements: &[T]) -> Vec<Vec<T>> {
    (1..elements.len()).flat_map(|size| choices(elements, size)).collect()
}

fn places(position: &Position, digit: Digit, house: House) -> BTreeSet<Cell> {
    house.cells().iter().filter(|&cell| position.has(Candidate::new(cell, digit))).collect()
}

fn digits_of(position: &Position, cell: Cell) -> BTreeSet<Digit> {
    Digit::all().filter(|&digit| position.has(Candidate::new(cell, digit))).collect()
}

fn houses(kind: HouseKind) -> Vec<House> {
    House::all().filter(|house| house.kind() == kind).collect()
}

/// "In the base house all places for the digit (two or three) lie in the cover house as well; the
/// cover house loses the digit elsewhere."
fn locked_candidates(position: &Position, bases: &[HouseKind], covers: &[HouseKind]) -> BTreeSet<Find> {
    let mut found = BTreeSet::new();
    for digit in Digit::all() {
        for base in bases.iter().flat_map(|&kind| houses(kind)) {
            for cover in covers.iter().flat_map(|&kind| houses(kind)) {
                let (in_base, in_cover) = (places(position, digit, base), places(position, digit, cover));
                if in_base.len() >= 2 && in_base.is_subset(&in_cover) && in_cover.len() > in_base.len() {
                    let gone = in_cover.difference(&in_base).map(|&cell| Candidate::new(cell, digit));
                    found.insert(find(gone, [Constraint::digit_in(digit, base)]));
                }
            }
        }
    }
    found
}

/// "So many cells of a house hold only as many digits together; every other cell of a house that
/// they all share loses these digits." Nothing, if they do not.
fn naked_losses(position: &Position, cells: &[Cell]) -> BTreeSet<Candidate> {
    let digits: BTreeSet<Digit> = cells.iter().flat_map(|&cell| digits_of(position, cell)).collect();
    let mut lost = BTreeSet::new();
    if digits.len() == cells.len() {
        for house in House::all().filter(|house| cells.iter().all(|&cell| house.cells().contains(cell))) {
            for cell in house.cells().iter().filter(|cell| !cells.contains(cell)) {
                lost.extend(digits.iter().map(|&digit| Candidate::new(cell, digit)).filter(|&gone| position.has(gone)));
            }
        }
    }
    lost
}

/// Naked subsets; `locked` are those in a box and a line that both lose something besides.
fn naked(position: &Position, size: usize, locked: bool) -> BTreeSet<Find> {
    let mut found = BTreeSet::new();
    for house in House::all() {
        let empty: Vec<Cell> = house.cells().iter().filter(|&cell| position.digit(cell).is_none()).collect();
        for cells in choices(&empty, size) {
            if cells.iter().any(|&cell| digits_of(position, cell).is_empty()) {
                continue;
            }
            let lost = naked_losses(position, &cells);
            if lost.is_empty() {
                continue;
            }
            let in_box_and_line = {
                let loses = |house: House| {
                    let others = house.cells().iter().filter(|cell| !cells.contains(cell));
                    others.into_iter().any(|cell| lost.iter().any(|gone| gone.cell() == cell))
                };
                let beyond = |house: House, other: House| {
                    let others = house.cells() - other.cells();
                    lost.iter().any(|gone| others.contains(gone.cell()))
                };
                let shared: Vec<House> =
                    House::all().filter(|house| cells.iter().all(|&cell| house.cells().contains(cell))).collect();
                match shared.as_slice() {
                    // The line comes first, as houses are numbered; what it loses must lie outside
                    // the box.
                    [line, square] => loses(*square) && beyond(*line, *square),
                    _ => false,
                }
            };
            let removed_by_a_part = parts(&cells).iter().any(|part| {
                let digits: BTreeSet<Digit> = part.iter().flat_map(|&cell| digits_of(position, cell)).collect();
                let has_no_way = digits.len() < part.len();
                has_no_way || digits.len() == part.len() && lost.iter().all(|gone| digits.contains(&gone.digit()))
            });
            if in_box_and_line == locked && !removed_by_a_part {
                found.insert(find(lost, cells.iter().map(|&cell| Constraint::cell(cell))));
            }
        }
    }
    found
}

/// "So many digits of a house have only as many cells together; these cells lose every other
/// digit."
fn hidden_losses(position: &Position, house: House, digits: &[Digit]) -> BTreeSet<Candidate> {
    let cells: BTreeSet<Cell> = digits.iter().flat_map(|&digit| places(position, digit, house)).collect();
    let others = || Digit::all().filter(|digit| !digits.contains(digit));
    let possible = |cell: Cell| others().map(move |digit| Candidate::new(cell, digit));
    if cells.len() != digits.len() {
        return BTreeSet::new();
    }
    cells.into_iter().flat_map(possible).filter(|&gone| position.has(gone)).collect()
}

fn hidden(position: &Position, size: usize) -> BTreeSet<Find> {
    let mut found = BTreeSet::new();
    for house in House::all() {
        let open: Vec<Digit> = Digit::all().filter(|&digit| !places(position, digit, house).is_empty()).collect();
        for digits in choices(&open, size) {
            let lost = hidden_losses(position, house, &digits);
            if lost.is_empty() {
                continue;
            }
            let removed_by_a_part = parts(&digits).iter().any(|part| {
                let cells: BTreeSet<Cell> = part.iter().flat_map(|&digit| places(position, digit, house)).collect();
                let has_no_way = cells.len() < part.len();
                has_no_way || lost.is_subset(&hidden_losses(position, house, part))
            });
            if !removed_by_a_part {
                found.insert(find(lost, digits.iter().map(|&digit| Constraint::digit_in(digit, house))));
            }
        }
    }
    found
}

/// "The digit's places in n lines lie in n crossing lines; these lose it elsewhere."
fn fish_losses(position: &Position, digit: Digit, base: &[House], crossing: HouseKind) -> BTreeSet<Candidate> {
    let body: BTreeSet<Cell> = base.iter().flat_map(|&line| places(position, digit, line)).collect();
    let cover: Vec<House> =
        houses(crossing).into_iter().filter(|line| body.iter().any(|&cell| line.cells().contains(cell))).collect();
    if cover.len() != base.len() {
        return BTreeSet::new();
    }
    let covered = cover.iter().flat_map(|&line| places(position, digit, line));
    covered.filter(|cell| !body.contains(cell)).map(|cell| Candidate::new(cell, digit)).collect()
}

/// Whatever places the digit takes in these lines, does one of them see the candidate, or one
/// another? (So the part of a fish explains a loss also where its places share a box with it.)
fn is_impossible(position: &Position, candidate: Candidate, lines: &[House]) -> bool {
    let mut ways = vec![vec![candidate.cell()]];
    for &line in lines {
        let here = places(position, candidate.digit(), line);
        let longer = |way: &Vec<Cell>| {
            let free = here.iter().filter(|&&cell| way.iter().all(|&other| cell != other && !cell.sees(other)));
            free.map(|&cell| way.iter().copied().chain([cell]).collect()).collect::<Vec<Vec<Cell>>>()
        };
        ways = ways.iter().flat_map(longer).collect();
    }
    ways.is_empty()
}

fn fish(position: &Position, size: usize) -> BTreeSet<Find> {
    let mut found = BTreeSet::new();
    for (along, across) in [(HouseKind::Row, HouseKind::Column), (HouseKind::Column, HouseKind::Row)] {
        for digit in Digit::all() {
            let lines: Vec<House> =
                houses(along).into_iter().filter(|&line| !places(position, digit, line).is_empty()).collect();
            for base in choices(&lines, size) {
                let lost = fish_losses(position, digit, &base, across);
                if lost.is_empty() {
                    continue;
                }
                let removed_by_a_part =
                    parts(&base).iter().any(|part| lost.iter().all(|&gone| is_impossible(position, gone, part)));
                if !removed_by_a_part {
                    found.insert(find(lost, base.iter().map(|&line| Constraint::digit_in(digit, line))));
                }
            }
        }
    }
    found
}

fn textbook(id: &str, position: &Position) -> BTreeSet<Find> {
    use HouseKind::{Box, Column, Row};
    match id {
        "locked-candidates-pointing" => locked_candidates(position, &[Box], &[Row, Column]),
        "locked-candidates-claiming" => locked_candidates(position, &[Row, Column], &[Box]),
        "locked-pair" => naked(position, 2, true),
        "locked-triple" => naked(position, 3, true),
        "naked-pair" => naked(position, 2, false),
        "naked-triple" => naked(position, 3, false),
        "naked-quad" => naked(position, 4, false),
        "hidden-pair" => hidden(position, 2),
        "hidden-triple" => hidden(position, 3),
        "hidden-quad" => hidden(position, 4),
        "x-wing" => fish(position, 2),
        "swordfish" => fish(position, 3),
        "jellyfish" => fish(position, 4),
        other => panic!("the textbook has no chapter {other}"),
    }
}

/// Positions on the way, and the same with candidates removed at random, so that some contradict
/// themselves: there, too, both sides must say the same.
fn positions(skip: usize) -> Vec<Position> {
    let mut positions = sample(skip, 7);
    let random = &mut Random(7);
    let damaged: Vec<Position> = positions
        .iter()
        .step_by(4)
        .map(|position| {
            let mut position = position.clone();
            for _ in 0..random.below(200) {
                position.remove(Candidate::from_index(random.below(729)));
            }
            position
        })
        .collect();
    positions.extend(damaged);
    positions
}

/// Compares both sides at many positions, and sees to it that there was something to compare.
fn assert_definitions_agree(ids: &[&str], skip: usize) {
    let positions = positions(skip);
    for &id in ids {
        let spec = by_id(id).expect("an id of the catalogue");
        let mut seen = 0;
        for position in &positions {
            let steps = instances(spec, position);
            let fast: Vec<Find> =
                steps.iter().map(|step| find(step.eliminations(), step.proof.questions().iter().copied())).collect();
            let set: BTreeSet<Find> = fast.iter().cloned().collect();
            assert_eq!(set.len(), fast.len(), "{id} reports a find twice in {}", position.digits());
            let slow = textbook(id, position);
            assert_eq!(set, slow, "{id} in {}", position.digits());
            seen += slow.len();
        }
        assert!(seen >= 5, "{id}: only {seen} finds were compared");
    }
}

#[test]
fn locked_candidates_are_what_the_textbook_says() {
    assert_definitions_agree(&["locked-candidates-pointing", "locked-candidates-claiming"], 6);
}

#[test]
fn naked_subsets_are_what_the_textbook_says() {
    assert_definitions_agree(&["locked-pair", "locked-triple", "naked-pair", "naked-triple", "naked-quad"], 10);
}

#[test]
fn hidden_subsets_are_what_the_textbook_says() {
    assert_definitions_agree(&["hidden-pair", "hidden-triple", "hidden-quad"], 10);
}

#[test]
fn fish_are_what_the_textbook_says() {
    assert_definitions_agree(&["x-wing", "swordfish", "jellyfish"], 10);
}
