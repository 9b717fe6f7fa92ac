//! Images of patterns, record by record.
//!
//! Letters, cases and rings stay in their order. What is said of a row and then of a column is
//! exchanged where these are, and digits in ascending order are put into it again.

use super::*;
use crate::board::{Digit, House};
use crate::equivalence::{Image, Transformation, ascending, images, row_first};

images! {
    AlmostLocked { from, to, cells, others, digits };
    AlmostLockedSet { cells, digits };
    SetChain { sets, commons, closed_by, digits };
    Blossom { stem, petals, digits };
    BlossomLine { start, links };
    BlossomLoop { stem, lines, exit };
    Branches { of, cases };
    enum Alternatives {
        Nothing,
        Question(constraint),
        TrueOrFalse(candidate),
        OneOf(candidates),
        Guardians(pattern),
        Outside(rectangle),
        Set(cells, digits),
        Fish(fish, house),
    };
    Case { assumed, events };
    Chain { nodes, strong, closed };
    Node { digit, cells };
    enum Reason { Cell(cell), House(house), Set(cells) };
    Colouring { rule, clusters };
    enum ColourRule { Trap, Wrap(candidates), Unfillable(constraint), Bridge(meetings), Pinch(meetings) };
    Cluster { colours, links, ends };
    ColourLink { by, from, to, is_truth };
    Counted { shape, cells, covers };
    enum CountedShape { Scattered, Loop(lines), Grid(lines) };
    DisjointSubsets { line, block, crossing, in_line, in_box, line_digits, box_digits, free };
    Dual { steps };
    EmptyRectangle { digit, block, line, across, house, near, far };
    EqualContent { first, second, digits };
    ErIntersectionPair { ends: row_first, digits, block };
    Exclusion { cell, partners, supposed };
    Supposed { digit, alone, together };
    enum Clash { Same, Set(set) };
    Exocet { base, digits, targets, lines, second, rule };
    enum ExocetRule { Targets, Cover, Mirror };
    Firework { pivot, digits, opposite, wings: row_first };
    Fish { digit, base, cover, fins };
    ForbiddenPattern { shape, forbidden, escape };
    enum ForbiddenShape {
        Rectangle,
        Loop(ring),
        Grave,
        Pairs,
        OddRing(ring),
        Tridagon,
        ThreeDigits,
        Crossing { lines, crossing },
        Polygon,
        Square,
    };
    enum Escape {
        Cell(cell),
        Digit(digit),
        Subset { house, second, cells, digits },
        Locked { house, digit },
        Excluded,
        Xz { cell, digit },
        Walked { corner, digit, steps },
        Crossed { houses, digit },
        Hidden { corner, lines: row_first, digit, other },
    };
    Settled { cell, digit, beside, house };
    LawOfLeftover { line, block, off_line, off_box };
    LockedCandidates { digit, base, cover };
    OddChain { ring, by, guardians };
    OddLoop { digit, cells, houses, guardians };
    OutsideRectangle { forbidden, lines: lines_of_digits };
    Petal { own, set };
    RemotePair { digits, cells };
    Single { constraint, candidate };
    Subset { kind, house, second, cells, digits };
    enum SubsetKind { Naked, Hidden };
    SymmetricGivens { symmetry, mirrored };
    enum Mirrored { Stays(cells), Filled(cell), Gone(candidates) };
    Templates { digit, cells, ways, sure };
    Sure { digit, cells };
    TwoLinks { digit, links, joint };
    StrongLink { house, near, far };
    ExocetTarget { cells, taken };
    WideExocet { base, digits, targets, houses };
    Wing { pivot, wings: ascending, digit, in_pivot };
    WWing { ends, digit, house, places, other };
    ChuteRemotePair { ends, digits, removed, line, block, house };
    XyzRing { pivot, wings, digit, house, places };
}

/// The image of two digits with two lines each, all in ascending order.
fn lines_of_digits(lines: &[(Digit, [House; 2]); 2], by: &Transformation) -> [(Digit, [House; 2]); 2] {
    let mut image = lines.each_ref().map(|(digit, lines)| (digit.image(by), ascending(lines, by)));
    image.sort_unstable();
    image
}

impl Image for Pattern {
    fn image(&self, by: &Transformation) -> Pattern {
        each_pattern!(self, record => record.image(by).into())
    }
}
