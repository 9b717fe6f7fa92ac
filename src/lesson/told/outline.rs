//! Groups of events told together: a step, a run of singles, a guess with all that refutes it.
//!
//! A run of singles shares one heading and one picture, and is told in paragraphs, each about one
//! house or one digit. Every other event has its own. The end has none: the outcome is told once,
//! not as a step.

use super::item::{Item, Told};
use super::style::Detail;
use super::survey::{Survey, Use, is_single};
use crate::board::{Candidate, DigitSet, HouseSet};
use crate::diagram::Scene;
use crate::explain::{Earlier, Explainer, Explanation};
use crate::logic::{Event, Idea, Moment, Replay, ReplayError, Step};
use std::collections::BTreeSet;
use std::ops::Range;

/// The most digits and houses in the heading of a run of singles.
const MOST_SUBJECTS: usize = 3;

/// The most singles that share a picture: more rings than that do not help the eye.
const LONGEST_RUN: usize = 12;

/// Makes the items of a path.
pub(super) struct Outliner<'a> {
    pub(super) explainer: &'a Explainer,
    pub(super) survey: &'a Survey,
    pub(super) events: &'a [Event],
    pub(super) detail: Detail,
    pub(super) with_pictures: bool,
    pub(super) ideas: BTreeSet<Idea>,
    /// The lines that need not be told again; where everything is told in full, all are.
    pub(super) earlier: Option<Earlier>,
}

