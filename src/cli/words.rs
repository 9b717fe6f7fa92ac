//! What the program says about arguments and input, in the user's language.
//!
//! Options are parsed before there is a context, and their errors have words, too; so the language is set once for the
//! whole program.

use crate::board::{Conflict, HouseSet};
use crate::explain::{Argument, Explainer, Language};
use crate::format::{FormatError, Problem};
use crate::technique::{ProfileError, ProfileProblem};
use std::sync::OnceLock;

static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Chooses the language. The first choice counts.
pub fn choose(language: Language) {
    let _ = LANGUAGE.set(language);
}

/// The language chosen.
pub fn language() -> Language {
    LANGUAGE.get().copied().unwrap_or(Language::English)
}

/// The language that an option `--lang` among these arguments names, before they are parsed.
pub fn asked<'a>(mut arguments: impl Iterator<Item = &'a str>) -> Option<Language> {
    let argument = arguments.find_map(|argument| argument.strip_prefix("--lang").map(str::to_string))?;
    match argument.strip_prefix('=') {
        Some(name) => name.parse().ok(),
        None if argument.is_empty() => arguments.next()?.parse().ok(),
        None => None,
    }
}

/// A message.
pub fn say(key: &str, arguments: &[(&str, Argument)]) -> String {
    explainer().part(key, arguments).to_string()
}

fn explainer() -> Explainer {
    Explainer::new(language())
}

/// The two equal digits of a puzzle that breaks the rules.
pub fn conflict(conflict: &Conflict) -> String {
    let text = |text: &dyn ToString| Argument::from(text.to_string().as_str());
    let [one, other] = conflict.cells;
    say(
        "problem-conflict",
        &[
            ("digit", text(&conflict.digit)),
            ("house", explainer().houses(HouseSet::of(conflict.house)).into()),
            ("one", text(&one)),
            ("other", text(&other)),
        ],
    )
}

/// A message with one slot that is filled with text.
pub fn say_of(key: &str, slot: &str, text: impl ToString) -> String {
    say(key, &[(slot, text.to_string().as_str().into())])
}

/// An error of reading: where it is, and what.
pub fn error(error: &FormatError) -> String {
    let source = &error.source;
    let place = match &source.file {
        Some(_) => source.to_string(),
        None => say(
            "place",
            &[("line", source.line.to_string().as_str().into()), ("column", source.column.to_string().as_str().into())],
        ),
    };
    say("placed-problem", &[("place", place.as_str().into()), ("problem", problem(&error.problem).as_str().into())])
}

/// An error of a profile's file: where it is, and what.
pub fn profile_error(file: &str, error: &ProfileError) -> String {
    let named = |key: &str, name: &str, nearest: &Option<String>| {
        let what = say_of(key, "name", name);
        match nearest {
            Some(nearest) => {
                say("profile-similar", &[("what", what.as_str().into()), ("name", nearest.as_str().into())])
            }
            None => what,
        }
    };
    let what = match &error.problem {
        ProfileProblem::Technique(name, nearest) => named("profile-technique", name, nearest),
        ProfileProblem::Base(name, nearest) => named("profile-base", name, nearest),
        ProfileProblem::Empty => say("profile-empty", &[]),
        // TOML and its parser speak English.
        ProfileProblem::Toml(message) => message.clone(),
    };
    let placed =
        |place: &str, problem: &str| say("placed-problem", &[("place", place.into()), ("problem", problem.into())]);
    let what = error.key.as_ref().map_or(what.clone(), |key| placed(key, &what));
    placed(&format!("{file}:{}:{}", error.line, error.column), &what)
}

/// What is wrong with a text.
pub fn problem(problem: &Problem) -> String {
    let text = |text: &dyn ToString| Argument::from(text.to_string().as_str());
    match problem {
        Problem::Character { found } => say("problem-character", &[("found", text(&found.escape_debug()))]),
        Problem::Length { what, found, expected } => {
            let what = if *what == "list of candidates" { "candidates" } else { what };
            let slots = [("what", Argument::Choice(what)), ("found", text(found)), ("expected", text(expected))];
            say("problem-length", &slots)
        }
        Problem::RowLength { found } => say("problem-row-length", &[("found", text(found))]),
        Problem::Groups { found } => say("problem-groups", &[("found", text(found))]),
        Problem::MissingRows { found } => say("problem-missing-rows", &[("found", text(found))]),
        Problem::Candidate { found, expected, cell } => {
            say("problem-candidate", &[("found", text(found)), ("expected", text(expected)), ("cell", text(cell))])
        }
        Problem::Piece { found, expected: wanted } | Problem::Unrecognised { found, expected: wanted } => {
            say("problem-piece", &[("found", text(found)), ("expected", text(&expected(wanted)))])
        }
        Problem::Disagreement { cell } => say_of("problem-disagreement", "cell", cell),
        Problem::Json(message) => say_of("problem-json", "message", message),
        Problem::NoSuchField { wanted } => say_of("problem-no-field", "wanted", wanted),
        Problem::MissingColumn { found, wanted } => {
            say("problem-missing-column", &[("found", text(found)), ("wanted", text(wanted))])
        }
        Problem::NoSuchColumn { wanted, found } => {
            say("problem-no-column", &[("wanted", text(wanted)), ("found", text(found))])
        }
        Problem::OpenQuote => say("problem-open-quote", &[]),
        Problem::LongLine => say("problem-long-line", &[]),
        Problem::Nothing => say("problem-nothing", &[]),
        Problem::Io(error) => say_of("problem-io", "error", error),
    }
}

/// The translation of what was expected.
fn expected(words: &str) -> String {
    let message = EXPECTED.iter().find(|(english, _)| words.starts_with(english));
    message.map_or_else(|| words.into(), |(_, key)| say(key, &[]))
}

/// What formats expect, with the messages that say so.
const EXPECTED: [(&str, &str); 18] = [
    ("a Sudoku: ", "expected-sudoku"),
    ("81 digits and blanks in a line", "expected-line"),
    ("nine rows of nine digits and blanks", "expected-grid"),
    ("nine rows of nine groups of candidates", "expected-marks"),
    ("729 characters", "expected-candidates"),
    ("a HoDoKu library line", "expected-library"),
    ("a link with", "expected-link"),
    ("a record with a puzzle", "expected-record"),
    ("a JSON object with a puzzle", "expected-json"),
    ("the cells of a puzzle", "expected-cells"),
    ("candidates in ascending order", "expected-ascending"),
    ("six or seven colons", "expected-colons"),
    ("a colon at the start of a library line", "expected-first-colon"),
    ("a technique's code", "expected-code"),
    ("the digits of a step", "expected-digits"),
    ("a candidate as digit, row, column", "expected-candidate"),
    ("a puzzle without further rules", "expected-classic"),
    ("an f-puzzles link", "expected-f-puzzles"),
];
