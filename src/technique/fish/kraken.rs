//! Kraken fish: a finned fish whose fins do not see the eliminations, but lead to them.
//!
//! **Type 1*: either one of the fins is true, or the fish works as if it had no fins and removes a
//! candidate. If the candidate is also false whichever fin is true, it is false. *Type 2*: unless a
//! fin is true, each cover house has its digit in the base. So one of the fins is true or one of
//! the places of the base in a cover house, which may be any one of them. A common consequence of
//! all these is true.
//!
//! A candidate is followed by [a few rounds](ROUNDS) of singles. Candidates that lead to a
//! contradiction are left out: that is a chain of another kind.
//!
//! **Search.** For each candidate to be removed, the places that lead to its removal may be fins,
//! and the search is [that of all fish](super::houses). For type 2 the chosen cover house is left
//! out: all places of the base except those that lead to the removal must be covered by one house
//! fewer than the base has. At most two fins, no endo fins; basic and Franken fish of two to four
//! houses.
//!
//! Mostly there is no such fish, which one [template](crate::technique::placeable) shows: a way to
//! place the digit, for type 1 with the target, that uses none of the places that lead to the
//! removal. It has a place in each base house, all of them bound, and no two of them in one house:
//! they need as many cover houses as there are base houses, and the target needs one more.
//!
//! **Proof.** The base houses, and the truths of all remaining events.

use super::complex::Kind;
use super::houses::{Aim, Houses, Places};
use super::{FRANKEN_JELLYFISH, FRANKEN_SWORDFISH, FRANKEN_X_WING, JELLYFISH, SWORDFISH, X_WING};
use crate::board::{
    Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Element, House, HouseSet, Literal, Position, View,
};
use crate::cancel::Cancel;
use crate::logic::{
    Alternatives, Branches, Case, Changes, Event, Evidence, Fact, Facts, Family, Fish, Flow, Idea, Level, Limits,
    Literals, Reliances, Replay, Sink, Spec, Step,
};
use crate::technique::placeable::placeable;
use crate::technique::run;
use crate::technique::singles::SINGLES;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// The fins, or the fish itself.
pub static KRAKEN_FISH_TYPE_1: Spec =
    Spec::new("kraken-fish-type-1", Family::Fish, |facts, limits, sink| search(facts, limits, Type::First, sink))
        .hodoku("0371", Level::Extreme, 500)
        .evidence(Evidence::Derived)
        .idea(Idea::EveryCase);

/// The fins, or the places in a cover house.
pub static KRAKEN_FISH_TYPE_2: Spec =
    Spec::new("kraken-fish-type-2", Family::Fish, |facts, limits, sink| search(facts, limits, Type::Second, sink))
        .hodoku("0372", Level::Extreme, 500)
        .evidence(Evidence::Derived)
        .idea(Idea::EveryCase);

/// The most rounds of singles by which a candidate leads to something.
const ROUNDS: usize = 4;

/// The most fins.
const MOST_FINS: usize = 2;

/// The most cases.
const MOST_CASES: usize = 5;

/// A fish around a target, and in type 2 the cover house whose places are cases.
type Kraken = (Fish, Option<House>);

/// Both types.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Type {
    First,
    Second,
}

impl Type {
    /// Whether a fish of a digit may remove a target; `leading` are the places that lead to its
    /// removal.
    fn may_be(self, position: &Position, digit: Digit, target: Candidate, leading: CellSet) -> bool {
        self.needs_chains(digit, target, leading) && !self.has_template(position, digit, target.cell(), leading)
    }

    /// Whether there are places for it, and not all of them see the target.
    fn needs_chains(self, digit: Digit, target: Candidate, leading: CellSet) -> bool {
        let seen = if target.digit() == digit { target.cell().peers() } else { CellSet::EMPTY };
        let is_enough = match self {
            Type::First => target.digit() == digit,
            Type::Second => leading.len() > 1,
        };
        is_enough && !leading.is_subset(seen)
    }

    /// Whether a template of the digit shows that there is none.
    fn has_template(self, position: &Position, digit: Digit, target: Cell, leading: CellSet) -> bool {
        let bound = position.cells_for(digit) - leading;
        match self {
            Type::First => placeable(position, digit, bound.with(target)).is_some_and(|cells| cells.contains(target)),
            Type::Second => placeable(position, digit, bound).is_some(),
        }
    }

    /// Finds a fish of a digit and a size that removes a target.
    fn find(self, places: &Places, digit: Digit, cell: Cell, leading: CellSet, size: usize) -> Option<Kraken> {
        match self {
            Type::First => first_type(places, digit, cell, leading, size),
            Type::Second => second_type(places, digit, leading, size),
        }
    }
}

