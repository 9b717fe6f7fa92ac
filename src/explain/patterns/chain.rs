//! Words for chains: why one of two ends is true, line by line, and the conclusion.

use super::{Spoken, Telling};
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, HouseSet, Literal, Position};
use crate::explain::{Argument, Explanation};
use crate::logic::{Chain, Node, Reason};

impl Spoken for Chain {
    /// A chain from one end to the other, and the candidates that conflict with both ends; or a
    /// loop.
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let Some(ends) = self.ends() else { return Explanation::default() };
        if let (Some(short), None) = (two_houses(tell, self), sure_end(ends)) {
            return tell.locale.sentences.join([short, losses(tell, ends.into())]);
        }
        let suppose = tell.locale.say("chain-suppose", &[("not", not(tell, ends.0).into())]);
        let mut whole = if self.closed {
            suppose.capitalized()
        } else {
            let reason = tell.sentence("chain-for", &[("suppose", suppose.into())]);
            tell.locale.sentences.join([claim(tell, ends), reason])
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
        } else if let Some(sure) = sure_end(ends) {
            whole.extend(sure_so(tell, sure).0);
        } else {
            whole.extend(losses(tell, ends.into()).0);
        }
        whole
    }
}

/// The end of a chain that is true whichever end is: it has all cells of the other.
fn sure_end((first, last): (Node, Node)) -> Option<Node> {
    if first.digit != last.digit {
        return None;
    }
    [first, last].into_iter().find(|end| (first.cells | last.cells).is_subset(end.cells))
}

/// The conclusion from an end that is true in any case.
fn sure_so(tell: &Telling<'_>, sure: Node) -> Explanation {
    let is = ("is", node(tell, sure).into());
    if sure.cells.single().is_some() {
        return tell.sentence("chain-so-true", &[is, tell.concluded()]);
    }
    tell.locale.sentences.join([tell.sentence("chain-so-one", &[is]), tell.sees_all(sure.cells, sure.digit)])
}

/// One of the ends is true.
fn claim(tell: &Telling<'_>, (first, last): (Node, Node)) -> Explanation {
    if let Some(sure) = sure_end((first, last)) {
        return tell.sentence("chain-true", &[("is", of_node(tell, "node-one-of", sure).into())]);
    }
    let both = [first, last];
    if first.digit == last.digit && both.iter().all(|end| end.cells.single().is_some()) {
        let [a, b] = both.map(|end| tell.cells(end.cells).into());
        return tell.sentence("chain-either-cell", &[("a", a), ("b", b), ("digit", tell.digit(first.digit).into())]);
    }
    let [a, b] = both.map(|end| of_node(tell, "node-one-of", end).into());
    tell.sentence("chain-either", &[("a", a), ("b", b)])
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

/// "r4c3 is 5", "r4c5 or r4c6 is 1".
pub(super) fn node(tell: &Telling<'_>, node: Node) -> Explanation {
    of_node(tell, "node-is", node)
}

/// A message about a node.
fn of_node(tell: &Telling<'_>, key: &str, node: Node) -> Explanation {
    let arguments = [
        ("count", node.cells.len().into()),
        ("cells", tell.cells(node.cells).into()),
        ("either", tell.either_cell(node.cells).into()),
        ("digit", tell.digit(node.digit).into()),
    ];
    tell.locale.say(key, &arguments)
}

/// "r4c3 is not 5", "neither r4c5 nor r4c6 is 1".
fn not(tell: &Telling<'_>, node: Node) -> Explanation {
    tell.is_not(node.cells, DigitSet::of(node.digit))
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
        ("not", before.map_or_else(|| not(tell, off), |before| not_beside(tell, [before, off])).into()),
        ("is", node(tell, on).into()),
        ("cell", tell.cells(off.cells).into()),
        ("digit", tell.digit(on.digit).into()),
        ("places", tell.either_cell(on.cells).into()),
        ("count", on.cells.len().into()),
        ("house", tell.houses(house).into()),
        ("set", tell.cells(set).into()),
        ("digits", tell.digits(digits_of(tell.position(), set).without(off.digit)).into()),
    ];
    tell.locale.say(key, &arguments)
}

/// The second of two nodes is false, as the first is true: "r2c7 is not 4 (same column)"; without a
/// reason where both are one cell.
fn not_beside(tell: &Telling<'_>, pair: [Node; 2]) -> Explanation {
    let not = ("not", not(tell, pair[1]).into());
    match Chain::weak_reason(pair) {
        Some(Reason::House(_)) => {
            tell.locale.say("joint-house", &[not, ("same", tell.same(pair[0].cells | pair[1].cells).into())])
        }
        Some(_) => self::not(tell, pair[1]),
        None => tell.locale.say("joint-seen", &[not, ("cells", tell.cells(pair[0].cells).into())]),
    }
}

/// One of the two ends is true, so candidates that conflict with both are false.
fn losses(tell: &Telling<'_>, ends: [Node; 2]) -> Explanation {
    let [first, last] = ends;
    if first.digit == last.digit {
        return tell.sees_both(ends.map(|end| end.cells), first.digit);
    }
    if first.cells == last.cells && first.cells.single().is_some() {
        return tell.sentence("cases-so", &[tell.concluded()]);
    }
    let each = tell.step.concluded.iter().map(|&literal| loss(tell, literal, ends));
    tell.locale.sentences.join(each)
}

/// The reason a candidate is false, whichever end is true.
fn loss(tell: &Telling<'_>, literal: Literal, ends: [Node; 2]) -> Explanation {
    let candidate = literal.candidate();
    let [a, b] = ends.map(|end| Argument::from(seen_or_filled(tell, candidate.cell(), end)));
    let conclusion = tell.conclusion(&[literal]);
    tell.sentence("loss", &[("conclusion", conclusion.into()), ("a", a), ("b", b)])
}

/// What becomes of a cell if this is true: another digit in the cell, or the digit beside it.
pub(super) fn seen_or_filled(tell: &Telling<'_>, cell: Cell, by: Node) -> Explanation {
    let same = tell.same(by.cells.with(cell));
    let key = if by.cells == CellSet::of(cell) {
        "loss-filled"
    } else if same == Explanation::default() {
        "loss-seen"
    } else {
        "loss-beside"
    };
    let arguments = [
        ("count", by.cells.len().into()),
        ("cells", tell.cells(by.cells).into()),
        ("either", tell.either_cell(by.cells).into()),
        ("digit", tell.digit(by.digit).into()),
        ("same", same.into()),
    ];
    tell.locale.say(key, &arguments)
}

/// The last node rules out the first, so of each two nodes joined by a weak link exactly one is
/// true.
fn round(tell: &Telling<'_>, whole: &mut Explanation, chain: &Chain) {
    let Some((first, last)) = chain.ends() else { return };
    let arguments = [("last", node(tell, last).into()), ("not", not_beside(tell, [last, first]).into())];
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

/// Whether cells are not all in one house.
fn is_bent(cells: CellSet) -> bool {
    cells.common_houses().next().is_none()
}
