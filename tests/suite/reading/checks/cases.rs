//! Suppositions and their cases, in a model of their own: the position, what is supposed, and what
//! the lines before have written.

use super::Check;
use super::chains::not;
use super::singles::{stuck_cell, stuck_house};
use crate::reading::grammar::Read;
use crate::reading::scene::{Frame, Scene, Verdict, ensure, house_of};
use crate::reading::slots::{Reference, Value, slot};
use std::rc::Rc;
use whydoku::board::{Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind, Literal, Position};

pub const CHECKS: &[(&str, Check)] = &[
    ("cases-cell", |r, s| {
        s.candidates(r.cell("c"), r.digits("s"))?;
        let each = r.digits("s").iter().map(|digit| Literal::is(Candidate::new(r.cell("c"), digit)));
        open(r, s, Some(each.collect()))
    }),
    ("cases-house", |r, s| {
        s.only(r.digit("d"), r.house("h"), r.cells("c"))?;
        let each = r.cells("c").iter().map(|cell| Literal::is(Candidate::new(cell, r.digit("d"))));
        open(r, s, Some(each.collect()))
    }),
    ("cases-two", |r, s| {
        s.open(r.cell("c"), r.digit("d"))?;
        let candidate = Candidate::new(r.cell("c"), r.digit("d"));
        open(r, s, Some(vec![Literal::is(candidate), Literal::is_not(candidate)]))
    }),
    ("cases-guardians", |r, s| {
        let each = candidates(r, "g");
        for candidate in &each {
            s.open(candidate.cell(), candidate.digit())?;
        }
        open(r, s, Some(each.into_iter().map(Literal::is).collect()))
    }),
    ("cases-fish", |r, s| fish_cases(r, s)),
    ("cases-fish-house", |r, s| fish_cases(r, s)),
    ("cases-fish-fins", |r, s| fish_cases(r, s)),
    ("together", |r, s| {
        s.count("lines that are promised");
        s.memory.insert("promised", Value::Number(r.number("n")));
        open(r, s, None)
    }),
    ("suppose", |r, s| {
        let supposed = facts(r.reads("a"));
        open(r, s, None)?;
        let frame = s.opens.as_mut().expect("it was opened");
        frame.fails = true;
        s.now = supposing(&s.now, &supposed)?;
        s.opens.as_mut().expect("it was opened").supposed = supposed;
        s.count("suppositions");
        Ok(())
    }),
    ("case", |r, s| case(r, s)),
    ("case-at-once", |r, s| {
        case(r, s)?;
        results(r.reads("r"), s)
    }),
    ("case-itself", |r, s| {
        case(r, s)?;
        shown(s)
    }),
    ("case-end", |r, s| results(r.reads("r"), s)),
    ("case-impossible", |_, s| {
        let stuck = s.frames.last().is_some_and(|frame| frame.stuck);
        ensure(stuck, || "nothing is impossible here".into())
    }),
    ("line-cell", |r, s| {
        line_cell(r, s, r.digits("d"))?;
        s.conclude(&[Literal::is(Candidate::new(r.cell("c"), r.digit("d")))])
    }),
    ("line-cell-anyway", |r, s| {
        ensure(s.base().candidates(r.cell("c")) == r.digits("d"), || "it could be something else".into())?;
        s.conclude(&[Literal::is(Candidate::new(r.cell("c"), r.digit("d")))])
    }),
    ("line-house-anyway", |r, s| {
        ensure(s.base().cells_in(r.digit("d"), r.house("h")) == r.cells("c"), || "there were other places".into())?;
        s.conclude(&[Literal::is(Candidate::new(r.cell("c"), r.digit("d")))])
    }),
    ("line-cell-stuck", |r, s| {
        stuck_cell(s, r.cell("c"))?;
        line_cell(r, s, DigitSet::EMPTY)
    }),
    ("line-house", |r, s| {
        line_house(r, s, r.cells("c"))?;
        s.conclude(&[Literal::is(Candidate::new(r.cell("c"), r.digit("d")))])
    }),
    ("line-house-stuck", |r, s| {
        stuck_house(s, r.digit("d"), r.house("h"))?;
        line_house(r, s, CellSet::EMPTY)
    }),
    ("again", |r, s| {
        let facts = facts(r.reads("f"));
        for placed in facts.iter().filter(|literal| literal.is_true()) {
            s.candidates(placed.candidate().cell(), std::iter::once(placed.candidate().digit()).collect())?;
        }
        told_before(r, s, &facts)?;
        s.conclude(&facts)
    }),
    ("again-house", |r, s| {
        s.only(r.digit("d"), r.house("h"), r.cells("c"))?;
        told_before(r, s, &[])?;
        s.conclude(&[Literal::is(Candidate::new(r.cell("c"), r.digit("d")))])
    }),
    ("again-stuck-cell", |r, s| {
        stuck_cell(s, r.cell("c"))?;
        told_before(r, s, &[])
    }),
    ("again-stuck-house", |r, s| {
        stuck_house(s, r.digit("d"), r.house("h"))?;
        told_before(r, s, &[])
    }),
    ("rests-on", |r, s| {
        let Some(Value::References(references)) = r.get("r") else { return Err("no lines".into()) };
        for reference in references {
            s.referred(reference)?;
        }
        Ok(())
    }),
    ("part", |r, s| {
        s.count("lines that are promised");
        let frame = s.frames.last_mut().ok_or("lines outside of a case")?;
        if let Some((last, promised)) = frame.promised.take() {
            let missing = promised.iter().find(|literal| !holds(&s.now, **literal));
            ensure(missing.is_none(), || format!("by line {last} {missing:?} was to be shown"))?;
        }
        let frame = s.frames.last_mut().expect("a frame");
        let Some(Value::Label(first)) = r.get("l") else { return Err("no line".into()) };
        let last = if let Some(Value::Label(last)) = r.get("m") { last } else { first };
        let number = |label: &str| label.rsplit('.').next().and_then(|number| number.parse::<usize>().ok());
        let fits = number(first) == Some(frame.lines + 1) && number(last) >= number(first);
        ensure(fits, || format!("lines {first} to {last} do not come next"))?;
        frame.promised = Some((last.clone(), facts(r.reads("r"))));
        Ok(())
    }),
    ("lemma-cell", |r, s| {
        let each: Vec<Candidate> = r.digits("s").iter().map(|digit| Candidate::new(r.cell("c"), digit)).collect();
        lemma(s, &each)?;
        excluded_by_each(s, &r.literals("o"), &each)
    }),
    ("lemma-digit", |r, s| {
        let each: Vec<Candidate> = r.list("c").into_iter().map(|cell| Candidate::new(cell, r.digit("d"))).collect();
        lemma(s, &each)?;
        s.see(r.cells("t"), r.cells("c"))?;
        s.conclude_not(r.cells("t"), r.digit("d"))
    }),
    ("lemma-digit-so", |r, s| {
        let each: Vec<Candidate> = r.list("c").into_iter().map(|cell| Candidate::new(cell, r.digit("d"))).collect();
        lemma(s, &each)?;
        excluded_by_each(s, &r.literals("o"), &each)
    }),
    ("lemma", |r, s| {
        let each = candidates(r, "g");
        lemma(s, &each)?;
        excluded_by_each(s, &r.literals("o"), &each)
    }),
];

