//! HoDoKu's steps as steps of the library, each with its pattern and its proof.
//!
//! The searches note what a step rests on: the chain of a loop, the sets, the cells. Of forcing
//! chains they note where the conclusion comes from, and the chains are read from the same tables
//! again. A step whose own argument does not become a proof is told by another argument for the
//! same conclusions.

use super::bivalue::{CellChain, differing};
use super::choice::{Origin, Taken};
use super::forcing::Source;
use super::links::{Code, Links, Table};
use super::loops::{Kind, Loop};
use crate::board::{Candidate, Constraint, Element, House, Literal, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::logic::{
    Alternatives, Branches, Chain, Facts, Literals, Node, Pattern, Proof, Reason, RemotePair, Replay, SetChain, Spec,
    Step, StepRating, check,
};
use crate::rating::classic;
use crate::rating::se::{Cause, Inference, Rule, SeStep, Strand};
use crate::technique::{known, single};

/// The points for a digit that is taken from the solution.
pub const LOOKED_UP: u32 = 10_000;

/// The step, with its pattern and its proof; `None` if no argument is found.
///
/// # Errors
/// If the search was cancelled.
pub(super) fn told(taken: &Taken, facts: &Facts, cancel: Cancel<'_>) -> Result<Option<Step>, Cancelled> {
    let position = facts.position();
    let concluded: Literals = taken.concluded.iter().copied().collect();
    let own = match &taken.origin {
        Origin::Single => {
            concluded.first().and_then(|literal| single_of(literal.candidate(), taken.technique, position))
        }
        Origin::Step(step) => Some((**step).clone()),
        Origin::Loop(found) => chain_of(found, position).map(|chain| of_chain(taken.technique, chain, &concluded)),
        Origin::Cells(found) => of_cells(found, taken.technique, &concluded, position),
        Origin::Sets(found) => {
            let digits = found.removed.iter().map(|candidate| candidate.digit());
            let ends = found.sets.first().zip(found.sets.last());
            let both = ends.map(|(first, last)| first.digits & last.digits).unwrap_or_default();
            let chain = SetChain {
                sets: found.sets.clone(),
                commons: found.commons.clone(),
                closed_by: found.closed_by,
                digits: digits.filter(|digit| both.contains(*digit)).collect(),
            };
            let proof = Proof::of(chain.truths());
            Some(step(taken.technique, chain.into(), &concluded, proof))
        }
        Origin::Forcing(source) => forced(taken, *source, facts),
    };
    let holds = |step: &Step| step.concluded == concluded && check(position, &concluded, &step.proof).is_ok();
    let followed = || match (&taken.origin, concluded.first()) {
        (Origin::Forcing(source), Some(&literal)) => followed(taken.technique, *source, literal, facts),
        _ => None,
    };
    let step = match own.filter(holds).or_else(|| followed().filter(holds)) {
        Some(step) => Some(step),
        None => classic::other(&concluded, facts, cancel)?.filter(holds),
    };
    let score = taken.technique.hodoku.map_or(0, |hodoku| hodoku.score);
    Ok(step.map(|step| {
        // A hidden single is named by its house.
        let technique = if matches!(taken.origin, Origin::Single) { step.technique } else { taken.technique };
        Step { technique, rating: Some(StepRating::Score(score as u16)), ..step }
    }))
}

/// A digit that HoDoKu takes from the solution, with an argument for it.
///
/// # Errors
/// If the search was cancelled.
pub(super) fn looked_up(literal: Literal, facts: &Facts, cancel: Cancel<'_>) -> Result<Option<Step>, Cancelled> {
    let step = classic::other(&Literals::of(literal), facts, cancel)?;
    Ok(step.map(|step| Step { rating: Some(StepRating::Score(LOOKED_UP as u16)), ..step }))
}

/// A single: a full house by its house, a naked one by its cell, a hidden one by the first house.
fn single_of(candidate: Candidate, technique: &'static Spec, position: &Position) -> Option<Step> {
    let (cell, digit) = (candidate.cell(), candidate.digit());
    let [row, column, block] = cell.houses();
    if *technique == known::NAKED_SINGLE {
        return Some(single(Constraint::cell(cell), candidate));
    }
    let is_full = *technique == known::FULL_HOUSE;
    let holds = |house: &House| {
        let left = if is_full { position.empty_cells() & house.cells() } else { position.cells_in(digit, *house) };
        left.len() == 1
    };
    let house = [block, row, column].into_iter().find(holds)?;
    let found = single(Constraint::digit_in(digit, house), candidate);
    Some(if is_full { Step { technique, ..found } } else { found })
}

fn step(technique: &'static Spec, pattern: Pattern, concluded: &Literals, proof: Proof) -> Step {
    Step { technique, pattern, concluded: concluded.clone(), proof, rating: None }
}

fn of_chain(technique: &'static Spec, chain: Chain, concluded: &Literals) -> Step {
    let proof = Proof::of(chain.truths());
    step(technique, chain.into(), concluded, proof)
}

/// The chain of a loop or an AIC: nodes in pairs, at least one of each pair true.
fn chain_of(found: &Loop, position: &Position) -> Option<Chain> {
    let nodes: Vec<Node> = found.chain.iter().map(|(node, _)| *node).collect();
    let is_on = |end: Option<&(Node, bool)>| end.is_some_and(|(_, is_on)| *is_on);
    let (starts_true, ends_true) = (is_on(found.chain.first()), is_on(found.chain.last()));
    let (first, last) = (usize::from(starts_true), nodes.len() - usize::from(!ends_true));
    let mut nodes: Vec<Node> = match (found.kind, starts_true, ends_true) {
        // The two candidates of the start are joined by a strong link.
        (Kind::Continuous, true, false) => nodes[1..].iter().chain(&nodes[..1]).copied().collect(),
        _ => nodes.get(first..last)?.to_vec(),
    };
    // A candidate that follows from its own opposite is both ends of its chain.
    if nodes.len() % 2 == 1 {
        nodes.pop();
    }
    let strong = nodes.chunks_exact(2).map(|pair| reason(pair[0], pair[1], position)).collect::<Option<_>>()?;
    Some(Chain { nodes, strong, closed: found.kind == Kind::Continuous })
}

/// Why one of two nodes is true.
fn reason(one: Node, two: Node, position: &Position) -> Option<Reason> {
    if one.digit != two.digit {
        return one.cells.single().map(Reason::Cell);
    }
    let both = one.cells | two.cells;
    let holds = |house: &House| position.cells_in(one.digit, *house).is_subset(both);
    both.common_houses().find(holds).map(Reason::House)
}

/// An XY-chain, or the remote pairs of a chain of cells.
fn of_cells(found: &CellChain, technique: &'static Spec, concluded: &Literals, position: &Position) -> Option<Step> {
    let first = *found.cells.first()?;
    let Some(mut digit) = found.digit else {
        let digits = position.candidates(first);
        let mut left: Vec<Literal> = concluded.to_vec();
        let mut pairs = Vec::new();
        for [one, two] in differing(&found.cells) {
            let is_seen = |literal: &Literal| {
                let cell = literal.candidate().cell();
                one.sees(cell) && two.sees(cell)
            };
            let gone: Literals = left.iter().copied().filter(is_seen).collect();
            if !gone.is_empty() {
                left.retain(|literal| !is_seen(literal));
                let inner = found.cells.iter().copied().skip_while(|cell| *cell != one);
                let mut cells: Vec<_> = inner.collect();
                cells.truncate(cells.iter().position(|cell| *cell == two)? + 1);
                let proof = Proof::of(cells.iter().copied().map(Constraint::cell));
                pairs.push(step(technique, RemotePair { digits, cells }.into(), &gone, proof));
            }
        }
        return classic::together(pairs);
    };
    let mut nodes = Vec::new();
    for &cell in &found.cells {
        let other = position.candidates(cell).without(digit).single()?;
        nodes.extend([digit, other].map(|digit| Node::of(Candidate::new(cell, digit))));
        digit = other;
    }
    let strong = found.cells.iter().copied().map(Reason::Cell).collect();
    Some(of_chain(technique, Chain { nodes, strong, closed: false }, concluded))
}

/// The chains of a forcing step, case by case.
fn forced(taken: &Taken, source: Source, facts: &Facts) -> Option<Step> {
    let position = facts.position();
    let &literal = taken.concluded.first()?;
    let links = Links::of(position, true);
    let mut table = links.table();
    let code = |literal: Literal| {
        let code = if literal.is_true() { Code::on } else { Code::off };
        code(literal.candidate())
    };
    let mut strand_to = |premise: Code| {
        table.fill(premise, &links);
        table.entry(code(literal)).map(|place| strand(&links, &table, place, position))
    };
    let (rule, strands) = match source {
        Source::Opposite => {
            let premise = if literal.is_true() { Code::off } else { Code::on };
            table.fill(premise(literal.candidate()), &links);
            let ends = clash(&table, position);
            (Rule::NishioForcingChains, ends.into_iter().map(|place| strand(&links, &table, place, position)).collect())
        }
        Source::Either(candidate) => {
            let cases = [Code::on(candidate), Code::off(candidate)];
            (Rule::DynamicDouble, cases.into_iter().filter_map(strand_to).collect())
        }
        Source::Each(constraint) => {
            let is_cell = constraint.house_and_digit().is_none();
            let rule = if is_cell { Rule::CellForcingChains } else { Rule::RegionForcingChains };
            (rule, position.candidates_of(constraint).map(Code::on).filter_map(&mut strand_to).collect::<Vec<_>>())
        }
    };
    retold(rule, literal, strands, facts)
}

/// A forcing step with its cases followed by all singles, in place of its own chains.
fn followed(technique: &'static Spec, source: Source, literal: Literal, facts: &Facts) -> Option<Step> {
    let (position, before) = (facts.position(), Replay::new(facts.position().clone()));
    let (of, assumed, result) = match source {
        Source::Opposite => (Alternatives::TrueOrFalse(literal.candidate()), vec![opposite(literal)], None),
        Source::Either(candidate) => {
            let both = vec![Literal::is(candidate), Literal::is_not(candidate)];
            (Alternatives::TrueOrFalse(candidate), both, Some(literal))
        }
        Source::Each(constraint) => {
            let each = position.candidates_of(constraint).map(Literal::is).collect();
            (Alternatives::Question(constraint), each, Some(literal))
        }
    };
    let cases = assumed.into_iter().map(|assumed| classic::followed(&before, assumed, result));
    let branches = Branches { of, cases: cases.collect::<Option<_>>()? };
    let proof = branches.proof();
    Some(step(technique, branches.into(), &Literals::of(literal), proof))
}

fn opposite(literal: Literal) -> Literal {
    if literal.is_true() { Literal::is_not(literal.candidate()) } else { Literal::is(literal.candidate()) }
}

/// Tells chains as those of Sudoku Explainer are told.
fn retold(rule: Rule, literal: Literal, strands: Vec<Strand>, facts: &Facts) -> Option<Step> {
    let mut found = SeStep { rule, strands, ..SeStep::default() };
    if literal.is_true() {
        found.placement = Some(literal.candidate());
    } else {
        found.eliminations.insert(literal.candidate());
    }
    classic::cases(&found, &Literals::of(literal), &Replay::new(facts.position().clone()))
}

/// The entries of a table that contradict each other: a literal and its opposite, two digits in a
/// cell, a digit twice in a house, or all candidates of a cell or of a house that are false.
fn clash(table: &Table, position: &Position) -> Vec<usize> {
    let place = |code: Code| table.entry(code);
    let is_on = |candidate: Candidate| place(Code::on(candidate));
    for candidate in position.all_candidates().iter() {
        let Some(on) = is_on(candidate) else { continue };
        if let Some(off) = place(Code::off(candidate)) {
            return vec![on, off];
        }
        let seen = position.all_candidates().iter().filter(|other| *other > candidate && other.conflicts(candidate));
        if let Some(other) = seen.filter_map(is_on).next() {
            return vec![on, other];
        }
    }
    let all_off = |constraint: Constraint| {
        let places: Option<Vec<usize>> =
            position.candidates_of(constraint).map(|candidate| place(Code::off(candidate))).collect();
        places.filter(|places| !places.is_empty())
    };
    Constraint::all().find_map(all_off).unwrap_or_default()
}

/// The chain from the premise to an entry, the end first. What a group removes is a step of its
/// own.
fn strand(links: &Links, table: &Table, end: usize, position: &Position) -> Strand {
    let mut chain = Vec::new();
    table.chain(end, &mut chain);
    let mut told: Vec<Inference> = Vec::new();
    for (at, &code) in chain.iter().enumerate() {
        let before = at.checked_sub(1).map(|before| chain[before]);
        let node = links.node(code);
        let follows_group = before.is_some_and(|before| before.is_group() && before.is_on());
        let literals: Vec<(Literal, Cause)> = match (code.candidate(), before) {
            (Some(candidate), None) => vec![(literal(candidate, code), Cause::Assumed)],
            (Some(candidate), Some(_)) if follows_group => vec![(literal(candidate, code), Cause::Rule)],
            (Some(candidate), Some(before)) => {
                vec![(literal(candidate, code), cause(links.node(before), node, position))]
            }
            (None, _) if follows_group => {
                node.candidates().iter().map(|candidate| (Literal::is_not(candidate), Cause::Rule)).collect()
            }
            (None, _) => Vec::new(),
        };
        for (literal, cause) in literals {
            let parents = told.len().checked_sub(1).into_iter().collect();
            told.push(Inference { literal, cause, parents });
        }
    }
    let last = told.len().saturating_sub(1);
    for link in &mut told {
        link.parents.iter_mut().for_each(|parent| *parent = last - *parent);
    }
    told.reverse();
    Strand { links: told }
}

fn literal(candidate: Candidate, code: Code) -> Literal {
    if code.is_on() { Literal::is(candidate) } else { Literal::is_not(candidate) }
}

/// Where a candidate is the last one: in a cell or in a house. What becomes false needs no place.
fn cause(before: Node, node: Node, position: &Position) -> Cause {
    let both = before.cells | node.cells;
    let holds = |house: &House| position.cells_in(node.digit, *house).is_subset(both);
    if before.digit != node.digit {
        return node.cells.first().map_or(Cause::Rule, Cause::Cell);
    }
    both.common_houses().find(holds).map_or(Cause::Rule, Cause::House)
}
