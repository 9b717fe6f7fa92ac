//! `whydoku booklet` as a user sees it: pages, bad rows, fonts, files.

use crate::common::corpus;
use crate::program::{err, run};

const EASY: &str = "........2..42..6.16.....9..96.8.41.....9.3.....87.6.49..5.....81.7..83..4........";

/// Puzzles of the corpus, one a line.
fn puzzles(count: usize) -> String {
    corpus::puzzles("easy").iter().take(count).map(|puzzle| format!("{puzzle}\n")).collect()
}

/// How often bytes occur.
fn count(bytes: &[u8], part: &[u8]) -> usize {
    bytes.windows(part.len()).filter(|window| *window == part).count()
}

/// The number of pages of a PDF, which is whole.
fn pages(pdf: &[u8]) -> usize {
    assert!(pdf.starts_with(b"%PDF-") && pdf.trim_ascii_end().ends_with(b"%%EOF"));
    count(pdf, b"/Type /Page\n") + count(pdf, b"/Type/Page/")
}

#[test]
fn puzzles_come_first_and_solutions_last() {
    let input = puzzles(13);
    for (per_page, expected) in [("1", 13 + 2), ("2", 7 + 2), ("4", 4 + 2), ("6", 3 + 2)] {
        let output = run(&["booklet", "--per-page", per_page, "-j", "1"], &input);
        assert!(output.status.success(), "{}", err(&output));
        assert_eq!(pages(&output.stdout), expected, "{per_page} on a page");
    }
}

#[test]
fn paper_has_its_size_and_the_title_its_place() {
    let of = |options: &[&str]| run(&[&["booklet", EASY], options].concat(), "").stdout;
    assert_eq!((count(&of(&[]), b"595.28 841.89"), count(&of(&["--paper", "letter"]), b"612 792")), (2, 2));
    assert!(count(&of(&["--title", "Sunday"]), b"(Sunday)") == 1, "the document has its title");
    assert_eq!(count(&of(&[]), b"Date"), 0, "nothing is dated");
}

#[test]
fn the_same_bytes_come_twice_whatever_the_threads() {
    let input = puzzles(5);
    let of = |jobs: &str| run(&["booklet", "--grade", "--hint=3", "--title", "“A & B”", "-j", jobs], &input).stdout;
    let once = of("1");
    assert!(pages(&once) == 3 && once == of("3"));
}

#[test]
fn bad_rows_are_reported_and_left_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, pdf) = (folder.path().join("some.txt"), folder.path().join("some.pdf"));
    let solved = run(&["solve", EASY], "").stdout;
    let solved = String::from_utf8(solved).expect("UTF-8");
    let lines =
        [EASY, "12", &".".repeat(81), &format!("55{}", &EASY[2..]), &format!("5{}", &EASY[1..]), solved.trim(), EASY];
    std::fs::write(&file, lines.join("\n")).expect("written");
    let (file, pdf) = (file.to_str().expect("UTF-8"), pdf.to_str().expect("UTF-8"));
    let output = run(&["booklet", file, "--output", pdf], "");
    let said = err(&output);
    let expected = [
        ":2:1: ",
        ":3:1: there is more than one",
        ":4:1: there are two 5s",
        ":5:1: there is no",
        ":6:1: nothing is left",
    ];
    for (line, expected) in said.lines().zip(expected) {
        assert!(line.contains(&format!("some.txt{expected}")), "{said}");
    }
    assert_eq!((said.lines().count(), output.status.code(), output.stdout.len()), (5, Some(1), 0), "{said}");
    assert_eq!(pages(&std::fs::read(pdf).expect("a booklet")), 2);
    assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 2, "nothing else is left behind");
    // What would be overwritten stays, and so does what cannot be replaced.
    assert_eq!(run(&["booklet", file, "--output", file], "").status.code(), Some(2));
    let nowhere = folder.path().join("none").join("a.pdf");
    assert_eq!(run(&["booklet", EASY, "--output", nowhere.to_str().expect("UTF-8")], "").status.code(), Some(3));
    let nothing = run(&["booklet"], "12\n");
    assert!(
        nothing.status.code() == Some(1) && nothing.stdout.is_empty() && err(&nothing).contains("no puzzle to print")
    );
    assert_eq!(run(&["booklet", "no such file"], "").status.code(), Some(3));
}

#[test]
fn characters_need_a_font_that_has_them() {
    let chinese = run(&["booklet", "--lang", "zh", EASY], "");
    assert!(chinese.status.code() == Some(2) && err(&chinese).contains("--font"), "{}", err(&chinese));
    let title = run(&["booklet", "--title", "数独", EASY], "");
    assert!(
        title.status.code() == Some(2) && err(&title).contains("no font has a glyph for \"数\""),
        "{}",
        err(&title)
    );
    let font = concat!(env!("CARGO_MANIFEST_DIR"), "/../assets/fonts/WhydokuSans-Bold.ttf");
    let lacking = run(&["booklet", "--lang", "zh", "--font", font, EASY], "");
    assert!(lacking.status.code() == Some(2) && err(&lacking).contains("“答”"), "{}", err(&lacking));
    let none = run(&["booklet", "--font", concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"), EASY], "");
    assert!(none.status.code() == Some(2) && err(&none).contains("no TrueType"), "{}", err(&none));
    assert_eq!(run(&["booklet", "--font", "no such file", EASY], "").status.code(), Some(3));
}
