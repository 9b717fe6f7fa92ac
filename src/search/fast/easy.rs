//! The easiest rules of a rating, in all houses at once: singles, direct patterns and locked
//! candidates, the easiest first.
//!
//! Unlike in the search, a cell is filled only when a rule says so: as long as naked singles are
//! too hard, a cell with one candidate left stays open. So there are two sets of vectors, the
//! digits of filled cells and the candidates of open ones. All that a rule finds is applied
//! together. What is left in the end does not depend on the order, because a pattern remains one,
//! if not an easier one, until it has done its work.
//!
//! For each house, the digits with one place come from sums of its cells that know *none*, *one*
//! and *several*; the last cell of a house is found by the one digit that its filled cells lack. A
//! direct pattern leaves a single at once: locked candidates where a digit has one place in a box
//! outside a line to which another box confines it (pointing), or one place in a line outside a
//! box to which another line confines it (claiming); hidden sets where another digit has one place
//! outside their cells.

mod direct_sets;
mod houses;

use super::engine::{self, End, is_solution, total};
use super::lanes::{Lanes, Row};
use super::state::State;
use direct_sets::direct_sets;
pub(super) use houses::{Houses, no_digits, present, tallied};
use houses::{Lines, alone, beside, last_missing, others, place};

/// A rule, the easiest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum EasyRule {
    /// The last empty cell of any house.
    LastCell,
    /// The last place of a digit in a box.
    HiddenInBox,
    /// The last place of a digit in any house.
    Hidden,
    /// The last place of a digit in a box, once another box has removed it from a line.
    DirectPointing,
    /// The last place of a digit in a line, once another line has removed it from a box.
    DirectClaiming,
    /// The last place of a digit in a house, once a hidden pair has removed it from two cells.
    DirectHiddenPair,
    /// The last candidate of a cell.
    Naked,
    /// The last place of a digit in a house, once a hidden triplet has removed it from three cells.
    DirectHiddenTriplet,
    /// Candidates of a line outside a box that confines the digit to the line.
    Pointing,
    /// Candidates of a box outside a line that confines the digit to the box.
    Claiming,
}

impl EasyRule {
    /// All rules, the easiest first.
    pub(crate) const ALL: [EasyRule; 10] = [
        EasyRule::LastCell,
        EasyRule::HiddenInBox,
        EasyRule::Hidden,
        EasyRule::DirectPointing,
        EasyRule::DirectClaiming,
        EasyRule::DirectHiddenPair,
        EasyRule::Naked,
        EasyRule::DirectHiddenTriplet,
        EasyRule::Pointing,
        EasyRule::Claiming,
    ];

    /// The next rule.
    fn next(self) -> Option<EasyRule> {
        EasyRule::ALL.get(self as usize + 1).copied()
    }
}

/// When to leave the direct patterns aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Until {
    /// When a cell is filled, and direct claiming with all that is easier finds nothing: if the
    /// rules of the search do not solve the rest, these are applied instead.
    Filled,
    /// Never.
    Done,
}

/// The rules on the way; none if no rule finds anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Easy {
    /// The first one.
    pub first: Option<EasyRule>,
    /// The hardest one up to the first cell that is filled; none if none is.
    pub filling: Option<EasyRule>,
    /// The hardest one.
    pub hardest: Option<EasyRule>,
}

/// The digits of the filled cells and the candidates of the others.
struct Cells<V> {
    filled: [V; 9],
    open: [V; 9],
}

