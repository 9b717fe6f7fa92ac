//! Claimed moves: `r1c2=5`, `Naked Pair: r1c12 {3,7} => r1c5<>3`, "so r1c5 must be 3".
//!
//! A line is read as a whole or not at all. It is cut into words and signs (`lexer`, `lexicon`),
//! these into clauses (`clause`), and each clause is a claim, says something else, or is not
//! understood (`grammar`); what it means depends on the clauses around it (`sentence`, `line`): a
//! supposition, an alternative or a question claims nothing, and a denied placement is an
//! elimination. A line may hold several claims, which are judged one after the other. The page
//! docs/claims.md says what is understood, in prose, tables, LaTeX and JSON.

mod clause;
mod grammar;
mod joined;
mod lexer;
mod lexicon;
mod line;
mod model;
mod objects;
mod own;
mod plain;
mod sentence;
mod table;
mod text;
mod token;
mod unclaimed;
mod wrapped;
mod written;

use super::rest::Rest;
use super::written::read_group;
use crate::board::Cell;
use line::Lines;
use model::of_read;
pub use model::{Claim, ClaimOptions, Reasoned, ReasonedAs, Reasons};
use text::Texts;
pub use unclaimed::Unclaimed;

impl Claim {
    /// Reads a line as one move: all that it claims, together.
    pub fn new(text: &str) -> Claim {
        let mut claims = Claim::line(text).into_iter().filter(|claim| !claim.is_premise);
        let Some(mut first) = claims.next() else { return Claim::without(text, 1, Unclaimed::Nothing) };
        for more in claims {
            first.literals.extend(more.literals);
            first.name = first.name.or(more.name);
        }
        first
    }

    /// Reads the claims of a line, in order; one without a move if there are none.
    pub fn line(text: &str) -> Vec<Claim> {
        let mut claims = Vec::new();
        of_read(Lines::default().read(text.trim_end()), text.trim(), 1, &mut claims);
        claims
    }

    /// Reads the name of a cell as in a move, with nothing else beside it.
    pub fn cell(text: &str) -> Option<Cell> {
        let text = plain::plain(text);
        let found = lexer::tokens(text.trim(), false);
        match &found[..] {
            [only] if only.code == token::CELLS && only.cells.len() == 1 => only.cells.first().copied(),
            _ => match read_group(text.trim())? {
                (cells, "") if cells.len() == 1 => cells.first().copied(),
                _ => None,
            },
        }
    }

    /// Reads the claims of a text: of each of its lines, or of what stands between signs `;`. Lines
    /// that begin with `#` and a blank line claim nothing and are left out. A supposition may reach
    /// over several lines.
    pub fn all(text: &str) -> Vec<Claim> {
        Claim::all_with(text, ClaimOptions::default())
    }

    /// Reads a text like [`Claim::all`], with options.
    pub fn all_with(text: &str, options: ClaimOptions) -> Vec<Claim> {
        let mut texts = Texts::new(options);
        texts.read(text, None);
        texts.claims
    }

    /// Takes the moves out of the content beside a puzzle: the field or column `moves`, `events` or
    /// `path`, or the text after it. A field is a text, or a list of texts, of objects such as
    /// `{"cell":"r1c2","value":5}`, and of steps as the program writes them. `None` if there is
    /// nothing.
    pub fn take(rest: &mut Rest, options: ClaimOptions) -> Option<Vec<Claim>> {
        let mut texts = Texts::new(options);
        match rest {
            Rest::Nothing => return None,
            Rest::Text(text) => {
                texts.read(text, None);
                *rest = Rest::Nothing;
            }
            Rest::Columns(columns) => texts.read(&taken(columns)?, None),
            Rest::Fields(fields) => texts.value(&serde_json::from_str(&taken(fields)?).ok()?),
        }
        Some(texts.claims)
    }

    /// Whether a line names a cell, so that it may be a move that was not understood.
    pub fn names_a_cell(&self) -> bool {
        let plain = plain::plain(&self.text);
        lexer::tokens(&plain, false).iter().any(|token| matches!(token.code, token::CELLS | token::SOME_CELL))
    }
}

/// The names of fields that may hold moves.
const NAMES: [&str; 3] = ["moves", "events", "path"];

fn taken(fields: &mut Vec<(String, String)>) -> Option<String> {
    let place = NAMES.iter().find_map(|wanted| fields.iter().position(|(name, _)| name == wanted))?;
    Some(fields.remove(place).1)
}
