//! A reader of LRAT that shares nothing with the library: formula and proof as a stranger gets
//! them.
//!
//! A lemma is accepted if each of its hints, in their order, has exactly one literal that is not
//! yet false when all literals of the lemma are supposed to be false, and the last one has none. It
//! knows no other way (no RAT). A proof is accepted if it is well-formed and has the empty clause.

use std::collections::HashMap;

/// A formula: the number of variables, and the clauses, the first with number 1.
pub struct Formula {
    pub variables: i64,
    pub clauses: Vec<Vec<i64>>,
}

/// Reads a formula in the DIMACS format.
pub fn formula(text: &str) -> Result<Formula, String> {
    let mut lines = text.lines().filter(|line| !line.starts_with('c'));
    let head: Vec<&str> = lines.next().ok_or("no head")?.split_whitespace().collect();
    let ["p", "cnf", variables, count] = head[..] else { return Err(format!("the head is {head:?}")) };
    let variables: i64 = variables.parse().map_err(|_| "the number of variables")?;
    let mut clauses = Vec::new();
    for line in lines {
        let numbers: Vec<i64> = line.split(' ').map(str::parse).collect::<Result<_, _>>().map_err(|_| line)?;
        let Some((0, literals)) = numbers.split_last() else { return Err(format!("no end: {line}")) };
        are_literals(literals, variables)?;
        clauses.push(literals.to_vec());
    }
    if count.parse() != Ok(clauses.len()) {
        return Err(format!("{} clauses, and the head says {count}", clauses.len()));
    }
    Ok(Formula { variables, clauses })
}

fn are_literals(literals: &[i64], variables: i64) -> Result<(), String> {
    let is_literal = |literal: &&i64| (1..=variables.unsigned_abs()).contains(&literal.unsigned_abs());
    literals.iter().find(|literal| !is_literal(literal)).map_or(Ok(()), |literal| Err(format!("the literal {literal}")))
}

/// A line of a proof.
#[derive(Debug, PartialEq, Eq)]
pub enum Line {
    Lemma { id: i64, literals: Vec<i64>, hints: Vec<i64> },
    Delete(Vec<i64>),
}

/// Reads a proof in text.
pub fn text(proof: &str) -> Result<Vec<Line>, String> {
    let line = |line: &str| {
        let mut words = line.split_whitespace().peekable();
        let id = words.next().and_then(|id| id.parse().ok()).ok_or_else(|| format!("no number: {line}"))?;
        let is_deletion = words.next_if_eq(&"d").is_some();
        let numbers: Vec<i64> =
            words.map(str::parse).collect::<Result<_, _>>().map_err(|_| format!("no line: {line}"))?;
        made(id, is_deletion, &numbers).ok_or_else(|| format!("no line: {line}"))
    };
    proof.lines().filter(|line| !line.starts_with('c')).map(line).collect()
}

/// A line of its numbers after the first: literals, 0, hints, 0; or numbers of clauses, 0.
fn made(id: i64, is_deletion: bool, numbers: &[i64]) -> Option<Line> {
    let numbers = numbers.strip_suffix(&[0])?;
    if is_deletion {
        return (!numbers.contains(&0)).then(|| Line::Delete(numbers.to_vec()));
    }
    let middle = numbers.iter().position(|number| *number == 0)?;
    let (literals, hints) = (numbers[..middle].to_vec(), numbers[middle + 1..].to_vec());
    (!hints.contains(&0)).then_some(Line::Lemma { id, literals, hints })
}

/// Reads a binary proof.
pub fn binary(mut proof: &[u8]) -> Result<Vec<Line>, String> {
    fn number(proof: &mut &[u8]) -> Option<i64> {
        let mut coded = 0u64;
        for shift in (0..63).step_by(7) {
            let (byte, rest) = proof.split_first()?;
            *proof = rest;
            coded |= u64::from(byte & 0x7f) << shift;
            if *byte < 0x80 {
                let size = (coded / 2) as i64;
                return Some(if coded % 2 == 1 { -size } else { size });
            }
        }
        None
    }
    let mut lines = Vec::new();
    while let Some((kind, rest)) = proof.split_first() {
        proof = rest;
        let is_deletion = match kind {
            b'a' => false,
            b'd' => true,
            other => return Err(format!("a line of kind {other}")),
        };
        let id = if is_deletion { 0 } else { number(&mut proof).ok_or("it ends within a number")? };
        let (mut numbers, mut zeros) = (Vec::new(), 0);
        while zeros < if is_deletion { 1 } else { 2 } {
            let number = number(&mut proof).ok_or("it ends within a line")?;
            zeros += u8::from(number == 0);
            numbers.push(number);
        }
        lines.push(made(id, is_deletion, &numbers).ok_or("no line")?);
    }
    Ok(lines)
}

/// Whether the lines prove that the formula cannot be satisfied. The error is the first line that
/// does not follow.
pub fn check(formula: &Formula, lines: &[Line]) -> Result<(), String> {
    let clauses = formula.clauses.iter().map(Vec::as_slice);
    let mut known: HashMap<i64, &[i64]> = (1..).zip(clauses).collect();
    let mut last = formula.clauses.len() as i64;
    // For each literal, by its variable: in which lemma it became true (even) or false (odd).
    let mut values = vec![0i64; formula.variables as usize + 1];
    for (number, line) in (1..).zip(lines) {
        let (id, literals, hints) = match line {
            Line::Delete(ids) => {
                let is_known = ids.iter().all(|id| known.remove(id).is_some());
                is_known.then_some(()).ok_or_else(|| format!("line {number} deletes what is not there"))?;
                continue;
            }
            Line::Lemma { id, literals, hints } => (*id, literals, hints),
        };
        if id <= last {
            return Err(format!("line {number} has the number {id} after {last}"));
        }
        are_literals(literals, formula.variables)?;
        follows(literals, hints, &known, &mut values, number).map_err(|why| format!("lemma {id}: {why}"))?;
        if literals.is_empty() {
            return Ok(());
        }
        known.insert(id, literals);
        last = id;
    }
    Err("there is no empty clause".into())
}

/// Whether a lemma follows by its hints; `stamp` is another one for each lemma.
fn follows(
    lemma: &[i64],
    hints: &[i64],
    known: &HashMap<i64, &[i64]>,
    values: &mut [i64],
    stamp: i64,
) -> Result<(), String> {
    let variable = |literal: i64| literal.unsigned_abs() as usize;
    let truth = |literal: i64| if literal > 0 { 2 * stamp } else { 2 * stamp + 1 };
    for &literal in lemma {
        if values[variable(literal)] == truth(literal) {
            return Err(format!("it has {literal} and its opposite"));
        }
        values[variable(literal)] = truth(-literal);
    }
    for (place, hint) in (1..).zip(hints) {
        let clause = known.get(hint).ok_or_else(|| format!("there is no clause {hint}"))?;
        let mut open = clause.iter().filter(|&&literal| values[variable(literal)] != truth(-literal));
        match (open.next(), open.next()) {
            (None, _) if place == hints.len() => return Ok(()),
            (None, _) => return Err(format!("clause {hint} is violated before the last hint")),
            (Some(&literal), None) if values[variable(literal)] == truth(literal) => {
                return Err(format!("clause {hint} holds already"));
            }
            (Some(&literal), None) => values[variable(literal)] = truth(literal),
            _ => return Err(format!("clause {hint} has two literals that are open")),
        }
    }
    Err("the hints do not lead to a contradiction".into())
}
