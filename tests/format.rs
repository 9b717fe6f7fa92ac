//! Every format, the ways in which files differ in the wild, and what is said about what cannot be read.

use proptest::prelude::*;
use std::io::{BufReader, Cursor, Read};
use whydoku::board::*;
use whydoku::format::*;

const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const OTHER: &str = "..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759..";

/// What a text reads as, one line for each reading: format and digits, or the error.
fn outcome_of(text: impl AsRef<[u8]>, options: &Options) -> Vec<String> {
    read(text.as_ref(), Some("in.txt"), options)
        .map(|item| match item {
            Ok(reading) => format!("{} {}", reading.format, reading.digits),
            Err(error) => error.to_string(),
        })
        .collect()
}

fn outcome(text: impl AsRef<[u8]>) -> Vec<String> {
    outcome_of(text, &Options::default())
}

fn only(text: impl AsRef<[u8]>) -> Reading {
    let mut readings: Vec<_> = read(text.as_ref(), Some("in.txt"), &Options::default()).collect();
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
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../snapshots/format");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name.replace('_', "-"), items.join("\n")));
}

fn with_column(name: &str) -> Options {
    Options { column: Some(name.parse().unwrap()), ..Options::default() }
}

fn with_format(format: Format) -> Options {
    Options { format: Some(format), ..Options::default() }
}

/// Nine rows of the puzzle, each changed.
fn rows(puzzle: &str, change: impl Fn(&str) -> String) -> String {
    (0..9).map(|row| change(&puzzle[row * 9..row * 9 + 9]) + "\n").collect()
}

fn spaced(row: &str, bar: &str) -> String {
    let cells: Vec<String> = row.chars().map(String::from).collect();
    [0, 3, 6].map(|from| cells[from..from + 3].join(" ")).join(bar)
}

/// Sudoku Explainer's picture of nowhere: the pencil marks of a puzzle at its start.
fn pencil_marks(puzzle: &str) -> String {
    write(Format::PencilMarks, &Position::new(&puzzle.parse().unwrap()).unwrap())
}

mod one_line {
    use super::*;

    #[test]
    fn every_blank_is_a_blank() {
        for blank in ['.', '0', '*', '_', '-', 'x', 'X', '．', '０', '。', '·'] {
            let text = EASY.replace('.', &blank.to_string());
            assert_eq!(only(&text).digits.to_string(), EASY, "{blank}");
        }
        let mixed: String =
            EASY.chars().enumerate().map(|(i, c)| if c == '.' && i % 2 == 0 { '0' } else { c }).collect();
        assert_eq!(only(&mixed).digits.to_string(), EASY);
    }

    #[test]
    fn full_width_digits_are_digits() {
        let wide: String =
            EASY.chars().map(|c| c.to_digit(10).map_or('．', |d| char::from_u32('０' as u32 + d).unwrap())).collect();
        assert_eq!(only(&wide).digits.to_string(), EASY);
    }

    #[test]
    fn spaces_are_blanks_where_the_line_has_81_columns() {
        let text = EASY.replace('.', " ");
        assert_eq!(only(&text).digits.to_string(), EASY);
    }

    #[test]
    fn all_digits_of_a_line_are_givens_even_if_all_are_there() {
        assert_eq!(only(SOLUTION).givens, Some(CellSet::full()));
        assert!(only(SOLUTION).position().unwrap().is_solved());
        assert_eq!(only(EASY).puzzle(), EASY);
    }

    #[test]
    fn a_plus_sign_marks_a_digit_that_was_placed() {
        let reading = only(format!("53+47{}", &EASY[4..]));
        assert_eq!(reading.digits.to_string(), format!("5347{}", &EASY[4..]));
        assert_eq!(reading.puzzle(), format!("53.7{}", &EASY[4..]));
    }

    #[test]
    fn comments_and_ratings_follow_the_puzzle() {
        for rest in [" # easy", "# easy", "; easy", ";easy", ",easy", " ED=1.2/1.2/1.2", "\t12\t3.4", " | x", "   "] {
            let reading = only(format!("{EASY}{rest}\r\n"));
            assert_eq!(reading.digits.to_string(), EASY, "{rest}");
            assert_eq!(reading.source.column, 1);
            assert_eq!(reading.rest == Rest::Nothing, rest.trim().is_empty(), "{rest}");
        }
        assert_eq!(only(format!("{EASY} ED=1.2/1.2/1.2")).rest, Rest::Text("ED=1.2/1.2/1.2".into()));
    }

