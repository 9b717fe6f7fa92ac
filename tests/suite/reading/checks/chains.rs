//! Chains link by link, loops, and colours.

use super::Check;
use super::colours::coloured_loss;
use super::links::{excluded, name};
use crate::reading::grammar::Read;
use crate::reading::scene::{Scene, Verdict, ensure};
use crate::reading::slots::Value;
use whydoku::board::{Candidate, CellSet, Digit, DigitSet, Literal};

pub const CHECKS: &[(&str, Check)] = &[
    ("chain-either", |r, s| {
        let [a, b] = [r.reads("a"), r.reads("b")].map(node);
        s.letters.insert('A', (a.0, DigitSet::of(a.1)));
        s.letters.insert('B', (b.0, DigitSet::of(b.1)));
        s.memory.insert("all", Value::Cells((a.0 | b.0).iter().collect()));
        s.memory.insert("claimed", Value::Number(2));
        Ok(())
    }),
    ("chain-either-cell", |r, s| {
        name(s, [r.cells("a"), r.cells("b")], r.digit("d"));
        s.memory.insert("claimed", Value::Number(2));
        Ok(())
    }),
    ("node", |r, s| {
        let (cells, digit) = node(r.reads("i"));
        s.chain.push((cells, digit));
        s.memory.insert("all", Value::Cells(cells.iter().collect()));
        s.count("nodes of chains");
        Ok(())
    }),
    ("chain-for", |r, s| suppose(r, s)),
    ("chain-suppose", |r, s| suppose(r, s)),
    ("chain-first-cell", |r, s| {
        let (off, digit) = *s.chain.last().ok_or("nothing is supposed")?;
        cell_link(s, off, digit, r.cells("c"), r.digit("d"))
    }),
    ("chain-first-house", |r, s| {
        let (off, digit) = *s.chain.last().ok_or("nothing is supposed")?;
        house_link(r, s, off, digit)
    }),
    ("chain-first-set", |r, s| {
        let (off, digit) = *s.chain.last().ok_or("nothing is supposed")?;
        set_link(r, s, off, digit)
    }),
    ("chain-next-cell", |r, s| {
        let (off, digit) = weak(r, s)?;
        cell_link(s, off, digit, off, r.digit("d"))
    }),
    ("chain-next-house", |r, s| {
        let (off, digit) = weak(r, s)?;
        house_link(r, s, off, digit)
    }),
    ("chain-next-set", |r, s| {
        let (off, digit) = weak(r, s)?;
        set_link(r, s, off, digit)
    }),
    ("chain-true-so", |r, s| {
        sure(r, s)?;
        let (cells, digit) = node(r.reads("i"));
        let sure = Candidate::new(cells.single().ok_or("several cells")?, digit);
        let follows = |literal: &Literal| {
            if literal.is_true() { literal.candidate() == sure } else { literal.candidate().conflicts(sure) }
        };
        ensure(r.literals("o").iter().all(follows), || "another conclusion".into())
    }),
    ("chain-one-so", |r, s| {
        sure(r, s)?;
        let (cells, _) = node(r.reads("i"));
        s.memory.insert("all", Value::Cells(cells.iter().collect()));
        Ok(())
    }),
    ("chain-closes", |r, s| {
        let last = *s.chain.last().ok_or("no chain")?;
        ensure(node(r.reads("i")) == last, || "not the end of the chain".into())?;
        let off = weak(r, s)?;
        ensure(s.chain.first() == Some(&off), || "not the start of the chain".into())
    }),
    ("pair-house", |r, s| {
        let (cells, digit) = (r.cells("c"), r.digit("d"));
        let in_ring = is_pair(s, |one, two| one.1 == digit && two.1 == digit && one.0 | two.0 == cells);
        ensure(in_ring, || "no neighbours in the ring".into())?;
        for house in r.house_list("hs") {
            s.within(cells, house)?;
            let others = s.now.cells_in(digit, house) - cells;
            s.ruled_out.extend(others.iter().map(|cell| Candidate::new(cell, digit)));
        }
        Ok(())
    }),
    ("pair-cell", |r, s| {
        let (cells, digits) = (r.cells("c"), r.digits("s"));
        let in_ring =
            is_pair(s, |one, two| one.0 == cells && two.0 == cells && digits == DigitSet::of(one.1).with(two.1));
        ensure(in_ring, || "no neighbours in the ring".into())?;
        let others = s.now.candidates(r.cell("c")) - digits;
        s.ruled_out.extend(others.iter().map(|digit| Candidate::new(r.cell("c"), digit)));
        Ok(())
    }),
    ("pair-set", |r, s| {
        let cells = r.cells("c");
        let rest = s.union(cells);
        ensure(r.digits("s").is_subset(rest) && rest.len() == cells.len() + 1, || "not such a set".into())?;
        for read in r.reads("i") {
            let (places, digit) = node(std::slice::from_ref(read));
            s.count("places of a digit in cells");
            ensure(places == s.now.cells_for(digit) & cells, || format!("{digit} has other places in {cells}"))?;
            let losers = s.now.cells_for(digit).iter().filter(|cell| places.is_subset(cell.peers()));
            s.ruled_out.extend(losers.map(|cell| Candidate::new(cell, digit)).collect::<Vec<_>>());
        }
        Ok(())
    }),
    ("loss", |r, s| {
        ends_with_b(s)?;
        for literal in r.literals("o") {
            for (letter, clause) in [('A', "a"), ('B', "b")] {
                let (cells, digits) = s.letters.get(&letter).copied().ok_or("no letters")?;
                if let (Some(digit), true) = (digits.single(), s.chain.len() > 1) {
                    loss(s, &r.reads(clause)[0], literal.candidate(), Some((cells, digit)))?;
                } else {
                    coloured_loss(s, &r.reads(clause)[0], literal.candidate(), letter)?;
                }
            }
        }
        ensure(r.literals("o").iter().all(|literal| !literal.is_true()), || "a placement".into())
    }),
    ("chain-houses", |r, s| {
        let digit = r.digit("d");
        s.only(digit, r.house("h"), r.cells("c"))?;
        s.only(digit, r.house("g"), r.cells("e"))?;
        s.within(r.cells("near"), r.house("j"))?;
        let ends = [r.cells("a"), r.cells("b")];
        ensure(ends[0].is_subset(r.cells("c")) && ends[1].is_subset(r.cells("e")), || "not the ends".into())?;
        let rest = (r.cells("c") - ends[0]) | (r.cells("e") - ends[1]);
        ensure(rest.is_subset(r.cells("near")), || "other places".into())?;
        name(s, ends, digit);
        Ok(())
    }),
];

