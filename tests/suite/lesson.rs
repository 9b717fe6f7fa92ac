//! Lessons and hints: what is told, in every format, and what is not.

use crate::common::{corpus, snapshots};
use std::io::{self, Write};
use std::sync::atomic::AtomicBool;
use whydoku::Cancel;
use whydoku::board::*;
use whydoku::explain::{Explainer, HintLevel, Language};
use whydoku::lesson::{self, Hint, Lesson, Outline, Page, Plan, State, TextStyle, Until};
use whydoku::logic::{Event, Family};
use whydoku::solve::{Outcome, SolveOptions};
use whydoku::technique::Profile;

const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const GUESSED: &str = "......7....47...1..6....94584...2.......47.......5...8.37.8.1.292.....8...6.3....";
const SEVERAL: &str = "9.6.7.4.3...4..2...7..23.1.5.....1...4.2.8.6...3.....5.3.7...5...7..5...4.5.1.7.8";
const NONE: &str = "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..";
const SOLVED: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/// Its eighth step is a forcing chain with short cases.
const CASES: &str = ".18.....9......1....67.3.....1.3.8.7.2.8......4....5....4..2..51...6.......57.961";

fn english() -> Explainer {
    Explainer::new(Language::English)
}

fn grid(puzzle: &str) -> Grid {
    puzzle.parse().unwrap()
}

/// Hard puzzles are guessed.
fn plan() -> Plan {
    Plan::new(Profile::standard().without(["cell-forcing-chain"]).unwrap())
}

fn taught(puzzle: &str) -> Lesson {
    Lesson::of(&grid(puzzle), &plan(), Cancel::NEVER)
}

/// Every way a lesson can end, by its name.
fn every_lesson() -> Vec<(&'static str, Lesson)> {
    let twice = format!("5...5{}", ".".repeat(76));
    let mut cut = plan();
    cut.until = Some(Until::Number(3));
    let mut stuck = plan();
    stuck.options = SolveOptions::without_guessing();
    let mut verified = plan();
    verified.verify = true;
    vec![
        ("solved", taught(EASY)),
        ("guessed", taught(GUESSED)),
        ("already solved", taught(SOLVED)),
        ("several", taught(SEVERAL)),
        ("empty", taught(&".".repeat(81))),
        ("none", taught(NONE)),
        ("invalid", taught(&twice)),
        ("cut", Lesson::of(&grid(EASY), &cut, Cancel::NEVER)),
        ("stuck", Lesson::of(&grid(GUESSED), &stuck, Cancel::NEVER)),
        ("cancelled", Lesson::of(&grid(EASY), &verified, Cancel::when(&AtomicBool::new(true)))),
        ("cases", Lesson::of(&grid(CASES), &Plan::default(), Cancel::NEVER)),
    ]
}

fn string(write: impl FnOnce(&mut Vec<u8>) -> io::Result<()>) -> String {
    let mut bytes = Vec::new();
    write(&mut bytes).unwrap();
    String::from_utf8(bytes).unwrap()
}

fn html(lesson: &Lesson, explainer: &Explainer) -> String {
    string(|out| lesson::html(lesson, explainer, out))
}

fn text(lesson: &Lesson, style: &TextStyle) -> String {
    string(|out| lesson::text(lesson, &english(), style, out))
}

/// The page as XML: it is written so that it can be read as such, but for what HTML alone has.
fn as_xml(page: &str) -> String {
    let page = page.replace("<!DOCTYPE html>", "");
    let page = page.replace("<meta charset=\"utf-8\">", "").replace("initial-scale=1\">", "initial-scale=1\"/>");
    let (before, script) = page.split_once("<script>").unwrap();
    let (_, after) = script.split_once("</script>").unwrap();
    format!("{before}{after}")
}

