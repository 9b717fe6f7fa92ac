//! Plans: paths without unnecessary steps.

use crate::common::traces::{puzzles, solved};
use crate::images::transformations;
use std::cell::Cell;
use std::collections::BTreeSet;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};
use whydoku::board::{Candidate, Constraint, Element, Position, View};
use whydoku::explain::words_in_english;
use whydoku::logic::{Event, Facts, Family, Moment, Step, Trace};
use whydoku::plan::{Aim, Budget, Lean, Planned, lean, plan, quick, solving};
use whydoku::solve::{SolveOptions, solve};
use whydoku::technique::{Extent, Profile, find};
use whydoku::{Cancel, Cancelled};

/// A step and the candidates that were gone from its truths when it was found.
struct Found {
    step: Step,
    needs: BTreeSet<Candidate>,
}

/// The steps of a trace that are no singles.
fn steps(trace: &Trace) -> Vec<Found> {
    let mut found = Vec::new();
    trace
        .walk(|moment| {
            if let Event::Step(step) = moment.event
                && step.technique.family != Family::Singles
            {
                let needs = step.proof.truths().flat_map(|truth| truth.absent(moment.position())).collect();
                found.push(Found { step: step.clone(), needs });
            }
        })
        .expect("a trace replays");
    found
}

/// For each candidate, the indices of those that it conflicts with.
static RIVALS: LazyLock<Vec<Vec<usize>>> = LazyLock::new(|| {
    let rivals = |one: Candidate| Candidate::all().filter(move |&other| other != one && other.conflicts(one));
    Candidate::all().map(|one| rivals(one).map(Candidate::index).collect()).collect()
});

/// For each constraint, the candidates of which one is true.
static CHOICES: LazyLock<Vec<[Candidate; 9]>> = LazyLock::new(|| {
    Constraint::all().map(|constraint| std::array::from_fn(|slot| constraint.candidate(slot))).collect()
});

/// The definition: what is left when nothing more follows from these steps and from singles.
fn is_solved_by(start: &Position, steps: &[&Found]) -> bool {
    let mut left: Vec<bool> = Candidate::all().map(|each| start.has(each) || start.is_placed(each)).collect();
    let place = |left: &mut [bool], candidate: Candidate| {
        RIVALS[candidate.index()].iter().for_each(|&other| left[other] = false);
    };
    let mut placed = BTreeSet::new();
    loop {
        let before = left.clone();
        for places in CHOICES.iter() {
            let mut places = places.iter().filter(|place| left[place.index()]);
            if let (Some(&only), None) = (places.next(), places.next())
                && placed.insert(only)
            {
                place(&mut left, only);
            }
        }
        for found in steps.iter().filter(|found| found.needs.iter().all(|each| !before[each.index()])) {
            for literal in found.step.concluded.iter() {
                if literal.is_true() {
                    place(&mut left, literal.candidate());
                } else {
                    left[literal.candidate().index()] = false;
                }
            }
        }
        if left == before {
            return left.into_iter().filter(|&is_left| is_left).count() == 81;
        }
    }
}

/// The smallest number of these steps that solve the puzzle, by trying all sets.
fn fewest(start: &Position, steps: &[Found]) -> usize {
    let sets = (0_u32..1 << steps.len()).collect::<BTreeSet<_>>();
    let mut by_size: Vec<u32> = sets.into_iter().collect();
    by_size.sort_by_key(|set| set.count_ones());
    let chosen =
        |set: u32| steps.iter().enumerate().filter(move |(index, _)| set >> index & 1 == 1).map(|(_, step)| step);
    let solving = by_size.into_iter().find(|&set| is_solved_by(start, &chosen(set).collect::<Vec<_>>()));
    solving.expect("all of them solve it").count_ones() as usize
}

fn lean_of(trace: &Trace) -> Lean {
    let lean = lean(trace, &Profile::standard(), |_| 1, Cancel::NEVER).expect("nothing cancels");
    lean.expect("the trace ends in the solution")
}

