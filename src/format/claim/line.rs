//! Line after line; what is supposed in one may hold for those after it.

use super::lexer::tokens;
use super::plain::{plain, without_number};
use super::sentence::{Part, Read, Sentence, Supposed};
use super::token::Token;
use super::unclaimed::Unclaimed;
use std::iter;

/// Reads line after line; a supposition may reach over several.
#[derive(Clone, Debug, Default)]
pub(super) struct Lines {
    supposed: Option<Supposed>,
    pub(super) from_zero: bool,
    under: Under,
}

/// The heading that lines stand under.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Under {
    /// None that changes what they say.
    #[default]
    Plain,
    /// "Eliminations:"
    Removals,
    /// "These are wrong:", "Suppose", "It is not true that".
    Odd,
}

/// More brackets than these in one another are not read.
const DEEPEST: usize = 8;

impl Lines {
    /// A blank line ends what a heading says.
    pub(super) fn end_block(&mut self) {
        self.under = Under::Plain;
    }

    pub(super) fn new(from_zero: bool) -> Lines {
        Lines { from_zero, ..Lines::default() }
    }

    /// Whether a supposition holds beyond its sentence.
    pub(super) fn is_supposing(&self) -> bool {
        self.supposed.as_ref().is_some_and(|supposed| !supposed.is_brief)
    }

    /// What the list below a line of this indentation says holds in one case only.
    pub(super) fn suppose(&mut self, indent: usize) {
        Supposed::begin(&mut self.supposed, indent, false);
    }

    /// Whether a line of this indentation may stand in the list of a supposition.
    pub(super) fn may_go_on(&self, indent: usize) -> bool {
        let all = iter::successors(self.supposed.as_ref(), |supposed| supposed.outer.as_deref());
        all.filter(|supposed| !supposed.is_brief).any(|supposed| supposed.indent <= indent)
    }

    /// A heading of this indentation goes on with the list of a supposition.
    pub(super) fn go_on(&mut self, indent: usize) {
        while self.supposed.as_ref().is_some_and(|supposed| supposed.indent > indent) {
            Supposed::end(&mut self.supposed);
        }
        if let Some(supposed) = &mut self.supposed {
            supposed.has_list = true;
        }
    }

    /// A line begins: a supposition ends with the list below it.
    pub(super) fn enter(&mut self, line: &str) {
        let trimmed = line.trim_start();
        let is_listed = without_number(trimmed).len() < trimmed.len();
        self.indented(line.len() - trimmed.len(), is_listed);
    }

    /// Words that claim nothing are passed over: "either way" ends a supposition.
    pub(super) fn pass(&mut self, words: &str) {
        if tokens(&plain(words), false).iter().any(|token| token.code == b'W') {
            self.supposed = None;
        }
    }

    fn indented(&mut self, indent: usize, is_listed: bool) {
        while let Some(supposed) = &mut self.supposed {
            if indent > supposed.indent || (is_listed && supposed.indent == 0) {
                supposed.has_list = true;
                return;
            }
            if !supposed.has_list {
                return;
            }
            Supposed::end(&mut self.supposed);
        }
    }

    /// Reads the next line, or the next part of one.
    pub(super) fn read(&mut self, raw: &str) -> Read {
        let plain = plain(raw);
        let trimmed = plain.trim_start();
        let indent = plain.chars().take_while(|letter| *letter == ' ').count();
        let text = without_number(trimmed).trim_end();
        let is_listed = text.len() < trimmed.trim_end().len();
        self.indented(indent, is_listed);
        let found = tokens(text, self.from_zero);
        if found.is_empty() {
            return Read::Nothing(Unclaimed::Nothing);
        }
        if found.iter().any(|token| token.code == b'f') {
            self.from_zero = true;
            let found = tokens(text, true).into_iter().filter(|token| token.code != b'f').collect();
            return Sentence::new(&mut self.supposed, text, indent).read(found);
        }
        if depth(&found) > DEEPEST {
            return Read::Nothing(Unclaimed::Unclear("(((".into()));
        }
        // "or r1c1=5": what is said before may be no claim, either.
        if found[0].code == b'o' {
            return Read::Nothing(Unclaimed::Unclear(text.to_string()));
        }
        let under = self.under;
        if found.last().is_some_and(|last| b"oFU".contains(&last.code)) {
            self.under = Under::Odd;
        }
        if let Some(heading) = heading(&found, text) {
            self.under = heading;
            if heading == Under::Odd {
                return Read::Nothing(Unclaimed::Unclear(text.to_string()));
            }
        }
        let was_supposing = self.supposed.is_some();
        let names_a_cell = found.iter().any(|token| matches!(token.code, b'C' | b'c'));
        let announces = found.last().is_some_and(|last| last.code == b':');
        let read = Sentence::new(&mut self.supposed, text, indent).read(found);
        // "Suppose ... This fails:" says what the list below will show.
        if let Some(supposed) = self.supposed.as_mut().filter(|supposed| announces && !supposed.has_list) {
            supposed.is_refuted = false;
        }
        match read {
            Read::Nothing(Unclaimed::Nothing) if was_supposing => Read::Nothing(Unclaimed::Supposed),
            Read::Nothing(why) if why.is_understood() && !names_a_cell && !was_supposing && self.supposed.is_none() => {
                Read::Nothing(Unclaimed::Nothing)
            }
            // What a heading denies or supposes is not guessed at.
            Read::Claims(parts) if under == Under::Odd || (under == Under::Removals && places(&parts)) => {
                Read::Nothing(Unclaimed::Unclear(text.to_string()))
            }
            read => read,
        }
    }
}

/// The most brackets in one another.
fn depth(tokens: &[Token]) -> usize {
    let (mut open, mut most) = (0_usize, 0);
    for token in tokens {
        match token.code {
            b'(' => open += 1,
            b')' => open = open.saturating_sub(1),
            _ => {}
        }
        most = most.max(open);
    }
    most
}

fn places(parts: &[Part]) -> bool {
    parts.iter().flat_map(|part| &part.literals).any(|literal| literal.is_true())
}

/// What a line without a cell means for those after it, if it is a heading or not complete.
fn heading(tokens: &[Token], text: &str) -> Option<Under> {
    let has = |wanted: &[u8]| tokens.iter().any(|token| wanted.contains(&token.code));
    let last = tokens.last()?.code;
    // "Whip · suppose, and it breaks" is a title.
    if has(b"CcDd=#") || (has(b"J") && has(b"*")) {
        return None;
    }
    let is_heading = last == b':';
    let ends = tokens.last()?.at.end == text.len();
    let is_open = !matches!(last, b'.' | b'!' | b'?') && (has(b"FU") || (ends && b"Noe".contains(&last)));
    let is_answer = text.eq_ignore_ascii_case("no");
    if (is_heading && has(b"NXZYQFUne")) || (is_open && !is_answer) || text.ends_with(" that") {
        Some(Under::Odd)
    } else if is_heading {
        Some(if has(b"Rk") { Under::Removals } else { Under::Plain })
    } else {
        None
    }
}