#[test]
fn every_lesson_is_written_in_every_format_and_language() {
    for (name, lesson) in every_lesson() {
        for explainer in Language::ALL.iter().map(|&language| Explainer::new(language)) {
            for candidates in [false, true] {
                let mut style = TextStyle::default();
                style.candidates = candidates;
                let text = string(|out| lesson::text(&lesson, &explainer, &style, out));
                let markdown = string(|out| lesson::markdown(&lesson, &explainer, &style, out));
                assert!(text.ends_with("\n\n") && markdown.ends_with("\n\n"), "{name}");
                assert!(!text.contains('\x1b') && !text.contains('{'), "{name}: {text}");
            }
            let page = html(&lesson, &explainer);
            let xml = as_xml(&page);
            let document = roxmltree::Document::parse(&xml).unwrap();
            assert_eq!(document.root_element().attribute("lang"), Some(explainer.language().tag()));
            let svg = string(|out| lesson::svg(&lesson, &explainer, out));
            roxmltree::Document::parse(&svg).unwrap_or_else(|error| panic!("{name}: {error}"));
            for pretty in [false, true] {
                let json = string(|out| lesson::json(&lesson, Some(&explainer), pretty, out));
                let value: serde_json::Value = serde_json::from_str(&json).unwrap();
                assert!(json.ends_with("}\n") && (pretty || json.lines().count() == 1));
                assert_eq!(value["puzzle"], lesson.puzzle.to_string(), "{name}");
            }
        }
    }
}

#[test]
fn an_outline_has_every_event_once_and_only_singles_share_a_picture() {
    for (name, lesson) in every_lesson() {
        let Ok(path) = &lesson.path else { continue };
        let outline = Outline::new(path, &english()).unwrap();
        let events = &path.solution.trace.events;
        let mut next = 1;
        for item in &outline.items {
            assert_eq!(item.first, next, "{name}");
            next += item.count;
            let single = |event: &Event| matches!(event, Event::Step(step) if step.technique.family == Family::Singles);
            let own = &events[item.first - 1..next - 1];
            assert!(item.count == 1 || own.iter().all(single));
            if own.iter().all(single) {
                assert_eq!(item.scene.placed.len(), item.count);
            }
            assert_eq!(item.heading(), item.scene.title);
            if let [Event::Guess { depth, .. } | Event::Retreat { depth, .. }] = own {
                assert_eq!(item.depth, *depth);
            }
        }
        let told = events.iter().filter(|event| **event != Event::Solved).count();
        assert_eq!(next - 1, told, "{name}: all but the end");
        assert_eq!(outline.end.is_solved(), events.last() == Some(&Event::Solved), "{name}");
    }
}

/// Only the solution is called one; two of several are both shown, and true.
#[test]
fn captions_are_true() {
    for (name, lesson) in every_lesson() {
        let page = Page::new(&lesson, &english()).unwrap();
        let titles: Vec<&str> = page.figures.iter().map(|scene| scene.title.as_str()).collect();
        let expected: &[&str] = match name {
            "solved" | "guessed" | "already solved" | "cancelled" | "cases" => &["Puzzle", "Solution"],
            "several" => &["Puzzle", "Position at the end", "Solution 1", "Solution 2"],
            "empty" => &["Puzzle", "Solution 1", "Solution 2"],
            "invalid" => &["Puzzle"],
            _ => &["Puzzle", "Position at the end"],
        };
        assert_eq!(titles, expected, "{name}");
        for scene in page.figures.iter().filter(|scene| scene.title.starts_with("Solution")) {
            let solved = Position::new(&scene.digits).unwrap();
            assert!(solved.is_solved(), "{name}");
            assert!(lesson.puzzle.filled().iter().all(|cell| scene.digits.get(cell) == lesson.puzzle.get(cell)));
        }
    }
}

#[test]
fn page_and_picture_of_a_puzzle_that_breaks_the_rules_say_so() {
    let lesson = taught(&format!("5...5{}", ".".repeat(76)));
    let page = html(&lesson, &english());
    let svg = string(|out| lesson::svg(&lesson, &english(), out));
    for written in [&page, &svg] {
        assert!(written.contains("The puzzle breaks the rules"), "{written}");
        assert_eq!(written.matches("class=\"y\"").count(), 2, "both cells are marked");
    }
    assert!(!page.contains("<article") && !page.contains("<table"));
}

#[test]
fn a_picture_of_one_step_is_alone_and_others_are_numbered() {
    let mut plan = plan();
    plan.until = Some(Until::Number(1));
    let one = string(|out| lesson::svg(&Lesson::of(&grid(EASY), &plan, Cancel::NEVER), &english(), out));
    assert!(!one.contains("caption"));
    let all = string(|out| lesson::svg(&taught(GUESSED), &english(), out));
    assert!(all.contains(">1  Hidden Single (box)</text>") || all.contains(">1  Singles</text>"), "{all}");
    assert!(all.contains("  Guess</text>"));
}

