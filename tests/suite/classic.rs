//! The path of Sudoku Explainer, told: the steps of the rating, each with a proof that holds.

use crate::common::oracle::text_of;
use crate::common::random::Random;
use crate::common::{corpus, snapshots};
use std::collections::BTreeMap;
use whydoku::Cancel;
use whydoku::board::{Candidate, Grid, Position};
use whydoku::explain::{Explainer, Language};
use whydoku::lesson::{Lesson, Plan, TextStyle};
use whydoku::logic::{Event, Facts, Family, Ladder, Pattern, Replay, Step, StepRating, check};
use whydoku::rating::se::{self, Edition, Rater, Rule, SeStep};
use whydoku::rating::{Retold, SePath, rating_of};
use whydoku::solve::{Outcome, SolveOptions, solve};
use whydoku::technique::Profile;

fn profile() -> Profile {
    Profile::named("se").expect("a profile")
}

/// The steps of the rating, each beside the step that tells it.
fn both(puzzle: &Grid, edition: Edition) -> Vec<(SeStep, Step)> {
    let mut rater = Rater::with_edition(edition);
    let found: Vec<SeStep> = rater.steps(puzzle, Cancel::NEVER).expect("no conflict").map(Result::unwrap).collect();
    let mut replay = Replay::new(corpus::start(puzzle));
    let told = found.into_iter().map(|found| {
        let step = SePath(edition).next_step(replay.facts_mut(), Cancel::NEVER).expect("not cancelled");
        let step = step.unwrap_or_else(|| panic!("{puzzle}: {} is not told", found.rule));
        assert_eq!(step.concluded, found.concluded(), "{puzzle}, {}", found.rule);
        assert_eq!(step.rating, Some(StepRating::Explainer(found.rating.0)), "{puzzle}, {}", found.rule);
        check(replay.position(), &step.concluded, &step.proof).unwrap_or_else(|error| panic!("{puzzle}: {error}"));
        replay.apply(&Event::Step(step.clone())).expect("it fits");
        (found, step)
    });
    let told = told.collect();
    assert!(replay.position().is_solved(), "{puzzle}");
    told
}

#[test]
fn the_steps_of_the_traces_are_told() {
    let Some(text) = text_of("se-traces.txt") else { return };
    for block in text.split("# ").skip(1) {
        let mut lines = block.lines().filter(|line| !line.is_empty());
        let (puzzle, rating) = lines.next().and_then(|head| head.split_once(' ')).expect("a head");
        let puzzle: Grid = puzzle.parse().expect("a puzzle");
        let told = both(&puzzle, Edition::Classic);
        for (line, (_, step)) in lines.zip(&told) {
            let shown = |sign: char, candidate: Candidate| format!(" {sign}{}{}", candidate.digit(), candidate.cell());
            let placed = step.placements().map(|candidate| shown('=', candidate));
            let removed = step.eliminations().map(|candidate| shown('-', candidate));
            let Some(StepRating::Explainer(tenths)) = step.rating else { panic!("{puzzle}: {line} is not rated") };
            assert!(line.starts_with(&se::Tenths(tenths).to_string()), "{puzzle}: {line}");
            assert!(
                placed.chain(removed).all(|part| line.contains(&part)),
                "{puzzle}: {line}, told {:?}",
                step.concluded
            );
            let parts = line.split(' ').filter(|part| part.starts_with(['=', '-'])).count();
            assert!(parts == step.concluded.len() || step.placements().next().is_some(), "{puzzle}: {line}");
        }
        let solution = solve(corpus::start(&puzzle), &profile(), SolveOptions::default(), Cancel::NEVER);
        assert_eq!(rating_of(&solution.trace).expect("rated").to_string(), rating, "{puzzle}");
    }
}

/// The rules that the classic does not have.
const ADDED: [Rule; 7] = [
    Rule::TwoStrongLinks,
    Rule::ThreeStrongLinks,
    Rule::FourStrongLinks,
    Rule::WXYZWing,
    Rule::VWXYZWing,
    Rule::UVWXYZWing,
    Rule::TUVWXYZWing,
];

