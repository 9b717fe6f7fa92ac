//! What a picture shows, as data.
//!
//! The roles are few, and every family of techniques is drawn with them:
//!
//! | role | seen in |
//! |---|---|
//! | pattern | the candidates that make the pattern |
//! | secondary | candidates in a second role: a guess, a fin, the other colour, what a chain takes for false |
//! | eliminated | the candidates that the step removes |
//! | placed | the candidates that the step places |
//! | highlighted cells | the cells of a subset, the digits that rule a candidate out, a cell without candidates |
//! | base houses | the houses that the pattern rests on |
//! | cover houses | the houses that lose candidates |
//! | links | the chain, link by link |

use crate::board::{
    Candidate, CandidateSet, Cell, CellSet, Constraint, Digit, DigitSet, Element, Grid, HouseSet, Position,
};
use crate::explain::{Account, History};
use crate::logic::{Event, Pattern, Replay, Step};

/// A picture before it is drawn. See the [module](self) for the roles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// A short name of the picture; may be empty. Also its name for those who cannot see it.
    pub title: String,
    /// The picture in words or notation, for those who cannot see it.
    pub description: String,
    /// The filled cells.
    pub digits: Grid,
    /// Those of the filled cells that are givens.
    pub givens: CellSet,
    /// The candidates of the empty cells.
    pub candidates: CandidateSet,
    /// The candidates that make the pattern.
    pub pattern: CandidateSet,
    /// Candidates in a second role: guesses, fins, the other colour, ends of links.
    pub secondary: CandidateSet,
    /// The candidates that the step removes.
    pub eliminated: CandidateSet,
    /// The candidates that the step places.
    pub placed: CandidateSet,
    /// Cells to look at.
    pub cells: CellSet,
    /// Houses that the pattern rests on.
    pub base: HouseSet,
    /// Houses that lose candidates.
    pub cover: HouseSet,
    /// Links between candidates, in the order in which they are read.
    pub links: Vec<Link>,
}

/// An arrow from a candidate to a candidate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Link {
    /// Where it starts.
    pub from: Candidate,
    /// Where it leads.
    pub to: Candidate,
    /// What it says.
    pub kind: LinkKind,
}

/// What a link says of its two candidates.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LinkKind {
    /// At least one is true: if the first is false, the second is true.
    Strong,
    /// Not both are true: if the first is true, the second is false.
    Weak,
}

/// The role of a candidate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Mark {
    /// It belongs to the pattern.
    Pattern,
    /// It has a second role.
    Secondary,
    /// The step removes it.
    Eliminated,
    /// The step places it.
    Placed,
}

impl Mark {
    /// Every role.
    pub const ALL: [Mark; 4] = [Mark::Pattern, Mark::Secondary, Mark::Eliminated, Mark::Placed];
}

/// What is seen in a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// A given.
    Given(Digit),
    /// A digit that was placed before.
    Filled(Digit),
    /// A digit that this step places.
    Placing(Digit),
    /// Empty, with these candidates.
    Open(DigitSet),
}

impl Scene {
    /// A position, with nothing marked. Where the givens are not known, every digit looks like one.
    pub fn of(position: &Position) -> Scene {
        Scene {
            title: String::new(),
            description: position.digits().to_string(),
            digits: *position.digits(),
            givens: position.givens().unwrap_or(position.digits().filled()),
            candidates: position.all_candidates(),
            pattern: CandidateSet::EMPTY,
            secondary: CandidateSet::EMPTY,
            eliminated: CandidateSet::EMPTY,
            placed: CandidateSet::EMPTY,
            cells: CellSet::EMPTY,
            base: HouseSet::EMPTY,
            cover: HouseSet::EMPTY,
            links: Vec::new(),
        }
    }

    /// A step in the position before it.
    pub fn of_step(position: &Position, step: &Step) -> Scene {
        let mut scene = Scene::of(position);
        scene.pattern = step.pattern.candidates(position);
        scene.eliminated = step.conclusion.eliminations().iter().copied().collect();
        scene.placed = step.conclusion.placements().iter().copied().collect();
        (scene.base, scene.cover) = houses(&step.pattern, position);
        scene.cells = cells(&step.pattern, position);
        scene.title = step.technique.id.into();
        scene.description = format!("{} ({})", notation(&scene), listed(step.proof.truths.iter()));
        scene
    }

    /// The event that happens next in a replay, the one with this index. A step, a guess and a contradiction are shown
    /// in the position before; a retreat where it leads to, as the guessed candidate can be seen only there.
    pub fn of_event(replay: &Replay, index: usize, event: &Event) -> Scene {
        let position = replay.position();
        let mut scene = Scene::of(position);
        match *event {
            Event::Step(ref step) => return Scene::of_step(position, step),
            Event::Guess { constraint, candidate, .. } => {
                scene.look_at(constraint);
                // Tried, not proved: no ring, and the other choices stay in sight.
                scene.pattern = position.candidates_of(constraint).collect();
                scene.secondary.insert(candidate);
                scene.description = format!("{candidate} ({constraint})");
            }
            Event::Contradiction { constraint } => {
                scene.look_at(constraint);
                scene.description = constraint.to_string();
            }
            Event::Retreat { removed, .. } => {
                let mut after = replay.clone();
                // A retreat that does not fit leads nowhere, and the candidate is shown where it can be.
                let _ = after.apply(index, event);
                scene = Scene::of(after.position());
                scene.eliminated.insert(removed);
                scene.description = notation(&scene);
            }
            Event::Solved => {}
        }
        scene
    }

