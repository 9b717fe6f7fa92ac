//! The options that choose the kind of path.

use super::selection::{Selection, profile};
use super::words::say;
use super::{Failure, named, suggest, values};
use whydoku::logic::Spec;
use whydoku::plan::Aim;

/// The options that choose the kind of path.
#[derive(clap::Args, Debug)]
pub struct Aimed {
    /// The kind of path: standard (the first technique that gives anything, again and again), lean
    /// (the same without unnecessary steps), gentle (the least to read, with nothing harder than
    /// the hardest step of the usual path), short (the fewest steps), or one (one step above the
    /// everyday techniques, or as few as possible) [default: gentle for a single puzzle in words or
    /// pictures, unless the profile is a path of its own; else standard].
    #[arg(long, value_name = "AIM", value_parser = values::aim())]
    aim: Option<Aim>,

    /// The hardest technique of a short path [default: aligned-triple-exclusion].
    #[arg(long, value_name = "TECHNIQUE", value_parser = named::technique(), hide_possible_values = true)]
    up_to: Option<String>,

    /// The hardest everyday technique, with --aim one [default: jellyfish].
    #[arg(long, value_name = "TECHNIQUE", value_parser = named::technique(), hide_possible_values = true)]
    everyday: Option<String>,
}

impl Aimed {
    /// The aim, with the techniques of this selection. `is_read` says whether a person reads the
    /// path of a single puzzle.
    pub fn aim(&self, selection: &Selection, is_read: bool) -> Result<Aim, Failure> {
        let mut aim = checked(self.aim, selection, is_read)?;
        let levels = [("up-to", &self.up_to, "short"), ("everyday", &self.everyday, "one")];
        for (option, name, of) in levels {
            let Some(name) = name else { continue };
            if aim.name() != of {
                let names = [("option", option.into()), ("aim", of.into())];
                return Err(Failure::Usage(say("usage-aim-level", &names)));
            }
            let specs = suggest::techniques(name).map_err(Failure::Usage)?;
            aim = aim.with_level(&specs);
        }
        Ok(aim)
    }
}

/// The aim with the techniques of this selection: if none was given, gentle where a person reads
/// and the profile leaves a choice.
pub fn checked(aim: Option<Aim>, selection: &Selection, is_read: bool) -> Result<Aim, Failure> {
    let has_choice = !profile(selection.name())?.has_own_path();
    let aim = aim.unwrap_or(if is_read && has_choice { Aim::Gentle } else { Aim::Standard });
    if aim != Aim::Standard && !has_choice {
        let names = [("aim", aim.name().into()), ("profile", selection.name().into())];
        return Err(Failure::Usage(say("usage-aim", &names)));
    }
    Ok(aim)
}

/// The hardest everyday technique: that of the aim `one`, or the hardest of those with this name.
pub fn everyday(name: Option<&str>) -> Result<&'static Spec, Failure> {
    let specs = name.map(suggest::techniques).transpose().map_err(Failure::Usage)?.unwrap_or_default();
    match Aim::named("one").map(|aim| aim.with_level(&specs)) {
        Some(Aim::One { everyday }) => Ok(everyday),
        _ => unreachable!("the aim has a level"),
    }
}