/// The line that is cited, of a step before or of this one, says the same: in the same words up to
/// the citation, or what it concludes.
fn told_before(r: &Read, s: &mut Scene, facts: &[Literal]) -> Verdict {
    s.count("lines of steps before cited");
    let Some(Value::Label(label)) = r.get("l") else { return Err("no line".into()) };
    let words = match r.get("n") {
        Some(Value::Number(step)) => s.text.told.iter().find(|(number, _)| number == step).map(|(_, words)| words),
        _ => Some(&s.text.words),
    };
    let line = |words: &str, label: &str| {
        let marked = |line: &str| line.trim_start().strip_prefix(&format!("{label}. ")).map(String::from);
        words.lines().find_map(marked)
    };
    let told = words.and_then(|words| line(words, label)).ok_or_else(|| format!("no line {label} was told"))?;
    let own = line(&s.text.words, &s.label).ok_or("no line")?;
    let language = s.text.language;
    let mut wanted = facts.to_vec();
    wanted.sort_unstable();
    let concludes = |at: usize| {
        slot(language, "concl", &told[at..]).into_iter().any(|(_, value)| {
            let Value::Literals(mut literals) = value else { return false };
            literals.sort_unstable();
            literals == wanted
        })
    };
    // Singles, and suppositions that fail, are known by how they begin.
    let is_removal = facts.iter().any(|literal| !literal.is_true()) && !told.starts_with(['S', '假']);
    let is_said = match is_removal {
        true => ["So ", "所以"].iter().any(|so| told.match_indices(so).any(|(at, _)| concludes(at + so.len()))),
        false => names(&own).all(|name| names(&told).any(|other| other == name)),
    };
    ensure(is_said && [", as in", "，理由同"].iter().all(|cited| !told.contains(cited)), || {
        format!("line {label} is another: {told}")
    })
}

