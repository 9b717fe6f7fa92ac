//! What is found in one puzzle can be told in every equivalent one: the image of a step holds in
//! the image of its position, and its words say so.

use crate::common::pages::{each_example, example};
use crate::common::steps::instances_among;
use crate::reading::{Reader, texts};
use std::collections::{BTreeMap, BTreeSet};
use whydoku::board::{
    Candidate, CandidateSet, Cell, CellSet, Constraint, Digit, Element, House, HouseKind, HouseSet, Literal,
};
use whydoku::equivalence::{Image, Transformation};
use whydoku::generate::Random;
use whydoku::logic::{Facts, Link, Motion, Replay, Sketch, Step, check};
use whydoku::report::{StepRecord, write_line};
use whydoku::technique::by_id;

/// How many steps are taken of each example.
const STEPS: usize = 4;

/// By how many transformations each step is mapped.
const WAYS: usize = 3;

/// Of a remote pair the links from cell to cell are drawn with the greater digit first. Of the
/// cells that block the places of a digit, some are chosen, by their order in the grid.
const DRAWN_OTHERWISE: [&str; 3] = ["direct-hidden-pair", "hidden-single-box", "remote-pair"];

/// Some transformations, always the same, every second of which exchanges rows and columns.
pub fn transformations() -> Vec<Transformation> {
    let mut random = Random::new(11, 0);
    let mut all: Vec<Transformation> = Vec::new();
    while all.len() < 8 {
        let next = Transformation::random(&mut random);
        if next.is_transposing() == all.len().is_multiple_of(2) {
            all.push(next);
        }
    }
    all
}

/// The cell that a transformation takes another one to, from the definition.
fn cell(by: &Transformation, from: Cell) -> Cell {
    Cell::all().find(|&cell| by.origin(cell) == from).expect("every cell goes somewhere")
}

fn candidate(by: &Transformation, from: Candidate) -> Candidate {
    Candidate::new(cell(by, from.cell()), by.digit(from.digit()))
}

fn literal(by: &Transformation, from: Literal) -> Literal {
    let candidate = candidate(by, from.candidate());
    if from.is_true() { Literal::is(candidate) } else { Literal::is_not(candidate) }
}

#[test]
fn transformations_go_back_and_go_together() {
    let all = transformations();
    for (one, two) in all.iter().zip(all.iter().cycle().skip(3)) {
        assert_eq!(one.then(&one.inverse()), Transformation::IDENTITY);
        assert_eq!(one.inverse().then(one), Transformation::IDENTITY);
        assert_eq!(one.inverse().inverse(), *one);
        for from in Cell::all() {
            assert_eq!(one.image_of(from), cell(one, from));
            assert_eq!(one.then(two).image_of(from), two.image_of(one.image_of(from)));
        }
        for digit in Digit::all() {
            assert_eq!(one.then(two).digit(digit), two.digit(one.digit(digit)));
        }
    }
}

#[test]
fn houses_and_questions_go_to_those_of_the_images() {
    for by in transformations() {
        for house in House::all() {
            let cells: CellSet = house.cells().iter().map(|from| cell(&by, from)).collect();
            let image = house.image(&by);
            assert_eq!((image.cells(), house.cells().image(&by)), (cells, cells));
            assert_eq!(image.kind(), house.kind().image(&by));
            assert_eq!(image.kind() == house.kind(), house.kind() == HouseKind::Box || !by.is_transposing());
        }
        for constraint in Constraint::all() {
            let all = |of: Constraint| (0..9).map(move |slot| of.candidate(slot));
            let images: CandidateSet = all(constraint).map(|from| candidate(&by, from)).collect();
            assert_eq!(all(constraint.image(&by)).collect::<CandidateSet>(), images);
        }
    }
}

