//! Second definitions, continued: the deadly patterns of three rows and three columns.
//!
//! They are written here by what they have in common: all cells where three rows cross three
//! columns, or all but one or two. Whether these are deadly is found out by filling them.

use crate::common::corpus::solution;
use crate::common::pages::{self, positions_of};
use crate::common::steps::instances;
use crate::common::textbook::{Find, agree, is_solvable};
use crate::second_patterns::{Pattern as Cells, all_digits, choices, types};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;
use whydoku::board::{Candidate, Cell, CellSet, Digit, DigitSet, Element, Grid, House, Literal, Position};
use whydoku::logic::{Because, Event, Forbidden, Pattern, Proof, ProofError, Step, check};
use whydoku::technique::{Profile, Rung, by_name};

/// Every way to fill the cells from that many digits.
fn fillings(cells: &[Cell], digits: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for (place, cell) in cells.iter().enumerate() {
        let fits = |filled: &Vec<usize>, digit: usize| {
            (0..place).all(|other| filled[other] != digit || !cells[other].sees(*cell))
        };
        let next = |filled: Vec<usize>| {
            let fitting = (0..digits).filter(|&digit| fits(&filled, digit)).collect::<Vec<_>>();
            fitting.into_iter().map(move |digit| [&filled[..], &[digit]].concat())
        };
        all = all.into_iter().flat_map(next).collect();
    }
    all
}

/// Whether there is a way to fill the cells from that many digits, and each has a twin with the
/// same digits in every house.
fn is_deadly(cells: CellSet, digits: usize) -> bool {
    let cells: Vec<Cell> = cells.iter().collect();
    let mut twins: BTreeMap<BTreeSet<(House, usize)>, usize> = BTreeMap::new();
    for filled in fillings(&cells, digits) {
        let held = cells.iter().zip(filled).flat_map(|(cell, digit)| cell.houses().map(|house| (house, digit)));
        *twins.entry(held.collect()).or_default() += 1;
    }
    !twins.is_empty() && twins.values().all(|&twins| twins > 1)
}

/// How many of three lines are in one band or stack.
fn together(lines: &[usize]) -> usize {
    (0..3).map(|chute| lines.iter().filter(|line| *line / 3 == chute).count()).max().unwrap_or(0)
}

fn crossings(rows: &[usize], columns: &[usize]) -> CellSet {
    rows.iter().flat_map(|&row| columns.iter().map(move |&column| Cell::at(row, column))).collect()
}

/// Every choice of three rows and three columns, by how many of them are in one band and one stack.
fn squares(bands: usize, stacks: usize) -> impl Iterator<Item = (Vec<usize>, Vec<usize>)> {
    let threes =
        |most| choices(&(0..9).collect::<Vec<_>>(), 3).into_iter().filter(move |lines| together(lines) == most);
    threes(bands).flat_map(move |rows| threes(stacks).map(move |columns| (rows.clone(), columns)))
}

/// Every choice of that many digits.
fn digit_sets(size: usize) -> Vec<DigitSet> {
    let chosen = choices(&Digit::all().collect::<Vec<_>>(), size).into_iter();
    chosen.map(|digits| digits.into_iter().collect()).collect()
}

/// What the types come to for every choice of digits that must not fill these cells. No cell sees
/// six of them, nor does a house have six: if more can be something else, nothing follows.
fn guarded(position: &Position, cells: CellSet, sets: &[DigitSet], fits: impl Fn(DigitSet) -> bool) -> Vec<Find> {
    let mut found = Vec::new();
    if !cells.is_subset(position.empty_cells()) {
        return found;
    }
    let able: Vec<DigitSet> = cells.iter().map(|cell| position.candidates(cell)).collect();
    let most = |digits: usize| able.iter().filter(|able| able.len() > digits).count() <= 5;
    for &digits in sets.iter().filter(|sets| most(sets.len())) {
        let guarded = able.iter().filter(|able| !able.is_subset(digits)).count();
        let can_be_filled = able.iter().all(|able| !able.is_disjoint(digits));
        if (1..=5).contains(&guarded) && can_be_filled && fits(digits) && is_deadly(cells, digits.len()) {
            found.extend(types(position, &Cells { cells, digits, because: Because::Deadly }));
        }
    }
    found
}

