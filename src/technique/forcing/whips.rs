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

mod board;

use self::board::{Board, Found};
use super::conflicts::{Conflicts, touched};
use super::follow::single;
use super::forcing;
use crate::board::{Candidate, CandidateSet, CellSet, Constraint, ConstraintSet, House, HouseKind, Literal, Position};
use crate::hash::HashSet;
use crate::logic::{
    Alternatives, Branches, Case, Changes, Event, Fact, Facts, Flow, Idea, Limits, Literals, LockedCandidates, Proof,
    Replay, SearchFn, Sink, Spec, Step,
};
use crate::search::fast::Suppositions;
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

/// The end of a path.
struct End {
    /// Its last find; none at the supposition.
    way: Option<usize>,
    /// The candidates gone by now, except those that conflict with the supposition.
    gone: CandidateSet,
    /// The candidates known to be true.
    on: CandidateSet,
    /// The candidates that went last.
    last: CandidateSet,
    /// The candidates that may be gone from the next constraint.
    at_hand: CandidateSet,
    /// The constraints that lost something to the last find.
    touched: ConstraintSet,
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

/// The candidates that lead to a contradiction by singles.
#[derive(Default)]
struct FailSingly(CandidateSet);

impl Fact for FailSingly {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        let mut suppositions = facts.scratch::<Suppositions>();
        suppositions.move_to(facts.position());
        self.0 = facts.position().all_candidates().iter().filter(|&supposed| suppositions.fails(supposed)).collect();
    }
}

/// The outcome of a constraint.
enum Outcome {
    Empty,
    Found(Found),
    Open,
}

fn search(facts: &Facts, kind: Kind, limits: &Limits, sink: &mut Sink<'_>) -> Flow {
    let board = &Board { position: facts.position(), conflicts: facts.get::<Conflicts>() };
    // Singles reach a contradiction wherever whips without groups do.
    let singly = facts.get::<FailSingly>().0;
    let failing: CandidateSet = match kind {
        Kind::Grouped => {
            let others = (facts.position().all_candidates() - singly).iter();
            let mut suppositions = facts.scratch::<Suppositions>();
            suppositions.move_to(facts.position());
            let may_fail = others.filter(|&supposed| suppositions.may_fail_with_locked(supposed));
            singly | may_fail.filter(|&supposed| board.fails(supposed)).collect()
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

impl Supposition {
    fn of(board: &Board<'_>, supposed: Candidate) -> Supposition {
        let takes = board.conflicts.of(supposed);
        Supposition { supposed, takes, ways: Vec::new(), newest: 0, known: HashSet::default() }
    }

    /// Extends every path of the last generation by one constraint. Returns the first path that
    /// reaches a constraint without candidates, and that constraint.
    fn grow(&mut self, board: &Board<'_>, kind: Kind, most_ways: usize) -> Option<(Option<usize>, Constraint)> {
        let last: Vec<Option<usize>> =
            if self.ways.is_empty() { vec![None] } else { (self.newest..self.ways.len()).map(Some).collect() };
        self.newest = self.ways.len();
        for way in last {
            let end = self.end(board, kind, way);
            for constraint in end.touched {
                match self.ask(board, kind, &end, constraint) {
                    // A single constraint is a whip, but not a chain.
                    Outcome::Empty if way.is_some() || matches!(kind, Kind::Whip | Kind::Grouped) => {
                        return Some((way, constraint));
                    }
                    Outcome::Empty => {}
                    Outcome::Found(found) if self.ways.len() < most_ways => {
                        self.follow(board, kind, &end, constraint, found);
                    }
                    Outcome::Found(_) | Outcome::Open => {}
                }
            }
        }
        None
    }

    /// The end of a path.
    fn end(&self, board: &Board<'_>, kind: Kind, way: Option<usize>) -> End {
        let (gone, on, last) = match way {
            Some(way) => (self.ways[way].gone, self.ways[way].on, self.ways[way].takes),
            None => (CandidateSet::EMPTY, CandidateSet::of(self.supposed), CandidateSet::EMPTY),
        };
        let touched = match way.map(|way| self.ways[way].found) {
            None => board.conflicts.touched_by(self.supposed),
            Some(Found::One(candidate)) => board.conflicts.touched_by(candidate),
            Some(Found::Group(..)) => touched(last),
        };
        let is_short = matches!(kind, Kind::Bivalue | Kind::Z);
        let at_hand = self.takes | if is_short { last } else { gone };
        End { way, gone, on, last, at_hand, touched }
    }

    /// The outcome of a constraint at the end of a path.
    fn ask(&self, board: &Board<'_>, kind: Kind, end: &End, constraint: Constraint) -> Outcome {
        let (one, more) = board.left(constraint, &end.at_hand);
        if one.is_some_and(|one| more && kind != Kind::Grouped || end.on.contains(one)) {
            return Outcome::Open;
        }
        let count = |is_counted: &dyn Fn(Candidate) -> bool| {
            board.conflicts.candidates(constraint).iter().filter(|&&candidate| is_counted(candidate)).count()
        };
        let by_supposition = |candidate: Candidate| self.takes.contains(candidate);
        let is_allowed = match kind {
            Kind::Bivalue => count(&|_| true) == 2,
            Kind::Z => {
                let by_last = count(&|candidate| !by_supposition(candidate) && end.last.contains(candidate));
                by_last == usize::from(end.way.is_some())
            }
            Kind::T => {
                // The entry of the first constraint, and the exit of the last.
                let ends = usize::from(end.way.is_none()) + usize::from(one.is_none());
                count(&|candidate| by_supposition(candidate) && !end.gone.contains(candidate)) <= ends
            }
            Kind::Whip | Kind::Grouped => true,
        };
        match one {
            _ if !is_allowed => Outcome::Open,
            None => Outcome::Empty,
            Some(_) if more => board.group(constraint, end.gone | self.takes).map_or(Outcome::Open, Outcome::Found),
            // If another step removed it, the path contradicts itself and a shorter one exists.
            Some(one) if !end.gone.contains(one) => Outcome::Found(Found::One(one)),
            Some(_) => Outcome::Open,
        }
    }

    /// Records an extended path, unless an equivalent one is known.
    fn follow(&mut self, board: &Board<'_>, kind: Kind, end: &End, constraint: Constraint, found: Found) {
        let takes = board.taken(found);
        if takes.is_subset(end.gone | self.takes) {
            return;
        }
        let mut on = end.on;
        if let Found::One(candidate) = found {
            on.insert(candidate);
        }
        let gone = end.gone | takes;
        let kept = if matches!(kind, Kind::Bivalue | Kind::Z) { CandidateSet::EMPTY } else { gone };
        if self.known.insert((kept, found)) {
            self.ways.push(Way { before: end.way, constraint, found, takes, gone, on });
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
    let mut gone = position.conflicts(supposed).collect::<CandidateSet>();
    let mut events = Vec::with_capacity(links.len() + 1);
    for &(constraint, answer) in links {
        let of_one = |one| -> CandidateSet { position.conflicts(one).collect() };
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
