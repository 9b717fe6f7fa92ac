//! Practice: positions in which a technique is the easiest way on, from obvious to hidden.
//!
//! A position is a good exercise if nothing easier than the technique makes progress in it. So
//! puzzles are played with the techniques of a profile, always the easiest that finds something;
//! where it is the practised one, that is an exercise, with the pencil marks as they are then. The
//! puzzles are new ones, and relatives of the examples on the technique's page. Some techniques are
//! so rare that an easier one nearly always comes first. Then the examples themselves, turned and
//! relabelled, are exercises, which are not *pure*: something easier makes progress, too.
//!
//! Three numbers tell how hidden a technique is: first the steps that are there (different
//! conclusions), more of them being easier to see; then the truths to read for the best of them;
//! then the empty cells among which it stands.

use crate::board::{Candidate, CandidateSet, Cell, CellSet, Element, Grid, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::equivalence::Transformation;
use crate::explain::Explainer;
use crate::format::{Claim, Format, ReadOptions, read};
use crate::generate::{Generator, Random, Request};
use crate::lesson::ask::judge::{Judge, Judged, Verdict, gives};
use crate::logic::{Event, Facts, Ladder, Replay, Spec, Step};
use crate::report::{AnswerStepRecord, ExerciseRecord, PathStepRecord};
use crate::technique::{Block, Extent, Profile, Rung, blocks, instances, page};
use std::cmp::Reverse;

/// A technique, or several, to be practised with the techniques that are easier.
#[derive(Clone, Debug)]
pub struct Practice {
    techniques: Vec<&'static Spec>,
    /// The techniques up to the last one that is practised.
    profile: Profile,
    /// Those, and at least the basic ones, with which puzzles are played until a practised one
    /// comes next.
    player: Profile,
}

/// A position in which one of the techniques is the easiest way on.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Exercise {
    /// The position.
    pub position: Position,
    /// The steps of the practised techniques that are there, the best first.
    pub steps: Vec<Step>,
    /// Whether nothing easier makes progress.
    pub is_pure: bool,
}

/// How hidden an exercise is: greater is more hidden.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub struct Hiddenness {
    /// The number of steps that are there, fewer being more hidden.
    pub steps: Reverse<usize>,
    /// The truths of the best one.
    pub truths: usize,
    /// The empty cells.
    pub empty: usize,
}

/// The reply to an answer.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Reply {
    /// It is a step of the technique, this one; or part of it.
    Right(Box<Step>),
    /// It is no such step; the verdict of the judge says what it is.
    Other(Box<Judged>),
}

/// The most attempts for each exercise that is wanted.
const ATTEMPTS: u64 = 1000;
/// The number of techniques with which puzzles are played at least, so that easy ones come up in
/// the middle of puzzles, too.
const BASIC: usize = 20;
/// The number of exercises made for each that is wanted, to choose from.
const CHOICE: usize = 3;
/// One attempt of this many starts anew, the others near a known puzzle, if there is one.
const ANEW: u64 = 2;

