//! The program as a user sees it: what is typed, what comes out, and the exit code.

use crate::common::corpus::puzzles;
use crate::common::pages::example;
use crate::common::snapshots;
use crate::program::{err, out, run};
use std::io::Write;
use std::process::{Command, Stdio};
use whydoku::format::{Format, write};
use whydoku::technique::by_id;

const EASY: &str = "000000002004200601600000900960804100000903000008706049005000008107008300400000000";
const TOUGH: &str = "203008509004000000001002003092040800005007010000205900008000100070000200400900000";
const TOUGH_SOLVED: &str = "263418579784359621951672483392146857645897312817235964538724196179563248426981735";
const SOLVED: &str = "819465732574239681623187954962854173741923865358716249235671498197548326486392517";

/// Few cells are empty, so that any method solves it soon.
const EASY_TO_SEARCH: &str = "8194657325742396..6231879549628541737419..865358716249235671498197548326486392517";

/// What a user sees: both streams and the exit code.
fn seen(arguments: &[&str], input: &str) -> String {
    let output = run(arguments, input);
    let code = output.status.code().expect("an exit code");
    let (out, err) = (out(&output), err(&output));
    let talk = if err.is_empty() { String::new() } else { format!("--- stderr\n{err}") };
    format!("$ whydoku {}\n{out}{talk}--- exit code {code}\n", arguments.join(" "))
}

fn snapshot(name: &str, text: &str) {
    snapshots("cli").bind(|| insta::assert_snapshot!(name, text));
}

/// A file for a test, gone when the test ends.
fn file(name: &str, bytes: &[u8]) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join(name);
    std::fs::write(&path, bytes).expect("written");
    let path = path.to_str().expect("a plain name").to_string();
    (folder, path)
}

#[test]
fn explain_in_both_languages() {
    snapshot("explain@en", &seen(&["explain", "--verify", "--until", "12", EASY], ""));
    snapshot("explain@zh-CN", &seen(&["explain", "--lang", "zh-CN", "--until", "12", EASY], ""));
    let guessing = ["explain", "--verify", "--without", "forcing", TOUGH];
    snapshot("explain-end", &tail(&seen(&guessing, ""), 32));
}

fn tail(text: &str, lines: usize) -> String {
    let all: Vec<&str> = text.lines().collect();
    all[all.len().saturating_sub(lines)..].join("\n")
}

#[test]
fn explain_as_markdown_with_candidates() {
    snapshot("explain-markdown", &seen(&["explain", "--format", "markdown", "--candidates", "--until", "2", EASY], ""));
}

#[test]
fn both_puzzles_end_in_their_solution_with_every_step_verified() {
    for (puzzle, solution) in [(EASY, SOLVED), (TOUGH, TOUGH_SOLVED)] {
        for language in ["en", "zh-CN"] {
            let output = run(&["explain", "--verify", "--format", "jsonl", "--lang", language, puzzle], "");
            assert_eq!(output.status.code(), Some(0));
            let trace: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
            assert_eq!(trace["verified"], true);
            assert_eq!(trace["outcome"], "solved");
            assert_eq!(trace["solution"], solution);
            let events = trace["events"].as_array().expect("events");
            assert!(events.iter().all(|event| !event["text"].as_str().expect("words").is_empty()));
        }
    }
}

#[test]
fn nine_rows_of_spaced_digits_in_a_file_are_the_same_puzzle() {
    let cells: Vec<String> = EASY.chars().map(String::from).collect();
    let rows: String = cells.chunks(9).map(|row| row.join(" ") + "\n").collect();
    let (_folder, path) = file("rows.txt", rows.as_bytes());
    assert_eq!(out(&run(&["solve", &path], "")), format!("{SOLVED}\n"));
    assert_eq!(out(&run(&["solve", "-"], &rows)), format!("{SOLVED}\n"));
    assert_eq!(out(&run(&["solve"], &rows)), format!("{SOLVED}\n"));
    assert_eq!(out(&run(&["solve", &rows], "")), format!("{SOLVED}\n"));
}

