//! Puzzles to order: each is judged again by other means.

use crate::common::corpus::{puzzles, start};
use crate::program::run;
use std::collections::HashSet;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use whydoku::Cancel;
use whydoku::board::{CellSet, Grid, Position};
use whydoku::generate::{ClueSymmetry, Generator, Request, RunLimits};
use whydoku::logic::{Event, Moment, Spec, check};
use whydoku::order::{Kept, Order};
use whydoku::plan::OneStep;
use whydoku::rating::se::{Tenths, rate};
use whydoku::rating::{Grade, grade};
use whydoku::search::fast;
use whydoku::solve::{Outcome, SolveOptions, solve};
use whydoku::technique::{CATALOGUE, Profile, by_id, by_name};

fn generator(request: Request) -> Generator {
    Generator::new(request).expect("a request")
}

fn kept(order: &Order, request: Request, count: u64, jobs: usize) -> Vec<Kept> {
    let jobs = NonZeroUsize::new(jobs).expect("jobs");
    let mut found = Vec::new();
    let limits = RunLimits { count, jobs, ..RunLimits::default() };
    let progress = order.run(&generator(request), limits, Cancel::NEVER, |_, kept| {
        found.extend(kept);
        ControlFlow::Continue(())
    });
    assert_eq!((progress.kept, found.len() as u64), (count, count));
    assert!(found.iter().all(|kept| fast::is_unique(&kept.puzzle)));
    assert_eq!(found.iter().map(|kept| kept.puzzle).collect::<HashSet<_>>().len(), found.len());
    found
}

/// Whether the techniques before this one solve a puzzle, or those up to it.
fn is_solved(puzzle: &Grid, spec: &Spec, with: bool) -> bool {
    let mut profile = Profile::standard();
    let place = profile.rungs.iter().position(|rung| rung.technique == spec).expect("in the profile");
    profile.rungs.truncate(place + usize::from(with));
    let solution = solve(start(puzzle), &profile, SolveOptions::without_guessing(), Cancel::NEVER);
    matches!(solution.outcome, Outcome::Solved(_))
}

#[test]
fn a_technique_is_needed_and_none_is_harder() {
    for id in ["naked-pair", "x-wing", "w-wing"] {
        let spec = by_id(id).expect("a technique");
        let mut order = Order::default();
        order.techniques = vec![vec![spec]];
        for kept in kept(&order, Request { seed: 3, ..Request::default() }, 3, 2) {
            assert!(!is_solved(&kept.puzzle, spec, false), "{id}: {}", kept.puzzle);
            let path = kept.path.expect("a path");
            assert!(path.steps().any(|(_, step)| step.technique == spec) && path.verify().is_ok());
        }
        order.hardest = vec![spec];
        for kept in kept(&order, Request { seed: 4, ..Request::default() }, 3, 2) {
            assert!(!is_solved(&kept.puzzle, spec, false) && is_solved(&kept.puzzle, spec, true), "{id}");
            assert_eq!(kept.hardest(), Some(spec));
        }
    }
}

#[test]
fn a_single_hard_step_is_enough_and_needed() {
    let xy_wing = by_id("xy-wing").expect("known");
    let place = |spec: &Spec| CATALOGUE.iter().position(|other| *other == spec);
    for everyday in ["jellyfish", "naked-pair"].map(|id| by_id(id).expect("known")) {
        let mut order = Order::default();
        order.one_step = Some(OneStep::new(&[xy_wing], everyday, &order.profile));
        for kept in kept(&order, Request { seed: 7, ..Request::default() }, 5, 2) {
            let path = kept.path.expect("a path");
            let hard = path.steps().filter(|(_, step)| place(step.technique) > place(everyday));
            assert_eq!(hard.map(|(_, step)| step.technique.id).collect::<Vec<_>>(), ["xy-wing"]);
            let mut easy = Profile::standard();
            easy.rungs.retain(|rung| place(rung.technique) <= place(everyday));
            let start = Position::new(&kept.puzzle).expect("a puzzle");
            let outcome = solve(start, &easy, SolveOptions::without_guessing(), Cancel::NEVER).outcome;
            assert_eq!(outcome, Outcome::Stuck, "{}", kept.puzzle);
            let walked = path.walk(|moment| assert!(check_event(moment), "{}", kept.puzzle)).expect("it replays");
            assert!(walked.position().is_solved());
        }
    }
}

/// Whether the step of a moment is proved.
fn check_event(moment: &Moment<'_>) -> bool {
    match moment.event {
        Event::Step(step) => check(moment.position(), &step.concluded, &step.proof).is_ok(),
        _ => true,
    }
}

#[test]
fn grades_and_ratings_are_those_asked_for() {
    for wanted in Grade::ALL {
        let mut order = Order::default();
        order.grade = Some(wanted);
        for kept in kept(&order, Request { seed: 1, ..Request::default() }, 2, 1) {
            assert_eq!(grade(&kept.puzzle, true, Cancel::NEVER).expect("a grade").grade, wanted);
        }
    }
    let mut order = Order::default();
    order.rating = Some(Tenths(71)..=Tenths(72));
    let found = kept(&order, Request { minimal: true, seed: 2, ..Request::default() }, 5, 2);
    let rating = |kept: &Kept| rate(&kept.puzzle, Cancel::NEVER).expect("a rating");
    assert!(found.iter().all(|kept| (71..=72).contains(&rating(kept).er.0) && kept.rating == Some(rating(kept))));
}