    #[test]
    fn the_puzzle_need_not_come_first() {
        let bank = only(format!("0a1b2c3d4e5f {EASY}  1.2"));
        assert_eq!((bank.digits.to_string().as_str(), bank.source.column), (EASY, 14));
        assert_eq!(bank.rest, Rest::Text("0a1b2c3d4e5f 1.2".into()));
        let taxonomy = only(format!("99480,99408,114,1895,{EASY},Some-Name,20.00s,C0"));
        assert_eq!((taxonomy.digits.to_string().as_str(), taxonomy.source.column), (EASY, 22));
        assert_eq!(only(format!("name;{EASY};x")).digits.to_string(), EASY);
        assert_eq!(only(format!("a name\t{EASY}")).digits.to_string(), EASY);
        assert_eq!(only(format!("7,\"a, b\",\"{EASY}\"")).source.column, 11);
    }

    #[test]
    fn a_solution_is_never_taken_for_the_damaged_puzzle_beside_it() {
        let text = format!("{EASY},{SOLUTION}\n{},{SOLUTION}\n{OTHER},{SOLUTION}\n", &EASY[1..]);
        golden("a_solution_is_never_taken_for_the_damaged_puzzle_beside_it", &outcome(text));
    }

    #[test]
    fn cells_may_be_set_apart() {
        let all = |between: &str| EASY.chars().map(String::from).collect::<Vec<_>>().join(between);
        assert_eq!(only(all(" ")).digits.to_string(), EASY);
        assert_eq!(only(all(",")).digits.to_string(), EASY);
        assert_eq!(only(format!("[{}]", all(", ").replace('.', "0"))).digits.to_string(), EASY);
        assert_eq!(only(rows(EASY, |row| row.to_owned()).replace('\n', " ")).digits.to_string(), EASY);
        assert_eq!(only(rows(EASY, |row| row.to_owned()).trim().replace('\n', "/")).digits.to_string(), EASY);
    }

    #[test]
    fn a_damaged_puzzle_on_the_first_line_is_not_passed_over_for_its_solution() {
        let text = format!("{},{SOLUTION}\n{EASY},{SOLUTION}\n", &EASY[1..]);
        assert_eq!(outcome(text)[0], "in.txt:1:81: column has 80 characters, expected 81");
    }

    #[test]
    fn the_column_can_be_chosen() {
        let text = format!("{EASY} {OTHER} x\n");
        assert_eq!(outcome_of(&text, &with_column("2")), [format!("line {OTHER}")]);
        assert_eq!(
            outcome_of(&text, &with_column("7")),
            ["in.txt:1:1: record has 3 columns, expected the puzzle in column 7"]
        );
        assert_eq!(outcome_of(format!("a,b,c\n1,{EASY},{OTHER}\n"), &with_column("3")), [format!("csv {OTHER}")]);
    }

    #[test]
    fn errors_name_the_column() {
        let stray = format!("{EASY}\n{EASY}\n{}q{}\n{OTHER}", &EASY[..40], &EASY[41..]);
        let mut shown = Vec::new();
        shown.extend(outcome(stray));
        shown.push(error(&EASY[..80]).to_string());
        shown.push(error(format!("{EASY}.")).to_string());
        shown.push(error(format!("  {} # short", &EASY[..79])).to_string());
        shown.push(error(format!("{EASY}{EASY}")).to_string());
        shown.push(error(format!("id,{}", &EASY[..80])).to_string());
        shown.push(error(format!("{}é{}", &EASY[..9], &EASY[10..])).to_string());
        golden("errors_in_lines", &shown);
    }

    #[test]
    fn digits_that_conflict_are_no_error_of_format() {
        let reading = only(EASY.replacen("53", "55", 1));
        assert_eq!(reading.position().unwrap_err().to_string(), "5 stands twice in r1: in r1c1 and r1c2");
    }
}

mod grids {
    use super::*;

    #[test]
    fn nine_rows_however_spaced() {
        let ways: [fn(&str) -> String; 6] = [
            |row| row.to_owned(),
            |row| spaced(row, " "),
            |row| format!("{} {} {}", &row[..3], &row[3..6], &row[6..]),
            |row| format!("  {}\t", row.replace('.', "0")),
            |row| row.replace('.', "-"),
            |row| row.replace('.', " "),
        ];
        for (index, way) in ways.into_iter().enumerate() {
            assert_eq!(outcome(rows(EASY, way)), [format!("grid {EASY}")], "way {index}");
        }
    }

