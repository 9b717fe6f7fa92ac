//! Proofs written by hand: forbidden patterns, several of them, mixed conclusions, and proofs that
//! are too large.

use crate::common::pages::example;
use std::time::{Duration, Instant};
use whydoku::board::*;
use whydoku::logic::{
    Because, Forbidden, MOST_NODES, Motion, Proof, ProofError, Symmetry, check, refuted, superfluous,
};
use whydoku::technique::CATALOGUE;

fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

fn cells(names: &str) -> CellSet {
    names.split(' ').map(cell).collect()
}

/// Written as `r1c1=2 r3c4<>5`.
fn literals(names: &str) -> Vec<Literal> {
    names.split(' ').map(|name| name.parse().expect("a literal")).collect()
}

/// Questions, written as `r1c1 2r1`; then forbidden patterns.
fn proof(questions: &str, forbidden: impl IntoIterator<Item = Forbidden>) -> Proof {
    let questions = questions.split_whitespace().map(|name| name.parse().expect("a question"));
    forbidden.into_iter().fold(Proof::of(questions), Proof::with_forbidden)
}

/// Nothing is filled; the cells named have these digits only, written as `r1c1:12`.
fn position_with(marks: &str, givens: Option<CellSet>) -> Position {
    let mut left = CandidateSet::full();
    for (name, digits) in marks.split(' ').map(|word| word.split_once(':').expect("cell:digits")) {
        for digit in Digit::all().filter(|digit| !digits.contains(digit.to_char())) {
            left.remove(Candidate::new(cell(name), digit));
        }
    }
    Position::with_candidates(&Grid::EMPTY, givens, left).expect("an empty grid has no conflict")
}

/// Cells with these digits each, forbidden for a reason.
fn forbidden(because: Because, names: &str, digits: &str) -> Forbidden {
    let cells = cells(names);
    let digits: DigitSet = digits.chars().filter_map(Digit::from_char).collect();
    let domain = cells.iter().flat_map(|cell| digits.iter().map(move |digit| Candidate::new(cell, digit)));
    Forbidden { cells, domain: domain.collect(), because }
}

fn deadly(names: &str, digits: &str) -> Forbidden {
    forbidden(Because::Deadly, names, digits)
}

fn unfillable(names: &str, digits: &str) -> Forbidden {
    forbidden(Because::Unfillable, names, digits)
}

fn is_not_proved(result: &Result<(), ProofError>) -> bool {
    matches!(result, Err(ProofError::NotProved { .. }))
}

const RECTANGLE: &str = "r1c1 r1c4 r2c1 r2c4";
const TYPE_1: &str = "r1c1:12 r1c4:12 r2c1:12 r2c4:123";
const TYPE_2: &str = "r1c1:12 r1c4:12 r2c1:123 r2c4:123";

#[test]
fn a_unique_rectangle_is_a_proof() {
    let position = position_with(TYPE_1, Some(CellSet::EMPTY));
    let rectangle = proof("", [deadly(RECTANGLE, "12")]);
    assert!(rectangle.assumes_uniqueness());
    assert_eq!(check(&position, &literals("r2c4<>1 r2c4<>2"), &rectangle), Ok(()));
    assert_eq!(check(&position, &literals("r2c4=3"), &rectangle), Ok(()));

    let position = position_with(TYPE_2, Some(CellSet::EMPTY));
    assert_eq!(check(&position, &literals("r2c7<>3 r2c9<>3"), &rectangle), Ok(()));
    let claimed = literals("r2c7<>3 r5c1<>3");
    let Err(ProofError::NotProved { concluded, .. }) = check(&position, &claimed, &rectangle) else {
        panic!("r5c1 may be 3")
    };
    assert_eq!(concluded.to_string(), "r5c1<>3");
}

