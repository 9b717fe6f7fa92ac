//! The program beside other programs: it answers line by line, leaves whole lines behind, and ends
//! as it should.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const EASY: &str = "000000002004200601600000900960804100000903000008706049005000008107008300400000000";
const SOLVED: &str = "819465732574239681623187954962854173741923865358716249235671498197548326486392517";

fn program(arguments: &[&str]) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_whydoku"));
    program.args(arguments).env_clear().stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    program
}

/// Ends a program that hangs, so that a test fails instead of waiting for ever.
fn within_a_minute(child: &mut Child) {
    let begun = Instant::now();
    while child.try_wait().expect("a state").is_none() {
        if begun.elapsed() > Duration::from_secs(60) {
            child.kill().expect("killed");
            panic!("the program does not end");
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Writes a line, waits for its answer, and only then writes the next.
fn converses(arguments: &[&str]) {
    let mut child = program(arguments).spawn().expect("the program starts");
    let mut input = child.stdin.take().expect("a pipe");
    let mut answers = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let (sender, received) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        while let Some(Ok(line)) = answers.next() {
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    for number in 0..20 {
        // Every other line comes in two pieces, and with an empty line after it.
        let (first, second) = if number % 2 == 0 { EASY.split_at(81) } else { EASY.split_at(40) };
        let rest = if number % 2 == 0 { "\n" } else { "\n\n" };
        input.write_all(first.as_bytes()).and_then(|()| input.flush()).expect("written");
        input.write_all(format!("{second}{rest}").as_bytes()).expect("written");
        let answer = received.recv_timeout(Duration::from_secs(20));
        assert!(answer.is_ok(), "{arguments:?} gives no answer to line {number}");
    }
    drop(input);
    within_a_minute(&mut child);
}

#[test]
fn an_answer_follows_its_line_at_once() {
    converses(&["solve"]);
    converses(&["solve", "-j", "1"]);
    converses(&["solve", "-j", "4"]);
    converses(&["solve", "--format", "jsonl", "-"]);
    converses(&["solve", "--count"]);
    converses(&["explain", "--format", "jsonl"]);
    converses(&["find", "--technique", "hidden-single-box", "--format", "jsonl"]);
    converses(&["convert", "--to", "line"]);
    converses(&["convert", "--to", "jsonl", "-"]);
    converses(&["canonical"]);
    converses(&["rate"]);
    converses(&["views", "--format", "json"]);
}

#[test]
fn lines_that_come_together_are_answered_before_the_next_come() {
    for arguments in [&["solve"][..], &["solve", "-j", "1"], &["explain", "-j", "3", "--format", "jsonl"]] {
        let mut child = program(arguments).spawn().expect("the program starts");
        let mut input = child.stdin.take().expect("a pipe");
        let mut answers = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let (sender, received) = std::sync::mpsc::channel();
        std::thread::spawn(move || while answers.next().is_some_and(|answer| sender.send(answer).is_ok()) {});
        // Each time five lines and a part of the sixth, whose rest comes with the next five.
        for _ in 0..10 {
            input.write_all(&EASY.as_bytes()[40..]).and_then(|()| input.flush()).expect("written");
            let lines = format!("\n{}{}", format!("{EASY}\n").repeat(5), &EASY[..40]);
            input.write_all(lines.as_bytes()).expect("written");
            for number in 0..6 {
                let answer = received.recv_timeout(Duration::from_secs(20));
                assert!(answer.is_ok(), "{arguments:?} gives no answer to line {number}");
            }
        }
        drop(input);
        within_a_minute(&mut child);
    }
}

#[test]
fn lines_that_are_there_already_are_answered_in_order() {
    let mut child = program(&["solve", "-j", "3"]).spawn().expect("the program starts");
    let mut input = child.stdin.take().expect("a pipe");
    let writer = std::thread::spawn(move || {
        for number in 0..5_000 {
            let line = if number % 3 == 0 { EASY } else { "1" };
            writeln!(input, "{line}").expect("written");
        }
    });
    let mut text = String::new();
    child.stdout.take().expect("a pipe").read_to_string(&mut text).expect("UTF-8");
    writer.join().expect("all written");
    within_a_minute(&mut child);
    assert_eq!(text.lines().count(), 5_000);
    assert!(text.lines().enumerate().all(|(number, line)| (line == SOLVED) == (number % 3 == 0)));
}

#[cfg(unix)]
#[test]
fn a_program_that_is_stopped_leaves_whole_lines() {
    for signal in ["-INT", "-TERM"] {
        for arguments in [
            &["explain", "--format", "jsonl"][..],
            &["find", "--format", "jsonl"],
            &["convert", "--to", "jsonl"],
            &["solve"],
        ] {
            let mut child = program(arguments).spawn().expect("the program starts");
            let mut input = child.stdin.take().expect("a pipe");
            let writer = std::thread::spawn(move || while writeln!(input, "{EASY}").is_ok() {});
            let mut output = child.stdout.take().expect("a pipe");
            let mut text = vec![0; 100_000];
            output.read_exact(&mut text).expect("the start");
            let id = child.id().to_string();
            assert!(Command::new("kill").args([signal, &id]).status().expect("kill runs").success());
            output.read_to_end(&mut text).expect("the rest");
            within_a_minute(&mut child);
            assert_eq!(text.last(), Some(&b'\n'), "{arguments:?} {signal}");
            let code = if signal == "-TERM" { 143 } else { 130 };
            assert_eq!(child.wait().expect("a state").code(), Some(code), "{signal}");
            drop(output);
            writer.join().expect("it ends with the program");
        }
    }
}

#[cfg(unix)]
#[test]
fn a_full_disk_is_an_error_of_output_for_help_as_well() {
    for arguments in [&["--help"][..], &["--version"], &["solve", "--help"], &["solve", EASY], &["man"]] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("a full disk");
        let output = program(arguments).stdout(full).output().expect("the program ends");
        assert_eq!(output.status.code(), Some(3), "{arguments:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_named_pipe_is_read_like_standard_input() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&path).status().expect("mkfifo runs").success());
    let child = program(&["solve", path.to_str().expect("a plain name")]).spawn().expect("the program starts");
    std::fs::write(&path, format!("{EASY}\n")).expect("written");
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(String::from_utf8_lossy(&output.stdout), format!("{SOLVED}\n"));
}

#[test]
fn closed_pipes_are_quiet() {
    for arguments in [
        &["canonical", "--shuffle", "18446744073709551615", EASY][..],
        &["solve", "--all", &".".repeat(81)],
        &["generate", "-n", "100000000", "--seed", "1"],
    ] {
        let mut child = program(arguments).spawn().expect("the program starts");
        let mut first = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut first).expect("a line");
        assert_eq!(first.len(), 82, "{arguments:?}");
        within_a_minute(&mut child);
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(0), ""));
    }
}

/// With standard output closed by the shell the output is lost, without an error.
#[test]
#[cfg(unix)]
fn a_closed_output_is_quiet() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("out.txt");
    let file = file.to_str().expect("a plain name");
    for arguments in
        [&["solve", EASY][..], &["rate", EASY], &["explain", EASY], &["--help"], &["solve", EASY, "-o", file]]
    {
        let mut shell = Command::new("sh");
        shell.args(["-c", "exec \"$@\" >&-", "sh", env!("CARGO_BIN_EXE_whydoku")]).args(arguments);
        let output = shell.output().expect("the program ends");
        let talk = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!((output.status.code(), talk.as_str()), (Some(0), ""), "{arguments:?}");
    }
    assert_eq!(std::fs::read_to_string(file).expect("written"), format!("{SOLVED}\n"));
}

#[test]
fn a_senseless_number_of_threads_is_limited_and_said_so() {
    for arguments in [&["solve", "-j", "100000", EASY][..], &["generate", "--seed", "1", "-n", "10", "-j", "100000"]] {
        let output = program(arguments).output().expect("the program ends");
        let talk = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(0), "{talk}");
        assert!(talk.starts_with("whydoku: 100000 threads would not be faster than "), "{talk}");
    }
}