#[test]
fn the_image_of_a_motion_does_the_same_with_the_image_of_the_grid() {
    for motion in Motion::ALL {
        assert_eq!(motion.image(&Transformation::IDENTITY), motion);
        for by in transformations() {
            let image = motion.image(&by);
            assert!(matches!(image, Motion::Rearranged(_)), "{motion:?} is chosen by {by:?}");
            assert_eq!(image.image(&by.inverse()), motion);
            for from in Cell::all() {
                assert_eq!(image.cell(cell(&by, from)), cell(&by, motion.cell(from)));
            }
        }
    }
}

/// A link of a sketch: its ends, its kind, the question behind it.
type Joined = (CandidateSet, CandidateSet, String, Option<Constraint>);

/// What a sketch shows, mapped: the cells and candidates of each role, the links, the houses. The
/// letters of roles and the direction of links follow from which of two digits is the smaller.
#[derive(PartialEq, Debug)]
struct Shown {
    parts: BTreeMap<String, (CellSet, CandidateSet)>,
    links: BTreeSet<Joined>,
    houses: [HouseSet; 2],
}

impl Shown {
    fn of(sketch: &Sketch, by: &Transformation) -> Shown {
        let mut parts: BTreeMap<String, (CellSet, CandidateSet)> = BTreeMap::new();
        for part in &sketch.parts {
            let role = format!("{:?}", part.role).split('(').next().expect("a name").to_string();
            let known = parts.entry(role).or_default();
            *known = (known.0 | part.cells.image(by), known.1 | part.candidates.image(by));
        }
        let link = |link: &Link| {
            let ends = [link.from.image(by), link.to.image(by)];
            (ends[0].min(ends[1]), ends[0].max(ends[1]), format!("{:?}", link.kind), link.by.image(by))
        };
        Shown { parts, links: sketch.links.iter().map(link).collect(), houses: [sketch.base, sketch.cover].image(by) }
    }
}

#[test]
fn images_of_steps_are_proved_drawn_and_told() {
    let (all, mut reader, mut seen) = (transformations(), Reader::default(), 0);
    let mut drawn_otherwise = BTreeSet::new();
    for (spec, example) in each_example() {
        let facts = Facts::new(example.position.clone());
        for step in instances_among(spec, &facts).iter().take(STEPS) {
            for by in all.iter().cycle().skip(seen).take(WAYS) {
                let told = || format!("{step:?} in the image of {} by {by:?}", example.position.digits());
                let position = by.apply_to_position(&example.position).expect("no digit twice");
                let image = step.image(by);
                assert_eq!(check(&position, &image.concluded, &image.proof), Ok(()), "{}", told());
                let mut concluded: Vec<Literal> = step.concluded.iter().map(|&from| literal(by, from)).collect();
                concluded.sort_unstable();
                assert_eq!(image.concluded.to_vec(), concluded, "{}", told());
                assert_eq!(image.image(&by.inverse()), *step, "{}", told());

                let (before, after) = (Replay::new(example.position.clone()), Replay::new(position.clone()));
                let expected = Shown::of(&step.pattern.sketch(&before), by);
                if Shown::of(&image.pattern.sketch(&after), &Transformation::IDENTITY) != expected {
                    drawn_otherwise.insert(spec.id);
                }
                write_line(&StepRecord::new(&after, &image, None), &mut Vec::new()).expect("a record");
                texts::of_step(&position, &image, &mut |text| reader.take(&text));
            }
            seen += WAYS;
        }
    }
    assert!(seen > 900, "{seen}");
    reader.finish();
    assert_eq!(drawn_otherwise, BTreeSet::from(DRAWN_OTHERWISE));
}

#[test]
fn techniques_of_rows_become_those_of_columns() {
    let turned = |step: &Step, by: &Transformation| step.image(by).technique.id;
    let by = transformations();
    let (transposed, upright) = (&by[0], &by[1]);
    for (row, column) in [("hidden-single-row", "hidden-single-column"), ("hidden-single-column", "hidden-single-row")]
    {
        let (_, step) = example(by_id(row).expect("known"));
        assert_eq!((turned(&step, transposed), turned(&step, upright)), (column, row));
    }
}
