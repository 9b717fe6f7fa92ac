//! `prove`: a puzzle as a formula, and its refutation.

use super::failure::{Code, Failure};
use super::json::written;
use super::request::Request;
use crate::cancel::{Cancel, Cancelled};
use crate::proof::{ExportError, NoTheorem, ProofFormat, ProofStyle, Theorem, Uniqueness, export};
use crate::report::ProofRecord;

const FORMATS: [(&str, ProofFormat); 2] = [("lrat", ProofFormat::Lrat), ("drat", ProofFormat::Drat)];

const PREMISES: [(&str, Uniqueness); 3] =
    [("none", Uniqueness::Off), ("refute", Uniqueness::Refuted), ("assume", Uniqueness::Assumed)];

/// Writes the formula and the proof, or why there is none.
pub(super) fn prove(request: &Request, cancel: Cancel<'_>) -> Result<String, Failure> {
    let format = request.choice("format", &FORMATS)?.unwrap_or_default();
    let uniqueness = request.choice("premises", &PREMISES)?.unwrap_or_default();
    let profile = request.profile()?;
    let reading = request.reading()?;
    let puzzle = reading.puzzle();
    let theorem = match Theorem::read(&reading, &profile, uniqueness, cancel) {
        Ok(theorem) => theorem,
        Err(NoTheorem::Cancelled) => return Err(request.cancelled(Cancelled)),
        Err(why) => return Ok(written(&ProofRecord::refused(&puzzle, &why))),
    };
    let (mut formula, mut proof) = (Vec::new(), Vec::new());
    let tally = theorem
        .formula
        .write(&mut formula)
        .map_err(ExportError::from)
        .and_then(|()| export(&theorem, format, ProofStyle::Commented, &mut proof, cancel));
    let tally = tally.map_err(|error| match error {
        ExportError::Cancelled => request.cancelled(Cancelled),
        other => Failure::new(Code::NotFound, other.to_string()),
    })?;
    let text = |bytes| String::from_utf8(bytes).ok();
    let mut record = ProofRecord::new(&puzzle, &theorem, format, &tally);
    (record.formula, record.proof) = (text(formula), text(proof));
    Ok(written(&record))
}