    #[test]
    fn rows_may_be_empty_in_any_kind_of_blank() {
        let puzzle = format!("{}{}{}", ".".repeat(9), &EASY[9..72], ".".repeat(9));
        for blank in ["0", "*", "_", "-", "x"] {
            let text = rows(&puzzle, |row| row.replace('.', blank));
            assert_eq!(outcome(text), [format!("grid {puzzle}")], "{blank}");
            let text = rows(&puzzle, |row| format!("| {} |", spaced(&row.replace('.', blank), " | ")));
            assert_eq!(outcome(text), [format!("framed {puzzle}")], "{blank}");
        }
        let boxed = rows(&puzzle, |row| format!("│ {} │", spaced(&row.replace('.', " "), " │ ")));
        assert_eq!(outcome(boxed), [format!("framed {puzzle}")]);
    }

    #[test]
    fn frames_of_every_make() {
        let frames = [
            ("+-------+-------+-------+", "|", "+-------+-------+-------+"),
            ("*-----------------------*", "|", "|-------+-------+-------|"),
            (".-------.-------.-------.", "|", ":-------+-------+-------:"),
            ("┌───────┬───────┬───────┐", "│", "├───────┼───────┼───────┤"),
            ("╔═══════╦═══════╦═══════╗", "║", "╠═══════╬═══════╬═══════╣"),
            ("", "¦", "- - - - + - - - - + - - -"),
            ("=========================", "|", ""),
        ];
        for (outer, bar, inner) in frames {
            let mut text = format!("{outer}\n");
            for (index, row) in
                rows(EASY, |row| format!("{bar} {} {bar}", spaced(row, &format!(" {bar} ")))).lines().enumerate()
            {
                text += row;
                text += "\n";
                if index % 3 == 2 && index < 8 {
                    text += inner;
                    text += "\n";
                }
            }
            text += outer;
            assert_eq!(outcome(&text), [format!("framed {EASY}")], "{text}");
            assert_eq!(outcome(format!("{text}\n{text}")), vec![format!("framed {EASY}"); 2], "{text}");
        }
    }

    #[test]
    fn a_rule_after_every_row() {
        let rule = "+---+---+---+---+---+---+---+---+---+\n";
        let row = |row: &str| {
            let cells: Vec<String> = row.replace('.', " ").chars().map(|cell| format!(" {cell} ")).collect();
            format!("|{}|\n{}", cells.join("|"), rule.trim())
        };
        assert_eq!(outcome(format!("{rule}{}", rows(EASY, row))), [format!("framed {EASY}")]);
    }

    #[test]
    fn headers_and_captions_are_passed_over() {
        let sdk = format!("#A Someone\n#D A grid\n[Puzzle]\n{}", rows(EASY, |row| row.to_owned()));
        assert_eq!(outcome(sdk), [format!("grid {EASY}")]);
        let forum = format!(
            "Can anybody help me with this one?\n\n{}\nI am stuck here:\n{}\nThanks!\nSimple Sudoku Version 4.2n\n",
            rows(EASY, |row| row.to_owned()),
            pencil_marks(EASY)
        );
        assert_eq!(outcome(forum).len(), 2);
    }

    #[test]
    fn many_grids_in_a_row_with_and_without_lines_between() {
        let (one, two) = (rows(EASY, |row| row.to_owned()), rows(OTHER, |row| spaced(row, " ")));
        let expected = [format!("grid {EASY}"), format!("grid {OTHER}"), format!("grid {EASY}")];
        assert_eq!(outcome(format!("{one}{two}{one}")), expected);
        assert_eq!(outcome(format!("{one}\n\n{two}\n{one}\n\n")), expected);
        let bands = |grid: &str| {
            grid.lines().collect::<Vec<_>>().chunks(3).map(|band| band.join("\n") + "\n\n").collect::<String>()
        };
        assert_eq!(outcome(bands(&one) + &bands(&two) + &one), expected);
        let airy = |grid: &str| grid.replace('\n', "\n\n");
        assert_eq!(outcome(airy(&one) + &airy(&two) + &one), expected);
    }

