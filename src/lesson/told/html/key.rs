//! The key to the shapes in the pictures of a page.

use crate::diagram::style::escaped;
use crate::diagram::{Labels, Scene, legend, svg};

/// The entries of a list: a sample of everything that is seen in the scenes, with its name.
pub(super) fn key<'a>(scenes: impl IntoIterator<Item = &'a Scene>, labels: &Labels) -> String {
    let entry = |(sample, name): (_, String)| format!("<li>{}{}</li>\n", svg::sample(sample), escaped(&name));
    legend(scenes, labels).into_iter().map(entry).collect()
}
