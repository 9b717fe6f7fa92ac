//! Words for wings.

use crate::board::{Cell, CellSet, Digit, DigitSet, HouseSet, Position};
use crate::explain::{Explainer, Explanation};
use crate::logic::{ChuteRemotePair, RemotePair, Step, WWing, Wing, XyzRing};

impl Explainer {
    /// One of the wings (or the pivot itself) is the common digit, whichever candidate of the pivot
    /// is true.
    pub(super) fn wing(&self, wing: &Wing, step: &Step) -> Explanation {
        let [(x, one), (y, two)] = wing.wings;
        let (count, targets) = self.targets(&step.concluded);
        let arguments = [
            ("count", count.into()),
            ("targets", targets.into()),
            ("pivot", self.cells(CellSet::of(wing.pivot)).into()),
            ("x", self.digits(DigitSet::of(x)).into()),
            ("y", self.digits(DigitSet::of(y)).into()),
            ("digit", self.digits(DigitSet::of(wing.digit)).into()),
            ("a", self.cells(CellSet::of(one)).into()),
            ("b", self.cells(CellSet::of(two)).into()),
        ];
        self.reason_and_conclusion(if wing.in_pivot { "xyz-wing" } else { "xy-wing" }, arguments, step)
    }

    /// Wherever in a house a digit is, the cell beside it is the other of its two candidates.
    pub(super) fn w_wing(&self, wing: &WWing, step: &Step) -> Explanation {
        let ([a, b], [near, far]) = (wing.ends, wing.places);
        let (count, targets) = self.targets(&step.concluded);
        let one = |digit: Digit| self.digits(DigitSet::of(digit));
        let joint = |cells: [_; 2]| {
            let common = cells.into_iter().collect::<CellSet>().common_houses().next();
            self.houses(common.into_iter().collect::<HouseSet>())
        };
        let arguments = [
            ("count", count.into()),
            ("targets", targets.into()),
            ("house", self.house(wing.house).into()),
            ("places", self.either_cell([near, far].into_iter().collect()).into()),
            ("digit", one(wing.digit).into()),
            ("other", one(wing.other).into()),
            ("a", self.cells(CellSet::of(a)).into()),
            ("b", self.cells(CellSet::of(b)).into()),
            ("near", self.cells(CellSet::of(near)).into()),
            ("far", self.cells(CellSet::of(far)).into()),
            ("by-a", joint([a, near]).into()),
            ("by-b", joint([b, far]).into()),
        ];
        self.reason_and_conclusion("w-wing", arguments, step)
    }

    /// A digit that must be in the line of one of two cells.
    pub(super) fn chute_remote_pair(&self, pair: &ChuteRemotePair, step: &Step) -> Explanation {
        let [a, b] = pair.ends;
        let kind = if pair.house == pair.block { pair.line.kind() } else { pair.block.kind() };
        let side = |cell: Cell| self.houses(cell.houses().into_iter().filter(|house| house.kind() == kind).collect());
        let arguments = [
            ("a", self.cells(CellSet::of(a)).into()),
            ("b", self.cells(CellSet::of(b)).into()),
            ("either", self.either_digit(pair.digits).into()),
            ("crossing", self.cells(pair.crossing()).into()),
            ("missing", self.either_digit(pair.missing()).into()),
            ("digit", self.either_digit(pair.removed).into()),
            ("count", pair.removed.len().into()),
            ("house", self.house(pair.house).into()),
            ("side-a", side(a).into()),
            ("side-b", side(b).into()),
        ];
        self.reason_and_conclusion("chute-remote-pair", arguments, step)
    }

    /// The two digits alternate from one end to the other.
    pub(super) fn remote_pair(&self, pair: &RemotePair, step: &Step) -> Explanation {
        let end = |cell: Option<&Cell>| self.cells(cell.into_iter().copied().collect());
        let joint = |cells: &[Cell]| cells.iter().copied().collect::<CellSet>().common_houses().next();
        let one = |digit: Option<Digit>| self.digits(digit.into_iter().collect());
        let arguments = [
            ("cells", self.cells_in_order(pair.cells.iter().copied()).into()),
            ("houses", self.houses(pair.cells.windows(2).filter_map(joint).collect()).into()),
            ("x", one(pair.digits.first()).into()),
            ("y", one(pair.digits.iter().last()).into()),
            ("a", end(pair.cells.first()).into()),
            ("b", end(pair.cells.last()).into()),
        ];
        self.reason_and_conclusion("remote-pair", arguments, step)
    }

    /// A pivot and two wings, tied together by a house: the three cases, and the conclusion from
    /// all of them.
    pub(super) fn xyz_ring(&self, position: &Position, ring: &XyzRing, step: &Step) -> Explanation {
        let cell = |cell| self.cells(CellSet::of(cell));
        let own = |wing| self.digits(position.candidates(wing).without(ring.digit));
        let [one, two] = ring.wings;
        let arguments = [
            ("pivot", cell(ring.pivot).into()),
            ("digits", self.either_digit(position.candidates(ring.pivot)).into()),
            ("one", cell(one).into()),
            ("one-digits", self.either_digit(position.candidates(one)).into()),
            ("two", cell(two).into()),
            ("two-digits", self.either_digit(position.candidates(two)).into()),
            ("x", own(one).into()),
            ("y", own(two).into()),
            ("z", self.digits(DigitSet::of(ring.digit)).into()),
            ("house", self.house(ring.house).into()),
            ("one-place", cell(ring.places[0]).into()),
            ("two-place", cell(ring.places[1]).into()),
            ("conclusion", self.conclusion(&step.concluded).into()),
        ];
        let mut whole = self.sentence("xyz-ring", &arguments);
        for key in ["xyz-ring-z", "xyz-ring-x", "xyz-ring-y"] {
            whole.push_line(1, "–");
            whole.extend(self.sentence(key, &arguments).0);
        }
        whole.push_line(0, "");
        whole.extend(self.sentence("xyz-ring-so", &arguments).0);
        whole
    }
}
