//! Singles, and the reasons for them: nothing that has to go may be left out.

use super::Check;
use crate::reading::grammar::Read;
use crate::reading::phrases::Gone;
use crate::reading::scene::{Scene, Verdict, ensure, house_of};
use crate::reading::slots::Value;
use whydoku::board::{Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind, Literal};

pub const CHECKS: &[(&str, Check)] = &[
    ("full-house", |r, s| last_cell(s, r.house("h"), r.cell("c"), r.digit("d"))),
    ("hidden-single", |r, s| {
        s.only(r.digit("d"), r.house("h"), r.cells("c"))?;
        places_out(r.reads("r"), s, r.digit("d"), r.house("h"), r.cells("c"))
    }),
    ("hidden-passing", |r, s| {
        s.only(r.digit("d"), r.house("h"), r.cells("c"))?;
        places_out(r.reads("r"), s, r.digit("d"), r.house("h"), r.cells("c"))?;
        s.conclude(&[Literal::is(Candidate::new(r.cell("c"), r.digit("d")))])
    }),
    ("naked-seen", |r, s| naked(r, s)),
    ("naked-single", |r, s| naked(r, s)),
    ("naked-passing", |r, s| {
        naked(r, s)?;
        s.conclude(&[Literal::is(Candidate::new(r.cell("c"), r.digit("d")))])
    }),
    ("so", |_, _| Ok(())),
    ("last", |r, s| {
        let literal = r.literals("o")[0];
        let (cell, digit) = (literal.candidate().cell(), literal.candidate().digit());
        last_cell(s, house_of(cell, r.kind("k")), cell, digit)
    }),
    ("single-cells", |r, s| {
        let alone = |cell: &Cell| s.now.candidates(*cell).len() == 1;
        ensure(r.cells("c").iter().all(|cell| alone(&cell)), || "not a naked single".into())
    }),
    ("single-digits", |r, s| {
        let house = r.house("h");
        let alone = |digit: Digit| s.now.cells_in(digit, house).len() == 1;
        ensure(r.digits("s").iter().all(alone), || format!("not a hidden single of {house}"))
    }),
    ("stuck", |_, _| Ok(())),
    ("guess-places", |r, s| {
        s.only(r.digit("d"), r.house("h"), r.cells("c"))?;
        ensure(r.cells("c").len() == r.number("n"), || "another number of places".into())
    }),
    ("guess-digits", |r, s| {
        s.candidates(r.cell("c"), r.digits("s"))?;
        ensure(r.digits("s").len() == r.number("n"), || "another number of candidates".into())
    }),
    ("guess-try", |r, s| ensure(r.number("m") <= r.number("n") && !s.text.concluded.is_empty(), || "a depth".into())),
    ("no-place", |r, s| {
        let (digit, house) = (r.digit("d"), r.house("h"));
        stuck_house(s, digit, house)?;
        if r.has("r") { places_out(r.reads("r"), s, digit, house, CellSet::EMPTY) } else { Ok(()) }
    }),
    ("no-digit", |r, s| {
        stuck_cell(s, r.cell("c"))?;
        if r.has("r") { digits_out(r.reads("r"), s, r.cell("c"), DigitSet::EMPTY) } else { Ok(()) }
    }),
    ("retreat", |_, _| Ok(())),
    ("solved", |_, s| ensure(s.now.empty_cells().is_empty(), || "a cell is empty".into())),
];

/// No digit is left for a cell.
pub fn stuck_cell(s: &mut Scene, cell: Cell) -> Verdict {
    s.count("contradictions");
    let holds = s.now.candidates(cell).is_empty() && s.now.digit(cell).is_none();
    s.frames.iter_mut().last().into_iter().for_each(|frame| frame.stuck = true);
    ensure(holds, || format!("{cell} has candidates"))
}

/// No place is left for a digit.
pub fn stuck_house(s: &mut Scene, digit: Digit, house: House) -> Verdict {
    s.count("contradictions");
    let placed = house.cells().iter().any(|cell| s.now.digit(cell) == Some(digit));
    s.frames.iter_mut().last().into_iter().for_each(|frame| frame.stuck = true);
    ensure(s.now.cells_in(digit, house).is_empty() && !placed, || format!("{house} has places for {digit}"))
}

fn last_cell(s: &mut Scene, house: House, cell: Cell, digit: Digit) -> Verdict {
    s.count("last cells of a house");
    let empty: CellSet = house.cells().iter().filter(|cell| s.now.digit(*cell).is_none()).collect();
    let placed = house.cells().iter().any(|cell| s.now.digit(cell) == Some(digit));
    ensure(empty.single() == Some(cell) && !placed, || format!("{cell} is not the last cell of {house}, for {digit}"))
}

fn naked(r: &Read, s: &mut Scene) -> Verdict {
    s.candidates(r.cell("c"), r.digits("d"))?;
    digits_out(r.reads("r"), s, r.cell("c"), r.digits("d"))
}

/// A digit of a cell, written by the line that is cited with it.
fn cited(s: &mut Scene, cell: Cell, digit: Option<Digit>, by: Option<&String>) -> Verdict {
    s.filled(cell, digit)?;
    let Some(by) = by else { return Ok(()) };
    let written = if by.is_empty() {
        s.frames.iter().flat_map(|frame| frame.supposed.iter().copied()).collect()
    } else {
        s.line(by)?
    };
    let says = |literal: &Literal| literal.is_true() && literal.candidate().cell() == cell;
    ensure(written.iter().any(says), || format!("{by:?} did not fill {cell}"))
}

