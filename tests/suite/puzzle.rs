//! The facade: what most programs ask, answered as the modules behind it do.

use crate::common::corpus;
use whydoku::board::{Grid, Position};
use whydoku::solve::Outcome;
use whydoku::technique::Profile;
use whydoku::{Cancel, HintLevel, Language, Puzzle, PuzzleError, generate, search, solve};

const TOUGH: &str = "548...9...9.8..26...........8.4....3....36......9...2..3.69.4...29.41.5..1.2.....";

/// The number of solutions, at most two.
fn count(grid: &Grid) -> usize {
    let position = Position::new(grid).expect("no conflict");
    search::solutions(&position, 2, Cancel::NEVER).expect("not cancelled").len()
}

fn puzzle(text: &str) -> Puzzle {
    Puzzle::parse(text).expect("a puzzle")
}

#[test]
fn steps_are_those_of_the_solver_and_lead_to_the_solution() {
    for grid in corpus::puzzles("easy").into_iter().take(5).chain([TOUGH.parse().expect("a grid")]) {
        let puzzle = puzzle(&grid.to_string());
        let solved = solve::solve(
            Position::new(&grid).expect("no conflict"),
            &Profile::standard(),
            solve::SolveOptions::without_guessing(),
            Cancel::NEVER,
        );
        let known: Vec<_> = solved.trace.steps().map(|(_, step)| step.clone()).collect();
        let (steps, words): (Vec<_>, Vec<_>) = puzzle.steps().unzip();
        assert_eq!(steps, known);
        assert!(words.iter().all(|words| !words.to_string().is_empty()));
        assert_eq!(puzzle.solution(), solved.outcome.solution().copied());
        assert!(puzzle.explain().contains("Solved without guessing"));
    }
}

#[test]
fn a_puzzle_without_one_solution_gets_answers_and_no_panic() {
    let several = puzzle(&".".repeat(81));
    assert!(several.solution().is_none() && several.rate().is_err());
    assert!(matches!(several.outcome(), Outcome::Several(_)));
    assert!(several.hint(HintLevel::Everything).to_string().contains("solutions"));
    for grid in corpus::puzzles("none").into_iter().take(20) {
        let none = puzzle(&grid.to_string());
        assert!(matches!(none.outcome(), Outcome::None) && none.solution().is_none());
        assert!(none.steps().count() < 200 && none.rate().is_err());
        assert!(!none.explain().is_empty() && !none.why("r1c1").expect("a goal").is_empty());
    }
    assert!(matches!(Puzzle::parse(""), Err(PuzzleError::Format(_))));
    assert!(matches!(Puzzle::parse(&format!("{TOUGH}\n{TOUGH}")), Err(PuzzleError::Several)));
    assert!(matches!(Puzzle::parse(&format!("11{}", ".".repeat(79))), Err(PuzzleError::Conflict(_))));
    assert!(matches!(Puzzle::parse("12x"), Err(PuzzleError::Format(_))));
    assert!(puzzle(TOUGH).why("r0c1").is_err());
}

#[test]
fn words_and_techniques_are_those_chosen() {
    let singles = puzzle(TOUGH).with_profile(Profile::singles());
    assert!(singles.steps().count() < puzzle(TOUGH).steps().count());
    let chinese = puzzle(TOUGH).with_language(Language::Chinese);
    assert!(chinese.explain().contains("所以") && chinese.hint(HintLevel::Technique).to_string().contains("技巧"));
    let ratings = puzzle(TOUGH).rate().expect("one solution");
    assert!(ratings.se.is_some() && ratings.hodoku.is_some() && ratings.grade.is_some() && ratings.search.is_some());
}

#[test]
fn generated_puzzles_are_minimal_and_the_same_for_a_seed() {
    let made = |seed| Puzzle::generate(seed).take(3).map(|puzzle| *puzzle.position().digits()).collect::<Vec<Grid>>();
    assert_eq!(made(7), made(7));
    assert_ne!(made(7), made(8));
    assert_eq!(made(7), generate::Generator::minimal(7).puzzles().take(3).collect::<Vec<_>>());
    for grid in made(7) {
        assert_eq!(count(&grid), 1);
        for cell in grid.filled() {
            let mut less = grid;
            less.set(cell, None);
            assert!(count(&less) > 1, "{grid}: {cell} is not needed");
        }
    }
}
