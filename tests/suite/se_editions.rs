//! The extended rating and that of the bank: numbers and steps of another program, where its tables
//! are; the new rules by their definitions.

use crate::common::corpus;
use crate::common::oracle::text_of;
use crate::se::{expected_line, line};
use std::collections::BTreeMap;
use whydoku::Cancel;
use whydoku::board::{Candidate, Cell, CellSet, Digit, DigitSet, Element, Grid, House, HouseKind, Position};
use whydoku::logic::Facts;
use whydoku::rating::se::{Edition, Rater, Rule, SeStep};
use whydoku::rating::{Retold, Subject};

/// The puzzles of a table by band, each with its numbers as the table writes them.
type Bands = BTreeMap<u32, Vec<(Grid, String)>>;

fn bands(name: &str, numbers: usize) -> Option<Bands> {
    let mut bands = Bands::new();
    for line in text_of(name)?.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let er: f64 = fields[1].parse().expect("a rating");
        let case = (fields[0].parse().expect("a puzzle"), fields[1..=numbers].join("/"));
        bands.entry(er as u32).or_default().push(case);
    }
    Some(bands)
}

/// Rates puzzles and lists those whose first numbers differ.
fn differing<'c>(edition: Edition, cases: impl Iterator<Item = &'c (Grid, String)>) -> Vec<String> {
    let mut rater = Rater::with_edition(edition);
    let wrong = cases.filter_map(|(puzzle, expected)| {
        let found = rater.rate(puzzle, Cancel::NEVER).unwrap_or_else(|error| panic!("{puzzle}: {error}")).to_string();
        let is_same = found == *expected || found.starts_with(&format!("{expected}/"));
        (!is_same).then(|| format!("{puzzle}: {found}, expected {expected}"))
    });
    wrong.collect()
}

/// The tables: the edition, the file, the numbers of each row.
const TABLES: [(Edition, &str, usize); 2] =
    [(Edition::Extended, "se-revised-dev.tsv", 3), (Edition::Bank, "se-bank-dev.tsv", 1)];

#[test]
fn all_ratings_agree() {
    for (edition, name, numbers) in TABLES {
        let Some(bands) = bands(name, numbers) else { return };
        for (band, cases) in &bands {
            let wrong = differing(edition, cases.iter());
            println!("{edition} {band}: {} of {} agree", cases.len() - wrong.len(), cases.len());
            assert!(wrong.is_empty(), "{wrong:#?}");
        }
    }
}

#[test]
fn every_step_of_the_traces_agrees() {
    let Some(text) = text_of("se-revised-traces.txt") else { return };
    let mut rater = Rater::with_edition(Edition::Extended);
    for block in text.split("# ").skip(1) {
        let mut lines = block.lines().filter(|line| !line.is_empty());
        let (puzzle, rating) = lines.next().and_then(|head| head.split_once(' ')).expect("a head");
        let puzzle: Grid = puzzle.parse().expect("a puzzle");
        let mut steps = rater.steps(&puzzle, Cancel::NEVER).expect("a puzzle without conflicts");
        for (number, expected) in lines.enumerate() {
            let step = steps.next().unwrap_or_else(|| panic!("{puzzle} ends at {number}: {expected}")).expect("a step");
            assert_eq!(line(&step), expected_line(expected), "{puzzle}, step {number}, {}", step.rule);
        }
        assert!(steps.next().is_none(), "{puzzle} goes on");
        assert_eq!(steps.rating().to_string(), rating, "{puzzle}");
    }
}

/// Puzzles of the corpora that need the rarest of the new rules: four strong links, a wing of six
/// digits.
const RARE: [&str; 2] = [
    "....16...3.78.........9..58.....2...1.5.....38.....1.6.51.3..8....9.....7.2...6..",
    ".2.6....84.....6...8.....74...51..2...89....5..5.7....1.....9.23....81...4..9....",
];

/// Calls a function for each step of some puzzles of the project, with the position before it.
pub fn each_step(edition: Edition, mut visit: impl FnMut(&Position, &SeStep)) {
    let mut rater = Rater::with_edition(edition);
    let every = |name: &str, step: usize| corpus::puzzles(name).into_iter().step_by(step);
    let rare = RARE.map(|puzzle| puzzle.parse().expect("a puzzle"));
    for puzzle in every("minimal", 10).chain(every("tough", 12)).chain(rare) {
        let mut position = Position::new(&puzzle).expect("no conflict");
        for step in rater.steps(&puzzle, Cancel::NEVER).expect("no conflict") {
            let step = step.expect("a step");
            visit(&position, &step);
            step.eliminations.iter().for_each(|candidate| _ = position.remove(candidate));
            step.placement.iter().for_each(|&candidate| position.place(candidate));
        }
        assert!(position.is_solved(), "{puzzle}");
    }
}