    #[test]
    fn a_grid_that_lost_a_row_costs_no_other_grid() {
        let grid = rows(EASY, |row| row.to_owned());
        let mut shown = outcome(format!("{grid}\n{}\n{grid}\n{grid}{}", &grid[..80], &grid[..10]));
        let framed = write(Format::Framed, &Position::new(&EASY.parse().unwrap()).unwrap());
        let short: String =
            framed.lines().enumerate().filter(|(i, _)| *i != 6).map(|(_, l)| format!("{l}\n")).collect();
        shown.extend(outcome(format!("{short}{framed}\n")));
        shown.extend(outcome(format!("{short}\n{framed}\n")));
        golden("a_grid_that_lost_a_row_costs_no_other_grid", &shown);
    }

    #[test]
    fn errors_name_the_row() {
        let grid = rows(EASY, |row| row.to_owned());
        let mut shown = Vec::new();
        shown.extend(outcome(format!("{grid}\n{}", grid.replacen("6..195...", "6..195..", 1))));
        shown.extend(outcome(grid.replacen("6..195...", "6..1q5...", 1)));
        shown.extend(outcome(grid.replacen("53..7....", "53..7.....", 1)));
        shown.extend(outcome(format!("{grid}{}", &grid[..10])));
        golden("errors_in_grids", &shown);
    }
}

mod pencil {
    use super::*;

    const STUCK: &str = "
.-----------------.-----------------.-----------------.
| 5    3    124   | 26   7    2468  | 1489 1249 248   |
| 6    247  247   | 1    9    5     | 3478 234  2478  |
| 12   9    8     | 23   34   24    | 1357 6    2457  |
:-----------------+-----------------+-----------------:
| 8    125  1259  | 579  6    1479  | 4579 2459 3     |
| 4    25   2569  | 8    5    3     | 579  259  1     |
| 7    15   1359  | 59   2    149   | 4589 459  6     |
:-----------------+-----------------+-----------------:
| 139  6    134579| 357  35   7     | 2    8    4     |
| 23   278  237   | 4    1    9     | 36   3    5     |
| 123  1245 12345 | 2356 8    26    | 1346 7    9     |
'-----------------'-----------------'-----------------'
";

    #[test]
    fn one_digit_is_filled_only_where_no_peer_has_it() {
        let reading = only(STUCK);
        assert_eq!(reading.format, Format::PencilMarks);
        assert_eq!(reading.givens, None);
        let position = reading.position().unwrap();
        assert_eq!(position.digit(Cell::at(0, 0)), Digit::new(5));
        // 5 is still a candidate elsewhere in its box, so it waits to be placed.
        assert_eq!(position.digit(Cell::at(4, 4)), None);
        assert_eq!(position.candidates(Cell::at(4, 4)).to_string(), "{5}");
        assert_eq!(position.candidates(Cell::at(8, 2)).to_string(), "{1 2 3 4 5}");
    }

    #[test]
    fn marks_frames_and_spacing_mean_nothing() {
        let plain = only(STUCK);
        let same = |text: String| {
            let reading = only(&text);
            assert_eq!((reading.digits, reading.candidates), (plain.digits, plain.candidates), "{text}");
        };
        let rows: String = STUCK.lines().filter(|line| line.starts_with('|')).map(|line| format!("{line}\n")).collect();
        same(rows.clone());
        same(rows.replace('|', " "));
        same(rows.replace('|', "│"));
        same(rows.replace('|', " ").split_whitespace().collect::<Vec<_>>().join(" "));
        same(
            STUCK
                .replace("1489", "*1489")
                .replace(" 2478 ", " 247-8")
                .replace(" 2356", "#2356")
                .replace(" 247 ", " (2)47"),
        );
        same(rows.replace(' ', "  ").replace('|', "\t"));
        same(
            rows.lines()
                .map(|line| {
                    format!("{{{}}}\n", line.replace('|', " ").split_whitespace().collect::<Vec<_>>().join("} {"))
                })
                .collect(),
        );
    }

    #[test]
    fn contradictions_can_be_read() {
        let text = STUCK.replace(" 124  ", " .    ").replace("6    247  247", "6    27   27 ");
        let position = only(text).position().unwrap();
        assert_eq!(position.contradiction(), Some(Constraint::cell(Cell::at(0, 2))));
    }

    #[test]
    fn the_start_of_an_empty_grid_is_pencil_marks_too() {
        let text = pencil_marks(&".".repeat(81));
        assert_eq!(only(text).candidates, Some(CandidateSet::full()));
    }