/// The words of the last section without the tags of what they speak of.
fn without_spans(page: &str) -> String {
    let words = &page[page.rfind("<div>\n<p>").unwrap()..page.rfind("</article>").unwrap()];
    let words = words.replace("</span>", "");
    words
        .split("<span ")
        .enumerate()
        .map(|(i, part)| if i == 0 { part } else { &part[part.find('>').unwrap() + 1..] })
        .collect()
}

#[test]
fn cases_look_as_ever() {
    let mut plan = Plan::default();
    plan.until = Some(Until::Technique(whydoku::technique::by_name("cell-forcing-chain")));
    let lesson = Lesson::of(&grid(CASES), &plan, Cancel::NEVER);
    let last = |written: &str| written[written.rfind("Cell Forcing Chain").unwrap()..].to_string();
    let chinese = Explainer::new(Language::Chinese);
    let style = TextStyle::default();
    snapshots("lesson").bind(|| {
        insta::assert_snapshot!("cases-text", last(&text(&lesson, &style)));
        insta::assert_snapshot!(
            "cases-markdown",
            last(&string(|out| lesson::markdown(&lesson, &english(), &style, out)))
        );
        let written = string(|out| lesson::text(&lesson, &chinese, &style, out));
        insta::assert_snapshot!("cases-text@zh-CN", &written[written.rfind("单元格强制链").unwrap()..]);
        insta::assert_snapshot!("cases-html", without_spans(&html(&lesson, &english())));
    });
}

#[test]
fn words_fit_the_width_and_colours_change_nothing_else() {
    let lesson = Lesson::of(&grid(CASES), &Plan::default(), Cancel::NEVER);
    for width in [40, 60, 96] {
        let mut style = TextStyle::default();
        style.width = width;
        let plain = text(&lesson, &style);
        let words = plain.lines().filter(|line| line.starts_with("     ") && !line.contains('×'));
        let widest = words.map(|line| line.chars().count()).max();
        assert!(widest <= Some(width), "{widest:?}");
        style.color = true;
        let coloured = text(&lesson, &style);
        let mut parts = coloured.split('\x1b');
        let first = parts.next().unwrap().to_string();
        assert_eq!(plain, first + &parts.map(|part| part.split_once('m').unwrap().1).collect::<String>());
    }
}

#[test]
fn a_number_is_shown_where_there_is_one() {
    let mut style = TextStyle::default();
    assert!(text(&taught(EASY), &style).starts_with("Puzzle\n"));
    style.number = Some(7);
    assert!(text(&taught(EASY), &style).starts_with("Puzzle 7\n"));
}

#[test]
fn proofs_are_verified_where_that_is_asked() {
    let mut plan = plan();
    assert_eq!(Lesson::of(&grid(EASY), &plan, Cancel::NEVER).path.unwrap().verified, None);
    plan.verify = true;
    let lesson = Lesson::of(&grid(EASY), &plan, Cancel::NEVER);
    let path = lesson.path.as_ref().unwrap();
    assert_eq!(path.verified, Some(Ok(path.solution.trace.steps().count())));
    assert!(text(&lesson, &TextStyle::default()).contains("steps were checked"));
}

#[test]
fn what_was_cancelled_says_so() {
    let flag = AtomicBool::new(true);
    let mut plan = plan();
    plan.verify = true;
    for puzzle in [EASY, NONE, SOLVED] {
        let lesson = Lesson::of(&grid(puzzle), &plan, Cancel::when(&flag));
        let path = lesson.path.as_ref().unwrap();
        assert_eq!((&path.solution.outcome, &path.verified), (&Outcome::Cancelled, &None));
        assert!(text(&lesson, &TextStyle::default()).contains("The search was stopped"));
        assert!(string(|out| lesson::json(&lesson, None, false, out)).contains("\"outcome\":\"cancelled\""));
    }
}

/// A writer that takes so many bytes.
struct Short(usize);

