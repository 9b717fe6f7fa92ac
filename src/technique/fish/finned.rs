//! Finned fish: fish with a few extra places.
//!
//! When a digit's places in two rows lie in the same two columns, except for some in one box (the
//! *fins*), then either one of the fins is true, or the two rows are an X-wing. A cell of the two
//! columns that sees all fins, and so lies in their box, loses the digit either way. The same holds
//! with three and four lines, and with columns as base. If a base line has fewer than two places
//! besides the fins, the fish is called *sashimi*: were the fins false, that line would have one
//! place left, and the fish would fall apart into smaller ones.
//!
//! The fins are found box by box: in the box, the base lines lose nothing yet; outside it, their
//! places need at most as many crossing lines as there are base lines, and then lines through the
//! box complete the cover. Mostly there is no such fish, which is shown by [matching](is_matchable)
//! rows and columns once for each mark. The digits with such a fish are a fact; fish of five lines
//! and more, which hardly anyone looks for, are searched only on request.
//!
//! Two such fish on the same base, with different fins, are *siamese*: both are valid, and are
//! taken together if the [limits](Limits::siamese) say so.
//!
//! **Proof.** The truths are the base lines. A line may be superfluous, as part of the fish may be
//! a smaller one.

use crate::board::nine::{Nine, bits, count};
use crate::board::{Candidate, CellSet, Digit, DigitSet, Element, House, HouseSet, Literal};
use crate::logic::{
    Changes, Dual, Evidence, Fact, Facts, Family, Fish, Flow, Idea, Level, Limits, Literals, Proof, Sink, Spec, Step,
};
use crate::technique::placeable::LostPlaces;
use crate::technique::table::{Table, is_matchable};
use std::cmp::Reverse;

/// Two lines, two crossing lines, fins.
pub static FINNED_X_WING: Spec = finned("finned-x-wing", |facts, limits, sink| search(facts, limits, 2, false, sink))
    .hodoku("0310", Level::Hard, 130)
    .tier(1);

/// The same, with a line that has fewer than two places besides the fins.
pub static SASHIMI_X_WING: Spec = finned("sashimi-x-wing", |facts, limits, sink| search(facts, limits, 2, true, sink))
    .hodoku("0320", Level::Hard, 150)
    .tier(1);

/// Three lines, three crossing lines, fins.
pub static FINNED_SWORDFISH: Spec =
    finned("finned-swordfish", |facts, limits, sink| search(facts, limits, 3, false, sink))
        .hodoku("0311", Level::Unfair, 200)
        .tier(1);

/// The same, with a line that has fewer than two places besides the fins.
pub static SASHIMI_SWORDFISH: Spec =
    finned("sashimi-swordfish", |facts, limits, sink| search(facts, limits, 3, true, sink))
        .hodoku("0321", Level::Unfair, 240)
        .tier(1);

/// Four lines, four crossing lines, fins.
pub static FINNED_JELLYFISH: Spec =
    finned("finned-jellyfish", |facts, limits, sink| search(facts, limits, 4, false, sink))
        .hodoku("0312", Level::Unfair, 250)
        .tier(1);

/// The same, with a line that has fewer than two places besides the fins.
pub static SASHIMI_JELLYFISH: Spec =
    finned("sashimi-jellyfish", |facts, limits, sink| search(facts, limits, 4, true, sink))
        .hodoku("0322", Level::Unfair, 260)
        .tier(1);

/// Five lines, five crossing lines, fins.
pub static FINNED_SQUIRMBAG: Spec =
    large("finned-squirmbag", "0313", |facts, limits, sink| search(facts, limits, 5, false, sink));

/// The same, with a line that has fewer than two places besides the fins.
pub static SASHIMI_SQUIRMBAG: Spec =
    large("sashimi-squirmbag", "0323", |facts, limits, sink| search(facts, limits, 5, true, sink));

/// Six lines, six crossing lines, fins.
pub static FINNED_WHALE: Spec =
    large("finned-whale", "0314", |facts, limits, sink| search(facts, limits, 6, false, sink));

/// The same, with a line that has fewer than two places besides the fins.
pub static SASHIMI_WHALE: Spec =
    large("sashimi-whale", "0324", |facts, limits, sink| search(facts, limits, 6, true, sink));

/// Seven lines, seven crossing lines, fins.
pub static FINNED_LEVIATHAN: Spec =
    large("finned-leviathan", "0315", |facts, limits, sink| search(facts, limits, 7, false, sink));

/// The same, with a line that has fewer than two places besides the fins.
pub static SASHIMI_LEVIATHAN: Spec =
    large("sashimi-leviathan", "0325", |facts, limits, sink| search(facts, limits, 7, true, sink));

const fn large(id: &'static str, code: &'static str, search: crate::logic::SearchFn) -> Spec {
    finned(id, search).group("finned-large-fish").hodoku(code, Level::Unfair, 470)
}

const fn finned(id: &'static str, search: crate::logic::SearchFn) -> Spec {
    Spec::new(id, Family::Fish, search).evidence(Evidence::Derived).idea(Idea::EveryCase)
}