/// Checks that the rules that an edition adds are told by patterns of their own kind; returns how
/// many such steps there are by technique.
fn added(puzzle: &Grid, edition: Edition) -> BTreeMap<&'static str, usize> {
    let mut counts = BTreeMap::new();
    for (found, step) in both(puzzle, edition).into_iter().filter(|(found, _)| ADDED.contains(&found.rule)) {
        let family = step.technique.family;
        let has_links = matches!(found.rule, Rule::TwoStrongLinks | Rule::ThreeStrongLinks | Rule::FourStrongLinks);
        let wanted = if has_links { [Family::SingleDigit, Family::Chains] } else { [Family::Wings, Family::Als] };
        assert!(wanted.contains(&family), "{puzzle}: {} told as {}", found.rule, step.technique.id);
        *counts.entry(step.technique.id).or_default() += 1;
    }
    counts
}

#[test]
fn the_steps_of_the_extended_traces_are_told() {
    let Some(text) = text_of("se-revised-traces.txt") else { return };
    let mut all = BTreeMap::<&str, usize>::new();
    for block in text.split("# ").skip(1) {
        let puzzle = block.split_whitespace().next().expect("a head").parse().expect("a puzzle");
        added(&puzzle, Edition::Extended).into_iter().for_each(|(id, count)| *all.entry(id).or_default() += count);
    }
    assert!(all.len() >= 13, "{all:?}");
}

#[test]
fn own_puzzles_are_told_by_every_edition() {
    let mut all = BTreeMap::<&str, usize>::new();
    for puzzle in corpus::puzzles("minimal").into_iter().step_by(25) {
        for edition in [Edition::Extended, Edition::Bank] {
            added(&puzzle, edition).into_iter().for_each(|(id, count)| *all.entry(id).or_default() += count);
        }
    }
    assert!(all.len() >= 6, "{all:?}");
}

#[test]
fn a_profile_is_the_ladder_that_its_path_says() {
    let puzzle = corpus::puzzles("tough")[0];
    let solution = solve(corpus::start(&puzzle), &profile(), SolveOptions::default(), Cancel::NEVER);
    let rating = Rater::new().rate(&puzzle, Cancel::NEVER).expect("one solution");
    assert_eq!(rating_of(&solution.trace), Some(rating));
    let order = Profile::standard();
    let solution = solve(corpus::start(&puzzle), &order, SolveOptions::default(), Cancel::NEVER);
    assert_eq!(rating_of(&solution.trace), None);
}

#[test]
fn own_puzzles_are_told_and_rated_alike() {
    let mut branches = 0;
    for puzzle in corpus::NAMES.iter().flat_map(|name| corpus::puzzles(name).into_iter().step_by(60)) {
        branches += both(&puzzle, Edition::Classic)
            .iter()
            .filter(|(_, step)| matches!(step.pattern, Pattern::Branches(_)))
            .count();
        let solution = solve(corpus::start(&puzzle), &SePath::default(), SolveOptions::default(), Cancel::NEVER);
        let rating = se::rate(&puzzle, Cancel::NEVER).expect("one solution");
        assert_eq!(rating_of(&solution.trace), Some(rating), "{puzzle}");
    }
    assert!(branches > 5, "only {branches}");
}

#[test]
fn a_step_in_the_middle_is_that_of_the_whole_path() {
    let puzzle = &corpus::puzzles("tough")[3];
    let mut position = corpus::start(puzzle);
    for (_, expected) in both(puzzle, Edition::Classic).into_iter().step_by(7) {
        // As another program would send it: without what was there before.
        let mut facts = Facts::new(position.clone());
        let step = SePath::default().next_step(&mut facts, Cancel::NEVER).expect("not cancelled");
        assert!(step.is_some_and(|step| step.rating.is_some()), "{}", expected.technique.id);
        for literal in expected.concluded.iter() {
            match literal.is_true() {
                true => position.place_if_possible(literal.candidate()),
                false => position.remove(literal.candidate()),
            };
        }
    }
}

