//! The parts of a sketch as JSON: cells and candidates by role, and the links between them.

use super::names::{Name, Names, Records, Shown};
use crate::board::{CandidateSet, CellSet, Constraint, Digit, DigitSet, Element, House, HouseSet};
use crate::logic::{Link, Part};
use serde::{Serialize, Serializer};

/// Cells and candidates in one role.
#[derive(Clone, Copy, Debug, Serialize)]
#[non_exhaustive]
pub struct PartRecord {
    /// The role.
    pub role: Name,
    /// Tells several sets or colours apart: `A`, `B`, ...
    #[serde(skip_serializing_if = "Option::is_none")]
    pub letter: Option<char>,
    /// The cells.
    pub cells: Names<CellSet>,
    /// The candidates in them that matter.
    #[serde(skip_serializing_if = "Names::is_empty")]
    pub candidates: Names<CandidateSet>,
}

/// A link between candidates, groups or sets.
#[derive(Clone, Copy, Debug, Serialize)]
#[non_exhaustive]
pub struct LinkRecord {
    /// The start.
    pub from: Names<CandidateSet>,
    /// The end.
    pub to: Names<CandidateSet>,
    /// `strong`, `weak` or `implies`.
    pub kind: Name,
    /// The constraint that it runs through.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Shown<Constraint>>,
}

impl PartRecord {
    #[inline]
    pub(super) fn new(part: &Part) -> PartRecord {
        PartRecord {
            role: Name(part.role.name()),
            letter: part.role.letter().map(|letter| (b'A' + letter % 26) as char),
            cells: Names(part.cells),
            candidates: Names(part.candidates),
        }
    }
}

impl LinkRecord {
    pub(super) fn new(link: &Link) -> LinkRecord {
        LinkRecord { from: Names(link.from), to: Names(link.to), kind: Name(link.kind.name()), by: link.by.map(Shown) }
    }
}

impl Serialize for Records<'_, Part> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(PartRecord::new))
    }
}

impl Serialize for Records<'_, Link> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(LinkRecord::new))
    }
}

/// The houses that count for some digits only, digit by digit.
pub(super) fn counted(counting: &[(House, DigitSet)]) -> Vec<Shown<Constraint>> {
    let houses = |digit| -> HouseSet {
        counting.iter().filter(move |(_, digits)| digits.contains(digit)).map(|(house, _)| *house).collect()
    };
    let of_digit = |digit| houses(digit).iter().map(move |house| Shown(Constraint::digit_in(digit, house)));
    Digit::all().flat_map(of_digit).collect()
}
