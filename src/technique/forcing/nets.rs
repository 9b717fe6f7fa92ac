//! The consequences of every supposition of a position.

use super::follow::{Followed, Reach};
use super::results::{Cases, Results};
use crate::board::{Candidate, CandidateSet, Constraint, Element, Literal, Position};
use crate::logic::{Alternatives, Changes, Fact, Facts, Flow, Limits, Sink};
use crate::technique::placeable::LostPlaces;
use std::cmp::Reverse;

/// Each candidate as true and as false, followed along links.
#[derive(Default)]
pub struct Linked(Nets);

/// Each candidate as true and as false, followed by all singles.
#[derive(Default)]
pub struct Netted(Nets);

impl Fact for Linked {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        self.0 = Nets::of(facts.position(), Reach::Links);
    }
}

impl Fact for Netted {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        self.0 = Nets::of(facts.position(), Reach::All);
    }
}

impl AsRef<Nets> for Linked {
    fn as_ref(&self) -> &Nets {
        &self.0
    }
}

impl AsRef<Nets> for Netted {
    fn as_ref(&self) -> &Nets {
        &self.0
    }
}

/// The consequences of each candidate.
#[derive(Default)]
pub struct Nets {
    candidates: CandidateSet,
    /// For each candidate the number of its consequences if it is true; those if it is false come
    /// next. Beyond the end for one that is not there.
    numbers: Vec<u16>,
    followed: Vec<Followed>,
}

impl Nets {
    fn of(position: &Position, reach: Reach) -> Nets {
        let candidates = position.all_candidates();
        let mut numbers = vec![u16::MAX; Candidate::COUNT];
        let mut followed = Vec::with_capacity(2 * candidates.len());
        for candidate in candidates {
            numbers[candidate.index()] = followed.len() as u16;
            for supposed in [Literal::is(candidate), Literal::is_not(candidate)] {
                followed.push(Followed::of(position, supposed, reach));
            }
        }
        Nets { candidates, numbers, followed }
    }

    /// The candidates that cannot be true.
    pub fn refuted(&self) -> CandidateSet {
        let is_refuted = |candidate: &Candidate| self.get(Literal::is(*candidate)).is_some_and(Followed::is_refuted);
        self.candidates.iter().filter(is_refuted).collect()
    }

    /// Each candidate supposed to be true, those with the most consequences first.
    pub fn by_promise(&self) -> Vec<Literal> {
        let promise = |literal: &Literal| Reverse(self.get(*literal).map_or(0, |followed| followed.off.len()));
        let mut all: Vec<Literal> = self.candidates.iter().map(Literal::is).collect();
        all.sort_by_key(promise);
        all
    }

    /// The consequences of a supposition.
    pub fn get(&self, literal: Literal) -> Option<&Followed> {
        let number = usize::from(*self.numbers.get(literal.candidate().index())?);
        self.followed.get(number + usize::from(!literal.is_true()))
    }
}

/// Reports the common results of all candidates of a constraint.
pub fn agreed_in(
    nets: &Nets,
    position: &Position,
    is_asked: fn(Constraint) -> bool,
    limits: &Limits,
    sink: &mut Sink<'_>,
) -> Flow {
    let mut results = Results::default();
    let is_open = |constraint: &Constraint| (2..=limits.cases).contains(&position.slots(*constraint).len());
    for constraint in Constraint::all().filter(|&constraint| is_asked(constraint)).filter(is_open) {
        let candidates = position.candidates_of(constraint);
        let followed = candidates.filter_map(|candidate| nets.get(Literal::is(candidate))).collect();
        results.agree(Cases { of: Alternatives::Question(constraint), followed });
    }
    results.report(position, limits, sink)
}

/// Reports the results that a candidate leads to whether it is true or false.
pub fn agreed_both_ways(nets: &Nets, position: &Position, limits: &Limits, sink: &mut Sink<'_>) -> Flow {
    let mut results = Results::default();
    for candidate in nets.candidates {
        let both = [Literal::is(candidate), Literal::is_not(candidate)];
        let followed = both.into_iter().filter_map(|literal| nets.get(literal)).collect();
        results.agree(Cases { of: Alternatives::TrueOrFalse(candidate), followed });
    }
    results.report(position, limits, sink)
}

/// Reports the refuted suppositions.
pub fn refuted(nets: &Nets, position: &Position, limits: &Limits, sink: &mut Sink<'_>) -> Flow {
    let mut results = Results::default();
    for candidate in nets.candidates {
        let both = [Literal::is(candidate), Literal::is_not(candidate)];
        both.into_iter().filter_map(|literal| nets.get(literal)).for_each(|followed| results.refute(followed));
    }
    results.report(position, limits, sink)
}

/// Reports the suppositions refuted by a single digit. Their candidates are in no template of it.
pub fn refuted_by_digit(facts: &Facts, limits: &Limits, sink: &mut Sink<'_>) -> Flow {
    let (position, lost) = (facts.position(), facts.get::<LostPlaces>());
    let suppositions = position.all_candidates().iter().filter(|&candidate| lost.may_lose(candidate)).map(Literal::is);
    let followed: Vec<Followed> = suppositions.map(|it| Followed::of(position, it, Reach::OneDigit)).collect();
    let mut results = Results::default();
    followed.iter().for_each(|followed| results.refute(followed));
    results.report(position, limits, sink)
}
