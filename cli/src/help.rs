//! Help in the user's language.
//!
//! English is written once, in the doc comments of the options. A translation is a file
//! `help/<tag>.ftl`, which the build finds, and whose messages replace these texts: `explain` and
//! `explain-long` for a command, `explain-only` for an option, `explain-format-json` for a value of
//! an option; `any-lang` serves the options `--lang` of all commands. The translated command only
//! shows help, completions, the manual and errors; the command that runs is always parsed in
//! English.
//!
//! clap lays its text out as if every character were one column wide, and breaks lines at spaces
//! only. So each wide character is followed by a filler, which is a space where a line may end,
//! until the layout is done.

pub mod examples;

use super::{output, words};
use clap::builder::{PossibleValue, PossibleValuesParser, StyledStr};
use clap::{Arg, Command, Error};
use std::ffi::OsString;
use textwrap::WordSeparator;
use textwrap::core::display_width;
use whydoku::explain::{Language, Messages};

/// The translations, each with the tag of its language.
const TRANSLATIONS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/help.rs"));

/// Words of clap and its manual, with the messages that replace them.
const FIXED: [(&str, &str); 13] = [
    ("Commands:", "fixed-commands"),
    ("Arguments:", "fixed-arguments"),
    ("Options:", "fixed-options"),
    ("[OPTIONS]", "fixed-any-options"),
    ("[possible values:", "fixed-one-of"),
    ("Possible values:", "fixed-values"),
    (".SH NAME", "fixed-man-name"),
    (".SH SYNOPSIS", "fixed-man-synopsis"),
    (".SH DESCRIPTION", "fixed-man-description"),
    (".SH OPTIONS", "fixed-man-options"),
    (".SH SUBCOMMANDS", "fixed-man-commands"),
    (".SH EXTRA", "fixed-man-extra"),
    (".SH VERSION", "fixed-man-version"),
];

/// Follows a wide character where no line may end. It has no width of its own.
const FILLER: char = '\u{2060}';
/// The width of help that goes to no terminal, and the widest elsewhere.
const WIDEST: usize = 100;

/// The same command, its texts in this language.
pub fn command(mut command: Command, language: Language) -> Command {
    let Some(mut translator) = Translator::new(language, false) else { return command };
    // Then it has the options that clap adds.
    command.build();
    translator.command(command)
}

/// An error of this command, with the texts of the user's language. They are for [`finished`].
pub fn translated(error: Error, command: Command, arguments: &[OsString]) -> Error {
    let Some(mut translator) = Translator::new(words::language(), true) else { return error };
    // At the end of a line a wide character is counted without its filler.
    let width = output::width(true).unwrap_or(WIDEST).min(WIDEST).saturating_sub(1).max(1);
    let mut command = command.term_width(width);
    command.build();
    translator.command(command).try_get_matches_from(arguments).err().unwrap_or(error)
}

/// Text that clap has laid out, as the user sees it.
pub fn finished(text: String) -> String {
    match Translator::new(words::language(), false) {
        Some(mut translator) => without_padding(&translator.fixed(text)),
        None => text,
    }
}

/// A page of the manual in this language, where `page` has headings and words in English.
pub fn manual(page: String, language: Language) -> String {
    match Translator::new(language, false) {
        Some(mut translator) => translator.fixed(page),
        None => page,
    }
}

/// The name of an argument as the user sees it.
pub fn without_fillers(text: &str) -> String {
    text.replace(FILLER, "")
}

/// Replaces the texts of commands.
struct Translator {
    messages: Messages,
    /// Whether translations are for the layout by clap.
    pads: bool,
    /// Every text that was asked for.
    #[cfg(test)]
    texts: Vec<tests::Text>,
}

impl Translator {
    fn new(language: Language, pads: bool) -> Option<Translator> {
        let (tag, source) = TRANSLATIONS.iter().find(|(tag, _)| *tag == language.tag())?;
        Some(Translator::of(tag, source, pads))
    }

    /// Translates by the messages of this source.
    fn of(tag: &str, source: &'static str, pads: bool) -> Translator {
        Translator {
            messages: Messages::new(tag, source),
            pads,
            #[cfg(test)]
            texts: Vec::new(),
        }
    }

    /// The translation by the first of these messages that there is; the English text if there is
    /// none.
    fn text(&mut self, keys: &[String], english: impl ToString) -> String {
        let text = self.plain(keys, english);
        if self.pads { padded(&text, true) } else { text }
    }

    /// The same where no line ends.
    fn unbroken(&mut self, key: String, english: &str) -> String {
        let text = self.plain(&[key], english);
        if self.pads { padded(&text, false) } else { text }
    }

    /// The same as the user sees it.
    fn plain(&mut self, keys: &[String], english: impl ToString) -> String {
        let english = english.to_string();
        let found = keys.iter().find_map(|key| Some((key, self.messages.find(key, &[])?.to_string())));
        #[cfg(test)]
        self.texts.push(tests::Text::new(keys, &english, found.as_ref()));
        found.map_or(english, |(_, translation)| translation)
    }

    /// The translation of a text, if there is one to translate.
    fn styled(&mut self, keys: &[String], english: Option<&StyledStr>) -> Option<String> {
        english.map(|english| self.text(keys, english))
    }

