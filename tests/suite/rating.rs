//! Level and score of HoDoKu against its own; the grade, which neither turning nor relabelling
//! changes; the search cost.

use crate::common::corpus;
use crate::common::oracle::text_of;
use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use whydoku::Cancel;
use whydoku::board::{Candidate, Grid, Position};
use whydoku::equivalence::Transformation;
use whydoku::explain::{Explainer, Language};
use whydoku::format::{Format, read_str, write};
use whydoku::generate::Random;
use whydoku::logic::Level;
use whydoku::rating::hodoku::{Grader, Grading};
use whydoku::rating::se::RateError;
use whydoku::rating::{Grade, Graded, Load, Subject, base, effort, effort_at, grade, grade_at, grade_of};
use whydoku::search::fast;
use whydoku::technique::{CATALOGUE, by_id};

/// Puzzles of the project from each corpus.
fn own(step: usize) -> impl Iterator<Item = Grid> {
    corpus::all_puzzles().map(|(_, puzzle)| puzzle).step_by(step)
}

fn graded(puzzle: &Grid) -> Graded {
    grade(puzzle, true, Cancel::NEVER).unwrap_or_else(|error| panic!("{puzzle}: {error}"))
}

/// A line of the table: the puzzle, its level and its score, and the techniques.
struct Case {
    puzzle: Grid,
    level: String,
    score: u32,
    techniques: String,
}

fn cases() -> Option<Vec<Case>> {
    let text = text_of("hodoku-dev.tsv")?;
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.starts_with("puzzle"));
    let case = |line: &str| {
        let fields: Vec<&str> = line.split('\t').collect();
        let [puzzle, level, score, techniques, ..] = fields[..] else { panic!("{line}") };
        Case {
            puzzle: puzzle.parse().expect("a puzzle"),
            level: level.to_lowercase(),
            score: score.parse().expect("a score"),
            techniques: techniques.into(),
        }
    };
    Some(lines.map(case).collect())
}

/// The codes of forcing chains and nets, Kraken fish and digits that were looked up.
const FORCING: [&str; 6] = ["1301/", "1302/", "1303/", "1304/", "kf", "bf/"];

/// How many puzzles have the same level, and how many the same score.
#[derive(Default, Debug, PartialEq, Eq)]
struct Equal {
    puzzles: usize,
    level: usize,
    score: usize,
}

impl Equal {
    fn count(&mut self, case: &Case, grading: &Grading) {
        self.puzzles += 1;
        self.level += usize::from(grading.level.name() == case.level);
        self.score += usize::from(grading.score == case.score);
    }
}

/// Compares every so many puzzles: all levels are equal, and all scores but so many.
fn compare(step: usize, most: usize) {
    let Some(cases) = cases() else { return };
    let grader = Grader::new();
    let mut by_band = BTreeMap::<String, Equal>::new();
    for case in cases.iter().step_by(step) {
        let grading = grader.grade(&case.puzzle, Cancel::NEVER).expect("a grading");
        let is_forced = FORCING.iter().any(|code| case.techniques.contains(code));
        let band = if is_forced { "with forcing steps" } else { &case.level };
        for name in [band, "all"] {
            by_band.entry(name.into()).or_default().count(case, &grading);
        }
        if grading.score != case.score {
            println!("{}: {}, here {}", case.puzzle, case.score, grading.score);
        }
    }
    println!("{by_band:#?}");
    let all = &by_band["all"];
    assert!(all.level == all.puzzles && all.score + most >= all.puzzles, "{all:?}");
}

#[test]
fn levels_and_scores_of_hodoku_agree() {
    compare(6, 0);
}

#[test]
#[ignore = "all 1,122 puzzles; run by hand after a change of the rating, with the tables from outside"]
fn all_levels_and_scores_of_hodoku_agree() {
    compare(1, 0);
}

#[test]
fn a_level_is_raised_where_it_allows_no_such_score() {
    let grader = Grader::new();
    let mut raised = 0;
    for puzzle in own(7) {
        let grading = grader.grade(&puzzle, Cancel::NEVER).expect("a grading");
        let steps = || grading.techniques.iter().filter_map(|(spec, count)| Some((spec.hodoku?, *count)));
        let score: u32 = steps().map(|(hodoku, count)| hodoku.score * count).sum();
        assert_eq!(grading.score, score + 10_000 * grading.looked_up, "{puzzle}");
        let highest = steps().map(|(hodoku, _)| hodoku.level).max().expect("a step");
        assert!(grading.level >= highest);
        raised += usize::from(grading.level > highest && grading.looked_up == 0);
        let most =
            BTreeMap::from([(Level::Easy, 800), (Level::Medium, 1000), (Level::Hard, 1600), (Level::Unfair, 1800)]);
        assert!(most.get(&grading.level).is_none_or(|most| grading.score <= *most), "{puzzle}");
    }
    assert!(raised > 0);
}

