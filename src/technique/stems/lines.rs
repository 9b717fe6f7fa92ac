//! Stems whose alternatives are followed: each leads to the same result, line by line.
//!
//! Each alternative is followed once for all stems. A case that ends in a contradiction agrees with
//! everything; a case that reaches a result sooner is told as far as that. The results that take
//! the fewest lines to tell come first.

use super::{Stem, StemKind, Stems};
use crate::board::{Candidate, CandidateSet, Literal};
use crate::logic::{Branches, Case, Facts, Flow, Limits, Sink};
use crate::technique::forcing::{Followed, Reach};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// The most alternatives that a person follows.
pub const MOST_FOLLOWED: usize = 4;

/// The most links of a line.
const LONGEST: usize = 5;

/// Reports the results common to all alternatives of a stem along strong and weak links, for stems
/// of a kind with this many alternatives.
pub fn lines<K: StemKind>(
    facts: &Facts,
    alternatives: RangeInclusive<usize>,
    limits: &Limits,
    sink: &mut Sink<'_>,
) -> Flow {
    let stems = facts.get::<Stems<K>>();
    let most = limits.cases.min(*alternatives.end());
    let stems = stems.0.iter().filter(|stem| (*alternatives.start()..=most).contains(&stem.alternatives.len()));
    agreed(facts, &stems.collect::<Vec<_>>(), Reach::Links, LONGEST, sink)
}

/// Reports the results common to all alternatives of a stem, where no case has more lines than
/// `longest`.
pub fn agreed(facts: &Facts, stems: &[&Stem], reach: Reach, longest: usize, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let mut followed: BTreeMap<Candidate, Followed> = BTreeMap::new();
    for own in stems.iter().flat_map(|stem| stem.candidates()) {
        sink.tick()?;
        followed.entry(own).or_insert_with(|| Followed::of(position, Literal::is(own), reach));
    }
    let mut shortest: BTreeMap<Literal, Told<'_>> = BTreeMap::new();
    for &stem in stems {
        let cases: Vec<&Followed> = stem.candidates().iter().filter_map(|own| followed.get(&own)).collect();
        for result in common(&cases) {
            let Some(told) = Told::of(stem, &cases, result, longest) else { continue };
            let is_longer = |known: &Told<'_>| known.lines <= told.lines;
            // Without any lines, it needs no cases.
            if told.lines > 0 && !shortest.get(&result).is_some_and(is_longer) {
                shortest.insert(result, told);
            }
        }
    }
    report(shortest, sink)
}

/// The results that the cases may have in common: those that end in a contradiction agree with the
/// others. Removals of alternatives are left out, as each follows from a single case; an
/// alternative that is the only one left is a result.
fn common(cases: &[&Followed]) -> Vec<Literal> {
    let all = CandidateSet::full();
    let agree = |reached: CandidateSet, case: &&Followed| if case.is_refuted() { all } else { reached };
    let on = cases.iter().fold(all, |on, case| on & agree(case.on, case));
    let off = cases.iter().fold(all, |off, case| off & agree(case.off, case));
    if on == all {
        // Every case fails: the position is contradictory.
        return Vec::new();
    }
    let own: CandidateSet = cases.iter().map(|case| case.supposed().candidate()).collect();
    on.iter().map(Literal::is).chain((off - own).iter().map(Literal::is_not)).collect()
}

/// The cases of a stem that lead to a result.
struct Told<'s> {
    stem: &'s Stem,
    lines: usize,
    cases: Vec<Case>,
}

impl<'s> Told<'s> {
    /// Each case by its shortest path, to the result or to a contradiction; none if one is too long.
    fn of(stem: &'s Stem, followed: &[&Followed], result: Literal, longest: usize) -> Option<Told<'s>> {
        let case = |followed: &&Followed| {
            let reached = followed.needs_to_reach(result).map(|needs| followed.case_before_contradiction(needs));
            let refuted = followed.is_refuted().then(|| followed.case(followed.needs(result)));
            reached.into_iter().chain(refuted).min_by_key(Case::lines).filter(|case| case.lines() <= longest)
        };
        let mut cases: Vec<Case> = followed.iter().map(case).collect::<Option<_>>()?;
        cases.sort_by_key(Case::lines);
        Some(Told { stem, lines: cases.iter().map(Case::lines).sum(), cases })
    }

    fn is_like(&self, other: &Told<'_>) -> bool {
        self.stem.of == other.stem.of && self.cases == other.cases
    }
}

/// Reports the results, those with the fewest lines first; those with the same cases are one step.
fn report(shortest: BTreeMap<Literal, Told<'_>>, sink: &mut Sink<'_>) -> Flow {
    let mut steps: Vec<(Told<'_>, Vec<Literal>)> = Vec::new();
    for (result, told) in shortest {
        // A placement and its eliminations are not one step.
        let is_same = |(known, results): &&mut (Told<'_>, Vec<Literal>)| {
            results[0].is_true() == result.is_true() && known.is_like(&told)
        };
        match steps.iter_mut().find(is_same) {
            Some((_, results)) => results.push(result),
            None => steps.push((told, vec![result])),
        }
    }
    steps.sort_by_key(|(told, _)| told.lines);
    let mut most = usize::MAX;
    steps.into_iter().try_for_each(|(Told { stem, lines, cases }, results)| {
        // If only one is wanted, the others have more lines.
        if lines > most {
            return Flow::Continue(());
        }
        let branches = Branches { of: stem.of.clone(), cases };
        let proof = branches.proof();
        sink.find(branches.into(), results, proof)?;
        if sink.has_found() {
            most = lines;
        }
        Flow::Continue(())
    })
}
