//! What a rule has found: the step that is applied next, with as much of its pattern as an explanation needs.

/// The rules in the order in which they are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Rule {
    /// The only position of a digit in a house; 1.0, 1.2 or 1.5.
    HiddenSingle,
    /// A digit of a block confined to a line leaves a single in another block; 1.7.
    DirectPointing,
    /// A digit of a line confined to a block leaves a single in another line; 1.9.
    DirectClaiming,
    /// A hidden pair leaves a single in its house; 2.0.
    DirectHiddenPair,
    /// The only digit of a cell; 2.3.
    NakedSingle,
    /// A hidden triplet leaves a single in its house; 2.5.
    DirectHiddenTriplet,
    /// A digit of a block confined to a line; 2.6.
    Pointing,
    /// A digit of a line confined to a block; 2.8.
    Claiming,
    /// Two cells with two digits; 3.0.
    NakedPair,
    /// Two lines with two positions; 3.2.
    XWing,
    /// Two digits in two cells; 3.4.
    HiddenPair,
    /// Three cells with three digits; 3.6.
    NakedTriplet,
    /// Three lines with three positions; 3.8.
    Swordfish,
    /// Three digits in three cells; 4.0.
    HiddenTriplet,
    /// A cell with two digits and two wings; 4.2.
    XYWing,
    /// A cell with three digits and two wings; 4.4.
    XYZWing,
    /// A deadly loop of four cells; 4.5 and more.
    UniqueRectangle,
    /// A deadly loop of six or more cells; 4.6 and more.
    UniqueLoop,
    /// Four cells with four digits; 5.0.
    NakedQuad,
    /// Four lines with four positions; 5.2.
    Jellyfish,
    /// Four digits in four cells; 5.4.
    HiddenQuad,
    /// A grid in which everything but a few candidates comes in pairs; 5.6 and more.
    BivalueUniversalGrave,
    /// Two cells whose combinations cells around them exclude; 6.2.
    AlignedPairExclusion,
    /// A cycle of strong and weak links of one digit; 6.5 and more.
    XCycle,
    /// A cycle through cells with two candidates; 6.5 and more.
    YCycle,
    /// A cycle of strong and weak links; 7.0 and more.
    Cycle,
    /// A chain of strong and weak links of one digit; 6.6 and more.
    ForcingXChain,
    /// A chain of strong and weak links; 7.0 and more.
    ForcingChain,
    /// Three cells whose combinations cells around them exclude; 7.5.
    AlignedTripletExclusion,
    /// A contradiction within one digit; 7.5 and more.
    NishioForcingChains,
    /// All digits of a cell have the same consequence; 8.0 and more.
    CellForcingChains,
    /// All positions of a digit in a house have the same consequence; 8.0 and more.
    RegionForcingChains,
    /// An assumption contradicts itself; 8.5 and more, by level.
    DynamicContradiction,
    /// A candidate and its absence have the same consequence; 8.5 and more, by level.
    DynamicDouble,
    /// As [`Rule::CellForcingChains`] with dynamic chains; 8.5 and more, by level.
    DynamicCell,
    /// As [`Rule::RegionForcingChains`] with dynamic chains; 8.5 and more, by level.
    DynamicRegion,
}

/// The pattern of a step, as far as the search knows it without further work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Pattern {
    /// A cell, for a naked single.
    Cell(u8),
    /// A house, for a hidden single.
    House(u8),
    /// A digit of a house confined to another house.
    Locked {
        /// The house that the digit is confined in.
        house: u8,
        /// The other house.
        other: u8,
        /// The digit, 0 to 8.
        digit: u8,
    },
    /// Positions of a house and digits.
    Set {
        /// The house.
        house: u8,
        /// Its positions.
        places: u16,
        /// The digits.
        digits: u16,
    },
    /// A digit in parallel lines.
    Fish {
        /// Whether the base lines are columns.
        columns: bool,
        /// The base lines.
        lines: u16,
        /// The cover lines.
        covers: u16,
        /// The digit, 0 to 8.
        digit: u8,
    },
    /// A pivot and two wings.
    Wing {
        /// The pivot.
        pivot: u8,
        /// The wings.
        wings: [u8; 2],
        /// The digit that both wings have.
        digit: u8,
    },
    /// A unique rectangle or loop.
    Loop {
        /// The cells.
        cells: u128,
        /// The two digits.
        digits: u16,
        /// The type, 1 to 4.
        kind: u8,
        /// The cells of the set of a type 3.
        set: u128,
        /// The digits of the set of a type 3.
        set_digits: u16,
    },
    /// A bivalue universal grave.
    Grave {
        /// The cells with more candidates than the grave has.
        cells: u128,
        /// The digits that they have in addition.
        digits: u16,
        /// The type, 1 to 4.
        kind: u8,
        /// The cells of the set of a type 3.
        set: u128,
    },
    /// Cells whose combinations are excluded.
    Aligned {
        /// The cells; the third repeats the second for a pair.
        cells: [u8; 3],
        /// The cells that see all of them.
        excluders: u128,
    },
    /// A chain or cycle from a candidate, which is told by following it once more.
    Chain {
        /// Where the search started.
        start: u16,
        /// What else identifies it among the chains from there.
        target: u16,
    },
}

/// A step that a rule has found. One is used again and again, so that a search allocates nothing.
#[derive(Clone, Debug)]
pub struct Found {
    /// The rule.
    pub rule: Rule,
    /// The exact rating.
    pub rating: f64,
    /// The complexity of a chain, 0 for other rules.
    pub complexity: u32,
    /// The candidate that is placed.
    pub placed: Option<u16>,
    /// The candidates that are removed; for a placement those of its cell that a chain removes.
    pub removed: Vec<u16>,
    /// The pattern.
    pub pattern: Pattern,
}

impl Found {
    /// An empty one to be filled.
    pub fn new() -> Found {
        let pattern = Pattern::Cell(0);
        Found { rule: Rule::HiddenSingle, rating: 0.0, complexity: 0, placed: None, removed: Vec::new(), pattern }
    }

    /// Starts a step that removes candidates.
    #[inline]
    pub fn set(&mut self, rule: Rule, rating: f64, pattern: Pattern) {
        self.rule = rule;
        self.rating = rating;
        self.pattern = pattern;
        self.complexity = 0;
        self.placed = None;
        self.removed.clear();
    }

    /// Makes it a placement.
    #[inline]
    pub fn put(&mut self, rule: Rule, rating: f64, cell: usize, digit: usize, pattern: Pattern) {
        self.set(rule, rating, pattern);
        self.placed = Some((cell * 9 + digit) as u16);
    }

    /// Adds a removed candidate.
    #[inline]
    pub fn remove(&mut self, cell: usize, digit: usize) {
        self.removed.push((cell * 9 + digit) as u16);
    }
}
