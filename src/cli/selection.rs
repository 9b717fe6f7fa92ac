//! Which techniques a command uses.

use super::{Failure, named, suggest};
use crate::technique::{Profile, UnknownTechnique};

/// The options that choose techniques.
#[derive(clap::Args, Debug)]
pub struct Selection {
    /// Which techniques to use, in which order: standard (all) or singles (hidden and naked singles only).
    #[arg(long, default_value = "standard", value_name = "NAME", value_parser = named::profile(), hide_possible_values = true)]
    profile: Profile,

    /// Use only these techniques: ids, names such as "X-Wing", or families such as "Subsets"; separated by commas.
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
}

impl Selection {
    /// The techniques in their order.
    pub fn profile(&self) -> Result<Profile, Failure> {
        let mut profile = only(self.profile.clone(), &self.only)?;
        profile = profile.without(suggest::ids(&self.without).map_err(Failure::Usage)?).map_err(unknown)?;
        Ok(if self.no_uniqueness { profile.without_uniqueness() } else { profile })
    }
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
