//! Hints: they say where to look and what to ask, and every question must be open.

use super::Check;
use super::cases::facts;
use crate::reading::grammar::Read;
use crate::reading::scene::{Scene, Verdict, ensure};
use whydoku::board::{Candidate, Cell, CellSet, Digit, DigitSet, Element, House, Literal};

pub const CHECKS: &[(&str, Check)] = &[
    ("hint-placing", |_, s| ensure(is_placing(s), || "it places nothing".into())),
    ("hint-removing", |_, s| ensure(!is_placing(s), || "it places something".into())),
    ("hint-placed-in", |r, s| ensure(is_placing(s) && filled(s) == r.cells("c"), || "others are filled".into())),
    ("hint-removed-from", |r, s| ensure(!is_placing(s) && concerned(s) == r.cells("c"), || "others lose".into())),
    ("hint-look", |r, s| {
        s.count("where to look");
        ensure(empty(s, r.houses("hs").cells()), || "nothing is empty there".into())
    }),
    ("hint-look-digit", |r, s| {
        s.count("where to look");
        let left = Cell::all().any(|cell| s.now.has(Candidate::new(cell, r.digit("d"))));
        ensure(left, || "the digit is complete".into())
    }),
    ("hint-pairs", |r, s| few(r, s, 2)),
    ("hint-few", |r, s| few(r, s, 3)),
    ("hint-goes", |r, s| {
        s.count("where to look");
        ensure(is_placing(s) && filled(s).is_subset(r.houses("hs").cells()), || "it goes elsewhere".into())
    }),
    ("hint-one-goes", |r, s| {
        s.count("where to look");
        let (inside, all) = (filled(s) & r.houses("hs").cells(), filled(s));
        ensure(!inside.is_empty() && inside != all, || "all or none go there".into())
    }),
    ("hint-all-in", |r, s| {
        s.count("where to look");
        ensure(!is_placing(s) && concerned(s).is_subset(r.houses("hs").cells()), || "others are elsewhere".into())
    }),
    ("hint-some-in", |r, s| {
        s.count("where to look");
        let (inside, all) = (concerned(s) & r.houses("hs").cells(), concerned(s));
        ensure(!is_placing(s) && !inside.is_empty() && inside != all, || "all or none are there".into())
    }),
    ("hint-technique", |_, _| Ok(())),
    ("ask", |_, _| Ok(())),
    ("ask-missing", |r, s| {
        let cells = r.house("h").cells();
        let open: CellSet = cells.iter().filter(|cell| s.now.digit(*cell).is_none()).collect();
        ensure(open.len() == 1, || format!("{open} are empty"))
    }),
    ("ask-place", |r, s| {
        open_in(r, s)?;
        let looked = if r.has("c") { r.cells("c") } else { CellSet::EMPTY };
        each(looked, |cell| s.now.digit(cell).is_some(), "an empty cell to look at")
    }),
    ("ask-where", |r, s| open_in(r, s)),
    ("ask-cell", |r, s| {
        open_cells(r, s)?;
        each(r.house_list("hs"), |house| house.cells().contains(r.cell("c")), "the cell is elsewhere")
    }),
    ("ask-cells", |r, s| {
        s.count("questions");
        let (many, house) = (r.number("n"), r.house("h"));
        let cells: Vec<Cell> = house.cells().iter().filter(|cell| s.now.digit(*cell).is_none()).collect();
        let found = (0..1_usize << cells.len()).filter(|chosen| chosen.count_ones() as usize == many).any(|chosen| {
            let chosen = (0..cells.len()).filter(|index| chosen >> index & 1 == 1);
            let digits = chosen.fold(DigitSet::EMPTY, |all, index| all | s.now.candidates(cells[index]));
            digits.len() <= many
        });
        ensure(found, || format!("no {many} cells of {house} have as few candidates"))
    }),
    ("ask-what", |r, s| open_cells(r, s)),
    ("ask-few-places", |r, s| {
        s.count("questions");
        let few = House::all().any(|house| (1..=4).contains(&s.now.cells_in(r.digit("d"), house).len()));
        ensure(few, || "no house has few places".into())
    }),
    ("ask-two-places", |r, s| {
        s.count("questions");
        let two = House::all().any(|house| s.now.cells_in(r.digit("d"), house).len() == 2);
        ensure(two, || "no house has two places".into())
    }),
    ("ask-pairs", |r, s| {
        s.count("questions");
        let digits = r.digits("s");
        let found = Cell::all().filter(|cell| s.now.candidates(*cell) == digits).count();
        ensure(found >= 2, || format!("{found} cells can only be {digits}"))
    }),
    ("ask-chain", |r, s| {
        open_cells(r, s)?;
        each(r.cells("c"), |cell| s.now.has(Candidate::new(cell, r.digit("d"))), "it is not open")
    }),
    ("ask-sets", |r, s| {
        open_cells(r, s)?;
        each(r.cells("e"), |cell| s.now.digit(cell).is_none(), "a filled cell")
    }),
    ("ask-digits-in", |r, s| {
        open_cells(r, s)?;
        let can_be = |digit| r.cells("c").iter().any(|cell| s.now.has(Candidate::new(cell, digit)));
        each(r.digits("s"), can_be, "a digit that is not open")
    }),
    ("ask-digits", |r, s| {
        s.count("questions");
        let is_open = |digit| Cell::all().any(|cell| s.now.has(Candidate::new(cell, digit)));
        each(r.digits("s"), is_open, "a digit that is complete")
    }),
    ("ask-refute", |r, s| {
        s.count("questions");
        let supposed = facts(r.reads("a"));
        ensure(!supposed.is_empty(), || "nothing is supposed".into())?;
        each(supposed, |literal: Literal| s.now.has(literal.candidate()), "it is not open")
    }),
    ("ask-either", |r, s| {
        s.count("questions");
        ensure(s.now.has(Candidate::new(r.cell("c"), r.digit("d"))), || "it is not open".into())
    }),
];

