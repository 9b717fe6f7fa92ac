//! Second definitions, continued: rectangles that must not be, and two almost locked sets.
//!
//! Each is written from the sentence of its definition, as in [the first
//! part](super::second_definitions), and must come to the same conclusions as the searches of the
//! catalogue. The longer run is ignored: run it by hand
//! (`cargo test --test suite second_sets -- --ignored`) after a change of one of these searches.

use crate::common::corpus::sample;
use crate::common::textbook::{Find, agree, is_solvable, many_positions};
use std::collections::BTreeSet;
use whydoku::board::{
    Candidate, CandidateSet, Cell, CellSet, Constraint, Digit, DigitSet, Element, House, HouseKind, Position,
};
use whydoku::logic::{Because, Forbidden, Proof};

/// What a cell that is not filled may be.
fn digits(position: &Position, cell: Cell) -> DigitSet {
    position.candidates(cell)
}

fn is_empty(position: &Position, cell: Cell) -> bool {
    position.digit(cell).is_none()
}

/// The candidates of a digit, in empty cells, that see all of these cells.
fn seeing(position: &Position, digit: Digit, cells: &[Cell]) -> Vec<Candidate> {
    let all = Cell::all().map(|cell| Candidate::new(cell, digit)).filter(|&candidate| position.has(candidate));
    all.filter(|candidate| cells.iter().all(|cell| cell.sees(candidate.cell()))).collect()
}

/// The empty cells of a house that have a digit.
fn places(position: &Position, digit: Digit, house: House) -> Vec<Cell> {
    house.cells().iter().filter(|&cell| position.has(Candidate::new(cell, digit))).collect()
}

/// Two rows and two columns that meet in two boxes: the corners, row by row.
fn rectangles() -> Vec<[Cell; 4]> {
    let mut found = Vec::new();
    for (top, bottom) in (0..9).flat_map(|top| (top + 1..9).map(move |bottom| (top, bottom))) {
        for (left, right) in (0..9).flat_map(|left| (left + 1..9).map(move |right| (left, right))) {
            let corners = [(top, left), (top, right), (bottom, left), (bottom, right)].map(|(r, c)| Cell::at(r, c));
            let boxes: BTreeSet<usize> = corners.iter().map(|corner| corner.box_number()).collect();
            if boxes.len() == 2 {
                found.push(corners);
            }
        }
    }
    found
}

/// One of the corners is neither of two digits, and this follows from it and the questions besides.
fn deadly(corners: &[Cell; 4], two: DigitSet, questions: &[Constraint]) -> Proof {
    let domain: CandidateSet =
        corners.iter().flat_map(|&cell| two.iter().map(move |digit| Candidate::new(cell, digit))).collect();
    let forbidden = Forbidden { cells: corners.iter().copied().collect(), domain, because: Because::Deadly };
    Proof::of(questions.iter().copied()).with_forbidden(forbidden)
}

