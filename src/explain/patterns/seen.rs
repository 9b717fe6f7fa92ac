//! Words for cells that see others: by which house, and what they lose.

use super::Telling;
use crate::board::{Cell, CellSet, Digit, HouseKind};
use crate::explain::{Argument, Explanation};

/// At most this many cells are named one by one where they lose a digit.
const MOST_TARGETS: usize = 3;

const KINDS: [HouseKind; 3] = [HouseKind::Row, HouseKind::Column, HouseKind::Box];

impl Telling<'_> {
    /// "R2c7 sees both, so it cannot be 4": the conclusion for cells that see all of these, one of
    /// which is the digit.
    pub(super) fn sees_all(&self, cells: CellSet, digit: Digit) -> Explanation {
        let (count, targets) = self.targets();
        let seen = [("count", cells.len().into()), ("cells", self.cells(cells).into())];
        let all = self.locale.say("all-of-them", &seen);
        let arguments = [
            ("count", count.into()),
            ("targets", targets.into()),
            ("all", self.lost().single().map_or(all.clone(), |target| self.seen_where(target, cells, all)).into()),
            ("digit", self.digit(digit).into()),
            self.concluded(),
        ];
        self.sentence("sees-all", &arguments)
    }

    /// "All four (two in row 5, two in column 9)": with the houses in which a cell sees three cells
    /// or more, if these are several.
    fn seen_where(&self, target: Cell, cells: CellSet, all: Explanation) -> Explanation {
        let (mut left, mut parts) = (cells, Vec::new());
        while let Some(house) = target.houses().into_iter().max_by_key(|house| (house.cells() & left).len()) {
            let here = left & house.cells();
            if here.is_empty() {
                break;
            }
            left -= here;
            let many = ("many", self.so_many(here.len()).into());
            parts.push(self.locale.say("seen-in", &[many, ("house", self.house(house).into())]));
        }
        if cells.len() < 3 || parts.len() < 2 {
            return all;
        }
        let parts = self.locale.conclusions.join(parts);
        self.locale.say("seen-where", &[("all", all.into()), ("parts", parts.into())])
    }

    /// The same for A and B, by the houses in which they are seen: "r4c9 is in the column of A and
    /// the row of B, so it cannot be 4".
    pub(super) fn sees_both(&self, ends: [CellSet; 2], digit: Digit) -> Explanation {
        let lost = self.lost();
        let shared =
            |end: CellSet| KINDS.into_iter().find(|kind| lost.iter().all(|cell| is_joined(end.with(cell), *kind)));
        let (count, targets) = self.targets();
        let (Some(one), Some(two)) = (shared(ends[0]), shared(ends[1])) else {
            return self.sees_all(ends[0] | ends[1], digit);
        };
        if count > MOST_TARGETS {
            return self.sees_all(ends[0] | ends[1], digit);
        }
        let kinds = [("one", self.kind(one).into()), ("two", self.kind(two).into())];
        let beside = self.locale.say(if one == two { "beside-both" } else { "beside-each" }, &kinds);
        let arguments = [
            ("count", count.into()),
            ("targets", targets.into()),
            ("beside", beside.into()),
            ("digit", self.digit(digit).into()),
        ];
        self.sentence("sees-both", &arguments)
    }

    /// "Row", the kind of a house.
    pub(super) fn kind(&self, kind: HouseKind) -> Explanation {
        let name = match kind {
            HouseKind::Row => "row",
            HouseKind::Column => "column",
            HouseKind::Box => "box",
        };
        self.locale.say("kind-of-house", &[("kind", Argument::Choice(name))])
    }

    /// "Same row": the kind of the first house that cells share; nothing if they share none.
    pub(super) fn same(&self, cells: CellSet) -> Explanation {
        let Some(house) = cells.common_houses().next() else { return Explanation::default() };
        self.locale.say("same-house", &[("kind", self.kind(house.kind()).into())])
    }
}

/// Whether cells share a house of this kind.
fn is_joined(cells: CellSet, kind: HouseKind) -> bool {
    cells.common_houses().any(|house| house.kind() == kind)
}
