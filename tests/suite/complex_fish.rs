//! Franken and mutant fish, as a textbook defines them: every choice of base and cover houses is
//! tried, house by house.
//!
//! Houses and places are numbers and bits here, and nothing is shared with the search: it goes from
//! what is removed to the houses, the textbook from the houses to what they remove.

use crate::common::corpus::sample;
use crate::common::steps::instances;
use crate::common::textbook::{is_solvable, many_positions};
use std::collections::{BTreeMap, BTreeSet};
use whydoku::board::{Candidate, Cell, Digit, Element, Position};
use whydoku::technique::by_id;

/// Some cells, each a bit.
type Cells = u128;

/// The rows, the columns, the boxes.
fn houses() -> Vec<Cells> {
    let house = |is_in: &dyn Fn(usize, usize) -> bool| -> Cells {
        (0..81).filter(|cell| is_in(cell / 9, cell % 9)).map(|cell| 1 << cell).sum()
    };
    let rows = (0..9).map(|number| house(&|row, _| row == number));
    let columns = (0..9).map(|number| house(&|_, column| column == number));
    let boxes = (0..9).map(|number| house(&|row, column| row / 3 * 3 + column / 3 == number));
    rows.chain(columns).chain(boxes).collect()
}

/// Every choice of a given number of them.
fn choices(numbers: &[usize], size: usize) -> Vec<Vec<usize>> {
    match (size, numbers) {
        (0, _) => vec![Vec::new()],
        (_, []) => Vec::new(),
        (_, [first, rest @ ..]) => {
            let with = choices(rest, size - 1).into_iter().map(|chosen| [&[*first], &chosen[..]].concat());
            with.chain(choices(rest, size)).collect()
        }
    }
}

/// The cells in one house at least, and those in two at least.
fn once_and_twice(houses: &[Cells], chosen: &[usize]) -> (Cells, Cells) {
    chosen.iter().fold((0, 0), |(once, twice), &house| (once | houses[house], twice | once & houses[house]))
}

/// "Basic: only rows against only columns. Franken: rows and boxes against columns and boxes, at
/// least one box somewhere. Mutant: everything else."
fn kind(base: &[usize], cover: &[usize]) -> &'static str {
    let of = |side: &[usize], kind: usize| side.iter().any(|house| house / 9 == kind);
    let fits = |line: usize, other: usize| !of(base, other) && !of(cover, line);
    match (fits(0, 1) || fits(1, 0), of(base, 2) || of(cover, 2)) {
        (true, false) => "basic",
        (true, true) => "franken",
        _ => "mutant",
    }
}

/// What fish of a digit remove, by kind, and whether they have fins. "A fin is a place of the base
/// in no cover house, or in two base houses. Lost is a place of the cover outside the base, or in
/// two cover houses, if it sees every fin. At most five fins, two of them in two base houses."
fn removed(places: Cells, size: usize) -> BTreeMap<(&'static str, bool), Cells> {
    let all: Vec<Cells> = houses().into_iter().map(|house| house & places).collect();
    let open: Vec<usize> = (0..27).filter(|&house| all[house] != 0).collect();
    let sees: Vec<Cells> = (0..81)
        .map(|cell| {
            houses().iter().filter(|house| *house >> cell & 1 == 1).fold(0, |sum, house| sum | house) & !(1 << cell)
        })
        .collect();
    let sides: Vec<(Vec<usize>, u32, (Cells, Cells))> = choices(&open, size)
        .into_iter()
        .map(|side| {
            let bits = side.iter().map(|house| 1 << house).sum();
            let cells = once_and_twice(&all, &side);
            (side, bits, cells)
        })
        .collect();
    let mut removed = BTreeMap::new();
    for (base, base_bits, (in_base, endo)) in sides.iter().filter(|(.., (_, endo))| endo.count_ones() <= 2) {
        for (cover, _, (in_cover, twice)) in sides.iter().filter(|(_, bits, _)| bits & base_bits == 0) {
            let fins = in_base & !in_cover | endo;
            if fins.count_ones() > 5 {
                continue;
            }
            let mut lost = in_cover & !in_base | twice;
            (0..81).filter(|cell| fins >> cell & 1 == 1).for_each(|fin| lost &= sees[fin]);
            if lost != 0 {
                *removed.entry((kind(base, cover), fins != 0)).or_default() |= lost;
            }
        }
    }
    removed
}

const NAMES: [&str; 3] = ["x-wing", "swordfish", "jellyfish"];

/// Compares all that fish of a size remove of the digits with a limited number of open houses.
/// Returns of how many kinds there were some.
fn agree(position: &Position, size: usize, most_open: usize) -> BTreeSet<&'static str> {
    let mut seen = BTreeSet::new();
    let fish: Vec<_> = ["franken", "finned-franken", "mutant", "finned-mutant"]
        .into_iter()
        .map(|kind| {
            let spec = by_id(&format!("{kind}-{}", NAMES[size - 2])).expect("an id of the catalogue");
            (kind, instances(spec, position))
        })
        .collect();
    for digit in Digit::all() {
        let is_place = |cell: &Cell| position.has(Candidate::new(*cell, digit));
        let places: Cells = Cell::all().filter(is_place).map(|cell| 1 << cell.index()).sum();
        if houses().iter().filter(|house| *house & places != 0).count() > most_open {
            continue;
        }
        let slow = removed(places, size);
        for (kind, steps) in &fish {
            let of_digit = steps.iter().flat_map(|step| step.eliminations()).filter(|gone| gone.digit() == digit);
            let fast: Cells = of_digit.fold(0, |sum, gone| sum | 1 << gone.cell().index());
            let key = (kind.trim_start_matches("finned-"), kind.starts_with("finned-"));
            let slow = slow.iter().find(|(known, _)| **known == key).map_or(0, |(_, lost)| *lost);
            assert_eq!(fast, slow, "{kind}, {size} houses, {digit} in {:?}", position.all_candidates());
            if slow != 0 {
                seen.insert(*kind);
            }
        }
    }
    seen
}

#[test]
fn complex_fish_are_what_the_textbook_says() {
    let positions: Vec<Position> = sample(35, 6).into_iter().filter(is_solvable).take(40).collect();
    assert_eq!(positions.len(), 40);
    for size in 2..=4 {
        let (most_open, positions) = ([27, 15, 12][size - 2], &positions[..[40, 40, 12][size - 2]]);
        let seen = positions.iter().flat_map(|position| agree(position, size, most_open)).collect::<BTreeSet<_>>();
        assert_eq!(seen.len(), 4, "{size} houses: only {seen:?} were compared");
    }
}

#[test]
#[ignore = "takes four minutes on two processors; run by hand after a change of the search, fewer positions are compared otherwise"]
fn complex_fish_are_what_the_textbook_says_at_many_positions() {
    let all = many_positions();
    // Spread over all of them, and as many of their neighbours as 300 need.
    let step = all.len().div_ceil(300).max(1);
    let positions: Vec<&Position> =
        (0..step).flat_map(|first| all.iter().skip(first).step_by(step)).take(300).collect();
    let compared = |positions: &[&Position]| {
        positions.iter().for_each(|position| {
            (2..=4).for_each(|size| drop(agree(position, size, if size == 4 { 21 } else { 27 })));
        });
    };
    let share = positions.len().div_ceil(std::thread::available_parallelism().map_or(1, usize::from));
    std::thread::scope(|scope| positions.chunks(share).for_each(|some| drop(scope.spawn(move || compared(some)))));
    println!("{} positions", positions.len());
}
