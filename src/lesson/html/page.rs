//! What there is to show on a page, as data.

use crate::diagram::Scene;
use crate::explain::{Explainer, Explanation};
use crate::lesson::figures;
use crate::lesson::outline::{Item, Outline};
use crate::lesson::path::{Lesson, Path};
use crate::technique::CATALOGUE;
use std::io;

/// A lesson, ready to be written as a page.
#[derive(Clone)]
#[non_exhaustive]
pub struct Page {
    /// Says what the page says besides the lesson, in the language of the page.
    pub explainer: Explainer,
    /// The title of the page.
    pub title: String,
    /// How the puzzle ends.
    pub outcome: Explanation,
    /// What the solution assumes, or does without.
    pub notes: Vec<Explanation>,
    /// The puzzle and how it ends, each with its caption as its title.
    pub figures: Vec<Scene>,
    /// What it took; `None` if the puzzle breaks the rules, so that nothing was tried.
    pub summary: Option<Summary>,
    /// What happened, in order.
    pub sections: Vec<Section>,
}

/// What a solution took.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Summary {
    /// How often each technique was used, in the order of the catalogue.
    pub techniques: Vec<(String, usize)>,
    /// The number of guesses.
    pub guesses: usize,
}

/// One picture and what is said about it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Section {
    /// The heading, the picture, and where it belongs.
    pub item: Item,
    /// What is said of each event.
    pub words: Vec<Explanation>,
}

impl Page {
    /// Everything there is to show of a lesson.
    ///
    /// # Errors
    /// If an event does not fit, which cannot be the case if the trace is the solver's.
    pub fn new(lesson: &Lesson, explainer: &Explainer) -> io::Result<Page> {
        let title = explainer.phrase("report-title", &[]).to_string();
        let page = Page {
            explainer: *explainer,
            title,
            outcome: Explanation::default(),
            notes: Vec::new(),
            figures: Vec::new(),
            summary: None,
            sections: Vec::new(),
        };
        match &lesson.path {
            Ok(path) => page.with_path(path),
            Err(conflict) => Ok(Page {
                outcome: explainer.conflict(conflict),
                figures: vec![figures::conflict(&lesson.puzzle, conflict, explainer)],
                ..page
            }),
        }
    }

    fn with_path(self, path: &Path) -> io::Result<Page> {
        let explainer = &self.explainer;
        let mut words = Vec::new();
        let outline = Outline::telling(path, explainer, |moment| words.push(explainer.moment(moment)));
        let outline = outline.map_err(io::Error::other)?;
        let mut figures = vec![figures::start(path, explainer)];
        figures.extend(figures::ends(path, &outline, explainer));
        let mut words = words.into_iter();
        let section = |item: Item| Section { words: words.by_ref().take(item.count).collect(), item };
        Ok(Page {
            outcome: explainer.outcome(&path.solution),
            notes: path.assumptions(explainer),
            figures,
            summary: Some(Summary::new(path, explainer)),
            sections: outline.items.into_iter().map(section).collect(),
            ..self
        })
    }
}

impl Summary {
    fn new(path: &Path, explainer: &Explainer) -> Summary {
        let mut techniques = path.techniques();
        techniques.sort_by_key(|(used, _)| CATALOGUE.iter().position(|spec| spec == used));
        let named = |(spec, count)| (explainer.technique_name(spec), count);
        Summary { techniques: techniques.into_iter().map(named).collect(), guesses: path.solution.trace.guesses() }
    }
}
