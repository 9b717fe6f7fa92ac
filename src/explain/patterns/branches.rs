//! Words for cases: the alternatives, each case line by line, and the result common to all cases.
//!
//! A case is told with the sentences of its steps, indented and numbered; a step in it may refer to
//! an earlier line. A long case is cut into parts, each under a heading that states its result. A
//! supposition that fails has no other case to tell.

use super::parts::{Part, parts};
use super::stem::alternatives;
use super::{Spoken, Telling};
use crate::board::{Candidate, CellSet, Digit, DigitSet, Element, Literal, Position};
use crate::explain::conclusion::removed;
use crate::explain::earlier::is_line;
use crate::explain::{Argument, Explanation};
use crate::logic::{Alternatives, Branches, Case, Event, Label, Moment, Pattern, Replay, Step};

impl Spoken for Branches {
    /// Exhaustive cases.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let depth = tell.depth();
        let mut whole = match &self.cases[..] {
            [only] if only.contradiction().is_some() => supposition(tell, self, only),
            _ => {
                let assumed = self.cases.iter().flat_map(|case| case.assumed.iter());
                let assumed = assumed.map(|literal| literal.candidate()).collect();
                alternatives(tell, &self.of, assumed, self.lines())
            }
        };
        let is_alone = self.cases.len() == 1;
        self.walk(tell.before, |_, case, mut start| {
            if is_alone {
                add_lines(tell, &mut whole, case, &mut start, depth + 1)
            } else {
                add_case(tell, &mut whole, case, start, &tell.step.concluded, depth)
            }
        });
        whole.add_line(depth, "", conclusion(tell, self));
        whole
    }
}

/// The supposition; if cases stand inside it, with the number of lines until it fails.
fn supposition(tell: &Telling<'_>, branches: &Branches, case: &Case) -> Explanation {
    let assumed = ("assumed", tell.facts(&case.assumed).into());
    tell.sentence("suppose", &[assumed, ("lines", branches.lines().into()), ("level", branches.level().into())])
}

/// The conclusions of cases. Those of a lemma need the reason that they follow from it.
fn conclusion(tell: &Telling<'_>, branches: &Branches) -> Explanation {
    let Alternatives::OneOf(candidates) = &branches.of else {
        return tell.sentence("cases-so", &[tell.concluded()]);
    };
    let digits: DigitSet = candidates.iter().map(Candidate::digit).collect();
    let cells: CellSet = candidates.iter().map(Candidate::cell).collect();
    let (count, targets) = tell.targets();
    let arguments = [
        ("digits", tell.either_digit(digits).into()),
        ("cells", tell.cells(cells).into()),
        ("places", tell.either_cell(cells).into()),
        ("candidates", tell.true_candidates(*candidates)),
        ("ends", cells.len().into()),
        ("targets", targets.into()),
        ("count", count.into()),
        tell.concluded(),
    ];
    let key = match (cells.single(), digits.single()) {
        (Some(_), _) => "lemma-cell-so",
        (None, Some(_)) => "lemma-digit-so",
        (None, None) => "lemma-so",
    };
    tell.sentence(key, &arguments)
}

/// The lines of a case. Many are cut into parts.
fn add_lines(tell: &Telling<'_>, whole: &mut Explanation, case: &Case, start: &mut Replay, depth: usize) {
    let parts = parts(tell.before, case);
    let depth_of_lines = depth + usize::from(!parts.is_empty());
    // Where the step does not belong, its case is told as far as it fits.
    let _ = start.walk(&case.events, |moment| {
        if let Some(part) = parts.iter().find(|part| part.lines.start == moment.index()) {
            add_heading(tell, whole, part, case, moment, depth);
        }
        add_line(tell, whole, moment, depth_of_lines);
    });
}

/// The heading of a part: its lines, the supposition, and their result.
fn add_heading(
    tell: &Telling<'_>,
    whole: &mut Explanation,
    part: &Part,
    case: &Case,
    moment: &Moment<'_>,
    depth: usize,
) {
    let outcome = match case.events.get(part.lines.end - 1) {
        Some(Event::Contradiction { constraint }) => tell.nothing_left(*constraint),
        // The last part has the result of the case.
        Some(Event::Step(step)) if part.results.is_empty() => tell.facts(&step.concluded),
        _ => tell.facts(&part.results),
    };
    let first = moment.label();
    let last = moment.before.label(moment.before.number_at(part.lines.end - 1));
    let arguments = [
        ("count", part.lines.len().into()),
        ("first", first.to_string().as_str().into()),
        ("last", last.to_string().as_str().into()),
        ("assumed", tell.facts(&case.assumed).into()),
        ("results", outcome.into()),
    ];
    whole.add_line(depth, "", tell.sentence("case-part", &arguments));
}

