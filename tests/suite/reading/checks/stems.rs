//! Alternatives of which one is true: what they are, what each takes from a set of cells or leads
//! to; and areas that hold the same digits.

use super::Check;
use super::cases::{candidates, facts};
use super::chains::node;
use crate::reading::grammar::Read;
use crate::reading::scene::{Scene, Verdict, ensure};
use crate::reading::slots::Value;
use whydoku::board::{Candidate, Cell, CellSet, Digit, DigitSet, HouseSet, Literal, Position};

pub const CHECKS: &[(&str, Check)] = &[
    ("outside", |r, s| {
        for cell in r.list("c") {
            ensure(r.digits("s").is_subset(s.now.candidates(cell)), || format!("{cell} cannot be both"))?;
        }
        ensure(r.digits("s") == r.digits("x") | r.digits("y") && r.cells("c").len() == 4, || "other digits".into())?;
        let lines = |name: &str| if r.has(name) { r.houses(name) } else { r.houses("hs") };
        let mut expected = Vec::new();
        for (digit, houses) in [(r.digit("x"), lines("hs")), (r.digit("y"), lines("gs"))] {
            ensure(houses.len() == 2 && r.cells("c").is_subset(houses.cells()), || "not its lines".into())?;
            let outside = s.now.cells_for(digit) & (houses.cells() - r.cells("c"));
            expected.extend(outside.iter().map(|cell| Candidate::new(cell, digit)));
        }
        expect(s, &expected);
        Ok(())
    }),
    ("avoidable-open", |r, s| {
        let (held, wanted) = (facts(r.reads("f")), facts(r.reads("w")));
        let of = |literals: &[Literal]| literals.iter().map(|it| it.candidate().cell()).collect::<CellSet>();
        let all = s.cells_said("c")?;
        ensure(all == of(&held) | of(&wanted) && all.len() == 4, || "other corners".into())?;
        for literal in &held {
            s.filled(literal.candidate().cell(), Some(literal.candidate().digit()))?;
        }
        let digits = held.iter().chain(&wanted).map(|it| it.candidate().digit()).collect::<DigitSet>();
        ensure(digits == r.digits("s") && digits.len() == 2, || "other digits".into())?;
        let others = of(&wanted).iter().flat_map(|cell| beside(&s.now, cell, digits)).collect::<Vec<_>>();
        expect(s, &others);
        Ok(())
    }),
    ("pairs", |r, s| {
        s.count("forbidden patterns");
        let pairs: Vec<(CellSet, DigitSet)> =
            r.reads("p").iter().map(|read| (read.cells("c"), read.digits("s"))).collect();
        let all = pairs.iter().fold(CellSet::EMPTY, |all, (cells, _)| all | *cells);
        for (house, digit) in each_house().flat_map(|house| DigitSet::full().iter().map(move |it| (house, it))) {
            let with = pairs.iter().filter(|(_, pair)| pair.contains(digit));
            let count: usize = with.map(|(cells, _)| (*cells & house).len()).sum();
            ensure(count == 0 || count == 2, || format!("{count} cells with {digit}"))?;
        }
        let filled = if r.has("e") { r.cells("e") } else { CellSet::EMPTY };
        ensure(filled == all - s.now.empty_cells(), || format!("{filled} are not all that are filled"))?;
        let others = pairs.iter().flat_map(|(cells, pair)| cells.iter().flat_map(|cell| beside(&s.now, cell, *pair)));
        let others: Vec<Candidate> = others.collect();
        expect(s, &others);
        s.memory.insert("deadly", Value::Cells(all.iter().collect()));
        s.memory.insert("pairs", Value::Number(1));
        Ok(())
    }),
    ("guardians-true", |r, s| {
        let all = candidates(r, "g");
        guard(s, &all)?;
        begin(s, all);
        // Without petals the places of one digit are all that must be seen.
        let cells: Vec<Cell> = candidates(r, "g").iter().map(|candidate| candidate.cell()).collect();
        s.memory.insert("all", Value::Cells(cells));
        Ok(())
    }),
    ("guardian-alone", |r, s| {
        let Some(Value::CellDigits(expected)) = s.recall("expected").cloned() else {
            return Err("no guardians".into());
        };
        let [literal] = r.literals("o")[..] else { return Err("another conclusion".into()) };
        let candidate = literal.candidate();
        ensure(literal.is_true() && expected == [(candidate.cell(), vec![candidate.digit()])], || {
            format!("the guardians are {expected:?}")
        })
    }),
    ("guardians-excluded", |r, s| {
        let all = candidates(r, "g");
        guard(s, &all)?;
        s.removals(&r.literals("o"), &|cell, digit| all.iter().all(|one| one.conflicts(Candidate::new(cell, digit))))
    }),
    ("stem-cell", |r, s| {
        s.candidates(r.cell("c"), r.digits("s"))?;
        begin(s, r.digits("s").iter().map(|digit| Candidate::new(r.cell("c"), digit)).collect());
        Ok(())
    }),
    ("stem-house", |r, s| {
        s.only(r.digit("d"), r.house("h"), r.cells("c"))?;
        begin(s, r.cells("c").iter().map(|cell| Candidate::new(cell, r.digit("d"))).collect());
        Ok(())
    }),
    ("stem-set", |r, s| {
        s.together(r.cells("c"), r.digits("s"))?;
        let is_short = r.digits("s").len() == r.cells("c").len() + 2 && r.digits("e").len() == 3;
        ensure(is_short && r.digits("e").is_subset(r.digits("s")), || "other digits".into())?;
        let of_digit =
            |digit| (s.now.cells_for(digit) & r.cells("c")).iter().map(move |cell| Candidate::new(cell, digit));
        let all = r.digits("e").iter().flat_map(of_digit).collect();
        begin(s, all);
        Ok(())
    }),
    ("petals", |r, s| {
        let told: DigitSet = s.text.concluded.iter().map(|literal| literal.candidate().digit()).collect();
        ensure(told == r.digits("d"), || format!("the digits are {told}"))
    }),
    ("bloom-direct", |r, s| {
        for own in own(r, s)? {
            let conflicts = s.text.concluded.iter().all(|literal| own.conflicts(literal.candidate()));
            ensure(conflicts, || format!("{own} does not rule it out"))?;
            s.chain.push((CellSet::of(own.cell()), own.digit()));
        }
        remember(s);
        Ok(())
    }),
    ("bloom", |r, s| {
        s.together(r.cells("c"), r.digits("s"))?;
        ensure(r.digits("s").len() == r.cells("c").len() + 1, || "no such set".into())?;
        let own = own(r, s)?;
        let digits: DigitSet = own.iter().map(|own| own.digit()).collect();
        for own in own {
            takes(s, own, r.cells("c"))?;
        }
        if r.has("rest") {
            ensure(r.digits("rest") == r.digits("s") - digits && digits == r.digits("one"), || "other digits".into())?;
            ensure(r.cells("seen") == s.now.cells_for(r.digit("one")) & r.cells("c"), || "other places".into())?;
            s.see(r.cells("seen"), r.cells("stem"))?;
        }
        for read in r.reads("i") {
            let (places, digit) = node(std::slice::from_ref(read));
            s.count("places of a digit in cells");
            ensure(!digits.contains(digit) && places == s.now.cells_for(digit) & r.cells("c"), || {
                format!("{digit} is not in {places} alone")
            })?;
            s.chain.push((places, digit));
        }
        remember(s);
        Ok(())
    }),
    ("bloom-cell", |r, s| {
        ensure(s.recall("loop").is_none(), || "it is a line of a loop".into())?;
        s.candidates(r.cell("c"), r.digits("s"))?;
        for own in own(r, s)? {
            takes(s, own, r.cells("c"))?;
            ensure(r.digits("s") == DigitSet::of(own.digit()).with(r.digit("d")), || "other digits".into())?;
            if r.has("k") {
                s.share(own.cell(), r.cell("c"), r.kind("k"))?;
            }
        }
        s.chain.push((r.cells("c"), r.digit("d")));
        remember(s);
        Ok(())
    }),
    ("petals-so", |r, s| {
        ensure(s.ruled_out.is_empty(), || format!("{:?} are not told", s.ruled_out))?;
        let claims = s.chain.clone();
        s.removals(&r.literals("o"), &|cell, digit| {
            claims.iter().filter(|(_, other)| *other == digit).all(|(places, _)| places.is_subset(cell.peers()))
        })
    }),
    ("bloom-loop-cell", |r, s| {
        s.candidates(r.cell("c"), r.digits("s"))?;
        begin(s, r.digits("s").iter().map(|digit| Candidate::new(r.cell("c"), digit)).collect());
        s.excluded = vec![Vec::new()];
        s.memory.insert("loop", Value::Number(1));
        Ok(())
    }),
    ("bloom-loop-house", |r, s| {
        s.only(r.digit("d"), r.house("h"), r.cells("c"))?;
        begin(s, r.cells("c").iter().map(|cell| Candidate::new(cell, r.digit("d"))).collect());
        s.excluded = vec![Vec::new()];
        s.memory.insert("loop", Value::Number(1));
        Ok(())
    }),
    ("bloom-line", |r, s| {
        next_letter(r, s)?;
        let mut on = only(own(r, s)?)?;
        for link in r.reads("l") {
            let next = Candidate::new(link.cell("c"), link.digit("d"));
            let off = if link.has("h") {
                s.only(link.digit("d"), link.house("h"), link.cells("c") | link.cells("q"))?;
                Candidate::new(link.cell("q"), link.digit("d"))
            } else {
                s.candidates(link.cell("c"), link.digits("s"))?;
                let other = link.digits("s").without(link.digit("d")).single().ok_or("not two digits")?;
                Candidate::new(link.cell("c"), other)
            };
            s.count("links");
            ensure(on.conflicts(off), || format!("{on} does not rule out {off}"))?;
            s.excluded.push(vec![on, off]);
            on = next;
        }
        s.excluded[0].push(on);
        Ok(())
    }),
    ("bloom-line-end", |r, s| {
        next_letter(r, s)?;
        let end = only(own(r, s)?)?;
        s.excluded[0].push(end);
        Ok(())
    }),
    ("bloom-loop-so", |r, s| {
        ensure(s.ruled_out.is_empty(), || format!("{:?} are not told", s.ruled_out))?;
        let spot = &r.reads("e")[0];
        let is_there = |end: &Candidate| match spot.has("h") {
            true => end.digit() == spot.digit("d") && spot.house("h").cells().contains(end.cell()),
            false => end.cell() == spot.cell("c"),
        };
        ensure(s.excluded[0].iter().all(is_there), || format!("{:?} are elsewhere", s.excluded[0]))?;
        let groups = s.excluded.clone();
        s.removals(&r.literals("o"), &|cell, digit| {
            let gone = Candidate::new(cell, digit);
            groups.iter().any(|group| group.iter().all(|one| one.conflicts(gone)))
        })
    }),
    ("equal-areas", |r, s| {
        s.count("areas");
        let (one, two) = (r.houses("hs"), r.houses("gs"));
        ensure(one.len() == two.len() && (one & two).is_empty(), || "not as many houses".into())?;
        let times = |cell: Cell, houses: HouseSet| houses.iter().filter(|house| house.cells().contains(cell)).count();
        let area = |one, two| CellSet::full().iter().filter(|it| times(*it, one) == times(*it, two) + 1).collect();
        ensure(r.cells("c") == area(one, two), || "another first area".into())?;
        ensure(r.cells("e") == area(two, one), || "another second area".into())?;
        let is_even = CellSet::full().iter().all(|cell| times(cell, one).abs_diff(times(cell, two)) <= 1);
        ensure(is_even, || "a cell counts twice".into())?;
        s.memory.insert("first", Value::Cells(r.list("c")));
        s.memory.insert("second", Value::Cells(r.list("e")));
        Ok(())
    }),
    ("equal-counted", |r, s| {
        let (first, second) = (s.cells_said("first")?, s.cells_said("second")?);
        let digits = r.digits("s");
        let needed: CellSet = second.iter().filter(|cell| all_digits(&s.now, *cell).is_subset(digits)).collect();
        let possible: CellSet = first.iter().filter(|cell| !(all_digits(&s.now, *cell) & digits).is_empty()).collect();
        ensure(needed == r.cells("q"), || format!("{needed} need the digits"))?;
        ensure(possible == r.cells("p"), || format!("{possible} can be the digits"))?;
        ensure(needed.len() == possible.len() && needed.len() == r.number("m"), || "not as many cells".into())
    }),
    ("equal-so", |r, s| {
        let rest = s.cells_said("second")? - s.cells_said("q")?;
        let (possible, digits) = (s.cells_said("p")?, r.digits("s"));
        s.removals(&r.literals("o"), &|cell, digit| {
            if digits.contains(digit) { rest.contains(cell) } else { possible.contains(cell) }
        })
    }),
    ("wide", |r, s| {
        s.together(r.cells("a"), r.digits("s"))?;
        ensure(r.cells("a").len() == 2, || "not two base cells".into())?;
        let alternatives = r.list("a").into_iter().flat_map(|cell| {
            s.now.candidates(cell).iter().map(move |digit| Candidate::new(cell, digit)).collect::<Vec<_>>()
        });
        let alternatives = alternatives.collect();
        begin(s, alternatives);
        s.memory.insert("targets", Value::Cells(r.list("b")));
        s.memory.insert("wide-houses", Value::Houses(r.house_list("hs")));
        Ok(())
    }),
    ("wide-left", |r, s| {
        let places = left(r, s)?;
        let told: Vec<CellSet> = r.reads("p").iter().map(|read| read.cells("c")).collect();
        let of_houses: HouseSet = r.reads("p").iter().map(|read| read.house("h")).collect();
        ensure(of_houses == s.houses_said("wide-houses")?, || "other houses".into())?;
        for read in r.reads("p") {
            ensure(read.cells("c") == places & read.house("h").cells(), || "other places".into())?;
        }
        ensure(!fit(&told, CellSet::full()), || "they go together".into())
    }),
    ("wide-nowhere", |r, s| {
        let places = left(r, s)?;
        ensure(s.houses_said("wide-houses")?.contains(r.house("h")), || "another house".into())?;
        ensure((places & r.house("h").cells()).is_empty(), || "there is a place".into())
    }),
    ("wide-taken", |r, s| {
        ensure(r.cells("c").is_subset(s.cells_said("targets")?), || "not a target".into())?;
        s.only(r.digit("d"), r.house("h"), r.cells("c"))
    }),
    ("wide-so", |r, s| {
        ensure(s.ruled_out.is_empty(), || format!("{:?} are not told", s.ruled_out))?;
        ensure(r.houses("hs") == s.houses_said("wide-houses")?, || "other houses".into())?;
        let told = s.text.concluded.clone();
        ensure(r.literals("o").iter().all(|literal| told.contains(literal)), || "another conclusion".into())
    }),
];

