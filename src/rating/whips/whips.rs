//! Whips of bounded length on one target.

use super::chain::Chain;
use super::field::{Field, QUESTIONS};
use super::reach::Reach;
use super::run::Run;
use crate::cancel::{Cancel, Cancelled};
use crate::hash::HashSet;
use smallvec::SmallVec;

/// A node of the search takes some microseconds.
const NODES_BETWEEN_CHECKS: u64 = 64;

/// Answers of a question that the node before excludes.
type Lefts = SmallVec<[u16; 8]>;

/// A search for whips, with groups or without.
pub struct Whips<'c> {
    reach: Reach,
    /// The questions seen at a node, by the number of that node.
    seen: Vec<u64>,
    nodes: u64,
    /// The answers that may be on the left of each question so far.
    lefts: Vec<Lefts>,
    /// A number for each node; those of a set are combined.
    hashes: Vec<u64>,
    /// Sets with their last node and the questions left that lead nowhere, whatever is on the left.
    failed: HashSet<(u64, u16, u8)>,
    /// The nodes of the last whip found with their questions, the last first.
    found: Vec<(u16, u16)>,
    /// The question at its end.
    end: Option<u16>,
    /// Whether two questions had no two different answers on the left.
    is_loop: bool,
    /// Whether the length ended the search somewhere.
    pub is_cut: bool,
    cancel: Cancel<'c>,
}

impl<'c> Whips<'c> {
    /// A search on a field.
    pub fn new(field: &Field, cancel: Cancel<'c>) -> Whips<'c> {
        let mut state = 0x9E37_79B9_7F4A_7C15_u64;
        let hash = |_| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state
        };
        Whips {
            reach: Reach::new(field),
            seen: vec![0; QUESTIONS],
            nodes: 0,
            lefts: Vec::new(),
            hashes: (0..field.nodes()).map(hash).collect(),
            failed: HashSet::default(),
            found: Vec::new(),
            end: None,
            is_loop: false,
            is_cut: false,
            cancel,
        }
    }

    /// Whether a whip of at most `most` questions removes a target.
    ///
    /// # Errors
    /// If the search is cancelled.
    pub fn removes<const G: bool>(&mut self, run: &mut Run, target: usize, most: u8) -> Result<bool, Cancelled> {
        let narrowed = self.reach.narrow::<G>(run, target, most);
        (self.is_loop, self.is_cut) = (false, narrowed.is_cut);
        if narrowed.is_empty {
            return Ok(false);
        }
        self.failed.clear();
        self.lefts.clear();
        self.found.clear();
        self.end = None;
        let mark = run.mark();
        run.say::<G>(target);
        let found = run.is_broken || self.extend::<G>(run, target, (target, 0), most)?;
        run.back::<G>(mark);
        Ok(found)
    }

    /// The whip found last, on this target.
    pub fn chain<const G: bool>(&self, run: &mut Run, target: usize) -> Option<Chain> {
        let nodes = self.found.iter().rev().map(|&(node, question)| (node, Some(question)));
        Chain::new::<G>(run, target, nodes, self.end)
    }

    /// Whether the whip can go on from its last node, with the hash of all, by at most `left`
    /// questions.
    fn extend<const G: bool>(
        &mut self,
        run: &mut Run,
        target: usize,
        (last, hash): (usize, u64),
        left: u8,
    ) -> Result<bool, Cancelled> {
        let state = (hash, last as u16, left);
        if self.failed.contains(&state) {
            return Ok(false);
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_BETWEEN_CHECKS) && self.cancel.is_cancelled() {
            return Err(Cancelled);
        }
        let was_loop = std::mem::take(&mut self.is_loop);
        let mut found = false;
        for (node, question) in self.next::<G>(run, target, last) {
            let node = usize::from(node);
            let after = self.reach.after(node);
            if after >= left {
                self.is_cut |= after != u8::MAX;
                continue;
            }
            if !self.push(run, last, Some(node), question.into()) {
                continue;
            }
            let mark = run.mark();
            run.say::<G>(node);
            found = if run.is_broken {
                self.ends(run, node)
            } else if node < run.field.candidates || run.mark().excluded > mark.excluded {
                self.extend::<G>(run, target, (node, hash ^ self.hashes[node]), left - 1)?
            } else {
                false
            };
            run.back::<G>(mark);
            self.lefts.pop();
            if found {
                self.found.push((node as u16, question));
                break;
            }
        }
        if !found && !self.is_loop {
            self.failed.insert(state);
        }
        self.is_loop |= was_loop;
        Ok(found)
    }

    /// The nodes that can come next, with their questions.
    fn next<const G: bool>(&mut self, run: &Run, target: usize, last: usize) -> SmallVec<[(u16, u16); 16]> {
        let field = run.field;
        let mut next = SmallVec::new();
        for &candidate in field.excluded.of(last) {
            for &question in &field.questions[usize::from(candidate)] {
                let at = usize::from(question);
                if self.seen[at] == self.nodes {
                    continue;
                }
                self.seen[at] = self.nodes;
                let is_single = run.left_to(at) == 1;
                if run.left_to(at) <= 3 && !field.questions[target].contains(&question) {
                    let new = run.followers::<G>(at).filter(|&node| !run.is_said(node.into()));
                    let new = new.take(if is_single { 1 } else { usize::MAX });
                    next.extend(new.map(|node| (node, question)));
                }
            }
        }
        next
    }

    /// Whether a question without an answer ends the whip behind this node.
    fn ends(&mut self, run: &Run, node: usize) -> bool {
        let field = run.field;
        let questions = field.excluded.of(node).iter().flat_map(|&candidate| &field.questions[usize::from(candidate)]);
        for &question in questions {
            if run.left_to(question.into()) == 0 && self.push(run, node, None, question.into()) {
                self.lefts.pop();
                self.end = Some(question);
                return true;
            }
        }
        false
    }

    /// Adds a question, unless that makes a loop: answers on the left are different.
    fn push(&mut self, run: &Run, last: usize, node: Option<usize>, question: usize) -> bool {
        let is_left = |&answer: &u16| {
            let answer = usize::from(answer);
            Some(answer) != node && run.is_open(answer) && run.field.excludes(last, answer)
        };
        self.lefts.push(run.field.answers.of(question).iter().copied().filter(is_left).collect());
        let is_loop = !self.are_distinct();
        if is_loop {
            self.lefts.pop();
            self.is_loop = true;
        }
        !is_loop
    }

    /// Whether each question can have an answer of its own on the left.
    fn are_distinct(&self) -> bool {
        let mut owners: SmallVec<[(u16, usize); 16]> = SmallVec::new();
        (0..self.lefts.len()).all(|question| self.assign(question, &mut owners, &mut SmallVec::new()))
    }

    /// Finds an answer for one more question, if others have to change theirs.
    fn assign(&self, question: usize, owners: &mut SmallVec<[(u16, usize); 16]>, tried: &mut Lefts) -> bool {
        let is_free = |left: &&u16| owners.iter().all(|(owned, _)| owned != *left);
        if let Some(&left) = self.lefts[question].iter().find(is_free) {
            owners.push((left, question));
            return true;
        }
        for &left in &self.lefts[question] {
            let Some(at) = owners.iter().position(|(owned, _)| *owned == left) else { continue };
            if tried.contains(&left) {
                continue;
            }
            tried.push(left);
            let before = std::mem::replace(&mut owners[at].1, question);
            if self.assign(before, owners, tried) {
                return true;
            }
            owners[at].1 = before;
        }
        false
    }
}