#[test]
fn a_unique_rectangle_needs_its_other_truths() {
    let position = position_with("r1c1:12 r1c4:12 r2c1:123 r2c4:124 r2c9:34 r3c2:345", Some(CellSet::EMPTY));
    let with = |questions| proof(questions, [deadly(RECTANGLE, "12")]);
    let claimed = literals("r2c7<>3 r2c7<>4");
    // 3 in r2c1 or 4 in r2c4; with r2c9 of 3 and 4 they make a naked pair for the rest of the row.
    assert_eq!(check(&position, &claimed, &with("r2c9")), Ok(()));
    assert_eq!(superfluous(&position, &claimed, &with("r2c9")), None);
    assert!(is_not_proved(&check(&position, &claimed, &with(""))));
    assert_eq!(check(&position, &claimed, &with("r2c9 r3c2")), Ok(()));
    assert_eq!(superfluous(&position, &claimed, &with("r2c9 r3c2")), Some(1));
}

#[test]
fn a_filled_cell_of_a_deadly_pattern_must_be_known_not_to_be_a_given() {
    let (claimed, rectangle) = (literals("r2c4<>1"), proof("", [deadly(RECTANGLE, "12")]));
    // An empty cell is no given, whether or not the givens are known.
    let unknown = position_with(TYPE_1, None);
    assert_eq!(check(&unknown, &claimed, &rectangle), Ok(()));

    // r1c1 is filled now, and still in the rectangle, as in an avoidable one.
    let filled = |givens: Option<CellSet>| {
        let mut digits = Grid::EMPTY;
        digits.set(cell("r1c1"), Digit::new(1));
        let left = position_with("r1c4:12 r2c1:12 r2c4:123", None).all_candidates();
        Position::with_candidates(&digits, givens, left).expect("one digit has no conflict")
    };
    assert_eq!(check(&filled(Some(CellSet::EMPTY)), &claimed, &rectangle), Ok(()));
    for givens in [None, Some(cells("r1c1"))] {
        assert_eq!(check(&filled(givens), &claimed, &rectangle), Err(ProofError::Given(cell("r1c1"))));
    }
}

#[test]
fn a_pattern_that_is_not_deadly_is_refused() {
    let is_not_deadly = |result| matches!(result, Err(ProofError::NotDeadly(_)));
    // Four boxes: exchanging the digits changes what the boxes hold.
    let four_boxes = position_with("r1c1:12 r1c4:12 r4c1:12 r4c4:123", Some(CellSet::EMPTY));
    let claimed = literals("r4c4<>1");
    assert!(is_not_deadly(check(&four_boxes, &claimed, &proof("", [deadly("r1c1 r1c4 r4c1 r4c4", "12")]))));

    let (position, claimed) = (position_with(TYPE_1, Some(CellSet::EMPTY)), literals("r2c4<>1"));
    assert!(is_not_deadly(check(&position, &claimed, &proof("", [deadly("r1c1 r1c4 r2c4", "12")]))));

    // With 3 among the deadly candidates the filling 1 2 / 2 3 has no twin; the error shows such a
    // filling.
    let checked = check(&position, &claimed, &proof("", [deadly(RECTANGLE, "123")]));
    let Err(ProofError::NotDeadly(lonely)) = checked else { panic!("not refused: {checked:?}") };
    assert_eq!(lonely.len(), 4);
    assert!(lonely.iter().any(|candidate| candidate.digit().value() == 3), "{lonely:?}");
}

#[test]
fn what_the_rectangle_does_not_say_is_not_proved() {
    let position = position_with(TYPE_1, Some(CellSet::EMPTY));
    for wrong in ["r2c4<>3", "r2c5<>1", "r9c9<>9", "r1c1=1"] {
        let checked = check(&position, &literals(wrong), &proof("", [deadly(RECTANGLE, "12")]));
        assert!(is_not_proved(&checked), "{wrong}: {checked:?}");
    }
}

#[test]
fn a_forbidden_pattern_that_is_not_needed_is_noticed() {
    let position = position_with(TYPE_1, Some(CellSet::EMPTY));
    // r1c1 and r1c4 are a naked pair already. Forbidden patterns come after the questions.
    let (claimed, pair) = (literals("r1c9<>1 r1c9<>2"), proof("r1c1 r1c4", [deadly(RECTANGLE, "12")]));
    assert_eq!(check(&position, &claimed, &pair), Ok(()));
    assert_eq!(superfluous(&position, &claimed, &pair), Some(2));
    assert_eq!(pair.without(2), proof("r1c1 r1c4", []));
}

