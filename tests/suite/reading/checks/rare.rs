//! Exocets, symmetry, and cells that cannot be filled from three digits.

use super::Check;
use crate::reading::grammar::Read;
use crate::reading::scene::{Scene, Verdict, ensure};
use crate::reading::slots::{Value, set};
use whydoku::board::{Cell, CellSet, DigitSet, HouseSet};

pub const CHECKS: &[(&str, Check)] = &[
    ("exocet", |r, s| {
        for house in r.house_list("h") {
            s.within(r.cells("a"), house)?;
        }
        exocet(r, s, &["a"], &["b"])
    }),
    ("exocet-double", |r, s| exocet(r, s, &["a", "c"], &["b", "e"])),
    ("exocet-digit", |r, s| {
        let (lines, boxes) = (s.houses_said("lines")?, s.houses_said("hs-boxes")?);
        let outside = lines.cells() - boxes.cells();
        let places: CellSet = outside.iter().filter(|cell| can_be(s, *cell, r.digits("d"))).collect();
        s.count("places of a digit in cells");
        ensure(places.is_subset(r.houses("hs").cells()) && r.house_list("hs").len() <= 2, || {
            format!("it is in {places}")
        })
    }),
    ("exocet-nowhere", |r, s| {
        let (lines, boxes) = (s.houses_said("lines")?, s.houses_said("hs-boxes")?);
        let outside = lines.cells() - boxes.cells();
        s.count("places of a digit in cells");
        ensure(!outside.iter().any(|cell| can_be(s, cell, r.digits("d"))), || "it is somewhere".into())
    }),
    ("rare", |_, _| Ok(())),
    ("rare-so", |_, _| Ok(())),
    ("mirror", |r, s| s.within(r.cells("c"), r.house("h"))),
    ("mirror-lacks", |r, s| {
        let target = r.cell("t");
        s.removals(&r.literals("p"), &|cell, _| cell == target)?;
        s.conclude(&r.literals("p"))
    }),
    ("mirror-in", |r, s| s.conclude(&r.literals("p"))),
    ("symmetric", |_, _| Ok(())),
    ("rearranged", |r, s| {
        let lines: Vec<_> = r.reads("l").iter().map(|moved| (moved.house("h"), moved.house("i"))).collect();
        let digits: Vec<_> = r.reads("x").iter().map(|moved| (moved.digit("x"), moved.digit("y"))).collect();
        let position = &s.text.position;
        for cell in position.givens().unwrap_or(position.digits().filled()) {
            let [row, column, _] = cell.houses().map(|house| moved(&lines, house).cells());
            let to = (row & column).single().ok_or_else(|| format!("{cell} goes nowhere"))?;
            let digit = position.digit(cell).map(|digit| moved(&digits, digit));
            ensure(position.digit(to) == digit, || format!("{cell} goes to {to}, which is not {digit:?}"))?;
        }
        s.count("givens that stay the same");
        Ok(())
    }),
    ("symmetric-stays", |r, s| {
        let (cells, digits) = (r.cells("c"), r.digits("s"));
        s.removals(&r.literals("o"), &|cell, digit| cells.contains(cell) && !digits.contains(digit))
    }),
    ("symmetric-filled", |r, s| {
        s.filled(r.cell("c"), Some(r.digit("d")))?;
        let (cell, digit) = (r.cell("e"), r.digit("x"));
        let says = r.literals("p").iter().all(|literal| {
            literal.is_true() && literal.candidate().cell() == cell && literal.candidate().digit() == digit
        });
        ensure(says, || "another conclusion".into())?;
        s.conclude(&r.literals("p"))
    }),
    ("symmetric-gone", |r, s| {
        let can_be = s.now.candidates(r.cell("c"));
        ensure((can_be & r.digits("s")).is_empty(), || format!("{} can be that", r.cell("c")))?;
        for digit in r.digits("t").iter() {
            s.conclude_not(r.cells("e"), digit)?;
        }
        Ok(())
    }),
    ("tridagon", |r, s| {
        ensure(r.cells("c").len() == 12, || "not twelve".into())?;
        for house in r.house_list("hs") {
            ensure((house.cells() & r.cells("c")).len() == 3, || format!("not three in {house}"))?;
        }
        s.within(r.cells("p") | r.cells("q") | r.cells("r"), r.house("h"))?;
        unfillable(r, s)
    }),
    ("three-digits", |r, s| {
        ensure(r.cells("c").len() == r.number("n"), || "another number of cells".into())?;
        s.see(r.cells("p"), r.cells("q") | r.cells("r"))?;
        s.see(r.cells("q"), r.cells("r"))?;
        unfillable(r, s)
    }),
    ("three-forced", |r, s| seen(r, s)),
    ("three-stuck", |r, s| seen(r, s)),
    ("three-tried", |r, s| seen(r, s)),
    ("tridagon-beside", |r, s| s.within(r.cells("c"), r.house("h"))),
    ("tridagon-last", |_, _| Ok(())),
    ("tridagon-so", |_, _| Ok(())),
    ("tridagon-alike", |_, _| Ok(())),
];

