//! Words as JSON, each phrase with the parts of the board it speaks of, so that a page can light
//! them up.

use super::names::{DigitString, Names};
use crate::board::{CandidateSet, CellSet, HouseSet};
use crate::explain::{Explanation, Fragment};
use serde::{Serialize, Serializer};

/// An explanation, written as the list of its pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordsRecord(pub Explanation);

/// A piece of an explanation: its text, and at most one of the things that it may speak of.
#[derive(Default, Serialize)]
struct PieceRecord<'a> {
    text: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    digits: Option<DigitString>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cells: Option<Names<CellSet>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    houses: Option<Names<HouseSet>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    candidates: Option<Names<CandidateSet>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    event: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
}

impl<'a> PieceRecord<'a> {
    fn new(fragment: &'a Fragment) -> PieceRecord<'a> {
        let piece = PieceRecord { text: fragment.text(), ..PieceRecord::default() };
        match fragment {
            Fragment::Text(_) => piece,
            Fragment::Digits(digits, _) => PieceRecord { digits: Some(DigitString(*digits)), ..piece },
            Fragment::Cells(cells, _) => PieceRecord { cells: Some(Names(*cells)), ..piece },
            Fragment::Houses(houses, _) => PieceRecord { houses: Some(Names(*houses)), ..piece },
            Fragment::Candidates(candidates, _) => PieceRecord { candidates: Some(Names(**candidates)), ..piece },
            Fragment::Event(number, _) => PieceRecord { event: Some(*number), ..piece },
            Fragment::Line(depth, _) => PieceRecord { line: Some(*depth), ..piece },
        }
    }
}

impl Serialize for WordsRecord {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.0.iter().map(PieceRecord::new))
    }
}