/// The cells, digits and numbers in what a line claims.
fn names(line: &str) -> impl Iterator<Item = &str> {
    let end = [", as in", "，理由同", ": ", "："].iter().filter_map(|sign| line.find(sign)).min().unwrap_or(line.len());
    let words = line[..end].split(|letter: char| !letter.is_ascii_alphanumeric());
    words.filter(|word| word.contains(|letter: char| letter.is_ascii_digit()))
}

/// The candidates of a list such as "r1c2=3 or r4c5=7".
pub fn candidates(r: &Read, name: &str) -> Vec<Candidate> {
    let Some(Value::CellDigits(each)) = r.get(name) else { panic!("{}: no candidates {name}", r.rule) };
    each.iter().flat_map(|(cell, digits)| digits.iter().map(|digit| Candidate::new(*cell, *digit))).collect()
}

/// The literals of facts.
pub fn facts(reads: &[Read]) -> Vec<Literal> {
    let mut literals = Vec::new();
    for r in reads {
        if r.has("x") {
            let each = (r.digits("x") | r.digits("y")).iter();
            literals.extend(each.map(|digit| Literal::is_not(Candidate::new(r.cell("c"), digit))));
        } else if r.has("n") {
            for r in r.reads("n") {
                let (cells, digits) = not(r);
                let each = cells.iter().flat_map(|cell| digits.iter().map(move |digit| Candidate::new(cell, digit)));
                literals.extend(each.map(Literal::is_not));
            }
        } else if r.has("d") && r.has("c") {
            literals.push(Literal::is(Candidate::new(r.cell("c"), r.digit("d"))));
        }
    }
    literals
}

/// The position with more literals, each of which must be open.
pub fn supposing(position: &Position, literals: &[Literal]) -> Result<Rc<Position>, String> {
    let mut position = position.clone();
    for literal in literals {
        let candidate = literal.candidate();
        let fits = if literal.is_true() { position.place_if_possible(candidate) } else { position.remove(candidate) };
        ensure(fits, || format!("{literal} does not fit"))?;
    }
    Ok(Rc::new(position))
}

fn open(r: &Read, s: &mut Scene, of: Option<Vec<Literal>>) -> Verdict {
    open_cases(r, s, of.map(|of| of.into_iter().map(|literal| vec![literal]).collect()))
}

/// The fins of a fish, and those places of its base that are in one of its cover houses.
fn fish_cases(r: &Read, s: &mut Scene) -> Verdict {
    let (base, cover, digit) = (s.houses_said("base")?, s.houses_said("cover")?, s.digit_said("d")?);
    let fins = s.cells_said("fins").unwrap_or_default();
    ensure(r.digit("d") == digit, || "another digit than before".into())?;
    let is = |cell: Cell| Literal::is(Candidate::new(cell, digit));
    if !r.has("h") {
        let none = fins.iter().map(|cell| Literal::is_not(Candidate::new(cell, digit))).collect();
        return open_cases(r, s, Some(fins.iter().map(|cell| vec![is(cell)]).chain([none]).collect()));
    }
    let house = r.house("h");
    ensure(r.houses("cover").is_subset(cover) && cover.contains(house), || "other houses".into())?;
    let all = base.iter().fold(CellSet::EMPTY, |all, base| all | s.now.cells_in(digit, base));
    let places = ((all - fins) & house.cells()) | fins;
    s.count("places of a digit in a house");
    ensure(places == r.cells("c"), || format!("the places are {places}"))?;
    open(r, s, Some(places.iter().map(is).collect()))
}

