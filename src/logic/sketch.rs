//! Sketches: the visible parts of a pattern, as data.
//!
//! A sketch says which cells, candidates and houses matter, in which role, and the links between
//! them. Hints, records and pictures read it and nothing else of the pattern; only the words look
//! further.

use super::symmetry::Symmetry;
use crate::board::{Candidate, CandidateSet, CellSet, Constraint, Digit, DigitSet, House, HouseSet};

/// A pattern, ready to be drawn. Parts come in the order in which they are read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sketch {
    /// Cells and candidates by role.
    pub parts: Vec<Part>,
    /// The links, in the order in which they are read.
    pub links: Vec<Link>,
    /// The numbered lines that tell the pattern, if any.
    pub lines: Vec<Line>,
    /// The houses that the pattern rests on.
    pub base: HouseSet,
    /// The houses that lose candidates, where these are others.
    pub cover: HouseSet,
    /// Houses that count for some digits only, with these digits. Each house is there once.
    pub counting: Vec<(House, DigitSet)>,
    /// Lines and grounds that show its shape.
    pub guides: Vec<Guide>,
}

/// A line or a ground that shows the shape of a pattern.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Guide {
    /// A frame around cells that lie where rows and columns cross.
    Frame(CellSet),
    /// A line through cells, from the top to the bottom.
    Line(CellSet),
    /// A house that fins share, with the cells that they see.
    FinHouse(House),
    /// The axis or the centre of a symmetry, and the digits that it exchanges.
    Symmetry(Symmetry),
}

/// Cells and candidates that play one role together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// The role.
    pub role: Role,
    /// The cells.
    pub cells: CellSet,
    /// The candidates in them that matter; may be none.
    pub candidates: CandidateSet,
}

/// The part that cells or candidates play in a pattern.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum Role {
    /// They make the pattern.
    Pattern,
    /// They spoil an otherwise perfect pattern.
    Fin,
    /// One of them is true, as the pattern without them is forbidden.
    Guardian,
    /// An almost locked set, by its letter: 0 is A.
    Set(u8),
    /// All true or all false together: a colour, or one of several cases, by its letter.
    Colour(u8),
    /// One of them is true, whichever way it is: the end of the argument.
    End,
    /// They are taken for true, to see what follows.
    Supposed,
    /// They are not part of the pattern but the reason why it is there.
    Look,
}

/// An arrow from candidates to candidates: from one, from a group, or from a set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    /// The candidates at its start.
    pub from: CandidateSet,
    /// The candidates at its end.
    pub to: CandidateSet,
    /// The kind of the link.
    pub kind: LinkKind,
    /// The constraint that it runs through, where it is one.
    pub by: Option<Constraint>,
}

/// The visible part of a numbered line of the words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its number, from 1.
    pub number: usize,
    /// The case that it belongs to, by the letter of its colour; none in a chain.
    pub case: Option<u8>,
    /// The candidates that it states to be true, or of which it states that one is.
    pub placed: CandidateSet,
    /// The candidates that it rules out.
    pub removed: CandidateSet,
    /// The constraint that it leaves without a candidate.
    pub contradicted: Option<Constraint>,
    /// The candidates that this constraint had before the step.
    pub missing: CandidateSet,
}

/// The statement of a link about its two ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum LinkKind {
    /// At least one is true: if the first is false, the second is true.
    Strong,
    /// Not both are true: if the first is true, the second is false.
    Weak,
    /// The second follows from the first, perhaps together with others.
    Implies,
}

impl LinkKind {
    /// The name that other programs use.
    pub const fn name(self) -> &'static str {
        match self {
            LinkKind::Strong => "strong",
            LinkKind::Weak => "weak",
            LinkKind::Implies => "implies",
        }
    }
}

impl Role {
    /// The name that other programs use, without the letter of sets and colours.
    pub const fn name(self) -> &'static str {
        match self {
            Role::Pattern => "pattern",
            Role::Fin => "fin",
            Role::Guardian => "guardian",
            Role::Set(_) => "set",
            Role::Colour(_) => "colour",
            Role::End => "end",
            Role::Supposed => "supposed",
            Role::Look => "look",
        }
    }

    /// The letter of sets and colours, as a number from 0.
    pub const fn letter(self) -> Option<u8> {
        match self {
            Role::Set(number) | Role::Colour(number) => Some(number),
            _ => None,
        }
    }
}

impl Link {
    /// A strong link through a constraint.
    pub fn strong(from: CandidateSet, to: CandidateSet, by: Constraint) -> Link {
        Link { from, to, kind: LinkKind::Strong, by: Some(by) }
    }

    /// A weak link, through a constraint that has all these candidates.
    pub fn weak(from: CandidateSet, to: CandidateSet) -> Link {
        let all = from | to;
        let has_all = |by: &Constraint| all.iter().all(|candidate| candidate.constraints().contains(by));
        let by = all.first().and_then(|first| first.constraints().into_iter().find(has_all));
        Link { from, to, kind: LinkKind::Weak, by }
    }
}

