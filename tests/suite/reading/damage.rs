//! Damages texts on purpose, to see what the reader catches.

use super::slots::cell;
use crate::common::random::Random;
use std::ops::Range;

/// A kind of damage.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// Another cell for one that is named.
    Cell,
    /// Another digit for one that is named.
    Digit,
    /// Another row, column or box.
    House,
    /// One place less in a list of places.
    Place,
    /// Another number of a step.
    Step,
    /// Another number of a line.
    Line,
    /// Nothing where a cell or a digit was.
    Empty,
    /// Another cell or digit in the conclusion, which stands at the end.
    Conclusion,
}

pub const KINDS: [Kind; 8] =
    [Kind::Cell, Kind::Digit, Kind::House, Kind::Place, Kind::Step, Kind::Line, Kind::Empty, Kind::Conclusion];

/// A text with one damage of this kind; `None` if it has nothing to damage so.
pub fn damaged(words: &str, kind: Kind, random: &mut Random) -> Option<String> {
    let pick = |found: Vec<Range<usize>>, random: &mut Random| {
        (!found.is_empty()).then(|| found[random.below(found.len())].clone())
    };
    match kind {
        Kind::Cell => {
            let place = pick(cells(words), random)?;
            let other = another_cell(&words[place.clone()], random);
            Some(replaced(words, place, &other))
        }
        Kind::Digit => {
            let place = pick(digits(words), random)?;
            let other = another_digit(&words[place.clone()], random);
            Some(replaced(words, place, &other))
        }
        Kind::House => {
            let place = pick(houses(words), random)?;
            let other = another_digit(&words[place.clone()], random);
            Some(replaced(words, place, &other))
        }
        Kind::Place => {
            let place = pick(listed(words), random)?;
            Some(replaced(words, place, ""))
        }
        Kind::Step => number_after(words, &["step ", "第"], &["步"], random),
        Kind::Line => number_after(words, &["line ", "(", "（", "（第", "上面第"], &["）", "条"], random),
        Kind::Empty => {
            let all = cells(words).into_iter().chain(digits(words)).collect();
            let place = pick(all, random)?;
            Some(replaced(words, place, ""))
        }
        Kind::Conclusion => {
            let last = cells(words).pop()?;
            let other = another_cell(&words[last.clone()], random);
            Some(replaced(words, last, &other))
        }
    }
}

fn replaced(words: &str, place: Range<usize>, by: &str) -> String {
    format!("{}{by}{}", &words[..place.start], &words[place.end..])
}

fn another_digit(known: &str, random: &mut Random) -> String {
    let known: usize = known.parse().expect("a digit");
    ((known + random.below(8)) % 9 + 1).to_string()
}

fn another_cell(known: &str, random: &mut Random) -> String {
    loop {
        let other = format!("r{}c{}", random.below(9) + 1, random.below(9) + 1);
        if other != known {
            return other;
        }
    }
}

/// Where cells stand.
fn cells(words: &str) -> Vec<Range<usize>> {
    let starts = words.char_indices().map(|(at, _)| at);
    starts.filter_map(|at| cell(&words[at..]).map(|(length, _)| at..at + length)).collect()
}

/// Where digits from 1 to 9 stand that are neither part of a cell nor a number of something.
fn digits(words: &str) -> Vec<Range<usize>> {
    let bytes = words.as_bytes();
    let is_alone = |at: usize| {
        let before = at.checked_sub(1).map(|at| bytes[at]);
        let after = bytes.get(at + 1).copied();
        let sign = |byte: Option<u8>| byte.is_some_and(|byte| byte.is_ascii_alphanumeric() && byte != b's');
        !sign(before) && !sign(after)
    };
    let is_counted = |at: usize| {
        let before = &words[..at];
        let numbered = [
            "step ", "line ", "Line ", "Lines ", "lines ", "to ", "第", "至", "guess ", "depth ", "– ", "  ", "these ",
        ];
        let after = &words[at + 1..];
        let unit = [". ", "步", "条", "格", "次", "个", "层", " cells", " steps", " times", " candidates"];
        numbered.iter().any(|word| before.ends_with(word))
            || unit.iter().any(|word| after.starts_with(word)) && before.ends_with(' ')
            || unit.iter().skip(1).any(|word| after.starts_with(word))
            || houses(words).iter().any(|house| house.start == at)
    };
    let found = (0..bytes.len()).filter(|&at| (b'1'..=b'9').contains(&bytes[at]) && is_alone(at) && !is_counted(at));
    found.map(|at| at..at + 1).collect()
}

/// Where the numbers of single houses stand.
fn houses(words: &str) -> Vec<Range<usize>> {
    let before = ["row ", "column ", "box ", "第"];
    let mut found = Vec::new();
    for word in before {
        for (at, _) in words.match_indices(word) {
            let at = at + word.len();
            let is_number = words[at..].starts_with(|letter: char| ('1'..='9').contains(&letter));
            let after = words.get(at + 1..).unwrap_or_default();
            let is_house = word != "第" || after.starts_with(['行', '列', '宫']);
            if is_number && is_house {
                found.push(at..at + 1);
            }
        }
    }
    found
}

/// Places in lists of three or more, with the sign after them.
fn listed(words: &str) -> Vec<Range<usize>> {
    let signs = [", ", "、"];
    let followed = |place: Range<usize>| {
        let sign = signs.into_iter().find(|sign| words[place.end..].starts_with(sign))?;
        let end = place.end + sign.len();
        let (length, _) = cell(&words[end..])?;
        // Only in lists of places, which end in "or".
        let rest = &words[end + length..];
        let is_places = rest.starts_with(" or r") || rest.starts_with("或r");
        is_places.then_some(place.start..end)
    };
    cells(words).into_iter().filter_map(followed).collect()
}

fn number_after(words: &str, before: &[&str], after: &[&str], random: &mut Random) -> Option<String> {
    let mut found = Vec::new();
    for word in before {
        for (at, _) in words.match_indices(word) {
            let at = at + word.len();
            let length = words[at..].find(|letter: char| !letter.is_ascii_digit()).unwrap_or(0);
            let is_number = length > 0;
            let rest = &words[at + length..];
            let fits = match *word {
                "(" => rest.starts_with(')'),
                _ => word.is_ascii() || after.iter().any(|end| rest.starts_with(end)),
            };
            if is_number && fits {
                found.push(at..at + length);
            }
        }
    }
    if found.is_empty() {
        return None;
    }
    let place = found[random.below(found.len())].clone();
    let number: usize = words[place.clone()].parse().ok()?;
    let other = number + 1 + random.below(3);
    Some(replaced(words, place, &other.to_string()))
}
