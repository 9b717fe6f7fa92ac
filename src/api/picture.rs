//! Pictures in answers: as data, as SVG for a page, or as an SVG file of its own.

use super::failure::Failure;
use super::request::Request;
use crate::diagram::{Sample, Scene, samples, svg};
use crate::explain::Explainer;
use crate::lesson::excerpt_name;
use crate::report::SceneRecord;
use serde::Serialize;

/// The field that chooses.
pub(super) const FIELD: &str = "pictures";

/// The form in which pictures are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pictures {
    None,
    Data,
    Svg,
    File,
}

/// A picture.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Picture {
    Data(Box<SceneRecord>),
    Svg(String),
}

/// The picture of a step: of several cases the longest. If it takes several pictures, all of them.
#[derive(Default, Serialize)]
pub(super) struct Drawn {
    #[serde(skip_serializing_if = "Option::is_none")]
    picture: Option<Picture>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    excerpts: Vec<Part>,
}

/// One of several pictures of a step.
#[derive(Serialize)]
struct Part {
    name: String,
    picture: Picture,
}

impl Pictures {
    pub(super) fn of(request: &Request) -> Result<Pictures, Failure> {
        let names =
            [("none", Pictures::None), ("data", Pictures::Data), ("svg", Pictures::Svg), ("file", Pictures::File)];
        Ok(request.choice(FIELD, &names)?.unwrap_or(Pictures::None))
    }

    /// Whether pictures are wanted.
    pub(super) fn are_wanted(self) -> bool {
        self != Pictures::None
    }

    /// The pictures of a step.
    pub(super) fn draw_all(self, scene: &Scene, explainer: &Explainer) -> Drawn {
        let shown = scene.main_case().map(|case| scene.of_case(case));
        let picture = self.draw(shown.as_ref().unwrap_or(scene));
        let excerpts = if self.are_wanted() { scene.excerpts() } else { Vec::new() };
        if excerpts.len() < 2 {
            return Drawn { picture, excerpts: Vec::new() };
        }
        let each = excerpts.into_iter().filter_map(|(excerpt, scene)| {
            let name = excerpt_name(explainer, &excerpt).unwrap_or_else(|| scene.title.clone());
            Some(Part { name, picture: self.draw(&scene)? })
        });
        Drawn { picture, excerpts: each.collect() }
    }

    pub(super) fn draw(self, scene: &Scene) -> Option<Picture> {
        match self {
            Pictures::None => None,
            Pictures::Data => Some(Picture::Data(Box::new(SceneRecord::new(scene)))),
            Pictures::Svg => Some(Picture::Svg(with_key(scene))),
            Pictures::File => Some(Picture::Svg(svg::draw(scene))),
        }
    }
}

/// The picture for a page, with the entries of the key to it.
fn with_key(scene: &Scene) -> String {
    let ids: Vec<String> = samples([scene]).into_iter().map(Sample::id).collect();
    svg::embed(scene).replacen("<svg ", &format!("<svg data-key=\"{}\" ", ids.join(" ")), 1)
}
