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
//! | three-digit pattern | any others, ten or more | up to four; where they are of one of the types
//! of the tridagon, no case is needed |
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
use crate::logic::{Case, Facts, Flow, Limits, Sink, Spec};
use crate::technique::guardians::{Guarded, Patterns, as_one_cell, in_one_cell, of_one_digit, with_a_locked_digit};
use crate::technique::impossible::{ThreeDigits, WideTridagons};
use crate::technique::stems::{Shortest, Stem, Told};
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
    let stems = patterns.iter().filter_map(|pattern| Stem::of_guardians(position, pattern));
    let stems: Vec<Stem> = stems.filter(|stem| (2..=limits.cases).contains(&stem.alternatives.len())).collect();
    let mut followed: BTreeMap<Candidate, Followed> = BTreeMap::new();
    for guardian in stems.iter().flat_map(Stem::candidates) {
        sink.tick()?;
        let reach = Reach::Rounds(limits.rounds);
        followed.entry(guardian).or_insert_with(|| Followed::of(position, Literal::is(guardian), reach));
    }
    let mut shortest = Shortest::default();
    for stem in &stems {
        let cases: Vec<&Followed> = stem.candidates().iter().filter_map(|own| followed.get(&own)).collect();
        for result in common(&cases) {
            shortest.keep(result, Told::new(stem, cases.iter().filter_map(|case| told(case, result)).collect()));
        }
    }
    shortest.report(sink)
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

/// A case by its shortest path, to the result or to a contradiction.
fn told(followed: &Followed, result: Literal) -> Option<Case> {
    let reached = followed.needs_to_reach(result).map(|needs| followed.case_before_contradiction(needs));
    let refuted = followed.is_refuted().then(|| followed.case(followed.needs(result)));
    reached.into_iter().chain(refuted).min_by_key(Case::lines)
}