/// Whether all of them pass.
fn each<T: std::fmt::Debug>(all: impl IntoIterator<Item = T>, passes: impl Fn(T) -> bool, why: &str) -> Verdict {
    ensure(all.into_iter().all(passes), || why.into())
}

/// What the step concludes is known to the test, not to the reader of the hint.
fn is_placing(s: &Scene) -> bool {
    s.text.concluded.iter().any(|literal| literal.is_true())
}

fn filled(s: &Scene) -> CellSet {
    s.text.concluded.iter().filter(|literal| literal.is_true()).map(|literal| literal.candidate().cell()).collect()
}

/// The cells of all conclusions.
fn concerned(s: &Scene) -> CellSet {
    s.text.concluded.iter().map(|literal| literal.candidate().cell()).collect()
}

fn empty(s: &Scene, cells: CellSet) -> bool {
    cells.iter().any(|cell| s.now.digit(cell).is_none())
}

/// Some cells of the houses have few candidates.
fn few(r: &Read, s: &mut Scene, most: usize) -> Verdict {
    s.count("where to look");
    let cells = r.houses("hs").cells().iter();
    let found = cells.filter(|cell| (2..=most).contains(&s.now.candidates(*cell).len())).count();
    ensure(found >= 2, || format!("{found} cells"))
}

/// The cells are empty.
fn open_cells(r: &Read, s: &mut Scene) -> Verdict {
    s.count("questions");
    each(r.cells("c"), |cell| s.now.digit(cell).is_none(), "a filled cell")
}

/// Each digit is missing in each of the houses.
fn open_in(r: &Read, s: &mut Scene) -> Verdict {
    s.count("questions");
    let placed = |house: House, digit: Digit| house.cells().iter().any(|cell| s.now.digit(cell) == Some(digit));
    let is_open = |house: House| r.digits("s").iter().all(|digit| !placed(house, digit));
    each(r.house_list("hs"), is_open, "a digit that is there already")
}
