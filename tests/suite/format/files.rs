//! Encodings, line ends, what is no Sudoku, and files without end.

use super::*;
use std::io::{BufReader, Cursor, Read};

fn utf16(text: &str, to_bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    std::iter::once(0xfeff).chain(text.encode_utf16()).flat_map(to_bytes).collect()
}

#[test]
fn encodings_and_line_ends_do_not_matter() {
    let text = format!("# été\n{EASY} # ½ 数独\n\n{OTHER}");
    let expected = [format!("line {EASY}"), format!("line {OTHER}")];
    for end in ["\n", "\r\n", "\r"] {
        let text = text.replace('\n', end);
        for text in [text.clone(), format!("{text}{end}"), format!("{text}{end}{end}")] {
            assert_eq!(outcome(&text), expected);
            assert_eq!(outcome(format!("\u{feff}{text}")), expected);
            assert_eq!(outcome(utf16(&text, u16::to_le_bytes)), expected);
            assert_eq!(outcome(utf16(&text, u16::to_be_bytes)), expected);
            let latin: Vec<u8> = text.replace("数独", "").chars().map(|c| c as u8).collect();
            assert_eq!(outcome(latin), expected);
        }
    }
}

#[test]
fn lines_are_counted_alike_for_every_line_end() {
    for end in ["\n", "\r\n", "\r"] {
        let text = format!("#{end}{end}{}{end}{EASY}", &EASY[1..]);
        assert_eq!(outcome(&text)[0], "in.txt:3:81: line has 80 characters, expected 81");
        assert_eq!(outcome(utf16(&text, u16::to_le_bytes))[0], "in.txt:3:81: line has 80 characters, expected 81");
    }
}

#[test]
fn readers_may_give_a_byte_at_a_time() {
    let text = format!("{EASY}\r\n\r\n{}", rows(OTHER, |row| row.to_owned()).replace('\n', "\r\n"));
    for bytes in [text.clone().into_bytes(), format!("\u{feff}{text}").into_bytes(), utf16(&text, u16::to_be_bytes)] {
        let slow = BufReader::with_capacity(1, Cursor::new(bytes));
        let digits: Vec<_> = read(slow, None, &ReadOptions::default()).map(|r| r.unwrap().digits.to_string()).collect();
        assert_eq!(digits, [EASY, OTHER]);
    }
}

#[test]
fn what_is_no_sudoku_is_told_once() {
    let prose = "Dear Sir or Madam,\nI am writing to you about 3 things,\nnone of which is a puzzle.\n".repeat(50);
    let binary: Vec<u8> = (0..200_000u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    assert_eq!(outcome(binary).len(), 1);
    let numbers = "1.5,2.5,3.5\n-0.25,7,8.125\n".repeat(100);
    let shown = [error(prose), error(""), error("\n# only a comment\n\n"), error(numbers)];
    golden("what_is_no_sudoku_is_told_once", &shown);
}

/// A line with an error that looked like a puzzle used to make every other line count as a puzzle,
/// too.
#[test]
fn a_bad_line_does_not_make_the_prose_around_it_a_list_of_puzzles() {
    let prose = "This is about something else.\n".repeat(50);
    let hash = "checksum 6f4a6e1122334455667788990011223344556677889900112233445566778899";
    assert_eq!(outcome(format!("{prose}{hash}\n{prose}")).len(), 3);
}

/// A line of prose that names columns used to be taken for a header, and all lines below it for
/// records.
#[test]
fn a_sentence_about_columns_is_no_header() {
    let prose = "The columns are\nid, puzzle, solution\nand then come the rows.\nThat is all.\n";
    assert_eq!(outcome(prose).len(), 1);
}

/// Objects of other programs used to be refused for fields of the same name.
#[test]
fn fields_of_the_same_name_but_another_kind_are_kept_for_others() {
    let reading = only(format!("{{\"board\":\"{EASY}\",\"candidates\":[1,2],\"givens\":30}}"));
    assert_eq!((reading.givens, reading.candidates), (None, None));
    assert!(matches!(reading.rest, Rest::Fields(fields) if fields.len() == 2));
}

#[test]
fn among_puzzles_every_line_that_is_none_is_an_error() {
    golden(
        "among_puzzles_every_line_that_is_none_is_an_error",
        &outcome(format!("My puzzles\n{EASY}\nhello\nworld\n{OTHER}\n")),
    );
}

#[test]
fn a_line_that_is_too_long_is_an_error_and_no_memory() {
    let text = format!("{EASY}\n{}\n{OTHER}\n", "1".repeat(70_000));
    golden("a_line_that_is_too_long_is_an_error_and_no_memory", &outcome(text));
}

#[test]
fn a_forced_format_is_the_only_one() {
    assert_eq!(outcome_of(EASY, &with_format(Format::Line)), [format!("line {EASY}")]);
    let mut shown = Vec::new();
    shown.extend(outcome_of(EASY, &with_format(Format::Grid)));
    shown.extend(outcome_of("hello", &with_format(Format::Jsonl)));
    golden("a_forced_format_is_the_only_one", &shown);
    let solved = rows(SOLUTION, |row| spaced(row, " "));
    assert_eq!(outcome_of(&solved, &with_format(Format::PencilMarks)), [format!("pencil-marks {SOLUTION}")]);
}

#[test]
fn arguments_are_read_like_files() {
    for text in [EASY.to_owned(), rows(EASY, |row| spaced(row, " ")), pencil_marks(EASY)] {
        let readings: Vec<_> = read_str(&text).collect();
        assert_eq!(readings.len(), 1);
        assert_eq!(readings[0].as_ref().unwrap().digits.to_string(), EASY);
    }
    assert_eq!(read_str("12").next().unwrap().unwrap_err().to_string().split(',').next(), Some("line 1"));
}

/// Fails after some bytes.
struct Breaking<'a>(&'a [u8]);

