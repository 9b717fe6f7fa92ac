//! Colours: of one digit, and of many.

use super::Check;
use super::chains::loss;
use super::links::lettered;
use crate::reading::grammar::Read;
use crate::reading::scene::{Scene, Verdict, ensure};
use whydoku::board::{Candidate, CellSet, Digit, DigitSet, Literal};

pub const CHECKS: &[(&str, Check)] = &[
    ("colours", |_, _| Ok(())),
    ("colour-link", |r, s| {
        let digit = s.digit_said("d")?;
        s.only(digit, r.house("h"), r.cells("one") | r.cells("two"))?;
        let (a, b) = (r.letter("a"), r.letter("b"));
        ensure(other_letter(a) == Some(b), || "letters of one colour".into())?;
        colour(s, a, r.cells("one"), digit)?;
        colour(s, b, r.cells("two"), digit)
    }),
    ("colours-either", |r, s| {
        for (letter, cells) in [("a", "ac"), ("b", "bc")] {
            let coloured = lettered(s, r.letter(letter))?;
            ensure(coloured == r.cells(cells), || format!("{coloured} are {}", r.letter(letter)))?;
        }
        Ok(())
    }),
    ("colours-trap", |r, s| {
        let digit = s.digit_said("d")?;
        let mut lost = CellSet::EMPTY;
        for read in r.reads("r") {
            is_coloured(s, read)?;
            s.see(read.cells("c"), read.cells("one") | read.cells("two"))?;
            lost |= read.cells("c");
        }
        s.removals(&r.literals("o"), &|cell, gone| gone == digit && lost.contains(cell))
    }),
    ("colours-wrap", |r, s| {
        let a = lettered(s, 'A')?;
        ensure((r.cells("one") | r.cells("two")).is_subset(a), || "they are not A".into())?;
        s.within(r.cells("one") | r.cells("two"), r.house("j"))
    }),
    ("colours-bridge", |r, s| {
        is_coloured(s, r)?;
        let others =
            other_letter(r.letter("a")) == Some(r.letter("x")) && other_letter(r.letter("b")) == Some(r.letter("y"));
        ensure(others, || "other letters".into())?;
        s.within(r.cells("one") | r.cells("two"), r.house("j"))
    }),
    ("colours-alone", |r, s| {
        let digits = s.now.candidates(r.cell("c"));
        s.letters.insert(r.letter("a"), (r.cells("c"), digits));
        Ok(())
    }),
    ("colours-pinch", |r, s| {
        for read in r.reads("r") {
            is_coloured(s, read)?;
            s.see(read.cells("one"), read.cells("two"))?;
        }
        Ok(())
    }),
    ("colours-false", |r, s| {
        let (a, digit) = (lettered(s, 'A')?, r.digit("d"));
        s.removals(&r.literals("o"), &|cell, gone| gone == digit && a.contains(cell))
    }),
    ("medusa", |_, _| Ok(())),
    ("medusa-cell", |r, s| {
        let pair = [&r.reads("one")[0], &r.reads("two")[0]];
        let cell = r.cell("c");
        ensure(pair.iter().all(|read| read.cell("c") == cell), || "another cell".into())?;
        s.candidates(cell, pair[0].digits("d") | pair[1].digits("d"))?;
        medusa_pair(s, pair)
    }),
    ("medusa-house", |r, s| {
        let pair = [&r.reads("one")[0], &r.reads("two")[0]];
        ensure(pair.iter().all(|read| read.digit("d") == r.digit("d")), || "another digit".into())?;
        s.only(r.digit("d"), r.house("h"), pair[0].cells("c") | pair[1].cells("c"))?;
        medusa_pair(s, pair)
    }),
    ("medusa-either", |r, s| {
        let both = [coloured(s, 'A'), coloured(s, 'B')].concat();
        let digits: DigitSet = both.iter().map(|candidate| candidate.digit()).collect();
        ensure(s.digits_said("s")? == digits, || format!("the digits are {digits}"))?;
        for (letter, slot) in [('A', "a"), ('B', "b")] {
            let mut told: Vec<Candidate> = r.reads(slot).iter().flat_map(candidates_of).collect();
            let mut known = coloured(s, letter);
            told.sort_unstable();
            known.sort_unstable();
            ensure(told == known, || format!("{known:?} are {letter}, not {told:?}"))?;
        }
        Ok(())
    }),
    ("medusa-conflict-cell", |r, s| {
        let a = coloured(s, 'A');
        let is_a = r.digits("s").iter().all(|digit| a.contains(&Candidate::new(r.cell("c"), digit)));
        ensure(is_a && r.digits("s").len() > 1, || "they are not A".into())
    }),
    ("medusa-conflict-house", |r, s| {
        let a = coloured(s, 'A');
        let is_a = r.list("c").iter().all(|cell| a.contains(&Candidate::new(*cell, r.digit("d"))));
        ensure(is_a && r.cells("c").len() > 1, || "they are not A".into())?;
        s.within(r.cells("c"), r.house("h"))
    }),
    ("medusa-empty-cell", |r, s| {
        let digits = s.now.candidates(r.cell("c"));
        s.ruled_out = digits.iter().map(|digit| Candidate::new(r.cell("c"), digit)).collect();
        Ok(())
    }),
    ("medusa-empty-house", |r, s| {
        let places = s.now.cells_in(r.digit("d"), r.house("h"));
        s.ruled_out = places.iter().map(|cell| Candidate::new(cell, r.digit("d"))).collect();
        Ok(())
    }),
    ("medusa-not-digit", |r, s| {
        let candidate = Candidate::new(s.cells_said("c")?.first().ok_or("no cell")?, r.digit("d"));
        medusa_not(r, s, candidate)
    }),
    ("medusa-not-cell", |r, s| {
        let digit = s.ruled_out.first().ok_or("one place too many")?.digit();
        medusa_not(r, s, Candidate::new(r.cell("c"), digit))
    }),
    ("medusa-false", |r, s| {
        ensure(s.ruled_out.is_empty(), || format!("not told why not {:?}", s.ruled_out))?;
        let b = coloured(s, 'B');
        let from_b = |literal: &Literal| {
            let it = literal.candidate();
            if literal.is_true() {
                b.contains(&it)
            } else {
                b.iter().any(|b| b.conflicts(it)) || coloured(s, 'A').contains(&it)
            }
        };
        ensure(r.literals("o").iter().all(from_b), || "not all of these are B".into())
    }),
];

