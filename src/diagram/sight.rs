//! The last inference of a step: lines from the ends of a pattern to the candidates that they
//! remove.

use crate::board::{Candidate, CandidateSet, DigitSet};
use crate::logic::{Part, Role, Sketch};
use std::cmp::Reverse;

/// A candidate that is removed, with those of one end of the pattern that it shares a house or a
/// cell with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sight {
    /// The candidates of the end.
    pub from: CandidateSet,
    /// The candidate that is removed.
    pub to: Candidate,
}

/// More lines than this cannot be told apart: then each end keeps one to each candidate.
const MOST: usize = 24;

/// The lines to these candidates, from colours that are ends of a pattern or cases, and from
/// guardians.
pub(super) fn sights(sketch: &Sketch, eliminated: CandidateSet) -> Vec<Sight> {
    if sketch.lines.iter().any(|line| line.case.is_some()) {
        return from_cases(sketch, eliminated);
    }
    let all: Vec<Sight> = eliminated.iter().flat_map(|to| from_all_ends(sketch, to)).collect();
    let single = all.iter().flat_map(|sight| one_by_one(sketch, sight)).collect::<Vec<_>>();
    if single.len() > MOST { all } else { single }
}

/// A line from each case to each candidate, from the placement that sees most of them.
fn from_cases(sketch: &Sketch, eliminated: CandidateSet) -> Vec<Sight> {
    let of_case = |part: &Part| {
        let most = |to: Candidate| {
            let all = part.candidates.iter().filter(move |from| from.conflicts(to));
            let seen = |from: &Candidate| eliminated.iter().filter(|&to| from.conflicts(to)).count();
            all.max_by_key(|from| (from.cell() == to.cell(), seen(from), Reverse(from.cell())))
        };
        let sight = |to| Some(Sight { from: CandidateSet::of(most(to)?), to });
        eliminated.iter().filter_map(sight).collect::<Vec<_>>()
    };
    let cases = sketch.parts.iter().filter(|part| matches!(part.role, Role::Colour(_)));
    // A supposition that is refuted is one of them.
    if cases.clone().any(|part| !part.candidates.is_disjoint(eliminated)) {
        return Vec::new();
    }
    cases.flat_map(of_case).collect()
}

/// Whether one of the candidates of a part is true, or those of another part like it.
fn is_end(part: &Part) -> bool {
    matches!(part.role, Role::End | Role::Colour(_))
}

/// A line from each end to a candidate, if all that are needed see it.
fn from_all_ends(sketch: &Sketch, to: Candidate) -> Vec<Sight> {
    let of = |part: &Part| Sight { from: part.candidates.iter().filter(|from| from.conflicts(to)).collect(), to };
    let colours = sketch.parts.iter().filter(|part| is_end(part));
    let colours: Vec<Sight> = colours.map(of).filter(|sight| !sight.from.is_empty()).collect();
    let all_of_digit = |sight: &Sight| {
        let parts = sketch.parts.iter().filter(|part| is_end(part));
        let of_digit = parts.flat_map(|part| part.candidates).filter(|from| from.digit() == to.digit());
        of_digit.collect::<CandidateSet>() == sight.from
    };
    // Of a single one, which may be in several places, all must see it.
    if colours.len() > 1 || colours.iter().any(all_of_digit) {
        return colours;
    }
    let guardians = sketch.parts.iter().filter(|part| part.role == Role::Guardian);
    let is_elsewhere = |sight: &Sight| sight.from.iter().all(|from| from.cell() != to.cell());
    let is_whole = |(part, sight): &(&Part, Sight)| part.candidates == sight.from && is_elsewhere(sight);
    guardians.map(|part| (part, of(part))).filter(is_whole).map(|(_, sight)| sight).collect()
}

/// A line for each candidate, unless they have an outline together or one of them is enough.
fn one_by_one(sketch: &Sketch, sight: &Sight) -> Vec<Sight> {
    let has_outline = sketch.links.iter().any(|link| link.from == sight.from || link.to == sight.from);
    let digits: DigitSet = sight.from.iter().map(Candidate::digit).collect();
    let is_whole = |part: &Part| {
        let same = part.candidates.iter().filter(|candidate| digits.contains(candidate.digit()));
        !part.candidates.is_disjoint(sight.from) && same.collect::<CandidateSet>() == sight.from
    };
    if has_outline || !sketch.parts.iter().filter(|part| part.role != Role::Pattern).any(is_whole) {
        return vec![*sight];
    }
    sight.from.iter().map(|from| Sight { from: CandidateSet::of(from), to: sight.to }).collect()
}