#[test]
fn no_choice_of_the_steps_is_smaller() {
    let mut compared = 0;
    for puzzle in puzzles().into_iter().step_by(4) {
        let trace = solved(&puzzle).trace;
        let all = steps(&trace);
        if trace.guesses() > 0 || trace.events.last() != Some(&Event::Solved) || !(1..=7).contains(&all.len()) {
            continue;
        }
        let lean = lean_of(&trace);
        assert!(lean.is_proved, "{puzzle}");
        assert_eq!(steps(&lean.trace).len(), fewest(&trace.start, &all), "{puzzle}");
        compared += 1;
    }
    assert!(compared >= 10, "{compared} puzzles");
}

#[test]
fn every_step_is_told_where_it_holds() {
    let (mut told, mut again) = (0, 0);
    for puzzle in puzzles().into_iter().step_by(4) {
        let trace = solved(&puzzle).trace;
        if trace.guesses() > 0 || trace.events.last() != Some(&Event::Solved) {
            continue;
        }
        let lean = lean_of(&trace);
        lean.trace.verify().unwrap_or_else(|error| panic!("{puzzle}: {error}"));
        assert_eq!(lean.trace.events.last(), Some(&Event::Solved));
        let all = steps(&trace);
        assert!(steps(&lean.trace).len() <= all.len(), "{puzzle}");
        let walked = lean.trace.walk(|moment| {
            let Event::Step(step) = moment.event else { return };
            if step.technique.family == Family::Singles {
                return;
            }
            // A step of which singles have filled a part is found again.
            match all.iter().find(|found| found.step.pattern == step.pattern) {
                Some(found) => {
                    assert!(found.needs.iter().all(|&gone| !moment.position().has(gone)), "{puzzle}: {step:?}")
                }
                None => again += 1,
            }
            told += 1;
        });
        walked.expect("a trace replays");
    }
    assert!(told >= 100 && 20 * again <= told, "{told} steps, {again} found again");
}

fn planned(trace: &Trace, aim: Aim) -> Planned {
    let words = |_: &Moment<'_>| 1;
    let planned = plan(trace, &Profile::standard(), aim, Budget::default(), &words, Cancel::NEVER);
    planned.expect("nothing cancels").expect("the trace ends in the solution")
}

/// The definition: whether some so many steps of these techniques solve a position, each found when
/// the ones before it are applied and all singles are filled.
fn is_solved_in(position: &Position, profile: &Profile, steps: usize) -> bool {
    let facts = Facts::new(position.clone());
    let found = find(profile, &facts, Extent::Shortest, Cancel::NEVER).expect("nothing cancels");
    found.into_iter().any(|found| {
        let mut next = position.clone();
        for literal in found.step.concluded.iter() {
            if literal.is_true() {
                next.place_if_possible(literal.candidate());
            } else {
                next.remove(literal.candidate());
            }
        }
        fill_singles(&mut next);
        next.is_solved() || (steps > 1 && is_solved_in(&next, profile, steps - 1))
    })
}

fn fill_singles(position: &mut Position) {
    while let Some((_, candidate)) = View::ALL.into_iter().find_map(|view| position.first_single(view)) {
        assert!(position.place_if_possible(candidate), "a single fits");
    }
}

/// The paths of puzzles that take between so many steps that are no singles.
fn traces(least: usize, most: usize) -> impl Iterator<Item = Trace> {
    let traces = puzzles().into_iter().step_by(2).map(|puzzle| solved(&puzzle).trace);
    traces.filter(move |trace| {
        trace.guesses() == 0
            && trace.events.last() == Some(&Event::Solved)
            && (least..=most).contains(&Aim::Lean.count(trace))
    })
}

#[test]
fn no_path_is_shorter_than_one_that_is_proved() {
    let mut proved = [0; 3];
    // A level that few searches are in, so that all sets of steps can be tried.
    let easy = Profile::standard().without(["chains", "als", "colouring", "forcing", "rank"]).expect("families");
    for trace in traces(3, 7).take(40) {
        let aim = Aim::named("gentle").expect("an aim");
        let hardest =
            easy.rungs.iter().rposition(|rung| trace.steps().any(|(_, step)| step.technique == rung.technique));
        let mut sought = easy.clone();
        sought.rungs.truncate(hardest.expect("a step") + 1);
        sought.rungs.retain(|rung| rung.technique.family != Family::Singles && rung.limits.planned);
        if trace.steps().any(|(_, step)| !easy.rungs.iter().any(|rung| rung.technique == step.technique)) {
            continue;
        }
        let words = |_: &Moment<'_>| 1;
        let planned = plan(&trace, &easy, aim, Budget::default(), &words, Cancel::NEVER);
        let planned = planned.expect("nothing cancels").expect("the trace ends in the solution");
        // A plan that is less to read may be longer.
        let Some(steps) = planned.least.filter(|&least| least <= proved.len()) else { continue };
        assert_eq!(planned.is_proved, aim.count(&planned.trace) == steps);
        proved[steps - 1] += 1;
        let mut start = trace.start.clone();
        fill_singles(&mut start);
        assert!(steps == 1 || !is_solved_in(&start, &sought, steps - 1), "{:?}", trace.start.puzzle().to_string());
    }
    assert!(
        proved.iter().zip([5, 5, 1]).all(|(&count, least)| count >= least),
        "{proved:?} with one, two, three steps"
    );
}

