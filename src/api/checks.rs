//! `check`: a verdict on each move that a person or a program claims.

use super::failure::{Code, Failure};
use super::json::written;
use super::request::Request;
use crate::board::Literal;
use crate::cancel::Cancel;
use crate::explain::claim_options;
use crate::format::Claim;
use crate::lesson::{CheckOptions, Checked, Judge};
use crate::report::WordsRecord;
use serde::Serialize;

#[derive(Serialize)]
struct Answer<'a> {
    verdicts: Vec<Verdict<'a>>,
    /// The index of the first that is an error, from 0.
    first_error: Option<usize>,
    /// The number of cells that are empty in the end.
    empty: usize,
}

#[derive(Serialize)]
struct Verdict<'a> {
    /// The number of the line, from 1.
    line: usize,
    #[serde(rename = "move")]
    text: &'a str,
    /// The conclusions that were understood.
    read: Vec<String>,
    verdict: &'static str,
    /// The hardest technique that it takes.
    technique: Option<&'static str>,
    words: WordsRecord,
}

/// Writes the verdicts on the moves.
pub(super) fn check(request: &Request, cancel: Cancel<'_>) -> Result<String, Failure> {
    let judge = Judge::new(&request.profile()?);
    let claims = Claim::all_with(request.needed("moves")?, claim_options(false));
    let options = CheckOptions { prose: request.switch("prose", false)?, prefix: request.switch("prefix", false)? };
    let checked = Checked::with(&request.reading()?, claims, options, &judge, cancel);
    let checked = checked.map_err(|error| request.cancelled(error))?;
    let verdicts = match &checked.verdicts {
        Ok(verdicts) => verdicts,
        Err(state) => return Err(Failure::new(Code::Solutions, state.words(&request.explainer, false).to_string())),
    };
    let verdicts = verdicts.iter().map(|judged| Verdict {
        line: judged.claim.line,
        text: &judged.claim.text,
        read: judged.claim.literals.iter().map(Literal::to_string).collect(),
        verdict: judged.verdict.name(),
        technique: judged.technique().map(|spec| spec.id),
        words: WordsRecord(judged.words(&request.explainer, true)),
    });
    let answer = Answer { verdicts: verdicts.collect(), first_error: checked.first_error(), empty: checked.empty };
    Ok(written(&answer))
}
