//! Almost locked sets, and patterns that are counted.

use super::Check;
use super::chains::node;
use super::links::{lettered, sees};
use crate::reading::grammar::Read;
use crate::reading::scene::{Scene, Verdict, ensure};
use crate::reading::slots::Value;
use whydoku::board::{Candidate, Cell, CellSet, Digit, DigitSet};

pub const CHECKS: &[(&str, Check)] = &[
    ("set-is", |r, s| {
        let (cells, digits) = (r.cells("c"), r.digits("s"));
        if r.has("h") {
            s.within(cells, r.house("h"))?;
            ensure(cells.len() == r.number("n") && digits.len() == r.number("m"), || "another number".into())?;
        }
        s.together(cells, digits)?;
        ensure(digits.len() == cells.len() + 1, || "not one digit more than cells".into())?;
        let twice = s.letters.insert(r.letter("l"), (cells, digits)).is_some();
        ensure(!twice, || "a letter twice".into())
    }),
    ("sets-suppose", |r, s| {
        let (_, digits) = set(s, 'A')?;
        for digit in r.digits("s").iter() {
            let places = places(s, 'A', digit)?;
            s.chain.push((places, digit));
        }
        s.memory.insert("sets", Value::Number(1));
        ensure(r.digits("s").is_subset(digits), || "A has no such digit".into())
    }),
    ("sets-apart", |r, s| {
        let places = places(s, r.letter("x"), r.digit("d"))? | places(s, r.letter("y"), r.digit("d"))?;
        s.count("places of a digit in cells");
        ensure(places == r.cells("c"), || format!("its places are {places}"))?;
        if r.has("h") {
            return s.within(places, r.house("h"));
        }
        let (x, y) = (set(s, r.letter("x"))?.0, set(s, r.letter("y"))?.0);
        let all_see = (places & x).iter().all(|one| (places & y).iter().all(|two| sees(one, two)));
        ensure(all_see, || "they do not see each other".into())
    }),
    ("set-middle", |r, s| {
        let (_, digits) = set(s, r.letter("l"))?;
        ensure(r.digits("s").is_subset(digits) && r.digits("s").len() == 2, || "it has other digits".into())
    }),
    ("set-case", |r, s| needs(r, s)),
    ("set-beside", |r, s| {
        if r.has("b") {
            s.open(r.cell("b"), r.digit("d"))?;
        }
        if r.has("m") {
            let (_, digits) = set(s, r.letter("m"))?;
            ensure(digits.contains(r.digit("d")), || "it has no such digit".into())?;
        }
        needs(r, s)
    }),
    ("set-first", |r, s| {
        let (cells, digits) = set(s, 'A')?;
        if r.has("s") {
            ensure(r.digits("s").is_subset(digits) && r.digits("s").len() == cells.len(), || "other digits".into())?;
        }
        nodes_in(s, r.reads("i"), cells)
    }),
    ("set-next", |r, s| {
        let letter = if r.has("l") { r.letter("l") } else { of_cells(s, r.cells("c"))? };
        let (cells, digits) = set(s, letter)?;
        ensure(digits == r.digits("s") | r.digits("w"), || "other digits".into())?;
        let before = s.chain.last().copied();
        let places = s.now.cells_for(r.digit("w")) & cells;
        if let Some((seen, digit)) = before {
            let all = places.iter().all(|one| seen.iter().all(|two| sees(one, two)));
            ensure(digit == r.digit("w") && all, || "they do not see these".into())?;
        }
        if r.has("i") {
            return nodes_in(s, r.reads("i"), cells);
        }
        s.chain.push((cells, r.digit("s")));
        remember(s);
        Ok(())
    }),
    ("sets-so", |r, s| {
        let reads = r.reads("i");
        let claims: Vec<(CellSet, Digit)> = reads.iter().map(|read| node(std::slice::from_ref(read))).collect();
        s.removals(&r.literals("o"), &|cell, gone| {
            claims.iter().any(|(places, digit)| *digit == gone && places.is_subset(cell.peers()))
        })
    }),
    ("sets-locked", |r, s| {
        for letter in ['A', 'B'] {
            let (_, digits) = set(s, letter)?;
            ensure(r.digits("s").is_subset(digits), || "it has no such digit".into())?;
        }
        s.chain.clear();
        Ok(())
    }),
    ("sets-locked-so", |r, s| {
        let all = set(s, 'A')?.0 | set(s, 'B')?.0;
        let commons = s.digits_said("s")?;
        let claims = s.chain.clone();
        for (places, digit) in &claims {
            s.count("places of a digit in cells");
            let here = s.now.cells_for(*digit);
            let sets = [set(s, 'A')?.0, set(s, 'B')?.0];
            let in_one = sets.iter().any(|set| here & *set == *places);
            let is_common = commons.contains(*digit);
            ensure(here & all == *places || in_one && !is_common, || format!("{digit} is not in {places} alone"))?;
        }
        s.removals(&r.literals("o"), &|cell, gone| {
            claims.iter().any(|(places, digit)| *digit == gone && places.is_subset(cell.peers()))
        })
    }),
    ("disjoint", |r, s| disjoint(r, s)),
    ("disjoint-part", |r, s| {
        for house in r.house_list("h") {
            s.within(r.cells("c"), house)?;
        }
        let all = s.cells_said("all-cells")?;
        let mut told = CellSet::EMPTY;
        for digit in r.digits("s").iter() {
            let places = s.now.cells_for(digit) & all;
            s.count("places of a digit in cells");
            told |= places;
            s.ruled_out.push(Candidate::new(r.cell("c"), digit));
        }
        ensure(told == r.cells("c"), || format!("they are in {told}"))
    }),
    ("disjoint-counted", |r, s| disjoint(r, s)),
    ("disjoint-twice", |r, s| {
        let all = s.cells_said("all-cells")?;
        s.within(r.cells("c"), r.house("h"))?;
        s.within(r.cells("e"), r.house("g"))?;
        let places = s.now.cells_for(r.digit("d")) & all;
        s.count("places of a digit in cells");
        ensure(places == r.cells("c") | r.cells("e"), || format!("they are in {places}"))?;
        s.ruled_out.extend([Candidate::new(r.cell("c"), r.digit("d")), Candidate::new(r.cell("e"), r.digit("d"))]);
        // A cell may be in both houses, and is then named with one of them.
        s.chain.extend([(r.cells("c"), r.digit("d")), (r.cells("e"), r.digit("d"))]);
        Ok(())
    }),
    ("disjoint-so", |r, s| {
        let (all, now) = (counted(r, s)?, s.now.clone());
        s.removals(&r.literals("o"), &|cell, gone| (now.cells_for(gone) & all).is_subset(cell.peers()))
    }),
    ("disjoint-counted-so", |r, s| {
        let (all, now, twice) = (counted(r, s)?, s.now.clone(), s.chain.clone());
        s.removals(&r.literals("o"), &|cell, gone| {
            let mut apart = twice.iter().filter(|(_, digit)| *digit == gone).peekable();
            match apart.peek() {
                Some(_) => apart.any(|(places, _)| places.is_subset(cell.peers())),
                None => (now.cells_for(gone) & all).is_subset(cell.peers()),
            }
        })
    }),
    ("disjoint-free", |r, s| {
        let all = s.cells_said("all-cells")?;
        let (digit, places) = (r.digit("d"), s.now.cells_for(r.digit("d")) & all);
        let told: DigitSet = s.ruled_out.iter().map(|candidate| candidate.digit()).collect();
        ensure(told.with(digit) == s.union(all) && all.len() == r.number("n"), || "a digit is left out".into())?;
        ensure(told.len() == r.number("m") && told.len() < all.len(), || "another number".into())?;
        s.memory.insert("all", Value::Cells(places.iter().collect()));
        ensure(places == r.cells("c"), || format!("{digit} is in {places}"))
    }),
    ("blossom", |r, s| {
        s.candidates(r.cell("stem"), r.digits("s"))?;
        s.ruled_out = r.digits("s").iter().map(|digit| Candidate::new(r.cell("stem"), digit)).collect();
        s.chain.clear();
        Ok(())
    }),
    ("petal", |r, s| petal(r, s)),
    ("petal-cell", |r, s| {
        let stem = s.cells_said("stem")?.first().ok_or("no stem")?;
        s.share(stem, r.cell("c"), r.kind("k"))?;
        s.candidates(r.cell("c"), r.digits("s"))?;
        ensure(r.digits("s") == r.digits("own") | r.digits("d"), || "other digits".into())?;
        told(s, r, &[(r.cells("c"), r.digit("d"))])
    }),
    ("xyz-ring", |r, s| {
        s.candidates(r.cell("p"), r.digits("s"))?;
        s.candidates(r.cell("a"), r.digits("as"))?;
        s.candidates(r.cell("b"), r.digits("bs"))?;
        s.only(r.digit("z"), r.house("h"), r.cells("ap") | r.cells("bp"))?;
        s.see(r.cells("a"), r.cells("ap"))?;
        s.see(r.cells("b"), r.cells("bp"))?;
        s.see(r.cells("p"), r.cells("a") | r.cells("b"))
    }),
    ("xyz-ring-case", |r, s| {
        s.open(r.cell("p"), r.digit("z"))?;
        s.open(r.cell("a"), r.digit("x"))?;
        s.open(r.cell("b"), r.digit("y"))
    }),
    ("xyz-ring-side", |r, s| {
        s.open(r.cell("p"), r.digit("x"))?;
        s.open(r.cell("a"), r.digit("z"))?;
        s.open(r.cell("b"), r.digit("y"))
    }),
    ("xyz-ring-so", |r, s| {
        let (p, a, b) = (r.cells("p"), r.cells("a"), r.cells("b"));
        let claims = [
            (p | a, r.digit("x")),
            (p | b, r.digit("y")),
            (p | a | r.cells("ap"), r.digit("z")),
            (p | b | r.cells("bp"), r.digit("z")),
        ];
        s.removals(&r.literals("o"), &|cell, gone| {
            claims.iter().any(|(places, digit)| *digit == gone && places.is_subset(cell.peers()))
        })
    }),
];

