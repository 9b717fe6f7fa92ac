//! A technique of the catalogue as one JSON object.

use crate::explain::Explainer;
use crate::logic::{Hodoku, Se, Setting, Spec};
use crate::technique::Rung;
use serde::Serialize;
use std::collections::BTreeMap;

/// A technique, with its ratings by the two classic raters.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct TechniqueRecord {
    /// The technique's id.
    pub id: &'static str,
    /// The name of the group it belongs to.
    pub group: Option<&'static str>,
    /// The family of its pattern.
    pub family: &'static str,
    /// Its name in the language of the explainer.
    pub name: String,
    /// The names that other programs and players give it, in that language.
    pub other_names: Vec<&'static str>,
    /// The rating of Sudoku Explainer, if it is the same for every instance.
    pub se: Option<f64>,
    /// Its entry in HoDoKu.
    pub hodoku: Option<HodokuRecord>,
    /// Whether it assumes that the puzzle has exactly one solution.
    pub needs_uniqueness: bool,
    /// Its settings in a profile that are not the usual ones; absent where there is no profile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub settings: Option<BTreeMap<&'static str, Setting>>,
}

/// The entry of a technique in HoDoKu.
#[derive(Clone, Copy, Debug, Serialize)]
#[non_exhaustive]
pub struct HodokuRecord {
    /// The code in its library.
    pub code: &'static str,
    /// The level: `easy`, `medium`, `hard`, `unfair` or `extreme`.
    pub level: &'static str,
    /// The score of a step.
    pub score: u32,
}

impl TechniqueRecord {
    /// The record of a technique.
    pub fn new(spec: &Spec, explainer: &Explainer) -> TechniqueRecord {
        TechniqueRecord {
            id: spec.id,
            group: spec.group,
            family: spec.family.name(),
            name: explainer.technique_name(spec),
            other_names: explainer.language().page(spec).map(|page| page.aliases()).unwrap_or_default(),
            se: if let Se::Fixed(tenths) = spec.se { Some(f64::from(tenths) / 10.0) } else { None },
            hodoku: spec.hodoku.map(HodokuRecord::new),
            needs_uniqueness: spec.needs_uniqueness,
            settings: None,
        }
    }

    /// The record of a technique in a profile.
    pub fn of_rung(rung: &Rung, explainer: &Explainer) -> TechniqueRecord {
        let settings = Some(rung.settings().into_iter().collect());
        TechniqueRecord { settings, ..TechniqueRecord::new(rung.technique, explainer) }
    }
}

impl HodokuRecord {
    fn new(hodoku: Hodoku) -> HodokuRecord {
        HodokuRecord { code: hodoku.code, level: hodoku.level.name(), score: hodoku.score }
    }
}
