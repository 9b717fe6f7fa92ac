//! Conditions on rows: `er >= 7.2 and clues <= 24`.
//!
//! A comparison has a column, a sign and a value. `and` binds more tightly than `or`, `not` most
//! tightly; brackets group. Numbers are compared as numbers, grades and levels from easy to hard,
//! everything else as text. A column without a value fulfils only `!=`, and `= ""`.

use super::super::words::{say, say_of};
use std::borrow::Cow;
use std::cmp::Ordering;
use std::iter::Peekable;
use std::str::{CharIndices, FromStr};
use whydoku::logic::Level;
use whydoku::rating::Grade;

/// A condition.
#[derive(Clone, Debug)]
pub enum Filter {
    Compare { column: String, sign: Sign, value: String },
    Not(Box<Filter>),
    And(Box<[Filter; 2]>),
    Or(Box<[Filter; 2]>),
}

/// The sign of a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    Equal,
    Unequal,
    Less,
    AtMost,
    Greater,
    AtLeast,
}

/// Deeper conditions are refused, so that no text ends the program.
const DEEPEST: usize = 64;

impl Filter {
    /// Whether a row fulfils it.
    ///
    /// # Errors
    /// The name of a column that `value` does not know.
    pub fn holds<'v>(&self, value: &impl Fn(&str) -> Option<Cow<'v, str>>) -> Result<bool, &str> {
        match self {
            Filter::Compare { column, sign, value: wanted } => {
                let found = value(column).ok_or(column.as_str())?;
                Ok(compare(&found, wanted).map_or(*sign == Sign::Unequal, |order| sign.allows(order)))
            }
            Filter::Not(inner) => inner.holds(value).map(|holds| !holds),
            Filter::And(both) => Ok(both[0].holds(value)? && both[1].holds(value)?),
            Filter::Or(both) => Ok(both[0].holds(value)? || both[1].holds(value)?),
        }
    }

    /// The columns that it asks for.
    pub fn columns(&self) -> Vec<&str> {
        match self {
            Filter::Compare { column, .. } => vec![column],
            Filter::Not(inner) => inner.columns(),
            Filter::And(both) | Filter::Or(both) => both.iter().flat_map(Filter::columns).collect(),
        }
    }
}

impl Sign {
    fn allows(self, order: Ordering) -> bool {
        match self {
            Sign::Equal => order.is_eq(),
            Sign::Unequal => order.is_ne(),
            Sign::Less => order.is_lt(),
            Sign::AtMost => order.is_le(),
            Sign::Greater => order.is_gt(),
            Sign::AtLeast => order.is_ge(),
        }
    }
}

/// The order of two values; `None` if only one of them is there.
fn compare(found: &str, wanted: &str) -> Option<Ordering> {
    if found.is_empty() != wanted.is_empty() {
        return None;
    }
    let numbers = || Some((found.parse::<f64>().ok()?, wanted.parse::<f64>().ok()?));
    if let Some((found, wanted)) = numbers() {
        return found.partial_cmp(&wanted);
    }
    let in_scale = |scale: &[&str]| {
        let place = |name: &str| scale.iter().position(|other| *other == name);
        Some(place(found)?.cmp(&place(wanted)?))
    };
    let grades = Grade::ALL.map(Grade::name);
    let levels = [Level::Easy, Level::Medium, Level::Hard, Level::Unfair, Level::Extreme].map(Level::name);
    Some(in_scale(&grades).or_else(|| in_scale(&levels)).unwrap_or_else(|| found.cmp(wanted)))
}

impl FromStr for Filter {
    type Err = String;

    fn from_str(text: &str) -> Result<Filter, String> {
        let mut parser = Parser { text, letters: text.char_indices().peekable() };
        let filter = parser.alternatives(0)?;
        match parser.token()? {
            None => Ok(filter),
            Some(token) => Err(unexpected(token.text())),
        }
    }
}

struct Parser<'t> {
    text: &'t str,
    letters: Peekable<CharIndices<'t>>,
}

/// A piece of a condition.
#[derive(Clone, Debug, PartialEq)]
enum Token {
    Word(String),
    Quoted(String),
    Sign(Sign, String),
    Open,
    Close,
}

impl Token {
    fn text(&self) -> &str {
        match self {
            Token::Word(text) | Token::Quoted(text) | Token::Sign(_, text) => text,
            Token::Open => "(",
            Token::Close => ")",
        }
    }

    fn is(&self, word: &str) -> bool {
        matches!(self, Token::Word(text) if text.eq_ignore_ascii_case(word))
    }
}

fn unexpected(found: &str) -> String {
    say_of("filter-unexpected", "found", found)
}