/// A finned fish in a table: its lines as rows and columns of the table, and the box of the fins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Finned {
    rows: Nine,
    columns: Nine,
    band: usize,
    stack: usize,
}

impl Finned {
    /// The places of the box in some rows and columns of the table.
    fn in_box(self, table: Table, marks: &[Nine; 9], rows: Nine, columns: Nine) -> impl Iterator<Item = Candidate> {
        let rows = rows & (0b111 << (3 * self.band));
        let columns = columns & (0b111 << (3 * self.stack));
        let marks = *marks;
        bits(rows).flat_map(move |row| bits(marks[row] & columns).map(move |column| table.mark(row, column)))
    }

    /// Whether a row has fewer than two places besides the fins.
    fn is_sashimi(self, marks: &[Nine; 9]) -> bool {
        bits(self.rows).any(|row| count(marks[row] & self.columns) < 2)
    }

    /// The step of this fish.
    fn step(self, technique: &'static Spec, digit: Digit, table: Table, marks: &[Nine; 9]) -> Step {
        let [rows, columns]: [fn(usize) -> House; 2] = match table {
            Table::Columns(_) => [House::column, House::row],
            _ => [House::row, House::column],
        };
        let base = bits(self.rows).map(rows).collect::<HouseSet>();
        let cover = bits(self.columns).map(columns).collect::<HouseSet>();
        let fins: CellSet = self.in_box(table, marks, self.rows, !self.columns).map(Candidate::cell).collect();
        let lost = self.in_box(table, marks, !self.rows, self.columns).map(Literal::is_not);
        let truths = bits(self.rows).map(|row| table.row(row));
        Step {
            technique,
            pattern: Fish { digit, base, cover, fins }.into(),
            concluded: lost.collect::<Literals>(),
            proof: Proof::of(truths),
            rating: None,
        }
    }
}

/// The techniques by size, finned and sashimi.
static BY_SIZE: [[&Spec; 2]; 6] = [
    [&FINNED_X_WING, &SASHIMI_X_WING],
    [&FINNED_SWORDFISH, &SASHIMI_SWORDFISH],
    [&FINNED_JELLYFISH, &SASHIMI_JELLYFISH],
    [&FINNED_SQUIRMBAG, &SASHIMI_SQUIRMBAG],
    [&FINNED_WHALE, &SASHIMI_WHALE],
    [&FINNED_LEVIATHAN, &SASHIMI_LEVIATHAN],
];

fn search(facts: &Facts, limits: &Limits, size: usize, sashimi: bool, sink: &mut Sink<'_>) -> Flow {
    let digits = match size {
        2..=4 => facts.get::<DigitsWithFinnedFish>().0[size - 2],
        _ if limits.fish_size < size => return Flow::Continue(()),
        _ => Digit::all().filter(|&digit| may_have_finned_fish(&Table::Rows(digit).marks(facts.position()))).collect(),
    };
    digits.iter().try_for_each(|digit| {
        [Table::Rows(digit), Table::Columns(digit)].into_iter().try_for_each(|table| {
            let marks = table.marks(facts.position());
            let step = |fish: Finned| {
                let technique = BY_SIZE[size - 2][usize::from(fish.is_sashimi(&marks))];
                fish.step(technique, digit, table, &marks)
            };
            each_finned(&marks, size, size, &mut |_, fish: Finned| {
                if fish.is_sashimi(&marks) != sashimi {
                    return Flow::Continue(());
                }
                let Step { pattern, concluded, proof, .. } = step(fish);
                sink.find(pattern, concluded.iter().copied(), proof)
            })?;
            if !limits.siamese || size == 2 {
                return Flow::Continue(());
            }
            siamese(&marks, size).into_iter().filter(|[first, _]| first.is_sashimi(&marks) == sashimi).try_for_each(
                |twins| {
                    let steps = twins.map(step);
                    let [first, second] = &steps;
                    if first.concluded.first() == second.concluded.first() {
                        return Flow::Continue(());
                    }
                    let concluded: Vec<Literal> = steps.iter().flat_map(|step| step.concluded.to_vec()).collect();
                    let proof = first.proof.clone();
                    sink.find(Dual { steps }.into(), concluded, proof)
                },
            )
        })
    })
}

/// Every two finned fish on the same rows, the first in lexicographic order first.
fn siamese(marks: &[Nine; 9], size: usize) -> Vec<[Finned; 2]> {
    let mut known = Vec::new();
    let _ = each_finned(marks, size, size, &mut |_, fish| {
        known.push(fish);
        Flow::Continue(())
    });
    known.sort_by_key(|fish: &Finned| [fish.rows, fish.columns].map(|lines| Reverse(lines.reverse_bits())));
    let later = |(number, first): (usize, &Finned)| {
        let twins = known[number + 1..].iter().filter(|second| second.rows == first.rows);
        twins.map(|second| [*first, *second]).collect::<Vec<_>>()
    };
    known.iter().enumerate().flat_map(later).collect()
}

