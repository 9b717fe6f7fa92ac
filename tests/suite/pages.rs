//! The technique pages are run: what a page says is found is found, what it says is not is not.
//!
//! `cargo xtask update` rewrites what is expected.

use crate::common::corpus;
use crate::common::page::{Expected, consequences, examples};
use crate::common::pages::{each_example, example};
use crate::common::steps::instances;
use std::collections::BTreeSet;
use whydoku::Cancel;
use whydoku::board::{Candidate, Literal, Position};
use whydoku::explain::{Explainer, Language};
use whydoku::format::{Format, write};
use whydoku::lesson::{Words, article_svg};
use whydoku::logic::{Evidence, Proof, Step, check, superfluous};
use whydoku::report::step_text;
use whydoku::search::solutions;
use whydoku::technique::{Block, CATALOGUE, builds_on, by_id, leads_to};

#[test]
fn pages_say_what_is_found() {
    for (spec, example) in each_example() {
        let (position, Expected::Found(expected)) = (&example.position, &example.expected) else { continue };
        let found = instances(spec, position);
        let texts: Vec<String> = found.iter().map(step_text).collect();
        let Some(index) = texts.iter().position(|text| text == expected) else {
            panic!("{spec:?}: its page expects\n{expected}but only this is found:\n{}", texts.join("\n"));
        };
        let step = &found[index];
        assert_eq!(check(position, &step.concluded, &step.proof), Ok(()), "{spec:?}");
        if spec.evidence != Evidence::Derived {
            assert_eq!(superfluous(position, &step.concluded, &step.proof), None, "{spec:?}");
        }
    }
}

/// The same truths, in any order.
fn is_of(truths: &Proof) -> impl Fn(&Step) -> bool {
    let questions = |proof: &Proof| proof.questions().iter().copied().collect::<BTreeSet<_>>();
    move |step| questions(&step.proof) == questions(truths) && step.proof.forbidden() == truths.forbidden()
}

#[test]
fn pages_say_what_is_not_found() {
    for (spec, example) in each_example() {
        let Expected::LookAlike { truths, verdict } = &example.expected else { continue };
        let position = &example.position;
        assert!(!instances(spec, position).iter().any(is_of(truths)), "{spec:?}: found where its page says not");
        let proved = consequences(position, truths);
        match verdict.as_str() {
            "nothing" => assert!(proved.is_empty(), "{spec:?}: {truths:?} prove {proved:?}"),
            "superfluous" => {
                let removed: Vec<Literal> = proved.into_iter().filter(|literal| !literal.is_true()).collect();
                assert_eq!(check(position, &removed, truths), Ok(()), "{spec:?}: {truths:?}");
                assert!(superfluous(position, &removed, truths).is_some(), "{spec:?}: {truths:?}");
            }
            other => {
                let really = by_id(other).unwrap_or_else(|| panic!("{spec:?}: {other} is no verdict"));
                assert_ne!(really, spec);
                assert!(instances(really, position).iter().any(is_of(truths)), "{spec:?}: {truths:?} is no {other}");
            }
        }
    }
}

#[test]
fn examples_come_from_puzzles_with_one_solution() {
    for (spec, example) in each_example() {
        let givens = Position::new(&example.position.puzzle()).unwrap();
        let [solution] = solutions(&givens, 2, Cancel::NEVER).unwrap()[..] else {
            panic!("{spec:?}: an example on its page does not have one solution: {}", givens.digits())
        };
        let is_true = |candidate: Candidate| solution.get(candidate.cell()) == Some(candidate.digit());
        for cell in example.position.empty_cells() {
            let digit = solution.get(cell).expect("a solution is full");
            assert!(example.position.has(Candidate::new(cell, digit)), "{spec:?}: {cell} lost its digit");
        }
        let Expected::Found(text) = &example.expected else { continue };
        for found in instances(spec, &example.position).iter().filter(|found| step_text(found) == *text) {
            let agrees = |literal: &Literal| is_true(literal.candidate()) == literal.is_true();
            assert!(found.concluded.iter().all(agrees), "{spec:?}");
        }
    }
}

#[test]
fn positions_are_written_as_the_program_writes_them() {
    for spec in CATALOGUE {
        let page = crate::common::pages::page_of(spec);
        let lines: Vec<&str> = page.lines().collect();
        for example in examples(&page) {
            let shown = lines[example.position_lines].join("\n");
            assert_eq!(shown, write(Format::Bracketed, &example.position), "{spec:?}");
            let Expected::Found(text) = &example.expected else { continue };
            assert_eq!(lines[example.expected_lines].join("\n") + "\n", *text, "{spec:?}");
        }
        example(spec);
    }
}

