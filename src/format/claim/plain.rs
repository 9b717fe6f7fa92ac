//! A line without what only decorates it: Markdown, LaTeX, full-width signs.

use super::wrapped::number;
use super::written::group;

/// The line as plain text. Breaks of lines are kept.
pub(super) fn plain(text: &str) -> String {
    let narrow: String = text.chars().map(narrow).collect();
    let narrow = if narrow.contains('\\') || narrow.contains('$') || narrow.contains("_{") || narrow.contains("r_") {
        without_latex(&narrow)
    } else {
        narrow
    };
    let narrow = narrow.replace("i.e.", "so").replace("and/or", "or").replace("<br>", "\n");
    let narrow = counted(&without_tags(&narrow));
    let narrow = if narrow.contains('与') { without_shared(&narrow) } else { narrow };
    if !narrow.contains(['*', '`', '_']) {
        return narrow;
    }
    // Emphasis and code; underscores only around words.
    let bold = narrow.replace("**", "").replace('`', "");
    let mut plain = String::with_capacity(bold.len());
    let letters: Vec<char> = bold.chars().collect();
    for (at, &letter) in letters.iter().enumerate() {
        let is_word = |at: Option<usize>| at.and_then(|at| letters.get(at)).is_some_and(|it| it.is_alphanumeric());
        let is_inside = is_word(at.checked_sub(1)) && is_word(Some(at + 1));
        match letter {
            '*' | '_' if !is_inside => {}
            '_' => plain.push(' '),
            other => plain.push(other),
        }
    }
    plain
}

/// The line without a cell that is only what others share a house with: `都与r2c4同区` becomes
/// `都与这格同区`, `与r2c4同区的r2c6` becomes `r2c6`. In `r2c6与r2c4同区，不是5` both stay:
/// both may be meant.
fn without_shared(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find('与') {
        let (before, after) = (&rest[..start], &rest[start + '与'.len_utf8()..]);
        plain += before;
        let (instead, end) = match shared(after) {
            Some(house) if before.ends_with('都') => ("与这格", house),
            Some(house) if !before.ends_with(|it: char| it.is_alphanumeric() && !ENDS.contains(&it)) => {
                let named = house.get('同'.len_utf8() * 2..).and_then(|it| it.strip_prefix('的'));
                named.filter(|named| group(named).is_some()).map_or(("与", after), |named| ("", named))
            }
            _ => ("与", after),
        };
        plain += instead;
        rest = end;
    }
    plain + rest
}

/// The last characters of words that `与r2c4同区的r2c6` may follow: 所以, 则.
const ENDS: [char; 2] = ['以', '则'];

/// The words after a cell if they are 同行, 同列, 同宫 or 同区.
fn shared(text: &str) -> Option<&str> {
    let (_, house) = group(text)?;
    let house = house.trim_start();
    let mut letters = house.chars();
    let is_shared = letters.next() == Some('同') && matches!(letters.next(), Some('行' | '列' | '宫' | '宮' | '区'));
    is_shared.then_some(house)
}

/// Tags that say nothing of what is between them, unlike `<s>` and `<del>`.
const TAGS: [&str; 16] = [
    "move", "moves", "answer", "step", "action", "output", "result", "final", "b", "strong", "i", "em", "code", "p",
    "li", "br",
];

/// The line without the tags of answers and of emphasis.
fn without_tags(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find('<') {
        plain += &rest[..start];
        let inner = &rest[start + 1..];
        let end = inner.find('>').filter(|&end| {
            let name = inner[..end].trim_matches(['/', ' ']);
            TAGS.iter().any(|tag| name.eq_ignore_ascii_case(tag))
        });
        plain.push(if end.is_some() { ' ' } else { '<' });
        rest = &inner[end.map_or(0, |end| end + 1)..];
    }
    plain + rest
}

