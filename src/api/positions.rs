//! `read`, `list`, `write`, `solve`, `draw` and `marks`: positions in any format, what they lead
//! to, and whether they are right so far.

use super::failure::{Code, Failure};
use super::json::written;
use super::picture::{self, Picture, Pictures};
use super::request::Request;
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Element, Grid, Position};
use crate::cancel::Cancel;
use crate::diagram::{Notes, Scene};
use crate::equivalence::{Change, ChangeError};
use crate::format::{Format, FormatError, Omission, Reading, Writer, read_str};
use crate::lesson::State;
use crate::report::{EveryCandidate, Names, Shown, StartRecord, WordsRecord};
use crate::search;
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
    let judged = judged(request, &reading, cancel)?;
    let position = reading.position().ok();
    let givens = reading.givens.map(|givens| reading.digits.only(givens).to_string());
    Ok(Read {
        format: reading.format.name(),
        board: reading.digits.to_string(),
        givens,
        candidates: position.map(|position| Shown(EveryCandidate(position.all_candidates()))),
        has_candidates: reading.candidates.is_some(),
        state: judged.state,
        cells: Names(judged.wrong.0 | judged.lost.0),
        words: judged.words,
    })
}

/// The most puzzles of a list.
const MOST_LISTED: usize = 1000;

/// Writes the puzzles of a text, each with its board or its error.
pub(super) fn list(request: &Request, _: Cancel<'_>) -> Result<String, Failure> {
    #[derive(Serialize)]
    struct Answer {
        puzzles: Vec<Listed>,
        /// Whether the text has more of them.
        more: bool,
    }
    #[derive(Serialize)]
    struct Listed {
        /// The line of the text, from 1.
        line: u64,
        #[serde(skip_serializing_if = "Option::is_none")]
        board: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        givens: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        error: Option<String>,
    }
    let mut readings = read_str(request.needed("puzzle")?);
    let listed = |read: Result<Reading, FormatError>| match read {
        Ok(reading) => {
            let givens = reading.givens.map(|givens| reading.digits.only(givens).to_string());
            Listed { line: reading.source.line, board: Some(reading.digits.to_string()), givens, error: None }
        }
        Err(error) => {
            let message = request.explainer.problem(&error.problem);
            Listed { line: error.source.line, board: None, givens: None, error: Some(message) }
        }
    };
    let puzzles = readings.by_ref().take(MOST_LISTED).map(listed).collect();
    Ok(written(&Answer { puzzles, more: readings.next().is_some() }))
}

/// Writes an equivalent position.
pub(super) fn transform(request: &Request, _: Cancel<'_>) -> Result<String, Failure> {
    let mut position = position(request)?;
    for text in request.texts("changes")? {
        let change: Change = text.parse().map_err(|error| {
            let names = Change::NAMES.join(", ");
            let slots = [("text", text.into()), ("names", names.as_str().into())];
            let key = if error == ChangeError::Order { "transform-order" } else { "transform-unknown" };
            Failure::said(Code::Value, &request.explainer, key, &slots).of_field("changes")
        })?;
        let changed = change.apply(&position);
        position = changed.map_err(|conflict| Failure::conflict(&conflict, &request.explainer))?;
    }
    Ok(written(&StartRecord::new(&position)))
}

/// The solutions that are written unless a request says otherwise: enough to see that there are
/// several.
const SOLUTIONS: u64 = 2;

/// The most solutions of a request.
const MOST_SOLUTIONS: u64 = 1000;

/// Writes the solutions of a position.
pub(super) fn solve(request: &Request, cancel: Cancel<'_>) -> Result<String, Failure> {
    #[derive(Serialize)]
    struct Answer {
        /// The number of solutions written.
        count: usize,
        /// Whether there are more.
        more: bool,
        solutions: Vec<String>,
    }
    let most = request.number("most", 1..=MOST_SOLUTIONS)?.unwrap_or(SOLUTIONS) as usize;
    let found = search::solutions(&position(request)?, most + 1, cancel).map_err(|error| request.cancelled(error))?;
    let solutions: Vec<String> = found.iter().take(most).map(Grid::to_string).collect();
    Ok(written(&Answer { count: solutions.len(), more: found.len() > most, solutions }))
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
    judged(request, &request.reading()?, cancel)
}

