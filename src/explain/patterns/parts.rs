//! Cuts a long case into parts, where as little as possible is left open.
//!
//! The results of a part are the conclusions that later lines rest on. The fewer results there are,
//! the less has to be kept in mind at the cut, and the heading can name them all.

use crate::board::{Candidate, CandidateSet, Constraint, Literal};
use crate::logic::{Case, Event, Literals, Replay, reliances};
use std::iter::successors;
use std::ops::Range;

/// The most lines told in one piece.
const MOST_LINES: usize = 9;
/// The fewest lines that are worth a heading.
const FEWEST_LINES: usize = 3;
/// The lengths at which a part is neither short nor long.
const HANDY: Range<usize> = 4..8;
/// The cost of a result besides the first, in lines by which a part is too short or too long.
const RESULT: usize = 3;
/// The cost of a part.
const PART: usize = 2;

/// Consecutive lines, and the results that later lines rest on.
pub(super) struct Part {
    /// The indices of the lines.
    pub(super) lines: Range<usize>,
    /// Their placements and removals for later lines.
    pub(super) results: Literals,
}

/// A line as later ones see it.
struct Told {
    /// Its placements and removals.
    concluded: Literals,
    /// The candidates that must be gone before it.
    misses: CandidateSet,
    /// The last line that misses a candidate because of this one.
    last_use: usize,
}

/// The parts of a case at the moment of its step; none if it is told in one piece.
pub(super) fn parts(before: &Replay, case: &Case) -> Vec<Part> {
    if case.events.len() <= MOST_LINES {
        return Vec::new();
    }
    let Some(start) = before.case(&case.assumed, 0) else { return Vec::new() };
    let lines = told(start, &case.events);
    let results = |range: Range<usize>| {
        let last = range.end;
        lines[range].iter().filter(move |line| line.last_use >= last)
    };
    // For each line, the least cost of all parts up to it, and the line where the last part begins.
    let mut cheapest = vec![Some((0, 0))];
    for end in 1..=lines.len() {
        let cost = |begin: usize| {
            let (length, results) = (end - begin, results(begin..end).count());
            let wrong = HANDY.start.saturating_sub(length) + (length + 1).saturating_sub(HANDY.end);
            Some((cheapest[begin]?.0 + PART + wrong + RESULT * results.saturating_sub(1), begin))
        };
        let begins = end.saturating_sub(MOST_LINES)..(end + 1).saturating_sub(FEWEST_LINES);
        cheapest.push(begins.filter_map(cost).min());
    }
    let begin_of = |end: &usize| cheapest[*end].filter(|_| *end > 0).map(|(_, begin)| begin);
    let mut cuts: Vec<usize> = successors(Some(lines.len()), begin_of).collect();
    cuts.reverse();
    let part = |cut: &[usize]| {
        let missed = lines[cut[1]..].iter().fold(CandidateSet::EMPTY, |all, line| all | line.misses);
        let concluded = || results(cut[0]..cut[1]).flat_map(|line| line.concluded.iter().copied());
        // The eliminations that a placement causes go without saying.
        let is_news = |gone: Candidate| concluded().all(|it| !it.is_true() || !it.candidate().conflicts(gone));
        let is_said = |literal: &Literal| {
            literal.is_true() || missed.contains(literal.candidate()) && is_news(literal.candidate())
        };
        Part { lines: cut[0]..cut[1], results: concluded().filter(is_said).collect() }
    };
    cuts.windows(2).map(part).collect()
}

/// The lines of a case, as far as it fits.
fn told(mut start: Replay, events: &[Event]) -> Vec<Told> {
    let mut lines: Vec<Told> = Vec::with_capacity(events.len());
    let _ = start.walk(events, |moment| {
        let (index, position) = (moment.index(), moment.position());
        for number in reliances(moment) {
            if let Some(earlier) = moment.before.index_of(number).and_then(|earlier| lines.get_mut(earlier)) {
                earlier.last_use = index;
            }
        }
        let (concluded, misses) = match moment.event {
            Event::Step(step) => {
                (step.concluded.clone(), step.proof.truths().flat_map(|truth| truth.absent(position)).collect())
            }
            Event::Contradiction { constraint } => (Literals::default(), missing(*constraint)),
            Event::Guess { .. } | Event::Retreat { .. } | Event::Solved => Default::default(),
        };
        lines.push(Told { concluded, misses, last_use: index });
    });
    lines
}

fn missing(constraint: Constraint) -> CandidateSet {
    (0..9).map(|slot| constraint.candidate(slot)).collect()
}
