//! The page of a technique, part by part, for whatever writes it.
//!
//! The prose comes from the page, the pictures and the words of the step from its examples, the
//! ratings and the techniques around it from the catalogue.

use super::example::{found, look_alike, position};
use crate::board::Position;
use crate::diagram::Scene;
use crate::explain::{Explainer, Explanation};
use crate::lesson::told::prose::Prose;
use crate::logic::{Replay, Spec};
use crate::technique::{Block, builds_on, leads_to};

/// A part of the page of a technique.
pub(super) enum Part {
    /// The name of the technique.
    Title(String),
    Heading(String),
    /// A paragraph; what is between asterisks is emphasised.
    Paragraph(String),
    /// A position with the step that is found there, and its words.
    Example(Box<Scene>, Explanation),
    /// A position that only looks like one with a step.
    LookAlike(Box<Scene>),
    /// A rating in another program, or other names.
    Reference(Explanation),
    /// Other techniques, with the key of the message that names them.
    Around(&'static str, Vec<&'static Spec>),
}

/// The page of a technique in the language of the explainer; nothing if there is none.
pub(super) fn parts(spec: &'static Spec, explainer: &Explainer) -> Vec<Part> {
    let Some(prose) = Prose::of(spec, explainer.language()) else { return Vec::new() };
    let mut parts = Vec::new();
    let mut shown = None;
    for block in prose.blocks() {
        match block {
            Block::Title(_) => {
                parts.push(Part::Title(explainer.technique_name(spec)));
                parts.extend(prose.remark(explainer).map(|remark| Part::Paragraph(remark.to_string())));
            }
            Block::Heading(heading) => parts.push(Part::Heading(heading.into())),
            Block::Paragraph(text) => parts.push(Part::Paragraph(prose.joined(text))),
            Block::Fenced("sudoku", text) => shown = position(text),
            Block::Fenced("step", text) => {
                parts.extend(shown.take().map(|position| example(spec, position, text, explainer)));
            }
            Block::Fenced("look-alike", text) => {
                let title = explainer.technique_name(spec);
                let scene = |position: Position| Scene { title, ..look_alike(&position, text) };
                parts.extend(shown.take().map(|position| Part::LookAlike(Box::new(scene(position)))));
            }
            // References are told from the catalogue, pictures drawn from the examples.
            Block::Item(_) | Block::Generated(_) | Block::Fenced(..) => {}
        }
    }
    let idea = spec.idea.map(|idea| explainer.naming("page-idea", &[explainer.idea_name(idea)]));
    parts.extend(idea.map(Part::Reference));
    parts.extend(prose.references(spec, explainer).into_iter().map(Part::Reference));
    parts.push(Part::Reference(explainer.naming("page-in-family", &[explainer.family_name(spec.family)])));
    let around = [("page-builds-on", builds_on(spec)), ("page-leads-to", leads_to(spec))];
    parts.extend(around.into_iter().filter(|(_, others)| !others.is_empty()).map(|(key, it)| Part::Around(key, it)));
    parts
}

/// The step of an example with its words; the position alone if it is not found.
fn example(spec: &'static Spec, position: Position, text: &str, explainer: &Explainer) -> Part {
    let title = explainer.technique_name(spec);
    let Some(step) = found(spec, &position, text) else {
        return Part::LookAlike(Box::new(Scene { title, ..Scene::of(&position) }));
    };
    let before = Replay::new(position);
    let scene = Scene { title, ..Scene::of_step(&before, &step) };
    Part::Example(Box::new(scene), explainer.step(&before, &step))
}