    #[test]
    fn eighteen_rows_are_two_grids_and_ten_are_one_and_an_error() {
        assert_eq!(outcome(format!("{STUCK}{STUCK}{STUCK}")).len(), 3);
        let row = "| 5    3    124   | 26   7    2468  | 1489 1249 248   |";
        let mut shown = Vec::new();
        shown.push(outcome(format!("{STUCK}\n{row}\n"))[1].to_string());
        golden("eighteen_rows_are_two_grids_and_ten_are_one_and_an_error", &shown);
    }

    #[test]
    fn errors_name_the_group() {
        let damaged = [
            STUCK.replace("3    124", "3124    "),
            STUCK.replace("2468", "24s8"),
            STUCK.replace("2468", "2648"),
            STUCK.replace("124 ", "1 24"),
        ];
        let errors: Vec<_> = damaged.iter().map(|text| outcome(format!("{STUCK}{text}")).remove(1)).collect();
        golden("errors_in_pencil_marks", &errors);
    }
}

mod candidates {
    use super::*;

    #[test]
    fn nine_characters_for_each_cell() {
        let position = Position::new(&EASY.parse().unwrap()).unwrap();
        let text = write(Format::Candidates, &position);
        assert_eq!(text.len(), 729);
        for blank in [".", "0", "*", "_"] {
            let reading = only(text.replace('.', blank) + " # note");
            assert_eq!((reading.format, reading.givens), (Format::Candidates, None));
            assert_eq!(reading.position().unwrap().all_candidates(), position.all_candidates());
            assert_eq!(reading.digits, *position.digits());
        }
        let grouped: Vec<&str> = (0..81).map(|cell| &text[cell * 9..cell * 9 + 9]).collect();
        assert_eq!(only(grouped.join(" ")).digits, *position.digits());
    }

    #[test]
    fn errors_name_the_cell() {
        let text = write(Format::Candidates, &Position::new(&Grid::EMPTY).unwrap());
        let mut shown = Vec::new();
        shown.push(error(text.replacen("123", "132", 1)).to_string());
        shown.push(error(&text[..728]).to_string());
        shown.push(error(text.replacen("9123", "9q23", 1)).to_string());
        golden("errors_in_candidates", &shown);
    }
}

mod library_lines {
    use super::*;

    fn line() -> String {
        format!(":0402-1:2:53+4{}:123 922:213 999::7", &EASY[3..])
    }

    #[test]
    fn all_fields_are_read() {
        let reading = only(line());
        let case = reading.library.clone().unwrap();
        assert_eq!((case.code.as_str(), case.variant, case.must_fail), ("0402", Some(1), false));
        assert_eq!(case.digits, [Digit::new(2).unwrap()]);
        assert_eq!(case.deleted.to_string(), "{r2c2=9 r2c3=1}");
        assert_eq!(case.eliminations.to_string(), "{r1c3=2 r9c9=9}");
        assert_eq!((case.placements, case.extra.as_str()), (CandidateSet::EMPTY, "7"));
        assert_eq!(reading.puzzle(), EASY);
        assert_eq!(reading.digits.to_string(), EASY.replacen("53.", "534", 1));
        assert_eq!(reading.position().unwrap().givens(), Some(EASY.parse::<Grid>().unwrap().filled()));
    }

    #[test]
    fn the_last_field_may_be_missing_and_the_step_too() {
        assert_eq!(only(format!(":0000:x:{EASY}:::")).library.unwrap().digits, []);
        assert!(only(format!(":0300-x:4:{EASY}::::")).library.unwrap().must_fail);
        assert_eq!(only(format!(":0711-3-x:4:{EASY}::::")).library.unwrap().variant, Some(3));
    }

    #[test]
    fn errors_name_the_field() {
        let damaged = [
            line().replace("0402-1", "04o2"),
            line().replace(":2:", ":b:"),
            line().replace("922", "92"),
            line().replace("213", "013"),
            line().replace("+4", "+."),
            line().replace("6..195", "6..19"),
            line().replace("::7", ""),
        ];
        let errors: Vec<_> = damaged.iter().map(error).collect();
        golden("errors_in_library_lines", &errors);
    }

