//! Forcing chains and nets, as a textbook defines them: every supposition is followed on a copy of
//! the position until nothing changes, and what all cases share is compared with what the searches
//! conclude. And puzzles that need cases inside cases.

use crate::common::corpus::{all_puzzles, positions, sample, solution, start};
use crate::common::pages;
use crate::common::textbook::is_solvable;
use std::collections::{BTreeMap, BTreeSet};
use whydoku::Cancel;
use whydoku::board::{Candidate, Cell, Constraint, Element, Grid, Literal, Position, View};
use whydoku::explain::{Explainer, Language};
use whydoku::logic::{
    Alternatives, Branches, Case, Event, Evidence, Facts, Family, Ladder, Limits, Literals, Pattern, Replay, Step,
    check,
};
use whydoku::technique::{self, CATALOGUE, Profile, by_id};

/// What follows: nothing if it comes to a contradiction.
type Followed = Option<BTreeSet<Literal>>;

/// Fills singles until there are none.
fn by_singles(position: &Position, supposed: Literal) -> Followed {
    let mut now = position.clone();
    match supposed.is_true() {
        true => now.place_if_possible(supposed.candidate()),
        false => now.remove(supposed.candidate()),
    };
    while now.contradiction().is_none() {
        let Some((_, single)) = View::ALL.into_iter().find_map(|view| now.first_single(view)) else {
            let placed = |candidate: &Candidate| now.is_placed(*candidate);
            let all = position.all_candidates();
            let filled = all.iter().filter(placed).map(Literal::is);
            let gone = all.iter().filter(|candidate| !now.has(*candidate) && !now.is_placed(*candidate));
            return Some(filled.chain(gone.map(Literal::is_not)).collect());
        };
        now.place(single);
    }
    None
}

/// Follows links until nothing changes: what is true rules out what it conflicts with, and of two
/// candidates the other one is true.
fn by_links(position: &Position, supposed: Literal) -> Followed {
    let all: Vec<Candidate> = position.all_candidates().iter().collect();
    let links: Vec<[Candidate; 2]> = Constraint::all()
        .filter_map(|constraint| position.candidates_of(constraint).collect::<Vec<_>>().try_into().ok())
        .collect();
    let mut known = BTreeSet::from([supposed]);
    loop {
        let before = known.len();
        for literal in known.clone().into_iter().filter(|literal| literal.is_true()) {
            let conflicts = all.iter().filter(|other| other.conflicts(literal.candidate()));
            known.extend(conflicts.map(|&other| Literal::is_not(other)));
        }
        for [one, two] in &links {
            match [one, two].map(|candidate| known.contains(&Literal::is_not(*candidate))) {
                [true, true] => return None,
                [true, false] => known.extend([Literal::is(*two)]),
                [false, true] => known.extend([Literal::is(*one)]),
                [false, false] => (),
            };
        }
        if known.len() == before {
            return Some(known);
        }
    }
}

/// What all cases share; where one case is left, what it supposes. What is supposed is not
/// concluded.
fn agreed(cases: &[(Literal, Followed)]) -> BTreeSet<Literal> {
    let live: Vec<(Literal, &BTreeSet<Literal>)> =
        cases.iter().filter_map(|(supposed, followed)| Some((*supposed, followed.as_ref()?))).collect();
    match &live[..] {
        [] => BTreeSet::new(),
        [(only, _)] => BTreeSet::from([*only]),
        [(_, first), rest @ ..] => {
            let is_shared = |literal: &&Literal| rest.iter().all(|(_, other)| other.contains(literal));
            let is_supposed =
                |literal: &&Literal| cases.iter().any(|(supposed, _)| supposed.candidate() == literal.candidate());
            first.iter().filter(is_shared).filter(|literal| !is_supposed(literal)).copied().collect()
        }
    }
}

/// With all that digits rule out.
fn closed(position: &Position, mut conclusions: BTreeSet<Literal>) -> BTreeSet<Literal> {
    for literal in conclusions.clone().into_iter().filter(|literal| literal.is_true()) {
        let conflicts = position.all_candidates().iter().filter(|other| other.conflicts(literal.candidate()));
        conclusions.extend(conflicts.map(Literal::is_not));
    }
    conclusions
}

fn found(position: &Position, id: &str) -> BTreeSet<Literal> {
    let facts = Facts::new(position.clone());
    let steps = technique::all(by_id(id).expect("known"), &facts, &Limits::default(), Cancel::NEVER);
    closed(position, steps.expect("not cancelled").iter().flat_map(|step| step.concluded.to_vec()).collect())
}

fn both(candidate: Candidate) -> [Literal; 2] {
    [Literal::is(candidate), Literal::is_not(candidate)]
}

