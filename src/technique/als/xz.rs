//! ALS-XZ: two almost locked sets with a restricted common, or with two.
//!
//! Two sets cannot both have x. The one without x needs its other digits, so every other digit z
//! common to both is in one of them: a cell that sees all places of z in both cannot be z. With a
//! second restricted common w, each set has exactly one of x and w and needs all the others: both
//! are locked, and a digit of one set goes from every cell that sees all its places there.

use super::sets::{Joints, Sets};
use crate::board::{Candidate, CandidateSet, DigitSet, Literal};
use crate::logic::{Evidence, Facts, Family, Flow, Idea, Level, Proof, SetChain, Sink, Spec};
use crate::technique::chains::SetLinks;

/// Two sets with one restricted common.
pub static ALS_XZ: Spec = Spec::new("als-xz", Family::Als, |facts, _, sink| search(facts, false, sink))
    .hodoku("0901", Level::Unfair, 300)
    .evidence(Evidence::Derived);

/// Two sets with two restricted commons.
pub static ALS_XZ_DOUBLY: Spec = Spec::new("als-xz-doubly", Family::Als, |facts, _, sink| search(facts, true, sink))
    .hodoku("0901", Level::Unfair, 300)
    .evidence(Evidence::Derived)
    .idea(Idea::AsMany);

fn search(facts: &Facts, doubly: bool, sink: &mut Sink<'_>) -> Flow {
    if facts.get::<SetLinks>().removed().is_empty() {
        return Flow::Continue(());
    }
    let (sets, joints) = (facts.get::<Sets>(), facts.get::<Joints>());
    for (one, joined) in joints.of.iter().enumerate() {
        for joint in
            joined.iter().filter(|joint| joint.to > one && !joint.overlap && (joint.commons.len() > 1) == doubly)
        {
            let pair = [one, joint.to];
            let mut commons = joint.commons.iter();
            let (Some(x), w) = (commons.next(), commons.next()) else { continue };
            let digits = if doubly { joint.shared | joint.commons } else { joint.shared };
            let mut gone = joints.seen_by_both(pair, digits);
            if doubly {
                gone |= locked(&sets, &joints, pair, joint.commons);
            }
            if gone.is_empty() {
                continue;
            }
            let digits = gone.iter().map(Candidate::digit).collect::<DigitSet>() & joint.shared;
            let pattern =
                SetChain { sets: pair.map(|set| sets.all[set]).into(), commons: vec![x], closed_by: w, digits };
            let proof = Proof::of(pattern.truths());
            sink.find(pattern.into(), gone.iter().map(Literal::is_not), proof)?;
        }
    }
    Flow::Continue(())
}

/// The candidates that go as each set is locked on its other digits, except those in the other set.
fn locked(sets: &Sets, joints: &Joints, [one, two]: [usize; 2], commons: DigitSet) -> CandidateSet {
    let of_set = |(set, other): (usize, usize)| {
        let seen = move |digit| joints.seen_by(set, digit) - sets.all[other].cells;
        let others = (sets.all[set].digits - commons).iter();
        others.flat_map(move |digit| seen(digit).iter().map(move |cell| Candidate::new(cell, digit)))
    };
    [(one, two), (two, one)].into_iter().flat_map(of_set).collect()
}