/// Unique rectangles of every type, hidden ones too: "Four empty corners, one of which can only be
/// x or y, and none of which sees x or y filled in. The floor are those that can be nothing else,
/// the roof are the others."
fn unique_rectangles(position: &Position) -> Vec<Find> {
    let mut found = Vec::new();
    let pairs = Digit::all().flat_map(|x| Digit::all().filter(move |&y| x < y).map(move |y| [x, y]));
    for ([x, y], corners) in pairs.flat_map(|pair| rectangles().into_iter().map(move |corners| (pair, corners))) {
        let two: DigitSet = [x, y].into_iter().collect();
        let sees = |cell: Cell, digit| Cell::all().any(|peer| peer.sees(cell) && position.digit(peer) == Some(digit));
        let is_open = |&cell: &Cell| is_empty(position, cell) && !sees(cell, x) && !sees(cell, y);
        if !corners.iter().all(is_open) || !corners.iter().any(|&corner| digits(position, corner) == two) {
            continue;
        }
        let (floor, roof): (Vec<Cell>, Vec<Cell>) =
            corners.iter().partition(|&&corner| digits(position, corner).is_subset(two));
        let extras = roof.iter().fold(DigitSet::EMPTY, |all, &corner| all | digits(position, corner)) - two;
        let shared = |cells: &[Cell]| House::all().filter(|h| cells.iter().all(|c| h.cells().contains(*c))).collect();
        let houses: Vec<House> = shared(&roof);
        let of = |cells: &[Cell], digits: DigitSet| -> Vec<Candidate> {
            let all = cells.iter().flat_map(|&cell| digits.iter().map(move |digit| Candidate::new(cell, digit)));
            all.filter(|&candidate| position.has(candidate)).collect()
        };
        match roof.len() {
            0 => continue,
            1 => found.push((of(&roof, two), deadly(&corners, two, &[]))),
            _ => {
                if let Some(z) = extras.single() {
                    found.push((seeing(position, z, &roof), deadly(&corners, two, &[])));
                }
            }
        }
        if roof.len() == 2 {
            subsets_with_roof(position, &corners, two, (&roof, extras, &houses), &mut found);
            for (digit, other) in [(x, y), (y, x)] {
                // In a house of the roof the digit is in one of the two, so neither is the other
                // digit.
                for &house in houses.iter().filter(|&&house| is_confined(position, digit, house, &corners)) {
                    let question = Constraint::digit_in(digit, house);
                    found.push((of(&roof, DigitSet::of(other)), deadly(&corners, two, &[question])));
                }
                for kind in [HouseKind::Row, HouseKind::Column].into_iter().filter(|_| houses.is_empty()) {
                    let lines = roof.iter().map(|corner| line_of(*corner, kind)).collect::<Vec<_>>();
                    if lines.iter().all(|&line| is_confined(position, digit, line, &corners)) {
                        let questions: Vec<_> = lines.iter().map(|&line| Constraint::digit_in(digit, line)).collect();
                        found.push((of(&roof, DigitSet::of(digit)), deadly(&corners, two, &questions)));
                    }
                }
            }
        }
        // Hidden: opposite to a corner that can only be x or y.
        for &known in &floor {
            let opposite = corners[3 - corners.iter().position(|&corner| corner == known).expect("a corner")];
            let lines = [HouseKind::Row, HouseKind::Column].map(|kind| line_of(opposite, kind));
            let is_diagonal = floor.len() == 1 || floor.len() == 2 && floor.contains(&opposite);
            for (digit, other) in [(x, y), (y, x)] {
                if is_diagonal && lines.iter().all(|&line| is_confined(position, digit, line, &corners)) {
                    let questions = lines.map(|line| Constraint::digit_in(digit, line));
                    found.push((of(&[opposite], DigitSet::of(other)), deadly(&corners, two, &questions)));
                }
            }
        }
    }
    found
}

fn line_of(cell: Cell, kind: HouseKind) -> House {
    cell.houses().into_iter().find(|house| house.kind() == kind).expect("a cell has a house of each kind")
}

fn is_confined(position: &Position, digit: Digit, house: House, corners: &[Cell; 4]) -> bool {
    places(position, digit, house).iter().all(|place| corners.contains(place))
}

