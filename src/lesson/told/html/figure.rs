//! Steps as figures to embed in other pages.
//!
//! A figure is a single element that contains its own style: it needs no script, no file and no
//! rule of the page around it. Its ids and classes begin with `whydoku`, to avoid clashes.

use super::words::{Around, blocks};
use crate::diagram::style::escaped;
use crate::diagram::{Scene, svg};
use crate::lesson::told::item::{Item, Told};
use crate::lesson::told::story::Story;
use crate::lesson::told::style::Words;
use std::io;

impl Story {
    /// Writes each item as a figure: its picture, and below it, unless they are not wanted, its
    /// name and its words. If there are no items, it shows how the puzzle ends.
    ///
    /// # Errors
    /// If writing fails.
    pub fn write_figures(&self, words: Words, mut out: impl io::Write) -> io::Result<()> {
        if self.items.is_empty() {
            let pictures: String = self.figures.iter().map(picture).collect();
            let told = format!("<p>{}</p>\n", escaped(&self.outcome.to_string()));
            return self.figure(&pictures, &told, words, &mut out);
        }
        for item in &self.items {
            let scenes = item.scene.iter().flat_map(Scene::excerpts);
            let pictures: String = scenes.map(|(_, scene)| picture(&scene)).collect();
            self.figure(&pictures, &told(item), words, &mut out)?;
        }
        Ok(())
    }

    fn figure(&self, pictures: &str, told: &str, words: Words, out: &mut impl io::Write) -> io::Result<()> {
        let caption = match words {
            Words::Bare => String::new(),
            Words::Told => format!("<figcaption>\n{told}</figcaption>\n"),
        };
        let tag = self.explainer.language().tag();
        writeln!(
            out,
            "<figure class=\"whydoku-figure\" lang=\"{tag}\" style=\"max-width:38rem;margin:1rem auto\">\n{pictures}{caption}</figure>"
        )
    }
}

/// The number and the name of an item, and its words.
fn told(item: &Item) -> String {
    let alone = Around { is_alone: true, ..Around::default() };
    let mut told = format!("<p><b>{} {}</b></p>\n", item.numbers(), escaped(&item.heading));
    for part in &item.told {
        match part {
            Told::Events(events) => events.iter().for_each(|(_, words)| told += &blocks(words, alone)),
            Told::Remark(words) | Told::Folded(words, _) => told += &blocks(words, alone),
        }
    }
    told
}

/// A picture as wide as its figure, with definitions of its own.
fn picture(scene: &Scene) -> String {
    let drawn = svg::draw_apart(scene);
    let size = format!(" width=\"{0}\" height=\"{0}\"", svg::SIZE);
    drawn.replacen(&size, " style=\"display:block;width:100%;height:auto\"", 1)
}