    /// The board with a plus before each placed digit, as the library writes it.
    fn with_plus(board: &str, given_mask: &str) -> String {
        let cells = board.chars().zip(given_mask.chars());
        cells
            .map(|(cell, given)| if cell != '.' && given == '0' { format!("+{cell}") } else { cell.to_string() })
            .collect()
    }

    #[test]
    fn the_public_library_is_read_as_its_table_says() {
        let Some(directory) = std::env::var_os("WHYDOKU_ORACLES") else {
            eprintln!("SKIPPED: WHYDOKU_ORACLES is not set, the public library was not read");
            return;
        };
        let table = std::fs::read_to_string(std::path::Path::new(&directory).join("reglib-dev.jsonl")).unwrap();
        let mut count = 0;
        for row in table.lines() {
            let row: serde_json::Value = serde_json::from_str(row).unwrap();
            let text = |name: &str| row[name].as_str().unwrap_or_default().to_owned();
            let list = |name: &str| row[name].as_array().unwrap().clone();
            let number = |value: &serde_json::Value, name: &str| value[name].as_u64().unwrap();
            let triplets = |name: &str| {
                let triplet =
                    |v: &serde_json::Value| format!("{}{}{}", number(v, "digit"), number(v, "row"), number(v, "col"));
                list(name).iter().map(triplet).collect::<Vec<_>>().join(" ")
            };
            let set = |name: &str| -> CandidateSet {
                let candidate = |v: &serde_json::Value| {
                    let cell = Cell::at(number(v, "row") as usize - 1, number(v, "col") as usize - 1);
                    Candidate::new(cell, Digit::new(number(v, "digit") as u8).unwrap())
                };
                list(name).iter().map(candidate).collect()
            };
            let digits: String = list("candidates").iter().map(|digit| digit.to_string()).collect();
            let variant = row["variant"].as_u64().map(|variant| format!("-{variant}")).unwrap_or_default();
            let fails = if row["fail_case"].as_bool().unwrap() { "-x" } else { "" };
            let board = with_plus(&text("board"), &text("given_mask"));
            let line = format!(
                ":{}{variant}{fails}:{digits}:{board}:{}:{}:{}:{}",
                text("technique_code"),
                triplets("deleted"),
                triplets("eliminations"),
                triplets("placements"),
                text("extra")
            );
            let reading = only(&line);
            let case = reading.library.clone().unwrap();
            assert_eq!(reading.digits.to_string(), text("board"));
            assert_eq!(case.code, text("technique_code"));
            assert_eq!(case.variant.map(u64::from), row["variant"].as_u64());
            assert_eq!(case.must_fail, fails == "-x");
            assert_eq!(case.digits.iter().map(Digit::to_string).collect::<String>(), digits);
            assert_eq!((case.eliminations, case.placements), (set("eliminations"), set("placements")));
            assert_eq!(case.extra, text("extra"));
            let mask: String =
                Cell::all().map(|cell| if reading.givens.unwrap().contains(cell) { '1' } else { '0' }).collect();
            assert_eq!(mask, text("given_mask"));
            // Fill the board, remove the digits from the peers, then what was deleted.
            let mut position = Position::new(&text("board").parse().unwrap()).unwrap();
            set("deleted").iter().for_each(|candidate| assert!(position.remove(candidate), "{line}"));
            assert_eq!(reading.position().unwrap().all_candidates(), position.all_candidates());
            count += 1;
        }
        assert!(count > 800, "{count} cases");
    }
}

mod tables {
    use super::*;

    #[test]
    fn the_usual_headers_name_the_column() {
        let tables = [
            format!("quizzes,solutions\n{EASY},{SOLUTION}\n"),
            format!("id,puzzle,solution,clues,difficulty\n1,{EASY},{SOLUTION},30,0.0\n"),
            format!("source,question,answer,rating\nsomewhere,{EASY},{SOLUTION},0\n"),
            format!("\"name\",\"Puzzle\"\n\"a \"\"b\"\", c\",\"{EASY}\"\n"),
            format!("solution;puzzle\n{SOLUTION};{EASY}\n"),
            format!("nr\tsudoku\n1\t{EASY}\n"),
            format!("a,b,c\n1,{EASY},{SOLUTION}\n"),
        ];
        for table in tables {
            assert_eq!(outcome(table.replace(EASY, &EASY.replace('.', "0"))), [format!("csv {EASY}")], "{table}");
        }
        assert_eq!(outcome(format!("puzzle\n{EASY}\n")), [format!("line {EASY}")]);
    }

