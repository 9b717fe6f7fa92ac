//! The rest of a plan, kept from one position to the next.
//!
//! A person who asks for a hint, takes it, and asks again is led along one plan: closures are
//! monotone, so that the rest of a plan is still a plan wherever the person has gone. A route names
//! its steps by technique and conclusions only; each is found and proved again where it is taken.

use super::aim::{Aim, quick};
use super::chosen::{Budget, Planned, plan};
use super::telling::Steps;
use crate::board::{Literal, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::logic::{Facts, Family, Moment, Spec, Step, Trace, check};
use crate::solve::{Outcome, SolveOptions, solve};
use crate::technique::{Profile, place};

/// The work of a search for a route, some milliseconds.
const BUDGET: Budget = Budget { work: 1_000, cores: 20 };

/// At most so many steps of a path are as hard as its crux.
const MOST_HARDEST: usize = 2;

/// A step of a route.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Waypoint {
    /// The technique.
    pub technique: &'static Spec,
    /// The placements and removals.
    pub concluded: Vec<Literal>,
    /// Whether it is the crux of the puzzle: the hardest step.
    pub is_crux: bool,
}

impl Waypoint {
    /// A step by its technique and conclusions.
    pub fn new(technique: &'static Spec, concluded: Vec<Literal>, is_crux: bool) -> Waypoint {
        Waypoint { technique, concluded, is_crux }
    }

    /// Whether it gives anything in a position.
    fn has_news(&self, position: &Position) -> bool {
        self.concluded.iter().any(|literal| position.has(literal.candidate()))
    }
}

/// The steps beside the singles that lead to the solution, the next one first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Route {
    /// The steps.
    pub waypoints: Vec<Waypoint>,
}

impl Route {
    /// The steps of a trace that are no singles. The crux is the last of the hardest, if these are
    /// at most two.
    fn of(trace: &Trace) -> Route {
        let steps = trace.steps().map(|(_, step)| step).filter(|step| step.technique.family != Family::Singles);
        let mut waypoints: Vec<Waypoint> =
            steps.map(|step| Waypoint::new(step.technique, step.concluded.to_vec(), false)).collect();
        let hardest = waypoints.iter().map(|waypoint| place(waypoint.technique)).max();
        let is_hardest = |waypoint: &&mut Waypoint| Some(place(waypoint.technique)) == hardest;
        let mut cruxes: Vec<&mut Waypoint> = waypoints.iter_mut().filter(is_hardest).collect();
        if cruxes.len() <= MOST_HARDEST
            && let Some(crux) = cruxes.last_mut()
        {
            crux.is_crux = true;
        }
        Route { waypoints }
    }

    /// The gentlest route from a position in which no single is left, and its first step; `None` if
    /// simple techniques, chains and almost locked sets do not solve it.
    ///
    /// # Errors
    /// If it was cancelled.
    pub fn find(
        facts: &Facts,
        profile: &Profile,
        words: &dyn Fn(&Moment<'_>) -> u64,
        cancel: Cancel<'_>,
    ) -> Result<Option<(Step, Route)>, Cancelled> {
        let quick = quick(profile);
        let usual = solve(facts.position().clone(), &quick, SolveOptions::without_guessing(), cancel);
        if usual.outcome == Outcome::Cancelled {
            return Err(Cancelled);
        }
        let planned = plan(&usual.trace, &quick, Aim::Gentle, BUDGET, words, cancel)?;
        Ok(planned.and_then(|Planned { trace, .. }| {
            let (_, first) = trace.steps().next()?;
            let is_told = first.technique.family != Family::Singles && is_proved(first, facts.position());
            is_told.then(|| (first.clone(), Route::of(&trace)))
        }))
    }

    /// The next step of a route in a position on the way or beyond, and the route from there;
    /// `None` if no step of it is there.
    ///
    /// # Errors
    /// If it was cancelled.
    pub fn go_on(
        mut self,
        facts: &Facts,
        profile: &Profile,
        cancel: Cancel<'_>,
    ) -> Result<Option<(Step, Route)>, Cancelled> {
        self.waypoints.retain(|waypoint| waypoint.has_news(facts.position()));
        let quick = quick(profile);
        let mut steps = Steps::new(&quick, facts, cancel);
        for index in 0..self.waypoints.len() {
            let Waypoint { technique, concluded, .. } = &self.waypoints[index];
            if let Some(step) = steps.like(technique, concluded)? {
                self.waypoints[..=index].rotate_right(1);
                return Ok(Some((step, self)));
            }
        }
        Ok(None)
    }

    /// The number of steps before the crux, if it is still to come: 0 if it is next.
    pub fn before_crux(&self) -> Option<usize> {
        self.waypoints.iter().position(|waypoint| waypoint.is_crux)
    }
}

fn is_proved(step: &Step, position: &Position) -> bool {
    check(position, &step.concluded, &step.proof).is_ok()
}
