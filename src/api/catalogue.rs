//! `techniques`, `page` and `words`: the catalogue, its pages, and the words of a page around all
//! this.

use super::failure::Failure;
use super::json::written;
use super::picture::{Picture, Pictures};
use super::request::Request;
use crate::cancel::Cancel;
use crate::diagram::{Labels, Sample, Scene, svg};
use crate::explain::{Explainer, Language};
use crate::lesson::{example, html_article};
use crate::logic::Replay;
use crate::rating::grade_of;
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
        grade: grade_of(rung.technique).name(),
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
pub const PAGE_WORDS: &[&str] = &[
    "clause-between",
    "grade-easy",
    "grade-medium",
    "grade-hard",
    "grade-very-hard",
    "grade-fiendish",
    "hodoku-easy",
    "hodoku-medium",
    "hodoku-hard",
    "hodoku-unfair",
    "hodoku-extreme",
    "picture-key",
    "app-home",
    "app-dismiss",
    "app-thinking-for",
    "app-cancel",
    "app-select-first",
    "app-not-writable",
    "app-labels",
    "app-labels-auto",
    "app-labels-always",
    "app-labels-never",
    "app-set-coach",
    "app-set-shortcuts",
    "app-undone",
    "app-rest",
    "app-filled",
    "app-emptied",
    "app-sheet",
    "app-games",
    "app-games-about",
    "app-no-games",
    "app-save-file",
    "app-load-file",
    "app-file-loaded",
    "app-file-wrong",
    "app-delete",
    "app-finished",
    "app-kind-own",
    "app-kind-made",
    "app-kind-daily",
    "app-kind-first",
    "app-kind-example",
    "app-kind-practice",
    "app-tab-learn",
    "app-other-help",
    "app-find-harder",
    "app-done-step",
    "app-last-right",
    "app-never-right",
    "app-went-back",
    "app-why-not",
    "app-what-if-digit",
    "app-cell-menu",
    "app-supposed",
    "app-breaks",
    "app-breaks-clash",
    "app-breaks-empty",
    "app-refute",
    "app-take-back",
    "app-keep",
    "app-refuted",
    "app-pause",
    "app-go-on",
    "app-summary",
    "app-rate-title",
    "app-rate-grade-about",
    "app-rate-se-about",
    "app-rate-hodoku-about",
    "app-rate-search-about",
    "app-learnt",
    "app-standing-new",
    "app-standing-due",
    "app-standing-learnt",
    "app-due-now",
    "app-next-lesson",
    "app-checkpoint",
    "app-checkpoint-of",
    "app-example-of",
    "app-technique-before",
    "app-technique-after",
    "app-practice-count",
    "app-practice-how",
    "app-skip-exercise",
    "app-lesson-done",
    "app-lesson-done-about",
    "app-my-puzzle",
    "app-reply-right",
    "app-reply-other",
    "app-reply-false",
    "app-reply-open",
    "app-review",
    "app-review-time",
    "app-review-longest",
    "app-review-practise",
    "app-next-puzzle",
    "app-solved",
    "app-solved-helped",
    "app-full-wrong",
    "app-clash",
    "app-kept",
    "app-from-link",
    "app-link-damaged",
    "app-list",
    "app-list-about",
    "app-list-cut",
    "app-puzzle",
    "app-puzzle-number",
    "app-line-number",
    "app-claim",
    "app-door-learn",
    "app-door-learn-about",
    "app-door-play",
    "app-door-play-about",
    "app-door-mine",
    "app-door-mine-about",
    "app-start-learning",
    "app-go-on-game",
    "app-daily",
    "app-daily-of",
    "app-paste-here",
    "app-type-in",
    "app-key-apply",
    "app-title",
    "app-skip",
    "app-menu",
    "app-new",
    "app-enter",
    "app-menu-new",
    "app-menu-enter",
    "app-intro",
    "app-intro-path",
    "app-share",
    "app-settings",
    "app-keys",
    "app-board",
    "app-timer",
    "app-timer-show",
    "app-timer-hide",
    "app-pad",
    "app-mode",
    "app-mode-digit",
    "app-mode-corner",
    "app-mode-centre",
    "app-mode-colour",
    "app-undo",
    "app-redo",
    "app-erase",
    "app-fill",
    "app-several",
    "app-teacher",
    "app-tab-help",
    "app-tab-path",
    "app-hint",
    "app-level",
    "app-level-1",
    "app-level-2",
    "app-level-3",
    "app-level-4",
    "app-level-cell",
    "app-more",
    "app-next",
    "app-why",
    "app-why-title",
    "app-marks",
    "app-find",
    "app-explain",
    "app-aim",
    "app-aim-gentle",
    "app-aim-standard",
    "app-aim-lean",
    "app-aim-short",
    "app-aim-one",
    "app-rate",
    "app-noscript",
    "app-close",
    "app-no-server",
    "app-thinking",
    "app-apply",
    "app-applied",
    "app-loaded",
    "app-picture",
    "app-play",
    "app-about",
    "app-back",
    "app-forward",
    "app-first",
    "app-last",
    "app-stop",
    "app-steps",
    "app-count",
    "app-take-over",
    "app-inside",
    "app-given",
    "app-placed",
    "app-empty",
    "app-candidates",
    "app-corners",
    "app-coloured",
    "app-tinted",
    "app-colour-digit",
    "app-done",
    "app-left",
    "app-rate-se",
    "app-rate-hodoku",
    "app-rate-grade",
    "app-rate-search",
    "app-guesses",
    "app-search",
    "app-all-techniques",
    "app-practise",
    "app-practice-new",
    "app-practice-page",
    "app-another",
    "app-load-example",
    "app-any",
    "app-grade",
    "app-technique",
    "app-symmetry",
    "app-symmetry-none",
    "app-symmetry-half-turn",
    "app-symmetry-quarter-turn",
    "app-symmetry-horizontal",
    "app-symmetry-diagonal",
    "app-symmetry-full",
    "app-make",
    "app-blank",
    "app-enter-about",
    "app-text",
    "app-file",
    "app-read",
    "app-as-givens",
    "app-link",
    "app-copy",
    "app-copied",
    "app-format",
    "app-format-line",
    "app-format-framed",
    "app-format-bracketed",
    "app-format-pencil-marks",
    "app-format-candidates",
    "app-format-link",
    "app-format-jsonl",
    "app-played",
    "app-svg",
    "app-png",
    "app-proof",
    "app-print",
    "app-theme",
    "app-theme-auto",
    "app-theme-light",
    "app-theme-dark",
    "app-set-clashes",
    "app-set-peers",
    "app-set-tidy",
    "app-set-fixed",
    "app-set-uniqueness",
    "app-set-timer",
    "app-key-digit",
    "app-key-corner",
    "app-key-centre",
    "app-key-colour",
    "app-key-modes",
    "app-key-move",
    "app-key-extend",
    "app-key-erase",
    "app-key-undo",
    "app-key-redo",
    "app-key-hint",
    "app-key-next",
    "app-key-why",
    "app-key-marks",
    "app-key-find",
    "app-key-explain",
    "app-key-steps",
    "app-key-close",
    "app-key-keys",
];

/// Writes the words of the page. Slots are left in braces: `{$count}`.
pub(super) fn words(request: &Request, _: Cancel<'_>) -> Result<String, Failure> {
    #[derive(Serialize)]
    struct Answer {
        lang: &'static str,
        languages: Vec<&'static str>,
        /// The next language, for a reader who wants another one.
        next: Next,
        words: BTreeMap<&'static str, String>,
        key: BTreeMap<String, Entry>,
    }
    #[derive(Serialize)]
    struct Next {
        lang: &'static str,
        name: String,
    }
    #[derive(Serialize)]
    struct Entry {
        name: String,
        picture: String,
    }
    let words = PAGE_WORDS.iter().map(|key| (*key, request.explainer.name_of(key))).collect();
    let labels = Labels::of(&request.explainer);
    let entry = |sample: Sample| Entry { name: labels.name(sample), picture: svg::sample(sample) };
    let key = Sample::all().map(|sample| (sample.id(), entry(sample))).collect();
    let languages = Language::ALL.iter().map(|language| language.tag()).collect();
    let language = request.explainer.language();
    let next = Next { lang: language.next().tag(), name: Explainer::new(language.next()).own_name() };
    Ok(written(&Answer { lang: language.tag(), languages, next, words, key }))
}
