//! Fish, and templates.

use super::Check;
use super::singles::stuck_house;
use crate::reading::grammar::Read;
use crate::reading::scene::{Scene, Verdict, ensure};
use crate::reading::slots::Value;
use whydoku::board::{CellSet, Digit, HouseSet};

pub const CHECKS: &[(&str, Check)] = &[
    ("fish", |r, s| places(r, s, CellSet::EMPTY)),
    ("finned", |r, s| {
        places(r, s, r.cells("fins"))?;
        for fin in r.list("fins") {
            s.open(fin, r.digit("d"))?;
        }
        ensure(r.cells("fins").is_subset(r.houses("base").cells()), || "a fin outside of the base".into())
    }),
    ("fish-so", |r, s| {
        let (base, cover, digit) = known(r, s)?;
        ensure(r.number("n") == base.len() && base.len() == cover.len(), || "another number of houses".into())?;
        s.removals(&r.literals("o"), &|cell, gone| {
            gone == digit && cover.cells().contains(cell) && !base.cells().contains(cell)
        })
    }),
    ("fish-stuck", |r, s| stuck_house(s, r.digit("d"), r.house("h"))),
    ("finned-fin", |r, s| {
        ensure(s.cells_said("fins")? == r.cells("fin"), || "other fins".into())?;
        ensure(s.digit_said("d")? == r.digit("d"), || "another digit".into())?;
        s.within(r.cells("fin"), r.house("b"))
    }),
    ("finned-without", |r, s| {
        let (base, cover, _) = known(r, s)?;
        ensure(r.number("n") == base.len() && base.len() == cover.len(), || "another number of houses".into())
    }),
    ("finned-places", |r, s| fixed(r, s)),
    ("finned-last", |r, s| {
        fixed(r, s)?;
        let fins = s.cells_said("fins")?;
        let left = s.now.cells_in(r.digit("d"), r.house("others")) - fins;
        ensure(left == r.cells("near") | r.cells("far"), || format!("{left} are left in {}", r.house("others")))
    }),
    ("finned-stuck", |r, s| {
        let left = s.now.cells_in(r.digit("d"), r.house("h")) - s.cells_said("fins")?;
        ensure(left.is_empty(), || format!("{} has {left}, too", r.house("h")))
    }),
    ("finned-so", |r, s| {
        let (base, cover, digit) = known(r, s)?;
        let (block, fins) = (r.house("b"), s.cells_said("fins")?);
        s.within(r.cells("lost"), block)?;
        let lines = r.houses("lines").cells();
        ensure(r.houses("lines").is_subset(cover), || "a line that is not of the cover".into())?;
        let lost = r.cells("lost");
        let apart = lost.is_subset(lines) && (lost & fins).is_empty() && (lost & base.cells()).is_empty();
        ensure(apart, || "not in the lines, or in the fish".into())?;
        s.conclude_not(lost, digit)
    }),
    ("complex", |r, s| {
        let (base, cover, _) = known(r, s)?;
        ensure(r.number("n") == base.len() && base.len() == cover.len(), || "another number of houses".into())
    }),
    ("complex-twice", |r, s| {
        let cover = s.houses_said("cover")?;
        let twice = |cell| cover.iter().filter(|house| house.cells().contains(cell)).count() > 1;
        ensure(r.cells("twice").iter().all(twice), || "not in two of the houses".into())
    }),
    ("complex-so", |r, s| {
        let (_, cover, digit) = known(r, s)?;
        ensure(r.houses("cover") == cover, || "other houses".into())?;
        s.removals(&r.literals("o"), &|cell, gone| gone == digit && cover.cells().contains(cell))
    }),
    ("complex-endo", |r, s| {
        let base = s.houses_said("base")?;
        let twice = |cell| base.iter().filter(|house| house.cells().contains(cell)).count() > 1;
        ensure(r.cells("endo").iter().all(twice), || "not in two of the houses".into())
    }),
    ("complex-fin", |r, s| {
        ensure(s.digit_said("d")? == r.digit("d"), || "another digit".into())?;
        s.see(r.cells("lost"), r.cells("fin"))
    }),
    ("complex-without", |r, s| {
        let (base, cover, _) = known(r, s)?;
        ensure(base == r.houses("base") && cover == r.houses("cover"), || "other houses".into())?;
        ensure(r.number("n") == base.len(), || "another number of cells".into())
    }),
    ("complex-both", |r, s| {
        let (cover, fins) = (s.houses_said("cover")?, s.cells_said("fin")?);
        s.see(r.cells("lost"), fins)?;
        ensure(r.cells("lost").is_subset(cover.cells()), || "not in the cover".into())?;
        s.conclude_not(r.cells("lost"), r.digit("d"))
    }),
    ("templates-sure", |r, s| {
        for cell in r.list("c") {
            s.open(cell, r.digit("d"))?;
        }
        Ok(())
    }),
    ("templates", |r, s| {
        s.chain.clear();
        s.memory.insert("left", Value::Number(if r.has("n") { r.number("n") } else { 0 }));
        Ok(())
    }),
    ("template", |r, s| {
        let digit = s.digit_said("d")?;
        for cell in r.list("way") {
            s.open(cell, digit)?;
        }
        s.chain.push((r.cells("way"), digit));
        Ok(())
    }),
    ("template-line", |r, s| {
        let digit = s.digit_said("d")?;
        s.within(r.cells("way"), r.house("h"))?;
        for cell in r.list("way") {
            s.open(cell, digit)?;
        }
        Ok(())
    }),
    ("templates-so", |_, _| Ok(())),
];

/// The base, the cover and the digit that were said.
fn known(r: &Read, s: &Scene) -> Result<(HouseSet, HouseSet, Digit), String> {
    let digit = s.digit_said("d")?;
    ensure(!r.has("d") || r.digit("d") == digit, || "another digit than before".into())?;
    Ok((s.houses_said("base")?, s.houses_said("cover")?, digit))
}

/// All places of the base but the fins are in the cover; those of each house are as they are told.
fn places(r: &Read, s: &mut Scene, fins: CellSet) -> Verdict {
    s.count("fish");
    let (digit, base, cover) = (r.digit("d"), r.houses("base"), r.houses("cover"));
    let all = base.iter().fold(CellSet::EMPTY, |all, house| all | s.now.cells_in(digit, house));
    let is_twice = |cell| base.iter().filter(|house| house.cells().contains(cell)).count() > 1;
    let outside = (all - fins) - cover.cells();
    ensure(outside.iter().all(is_twice), || format!("{outside} are not in {cover}"))?;
    ensure((base & cover).is_empty(), || "a house is both".into())?;
    let each = r.reads("r");
    ensure(each.is_empty() || each.len() == base.len(), || "a house is left out".into())?;
    for read in each {
        ensure(base.contains(read.house("h")), || "another house".into())?;
        s.only(digit, read.house("h"), read.cells("c"))?;
    }
    Ok(())
}

/// Without the fins some houses have one place left.
fn fixed(r: &Read, s: &mut Scene) -> Verdict {
    let (base, cover, digit) = known(r, s)?;
    let fins = s.cells_said("fins")?;
    for read in r.reads("i") {
        ensure(base.contains(read.house("h")) && read.digit("d") == digit, || "another house or digit".into())?;
        let left = s.now.cells_in(digit, read.house("h")) - fins;
        ensure(left == read.cells("c"), || format!("{left} are left in {}", read.house("h")))?;
    }
    s.count("fish");
    ensure(r.houses("some").is_subset(cover), || "other lines".into())
}
