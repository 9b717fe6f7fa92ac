//! Cases followed by more than singles: by the techniques that everyone learns, and by cases of
//! their own.
//!
//! A supposition is followed step by step: each time, the easiest technique that finds anything is
//! applied, first singles, then locked candidates, subsets and basic fish. When none is left and
//! the case may branch, suppositions are followed inside it in the same way, and each refutation is
//! a step of the case. The nesting depth of cases is the *level*; each level is searched to its end
//! before the next. If a case ends in a contradiction, the steps that the contradiction does not
//! need are left out, and the others are told one line of thought after the other.
//!
//! At level 1 every supposition is tried, and the one that takes the fewest lines to refute is
//! reported. Beyond, the first that fails is taken; those from which most follows by singles alone
//! are tried first, as they are the most likely to fail. Cases inside cases are searched only if
//! the puzzle has a unique solution: with several, most suppositions never fail. Such a step always
//! has a case inside its case. None is searched if any supposition fails without one, unless the
//! profile lacks the simpler nets that report it. The work is bounded.
//!
//! If a supposition is followed to the end and does not fail, no candidate that came true on the
//! way fails, either: its consequences follow there, too. So it need not be tried.

use super::follow::{Followed, Reach};
use super::forcing;
use super::nets::{Nets, Netted};
use super::results::{Reporter, opposite, refutation};
use super::single_nets::DYNAMIC_CONTRADICTION_FORCING_CHAIN;
use crate::board::{Candidate, CandidateSet, Constraint, Literal, Position};
use crate::cancel::Cancel;
use crate::logic::{
    Alternatives, Branches, Case, Event, Facts, Flow, Idea, Limits, Literals, Pattern, Reliances, Replay, RuledOutBy,
    Sink, Spec, Step,
};
use crate::search::fast::Suppositions;
use crate::technique::{fish, intersections, run, singles, subsets};
use std::ops::ControlFlow;

/// A candidate cannot be true: singles, locked candidates, subsets and fish lead to a
/// contradiction.
pub static DYNAMIC_FORCING_PLUS: Spec =
    forcing("dynamic-forcing-plus", plus).group("forcing-net-contradiction").se(90).idea(Idea::Suppose);

/// The nets simpler than a nested chain, which report suppositions that fail without one.
pub static SIMPLER_NETS: [&Spec; 2] = [&DYNAMIC_CONTRADICTION_FORCING_CHAIN, &DYNAMIC_FORCING_PLUS];

/// A candidate cannot be true: its consequences, with cases inside the case, lead to a
/// contradiction.
pub static NESTED_FORCING_CHAIN: Spec =
    forcing("nested-forcing-chain", nested).group("forcing-net-contradiction").se(95).idea(Idea::Suppose);

fn plus(facts: &Facts, limits: &Limits, sink: &mut Sink<'_>) -> Flow {
    let cases = refuted(facts, facts.get::<Netted>().as_ref(), 0, false, sink)?;
    report(facts.position(), cases, limits, sink)
}

fn nested(facts: &Facts, limits: &Limits, sink: &mut Sink<'_>) -> Flow {
    let nets = facts.get::<Netted>();
    let nets = nets.as_ref();
    if !sink.is_unique(facts)? || limits.nets_first && fails_without(facts, nets, sink)? {
        return Flow::Continue(());
    }
    for level in 1..=limits.level {
        let only_first = level > 1 && sink.wants_one();
        let cases = refuted(facts, nets, level, only_first, sink)?;
        if !cases.is_empty() {
            report(facts.position(), cases, limits, sink)?;
            if limits.nets_first {
                break;
            }
        }
    }
    Flow::Continue(())
}

/// Whether a supposition fails without cases inside its case.
fn fails_without(facts: &Facts, nets: &Nets, sink: &mut Sink<'_>) -> ControlFlow<(), bool> {
    let fails = !nets.refuted().is_empty() || !refuted(facts, nets, 0, true, sink)?.is_empty();
    ControlFlow::Continue(fails)
}

