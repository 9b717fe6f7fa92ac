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
    /// The supposition in whose list it stands.
    pub(in crate::format::claim) outer: Option<Box<Supposed>>,
}

impl Supposed {
    /// A supposition in a line of this indentation, within the list of another one if that has
    /// less.
    pub(in crate::format::claim) fn begin(current: &mut Option<Supposed>, indent: usize, is_brief: bool) {
        let outer = current.take().filter(|outer| !outer.is_brief && outer.has_list && indent > outer.indent);
        let outer = outer.map(Box::new);
        *current = Some(Supposed { indent, has_list: false, is_refuted: false, is_brief, outer });
    }

    /// Ends the innermost supposition.
    pub(in crate::format::claim) fn end(current: &mut Option<Supposed>) {
        *current = current.take().and_then(|ended| ended.outer).map(|outer| *outer);
    }
}
