//! Faults that need no reading: slots left empty, doubled blanks and signs.

use whydoku::explain::Language;

const ENGLISH: [&str; 18] =
    ["  ", " ,", " .", " ;", " :", ",,", "..", ",.", ".,", ";;", "::", ": .", ": ,", " a 8", "A 8", "()", "( ", " )"];
const CHINESE: [&str; 20] = [
    "，，", "。。", "，。", "。，", "：。", "：，", "；；", "；。", "、、", "、，", "、。", "，；", "（）", " ，",
    " 。", "，)", "的的", "和，", "或，", "看到",
];

/// The first fault of a text, if there is one.
pub fn fault(language: Language, text: &str) -> Option<String> {
    for line in text.lines() {
        let words = line.trim_start();
        if words.is_empty() || line != line.trim_end() {
            return Some("an empty line, or a blank at its end".into());
        }
        if words.contains(['{', '}', '$', '\u{FFFD}']) {
            return Some("a slot is shown".into());
        }
        let of_language: &[&str] = if language == Language::English { &ENGLISH } else { &CHINESE };
        if let Some(fault) = of_language.iter().find(|fault| words.contains(**fault)) {
            return Some(format!("{fault:?}"));
        }
        let mixed = if language == Language::English {
            words.chars().find(|letter| is_wide(*letter)).map(|letter| letter.to_string())
        } else {
            blank_or_half(words)
        };
        if mixed.is_some() {
            return mixed;
        }
    }
    None
}

fn is_wide(letter: char) -> bool {
    ('\u{3000}'..='\u{9FFF}').contains(&letter) || ('\u{FF00}'..='\u{FFEF}').contains(&letter)
}

/// A half-width sign beside a Chinese character, or a blank between a character and a digit.
fn blank_or_half(line: &str) -> Option<String> {
    let line = line.split_once("– ").map_or(line, |(_, rest)| rest);
    let line = line.split_once(". ").map_or(line, |(_, rest)| rest);
    let letters: Vec<char> = line.chars().collect();
    let pair = letters.windows(2).find(|pair| {
        let half = |letter: char| ",;:()?!".contains(letter) || letter == ' ';
        let is_full = |letter: char| ('\u{FF10}'..='\u{FF19}').contains(&letter) || letter == '\u{3000}';
        half(pair[0]) && is_wide(pair[1]) || half(pair[1]) && is_wide(pair[0]) || is_full(pair[0])
    })?;
    Some(pair.iter().collect())
}