/// The techniques inside a case after singles, easiest first. A separate list, so that nets stay
/// the same when the catalogue grows.
static INSIDE: [&Spec; 13] = [
    &intersections::LOCKED_CANDIDATES_POINTING,
    &intersections::LOCKED_CANDIDATES_CLAIMING,
    &subsets::LOCKED_PAIR,
    &subsets::LOCKED_TRIPLE,
    &subsets::NAKED_PAIR,
    &subsets::HIDDEN_PAIR,
    &fish::X_WING,
    &subsets::NAKED_TRIPLE,
    &subsets::HIDDEN_TRIPLE,
    &fish::SWORDFISH,
    &subsets::NAKED_QUAD,
    &subsets::HIDDEN_QUAD,
    &fish::JELLYFISH,
];

/// The most suppositions to follow inside others in one search.
const MOST_SUPPOSITIONS: usize = 1_000_000;

/// The suppositions that fail at a level and at none below, as cases with the steps that the
/// contradiction relies on; of several, if the best is wanted, only the one that is read soonest.
fn refuted(
    facts: &Facts,
    nets: &Nets,
    level: usize,
    only_first: bool,
    sink: &mut Sink<'_>,
) -> ControlFlow<(), Vec<Case>> {
    let before = Replay::new(facts.position().clone());
    let suppositions = &mut *facts.scratch::<Suppositions>();
    let (mut left, mut cases, mut failures) = (MOST_SUPPOSITIONS, Vec::new(), Vec::new());
    let is_of_level = |case: &Case| level == 0 || case.branches_again();
    // A refutation by singles alone is a net of another kind.
    let is_open = |supposed: &Literal| nets.get(*supposed).is_some_and(|followed| !followed.is_refuted());
    let mut sound = CandidateSet::EMPTY;
    for supposed in nets.by_promise().into_iter().filter(is_open) {
        if sound.contains(supposed.candidate()) {
            continue;
        }
        let mut work = Work { left: &mut left, suppositions, sink };
        match failing(&before, supposed, level, &mut work)? {
            Tried::Fails(failure) if sink.wants_best() && !only_first => failures.push(failure),
            Tried::Fails(failure) => cases.extend(failure.case(&before, usize::MAX).filter(is_of_level)),
            Tried::Stands(true_there) => sound |= true_there,
            Tried::Unknown => {}
        }
        if only_first && !cases.is_empty() {
            break;
        }
    }
    cases.extend(shortest(&before, failures, is_of_level));
    ControlFlow::Continue(cases)
}

/// Reports suppositions that fail.
fn report(position: &Position, cases: Vec<Case>, limits: &Limits, sink: &mut Sink<'_>) -> Flow {
    let reporter = Reporter::new(position, limits);
    cases.into_iter().try_for_each(|case| {
        let case = in_order(reporter.before(), case);
        let Some(&supposed) = case.assumed.first() else { return Flow::Continue(()) };
        let branches = Branches { of: Alternatives::TrueOrFalse(supposed.candidate()), cases: vec![case] };
        reporter.report(branches, Literals::of(opposite(supposed)), sink)
    })
}

/// The work that is left, room for suppositions, and the sink that may end the search.
struct Work<'w, 's> {
    left: &'w mut usize,
    suppositions: &'w mut Suppositions,
    sink: &'w mut Sink<'s>,
}

impl Work<'_, '_> {
    /// Whether one more supposition may be followed.
    fn spend(&mut self) -> ControlFlow<(), bool> {
        self.sink.tick()?;
        let is_left = *self.left > 0;
        *self.left -= usize::from(is_left);
        ControlFlow::Continue(is_left)
    }
}

/// The outcome of a supposition.
enum Tried {
    /// It fails.
    Fails(Failure),
    /// It does not fail, and these candidates came true.
    Stands(CandidateSet),
    /// It was not followed to the end.
    Unknown,
}

/// A line of a case, before it is told.
enum Line {
    /// A step.
    Step(Step),
    /// A candidate that singles refute in a position. The refutation is found when it is needed.
    Refuted(Candidate, Box<Position>),
}

impl Line {
    /// Its conclusions.
    fn concluded(&self) -> Literals {
        match self {
            Line::Step(step) => step.concluded.clone(),
            Line::Refuted(candidate, _) => Literals::of(Literal::is_not(*candidate)),
        }
    }