/// The line with `row5` as `row 5`, and with the numerals of 第五行 and 五行五列 as digits. What
/// has no place, as in 同一行, stays.
fn counted(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let number = |at: usize| {
        let place = "一二三四五六七八九".chars().position(|it| Some(&it) == letters.get(at))?;
        char::from_digit(place as u32 + 1, 10)
    };
    let is_pair =
        |at: usize| letters.get(at + 1) == Some(&'行') && number(at + 2).is_some() && is_line(&letters, at + 3);
    let mut plain = String::with_capacity(text.len());
    for (at, &letter) in letters.iter().enumerate() {
        let is_after = |before: usize, wanted: &[char]| {
            at.checked_sub(before).and_then(|at| letters.get(at)).is_some_and(|it| wanted.contains(it))
        };
        let is_counted = is_line(&letters, at + 1)
            && (is_after(1, &['第'])
                || (is_pair(at) && !is_after(1, &OTHER))
                || (is_after(1, &['行']) && is_pair(at.wrapping_sub(2))));
        let is_column =
            letters.get(at..at + 3).is_some_and(|it| it.iter().collect::<String>().eq_ignore_ascii_case("col"));
        let is_after_number = at > 0 && letters[at - 1].is_ascii_digit();
        if letter.is_ascii_digit() && is_word_with_number(&letters[..at]) || is_column && is_after_number {
            plain.push(' ');
        }
        plain.push(number(at).filter(|_| is_counted).unwrap_or(letter));
    }
    plain
}

/// What makes 一行 one of several: the same, another, any, each, this, that, which, some.
const OTHER: [char; 9] = ['同', '另', '任', '每', '这', '那', '哪', '某', '其'];

fn is_line(letters: &[char], at: usize) -> bool {
    matches!(letters.get(at), Some('行' | '列' | '宫' | '宮'))
}

/// Whether a text ends with a word that a number may be written to, as in `row5col5`.
fn is_word_with_number(before: &[char]) -> bool {
    ["row", "col", "column", "box"].iter().any(|word| {
        let Some(start) = before.len().checked_sub(word.len()) else { return false };
        let is_it = before[start..].iter().zip(word.chars()).all(|(one, other)| one.eq_ignore_ascii_case(&other));
        is_it && start.checked_sub(1).is_none_or(|at| !before[at].is_alphabetic())
    })
}

/// The usual form of a full-width character.
fn narrow(letter: char) -> char {
    match letter {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(letter as u32 - 0xfee0).unwrap_or(letter),
        '\u{3000}' | '\u{a0}' | '\u{2009}' | '\u{202f}' => ' ',
        '\u{2018}' | '\u{2019}' => '\'',
        '\u{201c}' | '\u{201d}' | '\u{300c}' | '\u{300d}' | '\u{ab}' | '\u{bb}' => '"',
        '\u{3010}' => '[',
        '\u{3011}' => ']',
        '\u{2010}' | '\u{2011}' => '-',
        other => other,
    }
}

/// Commands of LaTeX with what they stand for, longer ones first.
const COMMANDS: [(&str, &str); 36] = [
    ("\\Longrightarrow", " => "),
    ("\\longrightarrow", " => "),
    ("\\Rightarrow", " => "),
    ("\\rightarrow", " -> "),
    ("\\implies", " => "),
    ("\\therefore", " \u{2234} "),
    ("\\because", " because "),
    ("\\leftarrow", " <- "),
    ("\\gets", " <- "),
    ("\\not=", " \u{2260} "),
    ("\\not =", " \u{2260} "),
    ("\\notin", " \u{2260} "),
    ("\\neq", " \u{2260} "),
    ("\\neg", " \u{ac} "),
    ("\\lnot", " \u{ac} "),
    ("\\land", " and "),
    ("\\wedge", " and "),
    ("\\lor", " or "),
    ("\\vee", " or "),
    ("\\text", ""),
    ("\\mathrm", ""),
    ("\\mathbf", ""),
    ("\\boxed", ""),
    ("\\quad", " "),
    ("\\to", " -> "),
    ("\\in", " = "),
    ("\\ne", " \u{2260} "),
    ("\\cdot", " \u{b7} "),
    ("\\{", " { "),
    ("\\}", " } "),
    ("\\,", " "),
    ("\\;", " "),
    ("\\(", " "),
    ("\\)", " "),
    ("\\[", " "),
    ("\\]", " "),
];

