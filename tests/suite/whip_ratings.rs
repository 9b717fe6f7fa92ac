//! W, gW, B, gB, trial and error: against the published tables, against their definitions taken
//! literally, and on turned puzzles.

use crate::common::corpus;
use crate::common::oracle::text_of;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::AtomicBool;
use whydoku::Cancel;
use whydoku::board::{Candidate, Constraint, ConstraintSet, Grid, Position, View};
use whydoku::equivalence::Transformation;
use whydoku::generate::{Generator, Random};
use whydoku::logic::{ChainKind, Event, LockedCandidates, Pattern, Replay, Step, StepRating};
use whydoku::rating::se::RateError;
use whydoku::rating::whips::{self, LONGEST, Length, TrialRating, WhipRating};
use whydoku::solve::{SolveOptions, solve};
use whydoku::technique::Profile;

/// A puzzle that needs trial and error of depth 2.
const DEEP: &str = "..1..2..3....1..4.2..4..5....6..7..8.5.....2.9..3..4....8..1..5.9..6....1..9..7..";

fn rated(puzzle: &Grid) -> WhipRating {
    let rating = whips::rate(&corpus::start(puzzle), LONGEST, Cancel::NEVER);
    rating.unwrap_or_else(|error| panic!("{puzzle}: {error}"))
}

fn classified(puzzle: &Grid) -> TrialRating {
    let rating = whips::classify(&corpus::start(puzzle), LONGEST, Cancel::NEVER);
    rating.unwrap_or_else(|error| panic!("{puzzle}: {error}"))
}

fn text(value: Option<impl ToString>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}

/// Rows of the table: the puzzle, its values by column.
fn table() -> Option<Vec<(Grid, BTreeMap<String, String>)>> {
    let text = text_of("whips-dev.tsv")?;
    let mut lines = text.lines().filter(|line| !line.starts_with('#'));
    let header: Vec<&str> = lines.next()?.split('\t').collect();
    let row = |line: &str| {
        let values = header.iter().zip(line.split('\t')).map(|(name, value)| ((*name).to_string(), value.to_string()));
        let values: BTreeMap<String, String> = values.collect();
        (values["puzzle"].parse().expect("a puzzle"), values)
    };
    Some(lines.map(row).collect())
}

/// How many rows agree, by column, and those that do not.
#[derive(Default)]
struct Counts {
    agree: BTreeMap<&'static str, (usize, usize)>,
    differ: Vec<String>,
}

impl Counts {
    fn compare(&mut self, puzzle: &Grid, row: &BTreeMap<String, String>, column: &'static str, ours: &str) {
        let published = &row[column];
        if !published.is_empty() {
            let (all, equal) = self.agree.entry(column).or_default();
            *all += 1;
            *equal += usize::from(published == ours);
            if published != ours {
                self.differ.push(format!("{column} {puzzle}: {published} published, {ours} here"));
            }
        }
    }

    fn rate(&mut self, puzzle: &Grid, row: &BTreeMap<String, String>) {
        let rating = rated(puzzle);
        self.compare(puzzle, row, "te", &text(rating.te));
        for (column, length) in [("B", rating.b), ("gB", rating.gb), ("W", rating.w), ("gW", rating.gw)] {
            self.compare(puzzle, row, column, &length.to_string());
        }
    }
}

#[test]
fn a_sample_of_the_published_ratings_agrees() {
    let Some(rows) = table() else { return };
    let is_short = |(_, row): &&(Grid, BTreeMap<String, String>)| row["W"].parse().is_ok_and(|w: u8| w <= 6);
    let mut counts = Counts::default();
    rows.iter().filter(is_short).step_by(12).for_each(|(puzzle, row)| counts.rate(puzzle, row));
    assert_eq!(counts.differ, Vec::<String>::new());
    assert!(counts.agree["B"].0 > 40, "the sample is a sample");
}

/// B, gB and the depth are properties of the puzzle, so that each difference is a fault. W and gW
/// are those of one path.
#[test]
#[ignore = "takes an hour; run by hand after a change of the search, with the table from outside, a sample otherwise"]
fn the_published_ratings_agree() {
    let Some(rows) = table() else { return };
    let mut counts = Counts::default();
    rows.iter()
        .filter(|(_, row)| row["te"] != "2" && row["te"] != "3")
        .for_each(|(puzzle, row)| counts.rate(puzzle, row));
    counts.differ.iter().for_each(|difference| println!("{difference}"));
    println!("equal of all: {:?}", counts.agree);
    for column in ["te", "B", "gB"] {
        let (all, equal) = counts.agree[column];
        assert_eq!(all, equal, "{column}");
    }
    for (column, percent) in [("W", 98), ("gW", 97)] {
        let (all, equal) = counts.agree[column];
        assert!(100 * equal >= percent * all, "{column}: {equal} of {all}");
    }
}

