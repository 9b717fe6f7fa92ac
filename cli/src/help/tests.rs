//! Nothing of the help is without a translation, and nothing is left over.

use super::*;
use crate::Cli;
use clap::CommandFactory;
use std::collections::{BTreeMap, BTreeSet};

/// A text of the help.
pub struct Text {
    /// The message that translates it, or that could.
    key: String,
    english: String,
    translation: Option<String>,
}

impl Text {
    pub fn new(keys: &[String], english: &str, found: Option<&(&String, String)>) -> Text {
        let key = found.map(|(key, _)| *key).or(keys.first()).cloned().unwrap_or_default();
        Text { key, english: english.into(), translation: found.map(|(_, translation)| translation.clone()) }
    }
}

impl Translator {
    /// Every text in the help of a command, as often as it is used.
    fn texts_of(mut self, mut command: Command) -> Vec<Text> {
        command.build();
        self.command(command);
        for (english, key) in FIXED {
            self.text(&[key.into()], english);
        }
        self.texts
    }
}

fn translations() -> impl Iterator<Item = (Language, Vec<Text>)> {
    let languages = Language::ALL.iter().filter(|&&language| language != Language::English);
    languages.map(|&language| {
        (language, Translator::new(language, false).expect("a translation").texts_of(examples::added(Cli::command())))
    })
}

#[test]
fn every_text_has_a_translation() {
    for (language, texts) in translations() {
        assert!(texts.len() > 300, "{}", language.tag());
        let missing: BTreeMap<_, _> =
            texts.iter().filter(|text| text.translation.is_none()).map(|text| (&text.key, &text.english)).collect();
        assert!(missing.is_empty(), "{}: {missing:#?}", language.tag());
    }
}

#[test]
fn no_translation_is_left_over() {
    for (language, texts) in translations() {
        let (_, source) = TRANSLATIONS.iter().find(|(tag, _)| *tag == language.tag()).expect("a translation");
        let keys = source.lines().filter(|line| line.starts_with(|letter: char| letter.is_ascii_alphabetic()));
        let keys: Vec<&str> = keys.filter_map(|line| line.split(" =").next()).collect();
        let used: BTreeSet<&str> = texts.iter().map(|text| text.key.as_str()).collect();
        let unused: Vec<_> = keys.iter().filter(|key| !used.contains(*key)).collect();
        assert!(unused.is_empty(), "{}: {unused:?}", language.tag());
        assert_eq!(keys.iter().collect::<BTreeSet<_>>().len(), keys.len(), "{}: a key is there twice", language.tag());
    }
}

#[test]
fn one_translation_serves_one_text() {
    for (language, texts) in translations() {
        let mut english = BTreeMap::new();
        for text in &texts {
            assert_eq!(english.entry(&text.key).or_insert(&text.english), &&text.english, "{}", language.tag());
        }
    }
}

#[test]
fn help_is_in_a_toy_language_as_far_as_it_goes() {
    const TOY: &str = "techniques = Listigas ĉiujn teknikojn.\nusage = {\"Uzo: \"}\n";
    let translator = || Translator::of("eo-001", TOY, false);
    let mut command = examples::added(Cli::command());
    command.build();
    let text = translator().command(command).render_help().to_string();
    assert!(text.contains("Uzo: whydoku"), "{text}");
    assert!(text.contains("Listigas ĉiujn teknikojn."), "{text}");
    assert!(text.contains("Checks") || text.contains("Judges"), "the rest is English: {text}");
    let texts = translator().texts_of(examples::added(Cli::command()));
    let translated: Vec<&str> = texts.iter().filter_map(|text| text.translation.as_deref()).collect();
    assert!(translated.contains(&"Listigas ĉiujn teknikojn.") && translated.len() < texts.len());
}
