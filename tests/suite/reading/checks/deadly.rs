//! Deadly and unfillable patterns: their cells, what they can be, and the way out.

use super::Check;
use super::cases::candidates;
use crate::reading::grammar::Read;
use crate::reading::scene::{Scene, Verdict, ensure, house_of};
use crate::reading::slots::Value;
use whydoku::board::{Candidate, Cell, CellSet, Digit, DigitSet, Element, House, HouseKind, Literal};

pub const CHECKS: &[(&str, Check)] = &[
    ("corners", |r, s| {
        corners(s, r.cells("c"))?;
        known(r, s, r.cells("c"), r.digits("s"))
    }),
    ("corners-so", |r, s| {
        corners(s, r.cells("c"))?;
        for cell in r.list("t") {
            ensure(s.now.candidates(cell).is_subset(r.digits("s")), || format!("{cell} can be more"))?;
        }
        ensure(r.cells("c") == r.cells("t") | r.cells("r") && r.cells("t").len() == 3, || "other corners".into())?;
        let (cell, digits) = (r.cell("r"), r.digits("s"));
        s.removals(&r.literals("o"), &|gone, digit| gone == cell && digits.contains(digit))
    }),
    ("ring", |r, s| {
        ring(s, &r.list("c"), true)?;
        known(r, s, r.cells("c"), r.digits("s"))
    }),
    ("odd-ring", |r, s| {
        ring(s, &r.list("c"), false)?;
        ensure(r.list("c").len() == r.number("n") && r.number("n") % 2 == 1, || "another number".into())?;
        known(r, s, r.cells("c"), r.digits("s"))
    }),
    ("crossing", |r, s| {
        let cells = r.houses("hs").cells() & r.houses("gs").cells();
        ensure(cells == r.cells("c"), || format!("they cross in {cells}"))?;
        ensure(r.number("n") == r.digits("s").len() && r.number("n") == r.houses("gs").len(), || {
            "another number".into()
        })?;
        known(r, s, cells, r.digits("s"))
    }),
    ("polygon", |r, s| {
        for (cells, house) in [("c", "h"), ("e", "g"), ("f", "k")] {
            s.within(r.cells(cells), r.house(house))?;
        }
        let rows = |cells: CellSet| cells.iter().map(Cell::row).collect::<Vec<_>>();
        let in_rows = rows(r.cells("e")).iter().all(|row| rows(r.cells("c")).contains(row));
        let columns = |cells: CellSet| cells.iter().map(Cell::column).collect::<Vec<_>>();
        let in_columns = columns(r.cells("f")).iter().all(|column| columns(r.cells("c")).contains(column));
        ensure(in_rows && in_columns, || "not in the same lines".into())?;
        known(r, s, r.cells("c") | r.cells("e") | r.cells("f"), r.digits("s"))
    }),
    ("matrix", |r, s| {
        let cells = r.houses("hs").cells() & r.houses("gs").cells();
        ensure(cells == r.cells("c") && cells.len() == 9, || format!("they cross in {cells}"))?;
        known(r, s, cells, r.digits("s"))
    }),
    ("only-cell", |r, s| {
        let (all, digits, roof) = deadly(s)?;
        ensure(roof == r.cells("r") && roof.len() == 1 && roof.is_subset(all), || format!("{roof} can be more"))?;
        if let ([only], Some(Value::CellDigits(each))) = (&r.literals("o")[..], s.recall("expected")) {
            let candidate = only.candidate();
            let is_alone = each[..] == [(candidate.cell(), vec![candidate.digit()])];
            if only.is_true() && is_alone {
                return Ok(());
            }
        }
        s.removals(&r.literals("o"), &|cell, digit| roof.contains(cell) && digits.contains(digit))
    }),
    ("one-is", |r, s| {
        let (all, digits, roof) = deadly(s)?;
        ensure(roof == r.cells("r") && roof.is_subset(all), || format!("{roof} can be more"))?;
        let extras = s.union(roof) - digits;
        let is_bug = s.recall("bug").is_some();
        ensure(is_bug || extras == r.digits("d"), || format!("they can be {extras}"))?;
        for cell in r.list("r") {
            s.open(cell, r.digit("d"))?;
        }
        s.memory.insert("all", Value::Cells(r.list("r")));
        Ok(())
    }),
    ("subset-with", |r, s| {
        let (_, digits, roof) = deadly(s)?;
        ensure(roof == r.cells("r"), || format!("{roof} can be more"))?;
        let extras = match s.recall("g").cloned() {
            Some(Value::CellDigits(each)) => each.into_iter().flat_map(|(_, digits)| digits).collect(),
            _ => s.union(roof) - digits,
        };
        ensure(extras == r.digits("e"), || format!("the others are {extras}"))?;
        s.together(r.cells("c"), r.digits("s"))?;
        let cells = r.cells("r") | r.cells("c");
        let all = r.digits("e") | r.digits("s");
        ensure(all.len() == r.number("n") && r.cells("c").len() + 1 == r.number("n"), || "another number".into())?;
        for house in r.house_list("hs") {
            s.within(cells, house)?;
        }
        let houses = r.houses("hs").cells();
        s.removals(&r.literals("o"), &|cell, digit| {
            houses.contains(cell) && !cells.contains(cell) && all.contains(digit)
        })
    }),
    ("locked-with", |r, s| {
        let (all, digits, _) = deadly(s)?;
        s.only(r.digit("d"), r.house("h"), r.cells("c"))?;
        ensure(r.cells("c").is_subset(all) && digits == r.digits("s"), || "other cells or digits".into())?;
        ensure(r.digits("e") == digits - r.digits("d"), || "other digits".into())?;
        let (cells, others) = (r.cells("c"), r.digits("e"));
        s.removals(&r.literals("o"), &|cell, digit| cells.contains(cell) && others.contains(digit))
    }),
    ("crossed", |r, s| {
        let (all, digits, _) = deadly(s)?;
        for house in r.house_list("hs") {
            s.only(r.digit("d"), house, house.cells() & all)?;
        }
        s.share(r.cell("one"), r.cell("b"), r.kind("k"))?;
        s.only(r.digit("d"), r.house("h"), r.cells("b") | r.cells("two"))?;
        ensure(r.digits("s") == digits && digits == r.digits("d") | r.digits("e"), || "other digits".into())?;
        ensure((r.cells("one") | r.cells("b") | r.cells("two")).is_subset(all), || "not a corner".into())?;
        let lost = r.cells("one") | r.cells("two");
        s.removals(&r.literals("o"), &|cell, digit| lost.contains(cell) && digit == r.digit("d"))
    }),
    ("hidden-corner", |r, s| {
        let (all, digits, _) = deadly(s)?;
        s.only(r.digit("d"), r.house("h"), r.cells("c") | r.cells("rm"))?;
        s.only(r.digit("d"), r.house("g"), r.cells("c") | r.cells("cm"))?;
        s.candidates(r.cell("p"), r.digits("s"))?;
        ensure(digits == r.digits("s") && digits == r.digits("d") | r.digits("e"), || "other digits".into())?;
        let corners = r.cells("c") | r.cells("rm") | r.cells("cm") | r.cells("p");
        ensure(corners == all, || format!("the corners are {all}"))?;
        let gone = [Literal::is_not(Candidate::new(r.cell("c"), r.digit("e")))];
        ensure(r.literals("o") == gone, || "another conclusion".into())
    }),
    ("walked", |r, s| {
        let (all, digits, _) = deadly(s)?;
        ensure(digits == r.digits("s"), || "other digits".into())?;
        let mut settled = vec![(r.cell("c"), r.digit("d"))];
        for read in r.reads("w") {
            let (cell, digit) = (read.cell("c"), read.digit("d"));
            ensure(all.contains(cell) && digits.contains(digit), || "not a corner".into())?;
            if read.has("h") {
                s.within(read.cells("c"), read.house("h"))?;
                s.open(cell, digit)?;
            }
            if read.has("h") {
                let others = s.now.cells_in(digit, read.house("h")) - read.cells("c");
                let known = |other: Cell| settled.iter().any(|(cell, is)| *cell == other && *is != digit);
                s.count("places of a digit in a house");
                ensure(others.iter().all(known), || format!("{digit} has other places: {others}"))?;
            } else {
                let kind = read.kind("k");
                let beside =
                    settled.iter().any(|(known, is)| house_of(*known, kind) == house_of(cell, kind) && *is != digit);
                let can_be = s.now.candidates(cell);
                ensure(beside && can_be.is_subset(digits), || format!("{cell} is not settled"))?;
                s.count("cells of one house");
            }
            settled.push((cell, digit));
        }
        let cells: CellSet = settled.iter().map(|(cell, _)| *cell).collect();
        ensure(cells == all, || "a corner is not settled".into())?;
        let gone = [Literal::is_not(Candidate::new(r.cell("c"), r.digit("d")))];
        ensure(r.literals("o") == gone, || "another conclusion".into())
    }),
    ("avoidable", |r, s| {
        corners(s, r.cells("c"))?;
        let givens = s.text.start.givens();
        ensure(givens.is_none_or(|givens| (givens & r.cells("c")).is_empty()), || "a corner is given".into())
    }),
    ("avoidable-cell", |r, s| {
        s.filled(r.cell("p"), Some(r.digit("x")))?;
        for cell in r.list("q") {
            s.filled(cell, Some(r.digit("y")))?;
        }
        let all = s.cells_said("c")?;
        ensure(all == r.cells("p") | r.cells("q") | r.cells("c"), || "other corners".into())?;
        let gone = [Literal::is_not(Candidate::new(r.cell("c"), r.digit("x")))];
        ensure(r.literals("o") == gone, || "another conclusion".into())
    }),
    ("avoidable-digit", |r, s| {
        s.filled(r.cell("p"), Some(r.digit("x")))?;
        s.filled(r.cell("q"), Some(r.digit("y")))?;
        s.candidates(r.cell("a"), r.digits("as"))?;
        s.candidates(r.cell("b"), r.digits("bs"))?;
        s.see(r.cells("a"), r.cells("p"))?;
        ensure(r.digits("as") == r.digits("y") | r.digits("d"), || "other digits".into())?;
        ensure(r.digits("bs") == r.digits("x") | r.digits("d"), || "other digits".into())?;
        let all = s.cells_said("c")?;
        ensure(all == r.cells("p") | r.cells("q") | r.cells("a") | r.cells("b"), || "other corners".into())?;
        ensure(r.cells("r") == r.cells("a") | r.cells("b"), || "another roof".into())?;
        s.memory.insert("all", Value::Cells(r.list("r")));
        Ok(())
    }),
    ("bug", |r, s| {
        let guardians = candidates(r, "g");
        let roof: CellSet = guardians.iter().map(|candidate| candidate.cell()).collect();
        ensure(roof == r.cells("r"), || format!("the guardians are in {roof}"))?;
        grave(s, &guardians)?;
        s.memory.insert("bug", Value::Number(1));
        let all: Vec<Cell> = s.now.empty_cells().iter().collect();
        s.memory.insert("deadly", Value::Cells(all));
        Ok(())
    }),
    ("bug-so", |r, s| {
        let guardians = guardians(s)?;
        s.removals(&r.literals("o"), &|cell, digit| {
            guardians.iter().all(|guardian| guardian.conflicts(Candidate::new(cell, digit)))
        })
    }),
    ("bug-locked", |r, s| {
        let roof: CellSet = guardians(s)?.iter().map(|candidate| candidate.cell()).collect();
        s.only(r.digit("d"), r.house("h"), roof)?;
        let guardians = guardians(s)?;
        s.removals(&r.literals("o"), &|cell, digit| {
            roof.contains(cell) && digit != r.digit("d") && !guardians.contains(&Candidate::new(cell, digit))
        })
    }),
    ("bug-xz", |r, s| {
        let guardians = guardians(s)?;
        s.candidates(r.cell("c"), r.digits("s"))?;
        ensure(r.digits("s") == r.digits("e") | r.digits("d"), || "other digits".into())?;
        s.see(r.cells("c"), r.cells("q"))?;
        for guardian in &guardians {
            let named = if guardian.digit() == r.digit("e") { r.cells("q") } else { r.cells("p") };
            ensure(named.contains(guardian.cell()), || format!("{guardian} is left out"))?;
        }
        let all = r.cells("p") | r.cells("c");
        s.removals(&r.literals("o"), &|cell, digit| digit == r.digit("d") && all.is_subset(cell.peers()))
    }),
    ("bug-one", |r, s| {
        s.candidates(r.cell("r"), r.digits("s"))?;
        for house in r.house_list("hs") {
            s.count("places of a digit in a house");
            ensure(s.now.cells_in(r.digit("d"), house).len() == 3, || format!("not three places in {house}"))?;
            s.within(r.cells("r"), house)?;
        }
        grave(s, &[Candidate::new(r.cell("r"), r.digit("d"))])?;
        let sure = Candidate::new(r.cell("r"), r.digit("d"));
        let follows = |literal: &Literal| {
            if literal.is_true() { literal.candidate() == sure } else { literal.candidate().conflicts(sure) }
        };
        ensure(r.literals("o").iter().all(follows), || "another conclusion".into())
    }),
    ("odd-loop", |_, s| {
        s.chain.clear();
        s.ruled_out.clear();
        Ok(())
    }),
    ("odd-loop-link", |r, s| {
        let digit = s.digit_said("d")?;
        let guardians = if r.has("g") { r.cells("g") } else { CellSet::EMPTY };
        s.only(digit, r.house("h"), r.cells("c") | guardians)?;
        ensure(r.cells("c").len() == 2 && (r.cells("c") & guardians).is_empty(), || "not two places".into())?;
        s.chain.push((r.cells("c"), digit));
        s.ruled_out.extend(guardians.iter().map(|cell| Candidate::new(cell, digit)));
        Ok(())
    }),
    ("odd-loop-so", |r, s| {
        let guardians: CellSet = s.ruled_out.iter().map(|candidate| candidate.cell()).collect();
        ensure(guardians == r.cells("g") && s.digit_said("d")? == r.digit("d"), || {
            format!("the guardians are {guardians}")
        })?;
        let cells = s.chain.iter().fold(CellSet::EMPTY, |all, (cells, _)| all | *cells);
        let count = s.chain.len();
        ensure(count == r.number("n") && cells.len() == count && count % 2 == 1, || "another number of cells".into())?;
        s.memory.insert("all", Value::Cells(guardians.iter().collect()));
        if r.has("o") {
            return s.removals(&r.literals("o"), &|_, _| false).or_else(|_| {
                let digit = r.digit("d");
                let follows = |literal: &Literal| {
                    let sure = |cell| Candidate::new(cell, digit);
                    guardians.iter().all(|cell| {
                        if literal.is_true() {
                            literal.candidate() == sure(cell)
                        } else {
                            sure(cell).conflicts(literal.candidate())
                        }
                    })
                };
                ensure(r.literals("o").iter().all(follows), || "another conclusion".into())
            });
        }
        Ok(())
    }),
    ("odd-chain", |_, s| {
        s.memory.insert("odd-chain", Value::Number(1));
        s.chain.clear();
        s.ruled_out.clear();
        Ok(())
    }),
    ("odd-chain-cell", |r, s| {
        ensure(s.recall("odd-chain").is_some(), || "not in a ring".into())?;
        let others = if r.has("g") { r.digits("g") } else { DigitSet::EMPTY };
        s.candidates(r.cell("c"), r.digits("s") | others)?;
        ensure(r.digits("s").len() == 2, || "not two candidates".into())?;
        s.chain.push((r.cells("c"), r.digit("s")));
        s.ruled_out.extend(others.iter().map(|digit| Candidate::new(r.cell("c"), digit)));
        Ok(())
    }),
    ("odd-chain-house", |r, s| {
        ensure(s.recall("odd-chain").is_some(), || "not in a ring".into())?;
        let others = if r.has("g") { r.cells("g") } else { CellSet::EMPTY };
        s.only(r.digit("d"), r.house("h"), r.cells("c") | others)?;
        ensure(r.cells("c").len() == 2, || "not two places".into())?;
        s.chain.push((r.cells("c"), r.digit("d")));
        s.ruled_out.extend(others.iter().map(|cell| Candidate::new(cell, r.digit("d"))));
        Ok(())
    }),
    ("odd-chain-so", |r, s| {
        let mut told = candidates(r, "g");
        let mut known = s.ruled_out.clone();
        [&mut told, &mut known].into_iter().for_each(|list| {
            list.sort_unstable();
            list.dedup();
        });
        ensure(told == known, || format!("the guardians are {known:?}"))?;
        ensure(s.chain.len() == r.number("n") && r.number("n") % 2 == 1, || "another number".into())?;
        s.removals(&r.literals("o"), &|cell, digit| {
            known.iter().all(|guardian| guardian.conflicts(Candidate::new(cell, digit)))
        })
    }),
];