/// The cells of every house.
fn each_house() -> impl Iterator<Item = CellSet> {
    HouseSet::full().iter().map(|house| house.cells())
}

/// The candidates of a cell besides some digits.
fn beside(now: &Position, cell: Cell, digits: DigitSet) -> Vec<Candidate> {
    (now.candidates(cell) - digits).iter().map(|digit| Candidate::new(cell, digit)).collect()
}

/// The candidates of a cell, or its digit.
fn all_digits(now: &Position, cell: Cell) -> DigitSet {
    now.digit(cell).map_or(now.candidates(cell), DigitSet::of)
}

/// Notes the guardians that a pattern has.
fn expect(s: &mut Scene, guardians: &[Candidate]) {
    let each = guardians.iter().map(|guardian| (guardian.cell(), vec![guardian.digit()])).collect();
    s.memory.insert("expected", Value::CellDigits(each));
}

/// These are the guardians of the pattern, all of them, where it is known which these are.
fn guard(s: &mut Scene, guardians: &[Candidate]) -> Verdict {
    for guardian in guardians {
        s.open(guardian.cell(), guardian.digit())?;
    }
    if s.recall("expected").is_none()
        && let (Ok(cells), Ok(digits)) = (s.cells_said("deadly"), s.digits_said("deadly-digits"))
    {
        let all: Vec<Candidate> = cells.iter().flat_map(|cell| beside(&s.now, cell, digits)).collect();
        expect(s, &all);
    }
    let Some(Value::CellDigits(expected)) = s.recall("expected") else { return Ok(()) };
    let expected: DigitsOfCells = expected.iter().map(|(cell, digits)| Candidate::new(*cell, digits[0])).collect();
    let told: DigitsOfCells = guardians.iter().copied().collect();
    ensure(expected == told, || format!("the guardians are {expected:?}"))
}