    #[test]
    fn the_column_can_be_named() {
        let text = format!("puzzle,Start\n{EASY},{OTHER}\n");
        assert_eq!(outcome_of(&text, &with_column("start")), [format!("csv {OTHER}")]);
        assert_eq!(outcome_of(&text, &with_column("2")), [format!("csv {OTHER}")]);
        golden("the_column_can_be_named", &outcome_of(&text, &with_column("begin")));
    }

    #[test]
    fn other_columns_are_kept() {
        let reading = only(format!("id,puzzle,rating\n17,{EASY},2.5\n"));
        assert_eq!(reading.rest, Rest::Columns(vec![("id".into(), "17".into()), ("rating".into(), "2.5".into())]));
        assert_eq!((reading.source.line, reading.source.column), (2, 4));
    }

    #[test]
    fn a_bad_record_costs_itself_alone() {
        let text =
            format!("id,puzzle\n1,{EASY}\n2,{}\n3,\"{EASY}\n4\n5,{}q\n6,\n7,{OTHER}\n", &EASY[..80], &EASY[..80]);
        golden("errors_in_tables", &outcome(text));
    }
}

mod json {
    use super::*;

    #[test]
    fn a_puzzle_and_whatever_else() {
        let reading = only(format!("{{\"id\": 7, \"puzzle\": \"{EASY}\", \"moves\": [\"r1c3=4\"]}}"));
        assert_eq!((reading.format, reading.puzzle().as_str()), (Format::Jsonl, EASY));
        let Rest::Fields(fields) = reading.rest else { panic!("{:?}", reading.rest) };
        assert_eq!(fields["moves"][0], "r1c3=4");
        let nested: Vec<Vec<u32>> = (0..9)
            .map(|row| EASY[row * 9..row * 9 + 9].chars().map(|cell| cell.to_digit(10).unwrap_or(0)).collect())
            .collect();
        assert_eq!(only(serde_json::json!({"quiz": nested}).to_string()).puzzle(), EASY);
    }

    #[test]
    fn a_position_with_givens_and_candidates() {
        let mut position = Position::new(&EASY.parse().unwrap()).unwrap();
        position.place("r5c5=5".parse().unwrap());
        position.remove("r1c3=2".parse().unwrap());
        let reading = only(write(Format::Jsonl, &position));
        assert_eq!(reading.position().unwrap(), position);
        assert_eq!(reading.puzzle(), EASY);
        let unknown = only(format!("{{\"board\": \"{EASY}\"}}"));
        assert_eq!(unknown.givens, None);
    }

    #[test]
    fn errors_name_the_place() {
        let lines = [
            format!("{{\"puzzle\": \"{}\"}}", &EASY[1..]),
            format!("{{\"puzzle\": \"{}q\"}}", &EASY[1..]),
            format!("{{\"puzzle\": \"{EASY}\""),
            "{\"name\": \"x\"}".into(),
            "{\"puzzle\": {}}".into(),
            format!("{{\"board\": \"{EASY}\", \"givens\": \"4{}\"}}", &EASY[1..]),
            format!("{{\"board\": \"{EASY}\", \"candidates\": \"123\"}}"),
            format!("{{\"puzzle\": \"{OTHER}\"}}"),
        ];
        golden("errors_in_json", &outcome(lines.join("\n")));
    }
}

mod links {
    use super::*;

    #[test]
    fn the_puzzle_in_an_address() {
        let zeros = EASY.replace('.', "0");
        for text in [
            format!("https://www.sudokuwiki.org/sudoku.htm?bd={zeros}"),
            format!("https://sudokuexchange.com/play/?s={EASY}"),
            format!("https://example.org/?lang=en&import={EASY}&x=1 # note"),
            format!("bd={zeros}"),
            format!("https://example.org/?s={}", EASY.replace('.', "%2E")),
        ] {
            assert_eq!(outcome(&text), [format!("link {EASY}")], "{text}");
        }
    }

    #[test]
    fn positions_of_162_characters() {
        let digit = |value: usize| char::from_digit(value as u32, 32).unwrap();
        let mut position = Position::new(&EASY.parse().unwrap()).unwrap();
        position.remove("r1c3=2".parse().unwrap());
        let text: String = Cell::all()
            .flat_map(|cell| {
                let digits = position.digit(cell).map_or(position.candidates(cell), DigitSet::of);
                let number = (digits.bits() as usize) << 1 | usize::from(position.digit(cell).is_some());
                [digit(number / 32), digit(number % 32)]
            })
            .collect();
        assert_eq!(only(format!("https://www.sudokuwiki.org/sudoku.htm?bd={text}")).position().unwrap(), position);
    }

