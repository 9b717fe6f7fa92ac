//! `whydoku practice`: good positions, answers judged, hints, a clean end.

use crate::program::run;
use serde_json::Value;
use whydoku::Cancel;
use whydoku::board::Position;
use whydoku::equivalence::canonical;
use whydoku::explain::techniques_named;
use whydoku::format::Claim;
use whydoku::lesson::{Exercise, Judge, Practice, Reply, example};
use whydoku::logic::{Facts, Ladder, Spec, Step};
use whydoku::solve::{Outcome, SolveOptions, solve};
use whydoku::technique::{CATALOGUE, Profile, by_id};

fn practice(name: &str) -> Practice {
    Practice::new(&techniques_named(name).unwrap(), &Profile::standard()).unwrap()
}

fn exercises(practice: &Practice, count: usize, seed: u64) -> Vec<Exercise> {
    practice.exercises(count, seed, Cancel::NEVER).unwrap()
}

/// Easy techniques come from new puzzles, rare ones from relatives of the examples of their pages.
#[test]
fn nothing_easier_makes_progress() {
    for name in ["full-house", "naked-single", "naked-pair", "x-wing", "w-wing", "death-blossom"] {
        let practice = practice(name);
        let is_rare = name == "death-blossom";
        let count = if is_rare { 1 } else { 3 };
        let found = exercises(&practice, count, 7);
        assert_eq!(found.len(), count, "{name}");
        assert!(found.is_sorted_by_key(|exercise| exercise.hiddenness()), "{name}");
        assert!(is_rare || found.iter().all(|exercise| exercise.is_pure), "{name}");
        for exercise in &found {
            assert!(exercise.steps.iter().all(|step| step.technique.id == name), "{name}");
        }
        for exercise in found.iter().filter(|exercise| exercise.is_pure) {
            let mut facts = Facts::new(exercise.position.clone());
            let next = practice.profile().next_step(&mut facts, Cancel::NEVER).unwrap().unwrap();
            assert_eq!(next.technique.id, name);
            assert!(exercise.steps.contains(&next), "{name}");
            let mut easier = practice.profile().clone();
            easier.rungs.retain(|rung| rung.technique.id != name);
            assert_eq!(easier.next_step(&mut facts, Cancel::NEVER).unwrap(), None, "{name}");
        }
        let again = exercises(&practice, count, 7);
        assert!(found.iter().zip(&again).all(|(one, other)| one.position == other.position), "{name}");
    }
    let singles = Practice::new(&techniques_named("x-wing").unwrap(), &Profile::singles());
    assert!(singles.is_none());
}

/// An exercise is not the example of the page that was just read, however it is turned.
#[test]
fn no_exercise_is_an_example() {
    // New puzzles hardly ever need the last one, so an exercise takes long to find.
    for (name, seeds) in [("x-wing", 4), ("skyscraper", 4), ("xy-wing", 4), ("death-blossom", 4), ("junior-exocet", 1)]
    {
        let (example, _) = example(techniques_named(name).unwrap()[0]).unwrap();
        let form = |position: &Position| canonical(position.digits()).unwrap().0;
        for seed in 0..seeds {
            for exercise in exercises(&practice(name), 1, seed) {
                assert_ne!(form(&exercise.position), form(&example), "{name} with seed {seed}");
            }
        }
    }
}

#[test]
fn an_answer_is_right_if_it_is_a_step_or_part_of_one() {
    let practice = practice("naked-pair");
    let judge = Judge::new(&Profile::standard());
    for exercise in exercises(&practice, 3, 1) {
        let reply = |text: &str| exercise.reply(Claim::new(text), &judge, Cancel::NEVER).unwrap().unwrap();
        for step in &exercise.steps {
            let names: Vec<String> = step.concluded.iter().map(|literal| literal.to_string()).collect();
            assert!(matches!(reply(&names.join(", ")), Reply::Right(_)), "{names:?}");
            assert!(matches!(reply(&names[0]), Reply::Right(_)), "{names:?}");
        }
        let kept = exercise.position.all_candidates().iter().find(|&candidate| {
            exercise.steps.iter().all(|step| step.concluded.iter().all(|known| known.candidate() != candidate))
        });
        let other = kept.unwrap();
        let both = [format!("{other}"), format!("{}", whydoku::board::Literal::is_not(other))];
        assert!(both.iter().all(|text| matches!(reply(text), Reply::Other(_))), "{both:?}");
        assert!(matches!(reply("what?"), Reply::Other(_)));
    }
}

fn session(input: &str) -> (String, Option<i32>) {
    let output = run(&["practice", "naked-pair", "-n", "2", "--seed", "1", "--lang", "en"], input);
    (String::from_utf8(output.stdout).unwrap(), output.status.code())
}

#[test]
fn a_session_asks_judges_and_ends_cleanly() {
    let (text, code) = session("");
    assert_eq!(code, Some(0));
    assert!(text.contains("Exercise 1 of 2: Naked Pair") && text.ends_with("0 of 1 solved.\n\n"), "{text}");

    let listed =
        run(&["practice", "naked-pair", "-n", "2", "--seed", "1", "--format", "jsonl", "--lang", "en"], "").stdout;
    let records: Vec<Value> =
        String::from_utf8(listed).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(records.len(), 2);
    let answer = records[0]["answers"][0]["eliminations"][0].as_str().unwrap();
    let wrong = answer.replace("<>", "=");
    let (text, code) = session(&format!("\nh\nhint\nH\nh\nh\n{wrong}\nwhat\n{answer}\ns\n"));
    assert_eq!(code, Some(0));
    for wanted in [
        "Look at",
        "The technique is: Naked Pair.",
        "Not quite: the solution has another digit there.",
        "Unreadable: a move is written like",
        "Right, with 5 hints! ",
        "Exercise 2 of 2",
        "1 of 2 solved, with 5 hints.",
    ] {
        assert!(text.contains(wanted), "no {wanted} in {text}");
    }
    assert!(session("n\nq\n").0.contains("0 of 2 solved."));
    let list = run(&["practice", "显性数对", "-n", "2", "--seed", "1", "--list", "--lang", "zh-CN"], "").stdout;
    let list = String::from_utf8(list).unwrap();
    assert!(list.contains("第2题，共2题：显性数对") && list.contains("答案"), "{list}");
    assert_eq!(run(&["practice", "x-wing", "--profile", "singles"], "").status.code(), Some(2));
}

#[test]
fn one_hard_step_opens_the_puzzle_of_the_exercise() {
    let jellyfish = by_id("jellyfish").expect("known");
    let practice = practice("xy-wing").as_one_step(jellyfish);
    let found = exercises(&practice, 4, 5);
    assert_eq!(found.len(), 4);
    let place = |spec: &Spec| CATALOGUE.iter().position(|other| *other == spec);
    let mut easy = Profile::standard();
    easy.rungs.retain(|rung| place(rung.technique) <= place(jellyfish));
    for exercise in found {
        let solved =
            |position: Position| solve(position, &easy, SolveOptions::without_guessing(), Cancel::NEVER).outcome;
        assert_eq!(solved(exercise.position.clone()), Outcome::Stuck);
        let opens = |step: &Step| {
            let mut after = exercise.position.clone();
            step.conclude_in(&mut after);
            matches!(solved(after), Outcome::Solved(_))
        };
        assert!(exercise.steps.iter().any(opens));
    }
}
