//! Oddagon chains: a ring of an odd number of candidates that is impossible without its guardians.
//!
//! Take a ring of an odd number of candidates, five or more, such that any two neighbours are in
//! one cell or are two places of a digit in one house. If these cells and houses had no other
//! candidates, exactly one of any two neighbours would be true, so every second one all the way
//! round, which an odd number does not allow. So one of the other candidates there, the
//! *guardians*, is true, and a candidate that conflicts with all of them is false.
//!
//! With one digit in all places it is a broken wing (`guardian.rs`). No line of thought that starts
//! at the ring comes to an end, so no whip proves the same.
//!
//! **Search.** Suppose a candidate true. Each cell and each digit of a house that it leaves two
//! candidates is a link between these; if some links form an odd ring, the candidate is false. A
//! colouring with two colours tells at once whether there is one. Of its rings, a shortest is
//! taken. The ring may also go through the candidate itself; such rings are searched up to nine
//! links.
//!
//! **Proof.** The truths are the constraints of the links.
//!
//! Denis Berthier, *Pattern-Based Constraint Satisfaction and Logic Puzzles* (2012).

use super::conflicts::Conflicts;
use super::forcing;
use crate::board::{Candidate, CandidateSet, Constraint, ConstraintSet, Element, Literal, Position, table};
use crate::logic::{Facts, Flow, Idea, Limits, OddChain, Proof, Sink, Spec};
use smallvec::SmallVec;
use std::collections::VecDeque;
use std::iter::successors;

/// A candidate that conflicts with all guardians of an odd ring is false.
pub static ODDAGON_CHAIN: Spec = forcing("oddagon-chain", search).idea(Idea::Suppose);

/// The most links of a ring: no person sees a longer one.
const LONGEST: usize = 13;

/// The fewest links of a ring: three candidates with a link between any two are in one house or
/// cell.
const SHORTEST: usize = 5;

/// The most links of a ring through the candidate that it removes.
const LONGEST_THROUGH: usize = 9;

fn search(facts: &Facts, limits: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let is_open = |constraint: &Constraint| position.slots(*constraint).len() >= 2;
    let open: Vec<Open> =
        (0..).zip(Constraint::all().filter(is_open)).map(|(number, by)| Open::new(position, number, by)).collect();
    let mut number_of = [0; Constraint::COUNT];
    open.iter().for_each(|open| number_of[open.by.index()] = usize::from(open.number));
    // The links that are there without a supposition.
    let usual: Vec<Option<Link>> = open.iter().map(|open| open.link(CandidateSet::EMPTY)).collect();
    let with_links: ConstraintSet = usual.iter().flatten().map(|link| open[usize::from(link.open)].by).collect();
    let all_open: ConstraintSet = open.iter().map(|open| open.by).collect();
    let conflicts = facts.get::<Conflicts>();
    let mut rings: Vec<(usize, Candidate, Vec<Link>)> = Vec::new();
    for supposed in position.all_candidates() {
        sink.tick()?;
        let gone = conflicts.of(supposed);
        // By constraint, the number of candidates that are gone.
        let mut lost = [0u8; Constraint::COUNT];
        gone.iter().flat_map(Candidate::constraints).for_each(|by| lost[by.index()] += 1);
        let (mut links, mut to_gone) = (Vec::with_capacity(64), Vec::with_capacity(64));
        for by in with_links | (conflicts.touched_by(supposed) & all_open) {
            let number = number_of[by.index()];
            let (open, lost) = (&open[number], usize::from(lost[by.index()]));
            match (lost, open.candidates.len() - lost) {
                (0, _) => links.extend(usual[number]),
                (_, 2) => links.extend(open.link(gone)),
                (_, 1) => to_gone.extend(open.links_to_gone(gone)),
                _ => {}
            }
        }
        let mut colours = Colours::new();
        let is_odd = links.iter().any(|link| colours.add(link));
        let ring = if is_odd { shortest(&links, LONGEST.min(limits.lines)) } else { None };
        let ring = ring.or_else(|| {
            // Without an odd ring among the links of its class, none goes through the candidate.
            let may_be = is_odd || {
                to_gone.iter().for_each(|link| _ = colours.add(link));
                colours.is_odd(supposed)
            };
            links.append(&mut to_gone);
            let through = || Through::of(&open, supposed, &links).shortest(LONGEST_THROUGH.min(limits.lines));
            if may_be { through() } else { None }
        });
        rings.extend(ring.map(|ring| (ring.len(), supposed, ring)));
    }
    rings.sort_by_key(|&(length, supposed, _)| (length, supposed));
    let found: CandidateSet = rings.iter().map(|&(_, supposed, _)| supposed).collect();
    let mut known = CandidateSet::EMPTY;
    for (_, supposed, ring) in rings {
        // Otherwise an earlier ring, which is no longer, has removed it.
        if !known.contains(supposed) {
            let pattern = told(&open, &ring);
            let is_gone = |one: &Candidate| pattern.guardians.iter().all(|guardian| guardian.conflicts(*one));
            let gone: Vec<Candidate> = found.iter().filter(is_gone).collect();
            known |= gone.iter().copied().collect();
            let proof = Proof::of(pattern.by.iter().copied());
            sink.find(pattern.into(), gone.into_iter().map(Literal::is_not), proof)?;
        }
    }
    Flow::Continue(())
}

