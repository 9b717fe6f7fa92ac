//! One case of an argument at a time.

use super::scene::Scene;
use crate::board::CandidateSet;
use crate::logic::{Line, Link, Role};
use std::collections::BTreeSet;

/// Cases with fewer lines together are shown in one picture.
const FEWEST_LINES: usize = 5;

/// What one of the pictures of a step shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Excerpt {
    /// All of it.
    Whole,
    /// One case, by its letter as a number from 0.
    Case(u8),
    /// The supposition inside a case that this line makes.
    Line(String),
}

impl Scene {
    /// The pictures that a step takes: the whole, or its cases one at a time; then the suppositions
    /// inside them.
    pub fn excerpts(&self) -> Vec<(Excerpt, Scene)> {
        let alone = |scene: &Scene| Scene { inner: Vec::new(), ..scene.clone() };
        let cases = self.cases();
        let mut all: Vec<_> = match cases.is_empty() {
            true => vec![(Excerpt::Whole, alone(self))],
            false => cases.into_iter().map(|case| (Excerpt::Case(case), self.of_case(case))).collect(),
        };
        all.extend(self.inner.iter().map(|(line, scene)| (Excerpt::Line(line.clone()), alone(scene))));
        all
    }

    /// The letters of its cases, as numbers from 0, where one picture of all would be crowded.
    pub fn cases(&self) -> Vec<u8> {
        let lines = &self.sketch.lines;
        let cases: BTreeSet<u8> = lines.iter().filter_map(|line| line.case).collect();
        if cases.len() < 2 || lines.len() < FEWEST_LINES { Vec::new() } else { cases.into_iter().collect() }
    }

    /// The case with the most lines, where one picture of all would be crowded.
    pub fn main_case(&self) -> Option<u8> {
        let lines = |case: &u8| self.sketch.lines.iter().filter(|line| line.case == Some(*case)).count();
        self.cases().into_iter().max_by_key(lines)
    }

    /// The picture of one case: its lines with the arrows to them, and none of another.
    #[must_use]
    pub fn of_case(&self, case: u8) -> Scene {
        let is_own = |line: &&Line| line.case.is_none_or(|other| other == case);
        let lines: Vec<Line> = self.sketch.lines.iter().filter(is_own).copied().collect();
        let said =
            |lines: &[Line]| lines.iter().fold(CandidateSet::EMPTY, |all, line| all | line.placed | line.removed);
        let (own, of_any) = (said(&lines), said(&self.sketch.lines));
        // What no line says, a case assumes.
        let leads_on =
            |link: &&Link| link.to.is_subset(own) && (link.from.is_subset(own) || !link.from.is_subset(of_any));
        let mut sketch = self.sketch.clone();
        sketch.links = self.sketch.links.iter().filter(leads_on).copied().collect();
        sketch.parts.retain(|part| !matches!(part.role, Role::Colour(other) if other != case));
        // A line may rule out the choices that another case assumes.
        sketch.lines = lines;
        let colours = |from: CandidateSet| from.iter().any(|from| self.colours(from).contains(&case));
        let sights = self.sights.iter().filter(|sight| colours(sight.from)).copied().collect();
        Scene { sketch, sights, inner: Vec::new(), ..self.clone() }
    }
}
