//! Slots of several words: cells with their candidates, digits with the step that took them, "all
//! four", "once".

use super::slots::{Joins, Value, cell, digit, joins, label, many, number};
use whydoku::board::{Cell, Digit};
use whydoku::explain::Language;

/// Where a digit of a cell went.
#[derive(Clone, Debug, PartialEq)]
pub enum Gone {
    Step(usize),
    Line(String),
    Supposed,
}

type Ways = Vec<(usize, Value)>;

/// A cell and some of its digits.
type Digits = (Cell, Vec<Digit>);

/// The ways of a phrase; `None` if there is no phrase of this kind.
pub fn phrase(language: Language, kind: &str, text: &str) -> Option<Ways> {
    let english = language == Language::English;
    let word = |english_words: &[&str], chinese_words: &[&str]| -> Ways {
        let words = if english { english_words } else { chinese_words };
        let at = words.iter().position(|word| text.starts_with(word) || text.to_lowercase().starts_with(word));
        at.map(|index| (words[index].len(), Value::Number(index + 1))).into_iter().collect()
    };
    let and = joins(language, "and");
    Some(match kind {
        // A mark in a pattern, without words.
        "others" | "supposed" | "filled" => vec![(0, Value::Number(1))],
        // The name of a technique, up to the end of the sentence.
        "name" => {
            let end = text.find(if english { "." } else { "。" });
            end.filter(|end| *end > 0).map(|end| (end, Value::Number(1))).into_iter().collect()
        }
        "naked-cells" => many(text, &and, &|text| with_digits(language, text)).map(Value::CellDigits),
        "lost-digits" => {
            let list = joins(language, if english { "and" } else { "digits" });
            many(text, &list, &|text| lost(language, text))
                .map(|groups: Vec<Vec<(Digit, Gone)>>| Value::Lost(groups.concat()))
        }
        "all-of" => all_of(language, text),
        "leftover-cells" => {
            let (before, after) = if english { ("the six other cells of ", "") } else { ("", "的其余六格") };
            let Some(rest) = text.strip_prefix(before) else { return Some(Vec::new()) };
            let found = super::slots::houses(language, rest, true).into_iter();
            let found = found.filter(|(length, _)| rest[*length..].starts_with(after));
            found.map(|(length, value)| (before.len() + length + after.len(), value)).collect()
        }
        "houses-word" => word(&["rows", "columns", "boxes", "houses"], &["行", "列", "宫", "个区"]),
        "kinds" => {
            let found = word(&["rows", "columns", "boxes"], &["行", "列", "宫"]);
            found.into_iter().map(|(length, value)| (length, kind_value(value))).collect()
        }
        "not-these" => word(
            &["it is not", "neither is", "none of them is"],
            &["它不是", "两格都不是", "这几格都不是", "它们都不是"],
        ),
        "times" if text.starts_with("once") => vec![(4, Value::Number(1))],
        "times" if text.starts_with("twice") => vec![(5, Value::Number(2))],
        "times" => {
            let end = if english { " times" } else { "次" };
            let found = number(text).filter(|(length, _)| text[*length..].starts_with(end));
            found.map(|(length, times)| (length + end.len(), Value::Number(times))).into_iter().collect()
        }
        "motion" => word(
            &[
                "turned clockwise by 90°",
                "turned by 180°",
                "mirrored in the diagonal from r1c1 to r9c9",
                "mirrored in the diagonal from r1c9 to r9c1",
            ],
            &["顺时针旋转90°", "旋转180°", "沿r1c1到r9c9的对角线翻转", "沿r1c9到r9c1的对角线翻转"],
        ),
        "a-digit" => {
            let found = ["a ", "an "].into_iter().find_map(|article| {
                let (length, digit) = digit(text.strip_prefix(article)?)?;
                ((digit.value() == 8) == (article == "an "))
                    .then(|| (article.len() + length, Value::Digits(vec![digit])))
            });
            found.into_iter().collect()
        }
        "because" => because(language, text),
        "are-each" => many(text, &joins(language, "facts"), &|text| is_digit(language, text)).map(Value::CellDigits),
        "candidates" => many(text, &joins(language, "or"), &one_candidate).map(Value::CellDigits),
        "the-candidates" => many(text, &and, &|text| the_candidates(language, text))
            .map(|groups: Vec<Vec<(Cell, Vec<Digit>)>>| Value::CellDigits(groups.concat())),
        _ => return None,
    })
}

fn kind_value(value: Value) -> Value {
    use whydoku::board::HouseKind::{Box, Column, Row};
    match value {
        Value::Number(index) => Value::Kind([Row, Column, Box][index - 1]),
        other => other,
    }
}

/// "r1c2 (3 or 4)".
fn with_digits(language: Language, text: &str) -> Option<(usize, (Cell, Vec<Digit>))> {
    let english = language == Language::English;
    let [open, close] = if english { [" (", ")"] } else { ["（", "）"] };
    let list = joins(language, if english { "or" } else { "comma" });
    let (at, cell) = cell(text)?;
    let rest = text[at..].strip_prefix(open)?;
    let (length, digits) = many(rest, &list, &digit).0.into_iter().next()?;
    rest[length..].starts_with(close).then(|| (at + open.len() + length + close.len(), (cell, digits)))
}