/// An open constraint.
struct Open {
    number: u16,
    by: Constraint,
    candidates: SmallVec<[Candidate; 9]>,
    all: CandidateSet,
}

impl Open {
    fn new(position: &Position, number: u16, by: Constraint) -> Open {
        let candidates: SmallVec<[Candidate; 9]> = position.candidates_of(by).collect();
        Open { number, by, all: candidates.iter().copied().collect(), candidates }
    }

    /// The candidates that a link leaves out.
    fn others(&self, link: Link) -> CandidateSet {
        link.ends.into_iter().fold(self.all, CandidateSet::without)
    }

    /// The link between the candidates that are left when these are gone, if they are two.
    fn link(&self, gone: CandidateSet) -> Option<Link> {
        let mut left = self.candidates.iter().copied().filter(|&candidate| !gone.contains(candidate));
        let (Some(one), Some(two), None) = (left.next(), left.next(), left.next()) else { return None };
        Some(Link { ends: [one, two], open: self.number })
    }

    /// If one candidate is left, its links with each of those that are gone.
    fn links_to_gone(&self, gone: CandidateSet) -> impl Iterator<Item = Link> {
        let mut left = self.candidates.iter().copied().filter(|&candidate| !gone.contains(candidate));
        let only = left.next().filter(|_| left.next().is_none());
        only.into_iter().flat_map(move |only| {
            let others = self.candidates.iter().filter(move |other| **other != only);
            others.map(move |&other| Link { ends: [only, other], open: self.number })
        })
    }
}

/// Two candidates of an open constraint, by its number in the list.
#[derive(Clone, Copy)]
struct Link {
    ends: [Candidate; 2],
    open: u16,
}

/// Two colours for the ends of links: each candidate in each colour, with another one of its class.
/// Links join opposite colours.
struct Colours([u16; 2 * Candidate::COUNT]);

impl Colours {
    fn new() -> Colours {
        static APART: [u16; 2 * Candidate::COUNT] = table!(0; 2 * Candidate::COUNT, index => index as u16);
        Colours(APART)
    }

    /// Adds a link. Returns whether two colours do not suffice for its ends, as links of their
    /// class form an odd ring.
    fn add(&mut self, link: &Link) -> bool {
        let [one, two] = link.ends.map(|end| 2 * end.index());
        self.join(one, two + 1);
        self.join(one + 1, two);
        self.is_odd(link.ends[0])
    }

    /// Whether two colours do not suffice for the class of a candidate.
    fn is_odd(&mut self, candidate: Candidate) -> bool {
        self.root(2 * candidate.index()) == self.root(2 * candidate.index() + 1)
    }

