//! Stems whose alternatives are followed along strong and weak links to the same result.

use super::reach::{Reached, StrongLinks};
use super::told::{Shortest, Told};
use super::{StemKind, Stems};
use crate::board::{Candidate, CandidateSet, Literal};
use crate::logic::{Case, Event, Facts, Flow, Limits, Literals, Replay, Sink};
use crate::technique::forcing::single;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// The most alternatives that a person follows.
pub const MOST_FOLLOWED: usize = 4;

/// The most strong links of a line.
const LONGEST: usize = 5;

/// Reports the results common to all alternatives of a stem, for stems of a kind with this many
/// alternatives. The results with the fewest links come first.
pub fn lines<K: StemKind>(
    facts: &Facts,
    alternatives: RangeInclusive<usize>,
    limits: &Limits,
    sink: &mut Sink<'_>,
) -> Flow {
    let (position, stems, strong) = (facts.position(), facts.get::<Stems<K>>(), facts.get::<StrongLinks>());
    let most = limits.cases.min(*alternatives.end());
    let is_open = |count: usize| (*alternatives.start()..=most).contains(&count);
    let before = Replay::new(position.clone());
    let mut reached: BTreeMap<Candidate, Reached> = BTreeMap::new();
    let mut shortest = Shortest::default();
    for stem in stems.0.iter().filter(|stem| is_open(stem.alternatives.len())) {
        sink.tick()?;
        let own = stem.candidates();
        for start in own {
            reached.entry(start).or_insert_with(|| Reached::from(position, &strong, start, LONGEST));
        }
        let each: Vec<&Reached> = own.iter().filter_map(|start| reached.get(&start)).collect();
        let all = CandidateSet::full();
        let on = each.iter().fold(all, |on, reached| on & reached.on);
        let off = each.iter().fold(all, |off, reached| off & reached.off) - own;
        // A common placement says more than its eliminations.
        let is_ruled_out = |candidate: &Candidate| on.iter().any(|filled| filled.conflicts(*candidate));
        let off = off.iter().filter(|candidate| !is_ruled_out(candidate)).map(Literal::is_not);
        for result in on.iter().map(Literal::is).chain(off) {
            let cases: Option<Vec<Case>> = each.iter().map(|reached| case(&before, reached, result)).collect();
            if let Some(cases) = cases {
                shortest.keep(result, Told::new(stem, cases));
            }
        }
    }
    shortest.report(sink)
}

/// The shortest line to a result as a case; none if no line can be followed to it.
fn case(before: &Replay, reached: &Reached, result: Literal) -> Option<Case> {
    let candidate = result.candidate();
    let leads_to = |on: Candidate| if result.is_true() { on == candidate } else { on.conflicts(candidate) };
    let cases = reached.lines_to(leads_to).map(|links| Case {
        assumed: Literals::of(Literal::is(reached.start())),
        events: links.into_iter().map(|(by, [_, on])| Event::Step(single(by, on))).collect(),
    });
    // Where it does not replay, another line may.
    cases
        .into_iter()
        .find(|case| before.case(&case.assumed, 0).is_some_and(|mut start| start.walk(&case.events, |_| ()).is_ok()))
}
