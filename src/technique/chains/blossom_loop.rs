//! Blossom loops: from the three candidates of a question, lines into one place.
//!
//! See [`BlossomLoop`]. A line has at most three strong links, and all lines together seven. Only
//! loops that remove something beside a line are of interest: what sees all ends is a
//! [forcing chain](crate::technique::forcing).
//!
//! **Search.** From each candidate of a question with three, breadth first, a shortest line to
//! every candidate that it leads to; then for each question a line from each of the three.
//!
//! **Proof.** The question, and the constraints of the strong links.

use super::chain;
use crate::board::{Candidate, CandidateSet, Constraint, ConstraintSet, Element, Literal, Position};
use crate::logic::{BlossomLine, BlossomLoop, Facts, Flow, Idea, Limits, Proof, Sink, Spec};
use crate::technique::stems::{Reached, StrongLinks};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Three lines from one question into one place.
pub static BLOSSOM_LOOP: Spec = chain("blossom-loop", search).idea(Idea::EveryCase);

/// The most strong links of a line.
const LONGEST: usize = 3;

/// The most strong links of all lines.
const MOST_LINKS: usize = 7;

fn search(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let strong = facts.get::<StrongLinks>();
    // What each candidate leads to, and the constraints that have any of it.
    let mut reached: BTreeMap<Candidate, (Reached, ConstraintSet)> = BTreeMap::new();
    let mut found: Vec<(usize, CandidateSet, BlossomLoop)> = Vec::new();
    for stem in Constraint::all().filter(|stem| position.slots(*stem).len() == 3) {
        sink.tick()?;
        let starts: Vec<Candidate> = position.candidates_of(stem).collect();
        for &start in &starts {
            reached.entry(start).or_insert_with(|| {
                let reached = Reached::from(position, &strong, start, LONGEST);
                let exits = reached.on.iter().flat_map(Candidate::constraints).collect();
                (reached, exits)
            });
        }
        let from = || starts.iter().filter_map(|start| reached.get(start));
        let exits = from().fold(ConstraintSet::full().without(stem), |all, (_, exits)| all & *exits);
        let from: Vec<&Reached> = from().map(|(reached, _)| reached).collect();
        for exit in exits {
            let Some(lines) = lines(position, &from, exit) else { continue };
            let pattern = BlossomLoop { stem, lines, exit };
            let removed = pattern.removed(position);
            let excludes_ends = |gone: Candidate| pattern.ends().iter().all(|end| end.conflicts(gone));
            if !removed.iter().all(excludes_ends) && !found.iter().any(|(.., known)| is_same(known, &pattern)) {
                found.push((pattern.truths().count(), removed, pattern));
            }
        }
    }
    found.sort_by_key(|(truths, removed, _)| (*truths, Reverse(removed.len())));
    found.into_iter().try_for_each(|(_, removed, pattern)| {
        let proof = Proof::of(pattern.truths());
        sink.find(pattern.into(), removed.iter().map(Literal::is_not), proof)
    })
}

/// Whether two loops have the same lines, and ends that are in one place in two ways.
fn is_same(one: &BlossomLoop, two: &BlossomLoop) -> bool {
    one.stem == two.stem && one.lines == two.lines
}

/// A shortest line to one of some candidates that has none of those that are taken.
fn line_to(reached: &Reached, ends: CandidateSet, taken: CandidateSet) -> Option<BlossomLine> {
    let lines = reached.lines_to(|on| ends.contains(on)).map(|links| BlossomLine { start: reached.start(), links });
    let is_free = |line: &BlossomLine| line.candidates().all(|own| !taken.contains(own));
    lines.into_iter().find(is_free)
}

/// A line from each candidate to the same question, no two with a candidate in common, and at most
/// one without links.
fn lines(position: &Position, from: &[&Reached], exit: Constraint) -> Option<Vec<BlossomLine>> {
    let ends: CandidateSet = position.candidates_of(exit).collect();
    let starts: CandidateSet = from.iter().map(|reached| reached.start()).collect();
    let mut taken = CandidateSet::EMPTY;
    let mut lines = Vec::with_capacity(from.len());
    for reached in from {
        let own = CandidateSet::of(reached.start());
        let line = line_to(reached, ends, taken | (starts - own))?;
        line.candidates().for_each(|candidate| taken.insert(candidate));
        lines.push(line);
    }
    let links: usize = lines.iter().map(|line| line.links.len()).sum();
    let empty = lines.iter().filter(|line| line.links.is_empty()).count();
    (links <= MOST_LINKS && empty <= 1).then_some(lines)
}
