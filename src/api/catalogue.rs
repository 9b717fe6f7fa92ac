//! `techniques`, `page` and `words`: the catalogue, its pages, and the words of a page around all this.

use super::failure::Failure;
use super::json::written;
use super::picture::{Picture, Pictures};
use super::request::Request;
use crate::cancel::Cancel;
use crate::diagram::Scene;
use crate::explain::Language;
use crate::lesson::{example, html_article};
use crate::logic::Replay;
use crate::rating::base;
use crate::report::{StartRecord, StepRecord, TechniqueRecord, WordsRecord};
use crate::technique::Rung;
use serde::Serialize;
use std::collections::BTreeMap;

/// Writes the techniques in their order.
pub(super) fn techniques(request: &Request, _: Cancel<'_>) -> Result<String, Failure> {
    #[derive(Serialize)]
    struct Listed {
        #[serde(flatten)]
        record: TechniqueRecord,
        family_name: String,
        /// The grade that it gives a puzzle.
        grade: &'static str,
    }
    #[derive(Serialize)]
    struct Answer {
        techniques: Vec<Listed>,
    }
    let listed = |rung: &Rung| Listed {
        record: TechniqueRecord::new(rung.technique, &request.explainer),
        family_name: request.explainer.family_name(rung.technique.family),
        grade: base(rung.technique).name(),
    };
    Ok(written(&Answer { techniques: request.profile()?.rungs.iter().map(listed).collect() }))
}

/// Writes the page of a technique, and the example on it.
pub(super) fn page(request: &Request, _: Cancel<'_>) -> Result<String, Failure> {
    #[derive(Serialize)]
    struct Example<'a> {
        position: StartRecord<'a>,
        step: StepRecord<'a>,
        words: WordsRecord,
        #[serde(skip_serializing_if = "Option::is_none")]
        picture: Option<Picture>,
    }
    #[derive(Serialize)]
    struct Answer<'a> {
        technique: &'static str,
        name: String,
        html: String,
        example: Option<Example<'a>>,
    }
    let spec = request.technique("technique")?;
    let pictures = Pictures::of(request)?;
    let (explainer, found) = (&request.explainer, example(spec));
    let shown = found.as_ref().map(|(position, step)| {
        let before = Replay::new(position.clone());
        let scene = || Scene { title: explainer.technique_name(spec), ..Scene::of_step(&before, step) };
        Example {
            position: StartRecord::new(position),
            step: StepRecord::new(&before, step, None),
            words: WordsRecord(explainer.step(&before, step)),
            picture: if pictures.are_wanted() { pictures.draw(&scene()) } else { None },
        }
    });
    let (name, html) = (explainer.technique_name(spec), html_article(spec, explainer));
    Ok(written(&Answer { technique: spec.id, name, html, example: shown }))
}

/// The messages that a page needs for itself: its buttons, labels and remarks.
pub const PAGE_WORDS: &[&str] = &["grade-easy", "grade-medium", "grade-hard", "grade-very-hard", "grade-fiendish"];

/// Writes the words of the page. Slots are left in braces: `{$count}`.
pub(super) fn words(request: &Request, _: Cancel<'_>) -> Result<String, Failure> {
    #[derive(Serialize)]
    struct Answer {
        lang: &'static str,
        languages: Vec<&'static str>,
        words: BTreeMap<&'static str, String>,
    }
    let words = PAGE_WORDS.iter().map(|key| (*key, request.explainer.name_of(key))).collect();
    let languages = Language::ALL.iter().map(|language| language.tag()).collect();
    Ok(written(&Answer { lang: request.explainer.language().tag(), languages, words }))
}