fn open_cases(r: &Read, s: &mut Scene, of: Option<Vec<Vec<Literal>>>) -> Verdict {
    s.count("branches");
    s.opens = Some(Frame {
        depth: if s.frames.is_empty() { 0 } else { s.depth + 1 },
        label: String::new(),
        start: s.now.clone(),
        supposed: Vec::new(),
        results: facts(r.reads("f")),
        fails: false,
        stuck: false,
        lines: 0,
        promised: None,
        cases: Vec::new(),
        of,
    });
    Ok(())
}

/// A case begins: the position is that of the step, with what is supposed.
fn case(r: &Read, s: &mut Scene) -> Verdict {
    s.count("suppositions");
    let supposed = facts(r.reads("a"));
    let frame = s.frames.last_mut().ok_or("a case of nothing")?;
    if let Some(of) = &frame.of {
        let mut sorted = supposed.clone();
        sorted.sort_unstable();
        ensure(of.contains(&sorted), || format!("{supposed:?} is none of the cases"))?;
    }
    frame.cases.push(supposed.clone());
    frame.stuck = false;
    frame.supposed = supposed.clone();
    let (start, label) = (frame.start.clone(), frame.label.clone());
    s.now = supposing(&start, &supposed)?;
    let is_other = |known: &String| !label.is_empty() && !known.starts_with(&format!("{label}."));
    Rc::make_mut(&mut s.lines).retain(|known, _| is_other(known));
    Ok(())
}

/// All results of the step hold in the case in hand, or it is impossible.
fn shown(s: &mut Scene) -> Verdict {
    s.count("results of cases");
    let frame = s.frames.last().ok_or("a result of nothing")?;
    let missing = frame.results.iter().find(|literal| !holds(&s.now, **literal));
    ensure(missing.is_none(), || format!("{missing:?} is not shown"))
}

pub fn holds(position: &Position, literal: Literal) -> bool {
    let (cell, digit) = (literal.candidate().cell(), literal.candidate().digit());
    let is_there = position.digit(cell) == Some(digit);
    if literal.is_true() { is_there } else { !is_there && !position.has(literal.candidate()) }
}

/// The clauses at the end of a case.
fn results(reads: &[Read], s: &mut Scene) -> Verdict {
    for r in reads {
        if let Some(Value::Digits(_)) = r.get("n") {
            let digit = r.digit("n");
            for cell in r.list("c") {
                s.count("results of cases");
                ensure(holds(&s.now, Literal::is_not(Candidate::new(cell, digit))), || {
                    format!("{cell} can be {digit}")
                })?;
                if r.has("by") {
                    s.filled(r.cell("by"), Some(digit))?;
                    s.see(CellSet::of(cell), r.cells("by"))?;
                }
                if r.has("k") {
                    s.share(cell, r.cell("by"), r.kind("k"))?;
                }
            }
            continue;
        }
        for literal in facts(std::slice::from_ref(r)) {
            s.count("results of cases");
            ensure(holds(&s.now, literal), || format!("{literal} does not hold"))?;
        }
    }
    shown(s)
}

/// Candidates of which one is true, as supposing that none is has failed.
fn lemma(s: &mut Scene, each: &[Candidate]) -> Verdict {
    s.count("lemmas");
    let supposed = s.cells_supposed();
    let mut all: Vec<Literal> = each.iter().map(|candidate| Literal::is_not(*candidate)).collect();
    all.sort_unstable();
    ensure(supposed == all, || format!("{supposed:?} was supposed, not {all:?}"))
}

fn excluded_by_each(s: &mut Scene, literals: &[Literal], each: &[Candidate]) -> Verdict {
    s.removals(literals, &|cell, digit| {
        let gone = Candidate::new(cell, digit);
        each.iter().all(|candidate| {
            *candidate != gone && super::links::excluded(gone, CellSet::of(candidate.cell()), candidate.digit())
        })
    })
}

