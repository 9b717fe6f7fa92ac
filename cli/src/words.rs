//! Messages about arguments and input, in the user's language.
//!
//! Options are parsed before there is a context, and their errors have words, too; so the language
//! is set once for the whole program.

use std::sync::OnceLock;
use whydoku::Cancel;
use whydoku::board::Conflict;
use whydoku::explain::{Argument, Explainer, Language};
use whydoku::format::{FormatError, Reading};
use whydoku::lesson::State;
use whydoku::technique::{ProfileError, ProfileProblem};

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

/// Names one after the other.
pub fn listed<N: AsRef<str>>(names: &[N]) -> String {
    explainer().enumerated(names)
}

fn explainer() -> Explainer {
    Explainer::new(language())
}

/// The two equal digits of a puzzle that breaks the rules.
pub fn conflict(conflict: &Conflict) -> String {
    explainer().twice_in_a_house(conflict)
}

/// A message with one slot that is filled with text.
pub fn say_of(key: &str, slot: &str, text: impl ToString) -> String {
    say(key, &[(slot, text.to_string().as_str().into())])
}

/// A reading error: its place, and the problem.
pub fn error(error: &FormatError) -> String {
    if error.source.file.is_none() {
        return explainer().problem_at(error);
    }
    let (place, problem) = (error.source.to_string(), explainer().problem(&error.problem));
    say("placed-problem", &[("place", place.as_str().into()), ("problem", problem.as_str().into())])
}

/// The words of `hint` about a position in which something is already wrong, with its place;
/// nothing for one that agrees with the solution of its givens.
pub fn wrong(reading: &Reading, cancel: Cancel<'_>) -> Option<String> {
    let is_puzzle = reading.candidates.is_none() && reading.givens == Some(reading.digits.filled());
    let state = if is_puzzle { None } else { State::error_of(reading, cancel) }?;
    Some(at(reading, &state.words(&explainer(), false).to_string()))
}

/// A problem of a puzzle that was read, with its place.
pub fn at(reading: &Reading, problem: &str) -> String {
    let source = &reading.source;
    let slots = [("line", source.line.to_string()), ("column", source.column.to_string())];
    let slots = slots.each_ref().map(|(name, number)| (*name, number.as_str().into()));
    let place = if source.file.is_none() { say("place", &slots) } else { source.to_string() };
    say("placed-problem", &[("place", place.as_str().into()), ("problem", problem.into())])
}

/// The sentence of a parser.
pub fn parser_error(sentence: &str) -> String {
    explainer().parser_error(sentence)
}

/// The error of a text that is not JSON, with its place; `line` is the number of the line in which
/// it is.
pub fn json_error(error: &serde_json::Error, line: usize) -> String {
    let message = error.to_string();
    let what = parser_error(message.split(" at line ").next().unwrap_or_default());
    format!("{line}:{}: {what}", error.column())
}

/// An error in a profile's file: its place, and the problem.
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
        ProfileProblem::Twice(name) => say_of("profile-twice", "name", name),
        ProfileProblem::Toml(message) => parser_error(message),
    };
    let placed =
        |place: &str, problem: &str| say("placed-problem", &[("place", place.into()), ("problem", problem.into())]);
    let what = error.key.as_ref().map_or(what.clone(), |key| placed(key, &what));
    placed(&format!("{file}:{}:{}", error.line, error.column), &what)
}
