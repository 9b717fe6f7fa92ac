//! Locked candidates and subsets.

use super::Check;
use crate::reading::grammar::Read;
use crate::reading::scene::{Scene, Verdict, ensure};
use crate::reading::slots::Value;
use whydoku::board::{CellSet, DigitSet};

pub const CHECKS: &[(&str, Check)] = &[
    ("locked", |r, s| {
        s.only(r.digit("d"), r.house("h"), r.cells("c"))?;
        s.within(r.cells("c"), r.house("v"))
    }),
    ("locked-so", |r, s| {
        let (places, digit, house) = (s.cells_said("c")?, s.digit_said("d")?, r.house("v"));
        ensure(r.digit("d") == digit, || "another digit than before".into())?;
        ensure(s.houses_said("v")?.single() == Some(house), || "another house than before".into())?;
        let passes = |cell, gone| gone == digit && house.cells().contains(cell) && !places.contains(cell);
        s.removals(&r.literals("o"), &passes)
    }),
    ("naked-each", |r, s| {
        for cell in r.list("c") {
            s.candidates(cell, r.digits("s"))?;
        }
        all_within(s, r, r.cells("c"))
    }),
    ("naked", |r, s| {
        let Some(Value::CellDigits(each)) = r.get("e") else { return Err("no cells".into()) };
        for (cell, digits) in each.clone() {
            s.candidates(cell, digits.into_iter().collect())?;
        }
        let cells: CellSet = each.iter().map(|(cell, _)| *cell).collect();
        s.together(cells, r.digits("s"))?;
        s.memory.insert("c", Value::Cells(cells.iter().collect()));
        all_within(s, r, cells)
    }),
    ("naked-so", |r, s| {
        let (cells, digits, houses) = (s.cells_said("c")?, s.digits_said("s")?, r.houses("hs"));
        ensure(s.houses_said("hs")? == houses, || "other houses than before".into())?;
        ensure(cells.len() == r.number("n") && digits.len() == r.number("n"), || "another number of cells".into())?;
        let in_house = |cell| houses.iter().any(|house| house.cells().contains(cell));
        s.removals(&r.literals("o"), &|cell, gone| digits.contains(gone) && !cells.contains(cell) && in_house(cell))
    }),
    ("naked-has", |r, s| {
        let (cells, digits) = (s.cells_said("c")?, s.digits_said("s")?);
        ensure(cells.len() == r.number("n") && digits.len() == r.number("n"), || "another number of cells".into())?;
        for read in r.reads("i") {
            let places = s.now.cells_for(read.digit("d")) & cells;
            ensure(places == read.cells("c"), || format!("{places}, not {}", read.cells("c")))?;
            s.memory.insert("all", read.get("c").expect("cells").clone());
        }
        Ok(())
    }),
    ("hidden-each", |r, s| {
        for digit in r.digits("s").iter() {
            for house in r.house_list("hs") {
                s.only(digit, house, r.cells("c"))?;
            }
        }
        Ok(())
    }),
    ("hidden", |r, s| {
        let (mut cells, mut digits) = (CellSet::EMPTY, DigitSet::EMPTY);
        for read in r.reads("e") {
            for house in r.house_list("hs") {
                s.only(read.digit("d"), house, read.cells("c"))?;
            }
            cells |= read.cells("c");
            digits.insert(read.digit("d"));
        }
        s.memory.insert("c", Value::Cells(cells.iter().collect()));
        s.memory.insert("s", Value::Digits(digits.iter().collect()));
        Ok(())
    }),
    ("hidden-so", |r, s| {
        let (cells, digits) = (s.cells_said("c")?, s.digits_said("s")?);
        ensure(cells.len() == r.number("n") && digits.len() == r.number("n"), || "another number of cells".into())?;
        s.removals(&r.literals("o"), &|cell, gone| !digits.contains(gone) && cells.contains(cell))
    }),
    ("almost-locked", |r, s| {
        let (from, to) = (r.house("f"), r.house("t"));
        s.together(r.cells("c"), r.digits("s"))?;
        s.within(r.cells("c"), from)?;
        s.within(r.cells("p"), to)?;
        let crossing = from.cells() & to.cells();
        for digit in r.digits("s").iter() {
            let places = s.now.cells_in(digit, to) - crossing;
            ensure(places.is_subset(r.cells("p")), || format!("{digit} is elsewhere in {to}, too: {places}"))?;
        }
        let (cells, digits, others) = (r.cells("c"), r.digits("s"), r.cells("p"));
        s.removals(&r.literals("o"), &|cell, gone| {
            let is_beside = from.cells().contains(cell) && !crossing.contains(cell) && !cells.contains(cell);
            others.contains(cell) && !digits.contains(gone) || is_beside && digits.contains(gone)
        })
    }),
    ("leftover", |r, s| {
        let (a, b) = (r.house("a"), r.house("b"));
        ensure(r.house("ac") == a && r.house("bc") == b, || "other houses".into())?;
        let shared = a.cells() & b.cells();
        ensure(shared.len() == 3, || "they do not share three cells".into())?;
        let mut missing = DigitSet::EMPTY;
        for part in r.reads("r") {
            let (house, digits) = (part.house("h"), part.digits("s"));
            for cell in (house.cells() - shared).iter() {
                let lacks = digits
                    .iter()
                    .all(|digit| s.now.digit(cell) != Some(digit) && !s.now.candidates(cell).contains(digit));
                ensure(lacks, || format!("{cell} can be one of {digits}"))?;
            }
            missing |= digits;
        }
        s.memory.insert("s", Value::Digits(missing.iter().collect()));
        s.count("places of a digit in a house");
        Ok(())
    }),
    ("leftover-so", |r, s| {
        let (a, b) = (s.houses_said("a")?, s.houses_said("b")?);
        let (a, b) = (a.first().expect("a house").cells(), b.first().expect("a house").cells());
        let missing = s.digits_said("s")?;
        s.removals(&r.literals("o"), &|cell, gone| missing.contains(gone) && ((a - b) | (b - a)).contains(cell))
    }),
    ("firework", |r, s| {
        let block = r.house("b");
        for digit in r.digits("s").iter() {
            for (line, place) in [("r", "x"), ("k", "y")] {
                s.count("places of a digit in a house");
                let places = s.now.cells_in(digit, r.house(line)) - block.cells();
                ensure(places.is_subset(r.cells(place)), || format!("{digit} is in {places}, too"))?;
            }
        }
        let pivot = r.house("r").cells() & r.house("k").cells() & block.cells();
        ensure(pivot == r.cells("p"), || "another pivot".into())
    }),
    ("firework-so", |r, s| {
        let digits = s.digits_said("s")?;
        ensure(r.cells("c").len() == 3 && digits.len() == 3, || "not three".into())?;
        let known = s.cells_said("x")? | s.cells_said("y")? | s.cells_said("p")?;
        ensure(known == r.cells("c"), || format!("the cells are {known}"))?;
        let cells = r.cells("c");
        s.removals(&r.literals("o"), &|cell, gone| cells.contains(cell) && !digits.contains(gone))
    }),
    ("firework-two-so", |r, s| {
        let cells = r.cells("c");
        ensure(cells.len() == 4 && r.digits("u").len() == 4, || "not four".into())?;
        let known = s.cells_said("x")? | s.cells_said("y")? | r.cells("p") | r.cells("q");
        ensure(known == cells && s.cells_said("p")? == r.cells("q"), || format!("the cells are {known}"))?;
        ensure(r.digits("s") | r.digits("t") == r.digits("u"), || "other digits".into())?;
        let digits = |cell| match cell {
            cell if cell == r.cell("p") => r.digits("s"),
            cell if cell == r.cell("q") => r.digits("t"),
            _ => r.digits("u"),
        };
        s.removals(&r.literals("o"), &|cell, gone| cells.contains(cell) && !digits(cell).contains(gone))
    }),
];

/// The cells are in every house that is named.
fn all_within(s: &mut Scene, r: &Read, cells: CellSet) -> Verdict {
    for house in r.house_list("hs") {
        s.within(cells, house)?;
    }
    Ok(())
}