#[test]
fn six_cells_in_three_boxes_are_deadly_too() {
    let marks = "r1c1:123 r1c4:123 r1c7:123 r2c1:123 r2c4:123 r2c7:1234";
    let position = position_with(marks, Some(CellSet::EMPTY));
    let six = proof("", [deadly("r1c1 r1c4 r1c7 r2c1 r2c4 r2c7", "123")]);
    assert_eq!(check(&position, &literals("r2c7<>1 r2c7<>2 r2c7<>3"), &six), Ok(()));
    // The same in one row and its neighbour in another band: the boxes differ.
    let apart = proof("", [deadly("r1c1 r1c4 r1c7 r4c1 r4c4 r4c7", "123")]);
    let position = position_with("r4c7:1234", Some(CellSet::EMPTY));
    assert!(matches!(check(&position, &literals("r4c7<>1"), &apart), Err(ProofError::NotDeadly(_))));
}

#[test]
fn no_cells_at_all_are_not_deadly() {
    let position = position_with(TYPE_1, Some(CellSet::EMPTY));
    let empty = Forbidden { cells: CellSet::EMPTY, domain: CandidateSet::EMPTY, because: Because::Deadly };
    let checked = check(&position, &literals("r2c4<>1"), &proof("", [empty]));
    assert!(matches!(checked, Err(ProofError::NotDeadly(_))), "{checked:?}");
}

#[test]
fn a_grid_of_pairs_is_seen_to_be_deadly_at_once() {
    // Rows 1 and 2 of every band hold the same digits, shifted: each cell has the digits of both,
    // so that every digit has two places in each row, each column and each box.
    let digit = |row: usize, column: usize| Digit::from_index((row % 3 * 3 + row / 3 + column) % 9);
    let domain: CandidateSet = Cell::all()
        .filter(|cell| cell.row() % 3 < 2)
        .flat_map(|cell| [0, 1].map(|row| Candidate::new(cell, digit(cell.row() / 3 * 3 + row, cell.column()))))
        .collect();
    let cells: CellSet = domain.iter().map(Candidate::cell).collect();
    assert_eq!(cells.len(), 54);
    let position = Position::with_candidates(&Grid::EMPTY, Some(CellSet::EMPTY), CandidateSet::full()).unwrap();
    let grave = Forbidden { cells, domain, because: Because::Deadly };
    // All other candidates of the cells are guardians: nothing follows, but the pattern is
    // accepted.
    assert!(is_not_proved(&check(&position, &literals("r1c1<>1"), &proof("", [grave.clone()]))));

    // With one guardian it is true.
    let extra = Candidate::new(
        cell("r1c1"),
        Digit::all().find(|&digit| !domain.contains(Candidate::new(cell("r1c1"), digit))).unwrap(),
    );
    let left = Candidate::all()
        .filter(|&candidate| !cells.contains(candidate.cell()) || domain.contains(candidate) || candidate == extra);
    let position = Position::with_candidates(&Grid::EMPTY, Some(CellSet::EMPTY), left.collect()).unwrap();
    let started = Instant::now();
    assert_eq!(check(&position, &[Literal::is(extra)], &proof("", [grave])), Ok(()));
    assert!(started.elapsed() < Duration::from_secs(1));
}

/// Each cell sees the next, and the last the first: r1c1 and r1c5 in row 1, r5c5 below, r5c2 beside
/// it, r2c2 above; and r2c2 is in the box of r1c1. Five cells in a loop cannot take turns with two
/// digits.
const ODDAGON: &str = "r1c1 r1c5 r5c5 r5c2 r2c2";

