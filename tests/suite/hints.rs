//! Hints: the words of each level, and the answers that they do not give away.

use crate::common::pages::example;
use crate::common::traces::{puzzles, solved};
use crate::reading::lint::fault;
use whydoku::Cancel;
use whydoku::board::{CellSet, DigitSet, HouseSet, Position};
use whydoku::explain::{Explainer, Explanation, Fragment, HintLevel, Language};
use whydoku::lesson::{Hint, TextStyle};
use whydoku::logic::{Event, Idea, Pattern, Replay, Step, SubsetKind};
use whydoku::technique::{CATALOGUE, Profile, by_id};

/// The steps of some solutions and of all pages, in each language.
fn each_hint(mut check: impl FnMut(&Explainer, &Replay, &Step)) {
    let explainers: Vec<Explainer> = Language::ALL.iter().map(|&language| Explainer::new(language)).collect();
    let mut each =
        |before: &Replay, step: &Step| explainers.iter().for_each(|explainer| check(explainer, before, step));
    for puzzle in puzzles().into_iter().step_by(5) {
        let walked = solved(&puzzle).trace.walk(|moment| {
            if let Event::Step(step) = moment.event {
                each(moment.before, step);
            }
        });
        walked.expect("a trace replays");
    }
    for spec in CATALOGUE {
        let (position, step) = example(spec);
        each(&Replay::new(position), &step);
    }
}

#[test]
fn the_first_level_names_no_cell() {
    each_hint(|explainer, before, step| {
        let hint = explainer.hint(before, step, HintLevel::Where);
        assert_eq!(hint.cells(), CellSet::EMPTY, "{}: {hint}", step.technique.id);
    });
}

#[test]
fn the_level_of_the_cell_names_where_something_happens_and_nothing_else() {
    each_hint(|explainer, before, step| {
        let hint = explainer.hint(before, step, HintLevel::Cell);
        let placed: CellSet = step.placements().map(|candidate| candidate.cell()).collect();
        let all: CellSet = step.concluded.iter().map(|literal| literal.candidate().cell()).collect();
        assert_eq!(hint.cells(), if placed.is_empty() { all } else { placed }, "{hint}");
        let is_cell_or_text = |fragment: &Fragment| matches!(fragment, Fragment::Text(_) | Fragment::Cells(..));
        assert!(hint.0.iter().all(is_cell_or_text), "{hint}");
    });
    for (name, level) in [("1", Some(HintLevel::Where)), ("cell", Some(HintLevel::Cell)), ("5", None), ("", None)] {
        assert_eq!(name.parse().ok(), level);
    }
}

#[test]
fn a_question_names_no_digit_that_its_cells_cannot_be() {
    let (position, step) = example(by_id("avoidable-rectangle-type-1").unwrap());
    let english = Explainer::new(Language::English);
    let question = english.hint(&Replay::new(position), &step, HintLevel::Question).to_string();
    assert!(question.ends_with("What if r4c5 could only be 4?"), "{question}");
}

#[test]
fn no_level_has_faults_of_form() {
    for spec in CATALOGUE {
        let (position, step) = example(spec);
        let before = Replay::new(position);
        for explainer in Language::ALL.iter().map(|&language| Explainer::new(language)) {
            for level in HintLevel::ALL.into_iter().chain([HintLevel::Cell]) {
                let hint = explainer.hint(&before, &step, level).to_string();
                assert_eq!(fault(explainer.language(), &hint), None, "{}: {hint}", spec.id);
            }
        }
    }
}

#[test]
fn each_technique_has_a_gist_of_its_own_or_of_its_kind() {
    for &language in Language::ALL {
        let explainer = Explainer::new(language);
        let ideas = Idea::ALL.map(|idea| explainer.idea(idea));
        for spec in CATALOGUE {
            let gist = explainer.gist(spec).unwrap_or_else(|| panic!("{} has no gist in {language:?}", spec.id));
            assert!(!ideas.contains(&gist), "the gist of {} is its idea in {language:?}", spec.id);
            let is_fish_with_fins = ["finned", "sashimi"].iter().any(|word| spec.id.contains(word));
            let fin = if language == Language::Chinese { "鳍" } else { "fin" };
            assert!(!is_fish_with_fins || gist.to_string().contains(fin), "{}: {gist}", spec.id);
        }
    }
}

