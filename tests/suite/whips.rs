//! Whips, as a textbook defines them: every order of constraints is tried, up to a length, and
//! compared with what the searches find.

use crate::common::corpus::{all_puzzles, start};
use std::collections::BTreeMap;
use whydoku::Cancel;
use whydoku::board::{Candidate, Constraint, Element, Position};
use whydoku::logic::{Facts, Ladder, Limits, Pattern, Step};
use whydoku::technique::{self, Profile, by_id};

/// The longest chains that are tried.
const LONGEST: usize = 4;

/// What may be gone from a constraint besides what was found last.
#[derive(Clone, Copy)]
struct Kind {
    id: &'static str,
    /// What conflicts with the target.
    z: bool,
    /// What conflicts with what was found before.
    t: bool,
}

const KINDS: [Kind; 4] = [
    Kind { id: "bivalue-chain", z: false, t: false },
    Kind { id: "z-chain", z: true, t: false },
    Kind { id: "t-whip", z: false, t: true },
    Kind { id: "whip", z: true, t: true },
];

/// The length of the shortest chain of a kind that shows a target false, if it is at most this
/// long. `found` is what was found.
fn shortest(
    position: &Position,
    kind: Kind,
    target: Candidate,
    found: &mut Vec<Candidate>,
    longest: usize,
) -> Option<usize> {
    let last = found.last().copied().unwrap_or(target);
    let mut best: Option<usize> = None;
    for constraint in Constraint::all().filter(|&constraint| position.answer(constraint).is_none()) {
        let all: Vec<Candidate> = position.candidates_of(constraint).collect();
        let is_known = |candidate: &Candidate| *candidate == target || found.contains(candidate);
        if all.iter().any(is_known) || !all.iter().any(|candidate| candidate.conflicts(last)) {
            continue;
        }
        let by_target = |candidate: &&Candidate| kind.z && candidate.conflicts(target);
        let by_found = |candidate: &&Candidate| kind.t && found.iter().any(|known| candidate.conflicts(*known));
        let others: Vec<Candidate> =
            all.iter().filter(|candidate| !by_target(candidate) && !by_found(candidate)).copied().collect();
        // The way in, which what was found last takes; it may be one of those that are gone in any
        // case.
        let left: Vec<Vec<Candidate>> = ways_in(&others, last, kind, found.is_empty());
        for left in left {
            let ends = match left[..] {
                [] => !found.is_empty() || kind.id == "whip",
                [only] => only.conflicts(target) && !found.is_empty() && kind.id != "whip",
                _ => false,
            };
            if ends {
                return Some(1);
            }
            if let [next] = left[..]
                && longest > 1
                && !found.iter().any(|known| known.conflicts(next))
                && !next.conflicts(target)
            {
                found.push(next);
                let rest = shortest(position, kind, target, found, best.map_or(longest - 1, |best| best - 2));
                found.pop();
                best = rest.map(|rest| rest + 1).into_iter().chain(best).min();
            }
            if best == Some(2) {
                return best;
            }
        }
    }
    best.filter(|&best| best <= longest)
}

/// What is left of the candidates that must be explained, for each choice of the one that what was
/// found last takes.
fn ways_in(others: &[Candidate], last: Candidate, kind: Kind, is_first: bool) -> Vec<Vec<Candidate>> {
    let without = |taken: &Candidate| others.iter().filter(|other| *other != taken).copied().collect();
    let taken: Vec<&Candidate> = others.iter().filter(|other| other.conflicts(last)).collect();
    // What the kind rules out besides covers the way in, too.
    let is_covered = if is_first { kind.z } else { kind.t };
    match is_covered {
        true => vec![others.to_vec()],
        false => taken.into_iter().map(without).collect(),
    }
}

#[test]
fn whips_are_those_of_the_textbook() {
    let mut easier = Profile::standard();
    easier.rungs.truncate(easier.rungs.iter().position(|rung| rung.technique.id == "skyscraper").expect("it is there"));
    let (mut positions, mut seen) = (0, BTreeMap::new());
    for (_, puzzle) in all_puzzles().step_by(97) {
        let mut facts = Facts::new(start(&puzzle));
        while let Ok(Some(step)) = easier.next_step(&mut facts, Cancel::NEVER) {
            step.concluded.iter().for_each(|&literal| assert!(facts.write(literal)));
        }
        let position = facts.position();
        if position.is_solved() {
            continue;
        }
        positions += 1;
        for kind in KINDS {
            let mut limits = Limits::USUAL;
            limits.lines = LONGEST;
            let spec = by_id(kind.id).expect("it is in the catalogue");
            let found = technique::all(spec, &facts, &limits, Cancel::NEVER).expect("never cancelled");
            let lines = |step: &Step| match &step.pattern {
                Pattern::Branches(branches) => branches.lines(),
                _ => 0,
            };
            let found: BTreeMap<Candidate, usize> =
                found.iter().map(|step| (step.concluded[0].candidate(), lines(step))).collect();
            let textbook: BTreeMap<Candidate, usize> = position
                .all_candidates()
                .iter()
                .filter_map(|target| Some((target, shortest(position, kind, target, &mut Vec::new(), LONGEST)?)))
                .collect();
            assert_eq!(found, textbook, "{} in {}", kind.id, position.puzzle());
            *seen.entry(kind.id).or_insert(0) += found.len();
        }
    }
    assert!(positions > 1 && seen.values().all(|&seen| seen > 10), "{positions} {seen:?}");
}
