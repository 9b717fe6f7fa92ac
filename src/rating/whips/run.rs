//! A board, and what is supposed on it for a while.
//!
//! Each question knows the number of its answers and their sum, packed in one word: where one is
//! left, the sum is its number. What a supposition excludes is taken back in one go.

use super::field::{Field, NONE, QUESTIONS};
use crate::board::CandidateSet;

/// One more answer of a question.
const ONE: u32 = 1 << 16;

/// A question that is answered: more answers than there could be.
const ANSWERED: u32 = 1 << 30;

/// A board that chains are searched on, with what one of them says so far.
#[derive(Clone)]
pub struct Run<'f> {
    pub field: &'f Field,
    /// The answers left to each question: their number and their sum.
    questions: Vec<u32>,
    /// The candidates left in each group.
    in_group: Vec<u8>,
    /// The candidates that are open and not excluded.
    is_left: Vec<bool>,
    /// The candidates that are open on the board.
    is_open: Vec<bool>,
    /// The nodes that are said to be true, and candidates that are placed.
    is_true: Vec<bool>,
    /// The candidates excluded so far, in order.
    pub excluded: Vec<u16>,
    /// The nodes that were found to follow, in order; some of them twice.
    pub ready: Vec<u16>,
    said: Vec<u16>,
    /// Whether a question has no answer.
    pub is_broken: bool,
    filled: usize,
}

/// A moment to go back to.
#[derive(Clone, Copy)]
pub struct Mark {
    pub excluded: usize,
    pub ready: usize,
    said: usize,
}