#[test]
fn a_page_that_claims_too_much_is_noticed() {
    // The reader of pages itself: what is unreadable is an error, not an example less.
    let position = write(Format::Bracketed, &example(by_id("x-wing").unwrap()).0);
    let block = |info: &str, text: &str| format!("```{info}\n{text}\n```\n");
    let sudoku = block("sudoku", &position);
    let fine = block("look-alike", "truths: r1c1\nverdict: nothing");
    assert_eq!(examples(&[&*sudoku, "words\n", &fine].concat()).len(), 1);
    assert_eq!(examples("no example").len(), 0);
    for wrong in [
        sudoku.clone(),
        fine.clone(),
        [&*sudoku, &block("look-alike", "verdict: nothing")].concat(),
        [&*sudoku, &block("look-alike", "truths: r1c1")].concat(),
        [&*sudoku, &block("look-alike", "truths: r1x1\nverdict: nothing")].concat(),
        [&*sudoku, &block("look-alike", "deadly: r1c1\nverdict: nothing")].concat(),
        [&*sudoku, &block("look-alike", "fatal: r1c1=12\nverdict: nothing")].concat(),
        [&*sudoku, &block("stop", "truths: r1c1")].concat(),
        [&*block("soduko", &position), &fine].concat(),
        [&*block("sudoku", "12345678"), &fine].concat(),
        [&*block("sudoku", &format!("{position}\n\n{position}")), &fine].concat(),
        "```sudoku\n".to_string(),
    ] {
        assert!(std::panic::catch_unwind(|| examples(&wrong).len()).is_err(), "{wrong}");
    }
}

/// A page begins its reason with the idea that is told with the steps of its technique.
#[test]
fn pages_name_the_idea_of_their_steps() {
    let mut others = Vec::new();
    for &language in Language::ALL {
        let explainer = Explainer::new(language);
        let [_, reason, ..] = explainer.page_headings();
        for spec in CATALOGUE.iter().filter(|spec| spec.idea.is_some()) {
            let blocks = language.page(spec).expect("a page").blocks();
            let mut after = blocks.iter().skip_while(|block| **block != Block::Heading(&reason)).skip(1);
            let Some(Block::Paragraph(text)) = after.next() else { panic!("{}: no reason", spec.id) };
            let idea = spec.idea.map(|idea| explainer.idea_name(idea)).unwrap_or_default();
            if !text.to_lowercase().starts_with(&idea) {
                let start: String = text.chars().take(40).collect();
                others.push(format!("{} {}: {idea}, but {start}", language.tag(), spec.id));
            }
        }
    }
    assert!(others.is_empty(), "{}", others.join("\n"));
}

#[test]
fn every_page_shows_its_picture_as_it_is_drawn() {
    let folder = corpus::file("docs/pictures");
    let explainer = Explainer::new(Language::English);
    for spec in CATALOGUE {
        let picture = article_svg(spec, &explainer, Words::Bare).expect("an example");
        let file = folder.join(format!("{}.svg", spec.id));
        assert!(std::fs::read_to_string(&file).is_ok_and(|known| known == picture), "{spec:?}: cargo xtask pictures");
        assert!(picture.len() < 24_000, "{spec:?}: {} bytes", picture.len());
        for language in Language::ALL.iter().filter(|language| language.page(spec).is_some()) {
            let page =
                std::fs::read_to_string(corpus::file(&format!("docs/techniques/{}/{}.md", language.tag(), spec.id)));
            let link = format!("](../../pictures/{}.svg)", spec.id);
            assert!(page.is_ok_and(|page| page.contains(&link)), "{spec:?} in {language:?}: cargo xtask update");
        }
    }
    let files = std::fs::read_dir(folder).expect("a folder").count();
    assert_eq!(files, CATALOGUE.len(), "a picture of no technique: cargo xtask pictures");
}

#[test]
fn every_technique_leads_back_to_the_first() {
    for spec in CATALOGUE {
        let mut seen = vec![*spec];
        let mut next = builds_on(spec);
        while let Some(other) = next.pop() {
            assert_ne!(other, *spec, "it builds on itself");
            assert!(leads_to(other).iter().any(|&later| builds_on(later).contains(&other)), "{other:?}");
            if !seen.contains(&other) {
                seen.push(other);
                next.extend(builds_on(other));
            }
        }
    }
}
