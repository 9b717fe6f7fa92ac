//! Lemmas: one refutation for everything that fails in the same way.
//!
//! The lines that refute a supposition do not use all of it, only that certain candidates are gone.
//! So they refute more: that all of these candidates are false. One of them is true, and every
//! candidate that conflicts with all of them fails. Two digits of a cell that fail because the cell
//! then lacks a third are one lemma: the third digit is placed.

use crate::board::{CandidateSet, Literal};
use crate::logic::{Alternatives, Branches, Case, Literals, Replay, missed};

/// A refuted case as a lemma, with all conclusions; `None` where it says no more than the case.
pub fn lemma(before: &Replay, case: &Case) -> Option<(Branches, Literals)> {
    let needed = needed(before, case)?;
    let (of, concluded): (Alternatives, Literals) = match needed.single() {
        Some(only) => (Alternatives::TrueOrFalse(only), Literals::of(Literal::is(only))),
        None => {
            let fails = |it: &_| needed.iter().all(|one| one.conflicts(*it));
            let failing = before.position().all_candidates().iter().filter(fails);
            (Alternatives::OneOf(needed), failing.map(Literal::is_not).collect())
        }
    };
    let says_more = needed.single().is_some() || concluded.len() > 1;
    let case = Case { assumed: needed.iter().map(Literal::is_not).collect(), events: case.events.clone() };
    let replays = || before.case(&case.assumed, 0).is_some_and(|mut start| start.walk(&case.events, |_| {}).is_ok());
    (says_more && replays()).then(|| (Branches { of, cases: vec![case] }, concluded))
}

/// The candidates that the supposition of a refuted case rules out, as far as its lines need that.
/// `None` if the supposition rules out only itself, or does not fail.
fn needed(before: &Replay, case: &Case) -> Option<CandidateSet> {
    case.contradiction()?;
    let mut needed = CandidateSet::EMPTY;
    let mut start = before.case(&case.assumed, 0)?;
    let walked = start.walk(&case.events, |moment| {
        let by_supposition = |gone: &_| moment.before.cause(*gone).is_some_and(|by| moment.before.is_assumption(by));
        needed |= missed(moment).iter().filter(by_supposition).collect();
    });
    let is_itself = |it: &Literal| !it.is_true() && needed.contains(it.candidate());
    (walked.is_ok() && !needed.is_empty() && !case.assumed.iter().any(is_itself)).then_some(needed)
}