impl Write for Short {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.0 == 0 {
            return Err(io::ErrorKind::StorageFull.into());
        }
        let taken = bytes.len().min(self.0);
        self.0 -= taken;
        Ok(taken)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn an_error_of_the_writer_is_passed_on() {
    let (lesson, style) = (taught(GUESSED), TextStyle::default());
    for room in [0, 1, 1000, 3000] {
        let results = [
            lesson::text(&lesson, &english(), &style, Short(room)),
            lesson::markdown(&lesson, &english(), &style, Short(room)),
            lesson::html(&lesson, &english(), Short(room)),
            lesson::svg(&lesson, &english(), Short(room)),
            lesson::json(&lesson, None, false, Short(room)),
        ];
        for result in results {
            assert_eq!(result.unwrap_err().kind(), io::ErrorKind::StorageFull);
        }
    }
}

fn hint(position: Position) -> Hint {
    Hint::new(position, &Profile::standard(), Cancel::NEVER).unwrap()
}

fn words(hint: &Hint, level: HintLevel) -> String {
    hint.words(&english(), level).to_string()
}

#[test]
fn a_hint_says_what_is_wrong_before_anything_else_and_never_the_answer() {
    let start = Position::new(&grid(EASY)).unwrap();
    let (cell, digit) = ("r1c3".parse::<Cell>().unwrap(), Digit::new(1).unwrap());
    let mut digits = grid(EASY);
    digits.set(cell, Some(digit));
    let wrong = Position::with_candidates(&digits, start.givens(), CandidateSet::full()).unwrap();
    let answer = grid(SOLVED).get(cell).unwrap();
    let mut lost = start.clone();
    lost.remove(Candidate::new(cell, answer));
    for (position, state) in
        [(wrong, State::WrongDigits(CellSet::of(cell))), (lost, State::WrongCandidates(CellSet::of(cell)))]
    {
        let hint = hint(position);
        assert_eq!((hint.state(), hint.step()), (&state, None));
        for level in HintLevel::ALL {
            let said = words(&hint, level);
            assert!(said.starts_with("Something is already wrong"), "{said}");
            assert_eq!(said.contains("r1c3"), level >= HintLevel::Cells);
            assert!(!said.contains(&format!(" {answer}")), "{said}");
        }
    }
}

#[test]
fn a_hint_gives_away_no_more_than_its_level() {
    let hint = hint(Position::new(&grid(EASY)).unwrap());
    assert_eq!(hint.state(), &State::Right);
    let placed = hint.step().unwrap().placements().next().unwrap();
    let said = HintLevel::ALL.map(|level| words(&hint, level));
    assert!(!said[0].contains("Hidden Single") && said[1].contains("Hidden Single"));
    assert!(!said[1].contains(&placed.cell().to_string()) && said[2].contains(&placed.cell().to_string()));
    assert!(!said[2].contains(&placed.to_string()) && said[3].contains(&placed.to_string()));
    for level in HintLevel::ALL {
        let text = string(|out| hint.text(&english(), level, &TextStyle::default(), out));
        assert_eq!(text.lines().count() > 1, level == HintLevel::Everything, "only then there is a picture");
        assert!(text.ends_with(&(words(&hint, level) + "\n")));
    }
}

#[test]
fn a_hint_knows_when_there_is_nothing_to_compare_with() {
    let state = |puzzle: &str| hint(Position::new(&grid(puzzle)).unwrap()).state().clone();
    assert_eq!(state(SOLVED), State::Solved);
    assert_eq!(state(NONE), State::NoSolution);
    assert!(matches!(state(SEVERAL), State::SeveralSolutions(_)));
    let conflict = Position::new(&grid(&format!("55{}", ".".repeat(79)))).unwrap_err();
    let hint = Hint::invalid(conflict);
    assert_eq!((hint.state(), hint.state().name()), (&State::Invalid(conflict), "invalid"));
    assert!(words(&hint, HintLevel::Where).contains("two 5s in row 1"));
}

#[test]
fn what_was_read_is_taught() {
    let text = format!("{EASY}\n55{}\n", ".".repeat(79));
    let lessons =
        whydoku::format::read_str(&text).map(|reading| Lesson::read(&reading.unwrap(), &plan(), Cancel::NEVER));
    let lessons: Vec<Lesson> = lessons.collect();
    assert_eq!(lessons[0].puzzle, grid(EASY));
    assert!(lessons[0].path.is_ok() && lessons[1].path.is_err());
    assert!(corpus::puzzles("conflict").iter().all(|puzzle| Lesson::of(puzzle, &plan(), Cancel::NEVER).path.is_err()));
}
