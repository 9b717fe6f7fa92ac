//! Technique pages in English, taken apart: fenced blocks that show a position, and what is to be
//! found there.
//!
//! | block | contents |
//! |---|---|
//! | `sudoku` | a position, as `whydoku convert --to bracketed` writes it |
//! | `step`, after it | what the technique finds there, as [`step_text`](whydoku::report::step_text) writes it |
//! | `look-alike`, after it | the truths that look like a step, as [`proof_text`](whydoku::report::proof_text) writes them, and what they come to (`verdict:`) |
//!
//! Truths that look like a step come to `nothing`, or to something that is `superfluous` (fewer of
//! them do the same), or to a step of another technique, whose id is the verdict.

use std::ops::Range;
use whydoku::board::{Candidate, CandidateSet, Cell, CellSet, Digit, Literal, Position};
use whydoku::format::{Format, ReadOptions, read};
use whydoku::logic::{Because, Forbidden, Proof, check};

/// A position and what is to be found in it.
pub struct Example {
    /// The position.
    pub position: Position,
    /// What is found there, or why nothing is.
    pub expected: Expected,
    /// The lines of the page, from 0, between the fences of the position.
    pub position_lines: Range<usize>,
    /// The lines between the fences of what is expected.
    pub expected_lines: Range<usize>,
}

/// What is to be found in an example.
pub enum Expected {
    /// A step, as its block says it.
    Found(String),
    /// Nothing: these truths look like a step, and come to this.
    LookAlike { truths: Proof, verdict: String },
}

/// A fenced block: what is written behind the fence, the lines, and where they are.
struct Block<'a> {
    info: &'a str,
    lines: Vec<&'a str>,
    first: usize,
}

impl Block<'_> {
    fn text(&self) -> String {
        self.lines.iter().map(|line| format!("{line}\n")).collect()
    }

    fn range(&self) -> Range<usize> {
        self.first..self.first + self.lines.len()
    }
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
///
/// # Panics
/// If a block cannot be read: it is an error, not an example less.
pub fn examples(page: &str) -> Vec<Example> {
    let blocks = blocks(page);
    let pairs = blocks.chunks(2).map(|pair| match pair {
        [position, expected] if position.info == "sudoku" => (position, expected),
        [block, ..] => panic!("{:?} at line {} is no position, or nothing follows it", block.info, block.first),
        [] => unreachable!("chunks are not empty"),
    });
    let example = |(position, expected): (&Block<'_>, &Block<'_>)| Example {
        position: read_position(position),
        expected: match expected.info {
            "step" => Expected::Found(expected.text()),
            "look-alike" => read_look_alike(expected),
            other => panic!("no block is called {other:?}"),
        },
        position_lines: position.range(),
        expected_lines: expected.range(),
    };
    pairs.map(example).collect()
}

fn read_position(block: &Block<'_>) -> Position {
    let options = ReadOptions::default().format(Format::Bracketed);
    let readings: Vec<_> = read(block.text().as_bytes(), None, &options).collect();
    match readings.as_slice() {
        [Ok(reading)] => reading.position().expect("no digit twice in a house"),
        other => panic!("the block at line {} is not one position: {other:?}", block.first),
    }
}

fn read_look_alike(block: &Block<'_>) -> Expected {
    let (mut truths, mut verdict) = (Proof::default(), None);
    for line in &block.lines {
        let (name, value) = line.split_once(": ").unwrap_or_else(|| panic!("{line:?} says nothing"));
        let because = [Because::Deadly, Because::Unfillable].into_iter().find(|because| because.name() == name);
        match (name, because) {
            ("truths", _) => value.split(' ').for_each(|name| truths.ask(name.parse().expect("a truth"))),
            ("verdict", _) => verdict = Some(value.to_string()),
            (_, Some(because)) => truths = truths.with_forbidden(read_forbidden(value, because)),
            _ => panic!("no line is called {name:?}"),
        }
    }
    assert!(!truths.is_empty(), "no truths at line {}", block.first);
    Expected::LookAlike { truths, verdict: verdict.unwrap_or_else(|| panic!("no verdict at line {}", block.first)) }
}

/// Reads `r1c1=12 r1c4=12`.
fn read_forbidden(text: &str, because: Because) -> Forbidden {
    let (mut cells, mut domain) = (CellSet::EMPTY, CandidateSet::EMPTY);
    for (cell, digits) in text.split(' ').map(|word| word.split_once('=').expect("a cell and its digits")) {
        let cell: Cell = cell.parse().expect("a cell");
        cells.insert(cell);
        domain.extend(digits.chars().map(|digit| Candidate::new(cell, Digit::from_char(digit).expect("a digit"))));
    }
    Forbidden { cells, domain, because }
}

/// Every literal that some truths prove by themselves, whether all of them are needed or not.
pub fn consequences(position: &Position, truths: &Proof) -> Vec<Literal> {
    let possible = position.all_candidates();
    let literals = possible.iter().map(Literal::is).chain(possible.iter().map(Literal::is_not));
    literals.filter(|&literal| check(position, &[literal], truths).is_ok()).collect()
}
