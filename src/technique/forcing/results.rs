//! Results of cases, each told in the fewest lines.
//!
//! Many cases come to the same result. For each result the cases with the fewest lines are kept;
//! results of which the same lines tell everything are one step. Steps with the fewest lines come
//! first.

use super::follow::{Followed, Needs};
use crate::board::{Candidate, Literal};
use crate::logic::{Alternatives, Branches, Case, Flow, Sink};
use std::collections::HashMap;

/// Alternatives, and the cases that follow from them.
pub struct Cases<'f> {
    /// What the cases are the alternatives of.
    pub of: Alternatives,
    /// The cases, or the only one that matters where the result is that it cannot be.
    pub followed: Vec<&'f Followed>,
}

/// The results found so far, by what is concluded.
#[derive(Default)]
pub struct Results<'f> {
    cases: Vec<Cases<'f>>,
    /// The lines to tell a result, and the place of its cases.
    shortest: HashMap<Literal, (u32, usize)>,
}

impl<'f> Results<'f> {
    /// Takes what all cases agree on. Cases that cannot be agree with everything; that they cannot
    /// be is a result of another kind, as is what they say about the alternatives themselves. With
    /// one case left, that is what all come to.
    pub fn agree(&mut self, cases: Cases<'f>) {
        let mut live = cases.followed.iter().filter(|case| !case.is_refuted());
        let Some(first) = live.next() else { return };
        let Some(second) = live.next() else {
            // Of a candidate that is true or false that is said without the other case.
            if matches!(cases.of, Alternatives::TrueOrFalse(_)) {
                return;
            }
            let result = first.supposed();
            let lines = cases.followed.iter().map(|case| case.lines(case.needs(result))).sum();
            self.keep(result, lines, self.cases.len());
            return self.cases.push(cases);
        };
        let both = (first.on & second.on, first.off & second.off);
        let (on, mut off) = live.fold(both, |(on, off), case| (on & case.on, off & case.off));
        cases.followed.iter().for_each(|case| off.remove(case.supposed().candidate()));
        if on.is_empty() && off.is_empty() {
            return;
        }
        // A cell that is filled alike says more than what that rules out.
        let is_ruled_out = |candidate: &Candidate| on.iter().any(|filled| filled.conflicts(*candidate));
        let results = on.iter().map(Literal::is).chain(off.iter().filter(|it| !is_ruled_out(it)).map(Literal::is_not));
        let place = self.cases.len();
        for result in results {
            let lines = cases.followed.iter().map(|case| case.lines(case.needs(result))).sum();
            self.keep(result, lines, place);
        }
        self.cases.push(cases);
    }

    /// Takes a supposition that cannot be. That the last candidate of a constraint cannot be false
    /// is a single.
    pub fn refute(&mut self, followed: &'f Followed) {
        let (supposed, place) = (followed.supposed(), self.cases.len());
        let result = opposite(supposed);
        if followed.is_refuted() && (supposed.is_true() || followed.needs(result) != 0) {
            self.keep(result, followed.lines(followed.needs(result)), place);
            self.cases.push(Cases { of: Alternatives::TrueOrFalse(supposed.candidate()), followed: vec![followed] });
        }
    }

    fn keep(&mut self, result: Literal, lines: u32, place: usize) {
        let known = self.shortest.entry(result).or_insert((lines, place));
        *known = (*known).min((lines, place));
    }

    /// Hands the results over, those with the fewest lines first. Where one is wanted, the others
    /// have more lines.
    pub fn report(self, sink: &mut Sink<'_>) -> Flow {
        sink.tick()?;
        let mut results: Vec<(u32, usize, Literal)> =
            self.shortest.into_iter().map(|(result, (lines, place))| (lines, place, result)).collect();
        results.sort_unstable();
        for same_lines in results.chunk_by(|one, other| one.0 == other.0) {
            for same_cases in same_lines.chunk_by(|one, other| one.1 == other.1) {
                let cases = &self.cases[same_cases[0].1];
                let mut steps: Vec<(Vec<Needs>, Vec<Literal>)> = Vec::new();
                for &(.., result) in same_cases {
                    let needs: Vec<Needs> = cases.followed.iter().map(|case| case.needs(result)).collect();
                    match steps.iter_mut().find(|(known, _)| *known == needs) {
                        Some((_, results)) => results.push(result),
                        None => steps.push((needs, vec![result])),
                    }
                }
                for (needs, results) in steps {
                    let branches = cases.told(&needs);
                    let proof = branches.proof();
                    sink.find(branches.into(), results, proof)?;
                }
            }
            if sink.has_found() {
                break;
            }
        }
        Flow::Continue(())
    }
}

impl Cases<'_> {
    /// The cases with the singles that a result needs, those with the fewest lines first.
    fn told(&self, needs: &[Needs]) -> Branches {
        let mut cases: Vec<Case> = self.followed.iter().zip(needs).map(|(case, &needs)| case.case(needs)).collect();
        cases.sort_by_key(Case::lines);
        Branches { of: self.of.clone(), cases }
    }
}

/// The case of a supposition that cannot be, with what follows from that.
pub fn refutation(followed: &Followed) -> Option<(Branches, Literal)> {
    let result = opposite(followed.supposed());
    let of = Alternatives::TrueOrFalse(result.candidate());
    followed.is_refuted().then(|| (Cases { of, followed: vec![followed] }.told(&[followed.needs(result)]), result))
}

/// The opposite of a literal.
pub fn opposite(literal: Literal) -> Literal {
    match literal.is_true() {
        true => Literal::is_not(literal.candidate()),
        false => Literal::is(literal.candidate()),
    }
}