/// A judged position: its state, the cells with a wrong digit or one that clashes, those that lost
/// their digit, and all of it in words.
fn judged(request: &Request, reading: &Reading, cancel: Cancel<'_>) -> Result<Marks, Failure> {
    let state = State::read(reading, cancel).map_err(|error| request.cancelled(error))?;
    let words = match &state {
        State::Right => request.explainer.phrase("api-right", &[]),
        state => state.words(&request.explainer, true),
    };
    let (wrong, lost) = state.errors();
    let clashing = match &state {
        State::Invalid(conflict) | State::Clash { conflict, .. } => conflict.cells.into_iter().collect(),
        _ => CellSet::EMPTY,
    };
    let clashing = clashing - reading.givens.unwrap_or(CellSet::EMPTY);
    Ok(Marks { state: state.name(), wrong: Names(wrong | clashing), lost: Names(lost), words: WordsRecord(words) })
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

/// The fields of the notes of a person.
pub(super) const NOTES: [&str; 4] = ["corners", "centre", "colours", "fixed"];

/// Writes the picture of a position.
pub(super) fn draw(request: &Request, _: Cancel<'_>) -> Result<String, Failure> {
    #[derive(Serialize)]
    struct Answer {
        picture: Option<Picture>,
    }
    let reading = request.reading()?;
    let pictures = if request.has(picture::FIELD) { Pictures::of(request)? } else { Pictures::File };
    let mut scene = match reading.position() {
        Ok(position) if reading.candidates.is_some() => Scene::of(&position),
        _ => Scene::of_digits(&reading.digits, reading.givens.unwrap_or(reading.digits.filled())),
    };
    scene.notes = notes(request)?;
    if request.switch("fixed", false)? {
        let corners: CellSet = scene.notes.corners.iter().map(Candidate::cell).collect();
        let fixed = scene.notes.centre.iter().filter(|candidate| !corners.contains(candidate.cell())).collect();
        scene.candidates |= fixed;
        scene.notes.centre -= fixed;
    }
    Ok(written(&Answer { picture: pictures.draw(&scene) }))
}

/// The notes of a person.
fn notes(request: &Request) -> Result<Notes, Failure> {
    let numbers = |name: &str, count: usize, most: usize| -> Result<Vec<usize>, Failure> {
        let Some(text) = request.text(name)? else { return Ok(vec![0; count]) };
        let number = |character| match character {
            '.' => Some(0),
            _ => char::to_digit(character, 10).map(|number| number as usize).filter(|&number| number <= most),
        };
        let numbers: Option<Vec<usize>> = text.chars().map(number).collect();
        numbers.filter(|numbers| numbers.len() == count).ok_or_else(|| request.no_numbers(name, count, most))
    };
    let marks = |name: &str| -> Result<CandidateSet, Failure> {
        let marked = Candidate::all().zip(numbers(name, Candidate::COUNT, 9)?).filter(|&(_, number)| number > 0);
        Ok(marked.map(|(candidate, _)| candidate).collect())
    };
    let mut notes = Notes { corners: marks("corners")?, centre: marks("centre")?, ..Notes::default() };
    for (cell, number) in Cell::all().zip(numbers("colours", Cell::COUNT, Notes::COLOURS)?) {
        if let Some(cells) = number.checked_sub(1).and_then(|colour| notes.colours.get_mut(colour)) {
            cells.insert(cell);
        }
    }
    Ok(notes)
}

/// The position that a request is about.
///
/// # Errors
/// If a digit is twice in a house.
pub(super) fn position(request: &Request) -> Result<Position, Failure> {
    request.reading()?.position().map_err(|conflict| Failure::conflict(&conflict, &request.explainer))
}
