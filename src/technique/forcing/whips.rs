//! Whips: a supposition that fails in one line of thought, each step because of the one before it.
//!
//! Suppose a candidate *Z* true. Take constraints in turn: in each, all candidates but one are
//! gone, one of them because of the last find; so the remaining one is true. When a constraint has
//! none left, *Z* was wrong. This is a *whip*, a net that never branches: no step has to be kept in
//! mind for a second line of thought, only its eliminations. The number of constraints is its
//! length.
//!
//! | kind | other candidates that may be gone from each constraint |
//! |---|---|
//! | bivalue chain | nothing: two candidates each |
//! | z-chain | candidates in conflict with *Z* |
//! | t-whip | candidates in conflict with earlier finds |
//! | whip | both |
//! | g-whip | both; and a find may be a group, a digit in one of the cells where a line and a box cross |
//!
//! **Search.** Only suppositions that fail at all, when all their consequences are followed at
//! once, are searched. All suppositions grow together, by one constraint at a time, so that the
//! shortest come first. A supposition is followed along a limited number of paths, more where every
//! whip is wanted: among very long whips the shortest may be missed.
//!
//! **Proof.** The truths are the constraints.
//!
//! Denis Berthier, *The Hidden Logic of Sudoku* (2007) and *Pattern-Based Constraint Satisfaction
//! and Logic Puzzles* (2012).

use super::follow::{conflicts, single};
use super::forcing;
use super::nets::Netted;
use crate::board::{
    Candidate, CandidateSet, CellSet, Constraint, ConstraintSet, Digit, Element, House, HouseKind, Literal, Position,
};
use crate::hash::HashSet;
use crate::logic::{
    Alternatives, Branches, Case, Event, Facts, Flow, Idea, Limits, Literals, LockedCandidates, Proof, Replay,
    SearchFn, Sink, Spec, Step,
};
use crate::technique::intersections::{LOCKED_CANDIDATES_CLAIMING, LOCKED_CANDIDATES_POINTING};
use std::iter::successors;

/// Constraints with two candidates each.
pub static BIVALUE_CHAIN: Spec =
    refuting("bivalue-chain", |facts, limits, sink| search(facts, Kind::Bivalue, limits, sink));

/// Constraints with two candidates each, and others that conflict with the supposition.
pub static Z_CHAIN: Spec = refuting("z-chain", |facts, limits, sink| search(facts, Kind::Z, limits, sink));

/// Constraints with two candidates each, and others that conflict with earlier finds.
pub static T_WHIP: Spec = refuting("t-whip", |facts, limits, sink| search(facts, Kind::T, limits, sink));

/// Constraints with one candidate left each, in one line of thought.
pub static WHIP: Spec = refuting("whip", |facts, limits, sink| search(facts, Kind::Whip, limits, sink));

/// The same, with groups.
pub static G_WHIP: Spec = refuting("g-whip", |facts, limits, sink| search(facts, Kind::Grouped, limits, sink));

const fn refuting(id: &'static str, search: SearchFn) -> Spec {
    forcing(id, search).idea(Idea::Suppose)
}

/// All of these except bivalue chains, which are also chains of other kinds.
pub static WHIPS: [&Spec; 4] = [&Z_CHAIN, &T_WHIP, &WHIP, &G_WHIP];

/// The most paths along which a supposition is followed: for one step, and for every step.
const MOST_WAYS: [usize; 2] = [500, 20_000];

/// The kinds of candidates that may be gone from a constraint.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Bivalue,
    Z,
    T,
    Whip,
    Grouped,
}

/// The find in a constraint.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Found {
    One(Candidate),
    /// A digit in one of the cells where two houses cross: the house of the constraint, and this
    /// one.
    Group(Digit, CellSet, House),
}

/// A path so far: the last find, and the path before it.
struct Way {
    /// The index of the path before; none for the first.
    before: Option<usize>,
    constraint: Constraint,
    found: Found,
    /// The eliminations of the find.
    takes: CandidateSet,
    /// The candidates gone by now, except those that conflict with the supposition.
    gone: CandidateSet,
    /// The candidates known to be true.
    on: CandidateSet,
}

/// A position, with the conflicts of each candidate.
struct Board<'p> {
    position: &'p Position,
    conflicts: Vec<CandidateSet>,
}