/// Whether a digit can stand once in each house, with these cells among its cells.
fn has_arrangement(open: CellSet, row: usize, fixed: CellSet) -> bool {
    if row == 9 {
        return true;
    }
    let in_row = open & House::row(row).cells();
    let wanted = if (in_row & fixed).is_empty() { in_row } else { in_row & fixed };
    wanted.iter().any(|cell| has_arrangement(open - cell.peers(), row + 1, fixed))
}

pub const LINKS: [Rule; 3] = [Rule::TwoStrongLinks, Rule::ThreeStrongLinks, Rule::FourStrongLinks];

#[test]
fn strong_links_remove_what_no_arrangement_of_the_digit_has() {
    let mut met = [0; 3];
    each_step(Edition::Extended, |position, step| {
        let Some(which) = LINKS.iter().position(|rule| *rule == step.rule) else { return };
        met[which] += 1;
        for candidate in step.eliminations {
            let digit = candidate.digit();
            let cells = Cell::all().filter(|&cell| {
                position.digits().get(cell) == Some(digit) || position.candidates(cell).contains(digit)
            });
            let cells: CellSet = cells.collect();
            let fixed: CellSet = [candidate.cell()].into_iter().collect();
            assert!(has_arrangement(cells, 0, CellSet::EMPTY));
            assert!(!has_arrangement(cells - candidate.cell().peers(), 0, fixed), "{candidate}: {}", position.digits());
        }
    });
    assert!(met.iter().all(|&count| count > 0), "{met:?}");
}

/// A digit in a house with two places: the house and the places.
type Conjugate = (House, [Cell; 2]);

fn conjugates(position: &Position, digit: Digit) -> Vec<Conjugate> {
    let of_house = |house: House| {
        let cells: Vec<Cell> = position.cells_in(digit, house).iter().collect();
        let pair: [Cell; 2] = cells.try_into().ok()?;
        let is_in_line = pair[0].row() == pair[1].row() || pair[0].column() == pair[1].column();
        (house.kind() != HouseKind::Box || !is_in_line).then_some((house, pair))
    };
    House::all().filter_map(of_house).collect()
}

/// The tenths of a pair of strong links without groups, and the number of candidates that it
/// removes, if any.
fn plain_pair(position: &Position, digit: Digit, [one, other]: [&Conjugate; 2]) -> Vec<(u16, usize)> {
    let kinds = [one.0.kind(), other.0.kind()];
    let rating = match kinds {
        [HouseKind::Row, HouseKind::Row] | [HouseKind::Column, HouseKind::Column] => 40,
        _ => 41,
    };
    let shared =
        |a: Cell, b: Cell| a.houses().into_iter().filter(|house| house.cells().contains(b)).collect::<Vec<_>>();
    let mut found = Vec::new();
    for (s, joined) in [(one.1[0], one.1[1]), (one.1[1], one.1[0])] {
        for (t, to) in [(other.1[0], other.1[1]), (other.1[1], other.1[0])] {
            // The house of the joint: a column, or else a row, or else a box.
            let mut joints = shared(joined, to);
            joints.sort_by_key(|house| match house.kind() {
                HouseKind::Column => 0,
                HouseKind::Row => 1,
                HouseKind::Box => 2,
            });
            let Some(joint) = joints.first() else { continue };
            let outside = CellSet::full() - one.0.cells() - other.0.cells();
            let seen = |a: Cell, b: Cell| position.candidates_for(digit, outside & a.peers() & b.peers());
            let number = if shared(s, t).is_empty() {
                position.candidates_for(digit, (outside - joint.cells()) & s.peers() & t.peers()).len()
            } else {
                seen(s, t).len() + seen(joined, to).len()
            };
            found.extend((number > 0).then_some((rating, number)));
        }
    }
    found
}

#[test]
fn the_best_two_strong_links_are_taken_and_none_is_missed() {
    let (mut taken, mut none) = (0, 0);
    each_step(Edition::Extended, |position, step| {
        if step.rule < Rule::TwoStrongLinks {
            return;
        }
        let mut all = Vec::new();
        for digit in Digit::all() {
            let links = conjugates(position, digit);
            for (number, one) in links.iter().enumerate() {
                for other in &links[number + 1..] {
                    if one.1.iter().all(|cell| !other.1.contains(cell)) {
                        all.extend(plain_pair(position, digit, [one, other]));
                    }
                }
            }
        }
        let best = all.into_iter().min_by_key(|&(rating, number)| (rating, usize::MAX - number));
        match best {
            Some((rating, number)) => {
                taken += 1;
                assert_eq!((step.rule, step.rating.0), (Rule::TwoStrongLinks, rating), "{}", position.digits());
                // In a loop a candidate may count twice.
                assert!(step.eliminations.len() <= number, "{}", position.digits());
            }
            None => {
                none += 1;
                assert!(step.rule != Rule::TwoStrongLinks || step.rating.0 == 43, "{}", position.digits());
            }
        }
    });
    assert!(taken > 20 && none > 20, "{taken} {none}");
}

