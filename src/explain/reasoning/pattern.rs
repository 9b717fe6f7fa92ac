//! A message as a pattern, and its search in a text.

use super::super::messages::Messages;
use fluent_syntax::ast::{self, Expression, InlineExpression, PatternElement};
use fluent_syntax::unicode::unescape_unicode_to_string;
use std::rc::Rc;

/// A message whose slots stand open.
pub(super) struct Pattern {
    pieces: Vec<Piece>,
    /// Its words that no choice changes: a text without them need not be searched.
    texts: Vec<String>,
}

enum Piece {
    Text(Vec<char>),
    /// Names, numbers and smaller messages.
    Slot,
    /// What the message chooses from.
    Choice(Vec<Vec<Piece>>),
    /// The reasoning ends here: what follows is concluded.
    End,
}

/// The slots that hold conclusions.
const CONCLUSIONS: [&str; 3] = ["conclusion", "so", "result"];
/// Messages lie in one another no deeper.
const DEEPEST: usize = 3;

/// A text letter by letter, each with the byte after it; runs of blanks as one, none beside Chinese
/// signs.
pub(super) fn spread(text: &str) -> Vec<(char, usize)> {
    let mut letters: Vec<(char, usize)> = Vec::with_capacity(text.len());
    for (at, letter) in text.char_indices() {
        let end = at + letter.len_utf8();
        if !letter.is_whitespace() {
            if !letter.is_ascii() && letters.last().is_some_and(|last| last.0 == ' ') {
                letters.pop();
            }
            letters.push((letter.to_ascii_lowercase(), end));
        } else if letters.last().is_none_or(|last| last.0.is_ascii() && last.0 != ' ') {
            letters.push((' ', end));
        }
    }
    letters
}

impl Pattern {
    /// The whole of a message.
    pub(super) fn of(messages: &Messages, key: &str) -> Option<Pattern> {
        Some(Pattern::new(pieces(messages, messages.pattern(key)?)))
    }

    /// The sentences of a message.
    pub(super) fn sentences(messages: &Messages, key: &str) -> Vec<Pattern> {
        let mut found = vec![Vec::new()];
        for piece in messages.pattern(key).map(|pattern| pieces(messages, pattern)).unwrap_or_default() {
            let mut parts = match piece {
                Piece::Text(text) => cut(&text).into_iter().map(Piece::Text).collect(),
                other => vec![other],
            }
            .into_iter();
            if let Some(last) = found.last_mut() {
                last.extend(parts.next());
            }
            found.extend(parts.map(|part| vec![part]));
            let ends = |piece: &Piece| matches!(piece, Piece::Text(text) if text.last() == Some(&'\u{3002}'));
            if found.last().and_then(|pieces| pieces.last()).is_some_and(ends) {
                found.push(Vec::new());
            }
        }
        found.into_iter().filter(|pieces| says(pieces) > 1).map(Pattern::new).collect()
    }

    fn new(pieces: Vec<Piece>) -> Pattern {
        let texts = pieces.iter().filter_map(|piece| match piece {
            Piece::Text(text) => Some(text.iter().collect::<String>().trim().to_string()),
            _ => None,
        });
        Pattern { texts: texts.collect(), pieces }
    }

    /// Whether its first words stand here, where it begins with words.
    pub(super) fn may_begin(&self, letters: &[(char, usize)], at: usize) -> bool {
        may_begin(&self.pieces, letters, at)
    }

    /// Whether its words stand in these letters one after the other.
    pub(super) fn may_be_in(&self, letters: &str) -> bool {
        let mut rest = letters;
        self.texts.iter().all(|text| {
            let found = rest.find(text.as_str());
            rest = found.map_or("", |at| &rest[at + text.len()..]);
            found.is_some()
        })
    }
}

/// A text cut after its full stops, without the blanks there.
fn cut(text: &[char]) -> Vec<Vec<char>> {
    let mut found = vec![Vec::new()];
    for (at, &letter) in text.iter().enumerate() {
        let is_blank = letter == ' ' && at > 0 && text[at - 1] == '.';
        if is_blank || (at > 0 && text[at - 1] == '\u{3002}') {
            found.push(Vec::new());
        }
        if let Some(last) = found.last_mut().filter(|_| !is_blank) {
            last.push(letter);
        }
    }
    found
}

/// How many letters of its own a pattern has.
fn says(pieces: &[Piece]) -> usize {
    let letters = pieces.iter().map(|piece| match piece {
        Piece::Text(text) => text.iter().filter(|letter| letter.is_alphabetic()).count(),
        Piece::Choice(choices) => choices.iter().map(|choice| says(choice)).max().unwrap_or(0),
        Piece::Slot | Piece::End => 0,
    });
    letters.sum()
}

