//! Rewrites what is generated.

use crate::page::Expected;
use crate::page_file::PageFile;
use crate::{Outcome, catalogue, files, glossary, pictures, todo};
use std::process::Command;
use whydoku::Cancel;
use whydoku::board::Position;
use whydoku::explain::Language;
use whydoku::format::{Format, write};
use whydoku::logic::{Facts, Limits, Spec, Step};
use whydoku::report::step_text;
use whydoku::technique::{self, CATALOGUE};

/// Rewrites the pages and, unless they are all that is wanted, the tables and the snapshots of new
/// techniques; then says what is left to write by hand.
pub fn run(pages_only: bool) -> Outcome {
    for &spec in CATALOGUE {
        for &language in Language::ALL.iter().filter(|&&language| PageFile::is_there(spec, language)) {
            update_page(spec, language)?;
        }
    }
    pictures::run()?;
    if !pages_only {
        files::write(catalogue::STANDARD, &catalogue::standard())?;
        glossary::update()?;
        count_in_readme()?;
        // Tables that tests write: their diff is to be read.
        test(LIBRARY, "catalogue::the_ladder_table_is_up_to_date", &[("UPDATE_TABLES", "1")])?;
        test(LIBRARY, "diagram::the_picture_in_the_docs_is_up_to_date", &[("UPDATE_DOCS", "1")])?;
        test(PROGRAM, "cli::techniques_and_their_pages", &[("INSTA_UPDATE", "always")])?;
        // Snapshots that there are not yet; one that differs is left as it is, for a person to
        // accept.
        test(LIBRARY, "explain::words_for_each_technique", &[("INSTA_UPDATE", "unseen"), ("INSTA_FORCE_PASS", "1")])?;
    }
    todo::list()
}

/// Writes the number of techniques into the README.
fn count_in_readme() -> Outcome {
    const BEFORE: &str = "**Techniques today**: ";
    let text = files::read("README.md")?;
    let (before, rest) = text.split_once(BEFORE).ok_or(format!("README.md: no {BEFORE}"))?;
    let rest = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    files::write("README.md", &format!("{before}{BEFORE}{}{rest}", CATALOGUE.len()))
}

/// Rewrites the blocks of a page, from the last to the first, so that the numbers of the lines stay
/// right, and what other programs say of the technique.
fn update_page(spec: &'static Spec, language: Language) -> Outcome {
    let mut page = PageFile::of(spec, language)?;
    for example in page.examples().into_iter().rev() {
        if let Expected::Found(known) = &example.expected {
            match found_again(spec, &example.position, known) {
                Some(step) => page.replace(example.expected_lines, &step_text(&step)),
                None => println!("{}: nothing is found in the example; `cargo xtask technique examples`", spec.id),
            }
        }
        page.replace(example.position_lines, &write(Format::Bracketed, &example.position));
    }
    page.refer(spec)?;
    page.picture(spec)?;
    page.link(spec)?;
    page.write()
}

/// The step that an example shows: the same, or one with the same truths, or the same conclusions,
/// or else the first.
fn found_again(spec: &'static Spec, position: &Position, known: &str) -> Option<Step> {
    let steps = technique::all(spec, &Facts::new(position.clone()), &Limits::default(), Cancel::NEVER).ok()?;
    let lines = |text: &str, names: &[&str]| -> Vec<String> {
        let has_name = |line: &&str| names.iter().any(|name| line.starts_with(name));
        text.lines().filter(has_name).map(String::from).collect()
    };
    let all = ["technique:", "placements:", "eliminations:", "truths:", "deadly:", "unfillable:", "symmetry:"];
    let found = [&all[..], &all[3..], &all[1..3]]
        .into_iter()
        .find_map(|names| steps.iter().find(|step| lines(&step_text(step), names) == lines(known, names)));
    found.or(steps.first()).cloned()
}

/// The library and its features, as arguments of `cargo test`.
const LIBRARY: &[&str] = &["--package", "whydoku", "--features", "api,page,print"];

/// The program.
const PROGRAM: &[&str] = &["--package", "whydoku-cli"];

/// Runs a test that writes files when a variable says so.
fn test(package: &[&str], name: &str, variables: &[(&str, &str)]) -> Outcome {
    println!("running {name}");
    let cargo = std::env::var("CARGO").unwrap_or("cargo".into());
    let mut command = Command::new(cargo);
    command.args(["test", "--quiet"]).args(package).args(["--test", "suite", "--", "--exact", name]);
    let output = command.envs(variables.iter().copied()).output().map_err(|error| format!("cargo test: {error}"))?;
    let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
    if !output.status.success() {
        return Err(format!("{name} failed:\n{text}"));
    }
    if text.contains("running 0 tests") {
        return Err(format!("there is no test {name} any more"));
    }
    Ok(())
}