    fn join(&mut self, one: usize, two: usize) {
        let (one, two) = (self.root(one), self.root(two));
        self.0[one] = two as u16;
    }

    /// The representative of a class.
    fn root(&mut self, mut at: usize) -> usize {
        while usize::from(self.0[at]) != at {
            // Halves the path for the next time.
            self.0[at] = self.0[usize::from(self.0[at])];
            at = usize::from(self.0[at]);
        }
        at
    }
}

/// A shortest odd ring of at most `longest` links: from each candidate, the others are visited in
/// the order of their distance, until a link joins two at the same distance.
fn shortest(links: &[Link], longest: usize) -> Option<Vec<Link>> {
    let of = ByEnd::new(links);
    let mut best: Option<Vec<Link>> = None;
    let starts: CandidateSet = links.iter().flat_map(|link| link.ends).collect();
    let mut ways = vec![Way { distance: 0, by: links[0] }; Candidate::COUNT];
    for start in starts {
        let most = best.as_ref().map_or(longest, |best| best.len() - 2);
        best = ring_through(&of, &mut ways, start, most).or(best);
    }
    best
}

/// How a candidate was met.
#[derive(Clone, Copy)]
struct Way {
    distance: usize,
    /// The last link; at the start it says nothing.
    by: Link,
}

/// The first odd ring met from a candidate; if the shortest ring goes through the candidate, it is
/// that ring. `ways` is for candidates that are met.
fn ring_through(of: &ByEnd<'_>, ways: &mut [Way], start: Candidate, most: usize) -> Option<Vec<Link>> {
    let mut met = CandidateSet::of(start);
    ways[start.index()].distance = 0;
    let mut queue = VecDeque::from([start]);
    while let Some(at) = queue.pop_front() {
        let distance = ways[at.index()].distance;
        if 2 * distance + 1 > most {
            return None;
        }
        for link in of.links(at) {
            let next = link.other(at);
            if !met.contains(next) {
                met.insert(next);
                ways[next.index()] = Way { distance: distance + 1, by: link };
                queue.push_back(next);
            } else if ways[next.index()].distance == distance {
                let back = |from: Candidate| {
                    let step = |at: Candidate| (at != start).then(|| ways[at.index()].by).map(|by| (by, by.other(at)));
                    successors(step(from), move |&(_, at)| step(at)).map(|(link, _)| link)
                };
                // Out along one path, back along the other.
                let mut ring: Vec<Link> = back(at).collect();
                ring.reverse();
                ring.push(link);
                ring.extend(back(next));
                return Some(ring);
            }
        }
    }
    None
}

/// A search for rings through a candidate.
struct Through<'a> {
    open: &'a [Open],
    start: Candidate,
    of: ByEnd<'a>,
    path: Vec<Link>,
    /// The candidates of the path.
    on: CandidateSet,
    /// The other candidates of the path's constraints.
    guardians: CandidateSet,
    /// The fewest links from each candidate to the start, if their number is even, and if it is
    /// odd.
    distance: [[u8; 2]; Candidate::COUNT],
}

impl<'a> Through<'a> {
    fn of(open: &'a [Open], start: Candidate, links: &'a [Link]) -> Through<'a> {
        let of = ByEnd::new(links);
        let distance = of.distances(start);
        let on = CandidateSet::of(start);
        Through { open, start, of, path: Vec::new(), on, guardians: CandidateSet::EMPTY, distance }
    }

    /// A shortest ring of at most `longest` links.
    fn shortest(mut self, longest: usize) -> Option<Vec<Link>> {
        let fewest = usize::from(self.distance[self.start.index()][1]);
        let mut lengths = (SHORTEST..=longest).step_by(2).filter(|length| *length >= fewest);
        lengths.find(|&length| self.closes(self.start, length)).map(|_| self.path)
    }

    /// Whether the path can become a ring with this many more links. If so, it is completed.
    fn closes(&mut self, at: Candidate, more: usize) -> bool {
        let mut end = self.of.first(at);
        while let Some(link) = self.of.link(end) {
            end = self.of.next[usize::from(end)];
            let next = link.other(at);
            let is_last = more == 1;
            let is_free = if is_last { next == self.start } else { !self.on.contains(next) };
            // Most ways lead too far from the start, or back in an even number of links.
            let fewest = usize::from(self.distance[next.index()][(more - 1) % 2]);
            if !is_free || fewest >= more || self.guardians.contains(next) {
                continue;
            }
            let others = self.open[usize::from(link.open)].others(link);
            if !others.is_disjoint(self.on) || self.path.iter().any(|known| known.open == link.open) {
                continue;
            }
            let before = (self.on, self.guardians);
            self.path.push(link);
            self.on.insert(next);
            self.guardians |= others;
            if is_last || self.closes(next, more - 1) {
                return true;
            }
            self.path.pop();
            (self.on, self.guardians) = before;
        }
        false
    }
}