fn pieces(messages: &Messages, pattern: &ast::Pattern<&'static str>) -> Vec<Piece> {
    let mut found = Vec::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => add_text(value, &mut found),
            PatternElement::Placeable { expression } => add(messages, expression, &mut found),
        }
    }
    found
}

fn add_text(text: &str, found: &mut Vec<Piece>) {
    let letters = spread(text).into_iter().map(|it| it.0);
    match found.last_mut() {
        Some(Piece::Text(last)) => last.extend(letters),
        _ => found.push(Piece::Text(letters.collect())),
    }
}

fn add(messages: &Messages, expression: &Expression<&'static str>, found: &mut Vec<Piece>) {
    match expression {
        Expression::Select { variants, .. } => {
            let choices = variants.iter().map(|variant| pieces(messages, &variant.value)).collect();
            found.push(Piece::Choice(choices));
        }
        Expression::Inline(InlineExpression::StringLiteral { value }) => {
            add_text(&unescape_unicode_to_string(value), found);
        }
        Expression::Inline(InlineExpression::VariableReference { id }) if CONCLUSIONS.contains(&id.name) => {
            found.push(Piece::End);
        }
        Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
            found.extend(messages.pattern(id.name).map(|inner| pieces(messages, inner)).unwrap_or_default());
        }
        Expression::Inline(_) => found.push(Piece::Slot),
    }
}

/// The place after a text that stands here.
fn after(letters: &[(char, usize)], text: &[char], at: usize) -> Option<usize> {
    let mut text = text;
    // A blank may have gone beside a Chinese sign.
    if text.first() == Some(&' ') && letters.get(at).is_none_or(|it| it.0 != ' ') {
        let is_beside = at > 0 && !letters[at - 1].0.is_ascii();
        text = if is_beside || at == 0 { &text[1..] } else { text };
    }
    let rest = letters.get(at..)?;
    if rest.len() < text.len() {
        // The line may end where the message has a blank.
        let is_end = text.last() == Some(&' ') && rest.len() + 1 == text.len();
        return (is_end && rest.iter().zip(text).all(|(it, wanted)| it.0 == *wanted)).then_some(letters.len());
    }
    rest.iter().zip(text).all(|(it, wanted)| it.0 == *wanted).then_some(at + text.len())
}

/// Whether pieces may begin here, by their first words alone.
fn may_begin(pieces: &[Piece], letters: &[(char, usize)], at: usize) -> bool {
    match pieces.first() {
        Some(Piece::Text(text)) => after(letters, text, at).is_some(),
        Some(Piece::Choice(choices)) => choices.iter().any(|choice| may_begin(choice, letters, at)),
        _ => true,
    }
}

/// A search in one text; what may stand in a slot is found once for each place.
pub(super) struct Scan<'a> {
    letters: &'a [(char, usize)],
    names: Vec<&'a Pattern>,
    parts: Vec<&'a Pattern>,
    separators: &'a [Vec<char>],
    /// Where one thing in a slot ends, by its depth and place.
    ones: Known,
    /// Where all in a slot may end.
    fills: Known,
}

/// Ends by depth and place, as far as they are known.
type Known = [Vec<Option<Rc<[usize]>>>; DEEPEST + 1];

