//! A lesson as one page of HTML.

use whydoku::Cancel;
use whydoku::board::*;
use whydoku::explain::{Explainer, Explanation, Fragment, Language};
use whydoku::lesson::{Detail, Lesson, Plan, Story, Told};
use whydoku::technique::Profile;

const X_WING: &str = "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5";
const GUESSED: &str = "......7....47...1..6....94584...2.......47.......5...8.37.8.1.292.....8...6.3....";
const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// A lesson with few techniques, so that hard puzzles are guessed.
fn lesson(puzzle: &str) -> Lesson {
    let profile =
        Profile::standard().only(["hidden-single", "naked-single", "locked-candidates-pointing", "x-wing"]).unwrap();
    Lesson::of(&puzzle.parse().unwrap(), &Plan::new(profile), Cancel::NEVER)
}

fn page(puzzle: &str, language: Language) -> Story {
    Story::new(&lesson(puzzle), &Explainer::new(language), Detail::Usual, true).unwrap()
}

fn written(page: &Story) -> String {
    let mut text = Vec::new();
    page.write_html(&mut text).unwrap();
    String::from_utf8(text).unwrap()
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
fn every_event_of_a_page_has_a_place_that_links_lead_to() {
    for language in Language::ALL {
        let (page, path) = (page(GUESSED, *language), lesson(GUESSED).path.unwrap());
        let (trace, counts) = (&path.solution.trace, page.counts.as_ref().unwrap());
        assert!(trace.guesses() > 0 && counts.guesses == Some(trace.guesses()));
        let steps: usize = counts.techniques.iter().map(|(_, count)| count).sum();
        assert_eq!(steps, trace.steps().count());
        let xml = page_as_xml(&written(&page));
        let document = roxmltree::Document::parse(&xml).unwrap();
        let count = |name| document.descendants().filter(|node| node.tag_name().name() == name).count();
        assert_eq!(count("article"), page.items.len());
        for number in 1..trace.events.len() {
            let id = format!("e{number}");
            assert_eq!(document.descendants().filter(|node| node.attribute("id") == Some(&id)).count(), 1, "{id}");
        }
        assert_eq!(document.root_element().attribute("lang"), Some(language.tag()));
        for link in document.descendants().filter_map(|node| node.attribute("href")) {
            let aim = link.strip_prefix('#').expect("nothing is loaded from elsewhere");
            assert!(document.descendants().any(|node| node.attribute("id") == Some(aim)), "{link}");
        }
    }
}

#[test]
fn phrases_of_a_page_name_the_cells_they_speak_of() {
    let text = written(&page(X_WING, Language::English));
    assert!(text.contains("data-cells=\"r2c1 r2c2 r2c3 r2c4 r2c5 r2c6 r2c7 r2c8 r2c9"), "a row lights up whole");
    let document = page_as_xml(&text);
    let document = roxmltree::Document::parse(&document).unwrap();
    for phrase in document.descendants().filter_map(|node| node.attribute("data-cells")) {
        assert!(phrase.split(' ').filter(|name| !name.is_empty()).all(|name| name.parse::<Cell>().is_ok()), "{phrase}");
    }
}

#[test]
fn a_page_escapes_what_it_is_told() {
    let mut page = page(EASY, Language::English);
    let evil = "</title><script>alert('x')</script>&\"";
    page.title = evil.into();
    page.outcome.0.push(Fragment::Text(evil.into()));
    page.notes.push(Explanation(vec![Fragment::Text(evil.into())]));
    page.figures[0].title = evil.into();
    let item = &mut page.items[0];
    (item.heading, item.chapter) = (evil.into(), Some(evil.into()));
    item.scene.as_mut().unwrap().title = evil.into();
    item.told.push(Told::Remark(Explanation(vec![Fragment::Cells(CellSet::full(), evil.into())])));
    let text = written(&page);
    assert_eq!(text.matches("<script").count(), 1, "only its own");
    roxmltree::Document::parse(&page_as_xml(&text)).unwrap();
    assert_eq!(text, written(&page));
}

#[test]
fn every_way_to_end_has_a_page() {
    let several = "9.6.7.4.3...4..2...7..23.1.5.....1...4.2.8.6...3.....5.3.7...5...7..5...4.5.1.7.8";
    let none = "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..";
    for (puzzle, name) in [(several, "several"), (none, "none"), (EASY, "solved")] {
        assert_eq!(lesson(puzzle).path.unwrap().solution.outcome.name(), name);
        roxmltree::Document::parse(&page_as_xml(&written(&page(puzzle, Language::English)))).unwrap();
    }
    let twice = format!("11{}", ".".repeat(79));
    assert!(lesson(&twice).path.is_err());
    roxmltree::Document::parse(&page_as_xml(&written(&page(&twice, Language::English)))).unwrap();
}

#[test]
fn cases_have_a_page_too() {
    let names = ["hidden-single", "naked-single", "locked-candidates-pointing", "naked-pair", "cell-forcing-chain"];
    let profile = Profile::standard().only(names).unwrap();
    let lesson = Lesson::of(&GUESSED.parse().unwrap(), &Plan::new(profile), Cancel::NEVER);
    let techniques = lesson.path.as_ref().unwrap().techniques();
    assert!(techniques.iter().any(|(spec, _)| spec.id == "cell-forcing-chain"));
    let page = Story::new(&lesson, &Explainer::new(Language::Chinese), Detail::Usual, true).unwrap();
    roxmltree::Document::parse(&page_as_xml(&written(&page))).unwrap();
}
