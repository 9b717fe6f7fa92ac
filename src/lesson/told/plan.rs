//! Plans for lessons.

use crate::logic::{Event, Spec};
use crate::plan::{Aim, Budget};
use crate::solve::SolveOptions;
use crate::technique::Profile;

/// A plan for a lesson: its techniques, its length, and whether its proofs are checked.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The techniques that the steps come from.
    pub profile: Profile,
    /// The kind of path that is wanted.
    pub aim: Aim,
    /// The limits of the search for it.
    pub budget: Budget,
    /// The options of the search for the solution.
    pub options: SolveOptions,
    /// Where to stop; `None` for the end.
    pub until: Option<Until>,
    /// Whether to check the proof of every step.
    pub verify: bool,
    /// Whether to look, at every step, for all steps of the same technique.
    pub all_steps: bool,
}

impl Plan {
    /// The whole solution with the techniques of a profile.
    pub fn new(profile: Profile) -> Plan {
        Plan {
            profile,
            aim: Aim::Standard,
            budget: Budget::default(),
            options: SolveOptions::default(),
            until: None,
            verify: false,
            all_steps: false,
        }
    }
}

impl Default for Plan {
    /// The whole solution with every technique of the catalogue.
    fn default() -> Plan {
        Plan::new(Profile::standard())
    }
}

/// Where to stop.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Until {
    /// After the event with this number, from 1.
    Number(usize),
    /// After the first step of one of these techniques.
    Technique(Vec<&'static Spec>),
}

impl Until {
    /// The number of events to show; `None` for all.
    pub(super) fn end(&self, events: &[Event]) -> Option<usize> {
        match self {
            Until::Number(number) => Some(*number),
            Until::Technique(specs) => {
                let is_meant = |event: &Event| matches!(event, Event::Step(step) if specs.contains(&step.technique));
                events.iter().position(is_meant).map(|index| index + 1)
            }
        }
    }
}