/// Fills the last places of the digit that is supposed, until a house has none. Other digits are
/// not looked at.
fn by_one_digit(position: &Position, supposed: Literal) -> Followed {
    let digit = supposed.candidate().digit();
    let houses: Vec<Constraint> =
        Constraint::all().filter(|asked| asked.house_and_digit().is_some_and(|(_, of)| of == digit)).collect();
    let mut places: BTreeSet<Candidate> = houses.iter().flat_map(|&house| position.candidates_of(house)).collect();
    let mut filled = BTreeSet::new();
    let mut next = Some(supposed.candidate());
    while let Some(placed) = next {
        filled.insert(placed);
        places.retain(|place| !place.conflicts(placed));
        let left = |house: &Constraint| {
            let is_left = |place: &Candidate| places.contains(place);
            position.candidates_of(*house).filter(is_left).collect::<Vec<_>>()
        };
        let open: Vec<Constraint> =
            houses.iter().filter(|&&house| position.candidates_of(house).next().is_some()).copied().collect();
        if open.iter().any(|house| left(house).is_empty()) {
            return None;
        }
        next = open.iter().map(left).find(|left| left.len() == 1 && !filled.contains(&left[0])).map(|left| left[0]);
    }
    Some(filled.into_iter().map(Literal::is).collect())
}

/// Compares what the searches for chains and nets conclude with a textbook. Returns how much that
/// is, technique by technique.
fn compare(position: &Position) -> [usize; 7] {
    let case = |follow: fn(&Position, Literal) -> Followed, literal| (literal, follow(position, literal));
    let of_constraint = |follow, constraint: Constraint| {
        let candidates = position.candidates_of(constraint);
        agreed(&candidates.map(|candidate| case(follow, Literal::is(candidate))).collect::<Vec<_>>())
    };
    let of_constraints = |follow, is_asked: fn(View) -> bool| {
        let asked = Constraint::all().filter(|constraint| is_asked(constraint.view()));
        asked.flat_map(|constraint| of_constraint(follow, constraint)).collect::<BTreeSet<_>>()
    };
    let both_ways = |follow| {
        let cases = position.all_candidates().iter().map(|candidate| both(candidate).map(|it| case(follow, it)));
        let live = cases.filter(|cases| cases.iter().all(|(_, followed)| followed.is_some()));
        live.flat_map(|cases| agreed(&cases)).collect::<BTreeSet<_>>()
    };
    let refuted = |follow: fn(&Position, Literal) -> Followed, of: fn(Candidate) -> Vec<Literal>| {
        let suppositions = position.all_candidates().iter().flat_map(of);
        let failing = suppositions.filter(|&supposed| follow(position, supposed).is_none());
        failing.map(|supposed| both(supposed.candidate())[usize::from(supposed.is_true())]).collect::<BTreeSet<_>>()
    };
    let expected = [
        ("cell-forcing-chain", of_constraints(by_links, |view| view == View::Cell)),
        ("region-forcing-chain", of_constraints(by_links, |view| view != View::Cell)),
        ("digit-forcing-chain", both_ways(by_links)),
        ("nishio-forcing-chain", refuted(by_one_digit, |candidate| vec![Literal::is(candidate)])),
        ("dynamic-cell-forcing-chain", of_constraints(by_singles, |_| true)),
        ("dynamic-double-forcing-chain", both_ways(by_singles)),
        ("dynamic-contradiction-forcing-chain", refuted(by_singles, |candidate| both(candidate).to_vec())),
    ];
    expected.map(|(id, expected)| {
        let number = expected.len();
        assert_eq!(found(position, id), closed(position, expected), "{id} in {:?}", position.all_candidates());
        number
    })
}

/// The lemma that a position gives, compared with the textbook: one of some candidates is true, all
/// that conflicts with each of them is gone, and none of that can be true; or one candidate is true
/// that cannot be false. Returns how many candidates it removes, or 0 if it refutes only one.
fn compare_lemma(position: &Position) -> usize {
    let profile = Profile::standard().only(["dynamic-contradiction-forcing-chain"]).expect("known");
    let found = profile.next_step(&mut Facts::new(position.clone()), Cancel::NEVER).expect("not cancelled");
    let Some(Step { pattern: Pattern::Branches(branches), concluded, .. }) = found else { return 0 };
    for literal in concluded.iter() {
        let opposite = both(literal.candidate())[usize::from(literal.is_true())];
        assert_eq!(by_singles(position, opposite), None, "{literal:?} in {:?}", position.all_candidates());
    }
    let Branches { of: Alternatives::OneOf(candidates), cases } = *branches else { return 0 };
    let negated: Literals = candidates.iter().map(Literal::is_not).collect();
    assert_eq!(cases[0].assumed, negated);
    let is_gone = |it: &Candidate| candidates.iter().all(|one| one.conflicts(*it));
    let gone: Literals = position.all_candidates().iter().filter(is_gone).map(Literal::is_not).collect();
    assert_eq!(concluded, gone);
    gone.len()
}