/// Applies the rules. The states are the digits of the filled cells, and the candidates of the
/// others before these are excluded; the first one becomes what is left.
#[inline(always)]
pub(super) fn apply<V: Lanes>(filled: &mut State<V::Row>, open: &State<V::Row>, until: Until) -> (Easy, End) {
    let mut cells = Cells::<V>::new(filled.load(), open.load());
    let (mut easy, mut rule, mut is_tried) = (Easy::default(), EasyRule::LastCell, until == Until::Done);
    let end = loop {
        let (is_found, fills) = cells.apply(rule);
        if is_found {
            let hardest = easy.hardest.map_or(rule, |hardest| hardest.max(rule));
            easy.hardest = Some(hardest);
            easy.first = easy.first.or(Some(rule));
            if fills {
                easy.filling = easy.filling.or(easy.hardest);
            }
            rule = hardest.min(EasyRule::Hidden);
            continue;
        }
        if rule <= EasyRule::Hidden && cells.is_solved() {
            break End::Solved;
        }
        if !is_tried && rule >= EasyRule::DirectClaiming && easy.filling.is_some() {
            is_tried = true;
            let mut all = cells.all();
            let end = engine::settle(&mut all);
            if end != End::Solved {
                filled.store(&all);
                return (easy, end);
            }
        }
        match rule.next() {
            Some(next) => rule = next,
            None => break End::Open,
        }
    };
    filled.store(&cells.all());
    (easy, end)
}

impl<V: Lanes> Cells<V> {
    /// Filled cells, and candidates of the others.
    #[inline(always)]
    fn new(filled: [V; 9], open: [V; 9]) -> Self {
        let none = V::load(&V::Row::EMPTY);
        let mut cells = Cells { filled: [none; 9], open };
        let mut placed = filled;
        for place in 0..9 {
            placed[place] = filled[place].minus(none);
        }
        cells.place(&placed);
        cells
    }

    /// Both together.
    #[inline(always)]
    fn all(&self) -> [V; 9] {
        let mut all = self.open;
        for (all, filled) in all.iter_mut().zip(self.filled) {
            *all = all.or(filled);
        }
        all
    }

    /// Applies a rule everywhere; hidden singles with those that are easier, pointing and claiming
    /// each alone. Returns whether it finds anything, and whether it is a rule that fills cells.
    #[inline(always)]
    fn apply(&mut self, rule: EasyRule) -> (bool, bool) {
        let singles = match rule {
            EasyRule::LastCell | EasyRule::HiddenInBox | EasyRule::Hidden => self.hidden_singles(rule),
            EasyRule::Naked => self.naked_singles(),
            EasyRule::DirectPointing => {
                let mut singles = [no_digits(); 9];
                self.direct_pointing::<true>(&mut singles);
                self.direct_pointing::<false>(&mut singles);
                singles
            }
            EasyRule::DirectClaiming => {
                let mut singles = [no_digits(); 9];
                self.direct_claiming::<true>(&mut singles);
                self.direct_claiming::<false>(&mut singles);
                singles
            }
            EasyRule::DirectHiddenPair => direct_sets::<V, 2>(&self.open),
            EasyRule::DirectHiddenTriplet => direct_sets::<V, 3>(&self.open),
            EasyRule::Pointing => return (self.point::<true>() | self.point::<false>(), false),
            EasyRule::Claiming => return (self.claim::<true>() | self.claim::<false>(), false),
        };
        (self.place(&singles), true)
    }

    /// Hidden singles up to a kind.
    #[inline(always)]
    fn hidden_singles(&self, kind: EasyRule) -> [V; 9] {
        let houses = if kind == EasyRule::Hidden {
            alone(&self.open)
        } else {
            let mut last = self.last_missing();
            if kind == EasyRule::HiddenInBox {
                last.boxes = alone(&self.open).boxes;
            }
            last
        };
        let mut singles = self.open;
        for (place, single) in singles.iter_mut().enumerate() {
            *single = single.and(houses.of_cell(place));
        }
        singles
    }

    #[inline(always)]
    fn naked_singles(&self) -> [V; 9] {
        let (mut singles, mut marks) = (self.open, V::unmarked());
        let none = V::load(&V::Row::EMPTY);
        for single in &mut singles {
            *single = single.singles(&mut marks).minus(none);
        }
        singles
    }