/// What the question of a hint speaks of, sentence by sentence, if the sentence is a question.
fn questions(explainer: &Explainer, before: &Replay, step: &Step) -> Vec<(CellSet, DigitSet, HouseSet)> {
    let mut known = explainer.hint(before, step, HintLevel::Technique).to_string().len();
    let mut asked = Vec::new();
    let mut open = (CellSet::EMPTY, DigitSet::EMPTY, HouseSet::EMPTY);
    for fragment in explainer.hint(before, step, HintLevel::Question).0 {
        let text = fragment.text();
        let skipped = known.min(text.len());
        known -= skipped;
        match &fragment {
            Fragment::Text(_) => {
                for _ in text[skipped..].matches(['?', '？']) {
                    asked.push(std::mem::take(&mut open));
                }
            }
            _ if skipped > 0 => {}
            Fragment::Cells(cells, _) => open.0 |= *cells,
            Fragment::Digits(digits, _) => open.1 |= *digits,
            Fragment::Houses(houses, _) => open.2 |= *houses,
            other => panic!("a question has no {other:?}"),
        }
    }
    assert!(!asked.is_empty(), "{} asks nothing", step.technique.id);
    asked
}

#[test]
fn a_question_is_about_what_is_open() {
    each_hint(|explainer, before, step| {
        let position = before.position();
        for (cells, digits, houses) in questions(explainer, before, step) {
            let id = step.technique.id;
            assert!(cells.is_subset(position.empty_cells()), "{id} asks about filled cells");
            for house in houses {
                assert!(position.placed_in(house).is_disjoint(digits), "{id} asks for placed digits in {house}");
            }
            let is_naked = matches!(&step.pattern, Pattern::Subset(subset) if subset.kind == SubsetKind::Naked);
            assert!(!is_naked || cells.is_empty(), "{id} names the cells that are to be found");
        }
    });
}

#[test]
fn another_way_is_told_only_when_asked() {
    let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let position = Position::new(&puzzle.parse().unwrap()).unwrap();
    let (profile, explainer) = (Profile::standard(), Explainer::new(Language::English));
    let text = |hint: &Hint| {
        let mut text = Vec::new();
        hint.text(&explainer, HintLevel::Everything, &TextStyle::default(), &mut text).unwrap();
        String::from_utf8(text).unwrap()
    };
    let hint = Hint::new(position, &profile, Cancel::NEVER).unwrap();
    assert!(!text(&hint).contains("Another way"));
    assert!(hint.record(&explainer, HintLevel::Everything).other.is_none());
    let hint = hint.with_other(&profile, Cancel::NEVER).unwrap();
    assert!(text(&hint).contains("Another way"));
    assert!(hint.record(&explainer, HintLevel::Everything).other.is_some());
}

/// The name of a technique stays in one line.
#[test]
fn no_line_ends_at_a_hyphen() {
    for id in ["xy-wing", "w-wing", "two-string-kite"] {
        let spec = whydoku::technique::by_id(id).unwrap();
        let (position, _) = example(spec);
        let mut profile = Profile::standard();
        profile.rungs.retain(|rung| rung.technique == spec);
        let hint = Hint::new(position, &profile, Cancel::NEVER).unwrap();
        for width in 30..80 {
            let mut text = Vec::new();
            let style = TextStyle { width, ..TextStyle::default() };
            let explainer = Explainer::new(Language::English);
            hint.text(&explainer, HintLevel::Technique, &style, &mut text).unwrap();
            let text = String::from_utf8(text).unwrap();
            assert!(text.contains("technique") && text.lines().all(|line| !line.ends_with('-')), "{text}");
        }
    }
}

/// A hint where the techniques end names no cell at first, either.
#[test]
fn where_to_branch_is_a_house_at_first() {
    let puzzle = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    let position = Position::new(&puzzle.parse().unwrap()).unwrap();
    let hint = Hint::new(position, &Profile::singles(), Cancel::NEVER).unwrap();
    let words = |level| -> Explanation { hint.words(&Explainer::new(Language::English), level) };
    assert_eq!(words(HintLevel::Where).cells(), CellSet::EMPTY);
    assert!(words(HintLevel::Where).to_string().contains("Look at"), "{}", words(HintLevel::Where));
}