#[test]
fn without_one_solution_the_path_ends_and_nothing_panics() {
    let empty: Grid = ".".repeat(81).parse().expect("a grid");
    let several = solve(corpus::start(&empty), &SePath::default(), SolveOptions::default(), Cancel::NEVER);
    assert!(matches!(several.outcome, Outcome::Several(_)) && several.unique == Some(false));
    assert_eq!(rating_of(&several.trace), None);
    let none =
        solve(corpus::start(&corpus::puzzles("none")[0]), &SePath::default(), SolveOptions::default(), Cancel::NEVER);
    assert_eq!(none.outcome, Outcome::None);
    let mut random = Random(7);
    for puzzle in corpus::puzzles("tough").iter().step_by(40) {
        let mut position: Position = corpus::start(puzzle);
        let candidates: Vec<Candidate> = position.all_candidates().iter().collect();
        for candidate in candidates {
            if random.below(6) == 0 {
                position.remove(candidate);
            }
        }
        let _ = SePath::default().next_step(&mut Facts::new(position), Cancel::NEVER);
    }
}

#[test]
fn a_part_of_the_path_is_an_order() {
    let part = profile().without_uniqueness();
    let trace = solve(corpus::start(&corpus::puzzles("tough")[0]), &part, SolveOptions::default(), Cancel::NEVER);
    assert!(trace.trace.steps().all(|(_, step)| step.rating.is_none()));
}

#[test]
fn the_path_reads_as_ever() {
    let puzzle = ".3...89.2..2....4.......567...76...34...53........485.96..3....28.41.6.......617.";
    let lesson = Lesson::of(&puzzle.parse().expect("a puzzle"), &Plan::new(profile()), Cancel::NEVER);
    snapshots("lesson").bind(|| {
        for (name, language) in [("classic", Language::English), ("classic@zh-CN", Language::Chinese)] {
            let mut written = Vec::new();
            whydoku::lesson::text(&lesson, &Explainer::new(language), &TextStyle::default(), &mut written)
                .expect("written");
            // The steps that are not singles, and the end.
            let text = String::from_utf8(written).expect("text");
            let lines: Vec<&str> = text.lines().collect();
            let is_step = |line: &&str| line.starts_with(" 22") || line.starts_with(" 28") || line.starts_with("28");
            let places: Vec<usize> =
                lines.iter().enumerate().filter(|(_, line)| is_step(line)).map(|(at, _)| at).collect();
            let [first, last] = places[..] else { panic!("no such steps:\n{text}") };
            insta::assert_snapshot!(name, [&lines[first..last], &lines[lines.len() - 15..]].concat().join("\n"));
        }
    });
}

#[test]
#[ignore = "takes minutes; counts how many steps are told by the engine's own argument, with the tables from outside"]
fn how_many_steps_are_told_by_their_own_argument() {
    let Some(text) = text_of("se-dev.tsv") else { return };
    let mut bands = std::collections::BTreeMap::<u16, [usize; 4]>::new();
    for line in text.lines().skip(1) {
        let puzzle: Grid = line.split('\t').next().and_then(|puzzle| puzzle.parse().ok()).expect("a puzzle");
        let mut rater = Rater::new();
        let mut replay = Replay::new(corpus::start(&puzzle));
        for found in rater.steps(&puzzle, Cancel::NEVER).expect("no conflict").map(Result::unwrap) {
            let told =
                Retold::of(&found, &Facts::new(replay.position().clone()), Cancel::NEVER).expect("not cancelled");
            let band = bands.entry(found.rating.0 / 5 * 5).or_default();
            band[0] += 1;
            band[match &told {
                Some(told) if told.is_own => 1,
                Some(_) => 2,
                None => 3,
            }] += 1;
            for literal in found.concluded().iter().copied() {
                replay.facts_mut().write(literal);
            }
        }
    }
    for (band, [all, own, other, none]) in bands {
        println!("{}: {all} steps, {own} by their own argument, {other} by another, {none} not told", se::Tenths(band));
    }
}
