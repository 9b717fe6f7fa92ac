//! An independent reader of the texts: it reads every sentence with patterns of its own, and checks
//! what the sentence claims against the position, the steps before and the lines before. It knows
//! nothing of how the words are made.
//!
//! A pattern (`english`, `chinese`) has slots for cells, digits, houses and the like (`slots`,
//! `phrases`); its name leads to a check (`checks`), which asks a [`scene`]: which candidates are
//! there, what was named before, what an earlier line wrote. Every sentence must be read, every
//! check must hold, and the conclusions of a text must be those of its step.

mod checks;
mod chinese;
mod chinese_chains;
mod chinese_hints;
mod chinese_rare;
mod chinese_stems;
mod damage;
mod english;
mod english_chains;
mod english_hints;
mod english_rare;
mod english_stems;
mod grammar;
pub mod lint;
mod phrases;
mod reader;
mod scene;
mod slots;
pub mod texts;

use crate::common::random::Random;
use crate::common::{corpus, profiles::basic, traces};
use damage::{KINDS, Kind, damaged};
use grammar::Grammar;
use reader::{Tally, read};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use texts::{Text, hints, of_path, of_position, of_practice, sample};
use whydoku::explain::Language;
use whydoku::logic::Family;
use whydoku::technique::{CATALOGUE, Profile};

static ENGLISH: LazyLock<Grammar> = LazyLock::new(|| {
    use {english::*, english_chains::*, english_hints::*, english_rare::*, english_stems::*};
    let tables = [SINGLES, EVENTS, SUBSETS, FISH, LINKS, CHAINS, COLOURS, SETS, DEADLY, CASES, RARE, STEMS, HINTS];
    Grammar::new(Language::English, [", ", ", and "], &tables)
});

static CHINESE: LazyLock<Grammar> = LazyLock::new(|| {
    use {chinese::*, chinese_chains::*, chinese_hints::*, chinese_rare::*, chinese_stems::*};
    let tables = [SINGLES, EVENTS, SUBSETS, FISH, LINKS, CHAINS, COLOURS, SETS, DEADLY, CASES, RARE, STEMS, HINTS];
    Grammar::new(Language::Chinese, ["，", "，"], &tables)
});

/// Reads texts, and collects the first failures of each technique.
#[derive(Default)]
pub struct Reader {
    tally: Tally,
    failed: BTreeMap<&'static str, (usize, Vec<String>)>,
    all: BTreeMap<&'static str, usize>,
}

impl Reader {
    pub fn take(&mut self, text: &Text) {
        *self.all.entry(text.id).or_default() += 1;
        if let Err(why) = read(grammar(text.language), text, &mut self.tally) {
            let known = self.failed.entry(text.id).or_default();
            known.0 += 1;
            if known.1.len() < 2 {
                known.1.push(format!("{why}\n{}\n{}", text.words, text.pencil_marks()));
            }
        }
    }

    /// Says what was read, and fails if anything could not be read or was false.
    pub fn finish(&self) {
        for (id, (count, shown)) in &self.failed {
            println!("=== {id}: {count} of {}", self.all[id]);
            shown.iter().for_each(|text| println!("{text}\n"));
        }
        let Tally { texts, sentences, claims, patterns } = &self.tally;
        println!("{texts} texts of {} kinds, {sentences} sentences by {} checks", self.all.len(), patterns.len());
        println!("{} claims: {claims:?}", claims.values().sum::<usize>());
        assert!(self.failed.is_empty(), "{:?} fail", self.failed.keys());
    }
}

fn grammar(language: Language) -> &'static Grammar {
    if language == Language::English { &ENGLISH } else { &CHINESE }
}

#[test]
fn every_sentence_of_a_sample_is_read_and_true() {
    let mut reader = Reader::default();
    sample(&mut |text| reader.take(&text));
    reader.finish();
    let techniques = CATALOGUE.iter().filter(|spec| reader.all.contains_key(spec.id));
    assert_eq!(techniques.count(), CATALOGUE.len());
}

#[test]
fn every_sentence_of_hints_is_read_and_true() {
    let mut reader = Reader::default();
    hints(20, &mut |text| reader.take(&text));
    reader.finish();
    assert_eq!(reader.all.len(), CATALOGUE.len());
}

/// Every pattern leads to a check, and every check has a pattern in each language.
#[test]
fn patterns_and_checks_belong_together() {
    let names = |language| grammar(language).names();
    for language in [Language::English, Language::Chinese] {
        let missing: Vec<_> = names(language).into_iter().filter(|name| checks::find(name).is_none()).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}

/// The share of damages of each kind that is caught at least, in percent.
const CAUGHT: [(Kind, usize); 8] = [
    (Kind::Cell, 99),
    (Kind::Digit, 99),
    (Kind::House, 99),
    (Kind::Place, 97),
    (Kind::Step, 100),
    (Kind::Line, 100),
    (Kind::Empty, 100),
    (Kind::Conclusion, 99),
];

#[test]
fn damaged_texts_are_caught() {
    let mut random = Random(7);
    let mut counts: BTreeMap<Kind, [usize; 2]> = BTreeMap::new();
    let mut missed: BTreeMap<Kind, Vec<String>> = BTreeMap::new();
    let mut tally = Tally::default();
    let mut number = 0;
    sample(&mut |text| {
        // Rare kinds of damage in every text, the others in one text of six.
        number += 1;
        let is_rare = |kind: &Kind| matches!(kind, Kind::Place | Kind::Step | Kind::Line);
        for (_, kind) in KINDS.into_iter().enumerate().filter(|(nth, kind)| is_rare(kind) || (number + nth) % 6 == 0) {
            let Some(words) = damaged(&text.words, kind, &mut random) else { continue };
            let text = text.with_words(words);
            let [all, caught] = counts.entry(kind).or_default();
            *all += 1;
            if read(grammar(text.language), &text, &mut tally).is_err() {
                *caught += 1;
            } else {
                missed.entry(kind).or_default().push(format!("{}: {}", text.id, text.words));
            }
        }
    });
    for (kind, least) in CAUGHT {
        let [all, caught] = counts[&kind];
        println!("{kind:?}: {caught} of {all} caught");
        for shown in missed.get(&kind).into_iter().flatten().take(4) {
            println!("  missed: {shown}");
        }
        assert!(all > 100 && caught * 100 >= all * least, "{kind:?}: {caught} of {all}");
    }
}

/// How many texts the sweep reads.
const SWEEP: usize = 100_000;

/// Over the puzzles from outside, where they are there: `cargo test --test suite reading --
/// --ignored`.
#[test]
#[ignore = "takes seven minutes; run by hand after a change of words"]
fn a_hundred_thousand_texts_are_read_and_true() {
    let mut reader = Reader::default();
    hints(10, &mut |text| reader.take(&text));
    let hints: usize = reader.all.values().sum();
    of_practice(4, &|spec| spec.family != Family::Forcing, &mut |text| reader.take(&text));
    for (number, puzzle) in traces::puzzles().iter().enumerate() {
        let read: usize = reader.all.values().sum();
        if read - hints >= SWEEP {
            break;
        }
        let profile = if number % 5 == 4 { basic() } else { Profile::standard() };
        of_path(puzzle, &profile, &mut |text| reader.take(&text));
        let solved = corpus::solution(puzzle, &Profile::standard());
        let positions = corpus::positions(&solved.trace);
        if let Some(position) = positions.get(number * 7 % positions.len()).filter(|position| !position.is_solved()) {
            of_position(position, 3, &|spec| !spec.id.starts_with("kraken-"), &mut |text| reader.take(&text));
        }
    }
    reader.finish();
}