#[test]
fn what_is_to_be_done_without_is_not_used() {
    let singles = by_name("locked-candidates").into_iter().map(|spec| spec.id);
    let mut order = Order::default();
    order.profile = Profile::standard().without(singles).expect("known names");
    order.techniques = vec![by_name("naked-pair")];
    for kept in kept(&order, Request::default(), 3, 1) {
        let path = kept.path.expect("a path");
        assert!(path.steps().all(|(_, step)| step.technique.group != Some("locked-candidates")));
    }
}

#[test]
fn rare_puzzles_are_found_near_known_ones_whatever_the_number_of_jobs() {
    let mut order = Order::default();
    order.techniques = vec![by_name("swordfish")];
    order.hardest = by_name("swordfish");
    let request = || Request { seed: 9, symmetry: ClueSymmetry::HalfTurn, ..Request::default() };
    let grids = |jobs: usize| kept(&order, request(), 6, jobs).iter().map(|kept| kept.puzzle).collect::<Vec<_>>();
    let one = grids(1);
    assert!(one == grids(3));
    let is_symmetric = |puzzle: &Grid| {
        let clues = puzzle.filled();
        clues.iter().all(|cell| ClueSymmetry::HalfTurn.orbit(cell).is_subset(clues))
    };
    assert!(one.iter().all(is_symmetric));
}

#[test]
fn attempts_near_a_puzzle_change_a_little_and_keep_the_request() {
    let parents = puzzles("minimal").into_iter().take(20);
    let (mut made, mut alike) = (0, 0);
    let minimal = generator(Request { minimal: true, seed: 5, ..Request::default() });
    for (number, parent) in parents.enumerate() {
        let Some(child) = minimal.attempt_near(&parent, number as u64) else { continue };
        made += 1;
        assert!(fast::is_unique(&child));
        alike += usize::from(parent.filled().len() - (parent.filled() & child.filled()).len() <= 8);
        let pattern: CellSet = parent.filled();
        let marked = generator(Request { pattern: Some(pattern), ..Request::default() });
        let changed = (0..5).find_map(|number| marked.attempt_near(&parent, number));
        assert!(changed.is_none_or(|child| child.filled() == pattern && fast::is_unique(&child)));
    }
    assert!(made >= 18 && alike * 4 >= made * 3, "{made} made, {alike} alike");
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("UTF-8")
}

#[test]
fn the_program_takes_orders() {
    let base = ["generate", "-n", "3", "--seed", "7", "--technique", "Naked Pair", "--format"];
    let table = |jobs: &str| text(run(&[&base[..], &["csv", "--with-path", "-j", jobs]].concat(), "").stdout);
    let one = table("1");
    assert!(one == table("3"));
    let lines: Vec<&str> = one.lines().collect();
    assert_eq!(lines[0], "puzzle,solution,clues,seed,er,ep,ed,grade,hardest,path");
    assert!(lines.len() == 4 && lines[1..].iter().all(|line| line.contains("naked-pair r")), "{one}");
    let rated = text(run(&["rate", "--format", "csv", "--only", "se"], &one).stdout);
    for (line, rated) in lines[1..].iter().zip(rated.lines().skip(1)) {
        let rating: Vec<&str> = line.split(',').skip(4).take(3).collect();
        assert_eq!(rated.split(',').skip(1).take(3).collect::<Vec<_>>(), rating);
    }
    let plain = text(run(&["generate", "-n", "3", "--seed", "7", "--technique", "naked-pair"], "").stdout);
    assert!(plain.lines().eq(lines[1..].iter().map(|line| &line[..81])));
}

#[test]
fn orders_that_make_no_sense_are_refused_and_others_end_in_time() {
    for (arguments, expected) in [
        (&["--with-path"][..], "--with-path needs"),
        (&["--difficulty", "impossible"], "easy, medium"),
        (&["--rating", "7..6"], "lower rating first"),
        (&["--rating", "seven"], "a rating such as 7.2"),
        (&["--technique", "no such thing"], "no technique"),
        (&["--technique", "x-wing", "--without", "x-wing"], "not among the techniques"),
        (&["--technique", "aic", "--hardest", "x-wing"], "after the hardest"),
        (&["--profile", "nothing"], "standard"),
    ] {
        let output = run(&[&["generate", "--seed", "1"], arguments].concat(), "");
        let message = text(output.stderr);
        assert!(output.status.code() == Some(2) && message.contains(expected), "{arguments:?}: {message}");
    }
    let few = ["generate", "--seed", "1", "--rating", "11.5..", "--max-tries", "600", "-n", "2"];
    let output = run(&few, "");
    assert_eq!((output.status.code(), text(output.stdout).as_str()), (Some(1), ""));
    assert!(text(output.stderr).contains("0 of 2 puzzles after 600 tries"));
    let brief = run(&["generate", "--seed", "1", "--rating", "11.5..", "--timeout", "0.2"], "");
    assert_eq!(brief.status.code(), Some(1));
}