/// Four cells in two rows, two columns and two boxes.
fn corners(s: &mut Scene, cells: CellSet) -> Verdict {
    s.count("rectangles");
    let kinds = [HouseKind::Row, HouseKind::Column, HouseKind::Box];
    let two = kinds.iter().all(|kind| {
        let mut houses: Vec<_> = cells.iter().map(|cell| house_of(cell, *kind).number()).collect();
        houses.sort_unstable();
        houses.dedup();
        houses.len() == 2
    });
    ensure(cells.len() == 4 && two, || format!("{cells} are no such corners"))
}

/// Cells in a ring: each shares a house with the next, and where it is deadly, each house has two.
fn ring(s: &mut Scene, cells: &[Cell], is_deadly: bool) -> Verdict {
    s.count("rings");
    let kinds = [HouseKind::Row, HouseKind::Column, HouseKind::Box];
    for (index, cell) in cells.iter().enumerate() {
        let next = cells[(index + 1) % cells.len()];
        s.see(CellSet::of(*cell), CellSet::of(next))?;
        for kind in kinds.iter().filter(|_| is_deadly) {
            let here = cells.iter().filter(|other| house_of(**other, *kind) == house_of(*cell, *kind)).count();
            ensure(here == 2, || format!("{here} cells of the ring are in one house"))?;
        }
    }
    Ok(())
}