/// "Three rows of one band cross three columns, each in another stack, or three columns of one
/// stack three rows, each in another band, in empty cells that can all be one of four digits. No
/// two of three parallel lines have as few of these as three on three of the others, or two on two.
/// However the cells are filled from the digits, there is another way."
fn unique_matrices(position: &Position) -> Vec<Find> {
    let mut found = Vec::new();
    let sets = digit_sets(4);
    for (rows, columns) in squares(3, 1).chain(squares(1, 3)) {
        let has_rectangle = |digits: DigitSet| {
            let sizes = [(2, 2), (2, 3), (3, 2)];
            let parts = sizes.iter().flat_map(|&(down, across)| {
                let across = choices(&columns, across);
                choices(&rows, down)
                    .into_iter()
                    .flat_map(move |rows| across.clone().into_iter().map(move |columns| crossings(&rows, &columns)))
            });
            let mut digits_of = parts.map(|part| (part.len(), all_digits(position, part) & digits));
            digits_of.any(|(cells, digits)| digits.len() <= cells / 2)
        };
        let all = crossings(&rows, &columns);
        found.extend(guarded(position, all, &sets, |digits| {
            !has_rectangle(digits) && digits.is_subset(all_digits(position, all))
        }));
    }
    found
}

/// "Three rows, two of them in one band, cross three columns, two of them in one stack, in empty
/// cells that can all be one of four digits; where the third row crosses the third column does not
/// count. The same of three digits, without another cell, which is in the box with four. However
/// the cells are filled from the digits, there is another way."
fn polygons(position: &Position) -> Vec<Find> {
    let (threes, fours) = (digit_sets(3), digit_sets(4));
    let mut found = Vec::new();
    for &(cells, inside) in EIGHTS.iter().filter(|(_, inside)| (*inside - position.empty_cells()).len() < 2) {
        let has_all = |cells: CellSet| move |digits: DigitSet| digits.is_subset(all_digits(position, cells));
        found.extend(guarded(position, cells, &fours, has_all(cells)));
        for seven in inside.iter().map(|gone| cells.without(gone)) {
            found.extend(guarded(position, seven, &threes, has_all(seven)));
        }
    }
    found
}

/// The eight cells, and the four of them in one box.
static EIGHTS: LazyLock<Vec<(CellSet, CellSet)>> = LazyLock::new(|| {
    let polygon = |(rows, columns): (Vec<usize>, Vec<usize>)| {
        let is_odd = |lines: &[usize], line: usize| lines.iter().filter(|other| **other / 3 == line / 3).count() == 1;
        let [inside, outside] = [false, true].map(|odd| -> CellSet {
            let is_there = |cell: &Cell| is_odd(&rows, cell.row()) == odd && is_odd(&columns, cell.column()) == odd;
            crossings(&rows, &columns).iter().filter(is_there).collect()
        });
        (crossings(&rows, &columns) - outside, inside)
    };
    squares(2, 2).map(polygon).collect()
});

/// Positions where the technique is taken on the way through puzzles, when there are only a few
/// easy ones besides; those of its page, and others.
fn positions(name: &str, puzzles: &[&str]) -> Vec<Position> {
    let specs = by_name(name);
    let easy = ["full-house", "naked-single", "hidden-single-box", "hidden-single-row", "hidden-single-column"];
    let more = ["locked-candidates-pointing", "locked-candidates-claiming", "naked-pair"];
    let is_easy = |rung: &Rung| easy.iter().chain(&more).any(|id| *id == rung.technique.id);
    let mut profile = Profile::standard();
    profile.rungs.retain(|rung| is_easy(rung) || specs.contains(&rung.technique));
    let mut found: Vec<Position> = specs.iter().flat_map(|spec| positions_of(spec)).collect();
    for puzzle in puzzles {
        let trace = solution(&puzzle.parse().expect("a puzzle"), &profile).trace;
        let seen = found.len();
        let walked = trace.walk(|moment| match moment.event {
            Event::Step(step) if specs.contains(&step.technique) => found.push(moment.position().clone()),
            _ => {}
        });
        walked.expect("the trace replays");
        assert!(found.len() > seen, "{name} in {puzzle}");
    }
    found.extend(pages::positions().into_iter().step_by(9));
    found.retain(is_solvable);
    found
}

fn assert_the_same_is_concluded(
    name: &str,
    puzzles: &[&str],
    guarded_most: usize,
    textbook: fn(&Position) -> Vec<Find>,
) {
    let ids: Vec<&str> = by_name(name).iter().map(|spec| spec.id).collect();
    let positions = positions(name, puzzles);
    let seen = positions.iter().filter(|position| agree(&ids, position, textbook(position))).count();
    println!("{name}: {seen} of {} positions", positions.len());
    assert!(seen > puzzles.len(), "{name} occurs at {seen} positions");

    // The most cells with guardians, of any technique of the group.
    let guarded = |position: &Position, step: &Step| match &step.pattern {
        Pattern::ForbiddenPattern(pattern) => pattern.guarded(position).len(),
        _ => 0,
    };
    let most = |position: &Position| {
        let steps = by_name(name).into_iter().flat_map(|spec| instances(spec, position));
        steps.map(|step| guarded(position, &step)).max().unwrap_or(0)
    };
    assert_eq!(positions.iter().map(most).max(), Some(guarded_most), "{name}");
}

