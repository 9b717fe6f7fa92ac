//! The cells that a clause speaks of without naming them.

use super::super::clause::Clause;
use super::super::token::Token;
use super::Sentence;

impl Sentence<'_> {
    /// The tokens of a clause, with the cells that "it" stands for, or that go without saying.
    pub(super) fn with_subject(&mut self, clause: &Clause) -> Vec<Token> {
        let mut tokens = clause.tokens.clone();
        let first = tokens.first().map_or(b' ', |token| token.code);
        if clause.is_new_sentence() && first != b'i' {
            self.subject.clear();
        }
        let subject = |at| Token { code: b'C', at, cells: self.subject.clone(), digits: Vec::new() };
        let has_cells = tokens.iter().any(|token| matches!(token.code, b'C' | b'c'));
        if !has_cells && !self.subject.is_empty() {
            let at = tokens.first().map_or(0..0, |token| token.at.clone());
            match first {
                b'i' | b'E' if tokens.len() > 1 && tokens[1].code != b'X' => tokens[0] = subject(at),
                b'n' | b'N' if tokens.get(1).is_some_and(|next| next.code == b'i') => tokens[1] = subject(at),
                b'n' => tokens.insert(1, subject(at)),
                b'N' | b'K' | b'M' | b'O' | b'X'
                    if tokens.last().is_some_and(|last| matches!(last.code, b'D' | b'd')) =>
                {
                    tokens.insert(0, subject(at));
                }
                _ => {}
            }
        } else if let Some(first) = tokens.first().filter(|token| token.code == b'C') {
            self.subject = first.cells.clone();
        }
        tokens
    }
}
