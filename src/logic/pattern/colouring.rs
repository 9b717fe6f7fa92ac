//! Colouring: pairs of candidates of which one is true, followed from pair to pair.

use super::sketched::Sketched;
use crate::board::{Candidate, CandidateSet, Constraint, DigitSet, HouseSet, Position, Question};
use crate::logic::proof::Truth;
use crate::logic::sketch::{Link, Part, Role, Sketch};

/// One or two clusters of candidates in two colours each, and the rule that makes candidates or
/// colours false.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Colouring {
    /// The rule that applies.
    pub rule: ColourRule,
    /// The clusters; the first has the colours A and B, the second C and D.
    pub clusters: Vec<Cluster>,
}

/// A rule that makes candidates or colours false.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ColourRule {
    /// One cluster: a candidate that conflicts with both of its colours is false.
    Trap,
    /// One cluster: these candidates of colour A conflict, so that colour is false.
    Wrap([Candidate; 2]),
    /// One cluster: colour A leaves this without a candidate, so that colour is false.
    Unfillable(Constraint),
    /// Two clusters: where candidates of two colours conflict, a candidate that conflicts with the
    /// other two colours is false.
    Bridge(Vec<[Candidate; 2]>),
    /// Two clusters: candidates of colour A, the first of each two, conflict with both colours of
    /// the second, so that colour is false.
    Pinch([[Candidate; 2]; 2]),
}

/// Candidates joined by pairs of which one is true: all of one colour are true, and none of the
/// other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cluster {
    /// The candidates of each of the two colours.
    pub colours: [CandidateSet; 2],
    /// The pairs that join them, in an order in which each but the first starts from a known
    /// candidate.
    pub links: Vec<ColourLink>,
    /// Candidates that matter for another reason than being joined.
    pub ends: CandidateSet,
}

/// A house with two places for a digit, or a cell with two candidates, one of each colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ColourLink {
    /// The digit and the house, or the cell.
    pub by: Constraint,
    /// The candidate from which it is reached.
    pub from: Candidate,
    /// Its other candidate.
    pub to: Candidate,
    /// Whether the proof needs the link itself, and not only the candidates that it joins.
    pub is_truth: bool,
}

impl Cluster {
    /// The colour of a candidate of the cluster, 0 or 1.
    pub fn colour(&self, candidate: Candidate) -> Option<usize> {
        self.colours.iter().position(|colour| colour.contains(candidate))
    }

    /// Leaves out a truth, and every link that then joins nothing.
    fn drop_truth(&mut self, truth: Constraint) {
        self.links.iter_mut().filter(|link| link.by == truth).for_each(|link| link.is_truth = false);
        while let Some(useless) = self.links.iter().position(|link| !link.is_truth && !self.is_bridge(link)) {
            self.links.remove(useless);
        }
        let joined: CandidateSet = self.links.iter().flat_map(|link| [link.from, link.to]).collect();
        self.colours.iter_mut().for_each(|colour| *colour &= joined | self.ends);
    }

    /// Whether a link joins two parts of the cluster that are both needed.
    fn is_bridge(&self, bridge: &ColourLink) -> bool {
        let others = || self.links.iter().filter(|link| *link != bridge);
        let part = |start: Candidate| {
            let (mut part, mut before) = (CandidateSet::of(start), CandidateSet::EMPTY);
            while part != before {
                before = part;
                let touching = others().filter(|link| before.contains(link.from) || before.contains(link.to));
                part.extend(touching.flat_map(|link| [link.from, link.to]));
            }
            part
        };
        let is_needed = |part: CandidateSet| {
            !part.is_disjoint(self.ends) || others().any(|link| link.is_truth && part.contains(link.from))
        };
        let [one, two] = [part(bridge.from), part(bridge.to)];
        !one.contains(bridge.to) && is_needed(one) && is_needed(two)
    }
}

impl Colouring {
    /// The digits of the coloured candidates.
    pub fn digits(&self) -> DigitSet {
        let all = self.clusters.iter().flat_map(|cluster| cluster.colours).flatten();
        all.map(Candidate::digit).collect()
    }

    /// The letter, from 0, of a coloured candidate.
    pub fn letter(&self, candidate: Candidate) -> Option<usize> {
        let number = |(i, cluster): (usize, &Cluster)| cluster.colour(candidate).map(|colour| 2 * i + colour);
        self.clusters.iter().enumerate().find_map(number)
    }

    /// Coloured candidates that conflict although they are not joined.
    pub fn meetings(&self) -> &[[Candidate; 2]] {
        match &self.rule {
            ColourRule::Trap | ColourRule::Unfillable(_) => &[],
            ColourRule::Wrap(candidates) => std::slice::from_ref(candidates),
            ColourRule::Bridge(meetings) => meetings,
            ColourRule::Pinch(meetings) => meetings,
        }
    }
}

impl Sketched for Colouring {
    /// The colours by their letters, and the links; where two colours exclude each other, a weak
    /// link.
    fn sketch(&self, _: &Position) -> Sketch {
        let one = CandidateSet::of;
        let strong = |known: &ColourLink| Link::strong(one(known.from), one(known.to), known.by);
        let meeting = |&[from, to]: &[Candidate; 2]| Link::weak(one(from), one(to));
        let own = self.clusters.iter().flat_map(|cluster| &cluster.links);
        let links = own.clone().map(strong).chain(self.meetings().iter().map(meeting)).collect();
        let empty = if let ColourRule::Unfillable(constraint) = self.rule { Some(constraint) } else { None };
        let questions = own.map(|link| link.by).chain(empty).map(Constraint::question);
        let house = |question| if let Question::Where(_, house) = question { Some(house) } else { None };
        let base: HouseSet = questions.filter_map(house).collect();
        let colours = self.clusters.iter().flat_map(|cluster| cluster.colours).enumerate();
        let parts = colours.map(|(letter, candidates)| Part::of(Role::Colour(letter as u8), candidates));
        let sketch = parts.fold(Sketch::default(), Sketch::with).on(base, HouseSet::EMPTY);
        Sketch { links, ..sketch }
    }

    /// Removes the part that belongs to a truth that the proof can do without.
    fn drop_truth(&mut self, truth: Truth<'_>) {
        let Truth::Question(question) = truth else { return };
        self.clusters.iter_mut().for_each(|cluster| cluster.drop_truth(question));
    }
}
