//! The chains of a step, told: each end, and everything that it rests on.

use super::forcing::Runs;
use super::geometry::house;
use super::hints::Hint;
use super::net::{Grid, Net};
use super::record::Said;
use super::step::{Cause, Inference, Strand};
use super::walk::{Told, ancestors, ends, parents, targets};
use crate::board::{Candidate, Cell, Element, Literal};

fn literal<const W: usize>(net: &Net<W>, (number, is_on): Said) -> Literal {
    let candidate = Candidate::from_index(usize::from(net.nodes[usize::from(number)].candidate));
    if is_on { Literal::is(candidate) } else { Literal::is_not(candidate) }
}

/// The cell or house that a link goes through.
fn cause<const W: usize>(net: &Net<W>, number: u16, cause: u8) -> Cause {
    let groups = net.nodes[usize::from(number)].groups;
    match cause {
        0 => Cause::Cell(Cell::from_index(usize::from(groups[0]))),
        1..=3 => Cause::House(house(usize::from(groups[usize::from(cause)] - 81) / 9)),
        _ => Cause::Assumed,
    }
}

/// The cell or house by which a true candidate makes another one false.
fn weak<const W: usize>(net: &Net<W>, on: u16, off: u16) -> Cause {
    let node = &net.nodes[usize::from(on)];
    let part = (0..4).find(|&part| node.parts[part].has(usize::from(off)));
    part.map_or(Cause::Rule, |part| cause(net, on, part as u8))
}

/// The strand of a simple chain or cycle, given from its end to its start.
pub fn of_line<const W: usize>(net: &Net<W>, nodes: &[Told]) -> Strand {
    let links = nodes.iter().enumerate().map(|(at, &(number, is_on, by))| Inference {
        literal: literal(net, (number, is_on)),
        cause: if at + 1 < nodes.len() { cause(net, number, by) } else { Cause::Assumed },
        parents: (at + 1..nodes.len()).take(1).collect(),
    });
    Strand { links: links.collect() }
}

/// The strands of a step of forcing chains.
pub fn of_hint<const W: usize>(net: &Net<W>, grid: &Grid<W>, runs: &Runs<W>, hint: &Hint) -> Vec<Strand> {
    let mut strands = Vec::new();
    for (run, target) in targets(net, grid, runs, hint) {
        for end in ends(net, grid, run, target) {
            let mut told = Vec::new();
            ancestors(net, grid, run, end.clone(), |link| told.push(link));
            let mut places = [vec![None; net.nodes.len()], vec![None; net.nodes.len()]];
            for (place, &(number, is_on, _)) in told.iter().enumerate() {
                places[usize::from(is_on)][usize::from(number)] = Some(place);
            }
            let place = |&(number, is_on): &Said| places[usize::from(is_on)][usize::from(number)];
            let links = told.iter().enumerate().map(|(at, &(number, is_on, by))| {
                let before = if at == 0 { end.1.clone() } else { parents(net, grid, run, (number, is_on)) };
                let cause = match before.first() {
                    None => Cause::Assumed,
                    Some(_) if is_on => cause(net, number, by),
                    Some(&(parent, true)) => weak(net, parent, number),
                    Some(_) => Cause::Rule,
                };
                Inference {
                    literal: literal(net, (number, is_on)),
                    cause,
                    parents: before.iter().filter_map(place).collect(),
                }
            });
            strands.push(Strand { links: links.collect() });
        }
    }
    strands
}
