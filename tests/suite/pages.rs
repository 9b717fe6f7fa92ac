//! The technique pages are run: what a page says is found is found, what it says is not is not.
//!
//! `UPDATE_PAGES=1 cargo test --test suite pages::` rewrites the step blocks.

use crate::common::corpus;
use crate::common::page::{Example, Expected, consequences, examples, page_of, step_text};
use crate::common::steps::instances;
use whydoku::Cancel;
use whydoku::board::{Candidate, ConstraintSet, Literal};
use whydoku::logic::{Evidence, Proof, Spec, Step, check, superfluous};
use whydoku::search::solutions;
use whydoku::technique::{CATALOGUE, by_id};

fn each_example(mut show: impl FnMut(&'static Spec, &Example)) {
    for &spec in CATALOGUE {
        for example in examples(&page_of(spec)) {
            show(spec, &example);
        }
    }
}

/// Rewrites the step blocks, from the last to the first so that the lines' numbers stay right. The step with the same
/// truths is kept when there is one, else the first that is found is taken.
fn update(spec: &'static Spec) {
    let text = page_of(spec);
    let mut lines: Vec<String> = text.lines().map(Into::into).collect();
    for example in examples(&text).into_iter().rev() {
        let Expected::Found { step, lines: range } = &example.expected else { continue };
        let found: Vec<String> = instances(spec, &example.position).iter().map(step_text).collect();
        let truths = step.lines().find(|line| line.starts_with("truths:"));
        let same = found.iter().find(|text| text.lines().any(|line| Some(line) == truths));
        let text = same.or(found.first()).unwrap_or_else(|| panic!("{spec:?}: nothing is found on its page"));
        lines.splice(range.clone(), text.lines().map(String::from));
    }
    let path = corpus::file(&format!("docs/techniques/{}.md", spec.id));
    std::fs::write(path, lines.join("\n") + "\n").expect("the page can be written");
}

#[test]
fn pages_say_what_is_found() {
    if std::env::var_os("UPDATE_PAGES").is_some() {
        CATALOGUE.iter().for_each(|spec| update(spec));
    }
    each_example(|spec, example| {
        let Expected::Found { step: expected, .. } = &example.expected else { return };
        let found = instances(spec, &example.position);
        let texts: Vec<String> = found.iter().map(step_text).collect();
        let Some(index) = texts.iter().position(|text| text == expected) else {
            panic!("{spec:?}: its page expects\n{expected}but only this is found:\n{}", texts.join("\n"));
        };
        let step = &found[index];
        assert_eq!(check(&example.position, &step.concluded, &step.proof), Ok(()), "{spec:?}");
        if spec.evidence != Evidence::Derived {
            assert_eq!(superfluous(&example.position, &step.concluded, &step.proof), None, "{spec:?}");
        }
    });
}

#[test]
fn pages_say_what_is_not_found() {
    each_example(|spec, example| {
        let Expected::NotFound { truths, verdict } = &example.expected else { return };
        let position = &example.position;
        let wanted: ConstraintSet = truths.iter().copied().collect();
        let has_them = |step: &Step| step.proof.questions().iter().copied().collect::<ConstraintSet>() == wanted;
        let shown = format!("{spec:?}: {truths:?}");
        assert!(!instances(spec, position).iter().any(has_them), "{shown}: found where its page says not");
        let truths = Proof::of(truths.iter().copied());
        let proved = consequences(position, &truths);
        match verdict.as_str() {
            "nothing" => assert!(proved.is_empty(), "{shown} prove {proved:?}"),
            "superfluous" => {
                let removed: Vec<Literal> = proved.into_iter().filter(|literal| !literal.is_true()).collect();
                assert_eq!(check(position, &removed, &truths), Ok(()), "{shown}");
                assert!(superfluous(position, &removed, &truths).is_some(), "{shown}");
            }
            other => {
                let really = by_id(other).unwrap_or_else(|| panic!("{spec:?}: {other} is no verdict"));
                assert_ne!(really, spec);
                assert!(instances(really, position).iter().any(has_them), "{shown} is no {other}");
            }
        }
    });
}

#[test]
fn examples_come_from_puzzles_with_one_solution() {
    each_example(|spec, example| {
        let [solution] = solutions(&example.position, 2, Cancel::NEVER).unwrap()[..] else {
            panic!("{spec:?}: an example on its page does not have one solution: {}", example.position.digits())
        };
        let is_true = |candidate: &Candidate| solution.get(candidate.cell()) == Some(candidate.digit());
        let Expected::Found { step, .. } = &example.expected else { return };
        for found in instances(spec, &example.position).iter().filter(|found| step_text(found) == *step) {
            let agrees = |literal: &Literal| is_true(&literal.candidate()) == literal.is_true();
            assert!(found.concluded.iter().all(agrees), "{spec:?}");
        }
    });
}

#[test]
fn a_page_that_claims_too_much_is_noticed() {
    // The reader of pages itself: what is unreadable is an error, not an example less.
    let board = format!("board: {}\n", ".".repeat(81));
    let row = "123456789 ".repeat(9);
    let candidates = format!("candidates:\n{}", format!("{row}\n").repeat(9));
    let page = |block: &str| format!("```{block}```\n");
    let fine = page(&format!("sudoku not-found\n{board}{candidates}look-alike: r1c1\nverdict: nothing\n"));
    assert_eq!(examples(&fine).len(), 1);
    for wrong in [
        page(&format!("sudoku\n{board}{candidates}")),
        page(&format!("sudoku not-found\n{board}look-alike: r1c1\nverdict: nothing\n")),
        page(&format!("sudoku not-found\n{board}{candidates}look-alike: r1c1\n")),
        page(&format!("sudoku not-found\n{board}{candidates}look-alike: r1x1\nverdict: nothing\n")),
        page(&format!(
            "sudoku not-found\n{board}grid:\n{}look-alike: r1c1\nverdict: nothing\n",
            "1........\n".repeat(9)
        )),
        page(&format!("soduko\n{board}{candidates}")),
        "```sudoku\n".to_string(),
    ] {
        assert!(std::panic::catch_unwind(|| examples(&wrong).len()).is_err(), "{wrong}");
    }
}
