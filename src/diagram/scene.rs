//! What a picture shows, as data.
//!
//! A scene is a position with a [`Sketch`] on it: the parts of a pattern by role, the houses it rests on, the links; and
//! what the step places and removes.

use crate::board::{
    Candidate, CandidateSet, Cell, CellSet, Constraint, Digit, DigitSet, Element, Grid, HouseSet, Literal, Position,
};
use crate::logic::{Event, Literals, Moment, Part, Proof, Replay, Role, Sketch, Step, Truth};

/// A picture before it is drawn. See the [module](self).
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
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
    /// The pattern.
    pub sketch: Sketch,
    /// The candidates that the step removes.
    pub eliminated: CandidateSet,
    /// The candidates that the step places.
    pub placed: CandidateSet,
}

/// What is said of a candidate by its mark.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Mark {
    /// It has this role in the pattern.
    Role(Role),
    /// The step removes it.
    Eliminated,
    /// The step places it.
    Placed,
}

/// What is seen in a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
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
        let givens = position.givens().unwrap_or(position.digits().filled());
        Scene { candidates: position.all_candidates(), ..Scene::of_digits(position.digits(), givens) }
    }

    /// Digits without any candidates, some of them givens. They may break the rules.
    pub fn of_digits(digits: &Grid, givens: CellSet) -> Scene {
        Scene {
            title: String::new(),
            description: digits.to_string(),
            digits: *digits,
            givens,
            candidates: CandidateSet::EMPTY,
            sketch: Sketch::default(),
            eliminated: CandidateSet::EMPTY,
            placed: CandidateSet::EMPTY,
        }
    }

    /// A step at the moment before it.
    pub fn of_step(before: &Replay, step: &Step) -> Scene {
        let concluded = notation(&step.concluded);
        Scene {
            title: step.technique.id.into(),
            description: format!("{concluded} ({})", truths(&step.proof)),
            sketch: step.pattern.sketch(before),
            eliminated: step.eliminations().collect(),
            placed: step.placements().collect(),
            ..Scene::of(before.position())
        }
    }

    /// What happens at a moment. A step, a guess and a contradiction are shown in the position before; a retreat where it
    /// leads to, as the guessed candidate can be seen only there.
    pub fn of_moment(moment: &Moment<'_>) -> Scene {
        let position = moment.position();
        let mut scene = Scene::of(position);
        match *moment.event {
            Event::Step(ref step) => return Scene::of_step(moment.before, step),
            Event::Guess { constraint, candidate, .. } => {
                let choices = Sketch::of(position.candidates_of(constraint).collect());
                let tried = Part::of(Role::Supposed, CandidateSet::of(candidate));
                scene.sketch = asking(choices.with(tried), constraint);
                scene.description = format!("{candidate} ({constraint})");
            }
            Event::Contradiction { constraint } => {
                scene.sketch = asking(Sketch::default(), constraint);
                scene.description = constraint.to_string();
            }
            Event::Retreat { removed, .. } => {
                if let Some(before_guess) = moment.before.before_last_guess() {
                    scene = Scene::of(before_guess);
                }
                scene.eliminated.insert(removed);
                scene.description = notation(&Literals::of(Literal::is_not(removed)));
            }
            _ => {}
        }
        scene
    }

    /// Several steps that place digits, one after the other, in one picture: the position before them with all that
    /// they place.
    pub fn of_placements<'s>(position: &Position, steps: impl IntoIterator<Item = &'s Step>) -> Scene {
        let placed: CandidateSet = steps.into_iter().flat_map(Step::placements).collect();
        let literals: Literals = placed.iter().map(Literal::is).collect();
        Scene { placed, description: notation(&literals), ..Scene::of(position) }
    }

    /// The same picture without candidates, except those with a mark.
    #[must_use]
    pub fn without_candidates(mut self) -> Scene {
        self.candidates = CandidateSet::EMPTY;
        self
    }

    /// What is seen in a cell. Marked candidates of an empty cell are seen even if they are not among its candidates.
    pub fn face(&self, cell: Cell) -> Face {
        if let Some(digit) = self.digits.get(cell) {
            return if self.givens.contains(cell) { Face::Given(digit) } else { Face::Filled(digit) };
        }
        let of_cell = |digit: &Digit, set: CandidateSet| set.contains(Candidate::new(cell, *digit));
        if let Some(digit) = Digit::all().find(|digit| of_cell(digit, self.placed)) {
            return Face::Placing(digit);
        }
        let seen = self.candidates | self.sketch.candidates() | self.eliminated;
        Face::Open(Digit::all().filter(|digit| of_cell(digit, seen)).collect())
    }

    /// The mark of a candidate, if it has one: what is done to it comes before what it is, and a finer role before its
    /// being part of the pattern.
    pub fn mark(&self, candidate: Candidate) -> Option<Mark> {
        if self.placed.contains(candidate) {
            return Some(Mark::Placed);
        }
        if self.eliminated.contains(candidate) {
            return Some(Mark::Eliminated);
        }
        let roles = self.sketch.parts.iter().filter(|part| part.candidates.contains(candidate)).map(|part| part.role);
        roles.filter(|&role| role != Role::Look).max_by_key(|&role| role != Role::Pattern).map(Mark::Role)
    }

    /// Every mark that some candidate has, each once, in the order of a legend.
    pub fn marks(&self) -> Vec<Mark> {
        let all = self.sketch.candidates() | self.eliminated | self.placed;
        let mut marks: Vec<Mark> = all.iter().filter_map(|candidate| self.mark(candidate)).collect();
        marks.sort_unstable();
        marks.dedup();
        marks
    }

    /// Whether nothing is marked at all.
    pub fn is_plain(&self) -> bool {
        self.sketch.is_empty() && (self.eliminated | self.placed).is_empty()
    }

    /// The cells that are marked in some way; everywhere else nothing happens.
    pub fn focus(&self) -> CellSet {
        let Sketch { base, cover, .. } = self.sketch;
        let marked: CellSet = (self.eliminated | self.placed).iter().map(Candidate::cell).collect();
        marked | self.sketch.cells() | self.sketch.looked_at() | (base | cover).cells()
    }
}

/// Whether a role is drawn in the second shape.
pub(crate) const fn is_second(role: Role) -> bool {
    match role {
        Role::Pattern | Role::Look => false,
        Role::Set(letter) | Role::Colour(letter) => letter % 2 == 1,
        _ => true,
    }
}

/// A sketch that also shows what a constraint asks about.
fn asking(sketch: Sketch, constraint: Constraint) -> Sketch {
    match constraint.house_and_digit() {
        Some((house, _)) => sketch.on(HouseSet::of(house), HouseSet::EMPTY),
        None => sketch.with(Part::of_cells(Role::Look, CellSet::of(constraint.candidate(0).cell()))),
    }
}

/// The truths of a proof: questions, and the cells of forbidden patterns.
fn truths(proof: &Proof) -> String {
    listed(proof.truths().map(|truth| match truth {
        Truth::Guardians(forbidden) => format!("{}{}", forbidden.because.name(), forbidden.cells),
        Truth::Question(question) => question.to_string(),
    }))
}

/// `r1c1=2 r3c4<>5`
fn notation(literals: &Literals) -> String {
    listed(literals.iter())
}

fn listed(items: impl Iterator<Item = impl std::fmt::Display>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}
