//! Blossom loops: lines from the candidates of one question into another.
//!
//! Of the candidates of a question, the *stem*, one is true. From each runs a line of weak and
//! strong links, and the ends of the lines are candidates of one question, so that only one of them
//! can be true. Then one line runs forwards, from true to true, and the others backwards, from
//! false to false: of any two candidates that a weak link joins exactly one is true, and so is one
//! of the ends. With two lines it is a loop of a chain.

use super::sketched::Sketched;
use crate::board::{Candidate, CandidateSet, Constraint, HouseSet, Position};
use crate::logic::sketch::{Link, LinkKind, Part, Role, Sketch};

/// Lines from all candidates of a question to candidates of another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BlossomLoop {
    /// The question whose candidates the lines begin with.
    pub stem: Constraint,
    /// The lines, one for each candidate.
    pub lines: Vec<BlossomLine>,
    /// The question whose candidates they end with.
    pub exit: Constraint,
}

/// A line of a blossom loop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BlossomLine {
    /// The candidate at the start; without links, also the end.
    pub start: Candidate,
    /// The strong links, each with its constraint: the first candidate is excluded by what is true
    /// before, so that the second is true.
    pub links: Vec<(Constraint, [Candidate; 2])>,
}

impl BlossomLine {
    /// The last candidate.
    pub fn end(&self) -> Candidate {
        self.links.last().map_or(self.start, |(_, [_, on])| *on)
    }

    /// The candidates that a weak link joins.
    pub fn weak_links(&self) -> impl Iterator<Item = [Candidate; 2]> + '_ {
        let ons = std::iter::once(self.start).chain(self.links.iter().map(|(_, [_, on])| *on));
        ons.zip(self.links.iter().map(|(_, [off, _])| *off)).map(|(on, off)| [on, off])
    }

    /// All candidates in order.
    pub fn candidates(&self) -> impl Iterator<Item = Candidate> + '_ {
        std::iter::once(self.start).chain(self.links.iter().flat_map(|(_, pair)| *pair))
    }
}

impl BlossomLoop {
    /// The truths of its proof: the stem, and the constraint of each strong link.
    pub fn truths(&self) -> impl Iterator<Item = Constraint> + '_ {
        let links = self.lines.iter().flat_map(|line| line.links.iter().map(|(by, _)| *by));
        std::iter::once(self.stem).chain(links)
    }

    /// The ends of the lines.
    pub fn ends(&self) -> CandidateSet {
        self.lines.iter().map(BlossomLine::end).collect()
    }

    /// The candidates that exclude both sides of a weak link, or all ends.
    pub fn removed(&self, position: &Position) -> CandidateSet {
        let own: CandidateSet = self.lines.iter().flat_map(BlossomLine::candidates).collect();
        let is_removed = |gone: &Candidate| {
            let excludes = |other: Candidate| gone.conflicts(other);
            let mut weak = self.lines.iter().flat_map(BlossomLine::weak_links);
            weak.any(|pair| pair.into_iter().all(excludes)) || self.ends().iter().all(excludes)
        };
        (position.all_candidates() - own).iter().filter(is_removed).collect()
    }
}

impl Sketched for BlossomLoop {
    /// The candidates of the stem as pattern, each line in a colour of its own with its links, and
    /// the ends.
    fn sketch(&self, position: &Position) -> Sketch {
        let mut sketch = Sketch::of(position.choices(self.stem).collect());
        for (letter, line) in (0..).zip(&self.lines) {
            let inner: CandidateSet = line.candidates().skip(1).collect();
            if !inner.is_empty() {
                sketch = sketch.with(Part::of(Role::Colour(letter), inner));
            }
            for ([on, off], (by, [_, next])) in line.weak_links().zip(&line.links) {
                let [on, off, next] = [on, off, *next].map(CandidateSet::of);
                sketch.links.push(Link::weak(on, off));
                sketch.links.push(Link { from: off, to: next, kind: LinkKind::Strong, by: Some(*by) });
            }
        }
        sketch.with(Part::of(Role::End, self.ends())).on(HouseSet::EMPTY, HouseSet::EMPTY)
    }
}