    /// For each house the digit that it lacks, if it lacks only one.
    #[inline(always)]
    fn last_missing(&self) -> Houses<V> {
        let mut houses = present(&self.filled);
        for line in 0..3 {
            houses.rows[line] = last_missing(houses.rows[line]);
            houses.columns[line] = last_missing(houses.columns[line]);
        }
        houses.boxes = last_missing(houses.boxes);
        houses
    }

    /// Adds the singles that pointing along rows leaves in boxes, or else along columns.
    #[inline(always)]
    fn direct_pointing<const ROWS: bool>(&self, singles: &mut [V; 9]) {
        let lines = Lines::<V>::of::<ROWS>(&self.open);
        for line in 0..3 {
            let (a, b) = others(line);
            let elsewhere = lines.any[a].or(lines.any[b]);
            let twice = lines.several[a].or(lines.several[b]).or(lines.any[a].and(lines.any[b]));
            let left = elsewhere.minus(twice).and(lines.pointed::<ROWS>(line));
            for i in 0..3 {
                for place in [place::<ROWS>(a, i), place::<ROWS>(b, i)] {
                    singles[place] = singles[place].or(left.and(self.open[place]));
                }
            }
        }
    }

    /// Adds the singles that claiming by rows leaves in rows, or else by columns in columns.
    #[inline(always)]
    fn direct_claiming<const ROWS: bool>(&self, singles: &mut [V; 9]) {
        let lines = Lines::<V>::of::<ROWS>(&self.open);
        for line in 0..3 {
            let (a, b) = others(line);
            let (next, after_next) = beside::<V, ROWS>(lines.claimed(a).or(lines.claimed(b)));
            let gone = next.minus(lines.after_next[line]).or(after_next.minus(lines.next[line]));
            let left = lines.any[line].minus(lines.several[line]).and(gone);
            for i in 0..3 {
                let place = place::<ROWS>(line, i);
                singles[place] = singles[place].or(left.and(self.open[place]));
            }
        }
    }

    /// Removes what boxes exclude from the rest of rows, or else of columns. Returns whether there
    /// is anything.
    #[inline(always)]
    fn point<const ROWS: bool>(&mut self) -> bool {
        let lines = Lines::<V>::of::<ROWS>(&self.open);
        let mut all_gone = no_digits::<V>();
        for line in 0..3 {
            let pointed = lines.pointed::<ROWS>(line);
            for i in 0..3 {
                let cell = &mut self.open[place::<ROWS>(line, i)];
                all_gone = all_gone.or(cell.and(pointed));
                *cell = cell.minus(pointed);
            }
        }
        !all_gone.equals(no_digits())
    }

    /// Removes what rows exclude from the rest of boxes, or else columns. Returns whether there is
    /// anything.
    #[inline(always)]
    fn claim<const ROWS: bool>(&mut self) -> bool {
        let lines = Lines::<V>::of::<ROWS>(&self.open);
        let mut all_gone = no_digits::<V>();
        for line in 0..3 {
            let (a, b) = others(line);
            let claimed = lines.claimed(a).or(lines.claimed(b));
            for i in 0..3 {
                let cell = &mut self.open[place::<ROWS>(line, i)];
                all_gone = all_gone.or(cell.and(claimed));
                *cell = cell.minus(claimed);
            }
        }
        !all_gone.equals(no_digits())
    }

    /// Fills cells, and removes their digits from the houses. Returns whether there are any.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn place(&mut self, digits: &[V; 9]) -> bool {
        let houses = present(digits);
        for (place, &digit) in digits.iter().enumerate() {
            self.filled[place] = self.filled[place].or(digit);
            self.open[place] = self.open[place].narrowed(digit).minus(houses.of_cell(place));
        }
        !houses.boxes.equals(no_digits())
    }

    /// Whether the filled cells are a solution.
    #[inline(always)]
    fn is_solved(&self) -> bool {
        total(&self.filled).equals(V::solved())
            && present(&self.filled).boxes.equals(V::full())
            && is_solution(&self.filled)
    }
}
