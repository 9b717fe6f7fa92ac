//! Words for chains: what one of two ends is, line by line, and what follows.

use super::Explainer;
use super::fragment::Explanation;
use crate::board::{Candidate, CandidateSet, CellSet, DigitSet, HouseKind, HouseSet};
use crate::logic::{Chain, Node, Reason, Step};

impl Explainer {
    /// A chain from one end to the other, and what conflicts with both; or all the way round.
    pub(super) fn chain(&self, chain: &Chain, step: &Step) -> Explanation {
        let Some((first, last)) = chain.ends() else { return Explanation::default() };
        let arguments = [
            ("first", self.node("node-is", first).into()),
            ("last", self.node("node-is", last).into()),
            ("not", self.node("node-is-not", first).into()),
        ];
        let begin = if first == last { "chain-true" } else { "chain-either" };
        let mut whole = self.sentence(if chain.closed { "chain-round" } else { begin }, &arguments);
        let mut before: Option<Node> = None;
        for (number, ([off, on], reason)) in (1..).zip(chain.strong_links()) {
            whole.push_line(1, &format!("{number}."));
            whole.extend(&self.chain_line(before, off, on, reason).capitalized().0);
            before = Some(on);
        }
        whole.push_line(0, "");
        let end = match first == last {
            _ if chain.closed => self.round(chain, step),
            true => {
                let [first, ..] = arguments;
                self.sentence("chain-so-true", &[first, ("conclusion", self.conclusion(&step.concluded).into())])
            }
            false => self.ends([first, last], step),
        };
        whole.extend(&end.0);
        whole
    }

    /// "r4c3 is 5", "one of r4c5 and r4c6 is 1", and the opposite.
    fn node(&self, key: &str, node: Node) -> Explanation {
        let arguments = [
            ("count", node.cells.len().into()),
            ("cells", self.cells(node.cells).into()),
            ("digit", self.digits(DigitSet::of(node.digit)).into()),
        ];
        self.locale.say(key, &arguments)
    }

    /// What the node before makes false, and what is therefore true.
    fn chain_line(&self, before: Option<Node>, off: Node, on: Node, reason: Reason) -> Explanation {
        let key = match (before, reason) {
            (None, Reason::Cell(_)) => "chain-first-cell",
            (None, Reason::House(_)) => "chain-first-house",
            (None, Reason::Set(_)) => "chain-first-set",
            (Some(_), Reason::Cell(_)) => "chain-next-cell",
            (Some(_), Reason::House(_)) => "chain-next-house",
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
        ];
        self.locale.say(key, &arguments)
    }

    /// " (same row)"; nothing within a cell.
    fn joint(&self, pair: [Node; 2]) -> Explanation {
        let kind = match Chain::weak_reason(pair) {
            Some(Reason::House(house)) => house.kind(),
            Some(_) => return Explanation::default(),
            None => return self.locale.say("joint-seen", &[("cells", self.cells(pair[0].cells).into())]),
        };
        let key = match kind {
            HouseKind::Row => "joint-row",
            HouseKind::Column => "joint-column",
            HouseKind::Box => "joint-box",
        };
        self.locale.say(key, &[])
    }

    /// One of the two ends is true, and what conflicts with both is not.
    fn ends(&self, [first, last]: [Node; 2], step: &Step) -> Explanation {
        let ends = [("first", self.node("node-is", first).into()), ("last", self.node("node-is", last).into())];
        let so = self.sentence("chain-so", &ends);
        if first.digit == last.digit {
            let digit = ("digit", self.digits(DigitSet::of(first.digit)).into());
            let (count, targets) = self.targets(&step.concluded);
            let conclusion = ("conclusion", self.conclusion(&step.concluded).into());
            let arguments = [digit, conclusion, ("count", count.into()), ("targets", targets.into())];
            return self.locale.sentences.join([so, self.sentence("chain-so-seen", &arguments)]);
        }
        let each = step.concluded.iter().map(|literal| {
            let candidate = literal.candidate();
            let [a, b] = [first, last].map(|end| self.conflict_with(candidate, end));
            let out = ("out", self.conclusion(&[*literal]).into());
            self.locale.say("chain-out", &[out, ("a", a.into()), ("b", b.into())])
        });
        let reasons = ("reasons", self.locale.details.join(each).into());
        self.locale.sentences.join([so, self.sentence("chain-so-out", &[reasons])])
    }

    /// Why a candidate is not true if an end is.
    fn conflict_with(&self, candidate: Candidate, end: Node) -> Explanation {
        let key = if candidate.digit() == end.digit { "chain-seen" } else { "chain-filled" };
        let arguments = [
            ("cell", self.cells(CellSet::of(candidate.cell())).into()),
            ("cells", self.cells(end.cells).into()),
            ("digit", self.digits(DigitSet::of(end.digit)).into()),
        ];
        self.locale.say(key, &arguments)
    }

    /// The last node rules out the first, so of each two nodes joined by a weak link exactly one is true.
    fn round(&self, chain: &Chain, step: &Step) -> Explanation {
        let Some((first, last)) = chain.ends() else { return Explanation::default() };
        let mut whole = self.sentence(
            "chain-closes",
            &[
                ("last", self.node("node-is", last).into()),
                ("not", self.node("node-is-not", first).into()),
                ("joint", self.joint([last, first]).into()),
            ],
        );
        let gone: CandidateSet = step.concluded.iter().map(|literal| literal.candidate()).collect();
        for [one, two] in chain.weak_links() {
            let conflicts = |candidate: &Candidate| {
                let candidate = Node::of(*candidate);
                candidate != one && candidate != two && candidate.conflicts(one) && candidate.conflicts(two)
            };
            if !gone.iter().any(|candidate| conflicts(&candidate)) {
                continue;
            }
            whole.push_line(1, "–");
            let within = one.cells == two.cells;
            let arguments = [
                ("cell", self.cells(one.cells).into()),
                ("cells", self.either_cell(one.cells | two.cells).into()),
                ("digit", self.digits(DigitSet::of(one.digit)).into()),
                ("digits", self.either_digit([one.digit, two.digit].into_iter().collect()).into()),
            ];
            whole.extend(&self.sentence(if within { "chain-pair-cell" } else { "chain-pair-house" }, &arguments).0);
        }
        whole.push_line(0, "");
        whole.extend(&self.sentence("cases-so", &[("conclusion", self.conclusion(&step.concluded).into())]).0);
        whole
    }
}