#[test]
fn a_bivalue_oddagon_is_unfillable() {
    let odd = proof("", [unfillable(ODDAGON, "12")]);
    assert!(!odd.assumes_uniqueness());
    // One guardian: it is true.
    let position = position_with("r1c1:12 r1c5:12 r5c5:12 r5c2:12 r2c2:123", None);
    assert_eq!(check(&position, &literals("r2c2=3"), &odd), Ok(()));
    assert_eq!(check(&position, &literals("r2c2<>1 r2c2<>2 r2c9<>3"), &odd), Ok(()));
    assert_eq!(superfluous(&position, &literals("r2c2=3"), &odd), None);
    // Two guardians of one digit: what sees both is removed.
    let position = position_with("r1c1:123 r1c5:12 r5c5:12 r5c2:12 r2c2:123", None);
    assert_eq!(check(&position, &literals("r3c3<>3 r1c2<>3"), &odd), Ok(()));
    assert!(is_not_proved(&check(&position, &literals("r1c9<>3"), &odd)));
    // Two guardians of different digits, and a cell with both of them beside: a pair.
    let position = position_with("r1c1:123 r1c5:12 r5c5:12 r5c2:12 r2c2:124 r3c3:34", None);
    let pair = proof("r3c3", [unfillable(ODDAGON, "12")]);
    assert_eq!(check(&position, &literals("r1c2<>3 r1c2<>4"), &pair), Ok(()));
    assert_eq!(superfluous(&position, &literals("r1c2<>3 r1c2<>4"), &pair), None);
    assert!(is_not_proved(&check(&position, &literals("r1c2<>3"), &odd)));
}

#[test]
fn an_unfillable_pattern_may_have_givens() {
    let mut digits = Grid::EMPTY;
    digits.set(cell("r1c1"), Digit::new(1));
    let left = position_with("r1c5:2 r5c5:12 r5c2:12 r2c2:23", None).all_candidates();
    for givens in [None, Some(cells("r1c1")), Some(CellSet::EMPTY)] {
        let position = Position::with_candidates(&digits, givens, left).expect("one digit has no conflict");
        assert_eq!(check(&position, &literals("r2c2=3"), &proof("", [unfillable(ODDAGON, "12")])), Ok(()));
    }
}

#[test]
fn a_pattern_that_can_be_filled_is_refused() {
    // An even loop takes turns.
    let position = position_with("r1c1:12 r1c5:12 r5c5:12 r5c1:123", None);
    let even = proof("", [unfillable("r1c1 r1c5 r5c5 r5c1", "12")]);
    let checked = check(&position, &literals("r5c1=3"), &even);
    let Err(ProofError::Fillable(filling)) = checked else { panic!("not refused: {checked:?}") };
    assert_eq!(filling.len(), 4);
    assert!(filling.iter().all(|one| filling.iter().all(|other| !one.conflicts(*other))), "{filling:?}");
    // So can an odd loop with three digits.
    let odd = proof("", [unfillable(ODDAGON, "123")]);
    assert!(matches!(check(&position, &literals("r5c1=3"), &odd), Err(ProofError::Fillable(_))));
    // Cells without a candidate in the domain cannot be filled, and then something else must be in
    // them.
    let elsewhere = Forbidden { cells: cells("r1c1"), domain: CandidateSet::EMPTY, because: Because::Unfillable };
    let position = position_with("r1c1:12 r1c2:12", None);
    assert_eq!(check(&position, &literals("r1c9<>1"), &proof("r1c2", [elsewhere])), Ok(()));
}

