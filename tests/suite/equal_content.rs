//! Areas of equal content, counted cell by cell.

use crate::common::corpus::sample;
use crate::common::steps::instances;
use std::collections::BTreeSet;
use whydoku::Cancel;
use whydoku::board::{Candidate, Cell, CellSet, Digit, DigitSet, Element, Grid, House, HouseSet, Literal, Position};
use whydoku::logic::EqualContent;
use whydoku::search::solutions;
use whydoku::technique::known;

/// By cell, the number of houses of the first side that have it less that of the second.
fn weights(first: &[House], second: &[House]) -> [i32; 81] {
    let count =
        |houses: &[House], cell: Cell| houses.iter().filter(|house| house.cells().contains(cell)).count() as i32;
    std::array::from_fn(|cell| count(first, Cell::from_index(cell)) - count(second, Cell::from_index(cell)))
}

/// Every two lists of two houses in which no cell counts twice.
fn lists() -> impl Iterator<Item = ([House; 2], [House; 2], [i32; 81])> {
    let pairs = || {
        let indices = (0..27).flat_map(|one| (one + 1..27).map(move |two| [one, two]));
        indices.map(|pair| pair.map(House::from_index))
    };
    let both = pairs().flat_map(move |first| pairs().map(move |second| (first, second)));
    let apart = both.filter(|(first, second)| !second.iter().any(|house| first.contains(house)));
    let weighed = apart.map(|(first, second)| (first, second, weights(&first, &second)));
    weighed.filter(|(.., weights)| weights.iter().all(|weight| weight.abs() < 2))
}

fn area(weights: &[i32; 81], weight: i32) -> CellSet {
    Cell::all().filter(|cell| weights[cell.index()] == weight).collect()
}

#[test]
fn a_crossing_of_one_side_counts_once_more_than_the_house_across_it() {
    let grid: Grid = solutions(&sample(12, 14)[0], 1, Cancel::NEVER).expect("never cancelled")[0];
    let mut crossing = 0;
    for (first, second, weights) in lists() {
        let sides = [first, second].map(|side| side.into_iter().collect::<HouseSet>());
        let areas = EqualContent { first: sides[0], second: sides[1], digits: DigitSet::full() };
        let (one, other) = (areas.first_area(), areas.second_area());
        assert_eq!([one, other], [area(&weights, 1), area(&weights, -1)], "{first:?} and {second:?}");
        let held = |cells: CellSet| {
            let mut digits: Vec<_> = cells.iter().filter_map(|cell| grid.get(cell)).collect();
            digits.sort_unstable();
            digits
        };
        assert_eq!(held(one), held(other), "{first:?} and {second:?}");
        crossing += usize::from(!(first[0].cells() & first[1].cells()).is_disjoint(one));
    }
    assert!(crossing > 100, "{crossing}");
}

/// What follows by the definition.
fn by_definition(position: &Position) -> BTreeSet<Literal> {
    let of = |cell: Cell| position.digit(cell).map_or(position.candidates(cell), DigitSet::of);
    let mut gone = BTreeSet::new();
    let is_open = |set: &DigitSet| set.iter().all(|digit| !position.cells_for(digit).is_empty());
    let digits = |bits: usize| (0..9).filter(move |digit| bits >> digit & 1 == 1).map(Digit::from_index).collect();
    let few = (0..512).map(digits).filter(|set: &DigitSet| [2, 3].contains(&set.len()));
    let sets: Vec<DigitSet> = few.filter(is_open).collect();
    let within: Vec<(CellSet, CellSet)> = sets
        .iter()
        .map(|set| {
            let needed = Cell::all().filter(|cell| of(*cell).is_subset(*set)).collect();
            (needed, Cell::all().filter(|cell| !of(*cell).is_disjoint(*set)).collect())
        })
        .collect();
    for (.., weights) in lists() {
        let (first, second) = (area(&weights, 1), area(&weights, -1));
        for (set, (needed, possible)) in sets.iter().zip(&within) {
            let (needed, possible) = (*needed & second, *possible & first);
            assert!(needed.len() <= possible.len());
            if needed.len() < 2 || needed.len() != possible.len() {
                continue;
            }
            let all = |cells: CellSet, digits: DigitSet| {
                cells.iter().flat_map(move |cell| digits.iter().map(move |digit| Candidate::new(cell, digit)))
            };
            let lost = all(possible, DigitSet::full() - *set).chain(all(second - needed, *set));
            gone.extend(lost.filter(|candidate| position.has(*candidate)).map(Literal::is_not));
        }
    }
    gone
}

#[test]
fn two_lists_of_two_houses_conclude_what_the_definition_says() {
    let mut seen = 0;
    for position in sample(12, 14).iter().step_by(5).take(4) {
        let steps = instances(&known::SET_EQUIVALENCE, position);
        let found: BTreeSet<Literal> = steps.iter().flat_map(|step| step.concluded.to_vec()).collect();
        assert_eq!(found, by_definition(position), "{}", position.digits());
        seen += found.len();
    }
    assert!(seen > 0);
}