/// Unique matrices of types 2, 3 and 4; the first two have three guarded cells.
const MATRICES: [&str; 4] = [
    "6...1...8...79.2.5...2.......9.4.32.1.........65328.....3........68..7...8.9...3.",
    ".2....9......78..5.64.9....2.5..1....3.5...12......4..6....3......76.8.....412.7.",
    ".156.2.3..8..13.4.......18.3...5....5.......87....9.2..3.7..2.............29....7",
    ".9.1.4...1.3...9.......762....6.8.7.....1.56.9..4.....3...........2.1.9...6.3.285",
];

#[test]
fn unique_matrices_are_the_squares_that_are_deadly() {
    assert_the_same_is_concluded("unique-matrix", &MATRICES, 3, unique_matrices);
}

/// Borescoper's patterns of type 2 with five guarded cells and with three, two beside and one
/// below; of type 3 with four.
const POLYGONS: [&str; 3] = [
    ".1..68.4...3..7.6.46.......5.......2....2.8....98.5..7.4.......7.52.1......37....",
    "82..6..3...3..1.8...9..4..............631.2.4..1.89..3.47..6..2....4.9...........",
    "..1........4..79.8.5.61..4.....32.....91.4......8....12.5..3....6.4.....9...7.45.",
];

#[test]
fn borescopers_patterns_are_squares_without_a_cell_or_two() {
    assert_the_same_is_concluded("borescoper-deadly-pattern", &POLYGONS, 5, polygons);
}

#[test]
fn squares_of_four_digits_are_deadly_along_a_chute_or_around_a_box() {
    let position = Position::new(&Grid::EMPTY).expect("nothing conflicts");
    // One of each kind: all lines together, two of them, or none.
    let kinds = [[0, 1, 2], [0, 1, 3], [0, 3, 6]];
    for (rows, columns) in kinds.iter().flat_map(|rows| kinds.iter().map(move |columns| (rows, columns))) {
        let cells = crossings(rows, columns);
        let of_cell = |cell| (0..4).map(move |digit| Candidate::new(cell, Digit::from_index(digit)));
        let forbidden = Forbidden { cells, domain: cells.iter().flat_map(of_cell).collect(), because: Because::Deadly };
        let claimed = [Literal::is_not(Candidate::new(Cell::at(8, 8), Digit::from_index(8)))];
        let checked = check(&position, &claimed, &Proof::default().with_forbidden(forbidden));
        let can_be_filled = !fillings(&cells.iter().collect::<Vec<_>>(), 4).is_empty();
        // With two and two lines together, Borescoper's pattern is deadly whatever the cell at its
        // corner is.
        let is_along_one = together(rows) + together(columns) == 4;
        assert_eq!(is_deadly(cells, 4), is_along_one, "{rows:?} {columns:?}");
        let is_refused = matches!(checked, Err(ProofError::NotDeadly(_)));
        assert_eq!(is_refused, can_be_filled && !is_along_one, "{rows:?} {columns:?}: {checked:?}");
    }
}

/// The words give a reason: two lines with the same digits, or a rectangle of two.
#[test]
fn four_digits_in_a_square_leave_two_lines_or_a_rectangle_to_swap() {
    let cells: Vec<Cell> = crossings(&[0, 1, 2], &[0, 3, 6]).iter().collect();
    let all = fillings(&cells, 4);
    assert_eq!(all.len(), 1056);
    let sorted = |mut line: Vec<usize>| {
        line.sort_unstable();
        line
    };
    let pairs = [[0, 1], [0, 2], [1, 2]];
    let mut reasons = [0; 2];
    for filled in all {
        let at = |row: usize, column: usize| filled[3 * row + column];
        let row = |row: usize| sorted((0..3).map(|column| at(row, column)).collect());
        let column = |column: usize| sorted((0..3).map(|row| at(row, column)).collect());
        let has_alike = pairs.iter().any(|&[one, two]| row(one) == row(two) || column(one) == column(two));
        let is_everywhere =
            |digit: usize| (0..3).all(|line| row(line).contains(&digit) && column(line).contains(&digit));
        let has_rectangle = pairs.iter().any(|&[a, b]| {
            pairs.iter().any(|&[c, d]| {
                let is_crossed = at(a, c) == at(b, d) && at(a, d) == at(b, c);
                is_crossed && (is_everywhere(at(a, c)) || is_everywhere(at(a, d)))
            })
        });
        assert!(has_alike || has_rectangle, "{filled:?}");
        reasons[usize::from(has_alike)] += 1;
    }
    assert!(reasons.iter().all(|&count| count > 0), "{reasons:?}");
}