    #[test]
    fn errors_name_the_column() {
        let mut shown = Vec::new();
        shown.push(error(format!("https://www.sudokuwiki.org/sudoku.htm?bd={}", &EASY[1..])).to_string());
        golden("errors_in_links", &shown);
    }
}

mod files {
    use super::*;

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
        for bytes in [text.clone().into_bytes(), format!("\u{feff}{text}").into_bytes(), utf16(&text, u16::to_be_bytes)]
        {
            let slow = BufReader::with_capacity(1, Cursor::new(bytes));
            let digits: Vec<_> = read(slow, None, &Options::default()).map(|r| r.unwrap().digits.to_string()).collect();
            assert_eq!(digits, [EASY, OTHER]);
        }
    }

    #[test]
    fn what_is_no_sudoku_is_told_once() {
        let prose = "Dear Sir or Madam,\nI am writing to you about 3 things,\nnone of which is a puzzle.\n".repeat(50);
        let binary: Vec<u8> = (0..200_000u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
        assert_eq!(outcome(binary).len(), 1);
        let numbers = "1.5,2.5,3.5\n-0.25,7,8.125\n".repeat(100);
        let mut shown = Vec::new();
        shown.push(error(prose).to_string());
        shown.push(error("").to_string());
        shown.push(error("\n# only a comment\n\n").to_string());
        shown.push(error(numbers).to_string());
        golden("what_is_no_sudoku_is_told_once", &shown);
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
        let mut readings = read(BufReader::new(Breaking(text.as_bytes())), Some("in.txt"), &Options::default());
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
            let mut readings = read(reader, None, &Options::default());
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
        let readings: Vec<_> = read(BufReader::new(text), None, &Options::default()).collect();
        assert_eq!(readings.len(), 2);
        assert_eq!(readings[0].as_ref().unwrap_err().to_string(), "line 1, column 1: line is longer than 64 KiB");
    }
}

mod writing {
    use super::*;

    #[test]
    fn formats_have_names() {
        for format in Format::ALL {
            assert_eq!(format.name().parse(), Ok(format));
        }
        let mut shown = Vec::new();
        shown.push("sudoku".parse::<Format>().unwrap_err().to_string());
        golden("formats_have_names", &shown);
    }

    #[test]
    fn grids_and_pencil_marks_are_drawn() {
        let position = Position::new(&EASY.parse().unwrap()).unwrap();
        let mut shown = Vec::new();
        shown.push(write(Format::Grid, &position).to_string());
        shown.push(write(Format::Framed, &position).to_string());
        shown.push(write(Format::PencilMarks, &position).to_string());
        golden("grids_and_pencil_marks_are_drawn", &shown);
    }

    #[test]
    fn the_one_line_formats() {
        let mut position = Position::new(&EASY.parse().unwrap()).unwrap();
        position.place("r5c5=5".parse().unwrap());
        position.remove("r1c3=2".parse().unwrap());
        let formats = [Format::Line, Format::Candidates, Format::Library, Format::Link, Format::Csv, Format::Jsonl];
        golden("the_one_line_formats", &formats.map(|format| write(format, &position)));
    }
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
                Format::Candidates | Format::PencilMarks => {
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
            let readings: Result<Vec<Reading>, _> = read(text.as_bytes(), None, &Options::default()).collect();
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
            outcome_of(&text, &Options { format, column: None });
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

/// Fuzzing starts from one file a format; they are written from the same positions as the tests here.
#[test]
fn seeds_for_fuzzing_are_readable() {
    let directory = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds");
    let mut seeds: Vec<_> = std::fs::read_dir(directory).unwrap().map(|entry| entry.unwrap().path()).collect();
    seeds.sort();
    assert!(seeds.len() >= Format::ALL.len());
    for seed in seeds {
        let bytes = std::fs::read(&seed).unwrap();
        let readings: Result<Vec<_>, _> = read(&bytes[..], seed.to_str(), &Options::default()).collect();
        assert!(!readings.unwrap().is_empty(), "{}", seed.display());
    }
}
