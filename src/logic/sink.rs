//! Where searches put what they find.
//!
//! The sink decides whether the first find ends the search or all are wanted; it drops finds without a conclusion,
//! once for all techniques; and it passes on the wish to cancel. A search only has to write `?` behind every call.

use super::pattern::Pattern;
use super::proof::Proof;
use super::spec::Spec;
use super::step::{Candidates, Conclusion, Step};
use crate::board::{Candidate, Constraint};
use crate::cancel::Cancel;
use std::ops::ControlFlow;

/// Whether a search goes on.
pub type Flow = ControlFlow<()>;

/// Takes what searches find and says whether they shall go on.
pub struct Sink<'a> {
    technique: &'static Spec,
    wanted: Wanted,
    found: Vec<Step>,
    first: Option<Step>,
    cancel: Cancel<'a>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    First,
    All,
}

impl<'a> Sink<'a> {
    /// A sink that ends the search with the first find of this technique.
    #[inline]
    pub fn first(technique: &'static Spec, cancel: Cancel<'a>) -> Self {
        Sink { technique, wanted: Wanted::First, found: Vec::new(), first: None, cancel }
    }

    /// A sink that takes every find of this technique.
    pub fn all(technique: &'static Spec, cancel: Cancel<'a>) -> Self {
        Sink { technique, wanted: Wanted::All, found: Vec::new(), first: None, cancel }
    }

    /// What follows are finds of another technique.
    #[inline]
    pub fn turn_to(&mut self, technique: &'static Spec) {
        self.technique = technique;
    }

    /// The first find, of a sink that wants only that.
    #[inline]
    pub fn into_first(self) -> Option<Step> {
        self.first
    }

    /// All finds, of a sink that wants all, in the order in which they were found.
    pub fn into_all(self) -> Vec<Step> {
        self.found
    }

    /// A digit that must go into a cell.
    #[inline]
    pub fn place(&mut self, pattern: Pattern, candidate: Candidate, truth: Constraint) -> Flow {
        let conclusion = Conclusion::Placements(Candidates::from_buf_and_len([candidate; 8], 1));
        self.take(pattern, conclusion, Proof::of_one(truth))
    }

    /// Candidates that are false. Sorted and freed of doubles here; when there are none, this is no find.
    pub fn eliminate(
        &mut self,
        pattern: Pattern,
        mut eliminations: Candidates,
        truths: impl IntoIterator<Item = Constraint>,
    ) -> Flow {
        if eliminations.is_empty() {
            return Flow::Continue(());
        }
        eliminations.sort_unstable();
        eliminations.dedup();
        self.take(pattern, Conclusion::Eliminations(eliminations), Proof::of(truths))
    }

    /// To be called now and then by long searches: ends them when that was asked from outside.
    pub fn tick(&self) -> Flow {
        if self.cancel.is_cancelled() { Flow::Break(()) } else { Flow::Continue(()) }
    }

    #[inline]
    fn take(&mut self, pattern: Pattern, conclusion: Conclusion, proof: Proof) -> Flow {
        let step = Step { technique: self.technique, pattern, conclusion, proof };
        match self.wanted {
            Wanted::First => {
                self.first = Some(step);
                Flow::Break(())
            }
            Wanted::All => {
                self.found.push(step);
                self.tick()
            }
        }
    }
}
