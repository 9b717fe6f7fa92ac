//! Patterns that are counted: combinations of digits that are excluded, and how often each digit
//! fits into some cells.

use super::Check;
use super::cases::candidates;
use super::links::sees;
use crate::reading::grammar::Read;
use crate::reading::scene::{Scene, Verdict, ensure, house_of};
use crate::reading::slots::Value;
use whydoku::board::{Candidate, Cell, CellSet, DigitSet, HouseKind, HouseSet, Literal};

pub const CHECKS: &[(&str, Check)] = &[
    ("exclusion", |r, s| {
        ensure(s.frames.is_empty(), || "not in a case".into())?;
        whole_exclusion(s)?;
        s.partners.clear();
        s.excluded.clear();
        s.refuted.push(Candidate::new(r.cell("a"), r.digit("d")));
        s.memory.insert("supposed", Value::Digits(vec![r.digit("d")]));
        s.open(r.cell("a"), r.digit("d"))
    }),
    ("exclusion-partner", |r, s| {
        let (cell, supposed) = (r.cell("c"), supposed(s)?);
        let mut digits = s.now.candidates(cell);
        if sees(cell, supposed.cell()) {
            digits.remove(supposed.digit());
        }
        s.count("candidates of a cell");
        ensure(digits == r.digits("s"), || format!("{cell} can be {digits}"))?;
        s.partners.push((cell, digits));
        Ok(())
    }),
    ("exclusion-same", |r, s| {
        s.candidates(r.cell("c"), r.digits("s"))?;
        let supposed = supposed(s)?;
        ensure(r.digits("s") == DigitSet::of(supposed.digit()), || "it can be another digit".into())?;
        s.partners.push((r.cell("c"), DigitSet::EMPTY));
        s.share(supposed.cell(), r.cell("c"), r.kind("k"))
    }),
    ("exclusion-case", |r, s| {
        let mut chosen = if r.has("b") { candidates(r, "b") } else { Vec::new() };
        if r.has("d") {
            let partner = s.partners.last().ok_or("no partner")?.0;
            chosen.push(Candidate::new(partner, r.digit("d")));
        }
        excluded_by(s, &r.reads("w")[0], &chosen)?;
        s.excluded.push(chosen);
        Ok(())
    }),
    ("exclusion-so", |r, s| {
        whole_exclusion(s)?;
        let mut said = r.literals("o");
        let mut refuted: Vec<Literal> = s.refuted.iter().map(|candidate| Literal::is_not(*candidate)).collect();
        said.sort_unstable();
        refuted.sort_unstable();
        ensure(said == refuted, || format!("{refuted:?} was supposed"))
    }),
    ("counted", |r, s| {
        s.together(r.cells("c"), r.digits("s"))?;
        s.memory.insert("all-cells", Value::Cells(r.list("c")));
        s.memory.insert("times", Value::Number(0));
        s.memory.insert("counted", Value::Digits(Vec::new()));
        Ok(())
    }),
    ("counted-open", |r, s| {
        s.memory.insert("times", Value::Number(0));
        let of =
            |kind| r.house_list("hs").into_iter().filter(|house| house.kind() == kind).collect::<HouseSet>().cells();
        let (rows, columns) = (of(HouseKind::Row), of(HouseKind::Column));
        let mut cells = rows & columns;
        let filled = cells.iter().all(|cell| s.now.digit(cell).is_some());
        if cells.len() == 4 && filled {
            let boxes: HouseSet = cells.iter().map(|cell| house_of(cell, HouseKind::Box)).collect();
            cells = (rows | columns) & boxes.cells();
        }
        let empty: CellSet = cells.iter().filter(|cell| s.now.digit(*cell).is_none()).collect();
        s.count("cells in a house");
        s.memory.insert("all-cells", Value::Cells(empty.iter().collect()));
        s.memory.insert("counted", Value::Digits(Vec::new()));
        ensure(empty.len() == r.number("n"), || format!("they are {empty}"))
    }),
    ("counted-digit", |r, s| {
        let Some(Value::Number(times)) = s.recall("times").cloned() else { return Err("nothing is counted".into()) };
        s.memory.insert("times", Value::Number(times + r.number("n")));
        ensure(r.house_list("hs").len() == r.number("n"), || "not as many houses as times".into())?;
        let mut told = s.digits_said("counted").unwrap_or_default();
        ensure(!told.contains(r.digit("d")), || "it is counted already".into())?;
        told.insert(r.digit("d"));
        s.memory.insert("counted", Value::Digits(told.iter().collect()));
        for read in r.reads("x") {
            let (cells, digit) = (s.cells_said("all-cells")?, r.digit("d"));
            let places: CellSet = cells.iter().filter(|cell| s.now.candidates(*cell).contains(digit)).collect();
            let others = read.houses("hs");
            ensure(places.is_subset(others.cells()) && others.len() == r.number("n"), || "it is elsewhere".into())?;
        }
        if let Some(Value::Cells(cells)) = s.recall("all-cells").cloned() {
            let places: CellSet =
                cells.into_iter().filter(|cell| s.now.candidates(*cell).contains(r.digit("d"))).collect();
            ensure(places.is_subset(r.houses("hs").cells()), || "it is elsewhere, too".into())?;
        }
        Ok(())
    }),
    ("counted-so", |r, s| {
        let Some(Value::Number(times)) = s.recall("times").cloned() else { return Err("nothing is counted".into()) };
        let cells = s.cells_said("all-cells")?;
        let (all, told) = (s.union(cells), s.digits_said("counted")?);
        ensure(all == told, || format!("{all} are to be counted, not {told}"))?;
        ensure(times == r.number("n") && times == cells.len(), || format!("it is {times} times"))
    }),
];