type DigitsOfCells = std::collections::BTreeSet<Candidate>;

/// Alternatives of which one is true.
fn begin(s: &mut Scene, alternatives: Vec<Candidate>) {
    s.ruled_out = alternatives;
    s.chain.clear();
}

/// The lines of a blossom loop have letters in order; each has left its end in the first list.
fn next_letter(r: &Read, s: &Scene) -> Result<(), String> {
    let expected = (b'A' + s.excluded[0].len() as u8) as char;
    ensure(r.letter("n") == expected, || format!("{} is not {expected}", r.letter("n")))
}

/// The alternatives that a line speaks of, which are told by it.
fn own(r: &Read, s: &mut Scene) -> Result<Vec<Candidate>, String> {
    let own: Vec<Candidate> = if r.has("g") {
        candidates(r, "g")
    } else {
        s.ruled_out.iter().copied().filter(|open| r.digits("own").contains(open.digit())).collect()
    };
    ensure(!own.is_empty(), || "no alternative".into())?;
    for candidate in &own {
        let place = s.ruled_out.iter().position(|open| open == candidate);
        s.ruled_out.remove(place.ok_or_else(|| format!("{candidate} is told already"))?);
    }
    Ok(own)
}

fn only(own: Vec<Candidate>) -> Result<Candidate, String> {
    if let [only] = own[..] { Ok(only) } else { Err(format!("not one candidate: {own:?}")) }
}

