//! Words for what follows from a supposition: each line argues from what was open before it.
//!
//! A reader of such a line has the position before the step in view. So the line says which
//! candidates are left there, and why each of the others has gone since: in the row of line 3, or
//! filled in line 4. Lines are cited by number, the supposition by its cell.

use super::Explainer;
use super::fragment::{Explanation, Fragment};
use super::messages::Argument;
use crate::board::{Candidate, Cell, CellSet, Constraint, Digit, DigitSet, HouseKind, Question};
use crate::logic::{Label, Replay};
use std::mem::discriminant;

/// A candidate that has gone since the supposition.
pub(super) struct Gone {
    pub(super) candidate: Candidate,
    pub(super) why: Why,
    /// The number of the event.
    event: usize,
}

/// The reason a candidate has gone.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Why {
    /// Its digit is in this cell, in a house of this kind.
    Seen(HouseKind, Cell),
    /// Its cell is filled with this digit.
    Filled(Digit),
    /// It was removed, or is supposed to be false.
    Removed,
}

impl Why {
    /// Whether two reasons are told together.
    pub(super) fn is_like(self, other: Why) -> bool {
        match (self, other) {
            (Why::Seen(kind, _), Why::Seen(other, _)) => kind == other,
            _ => discriminant(&self) == discriminant(&other),
        }
    }
}

impl Explainer {
    /// A constraint that has only this candidate left, or none, by what was open before the
    /// supposition. `None` if there is no supposition.
    pub(super) fn supposed(
        &self,
        before: &Replay,
        constraint: Constraint,
        left: Option<Candidate>,
    ) -> Option<Explanation> {
        if !before.is_supposed() {
            return None;
        }
        let gone: Vec<Gone> = (0..9).filter_map(|slot| gone(before, constraint.candidate(slot))).collect();
        if gone.is_empty() {
            return left.map(|left| self.anyway(constraint, left));
        }
        let left_over = left.map(|left| (self.cell(left.cell()), self.digit(left.digit())));
        Some(match constraint.question() {
            Question::WhichDigit(cell) => {
                let open = gone.iter().map(|gone| gone.candidate).chain(left).map(Candidate::digit);
                let arguments = [
                    ("cell", self.cell(cell).into()),
                    ("digit", left_over.map_or("".into(), |(_, digit)| digit.into())),
                    ("open", self.either_digit(open.collect()).into()),
                    ("reasons", self.locale.clauses.join(self.gone_digits(before, &gone)).into()),
                ];
                self.sentence(if left.is_some() { "line-cell" } else { "line-cell-stuck" }, &arguments)
            }
            Question::Where(digit, house) => {
                let arguments = [
                    ("cell", left_over.map_or("".into(), |(cell, _)| cell.into())),
                    ("digit", self.digit(digit).into()),
                    ("house", self.house(house).into()),
                    ("reasons", self.gone_places(before, &gone).into()),
                ];
                self.sentence(if left.is_some() { "line-house" } else { "line-house-stuck" }, &arguments)
            }
        })
    }

    /// A constraint that had only this candidate before the supposition.
    fn anyway(&self, constraint: Constraint, left: Candidate) -> Explanation {
        let (cell, digit) = (("cell", self.cell(left.cell()).into()), ("digit", self.digit(left.digit()).into()));
        match constraint.question() {
            Question::WhichDigit(_) => self.sentence("line-cell-anyway", &[cell, digit]),
            Question::Where(_, house) => {
                self.sentence("line-house-anyway", &[cell, digit, ("house", self.house(house).into())])
            }
        }
    }

    /// The places that have gone from a house, kind of reason by kind of reason: "r2c5 is in the
    /// box of (3), and r2c7 is 4 (5)".
    fn gone_places(&self, before: &Replay, gone: &[Gone]) -> Explanation {
        let mut by_event: Vec<Vec<&Gone>> = Vec::new();
        for gone in gone {
            match by_event.iter_mut().find(|group| group[0].event == gone.event && group[0].why.is_like(gone.why)) {
                Some(group) => group.push(gone),
                None => by_event.push(vec![gone]),
            }
        }
        let mut groups: Vec<Vec<&Gone>> = Vec::new();
        for group in &by_event {
            let like = |other: &[&Gone]| other[0].why.is_like(group[0].why);
            // Places and lines are listed together where each place has its own line.
            let is_paired = by_event.iter().filter(|other| like(other)).all(|other| other.len() == 1);
            match groups.iter_mut().find(|other| is_paired && like(other)) {
                Some(known) => known.extend(group),
                None => groups.push(group.clone()),
            }
        }
        groups.sort_by_key(|group| group.iter().map(|gone| gone.event).min());
        let each = groups.into_iter().map(|group| {
            let cells: CellSet = group.iter().map(|gone| gone.candidate.cell()).collect();
            let why = ("why", self.why_gone(before, group).into());
            self.locale.say("gone-place", &[("cells", self.cells(cells).into()), why])
        });
        self.locale.clauses.join(each)
    }

