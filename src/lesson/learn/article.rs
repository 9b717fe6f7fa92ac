//! The page of a technique, as text in one language.
//!
//! The prose comes from the page, the pictures and the words of the step from its examples, the
//! ratings from the catalogue.

use super::example::{found, look_alike, position};
use crate::board::Position;
use crate::diagram::{Labels, Layout, Scene, TerminalOptions, terminal};
use crate::explain::{Explainer, Explanation, Fragment};
use crate::lesson::told::TextStyle;
use crate::lesson::told::prose::Prose;
use crate::lesson::told::text::paragraph;
use crate::logic::{Replay, Spec};
use crate::technique::Block;
use std::io;

/// Indentation below a heading.
const INDENT: usize = 2;

/// Writes the page of a technique in the language of the explainer: definition, reason, how to find
/// it, an example and a look-alike with pictures, ratings and other names.
///
/// # Errors
/// If writing fails.
pub fn article(
    spec: &'static Spec,
    explainer: &Explainer,
    style: &TextStyle,
    mut out: impl io::Write,
) -> io::Result<()> {
    let Some(prose) = Prose::of(spec, explainer.language()) else { return Ok(()) };
    let mut article = Article { spec, explainer, labels: Labels::of(explainer), style, position: None, out: &mut out };
    prose.blocks().into_iter().try_for_each(|block| article.block(block, &prose))?;
    prose.references(spec, explainer).iter().try_for_each(|words| paragraph(words, INDENT, style, &mut out))
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
    fn block(&mut self, block: Block<'_>, prose: &Prose) -> io::Result<()> {
        let bold = self.style.heading();
        match block {
            Block::Title(_) => {
                writeln!(self.out, "{bold}{}{bold:#}  ({})\n", self.explainer.technique_name(self.spec), self.spec.id)?;
                prose.remark(self.explainer).map_or(Ok(()), |remark| self.words(&remark))
            }
            Block::Heading(heading) => writeln!(self.out, "{bold}{heading}{bold:#}\n"),
            Block::Paragraph(text) => self.words(&Explanation(vec![Fragment::Text(prose.joined(text).into())])),
            Block::Fenced("sudoku", text) => {
                self.position = position(text);
                Ok(())
            }
            Block::Fenced("step", text) => self.example(text),
            Block::Fenced("look-alike", text) => self.look_alike(text),
            // References are told from the catalogue.
            Block::Item(_) | Block::Fenced(..) => Ok(()),
        }
    }

    /// The picture of the step, and its words.
    fn example(&mut self, text: &str) -> io::Result<()> {
        let Some(position) = self.position.take() else { return Ok(()) };
        let Some(step) = found(self.spec, &position, text) else { return self.picture(&Scene::of(&position)) };
        let before = Replay::new(position);
        self.picture(&Scene::of_step(&before, &step))?;
        self.words(&self.explainer.step(&before, &step))
    }

    /// The picture of the look-alike.
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

    fn words(&mut self, words: &Explanation) -> io::Result<()> {
        paragraph(words, INDENT, self.style, self.out)?;
        writeln!(self.out)
    }
}