    fn command(&mut self, mut command: Command) -> Command {
        let name = command.get_name().to_string();
        if let Some(about) = self.styled(std::slice::from_ref(&name), command.get_about()) {
            command = command.about(about);
        }
        if let Some(about) = self.styled(&[format!("{name}-long")], command.get_long_about()) {
            command = command.long_about(about);
        }
        if let Some(after) = self.styled(&[format!("{name}-after")], command.get_after_help()) {
            command = command.after_help(after);
        }
        if command.get_after_long_help().is_some() {
            let before = command.get_after_help().map(|text| format!("{text}\n\n")).unwrap_or_default();
            if let Some(examples) = examples::of(&name, |key, english| self.text(&[key], english)) {
                command = command.after_long_help(before + &examples);
            }
        }
        let (style, usage) = (*command.get_styles().get_usage(), self.unbroken("usage".into(), "Usage:"));
        let commands = self.placeholder("COMMAND");
        command
            .help_template(format!(
                "{{before-help}}{{about-with-newline}}\n{style}{usage}{style:#}{{usage}}\n\n{{all-args}}{{after-help}}"
            ))
            .subcommand_value_name(commands)
            .mut_args(|argument| self.argument(&name, argument))
            .mut_subcommands(|command| self.command(command))
    }

    fn argument(&mut self, command: &str, mut argument: Arg) -> Arg {
        let id = argument.get_id().as_str().replace('_', "-");
        let keys = |suffix: &str| [format!("{command}-{id}{suffix}"), format!("any-{id}{suffix}")];
        let default = self.default(&argument);
        if let Some(help) = self.styled(&keys(""), argument.get_help()) {
            argument = argument.help(help + &default).hide_default_value(true);
        }
        if let Some(help) = self.styled(&keys("-long"), argument.get_long_help()) {
            argument = argument.long_help(help + &default);
        }
        if let Some(names) = argument.get_value_names().filter(|_| argument.get_action().takes_values()) {
            let names: Vec<String> = names.iter().map(|name| self.placeholder(name)).collect();
            argument = argument.value_names(names);
        }
        let values = argument.get_possible_values();
        if values.iter().all(|value| value.get_help().is_none()) {
            return argument;
        }
        let values = values.into_iter().map(|value| -> PossibleValue {
            let suffix = format!("-{}", value.get_name().replace('.', "dot"));
            match self.styled(&keys(&suffix), value.get_help()) {
                Some(help) => value.help(help),
                None => value,
            }
        });
        argument.value_parser(PossibleValuesParser::new(values.collect::<Vec<_>>()))
    }

    /// The text after the description of an option with a default value. clap breaks its own words
    /// in two.
    fn default(&mut self, argument: &Arg) -> String {
        let values: Vec<_> = argument.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
        if values.is_empty() || argument.is_hide_default_value_set() || !argument.get_action().takes_values() {
            return String::new();
        }
        format!(" {}{}]", self.unbroken("default".into(), "[default: "), values.join(" "))
    }

    /// The name of a value, such as `PUZZLE|FILE|-`. Only words are translated: `N` and `ID` are
    /// the same everywhere.
    fn placeholder(&mut self, name: &str) -> String {
        let parts = name.split('|').map(|part| {
            let (word, rest) =
                part.split_at(part.find(|letter: char| !letter.is_ascii_uppercase()).unwrap_or(part.len()));
            if word.len() > 2 { self.unbroken(format!("value-{word}"), word) + rest } else { part.to_string() }
        });
        parts.collect::<Vec<_>>().join("|")
    }

    /// Replaces the words of clap.
    fn fixed(&mut self, text: String) -> String {
        FIXED.into_iter().fold(text, |text, (english, key)| {
            let translation = self.plain(&[key.into()], english);
            replaced(&text, english, &translation)
        })
    }
}

/// Replaces some words in a text, where their space may be a line break. A break goes behind the
/// replacement, and a space behind a colon goes.
fn replaced(text: &str, english: &str, translation: &str) -> String {
    let (first, second) = english.split_once(' ').unwrap_or((english, ""));
    let mut whole = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(first) {
        let behind = &rest[at + first.len()..];
        let next = if second.is_empty() { behind } else { behind.trim_start() };
        let Some(behind_all) = next.strip_prefix(second) else {
            whole.push_str(&rest[..at + first.len()]);
            rest = behind;
            continue;
        };
        let gap = &behind[..behind.len() - next.len()];
        whole.push_str(&rest[..at]);
        whole.push_str(translation);
        whole.push_str(if gap.contains('\n') { gap } else { "" });
        rest = behind_all.strip_prefix(' ').filter(|_| english.ends_with(':')).unwrap_or(behind_all);
    }
    whole + rest
}

/// Whether a character takes two columns.
fn is_wide(letter: char) -> bool {
    display_width(letter.encode_utf8(&mut [0; 4])) == 2
}

/// The text with a filler after each wide character. Lines may end there if it may be broken.
fn padded(text: &str, may_be_broken: bool) -> String {
    let mut padded = String::with_capacity(2 * text.len());
    for (index, line) in text.split('\n').enumerate() {
        if index > 0 {
            padded.push('\n');
        }
        let mut words = WordSeparator::UnicodeBreakProperties.find_words(line).peekable();
        while let Some(word) = words.next() {
            for letter in word.word.chars() {
                padded.push(letter);
                if is_wide(letter) {
                    padded.push(FILLER);
                }
            }
            if may_be_broken && word.whitespace.is_empty() && words.peek().is_some() && padded.ends_with(FILLER) {
                padded.pop();
                padded.push(' ');
            }
            padded.push_str(word.whitespace);
        }
    }
    padded
}

/// The text without fillers, and without spaces at the ends of lines.
fn without_padding(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        plain.push(letter);
        if is_wide(letter) {
            letters.next_if(|&next| next == FILLER || next == ' ');
        }
    }
    let lines: Vec<&str> = plain.split('\n').map(str::trim_end).collect();
    lines.join("\n")
}

#[cfg(test)]
mod tests;