/// All combinations of the partners are excluded, if anything was supposed before.
fn whole_exclusion(s: &mut Scene) -> Verdict {
    if s.refuted.is_empty() {
        return Ok(());
    }
    s.count("combinations excluded");
    let open = combination(&s.partners, &s.excluded, &mut Vec::new());
    ensure(open.is_none(), || format!("{open:?} is not excluded"))
}

/// What the sentence before the partners supposes.
fn supposed(s: &Scene) -> Result<Candidate, String> {
    let cell = s.cells_said("a")?.first().ok_or("no cell")?;
    Ok(Candidate::new(cell, s.digit_said("supposed")?))
}

/// With these candidates and the supposed one, two are the same in a house, or some cells have too
/// few digits left.
fn excluded_by(s: &mut Scene, r: &Read, chosen: &[Candidate]) -> Verdict {
    s.count("combinations excluded");
    let all: Vec<Candidate> = chosen.iter().copied().chain([supposed(s)?]).collect();
    for candidate in &all {
        s.open(candidate.cell(), candidate.digit())?;
    }
    if !r.has("c") {
        let clash = |one: &Candidate| all.iter().any(|two| one.digit() == two.digit() && sees(one.cell(), two.cell()));
        return ensure(all.iter().any(clash), || "they are not the same in a house".into());
    }
    let cells = r.cells("c");
    s.together(cells, r.digits("s"))?;
    let left = |cell: Cell| -> DigitSet {
        let open = s.now.candidates(cell).iter();
        open.filter(|digit| !all.iter().any(|by| by.digit() == *digit && sees(by.cell(), cell))).collect()
    };
    let rest = cells.iter().fold(DigitSet::EMPTY, |all, cell| all | left(cell));
    if r.has("g") {
        let digits: DigitSet = all.iter().map(|candidate| candidate.digit()).collect();
        ensure(digits & r.digits("s") == r.digits("g"), || "they lose other digits".into())?;
    }
    ensure(rest.len() < cells.len(), || format!("{rest} are left for {cells}"))
}

/// A choice of digits for the partners that nothing excludes.
fn combination(
    partners: &[(Cell, DigitSet)],
    excluded: &[Vec<Candidate>],
    chosen: &mut Vec<Candidate>,
) -> Option<Vec<Candidate>> {
    if excluded.iter().any(|all| all.iter().all(|candidate| chosen.contains(candidate))) {
        return None;
    }
    let Some((cell, digits)) = partners.first() else { return Some(chosen.clone()) };
    for digit in digits.iter() {
        chosen.push(Candidate::new(*cell, digit));
        let open = combination(&partners[1..], excluded, chosen);
        if open.is_some() {
            return open;
        }
        chosen.pop();
    }
    None
}
