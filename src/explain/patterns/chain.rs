//! Words for chains: why one of two ends is true, line by line, and the conclusion.

use super::{Spoken, Telling};
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, HouseKind, HouseSet, Literal, Position};
use crate::explain::{Argument, Explanation};
use crate::logic::{Chain, Node, Reason};

impl Spoken for Chain {
    /// A chain from one end to the other, and the candidates that conflict with both ends; or a
    /// loop.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let Some(ends) = self.ends() else { return Explanation::default() };
        if let Some(short) = two_houses(tell, self) {
            return tell.locale.sentences.join([short, losses(tell, ends.into())]);
        }
        let not = ("not", node(tell, "node-is-not", ends.0).into());
        let mut whole = if self.closed {
            tell.sentence("chain-round", &[not])
        } else if ends.0 == ends.1 {
            tell.sentence("chain-true", &[("first", node(tell, "node-is", ends.0).into()), not])
        } else {
            let suppose = tell.sentence("chain-suppose", &[not]);
            tell.locale.sentences.join([one_of(tell, "chain-either", ends.into()), suppose])
        };
        let mut before: Option<Node> = None;
        for (number, ([off, on], reason)) in (1..).zip(self.strong_links()) {
            whole.add_line(1, format!("{number}."), chain_line(tell, before, [off, on], reason).capitalized());
            let left = ("count", (self.strong.len() - number).into());
            whole.extend(tell.locale.say("chain-line-end", &[left]).0);
            before = Some(on);
        }
        whole.push_line(0, "");
        if self.closed {
            round(tell, &mut whole, self);
        } else if ends.0 == ends.1 {
            let first = ("first", node(tell, "node-is", ends.0).into());
            whole.extend(tell.sentence("chain-so-true", &[first, tell.concluded()]).0);
        } else {
            let so = one_of(tell, "chain-so", ends.into());
            whole.extend(tell.locale.sentences.join([so, losses(tell, ends.into())]).0);
        }
        whole
    }
}

/// Two houses with two places for the same digit each: so short a chain needs no lines.
fn two_houses(tell: &Telling<'_>, chain: &Chain) -> Option<Explanation> {
    let [house, other, joint] = chain.two_houses()?;
    let &[one, near, far, two] = chain.nodes.as_slice() else { return None };
    let near_cells = near.cells | far.cells;
    let arguments = [
        ("digit", tell.digit(one.digit).into()),
        ("house", tell.house(house).into()),
        ("cells", tell.either_cell(one.cells | near.cells).into()),
        ("other", tell.house(other).into()),
        ("others", tell.either_cell(far.cells | two.cells).into()),
        ("near", tell.cells(near_cells).into()),
        ("count", near_cells.len().into()),
        ("joint", tell.house(joint).into()),
        ("a", tell.either_cell(one.cells).into()),
        ("b", tell.either_cell(two.cells).into()),
    ];
    Some(tell.sentence("chain-two-houses", &arguments))
}

/// One of the ends is true: `<key>-digit` if they are two cells for the same digit.
fn one_of(tell: &Telling<'_>, key: &str, [first, last]: [Node; 2]) -> Explanation {
    match (first.cells.single(), last.cells.single()) {
        (Some(_), Some(_)) if first.digit == last.digit => {
            let [a, b] = [first, last].map(|end| tell.cells(end.cells).into());
            let digit = tell.digit(first.digit).into();
            tell.sentence(&format!("{key}-digit"), &[("a", a), ("b", b), ("digit", digit)])
        }
        _ => {
            let [first, last] = [first, last].map(|end| node(tell, "node-is", end).into());
            tell.sentence(key, &[("first", first), ("last", last)])
        }
    }
}

/// "r4c3 is 5", "one of r4c5 and r4c6 is 1", and the opposite.
pub(super) fn node(tell: &Telling<'_>, key: &str, node: Node) -> Explanation {
    let [one, two] = [node.cells.iter().next(), node.cells.iter().nth(1)].map(|cell| tell.cells(cells_of(cell)));
    let arguments = [
        ("count", node.cells.len().into()),
        ("cells", tell.cells(node.cells).into()),
        ("one", one.into()),
        ("two", two.into()),
        ("digit", tell.digit(node.digit).into()),
    ];
    tell.locale.say(key, &arguments)
}

