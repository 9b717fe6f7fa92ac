//! What comes out of a sentence.

use super::super::unclaimed::Unclaimed;
use crate::board::Literal;
use crate::format::described::Described;

/// A claim of a line.
#[derive(Clone, Debug)]
pub(in crate::format::claim) struct Part {
    pub(in crate::format::claim) literals: Vec<Literal>,
    pub(in crate::format::claim) name: Option<String>,
    pub(in crate::format::claim) pattern: Option<Described>,
    /// It was given as a reason.
    pub(in crate::format::claim) is_premise: bool,
    /// More may follow that belongs to the same move.
    pub(in crate::format::claim) is_list: bool,
}

/// What a line says.
#[derive(Debug)]
pub(in crate::format::claim) enum Read {
    /// These claims, at least one.
    Claims(Vec<Part>),
    /// Nothing that could be judged.
    Nothing(Unclaimed),
    /// It takes back the last claim before it.
    TakesBack,
}

/// What is supposed, until it is refuted.
#[derive(Clone, Debug)]
pub(in crate::format::claim) struct Supposed {
    /// Of the line that began it.
    pub(in crate::format::claim) indent: usize,
    /// Whether a list with more indentation follows.
    pub(in crate::format::claim) has_list: bool,
    pub(in crate::format::claim) is_refuted: bool,
    /// Only until the end of the sentence.
    pub(in crate::format::claim) is_brief: bool,
}
