//! Two strong links and wings.

use super::Check;
use super::chains::ends_with_b;
use crate::reading::grammar::Read;
use crate::reading::scene::{Scene, Verdict, ensure, house_of};
use crate::reading::slots::Value;
use whydoku::board::{Candidate, Cell, CellSet, Digit, DigitSet};

pub const CHECKS: &[(&str, Check)] = &[
    ("two-links", |r, s| {
        let digit = r.digit("d");
        s.only(digit, r.house("h"), r.cells("c"))?;
        s.only(digit, r.house("g"), r.cells("e"))?;
        s.within(r.cells("near"), r.house("j"))?;
        let ends = r.cells("a") | r.cells("b");
        let all = r.cells("c") | r.cells("e");
        ensure(ends | r.cells("near") == all, || "the ends are not the others".into())?;
        let apart = r.cells("c").contains(r.cell("a")) && r.cells("e").contains(r.cell("b"));
        ensure(apart && r.cells("c").len() == 2 && r.cells("e").len() == 2, || "not the ends".into())?;
        name(s, [r.cells("a"), r.cells("b")], digit);
        s.memory.insert("all", Value::Cells(ends.iter().collect()));
        Ok(())
    }),
    ("sees-all", |r, s| {
        ends_with_b(s)?;
        let all = all_said(s, r)?;
        s.see(r.cells("t"), all)?;
        s.conclude_not(r.cells("t"), r.digit("d"))
    }),
    ("sees-all-so", |r, s| {
        ends_with_b(s)?;
        let (all, digit) = (all_said(s, r)?, r.digit("d"));
        s.removals(&r.literals("o"), &|cell, gone| gone == digit && all.is_subset(cell.peers()))
    }),
    ("beside", |r, s| {
        ends_with_b(s)?;
        let (a, b) = (lettered(s, 'A')?, lettered(s, 'B')?);
        for cell in r.list("t") {
            for other in a.iter() {
                s.share(cell, other, r.kind("one"))?;
            }
            for other in b.iter() {
                s.share(cell, other, if r.has("two") { r.kind("two") } else { r.kind("one") })?;
            }
        }
        s.conclude_not(r.cells("t"), r.digit("d"))
    }),
    ("rectangle", |r, s| {
        let digit = r.digit("d");
        s.only(digit, r.house("h"), r.cells("c") | r.cells("e"))?;
        s.within(r.cells("c"), r.house("line"))?;
        s.within(r.cells("e"), r.house("across"))?;
        s.only(digit, r.house("g"), r.cells("p"))
    }),
    ("rectangle-far", |r, s| {
        ensure(s.cells_said("p")?.contains(r.cell("far")), || "not a place".into())?;
        s.share(r.cell("far"), r.cell("t"), r.kind("k"))
    }),
    ("rectangle-near", |r, s| {
        ensure(s.cells_said("p")?.contains(r.cell("near")), || "not a place".into())?;
        s.within(r.cells("near"), r.house("line"))?;
        ensure(s.cells_said("p")? == s.cells_said("far")? | r.cells("near"), || "not the other place".into())?;
        s.within(r.cells("t"), r.house("across"))
    }),
    ("rectangle-so", |r, s| {
        ensure(s.cells_said("t")? == r.cells("t"), || "another cell".into())?;
        s.conclude_not(r.cells("t"), r.digit("d"))
    }),
    ("xy-wing", |r, s| wing(r, s, false)),
    ("xyz-wing", |r, s| wing(r, s, true)),
    ("w-wing", |r, s| {
        let (a, b) = (r.cell("a"), r.cell("b"));
        s.candidates(a, r.digits("s"))?;
        s.candidates(b, r.digits("s"))?;
        ensure(r.digits("s") == r.digits("d") | r.digits("e"), || "other digits".into())?;
        s.only(r.digit("e"), r.house("h"), r.cells("c"))?;
        ensure(r.cells("c") == r.cells("near") | r.cells("far"), || "other places".into())?;
        s.share(a, r.cell("near"), r.kind("ka"))?;
        s.share(b, r.cell("far"), r.kind("kb"))?;
        name(s, [r.cells("a"), r.cells("b")], r.digit("d"));
        Ok(())
    }),
    ("chute", |r, s| {
        s.candidates(r.cell("a"), r.digits("s"))?;
        s.candidates(r.cell("b"), r.digits("s"))?;
        for cell in r.list("c") {
            let lacks = (s.now.candidates(cell) & r.digits("m")).is_empty()
                && s.now.digit(cell).is_none_or(|digit| !r.digits("m").contains(digit));
            ensure(lacks, || format!("{cell} can be one of {}", r.digits("m")))?;
        }
        s.within(r.cells("a"), r.house("sa"))?;
        s.within(r.cells("b"), r.house("sb"))?;
        s.count("places of a digit in a house");
        let all = r.cells("c") | r.house("sa").cells() | r.house("sb").cells();
        ensure(r.house("h").cells().is_subset(all), || "the house has other cells".into())?;
        if r.has("d") {
            ensure(r.digits("s") == r.digits("m") | r.digits("d"), || "other digits".into())?;
        }
        name(s, [r.cells("a"), r.cells("b")], r.digit("s"));
        Ok(())
    }),
    ("chute-so", |r, s| pair_so(r, s, r.digits("d"))),
    ("remote", |r, s| {
        let cells = r.list("c");
        for cell in &cells {
            s.candidates(*cell, r.digits("x") | r.digits("y"))?;
        }
        for pair in cells.windows(2) {
            s.see(CellSet::of(pair[0]), CellSet::of(pair[1]))?;
            let shared = r
                .house_list("hs")
                .iter()
                .any(|house| house.cells().contains(pair[0]) && house.cells().contains(pair[1]));
            ensure(shared, || "not in one of the houses".into())?;
        }
        let ends = cells.first() == Some(&r.cell("a")) && cells.last() == Some(&r.cell("b"));
        ensure(ends && cells.len() % 2 == 0, || "not the ends".into())?;
        name(s, [r.cells("a"), r.cells("b")], r.digit("x"));
        Ok(())
    }),
    ("remote-so", |r, s| pair_so(r, s, r.digits("x") | r.digits("y"))),
    ("er-pair", |r, s| {
        s.candidates(r.cell("a"), r.digits("s"))?;
        s.candidates(r.cell("b"), r.digits("s"))?;
        ensure(r.digits("s") == r.digits("t"), || "other digits".into())?;
        let house = r.house("h");
        let places = r.digits("t").iter().fold(CellSet::EMPTY, |all, digit| all | s.now.cells_in(digit, house));
        ensure(places == r.cells("c"), || format!("{places}, not {}", r.cells("c")))?;
        s.count("places of a digit in a house");
        s.within(r.cells("c"), house)?;
        let lines = r.house("row").cells() | r.house("column").cells();
        ensure(places.is_subset(lines), || "not in the two lines".into())?;
        name(s, [r.cells("a"), r.cells("b")], r.digit("s"));
        s.within(r.cells("a"), r.house("row"))?;
        s.within(r.cells("b"), r.house("column"))
    }),
    ("er-pair-so", |r, s| {
        let (a, b, digits) = (lettered(s, 'A')?, lettered(s, 'B')?, r.digits("t"));
        let block = r.house("h").cells();
        let (row, column) = (r.house("row").cells(), r.house("column").cells());
        s.removals(&r.literals("o"), &|cell, gone| {
            let in_lines = (row | column).contains(cell) && !block.contains(cell);
            let apart = !(a | b).contains(cell);
            digits.contains(gone) && apart && (in_lines || (a | b).is_subset(cell.peers()))
                || !digits.contains(gone) && block.contains(cell)
        })
    }),
    ("dual", |_, _| Ok(())),
    ("dual-so", |_, _| Ok(())),
];