impl Parser<'_> {
    fn alternatives(&mut self, depth: usize) -> Result<Filter, String> {
        let mut filter = self.conditions(depth)?;
        while self.takes("or")? {
            filter = Filter::Or(Box::new([filter, self.conditions(depth)?]));
        }
        Ok(filter)
    }

    fn conditions(&mut self, depth: usize) -> Result<Filter, String> {
        let mut filter = self.condition(depth)?;
        while self.takes("and")? {
            filter = Filter::And(Box::new([filter, self.condition(depth)?]));
        }
        Ok(filter)
    }

    fn condition(&mut self, depth: usize) -> Result<Filter, String> {
        if depth > DEEPEST {
            return Err(say("filter-deep", &[]));
        }
        let Some(first) = self.token()? else { return Err(say("filter-end", &[])) };
        let column = match first {
            Token::Open => {
                let inner = self.alternatives(depth + 1)?;
                return match self.token()? {
                    Some(Token::Close) => Ok(inner),
                    Some(other) => Err(unexpected(other.text())),
                    None => Err(say("filter-end", &[])),
                };
            }
            word if word.is("not") => return Ok(Filter::Not(Box::new(self.condition(depth + 1)?))),
            Token::Word(column) | Token::Quoted(column) => column,
            other => return Err(unexpected(other.text())),
        };
        let sign = match self.token()? {
            Some(Token::Sign(sign, _)) => sign,
            Some(other) => return Err(unexpected(other.text())),
            None => return Err(say("filter-end", &[])),
        };
        match self.token()? {
            Some(Token::Word(value) | Token::Quoted(value)) => Ok(Filter::Compare { column, sign, value }),
            Some(other) => Err(unexpected(other.text())),
            None => Err(say("filter-end", &[])),
        }
    }

    /// Takes the next word if it is this one.
    fn takes(&mut self, word: &str) -> Result<bool, String> {
        let before = self.letters.clone();
        if self.token()?.is_some_and(|token| token.is(word)) {
            return Ok(true);
        }
        self.letters = before;
        Ok(false)
    }

    fn token(&mut self) -> Result<Option<Token>, String> {
        while self.letters.next_if(|(_, letter)| letter.is_whitespace()).is_some() {}
        let Some((start, first)) = self.letters.next() else { return Ok(None) };
        let mut follows = |wanted: char| self.letters.next_if(|(_, letter)| *letter == wanted).is_some();
        let sign = match first {
            '(' => return Ok(Some(Token::Open)),
            ')' => return Ok(Some(Token::Close)),
            '"' | '\'' => return self.quoted(start, first).map(Some),
            '=' => {
                follows('=');
                Sign::Equal
            }
            '!' if follows('=') => Sign::Unequal,
            '<' if follows('=') => Sign::AtMost,
            '<' if follows('>') => Sign::Unequal,
            '<' => Sign::Less,
            '>' if follows('=') => Sign::AtLeast,
            '>' => Sign::Greater,
            '≤' => Sign::AtMost,
            '≥' => Sign::AtLeast,
            '≠' => Sign::Unequal,
            _ => return Ok(Some(Token::Word(self.word(start)))),
        };
        Ok(Some(Token::Sign(sign, first.into())))
    }

    fn word(&mut self, start: usize) -> String {
        let goes_on = |letter: char| !letter.is_whitespace() && !"()=!<>≤≥≠\"'".contains(letter);
        while self.letters.next_if(|(_, letter)| goes_on(*letter)).is_some() {}
        let end = self.letters.peek().map_or(self.text.len(), |(at, _)| *at);
        self.text[start..end].to_owned()
    }

    /// The text up to the same quotation mark.
    fn quoted(&mut self, start: usize, mark: char) -> Result<Token, String> {
        let end = self.letters.by_ref().find(|(_, letter)| *letter == mark);
        let (end, _) = end.ok_or_else(|| say("filter-end", &[]))?;
        Ok(Token::Quoted(self.text[start + 1..end].to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holds(condition: &str) -> bool {
        let value = |name: &str| {
            let value = match name {
                "er" => "7.2",
                "clues" => "24",
                "grade" => "very-hard",
                "hodoku_level" => "unfair",
                "note" => "a b",
                "none" => "",
                _ => return None,
            };
            Some(Cow::Borrowed(value))
        };
        condition.parse::<Filter>().expect("a condition").holds(&value).expect("known columns")
    }

    #[test]
    fn conditions_hold_as_they_read() {
        for condition in [
            "er >= 7.2 and clues <= 24",
            "er=7.20",
            "er>7 and not clues>24",
            "er < 7 or clues != 25",
            "(er < 7 or clues == 24) and er > 7",
            "grade > hard and grade <= fiendish",
            "hodoku_level > hard",
            "note = 'a b'",
            "none = ''",
            "none != 5",
            "not none >= 1",
            "er ≥ 7.2 AND grade ≠ easy",
        ] {
            assert!(holds(condition), "{condition}");
        }
        for condition in ["er > 7.2", "er < 7 or er < 6 and clues = 24", "none < 5", "none = 5", "grade = hard"] {
            assert!(!holds(condition), "{condition}");
        }
    }

    #[test]
    fn what_is_no_condition_is_refused() {
        for text in
            ["", "er", "er >", "er > > 5", "(er > 5", "er > 5)", "er > 5 clues < 3", "er > 'x", "and", "5 >= er and"]
        {
            assert!(text.parse::<Filter>().is_err(), "{text}");
        }
        assert!("(".repeat(10_000).parse::<Filter>().is_err());
        assert!("not ".repeat(100_000).parse::<Filter>().is_err());
        let unknown = "size > 3".parse::<Filter>().expect("a condition");
        assert_eq!(unknown.holds(&|_: &str| None::<Cow<'_, str>>), Err("size"));
    }
}