#[test]
fn a_lemma_takes_in_all_that_fails_for_the_same_reason() {
    let positions = sample(200, 5).into_iter().filter(|position| !has_single(position));
    let removed: usize = positions.map(|position| compare_lemma(&position)).sum();
    assert!(removed >= 5, "{removed} candidates are removed by lemmas");
}

/// Whether there is a single: half of all suppositions end in contradictions then that are singles
/// in disguise.
fn has_single(position: &Position) -> bool {
    View::ALL.into_iter().any(|view| position.first_single(view).is_some())
}

/// Compares these positions and says how much of each technique was concluded.
fn compare_all(positions: &[Position]) {
    let mut seen = [0; 7];
    for position in positions {
        compare(position).iter().zip(&mut seen).for_each(|(number, seen)| *seen += number);
    }
    println!("{} positions, conclusions {seen:?}", positions.len());
    assert!(seen.iter().all(|seen| *seen > 0), "{seen:?}");
}

#[test]
fn cases_agree_on_what_a_textbook_finds() {
    let positions: Vec<Position> = sample(60, 5).into_iter().filter(|position| !has_single(position)).collect();
    compare_all(&positions);
}

#[test]
#[ignore = "takes minutes; run by hand after a change of the search, fewer positions are compared otherwise"]
fn cases_agree_on_what_a_textbook_finds_at_many_positions() {
    let traces = all_puzzles().map(|(_, puzzle)| solution(&puzzle, &Profile::standard()).trace);
    let is_asked = |position: &Position| !position.is_solved() && !has_single(position) && is_solvable(position);
    let positions: Vec<Position> = traces.flat_map(|trace| positions(&trace)).filter(is_asked).collect();
    let step = (positions.len() / 300).max(1);
    let positions: Vec<Position> = positions.into_iter().step_by(step).take(300).collect();
    assert_eq!(positions.len(), 300);
    compare_all(&positions);
}

/// The items of a list such as "r1c2, r3c4 and (5)".
fn items(text: &str) -> Vec<&str> {
    let items = text.trim_end_matches('.').split(", ").flat_map(|item| item.split(" and "));
    items.map(|item| item.trim_start_matches("and ")).filter(|item| !item.is_empty()).collect()
}

/// Where several places are ruled out by several lines, each stands in line with its own.
#[test]
fn places_and_lines_are_listed_in_the_same_order() {
    let mut seen = 0;
    for puzzle in HARD {
        let trace = solution(&puzzle.parse().expect("81 characters"), &Profile::standard()).trace;
        let mut told = Vec::new();
        let explainer = Explainer::new(Language::English);
        trace.walk(|moment| told.push(explainer.moment(moment).to_string())).expect("a trace replays");
        for text in &told {
            let mut filled: BTreeMap<&str, Cell> = BTreeMap::new();
            for line in text.lines() {
                let (number, words) = line.trim().split_once(". ").unwrap_or_default();
                if let Some(cell) = words.get(..4).and_then(|cell| cell.parse().ok()) {
                    filled.insert(number, cell);
                }
                for kind in ["row", "column", "box"] {
                    let Some((places, by)) = words.split_once(&format!(" are in the {kind}s of ").replace("xs", "xes"))
                    else {
                        continue;
                    };
                    // Other reasons may stand before and after.
                    let places = places.rsplit(": ").next().unwrap_or_default();
                    let places: Vec<Cell> =
                        items(places).into_iter().rev().map_while(|item| item.parse().ok()).collect();
                    let by = items(by).into_iter().map_while(|item| match item.strip_prefix('(') {
                        Some(number) => filled.get(number.trim_end_matches(')')).copied(),
                        None => item.parse().ok(),
                    });
                    let by: Vec<Cell> = by.take(places.len()).collect();
                    assert_eq!(places.len(), by.len(), "{line}");
                    let house = |cell: Cell| cell.houses().into_iter().find(|house| house.kind().name() == kind);
                    assert!(places.iter().rev().zip(&by).all(|(place, by)| house(*place) == house(*by)), "{line}");
                    seen += 1;
                }
            }
        }
    }
    assert!(seen >= 10, "{seen} lists were compared");
}

