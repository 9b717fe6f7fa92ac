//! Words for colours that go from digit to digit.

use super::colouring::LETTERS;
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, HouseKind, Position, Question};
use crate::explain::{Argument, Explainer, Explanation};
use crate::logic::{Cluster, ColourLink, ColourRule, Colouring, Step};

impl Explainer {
    /// The pairs line by line, the candidates true with A and those true with B, and the
    /// conclusion.
    pub(super) fn medusa(&self, depth: usize, position: &Position, colouring: &Colouring, step: &Step) -> Explanation {
        let mut whole = Explanation::default();
        let Some(cluster) = colouring.clusters.first() else { return whole };
        whole.extend(self.sentence("medusa", &[("digits", self.digits(colouring.digits()).into())]).0);
        for link in &cluster.links {
            whole.push_line(depth + 1, "–");
            whole.extend(self.medusa_link(cluster, link).0);
        }
        whole.push_line(depth, "");
        let [a, b] = cluster.colours.map(|colour| self.all_are(colour));
        whole.extend(self.sentence("medusa-either", &[("a", a.into()), ("b", b.into())]).0);
        let reason = |colour: usize, candidate| self.excluded_by(cluster.colours[colour], candidate);
        match colouring.rule {
            ColourRule::Wrap(conflicting) => {
                whole.push_line(depth, "");
                whole.extend(self.medusa_conflict(conflicting).0);
            }
            ColourRule::Unfillable(asked) => {
                whole.push_line(depth, "");
                let (key, argument) = self.asked(asked.question());
                whole.extend(self.sentence(key, &argument).0);
                for choice in position.candidates_of(asked) {
                    whole.push_line(depth + 1, "–");
                    let mut arguments = self.named(choice);
                    arguments.push(("why", reason(0, choice).into()));
                    let key = if asked.house_and_digit().is_some() { "medusa-not-cell" } else { "medusa-not-digit" };
                    whole.extend(self.locale.say(key, &arguments).0);
                }
            }
            _ => {
                for gone in step.concluded.iter().filter(|literal| !literal.is_true()) {
                    whole.push_line(depth + 1, "–");
                    let conclusion = self.conclusion(std::slice::from_ref(gone)).into();
                    let [with_a, with_b] = [0, 1].map(|colour| reason(colour, gone.candidate()).into());
                    let arguments = [("conclusion", conclusion), ("with-a", with_a), ("with-b", with_b)];
                    whole.extend(self.sentence("medusa-gone", &arguments).0);
                }
                return whole;
            }
        }
        whole.push_line(depth, "");
        let conclusion = ("conclusion", self.conclusion(&step.concluded).into());
        whole.extend(self.sentence("medusa-false-so", &[conclusion]).0);
        whole
    }

    /// A pair: both candidates with their letters, and why one of them is true.
    fn medusa_link(&self, cluster: &Cluster, link: &ColourLink) -> Explanation {
        let coloured = |candidate: Candidate| {
            let letter = cluster.colour(candidate).map_or("", |colour| LETTERS[colour]);
            let mut arguments = self.named(candidate);
            arguments.push(("letter", letter.into()));
            self.locale.say("medusa-coloured", &arguments)
        };
        let mut arguments = vec![("one", coloured(link.from).into()), ("two", coloured(link.to).into())];
        arguments.extend(self.named(link.from));
        match link.by.house_and_digit() {
            Some((house, _)) => {
                arguments.push(("house", self.house(house).into()));
                self.locale.say("medusa-link-house", &arguments)
            }
            None => self.locale.say("medusa-link-cell", &arguments),
        }
    }

    /// Two candidates of colour A that conflict.
    fn medusa_conflict(&self, [one, two]: [Candidate; 2]) -> Explanation {
        let cells: CellSet = [one.cell(), two.cell()].into_iter().collect();
        let digits: DigitSet = [one.digit(), two.digit()].into_iter().collect();
        let mut arguments = vec![("cells", self.cells(cells).into()), ("digits", self.digits(digits).into())];
        match cells.common_houses().next().filter(|_| cells.len() == 2) {
            Some(house) => {
                arguments.push(("house", self.house(house).into()));
                self.sentence("medusa-conflict-house", &arguments)
            }
            None => self.sentence("medusa-conflict-cell", &arguments),
        }
    }

    /// The cell, or the house and digit, left without a candidate: the message, and its slots.
    fn asked(&self, question: Question) -> (&'static str, Vec<(&'static str, Argument)>) {
        match question {
            Question::WhichDigit(cell) => ("medusa-empty-cell", vec![("cell", self.one_cell(cell))]),
            Question::Where(digit, house) => (
                "medusa-empty-house",
                vec![("digit", self.digits(DigitSet::of(digit)).into()), ("house", self.house(house).into())],
            ),
        }
    }

    /// The reason a candidate is false if these are true: its cell is something else, or another
    /// cell has the digit.
    fn excluded_by(&self, colour: CandidateSet, candidate: Candidate) -> Explanation {
        let mut conflicting = colour.iter().filter(|one| one.conflicts(candidate));
        let own = colour.iter().find(|one| one.cell() == candidate.cell() && one.digit() != candidate.digit());
        let Some(one) = own.or_else(|| conflicting.next()) else { return Explanation::default() };
        let mut arguments = self.named(one);
        if one.cell() == candidate.cell() {
            return self.locale.say("medusa-itself", &arguments);
        }
        let both: CellSet = [one.cell(), candidate.cell()].into_iter().collect();
        let kind = match both.common_houses().next().map(|house| house.kind()) {
            Some(HouseKind::Row) => "row",
            Some(HouseKind::Column) => "column",
            _ => "box",
        };
        arguments.push(("kind", Argument::Choice(kind)));
        self.locale.say("medusa-sees", &arguments)
    }

    /// Candidates that are true together: "r4c3 and r6c4 are 2, r4c1 is 9".
    fn all_are(&self, candidates: CandidateSet) -> Explanation {
        let cells_of = |digit: Digit| -> CellSet {
            candidates.iter().filter(|one| one.digit() == digit).map(Candidate::cell).collect()
        };
        let digits: DigitSet = candidates.iter().map(Candidate::digit).collect();
        let each = digits.iter().map(|digit| {
            let cells = cells_of(digit);
            let arguments = [
                ("count", cells.len().into()),
                ("cells", self.cells(cells).into()),
                ("digit", self.digits(DigitSet::of(digit)).into()),
            ];
            self.locale.say("medusa-are", &arguments)
        });
        self.locale.conclusions.join(each)
    }

    /// The cell and the digit of a candidate.
    fn named(&self, candidate: Candidate) -> Vec<(&'static str, Argument)> {
        let digit = self.digits(DigitSet::of(candidate.digit()));
        vec![("cell", self.one_cell(candidate.cell())), ("digit", digit.into())]
    }

    fn one_cell(&self, cell: Cell) -> Argument {
        self.cells(CellSet::of(cell)).into()
    }
}