/// Type 3: "The roof is in a house. With n other empty cells of it, none of which has x or y, its
/// extra digits make n + 1 digits. These go from all other cells of the house, and of a second
/// house that all of these cells are in."
fn subsets_with_roof(
    position: &Position,
    corners: &[Cell; 4],
    two: DigitSet,
    (roof, extras, houses): (&[Cell], DigitSet, &[House]),
    found: &mut Vec<Find>,
) {
    for &house in houses {
        let is_free = |cell: &Cell| {
            is_empty(position, *cell) && !corners.contains(cell) && (digits(position, *cell) & two).is_empty()
        };
        let free: Vec<Cell> = house.cells().iter().filter(is_free).collect();
        for chosen in 1..1u32 << free.len() {
            let cells: Vec<Cell> =
                (0..free.len()).filter(|place| chosen >> place & 1 == 1).map(|place| free[place]).collect();
            let all = cells.iter().fold(extras, |all, &cell| all | digits(position, cell));
            if all.len() != cells.len() + 1 {
                continue;
            }
            let own = [roof, &cells[..]].concat();
            let loses = |cell: &Cell| !own.contains(cell) && own.iter().all(|own| own.sees(*cell));
            let gone = Cell::all().filter(loses).flat_map(|cell| all.iter().map(move |d| Candidate::new(cell, d)));
            let questions: Vec<_> = cells.iter().map(|&cell| Constraint::cell(cell)).collect();
            found.push((gone.filter(|&gone| position.has(gone)).collect(), deadly(corners, two, &questions)));
        }
    }
}

/// Avoidable rectangles: "Two neighbours in a box are filled and not given, with x and y. In the
/// other box, opposite to x and beside y is p', opposite to y and beside x is q'. Either one of
/// them is filled, not given, and completes the exchange but for the other, which cannot complete
/// it; or p' is y or z, q' is x or z, and what sees both is not z."
fn avoidable_rectangles(position: &Position) -> Vec<Find> {
    let Some(givens) = position.givens() else { return Vec::new() };
    let placed = |cell: Cell| position.digit(cell).filter(|_| !givens.contains(cell));
    let mut found = Vec::new();
    for corners in rectangles() {
        let [a, b, c, d] = corners;
        for [p, q, beside_p, beside_q] in [[a, b, c, d], [c, d, a, b], [a, c, b, d], [b, d, a, c]] {
            let (Some(x), Some(y)) = (placed(p), placed(q)) else { continue };
            if p.box_number() != q.box_number() {
                continue;
            }
            let proof = || deadly(&corners, [x, y].into_iter().collect(), &[]);
            for (filled, other, digit, exchanged) in [(beside_p, beside_q, x, y), (beside_q, beside_p, y, x)] {
                let gone = Candidate::new(other, digit);
                if placed(filled) == Some(exchanged) && position.has(gone) && digits(position, other).len() == 2 {
                    found.push((vec![gone], proof()));
                }
            }
            let (of_p, of_q) = (digits(position, beside_p), digits(position, beside_q));
            let are_open = is_empty(position, beside_p) && is_empty(position, beside_q);
            let extra = [of_p.without(y).single(), of_q.without(x).single()];
            if let [Some(z), Some(same)] = extra
                && z == same
                && are_open
                && of_p == [y, z].into_iter().collect()
                && of_q == [x, z].into_iter().collect()
            {
                found.push((seeing(position, z, &[beside_p, beside_q]), proof()));
            }
        }
    }
    found
}

/// Every choice of empty cells of a house that together have one digit more than cells; the same
/// cells once.
fn almost_locked_sets(position: &Position) -> Vec<(CellSet, DigitSet)> {
    let mut found = BTreeSet::new();
    for house in House::all() {
        let empty: Vec<Cell> = house.cells().iter().filter(|&cell| is_empty(position, cell)).collect();
        for chosen in 1..1u32 << empty.len() {
            let cells = (0..empty.len()).filter(|place| chosen >> place & 1 == 1).map(|place| empty[place]);
            let cells: Vec<Cell> = cells.collect();
            let all = cells.iter().fold(DigitSet::EMPTY, |all, &cell| all | digits(position, cell));
            if all.len() == cells.len() + 1 {
                found.insert((cells, all));
            }
        }
    }
    found.into_iter().map(|(cells, digits)| (cells.into_iter().collect(), digits)).collect()
}