#[test]
fn a_missing_file_does_not_stop_the_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("good.txt");
    std::fs::write(&path, format!("{EASY}\n")).expect("written");
    let path = path.to_str().expect("a plain name");
    let output = program(&["solve", path, "missing.txt", "/", path]).output().expect("the program ends");
    assert_eq!(String::from_utf8_lossy(&output.stdout), format!("{SOLVED}\n{SOLVED}\n"));
    assert_eq!(String::from_utf8_lossy(&output.stderr).lines().count(), 2);
    assert_eq!(output.status.code(), Some(3));
}

#[test]
fn the_same_mistake_has_the_same_exit_code_in_every_command() {
    let code = |arguments: &[&str]| program(arguments).output().expect("the program ends").status.code();
    let (broken, twice) = (&EASY[..80], format!("5...5{}", ".".repeat(76)));
    let commands = [
        &["solve"][..],
        &["explain"],
        &["find"],
        &["hint"],
        &["views"],
        &["compare"],
        &["watch"],
        &["convert", "--to", "line"],
        &["canonical"],
        &["rate"],
    ];
    for command in commands {
        let with = |others: &[&str]| code(&[command, others].concat());
        assert_eq!(with(&[broken]), Some(1), "{command:?}");
        assert_eq!(with(&[&twice]), Some(1), "{command:?}");
        assert_eq!(with(&["no-such-file"]), Some(3), "{command:?}");
        for column in ["0", "000", ""] {
            assert_eq!(with(&["--column", column, EASY]), Some(2), "{command:?} {column}");
        }
        assert_eq!(with(&["--nonsense", EASY]), Some(2), "{command:?}");
    }
}