/// The links of each candidate, in their order: a list of link ends, each by the number of its link
/// and its place there.
struct ByEnd<'a> {
    all: &'a [Link],
    /// The first link end of each candidate.
    first: [u16; Candidate::COUNT],
    /// After each link end, the next one of the same candidate.
    next: Vec<u16>,
}

/// No link end.
const NONE: u16 = u16::MAX;

impl<'a> ByEnd<'a> {
    fn new(all: &'a [Link]) -> ByEnd<'a> {
        let mut first = [NONE; Candidate::COUNT];
        let mut next = vec![NONE; 2 * all.len()];
        for (number, link) in all.iter().enumerate().rev() {
            for place in [1, 0] {
                let end = 2 * number + place;
                next[end] = std::mem::replace(&mut first[link.ends[place].index()], end as u16);
            }
        }
        ByEnd { all, first, next }
    }

    /// The first link end of a candidate.
    fn first(&self, candidate: Candidate) -> u16 {
        self.first[candidate.index()]
    }

    /// The link of a link end.
    fn link(&self, end: u16) -> Option<Link> {
        self.all.get(usize::from(end) / 2).copied()
    }

    fn links(&self, candidate: Candidate) -> impl Iterator<Item = Link> {
        let after = |end: &u16| self.next.get(usize::from(*end)).copied();
        successors(Some(self.first(candidate)), after).map_while(|end| self.link(end))
    }

    /// The fewest links from each candidate to this one, of an even number and of an odd one; 255
    /// if none lead there. A way may pass a candidate more than once.
    fn distances(&self, to: Candidate) -> [[u8; 2]; Candidate::COUNT] {
        let mut distances = [[u8::MAX; 2]; Candidate::COUNT];
        distances[to.index()][0] = 0;
        let mut queue = VecDeque::from([(to, 0)]);
        while let Some((at, parity)) = queue.pop_front() {
            let more = distances[at.index()][parity].saturating_add(1);
            for link in self.links(at) {
                let next = link.other(at);
                let known = &mut distances[next.index()][1 - parity];
                if *known > more {
                    *known = more;
                    queue.push_back((next, 1 - parity));
                }
            }
        }
        distances
    }
}

impl Link {
    fn other(&self, end: Candidate) -> Candidate {
        let [one, two] = self.ends;
        if one == end { two } else { one }
    }
}

/// The ring as a pattern.
fn told(open: &[Open], ring: &[Link]) -> OddChain {
    let of = |link: &Link| &open[usize::from(link.open)];
    let is_shared = |end: &Candidate| ring.last().is_some_and(|last| last.ends.contains(end));
    let first = ring[0].ends.into_iter().find(is_shared).unwrap_or(ring[0].ends[0]);
    let candidates = ring.iter().scan(first, |at, link| {
        let now = *at;
        *at = link.other(now);
        Some(now)
    });
    OddChain {
        ring: candidates.collect(),
        by: ring.iter().map(|link| of(link).by).collect(),
        guardians: ring.iter().fold(CandidateSet::EMPTY, |guardians, link| guardians | of(link).others(*link)),
    }
}
