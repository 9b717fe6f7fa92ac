//! Steps of forcing chains, and the choice among them.
//!
//! A search keeps either the best step alone or, within a chain of a higher level, the best for
//! each set of eliminations.

use super::net::{Grid, Net};
use super::record::Said;

/// The origin of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// An assumption contradicts itself.
    Contradiction(Said),
    /// A candidate, true or false.
    Double(u16),
    /// The candidates of a cell.
    Cell(u16),
    /// A candidate and the others in its block (1), row (2) or column (3).
    Region(u16, u8),
}

impl Source {
    /// The rank of its steps among those of equal complexity.
    pub fn rank(self) -> u8 {
        match self {
            Source::Double(_) => 1,
            Source::Cell(_) => 5,
            Source::Region(..) => 6,
            Source::Contradiction(_) => 7,
        }
    }
}

/// A step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The candidate that is placed or removed, and whether it is placed.
    pub conclusion: Said,
    /// The complexity.
    pub complexity: u32,
    /// Its number in order of discovery.
    pub order: u32,
    /// The origin of the step.
    pub source: Source,
}

/// The steps worth keeping.
pub struct Hints {
    wanted: Wanted,
    best: Option<Hint>,
    placing: Vec<Option<Hint>>,
    removing: Vec<Option<Hint>>,
    order: u32,
}

/// The choice of steps to keep.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    /// The best of all.
    Best,
    /// The best of each set of eliminations.
    List,
    /// For each candidate, the best step that removes it.
    Firsts,
}

impl Hints {
    fn new(wanted: Wanted, numbers: usize) -> Hints {
        Hints { wanted, best: None, placing: vec![None; numbers], removing: vec![None; numbers], order: 0 }
    }

    /// Keeps the best step alone.
    pub fn best() -> Hints {
        Hints::new(Wanted::Best, 0)
    }

    /// Keeps the best step of each set of eliminations.
    pub fn list(numbers: usize) -> Hints {
        Hints::new(Wanted::List, numbers)
    }

    /// Keeps, for each candidate, the best step that removes it.
    pub fn firsts(numbers: usize) -> Hints {
        Hints::new(Wanted::Firsts, numbers)
    }

    /// Whether every set of eliminations counts.
    pub fn is_list(&self) -> bool {
        self.wanted == Wanted::List
    }

    /// The best step.
    pub fn into_best(self) -> Option<Hint> {
        self.best
    }

    /// The best steps in order.
    pub fn into_list(self) -> Vec<Hint> {
        let mut all: Vec<Hint> = self.placing.into_iter().chain(self.removing).flatten().collect();
        all.sort_by_key(|hint| (hint.complexity, hint.source.rank(), hint.order));
        all.dedup_by_key(|hint| hint.order);
        all
    }

    /// Offers a step; `count` computes its complexity, or `None` if it is above a limit.
    pub fn offer<const W: usize>(
        &mut self,
        net: &Net<W>,
        grid: &Grid<W>,
        conclusion: Said,
        source: Source,
        count: impl FnOnce(u32) -> Option<u32>,
    ) {
        self.order += 1;
        let order = self.order;
        let (number, is_on) = conclusion;
        let mates = net.nodes[usize::from(number)].parts[0].and(&grid.alive);
        if is_on && mates.is_empty() {
            return;
        }
        let limit = |slot: &Option<Hint>| match slot {
            None => u32::MAX,
            Some(best) if source.rank() < best.source.rank() => best.complexity,
            Some(best) => best.complexity - 1,
        };
        let hint = |complexity| Some(Hint { conclusion, complexity, order, source });
        let slot = match self.wanted {
            Wanted::Best => &mut self.best,
            Wanted::Firsts if is_on => {
                // A placement is worth keeping if it comes first for any candidate that it removes.
                let most = mates.iter().map(|mate| limit(&self.removing[mate])).max().unwrap_or(0);
                if let Some(complexity) = count(most) {
                    for mate in
                        mates.iter().filter(|&mate| complexity <= limit(&self.removing[mate])).collect::<Vec<_>>()
                    {
                        self.removing[mate] = hint(complexity);
                    }
                }
                return;
            }
            // A placement that removes one candidate has the same eliminations as its removal.
            Wanted::List if is_on && mates.count() > 1 => &mut self.placing[usize::from(number)],
            Wanted::List if is_on => &mut self.removing[mates.first().unwrap_or(0)],
            _ => &mut self.removing[usize::from(number)],
        };
        if let Some(complexity) = count(limit(slot)) {
            *slot = hint(complexity);
        }
    }
}
