//! What the shapes in the pictures of a page mean.

use crate::diagram::scene::is_second;
use crate::diagram::style::escaped;
use crate::diagram::svg::Sample;
use crate::diagram::{Labels, Mark, Scene};
use crate::logic::{LinkKind, Role};

/// The items of the key to these pictures.
pub(super) fn key<'s>(scenes: impl Iterator<Item = &'s Scene> + Clone, labels: &Labels) -> String {
    let seen = |has: fn(&Scene) -> bool| scenes.clone().any(has);
    let marks: Vec<Mark> = scenes.clone().flat_map(Scene::marks).collect();
    let has = |mark| marks.contains(&mark);
    let has_role = |second| marks.iter().any(|mark| matches!(mark, Mark::Role(role) if is_second(*role) == second));
    let samples = [
        (true, Sample::Given, &labels.given),
        (true, Sample::Filled, &labels.filled),
        (has(Mark::Placed), Sample::Mark(Mark::Placed), &labels.placed),
        (has_role(false), Sample::Mark(Mark::Role(Role::Pattern)), &labels.pattern),
        (has_role(true), Sample::Mark(Mark::Role(Role::Fin)), &labels.secondary),
        (has(Mark::Eliminated), Sample::Mark(Mark::Eliminated), &labels.eliminated),
        (seen(|scene| !scene.sketch.looked_at().is_empty()), Sample::Look, &labels.cells),
        (seen(|scene| !scene.sketch.base.is_empty()), Sample::Base, &labels.base),
        (seen(|scene| !scene.sketch.cover.is_empty()), Sample::Cover, &labels.cover),
        (seen(|scene| !scene.sketch.links.is_empty()), Sample::Link(LinkKind::Strong), &labels.strong),
        (seen(|scene| !scene.sketch.links.is_empty()), Sample::Link(LinkKind::Weak), &labels.weak),
    ];
    let shown = samples.into_iter().filter(|(seen, ..)| *seen);
    shown.map(|(_, sample, name)| format!("<li>{}{}</li>\n", sample.draw(), escaped(name))).collect()
}
