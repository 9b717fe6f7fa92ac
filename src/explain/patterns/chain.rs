//! Words for chains: why one of two ends is true, line by line, and the conclusion.

use crate::board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, HouseKind, HouseSet, Literal, Position};
use crate::explain::{Argument, Explainer, Explanation};
use crate::logic::{Chain, Node, Reason, Step};

impl Explainer {
    /// A chain from one end to the other, and the candidates that conflict with both ends; or a
    /// loop.
    pub(super) fn chain(&self, position: &Position, chain: &Chain, step: &Step) -> Explanation {
        let Some(ends) = chain.ends() else { return Explanation::default() };
        if let Some(short) = self.two_houses(chain) {
            return self.locale.sentences.join([short, self.losses(ends.into(), step)]);
        }
        let not = ("not", self.node("node-is-not", ends.0).into());
        let mut whole = match ends.0 == ends.1 {
            _ if chain.closed => self.sentence("chain-round", &[not]),
            true => self.sentence("chain-true", &[("first", self.node("node-is", ends.0).into()), not]),
            false => {
                let suppose = self.sentence("chain-suppose", &[not]);
                self.locale.sentences.join([self.one_of("chain-either", ends.into()), suppose])
            }
        };
        let mut before: Option<Node> = None;
        for (number, ([off, on], reason)) in (1..).zip(chain.strong_links()) {
            whole.push_line(1, format!("{number}."));
            whole.extend(self.chain_line(position, before, [off, on], reason).capitalized().0);
            let left = ("count", (chain.strong.len() - number).into());
            whole.extend(self.locale.say("chain-line-end", &[left]).0);
            before = Some(on);
        }
        whole.push_line(0, "");
        match ends.0 == ends.1 {
            _ if chain.closed => self.round(&mut whole, position, chain, step),
            true => {
                let first = ("first", self.node("node-is", ends.0).into());
                let conclusion = ("conclusion", self.conclusion(&step.concluded).into());
                whole.extend(self.sentence("chain-so-true", &[first, conclusion]).0);
            }
            false => {
                let so = self.one_of("chain-so", ends.into());
                whole.extend(self.locale.sentences.join([so, self.losses(ends.into(), step)]).0);
            }
        }
        whole
    }

    /// Two houses with two places for the same digit each: so short a chain needs no lines.
    fn two_houses(&self, chain: &Chain) -> Option<Explanation> {
        let [house, other, joint] = chain.two_houses()?;
        let &[one, near, far, two] = chain.nodes.as_slice() else { return None };
        let near_cells = near.cells | far.cells;
        let arguments = [
            ("digit", self.digits(DigitSet::of(one.digit)).into()),
            ("house", self.house(house).into()),
            ("cells", self.either_cell(one.cells | near.cells).into()),
            ("other", self.house(other).into()),
            ("others", self.either_cell(far.cells | two.cells).into()),
            ("near", self.cells(near_cells).into()),
            ("count", near_cells.len().into()),
            ("joint", self.house(joint).into()),
            ("a", self.either_cell(one.cells).into()),
            ("b", self.either_cell(two.cells).into()),
        ];
        Some(self.sentence("chain-two-houses", &arguments))
    }

    /// One of the ends is true: `<key>-digit` if they are two cells for the same digit.
    fn one_of(&self, key: &str, [first, last]: [Node; 2]) -> Explanation {
        match (first.cells.single(), last.cells.single()) {
            (Some(_), Some(_)) if first.digit == last.digit => {
                let [a, b] = [first, last].map(|end| self.cells(end.cells).into());
                let digit = self.digits(DigitSet::of(first.digit)).into();
                self.sentence(&format!("{key}-digit"), &[("a", a), ("b", b), ("digit", digit)])
            }
            _ => {
                let [first, last] = [first, last].map(|end| self.node("node-is", end).into());
                self.sentence(key, &[("first", first), ("last", last)])
            }
        }
    }

    /// "r4c3 is 5", "one of r4c5 and r4c6 is 1", and the opposite.
    pub(super) fn node(&self, key: &str, node: Node) -> Explanation {
        let [one, two] = [node.cells.iter().next(), node.cells.iter().nth(1)].map(|cell| self.cells(cells_of(cell)));
        let arguments = [
            ("count", node.cells.len().into()),
            ("cells", self.cells(node.cells).into()),
            ("one", one.into()),
            ("two", two.into()),
            ("digit", self.digits(DigitSet::of(node.digit)).into()),
        ];
        self.locale.say(key, &arguments)
    }

