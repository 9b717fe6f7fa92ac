//! Words for cases: the alternatives, each case line by line, and the result common to all cases.
//!
//! A case is told with the sentences of its steps, indented and numbered; a step in it may refer to
//! an earlier line. A long case is cut into parts, each under a heading that states its result. A
//! supposition that fails has no other case to tell.

use super::parts::{Part, parts};
use crate::board::{Candidate, CellSet, Constraint, Digit, DigitSet, Element, House, Literal, Position, Question};
use crate::explain::conclusion::removed;
use crate::explain::{Argument, Explainer, Explanation};
use crate::logic::{Alternatives, Branches, Case, Event, Fish, ForbiddenShape, Label, Moment, Pattern, Replay, Step};

impl Explainer {
    /// Exhaustive cases.
    pub(super) fn branches(&self, before: &Replay, branches: &Branches, step: &Step) -> Explanation {
        // Inside a case of another step the lines are indented further.
        let depth = 2 * before.case_depth();
        let mut whole = match &branches.cases[..] {
            [only] if only.contradiction().is_some() => self.supposition(branches, only),
            _ => self.alternatives(depth, before.position(), branches, step),
        };
        let is_alone = branches.cases.len() == 1;
        branches.walk(before, |_, case, mut start| match is_alone {
            true => self.lines(&mut whole, before, case, &mut start, depth + 1),
            false => self.case(&mut whole, before, case, start, &step.concluded, depth),
        });
        let so = self.sentence("cases-so", &[("conclusion", self.conclusion(&step.concluded).into())]);
        whole.push_line(depth, "");
        whole.extend(so.0);
        whole
    }

    /// The supposition, with the number of lines and levels of cases until it fails.
    fn supposition(&self, branches: &Branches, case: &Case) -> Explanation {
        let (lines, level) = (branches.lines(), branches.level());
        let lines = [("lines", lines.into()), ("level", level.into())];
        let assumed = ("assumed", self.results(&case.assumed).into());
        self.sentence("suppose", &[assumed].into_iter().chain(lines).collect::<Vec<_>>())
    }

    /// The lines of a case. Many are cut into parts.
    fn lines(&self, whole: &mut Explanation, before: &Replay, case: &Case, start: &mut Replay, depth: usize) {
        let parts = parts(before, case);
        let depth_of_lines = depth + usize::from(!parts.is_empty());
        // Where the step does not belong, its case is told as far as it fits.
        let _ = start.walk(&case.events, |moment| {
            if let Some(part) = parts.iter().find(|part| part.lines.start == moment.index()) {
                self.heading(whole, part, case, moment, depth);
            }
            self.line(whole, moment, depth_of_lines);
        });
    }

    /// The heading of a part: its lines, the supposition, and their result.
    fn heading(&self, whole: &mut Explanation, part: &Part, case: &Case, moment: &Moment<'_>, depth: usize) {
        whole.push_line(depth, "");
        let results = match case.events.get(part.lines.end - 1) {
            Some(Event::Contradiction { constraint }) => self.nothing_left(*constraint),
            // The last part has the result of the case.
            Some(Event::Step(step)) if part.results.is_empty() => self.results(&step.concluded),
            _ => self.results(&part.results),
        };
        let first = moment.label();
        let last = moment.before.label(moment.before.number_at(part.lines.end - 1));
        let arguments = [
            ("count", part.lines.len().into()),
            ("first", first.to_string().as_str().into()),
            ("last", last.to_string().as_str().into()),
            ("assumed", self.results(&case.assumed).into()),
            ("results", results.into()),
        ];
        whole.extend(self.sentence("case-part", &arguments).0);
    }

    /// "r1c1 has no candidate left", "row 3 has no place left for 4".
    fn nothing_left(&self, constraint: Constraint) -> Explanation {
        match constraint.question() {
            Question::WhichDigit(cell) => {
                self.locale.say("case-no-digit", &[("cell", self.cells(CellSet::of(cell)).into())])
            }
            Question::Where(digit, house) => {
                let digit = ("digit", self.digits(DigitSet::of(digit)).into());
                self.locale.say("case-no-place", &[("house", self.house(house).into()), digit])
            }
        }
    }