#[test]
fn a_proof_may_have_several_forbidden_patterns() {
    // Two rectangles of type 1 with a guardian each, 3 in r2c4 and 3 in r2c8: a contradiction in
    // row 2, or, with a second guardian in one of them, the other one decides.
    let marks = "r1c1:12 r1c4:12 r2c1:12 r2c4:123 r1c5:45 r1c8:45 r2c5:345 r2c8:456";
    let position = position_with(marks, Some(CellSet::EMPTY));
    let both = proof("", [deadly(RECTANGLE, "12"), deadly("r1c5 r1c8 r2c5 r2c8", "45")]);
    // 3 is in r2c4, so not in r2c5; then 6 is in r2c8.
    assert_eq!(check(&position, &literals("r2c4=3 r2c8=6"), &both), Ok(()));
    assert_eq!(superfluous(&position, &literals("r2c4=3 r2c8=6"), &both), None);
    assert_eq!(superfluous(&position, &literals("r2c4=3"), &both), Some(1));
    for alone in 0..2 {
        assert!(is_not_proved(&check(&position, &literals("r2c8=6"), &both.without(alone))));
    }
    // A deadly and an unfillable one together.
    let marks = "r1c1:12 r1c4:12 r2c1:12 r2c4:123 r2c9:67 r2c7:67 r3c7:367";
    let position = position_with(marks, Some(CellSet::EMPTY));
    let mixed = proof("", [deadly(RECTANGLE, "12"), unfillable("r2c9 r2c7 r3c7", "67")]);
    assert_eq!(check(&position, &literals("r2c4=3 r3c7=3"), &mixed), Ok(()));
    assert!(mixed.assumes_uniqueness());
    assert!(!mixed.without(0).assumes_uniqueness());
}

#[test]
fn placements_and_eliminations_are_proved_together() {
    // r1c1 is 1 or 2, and 1 there leaves 2 for r1c2, 2 there leaves 1: with r1c3 a naked pair and
    // what it leaves.
    let position = position_with("r1c1:12 r1c2:12 r1c3:123", None);
    let claimed = literals("r1c3=3 r1c3<>1 r1c3<>2 r1c9<>1 r2c2<>2 r1c9<>3");
    let truths = proof("r1c1 r1c2 r1c3", []);
    assert_eq!(check(&position, &claimed, &truths), Ok(()));
    assert_eq!(superfluous(&position, &claimed, &truths), None);
    // The first conclusion that does not follow is named, whichever kind it is.
    let wrong = |claimed: &str| match check(&position, &literals(claimed), &truths) {
        Err(ProofError::NotProved { concluded, .. }) => concluded.to_string(),
        other => panic!("{claimed}: {other:?}"),
    };
    assert_eq!(wrong("r1c3=3 r1c9<>1 r1c1=1"), "r1c1=1");
    assert_eq!(wrong("r1c3=3 r4c3<>1 r1c1=1"), "r4c3<>1");
}

/// All candidates at once and each by itself, for every step that a page shows.
#[test]
fn a_proof_refutes_what_it_proves_false() {
    let mut more = 0;
    for spec in CATALOGUE.iter() {
        let (position, step) = example(spec);
        let all = refuted(&position, &step.proof);
        let each = |one: &Candidate| check(&position, &[Literal::is_not(*one)], &step.proof).is_ok();
        assert_eq!(all, position.all_candidates().iter().filter(each).collect(), "{}", spec.id);
        more += usize::from(all.len() > step.concluded.len());
    }
    assert!(more > 10, "{more}");
}

/// A conclusion that is proved is used to prove the next one. That changes nothing: each follows
/// alone, and what does not follow alone does not follow after all others.
#[test]
fn conclusions_are_proved_together_as_alone() {
    let puzzle = "000000002004200601600000900960804100000903000008706049005000008107008300400000000";
    let position = Position::new(&puzzle.parse().expect("81 characters")).expect("no conflict");
    let (mut proved, mut refused) = (0, 0);
    for step in [2, 3, 5, 7] {
        let open = Constraint::all().filter(|by| position.slots(*by).len() > 1);
        let proof = Proof::of(open.step_by(step));
        let all =
            position.all_candidates().iter().flat_map(|candidate| [Literal::is_not(candidate), Literal::is(candidate)]);
        let (mut follow, others): (Vec<Literal>, Vec<Literal>) =
            all.partition(|literal| check(&position, &[*literal], &proof).is_ok());
        let false_ones = follow.iter().filter(|literal| !literal.is_true()).map(|literal| literal.candidate());
        assert_eq!(false_ones.collect::<CandidateSet>(), refuted(&position, &proof));
        if follow.is_empty() {
            continue;
        }
        for _ in 0..2 {
            assert_eq!(check(&position, &follow, &proof), Ok(()), "{step}");
            for &other in &others {
                let claimed: Vec<Literal> = follow.iter().copied().chain([other]).collect();
                let Err(ProofError::NotProved { concluded, way_out }) = check(&position, &claimed, &proof) else {
                    panic!("{other} does not follow")
                };
                assert_eq!(concluded, other);
                let is_met = |truth: &Constraint| position.choices(*truth).any(|choice| way_out.contains(&choice));
                assert!(proof.questions().iter().all(is_met), "{other}: {way_out:?}");
                refused += 1;
            }
            follow.reverse();
        }
        proved += follow.len();
    }
    assert!(proved > 20 && refused > 100, "{proved} {refused}");
}

