//! The HTML report of a whole solution.

use whydoku::Cancel;
use whydoku::board::*;
use whydoku::diagram::Report;
use whydoku::explain::{Explainer, Fragment, Language};
use whydoku::logic::Event;
use whydoku::solve::{SolveOptions, solve};
use whydoku::technique::Profile;

const X_WING: &str = "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5";
const GUESSED: &str = "......7....47...1..6....94584...2.......47.......5...8.37.8.1.292.....8...6.3....";
const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Without forcing chains, so that hard puzzles are guessed.
fn profile() -> Profile {
    Profile::standard().without(["cell-forcing-chain"]).unwrap()
}

fn report(puzzle: &str, language: Language) -> (Report, whydoku::solve::Solution) {
    let start = Position::new(&puzzle.parse().unwrap()).unwrap();
    let solution = solve(start, &profile(), SolveOptions::default(), Cancel::NEVER);
    (Report::of(&solution, &Explainer::new(language)), solution)
}

/// The page as XML: it is written so that it can be read as such, but for what HTML alone has.
fn page_as_xml(page: &str) -> String {
    let page = page.replace("<!DOCTYPE html>", "");
    let page = page.replace("<meta charset=\"utf-8\">", "").replace("initial-scale=1\">", "initial-scale=1\"/>");
    let (before, script) = page.split_once("<script>").unwrap();
    let (_, after) = script.split_once("</script>").unwrap();
    format!("{before}{after}")
}

#[test]
fn a_report_says_every_event_once_and_shows_every_step_that_is_no_single() {
    for language in Language::ALL {
        let (report, solution) = report(GUESSED, *language);
        assert!(report.guesses > 0);
        let said: usize = report.items.iter().map(|item| item.words.len()).sum();
        assert_eq!(said, solution.trace.events.len() - 1, "all but the end");
        let mut next = 1;
        for item in &report.items {
            assert_eq!(item.first, next);
            next += item.words.len();
            let singles = solution.trace.events[item.first - 1..][..item.words.len()].iter();
            let alone = |event: &Event| !matches!(event, Event::Step(step) if step.placements().next().is_some());
            assert!(item.words.len() == 1 || !singles.clone().any(alone), "only singles share a picture");
            assert_eq!(item.scene.placed.len().max(1), item.words.len());
        }
        let steps: usize = report.techniques.iter().map(|(_, count)| count).sum();
        assert_eq!(steps, solution.trace.steps().count());
        let xml = page_as_xml(&report.page());
        let document = roxmltree::Document::parse(&xml).unwrap();
        let count = |name| document.descendants().filter(|node| node.tag_name().name() == name).count();
        assert_eq!(count("article"), report.items.len());
        assert_eq!(document.root_element().attribute("lang"), Some(language.tag()));
        for link in document.descendants().filter_map(|node| node.attribute("href")) {
            let aim = link.strip_prefix('#').expect("nothing is loaded from elsewhere");
            assert!(document.descendants().any(|node| node.attribute("id") == Some(aim)), "{link}");
        }
    }
}

#[test]
fn phrases_of_a_report_name_the_cells_they_speak_of() {
    let (report, _) = report(X_WING, Language::English);
    let page = report.page();
    assert!(page.contains("data-cells=\"r2c1 r2c2 r2c3 r2c4 r2c5 r2c6 r2c7 r2c8 r2c9"), "a row lights up whole");
    let document = page_as_xml(&page);
    let document = roxmltree::Document::parse(&document).unwrap();
    for phrase in document.descendants().filter_map(|node| node.attribute("data-cells")) {
        assert!(phrase.split(' ').filter(|name| !name.is_empty()).all(|name| name.parse::<Cell>().is_ok()), "{phrase}");
    }
}

#[test]
fn a_report_escapes_what_it_is_told() {
    let (mut report, _) = report(EASY, Language::English);
    let evil = "</title><script>alert('x')</script>&\"";
    report.title = evil.into();
    report.language = evil.into();
    report.outcome.0.push(Fragment::Text(evil.into()));
    report.techniques.push((evil.into(), 1));
    report.labels.key = evil.into();
    report.items[0].heading = evil.into();
    report.items[0].words[0].0.push(Fragment::Cells(CellSet::full(), evil.into()));
    let page = report.page();
    assert_eq!(page.matches("<script").count(), 1, "only its own");
    roxmltree::Document::parse(&page_as_xml(&page)).unwrap();
    assert_eq!(page, report.page());
}

#[test]
fn every_way_to_end_has_a_report() {
    let several = "9.6.7.4.3...4..2...7..23.1.5.....1...4.2.8.6...3.....5.3.7...5...7..5...4.5.1.7.8";
    let none = "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..";
    for (puzzle, name) in [(several, "several"), (none, "none"), (EASY, "solved")] {
        let (report, solution) = report(puzzle, Language::English);
        assert_eq!(solution.outcome.name(), name);
        roxmltree::Document::parse(&page_as_xml(&report.page())).unwrap();
    }
}