    /// The step; `None` if nothing is refuted there.
    fn told(self) -> Option<Step> {
        match self {
            Line::Step(step) => Some(step),
            Line::Refuted(candidate, position) => {
                let followed = Followed::of(&position, Literal::is(candidate), Reach::All);
                let (branches, result) = refutation(&followed)?;
                Some(step(&DYNAMIC_CONTRADICTION_FORCING_CHAIN, branches, result))
            }
        }
    }
}

/// A supposition that fails.
struct Failure {
    assumed: Literals,
    /// All steps on the way, in order.
    lines: Vec<Line>,
    /// The constraint that is contradicted.
    constraint: Constraint,
}

impl Failure {
    /// The number of candidates refuted on the way.
    fn refutations(&self) -> usize {
        self.lines.iter().filter(|line| matches!(line, Line::Refuted(..))).count()
    }

    /// The case with the lines that the contradiction relies on; `None` if more than this many are
    /// to be read. It is told backwards, so that a long one is left early.
    fn case(self, before: &Replay, most: usize) -> Option<Case> {
        let start = before.case(&self.assumed, 0)?;
        let mut ruled_out_by = RuledOutBy::new(start.position());
        self.lines.iter().enumerate().for_each(|(index, line)| ruled_out_by.note(&line.concluded(), index));
        let mut needed = vec![false; self.lines.len()];
        let mut relied_on = ruled_out_by.relied_on_by_contradiction(self.constraint, self.lines.len());
        let mut case =
            Case { assumed: self.assumed, events: vec![Event::Contradiction { constraint: self.constraint }] };
        let mut read = case.lines();
        for (index, line) in self.lines.into_iter().enumerate().rev() {
            relied_on.drain(..).for_each(|earlier| needed[earlier] = true);
            if !needed[index] {
                continue;
            }
            let step = line.told()?;
            read += step.lines();
            if read > most {
                return None;
            }
            relied_on = ruled_out_by.relied_on_by_step(&step.proof, &step.concluded, index);
            case.events.push(Event::Step(step));
        }
        case.events.reverse();
        Some(case)
    }
}

/// The case that is read soonest, the first of several.
fn shortest(before: &Replay, failures: Vec<Failure>, is_wanted: impl Fn(&Case) -> bool) -> Option<Case> {
    let mut in_turn: Vec<(usize, Failure)> = failures.into_iter().enumerate().collect();
    in_turn.sort_by_key(|(_, failure)| failure.refutations());
    let mut best: Option<(usize, usize, Case)> = None;
    for (number, failure) in in_turn {
        let most = best.as_ref().map_or(usize::MAX, |&(lines, first, _)| lines - usize::from(first < number));
        let case = failure.case(before, most).filter(&is_wanted);
        best = case.map(|case| (case.lines(), number, case)).or(best);
    }
    best.map(|(.., case)| case)
}

/// Follows a supposition.
fn failing(before: &Replay, supposed: Literal, level: usize, work: &mut Work<'_, '_>) -> ControlFlow<(), Tried> {
    let assumed = Literals::of(supposed);
    let Some(mut now) = before.case(&assumed, 0) else { return ControlFlow::Continue(Tried::Unknown) };
    let mut lines = Vec::with_capacity(64);
    // The last supposition that failed inside the case.
    let mut last = None;
    let constraint = loop {
        work.sink.tick()?;
        if let Some(constraint) = now.position().contradiction() {
            break constraint;
        }
        let mut line = first(now.facts_mut()).map(Line::Step);
        if line.is_none() && level > 0 {
            line = inner(&now, &mut last, level - 1, work)?;
        }
        let Some(line) = line else {
            let is_done = level == 0 || *work.left > 0;
            return ControlFlow::Continue(if is_done {
                Tried::Stands(came_true(before, &now))
            } else {
                Tried::Unknown
            });
        };
        if now.conclude(&line.concluded()).is_err() {
            return ControlFlow::Continue(Tried::Unknown);
        }
        lines.push(line);
    };
    ControlFlow::Continue(Tried::Fails(Failure { assumed, lines, constraint }))
}

/// The candidates of a position that are placed later.
fn came_true(before: &Replay, now: &Replay) -> CandidateSet {
    let is_filled = |candidate: &Candidate| now.position().is_placed(*candidate);
    before.position().all_candidates().iter().filter(is_filled).collect()
}

