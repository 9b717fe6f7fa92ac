//! A chain as reported: its end, and everything that the end rests on.

use super::forcing::{Hint, Runs};
use super::geometry::house;
use super::line::Link as Raw;
use super::net::{Grid, Net};
use super::run::Said;
use super::walk::{ancestors, ends, parents, targets};
use crate::board::{Candidate, Cell, Element, House, Literal};

/// One chain, or a net if links rest on several others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strand {
    /// The end first, then its ancestors, the nearest first; the assumptions are among the last.
    pub links: Vec<Link>,
}

/// A candidate that is true or false, with its reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The candidate, true or false.
    pub literal: Literal,
    /// The place of the inference.
    pub cause: Cause,
    /// The links that it follows from: indices into [`Strand::links`].
    pub parents: Vec<usize>,
}

/// The place where a link of a chain is inferred.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Cause {
    /// None: the link is assumed.
    Assumed,
    /// In a cell.
    Cell(Cell),
    /// In a house.
    House(House),
    /// By a simpler rule, on the grid as it is by then.
    Rule,
}

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
pub fn of_line<const W: usize>(net: &Net<W>, nodes: &[Raw]) -> Strand {
    let links = nodes.iter().enumerate().map(|(at, &(number, is_on, by))| Link {
        literal: literal(net, (number, is_on)),
        cause: match nodes.get(at + 1) {
            None => Cause::Assumed,
            Some(&(before, ..)) if !is_on => weak(net, before, number),
            Some(_) => cause(net, number, by),
        },
        parents: if at + 1 < nodes.len() { vec![at + 1] } else { Vec::new() },
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
                Link {
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
