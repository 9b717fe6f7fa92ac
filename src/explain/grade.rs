//! The reasons for a puzzle's grade, in words.

use super::Explainer;
use super::fragment::Explanation;
use super::messages::Argument;
use crate::logic::Spec;
use crate::rating::{Grade, Graded};

/// The most techniques that are named.
const MOST_TECHNIQUES: usize = 4;

/// The most steps that are numbered.
const MOST_STEPS: usize = 3;

impl Explainer {
    /// The name of a grade.
    pub fn grade_name(&self, grade: Grade) -> String {
        let name = grade.name();
        self.name_of(&format!("grade-{name}"))
    }

    /// The grade and its reasons: `hard: two X-Wings and a W-Wing; only one way on at step 31`.
    pub fn grade(&self, graded: &Graded) -> Explanation {
        let name = self.grade_name(graded.grade);
        let reasons = self.locale.details.join(self.reasons_of(graded));
        self.part("grade-because", &[("grade", name.as_str().into()), ("reasons", reasons.into())])
    }

    /// The reasons for a puzzle's grade, the most important first.
    fn reasons_of(&self, graded: &Graded) -> Vec<Explanation> {
        let (base, load) = (graded.base(), graded.load());
        let mut reasons = vec![self.hardest_of(graded)];
        let numbers: Vec<usize> = graded.bottlenecks().map(|round| round.first).collect();
        let shown = |numbers: &[usize]| {
            let numbers = numbers.iter().map(|number| number.to_string().into());
            Argument::from(&*self.locale.numbers.join_text(numbers))
        };
        match (&numbers[..], graded.fewest_ways()) {
            ([], None) => {}
            ([], Some(fewest)) => reasons.push(self.part("grade-open", &[("count", fewest.into())])),
            (few, _) if few.len() <= MOST_STEPS => {
                reasons.push(self.part("grade-narrow", &[("count", few.len().into()), ("numbers", shown(few))]));
            }
            (many, _) => reasons
                .push(self.part("grade-often-narrow", &[("count", many.len().into()), ("first", shown(&many[..1]))])),
        }
        if graded.grade != base {
            let key = if load.is_much(base) { "grade-raised-much" } else { "grade-raised-narrow" };
            let name = self.grade_name(base);
            let slots = [("count", load.beyond_singles.into()), ("grade", name.as_str().into())];
            reasons.push(self.part(key, &slots));
        }
        reasons
    }

    /// The hardest part of the solution: a guess, singles alone, or techniques.
    fn hardest_of(&self, graded: &Graded) -> Explanation {
        if graded.needs_guess {
            return self.part("grade-guess", &[("number", graded.steps().into())]);
        }
        if graded.base() == Grade::Easy {
            return self.part("grade-singles", &[]);
        }
        let techniques = graded.reasons();
        let times = |&(spec, count): &(&'static Spec, usize)| self.technique_times(spec, count);
        let mut named: Vec<Explanation> = techniques.iter().take(MOST_TECHNIQUES).map(times).collect();
        let others = techniques.len().saturating_sub(MOST_TECHNIQUES);
        if others > 0 {
            named.push(self.part("grade-others", &[("count", others.into())]));
        }
        self.locale.list.join(named)
    }

    /// A technique and how often it was taken: `a W-Wing`, `two X-Wings`.
    pub fn technique_times(&self, spec: &'static Spec, count: usize) -> Explanation {
        let name = self.technique_name(spec);
        let technique = ("technique", name.as_str().into());
        // A name may have forms of its own.
        let form = |own: &str, usual: &str, slots: &[(&str, Argument)]| {
            let own = self.locale.find(&format!("technique-{}.{own}", spec.id), slots);
            own.unwrap_or_else(|| self.part(usual, slots))
        };
        match count {
            1 => form("once", "grade-once", &[technique]),
            _ => {
                let many = Argument::from(self.part("so-many", &[("count", count.into())]));
                let often = self.part("so-often", &[("count", count.into()), ("many", many.clone())]);
                form("many", "grade-times", &[technique, ("many", many), ("often", often.into())])
            }
        }
    }
}
