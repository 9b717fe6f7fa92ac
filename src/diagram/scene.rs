//! The content of a picture, as data.
//!
//! A scene is a position with a [`Sketch`] on it (the parts of a pattern by role, the houses it
//! rests on, the links) and the candidates that the step places and removes. Every candidate has at
//! most one [`Mark`]; its colours have letters besides, so that one of several colours, or one that
//! is removed, still tells them.

use super::notes::Notes;
use super::sight::{Sight, sights};
use crate::board::{
    Candidate, CandidateSet, Cell, CellSet, Constraint, Digit, DigitSet, Element, Grid, HouseSet, Literal, Position,
};
use crate::logic::{
    Account, Event, Guide, Line, Link, LinkKind, Literals, Moment, Part, Pattern, Proof, Replay, Role, Sketch, Step,
    Truth,
};
use std::collections::BTreeSet;

/// A picture before it is drawn.
///
/// It is a position with a [`Sketch`] on it, the parts of a pattern by role, and the candidates
/// that the step places and removes. Every candidate has at most one [`Mark`].
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Scene {
    /// A short name of the picture, also for screen readers; may be empty.
    pub title: String,
    /// The picture in words or notation, for screen readers.
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
    /// The lines from the ends of the pattern to the candidates that they remove.
    pub sights: Vec<Sight>,
    /// The numbers of the steps that place digits, where there are several.
    pub numbers: Vec<(Candidate, usize)>,
    /// The notes of a person.
    pub notes: Notes,
    /// The suppositions inside the cases of the step that take several lines, each with the label
    /// of its line.
    pub inner: Vec<(String, Scene)>,
}

/// The maximum number of implications that are drawn in full; the arrows of more cannot be told
/// apart.
const MOST_IMPLIED: usize = 6;

/// A supposition inside a case needs no picture if it has fewer lines.
const FEWEST_INNER_LINES: usize = 3;

/// The meaning of the mark of a candidate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Mark {
    /// It has this role in the pattern.
    Role(Role),
    /// It has several colours.
    Shared,
    /// A line of a case rules it out, on the way to the result.
    RuledOut,
    /// The step removes it.
    Eliminated,
    /// The step places it.
    Placed,
}

/// The letter of a set or colour, from A to W: the terminal writes colours in lower case, where x
/// has a meaning. A dot for any after.
pub const fn letter(number: u8) -> char {
    match number {
        0..=22 => (b'A' + number) as char,
        _ => '.',
    }
}

