//! The files of a new technique, with an empty search.

use crate::catalogue::{self, LIST, MODULES, constant, technique};
use crate::page_file::name_of;
use crate::{Outcome, files};
use clap::{Args, ValueEnum};
use whydoku::explain::{Explainer, Language};
use whydoku::logic::{Family, Spec};
use whydoku::technique::by_id;

/// What is known about a new technique.
#[derive(Args)]
pub struct New {
    /// The id: lower case words with hyphens between them
    id: String,
    /// The family: the name of its folder below src/technique
    #[arg(long)]
    family: String,
    /// Its name in a language, such as en=X-Wing; once for each language
    #[arg(long = "name", value_name = "TAG=NAME", value_parser = named)]
    names: Vec<(Language, String)>,
    /// The rating of Sudoku Explainer, in tenths
    #[arg(long, value_name = "TENTHS")]
    se: Option<u8>,
    /// What HoDoKu knows: CODE:LEVEL:SCORE, such as 0300:hard:140
    #[arg(long, value_parser = hodoku)]
    hodoku: Option<Hodoku>,
    /// The name under which it is grouped with others
    #[arg(long)]
    group: Option<String>,
    /// How far a person goes for it, from 0 to 5; that of its family if not said
    #[arg(long, value_parser = clap::value_parser!(u8).range(0..=5))]
    tier: Option<u8>,
    /// Assumes that the puzzle has one solution
    #[arg(long)]
    unique: bool,
    /// How lean its proofs are
    #[arg(long, value_enum, default_value_t)]
    evidence: Evidence,
    /// The technique after which it is tried; the last of its family if not said
    #[arg(long, value_name = "ID")]
    after: Option<String>,
}

impl New {
    fn name(&self, language: Language) -> Option<&str> {
        self.names.iter().find(|(known, _)| *known == language).map(|(_, name)| name.as_str())
    }
}

/// How lean the proofs of a technique are.
#[derive(Clone, Copy, Default, PartialEq, ValueEnum)]
enum Evidence {
    #[default]
    Minimal,
    Pruned,
    Derived,
}

/// HoDoKu's code, level and score.
#[derive(Clone)]
struct Hodoku {
    code: String,
    level: String,
    score: u32,
}

const LEVELS: [&str; 5] = ["easy", "medium", "hard", "unfair", "extreme"];

fn named(text: &str) -> Outcome<(Language, String)> {
    let (tag, name) = text.split_once('=').filter(|(_, name)| !name.is_empty()).ok_or("expected TAG=NAME")?;
    let language = Language::ALL.iter().find(|language| language.tag() == tag);
    language.map(|&language| (language, name.to_string())).ok_or_else(|| format!("{tag} is no language of the project"))
}

fn hodoku(text: &str) -> Outcome<Hodoku> {
    let parts: Vec<&str> = text.split(':').collect();
    let [code, level, score] = parts.as_slice() else { return Err("expected CODE:LEVEL:SCORE".into()) };
    if !LEVELS.contains(level) {
        return Err(format!("the level is one of {}", LEVELS.join(", ")));
    }
    let score = score.parse().map_err(|_| format!("{score} is not a score"))?;
    Ok(Hodoku { code: code.to_string(), level: level.to_string(), score })
}

/// Adds the technique.
pub fn run(new: &New) -> Outcome {
    let plan = Plan::new(new)?;
    // Everything is worked out before anything is written.
    let files = plan.files()?;
    for (name, text) in &files {
        files::write(name, text)?;
    }
    files::format()?;
    println!("next: write the search in {}, then", plan.search_file());
    println!("  cargo xtask technique examples {}", new.id);
    println!("  cargo xtask update");
    Ok(())
}

/// A new technique that does not clash with one that is there.
struct Plan<'a> {
    new: &'a New,
    family: Family,
    /// The technique before it in the catalogue.
    after: &'static Spec,
}

