//! What was proved of a puzzle, for programs that check it.

use super::SCHEMA;
use super::event::ForbiddenRecord;
use super::names::Shown;
use crate::board::Grid;
use crate::proof::{NoTheorem, ProofFormat, Tally, Theorem};
use serde::Serialize;
use std::fmt::Display;

/// What was proved of one row of the input.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct ProofRecord<'a> {
    /// The version of the schema.
    pub schema: u32,
    /// The puzzle, 81 characters; null if the row could not be read.
    pub puzzle: Option<&'a str>,
    /// `solved`, `none`, `several`, `stuck`, `cancelled` or `invalid`.
    pub outcome: &'static str,
    /// `only-solution` or `no-solution`; null if nothing was proved.
    pub claim: Option<&'static str>,
    /// The solution that is proved to be the only one.
    pub solution: Option<Shown<&'a Grid>>,
    /// Two of several solutions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solutions: Option<[Shown<&'a Grid>; 2]>,
    /// What is taken to be true beyond the rules.
    pub premises: Vec<ForbiddenRecord>,
    /// Patterns that steps assume to be forbidden as there is one solution, and that are proved to
    /// be.
    pub refuted: Vec<ForbiddenRecord>,
    /// The number of clauses; the first lemma has the next number.
    pub clauses: u32,
    /// The number of lemmas.
    pub lemmas: u32,
    /// The size of the proof.
    pub bytes: u64,
    /// `drat` or `lrat`; null if nothing was proved.
    pub format: Option<&'static str>,
    /// The formula in the DIMACS format; absent if it was not asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub formula: Option<String>,
    /// The proof; absent if it is elsewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proof: Option<String>,
    /// The reason why nothing was proved, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
}

impl<'a> ProofRecord<'a> {
    /// The record of a theorem whose proof was written.
    pub fn new(puzzle: &'a str, theorem: &'a Theorem, format: ProofFormat, tally: &Tally) -> ProofRecord<'a> {
        let solution = theorem.formula.solution();
        let (outcome, claim) = if solution.is_some() { ("solved", "only-solution") } else { ("none", "no-solution") };
        ProofRecord {
            claim: Some(claim),
            solution: solution.map(Shown),
            premises: theorem.premises().iter().map(ForbiddenRecord::new).collect(),
            refuted: theorem.refuted().map(ForbiddenRecord::new).collect(),
            clauses: theorem.formula.clauses(),
            lemmas: tally.lemmas,
            bytes: tally.bytes,
            format: Some(format.name()),
            ..ProofRecord::without(Some(puzzle), outcome)
        }
    }

    /// The record of a puzzle of which nothing was proved.
    pub fn refused(puzzle: &'a str, why: &'a NoTheorem) -> ProofRecord<'a> {
        let record =
            |outcome| ProofRecord { error: Some(why.to_string()), ..ProofRecord::without(Some(puzzle), outcome) };
        match why {
            NoTheorem::Several(grids) => {
                ProofRecord { solutions: Some([Shown(&grids[0]), Shown(&grids[1])]), ..record("several") }
            }
            NoTheorem::Stuck => record("stuck"),
            NoTheorem::Cancelled => record("cancelled"),
        }
    }

    /// The record of a row that could not be read.
    pub fn unreadable(error: &impl Display) -> ProofRecord<'a> {
        ProofRecord { error: Some(error.to_string()), ..ProofRecord::without(None, "invalid") }
    }

    fn without(puzzle: Option<&'a str>, outcome: &'static str) -> ProofRecord<'a> {
        ProofRecord {
            schema: SCHEMA,
            puzzle,
            outcome,
            claim: None,
            solution: None,
            solutions: None,
            premises: Vec::new(),
            refuted: Vec::new(),
            clauses: 0,
            lemmas: 0,
            bytes: 0,
            format: None,
            formula: None,
            proof: None,
            error: None,
        }
    }
}
