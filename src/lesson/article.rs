//! The page of a technique, as text in one language.
//!
//! The prose comes from the page, the pictures and the words of the step from its examples, the ratings from the
//! catalogue.

use super::example::{found, has_chinese, look_alike, position};
use super::style::TextStyle;
use super::text::paragraph;
use crate::board::Position;
use crate::diagram::{Labels, Layout, Scene, TerminalOptions, terminal};
use crate::explain::{Explainer, Explanation, Fragment, Language};
use crate::logic::{Replay, Se, Spec};
use crate::technique::{self, Block, aliases, blocks};
use std::io;

/// Indentation below a heading.
const INDENT: usize = 2;

/// Writes the page of a technique in the language of the explainer: definition, reason, how to find it, an example and a
/// look-alike with pictures, ratings and other names.
///
/// # Errors
/// If writing fails.
pub fn article(
    spec: &'static Spec,
    explainer: &Explainer,
    style: &TextStyle,
    mut out: impl io::Write,
) -> io::Result<()> {
    let page = technique::page(spec).unwrap_or_default();
    let mut article = Article { spec, explainer, labels: Labels::of(explainer), style, position: None, out: &mut out };
    blocks(page).into_iter().try_for_each(|block| article.block(block))?;
    article.references(page)
}

struct Article<'a> {
    spec: &'static Spec,
    explainer: &'a Explainer,
    labels: Labels,
    style: &'a TextStyle,
    /// The position of the example in hand.
    position: Option<Position>,
    out: &'a mut dyn io::Write,
}

impl Article<'_> {
    fn block(&mut self, block: Block<'_>) -> io::Result<()> {
        match block {
            Block::Title(_) => {
                let bold = self.style.heading();
                writeln!(self.out, "{bold}{}{bold:#}  ({})\n", self.explainer.technique_name(self.spec), self.spec.id)
            }
            Block::Heading([english, chinese]) => {
                let bold = self.style.heading();
                let heading = if self.is_chinese() { chinese } else { english };
                writeln!(self.out, "{bold}{heading}{bold:#}\n")
            }
            Block::Paragraph(text) if has_chinese(text) == self.is_chinese() => {
                let joined = text.lines().collect::<Vec<_>>().join(if self.is_chinese() { "" } else { " " });
                self.words(&joined)
            }
            Block::Fenced("sudoku", text) => {
                self.position = position(text);
                Ok(())
            }
            Block::Fenced("step", text) => self.example(text),
            Block::Fenced("look-alike", text) => self.look_alike(text),
            // References have their own words in each language.
            Block::Item(_) | Block::Paragraph(_) | Block::Fenced(..) => Ok(()),
        }
    }

    fn is_chinese(&self) -> bool {
        self.explainer.language() == Language::Chinese
    }

    /// The picture of the step, and its words.
    fn example(&mut self, text: &str) -> io::Result<()> {
        let Some(position) = self.position.take() else { return Ok(()) };
        let Some(step) = found(self.spec, &position, text) else { return self.picture(&Scene::of(&position)) };
        let before = Replay::new(position);
        self.picture(&Scene::of_step(&before, &step))?;
        let words = self.explainer.step(&before, &step);
        paragraph(&words, INDENT, self.style, self.out)?;
        writeln!(self.out)
    }

    /// The picture of what looks like a step.
    fn look_alike(&mut self, text: &str) -> io::Result<()> {
        let Some(position) = self.position.take() else { return Ok(()) };
        self.picture(&look_alike(&position, text))
    }

    fn picture(&mut self, scene: &Scene) -> io::Result<()> {
        let options = TerminalOptions { color: self.style.color, layout: Layout::Lines, ..TerminalOptions::default() };
        for line in terminal::draw(scene, &self.labels, options).lines() {
            writeln!(self.out, "{}", format!("{:INDENT$}{line}", "").trim_end())?;
        }
        writeln!(self.out)
    }

    /// What other programs say of it, and its other names.
    fn references(&mut self, page: &str) -> io::Result<()> {
        let rating = match self.spec.se {
            Se::Unrated => None,
            Se::Fixed(tenths) => Some(format!("{}.{}", tenths / 10, tenths % 10)),
            Se::Of(_) => Some(self.explainer.name_of("page-se-by-pattern")),
        };
        if let Some(rating) = rating {
            self.line("page-se", &[("rating", &rating)])?;
        }
        if let Some(known) = self.spec.hodoku {
            let level = self.explainer.name_of(&format!("hodoku-{}", known.level.name()));
            let score = known.score.to_string();
            self.line("page-hodoku", &[("code", known.code), ("level", &level), ("score", &score)])?;
        }
        let [english, chinese] = aliases(page);
        let names = if self.is_chinese() { chinese } else { english };
        if !names.is_empty() {
            let names = names.join(if self.is_chinese() { "、" } else { ", " });
            self.line("page-aliases", &[("names", &names)])?;
        }
        Ok(())
    }

    fn say(&self, key: &str, arguments: &[(&str, &str)]) -> String {
        let arguments: Vec<_> = arguments.iter().map(|&(name, text)| (name, text.into())).collect();
        self.explainer.phrase(key, &arguments).to_string()
    }

    fn line(&mut self, key: &str, arguments: &[(&str, &str)]) -> io::Result<()> {
        let text = self.say(key, arguments);
        paragraph(&Explanation(vec![Fragment::Text(text.into())]), INDENT, self.style, self.out)
    }

    fn words(&mut self, text: &str) -> io::Result<()> {
        paragraph(&Explanation(vec![Fragment::Text(text.to_string().into())]), INDENT, self.style, self.out)?;
        writeln!(self.out)
    }
}
