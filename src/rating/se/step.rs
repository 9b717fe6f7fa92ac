//! A step as reported: its conclusions, its rating, and the pattern or the chains that it rests on.

use super::chains::ChainRules;
use super::figures::Tenths;
use super::found::{Found, Pattern as Raw};
use super::geometry::{CELLS, house};
use super::rule::Rule;
use super::strand::Strand;
use crate::board::nine::bits;
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Element, House, HouseSet};

/// A step of the rating.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Step {
    /// The rule.
    pub rule: Rule,
    /// Its rating.
    pub rating: Tenths,
    /// The number of nodes of a chain, as counted for the rating.
    pub complexity: Option<u32>,
    /// The candidate that is placed; its peers then lose the digit.
    pub placement: Option<Candidate>,
    /// The candidates that are removed before that.
    pub eliminations: CandidateSet,
    /// The pattern that the step rests on.
    pub pattern: Pattern,
}

/// The pattern that a step rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Pattern {
    /// A cell with one candidate.
    Cell(Cell),
    /// A house with one position of a digit.
    House(House),
    /// A digit of a house confined to the cells where another house crosses it.
    Locked {
        /// The house that the digit is confined in.
        house: House,
        /// The house that crosses it.
        other: House,
        /// The digit.
        digit: Digit,
    },
    /// A naked or hidden set.
    Set {
        /// The house.
        house: House,
        /// The cells.
        cells: CellSet,
        /// The digits.
        digits: DigitSet,
    },
    /// A fish.
    Fish {
        /// The lines that the digit is confined in.
        base: HouseSet,
        /// The lines that lose it.
        cover: HouseSet,
        /// The digit.
        digit: Digit,
    },
    /// A wing.
    Wing {
        /// The pivot.
        pivot: Cell,
        /// The two wings.
        wings: [Cell; 2],
        /// The digit that both wings have.
        digit: Digit,
    },
    /// A unique rectangle or loop.
    Loop {
        /// Its cells.
        cells: CellSet,
        /// Its two digits.
        digits: DigitSet,
        /// The type, 1 to 4.
        kind: u8,
        /// The other cells of the naked or hidden set of type 3.
        set: CellSet,
        /// The digits of that set.
        set_digits: DigitSet,
    },
    /// A bivalue universal grave.
    Grave {
        /// The cells with more candidates than the grave has.
        cells: CellSet,
        /// The extra digits of these cells.
        digits: DigitSet,
        /// The type, 1 to 4.
        kind: u8,
        /// The other cells of the naked set of type 3.
        set: CellSet,
    },
    /// Aligned exclusion.
    Aligned {
        /// The two or three cells.
        cells: CellSet,
        /// The cells that exclude combinations.
        excluders: CellSet,
    },
    /// Chains, one for each end.
    Chains(Vec<Strand>),
}

fn cell(number: u8) -> Cell {
    Cell::from_index(usize::from(number))
}

fn digit(number: u8) -> Digit {
    Digit::from_index(usize::from(number))
}

fn digits(mask: u16) -> DigitSet {
    bits(mask).map(Digit::from_index).collect()
}

fn lines(columns: bool, mask: u16) -> HouseSet {
    bits(mask).map(|line| if columns { House::column(line) } else { House::row(line) }).collect()
}

impl Step {
    /// Converts the result of a rule.
    pub(super) fn new(found: &Found, chains: Option<&mut Box<dyn ChainRules>>) -> Step {
        let candidate = |number: u16| Candidate::from_index(usize::from(number));
        Step {
            rule: found.rule,
            rating: Tenths::of(found.rating),
            complexity: (found.complexity > 0).then_some(found.complexity),
            placement: found.placed.map(candidate),
            eliminations: found.removed.iter().map(|&number| candidate(number)).collect(),
            pattern: match found.pattern {
                Raw::Chain => Pattern::Chains(chains.map_or_else(Vec::new, |chains| chains.strands())),
                ref raw => pattern(raw),
            },
        }
    }
}

fn pattern(raw: &Raw) -> Pattern {
    let cells = CellSet::from_bits;
    match *raw {
        Raw::Cell(number) => Pattern::Cell(cell(number)),
        Raw::House(number) => Pattern::House(house(usize::from(number))),
        Raw::Locked { house: one, other, digit: of } => {
            Pattern::Locked { house: house(usize::from(one)), other: house(usize::from(other)), digit: digit(of) }
        }
        Raw::Set { house: of, places, digits: with } => Pattern::Set {
            house: house(usize::from(of)),
            cells: bits(places).map(|place| cell(CELLS[usize::from(of)][place])).collect(),
            digits: digits(with),
        },
        Raw::Fish { columns, lines: base, covers, digit: of } => {
            Pattern::Fish { base: lines(columns, base), cover: lines(!columns, covers), digit: digit(of) }
        }
        Raw::Wing { pivot, wings, digit: of } => {
            Pattern::Wing { pivot: cell(pivot), wings: wings.map(cell), digit: digit(of) }
        }
        Raw::Loop { cells: all, digits: two, kind, set, set_digits } => Pattern::Loop {
            cells: cells(all),
            digits: digits(two),
            kind,
            set: cells(set),
            set_digits: digits(set_digits),
        },
        Raw::Grave { cells: all, digits: more, kind, set } => {
            Pattern::Grave { cells: cells(all), digits: digits(more), kind, set: cells(set) }
        }
        Raw::Aligned { cells: all, excluders } => {
            Pattern::Aligned { cells: all.into_iter().map(cell).collect(), excluders: cells(excluders) }
        }
        Raw::Chain => Pattern::Chains(Vec::new()),
    }
}