#[test]
fn turning_and_relabelling_change_nothing() {
    let random = &mut Random::new(5, 0);
    for puzzle in own(25) {
        let expected = graded(&puzzle);
        for _ in 0..2 {
            let image = Transformation::random(random).apply(&puzzle);
            assert_eq!(graded(&image), expected, "{puzzle}, {image}");
        }
    }
}

/// A learner meets them early, whatever their place in the order of the catalogue.
#[test]
fn techniques_that_come_last_in_the_order_are_as_hard_as_those_they_are_like() {
    let known = |id: &str| by_id(id).expect("a technique");
    for (id, grade) in [
        ("direct-pointing", Grade::Medium),
        ("direct-claiming", Grade::Medium),
        ("direct-hidden-pair", Grade::Medium),
        ("law-of-leftover", Grade::Hard),
        ("naked-single", Grade::Easy),
        ("nested-forcing-chain", Grade::Fiendish),
    ] {
        assert_eq!(grade_of(known(id)), grade, "{id}");
    }
}

#[test]
fn grades_follow_the_hardest_technique_whatever_the_load() {
    let bases: Vec<Grade> = CATALOGUE.iter().map(|spec| base(spec)).collect();
    assert!(bases.is_sorted() && Grade::ALL.iter().all(|grade| bases.contains(grade)), "{bases:?}");
    for load in [Load::new(0, 0), Load::new(5, 5), Load::new(20, 10), Load::new(1000, 1000)] {
        let grade = |base: &Grade| if load.is_much(*base) || load.is_narrow(*base) { base.harder() } else { *base };
        assert!(bases.iter().map(grade).is_sorted(), "{load:?}");
    }
}

#[test]
fn rounds_are_a_solution_that_the_grade_can_be_read_from() {
    let mut grades = BTreeMap::new();
    for puzzle in own(5) {
        let graded = graded(&puzzle);
        *grades.entry(graded.grade).or_insert(0) += 1;
        assert!(graded.grade >= graded.base() && graded.grade <= graded.base().harder());
        assert_eq!(graded.rounds[0].first, 1);
        for pair in graded.rounds.windows(2) {
            assert_eq!(pair[1].first, pair[0].first + pair[0].taken);
            assert!(pair[1].empty <= pair[0].empty && pair[0].ways.is_none_or(|ways| ways > 0));
        }
        assert!(graded.bottlenecks().all(|round| round.ways == Some(1) && round.taken == 1 && round.empty > 9));
        let hardest = graded.hardest().expect("a technique");
        assert!(graded.rounds.iter().all(|round| base(round.technique) <= base(hardest)));
    }
    assert_eq!(grades.len(), Grade::ALL.len(), "{grades:?}");
}

#[test]
fn grades_are_told_with_their_reasons() {
    let told = |puzzle: &str, language| {
        let puzzle: Grid = puzzle.parse().expect("a puzzle");
        Explainer::new(language).grade(&graded(&puzzle)).to_string()
    };
    let easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    assert_eq!(told(easy, Language::English), "easy: singles only; never fewer than 7 ways on");
    assert_eq!(told(easy, Language::Chinese), "简单：只用唯一数；每处至少有7条路可走");
    let hard = "203008509004000000001002003092040800005007010000205900008000100070000200400900000";
    assert_eq!(
        told(hard, Language::English),
        "hard: an Almost Locked Pair; only one way on at 8 positions, first at step 16"
    );
    let english = Explainer::new(Language::English);
    let counted = |id: &str, count| english.technique_times(by_id(id).expect("a technique"), count).to_string();
    for (id, one, several) in [
        ("w-wing", "a W-Wing", "two W-Wings"),
        ("x-wing", "an X-Wing", "two X-Wings"),
        ("swordfish", "a Swordfish", "two Swordfish"),
        ("unique-rectangle-type-1", "a Unique Rectangle Type 1", "two Unique Rectangles Type 1"),
        ("locked-candidates-pointing", "Locked Candidates (pointing)", "Locked Candidates (pointing) twice"),
    ] {
        assert_eq!((counted(id, 1).as_str(), counted(id, 2).as_str()), (one, several));
    }
    assert_eq!(counted("sue-de-coq", 12), "Sue de Coq 12 times");
    for language in Language::ALL {
        for puzzle in own(40) {
            let text = told(&puzzle.to_string(), *language);
            assert!(!text.contains(['{', '}', '$']), "{text}");
        }
    }
}

#[test]
fn without_uniqueness_no_technique_needs_it() {
    for puzzle in own(30) {
        let graded = grade(&puzzle, false, Cancel::NEVER).expect("a grade");
        assert!(graded.rounds.iter().all(|round| !round.technique.needs_uniqueness));
        let grading = Grader::new().without_uniqueness().grade(&puzzle, Cancel::NEVER).expect("a grading");
        assert!(grading.techniques.iter().all(|(spec, _)| !spec.needs_uniqueness));
    }
}

