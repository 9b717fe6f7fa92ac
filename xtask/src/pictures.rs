//! The pictures of the pages of the techniques, which readers of the files see.

use crate::{Outcome, files};
use whydoku::explain::{Explainer, Language};
use whydoku::lesson::{Words, article_svg};
use whydoku::technique::CATALOGUE;

/// The folder of the pictures.
pub const FOLDER: &str = "docs/pictures";

/// Writes the picture of each technique, the same for all languages, and removes any other.
pub fn run() -> Outcome {
    let explainer = Explainer::new(Language::English);
    let mut written = Vec::new();
    for spec in CATALOGUE {
        let name = format!("{FOLDER}/{}.svg", spec.id);
        let picture = article_svg(spec, &explainer, Words::Bare).ok_or(format!("{}: no example", spec.id))?;
        files::write(&name, &picture)?;
        written.push(name);
    }
    for name in files::below(FOLDER, "svg")?.iter().filter(|name| !written.contains(name)) {
        std::fs::remove_file(files::path(name)).map_err(|error| format!("{name}: {error}"))?;
        println!("removed {name}");
    }
    Ok(())
}
