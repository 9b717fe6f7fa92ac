//! The words of patterns: one file a family, as in `logic/pattern`.
//!
//! Each pattern is [`Spoken`]; a [`Telling`] knows the step that the pattern belongs to, and has
//! all words that patterns share.

mod als;
mod blossom;
mod blossom_loop;
mod branches;
mod chain;
mod colouring;
mod counted;
mod crossings;
mod disjoint;
mod dual;
mod empty_rectangle;
mod equal_content;
mod exclusion;
mod exocet;
mod fish;
mod forbidden;
mod medusa;
mod odd_chain;
mod odd_loop;
mod parts;
mod seen;
mod single;
mod stem;
mod subset;
mod symmetric;
mod templates;
mod three_digits;
mod tridagon;
mod two_links;
mod wide_exocet;
mod wing;

use super::{Argument, Earlier, Explainer, Explanation, Fragment};
use crate::board::{Candidate, CandidateSet, CellSet, DigitSet, Literal, Position};
use crate::logic::{Pattern, Replay, Step, each_pattern};
use std::ops::Deref;

/// The slots of a message.
type Slots = Vec<(&'static str, Argument)>;

/// The words of a pattern.
trait Spoken {
    /// The reason its step is right, ending in the conclusions.
    fn words(&self, tell: &Telling<'_>) -> Explanation;
}

/// A step being told, in the words of an explainer.
struct Telling<'a> {
    explainer: Explainer,
    /// The moment at which the step is taken.
    before: &'a Replay,
    step: &'a Step,
    /// What the reader knows from steps before.
    earlier: Option<&'a Earlier>,
    /// The indentation of the step: as a line of a case it has lines of its own.
    depth: usize,
}

impl Explainer {
    /// The reason a step is right, ending in its conclusions. `before` is the moment at which the
    /// step is taken.
    pub fn step(&self, before: &Replay, step: &Step) -> Explanation {
        self.step_after(before, step, None, 2 * before.case_depth())
    }

    /// The same to a reader who has been told what came before, at this indentation.
    pub(super) fn step_after(
        &self,
        before: &Replay,
        step: &Step,
        earlier: Option<&Earlier>,
        depth: usize,
    ) -> Explanation {
        let tell = Telling { explainer: *self, before, step, earlier, depth };
        each_pattern!(&step.pattern, pattern => pattern.words(&tell))
    }
}

impl Deref for Telling<'_> {
    type Target = Explainer;

    fn deref(&self) -> &Explainer {
        &self.explainer
    }
}

impl<'a> Telling<'a> {
    /// The position at the moment of the step.
    fn position(&self) -> &'a Position {
        self.before.position()
    }

    /// The indentation of the step.
    fn depth(&self) -> usize {
        self.depth
    }

    /// The slot for all conclusions of the step.
    fn concluded(&self) -> (&'static str, Argument) {
        ("conclusion", self.conclusion(&self.step.concluded).into())
    }

    /// The cells that lose the only digit of the conclusions: how many, and "r2c7 and r9c8".
    fn targets(&self) -> (usize, Fragment) {
        let removed: CandidateSet = self.step.concluded.iter().map(|literal| literal.candidate()).collect();
        let cells: CellSet = removed.iter().map(Candidate::cell).collect();
        (cells.len(), Fragment::Candidates(removed.into(), self.cell_names(cells, &self.locale.list)))
    }

    /// "Neither r2c7 nor r3c7 is 3".
    fn is_not(&self, cells: CellSet, digits: DigitSet) -> Explanation {
        let [one, two] = [cells.iter().next(), cells.iter().nth(1)].map(|cell| self.cells(cell.into_iter().collect()));
        let arguments = [
            ("count", cells.len().into()),
            ("cells", self.cells(cells).into()),
            ("one", one.into()),
            ("two", two.into()),
            ("digit", self.either_digit(digits).into()),
        ];
        self.locale.say("are-not", &arguments)
    }

    /// The cells that lose candidates.
    fn lost(&self) -> CellSet {
        self.step.eliminations().map(Candidate::cell).collect()
    }

    /// "r1c2=3, r4c2=3 or r4c5=7".
    fn true_candidates(&self, candidates: CandidateSet) -> Argument {
        let each = candidates.iter().map(|candidate| Explanation(vec![self.literal(Literal::is(candidate))]));
        self.locale.either.join(each).into()
    }

    /// "The 3 in r1c2 and r4c2 and the 7 in r4c5".
    fn digit_by_digit(&self, candidates: CandidateSet) -> Explanation {
        let digits: DigitSet = candidates.iter().map(Candidate::digit).collect();
        let each = digits.iter().map(|digit| {
            let of_digit = candidates.iter().filter(|candidate| candidate.digit() == digit);
            let cells = self.cells(of_digit.map(Candidate::cell).collect());
            self.locale.say("bug-guardians", &[("digit", self.digit(digit).into()), ("cells", cells.into())])
        });
        self.locale.list.join(each)
    }

    /// The message with this key, then the message `<key>-so` with the conclusions.
    fn because<const N: usize>(&self, key: &str, arguments: [(&str, Argument); N]) -> Explanation {
        self.because_with_note(key, key, arguments.into(), None)
    }

    /// The message `reason`, the message `<key>-so` with the conclusions, and a note.
    fn because_with_note(
        &self,
        reason: &str,
        key: &str,
        mut arguments: Vec<(&str, Argument)>,
        note: Option<Explanation>,
    ) -> Explanation {
        let reason = self.sentence(reason, &arguments);
        arguments.push(self.concluded());
        // Lines under a supposition are many, and short.
        let is_plain = matches!(self.step.pattern, Pattern::LockedCandidates(_) | Pattern::Subset(_));
        let so = match self.before.is_supposed() && is_plain {
            true => self.sentence("so", &arguments),
            false => self.sentence(&format!("{key}-so"), &arguments),
        };
        self.locale.sentences.join([reason, so].into_iter().chain(note))
    }

    /// Sentences, a line below them for each of some cases, and the result common to all cases.
    fn with_cases(
        &self,
        mut whole: Explanation,
        cases: impl IntoIterator<Item = Explanation>,
        so: Explanation,
    ) -> Explanation {
        for case in cases {
            whole.add_item(self.depth() + 1, case);
        }
        whole.add_line(self.depth(), "", so);
        whole
    }
}
