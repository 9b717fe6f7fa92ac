//! The result of a rule: the step to apply next, with as much of its pattern as an explanation
//! needs.

use super::rule::Rule;

/// The pattern of a step, as far as the search knows it without further work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
        /// The extra digits of these cells.
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
    /// A chain or cycle; the search that found it holds the details.
    Chain,
}

/// A step found by a rule. One value is reused throughout, so that a search allocates nothing.
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
    /// The removed candidates; for a placement, those of its cell that a chain removes.
    pub removed: Vec<u16>,
    /// The pattern.
    pub pattern: Pattern,
}

impl Default for Found {
    fn default() -> Found {
        let pattern = Pattern::Cell(0);
        Found { rule: Rule::HiddenSingle, rating: 0.0, complexity: 0, placed: None, removed: Vec::new(), pattern }
    }
}

impl Found {
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

    /// Starts a step that places a digit.
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
