//! `read`, `write` and `marks`: positions in any format, and whether they are right so far.

use super::failure::Failure;
use super::json::written;
use super::picture::{self, Picture, Pictures};
use super::request::Request;
use crate::board::{Candidate, CellSet, Conflict, Position};
use crate::cancel::Cancel;
use crate::diagram::Scene;
use crate::explain::Explanation;
use crate::format::{Format, Omission, Reading, Writer};
use crate::lesson::{Hint, State};
use crate::report::{EveryCandidate, Names, Shown, WordsRecord};
use crate::solve::{Outcome, look_ahead};
use serde::Serialize;

/// A position that was read.
#[derive(Serialize)]
pub(super) struct Read {
    format: &'static str,
    board: String,
    givens: Option<String>,
    candidates: Option<Shown<EveryCandidate>>,
    /// Whether the text itself says which candidates are left.
    has_candidates: bool,
    state: &'static str,
    words: WordsRecord,
    cells: Names<CellSet>,
}

/// Reads a text in any format, and reports errors in the position.
pub(super) fn read(request: &Request, cancel: Cancel<'_>) -> Result<Read, Failure> {
    let reading = request.reading()?;
    let judged = Judged::new(request, &reading, cancel)?;
    let position = reading.position().ok();
    let givens = reading.givens.map(|givens| reading.digits.only(givens).to_string());
    Ok(Read {
        format: reading.format.name(),
        board: reading.digits.to_string(),
        givens,
        candidates: position.map(|position| Shown(EveryCandidate(position.all_candidates()))),
        has_candidates: reading.candidates.is_some(),
        state: judged.state,
        cells: Names(judged.wrong | judged.lost),
        words: WordsRecord(judged.words),
    })
}

/// A comparison of a position with its solution.
#[derive(Serialize)]
pub(super) struct Marks {
    state: &'static str,
    /// The cells with a wrong digit.
    wrong: Names<CellSet>,
    /// The empty cells that have lost the candidate that is their digit.
    lost: Names<CellSet>,
    words: WordsRecord,
}

/// Compares digits and candidates with the solution, without giving it away.
pub(super) fn marks(request: &Request, cancel: Cancel<'_>) -> Result<Marks, Failure> {
    let judged = Judged::new(request, &request.reading()?, cancel)?;
    let words = WordsRecord(judged.words);
    Ok(Marks { state: judged.state, wrong: Names(judged.wrong), lost: Names(judged.lost), words })
}

struct Judged {
    state: &'static str,
    wrong: CellSet,
    lost: CellSet,
    words: Explanation,
}

impl Judged {
    fn new(request: &Request, reading: &Reading, cancel: Cancel<'_>) -> Result<Judged, Failure> {
        let explainer = &request.explainer;
        let say = |key: &str| explainer.phrase(key, &[]);
        let (state, conflict) = match reading.position() {
            Ok(position) => (State::of(&position, cancel).map_err(|error| request.cancelled(error))?, None),
            Err(conflict) => (Hint::invalid(conflict, &reading.digits, reading.givens).state().clone(), Some(conflict)),
        };
        let all = match &state {
            State::WrongDigits(_) | State::WrongCandidates(_) | State::Clash(..) => differing(reading, cancel),
            _ => None,
        };
        let (wrong, lost) = all.unwrap_or_default();
        let named = |key: &str, cells: CellSet| {
            let slots = [("count", cells.len().into()), ("cells", explainer.cells(cells).into())];
            (!cells.is_empty()).then(|| explainer.sentences([say(key), explainer.phrase("wrong-cells", &slots)]))
        };
        let said = match &state {
            State::Right => vec![say("api-right")],
            State::Solved => vec![say("outcome-already-solved")],
            State::SeveralSolutions(two) => vec![explainer.several(&two[0], &two[1])],
            State::NoSolution => vec![say("outcome-none")],
            State::Invalid(conflict) => vec![explainer.conflict(conflict)],
            State::Clash(conflict, givens) => {
                [explainer.clash(conflict, *givens)].into_iter().chain(named("wrong-digit", wrong)).collect()
            }
            _ => named("wrong-digit", wrong).into_iter().chain(named("wrong-candidate", lost)).collect(),
        };
        let clashing: CellSet = conflict.iter().flat_map(|conflict: &Conflict| conflict.cells).collect();
        let clashing = clashing - reading.givens.unwrap_or(CellSet::EMPTY);
        let words = explainer.sentences(said);
        Ok(Judged { state: state.name(), wrong: wrong | clashing, lost, words })
    }
}

/// The cells with a wrong digit, and those that lost their digit; none if the givens have no single
/// solution.
fn differing(reading: &Reading, cancel: Cancel<'_>) -> Option<(CellSet, CellSet)> {
    let givens = reading.givens.map_or(reading.digits, |givens| reading.digits.only(givens));
    let Outcome::Solved(solution) = look_ahead(&Position::new(&givens).ok()?, cancel) else { return None };
    let filled = reading.digits.filled();
    let wrong = filled.iter().filter(|&cell| reading.digits.get(cell) != solution.get(cell)).collect();
    let Ok(position) = reading.position() else { return Some((wrong, CellSet::EMPTY)) };
    let has_it = |cell| solution.get(cell).is_some_and(|digit| position.candidates(cell).contains(digit));
    // A wrong digit takes candidates away that the person did not remove.
    let removed = |cell| match reading.candidates {
        Some(candidates) => solution.get(cell).is_some_and(|digit| !candidates.contains(Candidate::new(cell, digit))),
        None => false,
    };
    let lost = position.empty_cells().iter().filter(|&cell| !has_it(cell) && removed(cell)).collect();
    Some((wrong, lost))
}

/// A position in another format.
#[derive(Serialize)]
pub(super) struct Written {
    format: &'static str,
    text: String,
    /// The parts of the position that the format has no place for.
    lost: Vec<&'static str>,
}

/// Writes a position in another format.
pub(super) fn write(request: &Request, _: Cancel<'_>) -> Result<Written, Failure> {
    let formats = Format::ALL.map(|format| (format.name(), format));
    let format = request.choice("format", &formats)?.ok_or_else(|| request.missing("format"))?;
    let reading = request.reading()?;
    let position = reading.position().map_err(|conflict| Failure::conflict(&conflict, &request.explainer))?;
    let mut writer = Writer::new(format);
    let text = writer.write(&reading, &position);
    let lost = writer.lost().map(|(lost, _)| match lost {
        Omission::Placed => "placed",
        Omission::PencilMarks => "candidates",
        Omission::Case => "case",
        Omission::Text => "text",
        Omission::Fields => "fields",
    });
    Ok(Written { format: format.name(), text, lost: lost.collect() })
}

/// Writes the picture of a position.
pub(super) fn draw(request: &Request, _: Cancel<'_>) -> Result<String, Failure> {
    #[derive(Serialize)]
    struct Answer {
        picture: Option<Picture>,
    }
    let reading = request.reading()?;
    let pictures = if request.has(picture::FIELD) { Pictures::of(request)? } else { Pictures::File };
    let scene = match reading.position() {
        Ok(position) if reading.candidates.is_some() => Scene::of(&position),
        _ => Scene::of_digits(&reading.digits, reading.givens.unwrap_or(reading.digits.filled())),
    };
    Ok(written(&Answer { picture: pictures.draw(&scene) }))
}

/// The position that a request is about.
///
/// # Errors
/// If a digit is twice in a house.
pub(super) fn position(request: &Request) -> Result<Position, Failure> {
    request.reading()?.position().map_err(|conflict| Failure::conflict(&conflict, &request.explainer))
}