    /// The alternatives, one of which must hold.
    fn alternatives(&self, depth: usize, position: &Position, branches: &Branches, step: &Step) -> Explanation {
        let result = ("result", self.results(&step.concluded).into());
        match &branches.of {
            Alternatives::Nothing => self.sentence("taken-together", &[("count", branches.lines().into())]),
            Alternatives::Question(question) => {
                let choices = position.choices(*question);
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
                let cell = ("cell", self.cells(CellSet::of(candidate.cell())).into());
                let digit = ("digit", self.digits(DigitSet::of(candidate.digit())).into());
                self.sentence("cases-two-ways", &[cell, digit, result])
            }
            Alternatives::Fish(fish, house) => self.alternatives_of_fish(position, branches, *fish, *house, result),
            Alternatives::Guardians(pattern) => {
                let assumed = branches.cases.iter().flat_map(|case| case.assumed.iter());
                let candidates = self.true_candidates(assumed.map(|literal| literal.candidate()).collect());
                let premise = match pattern.shape {
                    ForbiddenShape::Tridagon => self.tridagon(depth, position, pattern),
                    _ => self.three_digits(depth, position, pattern),
                };
                self.locale
                    .sentences
                    .join([premise, self.sentence("cases-guardians", &[("candidates", candidates), result])])
            }
        }
    }

    /// The fins of a fish, or the fish itself, or its places in a house.
    fn alternatives_of_fish(
        &self,
        position: &Position,
        branches: &Branches,
        fish: Fish,
        house: Option<House>,
        result: (&str, Argument),
    ) -> Explanation {
        let Fish { digit, base, cover, fins } = fish;
        let assumed = branches.cases.iter().flat_map(|case| case.assumed.iter());
        let assumed: CellSet = assumed.map(|literal| literal.candidate().cell()).collect();
        let arguments = [
            ("digit", self.digits(DigitSet::of(digit)).into()),
            ("base", self.houses(base).into()),
            ("cover", self.houses(cover).into()),
            ("fins", self.cells(fins).into()),
            ("count", fins.len().into()),
            ("house", self.houses(house.into_iter().collect()).into()),
            ("cells", self.either_cell(assumed).into()),
            ("details", self.details(self.locale.details.join(self.places_of_lines(position, digit, base))).into()),
            result,
        ];
        let places = self.sentence(if fins.is_empty() { "fish" } else { "finned-fish" }, &arguments);
        let cases = match (house, fins.is_empty()) {
            (None, _) => "cases-fish",
            (Some(_), true) => "cases-fish-house",
            (Some(_), false) => "cases-fish-house-fins",
        };
        self.locale.sentences.join([places, self.sentence(cases, &arguments)])
    }

    /// The conclusions in words: "r2c2 is 3, and none of r1c1 and r1c4 is 5".
    fn results(&self, concluded: &[Literal]) -> Explanation {
        let placed =
            concluded.iter().filter(|literal| literal.is_true()).map(|literal| self.is_placed(literal.candidate()));
        // The digits that go from the same cells, together.
        let mut gone: Vec<(CellSet, DigitSet)> = Vec::new();
        for (digit, cells) in removed(concluded) {
            match gone.iter_mut().find(|(known, _)| *known == cells) {
                Some((_, digits)) => digits.insert(digit),
                None => gone.push((cells, DigitSet::of(digit))),
            }
        }
        let removed = gone.into_iter().map(|(cells, digits)| {
            let arguments = [
                ("count", cells.len().into()),
                ("cells", self.cells(cells).into()),
                ("digits", self.either_digit(digits).into()),
            ];
            self.locale.say("is-not", &arguments)
        });
        self.locale.clauses.join(placed.chain(removed))
    }

    fn is_placed(&self, candidate: Candidate) -> Explanation {
        self.of_cells("is-placed", CellSet::of(candidate.cell()), candidate.digit())
    }

    /// A message about a digit in some cells.
    fn of_cells(&self, key: &str, cells: CellSet, digit: Digit) -> Explanation {
        let count = ("count", cells.len().into());
        let digit = ("digit", self.digits(DigitSet::of(digit)).into());
        self.locale.say(key, &[count, ("cells", self.cells(cells).into()), digit])
    }

