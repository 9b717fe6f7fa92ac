//! Whether claimed moves are right, and why: the judge of paths that a person, a program or a
//! language model gives.
//!
//! Moves are judged one after the other, each in the position that the earlier ones lead to. A move
//! is proved by a technique if one step of it concludes the move; where a move removes several
//! candidates, several steps of the technique may share the work, and so may simpler techniques
//! together. Candidates that a placement rules out count as removed by it. The technique that a
//! claim names is tried first, then all techniques of the profile in their order, so that the
//! verdict names the simplest one that gives the move. Where the claim has a pattern that can be
//! read, it is compared with those that the technique has here.
//!
//! Where no step gives a move directly, the steps that lead there are looked for: if they are no
//! more than are allowed, the move is proved with those that prepare it, and otherwise their number
//! is said. Easy steps count before one of a harder technique.
//!
//! The solution is looked up first, so that a wrong move costs nothing; the techniques never see
//! it.

use super::prepared::path_to;
use super::state::State;
use crate::board::{Candidate, CellSet, Constraint, DigitSet, Grid, Literal, Position, View};
use crate::cancel::{Cancel, Cancelled};
use crate::explain::techniques_meant;
use crate::format::{Claim, Described, Unclaimed};
use crate::logic::{Evidence, Facts, Family, Replay, Spec, Step};
use crate::search;
use crate::technique::{Extent, Profile, Rung, instances};
use std::collections::HashMap;
use std::sync::Mutex;

/// The verdict on a claimed move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Verdict {
    /// A technique gives it here: the one that was named, or any if none was.
    Proved,
    /// It is true, but no technique of the profile gives it here.
    Unjustified,
    /// It contradicts the solution.
    False,
    /// The position already has it.
    Stale,
    /// The technique that was named does not give it here, but another one does.
    Misnamed,
    /// The line claims nothing: it supposes, asks, gives a choice or is taken back.
    None,
    /// There is no move in the line, or something in it is not understood.
    Unreadable,
}

impl Verdict {
    /// Every verdict.
    pub const ALL: [Verdict; 7] = [
        Verdict::Proved,
        Verdict::Unjustified,
        Verdict::False,
        Verdict::Stale,
        Verdict::Misnamed,
        Verdict::None,
        Verdict::Unreadable,
    ];

    /// The name that other programs rely on.
    pub const fn name(self) -> &'static str {
        match self {
            Verdict::Proved => "proved",
            Verdict::Unjustified => "unjustified",
            Verdict::False => "false",
            Verdict::Stale => "stale",
            Verdict::Misnamed => "misnamed",
            Verdict::None => "none",
            Verdict::Unreadable => "unreadable",
        }
    }

    /// Whether it counts as an error: everything except `Proved`, `Stale` and `None`.
    pub const fn is_error(self) -> bool {
        !matches!(self, Verdict::Proved | Verdict::Stale | Verdict::None)
    }
}

/// A move with its verdict.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Judged {
    /// The claim.
    pub claim: Claim,
    /// The verdict on it.
    pub verdict: Verdict,
    /// The techniques that the claim may mean; none if it names none, or none that is known.
    pub named: Vec<&'static Spec>,
    /// The steps that must come before, in order.
    pub prepared: Vec<Step>,
    /// The steps that give it then; the hardest technique comes last.
    pub steps: Vec<Step>,
    /// The number of steps that would do, where more are needed than are allowed.
    pub needed: Option<usize>,
    /// The position before it, if there are steps.
    pub before: Option<Position>,
    /// The cells and digits that the named technique needs here, if the claim has others.
    pub other: Option<Described>,
}

impl Judged {
    fn new(claim: Claim, verdict: Verdict) -> Judged {
        let (named, prepared, steps) = (Vec::new(), Vec::new(), Vec::new());
        Judged { claim, verdict, named, prepared, steps, needed: None, before: None, other: None }
    }

    /// The technique that gives it: the hardest one, where several steps share the work.
    pub fn technique(&self) -> Option<&'static Spec> {
        self.steps.last().map(|step| step.technique)
    }

    /// The number of steps, one after the other, that it takes: 1 if a step gives it directly.
    /// Where there are too many, how many would do; `None` if that is not known.
    pub fn count(&self) -> Option<usize> {
        let given = (!self.steps.is_empty()).then_some(self.prepared.len() + 1);
        given.or(self.needed)
    }
}

/// Judges moves by the techniques of a profile; may be shared by threads.
pub struct Judge {
    profile: Profile,
    rungs: Vec<Rung>,
    /// The most steps that a move may take.
    allowed: usize,
    /// The techniques that names mean, for the names looked up so far.
    names: Mutex<HashMap<String, Vec<&'static Spec>>>,
}

/// More names than this are not remembered.
const MOST_NAMES: usize = 4096;

/// Judges the moves of one path.
pub struct ClaimedPath {
    facts: Facts,
    solution: Grid,
}