#[test]
fn every_outcome_is_explained() {
    let empty = ".".repeat(81);
    let several = EASY.replacen('2', "0", 1);
    let twice = format!("5...5{}", ".".repeat(76));
    let none = EASY.replacen("000", "030", 1);
    snapshot("outcome-empty", &seen(&["explain", &empty], ""));
    snapshot("outcome-several", &tail(&seen(&["explain", &several], ""), 32));
    snapshot("outcome-full", &seen(&["explain", SOLVED], ""));
    snapshot("outcome-twice", &seen(&["explain", &twice], ""));
    snapshot("outcome-none", &seen(&["explain", "--verify", &none], ""));
    snapshot("outcome-prose", &seen(&["explain", "-"], "Dear reader,\nthis is no Sudoku at all.\nYours\n"));
    snapshot("outcome-stuck", &tail(&seen(&["explain", "--no-guessing", "--profile", "singles", EASY], ""), 12));
}

#[test]
fn solve_says_one_line_for_each_puzzle() {
    let several = EASY.replacen('2', "0", 1);
    let none = EASY.replacen("000", "030", 1);
    let twice = format!("5...5{}", ".".repeat(76));
    let input = format!("{EASY}\n{several}\n{none}\n{twice}\n123\n{SOLVED}\n");
    snapshot("solve", &seen(&["solve", "-"], &input));
    snapshot("solve-outcome", &seen(&["solve", "--outcome", "-"], &input));
    snapshot("solve-jsonl", &seen(&["solve", "--format", "jsonl", "-"], &input));
    snapshot("solve-framed", &seen(&["solve", "--format", "framed", EASY], ""));
    assert_eq!(run(&["solve", EASY, TOUGH], "").status.code(), Some(0));
}

#[test]
fn hints_give_away_no_more_than_was_asked() {
    let levels: String = ["1", "2", "3", "4"].map(|level| seen(&["hint", "--level", level, EASY], "")).concat();
    snapshot("hint@en", &levels);
    let levels: String =
        ["1", "2", "3"].map(|level| seen(&["hint", "--lang", "zh", "--level", level, EASY], "")).concat();
    snapshot("hint@zh-CN", &levels);
    snapshot("hint-json", &seen(&["hint", "--format", "json", "--level", "4", EASY], ""));
}

