//! Conclusions from forbidden patterns, of whose guardians one is true, whether the pattern cannot
//! be filled or would give a second solution.
//!
//! | type | the guardians | eliminations |
//! |---|---|---|
//! | 1 | are in one cell | the other candidates of the cell |
//! | 2 | are of one digit | the digit where it sees them all |
//! | 3 | are in cells of a house, and with *n* other cells make *n* + 1 digits | these digits
//! elsewhere in the house |
//! | 4 | are in two cells of a house, and a digit of the pattern must be in one of these | the
//! pattern's other digits there |

use crate::board::{Candidate, Cell, CellSet, Constraint, Digit, DigitSet, House, HouseKind, HouseSet, Literal};
use crate::board::{CandidateSet, Position};
use crate::logic::{
    Because, Changes, Escape, Fact, Facts, Flow, Forbidden, ForbiddenPattern, ForbiddenShape, Limits, Proof, Sink,
};
use std::marker::PhantomData;

/// A forbidden pattern whose guardians are known.
#[derive(Clone)]
pub struct Guarded {
    pub shape: ForbiddenShape,
    pub because: Because,
    pub cells: CellSet,
    /// The candidates that must not fill the cells.
    pub domain: CandidateSet,
    /// The cells with guardians.
    pub roof: CellSet,
    /// The digits of the guardians.
    pub extras: DigitSet,
}

impl Guarded {
    /// Cells that must not be filled from some digits alone.
    pub fn of(
        position: &Position,
        shape: ForbiddenShape,
        because: Because,
        cells: CellSet,
        digits: DigitSet,
    ) -> Guarded {
        let (mut domain, mut roof, mut extras) = (CandidateSet::EMPTY, CellSet::EMPTY, DigitSet::EMPTY);
        cells.iter().for_each(|cell| {
            digits.iter().for_each(|digit| domain.insert(Candidate::new(cell, digit)));
            let others = position.candidates(cell) - digits;
            if !others.is_empty() {
                roof.insert(cell);
                extras |= others;
            }
        });
        Guarded { shape, because, cells, domain, roof, extras }
    }

    /// Cells that must not be filled from some of their candidates alone.
    pub fn with_domain(
        position: &Position,
        shape: ForbiddenShape,
        because: Because,
        cells: CellSet,
        domain: CandidateSet,
    ) -> Guarded {
        let pattern = Guarded { shape, because, cells, domain, roof: cells, extras: DigitSet::EMPTY };
        let guardians: CandidateSet = pattern.guardians(position).collect();
        let (roof, extras) = (guardians.iter().map(Candidate::cell), guardians.iter().map(Candidate::digit));
        Guarded { roof: roof.collect(), extras: extras.collect(), ..pattern }
    }

    /// Reports the conclusions of this argument, with these extra truths.
    pub fn conclude(
        &self,
        escape: Escape,
        gone: impl IntoIterator<Item = Candidate>,
        questions: impl IntoIterator<Item = Constraint>,
        sink: &mut Sink<'_>,
    ) -> Flow {
        let mut gone = gone.into_iter().peekable();
        if gone.peek().is_none() {
            return Flow::Continue(());
        }
        let pattern = self.as_pattern(escape);
        let proof = Proof::of(questions).with_forbidden(pattern.forbidden.clone());
        sink.find(pattern.into(), gone.map(Literal::is_not), proof)
    }

    /// The pattern with the argument of its guardians.
    pub fn as_pattern(&self, escape: Escape) -> ForbiddenPattern {
        let forbidden = Forbidden { cells: self.cells, domain: self.domain, because: self.because };
        ForbiddenPattern { shape: self.shape.clone(), forbidden, escape }
    }

    /// The digits that must not fill the cells.
    pub fn digits(&self) -> DigitSet {
        self.domain.iter().map(Candidate::digit).collect()
    }

    /// The candidates that keep the cells from being filled.
    pub fn guardians(&self, position: &Position) -> impl Iterator<Item = Candidate> {
        let of_cell = move |cell| {
            (position.candidates(cell) - self.own_digits(position, cell))
                .iter()
                .map(move |digit| Candidate::new(cell, digit))
        };
        self.roof.iter().flat_map(of_cell)
    }