    /// The reason some places have gone: "are in the column of (2)"; of several lines, each is that
    /// of the place at its turn: "are filled (3, 4)".
    fn why_gone(&self, before: &Replay, mut group: Vec<&Gone>) -> Explanation {
        let (count, why) = (group.len(), group[0].why);
        let mut digit = group[0].candidate.digit();
        group.dedup_by_key(|gone| gone.event);
        let references = || group.iter().map(|gone| self.reference(before, gone));
        let (key, kind, by) = match why {
            Why::Seen(kind, _) => {
                // Beside words, the number of a line stands in parentheses, and a cell does not.
                let each = references().zip(&group).map(|(by, gone)| match before.label(gone.event) {
                    Label::Assumption => by,
                    _ => self.locale.say("by-line", &[("number", by.into())]),
                });
                ("gone-seen", kind.name(), self.locale.list.join(each))
            }
            Why::Filled(other) => {
                digit = other;
                (if count == 1 { "gone-filled" } else { "gone-all-filled" }, "", self.locale.names.join(references()))
            }
            Why::Removed => ("gone-removed", "", self.locale.names.join(references())),
        };
        let arguments = [
            ("count", count.into()),
            ("events", group.len().into()),
            ("kind", Argument::Choice(kind)),
            ("digit", self.digit(digit).into()),
            ("by", by.into()),
        ];
        self.locale.say(key, &arguments)
    }

    /// The digits that have gone from a cell, kind of reason by kind of reason.
    fn gone_digits(&self, before: &Replay, gone: &[Gone]) -> Vec<Explanation> {
        let kind = |gone: &Gone| match gone.why {
            Why::Seen(kind, _) => Some(kind),
            Why::Filled(_) | Why::Removed => None,
        };
        let kinds = [Some(HouseKind::Row), Some(HouseKind::Column), Some(HouseKind::Box), None];
        let of_kind = kinds.into_iter().filter_map(|wanted| {
            let of_kind = gone.iter().filter(|gone| kind(gone) == wanted);
            let digits: DigitSet = of_kind.clone().map(|gone| gone.candidate.digit()).collect();
            let mut cited: Vec<Explanation> = Vec::new();
            for citation in of_kind.map(|gone| self.reference(before, gone)) {
                if !cited.contains(&citation) {
                    cited.push(citation);
                }
            }
            let arguments = [
                ("count", digits.len().into()),
                ("digits", self.digits(digits).into()),
                ("kind", Argument::Choice(wanted.map_or("", HouseKind::name))),
                ("by", self.locale.names.join(cited).into()),
            ];
            let key = if wanted.is_some() { "gone-digits-seen" } else { "gone-digits" };
            (!digits.is_empty()).then(|| self.locale.say(key, &arguments))
        });
        of_kind.collect()
    }

    /// The number of a line, the cell of a supposition, or that it is supposed.
    fn reference(&self, before: &Replay, gone: &Gone) -> Explanation {
        match (before.label(gone.event), gone.why) {
            (Label::Assumption, Why::Seen(_, by)) => Explanation(vec![self.cell(by)]),
            (Label::Assumption, Why::Filled(_) | Why::Removed) => self.locale.say("by-supposition", &[]),
            (label, _) => Explanation(vec![Fragment::Text(label.to_string().into())]),
        }
    }
}

/// The reason a candidate that was open before the supposition has gone; `None` if it is there, or
/// was missing before.
pub(super) fn gone(before: &Replay, candidate: Candidate) -> Option<Gone> {
    let event = before.cause(candidate).filter(|&event| before.is_in_case(event))?;
    let (cell, digit) = (candidate.cell(), candidate.digit());
    if before.removed_in(candidate).is_some() {
        return Some(Gone { candidate, why: Why::Removed, event });
    }
    let placed_here = before.position().digit(cell).filter(|_| before.placed_in(cell) == Some(event));
    let why = match placed_here {
        Some(other) => Why::Filled(other),
        None => {
            let holds = |by: &Cell| before.placed_in(*by) == Some(event) && before.position().digit(*by) == Some(digit);
            let by = cell.peers().iter().find(holds)?;
            let shared = cell.houses().into_iter().find(|house| house.cells().contains(by))?;
            Why::Seen(shared.kind(), by)
        }
    };
    Some(Gone { candidate, why, event })
}