/// A supposition with all its paths so far, the last generation of which begins at `newest`.
struct Supposition {
    supposed: Candidate,
    /// The candidates that conflict with it.
    takes: CandidateSet,
    ways: Vec<Way>,
    newest: usize,
    known: HashSet<(CandidateSet, Found)>,
}

/// The outcome of a constraint.
enum Outcome {
    Empty,
    Found(Found),
    Open,
}

fn search(facts: &Facts, kind: Kind, limits: &Limits, sink: &mut Sink<'_>) -> Flow {
    let board = &Board::of(facts.position());
    // Nets reach a contradiction wherever whips without groups do.
    let singly = facts.get::<Netted>().as_ref().refuted();
    let failing: CandidateSet = match kind {
        Kind::Grouped => {
            let others = facts.position().all_candidates() - singly;
            singly | others.iter().filter(|&supposed| board.fails(supposed)).collect()
        }
        Kind::T => singly.iter().filter(|&supposed| board.fails_without_it(supposed)).collect(),
        _ => singly,
    };
    let most_ways = MOST_WAYS[usize::from(!sink.wants_one())];
    let mut open: Vec<Supposition> = failing.iter().map(|supposed| Supposition::of(board, supposed)).collect();
    let mut length = 0;
    while !open.is_empty() && length < limits.lines {
        length += 1;
        let mut next = Vec::with_capacity(open.len());
        for mut supposition in open {
            sink.tick()?;
            match supposition.grow(board, kind, most_ways) {
                Some((way, constraint)) => supposition.report(board, way, constraint, sink)?,
                None if supposition.newest < supposition.ways.len() => next.push(supposition),
                None => {}
            }
        }
        if sink.has_found() {
            break;
        }
        open = next;
    }
    Flow::Continue(())
}

impl<'p> Board<'p> {
    fn of(position: &'p Position) -> Board<'p> {
        let conflicts_with = |candidate| {
            if position.has(candidate) {
                conflicts(position, candidate).into_iter().collect()
            } else {
                CandidateSet::EMPTY
            }
        };
        Board { position, conflicts: Candidate::all().map(conflicts_with).collect() }
    }

    /// Whether a supposition leads to a contradiction when all consequences are followed at once,
    /// groups included.
    fn fails(&self, supposed: Candidate) -> bool {
        let mut gone = self.conflicts[supposed.index()];
        let mut on = CandidateSet::of(supposed);
        // Constraints that have lost a candidate since they were examined.
        let mut open = touched(gone);
        while let Some(constraint) = open.first() {
            open.remove(constraint);
            let takes = match self.left(constraint, gone) {
                (None, _) => return true,
                (Some(one), false) if !on.contains(one) => {
                    on.insert(one);
                    self.conflicts[one.index()]
                }
                (Some(_), true) => self.group(constraint, gone).map_or(CandidateSet::EMPTY, |found| self.taken(found)),
                _ => continue,
            };
            open |= touched(takes - gone);
            gone |= takes;
        }
        false
    }

    /// Whether a supposition leads to a contradiction if its own conflicts count only at both ends.
    fn fails_without_it(&self, supposed: Candidate) -> bool {
        let takes = self.conflicts[supposed.index()];
        let (mut gone, mut on) = (CandidateSet::EMPTY, CandidateSet::of(supposed));
        let mut open = touched(takes);
        let mut ends = 1;
        while !open.is_empty() {
            let mut new = CandidateSet::EMPTY;
            for constraint in open {
                let by_supposition = takes - gone;
                let spared =
                    self.position.candidates_of(constraint).filter(|&one| by_supposition.contains(one)).count();
                match self.left(constraint, gone | takes) {
                    (None, _) if spared <= ends + 1 => return true,
                    (Some(one), false) if spared <= ends && !on.contains(one) => {
                        on.insert(one);
                        new |= self.conflicts[one.index()];
                    }
                    _ => {}
                }
            }
            open = touched(new - gone);
            gone |= new;
            ends = 0;
        }
        false
    }

    /// The first remaining candidate of a constraint, and whether there are more.
    fn left(&self, constraint: Constraint, gone: CandidateSet) -> (Option<Candidate>, bool) {
        let mut left = self.position.candidates_of(constraint).filter(|&candidate| !gone.contains(candidate));
        (left.next(), left.next().is_some())
    }

    /// The group that remains in a constraint, if all its places are where two houses cross.
    fn group(&self, constraint: Constraint, gone: CandidateSet) -> Option<Found> {
        let (house, digit) = constraint.house_and_digit()?;
        let left = self.position.candidates_of(constraint).filter(|&candidate| !gone.contains(candidate));
        let cells: CellSet = left.map(Candidate::cell).collect();
        let is_box = |house: House| house.kind() == HouseKind::Box;
        let cover = cells.common_houses().find(|&other| is_box(other) != is_box(house))?;
        Some(Found::Group(digit, cells, cover))
    }

    /// The candidates that conflict with a find.
    fn taken(&self, found: Found) -> CandidateSet {
        match found {
            Found::One(candidate) => self.conflicts[candidate.index()],
            Found::Group(digit, cells, cover) => self.position.candidates_for(digit, cover.cells() - cells),
        }
    }
}

/// The constraints of these candidates.
fn touched(candidates: CandidateSet) -> ConstraintSet {
    candidates.iter().flat_map(Candidate::constraints).collect()
}

impl Supposition {
    fn of(board: &Board<'_>, supposed: Candidate) -> Supposition {
        let takes = board.conflicts[supposed.index()];
        Supposition { supposed, takes, ways: Vec::new(), newest: 0, known: HashSet::default() }
    }

