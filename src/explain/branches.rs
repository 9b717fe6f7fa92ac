//! Words for cases: what leaves nothing out, each case line by line, and what all of them come to.
//!
//! A case is told with the sentences of its steps, indented and numbered; a step in it may refer to an earlier line.

use super::Explainer;
use super::fragment::Explanation;
use super::locale::Argument;
use crate::board::{Candidate, CellSet, DigitSet, HouseKind, Literal, Position, Question};
use crate::logic::{Alternatives, Branches, Case, Moment, Replay, Step};

impl Explainer {
    /// Cases that leave nothing out.
    pub(super) fn branches(&self, before: &Replay, branches: &Branches, step: &Step) -> Explanation {
        let mut whole = self.alternatives(before.position(), branches, step);
        // Inside a case of another step the lines are indented further.
        let depth = before.case_depth();
        branches.walk(before, |_, case, start| self.case(&mut whole, case, start, &step.concluded, depth));
        let so = self.sentence("cases-so", &[("conclusion", self.conclusion(&step.concluded).into())]);
        whole.push_line(depth, "");
        whole.extend(&so.0);
        whole
    }

    /// What one of the cases must hold for.
    fn alternatives(&self, position: &Position, branches: &Branches, step: &Step) -> Explanation {
        let result = ("result", self.results(&step.concluded).into());
        match branches.of {
            Alternatives::Question(question) => {
                let choices = position.choices(question);
                match question.question() {
                    Question::WhichDigit(cell) => self.sentence(
                        "cases-cell",
                        &[
                            ("cell", self.cells(CellSet::of(cell)).into()),
                            ("digits", self.either_digit(choices.map(Candidate::digit).collect()).into()),
                            result,
                        ],
                    ),
                    Question::Where(digit, house) => self.sentence(
                        "cases-house",
                        &[
                            ("house", self.house(house).into()),
                            ("digit", self.digits(DigitSet::of(digit)).into()),
                            ("cells", self.either_cell(choices.map(Candidate::cell).collect()).into()),
                            result,
                        ],
                    ),
                }
            }
            Alternatives::TrueOrFalse(candidate) => {
                self.sentence("cases-two-ways", &[("candidate", self.literal(Literal::is(candidate)).into()), result])
            }
            Alternatives::Guardians(_) => {
                let assumed = branches.cases.iter().flat_map(|case| case.assumed.iter().copied());
                let candidates: Vec<Literal> = assumed.collect();
                self.sentence("cases-guardians", &[("candidates", self.conclusion(&candidates).into()), result])
            }
        }
    }

    /// What is concluded, in words: "r1c1 is not 5 and r2c2 is 3".
    fn results(&self, concluded: &[Literal]) -> Explanation {
        self.locale.list.join(concluded.iter().map(|&literal| {
            self.of_candidate(if literal.is_true() { "is-placed" } else { "is-not" }, literal.candidate())
        }))
    }

    fn of_candidate(&self, key: &str, candidate: Candidate) -> Explanation {
        let cell = self.cells(CellSet::of(candidate.cell()));
        self.locale.say(key, &[("cell", cell.into()), ("digit", self.digits(DigitSet::of(candidate.digit())).into())])
    }

    /// One case: what is supposed, what follows line by line, what it comes to.
    fn case(&self, whole: &mut Explanation, case: &Case, mut start: Replay, concluded: &[Literal], depth: usize) {
        whole.push_line(depth + 1, "–");
        whole.extend(&self.sentence("case", &[("assumed", self.conclusion(&case.assumed).into())]).0);
        if case.events.is_empty() {
            let reason = self.reasons(start.position(), concluded);
            return whole.extend(&self.locale.say("case-at-once", &[("reason", reason.into())]).0);
        }
        whole.extend(&self.locale.say("case-with-lines", &[]).0);
        let told = start.walk(&case.events, |moment| self.line(whole, moment, depth + 2));
        debug_assert!(told.is_ok(), "a case replays to its end");
        whole.push_line(depth + 2, "");
        let end = match case.contradiction() {
            Some(_) => self.sentence("case-impossible", &[]),
            None => self.sentence("case-end", &[("reason", self.reasons(start.position(), concluded).into())]),
        };
        whole.extend(&end.0);
        whole.push_text(&self.locale.say("full-stop", &[]).to_string());
    }

    fn line(&self, whole: &mut Explanation, moment: &Moment<'_>, depth: usize) {
        whole.push_line(depth, &format!("{}.", moment.label()));
        whole.extend(&self.moment(moment).0);
    }

    /// Why each conclusion holds in a position, where it can be seen to hold.
    fn reasons(&self, position: &Position, concluded: &[Literal]) -> Explanation {
        self.locale.clauses.join(concluded.iter().map(|&literal| self.reason(position, literal)))
    }

    fn reason(&self, position: &Position, literal: Literal) -> Explanation {
        let candidate = literal.candidate();
        let (cell, digit) = (candidate.cell(), candidate.digit());
        let named = ("cell", self.cells(CellSet::of(cell)).into());
        let number = ("digit", self.digits(DigitSet::of(digit)).into());
        if literal.is_true() {
            return self.locale.say("result-placed", &[named, number]);
        }
        if let Some(filled) = position.digit(cell) {
            return self
                .locale
                .say("result-filled", &[named, number, ("filled", self.digits(DigitSet::of(filled)).into())]);
        }
        let by = (cell.peers() & position.digits().cells_with(digit)).first();
        let Some(by) = by else { return self.locale.say("result-lost", &[named, number]) };
        let kind = by.houses().into_iter().find(|house| house.cells().contains(cell)).map(|house| match house.kind() {
            HouseKind::Row => "row",
            HouseKind::Column => "column",
            HouseKind::Box => "box",
        });
        let by = ("by", self.cells(CellSet::of(by)).into());
        self.locale.say("result-seen", &[named, number, by, ("kind", Argument::Choice(kind.unwrap_or("box")))])
    }
}
