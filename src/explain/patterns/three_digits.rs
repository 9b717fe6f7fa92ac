//! Words for cells that three digits cannot fill.
//!
//! Three cells that see each other are called p, q and r. A cell that sees two of the letters is
//! the third; where no cell does, a cell that sees one of them is tried both ways. Of all triples
//! to begin with, one that takes the fewest lines is told.

use super::Telling;
use super::tridagon::{LETTERS, guarded, tridagon};
use crate::board::{Cell, CellSet};
use crate::explain::{Argument, Explanation};
use crate::logic::{ForbiddenPattern, ForbiddenShape};

/// The cells that have each letter.
type Letters = [CellSet; 3];

/// The consequences of the letters so far, until a cell has none left.
struct Tree {
    /// Cells that see two letters, each with the letter that it is and one cell with each of the
    /// others.
    forced: Vec<(Cell, usize, [Cell; 2])>,
    end: End,
}

enum End {
    /// A cell that sees all three letters: one cell with each.
    Stuck(Cell, [Cell; 3]),
    /// A cell that sees one letter, the cell with that letter, and the consequences of each of the
    /// others.
    Tried(Cell, Cell, Vec<(usize, Tree)>),
    /// Nothing: the cells can be filled.
    Filled,
}

/// A cell with this letter that the cell sees.
fn seen(letters: &Letters, cell: Cell, letter: usize) -> Option<Cell> {
    (cell.peers() & letters[letter]).first()
}

impl Tree {
    /// The consequences for the open cells.
    fn of(mut letters: Letters, mut open: CellSet) -> Tree {
        let mut forced = Vec::new();
        loop {
            let by = |cell: Cell| [0, 1, 2].map(|letter| seen(&letters, cell, letter));
            let next = open.iter().find_map(|cell| match by(cell) {
                [Some(p), Some(q), Some(r)] => Some(Err((cell, [p, q, r]))),
                _ => None,
            });
            let next = next.or_else(|| {
                open.iter().find_map(|cell| match by(cell) {
                    [Some(p), Some(q), None] => Some(Ok((cell, 2, [p, q]))),
                    [Some(p), None, Some(r)] => Some(Ok((cell, 1, [p, r]))),
                    [None, Some(q), Some(r)] => Some(Ok((cell, 0, [q, r]))),
                    _ => None,
                })
            });
            match next {
                Some(Err((cell, by))) => return Tree { forced, end: End::Stuck(cell, by) }.lean(),
                Some(Ok((cell, letter, by))) => {
                    forced.push((cell, letter, by));
                    letters[letter].insert(cell);
                    open.remove(cell);
                }
                None => return Tree { forced, end: End::tried(letters, open) }.lean(),
            }
        }
    }

    /// The same without the forced cells that the end does not need.
    fn lean(mut self) -> Tree {
        let mut wanted = self.end.rests_on();
        let mut kept: Vec<_> = self.forced.drain(..).rev().collect();
        kept.retain(|(cell, _, by)| {
            let is_wanted = wanted.contains(*cell);
            if is_wanted {
                by.iter().for_each(|by| wanted.insert(*by));
            }
            is_wanted
        });
        kept.reverse();
        Tree { forced: kept, ..self }
    }

    /// The number of lines that tell it.
    fn lines(&self) -> usize {
        self.forced.len()
            + match &self.end {
                End::Stuck(..) => 1,
                End::Tried(_, _, ways) => ways.iter().map(|(_, way)| 1 + way.lines()).sum(),
                End::Filled => usize::MAX / 1_000,
            }
    }
}

impl End {
    /// The cells whose letters it needs.
    fn rests_on(&self) -> CellSet {
        match self {
            End::Stuck(_, by) => by.iter().copied().collect(),
            End::Tried(_, by, ways) => ways.iter().fold(CellSet::of(*by), |all, (_, way)| {
                way.forced.iter().fold(all | way.end.rests_on(), |all, (.., by)| all | by.iter().copied().collect())
            }),
            End::Filled => CellSet::EMPTY,
        }
    }