/// The node of a clause: a digit in some cells.
pub fn node(reads: &[Read]) -> (CellSet, Digit) {
    (reads[0].cells("c"), reads[0].digit("d"))
}

/// What "is not" says: a digit not in some cells.
pub fn not(r: &Read) -> (CellSet, DigitSet) {
    if r.has("one") { (r.cells("one") | r.cells("two"), r.digits("s")) } else { (r.cells("c"), r.digits("s")) }
}

/// The supposition that a chain begins with.
fn suppose(r: &Read, s: &mut Scene) -> Verdict {
    let (cells, digits) = not(&r.reads("n")[0]);
    let digit = digits.single().ok_or("several digits")?;
    if s.memory.remove("claimed").is_some() {
        let a = s.letters.get(&'A').copied().ok_or("no A")?;
        ensure(a == (cells, digits), || "the chain does not begin with A".into())?;
        s.memory.insert("ends", Value::Number(2));
    } else if let Some((claimed, _)) = s.chain.last() {
        s.memory.insert("claim", Value::Cells(claimed.iter().collect()));
    }
    ensure(s.frames.is_empty(), || "not in a case".into())?;
    s.chain = vec![(cells, digit)];
    s.count("nodes of chains");
    Ok(())
}

/// The node that the last one makes false.
fn weak(r: &Read, s: &mut Scene) -> Result<(CellSet, Digit), String> {
    s.count("weak links");
    ensure(s.recall("sets").is_none(), || "not in a chain of sets".into())?;
    let beside = &r.reads("n")[0];
    let (cells, digits) = not(&beside.reads("n")[0]);
    let digit = digits.single().ok_or("several digits")?;
    let (on, of) = *s.chain.last().ok_or("no chain")?;
    let follows = cells.iter().all(|cell| excluded(Candidate::new(cell, digit), on, of));
    ensure(follows, || format!("{cells} can be {digit} although {on} is {of}"))?;
    if beside.has("k") {
        let joined = super::singles::is_joined(on | cells, beside.kind("k"));
        ensure(joined, || format!("{on} and {cells} are not in one house of this kind"))?;
    }
    if beside.has("by") {
        ensure(beside.cells("by") == on, || "it sees other cells".into())?;
    }
    s.chain.push((cells, digit));
    Ok((cells, digit))
}