/// Names two ends A and B.
pub fn name(s: &mut Scene, ends: [CellSet; 2], digit: Digit) {
    for (letter, cells) in ['A', 'B'].into_iter().zip(ends) {
        s.letters.insert(letter, (cells, DigitSet::of(digit)));
    }
    let all = (ends[0] | ends[1]).iter().collect();
    s.memory.insert("all", Value::Cells(all));
}

/// The cells with this letter.
pub fn lettered(s: &Scene, letter: char) -> Result<CellSet, String> {
    s.letters.get(&letter).map(|(cells, _)| *cells).ok_or_else(|| format!("there is no {letter} before"))
}

/// The cells that "all" stands for: a cell by name, or those of the sentence before, of which there
/// must be so many.
fn all_said(s: &Scene, r: &Read) -> Result<CellSet, String> {
    let Some(Value::Seen(cells, count, parts)) = r.get("x") else { return Err("no cells".into()) };
    let all = s.cells_said("all")?;
    ensure(cells.is_empty() || all == cells.iter().copied().collect(), || format!("{all}, not {cells:?}"))?;
    let is_number = all.len() == *count || *count == 7 && all.len() > 6;
    ensure(is_number, || format!("{all} are not {count}"))?;
    let mut left = all;
    for (many, house) in parts {
        let here = left & house.cells();
        ensure(here.len() == *many, || format!("{here} are in {house}, not {many}"))?;
        left -= here;
    }
    ensure(parts.is_empty() || left.is_empty(), || format!("{left} are in none of the houses"))?;
    Ok(all)
}

fn wing(r: &Read, s: &mut Scene, in_pivot: bool) -> Verdict {
    let (p, a, b) = (r.cell("p"), r.cell("a"), r.cell("b"));
    s.candidates(p, r.digits("s"))?;
    let own = r.digits("x") | r.digits("y");
    ensure(r.digits("s") == if in_pivot { own | r.digits("d") } else { own }, || "other digits".into())?;
    s.candidates(a, r.digits("as"))?;
    s.candidates(b, r.digits("bs"))?;
    ensure(r.digits("as") == r.digits("x") | r.digits("d"), || "other digits of A".into())?;
    ensure(r.digits("bs") == r.digits("y") | r.digits("d"), || "other digits of B".into())?;
    s.share(p, a, r.kind("ka"))?;
    s.share(p, b, r.kind("kb"))?;
    name(s, [r.cells("a"), r.cells("b")], r.digit("d"));
    if in_pivot {
        s.memory.insert("all", Value::Cells(vec![a, b, p]));
    }
    Ok(())
}

/// Cells that see both A and B lose these digits; a cell of A's house also, if it holds both.
fn pair_so(r: &Read, s: &mut Scene, digits: DigitSet) -> Verdict {
    let ends = lettered(s, 'A')? | lettered(s, 'B')?;
    s.removals(&r.literals("o"), &|cell, gone| digits.contains(gone) && ends.is_subset(cell.peers()))
}

/// Whether a cell sees another in a house of one of the kinds.
pub fn sees(cell: Cell, other: Cell) -> bool {
    use whydoku::board::HouseKind::{Box, Column, Row};
    cell != other && [Row, Column, Box].into_iter().any(|kind| house_of(cell, kind) == house_of(other, kind))
}

/// Whether a candidate cannot be beside a digit in one of some cells, whichever it is.
pub fn excluded(candidate: Candidate, cells: CellSet, digit: Digit) -> bool {
    cells.iter().all(|cell| {
        let same = cell == candidate.cell();
        if same { digit != candidate.digit() } else { digit == candidate.digit() && sees(cell, candidate.cell()) }
    })
}
