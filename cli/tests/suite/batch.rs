//! Many puzzles: outputs that go on, tables as spreadsheets write them, options that mean the same
//! in every command.

use crate::common::corpus;
use crate::program::{err, out, run};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const EASY: &str = "000000002004200601600000900960804100000903000008706049005000008107008300400000000";

/// Rows of a table with notes that have line breaks, quotation marks, and space at their ends.
fn rows() -> Vec<String> {
    let puzzles = corpus::puzzles("easy");
    let row = |number: usize| {
        let puzzle = puzzles[number % puzzles.len()];
        match number % 5 {
            0 => format!("{number},{puzzle},\"one\r\ntwo\""),
            1 => format!("{number},{puzzle}, lead"),
            2 => format!("{number},{puzzle},\"a \"\"b\"\"\nc \""),
            _ => format!("{number},{puzzle},"),
        }
    };
    (0..60).map(row).collect()
}

/// The first puzzles of a corpus, one on each line.
fn lines_of(count: usize) -> String {
    corpus::puzzles("easy")[..count].iter().map(|puzzle| format!("{puzzle}\n")).collect()
}

fn table(rows: &[String]) -> String {
    std::iter::once("id,puzzle,note").chain(rows.iter().map(String::as_str)).map(|row| format!("{row}\n")).collect()
}

fn name(path: &Path) -> &str {
    path.to_str().expect("a name")
}

/// The place of the note beside a file.
fn note(file: &Path) -> PathBuf {
    PathBuf::from(format!("{}.resume", file.display()))
}

/// Kills the program when its note says that some rows are done.
fn interrupt(arguments: &[&str], rows: &[String], file: &Path) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_whydoku"));
    program.args(arguments).args(["--output", name(file)]).env_clear();
    let streams = program.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = streams.spawn().expect("the program starts");
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(b"id,puzzle,note\n").expect("written");
    let is_noted = || std::fs::read_to_string(note(file)).is_ok_and(|note| !note.contains("\"rows\":0,"));
    let mut sent = 0;
    while !is_noted() {
        if let Some(row) = rows[..rows.len() - 1].get(sent) {
            sent += 1;
            writeln!(input, "{row}").expect("written");
        }
        assert!(child.try_wait().expect("a state").is_none(), "{arguments:?} ended early");
        std::thread::sleep(std::time::Duration::from_millis(30));
    }
    child.kill().expect("killed");
    child.wait().expect("ended");
}

#[test]
fn an_interrupted_output_of_any_command_goes_on_byte_for_byte() {
    let folder = tempfile::tempdir().expect("a folder");
    let (rows, source) = (rows(), folder.path().join("in.csv"));
    std::fs::write(&source, table(&rows)).expect("written");
    let commands: [&[&str]; 9] = [
        &["rate", "--only", "search", "--format", "csv"],
        &["rate", "--only", "search", "--format", "jsonl"],
        &["explain", "--format", "jsonl"],
        &["find", "--format", "jsonl", "--technique", "naked-single"],
        &["hint", "--format", "jsonl"],
        &["convert", "--to", "csv"],
        &["solve"],
        &["views", "--format", "json"],
        &["prove", "--format", "jsonl"],
    ];
    // At the same time, as each waits for its note.
    std::thread::scope(|scope| {
        for (number, command) in commands.into_iter().enumerate() {
            let (rows, source) = (&rows, &source);
            let [file, whole] = ["", "-whole"].map(|end| folder.path().join(format!("{number}{end}")));
            scope.spawn(move || {
                run(&[command, &["--output", name(&whole), name(source)]].concat(), "");
                assert!(!note(&whole).exists(), "{command:?}: a complete output needs no note");
                interrupt(command, rows, &file);
                run(&[command, &["--output", name(&file), "--resume", name(source)]].concat(), "");
                assert!(!note(&file).exists(), "{command:?}");
                let [resumed, whole] = [&file, &whole].map(|path| std::fs::read_to_string(path).expect("read"));
                assert!(resumed == whole, "{command:?}:\n{resumed}\nand\n{whole}");
            });
        }
    });
}

