//! Help in the user's language: all of it, and nothing too wide.

use std::collections::BTreeSet;
use std::process::{Command, Output};
use textwrap::core::display_width;

const COMMANDS: [&str; 17] = [
    "",
    "explain",
    "find",
    "solve",
    "hint",
    "views",
    "compare",
    "watch",
    "techniques",
    "technique",
    "convert",
    "generate",
    "canonical",
    "rate",
    "serve",
    "completions",
    "man",
];

/// Runs the program with nothing from outside but these variables.
fn run(arguments: &[&str], variables: &[(&str, &str)]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_whydoku"));
    command.args(arguments.iter().filter(|argument| !argument.is_empty())).env_clear();
    command.envs(variables.iter().copied()).output().expect("the program runs")
}

fn out(arguments: &[&str], variables: &[(&str, &str)]) -> String {
    String::from_utf8(run(arguments, variables).stdout).expect("UTF-8")
}

fn err(arguments: &[&str], language: &str) -> String {
    String::from_utf8(run(arguments, &[("LC_ALL", language)]).stderr).expect("UTF-8")
}

#[test]
fn the_help_is_in_the_language_of_the_user_and_fits_the_terminal() {
    for command in COMMANDS {
        for option in ["-h", "--help"] {
            for width in [50, 64, 80, 100] {
                let columns = width.to_string();
                let help = out(&[command, option], &[("LANG", "zh_CN.UTF-8"), ("COLUMNS", &columns)]);
                assert!(help.contains("用法：whydoku"), "{command} {option}: {help}");
                for english in ["Usage", "Options:", "Arguments:", "Commands:", "[default", "possible", "Possible"] {
                    assert!(!help.contains(english), "{command} {option}, {width} columns: {help}");
                }
                assert!(!help.contains(['\u{2060}', '\u{1b}']), "{command} {option}");
                for line in help.lines() {
                    // clap does not break the usage.
                    let fits = display_width(line) <= width || line.starts_with("用法");
                    assert!(fits, "{command} {option}, {width} columns: {line}");
                    assert_eq!(line, line.trim_end(), "{command} {option}");
                }
            }
        }
        assert!(out(&[command, "--help"], &[]).contains("Usage: whydoku"));
    }
    let help = out(&["solve", "-h", "--lang", "en"], &[("LANG", "zh_CN.UTF-8")]);
    assert!(help.contains("Usage: whydoku solve [OPTIONS]"), "{help}");
    assert_eq!(out(&["help", "solve", "--lang=zh"], &[]), "");
    assert!(out(&["help", "solve"], &[("LANG", "zh")]).contains("用法：whydoku solve [选项]"));
}

#[test]
fn descriptions_of_options_stand_below_each_other() {
    let help = out(&["generate", "-h"], &[("LANG", "zh"), ("COLUMNS", "100")]);
    let starts: BTreeSet<usize> = help
        .lines()
        .filter(|line| line.trim_start().starts_with('-'))
        .map(|line| line.rfind("  ").map_or(0, |at| display_width(&line[..at + 2])))
        .collect();
    assert_eq!(starts.len(), 1, "{help}");
}

#[test]
fn completions_and_the_manual_are_translated_on_request_only() {
    for command in [&["man"][..], &["completions", "fish"], &["completions", "zsh"]] {
        let is_chinese = |text: String| text.contains("候选数") && !text.contains("Check the proof");
        assert!(!is_chinese(out(command, &[("LANG", "zh_CN.UTF-8")])), "{command:?}");
        assert!(is_chinese(out(&[command, &["--lang", "zh"]].concat(), &[])), "{command:?}");
    }
    let page = out(&["man", "--lang", "zh"], &[]);
    assert!(page.contains("\n.SH 选项\n") && !page.contains("SH OPTIONS") && !page.contains("[default"), "{page}");
}

#[test]
fn errors_of_numbers_say_what_is_allowed() {
    for (arguments, english, chinese) in [
        (["hint", "--level", "250"], "expected 1, 2, 3, 4 or cell", "应为1、2、3、4或cell"),
        (["explain", "--jobs", "0"], "a whole number, 1 or more", "不小于1"),
        (["explain", "--skip", "many"], "a whole number, 0 or more", "不小于0"),
        (["solve", "--limit", "few"], "a whole number, 0 or more", "不小于0"),
        (["generate", "-n", "99999999999999999999"], "too large", "数太大"),
        (["generate", "--seed", "x"], "a whole number, 0 or more", "不小于0"),
        (["compare", "--repeat", "1.5"], "a whole number, 1 or more", "不小于1"),
        (["watch", "--speed", "fast"], "a whole number, 0 or more", "不小于0"),
        (["watch", "--views", "rr"], "each once", "每个至多一次"),
        (["hint", "--givens", "12"], "expected 81 characters", "应为81个字符"),
        (["solve", "--lang", "tlh"], "try en or zh-CN", "可用 en 或 zh-CN"),
        (["solve", "--formt", "line"], "did you mean --format?", "是否指 --format？"),
        (["solve", "--format", "lin"], "did you mean line?", "是否指 line？"),
        (["explain", "x", "--only"], "--only <TECHNIQUE> needs a value", "--only <技巧> 需要一个值"),
    ] {
        let (in_english, in_chinese) = (err(&arguments, "en"), err(&arguments, "zh"));
        assert!(in_english.contains(english), "{in_english}");
        assert!(in_chinese.contains(chinese), "{in_chinese}");
        assert!(!in_chinese.contains('\u{2060}'), "{in_chinese}");
    }
}
