//! Rectangles from outside: the other places of their digits in their lines.
//!
//! The corners of a rectangle in two boxes can all be x or y. If in both of its rows, or in both of
//! its columns, x were only in the corners, it would be in two opposite corners; likewise y, in its
//! own two lines: then both would fill the other corners, and they could be exchanged. So one of
//! the places of x and y outside the corners, in these lines, is true. The two digits need not have
//! lines of the same direction.

use super::sketched::Sketched;
use crate::board::{Candidate, CandidateSet, Constraint, Digit, House, HouseSet, Position};
use crate::logic::proof::{Forbidden, Proof};
use crate::logic::sketch::{Guide, Part, Role, Sketch};

/// A rectangle, and for each of its digits two of its lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OutsideRectangle {
    /// The corners, and the two digits in them.
    pub forbidden: Forbidden,
    /// Each digit with both rows or both columns of the rectangle, the lower digit first.
    pub lines: [(Digit, [House; 2]); 2],
}

impl OutsideRectangle {
    /// The places of the digits in their lines outside the corners, one of which is true.
    pub fn guardians(&self, position: &Position) -> CandidateSet {
        let of_digit = |&(digit, lines): &(Digit, [House; 2])| {
            let lines: HouseSet = lines.into_iter().collect();
            position.candidates_for(digit, lines.cells() - self.forbidden.cells)
        };
        self.lines.iter().map(of_digit).fold(CandidateSet::EMPTY, |all, some| all | some)
    }

    /// Each digit in its lines.
    pub fn questions(&self) -> [Constraint; 4] {
        let [(one, [a, b]), (two, [c, d])] = self.lines;
        [(one, a), (one, b), (two, c), (two, d)].map(|(digit, line)| Constraint::digit_in(digit, line))
    }

    /// The truths: the forbidden pattern, and each digit in its lines.
    pub fn proof(&self) -> Proof {
        Proof::of(self.questions()).with_forbidden(self.forbidden.clone())
    }
}

impl Sketched for OutsideRectangle {
    /// The corners as pattern, in a frame, and the guardians; the lines as base.
    fn sketch(&self, position: &Position) -> Sketch {
        let cells = self.forbidden.cells;
        let candidates: CandidateSet =
            self.forbidden.domain.iter().filter(|own: &Candidate| position.has(*own)).collect();
        let pattern = Part { role: Role::Pattern, cells, candidates };
        let sketch = Sketch { parts: vec![pattern], guides: vec![Guide::Frame(cells)], ..Sketch::default() };
        let lines = self.lines.iter().flat_map(|(_, lines)| *lines).collect();
        sketch.with(Part::of(Role::Guardian, self.guardians(position))).on(lines, HouseSet::EMPTY)
    }
}
