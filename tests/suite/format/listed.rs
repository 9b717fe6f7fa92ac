//! Cells with separators, JSON over several lines, links and files of other programs.

use super::*;
use std::collections::{HashMap, HashSet};

#[test]
fn cells_between_commas_and_semicolons() {
    let cells = |blank: &str, separator: &str| -> Vec<String> {
        let cell = |c: char| if c == '.' { blank.to_owned() } else { c.to_string() };
        EASY.chars().map(cell).collect::<Vec<_>>().chunks(9).map(|row| row.join(separator)).collect()
    };
    for blank in ["", "0", ".", "null", "None", "\"\""] {
        for separator in [",", ";", ", ", "; "] {
            let rows = cells(blank, separator);
            let lists: Vec<String> = rows.iter().map(|row| format!("  [{row}]{}", separator.trim())).collect();
            let quotes = |row: &String| {
                row.split(separator).map(|cell| format!("'{}'", cell.trim_matches('"'))).collect::<Vec<_>>().join(",")
            };
            for text in [
                rows.join("\n"),
                rows.join(separator),
                format!("[{}]", lists.join("\n").trim().trim_end_matches([',', ';'])),
                format!("[\n{}\n]", lists.join("\n")),
                format!("[[{}]]", rows.join(&format!("]{separator}["))),
                rows.iter().map(quotes).collect::<Vec<_>>().join("\n"),
            ] {
                let found: Vec<_> = read_str(&text).map(|reading| reading.unwrap().digits.to_string()).collect();
                assert_eq!(found, [EASY], "{text}");
            }
        }
    }
    let tabs = cells("", "\t").join("\n");
    assert_eq!(only(&tabs).digits.to_string(), EASY);
}

#[test]
fn a_row_of_empty_cells_between_commas() {
    let digits = [
        "5,3,,,7,,,,",
        ",,,,,,,,",
        "4,,,8,,3,,,1",
        ",,,,,,,,,",
        ",,,,,,,,",
        ",6,,,,,2,8,",
        ",,,,,,,,",
        ",,,4,1,9,,,5",
        ",,,,,,,,",
    ];
    let expected = format!("53..7....{0}4..8.3..1{0}{0}.6....28.{0}...419..5{0}", ".........");
    assert_eq!(outcome(digits.join("\n")), [format!("grid {expected}")]);
}

#[test]
fn json_over_several_lines() {
    let object = |puzzle: &str| {
        format!(
            "{{\n  \"id\": 7,\n  \"puzzle\": \"{puzzle}\",\n  \"x\": [\n    {{\n      \"y\": \"}}\"\n    }}\n  ]\n}}"
        )
    };
    let (one, other) = (object(EASY), object(OTHER));
    for text in [
        format!("[{one},\n{other}]"),
        format!("[\n{one},\n{other}\n]"),
        format!("[{one}\n,{other}\n]\n"),
        format!("{one}\n{other}\n"),
        format!("[{{\"puzzle\":\"{EASY}\"}},{{\"puzzle\":\"{OTHER}\"}}]"),
        format!("[{{\"puzzle\":\"{EASY}\"}},\n{{\"puzzle\":\"{OTHER}\"}}]"),
        format!("[\n  {{\"puzzle\":\"{EASY}\"}},\n  {{\"puzzle\":\"{OTHER}\"}}\n]"),
    ] {
        assert_eq!(outcome(&text), [format!("jsonl {EASY}"), format!("jsonl {OTHER}")], "{text}");
    }
    // A damaged object costs itself alone.
    let damaged = &one[..40];
    let found = outcome(format!("{damaged}\n{EASY}\n"));
    assert_eq!(found.last(), Some(&format!("line {EASY}")), "{found:?}");
    let found = outcome(format!("{{\n\"id\":\n{{\"puzzle\":\"{OTHER}\"}}\n"));
    assert_eq!(found.last(), Some(&format!("jsonl {OTHER}")), "{found:?}");
    assert_eq!(outcome("{\n\"id\": 1,\n").len(), 1);
}

#[test]
fn a_long_line_of_json_is_read() {
    let many: Vec<String> = (0..20_000).map(|id| format!("{{\"id\":{id},\"puzzle\":\"{EASY}\"}}")).collect();
    let text = format!("[{}]\n", many.join(","));
    assert!(read_str(&text).all(|reading| reading.unwrap().digits.to_string() == EASY));
    assert_eq!(read_str(&text).count(), 20_000);
}

/// Compresses a text as f-puzzles does.
fn compress(text: &str) -> String {
    fn widen(until_wider: &mut u32, width: &mut u32) {
        *until_wider -= 1;
        if *until_wider == 0 {
            *until_wider = 1 << *width;
            *width += 1;
        }
    }
    let mut bits: Vec<bool> = Vec::new();
    let mut numbers: HashMap<String, u32> = HashMap::new();
    let mut new: HashSet<String> = HashSet::new();
    let (mut width, mut until_wider, mut last) = (2, 2, String::new());
    let mut put = |number: u32, width: u32| (0..width).for_each(|place| bits.push(number >> place & 1 == 1));
    let mut emit = |piece: &String, numbers: &HashMap<String, u32>, new: &mut HashSet<String>, width: &mut u32| {
        if new.remove(piece) {
            let code = piece.chars().next().unwrap() as u32;
            put(u32::from(code > 255), *width);
            put(code, if code > 255 { 16 } else { 8 });
            widen(&mut until_wider, width);
        } else {
            put(numbers[piece], *width);
        }
        widen(&mut until_wider, width);
    };
    for c in text.chars() {
        let next = numbers.len() as u32 + 3;
        numbers.entry(c.to_string()).or_insert_with(|| {
            new.insert(c.to_string());
            next
        });
        let longer = format!("{last}{c}");
        if numbers.contains_key(&longer) {
            last = longer;
        } else {
            emit(&last, &numbers, &mut new, &mut width);
            let next = numbers.len() as u32 + 3;
            numbers.insert(longer, next);
            last = c.to_string();
        }
    }
    emit(&last, &numbers, &mut new, &mut width);
    put(2, width);
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    bits.resize(bits.len().div_ceil(6) * 6 + 6, false);
    let letter = |six: &[bool]| LETTERS[six.iter().fold(0, |number, &bit| number * 2 + usize::from(bit))] as char;
    bits.chunks(6).map(letter).collect::<String>() + "=="
}