/// Keeps the cells and the digits of a pattern. Where it says so, each cell can be each digit.
fn known(r: &Read, s: &mut Scene, cells: CellSet, digits: DigitSet) -> Verdict {
    s.count("forbidden patterns");
    let says_whole = matches!(r.rule, "ring" | "odd-ring");
    for cell in cells.iter().filter(|_| says_whole) {
        let can_be = !(s.now.candidates(cell) & digits).is_empty();
        ensure(can_be, || format!("{cell} can be none of {digits}"))?;
    }
    s.memory.insert("deadly", Value::Cells(cells.iter().collect()));
    s.memory.insert("deadly-digits", Value::Digits(digits.iter().collect()));
    Ok(())
}

/// The cells and digits of the pattern, and the cells that can be anything else.
fn deadly(s: &Scene) -> Result<(CellSet, DigitSet, CellSet), String> {
    let cells = s.cells_said("deadly")?;
    if s.recall("bug").is_some() {
        let roof = guardians(s)?.iter().map(|candidate| candidate.cell()).collect();
        return Ok((cells, DigitSet::EMPTY, roof));
    }
    if let (Some(_), Some(Value::CellDigits(each))) = (s.recall("pairs"), s.recall("expected")) {
        // Each cell has a pair of its own: what counts is which digits are no guardians.
        let guardians: DigitSet = each.iter().flat_map(|(_, digits)| digits.iter().copied()).collect();
        return Ok((cells, DigitSet::full() - guardians, each.iter().map(|(cell, _)| *cell).collect()));
    }
    let digits = s.digits_said("deadly-digits")?;
    let roof = cells.iter().filter(|cell| !s.now.candidates(*cell).is_subset(digits)).collect();
    Ok((cells, digits, roof))
}

/// The guardians named in a sentence before.
fn guardians(s: &Scene) -> Result<Vec<Candidate>, String> {
    let Some(Value::CellDigits(each)) = s.recall("g") else { return Err("no guardians were named".into()) };
    Ok(each.iter().flat_map(|(cell, digits)| digits.iter().map(|digit| Candidate::new(*cell, *digit))).collect())
}

/// Without these candidates every empty cell has two, and every digit two places in each house.
fn grave(s: &mut Scene, guardians: &[Candidate]) -> Verdict {
    s.count("graves");
    let mut left = (*s.now).clone();
    for guardian in guardians {
        ensure(left.remove(*guardian), || format!("{guardian} is not there"))?;
    }
    for cell in left.empty_cells().iter() {
        let count = left.candidates(cell).len();
        ensure(count == 2, || format!("{cell} has {count} candidates"))?;
    }
    for house in House::all() {
        for digit in Digit::all() {
            let places = left.cells_in(digit, house).len();
            ensure(places == 2 || places == 0, || format!("{digit} has {places} places in {house}"))?;
        }
    }
    Ok(())
}