    /// Several steps that place digits, one after the other, in one picture: the position before them with all that
    /// they place.
    pub fn of_placements<'s>(position: &Position, steps: impl IntoIterator<Item = &'s Step>) -> Scene {
        let mut scene = Scene::of(position);
        scene.placed = steps.into_iter().flat_map(|step| step.conclusion.placements().iter().copied()).collect();
        scene.description = notation(&scene);
        scene
    }

    /// The same picture without candidates, except those with a mark.
    #[must_use]
    pub fn without_candidates(mut self) -> Scene {
        self.candidates = CandidateSet::EMPTY;
        self
    }

    /// What is seen in a cell. Marked candidates of an empty cell are seen even if they are not among its candidates.
    pub fn look(&self, cell: Cell) -> Look {
        if let Some(digit) = self.digits.get(cell) {
            return if self.givens.contains(cell) { Look::Given(digit) } else { Look::Filled(digit) };
        }
        let of_cell = |digit: &Digit, set: CandidateSet| set.contains(Candidate::new(cell, *digit));
        if let Some(digit) = Digit::all().find(|digit| of_cell(digit, self.placed)) {
            return Look::Placing(digit);
        }
        let seen = self.candidates | self.pattern | self.secondary | self.eliminated;
        Look::Open(Digit::all().filter(|digit| of_cell(digit, seen)).collect())
    }

    /// The role of a candidate, if it has one; what is done to it comes before what it is.
    pub fn mark(&self, candidate: Candidate) -> Option<Mark> {
        let roles = [
            (self.placed, Mark::Placed),
            (self.eliminated, Mark::Eliminated),
            (self.secondary, Mark::Secondary),
            (self.pattern, Mark::Pattern),
        ];
        roles.into_iter().find(|(set, _)| set.contains(candidate)).map(|(_, mark)| mark)
    }

    /// Is anything marked at all?
    pub fn is_plain(&self) -> bool {
        let marked = self.pattern | self.secondary | self.eliminated | self.placed;
        marked.is_empty() && self.cells.is_empty() && (self.base | self.cover).is_empty() && self.links.is_empty()
    }

    /// The cells that are marked in some way; everywhere else nothing happens.
    pub fn focus(&self) -> CellSet {
        let marked = self.pattern | self.secondary | self.eliminated | self.placed;
        let houses = (self.base | self.cover).iter().flat_map(|house| house.cells());
        self.cells | marked.iter().map(Candidate::cell).chain(houses).collect()
    }

    fn look_at(&mut self, constraint: Constraint) {
        match constraint.house_and_digit() {
            Some((house, _)) => self.base.insert(house),
            None => self.cells.insert(constraint.candidate(0).cell()),
        }
    }
}

/// The houses that a pattern rests on, and those that lose candidates.
fn houses(pattern: &Pattern, position: &Position) -> (HouseSet, HouseSet) {
    match *pattern {
        Pattern::Single { constraint, .. } => match Account::of(position, constraint, &History::default()) {
            Account::Places(places) => (HouseSet::of(places.house), HouseSet::EMPTY),
            Account::Digits(digits) => (digits.held.iter().map(|held| held.house).collect(), HouseSet::EMPTY),
        },
        Pattern::LockedCandidates { base, cover, .. } => (HouseSet::of(base), HouseSet::of(cover)),
        Pattern::Subset { house, second, .. } => (HouseSet::of(house), second.into_iter().collect()),
        Pattern::Fish { base, cover, .. } => (base, cover),
    }
}

/// The cells that a person has to look at, besides the candidates of the pattern.
fn cells(pattern: &Pattern, position: &Position) -> CellSet {
    match *pattern {
        // The same digits that the words name.
        Pattern::Single { constraint, candidate } => match Account::of(position, constraint, &History::default()) {
            Account::Places(places) => places.blocked.iter().map(|blocked| blocked.by).collect(),
            Account::Digits(_) => CellSet::of(candidate.cell()),
        },
        Pattern::Subset { cells, .. } => cells,
        Pattern::LockedCandidates { .. } | Pattern::Fish { .. } => CellSet::EMPTY,
    }
}

/// `r1c1=2 r3c4<>5`
fn notation(scene: &Scene) -> String {
    let placed = scene.placed.iter().map(|candidate| candidate.to_string());
    let removed = scene.eliminated.iter().map(|candidate| format!("{}<>{}", candidate.cell(), candidate.digit()));
    listed(placed.chain(removed))
}

fn listed(items: impl Iterator<Item = impl std::fmt::Display>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}
