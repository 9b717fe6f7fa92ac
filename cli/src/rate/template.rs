//! Lines of any form: text with the names of columns in braces.

use super::super::words::say;

/// Text and columns in turn.
#[derive(Clone, Debug)]
pub struct Template(Vec<Piece>);

#[derive(Clone, Debug)]
enum Piece {
    Text(String),
    Column(String),
}

impl Template {
    /// Fills in the columns.
    ///
    /// # Errors
    /// The name of a column that `value` does not know.
    pub fn fill(&self, value: impl Fn(&str) -> Option<String>) -> Result<String, &str> {
        let mut line = String::new();
        for piece in &self.0 {
            match piece {
                Piece::Text(text) => line.push_str(text),
                Piece::Column(name) => line.push_str(&value(name).ok_or(name.as_str())?),
            }
        }
        Ok(line)
    }
}

impl std::str::FromStr for Template {
    type Err = String;

    fn from_str(text: &str) -> Result<Template, String> {
        let open = || say("rate-template-brace", &[]);
        let closed = || say("rate-template-closed", &[]);
        let (mut pieces, mut plain) = (Vec::new(), String::new());
        let mut letters = text.chars().peekable();
        while let Some(letter) = letters.next() {
            match letter {
                '{' | '}' if letters.next_if_eq(&letter).is_some() => plain.push(letter),
                '\\' if letters.next_if_eq(&'t').is_some() => plain.push('\t'),
                '{' => {
                    let mut name = String::new();
                    loop {
                        match letters.next() {
                            Some('}') => break,
                            Some(letter) => name.push(letter),
                            None => return Err(open()),
                        }
                    }
                    if name.is_empty() {
                        return Err(say("rate-template-empty", &[]));
                    }
                    pieces.push(Piece::Text(std::mem::take(&mut plain)));
                    pieces.push(Piece::Column(name));
                }
                '}' => return Err(closed()),
                '\n' | '\r' => return Err(say("rate-template-line", &[])),
                letter => plain.push(letter),
            }
        }
        pieces.push(Piece::Text(plain));
        Ok(Template(pieces))
    }
}