#[test]
fn what_is_wrong_already_is_said_first_and_the_answer_is_not() {
    // r1c1 is 8 in the solution; 3 fits the rules for now.
    let wrong = EASY.replacen('0', "3", 1);
    let position = format!(r#"{{"board":"{wrong}","givens":"{EASY}"}}"#);
    for level in ["1", "2", "3", "4"] {
        let output = run(&["hint", "--level", level, "-"], &position);
        assert_eq!(output.status.code(), Some(1));
        let text = out(&output);
        assert!(text.contains("wrong"), "{text}");
        assert!(!text.contains('8'), "{text}");
        assert_eq!(text.contains("r1c1"), level >= "3", "{text}");
    }
    let output = run(&["hint", "--level", "3", "--givens", EASY, &wrong], "");
    assert!(out(&output).contains("r1c1"), "{}", out(&output));

    // A removed candidate that is needed.
    let position = format!(r#"{{"board":"{EASY}","givens":"{EASY}","candidates":"{}"}}"#, ".".repeat(729));
    assert!(out(&run(&["hint", "-"], &position)).contains("candidate"));
}

#[test]
fn views_of_one_puzzle_and_of_many() {
    snapshot("views", &seen(&["views", "--solve", EASY], ""));
    snapshot("views@zh-CN", &seen(&["views", "--lang", "zh-CN", "-"], &format!("{EASY}\n{TOUGH}\n")));
    let output = run(&["views", "--format", "json", "--solve", EASY], "");
    let views: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(views["combinations"].as_array().map(Vec::len), Some(15));
    assert_eq!(views["regions"].as_array().map(Vec::len), Some(16));
    let svg = out(&run(&["views", "--format", "svg", EASY], ""));
    assert!(roxmltree::Document::parse(&svg).is_ok());
}

#[test]
fn techniques_and_their_pages() {
    snapshot("techniques", &seen(&["techniques"], ""));
    snapshot("technique@en", &seen(&["technique", "X wing", "--lang", "en"], ""));
    snapshot("technique@zh-CN", &seen(&["technique", "剑鱼", "--lang", "zh-CN"], ""));
    let group = out(&run(&["technique", "hidden-single"], ""));
    assert_eq!(group.matches("  Hidden Single (").count(), 3, "each with its gist: {group}");
    snapshot("technique-unknown", &seen(&["technique", "nacked-pair"], ""));
    snapshot("technique-ambiguous", &seen(&["technique", "pinned square"], ""));
    snapshot("technique-nothing-like-it", &seen(&["technique", "foo"], ""));
}

#[test]
fn only_without_and_until_choose_the_steps() {
    let techniques = |arguments: &[&str]| {
        let output = run(&[&["explain", "--format", "json"], arguments, &[TOUGH]].concat(), "");
        let trace: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        let events = trace["events"].as_array().expect("events").clone();
        events.iter().filter_map(|event| Some(event["technique"].as_str()?.to_string())).collect::<Vec<_>>()
    };
    let only = techniques(&["--only", "hidden-single,naked-pair"]);
    assert!(only.iter().all(|id| id.starts_with("hidden-single") || id == "naked-pair"), "{only:?}");
    assert_eq!(techniques(&["--only", "Hidden Single,显性数对"]), only);
    assert!(techniques(&["--only", "Singles"]).contains(&"full-house".to_string()));
    let without = techniques(&["--without", "full-house", "--without", "naked-pair"]);
    assert!(!without.iter().any(|id| id == "full-house" || id == "naked-pair"));
    let until = techniques(&["--until", "naked-pair"]);
    assert_eq!(until.iter().position(|id| id == "naked-pair"), Some(until.len() - 1));
    assert_eq!(techniques(&["--until", "3"]).len(), 3);
    snapshot("explain-unknown-technique", &seen(&["explain", "--only", "swordfsh", EASY], ""));
}

#[test]
fn no_uniqueness_leaves_out_what_assumes_one_solution() {
    let (position, _) = example(by_id("bug-plus-1").unwrap());
    let puzzle = position.puzzle().to_string();
    let explained = out(&run(&["explain", &puzzle], ""));
    let without = out(&run(&["explain", "--no-uniqueness", &puzzle], ""));
    let names = ["Unique Rectangle", "Hidden Unique", "Avoidable", "BUG+1"];
    assert!(names.iter().any(|name| explained.contains(name)) && explained.contains("has only one solution"));
    assert!(!names.iter().any(|name| without.contains(name)) && !without.contains("has only one solution"));

    let marks = write(Format::Bracketed, &position);
    let hint = |more: &[&str]| -> String {
        let words = out(&run(&[&["hint", "--level", "4", "-"], more].concat(), &marks));
        words.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    assert!(hint(&[]).contains("As the puzzle has only one solution"), "{}", hint(&[]));
    assert!(!hint(&["--no-uniqueness"]).contains("only one solution"));
}

#[test]
fn a_puzzle_without_solution_is_refuted_as_it_was_asked_to_be_solved() {
    let events = |arguments: &[&str]| {
        let output = run(&[&["explain", "--format", "json"], arguments].concat(), "");
        let trace: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!(trace["outcome"], "none");
        trace["events"].as_array().expect("events").clone()
    };
    let ninth = puzzles("none")[8].to_string();
    let hidden = events(&["--profile", "singles", "--only", "hidden-single", &ninth]);
    let techniques = hidden.iter().filter_map(|event| event["technique"].as_str());
    assert!(techniques.clone().count() > 0 && techniques.clone().all(|id| id.starts_with("hidden-single")));

    let hard = "..142.....5..3...474.1.6......59.........1586.782....99.....6.7.2.9...5.8.7......";
    for profile in ["standard", "singles"] {
        let events = events(&["--no-guessing", "--profile", profile, hard]);
        assert!(events.iter().all(|event| event["kind"] != "guess"), "{profile}");
    }
}

#[test]
fn usage_and_files_have_their_exit_codes() {
    assert_eq!(run(&["explain", "--format", "morse", EASY], "").status.code(), Some(2));
    assert_eq!(run(&["explain", "--lang", "tlh", EASY], "").status.code(), Some(2));
    assert_eq!(run(&["nonsense"], "").status.code(), Some(2));
    snapshot("no-such-file", &seen(&["solve", "no-such-file.txt"], ""));
    assert_eq!(run(&["solve", "/"], "").status.code(), Some(3));
    let two_pictures = run(&["explain", "--format", "svg", EASY, TOUGH], "");
    assert!(two_pictures.status.code() == Some(2) && two_pictures.stdout.is_empty());
    assert_eq!(run(&["--version"], "").status.code(), Some(0));
}

#[test]
fn a_batch_goes_on_after_a_bad_row_and_marks_it() {
    let input = format!("{EASY}\n{}\n{TOUGH}\n", &EASY[..80]);
    let output = run(&["explain", "--format", "jsonl", "-"], &input);
    assert_eq!(output.status.code(), Some(1));
    let lines: Vec<serde_json::Value> =
        out(&output).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[1]["line"], 2);
    assert!(lines[1]["error"].as_str().expect("words").contains("80"), "{}", lines[1]);
    assert_eq!((&lines[0]["outcome"], &lines[2]["outcome"]), (&"solved".into(), &"solved".into()));
}

#[test]
fn a_thousand_puzzles_in_a_file_are_solved_and_verified() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/corpus/minimal.txt");
    let output = run(&["explain", "--verify", "--format", "jsonl", path], "");
    assert_eq!(output.status.code(), Some(0));
    let text = out(&output);
    assert_eq!(text.lines().count(), 1000);
    for line in text.lines() {
        let trace: serde_json::Value = serde_json::from_str(line).expect("JSON");
        assert_eq!((&trace["outcome"], &trace["verified"]), (&"solved".into(), &true.into()), "{}", trace["puzzle"]);
    }
}

#[test]
fn colours_come_only_where_they_are_wanted() {
    let has_escapes = |arguments: &[&str]| out(&run(arguments, "")).contains('\x1b');
    assert!(!has_escapes(&["explain", EASY]));
    assert!(has_escapes(&["explain", "--color", "always", EASY]));
    assert!(!has_escapes(&["explain", "--color", "never", EASY]));
}

#[test]
fn the_environment_chooses_the_language() {
    let output = Command::new(env!("CARGO_BIN_EXE_whydoku"))
        .args(["hint", EASY])
        .env_clear()
        .env("LANG", "zh_CN.UTF-8")
        .output()
        .expect("the program runs");
    assert!(out(&output).contains('宫'), "{}", out(&output));
}

#[test]
fn text_is_as_wide_as_the_environment_says() {
    let widest = |command: &[&str], columns: &str| {
        let output = Command::new(env!("CARGO_BIN_EXE_whydoku"))
            .args(command)
            .env_clear()
            .env("COLUMNS", columns)
            .output()
            .expect("the program runs");
        let words = out(&output).lines().filter(|line| line.contains(". ")).map(|line| line.chars().count()).max();
        words.expect("some lines")
    };
    for command in [&["explain", TOUGH][..], &["hint", "--level", "3", TOUGH]] {
        let widths = ["40", "70", "120"].map(|columns| widest(command, columns));
        assert!(widths[0] <= 40 && widths[1] <= 70 && widths[2] <= 120 && widths.is_sorted(), "{widths:?}");
        assert!(widest(command, "nonsense") <= 80);
    }
}

/// The buffer is emptied between records, never inside one.
#[cfg(unix)]
#[test]
fn a_program_that_is_stopped_leaves_whole_lines() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("traces.jsonl");
    let file = std::fs::File::create(&path).expect("a file");
    let mut child = Command::new(env!("CARGO_BIN_EXE_whydoku"))
        .args(["explain", "--format", "jsonl", "-"])
        .stdin(Stdio::piped())
        .stdout(file)
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("a pipe");
    let writer = std::thread::spawn(move || while input.write_all(format!("{TOUGH}\n").as_bytes()).is_ok() {});
    while std::fs::metadata(&path).expect("a file").len() < 1 << 20 {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    // Not killed: that may cut a write short.
    let stopped = Command::new("sh").args(["-c", &format!("kill {}", child.id())]).status().expect("a shell");
    assert!(stopped.success(), "it is still running");
    assert_eq!(child.wait().expect("it ends").code(), Some(143));
    writer.join().expect("it ends with the pipe");
    let text = std::fs::read_to_string(&path).expect("text");
    assert!(text.ends_with("}\n"), "{}", &text[text.len() - 200..]);
}

#[test]
fn explain_and_hint_of_what_breaks_the_rules_are_never_empty() {
    let twice = format!("22{}", ".".repeat(79));
    for format in ["text", "markdown", "html", "svg", "json", "jsonl"] {
        let output = run(&["explain", "--format", format, &twice], "");
        assert_eq!(output.status.code(), Some(1), "{format}");
        assert!(out(&output).contains("two 2s") || out(&output).contains("\"conflict\""), "{format}");
    }
    for format in ["text", "json", "svg"] {
        assert!(out(&run(&["hint", "--format", format, &twice], "")).contains("two 2s"), "{format}");
    }
}

#[test]
fn a_page_of_several_puzzles_has_every_anchor_once_and_each_link_leads_somewhere() {
    let page = out(&run(&["explain", "--format", "html"], &format!("{EASY}\nnonsense\n{TOUGH}\n")));
    assert!(page.matches("<h1>").count() == 2 && page.matches("<html").count() == 1 && page.ends_with("</html>\n"));
    let values = |name: &str| -> Vec<String> {
        let start = format!(" {name}=\"");
        let parts = page.split(start.as_str()).skip(1);
        parts.filter_map(|part| part.split('"').next()).map(String::from).collect()
    };
    let ids = values("id");
    let unique: std::collections::BTreeSet<_> = ids.iter().collect();
    assert_eq!(unique.len(), ids.len());
    for link in values("href") {
        assert!(link.strip_prefix('#').is_some_and(|anchor| unique.contains(&anchor.to_string())), "{link}");
    }
}

#[test]
fn the_only_puzzle_of_a_file_has_no_number() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("puzzle.txt");
    std::fs::write(&path, format!("{EASY}\n")).expect("written");
    let path = path.to_str().expect("a plain name");
    for format in ["text", "markdown", "html"] {
        assert_eq!(
            out(&run(&["explain", "--format", format, path], "")),
            out(&run(&["explain", "--format", format, EASY], "")),
        );
    }
}

