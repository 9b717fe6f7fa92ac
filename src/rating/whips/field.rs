//! The open candidates of a position by number, the segments that hold several of one digit, and
//! what excludes what.

use crate::board::{Candidate, Constraint, Element, Position, View};

/// No group.
pub const NONE: u16 = u16::MAX;

/// The number of questions.
pub const QUESTIONS: usize = 324;

/// Lists of numbers one behind the other.
#[derive(Default)]
pub struct Lists {
    ends: Vec<u32>,
    numbers: Vec<u16>,
}

impl Lists {
    /// The list at this place.
    #[inline]
    pub fn of(&self, place: usize) -> &[u16] {
        let start = if place == 0 { 0 } else { self.ends[place - 1] as usize };
        &self.numbers[start..self.ends[place] as usize]
    }

    fn push(&mut self, list: impl IntoIterator<Item = u16>) {
        self.numbers.extend(list);
        self.ends.push(self.numbers.len() as u32);
    }
}

/// The unchanging part of a search. A *node* is what a chain can say to be true: a candidate,
/// numbered from 0, or a group, numbered behind the candidates.
pub struct Field {
    /// The number of open candidates.
    pub candidates: usize,
    /// The four questions of each candidate: cell, row, column, box.
    pub questions: Vec<[u16; 4]>,
    /// The candidates that each node excludes, in ascending order.
    pub excluded: Lists,
    /// The open answers of each question.
    pub answers: Lists,
    /// The groups of each candidate, [`NONE`] where it is alone: in its row, in its column.
    pub groups_of: Vec<[u16; 2]>,
    /// The groups of each question.
    pub groups_in: Lists,
    /// The number of candidates of each group.
    pub sizes: Vec<u8>,
    /// The question of the line and that of the box, by group.
    lines: Vec<[u16; 2]>,
    open: Vec<Candidate>,
}

impl Field {
    /// Numbers the candidates of a position.
    pub fn new(position: &Position) -> Field {
        let is_open = |&candidate: &Candidate| !position.is_placed(candidate);
        let open: Vec<Candidate> = position.all_candidates().iter().filter(is_open).collect();
        let mut number = [NONE; 729];
        open.iter().zip(0..).for_each(|(candidate, at)| number[candidate.index()] = at);
        let numbered = |constraint: Constraint| {
            let candidates = (0..9).map(move |slot| constraint.candidate(slot));
            candidates.map(|candidate| number[candidate.index()]).filter(|&at| at != NONE)
        };
        let mut answers = Lists::default();
        Constraint::all().for_each(|constraint| answers.push(numbered(constraint)));
        let questions: Vec<[u16; 4]> =
            open.iter().map(|candidate| candidate.constraints().map(|constraint| constraint.index() as u16)).collect();
        let mut field = Field {
            candidates: open.len(),
            questions,
            excluded: Lists::default(),
            answers,
            groups_of: vec![[NONE; 2]; open.len()],
            groups_in: Lists::default(),
            sizes: Vec::new(),
            lines: Vec::new(),
            open,
        };
        for candidate in 0..field.candidates {
            let excluded = union(field.questions[candidate].iter().map(|&question| field.answers.of(question.into())));
            field.excluded.push(excluded.into_iter().filter(|&other| usize::from(other) != candidate));
        }
        field.find_groups();
        field
    }

    fn find_groups(&mut self) {
        let mut by_segment: Vec<(u16, u16)> = Vec::with_capacity(2 * self.candidates);
        for (candidate, number) in self.open.iter().zip(0..) {
            let segment = |line: usize| (candidate.digit().index() * 18 + line) * 9 + candidate.cell().box_number();
            let lines = [candidate.cell().row(), 9 + candidate.cell().column()];
            by_segment.extend(lines.map(|line| (segment(line) as u16, number)));
        }
        by_segment.sort_unstable();
        let mut in_question = vec![Vec::new(); QUESTIONS];
        for members in by_segment.chunk_by(|a, b| a.0 == b.0).filter(|members| members.len() > 1) {
            let (segment, first) = members[0];
            let is_column = segment / 9 % 18 >= 9;
            let of_first = self.questions[usize::from(first)];
            let view = if is_column { View::Column } else { View::Row };
            let questions = [of_first[view.index()], of_first[View::Box.index()]];
            let group = (self.candidates + self.lines.len()) as u16;
            questions.iter().for_each(|&question| in_question[usize::from(question)].push(group));
            members.iter().for_each(|&(_, member)| self.groups_of[usize::from(member)][usize::from(is_column)] = group);
            let others = union(questions.iter().map(|&question| self.answers.of(question.into())));
            self.excluded.push(others.into_iter().filter(|&other| members.iter().all(|&(_, member)| member != other)));
            self.sizes.push(members.len() as u8);
            self.lines.push(questions);
        }
        in_question.into_iter().for_each(|groups| self.groups_in.push(groups));
    }

    /// A candidate by its number.
    pub fn candidate(&self, number: usize) -> Candidate {
        self.open[number]
    }

    /// The number of nodes.
    pub fn nodes(&self) -> usize {
        self.candidates + self.lines.len()
    }

    /// The groups, with the questions of their line and their box.
    pub fn groups(&self) -> impl Iterator<Item = (usize, [u16; 2])> {
        self.lines.iter().enumerate().map(|(at, &questions)| (self.candidates + at, questions))
    }

    /// Whether a node excludes a candidate.
    #[inline]
    pub fn excludes(&self, node: usize, candidate: usize) -> bool {
        self.excluded.of(node).binary_search(&(candidate as u16)).is_ok()
    }
}

/// All numbers of some lists, in ascending order.
fn union<'a>(lists: impl Iterator<Item = &'a [u16]>) -> Vec<u16> {
    let mut all: Vec<u16> = lists.flatten().copied().collect();
    all.sort_unstable();
    all.dedup();
    all
}