/// Puzzles of our own in which no net refutes anything at some point.
pub const HARD: [&str; 2] = [
    "........1.....2.3...4.5.6.7...3...62..6.8.5...5...1.....75...9..4....7..86..7....",
    "........1.....2.3...4.5.6.......1.....7.8.4...8.34...2..5..9...76....8..84..7....",
];

#[test]
fn hard_puzzles_need_cases_inside_cases_and_no_guess() {
    for puzzle in HARD {
        let puzzle: Grid = puzzle.parse().expect("81 characters");
        // Deadly patterns and exocets may spare the cases inside cases.
        let mut profile = Profile::standard().without_uniqueness();
        profile.rungs.retain(|rung| rung.technique.family != Family::Exocet);
        let solved = solution(&puzzle, &profile);
        assert!(solved.outcome.solution().is_some());
        assert_eq!(solved.trace.guesses(), 0);
        assert_eq!(solved.trace.start, start(&puzzle));
        solved.trace.verify().expect("every proof holds");
        assert_eq!(solved.trace.steps().map(|(_, step)| level(step)).max(), Some(1));
    }
}

/// How often cases stand inside cases.
fn level(step: &Step) -> usize {
    if let Pattern::Branches(branches) = &step.pattern { branches.level() } else { 0 }
}

/// Where simpler nets exist, a profile that lacks them has nothing else: nested chains must not
/// wait for them.
#[test]
fn nested_chains_need_no_simpler_net_beside_them() {
    let families = ["singles", "intersections", "subsets", "fish"];
    for simpler in [&[][..], &["dynamic-contradiction-forcing-chain"]] {
        let names = families.iter().chain(simpler).chain(&["nested-forcing-chain"]).copied();
        let profile = Profile::standard().only(names).expect("names of the catalogue");
        let solved = solution(&HARD[0].parse().expect("81 characters"), &profile);
        assert!(solved.outcome.solution().is_some() && solved.trace.guesses() == 0, "{simpler:?}");
        solved.trace.verify().expect("every proof holds");
        let nested = solved.trace.steps().filter(|(_, step)| step.technique.id == "nested-forcing-chain");
        let levels: Vec<usize> = nested.map(|(_, step)| level(step)).collect();
        assert!(!levels.is_empty() && levels.iter().all(|&level| level > 0), "{simpler:?}: {levels:?}");
    }
}

/// Whether these events of a case still come to its end: each of them proved where it stands.
fn comes_to_its_end(before: &Replay, case: &Case, events: &[Event], concluded: &Literals) -> bool {
    let Some(mut now) = before.case(&case.assumed, 0) else { return false };
    for event in events {
        if let Event::Step(step) = event
            && check(now.position(), &step.concluded, &step.proof).is_err()
        {
            return false;
        }
        if now.apply(event).is_err() {
            return false;
        }
    }
    let holds = |literal: &Literal| match literal.is_true() {
        true => now.position().is_placed(literal.candidate()),
        false => !now.position().has(literal.candidate()) && !now.position().is_placed(literal.candidate()),
    };
    matches!(events.last(), Some(Event::Contradiction { .. })) || concluded.iter().all(holds)
}

/// Fails if a line of a case, or of a case inside it, can be left out.
fn assert_no_line_can_go(before: &Replay, step: &Step) {
    let Pattern::Branches(branches) = &step.pattern else { return };
    for case in &branches.cases {
        assert!(comes_to_its_end(before, case, &case.events, &step.concluded), "{step:?}");
        for line in 0..case.events.len() {
            let mut events = case.events.clone();
            let left_out = events.remove(line);
            // The end of a case that fails is no line of thought.
            if !matches!(left_out, Event::Contradiction { .. }) {
                let goes = comes_to_its_end(before, case, &events, &step.concluded);
                assert!(!goes, "line {} of {step:?} can be left out", line + 1);
            }
        }
        let mut start = before.case(&case.assumed, 0).expect("what is assumed fits");
        let walked = start.walk(&case.events, |moment| {
            if let Event::Step(inner) = moment.event {
                assert_no_line_can_go(moment.before, inner);
            }
        });
        walked.expect("a case replays to its end");
    }
}

#[test]
fn no_line_of_a_case_can_be_left_out() {
    let mut seen = 0;
    for spec in CATALOGUE.iter().filter(|spec| spec.evidence == Evidence::Derived) {
        for example in pages::positions_of(spec) {
            let facts = Facts::new(example.clone());
            let found = technique::first(spec, &facts, &Limits::default(), Cancel::NEVER).expect("not cancelled");
            let Some(step) = found.filter(|step| matches!(step.pattern, Pattern::Branches(_))) else { break };
            assert_no_line_can_go(&Replay::new(example), &step);
            seen += 1;
        }
    }
    assert!(seen >= 15, "{seen} steps of cases were seen");
}
