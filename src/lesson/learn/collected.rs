//! Exercises as they are found, none of which is an example that a page shows.

use super::exercise::Exercise;
use crate::board::{Grid, Position};
use crate::equivalence::canonical;
use crate::logic::{Literals, Step};

/// Exercises, no two of them equivalent.
pub(super) struct Collected {
    /// The exercises.
    pub exercises: Vec<Exercise>,
    /// The canonical forms of the digits of all exercises and examples.
    known: Vec<Grid>,
    /// The conclusions of the steps that are there in the examples.
    shown: Vec<Literals>,
}

impl Collected {
    /// Nothing yet, with the examples that are no exercises.
    pub fn new(examples: &[Exercise]) -> Collected {
        let shown = examples.iter().flat_map(|example| example.steps.iter().map(|step| step.concluded.clone()));
        Collected {
            exercises: Vec::new(),
            known: examples.iter().filter_map(|example| form(&example.position)).collect(),
            shown: shown.collect(),
        }
    }

    /// Whether a step of an example is there, too.
    pub fn has_step_of_example(&self, steps: &[Step]) -> bool {
        steps.iter().any(|step| self.shown.contains(&step.concluded))
    }

    /// Adds an exercise, unless it is equivalent to an example or to another.
    pub fn add(&mut self, exercise: Exercise) {
        if let Some(form) = form(&exercise.position).filter(|form| !self.known.contains(form)) {
            self.known.push(form);
            self.exercises.push(exercise);
        }
    }

    /// Some of these exercises, evenly spread from obvious to hidden.
    pub fn spread(mut self, count: usize) -> Vec<Exercise> {
        self.exercises.sort_by_key(Exercise::hiddenness);
        let Some(last) = self.exercises.len().checked_sub(1).filter(|&last| last >= count) else {
            return self.exercises;
        };
        let chosen: Vec<usize> = (0..count).map(|index| index * last / count.saturating_sub(1).max(1)).collect();
        let numbered = self.exercises.into_iter().enumerate();
        numbered.filter(|(index, _)| chosen.contains(index)).map(|(_, exercise)| exercise).collect()
    }
}

/// The digits of a position as equivalent positions share them.
fn form(position: &Position) -> Option<Grid> {
    canonical(position.digits()).ok().map(|(form, _)| form)
}