impl Line {
    /// A line of a chain: these candidates are true, or one of them is.
    pub fn of_chain(number: usize, placed: CandidateSet) -> Line {
        Line {
            number,
            case: None,
            placed,
            removed: CandidateSet::EMPTY,
            contradicted: None,
            missing: CandidateSet::EMPTY,
        }
    }
}

impl Part {
    /// Candidates in a role, with their cells.
    pub fn of(role: Role, candidates: CandidateSet) -> Part {
        Part { role, cells: candidates.iter().map(Candidate::cell).collect(), candidates }
    }

    /// Whole cells in a role.
    pub fn of_cells(role: Role, cells: CellSet) -> Part {
        Part { role, cells, candidates: CandidateSet::EMPTY }
    }
}

impl Sketch {
    /// A sketch of one part: the candidates that make the pattern.
    pub fn of(candidates: CandidateSet) -> Sketch {
        Sketch::default().with(Part::of(Role::Pattern, candidates))
    }

    /// The same with one more part, unless it is empty.
    #[must_use]
    pub fn with(mut self, part: Part) -> Sketch {
        if !part.cells.is_empty() {
            self.parts.push(part);
        }
        self
    }

    /// The same with these houses as base and cover.
    #[must_use]
    pub fn on(self, base: HouseSet, cover: HouseSet) -> Sketch {
        Sketch { base, cover, ..self }
    }

    /// The same with one more line or ground.
    #[must_use]
    pub(super) fn guided(mut self, guide: Guide) -> Sketch {
        if !self.guides.contains(&guide) {
            self.guides.push(guide);
        }
        self
    }

    /// The same where these houses count for a digit.
    #[must_use]
    pub(super) fn counting(mut self, digit: Digit, houses: HouseSet) -> Sketch {
        for house in houses {
            match self.counting.iter_mut().find(|(known, _)| *known == house) {
                Some((_, digits)) => *digits = digits.with(digit),
                None => self.counting.push((house, DigitSet::of(digit))),
            }
        }
        self
    }

    /// The digits that a house counts for, where it does not count for all.
    pub fn counted_in(&self, house: House) -> DigitSet {
        self.counting.iter().find(|(known, _)| *known == house).map_or(DigitSet::EMPTY, |(_, digits)| *digits)
    }

    /// Both sketches in one; the cases of the other have the letters after those of this one.
    #[must_use]
    pub(super) fn and(mut self, other: Sketch) -> Sketch {
        let letters = self.parts.iter().filter_map(|part| part.role.letter()).map(|letter| letter + 1).max();
        let moved = |part: Part| match part.role {
            Role::Colour(letter) => Part { role: Role::Colour(letter + letters.unwrap_or(0)), ..part },
            _ => part,
        };
        for part in other.parts.into_iter().map(moved) {
            match self.parts.iter_mut().find(|known| known.role == part.role) {
                Some(known) => {
                    known.cells |= part.cells;
                    known.candidates |= part.candidates;
                }
                None => self.parts.push(part),
            }
        }
        let new: Vec<Link> = other.links.into_iter().filter(|link| !self.links.contains(link)).collect();
        self.links.extend(new);
        for (house, digits) in other.counting {
            self = digits.iter().fold(self, |sketch, digit| sketch.counting(digit, HouseSet::of(house)));
        }
        self = other.guides.into_iter().fold(self, Sketch::guided);
        Sketch { base: self.base | other.base, cover: self.cover | other.cover, ..self }
    }

    /// The cells to look at for a reason.
    pub fn looked_at(&self) -> CellSet {
        let parts = self.parts.iter().filter(|part| part.role == Role::Look);
        parts.fold(CellSet::EMPTY, |cells, part| cells | part.cells)
    }

    /// The candidates that lines rule out on the way, or state to be gone.
    pub fn ruled_out(&self) -> CandidateSet {
        self.lines.iter().fold(CandidateSet::EMPTY, |all, line| all | line.removed | line.missing)
    }

    /// Whether there is nothing to show.
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty() && self.links.is_empty() && (self.base | self.cover).is_empty()
    }

    /// The parts that belong to the pattern.
    fn own_parts(&self) -> impl Iterator<Item = &Part> {
        self.parts.iter().filter(|part| part.role != Role::Look)
    }

    /// The candidates to look at for a reason.
    pub fn candidates_looked_at(&self) -> CandidateSet {
        let parts = self.parts.iter().filter(|part| part.role == Role::Look);
        parts.fold(CandidateSet::EMPTY, |candidates, part| candidates | part.candidates)
    }

    /// The cells of the pattern, without those that are only its reason.
    pub fn cells(&self) -> CellSet {
        self.own_parts().fold(CellSet::EMPTY, |cells, part| cells | part.cells)
    }

    /// The candidates of the pattern.
    pub fn candidates(&self) -> CandidateSet {
        self.own_parts().fold(CandidateSet::EMPTY, |candidates, part| candidates | part.candidates)
    }

    /// The digits of the pattern.
    pub fn digits(&self) -> DigitSet {
        self.own_parts().flat_map(|part| part.candidates).map(Candidate::digit).collect()
    }
}
