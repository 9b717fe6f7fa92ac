//! Exocets by their slow definition: whichever way a digit is placed in the whole grid, if a base
//! cell has it, a target has it.

use crate::common::pages;
use crate::common::steps::instances;
use std::collections::BTreeSet;
use whydoku::board::{Candidate, Cell, CellSet, Digit, House, Position};
use whydoku::logic::Pattern;
use whydoku::technique::by_id;

/// Every way to place a digit once in each row, column and box.
fn ways(position: &Position, digit: Digit) -> Vec<CellSet> {
    fn more(position: &Position, digit: Digit, row: usize, placed: CellSet, found: &mut Vec<CellSet>) {
        if row == 9 {
            found.push(placed);
            return;
        }
        for cell in House::row(row).cells() {
            let candidate = Candidate::new(cell, digit);
            let is_possible = position.has(candidate) || position.is_placed(candidate);
            if is_possible && !placed.iter().any(|other| other.sees(cell)) {
                more(position, digit, row + 1, placed.with(cell), found);
            }
        }
    }
    let mut found = Vec::new();
    more(position, digit, 0, CellSet::EMPTY, &mut found);
    found
}

#[test]
fn whichever_way_a_digit_of_the_base_is_placed_a_target_has_it() {
    let mut seen = BTreeSet::new();
    for position in pages::positions() {
        for id in ["junior-exocet", "je-mirror", "double-exocet"] {
            for step in instances(by_id(id).expect("an id of the catalogue"), &position) {
                let Pattern::Exocet(exocet) = &step.pattern else { panic!("{step:?}") };
                let both = [(exocet.base, exocet.targets)].into_iter().chain(exocet.second);
                for (base, targets) in both {
                    for digit in exocet.digits {
                        let has = |way: &CellSet, cells: [Cell; 2]| cells.iter().any(|&cell| way.contains(cell));
                        let mut ways = ways(&position, digit).into_iter();
                        let escape = ways.find(|way| has(way, base) && !has(way, targets));
                        assert_eq!(escape, None, "{digit} of {step:?} in {}", position.digits());
                    }
                }
                seen.insert(id);
            }
        }
    }
    assert_eq!(seen.len(), 3, "the page of each has one: {seen:?}");
}
