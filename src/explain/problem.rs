//! Errors in texts that should be puzzles, in words.

use super::Explainer;
use super::language::Language;
use super::messages::Argument;
use crate::board::{Conflict, HouseSet};
use crate::format::{FormatError, Problem};

/// Expectations of formats, with their messages.
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

impl Explainer {
    /// A reading error in words, without its place.
    pub fn problem(&self, problem: &Problem) -> String {
        let text = |text: &dyn ToString| Argument::from(text.to_string().as_str());
        match problem {
            Problem::Character { found } => self.words("problem-character", &[("found", text(&found.escape_debug()))]),
            Problem::Length { what, found, expected } => {
                let what = if *what == "list of candidates" { "candidates" } else { what };
                let slots = [("what", Argument::Choice(what)), ("found", text(found)), ("expected", text(expected))];
                self.words("problem-length", &slots)
            }
            Problem::RowLength { found } => self.words("problem-row-length", &[("found", text(found))]),
            Problem::Groups { found } => self.words("problem-groups", &[("found", text(found))]),
            Problem::MissingRows { found } => self.words("problem-missing-rows", &[("found", text(found))]),
            Problem::Candidate { found, expected, cell } => self.words(
                "problem-candidate",
                &[("found", text(found)), ("expected", text(expected)), ("cell", text(cell))],
            ),
            Problem::Piece { found, expected: wanted } | Problem::Unrecognised { found, expected: wanted } => {
                self.words("problem-piece", &[("found", text(found)), ("expected", text(&self.expected(wanted)))])
            }
            Problem::Disagreement { cell } => self.worded("problem-disagreement", "cell", cell),
            // English is what the library itself says.
            Problem::Json(message) if self.language() == Language::English => {
                self.worded("problem-json", "message", message)
            }
            Problem::Json(message) => self.worded("problem-json", "message", self.parser_error(message)),
            Problem::NoSuchField { wanted } => self.worded("problem-no-field", "wanted", wanted),
            Problem::MissingColumn { found, wanted } => {
                self.words("problem-missing-column", &[("found", text(found)), ("wanted", text(wanted))])
            }
            Problem::NoSuchColumn { wanted, found } => {
                self.words("problem-no-column", &[("wanted", text(wanted)), ("found", text(found))])
            }
            Problem::OpenQuote => self.words("problem-open-quote", &[]),
            Problem::LongLine { most } => self.words("problem-long-line", &[("most", (most >> 10).into())]),
            Problem::Nothing => self.words("problem-nothing", &[]),
            Problem::Io(error) => self.worded("problem-io", "error", error),
        }
    }

    /// The same with line and column.
    pub fn problem_at(&self, error: &FormatError) -> String {
        let (line, column) = (error.source.line.to_string(), error.source.column.to_string());
        let place = self.words("place", &[("line", line.as_str().into()), ("column", column.as_str().into())]);
        let problem = self.problem(&error.problem);
        self.words("placed-problem", &[("place", place.as_str().into()), ("problem", problem.as_str().into())])
    }

    /// The problem of a text that should hold one puzzle and holds none or several.
    pub fn not_one_puzzle(&self, count: usize) -> String {
        self.words("problem-not-one", &[("count", count.into())])
    }

    /// The two equal digits of a puzzle that breaks the rules.
    pub fn twice_in_a_house(&self, conflict: &Conflict) -> String {
        let text = |text: &dyn ToString| Argument::from(text.to_string().as_str());
        let [one, other] = conflict.cells;
        let slots = [
            ("digit", text(&conflict.digit)),
            ("house", self.houses(HouseSet::of(conflict.house)).into()),
            ("one", text(&one)),
            ("other", text(&other)),
        ];
        self.words("problem-conflict", &slots)
    }

    /// The expectation, translated if it begins with the name of a format.
    fn expected(&self, words: &str) -> String {
        let message = EXPECTED.iter().find(|(english, _)| words.starts_with(english));
        message.map_or_else(|| words.into(), |(_, key)| self.words(key, &[]))
    }

    fn words(&self, key: &str, arguments: &[(&str, Argument)]) -> String {
        self.part(key, arguments).to_string()
    }

    fn worded(&self, key: &str, slot: &str, text: impl ToString) -> String {
        self.words(key, &[(slot, text.to_string().as_str().into())])
    }
}