impl Judge {
    /// Judges by these techniques.
    pub fn new(profile: &Profile) -> Judge {
        let mut rungs = profile.rungs.clone();
        // As in a search for all steps; what is simpler elsewhere does not matter.
        for rung in &mut rungs {
            (rung.limits.all_loops, rung.limits.nets_first) = (true, false);
        }
        Judge { profile: profile.clone(), rungs, allowed: 1, names: Mutex::new(HashMap::new()) }
    }

    /// Allows at most `most` steps for a move; all but the last prepare it.
    pub fn allow_steps(mut self, most: usize) -> Judge {
        self.allowed = most.max(1);
        self
    }

    /// Begins with a position.
    ///
    /// # Errors
    /// The state of the position, if it is wrong or does not have one solution; or that it was
    /// cancelled.
    pub fn open(&self, start: Position, cancel: Cancel<'_>) -> Result<Result<ClaimedPath, State>, Cancelled> {
        // Most positions are right, and one search shows it.
        let found = search::solutions(&start, 2, cancel)?;
        match found[..] {
            [solution] if start.is_plain() => Ok(Ok(ClaimedPath { facts: Facts::new(start), solution })),
            _ => match State::of(&start, cancel)? {
                State::Right | State::Solved => {
                    let solution = found.first().copied().unwrap_or(*start.digits());
                    Ok(Ok(ClaimedPath { facts: Facts::new(start), solution }))
                }
                state => Ok(Err(state)),
            },
        }
    }

    /// Judges the next move, and writes it unless it is wrong.
    ///
    /// # Errors
    /// If it was cancelled.
    pub fn judge(&self, case: &mut ClaimedPath, claim: Claim, cancel: Cancel<'_>) -> Result<Judged, Cancelled> {
        if claim.literals.is_empty() {
            let is_understood = claim.unclaimed.as_ref().is_some_and(Unclaimed::is_understood);
            return Ok(Judged::new(claim, if is_understood { Verdict::None } else { Verdict::Unreadable }));
        }
        let is_true = |literal: &Literal| {
            let candidate = literal.candidate();
            (case.solution.get(candidate.cell()) == Some(candidate.digit())) == literal.is_true()
        };
        let named = claim.name.as_deref().map_or_else(Vec::new, |name| self.meant(name));
        if !claim.literals.iter().all(is_true) {
            return Ok(Judged { named, ..Judged::new(claim, Verdict::False) });
        }
        let position = case.facts.position();
        let mut open: Vec<Literal> =
            claim.literals.iter().copied().filter(|&literal| position.has(literal.candidate())).collect();
        open.sort_unstable();
        open.dedup();
        if open.is_empty() {
            return Ok(Judged { named, ..Judged::new(claim, Verdict::Stale) });
        }
        let (mut verdict, mut steps) = self.reasons(&case.facts, &open, &named, cancel)?;
        let (mut prepared, mut needed) = (Vec::new(), None);
        if let [goal] = open[..]
            && let Some(mut path) = self.path(position, goal, verdict, &steps, cancel)?
        {
            if path.len() > self.allowed {
                needed = Some(path.len());
            } else if let Some(last) = path.pop() {
                let is_named = named.is_empty() || path.iter().chain([&last]).any(|it| named.contains(&it.technique));
                verdict = if is_named { Verdict::Proved } else { Verdict::Misnamed };
                (prepared, steps) = (path, vec![last]);
            }
        }
        let mut other = None;
        if let ([step], Some(claimed), false) = (&mut steps[..], claim.pattern, named.is_empty())
            && verdict == Verdict::Proved
            && prepared.is_empty()
            && step.technique.evidence == Evidence::Minimal
        {
            other = self.other(step, claimed, &case.facts, &open, cancel)?;
        }
        let before = (!steps.is_empty()).then(|| position.clone());
        for &literal in &open {
            case.facts.write(literal);
        }
        Ok(Judged { claim, verdict, named, prepared, steps, needed, before, other })
    }

    /// The steps one after the other that lead to a literal, where no step gives it directly, or
    /// only one of a harder technique; none if they are not asked for.
    fn path(
        &self,
        position: &Position,
        goal: Literal,
        verdict: Verdict,
        steps: &[Step],
        cancel: Cancel<'_>,
    ) -> Result<Option<Vec<Step>>, Cancelled> {
        let Some(direct) = steps.last() else { return path_to(position, goal, &self.profile, cancel) };
        if self.allowed == 1 || verdict == Verdict::Misnamed || direct.technique.family == Family::Singles {
            return Ok(None);
        }
        // Easier steps only, and not what was named.
        let rank = self.rungs.iter().position(|rung| rung.technique == direct.technique);
        let mut easier = self.profile.clone();
        easier.rungs.truncate(rank.unwrap_or(0));
        let path = path_to(position, goal, &easier, cancel)?;
        Ok(path.filter(|path| path.len() <= self.allowed))
    }