impl Outliner<'_> {
    /// All items in order, and the position after the last.
    pub(super) fn outline(&mut self, mut replay: Replay) -> Result<(Vec<Item>, Replay), ReplayError> {
        let mut items = Vec::new();
        self.tell(&mut replay, 0..self.events.len(), self.with_pictures, &mut items)?;
        Ok((items, replay))
    }

    /// The items of a range of events.
    fn tell(
        &mut self,
        replay: &mut Replay,
        range: Range<usize>,
        with_pictures: bool,
        items: &mut Vec<Item>,
    ) -> Result<(), ReplayError> {
        let mut next = range.start;
        while next < range.end {
            let refuted = self.survey.refuted.iter().find(|refuted| refuted.start == next).cloned();
            if let Some(refuted) = refuted.filter(|refuted| self.detail != Detail::Full && refuted.end <= range.end) {
                next = refuted.end;
                items.push(self.wrong_guess(replay, refuted, with_pictures)?);
                continue;
            }
            let run = next..next + self.run_length(next..range.end);
            next = run.end;
            match &self.events[run.clone()] {
                [Event::Solved] => replay.apply(&Event::Solved)?,
                [_] => items.push(self.one(replay, run.start, with_pictures)?),
                _ => items.push(self.singles(replay, run, with_pictures)?),
            }
        }
        Ok(())
    }

    /// The number of events that share a picture: neighbouring singles, cut between paragraphs, or
    /// one event.
    fn run_length(&self, range: Range<usize>) -> usize {
        if self.detail != Detail::Usual {
            return 1;
        }
        let steps: Vec<&Step> = self.events[range].iter().map_while(single).collect();
        let mut length = 0;
        for paragraph in paragraphs(&steps) {
            if length > 0 && length + paragraph.len() > LONGEST_RUN {
                break;
            }
            length = paragraph.end.min(LONGEST_RUN);
        }
        length.max(1)
    }

    /// One event.
    fn one(&mut self, replay: &mut Replay, index: usize, with_pictures: bool) -> Result<Item, ReplayError> {
        let event = &self.events[index];
        let moment = Moment::new(replay, event);
        let mut item = self.item(&moment, with_pictures);
        let half_line = single(event).filter(|_| self.detail == Detail::Usual);
        let half_line = half_line.and_then(|step| self.explainer.last_in_house(replay, step));
        let words = match self.detail {
            Detail::Brief => self.explainer.briefly(event, &item.heading),
            _ => half_line.unwrap_or_else(|| self.words(&moment)),
        };
        item.told.push(Told::Events(vec![(item.first, words)]));
        if self.detail != Detail::Brief && matches!(event, Event::Step(_) | Event::Retreat { .. }) && !is_single(event)
        {
            item.told.extend(self.leads_to(index).map(Told::Remark));
        }
        replay.apply(event)?;
        Ok(item)
    }

    /// An event in words, to a reader of those before.
    fn words(&self, moment: &Moment<'_>) -> Explanation {
        match &self.earlier {
            Some(earlier) => self.explainer.moment_after(moment, earlier),
            None => self.explainer.moment(moment),
        }
    }

    /// A run of singles.
    fn singles(&mut self, replay: &mut Replay, run: Range<usize>, with_pictures: bool) -> Result<Item, ReplayError> {
        let events = &self.events[run.clone()];
        let steps: Vec<&Step> = events.iter().filter_map(single).collect();
        let first = Moment::new(replay, &events[0]);
        let heading = self.heading_of_run(&steps);
        let mut item = Item { count: run.len(), heading, technique: None, ..self.item(&first, false) };
        let scene = || Scene {
            title: item.heading.clone(),
            ..Scene::of_placements(replay.position(), run.start + 1, steps.clone())
        };
        item.scene = with_pictures.then(scene);
        for paragraph in paragraphs(&steps) {
            let mut told = Vec::with_capacity(paragraph.len());
            for index in paragraph {
                let moment = Moment::new(replay, &events[index]);
                let in_passing = self.explainer.single_in_passing(replay, steps[index]);
                let words = in_passing.unwrap_or_else(|| self.explainer.moment(&moment));
                let rating = self.explainer.rating(steps[index]);
                told.push((run.start + index + 1, self.explainer.sentences([words].into_iter().chain(rating))));
                replay.apply(&events[index])?;
            }
            item.told.push(Told::Events(told));
        }
        Ok(item)
    }

    /// The heading of a run of singles: the digits and houses that its paragraphs are about.
    fn heading_of_run(&self, steps: &[&Step]) -> String {
        let subjects = paragraphs(steps).into_iter().filter_map(|paragraph| {
            let steps = &steps[paragraph];
            let digits = steps.iter().map(|step| step.placements().map(Candidate::digit).collect());
            let houses = steps
                .iter()
                .map(|step| step.placements().flat_map(|placed| placed.cell().houses()).collect::<HouseSet>());
            let digit = digits.reduce(|one: DigitSet, other| one & other)?.single();
            let house = houses.reduce(|one, other| one & other)?.first();
            let subject = digit.map(|digit| self.explainer.digits_named(digit));
            subject
                .or_else(|| Some(Explanation(vec![self.explainer.houses(HouseSet::of(house?))])))
                .filter(|_| steps.len() > 1)
        });
        let mut subjects = subjects.fold(Vec::new(), |mut all: Vec<Explanation>, subject| {
            if !all.contains(&subject) {
                all.push(subject);
            }
            all
        });
        subjects.truncate(MOST_SUBJECTS);
        if subjects.is_empty() {
            return self.explainer.phrase("event-singles", &[]).to_string();
        }
        let subjects = self.explainer.listed(subjects);
        self.explainer.phrase("event-singles-about", &[("subjects", subjects.into())]).to_string()
    }

    /// A wrong guess: the guess, its consequences folded, the contradiction and the retreat.
    fn wrong_guess(
        &mut self,
        replay: &mut Replay,
        refuted: Range<usize>,
        with_pictures: bool,
    ) -> Result<Item, ReplayError> {
        let events = self.events;
        let guess = Moment::new(replay, &events[refuted.start]);
        // It is told from outside.
        let mut item = Item { count: refuted.len(), depth: replay.depth(), ..self.item(&guess, with_pictures) };
        item.heading = self.explainer.phrase("event-wrong-guess", &[]).to_string();
        if let Some(scene) = &mut item.scene {
            scene.title.clone_from(&item.heading);
        }
        item.told.push(Told::Events(vec![(item.first, self.explainer.moment(&guess))]));
        replay.apply(&events[refuted.start])?;
        let inside = refuted.start + 1..refuted.end - 2;
        let numbers = [("first", (inside.start + 1).into()), ("last", inside.end.into())];
        let count = ("count", inside.len().into());
        let remark = self.explainer.phrase("story-folded", &numbers.into_iter().chain([count]).collect::<Vec<_>>());
        let mut inner = Vec::new();
        for index in inside {
            // Each event for itself: nothing is folded a second time, and there are no pictures.
            if events[index] != Event::Solved {
                let moment = Moment::new(replay, &events[index]);
                let told = vec![Told::Events(vec![(index + 1, self.explainer.moment(&moment))])];
                let item = self.item(&moment, false);
                inner.push(Item { told, tells_idea: false, is_bottleneck: false, ..item });
            }
            replay.apply(&events[index])?;
        }
        item.told.push(Told::Folded(remark.clone(), inner));
        let mut end = Vec::new();
        for (event, number) in events[..refuted.end].iter().zip(1..).skip(refuted.end - 2) {
            end.push((number, self.explainer.moment(&Moment::new(replay, event))));
            replay.apply(event)?;
        }
        if self.detail == Detail::Brief {
            let retreat = &events[refuted.end - 1];
            let words = self.explainer.briefly(retreat, &heading(retreat, self.explainer));
            item.told = vec![Told::Events(vec![(refuted.end, self.explainer.sentences([words, remark]))])];
            return Ok(item);
        }
        item.told.push(Told::Events(end));
        item.told.extend(self.leads_to(refuted.end - 1).map(Told::Remark));
        Ok(item)
    }

    /// An item of one event that comes next, with nothing said yet.
    fn item(&mut self, moment: &Moment<'_>, with_picture: bool) -> Item {
        let technique = match moment.event {
            Event::Step(step) => Some(step.technique),
            _ => None,
        };
        let heading = heading(moment.event, self.explainer);
        let idea = technique.and_then(|spec| spec.idea);
        let is_inside = self.survey.is_inside(moment.index());
        let picture = || Scene { title: heading.clone(), ..Scene::of_moment(moment) };
        Item {
            first: moment.index() + 1,
            count: 1,
            depth: depth(moment),
            technique,
            idea,
            tells_idea: idea.is_some_and(|idea| (!is_inside || self.detail == Detail::Full) && self.ideas.insert(idea)),
            is_singles: is_single(moment.event),
            is_bottleneck: self.survey.bottleneck() == Some(moment.index()),
            chapter: None,
            scene: with_picture.then(picture),
            told: Vec::new(),
            heading,
        }
    }

    /// The use of a step, told at the step: the singles it leaves, the steps that need it, the end
    /// of all difficulties.
    fn leads_to(&self, index: usize) -> Option<Explanation> {
        if self.survey.is_inside(index) {
            return None;
        }
        let cells = |left: &[usize]| {
            let placed = left.iter().filter_map(|&index| single(&self.events[index])).flat_map(Step::placements);
            placed.map(|candidate| candidate.cell()).collect()
        };
        let use_of = match self.survey.use_of(index, self.events) {
            Use::Leaves(left) => {
                let numbers: Vec<usize> = left.iter().map(|index| index + 1).collect();
                let cells = self.explainer.cells(cells(&left));
                let numbers = self.explainer.events(&numbers);
                let arguments = [("cells", cells.into()), ("numbers", numbers.into()), ("count", left.len().into())];
                Some(self.explainer.phrase("story-leaves", &arguments))
            }
            Use::Needed(by) => {
                let arguments = [("numbers", self.explainer.events(&by).into()), ("count", by.len().into())];
                Some(self.explainer.phrase("story-used", &arguments))
            }
            Use::Unneeded => self.survey.is_whole.then(|| self.explainer.phrase("story-unused", &[])),
        };
        let is_last = self.survey.last_hurdle == Some(index);
        let mark = match (self.survey.bottleneck() == Some(index), is_last) {
            (true, true) => Some("story-bottleneck-finish"),
            (true, false) => Some("story-bottleneck-alone"),
            (false, true) => Some("story-singles-finish"),
            (false, false) => None,
        };
        let mark = mark.map(|key| self.explainer.phrase(key, &[]));
        let said: Vec<Explanation> = use_of.into_iter().chain(mark).collect();
        (!said.is_empty()).then(|| self.explainer.sentences(said))
    }
}