/// The same by a candidate of this colour.
pub fn coloured_loss(s: &mut Scene, r: &Read, candidate: Candidate, letter: char) -> Verdict {
    loss(s, r, candidate, None)?;
    let cell = if r.has("c") { r.cell("c") } else { candidate.cell() };
    let by = Candidate::new(cell, r.digit("d"));
    ensure(coloured(s, letter).contains(&by), || format!("{by} is not {letter}"))
}

fn other_letter(letter: char) -> Option<char> {
    Some(match letter {
        'A' => 'B',
        'B' => 'A',
        'C' => 'D',
        'D' => 'C',
        _ => return None,
    })
}

/// Gives cells a colour; no cell has two.
fn colour(s: &mut Scene, letter: char, cells: CellSet, digit: Digit) -> Verdict {
    let twice = s.letters.iter().any(|(known, (coloured, _))| *known != letter && !(*coloured & cells).is_empty());
    let known = s.letters.entry(letter).or_insert((CellSet::EMPTY, DigitSet::of(digit)));
    known.0 |= cells;
    ensure(!twice, || format!("{cells} have two colours"))
}

fn is_coloured(s: &Scene, r: &Read) -> Verdict {
    let one = lettered(s, r.letter("a"))?.contains(r.cell("one"));
    let two = lettered(s, r.letter("b"))?.contains(r.cell("two"));
    ensure(one && two, || "they have other letters".into())
}

/// The candidates of a colour of many digits: kept as the literals of lines named by letter.
fn coloured(s: &Scene, letter: char) -> Vec<Candidate> {
    let found = s.lines.get(&letter.to_string());
    found.into_iter().flatten().map(|literal| literal.candidate()).collect()
}

fn medusa_pair(s: &mut Scene, pair: [&Read; 2]) -> Verdict {
    ensure(other_letter(pair[0].letter("a")) == Some(pair[1].letter("a")), || "letters of one colour".into())?;
    for read in pair {
        let literal = Literal::is(Candidate::new(read.cell("c"), read.digit("d")));
        let other = other_letter(read.letter("a")).expect("a letter");
        ensure(!coloured(s, other).contains(&literal.candidate()), || format!("{literal} has two colours"))?;
        let lines = std::rc::Rc::make_mut(&mut s.lines);
        let known = lines.entry(read.letter("a").to_string()).or_default();
        if !known.contains(&literal) {
            known.push(literal);
        }
    }
    s.letters.insert('A', (CellSet::EMPTY, DigitSet::EMPTY));
    s.letters.insert('B', (CellSet::EMPTY, DigitSet::EMPTY));
    Ok(())
}

fn candidates_of(r: &Read) -> Vec<Candidate> {
    r.list("c").into_iter().map(|cell| Candidate::new(cell, r.digit("d"))).collect()
}

fn medusa_not(r: &Read, s: &mut Scene, candidate: Candidate) -> Verdict {
    let place = s.ruled_out.iter().position(|open| *open == candidate);
    s.ruled_out.remove(place.ok_or_else(|| format!("{candidate} was not open"))?);
    coloured_loss(s, &r.reads("w")[0].reads("w")[0], candidate, 'A')
}
