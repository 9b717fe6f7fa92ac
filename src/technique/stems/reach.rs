//! The candidates that one leads to along weak and strong links, breadth first.

use crate::board::{Candidate, CandidateSet, Constraint, Element, Position};
use crate::logic::{Changes, Fact, Facts};
use std::ops::Range;

/// A strong link of a line: its constraint, the candidate that is excluded, and the one that is
/// therefore true.
pub type Strong = (Constraint, [Candidate; 2]);

/// By candidate, the candidates that are true if it is not, each with the constraint of the two.
#[derive(Default)]
pub struct StrongLinks(Vec<Vec<(Candidate, Constraint)>>);

impl Fact for StrongLinks {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        let position = facts.position();
        self.0.clear();
        self.0.resize(Candidate::COUNT, Vec::new());
        for by in Constraint::all().filter(|by| position.slots(*by).len() == 2) {
            let mut pair = position.candidates_of(by);
            if let (Some(one), Some(two)) = (pair.next(), pair.next()) {
                self.0[one.index()].push((two, by));
                self.0[two.index()].push((one, by));
            }
        }
    }
}

/// The candidates that one leads to by short lines.
pub struct Reached {
    /// Those that are true.
    pub on: CandidateSet,
    /// Those that are false.
    pub off: CandidateSet,
    /// The true ones, each with the place of the one before it, and the link between. The start
    /// comes first, and shorter lines before longer ones.
    steps: Vec<(Candidate, usize, Option<Strong>)>,
}

impl Reached {
    /// The candidates that one leads to by at most this many strong links. Lines that contradict
    /// each other are followed no further.
    pub fn from(position: &Position, strong: &StrongLinks, start: Candidate, longest: usize) -> Reached {
        let mut reached =
            Reached { on: CandidateSet::of(start), off: CandidateSet::EMPTY, steps: vec![(start, 0, None)] };
        let mut level = 0..1;
        for links in 0..=longest {
            let excluded = |place: usize| position.conflicts(reached.steps[place].0);
            let off: CandidateSet = level.clone().flat_map(excluded).collect();
            if !(off & reached.on).is_empty() {
                let gone: CandidateSet = reached.steps.drain(level).map(|(on, ..)| on).collect();
                reached.on -= gone;
                break;
            }
            reached.off |= off;
            if links < longest && !reached.follow(position, strong, level.clone()) {
                break;
            }
            level = level.end..reached.steps.len();
        }
        reached
    }

    /// Adds the candidates that are true after one more strong link, unless one of them is false.
    fn follow(&mut self, position: &Position, strong: &StrongLinks, level: Range<usize>) -> bool {
        let (mut on, mut steps) = (CandidateSet::EMPTY, Vec::new());
        for before in level {
            for off in position.conflicts(self.steps[before].0) {
                for &(next, by) in &strong.0[off.index()] {
                    if !self.on.contains(next) && !on.contains(next) {
                        on.insert(next);
                        steps.push((next, before, Some((by, [off, next]))));
                    }
                }
            }
        }
        let is_possible = (on & self.off).is_empty();
        if is_possible {
            self.on |= on;
            self.steps.extend(steps);
        }
        is_possible
    }

    /// The start.
    pub fn start(&self) -> Candidate {
        self.steps[0].0
    }

    /// The lines to the true candidates that will do, the shortest first.
    pub fn lines_to(&self, will_do: impl Fn(Candidate) -> bool) -> impl Iterator<Item = Vec<Strong>> {
        let ends = self.steps.iter().enumerate().filter(move |(_, (on, ..))| will_do(*on)).map(|(place, _)| place);
        ends.map(|mut place| {
            let mut links = Vec::new();
            while let (_, before, Some(link)) = self.steps[place] {
                links.push(link);
                place = before;
            }
            links.reverse();
            links
        })
    }
}