/// The heading of an event.
pub(super) fn heading(event: &Event, explainer: &Explainer) -> String {
    let key = match event {
        Event::Step(step) => return explainer.step_name(step),
        Event::Guess { .. } => "event-guess",
        Event::Contradiction { .. } => "event-contradiction",
        Event::Retreat { .. } => "event-retreat",
        Event::Solved => "event-solved",
    };
    explainer.phrase(key, &[]).to_string()
}

/// The number of open guesses around an event. A guess and the retreat from it count as inside.
pub(super) fn depth(moment: &Moment<'_>) -> usize {
    moment.before.depth() + usize::from(matches!(moment.event, Event::Guess { .. }))
}

/// Singles in paragraphs: neighbours that are in one house, or have one digit.
fn paragraphs(steps: &[&Step]) -> Vec<Range<usize>> {
    let mut ranges: Vec<Range<usize>> = Vec::new();
    let mut shared = (HouseSet::EMPTY, DigitSet::EMPTY);
    for (index, step) in steps.iter().enumerate() {
        let houses: HouseSet = step.placements().flat_map(|placed| placed.cell().houses()).collect();
        let digits: DigitSet = step.placements().map(Candidate::digit).collect();
        let both = (shared.0 & houses, shared.1 & digits);
        let goes_on = !both.0.is_empty() || !both.1.is_empty();
        match ranges.last_mut().filter(|_| goes_on) {
            Some(range) => {
                range.end = index + 1;
                shared = both;
            }
            None => {
                ranges.push(index..index + 1);
                shared = (houses, digits);
            }
        }
    }
    ranges
}

/// The step, if the event is a single.
fn single(event: &Event) -> Option<&Step> {
    match event {
        Event::Step(step) if is_single(event) => Some(step),
        _ => None,
    }
}
