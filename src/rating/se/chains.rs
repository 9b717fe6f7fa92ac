//! The chain rules, in order, for grids where no simpler rule applies.

use super::cases::Distances;
use super::edition::Edition;
use super::figures::Tenths;
use super::forcing::{Forcing, Kind, Runs};
use super::hints::{Hint, Hints, Source};
use super::length::addition;
use super::nested::{Level, Levels};
use super::net::{Grid, Net};
use super::reach::{Reach, Table};
use super::rule::Rule;
use super::run::{Advance, Nothing, Stage};
use super::simple::Simple;
use super::simple_hint::{Shape, SimpleHint, X, Y};
use super::state::State;
use super::step::{SePattern, SeStep, Strand};
use super::strand;
use super::templates::Templates;
use crate::board::{Candidate, Element};
use crate::cancel::Cancel;

/// A rule from 23 on.
#[derive(Clone, Copy)]
struct ChainRule {
    kind: Kind,
    /// The rules within chains; none if there are no chains within chains.
    level: Level,
    /// The base rating.
    base: f64,
}

const fn rule(kind: Kind, level: Level, base: f64) -> ChainRule {
    ChainRule { kind, level, base }
}

/// The rules that all editions have.
const COMMON: [ChainRule; 6] = [
    rule(Kind::Nishio, Level::None, 7.5),
    rule(Kind::Multiple, Level::None, 8.0),
    rule(Kind::Dynamic, Level::None, 8.5),
    rule(Kind::Dynamic, Level::Patterns, 9.0),
    rule(Kind::Dynamic, Level::Simple, 9.5),
    rule(Kind::Dynamic, Level::Multiple, 10.0),
];

/// Those that follow in the classic.
const CLASSIC: [ChainRule; 2] =
    [rule(Kind::Dynamic, Level::Dynamic, 10.5), rule(Kind::Dynamic, Level::DynamicSimple, 11.0)];

/// Those that follow in other editions.
const OTHERS: [ChainRule; 4] = [
    rule(Kind::Dynamic, Level::Dynamic, 10.5),
    rule(Kind::Dynamic, Level::WithinPatterns, 10.5),
    rule(Kind::Dynamic, Level::WithinSimple, 10.5),
    rule(Kind::Dynamic, Level::WithinMultiple, 10.5),
];

/// The rules from 23 on, in order.
fn rules(edition: Edition) -> impl Iterator<Item = ChainRule> {
    let rest: &'static [ChainRule] = if edition.is_classic() { &CLASSIC } else { &OTHERS };
    COMMON.iter().chain(rest).copied()
}

/// The searches for chains of a puzzle with any number of candidates.
pub trait ChainRules: Send {
    /// Begins with a puzzle: numbers its candidates.
    fn number(&mut self, state: &State, edition: Edition);
    /// Records the grid before a search.
    fn update(&mut self, state: &State);
    /// Removes all candidates that chains of rule 21 with a rating up to a limit remove. Returns
    /// whether there are any, and whether there are some with a higher rating.
    fn apply_within(&mut self, state: &mut State, limit: Tenths) -> (bool, bool);
    /// Rule 21.
    fn find_simple(&mut self, found: &mut SeStep) -> bool;
    /// The number of rules from 23 on.
    fn rules(&self) -> usize;
    /// Rule 23 and so on, counted from 0.
    fn find(&mut self, rule: usize, cancel: Cancel<'_>, found: &mut SeStep) -> bool;
    /// As [`find`](Self::find), for the first step that removes a candidate, on a grid where
    /// simpler rules may apply.
    fn find_removing(&mut self, rule: usize, candidate: u16, found: &mut SeStep) -> bool;
    /// Returns the chains of the step found last.
    fn strands(&mut self) -> Vec<Strand>;
}

/// The constructor of the search for a puzzle with this number of candidates, after its index among
/// the sizes.
pub fn chain_rules(candidates: usize) -> (usize, fn() -> Box<dyn ChainRules>) {
    match candidates {
        0..=256 => (0, || Box::new(Chains::<4>::new())),
        257..=320 => (1, || Box::new(Chains::<5>::new())),
        321..=384 => (2, || Box::new(Chains::<6>::new())),
        _ => (3, || Box::new(Chains::<12>::new())),
    }
}

/// The index of the runs that are not dynamic.
const OTHER_RUNS: usize = Level::COUNT;

/// The step found last.
enum Last<const W: usize> {
    None,
    Simple(SimpleHint<W>),
    /// With the index of its runs.
    Forcing(Hint, usize),
}

/// The state that the chain rules keep from step to step.
struct Chains<const W: usize> {
    net: Net<W>,
    grid: Grid<W>,
    simple: Simple<W>,
    /// The dynamic runs of each level, which are carried on from grid to grid, and all others.
    runs: [Runs<W>; Level::COUNT + 1],
    /// The consequences of assumptions by static links.
    links: Reach<W>,
    /// The distances of these consequences.
    distances: Distances<W>,
    /// The consequences of assumptions in dynamic runs.
    table: Table<W>,
    /// The filled cells.
    values: [u8; 81],
    /// The number of the current grid.
    position: u64,
    /// The number of the first grid of the puzzle.
    first_position: u64,
    /// The number of the first grid with the cells filled that are filled now.
    filled_position: u64,
    /// The rules within chains by level, each built on first use.
    levels: [Option<Levels<W>>; Level::COUNT],
    last: Last<W>,
}

impl<const W: usize> Chains<W> {
    fn new() -> Self {
        let (net, grid) = (Net::default(), Grid::default());
        Chains {
            net,
            grid,
            simple: Simple::default(),
            runs: Default::default(),
            links: Reach::default(),
            distances: Distances::default(),
            table: Table::default(),
            values: [0; 81],
            position: 0,
            first_position: 1,
            filled_position: 1,
            levels: Default::default(),
            last: Last::None,
        }
    }
}

impl<const W: usize> ChainRules for Chains<W> {
    fn number(&mut self, state: &State, edition: Edition) {
        self.net.number_all(state, edition);
        self.table.forget();
        self.first_position = self.position + 1;
    }

