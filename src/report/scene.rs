//! A picture as data, for programs that draw it themselves.

use super::names::{EveryCandidate, Names, Shown};
use super::part::{LinkRecord, PartRecord, counted};
use crate::board::{CandidateSet, CellSet, Constraint, Grid, HouseSet};
use crate::diagram::{Notes, Scene};
use serde::Serialize;

/// The contents of a picture.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct SceneRecord {
    /// A short name; may be empty.
    pub title: String,
    /// The filled cells, 81 characters.
    pub board: Shown<Grid>,
    /// Those of the filled cells that are givens.
    pub givens: Names<CellSet>,
    /// The candidates of the empty cells, 729 characters.
    pub candidates: Shown<EveryCandidate>,
    /// Cells and candidates by role.
    pub parts: Vec<PartRecord>,
    /// The houses that the pattern rests on.
    pub houses: Names<HouseSet>,
    /// The houses that lose candidates.
    pub covers: Names<HouseSet>,
    /// Digits and houses, where houses count for some digits only.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub counting: Vec<Shown<Constraint>>,
    /// The arrows.
    pub links: Vec<LinkRecord>,
    /// The candidates that are placed.
    pub placed: Names<CandidateSet>,
    /// The candidates that are removed.
    pub eliminated: Names<CandidateSet>,
    /// The notes of a person, if there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notes: Option<NotesRecord>,
}

/// The notes of a person.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct NotesRecord {
    /// Digits along the edges of cells.
    pub corners: Names<CandidateSet>,
    /// Digits in the middle of cells.
    pub centre: Names<CandidateSet>,
    /// The cells of each colour.
    pub colours: Vec<Names<CellSet>>,
}

impl NotesRecord {
    /// The record of notes.
    pub fn new(notes: &Notes) -> NotesRecord {
        NotesRecord {
            corners: Names(notes.corners),
            centre: Names(notes.centre),
            colours: notes.colours.map(Names).into(),
        }
    }
}

impl SceneRecord {
    /// The record of a scene.
    pub fn new(scene: &Scene) -> SceneRecord {
        SceneRecord {
            title: scene.title.clone(),
            board: Shown(scene.digits),
            givens: Names(scene.givens),
            candidates: Shown(EveryCandidate(scene.candidates)),
            parts: scene.sketch.parts.iter().map(PartRecord::new).collect(),
            houses: Names(scene.sketch.base),
            covers: Names(scene.sketch.cover),
            counting: counted(&scene.sketch.counting),
            links: scene.links().iter().map(LinkRecord::new).collect(),
            placed: Names(scene.placed),
            eliminated: Names(scene.eliminated),
            notes: (scene.notes != Notes::default()).then(|| NotesRecord::new(&scene.notes)),
        }
    }
}