#[test]
fn errors_are_in_the_language_of_the_user_and_in_one_style() {
    let talk = |arguments: &[&str], lang: &str| {
        let output = program(arguments).env("LANG", lang).output().expect("the program ends");
        String::from_utf8(output.stderr).expect("UTF-8")
    };
    let broken = &EASY[..80];
    for arguments in [
        &["views", broken][..],
        &["views", "no-such-file"],
        &["views", "--nonsense"],
        &["solve", "--method", "magic", EASY],
        &["solve", "--views", "q", EASY],
        &["solve", "--limit", "x", EASY],
        &["solve", "--all", "--outcome", EASY],
        &["solve", "--format"],
        &["slove"],
        &["convert", EASY],
        &["generate", "--clues", "3..5"],
        &["explain", "--only", "magic", EASY],
    ] {
        let english = talk(arguments, "C");
        assert!(english.starts_with("whydoku: ") && english.is_ascii(), "{arguments:?}: {english}");
        assert!(!english.contains("error: "), "{english}");
        let chinese = talk(arguments, "zh_CN.UTF-8");
        assert!(chinese.starts_with("whydoku: ") && !chinese.is_ascii(), "{arguments:?}: {chinese}");
        assert_eq!(talk(&[&["--lang", "zh"], arguments].concat(), "C"), chinese, "{arguments:?}");
    }
}

#[test]
fn without_a_command_the_help_is_shown() {
    let output = program(&[]).output().expect("the program ends");
    let talk = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(2));
    assert!(talk.starts_with("whydoku: a command is missing\n\n") && talk.contains("explain"), "{talk}");
}

#[test]
fn what_a_format_cannot_hold_is_said_on_one_line() {
    let input = format!("id,puzzle\n7,{EASY}\n8,{EASY}\n");
    for (arguments, lines) in
        [(&["--to", "line"][..], 1), (&["--to", "csv"], 0), (&["--to", "jsonl", "--blank", "0"], 0)]
    {
        let mut child = program(&[&["convert"], arguments].concat()).spawn().expect("the program starts");
        child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("written");
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!(String::from_utf8_lossy(&output.stderr).lines().count(), lines, "{arguments:?}");
        assert_eq!(output.status.code(), Some(0));
    }
}

#[test]
fn completion_scripts_know_the_names() {
    let script = program(&["completions", "bash"]).output().expect("the program ends").stdout;
    let script = String::from_utf8(script).expect("UTF-8");
    for name in ["dancing-links", "quarter-turn", "pencil-marks", "singles", "x-wing", "hidden-single"] {
        assert!(script.contains(name), "{name}");
    }
}

/// The language of the library's own errors is English; the program translates them.
#[test]
fn the_words_of_the_program_are_those_of_the_library_in_english() {
    let mut texts: Vec<String> = ["q", "1"].map(|c| format!("{}{c}{EASY}", &EASY[..79])).to_vec();
    texts.extend([EASY[..80].into(), "{\"puzzle\":{}}".into(), "{\"puzzle\":3".into(), "{\"x\":3}".into()]);
    texts.extend([format!(":04o2:x:{EASY}::::"), format!(":0402:x:{EASY}:1:::"), format!("5...5{}", ".".repeat(76))]);
    for text in texts {
        let expected: Vec<String> = whydoku::format::read_str(&text)
            .map(|entry| match entry {
                Err(error) => format!("error: {error}"),
                Ok(reading) => {
                    reading.position().map_or_else(|conflict| format!("error: {conflict}"), |_| String::new())
                }
            })
            .collect();
        let output = program(&["canonical", &text]).output().expect("the program ends");
        let found = String::from_utf8(output.stdout).expect("UTF-8");
        for (line, expected) in found.lines().zip(&expected).filter(|(_, expected)| !expected.is_empty()) {
            assert_eq!(line, expected);
        }
        assert_eq!(found.lines().count(), expected.len(), "{found} {expected:?}");
    }
}

#[test]
fn an_unreadable_row_is_told_once() {
    for command in [&["solve"][..], &["solve", "--format", "jsonl"], &["canonical"], &["explain", "--format", "jsonl"]]
    {
        let output = program(&[command, &[&EASY[..80]]].concat()).output().expect("the program ends");
        assert_eq!(String::from_utf8_lossy(&output.stdout).lines().count(), 1, "{command:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{command:?}");
    }
}

/// The end of the messages is nobody's fault: `whydoku … 2>&1 | head`.
#[test]
fn a_reader_of_messages_that_goes_away_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_whydoku"))
        .args(["benchmark", "--answers", "-", "--lang", "en", "--level", "1"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stderr.take());
    let _ = child.stdin.take().expect("a pipe").write_all("no JSON\n".repeat(1000).as_bytes());
    assert_eq!(child.wait().expect("an end").code(), Some(1));
}
