//! Impossible patterns with several guardians, each of which leads to the same result (OR-k forcing
//! whips).
//!
//! Some cells cannot all be filled from three digits, so at least one of their *k* other
//! candidates, the guardians, is true. Suppose each of them in turn and follow its consequences,
//! single by single; a result common to all cases is true. A case that ends in a contradiction
//! agrees with everything. Nothing is assumed about the number of solutions.
//!
//! | technique | the cells | guardians |
//! |---|---|---|
//! | tridagon | three in each of four boxes | two to five |
//! | three-digit pattern | any others, ten or more | up to four; where they are of one of the types of the tridagon, no case is needed |
//!
//! **Search.** The patterns are facts of their own, behind a count of cells with few candidates.
//! Only guardians are followed, each once for all patterns, in a few rounds of singles. The results
//! that take the fewest lines to tell come first.
//!
//! **Proof.** The guardians, and the truths of all lines.
//!
//! Denis Berthier, *Pattern-Based Constraint Satisfaction and Logic Puzzles*, 3rd ed. (2021), and
//! the forum of the New Sudoku Players.

use super::follow::{Followed, Reach};
use super::forcing;
use crate::board::{Candidate, Literal};
use crate::logic::{Alternatives, Branches, Case, Escape, Facts, Flow, Limits, Sink, Spec};
use crate::technique::guardians::{Guarded, Patterns, as_one_cell, in_one_cell, of_one_digit, with_a_locked_digit};
use crate::technique::impossible::{ThreeDigits, WideTridagons};
use std::collections::BTreeMap;

/// Each guardian of a tridagon leads to the same result.
pub static TRIDAGON_ORK_FORCING_WHIP: Spec = forcing("tridagon-ork-forcing-whip", |facts, limits, sink| {
    agreed(facts, &facts.get::<Patterns<WideTridagons>>().0, limits, sink)
});

/// Each guardian of another set of cells that three digits cannot fill leads to the same result.
pub static THREE_DIGIT_IMPOSSIBLE_PATTERN_ORK_WHIP: Spec =
    forcing("three-digit-impossible-pattern-ork-whip", |facts, limits, sink| {
        let patterns = facts.get::<Patterns<ThreeDigits>>();
        patterns.0.iter().try_for_each(|pattern| {
            in_one_cell(facts, pattern, sink)?;
            of_one_digit(facts, pattern, sink)?;
            as_one_cell(facts, pattern, sink)?;
            with_a_locked_digit(facts, pattern, sink)
        })?;
        agreed(facts, &patterns.0, limits, sink)
    });

/// Reports the common results of all guardians of a pattern.
fn agreed(facts: &Facts, patterns: &[Guarded], limits: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let mut followed: BTreeMap<Candidate, Followed> = BTreeMap::new();
    for guardian in patterns.iter().flat_map(|pattern| pattern.guardians(position)) {
        sink.tick()?;
        let reach = Reach::Rounds(limits.rounds);
        followed.entry(guardian).or_insert_with(|| Followed::of(position, Literal::is(guardian), reach));
    }
    let mut shortest: BTreeMap<Literal, Told<'_>> = BTreeMap::new();
    for pattern in patterns {
        let cases: Vec<&Followed> =
            pattern.guardians(position).filter_map(|guardian| followed.get(&guardian)).collect();
        if (2..=limits.cases).contains(&cases.len()) {
            for result in common(&cases) {
                let told = Told::of(pattern, &cases, result);
                let is_longer = |known: &Told<'_>| known.lines <= told.lines;
                // Without any lines, it is one of the types.
                if told.lines > 0 && !shortest.get(&result).is_some_and(is_longer) {
                    shortest.insert(result, told);
                }
            }
        }
    }
    report(shortest, sink)
}

/// The common results of the cases: those that end in a contradiction agree with the others.
/// Removals of guardians are left out, as each follows from a single case; a guardian that is the
/// only one left is a result.
fn common(cases: &[&Followed]) -> Vec<Literal> {
    let mut live = cases.iter().filter(|case| !case.is_refuted());
    let Some(first) = live.next() else { return Vec::new() };
    let (on, mut off) = live.fold((first.on, first.off), |(on, off), case| (on & case.on, off & case.off));
    cases.iter().for_each(|case| off.remove(case.supposed().candidate()));
    on.iter().map(Literal::is).chain(off.iter().map(Literal::is_not)).collect()
}

/// The cases of a pattern that lead to a result.
struct Told<'p> {
    pattern: &'p Guarded,
    lines: u32,
    cases: Vec<Case>,
}

impl<'p> Told<'p> {
    /// Each case by its shortest path, to the result or to a contradiction.
    fn of(pattern: &'p Guarded, followed: &[&Followed], result: Literal) -> Told<'p> {
        let case = |followed: &&Followed| {
            let reached = followed.needs_to_reach(result).map(|needs| followed.case_before_contradiction(needs));
            let refuted = followed.is_refuted().then(|| followed.case(followed.needs(result)));
            reached.into_iter().chain(refuted).min_by_key(Case::lines)
        };
        let mut cases: Vec<Case> = followed.iter().filter_map(case).collect();
        cases.sort_by_key(Case::lines);
        Told { pattern, lines: cases.iter().map(Case::lines).sum::<usize>() as u32, cases }
    }

    fn is_like(&self, other: &Told<'_>) -> bool {
        self.pattern.cells == other.pattern.cells && self.cases == other.cases
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
    let mut most = u32::MAX;
    steps.into_iter().try_for_each(|(Told { pattern, lines, cases }, results)| {
        // If only one is wanted, the others have more lines.
        if lines > most {
            return Flow::Continue(());
        }
        let of = Alternatives::Guardians(Box::new(pattern.as_pattern(Escape::Excluded)));
        let branches = Branches { of, cases };
        let proof = branches.proof();
        sink.find(branches.into(), results, proof)?;
        if sink.has_found() {
            most = lines;
        }
        Flow::Continue(())
    })
}
