//! What a reader of a path has been told: the lines of nets, to refer to.
//!
//! Nets of one solution share lines. A line whose reasons have been told is not told again: it says
//! what follows, and where the reasons are. They hold here, too, if all that has gone since the
//! supposition had gone there for reasons of the same kinds.

use super::Explainer;
use super::fragment::Explanation;
use super::messages::Argument;
use super::names::event_number;
use super::supposed::{Why, gone};
use crate::board::{Candidate, CandidateSet, Constraint, Question};
use crate::logic::{Event, Label, Moment, Pattern, missed};
use std::cell::RefCell;
use std::collections::HashMap;

/// The lines of nets that a reader has been told, for [`Explainer::moment_after`].
#[derive(Default)]
pub struct Earlier {
    /// By what a line says.
    lines: RefCell<HashMap<String, Vec<Line>>>,
}

/// A line that was told.
struct Line {
    reasons: Vec<(Candidate, Why)>,
    /// The number of its step.
    step: usize,
    label: String,
}

impl Line {
    /// Whether it has told this reason: the same kind of it, as the numbers of lines differ anyway.
    fn gives(&self, (candidate, why): &(Candidate, Why)) -> bool {
        self.reasons.iter().any(|(known, other)| known == candidate && why.is_like(*other))
    }
}

impl Earlier {
    /// The step and the line that have given the reasons of a line with these words, if one has.
    /// Otherwise it counts as told from here.
    fn told(&self, moment: &Moment<'_>, words: &Explanation) -> Option<(usize, String)> {
        let (what, asked) = match moment.event {
            Event::Step(step) => match step.pattern {
                // Its reason is short, so it is cited only where it would be the same.
                Pattern::Single(ref single) => (words.to_string(), candidates(single.constraint)),
                _ => (format!("{:?} {:?}", step.concluded, step.pattern), missed(moment)),
            },
            Event::Contradiction { constraint } => (words.to_string(), candidates(*constraint)),
            _ => return None,
        };
        let gone = asked.iter().filter_map(|asked| gone(moment.before, asked));
        let reasons: Vec<_> = gone.map(|gone| (gone.candidate, gone.why)).collect();
        let step = moment.before.number_of_step()?;
        let mut lines = self.lines.borrow_mut();
        let known = lines.entry(what).or_default();
        let is_told = |line: &&Line| reasons.iter().all(|reason| line.gives(reason));
        if let Some(line) = known.iter().find(is_told) {
            return Some((line.step, line.label.clone()));
        }
        known.push(Line { reasons, step, label: moment.label().to_string() });
        None
    }
}

fn candidates(constraint: Constraint) -> CandidateSet {
    (0..9).map(|slot| constraint.candidate(slot)).collect()
}

impl Explainer {
    /// The same as [`moment`](Explainer::moment) to a reader who knows what came before: lines of
    /// nets that were told already are cited.
    pub fn moment_after(&self, moment: &Moment<'_>, earlier: &Earlier) -> Explanation {
        match moment.event {
            Event::Step(step) => self.step_after(moment.before, step, Some(earlier), 2 * moment.before.case_depth()),
            _ => self.moment(moment),
        }
    }

    /// A line of a case that a reader has been told, with the place of its reasons.
    pub(super) fn line_again(&self, moment: &Moment<'_>, earlier: &Earlier) -> Option<Explanation> {
        let is_plain = !matches!(moment.event, Event::Step(step) if !matches!(step.pattern, Pattern::Single(_)));
        let words = if is_plain { self.moment(moment) } else { Explanation::default() };
        let (step, label) = earlier.told(moment, &words)?;
        let is_here = moment.before.number_of_step() == Some(step);
        let place = [
            ("step", event_number(step).into()),
            ("line", label.as_str().into()),
            ("here", usize::from(is_here).into()),
        ];
        let place: Argument = self.locale.say("again-place", &place).into();
        let place = ("place", place);
        Some(match moment.event {
            Event::Contradiction { constraint } => {
                let results = ("results", self.nothing_left(*constraint).into());
                self.sentence("again-stuck", &[results, place])
            }
            Event::Step(step) => {
                let house = match &step.pattern {
                    Pattern::Single(single) => match single.constraint.question() {
                        Question::Where(_, house) => Some(house),
                        Question::WhichDigit(_) => None,
                    },
                    _ => None,
                };
                match house.zip(step.placements().next()) {
                    Some((house, placed)) => {
                        let cell = ("cell", self.cell(placed.cell()).into());
                        let digit = ("digit", self.digit(placed.digit()).into());
                        self.sentence("again-house", &[cell, digit, ("house", self.house(house).into()), place])
                    }
                    None => self.sentence("again", &[("results", self.facts(&step.concluded).into()), place]),
                }
            }
            _ => return None,
        })
    }
}

/// Whether a line has a number to be cited by.
pub(super) fn is_line(moment: &Moment<'_>) -> bool {
    matches!(moment.label(), Label::Line(_)) && moment.before.is_supposed()
}