#[test]
fn a_proof_that_is_too_large_is_given_up_quickly() {
    let begin = Instant::now();
    // The 9 of rows 8 and 9 can only go in column 9. The cells know it, but one has to fill a row
    // to find out.
    let elsewhere = (House::row(7).cells() | House::row(8).cells()) - House::column(8).cells();
    let mut position = Position::new(&Grid::EMPTY).expect("no conflict");
    for cell in elsewhere {
        position.remove(Candidate::new(cell, Digit::from_index(8)));
    }
    let (cells, claimed) = (Proof::of(Cell::all().map(Constraint::cell)), literals("r1c1<>1"));
    assert_eq!(check(&position, &claimed, &cells), Err(ProofError::TooLarge));
    assert_eq!(superfluous(&position, &claimed, &cells), None);
    // The rows themselves say it at once.
    assert_eq!(check(&position, &claimed, &proof("9r8 9r9", [])), Ok(()));

    // Deadly: two lines of a band can always be exchanged, but nobody looks at every filling.
    let two_bands: CellSet = (0..6).flat_map(|row| House::row(row).cells()).collect();
    let all = two_bands.iter().flat_map(|cell| Digit::all().map(move |digit| Candidate::new(cell, digit))).collect();
    let large = Forbidden { cells: two_bands, domain: all, because: Because::Deadly };
    assert_eq!(check(&position, &claimed, &proof("", [large])), Err(ProofError::TooLarge));

    let many = Proof::of(Constraint::all().cycle().take(1001));
    assert_eq!(check(&position, &claimed, &many), Err(ProofError::TooLarge));
    assert!(begin.elapsed() < Duration::from_secs(60), "{MOST_NODES} nodes took {:?}", begin.elapsed());
}

/// Three cells of each of boxes 1, 2, 4 and 5, by the columns of each box in its three rows.
fn tridagon(columns: [[usize; 3]; 4]) -> CellSet {
    let of_box = |(place, columns): (usize, [usize; 3])| {
        (0..3).map(move |row| Cell::at(place / 2 * 3 + row, place % 2 * 3 + columns[row]))
    };
    columns.into_iter().enumerate().flat_map(of_box).collect()
}

#[test]
fn twelve_cells_of_four_boxes_cannot_be_filled_if_an_odd_number_of_their_permutations_is_odd() {
    let permutations = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let inversions =
        |order: [usize; 3]| [(0, 1), (0, 2), (1, 2)].into_iter().filter(|&(one, two)| order[one] > order[two]).count();
    let position = position_with("r9c9:12", None);
    let claimed = literals("r9c9<>1");
    // The first box may stand in one order: the others are counted against it.
    for order in (0..216).map(|number| [0, number / 36, number / 6 % 6, number % 6].map(|place| permutations[place])) {
        let cells = tridagon(order);
        let domain = cells.iter().flat_map(|cell| (0..3).map(move |d| Candidate::new(cell, Digit::from_index(d))));
        let forbidden = Forbidden { cells, domain: domain.collect(), because: Because::Unfillable };
        let checked = check(&position, &claimed, &proof("", [forbidden]));
        let is_odd = order.into_iter().map(inversions).sum::<usize>() % 2 == 1;
        // Nothing follows for a cell elsewhere, but the pattern is looked at first.
        assert_eq!(is_not_proved(&checked), is_odd, "{order:?}");
        assert_eq!(matches!(checked, Err(ProofError::Fillable(_))), !is_odd, "{order:?}");
    }
}

