//! Words for alternatives: why one of them is true, and the result of each.

use super::Telling;
use super::fish::places_of_lines;
use super::forbidden::premise;
use crate::board::{Candidate, CandidateSet, CellSet, DigitSet, House, Question};
use crate::explain::{Argument, Explanation};
use crate::logic::{Alternatives, Because, Fish, ForbiddenPattern, ForbiddenShape, OutsideRectangle};

/// The alternatives, one of which is true, and what each leads to. `assumed`: the alternatives that
/// are told; `lines`: their lines.
pub(super) fn alternatives(tell: &Telling<'_>, of: &Alternatives, assumed: CandidateSet, lines: usize) -> Explanation {
    let result = ("result", tell.facts(&tell.step.concluded).into());
    match of {
        Alternatives::Nothing => tell.sentence("taken-together", &[("count", lines.into())]),
        Alternatives::Question(question) => {
            let choices = tell.position().choices(*question);
            match question.question() {
                Question::WhichDigit(cell) => tell.sentence(
                    "cases-cell",
                    &[
                        ("cell", tell.cell(cell).into()),
                        ("digits", tell.either_digit(choices.map(Candidate::digit).collect()).into()),
                        result,
                    ],
                ),
                Question::Where(digit, house) => tell.sentence(
                    "cases-house",
                    &[
                        ("house", tell.house(house).into()),
                        ("digit", tell.digit(digit).into()),
                        ("cells", tell.either_cell(choices.map(Candidate::cell).collect()).into()),
                        result,
                    ],
                ),
            }
        }
        Alternatives::TrueOrFalse(candidate) => {
            let cell = ("cell", tell.cell(candidate.cell()).into());
            let digit = ("digit", tell.digit(candidate.digit()).into());
            tell.sentence("cases-two-ways", &[cell, digit, result])
        }
        // Its one case fails, and is told as a supposition.
        Alternatives::OneOf(candidates) => {
            let slots = [("candidates", tell.true_candidates(*candidates)), ("because", Argument::Choice("other"))];
            tell.sentence("cases-guardians", &[&slots[..], &[result]].concat())
        }
        Alternatives::Fish(fish, house) => alternatives_of_fish(tell, *fish, *house, assumed, result),
        Alternatives::Guardians(_) | Alternatives::Outside(_) | Alternatives::Set(..) => {
            let because = ("because", Argument::Choice(because(of).name()));
            let slots = [("candidates", tell.true_candidates(assumed)), because, result];
            let guardians = tell.sentence("cases-guardians", &slots);
            tell.locale.sentences.join([forbidden(tell, of), guardians])
        }
    }
}

/// The alternatives of a blossom, one of which is true.
pub(super) fn stem(tell: &Telling<'_>, of: &Alternatives, own: CandidateSet) -> Explanation {
    match of {
        Alternatives::Question(question) => match question.question() {
            Question::WhichDigit(cell) => {
                let digits = tell.either_digit(own.iter().map(Candidate::digit).collect()).into();
                tell.sentence("stem-cell", &[("cell", tell.cell(cell).into()), ("digits", digits)])
            }
            Question::Where(digit, house) => {
                let cells = tell.either_cell(own.iter().map(Candidate::cell).collect()).into();
                let slots =
                    [("house", tell.house(house).into()), ("digit", tell.digit(digit).into()), ("cells", cells)];
                tell.sentence("stem-house", &slots)
            }
        },
        Alternatives::Set(cells, digits) => {
            let all = cells.iter().fold(DigitSet::EMPTY, |all, cell| all | tell.position().candidates(cell));
            let slots = [
                ("cells", tell.cells(*cells).into()),
                ("many", tell.so_many(cells.len()).into()),
                ("all", tell.digits(all).into()),
                ("digits", tell.either_digit(*digits).into()),
            ];
            tell.sentence("stem-set", &slots)
        }
        _ => {
            let because = ("because", Argument::Choice(because(of).name()));
            let slots = [("candidates", tell.true_candidates(own)), because];
            tell.locale.sentences.join([forbidden(tell, of), tell.sentence("guardians-true", &slots)])
        }
    }
}