    /// The node that the one before makes false, and the node that is therefore true.
    fn chain_line(
        &self,
        position: &Position,
        before: Option<Node>,
        [off, on]: [Node; 2],
        reason: Reason,
    ) -> Explanation {
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
            ("not", self.node("node-is-not", off).into()),
            ("joint", before.map_or(Explanation::default(), |before| self.joint([before, off])).into()),
            ("is", self.node("node-is", on).into()),
            ("cell", self.cells(off.cells).into()),
            ("off", self.digits(DigitSet::of(off.digit)).into()),
            ("digit", self.digits(DigitSet::of(on.digit)).into()),
            ("places", self.either_cell(on.cells).into()),
            ("count", on.cells.len().into()),
            ("house", self.houses(house).into()),
            ("set", self.cells(set).into()),
            ("digits", self.digits(digits_of(position, set).without(off.digit)).into()),
        ];
        self.locale.say(key, &arguments)
    }

    /// The reason two nodes are not both true: "(same row)".
    fn joint(&self, pair: [Node; 2]) -> Explanation {
        let key = match Chain::weak_reason(pair) {
            Some(Reason::House(house)) => match house.kind() {
                HouseKind::Row => "joint-row",
                HouseKind::Column => "joint-column",
                HouseKind::Box => "joint-box",
            },
            Some(_) => {
                return self.locale.say("joint-cell", &[("digit", self.digits(DigitSet::of(pair[0].digit)).into())]);
            }
            None => return self.locale.say("joint-seen", &[("cells", self.cells(pair[0].cells).into())]),
        };
        self.locale.say(key, &[])
    }

    /// One of the two ends is true, so candidates that conflict with both are false.
    fn losses(&self, ends: [Node; 2], step: &Step) -> Explanation {
        let conclusion = || ("conclusion", self.conclusion(&step.concluded).into());
        let [first, last] = ends;
        if first.digit == last.digit {
            let (count, targets) = self.targets(&step.concluded);
            let arguments = [
                ("count", count.into()),
                ("targets", targets.into()),
                ("ends", self.cells(first.cells | last.cells).into()),
                ("digit", self.digits(DigitSet::of(first.digit)).into()),
                conclusion(),
            ];
            let is_grouped = (first.cells | last.cells).len() > 2;
            return self.sentence(if is_grouped { "chain-seen-group" } else { "chain-seen" }, &arguments);
        }
        if let (Some(cell), true) = (first.cells.single(), first.cells == last.cells) {
            let digits = self.either_digit([first.digit, last.digit].into_iter().collect());
            let cell = self.cells(CellSet::of(cell));
            return self.sentence("chain-same-cell", &[("cell", cell.into()), ("digits", digits.into()), conclusion()]);
        }
        let each = step.concluded.iter().map(|&literal| self.loss(literal, ends));
        self.locale.sentences.join(each)
    }

    /// The reason a candidate is false, whichever end is true.
    fn loss(&self, literal: Literal, ends: [Node; 2]) -> Explanation {
        let candidate = literal.candidate();
        let [a, b] = ends.map(|end| {
            let key = if candidate.digit() == end.digit { "chain-loss-seen" } else { "chain-loss-filled" };
            let arguments = [
                ("count", end.cells.len().into()),
                ("cells", self.cells(end.cells).into()),
                ("digit", self.digits(DigitSet::of(end.digit)).into()),
            ];
            Argument::from(self.locale.say(key, &arguments))
        });
        let conclusion = self.conclusion(&[literal]);
        self.sentence("chain-loss", &[("conclusion", conclusion.into()), ("a", a), ("b", b)])
    }

    /// The last node rules out the first, so of each two nodes joined by a weak link exactly one is
    /// true.
    fn round(&self, whole: &mut Explanation, position: &Position, chain: &Chain, step: &Step) {
        let Some((first, last)) = chain.ends() else { return };
        let arguments = [
            ("last", self.node("node-is", last).into()),
            ("not", self.node("node-is-not", first).into()),
            ("joint", self.joint([last, first]).into()),
        ];
        whole.extend(self.sentence("chain-closes", &arguments).0);
        let gone: CandidateSet = step.concluded.iter().map(|literal| literal.candidate()).collect();
        let loses = |pair: &[Node; 2]| {
            gone.iter().map(Node::of).any(|lost| !pair.contains(&lost) && pair.iter().all(|&node| lost.conflicts(node)))
        };
        let pairs = chain.weak_links().filter(loses).map(|pair| self.pair(pair));
        let sets = chain.strong_links().filter_map(|link| self.set_of_round(position, link, &gone));
        let lines: Vec<Explanation> = pairs.chain(sets).collect();
        for (number, line) in (1..).zip(&lines) {
            whole.push_line(1, "–");
            whole.extend(line.0.clone());
            whole.extend(self.locale.say("chain-line-end", &[("count", (lines.len() - number).into())]).0);
        }
        whole.push_line(0, "");
        whole.extend(self.sentence("cases-so", &[("conclusion", self.conclusion(&step.concluded).into())]).0);
    }

    /// Where the other digits of an almost locked set are, if one of these candidates is false
    /// because of that.
    fn set_of_round(
        &self,
        position: &Position,
        ([one, two], reason): ([Node; 2], Reason),
        gone: &CandidateSet,
    ) -> Option<Explanation> {
        let Reason::Set(set) = reason else { return None };
        let loses = |digit: &Digit| {
            let places = position.cells_for(*digit) & set;
            let sees_all = |lost: Candidate| places.iter().all(|place| lost.cell().sees(place));
            gone.iter().any(|lost| lost.digit() == *digit && sees_all(lost))
        };
        let rest = digits_of(position, set).without(one.digit).without(two.digit);
        let is_in: Vec<Explanation> =
            rest.iter().filter(loses).map(|digit| self.digit_in(position.cells_for(digit) & set, digit)).collect();
        let one_of = [one.digit, two.digit].into_iter().collect();
        let arguments = [
            ("set", self.cells(set).into()),
            ("digits", self.digits(one_of).into()),
            ("is", self.locale.clauses.join(is_in.iter().cloned()).into()),
        ];
        (!is_in.is_empty()).then(|| self.sentence("chain-pair-set", &arguments))
    }

    /// One of two nodes is true, so nothing else is in their place.
    fn pair(&self, [one, two]: [Node; 2]) -> Explanation {
        if one.cells == two.cells {
            let digits = self.either_digit([one.digit, two.digit].into_iter().collect());
            return self
                .sentence("chain-pair-cell", &[("cell", self.cells(one.cells).into()), ("digits", digits.into())]);
        }
        let arguments = [
            ("houses", self.houses((one.cells | two.cells).common_houses().collect()).into()),
            ("cells", self.either_cell(one.cells | two.cells).into()),
            ("digit", self.digits(DigitSet::of(one.digit)).into()),
        ];
        self.sentence("chain-pair-house", &arguments)
    }
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
