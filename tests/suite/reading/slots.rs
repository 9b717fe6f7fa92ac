//! Slots: cells, digits, houses, numbers and conclusions, as each language writes them.

use super::grammar::Read;
use super::phrases::{Gone, phrase};
use whydoku::board::{Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind, Literal};
use whydoku::explain::Language;

/// What a slot holds, in the order of the text.
#[derive(Clone, Debug)]
pub enum Value {
    Cells(Vec<Cell>),
    Digits(Vec<Digit>),
    Houses(Vec<House>),
    Number(usize),
    /// The number of a line, such as 3 or 3.2.
    Label(String),
    Kind(HouseKind),
    Letters(Vec<char>),
    Literals(Vec<Literal>),
    Reads(Vec<Read>),
    /// Cells or digits, each with the line that filled it where one did; `Some("")` is the
    /// supposition.
    CitedCells(Vec<(Cell, Option<String>)>),
    CitedDigits(Vec<(Digit, Option<String>)>),
    References(Vec<Reference>),
    /// Cells, each with its digits.
    CellDigits(Vec<(Cell, Vec<Digit>)>),
    /// Digits, each with the step or line in which it went.
    Lost(Vec<(Digit, Gone)>),
    /// A cell by name, or so many cells, perhaps with the houses in which they are seen.
    Seen(Vec<Cell>, usize, Vec<(usize, House)>),
}

/// What a line refers to.
#[derive(Clone, Debug, PartialEq)]
pub enum Reference {
    Line(String),
    /// The cell of a supposition.
    Cell(Cell),
    Supposition,
}

type Ways = Vec<(usize, Value)>;