    fn update(&mut self, state: &State) {
        self.grid = self.net.grid(state);
        self.net.empty = state.empty;
        self.net.filled = state.filled;
        self.position += 1;
        if self.values != state.values || self.filled_position < self.first_position {
            self.values = state.values;
            self.filled_position = self.position;
            self.levels.iter_mut().flatten().for_each(Levels::forget);
        }
    }

    fn find_simple(&mut self, found: &mut SeStep) -> bool {
        let Some(hint) = self.simple.best(&self.net, &self.grid) else { return false };
        self.tell_simple(&hint, found);
        self.last = Last::Simple(hint);
        true
    }

    fn apply_within(&mut self, state: &mut State, limit: Tenths) -> (bool, bool) {
        self.grid = self.net.grid(state);
        let (removed, has_more) = self.simple.refuted_within(&self.net, &self.grid, limit);
        for number in removed.iter() {
            let candidate = usize::from(self.net.nodes[number].candidate);
            state.remove(candidate / 9, candidate % 9);
        }
        (!removed.is_empty(), has_more)
    }

    fn rules(&self) -> usize {
        rules(self.net.edition).count()
    }

    fn find(&mut self, rule: usize, cancel: Cancel<'_>, found: &mut SeStep) -> bool {
        let Some(ChainRule { kind, level, base }) = rules(self.net.edition).nth(rule) else { return false };
        let mut hints = Hints::best();
        let stage = self.stage(kind, level);
        let advance: &mut dyn Advance<W> = match level {
            Level::None => &mut Nothing,
            _ => self.levels[level as usize].get_or_insert_with(|| Levels::new(level)),
        };
        // Only dynamic runs go on from level to level, and from grid to grid.
        let at = if kind == Kind::Dynamic { level as usize } else { OTHER_RUNS };
        let (net, grid, values) = (&self.net, &self.grid, &self.values);
        let (lower, runs) = self.runs.split_at_mut(at);
        let lower = level.after().and_then(|level| lower.get(level as usize));
        let mut forcing = Forcing::new(net, grid, kind, stage, &mut runs[0]).after(lower);
        match (kind, level) {
            (Kind::Nishio, _) => {
                let templates = Templates::new(net, grid, values);
                forcing.contradictions(|said| templates.may_refute(net, said), advance, &mut hints, cancel);
            }
            // Rule 21 has found nothing, so its closure is that of this grid, and nothing static
            // contradicts itself.
            (Kind::Multiple, _) => {
                self.links.fill_static(net, grid, self.simple.closure());
                self.distances.find(&mut forcing, &self.links, self.simple.direct(), &mut hints, cancel);
            }
            (Kind::Dynamic, Level::None) => {
                let is_placed = |number: usize| {
                    let candidate = net.nodes[number].candidate;
                    u16::from(values[usize::from(candidate / 9)]) == candidate % 9 + 1
                };
                self.table.update(net, grid, is_placed);
                forcing.find(Some(&self.table.reach), advance, &mut hints, cancel);
            }
            _ => forcing.find(None, advance, &mut hints, cancel),
        }
        let Some(hint) = hints.into_best() else { return false };
        self.tell_forcing(&hint, kind, base, found);
        self.last = Last::Forcing(hint, at);
        true
    }

