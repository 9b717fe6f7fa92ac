//! Double exocet: two exocets with the same four digits and the same three lines across.
//!
//! Their bases are in two boxes along a band or stack, and in two lines of it. A digit cannot be in
//! both bases: it would be in both targets in the third box. So each of the four digits is in
//! exactly one base cell, and in exactly one target of that exocet. The targets lose all other
//! digits, and cells that see all four base cells, or all four targets, lose the four digits. Each
//! of the digits is outside the boxes exactly twice in the three lines; where two houses have all
//! its places there, they lose it elsewhere.
//!
//! **Proof.** The four base cells, and each digit in each of the three lines across.

use super::each;
use crate::board::{Candidate, CandidateSet, Cell, CellSet, HouseSet, Literal, Position};
use crate::logic::{Evidence, Exocet, ExocetRule, Facts, Family, Flow, Limits, Proof, Sink, Spec};

/// Two bases, four targets.
pub static DOUBLE_EXOCET: Spec = Spec::new("double-exocet", Family::Exocet, search).evidence(Evidence::Pruned);

fn search(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let mut known: Vec<Exocet> = Vec::new();
    each(position, &mut |exocet| {
        if exocet.digits.len() == 4 {
            known.push(exocet);
        }
        Flow::Continue(())
    })?;
    for (number, one) in known.iter().enumerate() {
        for two in known[number + 1..].iter().filter(|two| belong_together(one, two)) {
            let mut double = Exocet { second: Some((two.base, two.targets)), ..one.clone() };
            hand_over(&double, removed(position, &double), sink)?;
            double.rule = ExocetRule::Cover;
            hand_over(&double, covered(position, &double), sink)?;
        }
    }
    Flow::Continue(())
}

/// Whether two exocets have the same digits and lines, their bases in different boxes and lines,
/// and no cell in common.
fn belong_together(one: &Exocet, two: &Exocet) -> bool {
    let lines = |exocet: &Exocet| exocet.lines.into_iter().collect::<HouseSet>();
    let cells = |exocet: &Exocet| exocet.base.into_iter().chain(exocet.targets).collect::<CellSet>();
    one.digits == two.digits
        && lines(one) == lines(two)
        && one.boxes() == two.boxes()
        && one.block() != two.block()
        && one.line() != two.line()
        && cells(one).is_disjoint(cells(two))
}

fn hand_over(double: &Exocet, gone: CandidateSet, sink: &mut Sink<'_>) -> Flow {
    if gone.is_empty() {
        return sink.tick();
    }
    let proof = Proof::of(double.truths());
    sink.find(double.clone().into(), gone.iter().map(Literal::is_not), proof)
}

/// The eliminations in the targets, and in the cells that see all bases or all targets.
fn removed(position: &Position, double: &Exocet) -> CandidateSet {
    let Some((base, targets)) = double.second else { return CandidateSet::EMPTY };
    let targets = || double.targets.into_iter().chain(targets);
    let others =
        |cell: Cell| (position.candidates(cell) - double.digits).iter().map(move |digit| Candidate::new(cell, digit));
    let bases: CellSet = double.base.into_iter().chain(base).collect();
    let seen = bases.common_peers() | targets().collect::<CellSet>().common_peers();
    let of_digits = double.digits.iter().map(|digit| position.candidates_for(digit, seen));
    of_digits.fold(targets().flat_map(others).collect(), |all, some| all | some)
}

/// The candidates for which the houses that cover a digit outside the boxes have no room.
fn covered(position: &Position, double: &Exocet) -> CandidateSet {
    let of_digit = |digit| {
        let covers = double.covers(position, digit).into_iter();
        let beside = move |houses: HouseSet| position.candidates_for(digit, houses.cells() - double.outside());
        covers.map(beside).fold(CandidateSet::EMPTY, |all, some| all | some)
    };
    double.digits.iter().map(of_digit).fold(CandidateSet::EMPTY, |all, some| all | some)
}