fn search(facts: &Facts, limits: &Limits, wanted: Type, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let most = ROUNDS.min(limits.rounds);
    let mut teller = Teller { before: Replay::new(position.clone()), rounds: most, told: BTreeMap::new() };
    let places = Digit::all().map(|digit| Places::new(position.cells_for(digit))).collect::<Vec<_>>();
    let mut known = CandidateSet::EMPTY;
    for rounds in 1..=most {
        // If only one is wanted, the shortest will do.
        if sink.has_found() {
            break;
        }
        for target in position.all_candidates() {
            sink.tick()?;
            if known.contains(target) {
                continue;
            }
            let leads = facts.get::<Leads>();
            let leading = &leads.0[rounds - 1][target.index()];
            // If the places that lead there are those of the round before, there is nothing new to
            // find.
            let before = rounds.checked_sub(2).map(|earlier| &leads.0[earlier][target.index()]);
            let is_new = |digit: &Digit| before.is_none_or(|before| before[digit.index()] != leading[digit.index()]);
            let may_be = |digit: &Digit| wanted.may_be(position, *digit, target, leading[digit.index()]);
            let digits: DigitSet = Digit::all().filter(is_new).filter(may_be).collect();
            let found = (2..=limits.fish_size.min(4)).find_map(|size| {
                let mut digits = digits.iter();
                let cell = target.cell();
                digits.find_map(|digit| wanted.find(&places[digit.index()], digit, cell, leading[digit.index()], size))
            });
            if let Some(branches) = found.and_then(|kraken| teller.tell(kraken, target)) {
                known.insert(target);
                let proof = branches.proof();
                sink.find(branches.into(), [Literal::is_not(target)], proof)?;
            }
        }
    }
    Flow::Continue(())
}

/// A fish whose fins lead to the removal of a candidate that it would remove without them.
fn first_type(places: &Places, digit: Digit, cell: Cell, leading: CellSet, size: usize) -> Option<Kraken> {
    let own: HouseSet = cell.houses().into_iter().collect();
    let bound = (places.all() - leading).without(cell);
    each(places, own, bound, size, MOST_FINS, &mut |Houses { base, cover, fins }, _| {
        // If all fins see the target, the fish is no kraken.
        (!fins.is_subset(cell.peers())).then_some((Fish { digit, base, cover, fins }, None))
    })
}

/// A fish whose fins, and whose places in a cover house, lead to the same elimination.
fn second_type(places: &Places, digit: Digit, leading: CellSet, size: usize) -> Option<Kraken> {
    each(
        places,
        HouseSet::EMPTY,
        places.all() - leading,
        size,
        MOST_CASES,
        &mut |Houses { base, cover, fins }, covers| {
            // If all places of a base house lead there, no fish is needed; one place is no choice.
            if fins.len() < 2 || base.iter().any(|house| places.of(house).is_subset(fins)) {
                return None;
            }
            let open = (covers - base - cover).iter();
            let house = open.max_by_key(|house| ((fins & house.cells()).len(), Reverse(*house)))?;
            let outside = fins - house.cells();
            let fish = Fish { digit, base, cover: cover.with(house), fins: outside };
            (outside.len() <= MOST_FINS && outside != fins).then_some((fish, Some(house)))
        },
    )
}

/// The first suitable fish around some houses and with these places bound. `choose` also gets the
/// houses that may be cover.
fn each(
    places: &Places,
    own: HouseSet,
    bound: CellSet,
    size: usize,
    most_fins: usize,
    choose: &mut dyn FnMut(Houses, HouseSet) -> Option<Kraken>,
) -> Option<Kraken> {
    Kind::Franken.sides().iter().find_map(|sides| {
        let [base, cover] = sides.map(|kinds| places.open(kinds));
        let mut found = None;
        let aim = Aim { places, own, bound, base, cover, size, most_fins, most_endo_fins: 0 };
        let _ = aim.each(&mut |houses| {
            found = choose(houses, cover);
            if found.is_some() { Flow::Break(()) } else { Flow::Continue(()) }
        });
        found
    })
}

/// The cases followed so far.
struct Teller {
    before: Replay,
    rounds: usize,
    told: BTreeMap<Candidate, Option<Told>>,
}

impl Teller {
    /// Returns the cases, those with the fewest lines first; the fish without its fins always comes
    /// first.
    fn tell(&mut self, (fish, house): Kraken, target: Candidate) -> Option<Branches> {
        let digit = fish.digit;
        let in_base = self.before.position().cells_for(digit) & fish.base.cells();
        let in_house = house.map_or(CellSet::EMPTY, |house| (in_base & house.cells()) - others(&fish, house));
        let mut cases = Vec::new();
        for cell in fish.fins | in_house {
            let candidate = Candidate::new(cell, digit);
            let told = self.told.entry(candidate).or_insert_with(|| Told::of(&self.before, candidate, self.rounds));
            cases.push(told.as_ref()?.cut(target)?);
        }
        cases.sort_by_key(Case::lines);
        if house.is_none() {
            cases.insert(0, without_fins(&fish, target)?);
        }
        Some(Branches { of: Alternatives::Fish(fish, house), cases })
    }
}

/// The cells of the other cover houses.
fn others(fish: &Fish, house: House) -> CellSet {
    fish.cover.without(house).cells()
}

