//! The techniques that a command uses.

use super::files::read_text;
use super::words::{self, listed, say, say_of};
use super::{Failure, named, suggest, values};
use std::path::Path;
use whydoku::technique::{Course, Profile, UnknownTechnique};

/// The options that choose techniques.
#[derive(clap::Args, Debug)]
pub struct Selection {
    /// Which techniques to use, in which order: standard (all), singles (hidden and naked singles
    /// only), hodoku (the order and the settings of HoDoKu), se (the path of Sudoku Explainer, with
    /// its ratings), se-extended and se-bank (the same of Sukaku Explainer and of the bank of
    /// Sudoku Exchange), whips, g-whips, braids and g-braids (the paths of W, gW, B and gB,
    /// shortest chains first), or a file in TOML, which docs/profiles.md describes.
    #[arg(long, default_value = "standard", value_name = "NAME|FILE.toml")]
    #[arg(value_parser = named::profile(), hide_possible_values = true)]
    profile: String,

    /// Use only these techniques: ids, names such as "X-Wing", or families such as "Subsets";
    /// separated by commas.
    #[arg(long, value_name = "TECHNIQUE", value_delimiter = ',')]
    #[arg(value_parser = named::technique(), hide_possible_values = true)]
    only: Vec<String>,

    /// Do not use these techniques: ids, names or families, separated by commas.
    #[arg(long, value_name = "TECHNIQUE", value_delimiter = ',')]
    #[arg(value_parser = named::technique(), hide_possible_values = true)]
    without: Vec<String>,

    /// Use no technique that assumes that the puzzle has only one solution.
    #[arg(long)]
    no_uniqueness: bool,

    #[command(flatten)]
    taught: Taught,
}

/// The options that leave only what was learnt so far.
#[derive(clap::Args, Debug)]
pub struct Taught {
    /// Use only what is learnt up to this chapter; `whydoku course` lists them.
    #[arg(long = "chapter", value_name = "N", value_parser = values::at_least::<usize>(1))]
    taught: Option<usize>,

    /// The course that the chapter belongs to, in TOML [default: the built-in one].
    #[arg(long = "course", value_name = "FILE.toml")]
    syllabus: Option<String>,
}

impl Taught {
    /// The part of a profile that is learnt.
    pub fn within(&self, profile: Profile) -> Result<Profile, Failure> {
        if self.taught.is_none() && self.syllabus.is_none() {
            return Ok(profile);
        }
        let course = course(self.syllabus.as_deref())?;
        let count = course.chapters.len();
        match self.taught {
            Some(number) if number > count => Err(Failure::Usage(say_of("usage-chapter", "count", count))),
            chapter => Ok(course.profile(chapter.unwrap_or(count), profile)),
        }
    }
}

/// The course in this file; the built-in one if there is none.
pub fn course(file: Option<&str>) -> Result<Course, Failure> {
    let Some(file) = file else { return Ok(Course::standard()) };
    Course::from_toml(&written(file)?).map_err(|error| Failure::Usage(words::profile_error(file, &error)))
}

/// The text of a file.
fn written(file: &str) -> Result<String, Failure> {
    read_text(Path::new(file)).map_err(|error| {
        let why = error.to_string();
        Failure::Io(say("cannot-read", &[("input", file.into()), ("why", why.as_str().into())]))
    })
}

impl Selection {
    /// The name or file of the profile.
    pub fn name(&self) -> &str {
        &self.profile
    }

    /// The techniques in their order.
    pub fn profile(&self) -> Result<Profile, Failure> {
        let mut profile = only(self.taught.within(profile(&self.profile)?)?, &self.only)?;
        profile = profile.without(suggest::ids(&self.without).map_err(Failure::Usage)?).map_err(unknown)?;
        Ok(if self.no_uniqueness { profile.without_uniqueness() } else { profile })
    }
}

/// The profile with this name or in this file.
pub fn profile(text: &str) -> Result<Profile, Failure> {
    if let Some(profile) = Profile::named(text) {
        return Ok(profile);
    }
    if !text.ends_with(".toml") && !Path::new(text).exists() {
        let why = say_of("usage-profile", "names", listed(&Profile::names().collect::<Vec<_>>()));
        let slots = [("argument", "--profile".into()), ("value", text.into()), ("why", why.as_str().into())];
        return Err(Failure::Usage(say("usage-value-because", &slots)));
    }
    Profile::from_toml(&written(text)?).map_err(|error| Failure::Usage(words::profile_error(text, &error)))
}

/// Only the techniques with these names; all if there are none.
pub fn only(profile: Profile, names: &[String]) -> Result<Profile, Failure> {
    match names {
        [] => Ok(profile),
        names => profile.only(suggest::ids(names).map_err(Failure::Usage)?).map_err(unknown),
    }
}

fn unknown(error: UnknownTechnique) -> Failure {
    Failure::Usage(error.to_string())
}
