//! The choice of a path by an aim.

use super::aim::Aim;
use super::lean::{NODES, STEP, can_be_planned, others, shortened};
use super::levels::{Excess, Levels};
use super::library::{Library, Words};
use super::moves::Move;
use super::smallest::Choices;
use super::telling::told;
use crate::cancel::{Cancel, Cancelled};
use crate::equivalence::{Image, Transformation, canonical};
use crate::logic::{Event, Moment, Step, Trace};
use crate::solve::{Outcome, SolveOptions, solve};
use crate::technique::{Profile, place};
use std::collections::BTreeSet;

/// The beams: one position for a plan at all, more for a good one.
const BEAMS: [usize; 3] = [1, 4, 16];

/// The positions of a level that stand for all, until they prove that no plan is shorter.
const PROOFS: [usize; 4] = [4, 16, 64, usize::MAX];

/// The first search may do more than the others together, as a hard puzzle needs it most.
const FIRST_SHARE: usize = 4;

/// A gentle path may cost this part more if it has fewer steps.
const TOLERANCE: u64 = 10;

/// The effort of a step besides its words, in words, by the tier of its technique. Who follows
/// cases keeps many things in mind at once.
const EFFORT: [u64; 5] = [10, 30, 30, 30, 300];

/// The limits of a search for a plan. They are counts, so that the same input gives the same plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Budget {
    /// The work of looking for all steps of positions: 1 for a simple technique in one position,
    /// about a microsecond; some hundreds for one of cases.
    pub work: usize,
    /// The number of sets of which every plan must have a member.
    pub cores: usize,
}

impl Default for Budget {
    /// Most puzzles take less than a tenth of a second, the hardest a few seconds.
    fn default() -> Budget {
        Budget { work: 300_000, cores: 60 }
    }
}

/// A path that was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Planned {
    /// The path.
    pub trace: Trace,
    /// Whether it is proved that no path has fewer steps that count, with the techniques that a
    /// plan looks for ([`planned`](crate::logic::Limits::planned)); for [`Aim::Lean`], with the
    /// steps of the usual path.
    pub is_proved: bool,
    /// The least number of steps that count of any such path, if it is known. A path that is less
    /// to read may have more.
    pub least: Option<usize>,
}

impl Planned {
    fn new(trace: Trace, aim: Aim, least: Option<usize>) -> Planned {
        let is_proved = least.is_some_and(|least| aim.count(&trace) <= least);
        Planned { trace, is_proved, least }
    }
}

/// The path that is aimed at. `usual` is the path of the profile. `None` if that does not end in
/// the solution without a guess, or if the profile lacks one of the singles.
///
/// `words` tells how much there is to read in a step. A step costs that and its effort (see
/// [`effort`](crate::logic::Limits::effort)).
///
/// # Errors
/// If it was cancelled.
pub fn plan(
    usual: &Trace,
    profile: &Profile,
    aim: Aim,
    budget: Budget,
    words: &dyn Fn(&Moment<'_>) -> u64,
    cancel: Cancel<'_>,
) -> Result<Option<Planned>, Cancelled> {
    if !can_be_planned(usual, profile) {
        return Ok(None);
    }
    if aim == Aim::Standard {
        return Ok(Some(Planned::new(usual.clone(), aim, None)));
    }
    if aim == Aim::Lean {
        let lean = shortened(usual, profile, words, cancel)?;
        let least = lean.is_proved.then(|| aim.count(&lean.trace));
        return Ok(Some(Planned::new(lean.trace, aim, least)));
    }
    let planner = Planner { usual, profile, aim, budget, words, cancel };
    let Some((form, by)) = planner.form()? else { return Ok(Some(planner.plan()?.planned)) };
    let Chosen { planned, moves } = Planner { usual: &form, ..planner }.plan()?;
    // Told anew, so that singles come in the order of this puzzle, unless that spoils a step.
    let (start, back) = (&usual.start, by.inverse());
    let told = told(start, moves.iter().map(|each| each.image(&back)).collect(), profile, cancel)?;
    let carried = Trace { start: start.clone(), events: planned.trace.events.image(&back) };
    let is_equal = told.events.last() == Some(&Event::Solved) && planner.cost_of(&told) <= planner.cost_of(&carried);
    let trace = if is_equal && aim.count(&told) == aim.count(&carried) { told } else { carried };
    // Where the usual path of the form is longer than that of the puzzle, its plan may be, too.
    let is_dearer = planner.cost_of(&trace) > planner.cost_of(usual);
    let trace = if is_dearer { shortened(usual, profile, words, cancel)?.trace } else { trace };
    Ok(Some(Planned::new(trace, aim, planned.least)))
}

/// A path, and the moves that were chosen for it; none where the lean path is better.
struct Chosen {
    planned: Planned,
    moves: Vec<Move>,
}

#[derive(Clone, Copy)]
struct Planner<'a> {
    usual: &'a Trace,
    profile: &'a Profile,
    aim: Aim,
    budget: Budget,
    words: Words<'a>,
    cancel: Cancel<'a>,
}

