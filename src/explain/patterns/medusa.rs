//! Words for colours that go from digit to digit.

use super::chain::seen_or_filled;
use super::{Slots, Telling};
use crate::board::{Candidate, CandidateSet, CellSet, Digit, DigitSet, Question};
use crate::explain::Explanation;
use crate::logic::{Cluster, ColourLink, ColourRule, Colouring, Node};

/// The letters of the colours.
pub(super) const LETTERS: [&str; 4] = ["A", "B", "C", "D"];

/// The pairs line by line, the candidates true with A and those true with B, and the
/// conclusion.
pub(super) fn medusa(tell: &Telling<'_>, colouring: &Colouring) -> Explanation {
    let depth = tell.depth();
    let mut whole = Explanation::default();
    let Some(cluster) = colouring.clusters.first() else { return whole };
    whole.extend(tell.sentence("medusa", &[("digits", tell.digits(colouring.digits()).into())]).0);
    for link in &cluster.links {
        whole.add_item(depth + 1, medusa_link(tell, cluster, link));
    }
    let [a, b] = cluster.colours.map(|colour| all_are(tell, colour));
    whole.add_line(depth, "", tell.sentence("medusa-either", &[("a", a.into()), ("b", b.into())]));
    let reason = |colour: usize, candidate| excluded_by(tell, cluster.colours[colour], candidate);
    match colouring.rule {
        ColourRule::Wrap(conflicting) => {
            whole.add_line(depth, "", medusa_conflict(tell, conflicting));
        }
        ColourRule::Unfillable(asked) => {
            let (key, argument) = nothing_left(tell, asked.question());
            whole.add_line(depth, "", tell.sentence(key, &argument));
            for choice in tell.position().candidates_of(asked) {
                let mut arguments = named(tell, choice);
                arguments.push(("why", reason(0, choice).into()));
                let key = if asked.house_and_digit().is_some() { "medusa-not-cell" } else { "medusa-not-digit" };
                whole.add_item(depth + 1, tell.locale.say(key, &arguments));
            }
        }
        _ => {
            for gone in tell.step.concluded.iter().filter(|literal| !literal.is_true()) {
                let conclusion = tell.conclusion(std::slice::from_ref(gone)).into();
                let [with_a, with_b] = [0, 1].map(|colour| reason(colour, gone.candidate()).into());
                let arguments = [("conclusion", conclusion), ("a", with_a), ("b", with_b)];
                whole.add_item(depth + 1, tell.sentence("loss", &arguments));
            }
            return whole;
        }
    }
    whole.add_line(depth, "", tell.sentence("medusa-false-so", &[tell.concluded()]));
    whole
}

/// A pair: both candidates with their letters, and why one of them is true.
fn medusa_link(tell: &Telling<'_>, cluster: &Cluster, link: &ColourLink) -> Explanation {
    let coloured = |candidate: Candidate| {
        let letter = cluster.colour(candidate).map_or("", |colour| LETTERS[colour]);
        let mut arguments = named(tell, candidate);
        arguments.push(("letter", letter.into()));
        tell.locale.say("medusa-coloured", &arguments)
    };
    let mut arguments = vec![("one", coloured(link.from).into()), ("two", coloured(link.to).into())];
    arguments.extend(named(tell, link.from));
    match link.by.house_and_digit() {
        Some((house, _)) => {
            arguments.push(("house", tell.house(house).into()));
            tell.locale.say("medusa-link-house", &arguments)
        }
        None => tell.locale.say("medusa-link-cell", &arguments),
    }
}

/// Two candidates of colour A that conflict.
fn medusa_conflict(tell: &Telling<'_>, [one, two]: [Candidate; 2]) -> Explanation {
    let cells: CellSet = [one.cell(), two.cell()].into_iter().collect();
    let digits: DigitSet = [one.digit(), two.digit()].into_iter().collect();
    let mut arguments = vec![("cells", tell.cells(cells).into()), ("digits", tell.digits(digits).into())];
    match cells.common_houses().next().filter(|_| cells.len() == 2) {
        Some(house) => {
            arguments.push(("house", tell.house(house).into()));
            tell.sentence("medusa-conflict-house", &arguments)
        }
        None => tell.sentence("medusa-conflict-cell", &arguments),
    }
}

/// The cell, or the house and digit, left without a candidate: the message, and its slots.
fn nothing_left(tell: &Telling<'_>, question: Question) -> (&'static str, Slots) {
    match question {
        Question::WhichDigit(cell) => ("medusa-empty-cell", vec![("cell", tell.cell(cell).into())]),
        Question::Where(digit, house) => {
            ("medusa-empty-house", vec![("digit", tell.digit(digit).into()), ("house", tell.house(house).into())])
        }
    }
}

/// The reason a candidate is false if these are true: its cell is something else, or another
/// cell has the digit.
fn excluded_by(tell: &Telling<'_>, colour: CandidateSet, candidate: Candidate) -> Explanation {
    let mut conflicting = colour.iter().filter(|one| one.conflicts(candidate));
    let own = colour.iter().find(|one| one.cell() == candidate.cell() && one.digit() != candidate.digit());
    let Some(one) = own.or_else(|| conflicting.next()) else { return Explanation::default() };
    seen_or_filled(tell, candidate.cell(), Node::of(one))
}

/// Candidates that are true together: "r4c3 and r6c4 are 2, r4c1 is 9".
fn all_are(tell: &Telling<'_>, candidates: CandidateSet) -> Explanation {
    let cells_of = |digit: Digit| -> CellSet {
        candidates.iter().filter(|one| one.digit() == digit).map(Candidate::cell).collect()
    };
    let digits: DigitSet = candidates.iter().map(Candidate::digit).collect();
    let each = digits.iter().map(|digit| {
        let cells = cells_of(digit);
        let arguments =
            [("count", cells.len().into()), ("cells", tell.cells(cells).into()), ("digit", tell.digit(digit).into())];
        tell.locale.say("medusa-are", &arguments)
    });
    tell.locale.conclusions.join(each)
}

/// The cell and the digit of a candidate.
fn named(tell: &Telling<'_>, candidate: Candidate) -> Slots {
    vec![("cell", tell.cell(candidate.cell()).into()), ("digit", tell.digit(candidate.digit()).into())]
}