/// The files of a folder, by name.
fn files_of(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let file = |entry: std::io::Result<std::fs::DirEntry>| {
        let entry = entry.expect("a file");
        (entry.file_name().into_string().expect("UTF-8"), std::fs::read(entry.path()).expect("read"))
    };
    std::fs::read_dir(folder).expect("a folder").map(file).collect()
}

#[test]
fn an_interrupted_folder_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let (rows, source) = (rows(), folder.path().join("in.csv"));
    std::fs::write(&source, table(&rows)).expect("written");
    let [begun, whole] = ["begun", "whole"].map(|end| folder.path().join(end));
    std::fs::create_dir(&begun).expect("a folder");
    let prove = |file: &Path, options: &[&str]| {
        run(&[&["prove", "--plain", "--output", name(file)][..], options, &[name(&source)]].concat(), "")
    };
    std::fs::create_dir(&whole).expect("a folder");
    let all = out(&prove(&whole, &[]));
    interrupt(&["prove", "--plain"], &rows, &begun);
    // What the note says is done is left alone.
    std::fs::write(begun.join("000001.cnf"), "kept").expect("written");
    let output = prove(&begun, &["--resume", "--uniqueness"]);
    assert!(output.status.code() == Some(2) && err(&output).contains("--uniqueness"), "{output:?}");
    let rest = out(&prove(&begun, &["--resume"])).replace("begun", "whole");
    assert!(all.ends_with(&rest) && rest.len() < all.len(), "{rest}");
    let mut expected = files_of(&whole);
    expected.insert("000001.cnf".into(), b"kept".to_vec());
    assert!(files_of(&begun) == expected && !note(&begun).exists());
    // Without its note a folder may be anything.
    let output = prove(&begun, &["--resume"]);
    assert!(output.status.code() == Some(2) && err(&output).contains("writes its files again"), "{output:?}");
    prove(&begun, &["--force-resume"]);
    assert!(files_of(&begun) == files_of(&whole));
}

/// An output with a note that says that its first two rows are done, by a program that was killed.
fn begun(folder: &Path, arguments: &[&str], rows: &[String]) -> PathBuf {
    let file = folder.join("begun");
    interrupt(arguments, rows, &file);
    file
}

#[test]
fn an_output_goes_on_only_as_it_began() {
    let folder = tempfile::tempdir().expect("a folder");
    let (rows, source) = (rows(), folder.path().join("in.csv"));
    std::fs::write(&source, table(&rows)).expect("written");
    let usual = ["rate", "--only", "search", "--format", "csv"];
    let file = begun(folder.path(), &usual, &rows);
    // As if it had been killed between a row and its note: a file that is refused keeps that, too.
    std::fs::OpenOptions::new().append(true).open(&file).expect("open").write_all(b"beyond").expect("written");
    let before = std::fs::read(&file).expect("read");
    let resumed = |command: &[&str], how: &str, source: &Path| {
        run(&[command, &["--output", name(&file), how, name(source)]].concat(), "")
    };
    let refused = |command: &[&str], source: &Path, expected: &str| {
        let output = resumed(command, "--resume", source);
        assert_eq!((output.status.code(), err(&output).contains(expected)), (Some(2), true), "{output:?}");
        assert!(std::fs::read(&file).expect("read") == before, "nothing is changed");
    };
    refused(&["rate", "--only", "grade", "--format", "csv"], &source, "--only = search, not grade");
    refused(&["rate", "--only", "search", "--format", "jsonl"], &source, "--format = csv, not jsonl");
    refused(&["canonical"], &source, "written with");
    let other = folder.path().join("other.csv");
    std::fs::write(&other, table(&rows).replacen("one", "two", 1)).expect("written");
    refused(&usual, &other, "another input");
    let shorter = folder.path().join("shorter.csv");
    std::fs::write(&shorter, table(&rows[..1])).expect("written");
    refused(&usual, &shorter, "more rows");
    // Without its note the file may be anything.
    let kept = std::fs::read(note(&file)).expect("a note");
    std::fs::remove_file(note(&file)).expect("removed");
    refused(&usual, &source, "there is no");
    std::fs::write(note(&file), "{\"rows\":").expect("written");
    refused(&usual, &source, "cannot be read");
    std::fs::write(note(&file), &kept).expect("written");
    std::fs::write(&file, "x").expect("written");
    let output = resumed(&usual, "--resume", &source);
    assert!(output.status.code() == Some(2) && err(&output).contains("shorter"), "{output:?}");
    std::fs::write(&file, &before).expect("written");
    let whole = folder.path().join("whole");
    run(&[&usual[..], &["--output", name(&whole), name(&source)]].concat(), "");
    let is_whole = || std::fs::read(&file).expect("read") == std::fs::read(&whole).expect("read");
    resumed(&usual, "--resume", &source);
    assert!(is_whole());
    std::fs::write(&file, before).expect("written");
    // By force, and without a note: a record of the table is a row, however many lines it has.
    assert!(!note(&file).exists());
    resumed(&usual, "--force-resume", &source);
    assert!(is_whole());
}