/// The digits that have a finned or sashimi fish of two, three and four lines.
#[derive(Default)]
struct DigitsWithFinnedFish([DigitSet; 3]);

impl Fact for DigitsWithFinnedFish {
    fn update(&mut self, facts: &Facts, changes: &Changes) {
        for digit in changes.digits {
            self.0.iter_mut().for_each(|digits| digits.remove(digit));
            let may_lose = facts.get::<LostPlaces>().has_any(digit);
            if !may_lose || !may_have_finned_fish(&Table::Rows(digit).marks(facts.position())) {
                continue;
            }
            for table in [Table::Rows(digit), Table::Columns(digit)] {
                let marks = table.marks(facts.position());
                let _ = each_finned(&marks, 2, 4, &mut |size, _| {
                    self.0[size - 2].insert(digit);
                    Flow::Continue(())
                });
            }
        }
    }
}

/// Whether some mark cannot be chosen: with its row, column and box gone, the other rows cannot all
/// have columns of their own. This holds whenever a finned fish of any size rules a mark out, in
/// rows or in columns.
fn may_have_finned_fish(marks: &[Nine; 9]) -> bool {
    let is_impossible = |row: usize, column: usize| {
        let across: Nine = 0b111 << (column / 3 * 3);
        let left: [Nine; 9] = std::array::from_fn(|other| match other {
            _ if other == row => 0,
            _ if other / 3 == row / 3 => marks[other] & !across,
            _ => marks[other] & !(1 << column),
        });
        let is_fin = |other: usize| marks[other] & across & !(1 << column) != 0;
        let is_emptied = |other: usize| other != row && marks[other] != 0 && left[other] == 0;
        let band = row / 3 * 3;
        (band..band + 3).any(|other| other != row && is_fin(other)) && ((0..9).any(is_emptied) || !is_matchable(&left))
    };
    (0..9).any(|row| bits(marks[row]).any(|column| is_impossible(row, column)))
}

/// Calls `show` with the size and each finned fish of `fewest` to `most` rows.
fn each_finned(marks: &[Nine; 9], fewest: usize, most: usize, show: &mut impl FnMut(usize, Finned) -> Flow) -> Flow {
    for (band, stack) in (0..9).map(|block| (block / 3, block % 3)) {
        let across: Nine = 0b111 << (3 * stack);
        let in_box = [0, 1, 2].map(|i| marks[3 * band + i] & across);
        let columns = in_box[0] | in_box[1] | in_box[2];
        // A fin and a cell that it rules out are in different rows and columns.
        if columns & columns.wrapping_sub(1) == 0 || in_box.iter().filter(|row| **row != 0).count() < 2 {
            continue;
        }
        let mut needed = *marks;
        (0..3).for_each(|i| needed[3 * band + i] &= !across);
        let lines = Lines { marks, in_box, needed, band, stack, fewest, most };
        lines.choose(0, 0, 0, 0, show)?;
    }
    Flow::Continue(())
}

/// The rows of a table, relative to a box that may have the fins.
struct Lines<'a> {
    marks: &'a [Nine; 9],
    /// The marks in the box.
    in_box: [Nine; 3],
    /// The marks of each row that cannot be fins.
    needed: [Nine; 9],
    band: usize,
    stack: usize,
    fewest: usize,
    most: usize,
}

impl Lines<'_> {
    /// Adds rows from `next` on to the chosen ones, which need these columns.
    fn choose(
        &self,
        next: usize,
        rows: Nine,
        size: usize,
        columns: Nine,
        show: &mut impl FnMut(usize, Finned) -> Flow,
    ) -> Flow {
        if size >= self.fewest && count(columns) <= size {
            self.complete(rows, size, columns, show)?;
        }
        if size == self.most {
            return Flow::Continue(());
        }
        for row in (next..9).filter(|&row| self.marks[row] != 0) {
            let columns = columns | self.needed[row];
            if count(columns) <= self.most {
                self.choose(row + 1, rows | 1 << row, size + 1, columns, show)?;
            }
        }
        Flow::Continue(())
    }

    /// Completes the cover with columns through the box, so that fins and eliminations remain.
    fn complete(&self, rows: Nine, size: usize, needed: Nine, show: &mut impl FnMut(usize, Finned) -> Flow) -> Flow {
        let of_band = rows >> (3 * self.band) & 0b111;
        let (mut fins, mut others) = (0, 0);
        for (i, columns) in self.in_box.into_iter().enumerate() {
            *(if of_band >> i & 1 == 1 { &mut fins } else { &mut others }) |= columns;
        }
        if fins & !needed == 0 || others == 0 {
            return Flow::Continue(());
        }
        let free = (fins | others) & !needed;
        let mut more = free;
        // Every subset of the free columns, the full one first.
        loop {
            let columns = needed | more;
            if count(columns) == size && fins & !columns != 0 && others & columns != 0 {
                show(size, Finned { rows, columns, band: self.band, stack: self.stack })?;
            }
            if more == 0 {
                return Flow::Continue(());
            }
            more = (more - 1) & free;
        }
    }
}
