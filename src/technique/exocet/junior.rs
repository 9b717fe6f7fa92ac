//! Junior exocet: eliminations in the targets, the base and their mirrors.
//!
//! The targets hold the digits of the base. So they lose all other digits. If a target is a digit,
//! the two other lines across have it outside the boxes, at two different places; if that is
//! impossible, the target loses it, and the base loses digits for which no target is left.
//!
//! The *mirror* of a target is in the box of the other target: in the three boxes, the target's
//! digit is in the line of the base, in the line of the target, and so in the third line; but not
//! in the other target, which is the other digit, nor in the cells of that target's line across.
//! Two cells are left. A digit that neither of them can have goes from the target; one of the two
//! is the target's digit, and the other is no digit of the two targets.
//!
//! **Proof.** The base cells, each digit in each of the three lines across; for mirrors, also in
//! the boxes of the targets.

use super::{Filling, each, fillings, possible};
use crate::board::{Candidate, CandidateSet, Cell, Digit, DigitSet, Literal, Position};
use crate::logic::{Evidence, Exocet, ExocetRule, Facts, Family, Flow, Limits, Proof, Sink, Spec};

/// Base and targets.
pub static JUNIOR_EXOCET: Spec = Spec::new("junior-exocet", Family::Exocet, juniors).evidence(Evidence::Pruned);

/// Base, targets and their mirrors.
pub static JE_MIRROR: Spec = Spec::new("je-mirror", Family::Exocet, mirrors).evidence(Evidence::Pruned);

fn juniors(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    each(position, &mut |exocet| {
        hand_over(&exocet, ExocetRule::Targets, others_in_targets(position, &exocet), sink)?;
        let covered = lost_to_covers(position, &exocet);
        hand_over(&exocet, ExocetRule::Cover, covered, sink)
    })
}

fn mirrors(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    each(position, &mut |exocet| {
        let known = others_in_targets(position, &exocet) | lost_to_covers(position, &exocet);
        let mirrored = lost_to_mirrors(position, &exocet) - known;
        hand_over(&exocet, ExocetRule::Mirror, mirrored, sink)
    })
}

fn hand_over(exocet: &Exocet, rule: ExocetRule, gone: CandidateSet, sink: &mut Sink<'_>) -> Flow {
    if gone.is_empty() {
        return sink.tick();
    }
    let pattern = Exocet { rule, ..exocet.clone() };
    let proof = Proof::of(pattern.truths());
    sink.find(pattern.into(), gone.iter().map(Literal::is_not), proof)
}

/// The candidates of the targets other than the digits of the base.
fn others_in_targets(position: &Position, exocet: &Exocet) -> CandidateSet {
    of_cells(exocet.targets.map(|target| (target, position.candidates(target) - exocet.digits)))
}

/// The candidates of these cells.
fn of_cells<const N: usize>(cells: [(Cell, DigitSet); N]) -> CandidateSet {
    let of_cell = |(cell, digits): (Cell, DigitSet)| digits.iter().map(move |digit| Candidate::new(cell, digit));
    cells.into_iter().flat_map(of_cell).collect()
}

/// The digits of base and targets that are in no filling, as the lines across would lack them.
fn lost_to_covers(position: &Position, exocet: &Exocet) -> CandidateSet {
    let fillings = fillings(position, exocet, [0, 1].map(|target| possible(position, exocet, target)));
    unused(position, exocet, &fillings)
}

/// The digits of base and targets that no filling uses.
fn unused(position: &Position, exocet: &Exocet, fillings: &[Filling]) -> CandidateSet {
    let used = |of: &dyn Fn(&Filling) -> Digit| fillings.iter().map(of).collect::<DigitSet>();
    let [one, two] = exocet.base;
    let [first, second] = exocet.targets;
    of_cells([
        (one, position.candidates(one) - used(&|(base, _)| base[0])),
        (two, position.candidates(two) - used(&|(base, _)| base[1])),
        (first, (position.candidates(first) & exocet.digits) - used(&|(_, targets)| targets[0])),
        (second, (position.candidates(second) & exocet.digits) - used(&|(_, targets)| targets[1])),
    ])
}

/// The digits of base and targets that the mirrors lack, and the candidates for which the mirrors
/// have no room.
fn lost_to_mirrors(position: &Position, exocet: &Exocet) -> CandidateSet {
    let can_be =
        |cell: Cell, digit: Digit| position.candidates(cell).contains(digit) || position.digit(cell) == Some(digit);
    let mirrors = [0, 1].map(|target| exocet.mirror(target));
    let possible = [0, 1].map(|target| {
        let has = |digit: &Digit| mirrors[target].iter().any(|cell| can_be(cell, *digit));
        possible(position, exocet, target).iter().filter(has).collect::<DigitSet>()
    });
    let fillings = fillings(position, exocet, possible);
    let mut gone = unused(position, exocet, &fillings);
    for (target, mirror) in mirrors.into_iter().enumerate() {
        for cell in mirror & position.empty_cells() {
            let beside = mirror.without(cell);
            // The cell is the digit of the target, or the one beside it is.
            let fits = |digit: Digit| {
                fillings.iter().any(|(_, targets)| {
                    let is_beside = || beside.iter().any(|other| can_be(other, targets[target]));
                    digit == targets[target] || !targets.contains(&digit) && is_beside()
                })
            };
            let lost = position.candidates(cell).iter().filter(|&digit| !fits(digit));
            gone.extend(lost.map(|digit| Candidate::new(cell, digit)));
        }
    }
    gone
}