/// The case in which no fin is true.
fn without_fins(fish: &Fish, target: Candidate) -> Option<Case> {
    let plain = Fish { fins: CellSet::EMPTY, ..*fish };
    let by_size = if plain.is_basic() {
        [&X_WING, &SWORDFISH, &JELLYFISH]
    } else {
        [&FRANKEN_X_WING, &FRANKEN_SWORDFISH, &FRANKEN_JELLYFISH]
    };
    let step = Step {
        technique: by_size.get(fish.base.len().checked_sub(2)?)?,
        pattern: plain.into(),
        concluded: Literals::of(Literal::is_not(target)),
        proof: fish.proof(),
        rating: None,
    };
    let assumed = fish.fins.iter().map(|fin| Literal::is_not(Candidate::new(fin, fish.digit))).collect();
    Some(Case { assumed, events: vec![Event::Step(step)] })
}

/// A case with all its events.
struct Told {
    assumed: Literals,
    events: Vec<Event>,
    reliances: Reliances,
    /// The state at the end.
    end: Replay,
}

impl Told {
    /// Follows a candidate by singles.
    fn of(before: &Replay, candidate: Candidate, rounds: usize) -> Option<Told> {
        let assumed = Literals::of(Literal::is(candidate));
        let mut end = before.case(&assumed, 0)?;
        let mut events = Vec::new();
        for _ in 0..rounds {
            let mut round = Vec::new();
            for spec in SINGLES {
                round.extend(run::all(spec, end.facts_mut(), &Limits::default(), Cancel::NEVER).unwrap_or_default());
            }
            // A single may be found in several views, or conflict with another one of the round:
            // the first one counts.
            for step in round {
                if end.position().contradiction().is_none()
                    && step.concluded.iter().all(|literal| end.position().has(literal.candidate()))
                {
                    let event = Event::Step(step);
                    end.apply(&event).ok()?;
                    events.push(event);
                }
            }
        }
        let reliances = Reliances::of(before.case(&assumed, 0)?, &events);
        Some(Told { assumed, events, reliances, end })
    }

    /// The case, cut down to the events that the removal of a target needs. `None` if the target is
    /// not removed.
    fn cut(&self, target: Candidate) -> Option<Case> {
        if self.end.position().has(target) || self.end.position().is_placed(target) {
            return None;
        }
        let goal = self.end.cause(target).and_then(|number| self.end.index_of(number));
        let needed = self.reliances.needed(goal.as_slice());
        let events = self.events.iter().zip(needed).filter(|(_, needed)| *needed).map(|(event, _)| event.clone());
        Some(Case { assumed: self.assumed.clone(), events: events.collect() })
    }
}

/// For each number of rounds and each candidate: the places of each digit that lead to its removal.
#[derive(Default)]
struct Leads([Vec<[CellSet; 9]>; ROUNDS]);

impl Fact for Leads {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        let position = facts.position();
        self.0 = std::array::from_fn(|_| vec![[CellSet::EMPTY; 9]; Candidate::COUNT]);
        for candidate in position.all_candidates() {
            let mut case = position.clone();
            case.place(candidate);
            for round in &mut self.0 {
                place_singles(&mut case);
                if case.contradiction().is_some() {
                    break;
                }
                for gone in gone(position, &case) {
                    round[gone.index()][candidate.digit().index()].insert(candidate.cell());
                }
            }
        }
    }
}

/// Places all singles of one round.
fn place_singles(case: &mut Position) {
    let round: Vec<Candidate> =
        View::ALL.iter().flat_map(|&view| case.singles(view)).map(|(_, candidate)| candidate).collect();
    for single in round {
        case.place_if_possible(single);
    }
}

/// The candidates that are false in a case.
fn gone(position: &Position, case: &Position) -> CandidateSet {
    let filled = (position.empty_cells() - case.empty_cells()).iter();
    let placed = filled.filter_map(|cell| case.digit(cell).map(|digit| Candidate::new(cell, digit)));
    position.all_candidates() - case.all_candidates() - placed.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_there_is_a_template_no_fish_is_found() {
        let puzzles = [
            "000000002004200601600000900960804100000903000008706049005000008107008300400000000",
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        ];
        let mut count = 0;
        for puzzle in puzzles {
            let facts = Facts::new(Position::new(&puzzle.parse().unwrap()).unwrap());
            let (position, leads) = (facts.position(), facts.get::<Leads>());
            for (round, digit) in [0, ROUNDS - 1].into_iter().flat_map(|round| Digit::all().map(move |it| (round, it)))
            {
                let places = Places::new(position.cells_for(digit));
                for target in position.all_candidates().iter().step_by(7) {
                    let leading = leads.0[round][target.index()][digit.index()];
                    for wanted in [Type::First, Type::Second] {
                        if !wanted.needs_chains(digit, target, leading)
                            || !wanted.has_template(position, digit, target.cell(), leading)
                        {
                            continue;
                        }
                        let found = (2..=3).find_map(|size| wanted.find(&places, digit, target.cell(), leading, size));
                        assert!(found.is_none(), "{wanted:?}: {target} by {digit} in {puzzle}");
                        count += 1;
                    }
                }
            }
        }
        assert!(count > 100, "{count}");
    }
}