/// The visible content of a cell.
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
    /// The digits that a symmetry exchanges: "1 ↔ 9", or "1 → 2" if 2 does not become 1.
    pub fn exchanges(&self) -> Vec<String> {
        let symmetries = self.sketch.guides.iter().filter_map(|guide| match guide {
            Guide::Symmetry(symmetry) => Some(symmetry),
            Guide::Frame(_) | Guide::Line(_) | Guide::FinHouse(_) => None,
        });
        let changes = symmetries.flat_map(|symmetry| {
            symmetry.changes().map(|(from, to)| {
                let sign = if symmetry.swaps(from, to) { '↔' } else { '→' };
                format!("{from} {sign} {to}")
            })
        });
        changes.collect()
    }

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
            sights: Vec::new(),
            numbers: Vec::new(),
            notes: Notes::default(),
            inner: Vec::new(),
        }
    }

    /// A step at the moment before it.
    pub fn of_step(before: &Replay, step: &Step) -> Scene {
        let concluded = notation(&step.concluded);
        let sketch = with_ends(step.pattern.sketch(before));
        let eliminated = step.eliminations().collect();
        Scene {
            title: step.technique.id.into(),
            description: format!("{concluded} ({})", truths(&step.proof)),
            sights: sights(&sketch, eliminated),
            sketch,
            eliminated,
            placed: step.placements().collect(),
            inner: inner(before, step),
            ..Scene::of(before.position())
        }
    }

    /// The event of a moment. A step, a guess and a contradiction are shown in the position before
    /// the event; a retreat in the position it leads to, the only one where the guessed candidate
    /// can be seen.
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
                if let Account::Places(places) = Account::of(moment.before, constraint) {
                    let by = places.blocked.iter().map(|blocked| blocked.by).collect();
                    scene.sketch = scene.sketch.with(Part::of_cells(Role::Look, by));
                }
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

    /// Several successive steps that place digits, in one picture: the position before them with
    /// all that they place, each with its number; the first has this one.
    pub fn of_placements<'s>(position: &Position, first: usize, steps: impl IntoIterator<Item = &'s Step>) -> Scene {
        let numbered = (first..).zip(steps).flat_map(|(number, step)| step.placements().map(move |it| (it, number)));
        let numbers: Vec<(Candidate, usize)> = numbered.collect();
        let placed: CandidateSet = numbers.iter().map(|(candidate, _)| *candidate).collect();
        let literals: Literals = numbers.iter().map(|(candidate, _)| Literal::is(*candidate)).collect();
        Scene { placed, numbers, description: notation(&literals), ..Scene::of(position) }
    }

    /// The same picture without candidates, except those with a mark.
    #[must_use]
    pub fn without_candidates(mut self) -> Scene {
        self.candidates = CandidateSet::EMPTY;
        self
    }

    /// The visible content of a cell. Marked candidates of an empty cell are visible even if they
    /// are not among its candidates.
    pub fn face(&self, cell: Cell) -> Face {
        if let Some(digit) = self.digits.get(cell) {
            return if self.givens.contains(cell) { Face::Given(digit) } else { Face::Filled(digit) };
        }
        let of_cell = |digit: &Digit, set: CandidateSet| set.contains(Candidate::new(cell, *digit));
        if let Some(digit) = Digit::all().find(|digit| of_cell(digit, self.placed)) {
            return Face::Placing(digit);
        }
        let seen = self.candidates | self.sketch.candidates() | self.sketch.ruled_out() | self.eliminated;
        Face::Open(Digit::all().filter(|digit| of_cell(digit, seen)).collect())
    }

    /// The mark of a candidate, if it has one. The effect of the step comes first, then colours; of
    /// its other roles the last, but any before that of the pattern, and this before that of a set;
    /// and at the end the effect of a line.
    pub fn mark(&self, candidate: Candidate) -> Option<Mark> {
        if self.placed.contains(candidate) {
            return Some(Mark::Placed);
        }
        if self.eliminated.contains(candidate) {
            return Some(Mark::Eliminated);
        }
        match self.colours(candidate).as_slice() {
            [] => {}
            [only] => return Some(Mark::Role(Role::Colour(*only))),
            _ => return Some(Mark::Shared),
        }
        let parts = self.sketch.parts.iter().filter(|part| part.candidates.contains(candidate));
        let roles: Vec<Role> = parts.map(|part| part.role).filter(|&role| role != Role::Look).collect();
        let rank = |role: &&Role| match role {
            Role::Set(_) => 0,
            Role::Pattern => 1,
            _ => 2,
        };
        let role = match (roles.iter().max_by_key(rank), roles.len()) {
            (Some(Role::Set(_)), 2..) => Some(Mark::Shared),
            (role, _) => role.copied().map(Mark::Role),
        };
        role.or_else(|| self.sketch.ruled_out().contains(candidate).then_some(Mark::RuledOut))
    }

    /// The candidates that are visible with a mark: not those in filled cells, nor those beside a
    /// digit that is placed.
    pub fn marked(&self) -> CandidateSet {
        let marked = self.sketch.candidates() | self.eliminated | self.placed | self.sketch.ruled_out();
        let is_visible = |candidate: &Candidate| match self.face(candidate.cell()) {
            Face::Open(_) => true,
            Face::Placing(digit) => digit == candidate.digit(),
            Face::Given(_) | Face::Filled(_) => false,
        };
        marked.iter().filter(is_visible).collect()
    }

    /// The numbered lines that say something of a candidate, in their order.
    pub fn lines(&self, candidate: Candidate) -> Vec<&Line> {
        let says = |line: &&Line| (line.placed | line.removed).contains(candidate);
        self.sketch.lines.iter().filter(says).collect()
    }

    /// The colours of a candidate that no line tells and that therefore need a letter, in ascending
    /// order.
    pub fn letters(&self, candidate: Candidate) -> Vec<u8> {
        let told: Vec<u8> = self.lines(candidate).iter().filter_map(|line| line.case).collect();
        self.colours(candidate).into_iter().filter(|colour| !told.contains(colour)).collect()
    }

    /// The colours of a candidate in ascending order, each once.
    pub fn colours(&self, candidate: Candidate) -> Vec<u8> {
        let parts = self.sketch.parts.iter().filter(|part| part.candidates.contains(candidate));
        each_once(parts.filter_map(|part| match part.role {
            Role::Colour(number) => Some(number),
            _ => None,
        }))
    }

    /// The roles that are shown for a cell as a whole: its sets, and others of which it has no
    /// candidate.
    pub fn cell_roles(&self, cell: Cell) -> Vec<Role> {
        let is_shown = |part: &&Part| match part.role {
            Role::Look => false,
            Role::Set(_) => true,
            _ => part.candidates.iter().all(|candidate| candidate.cell() != cell),
        };
        let parts = self.sketch.parts.iter().filter(|part| part.cells.contains(cell));
        each_once(parts.filter(is_shown).map(|part| part.role))
    }

    /// The links that are drawn, each once. Where too many follow from others to be told apart,
    /// each conclusion keeps its link from the latest premise alone, so that the path to it is
    /// still seen.
    pub fn links(&self) -> Vec<Link> {
        let mut links: Vec<Link> = Vec::new();
        for link in self.sketch.links.iter().filter(|link| !link.from.is_empty() && !link.to.is_empty()) {
            if links.iter().all(|known| (known.from, known.to, known.kind) != (link.from, link.to, link.kind)) {
                links.push(*link);
            }
        }
        let implies = |link: &Link| link.kind == LinkKind::Implies;
        if links.iter().filter(|link| implies(link)).count() > MOST_IMPLIED {
            let all = links.clone();
            let concluded_at = |end: CandidateSet| all.iter().position(|link| link.to == end);
            let is_latest = |link: &Link| {
                let premises = all.iter().filter(|other| implies(other) && other.to == link.to).map(|other| other.from);
                premises.max_by_key(|&premise| concluded_at(premise)) == Some(link.from)
            };
            links.retain(|link| !implies(link) || is_latest(link));
        }
        links
    }

    /// Whether nothing is marked at all.
    pub fn is_plain(&self) -> bool {
        self.sketch.is_empty() && (self.eliminated | self.placed).is_empty()
    }

    /// The cells that are marked in some way; everywhere else nothing happens.
    pub fn focus(&self) -> CellSet {
        let Sketch { base, cover, .. } = self.sketch;
        let marked: CellSet =
            (self.eliminated | self.placed | self.sketch.ruled_out()).iter().map(Candidate::cell).collect();
        marked | self.sketch.cells() | self.sketch.looked_at() | (base | cover).cells()
    }
}

