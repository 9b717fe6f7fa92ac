//! The outcome of an answer.

use super::position::{TestPosition, allowed};
use crate::cancel::{Cancel, Cancelled};
use crate::explain::claim_options;
use crate::format::Claim;
use crate::lesson::{CheckOptions, Checked, Judge, Verdict};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The bytes of an answer that are read.
pub const MOST_BYTES: usize = 1 << 16;

/// The outcome of an answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ruling {
    /// A new conclusion is proved before the first error.
    Proved,
    /// The first error is a conclusion that is true but not proved: a guess.
    Unjustified,
    /// The first error is a conclusion that a technique gives, but not the one that is named.
    Misnamed,
    /// The first error is a conclusion that is false.
    False,
    /// The first error is a line about cells that is not understood.
    Unreadable,
    /// It claims nothing, or nothing new.
    Silent,
    /// There is no answer.
    Missing,
}

impl Ruling {
    /// Every outcome.
    pub const ALL: [Ruling; 7] = [
        Ruling::Proved,
        Ruling::Unjustified,
        Ruling::Misnamed,
        Ruling::False,
        Ruling::Unreadable,
        Ruling::Silent,
        Ruling::Missing,
    ];

    /// The name that other programs rely on.
    pub const fn name(self) -> &'static str {
        match self {
            Ruling::Proved => "proved",
            Ruling::Unjustified => "unjustified",
            Ruling::Misnamed => "misnamed",
            Ruling::False => "false",
            Ruling::Unreadable => "unreadable",
            Ruling::Silent => "silent",
            Ruling::Missing => "missing",
        }
    }
}

/// Judges answers; may be shared by threads.
#[derive(Default)]
pub struct Referee {
    /// A judge for each technique that is the easiest somewhere.
    judges: Mutex<HashMap<&'static str, Arc<Judge>>>,
}

impl Referee {
    /// A referee.
    pub fn new() -> Referee {
        Referee::default()
    }

    /// The outcome of an answer to a position.
    ///
    /// # Errors
    /// If it was cancelled.
    pub fn judge(&self, tested: &TestPosition, answer: &str, cancel: Cancel<'_>) -> Result<Ruling, Cancelled> {
        let judge = {
            let mut judges = self.judges.lock().unwrap_or_else(PoisonError::into_inner);
            let new = || Arc::new(Judge::new(&allowed(tested.technique)));
            judges.entry(tested.technique.id).or_insert_with(new).clone()
        };
        let claims = Claim::all_with(beginning(answer), claim_options(false));
        let options = CheckOptions { prose: true, prefix: true };
        let checked = Checked::with(&tested.reading, claims, options, &judge, cancel)?;
        let verdicts = checked.verdicts.as_deref().unwrap_or_default();
        let is_proved = verdicts.iter().any(|judged| judged.verdict == Verdict::Proved);
        let error = verdicts.iter().map(|judged| judged.verdict).find(|verdict| verdict.is_error());
        Ok(match error {
            _ if is_proved => Ruling::Proved,
            Some(Verdict::Unjustified) => Ruling::Unjustified,
            Some(Verdict::Misnamed) => Ruling::Misnamed,
            Some(Verdict::False) => Ruling::False,
            Some(_) => Ruling::Unreadable,
            None => Ruling::Silent,
        })
    }
}

/// As many whole lines as are read.
fn beginning(answer: &str) -> &str {
    if answer.len() <= MOST_BYTES {
        return answer;
    }
    let read = answer.char_indices().map(|(index, _)| index).take_while(|&index| index <= MOST_BYTES).last();
    let read = &answer[..read.unwrap_or(0)];
    read.rsplit_once('\n').map_or("", |(lines, _)| lines)
}
