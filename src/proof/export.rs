//! A whole proof: the lemmas of a theorem, to the empty clause.

use super::author::{Author, ExportError};
use super::formula::{Id, guardians};
use super::known::Clause;
use super::theorem::Theorem;
use super::written::{ProofFormat, ProofStyle, Written};
use crate::cancel::Cancel;
use crate::logic::{Event, Trace};
use std::io::Write;

/// What was written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Tally {
    /// The number of lemmas.
    pub lemmas: u32,
    /// The number of bytes.
    pub bytes: u64,
    /// For each step of the path, its conclusions and the lemmas for it, those of cases and of what
    /// its truths take among them.
    pub steps: Vec<StepTally>,
}

/// A step of the path, and the lemmas for it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct StepTally {
    /// The technique's id.
    pub technique: &'static str,
    /// The number of conclusions.
    pub conclusions: u32,
    /// The number of lemmas.
    pub lemmas: u32,
}

/// Writes the proof of a theorem.
///
/// ```
/// use whydoku::proof::{ProofFormat, ProofStyle, Theorem, Uniqueness, export};
/// use whydoku::{Cancel, board::Position, technique::Profile};
/// let puzzle = "000000002004200601600000900960804100000903000008706049005000008107008300400000000";
/// let start = Position::new(&puzzle.parse().unwrap()).unwrap();
/// let theorem = Theorem::new(&start, &Profile::standard(), Uniqueness::Off, Cancel::NEVER)?;
/// let (mut formula, mut proof) = (Vec::new(), Vec::new());
/// theorem.formula.write(&mut formula)?;
/// let tally = export(&theorem, ProofFormat::Lrat, ProofStyle::Commented, &mut proof, Cancel::NEVER)?;
/// assert_eq!(tally.bytes, proof.len() as u64);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If it cannot be written, if it is cancelled, or if a step proves nothing, which no step of the
/// library does.
pub fn export(
    theorem: &Theorem,
    format: ProofFormat,
    style: ProofStyle,
    out: &mut dyn Write,
    cancel: Cancel<'_>,
) -> Result<Tally, ExportError> {
    let formula = &theorem.formula;
    let written = Written::new(out, format, style, formula.clauses());
    let mut author = Author::new(written, cancel);
    author.claim = formula.claim().map(|(literals, id)| Clause { literals, id });
    for (index, premise) in formula.premises.iter().enumerate() {
        let clause = Clause { literals: guardians(premise).collect(), id: formula.premise(index) };
        author.forbidden.push((premise.clone(), clause));
    }
    let steps = whole(theorem, &mut author)?;
    Ok(Tally { lemmas: author.written.lemmas, bytes: author.written.bytes, steps })
}

fn whole(theorem: &Theorem, author: &mut Author<'_>) -> Result<Vec<StepTally>, ExportError> {
    // Letters alone to begin with: some checkers take other characters for a binary file.
    author.written.comment(format_args!("proof by whydoku that the formula cannot be satisfied"))?;
    let mut steps = Vec::new();
    for (literal, id) in theorem.formula.units() {
        if let Err(conflict) = author.known.state(literal, id) {
            author.write(&[], conflict, &[])?;
            return Ok(steps);
        }
    }
    let mut ended = None;
    for (number, path) in theorem.paths.iter().enumerate() {
        if number > 0 {
            author.retreat(ended)?;
        }
        ended =
            if number == 0 { first_path(theorem, path, author, &mut steps)? } else { author.events(&path.events)? };
    }
    if ended.is_some() && author.open_guesses() == 0 { Ok(steps) } else { Err(author.unproved()) }
}

/// Writes the lemmas of the first path. Returns the last one, which refutes all that is supposed.
fn first_path(
    theorem: &Theorem,
    path: &Trace,
    author: &mut Author<'_>,
    steps: &mut Vec<StepTally>,
) -> Result<Option<Id>, ExportError> {
    for (index, event) in path.events.iter().enumerate() {
        let before = author.written.lemmas;
        author.label = vec![index + 1];
        let lasting = author.forbidden.len();
        for (forbidden, trace) in theorem.refuted.get(&index).into_iter().flatten() {
            author.refuted(forbidden, trace)?;
        }
        let closed = author.event(event, 0)?;
        if author.open_guesses() > 0 {
            author.forbidden.truncate(lasting);
        }
        if let Event::Step(step) = event {
            let lemmas = author.written.lemmas - before;
            let conclusions = step.concluded.len() as u32;
            steps.push(StepTally { technique: step.technique.id, conclusions, lemmas });
        }
        if closed.is_some() {
            return Ok(closed);
        }
    }
    Ok(None)
}
