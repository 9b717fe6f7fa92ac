//! What follows from every literal, without the order that a [table](super::links::Table) has.
//!
//! Sets of numbered literals: what follows from one is all that follows from its direct
//! consequences, so a set that is known already is taken as a whole. It holds what the table would
//! hold, at a tenth of the cost, and says which tables are worth filling.

use super::links::{Code, Links, MOST};
use crate::board::nine::bits;
use crate::board::{Candidate, Element, Position};

/// The consequences of the literals of a position.
pub(super) struct Reach {
    codes: Vec<Code>,
    /// The number of each literal.
    numbers: Vec<u16>,
    /// The words of a set.
    words: usize,
    /// By number, what follows directly; everything that follows, where it is known.
    rows: Vec<u64>,
    is_known: Vec<bool>,
    /// Two sets to work with.
    scratch: (Vec<u64>, Vec<u64>),
}

impl Reach {
    /// Only direct consequences so far; `None` if a table may be full before it has everything.
    pub(super) fn of(links: &Links, position: &Position) -> Option<Reach> {
        let candidates = position.all_candidates();
        let of_candidates = candidates.iter().flat_map(|candidate| [Code::on(candidate), Code::off(candidate)]);
        let of_groups =
            (0..links.groups().len()).flat_map(|group| [true, false].map(|is_on| Code::group(group, is_on)));
        let codes: Vec<Code> = of_candidates.chain(of_groups).collect();
        if codes.len() > MOST {
            return None;
        }
        let mut numbers = vec![0; (Candidate::COUNT + links.groups().len()) * 2];
        for (number, code) in codes.iter().enumerate() {
            numbers[code.index()] = number as u16;
        }
        let words = codes.len().div_ceil(64);
        let mut rows = vec![0; codes.len() * words];
        for (number, &code) in codes.iter().enumerate() {
            let row = &mut rows[number * words..][..words];
            for &next in links.of_literal(code).iter().chain([&code]) {
                let next = usize::from(numbers[next.index()]);
                row[next / 64] |= 1 << (next % 64);
            }
        }
        let is_known = vec![false; codes.len()];
        Some(Reach { codes, numbers, words, rows, is_known, scratch: Default::default() })
    }

    fn number(&self, code: Code) -> usize {
        usize::from(self.numbers[code.index()])
    }

    fn row(&self, number: usize) -> &[u64] {
        &self.rows[number * self.words..][..self.words]
    }

    /// Finds everything that follows from a premise, with itself.
    fn close(&mut self, premise: Code) -> &[u64] {
        let start = self.number(premise);
        if self.is_known[start] {
            return self.row(start);
        }
        let words = self.words;
        let (mut all, mut done) = std::mem::take(&mut self.scratch);
        all.clear();
        all.extend_from_slice(self.row(start));
        done.clear();
        done.resize(words, 0);
        done[start / 64] |= 1 << (start % 64);
        let mut word = 0;
        while word < words {
            let open = all[word] & !done[word];
            if open == 0 {
                word += 1;
                continue;
            }
            let number = 64 * word + open.trailing_zeros() as usize;
            // What follows from what is known needs no second look.
            let known = if self.is_known[number] { u64::MAX } else { 0 };
            done[word] |= 1 << (number % 64);
            let row = &self.rows[number * words..][..words];
            let (all, done) = (&mut all[..words], &mut done[..words]);
            let mut at = 0;
            while at < words {
                all[at] |= row[at];
                done[at] |= row[at] & known;
                if at < word && all[at] & !done[at] != 0 {
                    word = at;
                }
                at += 1;
            }
        }
        self.rows[start * words..][..words].copy_from_slice(&all);
        self.scratch = (all, done);
        self.is_known[start] = true;
        self.row(start)
    }

    /// Whether a literal follows from a premise.
    pub(super) fn leads(&mut self, premise: Code, to: Code) -> bool {
        let to = self.number(to);
        self.close(premise)[to / 64] >> (to % 64) & 1 == 1
    }

    /// Everything that follows from a premise, with itself.
    pub(super) fn all(&mut self, premise: Code) -> impl Iterator<Item = Code> {
        self.close(premise);
        let row = self.row(self.number(premise));
        let numbers = row.iter().enumerate().flat_map(|(word, &set)| bits(set).map(move |bit| 64 * word + bit));
        numbers.map(|number| self.codes[number])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_a_table_holds() {
        for puzzle in [
            ".....3..99..2..6..6..94.85.2...91.4...8.....7.4.....3............5...1..8.1..237.",
            "..7.5...9......6....5...7.....1.3.2..12..59.......7.....4.91....2.....867....8..3",
        ] {
            let position = Position::new(&puzzle.parse().unwrap()).unwrap();
            for grouped in [false, true] {
                let links = Links::of(&position, grouped);
                let mut reach = Reach::of(&links, &position).unwrap();
                let mut table = links.table();
                for candidate in position.all_candidates().iter() {
                    for premise in [Code::on(candidate), Code::off(candidate)] {
                        table.fill(premise, &links);
                        let mut expected: Vec<_> = table.entries.iter().map(|entry| entry.code.index()).collect();
                        let mut found: Vec<_> = reach.all(premise).map(Code::index).collect();
                        expected.sort_unstable();
                        found.sort_unstable();
                        expected.dedup();
                        assert_eq!(found, expected, "{candidate} {premise:?}");
                    }
                }
            }
        }
    }
}