impl Practice {
    /// Practises these techniques within a profile; `None` if it has none of them.
    pub fn new(techniques: &[&'static Spec], profile: &Profile) -> Option<Practice> {
        let is_meant = |rung: &Rung| techniques.contains(&rung.technique);
        let last = profile.rungs.iter().rposition(is_meant)?;
        let (mut profile, mut player) = (profile.clone(), profile.clone());
        profile.rungs.truncate(last + 1);
        player.rungs.truncate(BASIC.max(last + 1));
        let techniques = profile.rungs.iter().filter(|rung| is_meant(rung)).map(|rung| rung.technique).collect();
        Some(Practice { techniques, profile, player })
    }

    /// The techniques that are practised.
    pub fn techniques(&self) -> &[&'static Spec] {
        &self.techniques
    }

    /// The techniques that may be used: the practised ones and all that are easier.
    pub fn profile(&self) -> &Profile {
        &self.profile
    }

    /// The practised techniques alone.
    pub fn alone(&self) -> Profile {
        let mut profile = self.profile.clone();
        profile.rungs.retain(|rung| self.techniques.contains(&rung.technique));
        profile
    }

    /// The exercise that a position leads to: where one of the techniques is the easiest that makes
    /// progress. `None` if it leads to none.
    ///
    /// # Errors
    /// If it was cancelled.
    pub fn exercise(&self, start: Position, cancel: Cancel<'_>) -> Result<Option<Exercise>, Cancelled> {
        let mut replay = Replay::new(start);
        while let Some(step) = self.player.next_step(replay.facts_mut(), cancel)? {
            if self.techniques.contains(&step.technique) {
                return self.found(replay.position().clone(), true, cancel);
            }
            if replay.apply(&Event::Step(step)).is_err() || replay.position().contradiction().is_some() {
                return Ok(None);
            }
        }
        Ok(None)
    }

    /// The exercise in a position; `None` if the techniques find nothing there.
    fn found(&self, position: Position, is_pure: bool, cancel: Cancel<'_>) -> Result<Option<Exercise>, Cancelled> {
        let facts = Facts::new(position);
        let mut steps = Vec::new();
        for rung in &self.alone().rungs {
            if !rung.technique.needs_uniqueness || facts.is_unique(cancel)? {
                steps.extend(instances(rung, &facts, Extent::Shortest, cancel)?.into_iter().map(|found| found.step));
            }
        }
        Ok((!steps.is_empty()).then(|| Exercise { position: facts.into_position(), steps, is_pure }))
    }

    /// At most `count` exercises, from obvious to hidden; fewer if no more were found. The same
    /// seed gives the same ones.
    ///
    /// # Errors
    /// If it was cancelled.
    pub fn exercises(&self, count: usize, seed: u64, cancel: Cancel<'_>) -> Result<Vec<Exercise>, Cancelled> {
        let mut found: Vec<Exercise> = Vec::new();
        let wanted = count.saturating_mul(CHOICE);
        let known = self.examples();
        let puzzles: Vec<Grid> = known.iter().map(Position::puzzle).collect();
        let request = Request { seed, ..Request::default() };
        let attempts = ATTEMPTS.saturating_mul(count as u64);
        if let Ok(generator) = Generator::new(request) {
            for number in 0..attempts {
                if found.len() >= wanted {
                    break;
                }
                let near = (number % ANEW != 0).then(|| puzzles.get((number / ANEW) as usize % puzzles.len().max(1)));
                let puzzle = match near.flatten() {
                    Some(parent) => generator.attempt_near(parent, number),
                    None => generator.attempt(number),
                };
                if let Some(start) = puzzle.and_then(|puzzle| Position::new(&puzzle).ok()) {
                    add(self.exercise(start, cancel)?, &mut found);
                }
            }
        }
        let mut random = Random::new(seed, attempts);
        for example in known.iter().cycle().take(wanted) {
            if found.len() >= count {
                break;
            }
            if let Some(turned) = transformed(example, &Transformation::random(&mut random)) {
                let pure = self.exercise(turned.clone(), cancel)?;
                add(if pure.is_some() { pure } else { self.found(turned, false, cancel)? }, &mut found);
            }
        }
        Ok(spread(found, count))
    }

    /// The examples on the pages of the techniques.
    fn examples(&self) -> Vec<Position> {
        let options = ReadOptions::default().format(Format::Bracketed);
        let text = |block| if let Block::Fenced("sudoku", text) = block { Some(text) } else { None };
        let pages = self.techniques.iter().flat_map(|spec| blocks(page(spec).unwrap_or_default()));
        let readings = pages.filter_map(text).filter_map(|text| read(text.as_bytes(), None, &options).next()?.ok());
        readings.filter_map(|reading| reading.position().ok()).filter(|start| start.givens().is_some()).collect()
    }
}

impl Exercise {
    /// The hiddenness of the exercise.
    pub fn hiddenness(&self) -> Hiddenness {
        Hiddenness {
            steps: Reverse(self.steps.len()),
            truths: self.steps.iter().map(|step| step.proof.len()).min().unwrap_or(0),
            empty: self.position.empty_cells().len(),
        }
    }

