//! Pictures in answers: as data, as SVG for a page, or as an SVG file of its own.

use super::failure::Failure;
use super::request::Request;
use crate::diagram::{Sample, Scene, samples, svg};
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