#[test]
fn what_has_no_rows_does_not_go_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("out");
    for arguments in [
        &["explain", EASY][..],
        &["booklet", EASY],
        &["compare", EASY],
        &["find", "--format", "html", EASY],
        &["prove", EASY],
    ] {
        let output = run(&[arguments, &["-o", name(&file), "--resume"]].concat(), "");
        assert!(output.status.code() == Some(2) && err(&output).contains("goes on with lines"), "{output:?}");
        assert!(!file.exists());
    }
    assert_eq!(run(&["rate", EASY, "--resume"], "").status.code(), Some(2));
    assert_eq!(run(&["rate", EASY, "--resume", "-o", "-"], "").status.code(), Some(2));
}

#[test]
fn no_output_is_an_input_by_any_link() {
    let folder = tempfile::tempdir().expect("a folder");
    let (input, link) = (folder.path().join("in"), folder.path().join("link"));
    std::fs::write(&input, EASY).expect("written");
    std::fs::hard_link(&input, &link).expect("linked");
    let commands: [&[&str]; 10] = [
        &["rate"],
        &["solve"],
        &["explain"],
        &["find", "--format", "html"],
        &["hint"],
        &["why", "r1c1"],
        &["convert", "--to", "grid"],
        &["canonical"],
        &["views"],
        &["booklet"],
    ];
    for command in commands {
        for output in [&input, &link] {
            let output = run(&[command, &[name(&input), "-o", name(output)]].concat(), "");
            assert!(
                output.status.code() == Some(2) && err(&output).contains("is the input"),
                "{command:?}: {output:?}"
            );
            assert_eq!(std::fs::read_to_string(&input).expect("read"), EASY, "{command:?}");
        }
    }
}

#[test]
fn a_dash_is_standard_output_in_every_command() {
    let commands: [&[&str]; 11] = [
        &["rate", EASY],
        &["solve", EASY],
        &["explain", EASY],
        &["find", EASY],
        &["hint", EASY],
        &["why", "r1c1", EASY],
        &["convert", "--to", "grid", EASY],
        &["canonical", EASY],
        &["views", EASY],
        &["check", EASY, "r1c1=8"],
        &["generate", "--seed", "1"],
    ];
    for command in commands {
        let (plain, dashed) = (run(command, ""), run(&[command, &["-o", "-"]].concat(), ""));
        assert!(plain.stdout == dashed.stdout && !plain.stdout.is_empty(), "{command:?}");
        assert!(!Path::new("-").exists());
    }
}