    /// One case: the supposition, its consequences line by line, and the result.
    fn case(
        &self,
        whole: &mut Explanation,
        before: &Replay,
        case: &Case,
        mut start: Replay,
        concluded: &[Literal],
        depth: usize,
    ) {
        whole.push_line(depth + 1, "–");
        whole.extend(self.sentence("case", &[("assumed", self.results(&case.assumed).into())]).0);
        if case.events.is_empty() {
            let is_assumed = |literal: &Literal| case.assumed.contains(literal);
            let is_in_place = |literal: &Literal| {
                let assumed = case.assumed.iter().filter(|assumed| assumed.is_true());
                assumed.map(|assumed| assumed.candidate().cell()).any(|cell| cell == literal.candidate().cell())
            };
            let at_once = match concluded {
                _ if concluded.iter().all(is_assumed) => self.locale.say("case-is-it", &[]),
                // The supposition has just named the digit of the cell.
                _ if concluded.iter().all(is_in_place) => {
                    self.locale.say("case-at-once", &[("reason", self.results(concluded).into())])
                }
                _ => self.locale.say("case-at-once", &[("reason", self.reasons(start.position(), concluded).into())]),
            };
            return whole.extend(at_once.0);
        }
        whole.extend(self.locale.say("case-with-lines", &[]).0);
        self.lines(whole, before, case, &mut start, depth + 2);
        whole.push_line(depth + 2, "");
        let end = match case.contradiction() {
            Some(_) => self.sentence("case-impossible", &[]),
            None => self.sentence("case-end", &[("reason", self.reasons(start.position(), concluded).into())]),
        };
        whole.extend(end.0);
        whole.extend(self.locale.say("full-stop", &[]).0);
    }

    fn line(&self, whole: &mut Explanation, moment: &Moment<'_>, depth: usize) {
        whole.push_line(depth, format!("{}.", moment.label()));
        let told = self.moment(moment);
        match moment.event {
            Event::Step(step) if !matches!(step.pattern, Pattern::Single(_) | Pattern::Branches(_)) => {
                let lines = rests_on(moment.before, step);
                let rests_on = (!lines.is_empty()).then(|| self.rests_on(&lines));
                whole.extend(self.locale.sentences.join([told].into_iter().chain(rests_on)).0);
            }
            _ => whole.extend(told.0),
        }
    }

    /// "This rests on what is supposed and line 3."
    fn rests_on(&self, lines: &[Label]) -> Explanation {
        let each = lines.iter().map(|label| match label {
            Label::Line(_) => self.locale.say("rests-on-line", &[("number", label.to_string().as_str().into())]),
            _ => self.locale.say("rests-on-supposition", &[]),
        });
        self.sentence("rests-on", &[("lines", self.locale.list.join(each).into())])
    }

    /// The reason for each conclusion that can be seen to hold in a position.
    fn reasons(&self, position: &Position, concluded: &[Literal]) -> Explanation {
        let placed =
            concluded.iter().filter(|literal| literal.is_true()).map(|literal| self.is_placed(literal.candidate()));
        let removed = removed(concluded).flat_map(|(digit, cells)| self.why_not(position, digit, cells));
        self.locale.clauses.join(placed.chain(removed))
    }

    /// The reasons a digit is not in these cells: other digits fill them, the digit itself is seen,
    /// or it was removed.
    fn why_not(&self, position: &Position, digit: Digit, cells: CellSet) -> Vec<Explanation> {
        let mut reasons = Vec::new();
        let filled = cells - position.empty_cells();
        for cell in filled {
            if let Some(other) = position.digit(cell) {
                reasons.push(self.is_placed(Candidate::new(cell, other)));
            }
        }
        let mut left = cells - filled;
        let holders = position.digits().cells_with(digit);
        // The holder that rules out the most cells is named first.
        while let Some(by) = holders.iter().max_by_key(|by| ((by.peers() & left).len(), std::cmp::Reverse(by.index())))
        {
            let seen = by.peers() & left;
            if seen.is_empty() {
                break;
            }
            let placement = ("placement", self.literal(Literal::is(Candidate::new(by, digit))).into());
            let digit = ("digit", self.digits(DigitSet::of(digit)).into());
            reasons.push(self.locale.say("result-seen", &[placement, digit, ("cells", self.cells(seen).into())]));
            left -= seen;
        }
        if !left.is_empty() {
            reasons.push(self.of_cells("result-lost", left, digit));
        }
        reasons
    }
}

/// The lines of the current case that removed candidates a step depends on, beginning with the
/// supposition. Singles cite these lines themselves.
fn rests_on(before: &Replay, step: &Step) -> Vec<Label> {
    let asked = step.proof.questions().iter();
    let all = asked.flat_map(|&question| (0..9).map(move |slot| question.candidate(slot)));
    let mut events: Vec<usize> = all.filter_map(|candidate| before.cause(candidate)).collect();
    events.sort_unstable();
    events.dedup();
    let labels = events.into_iter().map(|event| before.label(event));
    labels.filter(|label| !matches!(label, Label::Event(_))).collect()
}
