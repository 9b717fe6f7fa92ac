//! Results of cases, each with the fewest lines.
//!
//! Many cases lead to the same result. For each result, the cases with the fewest lines are kept;
//! results with exactly the same lines are one step. Steps with the fewest lines come first.

use super::follow::{Followed, Needs};
use super::lemma::lemma;
use crate::board::{Candidate, Literal, Position};
use crate::hash::HashMap;
use crate::logic::{Alternatives, Branches, Case, Flow, Limits, Literals, Replay, Sink};

/// Alternatives and their cases.
pub struct Cases<'f> {
    /// The source of the alternatives.
    pub of: Alternatives,
    /// The cases; if the result is the refutation of one, only that one.
    pub followed: Vec<&'f Followed>,
}

/// The results found so far, by conclusion.
#[derive(Default)]
pub struct Results<'f> {
    cases: Vec<Cases<'f>>,
    /// The number of lines of a result, and the index of its cases.
    shortest: HashMap<Literal, (u32, usize)>,
}

impl<'f> Results<'f> {
    /// Adds the common results of all cases. Refuted cases agree with everything; their refutation
    /// is a result of another kind, and so are statements about the alternatives themselves. If
    /// only one case is left, it is the result.
    pub fn agree(&mut self, cases: Cases<'f>) {
        let mut live = cases.followed.iter().filter(|case| !case.is_refuted());
        let Some(first) = live.next() else { return };
        let Some(second) = live.next() else {
            // For a candidate and its absence, the refutation alone proves that.
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
        // A common placement says more than its eliminations.
        let is_ruled_out = |candidate: &Candidate| on.iter().any(|filled| filled.conflicts(*candidate));
        let results = on.iter().map(Literal::is).chain(off.iter().filter(|it| !is_ruled_out(it)).map(Literal::is_not));
        let place = self.cases.len();
        for result in results {
            let lines = cases.followed.iter().map(|case| case.lines(case.needs(result))).sum();
            self.keep(result, lines, place);
        }
        self.cases.push(cases);
    }

    /// Adds a refuted supposition. The last candidate of a constraint, which cannot be false, is a
    /// single and is left out.
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

    /// Reports the results, those with the fewest lines first. If only one is wanted, the others
    /// have more lines.
    pub fn report(self, position: &Position, limits: &Limits, sink: &mut Sink<'_>) -> Flow {
        sink.tick()?;
        let reporter = Reporter::new(position, limits);
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
                    reporter.report(cases.told(&needs), results.into_iter().collect(), sink)?;
                }
            }
            if sink.has_found() {
                break;
            }
        }
        Flow::Continue(())
    }
}

/// Reports cases, those of a single refuted supposition as lemmas.
pub struct Reporter {
    before: Replay,
    lemmas: bool,
}

impl Reporter {
    /// A reporter of the cases of a position.
    pub fn new(position: &Position, limits: &Limits) -> Reporter {
        Reporter { before: Replay::new(position.clone()), lemmas: limits.lemmas }
    }

    /// The position, as a replay.
    pub fn before(&self) -> &Replay {
        &self.before
    }

    /// Reports cases and their results. Where the best step is wanted, a refuted supposition
    /// becomes a lemma; in a list of all, each supposition is a step.
    pub fn report(&self, mut branches: Branches, mut results: Literals, sink: &mut Sink<'_>) -> Flow {
        if let ([only], true) = (&branches.cases[..], self.lemmas && sink.wants_best())
            && let Some(more) = lemma(&self.before, only)
        {
            (branches, results) = more;
        }
        let proof = branches.proof();
        sink.find(branches.into(), results.iter().copied(), proof)
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

/// The case of a refuted supposition, with the conclusion.
pub fn refutation(followed: &Followed) -> Option<(Branches, Literal)> {
    let result = opposite(followed.supposed());
    let of = Alternatives::TrueOrFalse(result.candidate());
    followed.is_refuted().then(|| (Cases { of, followed: vec![followed] }.told(&[followed.needs(result)]), result))
}

/// The opposite of a literal.
pub fn opposite(literal: Literal) -> Literal {
    if literal.is_true() { Literal::is_not(literal.candidate()) } else { Literal::is(literal.candidate()) }
}