/// One case: the supposition, its consequences line by line, and the result.
fn add_case(
    tell: &Telling<'_>,
    whole: &mut Explanation,
    case: &Case,
    mut start: Replay,
    concluded: &[Literal],
    depth: usize,
) {
    whole.add_item(depth + 1, tell.sentence("case", &[("assumed", tell.facts(&case.assumed).into())]));
    if case.events.is_empty() {
        let is_assumed = |literal: &Literal| case.assumed.contains(literal);
        let is_in_place = |literal: &Literal| {
            let assumed = case.assumed.iter().filter(|assumed| assumed.is_true());
            assumed.map(|assumed| assumed.candidate().cell()).any(|cell| cell == literal.candidate().cell())
        };
        let at_once = match concluded {
            _ if concluded.iter().all(is_assumed) => tell.locale.say("case-is-it", &[]),
            // The supposition has just named the digit of the cell.
            _ if concluded.iter().all(is_in_place) => {
                tell.locale.say("case-at-once", &[("reason", tell.facts(concluded).into())])
            }
            _ => tell.locale.say("case-at-once", &[("reason", reasons(tell, start.position(), concluded).into())]),
        };
        return whole.extend(at_once.0);
    }
    whole.extend(tell.locale.say("case-with-lines", &[]).0);
    add_lines(tell, whole, case, &mut start, depth + 2);
    let end = match case.contradiction() {
        Some(_) => tell.sentence("case-impossible", &[]),
        None => tell.sentence("case-end", &[("reason", reasons(tell, start.position(), concluded).into())]),
    };
    whole.add_line(depth + 2, "", end);
    whole.extend(tell.locale.say("full-stop", &[]).0);
}

fn add_line(tell: &Telling<'_>, whole: &mut Explanation, moment: &Moment<'_>, depth: usize) {
    let mark = format!("{}.", moment.label());
    let earlier = tell.earlier.filter(|_| is_line(moment));
    if let Some(again) = earlier.and_then(|earlier| tell.line_again(moment, earlier)) {
        return whole.add_line(depth, mark, again);
    }
    let lines = match moment.event {
        Event::Step(step) if !matches!(step.pattern, Pattern::Single(_) | Pattern::Branches(_)) => {
            lines_under(moment.before, step)
        }
        _ => Vec::new(),
    };
    let rests_on = (!lines.is_empty()).then(|| rests_on(tell, &lines));
    let words = match moment.event {
        Event::Step(step) => tell.step_after(moment.before, step, tell.earlier, depth + 1),
        _ => tell.moment(moment),
    };
    whole.add_line(depth, mark, tell.locale.sentences.join([words].into_iter().chain(rests_on)));
}

/// "This rests on what is supposed and line 3."
fn rests_on(tell: &Telling<'_>, lines: &[Label]) -> Explanation {
    let each = lines.iter().map(|label| match label {
        Label::Line(_) => tell.locale.say("rests-on-line", &[("number", label.to_string().as_str().into())]),
        _ => tell.locale.say("rests-on-supposition", &[]),
    });
    tell.sentence("rests-on", &[("lines", tell.locale.list.join(each).into())])
}

/// The reason for each conclusion that can be seen to hold in a position.
fn reasons(tell: &Telling<'_>, position: &Position, concluded: &[Literal]) -> Explanation {
    let placed =
        concluded.iter().filter(|literal| literal.is_true()).map(|literal| tell.is_placed(literal.candidate()));
    let removed = removed(concluded).flat_map(|(digit, cells)| why_not(tell, position, digit, cells));
    tell.locale.clauses.join(placed.chain(removed))
}

/// The reasons a digit is not in these cells: other digits fill them, the digit itself is seen,
/// or it was removed.
fn why_not(tell: &Telling<'_>, position: &Position, digit: Digit, cells: CellSet) -> Vec<Explanation> {
    let mut reasons = Vec::new();
    let filled = cells - position.empty_cells();
    for cell in filled {
        if let Some(other) = position.digit(cell) {
            reasons.push(tell.is_placed(Candidate::new(cell, other)));
        }
    }
    let mut left = cells - filled;
    let holders = position.digits().cells_with(digit);
    // The holder that rules out the most cells is named first.
    while let Some(by) = holders.iter().max_by_key(|by| ((by.peers() & left).len(), std::cmp::Reverse(by.index()))) {
        let seen = by.peers() & left;
        if seen.is_empty() {
            break;
        }
        let shared = by.houses().into_iter().find(|house| seen.is_subset(house.cells()));
        let arguments = [
            ("kind", Argument::Choice(shared.map_or("house", |house| house.kind().name()))),
            ("by", tell.cell(by).into()),
            ("count", seen.len().into()),
            ("cells", tell.cells(seen).into()),
            ("digit", tell.digit(digit).into()),
        ];
        reasons.push(tell.locale.say("result-seen", &arguments));
        left -= seen;
    }
    if !left.is_empty() {
        reasons.push(tell.is_not(left, DigitSet::of(digit)));
    }
    reasons
}

/// The lines of the current case that removed candidates a step depends on, beginning with the
/// supposition. Singles cite these lines themselves.
fn lines_under(before: &Replay, step: &Step) -> Vec<Label> {
    let asked = step.proof.questions().iter();
    let all = asked.flat_map(|&question| (0..9).map(move |slot| question.candidate(slot)));
    let mut events: Vec<usize> = all.filter_map(|candidate| before.cause(candidate)).collect();
    events.sort_unstable();
    events.dedup();
    let labels = events.into_iter().map(|event| before.label(event));
    labels.filter(|label| !matches!(label, Label::Event(_))).collect()
}