/// "4 and 5 (step 3)".
fn lost(language: Language, text: &str) -> Option<(usize, Vec<(Digit, Gone)>)> {
    let english = language == Language::English;
    let open = if english { " (" } else { "（" };
    let list = joins(language, if english { "and" } else { "digits" });
    let ways = many(text, &list, &digit).0;
    let (at, digits) = ways.into_iter().find(|(at, _)| text[*at..].starts_with(open))?;
    let each = |gone: Gone| digits.iter().map(|digit| (*digit, gone.clone())).collect::<Vec<_>>();
    let rest = &text[at..];
    let [step, step_end] = if english { [" (step ", ")"] } else { ["（第", "步）"] };
    let [line, line_end] = if english { [" (line ", ")"] } else { ["（第", "条）"] };
    let supposed = if english { " (supposed)" } else { "（假设）" };
    if rest.starts_with(supposed) {
        return Some((at + supposed.len(), each(Gone::Supposed)));
    }
    let in_step = rest.strip_prefix(step).and_then(|rest| {
        let (length, number) = number(rest)?;
        rest[length..].starts_with(step_end).then(|| (at + step.len() + length + step_end.len(), Gone::Step(number)))
    });
    let in_line = || {
        let rest = rest.strip_prefix(line)?;
        let (length, label) = label(rest)?;
        rest[length..].starts_with(line_end).then(|| (at + line.len() + length + line_end.len(), Gone::Line(label)))
    };
    in_step.or_else(in_line).map(|(length, gone)| (length, each(gone)))
}

/// "Both", "all three", with or without the houses in which they are seen; a cell for one.
fn all_of(language: Language, text: &str) -> Ways {
    let english = language == Language::English;
    let words: &[&str] = if english {
        &["", "both", "all three", "all four", "all five", "all six", "all of them"]
    } else {
        &["", "这两格", "这三格", "这四格", "这五格", "这六格", "这些格"]
    };
    let mut ways: Ways =
        cell(text).into_iter().map(|(length, cell)| (length, Value::Seen(vec![cell], 1, Vec::new()))).collect();
    for (index, word) in words.iter().enumerate().skip(1).filter(|(_, word)| text.starts_with(**word)) {
        ways.push((word.len(), Value::Seen(Vec::new(), index + 1, Vec::new())));
        let [open, close] = if english { [" (", ")"] } else { ["（", "）"] };
        let Some(rest) = text[word.len()..].strip_prefix(open) else { continue };
        for (length, parts) in many(rest, &joins(language, "comma"), &|text| so_many_in(language, text)).0 {
            if rest[length..].starts_with(close) {
                ways.push((word.len() + open.len() + length + close.len(), Value::Seen(Vec::new(), index + 1, parts)));
            }
        }
    }
    ways
}

/// "Two in row 5".
fn so_many_in(language: Language, text: &str) -> Option<(usize, (usize, whydoku::board::House))> {
    let english = language == Language::English;
    let house = |text: &str| {
        let (length, value) = super::slots::houses(language, text, true).into_iter().next()?;
        let Value::Houses(houses) = value else { return None };
        Some((length, houses[0]))
    };
    if english {
        let (at, many) = super::slots::counted(language, text)?;
        let rest = text[at..].strip_prefix(" in ")?;
        let (length, house) = house(rest)?;
        return Some((at + 4 + length, (many, house)));
    }
    let (at, house) = house(text)?;
    let (length, many) = super::slots::counted(language, &text[at..])?;
    let end = text[at + length..].starts_with("格").then_some("格".len())?;
    Some((at + length + end, (many, house)))
}

/// How an argument from one solution, or from what cannot be filled, begins.
fn because(language: Language, text: &str) -> Ways {
    let words: &[&str] = if language == Language::English {
        &[
            "As the puzzle has only one solution, and ",
            "As the puzzle has only one solution, ",
            "as the puzzle has only one solution, and ",
            "as the puzzle has only one solution, ",
            "So, as ",
            "So ",
        ]
    } else {
        &["题目只有一个解，", "所以", "因为题目只有一个解，"]
    };
    let found = words.iter().filter(|word| text.starts_with(**word));
    found.map(|word| (word.len(), Value::Number(1))).collect()
}

/// "r1c2=3".
fn one_candidate(text: &str) -> Option<(usize, (Cell, Vec<Digit>))> {
    let (at, cell) = cell(text)?;
    let (length, digit) = digit(text[at..].strip_prefix('=')?)?;
    Some((at + 1 + length, (cell, vec![digit])))
}

/// "The 3 in r1c2 and r4c2".
fn the_candidates(language: Language, text: &str) -> Option<(usize, Vec<Digits>)> {
    let (before, between, after) = if language == Language::English { ("the ", " in ", "") } else { ("", "的", "") };
    let rest = text.strip_prefix(before)?;
    if language != Language::English {
        let (at, cells) = many(rest, &Joins(["、", "和"]), &cell).0.into_iter().next()?;
        let (length, digit) = digit(rest[at..].strip_prefix(between)?)?;
        let all = cells.into_iter().map(|cell| (cell, vec![digit])).collect();
        return Some((at + between.len() + length + after.len(), all));
    }
    let (at, digit) = digit(rest)?;
    let rest = rest[at..].strip_prefix(between)?;
    let (length, cells) = many(rest, &joins(language, "and"), &cell).0.into_iter().next()?;
    let all = cells.into_iter().map(|cell| (cell, vec![digit])).collect();
    Some((before.len() + at + between.len() + length, all))
}

/// "r1c2 is 3".
fn is_digit(language: Language, text: &str) -> Option<(usize, (Cell, Vec<Digit>))> {
    let between = if language == Language::English { " is " } else { "是" };
    let (at, cell) = cell(text)?;
    let (length, digit) = digit(text[at..].strip_prefix(between)?)?;
    Some((at + between.len() + length, (cell, vec![digit])))
}
