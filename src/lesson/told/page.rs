//! Pages that a story is told on. The order of the parts is decided here, their layout by each
//! page.

use super::item::Item;
use super::story::Story;
use super::style::Detail;
use crate::explain::Explanation;

/// A page that a story can be told on, in any format.
pub trait Page {
    /// The error of writing.
    type Error;

    /// Writes all that comes before the steps: title, puzzle, summary.
    ///
    /// # Errors
    /// If writing fails, here and below.
    fn head(&mut self, story: &Story) -> Result<(), Self::Error>;

    /// Writes what introduces the steps, if there are any.
    fn opening(&mut self, _story: &Story) -> Result<(), Self::Error> {
        Ok(())
    }

    /// Writes the items of a brief story, a line each: number, depth and words.
    fn brief(&mut self, lines: &[(usize, usize, &Explanation)]) -> Result<(), Self::Error>;

    /// Writes the title of a chapter, which begins with this item.
    fn chapter(&mut self, title: &str, item: &Item) -> Result<(), Self::Error>;

    /// Writes the idea behind an item, which comes before it.
    fn idea(&mut self, words: &Explanation, item: &Item) -> Result<(), Self::Error>;

    /// Writes the numbers and the name of an item, with its picture.
    fn heading(&mut self, item: &Item, story: &Story) -> Result<(), Self::Error>;

    /// Writes the words of an item.
    fn told(&mut self, item: &Item, story: &Story) -> Result<(), Self::Error>;

    /// Writes all that comes after the steps; also if there are none.
    fn closing(&mut self, story: &Story) -> Result<(), Self::Error>;
}

impl Story {
    /// Tells the story on a page.
    ///
    /// # Errors
    /// If writing fails.
    pub fn tell<P: Page>(&self, page: &mut P) -> Result<(), P::Error> {
        page.head(self)?;
        if !self.items.is_empty() {
            page.opening(self)?;
        }
        if self.detail == Detail::Brief {
            let lines =
                self.items.iter().filter_map(|item| item.line().map(|(number, words)| (number, item.depth, words)));
            let lines: Vec<_> = lines.collect();
            if !lines.is_empty() {
                page.brief(&lines)?;
            }
        } else {
            self.items.iter().try_for_each(|item| self.tell_item(item, page))?;
        }
        page.closing(self)
    }

    fn tell_item<P: Page>(&self, item: &Item, page: &mut P) -> Result<(), P::Error> {
        if let Some(title) = &item.chapter {
            page.chapter(title, item)?;
        }
        if let Some(idea) = item.principle(&self.explainer) {
            page.idea(&idea, item)?;
        }
        page.heading(item, self)?;
        page.told(item, self)
    }
}
