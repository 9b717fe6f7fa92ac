//! Guardian, or broken wing: an odd loop that cannot be, but for some other places of the digit.
//!
//! Go round an odd number of cells for a digit, five or more, from house to house, with no third cell of the loop in any of
//! these houses. If each house had only its two cells for the digit, exactly one of each two neighbours would have it, so every
//! second cell all the way round, which an odd number does not allow. So one of the other places in these houses, the
//! *guardians*, has the digit: the only one is placed, and what sees all of them loses the digit.
//!
//! **Proof.** The digit in the houses of the loop. A cell of the loop itself can lose the digit, too; two houses are superfluous
//! then, but the argument goes all the way round.

use crate::board::{Candidate, Cell, CellSet, Constraint, Digit, Element, House, Literal};
use crate::logic::{Evidence, Facts, Family, Flow, Limits, OddLoop, Proof, Sink, Spec};

/// One of the guardians of an odd loop has the digit.
pub static GUARDIAN: Spec = Spec::new("guardian", Family::SingleDigit, search).evidence(Evidence::Derived);

/// The longest loop that is looked for: no person sees a longer one.
const LONGEST: usize = 9;

fn search(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    Digit::all().try_for_each(|digit| {
        let places = facts.position().cells_for(digit);
        places.iter().try_for_each(|start| {
            let walk = Walk { digit, places, cells: vec![start], houses: Vec::new(), guardians: CellSet::EMPTY };
            walk.go_on(sink)
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
    guardians: CellSet,
}

impl Walk {
    /// Closes the loop where that is possible, and looks for longer ones. The first cell is the lowest, and the second lower
    /// than the last, so that each loop is met once.
    fn go_on(&self, sink: &mut Sink<'_>) -> Flow {
        let (start, last) = (self.cells[0], self.cells[self.cells.len() - 1]);
        sink.tick()?;
        for house in last.houses() {
            let places = self.places & house.cells();
            if self.houses.contains(&house)
                || self.cells.iter().any(|&cell| cell != last && cell != start && places.contains(cell))
            {
                continue;
            }
            if places.contains(start) {
                let is_odd = self.cells.len() % 2 == 1 && self.cells.len() >= 5;
                if is_odd && self.cells[1] < last {
                    self.with(house, None).map_or(Flow::Continue(()), |whole| whole.hand_over(sink))?;
                }
                if self.cells.len() > 1 {
                    continue;
                }
            }
            if self.cells.len() == LONGEST {
                continue;
            }
            for next in places {
                if next > start && next != last {
                    self.with(house, Some(next)).map_or(Flow::Continue(()), |longer| longer.go_on(sink))?;
                }
            }
        }
        Flow::Continue(())
    }

    /// The path with one more house, and the cell that it leads to unless it closes the loop; none if nothing can follow.
    fn with(&self, house: House, next: Option<Cell>) -> Option<Walk> {
        let ends = CellSet::of(self.cells[self.cells.len() - 1]).with(next.unwrap_or(self.cells[0]));
        let guardians = self.guardians | ((self.places & house.cells()) - ends);
        let is_loop = |cell| self.cells.contains(&cell) || next == Some(cell);
        let is_useful = guardians.len() <= 1 || !(seen_by_all(guardians) & self.places).is_empty();
        if guardians.iter().any(is_loop) || !is_useful {
            return None;
        }
        let (mut cells, mut houses) = (self.cells.clone(), self.houses.clone());
        cells.extend(next);
        houses.push(house);
        Some(Walk { cells, houses, guardians, ..*self })
    }

    /// Takes a loop.
    fn hand_over(self, sink: &mut Sink<'_>) -> Flow {
        let Walk { digit, places, cells, houses, guardians } = self;
        let concluded: Vec<Literal> = match guardians.single() {
            Some(only) => vec![Literal::is(Candidate::new(only, digit))],
            None if guardians.is_empty() => return Flow::Continue(()),
            None => {
                let gone = (seen_by_all(guardians) & places).iter();
                gone.map(|cell| Literal::is_not(Candidate::new(cell, digit))).collect()
            }
        };
        let proof = Proof::of(houses.iter().map(|&house| Constraint::digit_in(digit, house)));
        sink.find(OddLoop { digit, cells, houses, guardians }.into(), concluded, proof)
    }
}

/// The cells that see all of these.
fn seen_by_all(cells: CellSet) -> CellSet {
    cells.iter().fold(CellSet::full(), |seen, cell| seen & cell.peers())
}