fn f_puzzles(puzzle: &str, more: &str) -> String {
    let cell = |(at, c): (usize, char)| match (at, c) {
        (1, _) => format!("{{\"value\":{c}}}"),
        (2, _) => "{\"centerPencilMarks\":[1,4]}".to_owned(),
        (_, '.') => "{}".to_owned(),
        _ => format!("{{\"value\":{c},\"given\":true}}"),
    };
    let cells: Vec<String> = puzzle.chars().enumerate().map(cell).collect();
    let rows: Vec<String> = cells.chunks(9).map(|row| format!("[{}]", row.join(","))).collect();
    compress(&format!("{{\"size\":9,\"title\":\"数独\",\"grid\":[{}]{more}}}", rows.join(",")))
}

#[test]
fn links_of_f_puzzles_and_sudokupad() {
    let payload = f_puzzles(EASY, ",\"killercage\":[]");
    for link in [
        format!("https://f-puzzles.com/?load={payload}"),
        format!("https://www.f-puzzles.com/?load={}", payload.replace('+', "%2B").replace('=', "%3D")),
        format!("https://www.f-puzzles.com/?load={}", payload.replace('+', "%20")),
        format!("https://sudokupad.app/fpuz{payload}"),
    ] {
        let reading = only(&link);
        assert_eq!((reading.format, reading.digits.to_string().as_str()), (Format::Link, EASY), "{link}");
        assert_eq!(reading.givens.unwrap().len(), reading.digits.filled().len() - 1);
        let position = reading.position().unwrap();
        assert_eq!(position.candidates("r1c3".parse().unwrap()).iter().count(), 2);
    }
    let caged = f_puzzles(EASY, ",\"killercage\":[{\"cells\":[\"R1C1\"]}]");
    let found = error(format!("https://f-puzzles.com/?load={caged}"));
    assert!(found.contains("killercage") && found.contains("without further rules"), "{found}");
    for damaged in [&payload[..payload.len() / 2], "", "AAAA", "%%%"] {
        error(format!("https://f-puzzles.com/?load={damaged}"));
    }
}

#[test]
fn files_of_opensudoku() {
    let zeros = EASY.replace('.', "0");
    let text = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n  <name>Easy 1</name>\n  <description>\n12 puzzles\n</description>\n  \
         <game data=\"{zeros}\" />\n<game data='{OTHER}'/><game data=\"123\"/>\n</opensudoku>\n"
    );
    let found = outcome(text);
    assert_eq!(found.len(), 3, "{found:?}");
    assert_eq!(found[..2], [format!("line {EASY}"), format!("line {OTHER}")]);
    assert!(found[2].starts_with("in.txt:8:"), "{found:?}");
}

#[test]
fn utf_16_without_a_mark_is_recognised() {
    for text in [format!("{EASY}\n{OTHER}\n"), format!("{EASY}\r\n{OTHER}")] {
        let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        for bytes in [little, big] {
            assert_eq!(outcome(bytes), [format!("line {EASY}"), format!("line {OTHER}")]);
        }
    }
}

/// A reader that has nothing again and again, and says so once.
struct Halting<'a>(&'a [u8], bool);

impl std::io::Read for Halting<'_> {
    fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
        unreachable!("only the buffer is used")
    }
}

impl std::io::BufRead for Halting<'_> {
    fn fill_buf(&mut self) -> std::io::Result<&[u8]> {
        if std::mem::replace(&mut self.1, true) {
            Ok(&self.0[..self.0.len().min(5)])
        } else {
            Err(std::io::ErrorKind::WouldBlock.into())
        }
    }

    fn consume(&mut self, count: usize) {
        self.0 = &self.0[count..];
        self.1 = false;
    }
}

#[test]
fn a_reader_that_would_block_is_asked_again() {
    let text = format!("{EASY}\r\n\n# comment\n{OTHER}");
    let readings: Vec<_> = read(Halting(text.as_bytes(), false), None, &ReadOptions::default())
        .filter(|reading| !reading.as_ref().is_err_and(FormatError::is_pause))
        .map(|reading| reading.unwrap().digits.to_string())
        .collect();
    assert_eq!(readings, [EASY, OTHER]);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, ..ProptestConfig::default() })]

    #[test]
    fn damaged_compressed_links_never_panic(payload in "[A-Za-z0-9+/=]{0,300}", cut in 0..400usize) {
        outcome(format!("https://f-puzzles.com/?load={payload}"));
        let good = f_puzzles(EASY, "");
        let at = cut.min(good.len());
        outcome(format!("https://f-puzzles.com/?load={}{payload}{}", &good[..at], &good[at..]));
    }

    #[test]
    fn nearly_readable_json_never_panics(text in "[\\[\\]{},:\"0-9a-z<>= /\\n]{0,300}") {
        outcome(&text);
        outcome(format!("{{\n{text}"));
        outcome(format!("<opensudoku>\n<game data={text}"));
        let last = outcome(format!("{{{text}\n\n{OTHER}\n{OTHER}\n")).pop();
        prop_assert_eq!(last, Some(format!("line {OTHER}")), "{}", text);
    }
}
