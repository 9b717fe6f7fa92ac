//! Lines that were wrapped, joined again; and the numbers and marks of lists in front of them.

/// The lines of a text with their numbers from 1; what was wrapped is joined.
pub(super) fn paragraphs(text: &str) -> Vec<(usize, String)> {
    let mut found: Vec<(usize, String)> = Vec::new();
    let (mut column, mut before) = (0, "");
    for (number, line) in (1..).zip(text.lines()) {
        let indent = line.len() - line.trim_start_matches(' ').len();
        let rest = line[indent..].trim_end();
        let may_join = indent >= 4
            && indent == column
            && !rest.is_empty()
            && !rest.starts_with(['-', '*', '\u{2013}', '\u{2022}', '|']);
        // What heads a list ends with its line, unless that is full.
        let is_headed = before.trim_end().ends_with([':', '\u{ff1a}']) && !is_full(before, rest);
        before = line;
        let joins = |last: &str| {
            !is_headed && goes_on(last, rest) && (mark(rest) == 0 || (!is_done(last) && is_full(last, rest)))
        };
        if let Some((_, last)) = found.last_mut().filter(|(_, last)| may_join && joins(last)) {
            let is_chinese = last.ends_with(|it: char| !it.is_ascii()) || rest.starts_with(|it: char| !it.is_ascii());
            if !is_chinese {
                last.push(' ');
            }
            last.push_str(rest);
        } else {
            column = indent + mark(rest);
            found.push((number, line.to_string()));
        }
    }
    found
}

/// The width of the number or mark of a list in front of a text.
fn mark(text: &str) -> usize {
    let (number, rest) = text.split_at(number(text, &['.', '\u{2013}']));
    if !number.is_empty() && (rest.starts_with("  ") || rest.starts_with(". ")) {
        return number.chars().count() + 2;
    }
    if text.starts_with("\u{2013} ") || text.starts_with("- ") { 2 } else { 0 }
}

/// The length of a number in front of a text: `2`, or with parts between such signs, as `2.1`.
pub(super) fn number(text: &str, between: &[char]) -> usize {
    let is_part = |it: char| it.is_ascii_digit() || between.contains(&it);
    let length = text.find(|it: char| !is_part(it)).unwrap_or(text.len());
    let number = text[..length].trim_end_matches(between);
    if number.starts_with(|it: char| it.is_ascii_digit()) { number.len() } else { 0 }
}

/// A text without the number or mark of a list in front of it.
pub(super) fn unmarked(text: &str) -> &str {
    let start = text.char_indices().nth(mark(text)).map_or(text.len(), |(at, _)| at);
    text[start..].trim_start()
}

/// Whether a text is a name that begins with a number: "3 Strong-Linked Fish", "4-6 ...".
fn is_counted_name(text: &str) -> bool {
    let name = text.trim_start_matches(|it: char| it.is_ascii_digit() || it == '-');
    name.len() < text.len() && name.strip_prefix(' ').is_some_and(|name| name.starts_with(char::is_uppercase))
}

fn is_done(line: &str) -> bool {
    line.trim_end().ends_with(['.', '\u{3002}', '!', '?', ';', '\u{ff1b}', ':', '\u{ff1a}'])
}

/// The columns of the program's own text.
const COLUMNS: usize = 80;

/// Whether a line ends because the next word had no room in it.
fn is_full(line: &str, next: &str) -> bool {
    let columns = |text: &str| text.chars().map(|letter| if letter < '\u{2e80}' { 1 } else { 2 }).sum::<usize>();
    let word = next.split(' ').next().unwrap_or(next);
    // Between Chinese signs a line may end, but not within a few, nor in front of a comma.
    let letters = match word.chars().take_while(char::is_ascii).count() {
        0 => 4,
        count => count + 1,
    };
    let word: String = word.chars().take(letters).collect();
    columns(line) + 1 + columns(&word) > COLUMNS
}

/// Whether a sentence goes on after a line. A heading in front of a paragraph ends with its line.
fn goes_on(line: &str, next: &str) -> bool {
    let line = line.trim_end();
    let start = line.trim_start();
    let title = unmarked(start);
    let is_titled = start.as_bytes().first().is_some_and(u8::is_ascii_digit)
        && start.contains("  ")
        && (!title.starts_with(['r', '1', '2', '3', '4', '5', '6', '7', '8', '9']) || is_counted_name(title));
    !is_titled && !next.is_empty() && (!is_done(line) || is_full(line, next))
}
