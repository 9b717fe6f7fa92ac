//! Finds what the page of a technique shows.

use crate::Outcome;
use crate::catalogue::technique;
use crate::look_alike;
use crate::page::Expected;
use crate::page_file::PageFile;
use crate::search::{Instance, instances, puzzles};
use std::path::PathBuf;
use whydoku::explain::{Explainer, Language};
use whydoku::logic::{Replay, Spec};
use whydoku::report::step_text;

/// Writes an example and a look-alike into the page of a technique.
pub fn run(id: &str, more: &[PathBuf]) -> Outcome {
    let spec = technique(id)?;
    let mut page = PageFile::of(spec, Language::English)?;
    let puzzles = puzzles(more)?;
    let mut found = instances(spec, &puzzles);
    println!("{} instances on the way through {} puzzles", found.len(), puzzles.len());
    found.sort_by_cached_key(Instance::clarity);
    let Some((example, others)) = found.split_first() else {
        return Err("no instance: is the search written? --corpus FILE looks in more puzzles".into());
    };
    let expected = Expected::Found(step_text(&example.step));
    page.show(example.position(), &expected)?;

    // One of another puzzle, so that the page does not show the same grid twice.
    let is_other = |instance: &&Instance| instance.position().puzzle() != example.position().puzzle();
    let others: Vec<&Instance> = others.iter().filter(is_other).collect();
    let about = match look_alike::find(spec, &others) {
        Some(found) => {
            println!("look-alike: {}", found.about);
            let expected = Expected::LookAlike { truths: found.truths, verdict: found.verdict.into() };
            page.show(&found.position, &expected)?;
            Some(found.about)
        }
        None => {
            println!("no look-alike was found: it is left to be written by hand");
            None
        }
    };
    page.write()?;
    draft(spec, example, about.as_deref())
}

/// Drafts the words for an example and a look-alike on the page in each language: the explanation,
/// and what is to be said of the look-alike.
fn draft(spec: &Spec, example: &Instance, look_alike: Option<&str>) -> Outcome {
    let before = Replay::new(example.position().clone());
    for &language in Language::ALL.iter().filter(|&&language| PageFile::is_there(spec, language)) {
        let mut page = PageFile::of(spec, language)?;
        let words = Explainer::new(language).step(&before, &example.step).to_string();
        page.draft(true, &words.replace('\n', " "))?;
        look_alike.map_or(Ok(()), |about| page.draft(false, about))?;
        page.write()?;
    }
    Ok(())
}