    fn find_removing(&mut self, rule: usize, candidate: u16, found: &mut SeStep) -> bool {
        let Some(ChainRule { kind, level, base }) = rules(self.net.edition).nth(rule) else { return false };
        let Some(number) = self.net.nodes.iter().position(|node| node.candidate == candidate) else { return false };
        let mut hints = Hints::firsts(self.net.nodes.len());
        let mut levels = (level != Level::None).then(|| Levels::new(level));
        let advance: &mut dyn Advance<W> = match &mut levels {
            Some(levels) => levels,
            None => &mut Nothing,
        };
        let runs = &mut self.runs[OTHER_RUNS];
        Forcing::new(&self.net, &self.grid, kind, Stage::ALONE, runs).find(None, advance, &mut hints, Cancel::NEVER);
        let node = &self.net.nodes[number];
        let removes = |hint: &Hint| match hint.conclusion {
            (placed, true) => node.parts[0].has(usize::from(placed)),
            (removed, false) => usize::from(removed) == number,
        };
        let Some(hint) = hints.into_list().into_iter().find(removes) else { return false };
        self.tell_forcing(&hint, kind, base, found);
        self.last = Last::Forcing(hint, OTHER_RUNS);
        true
    }

    fn strands(&mut self) -> Vec<Strand> {
        match &self.last {
            Last::None => Vec::new(),
            Last::Simple(hint) => {
                let nodes = self.simple.nodes_of(&self.net, &self.grid, hint);
                vec![strand::of_line(&self.net, &nodes)]
            }
            Last::Forcing(hint, at) => strand::of_hint(&self.net, &self.grid, &self.runs[*at], hint),
        }
    }
}

impl<const W: usize> Chains<W> {
    /// The grids that runs of a rule can be carried on from.
    fn stage(&self, kind: Kind, level: Level) -> Stage {
        let is_lowest = level == Level::None;
        let since = if is_lowest { self.first_position } else { self.filled_position };
        match kind {
            Kind::Dynamic => Stage { is_lowest, position: self.position, since },
            _ => Stage::ALONE,
        }
    }

    fn candidate(&self, number: usize) -> Candidate {
        Candidate::from_index(usize::from(self.net.nodes[number].candidate))
    }

    fn tell_simple(&self, hint: &SimpleHint<W>, found: &mut SeStep) {
        let rule = match (hint.setting, hint.shape) {
            (X, Shape::Cycle(..)) => Rule::XCycle,
            (Y, Shape::Cycle(..)) => Rule::YCycle,
            (_, Shape::Cycle(..)) => Rule::Cycle,
            (X, _) => Rule::ForcingXChain,
            _ => Rule::ForcingChain,
        };
        found.set(rule, hint.rating, SePattern::Chains);
        found.complexity = Some(hint.complexity);
        found.placement = (hint.shape == Shape::ToTrue).then(|| self.candidate(usize::from(hint.start)));
        found.eliminations.extend(hint.removed.iter().map(|number| self.candidate(number)));
    }

    fn tell_forcing(&self, hint: &Hint, kind: Kind, base: f64, found: &mut SeStep) {
        let rule = match (kind, hint.source) {
            (Kind::Nishio, _) => Rule::NishioForcingChains,
            (Kind::Multiple, Source::Cell(_)) => Rule::CellForcingChains,
            (Kind::Multiple, _) => Rule::RegionForcingChains,
            (_, Source::Contradiction(_)) => Rule::DynamicContradiction,
            (_, Source::Double(_)) => Rule::DynamicDouble,
            (_, Source::Cell(_)) => Rule::DynamicCell,
            (_, Source::Region(..)) => Rule::DynamicRegion,
        };
        let (number, is_on) = (usize::from(hint.conclusion.0), hint.conclusion.1);
        found.set(rule, base + addition(hint.complexity), SePattern::Chains);
        found.complexity = Some(hint.complexity);
        if is_on {
            found.placement = Some(self.candidate(number));
            let removed = self.net.nodes[number].parts[0].and(&self.grid.alive);
            found.eliminations.extend(removed.iter().map(|number| self.candidate(number)));
        } else {
            found.eliminations.insert(self.candidate(number));
        }
    }
}
