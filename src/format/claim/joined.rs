//! Tokens that belong together: a row and a column as a cell, lists, nouns with what they name.

use super::lexicon::Class;
use super::token::{CELLS, DIGITS, HOUSE, SOME_CELL, SOME_DIGIT, Token};
use crate::board::{Cell, Element};
use std::collections::VecDeque;

/// The tokens of a text, joined.
pub(super) fn joined(tokens: Vec<Token>, text: &str) -> Vec<Token> {
    joined_lists(without_nouns(joined_houses(tokens, text)))
}

/// `row 3, column 4` as a cell; `row 3`, `columns 4 and 6` as a house.
fn joined_houses(tokens: Vec<Token>, text: &str) -> Vec<Token> {
    let mut found: Vec<Token> = Vec::new();
    let mut rest = VecDeque::from(tokens);
    while let Some(mut token) = rest.pop_front() {
        let of_house = token.code == b'w';
        let is_numbered = of_house && rest.front().is_some_and(|next| next.code == DIGITS);
        if let Some(numbers) = is_numbered.then(|| rest.pop_front()).flatten() {
            let word = text[token.at.clone()].to_ascii_lowercase();
            let is_plural = word.ends_with('s') || word.ends_with("xes");
            token =
                Token { code: HOUSE, at: token.at.start..numbers.at.end, digits: numbers.digits, cells: Vec::new() };
            // "rows 1 and 3, r2c9=1": the comma ends the list.
            while let Some(glue) = rest.iter().position(|next| is_plural && !matches!(next.code, b',' | b'a'))
                && let Some(more) = rest.get(glue).filter(|more| more.code == DIGITS)
            {
                token.at.end = more.at.end;
                token.digits.extend_from_slice(&more.digits);
                rest.drain(..=glue);
            }
        }
        found.push(token);
    }
    let mut cells: Vec<Token> = Vec::new();
    for token in found {
        let comma = usize::from(cells.last().is_some_and(|last| matches!(last.code, b',' | b'/')));
        let before = cells.len().checked_sub(1 + comma);
        let joined = before.and_then(|at| Some((at, cell_of(&cells[at], &token, text)?)));
        match joined {
            Some((at, cell)) => {
                let whole = cells[at].at.start..token.at.end;
                cells.truncate(at);
                cells.push(Token { code: CELLS, at: whole, cells: vec![cell], digits: Vec::new() });
            }
            None => cells.push(token),
        }
    }
    cells
}

/// The cell where a row and a column meet.
fn cell_of(one: &Token, other: &Token, text: &str) -> Option<Cell> {
    let of = |token: &Token| -> Option<(bool, usize)> {
        let [number] = token.digits[..] else { return None };
        let word = text[token.at.clone()].to_lowercase();
        let is_row = word.starts_with('r') || word.contains('行');
        let is_column = word.starts_with('c') || word.contains('列');
        (token.code == HOUSE && (is_row || is_column)).then_some((is_row, number.index()))
    };
    match (of(one)?, of(other)?) {
        ((true, row), (false, column)) | ((false, column), (true, row)) => Some(Cell::at(row, column)),
        _ => None,
    }
}

/// Without words that say nothing, and without nouns in front of what they name: "cell r1c1",
/// "the digit 5".
fn without_nouns(tokens: Vec<Token>) -> Vec<Token> {
    let mut found: Vec<Token> = Vec::new();
    for token in tokens.into_iter().filter(|token| token.code != b'T' && token.code != b'"') {
        // "r1c1 has candidate 5" does not say that it is 5.
        let has_before = found.iter().rev().find(|it| it.code != b'L').is_some_and(|it| it.code == b'h');
        let is_named = |noun: Class| match token.code {
            CELLS => noun == b'G',
            DIGITS => noun == b'v' || noun == b'L' && !has_before,
            _ => false,
        };
        // "the cell at row 1, column 2"
        let ends: Vec<Class> = found.iter().rev().take(2).map(|it| it.code).collect();
        if token.code == CELLS && ends == [b'A', b'G'] {
            found.pop();
        }
        while found.last().is_some_and(|last| is_named(last.code)) {
            found.pop();
        }
        if token.code == b'G' && found.last().is_some_and(|last| last.code == CELLS) {
            continue;
        }
        found.push(token);
    }
    found
}

/// Lists of cells or digits as one token: `r1c1, r1c2 and r1c3`, `3/7`; with "or" as one of them.
fn joined_lists(tokens: Vec<Token>) -> Vec<Token> {
    let mut found: Vec<Token> = Vec::new();
    let codes: Vec<Class> = tokens.iter().map(|token| token.code).collect();
    for (number, token) in tokens.into_iter().enumerate() {
        let some = match token.code {
            CELLS | SOME_CELL => SOME_CELL,
            DIGITS | SOME_DIGIT => SOME_DIGIT,
            _ => {
                found.push(token);
                continue;
            }
        };
        let glue = found.iter().rev().take_while(|it| matches!(it.code, b',' | b'a' | b'o' | b'/')).count();
        let between: Vec<Class> = found[found.len() - glue..].iter().map(|it| it.code).collect();
        let is_glue = matches!(&between[..], [_] | [b',', b'a' | b'o']) || (between.is_empty() && some == SOME_CELL);
        let at = found.len().checked_sub(glue + 1);
        // "5 is in r1c1, r2c2 cannot be 5": the second begins a clause.
        let next = codes.get(number + 1).copied();
        let begins = next.is_some_and(|next| b"KNMIOhPR=#:qm".contains(&next));
        let objects: &[u8] = if some == SOME_CELL { b"AqmPRkI" } else { b"=#:IhPRnN" };
        // "set r1c1 to 5, and 3 goes in r2c2"
        let is_set = |at: usize| {
            let before = || found[..at].iter().rev().map(|it| it.code);
            let mut unnamed = before().skip_while(|&code| code == b'J');
            let ends = match before().next() {
                Some(b'A') => before().nth(1),
                Some(b'J') => unnamed.next().filter(|&code| code == b'I').and_then(|_| unnamed.next()),
                _ => None,
            };
            some == SOME_DIGIT && ends == Some(CELLS) && next != Some(b'R')
        };
        let is_object = |at: usize| at > 0 && (objects.contains(&found[at - 1].code) || is_set(at));
        let is_glue = is_glue && !at.is_some_and(|at| begins && is_object(at));
        match at.filter(|&at| is_glue && (found[at].code == token.code || found[at].code == some)) {
            Some(at) => {
                found.truncate(at + 1);
                let list = &mut found[at];
                if between.contains(&b'o') {
                    list.code = some;
                }
                list.at.end = token.at.end;
                list.cells.extend(token.cells);
                list.digits.extend(token.digits);
            }
            None => found.push(token),
        }
    }
    found
}