#[test]
fn every_aim_gives_a_path_that_is_proved_and_no_dearer() {
    let chosen: [Aim; 3] = ["gentle", "short", "one"].map(|name| Aim::named(name).expect("an aim"));
    let mut shorter = [0; 3];
    for trace in traces(2, 8).step_by(5).take(12) {
        for (aim, shorter) in chosen.into_iter().zip(&mut shorter) {
            let planned = planned(&trace, aim);
            let puzzle = trace.start.puzzle();
            planned.trace.verify().unwrap_or_else(|error| panic!("{puzzle} {aim:?}: {error}"));
            assert_eq!(planned.trace.events.last(), Some(&Event::Solved), "{puzzle} {aim:?}");
            assert!(aim.count(&planned.trace) <= aim.count(&trace), "{puzzle} {aim:?}");
            *shorter += usize::from(aim.count(&planned.trace) < aim.count(&trace));
            assert_eq!(planned, self::planned(&trace, aim), "{puzzle} {aim:?}: the same again");
        }
    }
    assert!(shorter.iter().all(|&count| count >= 4), "{shorter:?} are shorter");
}

#[test]
fn a_planned_step_is_one_that_its_technique_finds_where_it_is_told() {
    let (mut told, mut otherwise) = (0, 0);
    for trace in traces(3, 9).step_by(6).take(12) {
        for aim in ["gentle", "short"].map(|name| Aim::named(name).expect("an aim")) {
            let walked = planned(&trace, aim).trace.walk(|moment| {
                let Event::Step(step) = moment.event else { return };
                if step.technique.family == Family::Singles {
                    return;
                }
                let mut own = Profile::standard();
                own.rungs.retain(|rung| rung.technique == step.technique);
                let facts = Facts::new(moment.position().clone());
                let found = find(&own, &facts, Extent::Every, Cancel::NEVER).expect("nothing cancels");
                told += 1;
                let has_all = |found: &Step| step.concluded.iter().all(|literal| found.concluded.contains(literal));
                otherwise += usize::from(!found.iter().any(|found| has_all(&found.step)));
            });
            walked.expect("a trace replays");
        }
    }
    assert!(told >= 20 && otherwise == 0, "{told} steps, {otherwise} of them not found there");
}

#[test]
fn a_plan_that_is_cancelled_ends_at_once() {
    let aim = Aim::named("gentle").expect("an aim");
    // Words are counted all the way, so that counts tell how far it is.
    let counted = |trace: &Trace, cancelled_at: usize| {
        let (flag, count) = (AtomicBool::new(false), Cell::new(0));
        let words = |_: &Moment<'_>| {
            count.set(count.get() + 1);
            flag.store(count.get() >= cancelled_at, Ordering::Relaxed);
            1
        };
        let planned = plan(trace, &Profile::standard(), aim, Budget::default(), &words, Cancel::when(&flag));
        (planned.map(|planned| planned.is_some()), count.get())
    };
    let long = |trace: Trace| {
        let ((planned, all), path) = (counted(&trace, usize::MAX), aim.count(&trace));
        assert_eq!(planned, Ok(true));
        (all > 5 * path).then_some((trace, all, path))
    };
    let (trace, all, path) = traces(8, 20).find_map(long).expect("a long search");
    for cancelled_at in [1, all / 4, all / 2] {
        let (planned, count) = counted(&trace, cancelled_at);
        assert_eq!(planned, Err(Cancelled), "after {cancelled_at} of {all}");
        assert!(count <= cancelled_at + 2 * path, "{count} counts, cancelled after {cancelled_at}");
    }
}

