//! The words that a claim may be made of, in English and Chinese, by what they do in a sentence.

use super::plain::plain;
use std::collections::HashMap;
use std::sync::LazyLock;

/// The class of a phrase: a letter, as `lexicon.txt` explains them.
pub(super) type Class = u8;

static TEXT: &str = include_str!("lexicon.txt");

/// Phrases with their classes. The first entry of a phrase counts.
static PHRASES: LazyLock<HashMap<&'static str, Class>> = LazyLock::new(|| {
    let mut phrases = HashMap::new();
    for line in TEXT.lines().filter(|line| !line.starts_with("# ") && line.len() > 2) {
        let (class, rest) = line.split_at(1);
        for phrase in rest.split(" | ").map(str::trim).filter(|phrase| !phrase.is_empty()) {
            phrases.entry(phrase).or_insert(class.as_bytes()[0]);
        }
    }
    phrases
});

static LIST: &str = include_str!("names.txt");

/// The ids and names of techniques in both languages, in lower case, by their first character;
/// longer ones first. A test says whether the list is complete.
static NAMES: LazyLock<HashMap<char, Vec<String>>> = LazyLock::new(|| {
    let mut names: HashMap<char, Vec<String>> = HashMap::new();
    for name in LIST.lines() {
        let plain = plain(name).to_lowercase();
        if let Some(first) = plain.chars().next() {
            names.entry(first).or_default().push(plain);
        }
    }
    names.values_mut().for_each(|names| names.sort_by_key(|name| std::cmp::Reverse(name.len())));
    names
});

/// The length of the longest name of a technique at the beginning of a text.
pub(super) fn name_at(text: &str) -> Option<usize> {
    let first = text.chars().next()?.to_lowercase().next()?;
    let is_over = |end: usize| {
        let is_latin = text[..end].ends_with(|it: char| it.is_ascii_alphanumeric());
        !is_latin || !text[end..].starts_with(|it: char| it.is_ascii_alphanumeric() || it == '-')
    };
    let is_it = |name: &&String| {
        let begins = text.get(..name.len()).is_some_and(|begin| begin.to_lowercase() == **name);
        begins && is_over(name.len())
    };
    NAMES.get(&first)?.iter().find(is_it).map(String::len)
}

/// The most words of an English phrase, and the most characters of a Chinese one.
const MOST: usize = 7;

/// The class of a phrase in lower case.
pub(super) fn class_of(phrase: &str) -> Option<Class> {
    PHRASES.get(phrase).copied()
}

/// The longest English phrase at the beginning of these words: how many of them, and its class.
pub(super) fn of_words(words: &[&str]) -> Option<(usize, Class)> {
    let counts = (1..=words.len().min(MOST)).rev();
    counts.filter_map(|count| Some((count, class_of(&words[..count].join(" "))?))).next()
}

/// The longest Chinese phrase at the beginning of a text: its length in bytes, and its class.
pub(super) fn of_characters(text: &str) -> Option<(usize, Class)> {
    let ends: Vec<usize> = text.char_indices().map(|(at, letter)| at + letter.len_utf8()).take(2 * MOST).collect();
    ends.into_iter().rev().find_map(|end| Some((end, class_of(&text[..end])?)))
}