    /// The cell to try that takes the fewest lines.
    fn tried(letters: Letters, open: CellSet) -> End {
        let try_it = |cell: Cell| {
            let by = (0..3).find_map(|letter| seen(&letters, cell, letter))?;
            let ways = (0..3).filter(|&letter| seen(&letters, cell, letter).is_none()).map(|letter| {
                let mut letters = letters;
                letters[letter].insert(cell);
                (letter, Tree::of(letters, open.without(cell)))
            });
            Some(End::Tried(cell, by, ways.collect()))
        };
        let lines = |end: &End| match end {
            End::Tried(_, _, ways) => ways.iter().map(|(_, way)| way.lines()).sum(),
            _ => usize::MAX,
        };
        // Looking ahead from more cells than those that see the most letters would take long.
        let busiest = |cell: &Cell| (cell.peers() & letters.iter().fold(open, |all, some| all | *some)).len();
        let most = open.iter().map(|cell| busiest(&cell)).max().unwrap_or(0);
        let likely = open.iter().filter(|cell| busiest(cell) == most).filter_map(try_it).min_by_key(lines);
        likely.or_else(|| open.iter().filter_map(try_it).min_by_key(lines)).unwrap_or(End::Filled)
    }
}

/// Three cells that see each other, to begin with, and the consequences.
fn shortest(cells: CellSet) -> Option<([Cell; 3], Tree)> {
    let threes = cells.iter().flat_map(|p| {
        let after = |cell: Cell| cells.iter().filter(move |other| *other > cell && other.sees(cell));
        after(p).flat_map(move |q| after(q).filter(move |r| r.sees(p)).map(move |r| [p, q, r]))
    });
    threes
        .map(|three| {
            let letters = three.map(CellSet::of);
            (three, Tree::of(letters, letters.iter().fold(cells, |open, letter| open - *letter)))
        })
        .min_by_key(|(_, tree)| tree.lines())
}

/// Cells that three digits cannot fill, and why.
pub(super) fn unfillable(tell: &Telling<'_>, pattern: &ForbiddenPattern) -> Explanation {
    match pattern.shape {
        ForbiddenShape::Tridagon => tridagon(tell, pattern),
        _ => three_digits(tell, pattern),
    }
}

/// The cells, and why they have no place for the three digits.
fn three_digits(tell: &Telling<'_>, pattern: &ForbiddenPattern) -> Explanation {
    let depth = tell.depth();
    let cells = pattern.forbidden.cells;
    let Some((three, tree)) = shortest(cells) else { return Explanation::default() };
    let [p, q, r] = three.map(|cell| tell.cell(cell).into());
    let arguments = [
        ("count", cells.len().into()),
        ("cells", tell.cells(cells).into()),
        ("either", tell.either_digit(pattern.digits()).into()),
        ("guarded", guarded(tell, pattern)),
        ("p", p),
        ("q", q),
        ("r", r),
    ];
    let mut whole = tell.sentence("three-digits", &arguments);
    letters_that_follow(tell, &mut whole, &tree, depth);
    whole.add_line(depth, "", tell.sentence("three-digits-so", &[]));
    whole
}

/// The cells that follow one after the other, and the ways that are tried then.
fn letters_that_follow(tell: &Telling<'_>, whole: &mut Explanation, tree: &Tree, depth: usize) {
    let one = |cell: Cell| -> Argument { tell.cell(cell).into() };
    for &(cell, letter, by) in &tree.forced {
        let by = tell.cells(by.into_iter().collect()).into();
        let arguments = [("cell", one(cell)), ("letter", LETTERS[letter].into()), ("by", by)];
        whole.add_item(depth + 1, tell.locale.say("three-digits-forced", &arguments));
    }
    match &tree.end {
        End::Filled => {}
        End::Stuck(cell, by) => {
            let by = tell.cells(by.iter().copied().collect()).into();
            whole.add_item(depth + 1, tell.locale.say("three-digits-stuck", &[("cell", one(*cell)), ("by", by)]));
        }
        End::Tried(cell, by, ways) => {
            for (letter, way) in ways {
                let arguments = [("cell", one(*cell)), ("by", one(*by)), ("letter", LETTERS[*letter].into())];
                whole.add_item(depth + 1, tell.locale.say("three-digits-tried", &arguments));
                letters_that_follow(tell, whole, way, depth + 1);
            }
        }
    }
}