const WINGS: [Rule; 4] = [Rule::WXYZWing, Rule::VWXYZWing, Rule::UVWXYZWing, Rule::TUVWXYZWing];

/// All choices of so many cells.
fn choices(cells: &[Cell], size: usize) -> Vec<Vec<Cell>> {
    match (size, cells.split_first()) {
        (0, _) => vec![Vec::new()],
        (_, None) => Vec::new(),
        (_, Some((&first, rest))) => {
            let with = choices(rest, size - 1).into_iter().map(|mut more| {
                more.push(first);
                more
            });
            with.chain(choices(rest, size)).collect()
        }
    }
}

/// Whether some cells can be filled when one candidate is true.
fn can_be_filled(position: &Position, cells: &[Cell], given: &[Candidate]) -> bool {
    let Some((&cell, rest)) = cells.split_first() else { return true };
    let fits = |digit: Digit| given.iter().all(|other| other.digit() != digit || !other.cell().peers().contains(cell));
    position.candidates(cell).iter().filter(|&digit| fits(digit)).any(|digit| {
        let given: Vec<Candidate> = given.iter().copied().chain([Candidate::new(cell, digit)]).collect();
        can_be_filled(position, rest, &given)
    })
}

#[test]
fn some_set_and_a_cell_with_two_digits_remove_what_a_large_wing_does() {
    let mut met = [0; 4];
    each_step(Edition::Extended, |position, step| {
        let Some(which) = WINGS.iter().position(|rule| *rule == step.rule) else { return };
        met[which] += 1;
        let digits_of =
            |cells: &[Cell]| cells.iter().fold(DigitSet::EMPTY, |all, &cell| all | position.candidates(cell));
        let is_reason = |set: &[Cell], cell: Cell| {
            let all: Vec<Cell> = set.iter().copied().chain([cell]).collect();
            step.eliminations.iter().all(|gone| !all.contains(&gone.cell()) && !can_be_filled(position, &all, &[gone]))
        };
        let size = which + 3;
        let has_reason = House::all().any(|house| {
            let cells: Vec<Cell> = house.cells().iter().filter(|&cell| position.candidates(cell).len() >= 2).collect();
            choices(&cells, size).into_iter().filter(|set| digits_of(set).len() == size + 1).any(|set| {
                let pairs = Cell::all().filter(|&cell| position.candidates(cell).len() == 2 && !set.contains(&cell));
                pairs
                    .filter(|&cell| (position.candidates(cell) - digits_of(&set)).is_empty())
                    .any(|cell| is_reason(&set, cell))
            })
        });
        assert!(has_reason, "{}: {}", step.rule, position.digits());
    });
    assert!(met[..3].iter().all(|&count| count > 0), "{met:?}");
}

#[test]
fn the_bank_has_no_rule_that_came_after_it() {
    let mut met = 0;
    each_step(Edition::Bank, |_, step| {
        assert!(![Rule::FourStrongLinks, Rule::UVWXYZWing, Rule::TUVWXYZWing].contains(&step.rule));
        met += usize::from(LINKS.contains(&step.rule) || WINGS.contains(&step.rule));
    });
    each_step(Edition::Classic, |_, step| assert!(!LINKS.contains(&step.rule) && !WINGS.contains(&step.rule)));
    assert!(met > 0);
}

#[test]
fn a_subject_has_the_rating_of_each_edition() {
    for puzzle in corpus::puzzles("tough").into_iter().step_by(40) {
        for edition in Edition::ALL {
            let alone = Rater::with_edition(edition).rate(&puzzle, Cancel::NEVER);
            assert_eq!(Subject::Puzzle(puzzle).se_of(edition, true, Cancel::NEVER), alone, "{edition}: {puzzle}");
        }
    }
}

#[test]
fn what_a_new_rule_removes_is_told_by_its_own_argument() {
    let mut rater = Rater::with_edition(Edition::Extended);
    for text in RARE {
        let puzzle: Grid = text.parse().expect("a puzzle");
        let mut position = Position::new(&puzzle).expect("no conflict");
        for step in rater.steps(&puzzle, Cancel::NEVER).expect("no conflict") {
            let step = step.expect("a step");
            if LINKS.contains(&step.rule) || WINGS.contains(&step.rule) {
                let facts = Facts::new(position.clone());
                let told = Retold::of(&step, &facts, Cancel::NEVER).expect("not cancelled").expect("an argument");
                assert_eq!((&told.step.concluded, told.is_own), (&step.concluded(), true), "{}", step.rule);
            }
            step.eliminations.iter().for_each(|candidate| _ = position.remove(candidate));
            step.placement.iter().for_each(|&candidate| position.place(candidate));
        }
    }
}
