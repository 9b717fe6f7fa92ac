//! Words for wings.

use super::{Spoken, Telling};
use crate::board::{Cell, CellSet, Digit};
use crate::explain::Explanation;
use crate::logic::{ChuteRemotePair, RemotePair, WWing, Wing, XyzRing};

impl Spoken for Wing {
    /// One of the wings (or the pivot itself) is the common digit, whichever candidate of the pivot
    /// is true.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let [(x, one), (y, two)] = self.wings;
        let pivot = tell.position().candidates(self.pivot);
        let own = |digit: Digit| tell.either_digit([digit, self.digit].into_iter().collect());
        let beside = |wing: Cell| tell.same([self.pivot, wing].into_iter().collect());
        let arguments = [
            ("pivot", tell.cell(self.pivot).into()),
            ("digits", tell.either_digit(pivot).into()),
            ("x", tell.digit(x).into()),
            ("y", tell.digit(y).into()),
            ("digit", tell.digit(self.digit).into()),
            ("a", tell.cell(one).into()),
            ("b", tell.cell(two).into()),
            ("a-digits", own(x).into()),
            ("b-digits", own(y).into()),
            ("by-a", beside(one).into()),
            ("by-b", beside(two).into()),
        ];
        let ends = [one, two].map(CellSet::of);
        let (key, so) = if self.in_pivot {
            ("xyz-wing", tell.sees_all((ends[0] | ends[1]).with(self.pivot), self.digit))
        } else {
            ("xy-wing", tell.sees_both(ends, self.digit))
        };
        tell.locale.sentences.join([tell.sentence(key, &arguments), so])
    }
}

impl Spoken for WWing {
    /// Wherever in a house a digit is, the cell beside it is the other of its two candidates.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let ([a, b], [near, far]) = (self.ends, self.places);
        let beside = |cells: [Cell; 2]| tell.same(cells.into_iter().collect());
        let arguments = [
            ("house", tell.house(self.house).into()),
            ("places", tell.either_cell([near, far].into_iter().collect()).into()),
            ("either", tell.either_digit([self.digit, self.other].into_iter().collect()).into()),
            ("digit", tell.digit(self.digit).into()),
            ("other", tell.digit(self.other).into()),
            ("a", tell.cell(a).into()),
            ("b", tell.cell(b).into()),
            ("near", tell.cell(near).into()),
            ("far", tell.cell(far).into()),
            ("by-a", beside([a, near]).into()),
            ("by-b", beside([b, far]).into()),
        ];
        let so = tell.sees_both([a, b].map(CellSet::of), self.digit);
        tell.locale.sentences.join([tell.sentence("w-wing", &arguments), so])
    }
}

impl Spoken for ChuteRemotePair {
    /// A digit that must be in the line of one of two cells.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let [a, b] = self.ends;
        let kind = if self.house == self.block { self.line.kind() } else { self.block.kind() };
        let side = |cell: Cell| tell.houses(cell.houses().into_iter().filter(|house| house.kind() == kind).collect());
        let arguments = [
            ("a", tell.cell(a).into()),
            ("b", tell.cell(b).into()),
            ("either", tell.either_digit(self.digits).into()),
            ("crossing", tell.cells(self.crossing()).into()),
            ("missing", tell.either_digit(self.missing()).into()),
            ("digit", tell.either_digit(self.removed).into()),
            ("count", self.removed.len().into()),
            ("house", tell.house(self.house).into()),
            ("side-a", side(a).into()),
            ("side-b", side(b).into()),
        ];
        tell.because("chute-remote-pair", arguments)
    }
}

impl Spoken for RemotePair {
    /// The two digits alternate from one end to the other.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let end = |cell: Option<&Cell>| tell.cells(cell.into_iter().copied().collect());
        let joint = |cells: &[Cell]| cells.iter().copied().collect::<CellSet>().common_houses().next();
        let one = |digit: Option<Digit>| tell.digits(digit.into_iter().collect());
        let arguments = [
            ("cells", tell.cells_in_order(self.cells.iter().copied()).into()),
            ("houses", tell.houses(self.cells.windows(2).filter_map(joint).collect()).into()),
            ("x", one(self.digits.first()).into()),
            ("y", one(self.digits.iter().last()).into()),
            ("a", end(self.cells.first()).into()),
            ("b", end(self.cells.last()).into()),
        ];
        tell.because("remote-pair", arguments)
    }
}

impl Spoken for XyzRing {
    /// A pivot and two wings, tied together by a house: the three cases, and the conclusion from
    /// all of them.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let position = tell.position();
        let own = |wing| tell.digits(position.candidates(wing).without(self.digit));
        let [one, two] = self.wings;
        let arguments = [
            ("pivot", tell.cell(self.pivot).into()),
            ("digits", tell.either_digit(position.candidates(self.pivot)).into()),
            ("one", tell.cell(one).into()),
            ("one-digits", tell.either_digit(position.candidates(one)).into()),
            ("two", tell.cell(two).into()),
            ("two-digits", tell.either_digit(position.candidates(two)).into()),
            ("x", own(one).into()),
            ("y", own(two).into()),
            ("z", tell.digit(self.digit).into()),
            ("house", tell.house(self.house).into()),
            ("one-place", tell.cell(self.places[0]).into()),
            ("two-place", tell.cell(self.places[1]).into()),
            tell.concluded(),
        ];
        let mut whole = tell.sentence("xyz-ring", &arguments);
        for key in ["xyz-ring-z", "xyz-ring-x", "xyz-ring-y"] {
            whole.add_item(1, tell.sentence(key, &arguments));
        }
        whole.add_line(0, "", tell.sentence("xyz-ring-so", &arguments));
        whole
    }
}