/// ALS-XZ: "Two sets without a common cell, and a digit that they have and cannot both have:
/// another digit of both is in one of them, and what sees all its places in both is not that digit.
/// With two such digits each set has one of them and all its others: what sees all places of one of
/// these in its set is not that digit, unless it is in the other set; and what sees all places of
/// one of the two in both sets is not that digit."
fn two_sets(position: &Position, doubly: bool) -> Vec<Find> {
    let sets = almost_locked_sets(position);
    // The cells of each set that have a digit.
    let places: Vec<[Vec<Cell>; 9]> = sets
        .iter()
        .map(|(cells, _)| {
            let of = |digit| cells.iter().filter(|&cell| position.has(Candidate::new(cell, digit))).collect();
            std::array::from_fn(|digit| of(Digit::from_index(digit)))
        })
        .collect();
    let mut found = Vec::new();
    for (first, &(one, of_one)) in sets.iter().enumerate() {
        for (second, &(two, of_two)) in sets.iter().enumerate().skip(first + 1) {
            if !one.is_disjoint(two) {
                continue;
            }
            let in_one = |digit: Digit| &places[first][digit.index()];
            let in_two = |digit: Digit| &places[second][digit.index()];
            let is_restricted =
                |&digit: &Digit| in_one(digit).iter().all(|cell| in_two(digit).iter().all(|other| other.sees(*cell)));
            let commons: DigitSet = (of_one & of_two).iter().filter(is_restricted).collect();
            if commons.is_empty() || (commons.len() > 1) != doubly {
                continue;
            }
            let mut gone = Vec::new();
            let both = |digit| [&in_one(digit)[..], in_two(digit)].concat();
            let in_both = if doubly { of_one & of_two } else { (of_one & of_two) - commons };
            in_both.iter().for_each(|digit| gone.extend(seeing(position, digit, &both(digit))));
            let sides = [(first, of_one, two), (second, of_two, one)];
            for (own, of_own, other) in sides.into_iter().filter(|_| doubly) {
                for digit in of_own - commons {
                    let seeing = seeing(position, digit, &places[own][digit.index()]);
                    gone.extend(seeing.into_iter().filter(|candidate| !other.contains(candidate.cell())));
                }
            }
            let questions = (one | two).iter().map(Constraint::cell);
            found.push((gone, Proof::of(questions)));
        }
    }
    found
}

type Textbook = fn(&Position) -> Vec<Find>;

const CHAPTERS: [(&[&str], Textbook); 4] = [
    (
        &[
            "unique-rectangle-type-1",
            "unique-rectangle-type-2",
            "unique-rectangle-type-3",
            "unique-rectangle-type-4",
            "unique-rectangle-type-5",
            "unique-rectangle-type-6",
            "hidden-unique-rectangle",
        ],
        unique_rectangles,
    ),
    (&["avoidable-rectangle-type-1", "avoidable-rectangle-type-2"], avoidable_rectangles),
    (&["als-xz"], |position| two_sets(position, false)),
    (&["als-xz-doubly"], |position| two_sets(position, true)),
];

/// Compares all that both sides conclude at each position.
fn assert_the_same_is_concluded(positions: &[Position]) {
    let mut seen = [0; CHAPTERS.len()];
    for position in positions {
        for (count, (ids, textbook)) in seen.iter_mut().zip(CHAPTERS) {
            *count += usize::from(agree(ids, position, textbook(position)));
        }
    }
    println!("{} positions: {seen:?}", positions.len());
    assert!(seen.iter().all(|&count| count > 0), "some chapters were never needed: {seen:?}");
}

#[test]
fn the_textbook_comes_to_the_same_conclusions_about_rectangles_and_sets() {
    let mut positions = [crate::common::pages::positions(), sample(15, 40)].concat();
    positions.retain(is_solvable);
    assert_the_same_is_concluded(&positions);
}

#[test]
#[ignore = "takes minutes; run by hand after a change of one of these searches, as the module header says"]
fn the_textbook_comes_to_the_same_conclusions_about_rectangles_and_sets_at_many_positions() {
    let mut positions = [crate::common::pages::positions(), many_positions()].concat();
    positions.retain(is_solvable);
    assert_the_same_is_concluded(&positions);
}
