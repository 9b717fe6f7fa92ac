//! A whole solution as one page: words and pictures, nothing to load.
//!
//! [`Report::of`] gathers what there is to say, as data; [`Report::page`] writes it. A run of singles shares one
//! picture, while every other step has its own, and every step its sentence. The page reads well on paper, on a phone
//! and on a dark screen; its only script lights up the cells a phrase speaks of while the pointer rests on it.

mod page;

use super::labels::Labels;
use super::scene::Scene;
use crate::board::Position;
use crate::explain::{Explainer, Explanation};
use crate::logic::{Event, Family, Moment, Replay, Step};
use crate::solve::Solution;
use crate::technique::CATALOGUE;

/// At most so many singles share a picture: more rings than that do not help the eye.
const LONGEST_RUN: usize = 12;

/// A solution, ready to be written as a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The tag of the language (BCP 47).
    pub language: String,
    /// The title of the page.
    pub title: String,
    /// How it ended.
    pub outcome: Explanation,
    /// How often each technique was used, in the order of the catalogue.
    pub techniques: Vec<(String, usize)>,
    /// How many guesses were made.
    pub guesses: usize,
    /// The puzzle.
    pub start: Scene,
    /// The grid at the end.
    pub end: Scene,
    /// What happened, in order.
    pub items: Vec<Item>,
    /// The words of the page itself.
    pub labels: Labels,
}

/// One picture and what is said about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// The number of its first event, from 1.
    pub first: usize,
    /// What it is called.
    pub heading: String,
    /// How many guesses are open.
    pub depth: usize,
    /// A sentence or more for each event.
    pub words: Vec<Explanation>,
    /// The picture.
    pub scene: Scene,
}

impl Report {
    /// Everything there is to say about a solution, in the language of the explainer.
    pub fn of(solution: &Solution, explainer: &Explainer) -> Report {
        let trace = &solution.trace;
        let mut gather = Gather { explainer, items: Vec::new(), run: Vec::new() };
        let mut replay = Replay::new(trace.start.clone());
        // A trace that was not made by the solver may not fit; what fits is shown.
        for event in &trace.events {
            gather.event(&Moment::new(&replay, event), event);
            if replay.apply(event).is_err() {
                break;
            }
        }
        gather.end_run(replay.depth());
        let count = |id| trace.steps().filter(|(_, step)| step.technique.id == id).count();
        let techniques = CATALOGUE.iter().map(|spec| (explainer.technique_name(spec), count(spec.id)));
        let labels = Labels::of(explainer);
        let named = |scene: Scene, title: &str| Scene { title: title.into(), ..scene };
        Report {
            language: explainer.language().tag().into(),
            title: labels.title.clone(),
            outcome: explainer.outcome(solution),
            techniques: techniques.filter(|(_, count)| *count > 0).collect(),
            guesses: trace.guesses(),
            start: named(Scene::of(&trace.start).without_candidates(), &labels.start),
            end: named(Scene::of(replay.position()), &labels.end),
            items: gather.items,
            labels,
        }
    }
}

/// The singles of a run so far, and the position before the first.
struct Gather<'a> {
    explainer: &'a Explainer,
    items: Vec<Item>,
    run: Vec<(Position, usize, &'a Step, Explanation)>,
}

impl<'a> Gather<'a> {
    fn event(&mut self, moment: &Moment<'_>, event: &'a Event) {
        let words = self.explainer.moment(moment);
        let (number, depth) = (moment.index() + 1, moment.before.depth());
        match event {
            Event::Step(step) if step.technique.family == Family::Singles => {
                self.run.push((moment.position().clone(), number, step, words));
                if self.run.len() == LONGEST_RUN {
                    self.end_run(depth);
                }
                return;
            }
            // How it ended is said at the top, and shown at the end.
            Event::Solved => return self.end_run(depth),
            _ => self.end_run(depth),
        }
        let name = |key| self.explainer.phrase(key, &[]).to_string();
        let (heading, deeper) = match event {
            Event::Step(step) => (self.explainer.technique_name(step.technique), 0),
            Event::Guess { .. } => (name("event-guess"), 1),
            Event::Contradiction { .. } => (name("event-contradiction"), 0),
            Event::Retreat { .. } => (name("event-retreat"), 0),
            Event::Solved => (name("event-solved"), 0),
        };
        let scene = Scene { title: heading.clone(), ..Scene::of_moment(moment) };
        self.items.push(Item { first: number, heading, depth: depth + deeper, words: vec![words], scene });
    }

    /// Makes one item of the singles so far, at this depth of guesses.
    fn end_run(&mut self, depth: usize) {
        let run = std::mem::take(&mut self.run);
        let Some((position, first, step, _)) = run.first() else { return };
        let (heading, scene) = match run.as_slice() {
            [_] => {
                (self.explainer.technique_name(step.technique), Scene::of_step(&Replay::new(position.clone()), step))
            }
            _ => {
                let steps = run.iter().map(|(_, _, step, _)| *step);
                (self.explainer.family_name(Family::Singles), Scene::of_placements(position, steps))
            }
        };
        let first = *first;
        let scene = Scene { title: heading.clone(), ..scene };
        let words = run.into_iter().map(|(_, _, _, words)| words).collect();
        self.items.push(Item { first, heading, depth, words, scene });
    }
}
