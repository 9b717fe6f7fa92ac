//! The pages of the catalogue, and the positions on them.

use super::corpus;
use super::page::{Example, Expected, examples};
use super::steps::instances;
use whydoku::board::Position;
use whydoku::explain::Language;
use whydoku::logic::{Spec, Step};
use whydoku::report::step_text;
use whydoku::technique::CATALOGUE;

/// The page of a technique as it is on disk, in English: the one with the examples.
pub fn page_of(spec: &Spec) -> String {
    page_in(Language::English, spec)
}

/// The page of a technique as it is on disk, in a language.
pub fn page_in(language: Language, spec: &Spec) -> String {
    let path = corpus::file(&format!("docs/techniques/{}/{}.md", language.tag(), spec.id));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every example on every page, with the technique of the page.
pub fn each_example() -> impl Iterator<Item = (&'static Spec, Example)> {
    CATALOGUE.iter().flat_map(|&spec| examples(&page_of(spec)).into_iter().map(move |example| (spec, example)))
}

/// The positions of all examples, each once: pages of one family show the same ones.
pub fn positions() -> Vec<Position> {
    let mut positions: Vec<Position> = Vec::new();
    for (_, example) in each_example() {
        if !positions.contains(&example.position) {
            positions.push(example.position);
        }
    }
    positions
}

/// The positions on the page of a technique.
pub fn positions_of(spec: &Spec) -> Vec<Position> {
    examples(&page_of(spec)).into_iter().map(|example| example.position).collect()
}

/// The first step that the page of a technique shows, and its position.
pub fn example(spec: &'static Spec) -> (Position, Step) {
    let found = examples(&page_of(spec)).into_iter().find_map(|example| match example.expected {
        Expected::Found(text) => Some((example.position, text)),
        Expected::LookAlike { .. } => None,
    });
    let (position, text) = found.unwrap_or_else(|| panic!("{spec:?}: its page has no example"));
    let step = instances(spec, &position).into_iter().find(|step| step_text(step) == text);
    (position, step.unwrap_or_else(|| panic!("{spec:?}: its page expects what is not found:\n{text}")))
}
