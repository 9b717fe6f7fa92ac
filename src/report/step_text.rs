//! A step as a few lines of text, for the pages of techniques and for people who compare steps.
//!
//! ```text
//! technique: x-wing
//! eliminations: r1c8<>9 r4c8<>9
//! truths: 9r3 9r8
//! ```
//!
//! A forbidden pattern of the proof has a line of its own, named after the reason it is forbidden,
//! with the digits that must not fill each cell: `deadly: r1c1=12 r1c4=12 r2c1=12 r2c4=12`. One
//! that would break a symmetry also has the motion and the images of the digits 1 to 9: `symmetry:
//! r5c5=12346789 half-turn 987654321`. A motion that is `rearranged` has its images of the rows and
//! the columns, too, between the two: `rearranged r2r1r3...c9`.

use crate::board::{Candidate, DigitSet, Element, House, HouseKind, Literal};
use crate::logic::{Because, Forbidden, Motion, Proof, Step};
use std::fmt::Display;

/// A step as text: technique, placements, eliminations, and its proof as in [`proof_text`]. Every
/// line ends with a line break.
pub fn step_text(step: &Step) -> String {
    let removed = step.eliminations().map(Literal::is_not);
    [
        line("technique", [step.technique.id]),
        line("placements", step.placements()),
        line("eliminations", removed),
        proof_text(&step.proof),
    ]
    .concat()
}

/// A proof as text: the questions in one line, each forbidden pattern in another.
pub fn proof_text(proof: &Proof) -> String {
    let forbidden = proof.forbidden().iter().map(|forbidden| {
        let symmetry = match &forbidden.because {
            Because::Symmetric(symmetry) => {
                let digits = symmetry.digits.iter().map(|digit| digit.to_char()).collect();
                let lines = House::all().filter(|house| house.kind() != HouseKind::Box);
                let lines = lines.map(|line| symmetry.motion.house(line).to_string()).collect();
                let is_told = matches!(symmetry.motion, Motion::Rearranged(_));
                [Some(symmetry.motion.name().to_string()), is_told.then_some(lines), Some(digits)]
            }
            Because::Deadly | Because::Unfillable => [None, None, None],
        };
        line(forbidden.because.name(), cells(forbidden).chain(symmetry.into_iter().flatten()))
    });
    [line("truths", proof.questions())].into_iter().chain(forbidden).collect()
}

/// Each cell of a forbidden pattern with the digits that must not fill it.
fn cells(forbidden: &Forbidden) -> impl Iterator<Item = String> {
    forbidden.cells.iter().map(|cell| {
        let is_of_cell = |candidate: &Candidate| candidate.cell() == cell;
        let digits: DigitSet = forbidden.domain.iter().filter(is_of_cell).map(Candidate::digit).collect();
        let digits: String = digits.iter().map(|digit| digit.to_char()).collect();
        format!("{cell}={digits}")
    })
}

/// A line with a name, unless there is nothing to say.
fn line<T: Display>(name: &str, values: impl IntoIterator<Item = T>) -> String {
    let values: Vec<String> = values.into_iter().map(|value| value.to_string()).collect();
    if values.is_empty() { String::new() } else { format!("{name}: {}\n", values.join(" ")) }
}
