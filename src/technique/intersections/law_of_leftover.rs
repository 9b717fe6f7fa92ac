//! Law of leftover: the rests of a line and of a box that cross hold the same six digits.
//!
//! Both hold every digit, and they share three cells; so the six other cells of the line hold the
//! same digits as the six other cells of the box. A digit without a place on one side is on
//! neither. Locked candidates say the same, but this law covers all digits at once, on two sides
//! that mirror each other.
//!
//! **Proof.** Each such digit in the house where it has no place outside the crossing.

use super::{CLAIMING_CROSSINGS, Crossing};
use crate::board::{CandidateSet, Constraint, DigitSet, Element, House, Literal, Position};
use crate::logic::{Evidence, Facts, Family, Flow, LawOfLeftover, Limits, Proof, Sink, Spec};
use crate::technique::chute::DigitsWithLocked;

/// A line and a box.
pub static LAW_OF_LEFTOVER: Spec =
    Spec::new("law-of-leftover", Family::Intersections, search).evidence(Evidence::Pruned).tier(5);

fn search(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let (position, digits) = (facts.position(), facts.get::<DigitsWithLocked>().0);
    if digits.is_empty() {
        return Flow::Continue(());
    }
    for (line, crossings) in House::all().zip(&CLAIMING_CROSSINGS) {
        for &Crossing { cover: block, base_slots, cover_slots } in crossings {
            let [mut off_line, mut off_box] = [DigitSet::EMPTY; 2];
            for digit in digits {
                let slots = |house| position.slots(Constraint::digit_in(digit, house)).bits();
                let (in_line, in_box) = (slots(line), slots(block));
                match (in_line & !base_slots, in_box & !cover_slots) {
                    // Without a place in the crossing, it is filled in.
                    _ if in_line & base_slots == 0 => {}
                    (0, others) if others != 0 => off_line.insert(digit),
                    (others, 0) if others != 0 => off_box.insert(digit),
                    _ => {}
                }
            }
            if !(off_line | off_box).is_empty() {
                hand_over(position, LawOfLeftover { line, block, off_line, off_box }, sink)?;
            }
        }
    }
    Flow::Continue(())
}

/// Removes the digits missing on one side from the other.
fn hand_over(position: &Position, pattern: LawOfLeftover, sink: &mut Sink<'_>) -> Flow {
    let [line, block] = [pattern.line, pattern.block].map(House::cells);
    let of = |digits: DigitSet, cells| {
        let of_digit = |digit| position.candidates_for(digit, cells);
        digits.iter().map(of_digit).fold(CandidateSet::EMPTY, |all, some| all | some)
    };
    let gone = of(pattern.off_line, block - line) | of(pattern.off_box, line - block);
    let proof = Proof::of(pattern.truths());
    sink.find(pattern.into(), gone.iter().map(Literal::is_not), proof)
}
