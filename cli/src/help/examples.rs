//! Examples at the end of the help of each command.

use clap::Command;

/// A use of a command and what it is for.
type Example = (&'static str, &'static str);

/// Two examples for each command; the program itself has no name here.
const EXAMPLES: [(&str, [Example; 2]); 27] = [
    ("whydoku", [("explain PUZZLE", "Explain a puzzle"), ("help rate", "Show the help of a command")]),
    (
        "explain",
        [
            ("explain PUZZLE --format html -o page.html", "Explain a puzzle on a page with pictures"),
            ("explain puzzles.txt --format jsonl -o paths.jsonl", "Write the paths of many puzzles as JSON"),
        ],
    ),
    (
        "solve",
        [
            ("solve puzzles.txt", "Write the solution of each puzzle"),
            ("solve --count --limit 1000 PUZZLE", "Count up to 1000 solutions"),
        ],
    ),
    (
        "find",
        [
            ("find PUZZLE --technique x-wing", "Show an X-wing, if there is one"),
            ("find --all position.txt --format jsonl", "Write every step that is there"),
        ],
    ),
    ("hint", [("hint position.txt", "Say where to look next"), ("hint --level 4 position.txt", "Show the whole step")]),
    (
        "why",
        [
            ("why r3c5=7 PUZZLE", "Show the steps that lead to one digit"),
            ("why 'r3c5<>4' PUZZLE --picture tree", "Draw which step rests on which"),
        ],
    ),
    (
        "step",
        [
            ("step before.txt after.txt", "Name the step from one position to the next"),
            ("step before.txt after.txt --format json", "The same as JSON"),
        ],
    ),
    (
        "check",
        [
            ("check PUZZLE 'r1c2=5, so r3c5<>7'", "Judge two moves"),
            ("check --prose --prefix --format summary answers.jsonl", "Count how far many answers are right"),
        ],
    ),
    (
        "prove",
        [
            ("prove PUZZLE --output it", "Write a formula and a proof for any checker"),
            ("prove puzzles.txt --output proofs/ --format drat -j 4", "Write those of many puzzles into a folder"),
        ],
    ),
    (
        "practice",
        [
            ("practice xy-wing", "Look for XY-wings"),
            ("practice swordfish --count 20 --list", "Write exercises, then their answers"),
        ],
    ),
    ("course", [("course", "List the chapters"), ("course 3", "Learn and practise the third chapter")]),
    (
        "views",
        [
            ("views PUZZLE", "Show what rows, columns, boxes and cells can fill"),
            ("views puzzles.txt --format svg -o views.svg", "Draw it for many puzzles"),
        ],
    ),
    (
        "compare",
        [
            ("compare puzzles.txt", "Compare all search methods"),
            ("compare --methods fast,bitmaps --timeout 5 puzzles.txt", "Compare two, with five seconds for a puzzle"),
        ],
    ),
    (
        "watch",
        [
            ("watch PUZZLE", "Watch a search in the terminal"),
            ("watch --frames PUZZLE > search.svg", "Write it as an animated picture"),
        ],
    ),
    (
        "techniques",
        [
            ("techniques", "List all techniques"),
            ("techniques --profile hodoku", "List those of a profile with their settings"),
        ],
    ),
    (
        "technique",
        [
            ("technique 'unique rectangle'", "List the kinds of a technique"),
            ("technique x-wing --format html -o x-wing.html", "Write the page of a technique"),
        ],
    ),
    (
        "convert",
        [
            ("convert --to pencil-marks PUZZLE", "Show all candidates"),
            ("convert --to csv puzzles.txt -o puzzles.csv", "Make a table of puzzles"),
        ],
    ),
    (
        "booklet",
        [
            ("booklet puzzles.txt -o puzzles.pdf", "Print puzzles and their solutions"),
            ("booklet --per-page 6 --grade puzzles.txt -o puzzles.pdf", "Print six on a page, each with its grade"),
        ],
    ),
    (
        "generate",
        [
            ("generate -n 10 --difficulty hard", "Make ten hard puzzles"),
            ("generate --technique xy-wing --symmetry half-turn", "Make one that needs an XY-wing"),
        ],
    ),
    (
        "dataset",
        [
            (
                "dataset --count 1000000 --seed 1 -o train.jsonl --resume",
                "Write a million positions; go on after an interruption",
            ),
            ("dataset --count 5000 --balance technique", "Write as many positions of each technique"),
        ],
    ),
    (
        "benchmark",
        [
            ("benchmark --lang en -o tasks.jsonl", "Write the tasks in English"),
            ("benchmark --answers answers.jsonl --format html -o results.html", "Score answers on a page"),
        ],
    ),
    (
        "canonical",
        [
            ("canonical puzzles.txt", "Write the form that equivalent puzzles share"),
            ("canonical --shuffle 5 PUZZLE", "Write five puzzles equivalent to one"),
        ],
    ),
    (
        "rate",
        [
            ("rate puzzles.csv --format csv -o rated.csv", "Rate many puzzles; --resume goes on after a break"),
            ("rate puzzles.txt --where 'er >= 7.2 and clues <= 24'", "Choose hard ones with few clues"),
        ],
    ),
    (
        "serve",
        [("serve --open", "Solve on a page in the browser"), ("serve --port 8000", "Choose the port of the page")],
    ),
    ("mcp", [("mcp", "Wait for the client of a language model"), ("mcp --timeout 10", "Allow ten seconds a call")]),
    (
        "completions",
        [
            ("completions bash > whydoku.bash", "Complete commands in bash"),
            ("completions fish > whydoku.fish", "Complete them in fish"),
        ],
    ),
    ("man", [("man > whydoku.1", "Write the manual page"), ("man | man -l -", "Read it")]),
];

