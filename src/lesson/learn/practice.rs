//! Practice: positions in which a technique is the easiest way on, from obvious to hidden.
//!
//! A position is a good exercise if nothing easier than the technique makes progress in it. So
//! puzzles are played with the techniques of a profile, always the easiest that finds something;
//! where it is the practised one, that is an exercise, with the pencil marks as they are then. The
//! puzzles are new ones, and relatives of the examples on the technique's page, turned and
//! relabelled. An example itself is no exercise, and neither is a relative with a step that is
//! there in the example. Some techniques are so rare that an easier one nearly always comes first.
//! Then positions on the way to an example and beyond it are exercises, which are not *pure*:
//! something easier makes progress, too.

use super::collected::Collected;
use super::example::position;
use super::exercise::Exercise;
use crate::board::{Grid, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::equivalence::Transformation;
use crate::generate::{Generator, Random, Request};
use crate::logic::{Event, Facts, Ladder, Replay, Spec};
use crate::plan::OneStep;
use crate::technique::{Block, Extent, Profile, Rung, blocks, instances, page};

/// A technique, or several, to be practised with the techniques that are easier.
#[derive(Clone, Debug)]
pub struct Practice {
    techniques: Vec<&'static Spec>,
    /// The techniques up to the last one that is practised.
    profile: Profile,
    /// Those, and at least the basic ones, with which puzzles are played until a practised one
    /// comes next.
    player: Profile,
    /// The technique as the only hard step of a puzzle, if that is wanted.
    one_step: Option<OneStep>,
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
/// The most steps on the way to an example and beyond it that are looked at.
const MOST_BESIDE: usize = 12;

impl Practice {
    /// Practises these techniques within a profile; `None` if it has none of them.
    pub fn new(techniques: &[&'static Spec], profile: &Profile) -> Option<Practice> {
        let is_meant = |rung: &Rung| techniques.contains(&rung.technique);
        let last = profile.rungs.iter().rposition(is_meant)?;
        let (mut profile, mut player) = (profile.clone(), profile.clone());
        profile.rungs.truncate(last + 1);
        player.rungs.truncate(BASIC.max(last + 1));
        let techniques = profile.rungs.iter().filter(|rung| is_meant(rung)).map(|rung| rung.technique).collect();
        Some(Practice { techniques, profile, player, one_step: None })
    }

    /// The same with positions where one of the techniques is the only step above the everyday
    /// level that the puzzle needs.
    #[must_use]
    pub fn as_one_step(mut self, everyday: &'static Spec) -> Practice {
        self.one_step = Some(OneStep::new(&self.techniques, everyday, &self.profile));
        self
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
        if let Some(one_step) = &self.one_step {
            let Some((mut path, number)) = one_step.path(&start, cancel)? else { return Ok(None) };
            path.events.truncate(number);
            let Ok(replay) = path.walk(|_| {}) else { return Ok(None) };
            return self.found(replay.position().clone(), true, cancel);
        }
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

    /// The exercise that a position is, whether or not something easier makes progress there.
    /// `None` if the techniques find nothing.
    ///
    /// # Errors
    /// If it was cancelled.
    pub fn exercise_at(&self, position: Position, cancel: Cancel<'_>) -> Result<Option<Exercise>, Cancelled> {
        self.found(position, true, cancel)
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
        let wanted = count.saturating_mul(CHOICE);
        let examples = self.examples(cancel)?;
        let mut collected = Collected::new(&examples);
        let attempts = ATTEMPTS.saturating_mul(count as u64);
        let mut random = Random::new(seed, attempts);
        self.collect(wanted, attempts, &examples, &mut collected, (seed, &mut random), cancel)?;
        let is_enough = collected.exercises.len() >= count || self.one_step.is_some();
        for position in if is_enough { Vec::new() } else { self.beside(&examples, cancel)? } {
            if collected.exercises.len() >= count {
                break;
            }
            if let Ok(turned) = Transformation::random(&mut random).apply_to_position(&position) {
                let pure = self.exercise(turned.clone(), cancel)?.filter(|exercise| exercise.position == turned);
                let exercise = if pure.is_some() { pure } else { self.found(turned, false, cancel)? };
                exercise.into_iter().for_each(|exercise| collected.add(exercise));
            }
        }
        Ok(collected.spread(count))
    }

    /// Collects the exercises that new puzzles lead to, and relatives of the puzzles of examples,
    /// turned and relabelled, until there are as many as wanted.
    fn collect(
        &self,
        wanted: usize,
        attempts: u64,
        examples: &[Exercise],
        collected: &mut Collected,
        (seed, random): (u64, &mut Random),
        cancel: Cancel<'_>,
    ) -> Result<(), Cancelled> {
        let Ok(generator) = Generator::new(Request { seed, ..Request::default() }) else { return Ok(()) };
        let puzzles: Vec<Grid> = examples.iter().map(|example| example.position.puzzle()).collect();
        for number in 0..attempts {
            if collected.exercises.len() >= wanted {
                break;
            }
            let near = (number % ANEW != 0).then(|| puzzles.get((number / ANEW) as usize % puzzles.len().max(1)));
            let near = near.flatten();
            let puzzle = match near {
                Some(parent) => generator.attempt_near(parent, number),
                None => generator.attempt(number),
            };
            let Some(start) = puzzle.and_then(|puzzle| Position::new(&puzzle).ok()) else { continue };
            let Some(exercise) = self.exercise(start, cancel)? else { continue };
            if near.is_none() {
                collected.add(exercise);
            } else if !collected.has_step_of_example(&exercise.steps)
                && let Ok(turned) = Transformation::random(random).apply_to_position(&exercise.position)
                && let Some(exercise) = self.found(turned, true, cancel)?
            {
                collected.add(exercise);
            }
        }
        Ok(())
    }

    /// Positions to which other techniques lead, from an example and from the start of its puzzle,
    /// and in which the techniques find something.
    fn beside(&self, examples: &[Exercise], cancel: Cancel<'_>) -> Result<Vec<Position>, Cancelled> {
        let mut others = Profile::standard();
        others.rungs.retain(|rung| !self.techniques.contains(&rung.technique));
        let mut positions = Vec::new();
        for example in examples {
            let puzzle = Position::new(&example.position.puzzle()).ok();
            for start in [Some(example.position.clone()), puzzle].into_iter().flatten() {
                let mut replay = Replay::new(start);
                for _ in 0..MOST_BESIDE {
                    let Some(step) = others.next_step(replay.facts_mut(), cancel)? else { break };
                    let fits = replay.apply(&Event::Step(step)).is_ok();
                    if !fits || replay.position().contradiction().is_some() {
                        break;
                    }
                    if self.found(replay.position().clone(), false, cancel)?.is_some() {
                        positions.push(replay.position().clone());
                    }
                }
            }
        }
        Ok(positions)
    }

    /// The examples on the pages of the techniques, with the steps that are there.
    fn examples(&self, cancel: Cancel<'_>) -> Result<Vec<Exercise>, Cancelled> {
        let text = |block| if let Block::Fenced("sudoku", text) = block { Some(text) } else { None };
        let pages = self.techniques.iter().flat_map(|spec| blocks(page(spec).unwrap_or_default()));
        let positions = pages.filter_map(text).filter_map(position).filter(|start| start.givens().is_some());
        let found = |start: Position| {
            let found = self.found(start.clone(), false, cancel)?;
            Ok(found.unwrap_or(Exercise { position: start, steps: Vec::new(), is_pure: false }))
        };
        positions.map(found).collect()
    }
}
