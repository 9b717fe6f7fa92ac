//! The files of a new pattern: its record with an empty sketch, its line in the list of patterns,
//! and its words.

use crate::{Outcome, files};
use clap::Args;
use whydoku::explain::Language;

/// The list of patterns.
const PATTERNS: &str = "src/logic/pattern/mod.rs";

/// The words of each pattern are called from here.
const WORDS: &str = "src/explain/mod.rs";

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
        format!("src/explain/{}.rs", self.module())
    }

    /// Every file that is new or changes, with its text.
    fn files(&self) -> Outcome<Vec<(String, String)>> {
        let mut files = vec![
            (self.record_file(), self.record_text()),
            (PATTERNS.into(), self.patterns()?),
            (self.words_file(), self.words_text()),
            (WORDS.into(), self.words()?),
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
        let list = text.strip_suffix("}\n").ok_or_else(|| lacks("a pattern"))?;
        Ok(format!("{list}    /// {}\n    {record}({record});\n}}\n", self.new.about))
    }

    fn words_text(&self) -> String {
        let (record, module, name) = (self.record(), self.module(), &self.new.name);
        format!(
            "//! TODO words for the pattern, in half a line.\n\
             \n\
             use super::Explainer;\n\
             use super::fragment::Explanation;\n\
             use crate::logic::{{{record}, Step}};\n\
             \n\
             impl Explainer {{\n\
             /// TODO the reason, in a line.\n\
             pub(super) fn {module}(&self, pattern: &{record}, step: &Step) -> Explanation {{\n\
             let arguments = [(\"cells\", self.cells(pattern.cells).into())];\n\
             self.reason_and_conclusion(\"{name}\", arguments, step)\n\
             }}\n\
             }}\n"
        )
    }

    /// The explainer with the words of the pattern called.
    fn words(&self) -> Outcome<String> {
        let (record, module) = (self.record(), self.module());
        let lacks = |what: &str| format!("{WORDS}: no place for {what}");
        let text = files::read(WORDS)?;
        let text = files::with_line_after(&text, &format!("mod {module};"), |line| line == "mod als;")
            .ok_or_else(|| lacks("a module"))?;
        let arm = format!("            Pattern::{record}(pattern) => self.{module}(pattern, step),\n");
        let last = text.find("            Pattern::Branches(").ok_or_else(|| lacks("the words"))?;
        Ok(format!("{}{arm}{}", &text[..last], &text[last..]))
    }
}
