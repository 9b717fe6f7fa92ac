//! Items of a story: what stands under one heading.

use crate::diagram::Scene;
use crate::explain::{Explainer, Explanation, Fragment};
use crate::logic::{Idea, Spec};
use std::borrow::Cow;

/// Events with one heading and one picture.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Item {
    /// The number of its first event, from 1.
    pub first: usize,
    /// The number of its events: more than one for a run of singles, and for a wrong guess with its
    /// branch.
    pub count: usize,
    /// The number of open guesses, its own included.
    pub depth: usize,
    /// The heading.
    pub heading: String,
    /// The technique, if it is one.
    pub technique: Option<&'static Spec>,
    /// The idea behind the technique.
    pub idea: Option<Idea>,
    /// Whether the idea is to be told before it, as no earlier item has it.
    pub tells_idea: bool,
    /// Whether it consists of singles.
    pub is_singles: bool,
    /// Whether it is the hardest step of the path.
    pub is_bottleneck: bool,
    /// The title of the chapter that begins with it.
    pub chapter: Option<String>,
    /// The picture; `None` where pictures are not wanted.
    pub scene: Option<Scene>,
    /// Its paragraphs and remarks, in order.
    pub told: Vec<Told>,
}

/// A paragraph or a remark.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Told {
    /// A paragraph about neighbouring events, each with its number.
    Events(Vec<(usize, Explanation)>),
    /// A remark.
    Remark(Explanation),
    /// A remark that stands for all consequences of a wrong guess, which are not told in full.
    Folded(Explanation, Vec<Item>),
}

impl Item {
    /// The numbers of its events: `12`, or `3–9`.
    pub fn numbers(&self) -> String {
        let (first, last) = (self.first, self.last());
        if first == last { first.to_string() } else { format!("{first}–{last}") }
    }

    /// The number of its last event.
    pub fn last(&self) -> usize {
        self.first + self.count - 1
    }

    /// Remarks on it besides its name: the idea behind it, and the mark of the bottleneck.
    pub fn remarks(&self, explainer: &Explainer) -> Vec<String> {
        let idea = self.idea.map(|idea| explainer.idea_name(idea));
        let bottleneck = self.is_bottleneck.then(|| explainer.name_of("story-bottleneck"));
        idea.into_iter().chain(bottleneck).collect()
    }

    /// The idea behind it, told in full, if that is to be told before it.
    pub fn principle(&self, explainer: &Explainer) -> Option<Explanation> {
        let idea = self.idea.filter(|_| self.tells_idea)?;
        let name = explainer.idea_name(idea);
        let arguments = [("name", name.as_str().into()), ("idea", explainer.idea(idea).into())];
        Some(explainer.phrase("story-idea", &arguments))
    }

    /// The line that it is in a brief story: the number of its event, and the words.
    pub fn line(&self) -> Option<(usize, &Explanation)> {
        match self.told.first() {
            Some(Told::Events(events)) => events.first().map(|(number, words)| (*number, words)),
            _ => None,
        }
    }

    /// One of its paragraphs or remarks in words, each of several events after its number. What is
    /// not to be set off may be mere words.
    pub fn words<'t>(
        &self,
        told: &'t Told,
        explainer: &Explainer,
        number: impl Fn(usize) -> String,
        is_set_off: impl Fn(&Fragment) -> bool,
    ) -> Cow<'t, Explanation> {
        match told {
            Told::Events(events) => self
                .alone(events)
                .map_or_else(|| Cow::Owned(explainer.numbered_words(events, number, is_set_off)), Cow::Borrowed),
            Told::Remark(words) | Told::Folded(words, _) => Cow::Borrowed(words),
        }
    }

    /// The words about an event that needs no number, as it is alone under the heading.
    pub(super) fn alone<'t>(&self, events: &'t [(usize, Explanation)]) -> Option<&'t Explanation> {
        match events {
            [(first, words)] if *first == self.first && (self.count == 1 || !self.is_singles) => Some(words),
            _ => None,
        }
    }
}