#[test]
fn singles_of_a_puzzle_come_up_as_if_its_givens_were_written_one_by_one() {
    let grader = Grader::new();
    for puzzle in own(2) {
        let plain = Position::new(&puzzle).expect("a position");
        assert_eq!(grader.grade(&puzzle, Cancel::NEVER), grader.grade_at(&plain, Cancel::NEVER), "{puzzle}");
    }
}

#[test]
fn what_is_left_at_a_position_is_rated() {
    let puzzle = corpus::puzzles("tough").pop().expect("a puzzle");
    let plain = Position::new(&puzzle).expect("a position");
    let subject = |position: &Position| {
        let text = write(Format::Candidates, position);
        let reading = read_str(&text).next().expect("a reading").expect("candidates");
        (Subject::of(&reading).expect("no conflict"), text)
    };
    assert_eq!(
        subject(&plain).0,
        Subject::Puzzle(puzzle),
        "all candidates that the digits leave say no more than they do"
    );
    let grader = Grader::new();
    assert_eq!(grader.grade_at(&plain, Cancel::NEVER), grader.grade(&puzzle, Cancel::NEVER));
    assert_eq!(effort_at(&plain, Cancel::NEVER), effort(&puzzle, Cancel::NEVER));
    assert_eq!(grade_at(&plain, true, Cancel::NEVER).expect("a grade").hardest(), graded(&puzzle).hardest());

    // A third of all candidates that are false is gone.
    let solution = fast::first(&puzzle).expect("a solution");
    let mut on_the_way = plain.clone();
    for candidate in plain.all_candidates().iter().step_by(3) {
        if solution.get(candidate.cell()) != Some(candidate.digit()) {
            on_the_way.remove(candidate);
        }
    }
    let (with_marks, text) = subject(&on_the_way);
    assert!(with_marks.to_string() == text && matches!(with_marks, Subject::Position(_)));
    let easier = with_marks.grade(true, Cancel::NEVER).expect("a grade");
    assert!(easier.grade < graded(&puzzle).grade && easier.rounds[0].empty == plain.empty_cells().len());
    let grading = with_marks.hodoku(true, Cancel::NEVER).expect("a grading");
    assert!(grading.level < grader.grade(&puzzle, Cancel::NEVER).expect("a grading").level);
    assert_eq!(with_marks.effort(Cancel::NEVER).expect("a count").solution, solution);

    let cell = plain.empty_cells().first().expect("an empty cell");
    on_the_way.remove(Candidate::new(cell, solution.get(cell).expect("a digit")));
    let error = |subject: Subject| [subject.effort(Cancel::NEVER).err(), subject.hodoku(true, Cancel::NEVER).err()];
    assert_eq!(
        error(Subject::Position(Box::new(on_the_way))),
        [Some(RateError::NoSolution), Some(RateError::NoSolution)]
    );
}

#[test]
fn only_puzzles_with_one_solution_have_ratings() {
    let is = |name: &str, expected: fn(&RateError) -> bool| {
        for puzzle in corpus::puzzles(name) {
            let error = |found: Option<RateError>| assert!(found.as_ref().is_some_and(expected), "{puzzle}: {found:?}");
            error(effort(&puzzle, Cancel::NEVER).err());
            error(grade(&puzzle, true, Cancel::NEVER).err());
            error(Grader::new().grade(&puzzle, Cancel::NEVER).err());
        }
    };
    is("several", |error| *error == RateError::SeveralSolutions);
    is("none", |error| *error == RateError::NoSolution);
    is("conflict", |error| matches!(error, RateError::Conflict(_)));
}

#[test]
fn a_solved_grid_has_nothing_to_rate() {
    let grid = corpus::all_puzzles().next().and_then(|(_, puzzle)| fast::first(&puzzle)).expect("a solution");
    let graded = graded(&grid);
    assert_eq!((graded.grade, graded.hardest(), graded.needs_guess), (Grade::Easy, None, false));
    let grading = Grader::new().grade(&grid, Cancel::NEVER).expect("a grading");
    assert_eq!((grading.level, grading.score), (Level::Easy, 0));
    assert_eq!(effort(&grid, Cancel::NEVER).expect("a count").effort.nodes, 0);
}

#[test]
fn what_is_cancelled_says_so() {
    let flag = AtomicBool::new(true);
    let hard = corpus::puzzles("tough").pop().expect("a puzzle");
    assert!(matches!(grade(&hard, true, Cancel::when(&flag)), Err(RateError::Cancelled(_))));
    assert!(matches!(Grader::new().grade(&hard, Cancel::when(&flag)), Err(RateError::Cancelled(_))));
}

#[test]
fn names_of_grades_are_read() {
    for grade in Grade::ALL {
        assert_eq!(grade.name().parse(), Ok(grade));
    }
    assert!("Hard".parse::<Grade>().is_err() && by_id("x-wing").is_some_and(|spec| base(spec) == Grade::Hard));
}