fn without_latex(text: &str) -> String {
    let mut text = text.replace('$', " ");
    // Braces of digits stay, those of arguments go.
    text = text.replace("\\{", "\u{1}").replace("\\}", "\u{2}");
    for (command, meaning) in COMMANDS {
        text = text.replace(command, meaning);
    }
    let mut plain = String::with_capacity(text.len());
    // Whether each open brace stays.
    let mut braces = Vec::new();
    let mut rest = text.as_str();
    while let Some(first) = rest.chars().next() {
        if let Some((cell, after)) = cell(rest) {
            plain += &cell;
            rest = after;
            continue;
        }
        match first {
            '{' => {
                let inner = rest.split('}').next().unwrap_or(rest);
                let is_set = inner[1..].chars().all(|it| it.is_ascii_digit() || matches!(it, ',' | ' ' | '/'));
                braces.push(is_set && inner.len() > 2);
                if is_set && inner.len() > 2 {
                    plain.push('{');
                }
            }
            '}' if braces.pop() == Some(true) => plain.push('}'),
            '}' => {}
            '\u{1}' => plain.push('{'),
            '\u{2}' => plain.push('}'),
            other => plain.push(other),
        }
        rest = &rest[first.len_utf8()..];
    }
    plain
}

/// `r_2c_9`, `r_{2}c_{9}`, `R_{2}C_{9}`, `R_{2,9}` at the beginning.
fn cell(text: &str) -> Option<(String, &str)> {
    if let Some(rest) = text.strip_prefix("R_{").or(text.strip_prefix("r_{"))
        && let [row, b',', column, b'}', ..] = rest.as_bytes()
        && row.is_ascii_digit()
        && column.is_ascii_digit()
    {
        return Some((format!("r{}c{}", char::from(*row), char::from(*column)), &rest[4..]));
    }
    let part = |text: &str, letter: char| -> Option<(String, usize)> {
        let first = text.chars().next().filter(|it| it.eq_ignore_ascii_case(&letter))?;
        let rest = text[first.len_utf8()..].strip_prefix('_')?;
        let inner = rest.strip_prefix('{').unwrap_or(rest);
        let length = inner.len() - inner.trim_start_matches(|it: char| it.is_ascii_digit()).len();
        let braces = rest.len() - inner.len();
        let closed = if braces > 0 { inner[length..].strip_prefix('}')? } else { &inner[length..] };
        (length > 0).then(|| (format!("{letter}{}", &inner[..length]), text.len() - closed.len()))
    };
    let (row, used) = part(text, 'r')?;
    let rest = text[used..].trim_start();
    let (column, more) = part(rest, 'c')?;
    Some((row + &column, &rest[more..]))
}

/// The line without a number or mark of a list in front: `12.`, `3)`, `Step 4:`, `第5步：`, `-`.
pub(super) fn without_number(text: &str) -> &str {
    let marked = text.trim_start().trim_start_matches(['-', '*', '\u{2022}', '\u{2013}', '#', '>', '+']).trim_start();
    // "-r1c1=5" may be a denial.
    let is_sign = |before: &str| before.ends_with(['-', '\u{2013}', '+']);
    let trimmed = text.trim_start();
    let marked = if is_sign(&trimmed[..trimmed.len() - marked.len()]) { trimmed } else { marked };
    let word = |text: &str| -> Option<usize> {
        let lower = text.get(..4)?.to_ascii_lowercase();
        (lower == "step" || lower == "move").then_some(4)
    };
    let (rest, is_named) = match marked.strip_prefix('第') {
        Some(rest) => (rest, true),
        None => (marked[word(marked).unwrap_or(0)..].trim_start().trim_start_matches('#'), word(marked).is_some()),
    };
    let opened = rest.strip_prefix('(').unwrap_or(rest);
    let digits = number(opened, &['.']);
    let after = &opened[digits..];
    let rest = after.trim_start_matches('步');
    if digits == 0 || (opened.len() < marked.len() && marked.starts_with('(') && !rest.starts_with(')')) {
        return marked;
    }
    let has_step = rest.len() < after.len();
    let is_number = |rest: &&str| !rest.starts_with(|it: char| it.is_ascii_digit());
    let ended = rest.trim_start().strip_prefix(['.', ')', ':', '、']).filter(is_number);
    let dashed = || rest.strip_prefix(" -").or(rest.strip_prefix(" –")).or(rest.strip_prefix(" —"));
    match ended.or_else(|| dashed().filter(|_| is_named || has_step)) {
        Some(rest) => rest.trim_start(),
        // The program's own lists: two blanks.
        None if rest.starts_with("  ") => rest.trim_start(),
        None if is_named && rest.trim().is_empty() => "",
        None => marked,
    }
}