/// 1 and 2 are exchanged by half a turn, 4 and 5, too; the other digits stay.
fn half_turn() -> Symmetry {
    let digits = [1, 0, 2, 4, 3, 5, 6, 7, 8].map(Digit::from_index);
    Symmetry { motion: Motion::HalfTurn, digits }
}

/// Cells with a few digits each, written as `r1c1=12`, that would break a symmetry.
fn breaking(names: &str, symmetry: Symmetry) -> Forbidden {
    let domain = names.split(' ').flat_map(|name| {
        let (name, digits) = name.split_once('=').expect("a cell and its digits");
        let candidate = |digit| Candidate::new(cell(name), Digit::from_char(digit).expect("a digit"));
        digits.chars().map(candidate).collect::<Vec<_>>()
    });
    let domain: CandidateSet = domain.collect();
    let cells = domain.iter().map(Candidate::cell).collect();
    Forbidden { cells, domain, because: Because::Symmetric(symmetry) }
}

#[test]
fn what_would_break_a_symmetry_of_the_givens_is_forbidden() {
    let position = |digits: &str, gone: &str| {
        let grid: Grid = digits.parse().expect("81 characters");
        let mut position = Position::new(&grid).expect("no conflict");
        gone.split_whitespace().for_each(|name| assert!(position.remove(name.parse().expect("a candidate"))));
        position
    };
    let symmetric = format!("14{}3{}3{}52", ".".repeat(19), ".".repeat(37), ".".repeat(19));
    let here = position(&symmetric, "r2c1=5 r8c8=8");
    // The centre stays in its place, and 1, 2, 4 and 5 do not stay as they are.
    let centre = || proof("", [breaking("r5c5=1245", half_turn())]);
    assert_eq!(check(&here, &literals("r5c5<>1 r5c5<>2 r5c5<>4 r5c5<>5"), &centre()), Ok(()));
    assert!(is_not_proved(&check(&here, &literals("r5c5<>3"), &centre())));
    assert!(centre().assumes_uniqueness());
    // r9c9 goes to r1c1; 8 in r8c8 is gone, so 8 in r2c2 goes; r2c1 goes to r8c9, and 5 becomes 4.
    let pair = |names: &str| proof("", [breaking(names, half_turn())]);
    assert_eq!(check(&here, &literals("r2c2<>8"), &pair("r2c2=8 r8c8=12345679")), Ok(()));
    assert_eq!(check(&here, &literals("r8c9<>4"), &pair("r8c9=4 r2c1=12346789")), Ok(()));
    assert!(is_not_proved(&check(&here, &literals("r2c2<>7"), &pair("r2c2=7 r8c8=12345689"))));
    // What keeps the symmetry is not forbidden.
    for fine in ["r5c5=13", "r2c2=8 r8c8=8", "r2c1=5 r8c9=4", "r2c1=5"] {
        let checked = check(&here, &literals("r5c5<>1"), &pair(fine));
        assert!(matches!(checked, Err(ProofError::Symmetric(_))), "{fine}: {checked:?}");
    }
    // Two cells of a box that would have one digit: each goes to the other's mirror image.
    let mirror = Symmetry { motion: Motion::Diagonal, digits: half_turn().digits };
    let mirrored = position(&".".repeat(81), "");
    assert_eq!(check(&mirrored, &literals("r1c2<>3"), &proof("", [breaking("r1c2=3", mirror)])), Ok(()));
    // The symmetry must keep the givens, and be one.
    for digits in [symmetric.replace('5', "6"), symmetric.replacen('3', ".", 1)] {
        let checked = check(&position(&digits, ""), &literals("r5c5<>1"), &centre());
        assert!(matches!(checked, Err(ProofError::NotSymmetric(_))), "{checked:?}");
    }
    let mut twice = half_turn();
    twice.digits[2] = twice.digits[0];
    let checked = check(&here, &literals("r5c5<>1"), &proof("", [breaking("r5c5=1245", twice)]));
    assert_eq!(checked, Err(ProofError::NoExchange));
}