impl Plan<'_> {
    fn new(new: &New) -> Outcome<Plan<'_>> {
        let id = &new.id;
        files::check_name(id)?;
        if by_id(id).is_some() {
            return Err(format!("{id} is in the catalogue already"));
        }
        let family = Family::ALL.iter().copied().find(|family| family.name() == new.family).ok_or_else(|| {
            let known: Vec<&str> = Family::ALL.iter().map(|family| family.name()).collect();
            format!(
                "there is no family \"{}\" (there are {}); docs/CONTRIBUTING.md says how to add one",
                new.family,
                known.join(", ")
            )
        })?;
        if let Some(language) = Language::ALL.iter().find(|&&language| new.name(language).is_none()) {
            return Err(format!("--name {}=... is missing", language.tag()));
        }
        let after = new.after.as_deref().map_or(Ok(catalogue::last_of(family)), technique)?;
        let plan = Plan { new, family, after };
        let pages = Language::ALL.iter().map(|&language| name_of(id, language));
        for file in pages.chain([plan.search_file()]) {
            if files::path(&file).exists() {
                return Err(format!("{file} is there already"));
            }
        }
        Ok(plan)
    }

    /// The name of the technique in a language: there is one, or there were no plan.
    fn name(&self, language: Language) -> &str {
        self.new.name(language).unwrap_or_default()
    }

    fn module(&self) -> String {
        self.new.id.replace('-', "_")
    }

    fn static_name(&self) -> String {
        constant(&self.new.id)
    }

    fn search_file(&self) -> String {
        format!("{}/{}.rs", catalogue::folder(self.family), self.module())
    }

    /// Every file that is new or changes, with its text.
    fn files(&self) -> Outcome<Vec<(String, String)>> {
        let mut files = vec![(self.search_file(), self.search()), self.family_module()?, (LIST.into(), self.list()?)];
        files.extend(self.modules()?);
        for &language in Language::ALL {
            files.push((name_of(&self.new.id, language), self.page(language)));
            let locale = format!("src/explain/locales/{}.ftl", language.tag());
            let text = self.locale(&locale, language)?;
            files.push((locale, text));
        }
        Ok(files)
    }

    fn search(&self) -> String {
        let New { id, se, hodoku, group, tier, unique, evidence, .. } = self.new;
        let name = self.name(Language::English);
        let mut setters = String::new();
        setters += &group.as_ref().map_or(String::new(), |group| format!(".group(\"{group}\")"));
        setters += &tier.map_or(String::new(), |tier| format!(".tier({tier})"));
        setters += &se.map_or(String::new(), |tenths| format!(".se({tenths})"));
        setters += &hodoku.as_ref().map_or(String::new(), |known| {
            let level = known.level[..1].to_uppercase() + &known.level[1..];
            format!(".hodoku(\"{}\", Level::{level}, {})", known.code, known.score)
        });
        setters += if *unique { ".unique()" } else { "" };
        setters += match evidence {
            Evidence::Minimal => "",
            Evidence::Pruned => ".evidence(Evidence::Pruned)",
            Evidence::Derived => ".evidence(Evidence::Derived)",
        };
        let mut names = vec!["Facts", "Family", "Flow", "Limits", "Sink", "Spec"];
        names.extend(hodoku.as_ref().map(|_| "Level"));
        names.extend((*evidence != Evidence::Minimal).then_some("Evidence"));
        names.sort_unstable();
        format!(
            "//! {name}: TODO what the pattern is, in half a line.\n\
             //!\n\
             //! TODO what is to be seen, and why it works.\n\
             //!\n\
             //! **Proof.** TODO what the truths are.\n\
             \n\
             use crate::logic::{{{}}};\n\
             \n\
             /// TODO the pattern, in a line.\n\
             pub static {}: Spec = Spec::new(\"{id}\", Family::{:?}, search){setters};\n\
             \n\
             fn search(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {{\n\
             // TODO each instance is handed over with `sink.find(pattern, concluded, proof)?`.\n\
             let _ = facts.position();\n\
             sink.tick()\n\
             }}\n",
            names.join(", "),
            self.static_name(),
            self.family,
        )
    }

    /// The module of the family with the new file in it; the first technique of a family makes its
    /// folder.
    fn family_module(&self) -> Outcome<(String, String)> {
        let name = format!("{}/mod.rs", catalogue::folder(self.family));
        let (module, file) = (format!("mod {};", self.module()), files::path(&name));
        let export = format!("pub use {}::{};", self.module(), self.static_name());
        if !file.exists() {
            return Ok((name, format!("//! TODO the family, in half a line.\n\n{module}\n\n{export}\n")));
        }
        let text = files::read(&name)?;
        let has_modules = text.lines().any(|line| line.starts_with("mod "));
        let text = if has_modules {
            // Before the first export, which may take several lines.
            let with_module = files::with_line_after(&text, &module, |line| line.starts_with("mod "));
            let with_export = |text: String| text.replacen("\npub use ", &format!("\n{export}\npub use "), 1);
            with_module.map(with_export).filter(|text| text.contains(&export))
        } else {
            let start = text.find("\nuse ").map(|place| place + 1);
            start.map(|start| format!("{}{module}\n\n{export}\n\n{}", &text[..start], &text[start..]))
        };
        Ok((name.clone(), text.ok_or_else(|| format!("{name}: no place for a module"))?))
    }

    /// The catalogue with the new technique in its place.
    fn list(&self) -> Outcome<String> {
        let before = format!("::{},", constant(self.after.id));
        let own = format!("    {}::{},", catalogue::module(self.family), self.static_name());
        files::with_line_after(&files::read(LIST)?, &own, |line| line.ends_with(&before))
            .ok_or_else(|| format!("{LIST}: no line with {before}"))
    }

    /// The modules of the families, if this one is new.
    fn modules(&self) -> Outcome<Option<(String, String)>> {
        let (text, module) = (files::read(MODULES)?, format!("mod {};", catalogue::module(self.family)));
        if text.lines().any(|line| line == module) {
            return Ok(None);
        }
        let text = files::with_line_after(&text, &module, |line| line.starts_with("mod "))
            .ok_or_else(|| format!("{MODULES}: no place for a module"))?;
        Ok(Some((MODULES.into(), text)))
    }

    /// The page in a language. `cargo xtask update` writes the first two references.
    fn page(&self, language: Language) -> String {
        let words = Explainer::new(language);
        let headings = words.page_headings();
        let [sections @ .., references] = &headings;
        let sections: String = sections.iter().map(|heading| format!("## {heading}\n\nTODO\n\n")).collect();
        let names = words.other_names(&["TODO"]);
        format!("# {}\n\n{sections}## {references}\n\n- TODO\n- TODO\n- {names}\n", self.name(language))
    }

    /// The messages of a language with the name of the technique.
    fn locale(&self, file: &str, language: Language) -> Outcome<String> {
        let (id, name) = (&self.new.id, self.name(language));
        let (text, key) = (files::read(file)?, format!("\ntechnique-{} =", self.after.id));
        if text.contains(&format!("technique-{id} =")) {
            return Err(format!("{file} has a name for {id} already"));
        }
        // A name may have forms of its own below it.
        let start = text.find(&key).ok_or_else(|| format!("{file}: no line {key}"))? + 1;
        let is_next = |at: &usize| !text[at + 1..].starts_with(' ');
        let end = text[start..].match_indices('\n').map(|(at, _)| start + at).find(is_next).unwrap_or(text.len());
        Ok(format!("{}\ntechnique-{id} = {name}{}", &text[..end], &text[end..]))
    }
}
