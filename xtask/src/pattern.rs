//! The files of a new pattern: its record with an empty sketch, its lines in the lists of patterns
//! and of their images, and its words.

use crate::{Outcome, files};
use clap::Args;
use whydoku::explain::Language;

/// The list of patterns.
const PATTERNS: &str = "src/logic/pattern/mod.rs";

/// The list of their images.
const IMAGES: &str = "src/logic/pattern/image.rs";

/// The folder of the words of patterns.
const WORDS: &str = "src/explain/patterns";

/// What is known about a new pattern.
#[derive(Args)]
pub struct New {
    /// The name: lower case words with hyphens between them
    name: String,
    /// What a person sees, in half a line: "Two cells with the same two candidates."
    #[arg(long)]
    about: String,
}

/// Adds the pattern.
pub fn run(new: &New) -> Outcome {
    let plan = Plan::new(new)?;
    // Everything is worked out before anything is written.
    for (name, text) in plan.files()? {
        files::write(&name, &text)?;
    }
    files::format()?;
    println!("next: write the record and its sketch in {}, then its words in", plan.record_file());
    println!("  {} and as the message {} in every language", plan.words_file(), new.name);
    Ok(())
}

/// A new pattern that does not clash with one that is there.
struct Plan<'a> {
    new: &'a New,
}

impl Plan<'_> {
    fn new(new: &New) -> Outcome<Plan<'_>> {
        files::check_name(&new.name)?;
        let plan = Plan { new };
        let clash = [plan.record_file(), plan.words_file()].into_iter().find(|file| files::path(file).exists());
        clash.map_or(Ok(plan), |file| Err(format!("{file} is there already")))
    }

    fn module(&self) -> String {
        self.new.name.replace('-', "_")
    }

    /// The name of the record and of the variant.
    fn record(&self) -> String {
        let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
        self.new.name.split('-').map(capital).collect()
    }

    fn record_file(&self) -> String {
        format!("src/logic/pattern/{}.rs", self.module())
    }

    fn words_file(&self) -> String {
        format!("{WORDS}/{}.rs", self.module())
    }

    /// Every file that is new or changes, with its text.
    fn files(&self) -> Outcome<Vec<(String, String)>> {
        let (words, module) = (format!("{WORDS}/mod.rs"), format!("mod {};", self.module()));
        let listed = files::with_line_after(&files::read(&words)?, &module, |line| line.starts_with("mod "));
        let listed = listed.ok_or_else(|| format!("{words}: no place for a module"))?;
        let mut files = vec![
            (self.record_file(), self.record_text()),
            (PATTERNS.into(), self.patterns()?),
            (IMAGES.into(), self.images()?),
            (self.words_file(), self.words_text()),
            (words, listed),
        ];
        for language in Language::ALL {
            let locale = format!("src/explain/locales/{}.ftl", language.tag());
            let text = files::read(&locale)?;
            if text.contains(&format!("\n{} =", self.new.name)) {
                return Err(format!("{locale} has a message {} already", self.new.name));
            }
            files.push((locale, format!("{}\n\n{} = TODO\n", text.trim_end(), self.new.name)));
        }
        Ok(files)
    }

    fn record_text(&self) -> String {
        let (record, about) = (self.record(), &self.new.about);
        format!(
            "//! TODO the pattern, in half a line.\n\
             \n\
             use super::sketched::Sketched;\n\
             use crate::board::{{Candidate, CellSet, Position}};\n\
             use crate::logic::sketch::Sketch;\n\
             \n\
             /// {about}\n\
             #[derive(Clone, Copy, PartialEq, Eq, Debug)]\n\
             pub struct {record} {{\n\
             /// TODO what a person sees.\n\
             pub cells: CellSet,\n\
             }}\n\
             \n\
             impl Sketched for {record} {{\n\
             /// TODO which candidates have which role, the links, the houses.\n\
             fn sketch(&self, position: &Position) -> Sketch {{\n\
             let of = |cell| position.candidates(cell).iter().map(move |digit| Candidate::new(cell, digit));\n\
             Sketch::of(self.cells.iter().flat_map(of).collect())\n\
             }}\n\
             }}\n"
        )
    }

    /// The list of patterns with the new one at its end.
    fn patterns(&self) -> Outcome<String> {
        let (record, module) = (self.record(), self.module());
        let text = files::read(PATTERNS)?;
        let lacks = |what: &str| format!("{PATTERNS}: no place for {what}");
        let text = files::with_line_after(&text, &format!("mod {module};"), |line| line.starts_with("mod "))
            .ok_or_else(|| lacks("a module"))?;
        let export = format!("pub use {module}::{record};");
        let text = files::with_line_after(&text, &export, |line| line.starts_with("pub use "))
            .ok_or_else(|| lacks("an export"))?;
        let list = text.find("\npatterns! {").ok_or_else(|| lacks("a pattern"))?;
        let end = list + text[list..].find("\n}").ok_or_else(|| lacks("a pattern"))?;
        Ok(format!("{}\n    /// {}\n    {record}({record});{}", &text[..end], self.new.about, &text[end..]))
    }

    /// The list of images with that of the new record at its end.
    fn images(&self) -> Outcome<String> {
        let text = files::read(IMAGES)?;
        let end = text.find("\nimages! {").and_then(|list| Some(list + text[list..].find("\n}")?));
        let end = end.ok_or_else(|| format!("{IMAGES}: no place for a record"))?;
        Ok(format!("{}\n    {} {{ cells }};{}", &text[..end], self.record(), &text[end..]))
    }

    fn words_text(&self) -> String {
        let (record, name) = (self.record(), &self.new.name);
        format!(
            "//! TODO words for the pattern, in half a line.\n\
             \n\
             use super::{{Spoken, Telling}};\n\
             use crate::explain::Explanation;\n\
             use crate::logic::{record};\n\
             \n\
             impl Spoken for {record} {{\n\
             /// TODO the reason, in a line.\n\
             fn words(&self, tell: &Telling<'_>) -> Explanation {{\n\
             let arguments = [(\"cells\", tell.cells(self.cells).into())];\n\
             tell.because(\"{name}\", arguments)\n\
             }}\n\
             }}\n"
        )
    }
}
