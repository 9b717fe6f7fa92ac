//! The page of a technique as a part of a page of HTML, in one language.

use crate::board::Position;
use crate::diagram::style::escaped;
use crate::diagram::{Scene, svg};
use crate::explain::Explainer;
use crate::lesson::learn::example::{found, look_alike, position};
use crate::lesson::told::html::{Around, blocks};
use crate::lesson::told::prose::Prose;
use crate::logic::{Replay, Spec};
use crate::technique::Block;

/// The page of a technique, with its pictures, for a page that has the rules of
/// [`embedded`](crate::diagram::style::embedded) pictures. The figure of its example has the class
/// `example`.
pub fn html_article(spec: &'static Spec, explainer: &Explainer) -> String {
    let mut article = Article { spec, explainer, position: None, out: String::new() };
    let Some(prose) = Prose::of(spec, explainer.language()) else { return article.out };
    prose.blocks().into_iter().for_each(|block| article.block(block, &prose));
    prose.references(spec, explainer).iter().for_each(|words| article.element("p", &words.to_string()));
    article.out
}

struct Article<'a> {
    spec: &'static Spec,
    explainer: &'a Explainer,
    /// The position of the example in hand.
    position: Option<Position>,
    out: String,
}

impl Article<'_> {
    fn block(&mut self, block: Block<'_>, prose: &Prose) {
        match block {
            Block::Title(_) => {
                self.element("h2", &self.explainer.technique_name(self.spec));
                if let Some(remark) = prose.remark(self.explainer) {
                    self.element("p", &remark.to_string());
                }
            }
            Block::Heading(heading) => self.element("h3", heading),
            Block::Paragraph(text) => self.paragraph(&prose.joined(text)),
            Block::Fenced("sudoku", text) => self.position = position(text),
            Block::Fenced("step", text) => self.example(text),
            Block::Fenced("look-alike", text) => {
                if let Some(position) = self.position.take() {
                    let title = self.explainer.technique_name(self.spec);
                    self.figure("look-alike", &Scene { title, ..look_alike(&position, text) }, "");
                }
            }
            // References are told from the catalogue.
            Block::Item(_) | Block::Fenced(..) => {}
        }
    }

    /// The picture of the step, and its words.
    fn example(&mut self, text: &str) {
        let Some(position) = self.position.take() else { return };
        let Some(step) = found(self.spec, &position, text) else { return };
        let before = Replay::new(position);
        let title = self.explainer.technique_name(self.spec);
        let scene = Scene { title, ..Scene::of_step(&before, &step) };
        let words = blocks(&self.explainer.step(&before, &step), Around { picture: true, ..Around::default() });
        self.figure("example", &scene, &words);
    }

    fn figure(&mut self, class: &str, scene: &Scene, words: &str) {
        let caption = if words.is_empty() { String::new() } else { format!("<figcaption>{words}</figcaption>") };
        self.out += &format!("<figure class=\"{class}\">{}{caption}</figure>\n", svg::embed(scene));
    }

    fn element(&mut self, name: &str, text: &str) {
        self.out += &format!("<{name}>{}</{name}>\n", escaped(text));
    }

    /// A paragraph; what is between asterisks is emphasised.
    fn paragraph(&mut self, text: &str) {
        let parts: Vec<&str> = text.split('*').collect();
        let part = |(index, part): (usize, &&str)| {
            let is_between = index % 2 == 1;
            if is_between && index + 1 < parts.len() {
                format!("<em>{}</em>", escaped(part))
            } else if is_between {
                format!("*{}", escaped(part))
            } else {
                escaped(part)
            }
        };
        self.out += &format!("<p>{}</p>\n", parts.iter().enumerate().map(part).collect::<String>());
    }
}
