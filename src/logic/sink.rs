//! Sinks, which receive the instances that searches find.
//!
//! The sink decides whether the first instance ends the search or all are wanted; it drops
//! instances without a conclusion, and makes proofs as lean as the technique [promises](Evidence),
//! once for all techniques; and it forwards cancellation. A search only has to write `?` behind
//! every call.

use super::check::superfluous;
use super::facts::Facts;
use super::limits::Limits;
use super::pattern::{Pattern, Single};
use super::proof::Proof;
use super::spec::{Evidence, Spec};
use super::step::{Literals, Step};
use crate::board::{Candidate, Constraint, Literal, Position};
use crate::cancel::{Cancel, Cancelled};
use std::ops::ControlFlow;

/// Whether a search goes on.
pub type Flow = ControlFlow<()>;

/// Receives the instances that searches find, and decides whether the searches go on.
pub struct Sink<'a> {
    position: &'a Position,
    technique: &'static Spec,
    limits: &'a Limits,
    take: Take<'a>,
    /// Whether a sink for one instance takes the best and not the first.
    best: bool,
    cancel: Cancel<'a>,
    cancelled: bool,
}

/// The destination of instances.
enum Take<'a> {
    /// One is put here: the best, or the first, which ends the search.
    One(&'a mut Option<Step>),
    /// Each is passed on.
    Each(&'a mut dyn FnMut(Step) -> Flow),
    /// Each is passed on, including those that the technique would not report, with whether it
    /// could do without a truth.
    Every(&'a mut dyn FnMut(Step, bool) -> Flow),
}

impl<'a> Sink<'a> {
    /// A sink that puts the first instance into `found` and ends the search with it.
    #[inline]
    pub fn first(
        position: &'a Position,
        technique: &'static Spec,
        cancel: Cancel<'a>,
        found: &'a mut Option<Step>,
    ) -> Self {
        Sink {
            position,
            technique,
            limits: &Limits::USUAL,
            take: Take::One(found),
            best: false,
            cancel,
            cancelled: false,
        }
    }

    /// A sink that hands each instance to `take`, which says whether the search goes on.
    pub fn each(
        position: &'a Position,
        technique: &'static Spec,
        cancel: Cancel<'a>,
        take: &'a mut dyn FnMut(Step) -> Flow,
    ) -> Self {
        Sink {
            position,
            technique,
            limits: &Limits::USUAL,
            take: Take::Each(take),
            best: false,
            cancel,
            cancelled: false,
        }
    }

    /// A sink that drops no instance for a superfluous truth: it hands each to `take`, with whether
    /// it has one.
    pub fn every(
        position: &'a Position,
        technique: &'static Spec,
        cancel: Cancel<'a>,
        take: &'a mut dyn FnMut(Step, bool) -> Flow,
    ) -> Self {
        Sink {
            position,
            technique,
            limits: &Limits::USUAL,
            take: Take::Every(take),
            best: false,
            cancel,
            cancelled: false,
        }
    }

    /// The same sink, but it drops patterns beyond the limits of size.
    #[must_use]
    pub fn within(mut self, limits: &'a Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Attributes later instances to `technique`, and drops those with patterns beyond the limits
    /// of size.
    #[inline]
    pub fn set_technique(&mut self, technique: &'static Spec, limits: &'a Limits) {
        self.technique = technique;
        self.limits = limits;
    }

    /// Makes a sink for one instance take the best, in the order of [`Step::best_first`], or the
    /// first again.
    #[inline]
    pub fn prefer_best(&mut self, best: bool) {
        self.best = best;
    }

    /// Whether this is a sink for the best instance.
    #[inline]
    pub fn wants_best(&self) -> bool {
        self.wants_one() && self.best
    }

    /// Whether this is a sink for one instance.
    #[inline]
    pub fn wants_one(&self) -> bool {
        matches!(&self.take, Take::One(_))
    }

    /// Whether a sink for one instance has one.
    #[inline]
    pub fn has_found(&self) -> bool {
        matches!(&self.take, Take::One(Some(_)))
    }

    /// Whether the search ended because it was cancelled.
    #[inline]
    pub fn is_cancelled(&self) -> bool {
        self.cancelled
    }

    /// Takes the last candidate of a constraint.
    // Inlined, so that the step is built where it stays.
    #[inline(always)]
    pub fn place(&mut self, single: Single) -> Flow {
        self.hand_over(Step::single(self.technique, single))
    }

    /// Takes candidates that are false.
    pub fn eliminate(
        &mut self,
        pattern: Pattern,
        eliminations: impl IntoIterator<Item = Candidate>,
        questions: impl IntoIterator<Item = Constraint>,
    ) -> Flow {
        self.find(pattern, eliminations.into_iter().map(Literal::is_not), Proof::of(questions))
    }

    /// Takes an instance with any conclusions and any proof. An instance without a conclusion is
    /// dropped.
    pub fn find(&mut self, pattern: Pattern, concluded: impl IntoIterator<Item = Literal>, proof: Proof) -> Flow {
        let concluded: Literals = concluded.into_iter().collect();
        if concluded.is_empty() || !pattern.is_within(self.limits) {
            self.tick()
        } else {
            self.weigh(pattern, concluded, proof)
        }
    }

    /// Whether the puzzle has exactly one solution; ends the search if it was cancelled meanwhile.
    pub fn is_unique(&mut self, facts: &Facts) -> ControlFlow<(), bool> {
        match facts.is_unique(self.cancel) {
            Ok(unique) => ControlFlow::Continue(unique),
            Err(Cancelled) => {
                self.cancelled = true;
                ControlFlow::Break(())
            }
        }
    }

    /// Ends the search if it was cancelled. Long searches call this now and then.
    pub fn tick(&mut self) -> Flow {
        self.cancelled |= self.cancel.is_cancelled();
        if self.cancelled { Flow::Break(()) } else { Flow::Continue(()) }
    }

    /// Takes an instance, made as lean as the technique promises.
    fn weigh(&mut self, pattern: Pattern, concluded: Literals, proof: Proof) -> Flow {
        let mut step = Step { technique: self.technique, pattern, concluded, proof, rating: None };
        if step.proof.len() > 1 {
            match self.technique.evidence {
                Evidence::Minimal if self.is_outdone(&step) || !self.keeps_all() && self.is_superfluous(&step) => {
                    return self.tick();
                }
                Evidence::Pruned => prune(self.position, &mut step.pattern, &step.concluded, &mut step.proof),
                Evidence::Minimal | Evidence::Derived => {}
            }
        }
        self.hand_over(step)
    }

    /// Whether the best instance is wanted, and one that is at least as good is known.
    fn is_outdone(&self, step: &Step) -> bool {
        matches!(&self.take, Take::One(Some(best)) if self.best && best.best_first(step).is_le())
    }

    fn keeps_all(&self) -> bool {
        matches!(self.take, Take::Every(_))
    }

    fn is_superfluous(&self, step: &Step) -> bool {
        step.proof.len() > 1 && superfluous(self.position, &step.concluded, &step.proof).is_some()
    }

    #[inline(always)]
    fn hand_over(&mut self, step: Step) -> Flow {
        match &mut self.take {
            Take::One(one) if !self.best => {
                **one = Some(step);
                Flow::Break(())
            }
            Take::One(best) => {
                if best.as_ref().is_none_or(|best| step.best_first(best).is_lt()) {
                    **best = Some(step);
                }
                self.tick()
            }
            Take::Each(take) => {
                take(step)?;
                self.tick()
            }
            Take::Every(take) => {
                let is_superfluous =
                    step.proof.len() > 1 && superfluous(self.position, &step.concluded, &step.proof).is_some();
                take(step, is_superfluous)?;
                self.tick()
            }
        }
    }
}

/// Removes superfluous truths, the first one first, together with their part of the pattern.
fn prune(position: &Position, pattern: &mut Pattern, concluded: &Literals, proof: &mut Proof) {
    while let Some(index) = superfluous(position, concluded, proof) {
        if let Some(truth) = proof.truths().nth(index) {
            pattern.drop_truth(truth);
        }
        *proof = proof.without(index);
    }
}