    /// The digits of the pattern that a cell can have.
    fn own_digits(&self, position: &Position, cell: Cell) -> DigitSet {
        let is_own = |digit: &Digit| self.domain.contains(Candidate::new(cell, *digit));
        position.candidates(cell).iter().filter(is_own).collect()
    }
}

/// The guardians of a pattern in the making.
#[derive(Clone, Copy, Default)]
pub struct Extras {
    /// The cells with guardians.
    pub roof: CellSet,
    /// The digits of the guardians.
    pub digits: DigitSet,
    /// The number of guardians.
    pub count: usize,
}

impl Extras {
    /// The same with the guardians of one more cell.
    pub fn with(self, cell: Cell, guardians: DigitSet) -> Extras {
        if guardians.is_empty() {
            return self;
        }
        let (roof, digits) = (self.roof.with(cell), self.digits | guardians);
        Extras { roof, digits, count: self.count + guardians.len() }
    }
}

/// The guardians that a search is interested in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Guards {
    /// In at most two cells, or of one digit, as types 1 to 4 have them.
    Types,
    /// Few enough to be followed one by one.
    Few,
}

/// The most guardians to follow one by one.
const FEW: usize = 4;

impl Guards {
    /// Whether a pattern may have these guardians.
    pub fn allow(self, extras: Extras) -> bool {
        match self {
            Guards::Types => extras.digits.len() < 2 || extras.roof.len() <= 2,
            Guards::Few => extras.count <= FEW,
        }
    }
}

/// A kind of forbidden patterns.
pub trait Kind: Send + 'static {
    /// Collects every pattern whose guardians may allow conclusions.
    fn collect(facts: &Facts, found: &mut Vec<Guarded>);
}

/// Every pattern of a kind.
pub struct Patterns<K>(pub Vec<Guarded>, PhantomData<K>);

impl<K> Default for Patterns<K> {
    fn default() -> Patterns<K> {
        Patterns(Vec::new(), PhantomData)
    }
}

impl<K: Kind> Fact for Patterns<K> {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        self.0.clear();
        K::collect(facts, &mut self.0);
    }
}

/// Type 1 of every pattern of a kind.
pub fn type_1<K: Kind>(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    facts.get::<Patterns<K>>().0.iter().try_for_each(|pattern| in_one_cell(facts, pattern, sink))
}

/// Type 2 of every pattern of a kind. With one cell it is type 1.
pub fn type_2<K: Kind>(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let patterns = facts.get::<Patterns<K>>();
    let mut several = patterns.0.iter().filter(|pattern| pattern.roof.len() > 1);
    several.try_for_each(|pattern| of_one_digit(facts, pattern, sink))
}

/// Type 3 of every pattern of a kind.
pub fn type_3<K: Kind>(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    facts.get::<Patterns<K>>().0.iter().try_for_each(|pattern| as_one_cell(facts, pattern, sink))
}

/// Type 4 of every pattern of a kind.
pub fn type_4<K: Kind>(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    facts.get::<Patterns<K>>().0.iter().try_for_each(|pattern| with_a_locked_digit(facts, pattern, sink))
}

/// Type 1: all guardians are in one cell.
pub fn in_one_cell(facts: &Facts, pattern: &Guarded, sink: &mut Sink<'_>) -> Flow {
    let Some(cell) = pattern.roof.single() else { return Flow::Continue(()) };
    let gone = pattern.own_digits(facts.position(), cell).iter().map(|digit| Candidate::new(cell, digit));
    pattern.conclude(Escape::Cell(cell), gone, [], sink)
}

/// Type 2: all guardians are of one digit.
pub fn of_one_digit(facts: &Facts, pattern: &Guarded, sink: &mut Sink<'_>) -> Flow {
    let Some(digit) = pattern.extras.single() else { return Flow::Continue(()) };
    let all = facts.position().cells_for(digit);
    let seen = all & pattern.roof.common_peers();
    let gone = seen.iter().map(|cell| Candidate::new(cell, digit));
    pattern.conclude(Escape::Digit(digit), gone, [], sink)
}