impl<'a> Scan<'a> {
    /// `names` may stand in every other message, `parts` in those that lie no deeper than allowed.
    pub(super) fn new(
        letters: &'a [(char, usize)],
        names: Vec<&'a Pattern>,
        parts: Vec<&'a Pattern>,
        separators: &'a [Vec<char>],
    ) -> Scan<'a> {
        let none = || std::array::from_fn(|_| vec![None; letters.len() + 1]);
        Scan { letters, names, parts, separators, ones: none(), fills: none() }
    }

    /// Where a pattern that begins with the text ends at the latest.
    pub(super) fn longest(&mut self, pattern: &Pattern) -> Option<usize> {
        let mut done = Vec::new();
        let ends = self.ends(&pattern.pieces, vec![0], DEEPEST, &mut done);
        ends.into_iter().filter(|&end| self.is_over(end)).chain(done).filter(|&end| end > 0).max()
    }

    /// The same for a pattern that has to end with its own words.
    pub(super) fn whole(&mut self, pattern: &Pattern) -> Option<usize> {
        let ends = self.ends(&pattern.pieces, vec![0], DEEPEST, &mut Vec::new());
        ends.into_iter().filter(|&end| self.is_over(end)).max()
    }

    /// Whether a sentence or a part of one is over here.
    fn is_over(&self, end: usize) -> bool {
        let at = |place: usize| self.letters.get(place).map_or('.', |it| it.0);
        let is_sign = |letter: char| ".:;,\u{3002}\u{ff1a}\u{ff1b}\u{ff0c}".contains(letter);
        let closes = |letter: char| " )\u{ff09}".contains(letter);
        end > 0
            && (is_sign(at(end)) || is_sign(at(end - 1)) || (end > 1 && closes(at(end - 1)) && is_sign(at(end - 2))))
    }

    /// Where pieces end that begin at one of these places; `done` are places before a conclusion.
    fn ends(&mut self, pieces: &[Piece], starts: Vec<usize>, depth: usize, done: &mut Vec<usize>) -> Vec<usize> {
        let mut places = starts;
        for piece in pieces {
            if places.is_empty() {
                break;
            }
            match piece {
                Piece::Text(text) => {
                    places = places.into_iter().filter_map(|at| after(self.letters, text, at)).collect();
                    // They stay in order.
                    places.dedup();
                    continue;
                }
                Piece::Slot if places.len() == 1 => {
                    places = self.fill(places[0], depth).to_vec();
                    continue;
                }
                Piece::Slot => {
                    let mut next = Vec::new();
                    for at in places {
                        next.extend_from_slice(&self.fill(at, depth));
                    }
                    places = next;
                }
                Piece::Choice(choices) => {
                    let mut next = Vec::new();
                    for choice in choices {
                        let here = |at: &usize| may_begin(choice, self.letters, *at);
                        let starts = places.iter().copied().filter(here).collect();
                        next.extend(self.ends(choice, starts, depth, done));
                    }
                    places = next;
                }
                Piece::End => done.append(&mut places),
            }
            places.sort_unstable();
            places.dedup();
        }
        places
    }

    /// Where what fills a slot from here may end.
    fn fill(&mut self, start: usize, depth: usize) -> Rc<[usize]> {
        if let Some(known) = &self.fills[depth][start] {
            return Rc::clone(known);
        }
        let mut is_end = vec![false; self.letters.len() + 1];
        let mut open = vec![start];
        let mut found = Vec::new();
        while let Some(at) = open.pop() {
            for &end in self.one(at, depth).iter() {
                if !std::mem::replace(&mut is_end[end], true) {
                    open.push(end);
                    found.push(end);
                }
            }
        }
        found.sort_unstable();
        let found: Rc<[usize]> = found.into();
        self.fills[depth][start] = Some(Rc::clone(&found));
        found
    }

    /// Where one name or smaller message ends that begins here.
    fn one(&mut self, at: usize, depth: usize) -> Rc<[usize]> {
        if let Some(known) = &self.ones[depth][at] {
            return Rc::clone(known);
        }
        let mut ends = self.names(at);
        for nth in 0..if depth > 0 { self.names.len() } else { 0 } {
            self.add_ends(self.names[nth], at, 0, &mut ends);
        }
        for nth in 0..if depth > 1 { self.parts.len() } else { 0 } {
            self.add_ends(self.parts[nth], at, depth - 1, &mut ends);
        }
        ends.retain(|&end| end > at);
        let ends: Rc<[usize]> = ends.into();
        self.ones[depth][at] = Some(Rc::clone(&ends));
        ends
    }

    /// Adds where a smaller message ends that begins here.
    fn add_ends(&mut self, pattern: &Pattern, at: usize, depth: usize, ends: &mut Vec<usize>) {
        if pattern.may_begin(self.letters, at) {
            ends.extend(self.ends(&pattern.pieces, vec![at], depth, &mut Vec::new()));
        }
    }

    /// Where a name ends that begins here: of a cell, a digit, a letter, or what separates them.
    fn names(&self, at: usize) -> Vec<usize> {
        let letter = |place: usize| self.letters.get(place).map_or(' ', |it| it.0);
        let digits = |from: usize| (from..).take_while(|&place| letter(place).is_ascii_digit()).count();
        let mut ends = Vec::new();
        let (first, rows) = (letter(at), digits(at + 1));
        let columns = if first == 'r' && rows > 0 && letter(at + 1 + rows) == 'c' { digits(at + 2 + rows) } else { 0 };
        let is_alone = |place: usize| !letter(place).is_ascii_alphanumeric();
        if columns > 0 {
            let end = at + 2 + rows + columns;
            ends.push(end);
            // A candidate: "r1c2=5".
            ends.extend((letter(end) == '=' && digits(end + 1) == 1).then_some(end + 2));
        } else if first.is_ascii_digit() {
            let mut end = at + digits(at);
            ends.push(end);
            // A line under a supposition within another one: "2.1".
            while letter(end) == '.' && digits(end + 1) > 0 {
                end += 1 + digits(end + 1);
                ends.push(end);
            }
        } else if at < self.letters.len() {
            let is_label = matches!(first, 'a'..='g' | 'p'..='r') && (at == 0 || is_alone(at - 1)) && is_alone(at + 1);
            ends.extend((is_label || " ()\u{ff08}\u{ff09}{}".contains(first)).then_some(at + 1));
        }
        ends.extend(self.separators.iter().filter_map(|separator| after(self.letters, separator, at)));
        ends
    }
}
