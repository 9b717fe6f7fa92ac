//! The catalogue as source code: where a technique is written.

use crate::{Outcome, files};
use whydoku::logic::{Family, Spec};
use whydoku::technique::{CATALOGUE, Profile, by_id};

/// The list of all techniques.
pub const LIST: &str = "src/technique/mod.rs";

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

/// The static of a technique as the catalogue names it, such as `fish::X_WING`.
pub fn static_of(spec: &Spec) -> Outcome<String> {
    let id = format!("\"{}\"", spec.id);
    for file in files::below(&folder(spec.family), "rs")? {
        let text = files::read(&file)?;
        let Some((before, _)) = text.split_once(&id) else { continue };
        let name = before.rsplit_once("pub static ").and_then(|(_, rest)| rest.split_once(": Spec"));
        if let Some((name, _)) = name {
            return Ok(format!("{}::{name}", module(spec.family)));
        }
    }
    Err(format!("no static of {} is below {}", spec.id, folder(spec.family)))
}