/// Whether a cell is or can be one of these digits.
fn can_be(s: &Scene, cell: Cell, digits: DigitSet) -> bool {
    !(s.now.candidates(cell) & digits).is_empty() || s.now.digit(cell).is_some_and(|digit| digits.contains(digit))
}

/// Bases can be nothing but the digits; within the boxes the lines have them only in the targets.
fn exocet(r: &Read, s: &mut Scene, bases: &[&str], targets: &[&str]) -> Verdict {
    let bases = bases.iter().fold(CellSet::EMPTY, |all, name| all | r.cells(name));
    let targets = targets.iter().fold(CellSet::EMPTY, |all, name| all | r.cells(name));
    for cell in bases.iter() {
        let found = s.now.candidates(cell);
        s.count("candidates of a cell");
        ensure(found.is_subset(r.digits("s")) && !found.is_empty(), || format!("{cell} can be {found}"))?;
    }
    let boxes: HouseSet = r.houses("hs");
    ensure(r.house_list("lines").len() == 3 && boxes.len() == 3, || "not three".into())?;
    ensure(targets.is_subset(r.houses("lines").cells() & boxes.cells()), || "a target is elsewhere".into())?;
    s.memory.insert("hs-boxes", Value::Houses(r.house_list("hs")));
    Ok(())
}

/// The cells that can be something else are told with what they can be.
fn unfillable(r: &Read, s: &mut Scene) -> Verdict {
    s.count("forbidden patterns");
    let (cells, digits) = (r.cells("c"), r.digits("s"));
    let mut told = CellSet::EMPTY;
    for read in r.reads("g") {
        for cell in read.list("c") {
            let extras = s.now.candidates(cell) - digits;
            ensure(extras == read.digits("s"), || format!("{cell} can also be {extras}"))?;
            told.insert(cell);
        }
    }
    let guarded: CellSet = cells.iter().filter(|cell| !s.now.candidates(*cell).is_subset(digits)).collect();
    ensure(guarded == told, || format!("{guarded} can be something else"))?;
    s.memory.insert("deadly", Value::Cells(cells.iter().collect()));
    s.memory.insert("deadly-digits", Value::Digits(digits.iter().collect()));
    Ok(())
}

fn seen(r: &Read, s: &mut Scene) -> Verdict {
    let Some(Value::Cells(cells)) = r.get("b") else { return Err("no cells".into()) };
    let all = s.cells_said("deadly")?;
    ensure(set(cells).is_subset(all) && all.contains(r.cell("c")), || "not of the cells".into())?;
    s.see(r.cells("c"), set(cells))
}

/// Where something goes of which a text says "this with that, this becomes that". What becomes
/// another thing is said for each of a round, so what is only gone to is part of a swap.
fn moved<T: Copy + PartialEq>(said: &[(T, T)], thing: T) -> T {
    let goes = said.iter().find(|(from, _)| *from == thing).map(|(_, to)| *to);
    goes.or_else(|| said.iter().find(|(_, to)| *to == thing).map(|(from, _)| *from)).unwrap_or(thing)
}
