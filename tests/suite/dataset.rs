//! Data sets: every label is true and proved, splits do not leak, lots follow from their number.

use std::collections::{BTreeMap, BTreeSet};
use whydoku::Cancel;
use whydoku::board::{Grid, Literal};
use whydoku::dataset::{Balance, Recipe, Split, usual_techniques};
use whydoku::equivalence::{Transformation, canonical};
use whydoku::explain::{Explainer, Language};
use whydoku::generate::{Random, full_grid};
use whydoku::logic::check;
use whydoku::rating::Grade;
use whydoku::technique::{Profile, by_id};

/// The lines of these lots.
fn lines(recipe: &Recipe, lots: std::ops::Range<u64>) -> Vec<String> {
    let words = [Explainer::new(Language::English)];
    let mut lines = Vec::new();
    for number in lots {
        let told = recipe.lot(number, Cancel::NEVER, |sample| {
            lines.push(serde_json::to_string(&sample.record(&words, false)).expect("JSON"));
        });
        assert_eq!(told, Ok(()));
    }
    lines
}

#[test]
fn every_label_is_true_and_proved() {
    for every_technique in [false, true] {
        let recipe = Recipe { seed: 7, every_technique, positions: 6, ..Recipe::default() };
        for number in 0..if every_technique { 2 } else { 20 } {
            let told = recipe.lot(number, Cancel::NEVER, |sample| {
                let position = sample.before.position();
                let mut seen = BTreeSet::new();
                for step in &sample.steps {
                    assert_eq!(check(position, &step.concluded, &step.proof), Ok(()));
                    for literal in step.concluded.iter() {
                        let candidate = literal.candidate();
                        let is_solution = sample.source.solution.get(candidate.cell()) == Some(candidate.digit());
                        assert_eq!(literal.is_true(), is_solution, "{literal}");
                        assert!(position.all_candidates().contains(candidate), "{literal} says nothing new");
                    }
                    assert!(every_technique || step.technique == sample.step().technique);
                    let concluded: Vec<String> = step.concluded.iter().map(Literal::to_string).collect();
                    assert!(seen.insert((step.technique.id, concluded)), "the same label twice");
                }
            });
            assert_eq!(told, Ok(()));
        }
    }
}

#[test]
fn labels_have_every_single_of_the_technique() {
    let recipe = Recipe { seed: 3, ..Recipe::default() };
    for number in 0..10 {
        let told = recipe.lot(number, Cancel::NEVER, |sample| {
            if sample.step().technique.id != "naked-single" {
                return;
            }
            let position = sample.before.position();
            let is_single = |cell: &_| position.candidates(*cell).single().is_some();
            assert_eq!(sample.steps.len(), position.empty_cells().iter().filter(is_single).count());
        });
        assert_eq!(told, Ok(()));
    }
}

#[test]
fn a_lot_follows_from_its_number() {
    let recipe = Recipe { seed: 5, ..Recipe::default() };
    let all = lines(&recipe, 0..3);
    assert_eq!(all.len(), 3 * recipe.positions);
    assert_eq!(lines(&recipe, 2..3), all[2 * recipe.positions..]);
    assert_ne!(lines(&Recipe { seed: 6, ..recipe }, 0..1), all[..16]);
}

#[test]
fn splits_follow_from_the_solution_up_to_equivalence() {
    let form = |grid: &Grid| canonical(grid).expect("a solution").0;
    let random = &mut Random::new(4, 0);
    let mut counts = BTreeMap::new();
    for _ in 0..300 {
        let grid = full_grid(random).grid;
        let split = Split::of(&form(&grid));
        let other = Transformation::random(random).apply(&grid);
        assert_eq!(Split::of(&form(&other)), split);
        *counts.entry(split.name()).or_insert(0) += 1;
    }
    assert!(counts["train"] > 240 && counts["validation"] > 3 && counts["test"] > 3, "{counts:?}");
}

#[test]
fn grades_and_techniques_take_turns() {
    let graded = Recipe { balance: Balance::Grade, positions: 2, ..Recipe::default() };
    for (number, grade) in (0..).zip(Grade::ALL) {
        let told = graded.lot(number, Cancel::NEVER, |sample| assert_eq!(sample.source.grade, Some(grade)));
        assert_eq!(told, Ok(()));
    }
    let specs: Vec<_> = ["naked-pair", "x-wing", "skyscraper"].into_iter().filter_map(by_id).collect();
    let recipe = Recipe { balance: Balance::Technique(specs.clone()), positions: 3, ..Recipe::default() };
    for (number, spec) in (0..).zip(specs) {
        let mut count = 0;
        let told = recipe.lot(number, Cancel::NEVER, |sample| {
            assert_eq!(sample.step().technique, spec);
            count += 1;
        });
        assert_eq!((told, count), (Ok(()), 3), "{}", spec.id);
    }
}

#[test]
fn usual_techniques_begin_with_singles() {
    let usual = usual_techniques(&Profile::standard(), 0, Cancel::NEVER).expect("not cancelled");
    let ids: Vec<&str> = usual.iter().map(|spec| spec.id).collect();
    assert_eq!(ids[..3], ["full-house", "hidden-single-box", "hidden-single-row"]);
    assert!(ids.contains(&"xy-wing") && !ids.contains(&"jellyfish"), "{ids:?}");
}
