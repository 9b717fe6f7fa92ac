//! A move as it was written, and its meaning.

use super::sentence::{Part, Read};
use super::unclaimed::Unclaimed;
use crate::board::Literal;
use crate::format::described::Described;

/// A move as it was written, and its meaning.
///
/// ```
/// use whydoku::format::Claim;
/// let claim = Claim::new("Naked Pair: r1c12 {3,7} => r1c5<>3, r1c78<>7");
/// assert_eq!(claim.name.as_deref(), Some("Naked Pair"));
/// let literals: Vec<String> = claim.literals.iter().map(|literal| literal.to_string()).collect();
/// assert_eq!(literals, ["r1c5<>3", "r1c7<>7", "r1c8<>7"]);
/// assert_eq!(Claim::line("r1c1=5, so r1c2 must be 6").len(), 2);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Claim {
    /// The line as it was written.
    pub text: String,
    /// The number of the line, or of the element of a list, from 1.
    pub line: usize,
    /// The name of a technique, perhaps with other words after it.
    pub name: Option<String>,
    /// The placements and eliminations; empty if the line claims nothing.
    pub literals: Vec<Literal>,
    /// The description of the pattern, as far as it can be read.
    pub pattern: Option<Described>,
    /// Whether it is given as a reason for another claim. Such a claim is none where the position
    /// has it already.
    pub is_premise: bool,
    /// Why there is no move, if there is none.
    pub unclaimed: Option<Unclaimed>,
}

impl Claim {
    /// Whether there is a move.
    pub fn is_claim(&self) -> bool {
        !self.literals.is_empty()
    }

    /// Whether it was understood that the line claims nothing.
    pub fn is_understood(&self) -> bool {
        self.unclaimed.as_ref().is_some_and(Unclaimed::is_understood)
    }

    pub(super) fn without(text: &str, line: usize, why: Unclaimed) -> Claim {
        let text = text.trim().to_string();
        let (name, literals, pattern) = (None, Vec::new(), None);
        Claim { text, line, name, literals, pattern, is_premise: false, unclaimed: Some(why) }
    }

    pub(super) fn of_part(part: Part, text: &str, line: usize) -> Claim {
        let Part { literals, name, pattern, is_premise, .. } = part;
        Claim { text: text.trim().to_string(), line, name, literals, pattern, is_premise, unclaimed: None }
    }
}

/// A reasoning that a text begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reasoned {
    /// Its length in bytes.
    pub length: usize,
    /// What it is for what is claimed.
    pub role: ReasonedAs,
}

/// What a reasoning is for what is claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReasonedAs {
    /// It claims nothing.
    Reason,
    /// It claims nothing, and the items of the list after it say what holds in one case each.
    Opening,
    /// It heads some lines of a list that stands under a supposition.
    Part,
    /// It claims nothing, although a part of it may read as a claim: it names alternatives.
    Alternatives,
    /// It removes the last digits that it names from the first cells that it names.
    Removal,
}

/// Knows the reasoning that a text begins with. The second argument says whether the text stands
/// under a supposition.
pub type Reasons = fn(&str, bool) -> Option<Reasoned>;

/// How claims are read.
#[derive(Clone, Copy, Debug, Default)]
pub struct ClaimOptions {
    /// Rows and columns are counted from 0.
    pub from_zero: bool,
    /// Knows sentences that only give reasons, where a line is not understood otherwise.
    pub reasons: Option<Reasons>,
}

/// Adds what was read of a line to the claims before it.
pub(super) fn of_read(read: Read, text: &str, line: usize, claims: &mut Vec<Claim>) {
    match read {
        Read::Claims(parts) => claims.extend(parts.into_iter().map(|part| Claim::of_part(part, text, line))),
        Read::Nothing(why) => claims.push(Claim::without(text, line, why)),
        Read::TakesBack => {
            if let Some(last) = claims.iter_mut().rev().find(|claim| claim.is_claim()) {
                last.literals.clear();
                last.unclaimed = Some(Unclaimed::TakenBack);
            }
            claims.push(Claim::without(text, line, Unclaimed::TakenBack));
        }
    }
}
