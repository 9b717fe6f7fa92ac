//! Line after line; what is supposed in one may hold for those after it.

use super::lexer::tokens;
use super::plain::{plain, without_number};
use super::sentence::{Read, Sentence, Supposed};
use super::unclaimed::Unclaimed;

/// Reads line after line; a supposition may reach over several.
#[derive(Clone, Debug, Default)]
pub(super) struct Lines {
    supposed: Option<Supposed>,
    pub(super) from_zero: bool,
}

impl Lines {
    pub(super) fn new(from_zero: bool) -> Lines {
        Lines { supposed: None, from_zero }
    }

    /// Reads the next line, or the next part of one.
    pub(super) fn read(&mut self, raw: &str) -> Read {
        let plain = plain(raw);
        let trimmed = plain.trim_start();
        let indent = plain.chars().take_while(|letter| *letter == ' ').count();
        let text = without_number(trimmed).trim_end();
        let is_listed = text.len() < trimmed.trim_end().len();
        if let Some(supposed) = &mut self.supposed {
            if indent > supposed.indent || (is_listed && supposed.indent == 0) {
                supposed.has_list = true;
            } else if supposed.has_list {
                self.supposed = None;
            }
        }
        let found = tokens(text, self.from_zero);
        if found.is_empty() {
            return Read::Nothing(Unclaimed::Nothing);
        }
        if found.iter().any(|token| token.code == b'f') {
            self.from_zero = true;
            let found = tokens(text, true).into_iter().filter(|token| token.code != b'f').collect();
            return Sentence::new(&mut self.supposed, text, indent).read(found);
        }
        let was_supposing = self.supposed.is_some();
        let names_a_cell = found.iter().any(|token| matches!(token.code, b'C' | b'c'));
        match Sentence::new(&mut self.supposed, text, indent).read(found) {
            Read::Nothing(Unclaimed::Nothing) if was_supposing => Read::Nothing(Unclaimed::Supposed),
            Read::Nothing(why) if why.is_understood() && !names_a_cell && !was_supposing && self.supposed.is_none() => {
                Read::Nothing(Unclaimed::Nothing)
            }
            read => read,
        }
    }
}