    /// The steps that give these literals: by the named techniques, otherwise by any.
    fn reasons(
        &self,
        facts: &Facts,
        open: &[Literal],
        named: &[&'static Spec],
        cancel: Cancel<'_>,
    ) -> Result<(Verdict, Vec<Step>), Cancelled> {
        let rungs: Vec<Rung> = named.iter().map(|spec| self.rung(spec)).collect();
        if let Some(steps) = given(&rungs, facts, open, cancel)? {
            return Ok((Verdict::Proved, steps));
        }
        Ok(match given(&self.rungs, facts, open, cancel)? {
            Some(steps) if named.is_empty() => (Verdict::Proved, steps),
            Some(steps) => (Verdict::Misnamed, steps),
            None => (Verdict::Unjustified, Vec::new()),
        })
    }

    /// The pattern of the step, if it is not as claimed. If another step of the technique gives the
    /// same and has the claimed pattern, it takes the place of this one. The absence of such a step
    /// is certain only for techniques that list all their patterns.
    fn other(
        &self,
        step: &mut Step,
        claimed: Described,
        facts: &Facts,
        open: &[Literal],
        cancel: Cancel<'_>,
    ) -> Result<Option<Described>, Cancelled> {
        let replay = Replay::new(facts.position().clone());
        if fits(step, claimed, &replay) {
            return Ok(None);
        }
        let rung = self.rung(step.technique);
        for found in instances(&rung, facts, Extent::Every, cancel)? {
            let gives_all = open.iter().all(|&literal| gives(&found.step, literal));
            if gives_all && fits(&found.step, claimed, &replay) {
                *step = found.step;
                return Ok(None);
            }
        }
        let sketch = step.pattern.sketch(&replay);
        Ok(Some(Described { cells: sketch.cells(), digits: sketch.digits() }))
    }

    /// The rung of a technique: that of the profile, or else the usual one.
    fn rung(&self, spec: &'static Spec) -> Rung {
        self.rungs.iter().find(|rung| rung.technique == spec).copied().unwrap_or(Rung::new(spec))
    }

    /// The techniques that a name means.
    fn meant(&self, name: &str) -> Vec<&'static Spec> {
        let Ok(mut names) = self.names.lock() else { return techniques_meant(name) };
        if let Some(known) = names.get(name) {
            return known.clone();
        }
        let meant = techniques_meant(name);
        if names.len() < MOST_NAMES {
            names.insert(name.into(), meant.clone());
        }
        meant
    }
}

impl ClaimedPath {
    /// The position after the moves so far.
    pub fn position(&self) -> &Position {
        self.facts.position()
    }
}

/// The steps of the first of these techniques that give all literals: one step if one is enough,
/// otherwise as many as it takes, also of earlier techniques.
fn given(rungs: &[Rung], facts: &Facts, open: &[Literal], cancel: Cancel<'_>) -> Result<Option<Vec<Step>>, Cancelled> {
    let (mut left, mut steps) = (open.to_vec(), Vec::new());
    // Where nothing is to be removed, and no single places any of it, singles need not be looked
    // for.
    let may_be_single =
        open.iter().any(|&literal| !literal.is_true() || is_single(facts.position(), literal.candidate()));
    for rung in rungs {
        let is_idle = rung.technique.family == Family::Singles && !may_be_single;
        if is_idle || (rung.technique.needs_uniqueness && !facts.is_unique(cancel)?) {
            continue;
        }
        let found: Vec<Step> =
            instances(rung, facts, Extent::Shortest, cancel)?.into_iter().map(|found| found.step).collect();
        if let Some(whole) = found.iter().find(|step| open.iter().all(|&literal| gives(step, literal))) {
            return Ok(Some(vec![whole.clone()]));
        }
        for step in found {
            if left.iter().any(|&literal| gives(&step, literal)) {
                left.retain(|&literal| !gives(&step, literal));
                steps.push(step);
            }
        }
        if left.is_empty() {
            return Ok(Some(steps));
        }
    }
    Ok(None)
}

/// Whether a step gives a literal: as a conclusion, or because what it places rules the candidate
/// out.
pub(in crate::lesson) fn gives(step: &Step, literal: Literal) -> bool {
    let rules_out = || step.placements().any(|placed| placed.conflicts(literal.candidate()));
    step.concluded.contains(&literal) || (!literal.is_true() && rules_out())
}

/// Whether a step has the cells and digits that were claimed, among others or alone.
fn fits(step: &Step, claimed: Described, before: &Replay) -> bool {
    let sketch = step.pattern.sketch(before);
    let concluded = || step.concluded.iter().map(|literal| literal.candidate());
    let cells: CellSet = concluded().map(Candidate::cell).collect();
    let digits: DigitSet = concluded().map(Candidate::digit).collect();
    let cells = cells | sketch.cells() | sketch.looked_at();
    (claimed.cells - cells).is_empty() && (claimed.digits - (digits | sketch.digits())).is_empty()
}

/// Whether a candidate is the only one of one of its questions.
fn is_single(position: &Position, candidate: Candidate) -> bool {
    let is_alone = |constraint: Constraint| position.slots(constraint).len() == 1;
    View::ALL.into_iter().any(|view| is_alone(Constraint::of(view, candidate)))
}
