//! Technique pages, taken apart: fenced blocks that show a position, and the step that is to be found there.
//!
//! A `sudoku` block has `board:` (81 characters) and below it a picture of nine lines: `grid:`, when every digit
//! that the board allows is still a candidate, or `candidates:`, the pencil marks (a filled cell shows its digit).
//! The `step` block after it says what is found there. A `sudoku not-found` block shows a look-alike; its last lines
//! name the truths that look like a step (`look-alike:`) and what they come to (`verdict:`): `nothing`,
//! `superfluous` (something, but with fewer of them), or the id of the technique that it really is.

use super::corpus;
use whydoku::board::{Candidate, CandidateSet, Cell, Constraint, Digit, Element, Grid, Literal, Position};
use whydoku::logic::{Proof, Spec, Step, check};
use whydoku::technique::CATALOGUE;

/// The page of a technique as it is on disk; the same that is compiled in, unless it was just rewritten.
pub fn page_of(spec: &Spec) -> String {
    let path = corpus::file(&format!("docs/techniques/{}.md", spec.id));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A position and what is to be found in it.
pub struct Example {
    /// The position.
    pub position: Position,
    /// What is found there, or why nothing is.
    pub expected: Expected,
}

/// The positions of all examples on all pages.
pub fn positions() -> Vec<Position> {
    let examples = CATALOGUE.iter().flat_map(|spec| examples(&page_of(spec)));
    examples.map(|example| example.position).collect()
}

/// What is to be found in an example.
pub enum Expected {
    /// A step, as its block says it, and the lines of the page where the block's text is.
    Found { step: String, lines: std::ops::Range<usize> },
    /// Nothing: these truths look like a step, and come to this.
    NotFound { truths: Vec<Constraint>, verdict: String },
}

/// A fenced block: what is written behind the fence, the lines, and where they are.
struct Block<'a> {
    info: &'a str,
    lines: Vec<&'a str>,
    first: usize,
}

fn blocks(page: &str) -> Vec<Block<'_>> {
    let mut found: Vec<Block<'_>> = Vec::new();
    let mut open = false;
    for (number, line) in page.lines().enumerate() {
        match line.strip_prefix("```") {
            Some(_) if open => open = false,
            Some(info) => {
                open = true;
                found.push(Block { info, lines: Vec::new(), first: number + 1 });
            }
            None if open => found.last_mut().expect("a block is open").lines.push(line),
            None => {}
        }
    }
    assert!(!open, "a block is not closed");
    found
}

/// The examples of a page.
pub fn examples(page: &str) -> Vec<Example> {
    let blocks = blocks(page);
    let mut found = Vec::new();
    for (block, next) in blocks.iter().zip(blocks.iter().skip(1).map(Some).chain([None])) {
        let expected = match block.info {
            "sudoku" => {
                let step = next.filter(|next| next.info == "step").expect("a step block follows the position");
                let text = step.lines.iter().map(|line| format!("{line}\n")).collect();
                Expected::Found { step: text, lines: step.first..step.first + step.lines.len() }
            }
            "sudoku not-found" => {
                let truths = value(block, "look-alike:").split(' ').map(|name| name.parse().expect("a truth"));
                Expected::NotFound { truths: truths.collect(), verdict: value(block, "verdict:").into() }
            }
            "step" => continue,
            other => panic!("no block is called {other:?}"),
        };
        found.push(Example { position: position(block), expected });
    }
    found
}

/// The rest of the line that starts so.
fn value<'a>(block: &Block<'a>, key: &str) -> &'a str {
    let found = block.lines.iter().find_map(|line| line.strip_prefix(key));
    found.unwrap_or_else(|| panic!("{key} is missing in the block at line {}", block.first)).trim()
}

/// The words of the nine lines below this one, without the lines between boxes.
fn picture<'a>(block: &Block<'a>, key: &str) -> Option<Vec<&'a str>> {
    let start = block.lines.iter().position(|&line| line == key)?;
    let rows = block.lines[start + 1..].iter().filter(|line| !line.starts_with('-')).take(9);
    let words: Vec<&str> = rows.flat_map(|row| row.split_whitespace().filter(|&word| word != "|")).collect();
    assert_eq!(words.len(), 81, "the picture at line {} does not have 81 cells", block.first);
    Some(words)
}

fn position(block: &Block<'_>) -> Position {
    let board: Grid = value(block, "board:").parse().expect("a board of 81 characters");
    if let Some(words) = picture(block, "grid:") {
        assert_eq!(words.concat(), board.to_string(), "grid and board differ in the block at line {}", block.first);
        return Position::new(&board).expect("no digit twice in a house");
    }
    let words = picture(block, "candidates:").expect("the block has a picture: grid: or candidates:");
    let mut candidates = CandidateSet::EMPTY;
    for (cell, word) in Cell::all().zip(words) {
        let digits: Vec<Digit> = word.chars().map(|shown| Digit::from_char(shown).expect("a digit")).collect();
        match board.get(cell) {
            Some(digit) => assert_eq!(digits, [digit], "{cell} in the block at line {}", block.first),
            None => candidates.extend(digits.into_iter().map(|digit| Candidate::new(cell, digit))),
        }
    }
    let position = Position::with_candidates(&board, None, candidates).expect("no digit twice in a house");
    assert_eq!(position.all_candidates(), candidates, "a digit sees itself in the block at line {}", block.first);
    position
}

/// A step as its block says it.
pub fn step_text(step: &Step) -> String {
    let mut text = format!("technique: {}\n", step.technique.id);
    let mut line = |name: &str, values: Vec<String>| {
        if !values.is_empty() {
            text += &format!("{name}: {}\n", values.join(" "));
        }
    };
    line("placements", step.placements().map(|placed| placed.to_string()).collect());
    line("eliminations", step.eliminations().map(|gone| Literal::is_not(gone).to_string()).collect());
    line("truths", step.proof.questions().iter().map(Constraint::to_string).collect());
    text
}

/// Every literal that some truths prove by themselves, whether all of them are needed or not.
pub fn consequences(position: &Position, truths: &Proof) -> Vec<Literal> {
    let possible = position.all_candidates();
    let literals = possible.iter().map(Literal::is).chain(possible.iter().map(Literal::is_not));
    literals.filter(|&literal| check(position, &[literal], truths).is_ok()).collect()
}