/// Whether one of the literals places this digit in a cell of the house of this kind.
fn rules_out(literals: &[Literal], candidate: Candidate, kind: HouseKind) -> bool {
    literals.iter().any(|literal| {
        let by = literal.candidate();
        let joined = by.cell() != candidate.cell() && house_of(by.cell(), kind) == house_of(candidate.cell(), kind);
        literal.is_true() && by.digit() == candidate.digit() && joined
    })
}

/// A candidate that some literals remove, or whose cell they fill with another digit.
fn takes(literals: &[Literal], candidate: Candidate) -> bool {
    let fills = |literal: &Literal| {
        let by = literal.candidate();
        literal.is_true() && by.cell() == candidate.cell() && by.digit() != candidate.digit()
    };
    literals.contains(&Literal::is_not(candidate)) || literals.iter().any(fills)
}

/// The literals of each reference.
fn referred(s: &mut Scene, r: &Read) -> Result<Vec<Vec<Literal>>, String> {
    let Some(Value::References(references)) = r.get("r") else { return Err("no references".into()) };
    references.clone().iter().map(|reference: &Reference| s.referred(reference)).collect()
}

/// The digits open before the supposition, and why all but one have gone since.
fn line_cell(r: &Read, s: &mut Scene, left: DigitSet) -> Verdict {
    let cell = r.cell("c");
    s.count("candidates of a cell");
    let open = s.base().candidates(cell);
    ensure(open == r.digits("s"), || format!("{cell} could be {open}"))?;
    if !left.is_empty() {
        s.candidates(cell, left)?;
    }
    let mut out = DigitSet::EMPTY;
    for read in r.reads("r") {
        let literals = referred(s, read)?;
        for digit in read.digits("s").iter() {
            let candidate = Candidate::new(cell, digit);
            let gone = |literals: &Vec<Literal>| match read.get("k") {
                Some(Value::Kind(kind)) => rules_out(literals, candidate, *kind),
                _ => takes(literals, candidate),
            };
            ensure(literals.iter().any(gone), || format!("these lines leave {candidate}"))?;
            out.insert(digit);
        }
        // No line may be named in vain.
        let is_used = |literals: &Vec<Literal>| {
            read.digits("s").iter().any(|digit| {
                let candidate = Candidate::new(cell, digit);
                match read.get("k") {
                    Some(Value::Kind(kind)) => rules_out(literals, candidate, *kind),
                    _ => takes(literals, candidate),
                }
            })
        };
        ensure(literals.iter().all(is_used), || "a line is named in vain".into())?;
    }
    ensure(out | left == open && (out & left).is_empty(), || format!("{out} have gone from {cell}, of {open}"))
}

/// The places open before the supposition, and why all but one have gone since.
fn line_house(r: &Read, s: &mut Scene, left: CellSet) -> Verdict {
    let (house, digit): (House, Digit) = (r.house("h"), r.digit("d"));
    s.count("places of a digit in a house");
    let open = s.base().cells_in(digit, house);
    if !left.is_empty() {
        s.only(digit, house, left)?;
    }
    let mut out = CellSet::EMPTY;
    for read in r.reads("r") {
        let literals = referred(s, read)?;
        let cells: Vec<Cell> = read.list("c");
        let gone = |cell: Cell, literals: &Vec<Literal>| {
            let candidate = Candidate::new(cell, digit);
            match (read.get("k"), read.get("x")) {
                (Some(Value::Kind(kind)), _) => rules_out(literals, candidate, *kind),
                (_, Some(Value::Digits(other))) => {
                    literals.contains(&Literal::is(Candidate::new(cell, other[0]))) && other[0] != digit
                }
                _ if read.has("n") => literals.contains(&Literal::is_not(candidate)) && read.digit("n") == digit,
                _ => takes(literals, candidate) && !literals.contains(&Literal::is_not(candidate)),
            }
        };
        ensure(literals.len() == 1 || literals.len() == cells.len(), || {
            "cells and lines do not belong together".into()
        })?;
        for (index, cell) in cells.iter().enumerate() {
            let by = if literals.len() == 1 { &literals[0] } else { &literals[index] };
            ensure(gone(*cell, by), || format!("these lines leave {digit} in {cell}"))?;
            out.insert(*cell);
        }
    }
    ensure(out | left == open && (out & left).is_empty(), || format!("{out} have gone from {house}, of {open}"))
}