#[test]
#[ignore = "takes minutes; run by hand after a change of the search, with the table from outside"]
fn the_published_classes_agree() {
    let Some(rows) = table() else { return };
    let mut counts = Counts::default();
    for (puzzle, row) in rows.iter().filter(|(_, row)| row["te"] == "2" || row["te"] == "3") {
        let class = classified(puzzle);
        counts.compare(puzzle, row, "te", &text(class.te));
        counts.compare(puzzle, row, "bxb", &text(class.bxb));
        counts.compare(puzzle, row, "bxbb", &text(class.bxbb));
    }
    println!("equal of all: {:?}", counts.agree);
    assert_eq!(counts.differ, Vec::<String>::new());
}

/// Places singles until none is left. Returns whether a constraint is left without a candidate.
fn singles(position: &mut Position) -> bool {
    while let Some((_, candidate)) = View::ALL.into_iter().find_map(|view| position.first_single(view)) {
        if position.contradiction().is_some() {
            break;
        }
        position.place(candidate);
    }
    position.contradiction().is_some()
}

fn open(position: &Position) -> Vec<Candidate> {
    position.all_candidates().iter().filter(|candidate| !position.is_placed(*candidate)).collect()
}

/// Whether a braid of at most `left` questions goes on from what is said, as the book defines it.
fn has_braid(position: &Position, target: Candidate, said: &mut Vec<Candidate>, left: usize) -> bool {
    for constraint in ConstraintSet::full().iter().filter(|&constraint| position.answer(constraint).is_none()) {
        let answers: Vec<Candidate> = position.candidates_of(constraint).collect();
        if answers.iter().any(|answer| *answer == target || said.contains(answer)) {
            continue;
        }
        let excluded =
            |answer: &&Candidate| answer.conflicts(target) || said.iter().any(|node| node.conflicts(**answer));
        let rest: Vec<Candidate> = answers.iter().filter(|answer| !excluded(answer)).copied().collect();
        if rest.is_empty() {
            return true;
        }
        if let ([only], true) = (&rest[..], left > 1 && answers.len() > 1) {
            said.push(*only);
            let found = has_braid(position, target, said, left - 1);
            said.pop();
            if found {
                return true;
            }
        }
    }
    false
}

/// The least length of braids that solves a position, if it is at most `longest`.
fn braids(position: &Position, longest: usize) -> Option<usize> {
    let mut position = position.clone();
    for length in 0..=longest {
        loop {
            singles(&mut position);
            if position.is_solved() {
                return Some(length);
            }
            let removed = open(&position)
                .into_iter()
                .find(|&target| length > 0 && has_braid(&position, target, &mut Vec::new(), length));
            match removed {
                Some(target) => position.remove(target),
                None => break,
            };
        }
    }
    None
}

/// Closes a position under trial and error. Returns whether it has a contradiction.
fn try_all(position: &mut Position, depth: usize) -> bool {
    loop {
        if singles(position) {
            return true;
        }
        let refuted = open(position).into_iter().find(|&candidate| {
            let mut supposed = position.clone();
            supposed.place(candidate);
            depth > 0 && try_all(&mut supposed, depth - 1)
        });
        match refuted {
            Some(candidate) => position.remove(candidate),
            None => return false,
        };
    }
}

/// Compares B up to 3, and trial and error up to depth 1, with their definitions.
fn assert_defined(puzzle: &Grid) {
    let rating = rated(puzzle);
    let start = corpus::start(puzzle);
    let number = rating.b.number().map(usize::from);
    assert_eq!(braids(&start, 3), number.filter(|&number| number <= 3), "{puzzle}: {rating:?}");
    let solves = |depth| {
        let mut position = start.clone();
        !try_all(&mut position, depth) && position.is_solved()
    };
    assert_eq!(rating.te.map(usize::from), (0..2).find(|&depth| solves(depth)), "{puzzle}");
}

#[test]
fn braids_and_trials_are_those_of_the_definition() {
    corpus::all_puzzles().step_by(71).for_each(|(_, puzzle)| assert_defined(&puzzle));
}

#[test]
#[ignore = "takes minutes; run by hand after a change of the search"]
fn fresh_puzzles_are_rated_as_the_definition_says() {
    Generator::minimal(2_000).puzzles().take(2_000).for_each(|puzzle| assert_defined(&puzzle));
}

#[test]
fn whips_are_braids_and_groups_help() {
    for (_, puzzle) in corpus::all_puzzles().step_by(17) {
        let WhipRating { w, gw, b, gb, te, .. } = rated(&puzzle);
        let [w, gw, b, gb] = [w, gw, b, gb].map(|length| length.number().expect("within the limit"));
        assert!(gb <= gw.min(b) && b <= w, "{puzzle}: {w} {gw} {b} {gb}");
        assert!([1, 2].iter().all(|&short| (b == short) == (w == short)), "{puzzle}: B {b}, W {w}");
        assert_eq!(te, Some(u8::from(b > 0)), "{puzzle}");
    }
}

#[test]
fn turning_and_relabelling_change_no_property_of_the_puzzle() {
    let mut random = Random::new(31, 0);
    for (_, puzzle) in corpus::all_puzzles().step_by(37) {
        let image = Transformation::random(&mut random).apply(&puzzle);
        let (one, other) = (rated(&puzzle), rated(&image));
        assert_eq!((one.b, one.gb, one.te), (other.b, other.gb, other.te), "{puzzle}");
    }
    let deep: Grid = DEEP.parse().unwrap();
    let image = Transformation::random(&mut random).apply(&deep);
    assert_eq!(classified(&deep), classified(&image));
}