/// What a search has seen.
struct Explored<'w> {
    library: Library<'w>,
    /// Some plans made of it.
    plans: Vec<BTreeSet<usize>>,
    /// The least number of steps that count, if it is known.
    least: Option<usize>,
}

impl Planner<'_> {
    /// The usual path of the canonical form of the puzzle, so that puzzles that are turned or
    /// relabelled get equal plans, and the transformation to that form. `None` for a position with
    /// marks, which keeps its orientation, and if that path cannot be planned.
    fn form(&self) -> Result<Option<(Trace, Transformation)>, Cancelled> {
        let start = &self.usual.start;
        if !start.is_plain() {
            return Ok(None);
        }
        let Ok((_, by)) = canonical(start.digits()) else { return Ok(None) };
        let Ok(form) = by.apply_to_position(start) else { return Ok(None) };
        let usual = solve(form, self.profile, SolveOptions::without_guessing(), self.cancel);
        if usual.outcome == Outcome::Cancelled {
            return Err(Cancelled);
        }
        Ok(can_be_planned(&usual.trace, self.profile).then_some((usual.trace, by)))
    }

    /// The best path, no worse than the usual one without its unnecessary steps.
    fn plan(&self) -> Result<Chosen, Cancelled> {
        let lean = shortened(self.usual, self.profile, self.words, self.cancel)?.trace;
        let Explored { library, plans, least } = self.explored(self.aim.count(&lean))?;
        let efforts: Vec<u64> = library.moves.iter().map(|each| self.cost(&each.step, 0)).collect();
        let at_least = |index: usize| efforts[index] + library.known_words_of(index).unwrap_or(0);
        // Words take long to count; once it is cancelled, nothing is made of them.
        let cost = |index: usize| match self.cancel.is_cancelled() {
            true => efforts[index],
            false => efforts[index] + library.words_of(index),
        };
        let (start, among) = (&self.usual.start, library.in_question());
        let choices = Choices {
            start,
            moves: &library.moves,
            among: &among,
            cost: &cost,
            at_least: &at_least,
            nodes: NODES,
            cores: self.budget.cores,
            cancel: self.cancel,
        };
        let plans: Vec<BTreeSet<usize>> = plans.into_iter().map(|plan| choices.pruned(plan)).collect();
        let shortest = plans.iter().min_by_key(|plan| plan.len()).cloned().unwrap_or_default();
        let known = plans.into_iter().min_by_key(|plan| choices.sum(plan)).unwrap_or_default();
        let mut best = (lean.clone(), Vec::new());
        let mut cost = self.cost_of(&lean);
        for set in [choices.smallest(known.clone())?.moves, known] {
            let (told, moves) = self.told(&library, set)?;
            let (told_cost, is_longer) = (self.cost_of(&told), Aim::Lean.count(&told) > moves.len());
            if told.events.last() == Some(&Event::Solved) && told_cost <= cost {
                (best, cost) = ((told, moves), told_cost);
            }
            // Singles may have spoilt a move; another plan may keep its own.
            if !is_longer {
                break;
            }
        }
        if self.aim == Aim::Gentle && shortest.len() < self.aim.count(&best.0) {
            let (told, moves) = self.told(&library, choices.improved(shortest)?)?;
            let is_shorter = self.aim.count(&told) < self.aim.count(&best.0);
            let most = (cost + cost / TOLERANCE).min(self.cost_of(&lean));
            if told.events.last() == Some(&Event::Solved) && is_shorter && self.cost_of(&told) <= most {
                best = (told, moves);
            }
        }
        let (trace, moves) = best;
        Ok(Chosen { planned: Planned::new(trace, self.aim, least), moves })
    }

    /// A plan as a trace, and its moves.
    fn told(&self, library: &Library<'_>, set: BTreeSet<usize>) -> Result<(Trace, Vec<Move>), Cancelled> {
        let mut chosen: Vec<usize> = set.into_iter().collect();
        chosen.sort_by_key(|&index| (place(library.moves[index].step.technique), index));
        let moves: Vec<Move> = chosen.into_iter().map(|index| library.moves[index].clone()).collect();
        Ok((told(&self.usual.start, moves.clone(), self.profile, self.cancel)?, moves))
    }

    /// Looks for plans with fewer than `known` steps that count, or as many.
    fn explored(&self, known: usize) -> Result<Explored<'_>, Cancelled> {
        let mut library = Library::new(self.aim, self.words);
        for (found, position) in others(self.usual, |moment| moment.position().clone()) {
            library.add(&position, [found.step]);
        }
        let usual: BTreeSet<usize> = (0..library.moves.len()).collect();
        let (sought, free) = (self.aim.sought(self.usual, self.profile), self.aim.free(self.profile));
        let mut levels = Levels::new(library, &sought, free.as_ref(), self.cancel);
        let start = levels.start(&self.usual.start)?;
        let (mut paths, mut best) = (Vec::new(), known);
        for width in BEAMS {
            levels.work = if width == 1 { FIRST_SHARE * self.budget.work } else { self.budget.work };
            // A beam may be as good as the best path known.
            let reached = levels.search(start.clone(), Excess::Cut(width), best)?;
            if let Some(path) = reached.path {
                best = path.len();
                paths.push(path);
            }
        }
        // The proof has what the beams leave.
        let mut least = None;
        for width in PROOFS {
            let reached = levels.search(start.clone(), Excess::Merge(width), best.saturating_sub(1))?;
            if let Some(path) = reached.path {
                best = path.len();
                paths.push(path);
            }
            if reached.is_complete {
                least = Some(best);
            }
            if reached.is_complete || !reached.is_finished {
                break;
            }
        }
        let library = levels.library;
        let free = (0..library.moves.len()).filter(|&index| !library.moves[index].counts);
        let with_free = |path: Vec<usize>| path.into_iter().chain(free.clone()).collect();
        let plans = [usual].into_iter().chain(paths.into_iter().map(with_free)).collect();
        Ok(Explored { library, plans, least })
    }

    /// The cost of a step with so many words. Among equals, one that holds even if there are
    /// several solutions is the better.
    fn cost(&self, step: &Step, words: u64) -> u64 {
        let technique = step.technique;
        let rung = self.profile.rungs.iter().find(|rung| rung.technique == technique);
        let effort = match rung.map_or(0, |rung| rung.limits.effort as u64) {
            0 => EFFORT[usize::from(technique.tier).min(EFFORT.len() - 1)],
            effort => effort,
        };
        let is_gentle = self.aim == Aim::Gentle || !self.aim.counts(technique);
        words + effort + u64::from(step.proof.assumes_uniqueness()) + if is_gentle { 0 } else { STEP }
    }

    /// The cost of a path.
    fn cost_of(&self, trace: &Trace) -> u64 {
        let steps = others(trace, |moment| (self.words)(moment));
        steps.into_iter().map(|(found, words)| self.cost(&found.step, words)).sum()
    }
}
