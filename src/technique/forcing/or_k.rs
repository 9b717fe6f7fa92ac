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

use super::follow::Reach;
use super::forcing;
use crate::logic::{Facts, Flow, Limits, Sink, Spec};
use crate::technique::guardians::{Guarded, Patterns, as_one_cell, in_one_cell, of_one_digit, with_a_locked_digit};
use crate::technique::impossible::{ThreeDigits, WideTridagons};
use crate::technique::stems::{self, Stem};

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
    let stems: Vec<Stem> =
        patterns.iter().filter_map(|pattern| Stem::of_guardians(facts.position(), pattern)).collect();
    let is_open = |stem: &&Stem| (2..=limits.cases).contains(&stem.alternatives.len());
    let stems: Vec<&Stem> = stems.iter().filter(is_open).collect();
    stems::agreed(facts, &stems, Reach::Rounds(limits.rounds), usize::MAX, sink)
}