    /// The exercise with its answers as a record, with words if there is an explainer.
    pub fn record(&self, number: usize, practice: &Practice, explainer: Option<&Explainer>) -> ExerciseRecord<'_> {
        let ids = practice.techniques().iter().map(|spec| spec.id).collect();
        let before = Replay::new(self.position.clone());
        let words = |step: &Step| explainer.map(|explainer| explainer.step(&before, step));
        let answer = |step| AnswerStepRecord::new(PathStepRecord::new(step), words(step));
        ExerciseRecord {
            steps: self.steps.len(),
            truths: self.hiddenness().truths,
            pure: self.is_pure,
            answers: self.steps.iter().map(answer).collect(),
            ..ExerciseRecord::new(number, ids, &self.position)
        }
    }

    /// The reply to an answer: whether it is a step of the technique or a part of one, and
    /// otherwise the verdict on it.
    ///
    /// # Errors
    /// If it was cancelled.
    pub fn reply(&self, claim: Claim, judge: &Judge, cancel: Cancel<'_>) -> Result<Option<Reply>, Cancelled> {
        let is_given = |step: &&Step| claim.literals.iter().all(|&literal| gives(step, literal));
        let is_there = claim.literals.iter().any(|literal| self.position.has(literal.candidate()));
        if let Some(step) = self.steps.iter().find(|step| is_there && is_given(step)) {
            return Ok(Some(Reply::Right(Box::new(step.clone()))));
        }
        let Ok(mut case) = judge.open(self.position.clone(), cancel)? else { return Ok(None) };
        let judged = judge.judge(&mut case, claim, cancel)?;
        // Several steps of the technique at once are right, too.
        let is_of_technique = judged.verdict == Verdict::Proved
            && judged.steps.iter().all(|step| self.steps.iter().any(|known| known.technique == step.technique));
        Ok(Some(match judged.steps.first().filter(|_| is_of_technique) {
            Some(step) => Reply::Right(Box::new(step.clone())),
            None => Reply::Other(Box::new(judged)),
        }))
    }
}

/// Adds an exercise that is not there yet.
fn add(exercise: Option<Exercise>, found: &mut Vec<Exercise>) {
    let Some(exercise) = exercise else { return };
    if !found.iter().any(|known| known.position == exercise.position) {
        found.push(exercise);
    }
}

/// Some of these exercises, evenly spread from obvious to hidden.
fn spread(mut found: Vec<Exercise>, count: usize) -> Vec<Exercise> {
    found.sort_by_key(Exercise::hiddenness);
    if found.len() <= count {
        return found;
    }
    let last = found.len() - 1;
    let chosen: Vec<usize> = (0..count).map(|index| index * last / count.saturating_sub(1).max(1)).collect();
    let mut index = 0;
    found.retain(|_| {
        index += 1;
        chosen.contains(&(index - 1))
    });
    found
}

/// A position turned and relabelled.
fn transformed(position: &Position, transformation: &Transformation) -> Option<Position> {
    let mut givens = CellSet::EMPTY;
    let mut candidates = CandidateSet::EMPTY;
    for cell in Cell::all() {
        let origin = transformation.origin(cell);
        if position.givens().is_some_and(|givens| givens.contains(origin)) {
            givens.insert(cell);
        }
        let there = position.candidates(origin).iter();
        candidates.extend(there.map(|digit| Candidate::new(cell, transformation.digit(digit))));
    }
    Position::with_candidates(&transformation.apply(position.digits()), Some(givens), candidates).ok()
}