/// The examples of a command, with a heading; `say` translates by a key and the English text.
pub fn of(command: &str, mut say: impl FnMut(String, &str) -> String) -> Option<String> {
    let (_, examples) = EXAMPLES.iter().find(|(name, _)| *name == command)?;
    let mut text = say("examples".into(), "Examples:");
    for ((line, purpose), number) in examples.iter().zip(1..) {
        let purpose = say(format!("{command}-example-{number}"), purpose);
        text += &format!("\n  {purpose}:\n    whydoku {line}");
    }
    Some(text)
}

/// The command with its examples in English.
pub fn added(command: Command) -> Command {
    let english = |_: String, text: &str| text.to_owned();
    let before = command.get_after_help().map(|text| format!("{text}\n\n")).unwrap_or_default();
    let command = match of(command.get_name(), english) {
        Some(examples) => command.after_long_help(before + &examples),
        None => command,
    };
    command.mut_subcommands(added)
}

#[cfg(test)]
mod tests {
    use super::EXAMPLES;
    use crate::Cli;
    use clap::{CommandFactory, Parser};
    use std::collections::BTreeSet;

    #[test]
    fn every_command_has_examples_that_it_understands() {
        let with: BTreeSet<&str> = EXAMPLES.iter().map(|(command, _)| *command).collect();
        let command = Cli::command();
        let names = command.get_subcommands().map(clap::Command::get_name);
        let all: BTreeSet<&str> = names.chain(["whydoku"]).collect();
        assert_eq!(with, all);
        for (line, _) in EXAMPLES.iter().flat_map(|(_, examples)| examples) {
            // As a shell splits it, but for what goes to a file.
            let line = [" > ", " | "].iter().fold(*line, |line, end| line.split(end).next().unwrap_or_default());
            let (mut arguments, mut word, mut is_quoted) = (vec!["whydoku".to_owned()], String::new(), false);
            for letter in line.chars().chain([' ']) {
                match letter {
                    '\'' => is_quoted = !is_quoted,
                    ' ' if !is_quoted => arguments.push(std::mem::take(&mut word)),
                    letter => word.push(letter),
                }
            }
            match Cli::try_parse_from(&arguments) {
                Ok(_) => {}
                Err(error) => assert_eq!(error.kind(), clap::error::ErrorKind::DisplayHelp, "{line}: {error}"),
            }
        }
    }
}