/// The items in ascending order, each once.
fn each_once<T: Ord>(items: impl Iterator<Item = T>) -> Vec<T> {
    items.collect::<BTreeSet<T>>().into_iter().collect()
}

/// A sketch that also shows the cells and houses that its lines leave without a candidate.
fn with_ends(sketch: Sketch) -> Sketch {
    let ends: Vec<Constraint> = sketch.lines.iter().filter_map(|line| line.contradicted).collect();
    // The houses of a fish are its own.
    let is_shown = |constraint: &Constraint| constraint.house_and_digit().is_none() || sketch.cover.is_empty();
    let ends: Vec<Constraint> = ends.into_iter().filter(is_shown).collect();
    ends.into_iter().fold(sketch, asking)
}

/// A sketch that also shows the cell or house that a constraint asks about.
fn asking(sketch: Sketch, constraint: Constraint) -> Sketch {
    match constraint.house_and_digit() {
        Some((house, _)) => Sketch { base: sketch.base | HouseSet::of(house), ..sketch },
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

/// The suppositions inside the cases of a step, in the order in which they are told.
fn inner(before: &Replay, step: &Step) -> Vec<(String, Scene)> {
    let mut scenes = Vec::new();
    let Pattern::Branches(branches) = &step.pattern else { return scenes };
    branches.walk(before, |_, case, mut start| {
        // Where the step does not belong, it is shown as far as it fits.
        let _ = start.walk(&case.events, |moment| {
            let Event::Step(step) = moment.event else { return };
            let Pattern::Branches(branches) = &step.pattern else { return };
            let mut scene = Scene::of_step(moment.before, step);
            let deeper = std::mem::take(&mut scene.inner);
            if branches.lines() >= FEWEST_INNER_LINES {
                scenes.push((moment.label().to_string(), scene));
            }
            scenes.extend(deeper);
        });
    });
    scenes
}