    /// Extends every path of the last generation by one constraint. Returns the first path that
    /// reaches a constraint without candidates, and that constraint.
    fn grow(&mut self, board: &Board<'_>, kind: Kind, most_ways: usize) -> Option<(Option<usize>, Constraint)> {
        let last: Vec<Option<usize>> =
            if self.ways.is_empty() { vec![None] } else { (self.newest..self.ways.len()).map(Some).collect() };
        self.newest = self.ways.len();
        for way in last {
            // Each constraint that loses something to the last find.
            for constraint in touched(way.map_or(self.takes, |way| self.ways[way].takes)) {
                match self.ask(board, kind, way, constraint) {
                    // A single constraint is a whip, but not a chain.
                    Outcome::Empty if way.is_some() || matches!(kind, Kind::Whip | Kind::Grouped) => {
                        return Some((way, constraint));
                    }
                    Outcome::Empty => {}
                    Outcome::Found(found) if self.ways.len() < most_ways => {
                        self.follow(board, kind, way, constraint, found);
                    }
                    Outcome::Found(_) | Outcome::Open => {}
                }
            }
        }
        None
    }

    /// The outcome of a constraint at the end of a path.
    fn ask(&self, board: &Board<'_>, kind: Kind, way: Option<usize>, constraint: Constraint) -> Outcome {
        let (gone, on, last) = self.state(way);
        let count = |is_counted: &dyn Fn(Candidate) -> bool| {
            board.position.candidates_of(constraint).filter(|&candidate| is_counted(candidate)).count()
        };
        let by_supposition = |candidate: Candidate| self.takes.contains(candidate);
        let is_at_hand = match kind {
            Kind::Bivalue | Kind::Z => last,
            Kind::T | Kind::Whip | Kind::Grouped => gone,
        };
        let (one, more) = board.left(constraint, is_at_hand | self.takes);
        if one.is_some_and(|one| more && kind != Kind::Grouped || on.contains(one)) {
            return Outcome::Open;
        }
        let is_allowed = match kind {
            Kind::Bivalue => count(&|_| true) == 2,
            Kind::Z => {
                let by_last = count(&|candidate| !by_supposition(candidate) && last.contains(candidate));
                by_last == usize::from(way.is_some())
            }
            Kind::T => {
                // The entry of the first constraint, and the exit of the last.
                let ends = usize::from(way.is_none()) + usize::from(one.is_none());
                count(&|candidate| by_supposition(candidate) && !gone.contains(candidate)) <= ends
            }
            Kind::Whip | Kind::Grouped => true,
        };
        match one {
            _ if !is_allowed => Outcome::Open,
            None => Outcome::Empty,
            Some(_) if more => board.group(constraint, gone | self.takes).map_or(Outcome::Open, Outcome::Found),
            // If another step removed it, the path contradicts itself and a shorter one exists.
            Some(one) if !gone.contains(one) => Outcome::Found(Found::One(one)),
            Some(_) => Outcome::Open,
        }
    }