/// The forbidden pattern behind alternatives: what its cells must not be, and why.
pub(super) fn forbidden(tell: &Telling<'_>, of: &Alternatives) -> Explanation {
    match of {
        Alternatives::Guardians(pattern) if is_avoidable(tell, pattern) => avoidable(tell, pattern),
        Alternatives::Guardians(pattern) => premise(tell, pattern),
        Alternatives::Outside(rectangle) => outside(tell, rectangle),
        _ => Explanation::default(),
    }
}

/// The reason why the pattern behind alternatives is forbidden.
pub(super) fn because(of: &Alternatives) -> Because {
    match of {
        Alternatives::Guardians(pattern) => pattern.forbidden.because,
        Alternatives::Outside(rectangle) => rectangle.forbidden.because,
        _ => Because::Unfillable,
    }
}

/// Whether some corners of a rectangle are filled.
fn is_avoidable(tell: &Telling<'_>, pattern: &ForbiddenPattern) -> bool {
    pattern.shape == ForbiddenShape::Rectangle && !pattern.forbidden.cells.is_subset(tell.position().empty_cells())
}

/// A rectangle with filled corners: what they are, and what the others must not be.
fn avoidable(tell: &Telling<'_>, pattern: &ForbiddenPattern) -> Explanation {
    let position = tell.position();
    let cells = pattern.forbidden.cells;
    let open = cells & position.empty_cells();
    let held = (cells - open).iter().filter_map(|cell| position.digit(cell).map(|digit| Candidate::new(cell, digit)));
    let held: CandidateSet = held.collect();
    // Beside a corner with a digit is the other one.
    let wanted = open.iter().flat_map(|cell| {
        let fits = move |own: &Candidate| own.cell() == cell && held.iter().all(|held| !held.conflicts(*own));
        pattern.forbidden.domain.iter().filter(fits)
    });
    let wanted = wanted.map(|candidate| tell.is_placed(candidate));
    let slots = [
        ("cells", tell.cells(cells).into()),
        ("held", tell.locale.clauses.join(held.iter().map(|candidate| tell.is_placed(candidate))).into()),
        ("wanted", tell.locale.clauses.join(wanted).into()),
        ("digits", tell.digits(pattern.digits()).into()),
    ];
    let sentences = ["avoidable-rectangle", "avoidable-rectangle-open"].map(|key| tell.sentence(key, &slots));
    tell.locale.sentences.join(sentences)
}

/// A rectangle, and the lines in which its digits must not be in the corners alone.
fn outside(tell: &Telling<'_>, rectangle: &OutsideRectangle) -> Explanation {
    let [(one, of_one), (two, of_two)] = rectangle.lines;
    let digits: DigitSet = [one, two].into_iter().collect();
    let slots = [
        ("cells", tell.cells(rectangle.forbidden.cells).into()),
        ("either", tell.either_digit(digits).into()),
        ("digits", tell.digits(digits).into()),
        ("one", tell.digit(one).into()),
        ("two", tell.digit(two).into()),
        ("one-lines", tell.houses(of_one.into_iter().collect()).into()),
        ("two-lines", tell.houses(of_two.into_iter().collect()).into()),
    ];
    tell.sentence(if of_one == of_two { "outside-rectangle" } else { "outside-rectangle-mixed" }, &slots)
}

/// The fins of a fish, or the fish itself, or its places in a house.
fn alternatives_of_fish(
    tell: &Telling<'_>,
    fish: Fish,
    house: Option<House>,
    assumed: CandidateSet,
    result: (&str, Argument),
) -> Explanation {
    let Fish { digit, base, cover, fins } = fish;
    let assumed: CellSet = assumed.iter().map(Candidate::cell).collect();
    let arguments = [
        ("digit", tell.digit(digit).into()),
        ("base", tell.houses(base).into()),
        ("cover", tell.houses(cover).into()),
        ("fins", tell.cells(fins).into()),
        ("count", fins.len().into()),
        ("house", tell.houses(house.into_iter().collect()).into()),
        ("cells", tell.either_cell(assumed).into()),
        ("details", places_of_lines(tell, digit, base).into()),
        result,
    ];
    let places = tell.sentence(if fins.is_empty() { "fish" } else { "finned-fish" }, &arguments);
    let cases = match (house, fins.is_empty()) {
        (None, _) => "cases-fish",
        (Some(_), true) => "cases-fish-house",
        (Some(_), false) => "cases-fish-house-fins",
    };
    tell.locale.sentences.join([places, tell.sentence(cases, &arguments)])
}
