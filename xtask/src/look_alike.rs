//! What looks like a technique and is none.
//!
//! Three ways to come by it. *Spoiled*: some steps before an instance, a candidate too many keeps
//! its truths from proving anything. *Superfluous*: the search has an instance that could do
//! without part of it, and the sink would drop it. *Spent*: once the step is taken, the pattern is
//! still there, and nothing is left to remove.

use crate::page::consequences;
use crate::page_file::prove_nothing;
use crate::search::Instance;
use whydoku::Cancel;
use whydoku::board::{CandidateSet, Literal, Position, View};
use whydoku::logic::{Evidence, Facts, Limits, Proof, Spec, Truth, check, superfluous};
use whydoku::technique;

/// Truths that look like a step.
pub struct LookAlike {
    pub position: Position,
    pub truths: Proof,
    pub verdict: &'static str,
    /// What the author is told about it.
    pub about: String,
}

/// The clearest look-alike that instances give rise to; `None` if there is none.
pub fn find(spec: &'static Spec, instances: &[&Instance]) -> Option<LookAlike> {
    let spoiled = instances.iter().filter_map(|instance| spoiled(instance)).filter(|(extra, _)| *extra <= 2);
    let spoiled = spoiled.min_by_key(|(extra, found)| (*extra, has_single(&found.position)));
    let spoiled = spoiled.map(|(_, look_alike)| look_alike);
    let superfluous = || instances.iter().find_map(|instance| superfluous_in(spec, instance.position()));
    let spent = || instances.iter().find_map(|instance| spent(instance));
    spoiled.or_else(superfluous).or_else(spent)
}

/// Whether something easier is there to be seen.
fn has_single(position: &Position) -> bool {
    View::ALL.iter().any(|&view| position.first_single(view).is_some())
}

/// The last position before the instance in which its truths prove nothing, and how many more
/// choices they have there.
fn spoiled(instance: &Instance) -> Option<(usize, LookAlike)> {
    let truths = &instance.step.proof;
    let position = instance.earlier().find(|position| prove_nothing(position, truths))?;
    let extra = choices(position, truths) - choices(instance.position(), truths);
    let spoiling: Vec<String> = extra.iter().map(|candidate| candidate.to_string()).collect();
    let about = format!("but for {}, the truths would prove {}", spoiling.join(" "), shown(&instance.step.concluded));
    let truths = truths.clone();
    Some((spoiling.len(), LookAlike { position: position.clone(), truths, verdict: "nothing", about }))
}

/// The candidates that can meet some of the truths.
fn choices(position: &Position, truths: &Proof) -> CandidateSet {
    let of = |truth: Truth<'_>| -> CandidateSet {
        match truth {
            Truth::Question(question) => position.choices(question).collect(),
            Truth::Guardians(forbidden) => forbidden.guardians(position).collect(),
            _ => CandidateSet::EMPTY,
        }
    };
    truths.truths().map(of).fold(CandidateSet::EMPTY, |all, some| all | some)
}

/// An instance that the sink drops, as fewer truths do the same.
fn superfluous_in(spec: &'static Spec, position: &Position) -> Option<LookAlike> {
    if spec.evidence != Evidence::Minimal {
        return None;
    }
    // The same search, but nothing is dropped. It lives as long as the program, like every
    // technique.
    let unfiltered = Spec::new(spec.id, spec.family, spec.search).evidence(Evidence::Derived);
    let unfiltered: &'static Spec = Box::leak(Box::new(unfiltered));
    let facts = Facts::new(position.clone());
    let steps = technique::all(unfiltered, &facts, &Limits::default(), Cancel::NEVER).unwrap_or_default();
    let removed = |truths: &Proof| -> Vec<Literal> {
        consequences(position, truths).into_iter().filter(|literal| !literal.is_true()).collect()
    };
    let is_superfluous = |truths: &Proof| {
        let removed = removed(truths);
        check(position, &removed, truths).is_ok() && superfluous(position, &removed, truths).is_some()
    };
    let step = steps.into_iter().find(|step| is_superfluous(&step.proof))?;
    let about = format!("fewer truths prove {}", shown(&step.concluded));
    Some(LookAlike { position: position.clone(), truths: step.proof, verdict: "superfluous", about })
}

/// The instance once its step is taken.
fn spent(instance: &Instance) -> Option<LookAlike> {
    let (step, mut facts) = (&instance.step, Facts::new(instance.position().clone()));
    step.concluded.iter().for_each(|&literal| {
        facts.write(literal);
    });
    let (position, truths) = (facts.into_position(), step.proof.clone());
    let is_open = step.placements().next().is_none() && prove_nothing(&position, &truths);
    let about = format!("{} was removed before", shown(&step.concluded));
    is_open.then_some(LookAlike { position, truths, verdict: "nothing", about })
}

fn shown(literals: &[Literal]) -> String {
    literals.iter().map(Literal::to_string).collect::<Vec<_>>().join(" ")
}
