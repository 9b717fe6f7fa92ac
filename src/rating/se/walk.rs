//! The ancestors of a record in reporting order: breadth first, parents in their own order.
//!
//! Lengths need only their number. The order matters for the parents of a chain within a chain, for
//! the identity of two such chains, and for the explanation of a chain.

use super::bits::Bits;
use super::forcing::{Runs, Target};
use super::hints::{Hint, Source};
use super::net::{Grid, NONE, Net};
use super::record::{ADVANCED, Run, Said, cause_of, trigger_of};
use smallvec::SmallVec;

/// A record, or a node of a chain: the candidate, whether it is true, and the kind of group behind
/// it (0 cell, 1 block, 2 row, 3 column; 4 none).
pub type Told = (u16, bool, u8);

/// The records that a run's record rests on.
pub type Parents = SmallVec<[Said; 8]>;

/// The parents of a true record that comes from `from`.
fn parents_of_on<const W: usize>(net: &Net<W>, start: &Grid<W>, number: u16, from: u16) -> Parents {
    let Some(cause) = cause_of(from) else { return Parents::new() };
    let node = &net.nodes[usize::from(number)];
    let group = node.groups[cause];
    let trigger = trigger_of(from);
    let others = start.groups[usize::from(group)] & !node.bits[cause];
    let hidden = net.members(group, others).filter(|&other| other != trigger);
    std::iter::once(trigger).chain(hidden).map(|other| (other, false)).collect()
}

/// The parents of a record of a run.
pub fn parents<const W: usize>(net: &Net<W>, start: &Grid<W>, run: &Run<W>, (number, is_on): Said) -> Parents {
    if is_on {
        return parents_of_on(net, start, number, run.on.from[usize::from(number)]);
    }
    match run.off.from[usize::from(number)] {
        NONE => Parents::new(),
        from if from & ADVANCED == 0 => Parents::from_slice(&[(from, true)]),
        from => {
            let step = &run.steps[usize::from(from & !ADVANCED)];
            step.parents.iter().map(|&parent| (parent, false)).collect()
        }
    }
}

/// The two ends of a contradiction, the true one first, each with its parents.
pub fn ends<const W: usize>(
    net: &Net<W>,
    start: &Grid<W>,
    run: &Run<W>,
    target: Target,
) -> SmallVec<[(Told, Parents); 2]> {
    let known = |said: Said| {
        let cause = if said.1 { cause_of(run.on.from[usize::from(said.0)]).unwrap_or(4) as u8 } else { 4 };
        ((said.0, said.1, cause), parents(net, start, run, said))
    };
    match target {
        Target::Record(said) => SmallVec::from_iter([known(said)]),
        Target::Clash(clash) if clash.is_new_on => {
            let cause = cause_of(clash.from).unwrap_or(4) as u8;
            let new = ((clash.number, true, cause), parents_of_on(net, start, clash.number, clash.from));
            SmallVec::from_iter([new, known((clash.number, false))])
        }
        Target::Clash(clash) => {
            let new = ((clash.number, false, 4), Parents::from_slice(&[(clash.from, true)]));
            SmallVec::from_iter([known((clash.number, true)), new])
        }
    }
}

/// A record and its ancestors, breadth first.
pub fn ancestors<const W: usize>(
    net: &Net<W>,
    start: &Grid<W>,
    run: &Run<W>,
    end: (Told, Parents),
    mut visit: impl FnMut(Told),
) {
    let (mut on, mut off) = (Bits::<W>::EMPTY, Bits::<W>::EMPTY);
    let (told, first) = end;
    let mut queue: Vec<Said> = Vec::with_capacity(32);
    let mut meet = |said: Said, queue: &mut Vec<Said>| {
        let seen = if said.1 { &mut on } else { &mut off };
        if !seen.has(usize::from(said.0)) {
            seen.add(usize::from(said.0));
            queue.push(said);
        }
    };
    meet((told.0, told.1), &mut queue);
    visit(told);
    first.into_iter().for_each(|parent| meet(parent, &mut queue));
    let mut at = 1;
    while let Some(&said) = queue.get(at) {
        at += 1;
        let cause = if said.1 { cause_of(run.on.from[usize::from(said.0)]).unwrap_or(4) as u8 } else { 4 };
        visit((said.0, said.1, cause));
        parents(net, start, run, said).into_iter().for_each(|parent| meet(parent, &mut queue));
    }
}

/// The runs that a step of forcing chains needs, each with its counted part, in order.
pub fn targets<'r, const W: usize>(
    net: &Net<W>,
    grid: &Grid<W>,
    runs: &'r Runs<W>,
    hint: &Hint,
) -> SmallVec<[(&'r Run<W>, Target); 9]> {
    let target = Target::Record(hint.conclusion);
    let of_group = |group: u16| -> SmallVec<[(&'r Run<W>, Target); 9]> {
        let members = grid.groups[usize::from(group)];
        net.members(group, members).map(|number| (&runs.on[usize::from(number)], target)).collect()
    };
    match hint.source {
        Source::Contradiction((number, is_on)) => {
            let run = &(if is_on { &runs.on } else { &runs.off })[usize::from(number)];
            run.clash.into_iter().map(|clash| (run, Target::Clash(clash))).collect()
        }
        Source::Double(number) => {
            let at = usize::from(number);
            SmallVec::from_iter([(&runs.on[at], target), (&runs.off[at], target)])
        }
        Source::Cell(group) => of_group(group),
        Source::Region(number, cause) => of_group(net.nodes[usize::from(number)].groups[usize::from(cause)]),
    }
}

/// The kind of group that an assumption of a step stands for: a cell, a house, or none.
pub fn assumed_cause(source: Source) -> u8 {
    match source {
        Source::Cell(_) => 0,
        Source::Region(_, cause) => cause,
        _ => 4,
    }
}
