//! The page of a technique as a part of a page of HTML, in one language.

use super::words::{Around, blocks};
use crate::board::Position;
use crate::diagram::style::escaped;
use crate::diagram::{Scene, svg};
use crate::explain::{Explainer, Language};
use crate::lesson::example::{found, has_chinese, look_alike, position};
use crate::logic::{Replay, Se, Spec};
use crate::technique::{self, Block, aliases};

/// The page of a technique, with its pictures, for a page that has the rules of
/// [`embedded`](crate::diagram::style::embedded) pictures. The figure of its example has the class `example`.
pub fn html_article(spec: &'static Spec, explainer: &Explainer) -> String {
    let page = technique::page(spec).unwrap_or_default();
    let mut article = Article { spec, explainer, position: None, out: String::new() };
    technique::blocks(page).into_iter().for_each(|block| article.block(block));
    article.references(page);
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
    fn block(&mut self, block: Block<'_>) {
        match block {
            Block::Title(_) => self.element("h2", &self.explainer.technique_name(self.spec)),
            Block::Heading(names) => self.element("h3", names[usize::from(self.is_chinese())]),
            Block::Paragraph(text) if has_chinese(text) == self.is_chinese() => {
                let joined = text.lines().collect::<Vec<_>>().join(if self.is_chinese() { "" } else { " " });
                self.paragraph(&joined);
            }
            Block::Fenced("sudoku", text) => self.position = position(text),
            Block::Fenced("step", text) => self.example(text),
            Block::Fenced("look-alike", text) => {
                if let Some(position) = self.position.take() {
                    let title = self.explainer.technique_name(self.spec);
                    self.figure("look-alike", &Scene { title, ..look_alike(&position, text) }, "");
                }
            }
            // References have their own words in each language.
            Block::Item(_) | Block::Paragraph(_) | Block::Fenced(..) => {}
        }
    }

    fn is_chinese(&self) -> bool {
        self.explainer.language() == Language::Chinese
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

    /// What other programs say of it, and its other names.
    fn references(&mut self, page: &str) {
        let text = |text: &str| text.into();
        let rating = match self.spec.se {
            Se::Unrated => None,
            Se::Fixed(tenths) => Some(format!("{}.{}", tenths / 10, tenths % 10)),
            Se::Of(_) => Some(self.explainer.name_of("page-se-by-pattern")),
        };
        let mut said = Vec::new();
        said.extend(rating.map(|rating| self.explainer.phrase("page-se", &[("rating", text(&rating))])));
        said.extend(self.spec.hodoku.map(|known| {
            let level = self.explainer.name_of(&format!("hodoku-{}", known.level.name()));
            let score = known.score.to_string();
            let slots = [("code", text(known.code)), ("level", text(&level)), ("score", text(&score))];
            self.explainer.phrase("page-hodoku", &slots)
        }));
        let names = &aliases(page)[usize::from(self.is_chinese())];
        if !names.is_empty() {
            let names = names.join(if self.is_chinese() { "、" } else { ", " });
            said.push(self.explainer.phrase("page-aliases", &[("names", text(&names))]));
        }
        for words in said {
            self.element("p", &words.to_string());
        }
    }

    fn element(&mut self, name: &str, text: &str) {
        self.out += &format!("<{name}>{}</{name}>\n", escaped(text));
    }

    /// A paragraph; what is between asterisks is emphasised.
    fn paragraph(&mut self, text: &str) {
        let parts: Vec<&str> = text.split('*').collect();
        let part = |(index, part): (usize, &&str)| match index % 2 == 1 && index + 1 < parts.len() {
            true => format!("<em>{}</em>", escaped(part)),
            false if index % 2 == 1 => format!("*{}", escaped(part)),
            false => escaped(part),
        };
        self.out += &format!("<p>{}</p>\n", parts.iter().enumerate().map(part).collect::<String>());
    }
}
