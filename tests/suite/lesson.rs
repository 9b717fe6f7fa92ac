//! Lessons and hints: what is told, in every format, and what is not.

use crate::common::profiles::{basic, basic_with_cases};
use crate::common::{corpus, snapshots};
use std::io::{self, Write};
use std::sync::atomic::AtomicBool;
use whydoku::Cancel;
use whydoku::board::*;
use whydoku::explain::{Explainer, HintLevel, Language};
use whydoku::lesson::{self, Detail, Hint, Item, Lesson, Plan, State, Story, TextStyle, Told, Until, Words};
use whydoku::logic::Event;
use whydoku::plan::Aim;
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
    Plan::new(basic())
}

/// The same with cases.
fn plan_with_cases() -> Plan {
    Plan::new(basic_with_cases())
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
        ("cases", Lesson::of(&grid(CASES), &plan_with_cases(), Cancel::NEVER)),
    ]
}

fn string(write: impl FnOnce(&mut Vec<u8>) -> io::Result<()>) -> String {
    let mut bytes = Vec::new();
    write(&mut bytes).unwrap();
    String::from_utf8(bytes).unwrap()
}

fn html(lesson: &Lesson, explainer: &Explainer) -> String {
    string(|out| lesson::html(lesson, explainer, Detail::Usual, out))
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

const DETAILS: [Detail; 3] = [Detail::Brief, Detail::Usual, Detail::Full];

fn json(lesson: &Lesson, explainer: Option<&Explainer>, pretty: bool) -> String {
    string(|out| lesson::json(lesson, explainer, pretty, out))
}

/// The summary named the last obstacle without its technique where it is a guess.
#[test]
fn no_summary_has_an_empty_slot() {
    for puzzle in corpus::puzzles("minimal").iter().take(60) {
        for profile in [Profile::singles(), basic()] {
            let lesson = Lesson::of(puzzle, &Plan { aim: Aim::Lean, ..Plan::new(profile) }, Cancel::NEVER);
            for explainer in Language::ALL.iter().map(|&language| Explainer::new(language)) {
                let told = string(|out| lesson::text(&lesson, &explainer, &TextStyle::default(), out));
                assert!(!["()", "（）"].iter().any(|empty| told.contains(empty)), "{puzzle}: {told}");
            }
        }
    }
}

#[test]
fn every_lesson_is_written_in_every_format_and_language() {
    for (name, lesson) in every_lesson() {
        for explainer in Language::ALL.iter().map(|&language| Explainer::new(language)) {
            for (candidates, detail) in
                [false, true].into_iter().flat_map(|shown| DETAILS.map(|detail| (shown, detail)))
            {
                let mut style = TextStyle::default();
                (style.candidates, style.detail) = (candidates, detail);
                let text = string(|out| lesson::text(&lesson, &explainer, &style, out));
                let markdown = string(|out| lesson::markdown(&lesson, &explainer, &style, out));
                assert!(text.ends_with("\n\n") && markdown.ends_with("\n\n"), "{name}");
                assert!(!text.contains('\x1b') && !text.contains('{'), "{name}: {text}");
            }
            for detail in DETAILS {
                let page = string(|out| lesson::html(&lesson, &explainer, detail, out));
                let xml = as_xml(&page);
                let document = roxmltree::Document::parse(&xml).unwrap();
                assert_eq!(document.root_element().attribute("lang"), Some(explainer.language().tag()));
                let svg = string(|out| lesson::svg(&lesson, &explainer, detail, out));
                roxmltree::Document::parse(&svg).unwrap_or_else(|error| panic!("{name}: {error}"));
            }
            for pretty in [false, true] {
                let json = json(&lesson, Some(&explainer), pretty);
                let value: serde_json::Value = serde_json::from_str(&json).unwrap();
                assert!(json.ends_with("}\n") && (pretty || json.lines().count() == 1));
                assert_eq!(value["puzzle"], lesson.puzzle.to_string(), "{name}");
            }
        }
    }
}

fn story(lesson: &Lesson, detail: Detail) -> Story {
    Story::new(lesson, &english(), detail, true).unwrap()
}

/// The numbers of the events that items tell, those that are folded included.
fn told(items: &[Item]) -> Vec<usize> {
    let of_item = |item: &Item| -> Vec<usize> {
        let of_told = |part: &Told| match part {
            Told::Events(events) => events.iter().map(|(number, _)| *number).collect(),
            Told::Folded(_, inner) => told(inner),
            _ => Vec::new(),
        };
        item.told.iter().flat_map(of_told).collect()
    };
    items.iter().flat_map(of_item).collect()
}

#[test]
fn a_story_has_every_event_once_and_only_singles_share_a_picture() {
    for (name, lesson) in every_lesson() {
        let Ok(path) = &lesson.path else { continue };
        let events = &path.solution.trace.events;
        let all: Vec<usize> = (1..=events.iter().filter(|event| **event != Event::Solved).count()).collect();
        for detail in [Detail::Usual, Detail::Full] {
            let story = story(&lesson, detail);
            assert_eq!(told(&story.items), all, "{name}");
            let mut next = 1;
            for item in &story.items {
                assert_eq!(item.first, next, "{name}");
                next += item.count;
                let scene = item.scene.as_ref().unwrap();
                assert_eq!(item.heading, scene.title);
                if item.is_singles {
                    assert_eq!(scene.placed.len(), item.count);
                }
                let own = &events[item.first - 1..next - 1];
                assert!(
                    item.count == 1
                        || item.is_singles
                        || matches!(own, [Event::Guess { .. }, .., Event::Retreat { .. }])
                );
                assert!(detail == Detail::Usual || item.count == 1);
                if let [Event::Guess { depth, .. } | Event::Retreat { depth, .. }] = own {
                    assert_eq!(item.depth, *depth);
                }
            }
            assert_eq!(next - 1, all.len(), "{name}: all but the end");
        }
    }
}

/// Only the solution is called one; two of several are both shown, and true.
#[test]
fn captions_are_true() {
    for (name, lesson) in every_lesson() {
        let story = story(&lesson, Detail::Usual);
        let titles: Vec<&str> = story.figures.iter().map(|scene| scene.title.as_str()).collect();
        let stuck = format!("Position after step {}", story.items.last().map_or(0, Item::last));
        let expected: &[&str] = match name {
            "solved" | "guessed" | "cases" => &["Puzzle", "Solution"],
            "several" | "empty" => &["Puzzle", "Solution 1", "Solution 2"],
            "none" => &["Puzzle", "Contradiction"],
            "already solved" | "invalid" => &["Puzzle"],
            "cut" => &["Puzzle", "Position after step 3"],
            _ => &["Puzzle", &stuck],
        };
        assert_eq!(titles, expected, "{name}");
        for scene in story.figures.iter().filter(|scene| scene.title.starts_with("Solution")) {
            let solved = Position::new(&scene.digits).unwrap();
            assert!(solved.is_solved(), "{name}");
            assert!(lesson.puzzle.filled().iter().all(|cell| scene.digits.get(cell) == lesson.puzzle.get(cell)));
        }
        if let [_, one, two] = &story.figures[..] {
            assert_eq!(one.sketch.looked_at(), one.digits.differing(&two.digits), "what differs is marked");
        }
    }
}

#[test]
fn what_was_cut_claims_no_outcome() {
    let mut plan = plan();
    plan.until = Some(Until::Number(3));
    let cut = Lesson::of(&grid(EASY), &plan, Cancel::NEVER);
    let record: serde_json::Value = serde_json::from_str(&json(&cut, None, false)).unwrap();
    assert_eq!((&record["outcome"], &record["until"]), (&"cancelled".into(), &3.into()));
    assert!(record["solution"].is_null());
    let page = html(&cut, &english()).replace("<a href=\"#e3\">3</a>", "3");
    for written in [text(&cut, &TextStyle::default()), page] {
        assert!(written.contains("Stopped after step 3, as asked.") && written.contains("Position after step 3"));
        assert!(!written.contains("exactly one solution"), "{written}");
    }
    plan.until = Some(Until::Technique(whydoku::technique::by_name("jellyfish")));
    let whole = text(&Lesson::of(&grid(EASY), &plan, Cancel::NEVER), &TextStyle::default());
    assert!(whole.contains("No step uses Jellyfish, so nothing was cut."), "{whole}");
}

#[test]
fn wrong_guesses_are_folded_unless_all_is_wanted() {
    let lesson = taught(GUESSED);
    let lines = |detail| {
        let style = TextStyle { detail, ..TextStyle::default() };
        text(&lesson, &style).lines().count()
    };
    assert!(lines(Detail::Brief) < lines(Detail::Usual) && lines(Detail::Usual) < lines(Detail::Full));
    let page = html(&lesson, &english());
    assert!(page.contains("<details>") && !page.contains("<details open"));
    assert!(!string(|out| lesson::html(&lesson, &english(), Detail::Full, out)).contains("<details"));
}

/// The idea behind a technique is told before the first step that uses it, and later only named.
#[test]
fn an_idea_is_told_once() {
    let lesson = Lesson::of(&grid(CASES), &plan_with_cases(), Cancel::NEVER);
    for detail in [Detail::Usual, Detail::Full] {
        let story = story(&lesson, detail);
        let with_idea: Vec<&Item> = story.items.iter().filter(|item| item.idea.is_some()).collect();
        for (index, item) in with_idea.iter().enumerate() {
            let is_first = with_idea[..index].iter().all(|earlier| earlier.idea != item.idea);
            assert_eq!(item.tells_idea, is_first);
        }
        assert!(with_idea.iter().any(|item| item.tells_idea));
    }
}

#[test]
fn every_technique_but_singles_has_an_idea() {
    for spec in whydoku::technique::CATALOGUE {
        let is_single = spec.family == whydoku::logic::Family::Singles;
        assert_eq!(spec.idea.is_none(), is_single, "{}", spec.id);
    }
}

/// What a step is said to leave or to be needed for rests on it.
#[test]
fn a_step_says_what_it_leads_to() {
    let lesson = Lesson::of(&grid(CASES), &plan_with_cases(), Cancel::NEVER);
    let trace = &lesson.path.as_ref().unwrap().solution.trace;
    let mut rests_on = vec![Vec::new()];
    trace.walk(|moment| rests_on.push(whydoku::logic::reliances(moment))).unwrap();
    for item in story(&lesson, Detail::Usual).items {
        let remarks = item.told.iter().filter_map(|told| match told {
            Told::Remark(words) => Some(words),
            _ => None,
        });
        for number in remarks.flat_map(|words| &words.0).filter_map(|fragment| match fragment {
            whydoku::explain::Fragment::Event(number, _) => Some(*number),
            _ => None,
        }) {
            assert!(rests_on[number].contains(&item.first), "{number} does not rest on {}", item.first);
        }
    }
}

#[test]
fn page_and_picture_of_a_puzzle_that_breaks_the_rules_say_so() {
    let lesson = taught(&format!("5...5{}", ".".repeat(76)));
    let page = html(&lesson, &english());
    let svg = string(|out| lesson::svg(&lesson, &english(), Detail::Usual, out));
    for written in [&page, &svg] {
        assert!(written.contains("The puzzle breaks the rules"), "{written}");
        assert_eq!(written.matches("class=\"y\"").count(), 2, "both cells are marked");
    }
    assert!(!page.contains("<article") && !page.contains("<table"));
}

#[test]
fn a_picture_of_one_step_has_its_words_or_is_bare_and_others_are_numbered() {
    let mut plan = plan();
    plan.until = Some(Until::Number(1));
    let lesson = Lesson::of(&grid(EASY), &plan, Cancel::NEVER);
    let one = string(|out| lesson::svg(&lesson, &english(), Detail::Usual, out));
    assert!(one.contains("<text class=\"caption\" x=\"28\" y=\"32\">Hidden Single (box)</text>"), "{one}");
    assert!(one.contains(">House in question</text>"), "it has a key: {one}");
    let story = Story::of_event(&lesson, &english(), 1).unwrap().unwrap();
    let bare = string(|out| story.write_svg(Words::Bare, out));
    assert!(!bare.contains("caption") && bare.contains("viewBox=\"0 0 610 610\""), "{bare}");
    let all = string(|out| lesson::svg(&taught(GUESSED), &english(), Detail::Usual, out));
    assert!(all.contains(">1  Hidden Single (box)</text>") || all.contains("  Singles"), "{all}");
    assert!(all.contains("  Wrong guess</text>") || all.contains("  Guess</text>"));
}

#[test]
fn figures_for_other_pages_have_names_of_their_own() {
    let lesson = taught(CASES);
    let story = Story::new(&lesson, &english(), Detail::Full, true).unwrap();
    let figures = string(|out| story.write_figures(Words::Told, out));
    assert_eq!(figures.matches("<figure class=\"whydoku-figure\" lang=\"en\"").count(), story.items.len());
    for reference in figures.split("url(#").skip(1) {
        let name = reference.split(')').next().unwrap();
        assert!(name.starts_with("whydoku-"), "{name}");
        assert!(figures.contains(&format!(" id=\"{name}\"")), "{name}");
    }
    let ids = figures.split(" id=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
    assert!(ids.into_iter().all(|id| id.starts_with("whydoku-")));
    for rules in figures.split("<style>").skip(1).map(|rest| rest.split("</style>").next().unwrap()) {
        let is_own = |rule: &&str| rule.starts_with(".whydoku ") || rule.starts_with('@') || ["", "}"].contains(rule);
        let other: Vec<&str> = rules.lines().filter(|rule| !is_own(rule)).collect();
        assert_eq!(other, [""; 0]);
    }
    assert!(figures.contains("<p><b>1 ") && !figures.contains("<script") && !figures.contains("<a "));
    let bare = string(|out| story.write_figures(Words::Bare, out));
    assert!(!bare.contains("<figcaption>"));
    let broken = taught(&format!("5...5{}", ".".repeat(76)));
    let story = Story::new(&broken, &english(), Detail::Usual, true).unwrap();
    assert!(string(|out| story.write_figures(Words::Told, out)).contains("The puzzle breaks the rules"));
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
    let mut plan = plan_with_cases();
    plan.until = Some(Until::Technique(whydoku::technique::by_name("cell-forcing-chain")));
    let lesson = Lesson::of(&grid(CASES), &plan, Cancel::NEVER);
    let between = |written: String, from: &str, to: &str| {
        let from = written.find(from).unwrap();
        let to = from + written[from..].find(to).unwrap() + to.len();
        written[from..to].to_string()
    };
    let last = |written: String| between(written, "r3c7 can only be 2 or 4", "So r2c9 cannot be 2.");
    let chinese = Explainer::new(Language::Chinese);
    let style = TextStyle::default();
    snapshots("lesson").bind(|| {
        insta::assert_snapshot!("cases-text", last(text(&lesson, &style)));
        insta::assert_snapshot!(
            "cases-markdown",
            last(string(|out| lesson::markdown(&lesson, &english(), &style, out)))
        );
        let written = string(|out| lesson::text(&lesson, &chinese, &style, out));
        insta::assert_snapshot!("cases-text@zh-CN", between(written, "r3c7只能填2或4", "所以r2c9不能填2"));
        insta::assert_snapshot!("cases-html", without_spans(&html(&lesson, &english())));
    });
}

#[test]
fn words_fit_the_width_and_colours_change_nothing_else() {
    let lesson = Lesson::of(&grid(CASES), &plan_with_cases(), Cancel::NEVER);
    for width in [40, 60, 96] {
        let style = TextStyle { width, ..TextStyle::default() };
        let plain = text(&lesson, &style);
        let words = plain.lines().filter(|line| line.starts_with("     ") && !line.contains('×'));
        let widest = words.map(|line| line.chars().count()).max();
        assert!(widest <= Some(width), "{widest:?}");
        let coloured = text(&lesson, &TextStyle { color: true, ..style });
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
        let record = json(&lesson, None, false);
        assert!(record.contains("\"outcome\":\"cancelled\"") && !record.contains("\"kind\":\"solved\""), "{record}");
    }
}

/// A writer that takes a limited number of bytes.
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
            lesson::html(&lesson, &english(), Detail::Usual, Short(room)),
            lesson::svg(&lesson, &english(), Detail::Usual, Short(room)),
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
    let (here, nowhere) = (CellSet::of(cell), CellSet::EMPTY);
    for (position, digits, candidates) in [(wrong, here, nowhere), (lost, nowhere, here)] {
        let state = State::Wrong { digits, candidates };
        let hint = hint(position);
        assert_eq!((hint.state(), hint.step()), (&state, None));
        for level in HintLevel::ALL {
            let said = words(&hint, level);
            assert!(said.starts_with("Something is already wrong"), "{said}");
            assert_eq!(said.contains("r1c3"), level >= HintLevel::Question);
            assert_eq!(hint.record(&english(), level).cells.0.is_empty(), level < HintLevel::Question);
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
    assert!(said[2].contains("Where can"), "{}", said[2]);
    assert!(said[..3].iter().all(|said| !said.contains(&placed.cell().to_string())));
    assert!(said[3].contains(&placed.to_string()));
    for level in HintLevel::ALL {
        let text = string(|out| hint.text(&english(), level, &TextStyle::default(), out));
        assert_eq!(text.contains('┏'), level == HintLevel::Everything, "only then there is a picture");
        let one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(one_line(&text).contains(&one_line(&words(&hint, level))), "{text}");
        let svg = string(|out| hint.svg(&english(), level, out));
        roxmltree::Document::parse(&svg).unwrap();
        let circle = svg.contains("class=\"o\"");
        assert_eq!(circle, level == HintLevel::Everything, "only then the digit is drawn");
    }
}

#[test]
fn a_hint_knows_when_there_is_nothing_to_compare_with() {
    let state = |puzzle: &str| hint(Position::new(&grid(puzzle)).unwrap()).state().clone();
    assert_eq!(state(SOLVED), State::Solved);
    assert_eq!(state(NONE), State::NoSolution);
    assert!(matches!(state(SEVERAL), State::SeveralSolutions(_)));
    let conflict = Position::new(&grid(&format!("55{}", ".".repeat(79)))).unwrap_err();
    let hint = Hint::invalid(conflict, &grid(&format!("55{}", ".".repeat(79))), None);
    assert_eq!((hint.state(), hint.state().name()), (&State::Invalid(conflict), "invalid"));
    assert!(words(&hint, HintLevel::Where).contains("two 5s in row 1"));
}

/// Cells are named in words and record from the same level on.
#[test]
fn a_wrong_digit_of_a_plain_grid_is_suspected() {
    let mut digits = grid(EASY);
    digits.set("r1c3".parse().unwrap(), Digit::new(1));
    let hint = hint(Position::new(&digits).unwrap());
    assert_eq!(hint.state(), &State::NoSolution);
    for level in HintLevel::ALL {
        let (said, names) = (words(&hint, level), level >= HintLevel::Question);
        assert!(said.contains("may be wrong") && !said.contains("--"), "{said}");
        assert_eq!(
            (said.contains("r1c3"), hint.record(&english(), level).cells.0.is_empty()),
            (names, !names),
            "{said}"
        );
    }
}

#[test]
fn a_digit_that_clashes_with_a_given_is_the_wrong_one() {
    let text = format!(r#"{{"board":"{}","givens":"{EASY}"}}"#, EASY.replacen("53.", "535", 1));
    let reading = whydoku::format::read_str(&text).next().unwrap().unwrap();
    let hint = Hint::read(&reading, &Profile::standard(), Cancel::NEVER).unwrap();
    assert_eq!(hint.state().name(), "wrong");
    let said = words(&hint, HintLevel::Where);
    assert!(said.starts_with("The 5 that you placed in r1c3 clashes with the given 5 in r1c1"), "{said}");
}

#[test]
fn where_the_techniques_end_a_hint_names_what_to_try() {
    let profile = plan().profile;
    let mut replay = whydoku::logic::Replay::new(Position::new(&grid(GUESSED)).unwrap());
    while let Some(step) = whydoku::logic::Ladder::next_step(&profile, replay.facts_mut(), Cancel::NEVER).unwrap() {
        replay.apply(&Event::Step(step)).unwrap();
    }
    let hint = Hint::new(replay.position().clone(), &profile, Cancel::NEVER).unwrap();
    assert_eq!((hint.state(), hint.step()), (&State::Right, None));
    let (constraint, ..) = whydoku::solve::fewest_candidates(replay.position()).unwrap();
    for level in HintLevel::ALL {
        let (said, record) = (words(&hint, level), hint.record(&english(), level));
        assert!(said.starts_with("None of the techniques finds a step here."), "{said}");
        assert_eq!(said.contains("nothing on the grid has fewer"), level > HintLevel::Where, "{said}");
        assert_eq!(record.constraint.map(|shown| shown.0), (level > HintLevel::Where).then_some(constraint));
        roxmltree::Document::parse(&string(|out| hint.svg(&english(), level, out))).unwrap();
    }
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