impl Read for Breaking<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        match self.0.read(buffer)? {
            0 => Err(std::io::Error::other("the disk is gone")),
            count => Ok(count),
        }
    }
}

#[test]
fn a_failing_disk_is_told_once_and_ends_the_stream() {
    let text = format!("{EASY}\n{OTHER}\n{}", &EASY[..40]);
    let mut readings = read(BufReader::new(Breaking(text.as_bytes())), Some("in.txt"), &ReadOptions::default());
    assert!(readings.next().unwrap().is_ok());
    assert!(readings.next().unwrap().is_ok());
    let error = readings.next().unwrap().unwrap_err();
    assert_eq!(error.to_string(), "in.txt:3:1: cannot be read: the disk is gone");
    assert!(error.is_final());
    assert!(readings.next().is_none() && readings.next().is_none());
}

/// Makes lines as they are asked for and counts them.
struct Endless {
    line: String,
    at: usize,
    given: std::rc::Rc<std::cell::Cell<u64>>,
}

impl Read for Endless {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let rest = &self.line.as_bytes()[self.at..];
        let count = rest.len().min(buffer.len());
        buffer[..count].copy_from_slice(&rest[..count]);
        self.at = (self.at + count) % self.line.len();
        self.given.set(self.given.get() + count as u64);
        Ok(count)
    }
}

#[test]
fn millions_of_lines_are_read_as_they_are_asked_for() {
    let grid = rows(EASY, |row| row.to_owned());
    for (line, millions) in [(format!("{EASY}\n"), 2), (format!("1,{EASY},x\n"), 1), (format!("{grid}\n"), 1)] {
        let given = std::rc::Rc::new(std::cell::Cell::new(0));
        let reader = BufReader::new(Endless { line: line.clone(), at: 0, given: given.clone() });
        let mut readings = read(reader, None, &ReadOptions::default());
        for count in 1..=millions * 200_000u64 {
            assert!(readings.next().unwrap().is_ok());
            // Never more than the reader's own buffer ahead.
            assert!(given.get() <= count * line.len() as u64 + 8192);
        }
    }
}

#[test]
fn one_line_without_end_does_not_fill_the_memory() {
    let given = std::rc::Rc::new(std::cell::Cell::new(0));
    let endless = Endless { line: "123456789".into(), at: 0, given: given.clone() };
    let text = endless.take(200 << 20).chain(Cursor::new(format!("\n{EASY}\n")));
    let readings: Vec<_> = read(BufReader::new(text), None, &ReadOptions::default()).collect();
    assert_eq!(readings.len(), 2);
    assert_eq!(readings[0].as_ref().unwrap_err().to_string(), "line 1, column 1: line is longer than 64 KiB");
}

/// Long lines of plus signs and of quoted fields used to take time that grew with the square of
/// their length.
#[test]
fn no_line_takes_quadratic_time() {
    let start = std::time::Instant::now();
    let pieces = [
        "+",
        "1+",
        "\"\",",
        "\"a\",",
        "\"a\"\"b\",",
        "\"",
        ",",
        ";",
        ":1",
        ":",
        "x",
        "{\"a\":",
        "[",
        "|",
        "?s=",
        "%",
        "1 ",
        "12 ",
        "é",
        "#",
        "-",
        ".",
    ];
    for piece in pieces {
        for (before, times) in
            [("", 10), (":0300:", 1), ("https://example.org/?s=", 1), ("{\"puzzle\":\"", 1), ("a,puzzle\n", 1)]
        {
            let line = format!("{before}{}\n", piece.repeat(60_000 / piece.len()));
            outcome(line.repeat(times));
        }
    }
    assert!(start.elapsed() < std::time::Duration::from_secs(20), "{:?}", start.elapsed());
}

/// Runs of empty lines are passed over together: they count, and fields keep those that are theirs.
#[test]
fn empty_lines_count_one_by_one() {
    for (end, count) in [("\n", 100_000), ("\r\n", 100_000), ("\r", 1000)] {
        let gap = end.repeat(count);
        let text = format!("{EASY}{end}{gap}{EASY}{end}{gap}{}", &EASY[1..]);
        let found: Vec<_> = read_str(&text).collect();
        let lines = found.iter().map(|item| match item {
            Ok(reading) => reading.source.line,
            Err(error) => error.source.line,
        });
        let after = count as u64 + 1;
        assert_eq!(lines.collect::<Vec<_>>(), [1, 1 + after, 1 + 2 * after], "{end:?}");
        assert!(found[2].is_err());
    }
    let table = format!("puzzle,note\n{EASY},\"a\n\n\n\nb\"\n");
    let reading = read_str(&table).next().expect("a row").expect("a puzzle");
    assert_eq!(reading.rest.fields()[0].1, "\"a\\n\\n\\n\\nb\"");
}
