//! Stems with the cases that lead to a result, the shortest first.

use super::Stem;
use crate::board::Literal;
use crate::logic::{Branches, Case, Flow, Sink};
use std::collections::BTreeMap;

/// The cases of a stem that lead to a result.
pub struct Told<'s> {
    stem: &'s Stem,
    lines: usize,
    cases: Vec<Case>,
}

impl<'s> Told<'s> {
    /// A stem with its cases.
    pub fn new(stem: &'s Stem, mut cases: Vec<Case>) -> Told<'s> {
        cases.sort_by_key(Case::lines);
        Told { stem, lines: cases.iter().map(Case::lines).sum(), cases }
    }

    fn is_like(&self, other: &Told<'_>) -> bool {
        self.stem.of == other.stem.of && self.cases == other.cases
    }
}

/// The results found so far, each with the fewest lines.
#[derive(Default)]
pub struct Shortest<'s>(BTreeMap<Literal, Told<'s>>);

impl<'s> Shortest<'s> {
    /// Keeps the cases of a result, unless as few lines are known. Without any lines, it needs no
    /// cases.
    pub fn keep(&mut self, result: Literal, told: Told<'s>) {
        let is_known = self.0.get(&result).is_some_and(|known| known.lines <= told.lines);
        if told.lines > 0 && !is_known {
            self.0.insert(result, told);
        }
    }

    /// Reports the results, those with the fewest lines first; those with the same cases are one
    /// step.
    pub fn report(self, sink: &mut Sink<'_>) -> Flow {
        let mut steps: Vec<(Told<'_>, Vec<Literal>)> = Vec::new();
        for (result, told) in self.0 {
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
}
