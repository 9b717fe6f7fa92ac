//! Finds what the page of a technique shows.

use crate::Outcome;
use crate::catalogue::technique;
use crate::look_alike;
use crate::page::Expected;
use crate::page_file::PageFile;
use crate::search::{Instance, instances, puzzles};
use std::path::PathBuf;
use whydoku::explain::{Explainer, Language};
use whydoku::logic::Replay;
use whydoku::report::step_text;

/// Writes an example and a look-alike into the page of a technique.
pub fn run(id: &str, more: &[PathBuf]) -> Outcome {
    let spec = technique(id)?;
    let mut page = PageFile::of(spec)?;
    let puzzles = puzzles(more)?;
    let mut found = instances(spec, &puzzles);
    println!("{} instances on the way through {} puzzles", found.len(), puzzles.len());
    found.sort_by_cached_key(Instance::clarity);
    let Some((example, others)) = found.split_first() else {
        return Err("no instance: is the search written? --corpus FILE looks in more puzzles".into());
    };
    let expected = Expected::Found(step_text(&example.step));
    page.show(example.position(), &expected, &words(example))?;

    // One of another puzzle, so that the page does not show the same grid twice.
    let is_other = |instance: &&Instance| instance.position().puzzle() != example.position().puzzle();
    let others: Vec<&Instance> = others.iter().filter(is_other).collect();
    match look_alike::find(spec, &others) {
        Some(found) => {
            println!("look-alike: {}", found.about);
            let expected = Expected::LookAlike { truths: found.truths, verdict: found.verdict.into() };
            page.show(&found.position, &expected, &[found.about.clone(), found.about])?;
        }
        None => println!("no look-alike was found: it is left to be written by hand"),
    }
    page.write()
}

/// The explanation in both languages of a page, as a draft of what it says.
fn words(instance: &Instance) -> Vec<String> {
    let before = Replay::new(instance.position().clone());
    let words = |language| Explainer::new(language).step(&before, &instance.step).to_string();
    [Language::English, Language::Chinese].map(|language| words(language).replace('\n', " ")).into()
}