    /// The candidates at the end of a path: those gone, except by the supposition; those true; and
    /// those that went last.
    fn state(&self, way: Option<usize>) -> (CandidateSet, CandidateSet, CandidateSet) {
        match way {
            Some(way) => (self.ways[way].gone, self.ways[way].on, self.ways[way].takes),
            None => (CandidateSet::EMPTY, CandidateSet::of(self.supposed), CandidateSet::EMPTY),
        }
    }

    /// Records an extended path, unless an equivalent one is known.
    fn follow(&mut self, board: &Board<'_>, kind: Kind, before: Option<usize>, constraint: Constraint, found: Found) {
        let (gone, mut on, _) = self.state(before);
        let takes = board.taken(found);
        if takes.is_subset(gone | self.takes) {
            return;
        }
        if let Found::One(candidate) = found {
            on.insert(candidate);
        }
        let gone = gone | takes;
        let kept = if matches!(kind, Kind::Bivalue | Kind::Z) { CandidateSet::EMPTY } else { gone };
        if self.known.insert((kept, found)) {
            self.ways.push(Way { before, constraint, found, takes, gone, on });
        }
    }

    /// Reports the case of a path that ends in this constraint, without steps that its end does not
    /// need.
    fn report(&self, board: &Board<'_>, way: Option<usize>, last: Constraint, sink: &mut Sink<'_>) -> Flow {
        let mut path: Vec<&Way> = successors(way, |&way| self.ways[way].before).map(|way| &self.ways[way]).collect();
        path.reverse();
        let answer = |way: &Way| match way.found {
            Found::One(candidate) => CandidateSet::of(candidate),
            Found::Group(digit, cells, _) => board.position.candidates_for(digit, cells),
        };
        let links: Vec<_> = path.iter().map(|way| (way.constraint, answer(way))).collect();
        let mut branches = supposition_that_fails(board.position, self.supposed, &links, last);
        let start = Replay::new(board.position.clone());
        branches.cases = branches.cases.into_iter().map(|case| case.lean(&start)).collect();
        let proof = branches.proof();
        sink.find(branches.into(), [Literal::is_not(self.supposed)], proof)
    }
}

/// The case of a supposition: constraints one after the other, each with its answer, a candidate or
/// those of a group, up to one without any.
pub fn supposition_that_fails(
    position: &Position,
    supposed: Candidate,
    links: &[(Constraint, CandidateSet)],
    last: Constraint,
) -> Branches {
    let mut gone = conflicts(position, supposed).into_iter().collect::<CandidateSet>();
    let mut events = Vec::with_capacity(links.len() + 1);
    for &(constraint, answer) in links {
        let of_one = |one| -> CandidateSet { conflicts(position, one).into_iter().collect() };
        let takes = answer.iter().map(of_one).reduce(|all, one| all & one).unwrap_or(CandidateSet::EMPTY);
        let step = match answer.single() {
            Some(candidate) => Some(single(constraint, candidate)),
            None => locked(constraint, answer, takes - gone),
        };
        events.extend(step.map(Event::Step));
        gone |= takes;
    }
    events.push(Event::Contradiction { constraint: last });
    let assumed = Literals::of(Literal::is(supposed));
    Branches { of: Alternatives::TrueOrFalse(supposed), cases: vec![Case { assumed, events }] }
}

/// The step that finds a group: candidates of one digit where two houses cross.
fn locked(constraint: Constraint, group: CandidateSet, gone: CandidateSet) -> Option<Step> {
    let (base, digit) = constraint.house_and_digit()?;
    let cells: CellSet = group.iter().map(Candidate::cell).collect();
    let is_box = |house: House| house.kind() == HouseKind::Box;
    let cover = cells.common_houses().find(|&other| is_box(other) != is_box(base))?;
    let technique = if is_box(base) { &LOCKED_CANDIDATES_POINTING } else { &LOCKED_CANDIDATES_CLAIMING };
    let concluded = gone.iter().map(Literal::is_not).collect();
    let pattern = LockedCandidates { digit, base, cover }.into();
    Some(Step { technique, pattern, concluded, proof: Proof::of_one(constraint), rating: None })
}
