//! Guardian, or broken wing: an odd loop that is impossible without some other places of the digit.
//!
//! Take a loop of an odd number of cells for a digit, five or more, from house to house, with no
//! third cell of the loop in any of these houses. If each house had only its two cells for the
//! digit, exactly one of any two neighbours would have it, so every second cell all the way round,
//! which an odd number does not allow. So one of the other places in these houses, the *guardians*,
//! has the digit: a single guardian is placed, and a cell that sees all of them loses the digit.
//!
//! **Search.** Only places [in no template](crate::technique::placeable) can be removed: only
//! digits with such places are searched.
//!
//! **Proof.** The digit in the houses of the loop. A cell of the loop itself can lose the digit,
//! too; two houses are superfluous then, but the argument goes all the way round.

use crate::board::{Candidate, Cell, CellSet, Constraint, Digit, Element, House, Literal};
use crate::logic::{Evidence, Facts, Family, Flow, Idea, Limits, OddLoop, Proof, Sink, Spec};
use crate::technique::placeable::LostPlaces;

/// One of the guardians of an odd loop has the digit.
pub static GUARDIAN: Spec =
    Spec::new("guardian", Family::SingleDigit, search).evidence(Evidence::Derived).idea(Idea::Suppose);

/// The longest loop to search for: no person sees a longer one.
const LONGEST: usize = 9;

fn search(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let lost = facts.get::<LostPlaces>();
    Digit::all().filter(|digit| !lost.of(*digit).is_empty()).try_for_each(|digit| {
        let places = facts.position().cells_for(digit);
        places.iter().try_for_each(|start| {
            let mut walk = Walk { digit, places, cells: vec![start], houses: Vec::new() };
            let state = State { on: CellSet::of(start), guardians: CellSet::EMPTY, seen: CellSet::full() };
            walk.go_on(state, sink)
        })
    })
}

/// A path that may become a loop.
struct Walk {
    digit: Digit,
    /// The places of the digit.
    places: CellSet,
    cells: Vec<Cell>,
    houses: Vec<House>,
}

/// The state of a path.
#[derive(Clone, Copy)]
struct State {
    /// Its cells.
    on: CellSet,
    guardians: CellSet,
    /// The cells that see all guardians.
    seen: CellSet,
}

impl Walk {
    /// Closes the loop where possible, and searches for longer ones. The first cell is the lowest,
    /// and the second is lower than the last, so that each loop is met once.
    fn go_on(&mut self, state: State, sink: &mut Sink<'_>) -> Flow {
        let (start, last, length) = (self.cells[0], self.cells[self.cells.len() - 1], self.cells.len());
        sink.tick()?;
        for house in last.houses() {
            let places = self.places & house.cells();
            let met = (places & state.on).without(last);
            if self.houses.contains(&house) || !met.without(start).is_empty() {
                continue;
            }
            if met.contains(start) {
                let is_odd = length % 2 == 1 && length >= 5;
                if let Some(whole) = state.with(places, [last, start]).filter(|_| is_odd && self.cells[1] < last) {
                    self.houses.push(house);
                    let flow = self.hand_over(whole, sink);
                    self.houses.pop();
                    flow?;
                }
                continue;
            }
            for next in places.without(last).iter().filter(|next| *next > start && length < LONGEST) {
                if let Some(longer) = state.with(places, [last, next]).filter(|longer| longer.can_follow(self.places)) {
                    self.houses.push(house);
                    self.cells.push(next);
                    let flow = self.go_on(longer, sink);
                    self.cells.pop();
                    self.houses.pop();
                    flow?;
                }
            }
        }
        Flow::Continue(())
    }

    /// Reports a loop.
    fn hand_over(&self, State { guardians, seen, .. }: State, sink: &mut Sink<'_>) -> Flow {
        let concluded: Vec<Literal> = match guardians.single() {
            Some(only) => vec![Literal::is(Candidate::new(only, self.digit))],
            None if guardians.is_empty() => return Flow::Continue(()),
            None => (seen & self.places).iter().map(|cell| Literal::is_not(Candidate::new(cell, self.digit))).collect(),
        };
        if concluded.is_empty() {
            return Flow::Continue(());
        }
        let proof = Proof::of(self.houses.iter().map(|&house| Constraint::digit_in(self.digit, house)));
        let pattern = OddLoop { digit: self.digit, cells: self.cells.clone(), houses: self.houses.clone(), guardians };
        sink.find(pattern.into(), concluded, proof)
    }
}

impl State {
    /// The state after a house between two cells, in which the digit has these places; none if a
    /// cell would guard its own loop.
    fn with(self, places: CellSet, ends: [Cell; 2]) -> Option<State> {
        let [last, next] = ends;
        let new = places.without(last).without(next) - self.guardians;
        let guardians = self.guardians | new;
        let on = self.on.with(next);
        let seen = self.seen & new.common_peers();
        guardians.is_disjoint(on).then_some(State { on, guardians, seen })
    }

    /// Whether a conclusion is still possible: there is at most one guardian so far, or a place
    /// sees all.
    fn can_follow(&self, places: CellSet) -> bool {
        self.guardians.len() <= 1 || !(self.seen & places).is_empty()
    }
}