#[test]
fn a_small_budget_gives_a_path_too() {
    for trace in traces(3, 20).step_by(5).take(10) {
        let (mut none, aim) = (Budget::default(), Aim::named("gentle").expect("an aim"));
        (none.work, none.cores) = (0, 0);
        let words = |_: &Moment<'_>| 1;
        let planned = plan(&trace, &Profile::standard(), aim, none, &words, Cancel::NEVER);
        let planned = planned.expect("nothing cancels").expect("the trace ends in the solution");
        planned.trace.verify().expect("all proofs hold");
        let steps = aim.count(&planned.trace);
        assert!(steps == 1 || !planned.is_proved, "a single step is the least without any search");
        assert!(steps <= aim.count(&trace));
    }
}

/// The words of the steps that are no singles.
fn words_of(trace: &Trace) -> u64 {
    let mut words = 0;
    let walked = trace.walk(|moment| {
        if matches!(moment.event, Event::Step(step) if step.technique.family != Family::Singles) {
            words += words_in_english(moment);
        }
    });
    walked.expect("a trace replays");
    words
}

#[test]
fn equivalent_puzzles_have_equal_plans() {
    let aim = Aim::named("gentle").expect("an aim");
    let mut longer = 0;
    for (trace, by) in traces(3, 12).step_by(4).take(10).zip(transformations().into_iter().cycle()) {
        let start = by.apply_to_position(&trace.start).expect("a position");
        let image = solve(start, &Profile::standard(), SolveOptions::default(), Cancel::NEVER).trace;
        let plans = [&trace, &image].map(|trace| planned(trace, aim));
        let [one, other] = plans.each_ref().map(|planned| aim.count(&planned.trace));
        assert_eq!(one, other, "{}", trace.start.puzzle());
        assert_eq!(plans[0].is_proved, plans[1].is_proved, "{}", trace.start.puzzle());
        assert_eq!(plans[0].least, plans[1].least, "{}", trace.start.puzzle());
        let [one, other] = plans.each_ref().map(|planned| words_of(&planned.trace));
        assert_eq!(one, other, "words of {}", trace.start.puzzle());
        plans.iter().for_each(|planned| assert!(planned.trace.verify().is_ok(), "{}", trace.start.puzzle()));
        longer += usize::from(aim.count(&plans[0].trace) > 1);
    }
    assert!(longer >= 4, "{longer} plans with more than one step");
}

#[test]
fn steps_that_leave_only_singles_are_those_that_the_definition_has() {
    let profile = quick(&Profile::standard());
    let (mut alone, mut pairs, mut none) = (0, 0, 0);
    for puzzle in puzzles().into_iter().step_by(7) {
        let start = Position::new(&puzzle).expect("a puzzle");
        let solving = solving(&start, &profile, Cancel::NEVER).expect("not cancelled");
        if solving.position.is_solved() {
            assert!(solving.alone.is_empty() && solving.pairs.is_empty());
            continue;
        }
        let needing = |step: &Step, position: &Position| Found {
            needs: step.proof.truths().flat_map(|truth| truth.absent(position)).collect(),
            step: step.clone(),
        };
        let facts = Facts::new(solving.position.clone());
        let there = find(&profile, &facts, Extent::Shortest, Cancel::NEVER).expect("not cancelled");
        let is_enough = |step: &Step| is_solved_by(&start, &[&needing(step, &solving.position)]);
        let expected: Vec<&Step> = there.iter().map(|found| &found.step).filter(|step| is_enough(step)).collect();
        assert_eq!(solving.alone.iter().map(|found| &found.step).collect::<Vec<_>>(), expected);
        for (first, between, second) in &solving.pairs {
            assert!(solving.alone.is_empty());
            let both = [needing(&first.step, &solving.position), needing(&second.step, between)];
            assert!(is_solved_by(&start, &both.each_ref()), "{} {}", first.step.technique.id, second.step.technique.id);
        }
        alone += usize::from(!solving.alone.is_empty());
        pairs += usize::from(!solving.pairs.is_empty());
        none += usize::from(solving.alone.is_empty() && solving.pairs.is_empty());
    }
    assert!(alone > 2 && pairs > 1 && none > 1, "{alone} {pairs} {none}");
}