#[test]
fn a_limit_is_told_from_impossibility() {
    let long: Grid =
        "123.5.7...5.........8..1.6....8...3.......4..87.6..2.5..2.9...7.3.5.4...........2".parse().unwrap();
    let rating = whips::rate(&corpus::start(&long), 3, Cancel::NEVER).unwrap();
    assert_eq!([rating.w, rating.gw, rating.b, rating.gb], [Length::Above(3); 4]);
    assert_eq!((rating.w.to_string(), rating.w.why()), (">3".into(), Some("limit")));
    let deep: Grid = DEEP.parse().unwrap();
    assert_eq!(rated(&deep).b, Length::Infinite);
}

#[test]
fn only_puzzles_with_one_solution_are_rated() {
    let of = |puzzle: &str, cancel: Cancel<'_>| whips::rate(&corpus::start(&puzzle.parse().unwrap()), LONGEST, cancel);
    assert_eq!(of(&".".repeat(81), Cancel::NEVER), Err(RateError::SeveralSolutions));
    let none = &corpus::puzzles("none")[0];
    assert_eq!(of(&none.to_string(), Cancel::NEVER), Err(RateError::NoSolution));
    let flag = AtomicBool::new(true);
    let hard = "4...6..7.......6...3...2..17....85...1.4......2.95..........7.5..91...3...3.4..8.";
    assert!(matches!(of(hard, Cancel::when(&flag)), Err(RateError::Cancelled(_))));
    let kinds: BTreeSet<Length> = BTreeSet::from([Length::Of(1), Length::Above(3), Length::Infinite]);
    assert_eq!(kinds.last(), Some(&Length::Infinite), "from easy to hard");
}

/// The length of the path that tells the rating by a kind, with its proofs checked.
fn told(puzzle: &Grid, kind: ChainKind) -> Option<u8> {
    let start = corpus::start(puzzle);
    let solution = solve(start.clone(), &Profile::chains(kind), SolveOptions::without_guessing(), Cancel::NEVER);
    solution.trace.verify().unwrap_or_else(|error| panic!("{puzzle}: {error}"));
    let mut replay = Replay::new(start);
    for event in &solution.trace.events {
        if let Event::Step(step @ Step { rating: Some(StepRating::Length(of, length)), .. }) = event {
            assert_eq!(*of, kind);
            assert_whole(replay.position(), step, *length, kind);
        }
        replay.apply(event).expect("it fits");
    }
    whips::length_of(&solution.trace)
}

/// Checks the lines of a chain: as many questions as it says, and in a whip each of them with an
/// answer that the one before excludes.
fn assert_whole(position: &Position, step: &Step, length: u8, kind: ChainKind) {
    let Pattern::Branches(branches) = &step.pattern else { panic!("{} is no supposition", step.technique.id) };
    let events = &branches.cases[0].events;
    assert_eq!(events.len(), usize::from(length));
    let mut has_group = false;
    let mut before: Vec<Candidate> = branches.cases[0].assumed.iter().map(|literal| literal.candidate()).collect();
    for event in events {
        let (question, answer): (Constraint, Vec<Candidate>) = match event {
            Event::Contradiction { constraint } => (*constraint, Vec::new()),
            Event::Step(step) => {
                let question = step.proof.questions()[0];
                let group = |pattern: &LockedCandidates| {
                    let cells = position.cells_in(pattern.digit, pattern.base) & pattern.cover.cells();
                    cells.iter().map(|cell| Candidate::new(cell, pattern.digit)).collect()
                };
                match &step.pattern {
                    Pattern::LockedCandidates(pattern) => (question, group(pattern)),
                    _ => (question, step.placements().collect()),
                }
            }
            _ => panic!("{event:?} in a chain"),
        };
        has_group |= answer.len() > 1;
        let excluded = |one: &Candidate| before.iter().all(|before| before.conflicts(*one));
        let others = position.candidates_of(question).filter(|one| !answer.contains(one));
        assert!(kind.is_braid() || others.into_iter().any(|one| excluded(&one)), "{}", position.digits());
        before = answer;
    }
    let told = ["dynamic-forcing-plus", "g-whip"].contains(&step.technique.id);
    assert_eq!(told, has_group, "{} is told as {}", position.digits(), step.technique.id);
}

#[test]
fn the_path_told_is_the_path_rated() {
    for puzzle in
        corpus::puzzles("tough").into_iter().step_by(30).chain(corpus::puzzles("minimal").into_iter().step_by(30))
    {
        let rating = rated(&puzzle);
        for (kind, length) in ChainKind::ALL.into_iter().zip([rating.w, rating.gw, rating.b, rating.gb]) {
            assert_eq!(told(&puzzle, kind), length.number(), "{}: {puzzle}", kind.rating());
        }
    }
}