impl<'f> Run<'f> {
    /// A board with this number of filled cells.
    pub fn new(field: &'f Field, filled: usize) -> Run<'f> {
        let sum = |answers: &[u16]| answers.iter().map(|&answer| ONE + u32::from(answer)).sum();
        let question = |number| match field.answers.of(number) {
            [] => ANSWERED,
            answers => sum(answers),
        };
        Run {
            field,
            questions: (0..QUESTIONS).map(question).collect(),
            in_group: field.sizes.clone(),
            is_left: vec![true; field.candidates],
            is_open: vec![true; field.candidates],
            is_true: vec![false; field.nodes()],
            excluded: Vec::new(),
            ready: Vec::new(),
            said: Vec::new(),
            is_broken: false,
            filled,
        }
    }

    /// Whether all cells are filled.
    pub fn is_solved(&self) -> bool {
        self.filled == 81
    }

    /// Whether nothing is left to do on the board.
    pub fn is_over(&self) -> bool {
        self.is_broken || self.is_solved()
    }

    /// The candidates that are open on the board.
    pub fn open(&self) -> impl Iterator<Item = usize> {
        (0..self.field.candidates).filter(|&candidate| self.is_open[candidate])
    }

    /// Whether a candidate is open on the board.
    #[inline]
    pub fn is_open(&self, candidate: usize) -> bool {
        self.is_open[candidate]
    }

    /// Whether a candidate was placed on the board.
    pub fn is_placed(&self, candidate: usize) -> bool {
        !self.is_open[candidate] && self.is_true[candidate]
    }

    /// Whether a question is answered on the board.
    #[inline]
    pub fn is_answered(&self, question: usize) -> bool {
        self.questions[question] >= ANSWERED
    }

    /// The number of answers left to a question; huge if it is answered on the board.
    #[inline]
    pub fn left_to(&self, question: usize) -> usize {
        (self.questions[question] >> 16) as usize
    }

    /// The nodes that hold all answers left to a question: the only one, or groups of up to three.
    /// Where none is left, any of its groups.
    #[inline]
    pub fn followers<const G: bool>(&self, question: usize) -> impl Iterator<Item = u16> {
        let left = self.left_to(question);
        let single = (left == 1).then_some(self.questions[question] as u16);
        let groups = if G && left <= 3 { self.field.groups_in.of(question) } else { &[] };
        let holds = move |&&group: &&u16| self.left_in(group) == left;
        single.into_iter().chain(groups.iter().filter(holds).copied())
    }

    /// The answers left to a question.
    pub fn answers_left(&self, question: usize) -> CandidateSet {
        let left = self.field.answers.of(question).iter().map(|&answer| usize::from(answer));
        left.filter(|&answer| self.is_left[answer] && self.is_open[answer])
            .map(|answer| self.field.candidate(answer))
            .collect()
    }

    /// A question whose answers left are all in a node, if there is one.
    pub fn question_of(&self, node: usize) -> Option<usize> {
        let holds = |question: &usize| self.followers::<true>(*question).any(|follower| usize::from(follower) == node);
        (0..QUESTIONS).filter(|&question| matches!(self.left_to(question), 1..=3)).find(holds)
    }

    /// A question without an answer, if there is one.
    pub fn question_without_answer(&self) -> Option<usize> {
        (0..QUESTIONS).find(|&question| self.left_to(question) == 0)
    }

    #[inline]
    fn left_in(&self, group: u16) -> usize {
        usize::from(self.in_group[usize::from(group) - self.field.candidates])
    }

    /// Whether a node that follows was not said before and may still be true.
    #[inline]
    pub fn is_new(&self, node: usize) -> bool {
        !self.is_true[node] && self.is_left.get(node).is_none_or(|&left| left)
    }

    /// Whether a node was said.
    #[inline]
    pub fn is_said(&self, node: usize) -> bool {
        self.is_true[node]
    }

    /// The present moment.
    #[inline]
    pub fn mark(&self) -> Mark {
        Mark { excluded: self.excluded.len(), ready: self.ready.len(), said: self.said.len() }
    }

    /// Says that a node is true. The run is broken if that leaves a question without an answer.
    #[inline]
    pub fn say<const G: bool>(&mut self, node: usize) {
        self.is_true[node] = true;
        self.said.push(node as u16);
        for &candidate in self.field.excluded.of(node) {
            if self.is_left[usize::from(candidate)] {
                self.exclude::<G>(candidate.into());
            }
        }
    }

    #[inline]
    fn exclude<const G: bool>(&mut self, candidate: usize) {
        self.is_left[candidate] = false;
        self.excluded.push(candidate as u16);
        if G {
            self.count_groups(candidate, u8::wrapping_sub);
        }
        let field = self.field;
        for &question in &field.questions[candidate] {
            let question = usize::from(question);
            let left = self.questions[question] - (ONE | candidate as u32);
            self.questions[question] = left;
            if left < ONE {
                self.is_broken = true;
            } else if left < 2 * ONE {
                self.ready.push(left as u16);
            }
            if G && (2 * ONE..4 * ONE).contains(&left) {
                for &group in field.groups_in.of(question) {
                    if self.left_in(group) == (left / ONE) as usize {
                        self.ready.push(group);
                    }
                }
            }
        }
    }

    #[inline]
    fn count_groups(&mut self, candidate: usize, by: impl Fn(u8, u8) -> u8) {
        for group in self.field.groups_of[candidate] {
            if group != NONE {
                let group = usize::from(group) - self.field.candidates;
                self.in_group[group] = by(self.in_group[group], 1);
            }
        }
    }

    /// Takes back all that was said since a moment.
    #[inline]
    pub fn back<const G: bool>(&mut self, mark: Mark) {
        while self.excluded.len() > mark.excluded {
            let Some(candidate) = self.excluded.pop().map(usize::from) else { break };
            self.is_left[candidate] = true;
            for &question in &self.field.questions[candidate] {
                self.questions[usize::from(question)] += ONE | candidate as u32;
            }
            if G {
                self.count_groups(candidate, u8::wrapping_add);
            }
        }
        self.said.drain(mark.said..).for_each(|node| self.is_true[usize::from(node)] = false);
        self.ready.truncate(mark.ready);
        self.is_broken = false;
    }

    /// Places a candidate on the board, and the singles that follow. All changes are appended.
    pub fn place(&mut self, candidate: usize, changes: &mut Vec<u16>) {
        self.ready.push(candidate as u16);
        self.settle(changes);
    }

    /// Removes a candidate from the board, and places the singles that follow. All changes are
    /// appended.
    pub fn remove(&mut self, candidate: usize, changes: &mut Vec<u16>) {
        if self.is_open[candidate] {
            self.exclude::<true>(candidate);
            self.settle(changes);
        }
    }

    fn settle(&mut self, changes: &mut Vec<u16>) {
        let mut next = 0;
        while let (Some(&node), false) = (self.ready.get(next), self.is_broken) {
            next += 1;
            let node = usize::from(node);
            if !self.is_left.get(node).is_some_and(|&left| left) {
                continue;
            }
            self.say::<true>(node);
            (self.is_left[node], self.is_open[node]) = (false, false);
            self.count_groups(node, u8::wrapping_sub);
            self.field.questions[node].iter().for_each(|&question| self.questions[usize::from(question)] = ANSWERED);
            self.filled += 1;
            changes.push(node as u16);
        }
        for &candidate in &self.excluded {
            self.is_open[usize::from(candidate)] = false;
        }
        changes.append(&mut self.excluded);
        self.ready.clear();
        self.said.clear();
    }

    /// Removes all locked candidates from the board, with the singles that follow.
    pub fn remove_locked(&mut self, changes: &mut Vec<u16>) {
        let field = self.field;
        let mut before = usize::MAX;
        while before != changes.len() && !self.is_over() {
            before = changes.len();
            for (group, questions) in field.groups() {
                let holds_all = |run: &Run, question: u16| {
                    let left = run.left_in(group as u16);
                    left > 1 && run.left_to(question.into()) == left
                };
                if questions.iter().any(|&question| holds_all(self, question)) {
                    let excluded = field.excluded.of(group).iter().map(|&candidate| usize::from(candidate));
                    let excluded: Vec<usize> = excluded.filter(|&candidate| self.is_open[candidate]).collect();
                    excluded.into_iter().for_each(|candidate| {
                        if !self.is_broken {
                            self.remove(candidate, changes);
                        }
                    });
                }
            }
        }
    }
}
