//! A chain as it was found, question by question.

use super::run::Run;
use crate::board::{Candidate, CandidateSet, Constraint, Element};

/// A whip or a braid.
#[derive(Clone, Debug)]
pub struct Chain {
    /// The open candidates of the position in which it was found.
    pub open: CandidateSet,
    /// The candidate that it removes.
    pub target: Candidate,
    /// The questions but the last, each with the answer that goes on: a candidate, or those of a
    /// group.
    pub links: Vec<(Constraint, CandidateSet)>,
    /// The question that is left without an answer.
    pub last: Constraint,
}

impl Chain {
    /// The chain that says these nodes one after the other, with the question of each if it
    /// matters, and ends at this question, or at any. `None` if it does not end so.
    pub fn new<const G: bool>(
        run: &mut Run,
        target: usize,
        nodes: impl IntoIterator<Item = (u16, Option<u16>)>,
        last: Option<u16>,
    ) -> Option<Chain> {
        let mark = run.mark();
        run.say::<G>(target);
        let mut links = Vec::new();
        for (node, question) in nodes {
            let node = usize::from(node);
            let question = question.map(usize::from).or_else(|| run.question_of(node));
            links.extend(question.map(|question| (Constraint::from_index(question), run.answers_left(question))));
            run.say::<G>(node);
        }
        let last = last.map(usize::from).or_else(|| run.question_without_answer());
        run.back::<G>(mark);
        let open = run.open().map(|candidate| run.field.candidate(candidate)).collect();
        Some(Chain { open, target: run.field.candidate(target), links, last: Constraint::from_index(last?) })
    }

    /// The number of its questions.
    pub fn length(&self) -> u8 {
        self.links.len() as u8 + 1
    }
}
