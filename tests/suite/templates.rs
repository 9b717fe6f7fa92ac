//! Templates, as a textbook defines them: all of them are listed, and struck out one by one.

use crate::common::corpus::sample;
use crate::common::steps::instances;
use crate::common::textbook::{is_solvable, many_positions};
use std::collections::BTreeSet;
use whydoku::board::{Candidate, Cell, Digit, Element, Literal, Position};
use whydoku::logic::check;
use whydoku::technique::by_id;

/// The cells of a template, each a bit.
type Template = u128;

/// "All ways to place the digit nine times, one in each row, column and box, that contain all its
/// filled cells and use only cells where it is filled or a candidate."
fn templates(position: &Position, digit: Digit) -> Vec<Template> {
    let mut found = vec![Vec::new()];
    for row in 0..9 {
        let cells = (0..9).map(|column| Cell::at(row, column));
        let filled: Vec<Cell> = cells.clone().filter(|&cell| position.digit(cell) == Some(digit)).collect();
        let open = cells.filter(|&cell| position.has(Candidate::new(cell, digit)));
        let cells: Vec<Cell> = if filled.is_empty() { open.collect() } else { filled };
        let longer = |way: &Vec<Cell>| {
            let free = cells.iter().filter(|cell| way.iter().all(|other| !other.sees(**cell)));
            free.map(|&cell| [&way[..], &[cell]].concat()).collect::<Vec<_>>()
        };
        found = found.iter().flat_map(longer).collect();
    }
    found.iter().map(|way| way.iter().map(|cell| 1 << cell.index()).sum()).collect()
}

/// What is in every template of a digit and not yet filled, and the candidates in none. "Drop a
/// template that touches a cell which is in every remaining template of another digit, until
/// nothing changes."
fn textbook(position: &Position) -> [BTreeSet<Literal>; 2] {
    let mut left: Vec<Vec<Template>> = Digit::all().map(|digit| templates(position, digit)).collect();
    let in_all = |list: &Vec<Template>| list.iter().fold(Template::MAX, |all, template| all & template);
    loop {
        let before: usize = left.iter().map(Vec::len).sum();
        for digit in 0..9 {
            let taken = (0..9).filter(|other| *other != digit).fold(0, |taken, other| taken | in_all(&left[other]));
            left[digit].retain(|template| template & taken == 0);
        }
        if left.iter().map(Vec::len).sum::<usize>() == before {
            break;
        }
    }
    let (mut set, mut deleted) = (BTreeSet::new(), BTreeSet::new());
    for candidate in Candidate::all().filter(|&candidate| position.has(candidate)) {
        let (list, cell) = (&left[candidate.digit().index()], 1 << candidate.cell().index());
        if list.iter().all(|template| template & cell != 0) {
            set.insert(Literal::is(candidate));
        }
        if list.iter().all(|template| template & cell == 0) {
            deleted.insert(Literal::is_not(candidate));
        }
    }
    [set, deleted]
}

/// Compares what both sides conclude. Returns how much that is, and how often the proof is too
/// large to be reported.
fn agree(position: &Position) -> [usize; 2] {
    let slow = textbook(position);
    let (mut concluded, mut lacking) = (0, 0);
    for (id, slow) in ["template-set", "template-delete"].into_iter().zip(slow) {
        let steps = instances(by_id(id).expect("an id of the catalogue"), position);
        for step in &steps {
            assert_eq!(check(position, &step.concluded, &step.proof), Ok(()));
        }
        let fast: BTreeSet<Literal> = steps.iter().flat_map(|step| step.concluded.to_vec()).collect();
        assert!(fast.is_subset(&slow), "{id} in {:?}", position.all_candidates());
        let digits = |literals: &BTreeSet<Literal>| -> BTreeSet<Digit> {
            literals.iter().map(|literal| literal.candidate().digit()).collect()
        };
        let unproved = digits(&slow).difference(&digits(&fast)).count();
        let of_proved = slow.iter().filter(|literal| digits(&fast).contains(&literal.candidate().digit()));
        assert_eq!(fast.len(), of_proved.count(), "{id} in {:?}", position.all_candidates());
        concluded += digits(&slow).len();
        lacking += unproved;
    }
    [concluded, lacking]
}

#[test]
fn templates_are_what_the_textbook_says() {
    let positions =
        sample(25, 5).into_iter().filter(|position| position.empty_cells().len() < 50 && is_solvable(position));
    let sums =
        positions.map(|position| agree(&position)).fold([0, 0], |sums, one| [sums[0] + one[0], sums[1] + one[1]]);
    assert!(sums[0] > 200, "{sums:?}");
    assert_eq!(sums[1], 0, "{sums:?}");
}

#[test]
#[ignore = "takes minutes; run by hand after a change of the search, fewer positions are compared otherwise"]
fn templates_are_what_the_textbook_says_at_many_positions() {
    let sums = many_positions().iter().map(agree).fold([0, 0], |sums, one| [sums[0] + one[0], sums[1] + one[1]]);
    println!("{} steps, {} of them with proofs that are too large", sums[0], sums[1]);
    assert!(sums[0] > 1_000);
}