/// A candidate sees all places of its digit in a set.
fn takes(s: &mut Scene, own: Candidate, set: CellSet) -> Verdict {
    s.see(CellSet::of(own.cell()), s.now.cells_for(own.digit()) & set)
}

/// All places so far are what "both" or "all" stands for.
fn remember(s: &mut Scene) {
    let digits: DigitSet = s.text.concluded.iter().map(|literal| literal.candidate().digit()).collect();
    let of_digits = s.chain.iter().filter(|(_, digit)| digits.contains(*digit));
    let all = of_digits.fold(CellSet::EMPTY, |all, (cells, _)| all | *cells);
    s.memory.insert("all", Value::Cells(all.iter().collect()));
}

/// The places of a digit that is in a base cell and in no target.
fn left(r: &Read, s: &mut Scene) -> Result<CellSet, String> {
    let (cell, digit): (Cell, Digit) = (r.cell("c"), r.digit("d"));
    let place = s.ruled_out.iter().position(|open| *open == Candidate::new(cell, digit));
    s.ruled_out.remove(place.ok_or("told already")?);
    let all = s.now.cells_for(digit) | s.now.digits().cells_with(digit);
    Ok(all - cell.peers() - s.cells_said("targets")?)
}

/// Whether a digit can have a place in each of some houses.
fn fit(places: &[CellSet], open: CellSet) -> bool {
    let Some((first, rest)) = places.split_first() else { return true };
    (*first & open).iter().any(|cell| fit(rest, open - cell.peers()))
}
