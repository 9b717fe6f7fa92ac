//! Every format, the ways in which files differ in the wild, and what is said about what cannot be
//! read.

mod bracketed;
mod candidates;
mod files;
mod grids;
mod json;
mod kept;
mod library_lines;
mod links;
mod listed;
mod one_line;
mod pencil;
mod tables;
mod writing;

use crate::common::snapshots;
use proptest::prelude::*;
use whydoku::board::*;
use whydoku::format::*;

const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const OTHER: &str = "..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759..";

/// What a text reads as, one line for each reading: format and digits, or the error.
fn outcome_of(text: impl AsRef<[u8]>, options: &ReadOptions) -> Vec<String> {
    read(text.as_ref(), Some("in.txt"), options)
        .map(|item| match item {
            Ok(reading) => format!("{} {}", reading.format, reading.digits),
            Err(error) => error.to_string(),
        })
        .collect()
}

fn outcome(text: impl AsRef<[u8]>) -> Vec<String> {
    outcome_of(text, &ReadOptions::default())
}

fn only(text: impl AsRef<[u8]>) -> Reading {
    let mut readings: Vec<_> = read(text.as_ref(), Some("in.txt"), &ReadOptions::default()).collect();
    assert_eq!(readings.len(), 1, "{readings:?}");
    readings.remove(0).unwrap()
}

fn error(text: impl AsRef<[u8]>) -> String {
    let outcome = outcome(text);
    assert_eq!(outcome.len(), 1, "{outcome:?}");
    outcome[0].clone()
}

/// Compares with `snapshots/format/`, one line for each item.
fn golden(name: &str, items: &[String]) {
    snapshots("format").bind(|| insta::assert_snapshot!(name.replace('_', "-"), items.join("\n")));
}

fn with_column(name: &str) -> ReadOptions {
    ReadOptions::default().column(name.parse::<Column>().unwrap())
}

fn with_format(format: Format) -> ReadOptions {
    ReadOptions::default().format(format)
}

/// Nine rows of the puzzle, each changed.
fn rows(puzzle: &str, change: impl Fn(&str) -> String) -> String {
    (0..9).map(|row| change(&puzzle[row * 9..row * 9 + 9]) + "\n").collect()
}

fn spaced(row: &str, bar: &str) -> String {
    let cells: Vec<String> = row.chars().map(String::from).collect();
    [0, 3, 6].map(|from| cells[from..from + 3].join(" ")).join(bar)
}

/// The pencil marks of a puzzle at its start.
fn pencil_marks(puzzle: &str) -> String {
    write(Format::PencilMarks, &Position::new(&puzzle.parse().unwrap()).unwrap())
}

