//! The summary of a solution, before its steps: how far singles go, what stands in their way, the
//! crux, and the step that takes the last obstacle away. It is said once; nothing at the end
//! repeats it.

use super::path::Path;
use super::survey::Survey;
use crate::explain::{Argument, Explainer, Explanation};
use crate::logic::{Event, Spec};
use crate::plan::Aim;

/// More steps than these are counted and not listed.
const MOST_LISTED: usize = 6;

/// The summary of a path; `None` if it has no steps.
pub(super) fn summary(path: &Path, survey: &Survey, explainer: &Explainer) -> Option<Explanation> {
    if survey.steps == 0 && path.solution.trace.guesses() == 0 {
        return None;
    }
    let summary = Summary { path, survey, explainer };
    let mut said = vec![summary.count()];
    if survey.is_whole && path.solution.trace.guesses() == 0 {
        said.extend(summary.start());
        said.extend(summary.between());
    }
    said.extend(summary.level());
    said.extend(summary.choice());
    said.extend(summary.crux());
    said.extend(summary.finish());
    said.extend(summary.listed("story-assumes", survey.assuming.clone()));
    said.extend(summary.listed("story-skips", survey.unneeded()));
    said.extend(summary.guesses());
    Some(explainer.sentences(said))
}

struct Summary<'a> {
    path: &'a Path,
    survey: &'a Survey,
    explainer: &'a Explainer,
}

impl Summary<'_> {
    fn say(&self, key: &str, arguments: &[(&str, Argument)]) -> Explanation {
        self.explainer.phrase(key, arguments)
    }

    /// The number of steps, and of the singles among them.
    fn count(&self) -> Explanation {
        let Survey { steps, singles, .. } = *self.survey;
        let numbers = [("steps", steps), ("singles", singles), ("others", steps - singles)];
        self.say("story-steps", &numbers.map(|(name, number)| (name, number.into())))
    }

    /// The number of steps above the level of the aim, if that says anything.
    fn level(&self) -> Option<Explanation> {
        let choice = self.path.choice.filter(|_| self.survey.is_whole)?;
        let (key, level) = match choice.aim {
            Aim::One { everyday } => ("story-one", everyday),
            Aim::Short { up_to } if choice.told.hard > 0 => ("story-not-short", up_to),
            _ => return None,
        };
        let level = self.explainer.technique_name(level);
        let numbers = [("hard", choice.told.hard.into()), ("proved", usize::from(choice.is_proved).into())];
        Some(self.say(key, &[&[("level", level.as_str().into())][..], &numbers].concat()))
    }

    /// What the choice of the path has saved.
    fn choice(&self) -> Option<Explanation> {
        let choice = self.path.choice.filter(|choice| self.survey.is_whole && choice.standard.steps > 0)?;
        let arguments = [
            ("left", choice.standard.steps.abs_diff(choice.told.steps).into()),
            ("told", choice.told.steps.into()),
            ("standard", choice.standard.steps.into()),
            ("proved", usize::from(choice.is_proved).into()),
        ];
        let key = match choice.aim {
            Aim::Standard => "story-usual",
            Aim::Lean => "story-chosen",
            // Paths of one hard step may have more easy ones; their level says it all.
            Aim::One { .. } => return None,
            _ => "story-planned",
        };
        Some(self.say(key, &arguments))
    }

    /// How far singles go before the first other step.
    fn start(&self) -> Option<Explanation> {
        let first = self.survey.hurdles.first()?;
        Some(self.say("story-start", &[("count", (*first).into())]))
    }

    /// The steps between the first hurdle and the last.
    fn between(&self) -> Option<Explanation> {
        let (first, last) = (*self.survey.hurdles.first()?, *self.survey.hurdles.last()?);
        let hurdles = self.survey.hurdles.len();
        let numbers =
            [("first", first + 1), ("last", last + 1), ("count", hurdles), ("singles", last + 1 - first - hurdles)];
        (hurdles > 1).then(|| self.say("story-between", &numbers.map(|(name, number)| (name, number.into()))))
    }

    /// The hardest technique, and where it is used.
    fn crux(&self) -> Option<Explanation> {
        let hardest = self.survey.hardest?;
        let arguments = [
            ("technique", self.explainer.technique_name(self.technique(hardest)?).as_str().into()),
            ("number", self.explainer.events(&[hardest + 1]).into()),
            ("count", self.survey.hardest_count.into()),
        ];
        Some(self.say("story-hardest", &arguments))
    }

    /// The step after which only singles are left.
    fn finish(&self) -> Option<Explanation> {
        let last = self.survey.last_hurdle?;
        let left = self.survey.steps.checked_sub(last + 1).filter(|_| self.path.solution.trace.guesses() == 0);
        // The last obstacle may be a guess.
        let technique = self.explainer.technique_name(self.technique(last)?);
        let arguments = [
            ("number", self.explainer.events(&[last + 1]).into()),
            ("technique", technique.as_str().into()),
            ("is-crux", usize::from(self.survey.hardest == Some(last)).into()),
            ("count", left.unwrap_or_default().into()),
        ];
        Some(self.say("story-finish", &arguments))
    }

    /// A remark on some steps, by their numbers; none if there are too many to list, or none.
    fn listed(&self, key: &str, numbers: Vec<usize>) -> Option<Explanation> {
        let count = ("count", numbers.len().into());
        let is_short = (1..=MOST_LISTED).contains(&numbers.len());
        is_short.then(|| self.say(key, &[count, ("numbers", self.explainer.events(&numbers).into())]))
    }

    /// The guesses, and the steps that belong to wrong ones.
    fn guesses(&self) -> Vec<Explanation> {
        let trace = &self.path.solution.trace;
        let (guesses, depth) = (trace.guesses(), trace.deepest_guess());
        let refuted = trace.events.iter().filter(|event| matches!(event, Event::Retreat { .. })).count();
        let right = guesses.saturating_sub(refuted);
        let numbers = [("guesses", guesses), ("refuted", refuted), ("right", right), ("depth", depth)];
        let told =
            (guesses > 0).then(|| self.say("story-guesses", &numbers.map(|(name, number)| (name, number.into()))));
        let inside = self.survey.branch_steps;
        let branches = (inside > 0).then(|| self.say("story-branches", &[("steps", inside.into())]));
        told.into_iter().chain(branches).collect()
    }

    fn technique(&self, index: usize) -> Option<&'static Spec> {
        match self.path.solution.trace.events.get(index)? {
            Event::Step(step) => Some(step.technique),
            _ => None,
        }
    }
}