/// Joins of a list: between, and before the last.
pub struct Joins(pub [&'static str; 2]);

pub fn joins(language: Language, kind: &str) -> Joins {
    let english = language == Language::English;
    Joins(match kind {
        "and" | "facts" if english => [", ", " and "],
        "or" if english => [", ", " or "],
        "comma" if english => [", ", ", "],
        "clause" if english => [", ", ", and "],
        "removal" if english => ["; ", "; "],
        "digits" => ["、", "、"],
        "and" => ["、", "和"],
        "facts" => ["，", "且"],
        "or" => ["、", "或"],
        "comma" => ["、", "、"],
        "clause" => ["，", "，"],
        "removal" => ["，", "，"],
        _ => panic!("no list of the kind {kind}"),
    })
}

/// Every way in which a slot of this kind matches the beginning of a text.
pub fn slot(language: Language, kind: &str, text: &str) -> Ways {
    let list = |kind| joins(language, kind);
    let digits = if language == Language::English { "and" } else { "digits" };
    match kind {
        "cell" => cell(text).into_iter().map(|(length, cell)| (length, Value::Cells(vec![cell]))).collect(),
        "cells" => many(text, &list("and"), &cell).map(Value::Cells),
        "places" => many(text, &list("or"), &cell).map(Value::Cells),
        "ring" => many(text, &list("comma"), &cell).map(Value::Cells),
        "digit" => digit(text).into_iter().map(|(length, digit)| (length, Value::Digits(vec![digit]))).collect(),
        "digits" => many(text, &list(digits), &digit).map(Value::Digits),
        "either" => many(text, &list("or"), &digit).map(Value::Digits),
        // After "cannot", and in brief.
        "nor" if language == Language::English => many(text, &list("or"), &digit).map(Value::Digits),
        "nor" => many(text, &list("comma"), &digit).map(Value::Digits),
        "house" => houses(language, text, true),
        "houses" => houses(language, text, false),
        "kind" => kind_of(language, text).into_iter().map(|(length, kind)| (length, Value::Kind(kind))).collect(),
        "step" => number(text).into_iter().map(|(length, number)| (length, Value::Number(number))).collect(),
        "so-many" => counted(language, text).into_iter().map(|(at, many)| (at, Value::Number(many))).collect(),
        "line" => label(text).into_iter().map(|(length, label)| (length, Value::Label(label))).collect(),
        "letter" => letter(text).into_iter().map(|(length, letter)| (length, Value::Letters(vec![letter]))).collect(),
        "cited" => many(text, &list("and"), &|text| cited(language, text, &cell)).map(Value::CitedCells),
        "cited-comma" => many(text, &list("comma"), &|text| cited(language, text, &cell)).map(Value::CitedCells),
        "cited-digits" => many(text, &list(digits), &|text| cited(language, text, &digit)).map(Value::CitedDigits),
        // Numbers of lines in parentheses, or cells.
        "by" => many(text, &list("and"), &|text| bracketed(language, text)).map(Value::References),
        "refs" => many(text, &list("comma"), &|text| reference(language, text)).map(Value::References),
        "lines" => many(text, &list("and"), &|text| reference(language, text)).map(Value::References),
        "letters" => many(text, &list("comma"), &letter).map(Value::Letters),
        "concl" => conclusion(language, text),
        _ => phrase(language, kind, text).unwrap_or_else(|| panic!("no slot of the kind {kind}")),
    }
}

/// Ways of a list.
pub struct Lists<T>(pub Vec<(usize, Vec<T>)>);

impl<T> Lists<T> {
    pub fn map(self, value: impl Fn(Vec<T>) -> Value) -> Ways {
        self.0.into_iter().map(|(length, items)| (length, value(items))).collect()
    }
}

/// One item, or a list of several up to the word before its last.
pub fn many<T: Clone>(text: &str, joins: &Joins, item: &dyn Fn(&str) -> Option<(usize, T)>) -> Lists<T> {
    let Joins([between, last]) = joins;
    let mut ways = Vec::new();
    let Some((mut at, first)) = item(text) else { return Lists(ways) };
    let mut items = vec![first];
    ways.push((at, items.clone()));
    loop {
        let follows = |join: &str| {
            let rest = text[at..].strip_prefix(join)?;
            item(rest).map(|(length, item)| (at + join.len() + length, item))
        };
        if let Some((end, item)) = follows(last) {
            let all: Vec<T> = items.iter().cloned().chain([item]).collect();
            ways.insert(0, (end, all));
        }
        let Some((end, item)) = follows(between) else { return Lists(ways) };
        at = end;
        items.push(item);
    }
}

fn one_to_nine(text: &str) -> Option<usize> {
    let mut letters = text.chars();
    let value = letters.next()?.to_digit(10).filter(|value| *value > 0)?;
    Some(value as usize)
}

pub fn cell(text: &str) -> Option<(usize, Cell)> {
    let row = one_to_nine(text.strip_prefix('r')?)?;
    let column = one_to_nine(text.get(2..)?.strip_prefix('c')?)?;
    Some((4, Cell::at(row - 1, column - 1)))
}

pub fn digit(text: &str) -> Option<(usize, Digit)> {
    let digit = Digit::new(one_to_nine(text)? as u8)?;
    let is_alone = !text[1..].starts_with(|next: char| next.is_ascii_digit());
    is_alone.then_some((1, digit))
}

pub fn number(text: &str) -> Option<(usize, usize)> {
    let length = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    Some((length, text[..length].parse().ok()?))
}

pub fn label(text: &str) -> Option<(usize, String)> {
    let length = text.find(|letter: char| !letter.is_ascii_digit() && letter != '.').unwrap_or(text.len());
    let label = text[..length].trim_end_matches('.');
    (!label.is_empty()).then(|| (label.len(), label.to_string()))
}

pub fn letter(text: &str) -> Option<(usize, char)> {
    let letter = text.chars().next().filter(char::is_ascii_alphabetic)?;
    let is_alone = !text[1..].starts_with(|next: char| next.is_ascii_alphanumeric());
    is_alone.then_some((1, letter))
}

/// A cell or digit, with the line that filled it in parentheses.
fn cited<T>(
    language: Language,
    text: &str,
    item: &dyn Fn(&str) -> Option<(usize, T)>,
) -> Option<(usize, (T, Option<String>))> {
    let (at, item) = item(text)?;
    let english = language == Language::English;
    let rest = &text[at..];
    let [line, end, supposed] =
        if english { [" (line ", ")", " (supposed)"] } else { ["（第", "条）", "（假设）"] };
    if rest.starts_with(supposed) {
        return Some((at + supposed.len(), (item, Some(String::new()))));
    }
    let numbered = rest.strip_prefix(line).and_then(|rest| {
        let (length, label) = label(rest)?;
        rest[length..].starts_with(end).then(|| (at + line.len() + length + end.len(), label))
    });
    Some(match numbered {
        Some((length, label)) => (length, (item, Some(label))),
        None => (at, (item, None)),
    })
}

/// A cell, the supposition, or the number of a line.
fn reference(language: Language, text: &str) -> Option<(usize, Reference)> {
    let words: &[&str] = if language == Language::English { &["supposed", "the supposition"] } else { &["假设"] };
    if let Some(word) = words.iter().find(|word| text.starts_with(**word)) {
        return Some((word.len(), Reference::Supposition));
    }
    let in_words = cell(text).map(|(length, cell)| (length, Reference::Cell(cell)));
    in_words.or_else(|| label(text).map(|(length, label)| (length, Reference::Line(label))))
}

/// The same with numbers in parentheses.
fn bracketed(language: Language, text: &str) -> Option<(usize, Reference)> {
    if let Some((length, cell)) = cell(text) {
        return Some((length, Reference::Cell(cell)));
    }
    let [open, close] = if language == Language::English { ["(", ")"] } else { ["（", "）"] };
    let (length, label) = label(text.strip_prefix(open)?)?;
    let is_closed = text[open.len() + length..].starts_with(close);
    is_closed.then(|| (open.len() + length + close.len(), Reference::Line(label)))
}

const ENGLISH_NUMBERS: [&str; 8] = ["one", "two", "three", "four", "five", "six", "seven", "eight"];
const CHINESE_NUMBERS: [&str; 8] = ["一", "两", "三", "四", "五", "六", "七", "八"];

/// A small number, in words or figures.
pub fn counted(language: Language, text: &str) -> Option<(usize, usize)> {
    let words = if language == Language::English { ENGLISH_NUMBERS } else { CHINESE_NUMBERS };
    let lower = |word: &str| text.get(..word.len()).is_some_and(|text| text.to_lowercase() == word);
    let word = words.iter().position(|word| lower(word));
    word.map(|index| (words[index].len(), index + 1)).or_else(|| number(text))
}

const KINDS: [HouseKind; 3] = [HouseKind::Row, HouseKind::Column, HouseKind::Box];

pub fn house(kind: HouseKind, number: usize) -> House {
    match kind {
        HouseKind::Row => House::row(number - 1),
        HouseKind::Column => House::column(number - 1),
        HouseKind::Box => House::block(number - 1),
    }
}

fn kind_of(language: Language, text: &str) -> Option<(usize, HouseKind)> {
    let words = if language == Language::English { ["row", "column", "box"] } else { ["行", "列", "宫"] };
    let index = words.iter().position(|word| text.starts_with(word))?;
    Some((words[index].len(), KINDS[index]))
}

/// The houses of one kind: "rows 2 and 5".
fn same_houses(language: Language, text: &str, single: bool) -> Vec<(usize, Vec<House>)> {
    let item = |text: &str| one_to_nine(text).map(|number| (1, number));
    let mut ways = Vec::new();
    for (index, kind) in KINDS.into_iter().enumerate() {
        if language != Language::English {
            let Some(rest) = text.strip_prefix("第") else { continue };
            for (length, numbers) in many(rest, &joins(language, "comma"), &item).0 {
                if rest[length..].starts_with(["行", "列", "宫"][index]) {
                    let houses: Vec<House> = numbers.iter().map(|&number| house(kind, number)).collect();
                    ways.push(("第".len() + length + "行".len(), houses));
                }
            }
            continue;
        }
        for (word, is_many) in
            [(["row ", "column ", "box "][index], false), (["rows ", "columns ", "boxes "][index], true)]
        {
            let begins = text
                .get(..word.len())
                .is_some_and(|text| text == word || text[1..] == word[1..] && text.to_lowercase() == word);
            if !begins {
                continue;
            }
            for (length, numbers) in many(&text[word.len()..], &joins(language, "and"), &item).0 {
                if is_many == (numbers.len() > 1) {
                    let houses: Vec<House> = numbers.iter().map(|&number| house(kind, number)).collect();
                    ways.push((word.len() + length, houses));
                }
            }
        }
    }
    ways.retain(|(_, houses)| !single || houses.len() == 1);
    ways
}

pub fn houses(language: Language, text: &str, single: bool) -> Ways {
    let mut ways = same_houses(language, text, single);
    let mut index = 0;
    while index < ways.len() && !single {
        let (at, found) = ways[index].clone();
        let Joins(between) = joins(language, "and");
        for join in between {
            let Some(rest) = text[at..].strip_prefix(join) else { continue };
            for (length, more) in same_houses(language, rest, false) {
                if more[0].kind() > found[found.len() - 1].kind() {
                    let all = found.iter().copied().chain(more).collect();
                    ways.push((at + join.len() + length, all));
                }
            }
        }
        index += 1;
    }
    ways.sort_by_key(|(length, _)| std::cmp::Reverse(*length));
    ways.into_iter().map(|(length, houses)| (length, Value::Houses(houses))).collect()
}

/// "r5c5=7", as a player writes it.
fn placed(text: &str) -> Option<(usize, Vec<Literal>)> {
    let (length, cell) = cell(text)?;
    let rest = text[length..].strip_prefix('=')?;
    let (more, digit) = digit(rest)?;
    Some((length + 1 + more, vec![Literal::is(Candidate::new(cell, digit))]))
}

fn removals(cells: &[Cell], digits: &[Digit]) -> Vec<Literal> {
    let each = |&cell: &Cell| digits.iter().map(move |&digit| Literal::is_not(Candidate::new(cell, digit)));
    cells.iter().flat_map(each).collect()
}

/// A conclusion: placements and removals, in words or as a list.
fn conclusion(language: Language, text: &str) -> Ways {
    let english = language == Language::English;
    let and = joins(language, "and");
    let last = joins(language, if english { "or" } else { "comma" });
    let comma = joins(language, "comma");
    let digits = joins(language, if english { "and" } else { "digits" });
    let in_words = |text: &str| {
        placed(text).or_else(|| {
            many(text, &and, &cell).0.into_iter().find_map(|(at, cells)| {
                let rest = text[at..].strip_prefix(if english { " cannot be " } else { "不能填" })?;
                let (length, digits) = many(rest, &last, &digit).0.into_iter().next()?;
                Some((text.len() - rest.len() + length, removals(&cells, &digits)))
            })
        })
    };
    let in_list = |text: &str| {
        if english {
            placed(text).or_else(|| {
                many(text, &digits, &digit).0.into_iter().find_map(|(at, digits)| {
                    let rest = text[at..].strip_prefix(" out of ")?;
                    let (length, cells) = many(rest, &comma, &cell).0.into_iter().next()?;
                    Some((text.len() - rest.len() + length, removals(&cells, &digits)))
                })
            })
        } else {
            placed(text).or_else(|| {
                many(text, &comma, &cell).0.into_iter().find_map(|(at, cells)| {
                    let rest = text[at..].strip_prefix("删去")?;
                    let (length, digits) = many(rest, &digits, &digit).0.into_iter().next()?;
                    Some((text.len() - rest.len() + length, removals(&cells, &digits)))
                })
            })
        }
    };
    let mut ways = many(text, &joins(language, "clause"), &in_words).0;
    ways.extend(many(text, &joins(language, "removal"), &in_list).0);
    ways.sort_by_key(|(length, _)| std::cmp::Reverse(*length));
    ways.into_iter().map(|(length, parts)| (length, Value::Literals(parts.concat()))).collect()
}

/// The cells as a set.
pub fn set(cells: &[Cell]) -> CellSet {
    cells.iter().copied().collect()
}

/// The digits as a set.
pub fn digit_set(digits: &[Digit]) -> DigitSet {
    digits.iter().copied().collect()
}