/// The cells and the digits of a set.
fn set(s: &Scene, letter: char) -> Result<(CellSet, DigitSet), String> {
    s.letters.get(&letter).copied().ok_or_else(|| format!("there is no set {letter}"))
}

fn of_cells(s: &Scene, cells: CellSet) -> Result<char, String> {
    let found = s.letters.iter().find(|(_, (known, _))| *known == cells);
    found.map(|(letter, _)| *letter).ok_or_else(|| format!("{cells} have no letter"))
}

/// The places of a digit in a set.
fn places(s: &Scene, letter: char, digit: Digit) -> Result<CellSet, String> {
    Ok(s.now.cells_for(digit) & lettered(s, letter)?)
}

/// What a set without a digit needs.
fn needs(r: &Read, s: &mut Scene) -> Verdict {
    let letter = if r.has("l") { r.letter("l") } else { of_cells(s, r.cells("c"))? };
    let (cells, digits) = set(s, letter)?;
    let needed = &r.reads("n")[0];
    ensure(digits.contains(r.digit("d")), || "it has no such digit".into())?;
    ensure(needed.digits("s") == digits.without(r.digit("d")), || format!("it is left with others of {digits}"))?;
    if needed.has("i") {
        return nodes_in(s, needed.reads("i"), cells);
    }
    let digit = needed.digit("s");
    s.chain.push((cells, digit));
    remember(s);
    Ok(())
}

