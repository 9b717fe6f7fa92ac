//! The benchmark: its positions, and that its players have the scores that their reasons deserve.

use std::collections::BTreeMap;
use whydoku::Cancel;
use whydoku::benchmark::{Help, Player, Referee, Ruling, Task, TestPosition, test_positions};
use whydoku::board::{Grid, Position};
use whydoku::dataset::Split;
use whydoku::equivalence::canonical;
use whydoku::explain::{Explainer, Language};
use whydoku::logic::{Ladder, Replay};
use whydoku::rating::{Grade, grade};
use whydoku::search;
use whydoku::technique::Profile;

fn solution(position: &Position) -> Grid {
    let found = search::solutions(position, 2, Cancel::NEVER).expect("not cancelled");
    assert_eq!(found.len(), 1, "one solution");
    found[0]
}

#[test]
fn positions_are_what_their_lines_say() {
    assert_eq!(test_positions().len(), 200);
    let mut puzzles = BTreeMap::new();
    let mut of_grade = BTreeMap::new();
    for tested in test_positions() {
        let puzzle = tested.position.puzzle();
        assert!(puzzles.insert(puzzle.to_string(), tested.number).is_none(), "a puzzle is there twice");
        *of_grade.entry(tested.grade).or_insert(0) += 1;
        assert_eq!(grade(&puzzle, true, Cancel::NEVER).expect("a grade").grade, tested.grade, "{}", tested.number);
        let solved = solution(&tested.position);
        assert_eq!(Split::of(&canonical(&solved).expect("a solution").0), Split::Test);
        let mut replay = Replay::new(tested.position.clone());
        let step = Profile::standard().next_step(replay.facts_mut(), Cancel::NEVER).expect("not cancelled");
        assert_eq!(step.expect("a step").technique, tested.technique, "{}", tested.number);
    }
    assert_eq!(of_grade, Grade::ALL.map(|grade| (grade, 40)).into_iter().collect());
}

/// The shares of the outcomes of a player over every position.
fn outcomes(player: Player, language: Language) -> BTreeMap<&'static str, usize> {
    let (referee, explainer) = (Referee::new(), Explainer::new(language));
    let mut counts = BTreeMap::new();
    for tested in test_positions() {
        let task = Task { tested, language, help: Help::Board };
        let answer = player.answer(&task, &explainer, Cancel::NEVER).expect("not cancelled");
        let outcome = referee.judge(tested, &answer, Cancel::NEVER).expect("not cancelled");
        *counts.entry(outcome.name()).or_insert(0) += 1;
    }
    counts
}

#[test]
fn a_perfect_player_is_right_in_every_language() {
    for &language in Language::ALL {
        assert_eq!(outcomes(Player::Perfect, language), BTreeMap::from([("proved", 200)]));
    }
}

#[test]
fn more_text_changes_nothing() {
    assert_eq!(outcomes(Player::Verbose, Language::English), BTreeMap::from([("proved", 200)]));
}

#[test]
fn who_guesses_has_next_to_nothing() {
    let lucky = outcomes(Player::Lucky, Language::English);
    assert!(lucky["proved"] < 20 && !lucky.contains_key("false"), "{lucky:?}");
    let guessing = outcomes(Player::Guessing, Language::English);
    assert!(guessing["proved"] < 15 && guessing["false"] > 100, "{guessing:?}");
}

#[test]
fn who_says_nothing_new_has_nothing() {
    assert_eq!(outcomes(Player::Stale, Language::English), BTreeMap::from([("silent", 200)]));
    assert_eq!(outcomes(Player::Adversarial, Language::English), BTreeMap::from([("false", 200)]));
}

fn judged(tested: &TestPosition, answer: &str) -> Ruling {
    Referee::new().judge(tested, answer, Cancel::NEVER).expect("not cancelled")
}

#[test]
fn the_beginning_of_a_long_answer_counts() {
    let tested = &test_positions()[0];
    let task = Task { tested, language: Language::English, help: Help::Board };
    let answer = Player::Perfect.answer(&task, &Explainer::new(Language::English), Cancel::NEVER);
    let answer = answer.expect("not cancelled");
    assert_eq!(judged(tested, &answer), Ruling::Proved);
    assert_eq!(judged(tested, &(answer.clone() + &"é.\n".repeat(100_000))), Ruling::Proved);
    assert_eq!(judged(tested, &("é.\n".repeat(100_000) + &answer)), Ruling::Silent);
    assert_eq!(judged(tested, &"é".repeat(100_000)), Ruling::Silent);
}

#[test]
fn prompts_have_more_with_more_help() {
    for &language in Language::ALL {
        let explainer = Explainer::new(language);
        for tested in test_positions().iter().step_by(23) {
            let prompts = Help::ALL
                .map(|help| Task { tested, language, help }.prompt(&explainer, Cancel::NEVER).expect("not cancelled"));
            let [board, candidates, technique, question] = &prompts;
            assert!(!board.contains('|') && candidates.contains('|'));
            assert!(technique.len() > candidates.len() && question.len() > technique.len(), "{question}");
            let name = explainer.technique_name(tested.technique).to_string();
            assert!(!candidates.contains(&name) && question.contains(&name), "{name}: {question}");
        }
    }
}
