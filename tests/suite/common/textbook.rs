//! How textbook definitions are held against the searches of the catalogue.

use super::corpus::{all_puzzles, positions, solution};
use super::steps::instances;
use std::collections::BTreeSet;
use whydoku::Cancel;
use whydoku::board::{Candidate, Literal, Position};
use whydoku::logic::{Evidence, Literals, Proof, superfluous};
use whydoku::search::solutions;
use whydoku::technique::{Profile, by_id};

/// Eliminations, and what they follow from.
pub type Find = (Vec<Candidate>, Proof);

/// Compares all that both sides conclude in a position. Returns whether it is anything.
pub fn agree(ids: &[&str], position: &Position, textbook: Vec<Find>) -> bool {
    let specs: Vec<_> = ids.iter().map(|id| by_id(id).expect("an id of the catalogue")).collect();
    let is_minimal = specs[0].evidence == Evidence::Minimal;
    let is_reported = |(gone, proof): &Find| {
        let gone: Literals = gone.iter().copied().map(Literal::is_not).collect();
        !(gone.is_empty() || is_minimal && superfluous(position, &gone, proof).is_some())
    };
    let slow: BTreeSet<Candidate> = textbook.into_iter().filter(is_reported).flat_map(|(gone, _)| gone).collect();
    let steps = specs.into_iter().flat_map(|spec| instances(spec, position));
    let fast: BTreeSet<Candidate> = steps.flat_map(|step| step.eliminations().collect::<Vec<_>>()).collect();
    assert_eq!(fast, slow, "{ids:?} in {}, {:?}", position.digits(), position.all_candidates());
    !slow.is_empty()
}

/// Positions that have a solution; where a guess was wrong, parts of a pattern may contradict each
/// other.
pub fn is_solvable(position: &Position) -> bool {
    !solutions(position, 1, Cancel::NEVER).expect("never cancelled").is_empty()
}

/// Two thousand positions on the way through every puzzle of the corpora, or all if there are
/// fewer.
pub fn many_positions() -> Vec<Position> {
    let solved = all_puzzles().map(|(_, puzzle)| solution(&puzzle, &Profile::standard()));
    let hard = solved.flat_map(|solution| positions(&solution.trace).into_iter().step_by(5));
    let hard: Vec<Position> = hard.filter(|position| !position.is_solved()).filter(is_solvable).collect();
    let number = hard.len().min(2000);
    (0..number).map(|place| hard[place * hard.len() / number].clone()).collect()
}