fn cell_link(s: &mut Scene, off: CellSet, digit: Digit, cells: CellSet, other: Digit) -> Verdict {
    let cell = off.single().ok_or("several cells")?;
    ensure(cells == off, || "another cell than supposed".into())?;
    s.candidates(cell, DigitSet::of(digit).with(other))?;
    s.chain.push((off, other));
    Ok(())
}

fn house_link(r: &Read, s: &mut Scene, off: CellSet, digit: Digit) -> Verdict {
    ensure(r.digit("d") == digit, || "another digit than supposed".into())?;
    s.only(digit, r.house("h"), off | r.cells("c"))?;
    s.chain.push((r.cells("c"), digit));
    Ok(())
}

fn set_link(r: &Read, s: &mut Scene, off: CellSet, digit: Digit) -> Verdict {
    let (cells, digits) = (r.cells("c"), r.digits("s"));
    s.together(cells, digits.with(digit))?;
    ensure(!digits.contains(digit) && digits.len() == cells.len(), || "not as many digits as cells".into())?;
    ensure(s.now.cells_for(digit) & cells == off, || format!("{digit} has other places in {cells}"))?;
    let (places, other) = node(r.reads("i"));
    s.count("places of a digit in cells");
    ensure(s.now.cells_for(other) & cells == places && digits.contains(other), || {
        format!("{other} has other places in {cells}")
    })?;
    s.chain.push((places, other));
    Ok(())
}

/// A chain from A must have come to B.
pub fn ends_with_b(s: &Scene) -> Verdict {
    let (Some(last), Some(b)) = (s.chain.last(), s.letters.get(&'B')) else { return Ok(()) };
    let is_b = s.recall("ends").is_none() || *b == (last.0, DigitSet::of(last.1));
    ensure(is_b, || format!("the chain ends with {last:?}, not with B"))
}

/// A node that is true in any case: one end of the chain has all cells of the other.
fn sure(r: &Read, s: &mut Scene) -> Verdict {
    let (cells, digit) = node(r.reads("i"));
    let ends = [s.chain.first(), s.chain.last()].map(|end| *end.expect("a chain"));
    let is_sure = ends.iter().all(|end| end.1 == digit && end.0.is_subset(cells)) && ends[0].0 | ends[1].0 == cells;
    if let Ok(claimed) = s.cells_said("claim") {
        ensure(claimed == cells, || format!("{claimed} were claimed"))?;
    }
    ensure(is_sure, || format!("{ends:?} do not make this sure"))
}

/// Whether two nodes joined by a weak link, in either order, pass.
fn is_pair(s: &Scene, passes: impl Fn((CellSet, Digit), (CellSet, Digit)) -> bool) -> bool {
    s.chain.windows(2).skip(1).step_by(2).any(|pair| passes(pair[0], pair[1]))
}

/// Why a candidate is false if this node is true.
pub fn loss(s: &mut Scene, r: &Read, candidate: Candidate, by: Option<(CellSet, Digit)>) -> Verdict {
    s.count("losses");
    let (cells, digit) =
        if r.has("c") { (r.cells("c"), r.digit("d")) } else { (CellSet::of(candidate.cell()), r.digit("d")) };
    let known = by.is_none_or(|by| by == (cells, digit));
    ensure(known, || format!("{by:?}, not {cells} {digit}"))?;
    if r.has("k") {
        for cell in cells.iter() {
            s.share(candidate.cell(), cell, r.kind("k"))?;
        }
    }
    ensure(excluded(candidate, cells, digit), || format!("{candidate} is not excluded by {digit} in {cells}"))
}