/// The node that the one before makes false, and the node that is therefore true.
fn chain_line(tell: &Telling<'_>, before: Option<Node>, [off, on]: [Node; 2], reason: Reason) -> Explanation {
    let key = match (before, reason) {
        (None, Reason::Cell(_)) => "chain-first-cell",
        (None, Reason::House(_)) => "chain-first-house",
        (None, Reason::Set(cells)) if is_bent(cells) => "chain-first-bent",
        (None, Reason::Set(_)) => "chain-first-set",
        (Some(_), Reason::Cell(_)) => "chain-next-cell",
        (Some(_), Reason::House(_)) => "chain-next-house",
        (Some(_), Reason::Set(cells)) if is_bent(cells) => "chain-next-bent",
        (Some(_), Reason::Set(_)) => "chain-next-set",
    };
    let (house, set) = match reason {
        Reason::House(house) => (HouseSet::of(house), CellSet::EMPTY),
        Reason::Set(cells) => (HouseSet::EMPTY, cells),
        Reason::Cell(_) => (HouseSet::EMPTY, CellSet::EMPTY),
    };
    let arguments = [
        ("not", node(tell, "node-is-not", off).into()),
        ("joint", before.map_or(Explanation::default(), |before| joint(tell, [before, off])).into()),
        ("is", node(tell, "node-is", on).into()),
        ("cell", tell.cells(off.cells).into()),
        ("off", tell.digit(off.digit).into()),
        ("digit", tell.digit(on.digit).into()),
        ("places", tell.either_cell(on.cells).into()),
        ("count", on.cells.len().into()),
        ("house", tell.houses(house).into()),
        ("set", tell.cells(set).into()),
        ("digits", tell.digits(digits_of(tell.position(), set).without(off.digit)).into()),
    ];
    tell.locale.say(key, &arguments)
}

/// The reason two nodes are not both true: "(same row)".
fn joint(tell: &Telling<'_>, pair: [Node; 2]) -> Explanation {
    let key = match Chain::weak_reason(pair) {
        Some(Reason::House(house)) => match house.kind() {
            HouseKind::Row => "joint-row",
            HouseKind::Column => "joint-column",
            HouseKind::Box => "joint-box",
        },
        Some(_) => {
            return tell.locale.say("joint-cell", &[("digit", tell.digit(pair[0].digit).into())]);
        }
        None => return tell.locale.say("joint-seen", &[("cells", tell.cells(pair[0].cells).into())]),
    };
    tell.locale.say(key, &[])
}

/// One of the two ends is true, so candidates that conflict with both are false.
fn losses(tell: &Telling<'_>, ends: [Node; 2]) -> Explanation {
    let [first, last] = ends;
    if first.digit == last.digit {
        let (count, targets) = tell.targets();
        let arguments = [
            ("count", count.into()),
            ("targets", targets.into()),
            ("ends", tell.cells(first.cells | last.cells).into()),
            ("digit", tell.digit(first.digit).into()),
            tell.concluded(),
        ];
        let is_grouped = (first.cells | last.cells).len() > 2;
        return tell.sentence(if is_grouped { "chain-seen-group" } else { "chain-seen" }, &arguments);
    }
    if let (Some(cell), true) = (first.cells.single(), first.cells == last.cells) {
        let digits = tell.either_digit([first.digit, last.digit].into_iter().collect());
        let cell = tell.cell(cell);
        return tell.sentence("chain-same-cell", &[("cell", cell.into()), ("digits", digits.into()), tell.concluded()]);
    }
    let each = tell.step.concluded.iter().map(|&literal| loss(tell, literal, ends));
    tell.locale.sentences.join(each)
}

/// The reason a candidate is false, whichever end is true.
fn loss(tell: &Telling<'_>, literal: Literal, ends: [Node; 2]) -> Explanation {
    let candidate = literal.candidate();
    let [a, b] = ends.map(|end| {
        let key = if candidate.digit() == end.digit { "chain-loss-seen" } else { "chain-loss-filled" };
        let arguments = [
            ("count", end.cells.len().into()),
            ("cells", tell.cells(end.cells).into()),
            ("digit", tell.digit(end.digit).into()),
        ];
        Argument::from(tell.locale.say(key, &arguments))
    });
    let conclusion = tell.conclusion(&[literal]);
    tell.sentence("chain-loss", &[("conclusion", conclusion.into()), ("a", a), ("b", b)])
}

