//! The catalogue as source code: where a technique is written.

use crate::Outcome;
use whydoku::logic::{Family, Spec};
use whydoku::technique::{CATALOGUE, Profile, by_id};

/// The list of all techniques.
pub const LIST: &str = "src/technique/catalogue.rs";

/// The modules of the families.
pub const MODULES: &str = "src/technique/mod.rs";

/// The profile with all techniques.
pub const STANDARD: &str = "src/technique/profiles/standard.toml";

/// The file of that profile.
pub fn standard() -> String {
    let lines: String = CATALOGUE.iter().map(|spec| format!("    \"{}\",\n", spec.id)).collect();
    let about = "# Every technique of the catalogue, in its order, and what is not usual of it. `cargo xtask update` writes this.";
    let rungs = Profile::standard().rungs.into_iter();
    let settings: String = rungs
        .flat_map(|rung| rung.settings().into_iter().map(move |(name, value)| (rung.technique.id, name, value)))
        .map(|(id, name, value)| format!("{id}.{name} = {value}\n"))
        .collect();
    format!("{about}\n\nname = \"standard\"\norder = [\n{lines}]\n\n[technique]\n{settings}")
}

/// The technique with this id.
pub fn technique(id: &str) -> Outcome<&'static Spec> {
    by_id(id).ok_or_else(|| format!("there is no technique \"{id}\" in the catalogue"))
}

/// The last technique of a family in the catalogue, or of all if the family has none.
pub fn last_of(family: Family) -> &'static Spec {
    let of_family = CATALOGUE.iter().rev().find(|spec| spec.family == family);
    of_family.or(CATALOGUE.last()).expect("the catalogue is not empty")
}

/// The module of a family.
pub fn module(family: Family) -> String {
    family.name().replace('-', "_")
}

/// The folder of a family.
pub fn folder(family: Family) -> String {
    format!("src/technique/{}", module(family))
}

/// The name of a technique in code, such as `X_WING`.
pub fn constant(id: &str) -> String {
    id.replace('-', "_").to_uppercase()
}