#[test]
fn a_closed_pipe_is_quiet() {
    let many = format!("{EASY}\n").repeat(20_000);
    let mut child = Command::new(env!("CARGO_BIN_EXE_whydoku"))
        .args(["explain", "--format", "jsonl", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let _ = child.stdin.take().expect("a pipe").write_all(many.as_bytes());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(err(&output), "");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn conversions_come_back() {
    for format in ["line", "grid", "framed", "pencil-marks", "candidates", "library", "link", "csv", "jsonl"] {
        let there = run(&["convert", "--to", format, EASY], "");
        assert_eq!(there.status.code(), Some(0), "{format}: {}", err(&there));
        assert!(out(&there).lines().all(|line| line == line.trim_end()), "{format} has trailing blanks");
        assert_eq!(out(&run(&["solve", "-"], &out(&there))), format!("{SOLVED}\n"), "{format}");
    }
}

#[test]
fn a_search_can_be_watched() {
    snapshot("watch", &tail(&seen(&["watch", TOUGH], ""), 45));
    snapshot("watch@zh-CN", &seen(&["watch", "--lang", "zh", "--method", "backtracking", "--events", "30", TOUGH], ""));
    let film = out(&run(&["watch", "--frames", TOUGH], ""));
    let film = roxmltree::Document::parse(&film).expect("XML");
    assert!(film.descendants().filter(|node| node.has_tag_name("set")).count() > 50);
    // The events, replayed, end at the solution.
    for method in ["backtracking", "bitmaps", "cursor", "candidates", "trail", "four-views", "dancing-links"] {
        let text = out(&run(&["watch", "--method", method, "--events", "100000000", EASY_TO_SEARCH], ""));
        let mut cells = std::collections::BTreeMap::new();
        for word in text.lines().flat_map(str::split_whitespace).map(|word| word.trim_end_matches(',')) {
            match word.split_once('=') {
                Some((cell, digit)) => drop(cells.insert(cell, digit)),
                None => drop(cells.remove(word)),
            }
        }
        let givens = EASY_TO_SEARCH.chars().filter(|digit| *digit != '.').count();
        assert_eq!(cells.len() + givens, 81, "{method}");
    }
}

#[test]
fn completions_and_the_manual_are_written() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(out(&run(&["completions", shell], "")).contains("whydoku"), "{shell}");
    }
    let manual = out(&run(&["man"], ""));
    assert!(manual.contains(".TH") && manual.contains("explain"));
}

#[test]
fn generated_puzzles_are_the_same_again_with_any_number_of_jobs() {
    let base = ["generate", "--count", "40", "--minimal", "--distinct", "--seed", "7"];
    let first = run(&base, "");
    assert_eq!(first.status.code(), Some(0));
    assert_eq!((out(&first).lines().count(), err(&first)), (40, String::new()));
    for jobs in ["1", "2", "5"] {
        assert_eq!(run(&[&base[..], &["-j", jobs]].concat(), "").stdout, first.stdout, "{jobs} jobs");
    }
    let solved = run(&["solve", "--outcome"], &out(&first));
    assert_eq!(solved.status.code(), Some(0), "{}", out(&solved));
}

#[test]
fn generate_tells_the_seed_that_it_chose() {
    let first = run(&["generate", "-n", "3"], "");
    let talk = err(&first);
    let seed = talk.split_whitespace().nth(1).expect("a seed");
    assert_eq!(run(&["generate", "-n", "3", "--seed", seed], "").stdout, first.stdout, "{talk}");
}

#[test]
fn generate_says_what_cannot_be_and_ends_when_it_should() {
    snapshot(
        "generate",
        &[
            seen(&["generate", "--seed", "1", "--symmetry", "half-turn", "--clues", "26..30", "-n", "2"], ""),
            seen(&["generate", "--seed", "1", "--minimal", "--clues", "70..", "--max-tries", "30"], ""),
            seen(
                &["generate", "--lang", "zh-CN", "--seed", "1", "--minimal", "--clues", "70..", "--max-tries", "30"],
                "",
            ),
            seen(&["generate", "--clues", "..16"], ""),
            seen(&["generate", "--clues", "many"], ""),
            seen(&["generate", "--pattern", "x.x"], ""),
            seen(&["generate", "--pattern", &"xx.......".repeat(9)], ""),
            seen(&["generate", "--symmetry", "round"], ""),
        ]
        .join("\n"),
    );
    let begun = std::time::Instant::now();
    let output = run(&["generate", "--seed", "1", "--minimal", "--clues", "70..", "--timeout", "0.3", "-j", "2"], "");
    assert_eq!((output.status.code(), out(&output)), (Some(1), String::new()));
    assert!(begun.elapsed().as_secs() < 60);
}

#[test]
fn canonical_forms_of_shuffled_puzzles_are_the_same() {
    let forms = out(&run(&["canonical", EASY], ""));
    let shuffled = run(&["canonical", "--shuffle", "5", "--seed", "3", EASY], "");
    assert_eq!(run(&["canonical", "--shuffle", "5", "--seed", "3", EASY], "").stdout, shuffled.stdout);
    assert_ne!(run(&["canonical", "--shuffle", "5", "--seed", "4", EASY], "").stdout, shuffled.stdout);
    assert_eq!(out(&run(&["canonical"], &out(&shuffled))), forms.repeat(5));
    let twice = format!("5...5{}", ".".repeat(76));
    snapshot("canonical", &seen(&["canonical"], &format!("{EASY}\n{twice}\nno puzzle\n{SOLVED}\n")));
}

#[test]
fn puzzles_are_rated_in_order() {
    let twice = format!("55{}", &EASY[2..]);
    let input = format!("{EASY}\n{}\n{twice}\n{EASY}\n", ".".repeat(81));
    let rated = run(&["rate", "--only", "se"], &input);
    let lines: Vec<String> = out(&rated).lines().map(String::from).collect();
    assert_eq!(lines[0], "2.6/1.2/1.2");
    assert_eq!(lines[1], "error: several");
    assert!(lines[2].starts_with("error: ") && lines[3] == lines[0], "{lines:?}");
    assert_eq!(rated.status.code(), Some(1));
    assert_eq!(run(&["rate"], EASY).status.code(), Some(0));
}