#[test]
fn rows_are_skipped_and_shared_alike_in_every_command() {
    let puzzles = lines_of(6);
    let commands: [&[&str]; 8] = [
        &["rate", "--only", "search"],
        &["solve"],
        &["canonical"],
        &["convert", "--to", "line"],
        &["explain", "--format", "jsonl"],
        &["hint", "--format", "jsonl"],
        &["views", "--format", "json"],
        &["prove", "--format", "jsonl"],
    ];
    for command in commands {
        let lines = |extra: &[&str]| {
            let text = out(&run(&[command, extra].concat(), &puzzles));
            text.lines().map(String::from).collect::<Vec<_>>()
        };
        let all = lines(&[]);
        assert_eq!(lines(&["--skip", "2"]), all[2..], "{command:?}");
        assert_eq!(lines(&["--shard", "2/3"]), [all[1].clone(), all[4].clone()], "{command:?}");
        assert_eq!(lines(&["--timeout", "0", "-j", "1"]), all, "{command:?}");
        assert_eq!(run(&[command, &["--jobs", "0"]].concat(), &puzzles).status.code(), Some(2), "{command:?}");
        assert_eq!(run(&[command, &["--shard", "0/3"]].concat(), &puzzles).status.code(), Some(2), "{command:?}");
    }
}

#[test]
fn a_count_of_a_nearly_empty_grid_ends() {
    let empty = ".".repeat(81);
    let output = run(&["solve", "--count", "--timeout", "0.05", "--limit", "0", &empty], "");
    let text = out(&output);
    assert!(text.trim_end().ends_with('+') && output.status.code() == Some(1), "{output:?}");
    let output = run(&["solve", "--count", "--timeout", "0.05", &empty, EASY], "");
    assert!(err(&output).contains("counting stops at 10000000"), "{output:?}");
    assert!(out(&output).ends_with("\n1\n"), "the others are counted");
    let output = run(&["solve", "--count", "--limit", "5", &empty], "");
    assert_eq!((out(&output).as_str(), err(&output).as_str()), ("5+\n", ""));
    let output = run(&["solve", "--all", "--timeout", "0.05", &empty], "");
    assert!(output.status.code() == Some(1) && err(&output).contains("timed out"));
}

#[test]
fn fields_of_a_table_are_kept_as_they_are() {
    let text = table(&rows());
    let converted = out(&run(&["convert", "--to", "csv"], &text));
    // The puzzle comes first; everything else is the same, quoted where it must be.
    let fields = |text: &str| -> Vec<Vec<String>> {
        let mut reader = csv::ReaderBuilder::new().from_reader(text.as_bytes());
        reader.records().map(|record| record.expect("a record").iter().map(String::from).collect()).collect()
    };
    let (before, after) = (fields(&text), fields(&converted));
    assert_eq!(before.len(), 60);
    assert!(before.iter().zip(&after).all(|(before, after)| before[0] == after[1] && before[2] == after[2]));
    let rated = fields(&out(&run(&["rate", "--only", "search", "--format", "csv"], &text)));
    assert!(before.iter().zip(&rated).all(|(before, after)| after.ends_with(&[before[0].clone(), before[2].clone()])));
}

#[test]
fn names_do_not_pile_up_in_a_pipeline() {
    let mut text = format!("{{\"puzzle\":\"{EASY}\",\"schema\":7,\"solution\":\"mine\"}}");
    for command in ["solve", "explain", "solve", "explain"] {
        text = out(&run(&[command, "--format", "jsonl"], &text));
    }
    let record: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let names: Vec<&str> = record
        .as_object()
        .expect("an object")
        .keys()
        .map(String::as_str)
        .filter(|name| name.contains("input"))
        .collect();
    assert!(names.iter().all(|name| !name.contains("input_input") && *name != "input_schema"), "{names:?}");
    assert_eq!(record["input_solution"], "mine");
}

#[test]
fn many_positions_get_hints_and_reasons() {
    let puzzles = lines_of(5) + "no puzzle\n";
    for command in [&["hint", "--format", "jsonl"][..], &["why", "r1c1", "--format", "jsonl"]] {
        let one = run(&[command, &["-j", "1"]].concat(), &puzzles);
        let text = out(&one);
        let records: Vec<serde_json::Value> =
            text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        assert!(records.len() == 6 && records[5]["error"].is_string(), "{text}");
        assert_eq!(one.stdout, run(&[command, &["-j", "3"]].concat(), &puzzles).stdout);
        assert_eq!(one.status.code(), Some(1));
    }
    let text = out(&run(&["hint"], &puzzles));
    assert!(text.contains("Puzzle 1\n") && text.contains("Puzzle 5\n"), "{text}");
}
