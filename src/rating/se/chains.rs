//! The rules of chains in their order, for a grid that no simpler rule gets on with.

use super::forcing::{Forcing, Hint, Hints, Kind, Runs, Source};
use super::found::{Found, Pattern, Rule};
use super::length::addition;
use super::net::{Grid, Net};
use super::run::Advance;
use super::simple::{Shape, Simple, SimpleHint, X, Y};
use super::state::State;

/// All that the rules of chains keep from step to step.
pub struct Chains<const W: usize> {
    net: Net<W>,
    grid: Grid<W>,
    simple: Simple<W>,
    runs: Runs<W>,
}

impl<const W: usize> Chains<W> {
    /// Numbers the candidates.
    pub fn new(state: &State) -> Chains<W> {
        let net = Net::new(state);
        let grid = net.grid(state);
        Chains { net, grid, simple: Simple::default(), runs: Runs::default() }
    }

    /// Takes note of the grid before a search.
    pub fn update(&mut self, state: &State) {
        self.grid = self.net.grid(state);
        self.net.empty = state.empty;
        self.net.filled = state.filled;
    }

    /// Rule 21.
    pub fn find_simple(&mut self, found: &mut Found) -> bool {
        match self.simple.best(&self.net, &self.grid) {
            Some(hint) => {
                self.tell_simple(&hint, found);
                true
            }
            None => false,
        }
    }

    fn tell_simple(&self, hint: &SimpleHint<W>, found: &mut Found) {
        let rule = match (hint.setting, hint.shape) {
            (X, Shape::Cycle(..)) => Rule::XCycle,
            (Y, Shape::Cycle(..)) => Rule::YCycle,
            (_, Shape::Cycle(..)) => Rule::Cycle,
            (X, _) => Rule::ForcingXChain,
            _ => Rule::ForcingChain,
        };
        found.set(rule, hint.rating, Pattern::Chain { start: hint.start, target: 0 });
        found.complexity = hint.complexity;
        found.placed = (hint.shape == Shape::ToTrue).then(|| self.net.nodes[usize::from(hint.start)].candidate);
        found.removed.extend(hint.removed.iter().map(|number| self.net.nodes[number].candidate));
    }

    /// Rules 23 to 25, and above with what advances runs.
    pub fn find_forcing(
        &mut self,
        kind: Kind,
        base: f64,
        advance: &mut dyn Advance<W>,
        is_over: &dyn Fn() -> bool,
        found: &mut Found,
    ) -> bool {
        let mut hints = Hints::best();
        Forcing::new(&self.net, &self.grid, kind, &mut self.runs).find(advance, &mut hints, is_over);
        match hints.into_best() {
            Some(hint) => {
                self.tell_forcing(&hint, kind, base, found);
                true
            }
            None => false,
        }
    }

    fn tell_forcing(&self, hint: &Hint, kind: Kind, base: f64, found: &mut Found) {
        let rule = match (kind, hint.source) {
            (Kind::Nishio, _) => Rule::NishioForcingChains,
            (Kind::Multiple, Source::Cell(_)) => Rule::CellForcingChains,
            (Kind::Multiple, _) => Rule::RegionForcingChains,
            (_, Source::Contradiction(_)) => Rule::DynamicContradiction,
            (_, Source::Double(_)) => Rule::DynamicDouble,
            (_, Source::Cell(_)) => Rule::DynamicCell,
            (_, Source::Region(..)) => Rule::DynamicRegion,
        };
        let (number, is_on) = hint.conclusion;
        let node = &self.net.nodes[usize::from(number)];
        found.set(rule, base + addition(hint.complexity), Pattern::Chain { start: number, target: 0 });
        found.complexity = hint.complexity;
        if is_on {
            found.placed = Some(node.candidate);
            let removed = node.parts[0].and(&self.grid.alive);
            found.removed.extend(removed.iter().map(|number| self.net.nodes[number].candidate));
        } else {
            found.removed.push(node.candidate);
        }
    }
}