/// A failing case without superfluous steps and removals, one line of thought after the other.
fn in_order(before: &Replay, case: Case) -> Case {
    let case = case.lean(before);
    in_threads(before, &case).unwrap_or(case).to_the_point(before)
}

/// A failing case, one line of thought after the other; `None` if its steps do not work in this
/// order.
fn in_threads(before: &Replay, case: &Case) -> Option<Case> {
    let last = case.events.len().checked_sub(1)?;
    let start = || before.case(&case.assumed, 0);
    let mut reliances = Reliances::of(start()?, &case.events);
    for (earlier, later) in spoilt(start()?, &case.events) {
        reliances.keep_before(earlier, later);
    }
    let order = reliances.threads_to(last);
    let events: Vec<Event> = order.into_iter().map(|index| case.events[index].clone()).collect();
    start()?.walk(&events, |_| {}).ok()?;
    // A step that now comes earlier may have made a later one superfluous.
    Some(Case { assumed: case.assumed.clone(), events }.lean(before))
}

/// Each step other than a single, with the later steps that remove one of its visible candidates:
/// if these came first, it would look different or not exist.
fn spoilt(mut start: Replay, events: &[Event]) -> Vec<(usize, usize)> {
    let mut seen: Vec<(usize, CandidateSet)> = Vec::new();
    let mut spoilt = Vec::new();
    for (index, event) in events.iter().enumerate() {
        let before = start.position().all_candidates();
        if let Event::Step(step) = event
            && !matches!(step.pattern, Pattern::Single(_))
        {
            let of_truths =
                step.proof.questions().iter().flat_map(|&question| start.position().candidates_of(question));
            seen.push((index, of_truths.chain(step.eliminations()).collect()));
        }
        if start.apply(event).is_err() {
            break;
        }
        let gone = before - start.position().all_candidates();
        let earlier = seen.iter().filter(|(earlier, seen)| *earlier < index && !(*seen & gone).is_empty());
        spoilt.extend(earlier.map(|(earlier, _)| (*earlier, index)));
    }
    spoilt
}

/// The next step inside a case; none of these searches is long enough to be cancelled.
fn first(facts: &Facts) -> Option<Step> {
    if let Some((technique, single)) = singles::first_single(facts.position()) {
        return Some(Step::single(technique, single));
    }
    INSIDE.iter().find_map(|spec| run::first(spec, facts, &Limits::USUAL, Cancel::NEVER).ok().flatten())
}

/// Finds a supposition that fails inside a case: by singles, or else by all means of the level.
/// Starts after the last one, so that all get their turn.
fn inner(
    now: &Replay,
    last: &mut Option<Candidate>,
    level: usize,
    work: &mut Work<'_, '_>,
) -> ControlFlow<(), Option<Line>> {
    let position = now.position();
    let (all, last_failed) = (position.all_candidates(), *last);
    let is_later = move |candidate: &Candidate| last_failed.is_none_or(|last| *candidate > last);
    let in_turn = || all.iter().filter(is_later).chain(all.iter().filter(move |candidate| !is_later(candidate)));
    work.suppositions.move_to(position);
    for candidate in in_turn() {
        if !work.spend()? {
            return ControlFlow::Continue(None);
        }
        if work.suppositions.fails(candidate) {
            *last = Some(candidate);
            return ControlFlow::Continue(Some(Line::Refuted(candidate, Box::new(position.clone()))));
        }
    }
    if level == 0 {
        return ControlFlow::Continue(None);
    }
    for candidate in in_turn() {
        let supposed = Literal::is(candidate);
        if let Tried::Fails(failure) = failing(now, supposed, level, work)?
            && let Some(case) = failure.case(now, usize::MAX)
        {
            *last = Some(candidate);
            let branches = Branches { of: Alternatives::TrueOrFalse(candidate), cases: vec![in_order(now, case)] };
            let step = step(&NESTED_FORCING_CHAIN, branches, opposite(supposed));
            return ControlFlow::Continue(Some(Line::Step(step)));
        }
    }
    ControlFlow::Continue(None)
}

fn step(technique: &'static Spec, branches: Branches, result: Literal) -> Step {
    let proof = branches.proof();
    Step { technique, pattern: branches.into(), concluded: Literals::of(result), proof, rating: None }
}