/// Each clause tells all places of a digit in some cells.
fn nodes_in(s: &mut Scene, reads: &[Read], cells: CellSet) -> Verdict {
    for read in reads {
        let (places, digit) = node(std::slice::from_ref(read));
        s.count("places of a digit in cells");
        let here = s.now.cells_for(digit) & cells;
        ensure(here == places, || format!("{digit} is in {here} of {cells}, not {places}"))?;
        s.chain.push((places, digit));
    }
    remember(s);
    Ok(())
}

/// All places so far are what "both" or "all" stands for.
fn remember(s: &mut Scene) {
    let ends: Vec<(CellSet, Digit)> = s.chain.first().into_iter().chain(s.chain.last()).copied().collect();
    let all = ends.iter().fold(CellSet::EMPTY, |all, (cells, _)| all | *cells);
    s.memory.insert("all", Value::Cells(all.iter().collect::<Vec<Cell>>()));
}

fn petal(r: &Read, s: &mut Scene) -> Verdict {
    s.together(r.cells("c"), r.digits("s"))?;
    ensure(r.digits("s").len() == r.cells("c").len() + 1 || r.digits("own").len() > 1, || "no such set".into())?;
    let stem = s.cells_said("stem")?;
    s.see(r.cells("seen"), stem)?;
    if r.has("rest") {
        ensure(r.digits("rest") == r.digits("s") - r.digits("own"), || "other digits".into())?;
    }
    let here = r.digits("own").iter().fold(CellSet::EMPTY, |all, own| all | s.now.cells_for(own) & r.cells("c"));
    ensure(here == r.cells("seen"), || format!("the digit is in {here}"))?;
    let claims: Vec<(CellSet, Digit)> = r.reads("i").iter().map(|read| node(std::slice::from_ref(read))).collect();
    for (places, digit) in &claims {
        s.count("places of a digit in cells");
        ensure(*places == s.now.cells_for(*digit) & r.cells("c"), || format!("{digit} is not in {places} alone"))?;
    }
    told(s, r, &claims)
}

/// One digit of the stem is told; its set is one of those that the conclusion rests on.
fn told(s: &mut Scene, r: &Read, claims: &[(CellSet, Digit)]) -> Verdict {
    for own in r.digits("own").iter() {
        let place = s.ruled_out.iter().position(|open| open.digit() == own);
        s.ruled_out.remove(place.ok_or_else(|| format!("{own} is told already"))?);
    }
    s.chain.extend(claims.iter().copied());
    let all = s.chain.iter().fold(CellSet::EMPTY, |all, (cells, _)| all | *cells);
    s.memory.insert("all", Value::Cells(all.iter().collect()));
    Ok(())
}

/// The cells of which the digits are counted.
fn disjoint(r: &Read, s: &mut Scene) -> Verdict {
    s.together(r.cells("c"), r.digits("s"))?;
    s.ruled_out.clear();
    s.chain.clear();
    s.memory.insert("all-cells", Value::Cells(r.list("c")));
    ensure(r.cells("c").len() == r.number("n"), || "another number of cells".into())
}

/// These cells, if their digits fit in just often enough.
fn counted(r: &Read, s: &Scene) -> Result<CellSet, String> {
    let all = s.cells_said("all-cells")?;
    let told: DigitSet = s.ruled_out.iter().map(|candidate| candidate.digit()).collect();
    let is_enough = s.ruled_out.len() == all.len() && all.len() == r.number("n");
    ensure(told == s.union(all) && is_enough, || format!("{told} in {all}"))?;
    Ok(all)
}