/// Any position that moves can lead to, contradictory ones included.
fn positions() -> impl Strategy<Value = Position> {
    prop::collection::vec((0usize..729, 0..4u8), 0..300).prop_map(|moves| {
        let mut position = Position::new(&EASY.parse().unwrap()).unwrap();
        for (index, kind) in moves {
            let candidate = Candidate::from_index(index);
            if kind == 0 && position.has(candidate) {
                position.place(candidate);
            } else {
                position.remove(candidate);
            }
        }
        position
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_is_read(position in positions()) {
        for format in Format::ALL {
            let header = format.header().map(|header| format!("{header}\n")).unwrap_or_default();
            let text = write(format, &position);
            prop_assert!(text.lines().all(|line| line.trim_end() == line), "trailing blanks:\n{}", text);
            let reading = only(format!("{header}{text}\n"));
            match format {
                Format::Library | Format::Jsonl => prop_assert_eq!(reading.position().unwrap(), position.clone()),
                // Without candidates to be seen, a blank cell looks like one of a plain grid.
                Format::Bracketed if Cell::all().any(|cell| position.candidates(cell).len() > 1) => {
                    prop_assert_eq!(reading.position().unwrap(), position.clone());
                }
                Format::Candidates | Format::PencilMarks | Format::Link => {
                    // A single candidate may have turned into a digit, nothing else may change.
                    let read = reading.position().unwrap();
                    let all = |position: &Position| -> CandidateSet {
                        position.all_candidates() | Candidate::all().filter(|&c| position.is_placed(c)).collect::<CandidateSet>()
                    };
                    let only_digits = Cell::all().all(|cell| position.candidates(cell).len() < 2);
                    prop_assert!(only_digits || all(&read) == all(&position), "{}", text);
                    prop_assert!(position.digits().filled().is_subset(read.digits().filled()));
                }
                _ => prop_assert_eq!(&reading.digits, position.digits()),
            }
        }
    }

    #[test]
    fn many_positions_are_read_one_after_another(many in prop::collection::vec(positions(), 1..5), gap: bool) {
        for format in Format::ALL {
            let texts: Vec<String> = many.iter().map(|position| write(format, position)).collect();
            let text = texts.join(if gap { "\n\n" } else { "\n" });
            let readings: Result<Vec<Reading>, _> = read(text.as_bytes(), None, &ReadOptions::default()).collect();
            prop_assert_eq!(readings.unwrap().len(), many.len(), "{}", text);
        }
    }

    #[test]
    fn arbitrary_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..2000)) {
        outcome(&bytes);
    }

    #[test]
    fn nearly_readable_text_never_panics(text in "[0-9.*_xX+:{}\"=?,;#|│\\- \\n\\r１．é]{0,400}") {
        for format in Format::ALL.map(Some).into_iter().chain([None]) {
            outcome_of(&text, &ReadOptions::default().format(format));
        }
        outcome_of(&text, &with_column("2"));
        outcome_of(&text, &with_column("puzzle"));
    }

    #[test]
    fn a_changed_character_never_panics_and_never_costs_the_next_puzzle(
        position in positions(), at in 0.0..1.0f64, found in any::<char>(), format in prop::sample::select(Format::ALL.to_vec())
    ) {
        let mut text: Vec<char> = write(format, &position).chars().collect();
        let at = (at * text.len() as f64) as usize;
        text[at] = found;
        let text: String = text.into_iter().collect();
        let last = outcome(format!("{text}\n\n{OTHER}\n")).pop();
        prop_assert_eq!(last, Some(format!("line {OTHER}")), "{}", text);
    }
}

/// Fuzzing starts from one file a format; they are written from the same positions as the tests
/// here.
#[test]
fn seeds_for_fuzzing_are_readable() {
    let directory = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds");
    let mut seeds: Vec<_> = std::fs::read_dir(directory).unwrap().map(|entry| entry.unwrap().path()).collect();
    seeds.sort();
    assert!(seeds.len() >= Format::ALL.len());
    for seed in seeds {
        let bytes = std::fs::read(&seed).unwrap();
        let readings: Result<Vec<_>, _> = read(&bytes[..], seed.to_str(), &ReadOptions::default()).collect();
        assert!(!readings.unwrap().is_empty(), "{}", seed.display());
    }
}

/// The examples that docs/formats.md shows in full are read as what their heading says.
#[test]
fn examples_in_the_documentation_are_read() {
    let page = include_str!("../../../docs/formats.md");
    let mut read_in_full = Vec::new();
    for section in page.split("\n## `").skip(1) {
        let name = section.split('`').next().unwrap();
        let block = section.split("```text\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap_or_default();
        let examples: Vec<&str> = match name.parse().unwrap() {
            Format::Csv => vec![block],
            Format::Line | Format::Library | Format::Link | Format::Jsonl => block.lines().collect(),
            _ => continue,
        };
        for example in examples.into_iter().filter(|example| !example.contains("…81")) {
            let reading = only(example);
            assert_eq!((reading.format.name(), reading.puzzle().as_str()), (name, EASY), "{example}");
        }
        read_in_full.push(name);
    }
    assert_eq!(read_in_full, ["line", "library", "link", "csv", "jsonl"]);
}