/// The last node rules out the first, so of each two nodes joined by a weak link exactly one is
/// true.
fn round(tell: &Telling<'_>, whole: &mut Explanation, chain: &Chain) {
    let Some((first, last)) = chain.ends() else { return };
    let arguments = [
        ("last", node(tell, "node-is", last).into()),
        ("not", node(tell, "node-is-not", first).into()),
        ("joint", joint(tell, [last, first]).into()),
    ];
    whole.extend(tell.sentence("chain-closes", &arguments).0);
    let gone: CandidateSet = tell.step.concluded.iter().map(|literal| literal.candidate()).collect();
    let loses = |pair: &[Node; 2]| {
        gone.iter().map(Node::of).any(|lost| !pair.contains(&lost) && pair.iter().all(|&node| lost.conflicts(node)))
    };
    let pairs = chain.weak_links().filter(loses).map(|pair| pair_of_round(tell, pair));
    let sets = chain.strong_links().filter_map(|link| set_of_round(tell, link, &gone));
    let lines: Vec<Explanation> = pairs.chain(sets).collect();
    for (number, line) in (1..).zip(&lines) {
        whole.push_item(1);
        whole.extend(line.0.clone());
        whole.extend(tell.locale.say("chain-line-end", &[("count", (lines.len() - number).into())]).0);
    }
    whole.add_line(0, "", tell.sentence("cases-so", &[tell.concluded()]));
}

/// Where the other digits of an almost locked set are, if one of these candidates is false
/// because of that.
fn set_of_round(
    tell: &Telling<'_>,
    ([one, two], reason): ([Node; 2], Reason),
    gone: &CandidateSet,
) -> Option<Explanation> {
    let position = tell.position();
    let Reason::Set(set) = reason else { return None };
    let loses = |digit: &Digit| {
        let places = position.cells_for(*digit) & set;
        let sees_all = |lost: Candidate| places.iter().all(|place| lost.cell().sees(place));
        gone.iter().any(|lost| lost.digit() == *digit && sees_all(lost))
    };
    let rest = digits_of(position, set).without(one.digit).without(two.digit);
    let is_in: Vec<Explanation> =
        rest.iter().filter(loses).map(|digit| tell.digit_in(position.cells_for(digit) & set, digit)).collect();
    let one_of = [one.digit, two.digit].into_iter().collect();
    let arguments = [
        ("set", tell.cells(set).into()),
        ("digits", tell.digits(one_of).into()),
        ("is", tell.locale.clauses.join(is_in.iter().cloned()).into()),
    ];
    (!is_in.is_empty()).then(|| tell.sentence("chain-pair-set", &arguments))
}

/// One of two nodes is true, so nothing else is in their place.
fn pair_of_round(tell: &Telling<'_>, [one, two]: [Node; 2]) -> Explanation {
    if one.cells == two.cells {
        let digits = tell.either_digit([one.digit, two.digit].into_iter().collect());
        return tell.sentence("chain-pair-cell", &[("cell", tell.cells(one.cells).into()), ("digits", digits.into())]);
    }
    let arguments = [
        ("houses", tell.houses((one.cells | two.cells).common_houses().collect()).into()),
        ("cells", tell.either_cell(one.cells | two.cells).into()),
        ("digit", tell.digit(one.digit).into()),
    ];
    tell.sentence("chain-pair-house", &arguments)
}

fn digits_of(position: &Position, cells: CellSet) -> DigitSet {
    cells.iter().fold(DigitSet::EMPTY, |digits, cell| digits | position.candidates(cell))
}

/// A cell or none, as a set.
fn cells_of(cell: Option<Cell>) -> CellSet {
    cell.into_iter().collect()
}

/// Whether cells are not all in one house.
fn is_bent(cells: CellSet) -> bool {
    cells.common_houses().next().is_none()
}
