//! What chains of bounded length on a target can reach, whatever their order.
//!
//! From the target on, layer by layer: a node can follow at a place if the other answers of some
//! question can be excluded before. And backwards: a whip must get from a node to a question
//! without an answer in what is left of its length. Where both together exceed the length, the node
//! is left out, and the rest reaches less.

use super::field::{Field, QUESTIONS};
use super::run::{Mark, Run};

/// A place that is never reached.
const FAR: u8 = u8::MAX;

/// The nodes that chains on a target can use.
pub struct Reach {
    /// The first place in a chain that a node can take; 0 for the target.
    place: Vec<u8>,
    /// The least number of questions behind a node.
    after: Vec<u8>,
    is_out: Vec<bool>,
    /// The nodes that have a place, in order; the target first.
    nodes: Vec<u16>,
}

impl Reach {
    /// Nothing reached.
    pub fn new(field: &Field) -> Reach {
        let nodes = field.nodes();
        Reach { place: vec![FAR; nodes], after: vec![FAR; nodes], is_out: vec![false; nodes], nodes: Vec::new() }
    }

    /// The least number of questions that a whip has behind this node; `u8::MAX` if it is of no
    /// use.
    #[inline]
    pub fn after(&self, node: usize) -> u8 {
        self.after[node]
    }

    /// What the failure of all chains of at most `most` questions on a target rests on.
    pub fn failure<const G: bool>(&mut self, run: &mut Run, target: usize, most: u8) -> Failure {
        self.is_out.fill(false);
        let mark = run.mark();
        self.forward::<G>(run, target, most);
        let failure = Failure::at(run, mark, most);
        run.back::<G>(mark);
        failure
    }

    /// Finds the nodes of whips of at most `most` questions on a target.
    pub fn narrow<const G: bool>(&mut self, run: &mut Run, target: usize, most: u8) -> Narrowed {
        self.is_out.fill(false);
        let mut is_cut = false;
        loop {
            let mark = run.mark();
            is_cut |= !self.forward::<G>(run, target, most);
            is_cut |= !self.backward::<G>(run, target, most);
            run.back::<G>(mark);
            if self.after[target] > most {
                return Narrowed { is_empty: true, is_cut };
            }
            let mut is_narrow = true;
            for &node in &self.nodes[1..] {
                let node = usize::from(node);
                if self.place[node].saturating_add(self.after[node]) > most {
                    is_cut |= self.after[node] != FAR;
                    (self.is_out[node], self.after[node], is_narrow) = (true, FAR, false);
                }
            }
            if is_narrow {
                return Narrowed { is_empty: false, is_cut };
            }
        }
    }

    /// Says all that a chain can reach with its nodes, even what contradicts itself. Returns
    /// whether more questions would not reach more.
    fn forward<const G: bool>(&mut self, run: &mut Run, target: usize, most: u8) -> bool {
        self.place.fill(FAR);
        self.nodes.clear();
        self.place[target] = 0;
        self.nodes.push(target as u16);
        let mut from = run.excluded.len();
        run.say::<G>(target);
        for place in 1..most {
            let (to, first) = (run.excluded.len(), self.nodes.len());
            for at in from..to {
                for &question in &run.field.questions[usize::from(run.excluded[at])] {
                    self.answer::<G>(run, question.into(), place);
                }
            }
            for at in first..self.nodes.len() {
                run.say::<G>(self.nodes[at].into());
            }
            if first == self.nodes.len() {
                return true;
            }
            from = to;
        }
        false
    }

    /// Gives a place to each node that can answer a question.
    fn answer<const G: bool>(&mut self, run: &Run, question: usize, place: u8) {
        // Where all answers can be excluded, any of them may be the one that is not.
        let any = if run.left_to(question) == 0 { run.field.answers.of(question) } else { &[] };
        let any = any.iter().copied().filter(|&candidate| run.is_open(candidate.into()));
        for node in any.chain(run.followers::<G>(question)) {
            let at = usize::from(node);
            if self.place[at] == FAR && !self.is_out[at] {
                self.place[at] = place;
                self.nodes.push(node);
            }
        }
    }

    /// Counts the questions from each node to one without an answer. Returns whether more questions
    /// would not connect more nodes.
    fn backward<const G: bool>(&mut self, run: &Run, target: usize, most: u8) -> bool {
        self.after.fill(FAR);
        let mut rest = self.nodes.clone();
        let mut done = Vec::new();
        for after in 1..=most {
            rest.retain(|&node| {
                let leads = self.leads::<G>(run, target, node.into(), after);
                if leads {
                    done.push(node);
                }
                !leads
            });
            if done.is_empty() {
                return true;
            }
            done.drain(..).for_each(|node| self.after[usize::from(node)] = after);
        }
        rest.is_empty()
    }

    /// Whether a node has a question behind it with this number of questions from it on.
    fn leads<const G: bool>(&self, run: &Run, target: usize, node: usize, after: u8) -> bool {
        let field = run.field;
        let own = field.questions.get(node);
        let leads = |&question: &u16| {
            let at = usize::from(question);
            if run.is_answered(at) || field.questions[target].contains(&question) {
                return false;
            }
            let is_next = |node: u16| self.after[usize::from(node)] == after - 1;
            let is_empty = run.left_to(at) == 0;
            match after {
                1 => is_empty && own.is_none_or(|own| !own.contains(&question)),
                _ => {
                    is_empty && field.answers.of(at).iter().any(|&answer| is_next(answer))
                        || run.followers::<G>(at).any(is_next)
                }
            }
        };
        let open = field.excluded.of(node).iter().filter(|&&candidate| run.is_open(candidate.into()));
        open.into_iter().any(|&candidate| field.questions[usize::from(candidate)].iter().any(leads))
    }
}

/// What is left of the whips of bounded length on a target.
pub struct Narrowed {
    /// There is none.
    pub is_empty: bool,
    /// Longer ones could have more nodes.
    pub is_cut: bool,
}

/// What the failure of a search on a target rests on.
#[derive(Clone, Copy, Default)]
pub struct Failure {
    /// No chain of this length or less removes the target.
    pub length: u8,
    /// The questions that lose an answer within this length.
    questions: [u64; QUESTIONS.div_ceil(64)],
}

impl Failure {
    /// The failure for which all this was excluded since a moment.
    pub fn at(run: &Run, mark: Mark, length: u8) -> Failure {
        let mut questions = [0; QUESTIONS.div_ceil(64)];
        for &candidate in &run.excluded[mark.excluded..] {
            for &question in &run.field.questions[usize::from(candidate)] {
                questions[usize::from(question / 64)] |= 1 << (question % 64);
            }
        }
        Failure { length, questions }
    }

    /// Drops the failures that need not hold after some changes of the board.
    pub fn forget(failures: &mut [Failure], field: &Field, changes: &mut Vec<u16>) {
        if !changes.is_empty() {
            for (target, failure) in failures.iter_mut().enumerate().filter(|(_, failure)| failure.length > 0) {
                if !failure.holds(field, target, changes) {
                    failure.length = 0;
                }
            }
            changes.clear();
        }
    }

    /// What the target excludes at once does not matter, nor what is elsewhere.
    fn holds(&self, field: &Field, target: usize, changes: &[u16]) -> bool {
        let touches = |&question: &u16| self.questions[usize::from(question / 64)] >> (question % 64) & 1 != 0;
        changes
            .iter()
            .map(|&change| usize::from(change))
            .all(|change| !field.questions[change].iter().any(touches) || field.excludes(target, change))
    }
}
