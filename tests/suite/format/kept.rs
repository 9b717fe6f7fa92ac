//! What comes with a puzzle is kept, in every format that has a place for it.

use super::*;

/// What a writer makes of everything in a text.
fn converted(text: &str, format: Format) -> (String, Vec<(Omission, u64)>) {
    let mut writer = Writer::new(format);
    let mut lines = String::new();
    for reading in read(text.as_bytes(), None, &ReadOptions::default()) {
        let reading = reading.unwrap();
        lines += &(writer.write(&reading, &reading.position().unwrap()) + "\n");
    }
    (lines, writer.lost().collect())
}

/// The same again and again, from format to format.
fn through(text: &str, formats: &[Format]) -> String {
    formats.iter().fold(text.to_owned(), |text, &format| {
        let (text, lost) = converted(&text, format);
        assert_eq!(lost, [], "{format}: {text}");
        text
    })
}

const PLACED: &str = "5+3..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

#[test]
fn columns_and_fields_are_kept() {
    let table = format!("puzzle,id,name\n{EASY},7,\"a, \"\"b\"\"\"\n{OTHER},8,\n");
    assert_eq!(through(&table, &[Format::Csv]), table);
    let again = through(&table, &[Format::Jsonl, Format::Csv]);
    assert!(again.starts_with("puzzle,candidates,id,name\n") && again.contains(",7,\"a, \"\"b\"\"\"\n"), "{again}");
    let object = format!("{{\"id\":7,\"x\":[1, {{\"y\":1e999}}],\"puzzle\":\"{EASY}\"}}");
    let (text, lost) = converted(&object, Format::Jsonl);
    assert!(text.contains("\"id\":7,\"x\":[1, {\"y\":1e999}]"), "{text}");
    assert_eq!(lost, []);
    assert_eq!(converted(&table, Format::Line).1, [(Omission::Fields, 2)]);
    assert_eq!(converted(&table, Format::Grid).1, [(Omission::Fields, 2)]);
}

#[test]
fn a_number_out_of_range_beside_the_puzzle_does_not_lose_the_row() {
    let line = format!("{{\"id\":1{},\"puzzle\":\"{EASY}\"}}", "0".repeat(400));
    assert_eq!(outcome(&line), [format!("jsonl {EASY}")]);
    assert!(converted(&line, Format::Jsonl).0.contains(&"0".repeat(400)));
}

#[test]
fn names_that_records_use_themselves_are_changed() {
    let (text, _) = converted(&format!("{{\"puzzle\":\"{EASY}\",\"givens\":30,\"candidates\":[]}}"), Format::Jsonl);
    assert!(text.contains("\"input_givens\":30,\"input_candidates\":[]"), "{text}");
}

#[test]
fn comments_are_kept() {
    let line = format!("{EASY} # easy\n");
    assert_eq!(through(&line, &[Format::Line]), line);
    assert_eq!(through(&line, &[Format::Csv]), format!("puzzle,text\n{EASY},# easy\n"));
    assert!(through(&line, &[Format::Jsonl]).contains("\"text\":\"# easy\""));
    assert!(through(&line, &[Format::Grid]).starts_with("# easy\n53. .7."));
    assert_eq!(through(&line, &[Format::Link, Format::Line]), line);
    assert_eq!(converted(&line, Format::Library).1, [(Omission::Text, 1)]);
}

#[test]
fn placed_digits_are_kept() {
    let formats =
        [Format::Line, Format::Csv, Format::Library, Format::Link, Format::Jsonl, Format::Bracketed, Format::Line];
    assert_eq!(through(PLACED, &formats), format!("{PLACED}\n"));
    for format in [Format::Grid, Format::Framed, Format::PencilMarks, Format::Candidates] {
        assert_eq!(converted(PLACED, format).1, [(Omission::Placed, 1)], "{format}");
    }
}

#[test]
fn pencil_marks_are_kept() {
    let mut position = Position::new(&EASY.parse().unwrap()).unwrap();
    position.place("r5c5=5".parse().unwrap());
    position.remove("r1c3=2".parse().unwrap());
    let start = write(Format::Jsonl, &position) + "\n";
    let formats = [Format::Link, Format::Csv, Format::Bracketed, Format::Library, Format::Jsonl, Format::Link];
    let link = through(&start, &formats);
    assert_eq!(link.trim_end().rsplit('=').next().unwrap().len(), 162);
    assert_eq!(only(&link).position().unwrap(), position);
    for format in [Format::Line, Format::Grid, Format::Framed] {
        assert!(converted(&start, format).1.contains(&(Omission::PencilMarks, 1)), "{format}");
    }
}

#[test]
fn the_case_of_a_library_line_is_kept() {
    let line = &format!(":0300-1-x:37:{PLACED}:213 413:126 226::x\n");
    let formats = [Format::Library, Format::Jsonl, Format::Csv, Format::Library];
    assert_eq!(through(line, &formats), *line);
    assert_eq!(converted(line, Format::Link).1, [(Omission::Case, 1)]);
}

#[test]
fn blanks_can_be_zeros() {
    let reading = only(EASY);
    let position = reading.position().unwrap();
    for format in
        [Format::Line, Format::Grid, Format::Framed, Format::Candidates, Format::Link, Format::Csv, Format::Jsonl]
    {
        let text = Writer::new(format).zeros(true).write(&reading, &position);
        let text = text.replace("www.sudokuwiki.org", "").replace("sudoku.htm", "");
        assert_eq!(text.contains('.'), format == Format::Jsonl, "{text}");
        assert!(text.contains('0'));
        let again = Writer::new(format).zeros(true).write(&reading, &position);
        assert_eq!(only(again).digits, reading.digits);
    }
}