/// The clauses say why a digit has no other place in a house, and leave no place out.
pub fn places_out(reads: &[Read], s: &mut Scene, digit: Digit, house: House, left: CellSet) -> Verdict {
    s.count("reasons of a hidden single");
    let mut out = CellSet::EMPTY;
    for r in reads {
        ensure(!r.has("d") || r.digit("d") == digit, || "another digit in a reason".into())?;
        if let Some(Value::CitedCells(by)) = r.get("c") {
            let houses = r.house_list("h");
            ensure(houses.len() == by.len(), || "cells and houses do not belong together".into())?;
            for ((cell, line), ruled_out) in by.iter().zip(houses) {
                cited(s, *cell, Some(digit), line.as_ref())?;
                s.within(CellSet::of(*cell), ruled_out)?;
                let hit = ruled_out.cells() & house.cells();
                ensure(!hit.is_empty(), || format!("{ruled_out} does not meet {house}"))?;
                out |= hit;
            }
        }
        if r.has("having") {
            out |= having(r, s, digit, house)?;
        }
        if let Some(Value::CitedCells(cells)) = r.get("f") {
            for (cell, line) in cells {
                cited(s, *cell, None, line.as_ref())?;
                s.within(CellSet::of(*cell), house)?;
                out.insert(*cell);
            }
        }
        if r.has("others") {
            let rest = house.cells().iter().filter(|cell| s.now.digit(*cell).is_some());
            out |= rest.collect();
        }
        if r.has("lost") {
            let lost = r.cells("lost");
            s.within(lost, house)?;
            for cell in lost.iter() {
                lost_one(s, Candidate::new(cell, digit), r)?;
            }
            out |= lost;
        }
    }
    let open = house.cells() - out;
    ensure(open == left, || format!("{open} are left in {house} for {digit}, not {left}"))
}

/// The places in houses that have a digit, in these cells, house by house.
fn having(r: &Read, s: &mut Scene, digit: Digit, house: House) -> Result<CellSet, String> {
    let (mut by, mut out) = (Vec::new(), CellSet::EMPTY);
    for other in r.house_list("having") {
        let holder = r.list("by").into_iter().find(|cell| other.cells().contains(*cell));
        let holder = holder.ok_or_else(|| format!("none of the cells is in {other}"))?;
        s.filled(holder, Some(digit))?;
        let hit = other.cells() & house.cells();
        ensure(!hit.is_empty(), || format!("{other} does not meet {house}"))?;
        by.push(holder);
        out |= hit;
    }
    by.dedup();
    ensure(by == r.list("by"), || "cells and houses do not belong together".into())?;
    Ok(out)
}

/// A candidate that went in the step or line that a clause names, or was never there.
fn lost_one(s: &mut Scene, candidate: Candidate, r: &Read) -> Verdict {
    match (r.get("n"), r.get("l")) {
        (Some(Value::Number(step)), _) => s.lost_in_step(candidate, *step),
        (_, Some(Value::Label(line))) => gone(s, candidate, &Gone::Line(line.clone())),
        _ if r.has("supposed") => gone(s, candidate, &Gone::Supposed),
        _ => s.missing_from_start(candidate),
    }
}

fn gone(s: &mut Scene, candidate: Candidate, by: &Gone) -> Verdict {
    let written = match by {
        Gone::Step(step) => return s.lost_in_step(candidate, *step),
        Gone::Line(label) => s.line(label)?,
        Gone::Supposed => s.frames.iter().flat_map(|frame| frame.supposed.iter().copied()).collect(),
    };
    ensure(written.contains(&Literal::is_not(candidate)), || format!("{by:?} did not remove {candidate}"))
}

/// The clauses say why a cell is no other digit, and leave no digit out.
pub fn digits_out(reads: &[Read], s: &mut Scene, cell: Cell, left: DigitSet) -> Verdict {
    s.count("reasons of a naked single");
    let mut out = DigitSet::EMPTY;
    for r in reads {
        ensure(!r.has("c") || r.cell("c") == cell, || "another cell in a reason".into())?;
        match (r.get("s"), r.get("l")) {
            (Some(Value::CitedDigits(digits)), _) => {
                for (digit, line) in digits {
                    held(s, cell, r.house("h"), *digit, line.as_ref())?;
                    out.insert(*digit);
                }
            }
            (Some(Value::Digits(_)), _) if r.has("h") => {
                for digit in r.digits("s").iter() {
                    held(s, cell, r.house("h"), digit, None)?;
                    out.insert(digit);
                }
            }
            (Some(Value::Digits(_)), _) => {
                for digit in r.digits("s").iter() {
                    s.missing_from_start(Candidate::new(cell, digit))?;
                    out.insert(digit);
                }
            }
            (_, Some(Value::Lost(lost))) => {
                for (digit, by) in lost {
                    gone(s, Candidate::new(cell, *digit), by)?;
                    out.insert(*digit);
                }
            }
            _ => return Err(format!("no reason: {r:?}")),
        }
    }
    let open = DigitSet::full() - out;
    ensure(open == left, || format!("{open} are left for {cell}, not {left}"))
}

/// A digit in a house of a cell.
fn held(s: &mut Scene, cell: Cell, house: House, digit: Digit, line: Option<&String>) -> Verdict {
    s.within(CellSet::of(cell), house)?;
    let holder = house.cells().iter().find(|holder| s.now.digit(*holder) == Some(digit));
    let holder = holder.ok_or_else(|| format!("{house} has no {digit}"))?;
    cited(s, holder, Some(digit), line)
}

/// Whether cells share a house of a kind.
pub fn is_joined(cells: CellSet, kind: HouseKind) -> bool {
    cells.first().is_some_and(|first| cells.is_subset(house_of(first, kind).cells()))
}