/// Type 3: the guardians are in cells of a house, like one cell that can be each of their digits.
pub fn as_one_cell(facts: &Facts, pattern: &Guarded, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    if pattern.roof.len() < 2 {
        return Flow::Continue(());
    }
    // Cells with a digit of a rectangle form no separate subset.
    let own: DigitSet = match pattern.shape {
        ForbiddenShape::Rectangle => pattern.digits(),
        _ => DigitSet::EMPTY,
    };
    pattern.roof.common_houses().try_for_each(|house| {
        let has_no_own = |cell: &Cell| position.candidates(*cell).is_disjoint(own);
        let others = (position.empty_cells() & house.cells()) - pattern.roof;
        let others: CellSet = others.iter().filter(has_no_own).collect();
        subsets(position, pattern, house, others, CellSet::EMPTY, pattern.extras, sink)
    })
}

/// Tries every choice of further cells that gives one digit more than cells.
fn subsets(
    position: &Position,
    pattern: &Guarded,
    house: House,
    mut others: CellSet,
    chosen: CellSet,
    digits: DigitSet,
    sink: &mut Sink<'_>,
) -> Flow {
    if !chosen.is_empty() && digits.len() == chosen.len() + 1 {
        virtual_subset(position, pattern, house, chosen, digits, sink)?;
    }
    while let Some(cell) = others.first() {
        others.remove(cell);
        subsets(position, pattern, house, others, chosen.with(cell), digits | position.candidates(cell), sink)?;
    }
    Flow::Continue(())
}

/// Reports a set of as many cells as digits, where the cells with guardians count as one.
fn virtual_subset(
    position: &Position,
    pattern: &Guarded,
    house: House,
    cells: CellSet,
    digits: DigitSet,
    sink: &mut Sink<'_>,
) -> Flow {
    let all = cells | pattern.roof;
    let second = all.common_houses().find(|&second| second != house);
    if second.is_some() && house.kind() == HouseKind::Box {
        // Found in the row or column.
        return Flow::Continue(());
    }
    let houses: HouseSet = [house].into_iter().chain(second).collect();
    let seen = houses.cells() - all;
    let gone = seen
        .iter()
        .flat_map(|cell| (position.candidates(cell) & digits).iter().map(move |digit| Candidate::new(cell, digit)));
    let escape = Escape::Subset { house, second, cells, digits };
    pattern.conclude(escape, gone, cells.iter().map(Constraint::cell), sink)
}

/// Type 4: the guardians are in two cells of a house, and one of these has a digit of the pattern.
pub fn with_a_locked_digit(facts: &Facts, pattern: &Guarded, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    if pattern.roof.len() != 2 {
        return Flow::Continue(());
    }
    // With one place it is a hidden single. In a grave, the digit may be a guardian itself, and
    // then nothing follows.
    let is_locked = |digit: Digit, house: House| {
        let places = position.cells_in(digit, house);
        places == pattern.roof && places.iter().all(|cell| pattern.domain.contains(Candidate::new(cell, digit)))
    };
    let own = |cell: Cell| pattern.own_digits(position, cell);
    let all = pattern.roof.iter().fold(DigitSet::EMPTY, |all, cell| all | own(cell));
    for digit in all {
        for house in pattern.roof.common_houses().filter(|&house| is_locked(digit, house)) {
            let others = |cell: Cell| own(cell).without(digit).iter().map(move |other| Candidate::new(cell, other));
            let gone: CandidateSet = pattern.roof.iter().flat_map(others).collect();
            if gone.iter().all(|gone| pattern.guardians(position).all(|guardian| guardian.conflicts(gone))) {
                // Neither the digit nor the house in which it is locked matters.
                pattern.conclude(Escape::Excluded, gone, [], sink)?;
                break;
            }
            pattern.conclude(Escape::Locked { house, digit }, gone, [Constraint::digit_in(digit, house)], sink)?;
        }
    }
    Flow::Continue(())
}
