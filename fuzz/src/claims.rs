//! Lines of claims from bytes: sentences that assert, deny, suppose and join moves, each with what
//! it must not be taken for.

use whydoku::board::{Candidate, Cell, Digit, Element, Grid, Literal};

/// A puzzle with one solution.
pub const PUZZLE: &str = "203008509004000000001002003092040800005007010000205900008000100070000200400900000";
/// Its solution.
pub const SOLUTION: &str = "263418579784359621951672483392146857645897312817235964538724196179563248426981735";

/// A line with its meaning.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// The text.
    pub text: String,
    /// The moves that it asserts, in order; a denied placement is an elimination.
    pub asserted: Vec<Literal>,
}

/// How a placement is asserted: `%c` is the cell, `%d` the digit.
const PLACED: [&str; 26] = [
    "%c=%d",
    "%c = %d",
    "%c is %d",
    "%c must be %d",
    "%c can only be %d",
    "place %d in %c",
    "put %d into %c",
    "set %c to %d",
    "fill %c with %d",
    "%d goes in %c",
    "%d must go in %c",
    "the only place for %d in its box is %c",
    "%c gets %d",
    "%c is a naked single %d",
    "%c has only %d left",
    "%c equals %d",
    "%c=%d (hidden single)",
    "%c=%d by naked single",
    "%c填%d",
    "%c是%d",
    "%c只能填%d",
    "把%d填入%c",
    "在%c填入%d",
    "%d填在%c",
    "%c必须是%d",
    "%c＝%d",
];
/// How an elimination is asserted.
const REMOVED: [&str; 22] = [
    "%c<>%d",
    "%c≠%d",
    "%c cannot be %d",
    "%c can't be %d",
    "%c is not %d",
    "%c loses %d",
    "%c has no %d",
    "remove %d from %c",
    "eliminate %d from %c",
    "%d can be eliminated from %c",
    "%d is removed from %c",
    "%d cannot go in %c",
    "%d out of %c",
    "not %c=%d",
    "%c=%d is wrong",
    "%c=%d is impossible",
    "%c不能填%d",
    "%c不是%d",
    "%c删去%d",
    "从%c中删除%d",
    "将%c的候选数%d删去",
    "%c=%d不成立",
];
/// What stands between two assertions.
const JOINED: [&str; 14] = [
    ", so ",
    ". ",
    " and then ",
    ", then ",
    " therefore ",
    ". Next, ",
    ", and ",
    "; ",
    " => ",
    "，所以",
    "。",
    "，因此",
    "，",
    ". So ",
];
/// Frames in which nothing is asserted.
const SILENT: [&str; 16] = [
    "if %",
    "suppose %",
    "assume that %",
    "maybe %",
    "perhaps %",
    "%?",
    "is it true that %?",
    "% or r9c9=1",
    "either % or r9c9=2",
    "what if %",
    "如果%",
    "假设%",
    "也许%",
    "可能%",
    "%吗？",
    "%或r9c9=1",
];

/// Takes bytes one after the other; zeros when there are none left.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> usize {
        match self.0.split_first() {
            Some((first, rest)) => {
                self.0 = rest;
                usize::from(*first)
            }
            None => 0,
        }
    }

    fn of<'b>(&mut self, list: &[&'b str]) -> &'b str {
        list[self.next() % list.len()]
    }

    fn candidate(&mut self) -> Candidate {
        let cell = Cell::from_index(self.next() % 81);
        Candidate::new(cell, Digit::new((self.next() % 9 + 1) as u8).expect("from 1 to 9"))
    }

    fn assertion(&mut self) -> (String, Literal) {
        let candidate = self.candidate();
        let (form, literal) = match self.next() % 2 {
            0 => (self.of(&PLACED), Literal::is(candidate)),
            _ => (self.of(&REMOVED), Literal::is_not(candidate)),
        };
        (worded(form, candidate), literal)
    }
}

/// A line that asserts from one to four moves.
pub fn asserting(data: &[u8]) -> Line {
    let mut bytes = Bytes(data);
    let mut line = Line::default();
    for number in 0..=bytes.next() % 4 {
        if number > 0 {
            line.text += bytes.of(&JOINED);
        }
        let (text, literal) = bytes.assertion();
        line.text += &text;
        line.asserted.push(literal);
    }
    line
}

/// Each two wordings, joined in each way.
pub fn pairs() -> impl Iterator<Item = Line> {
    let [first, second] = [(10, 1), (20, 8)].map(|(cell, digit)| {
        let digit = Digit::new(digit).expect("from 1 to 9");
        Candidate::new(Cell::from_index(cell), digit)
    });
    let wordings = move |candidate: Candidate| {
        let placed = PLACED.iter().map(move |form| (*form, Literal::is(candidate)));
        let removed = REMOVED.iter().map(move |form| (*form, Literal::is_not(candidate)));
        placed.chain(removed).map(move |(form, literal)| (worded(form, candidate), literal))
    };
    wordings(first).flat_map(move |(one, before)| {
        JOINED.iter().flat_map(move |join| {
            let one = one.clone();
            wordings(second)
                .map(move |(other, after)| Line { text: format!("{one}{join}{other}"), asserted: vec![before, after] })
        })
    })
}

/// A wording about a candidate.
fn worded(form: &str, candidate: Candidate) -> String {
    form.replace("%c", &candidate.cell().to_string()).replace("%d", &candidate.digit().to_string())
}

/// A line that asserts nothing, though a move is in it.
pub fn silent(data: &[u8]) -> Line {
    let mut bytes = Bytes(data);
    let frame = bytes.of(&SILENT);
    let candidate = bytes.candidate();
    Line { text: frame.replace('%', &Literal::is(candidate).to_string()), asserted: Vec::new() }
}

/// Whether a literal is true.
pub fn holds(literal: Literal) -> bool {
    let solution: Grid = SOLUTION.parse().expect("81 digits");
    let candidate = literal.candidate();
    (solution.get(candidate.cell()) == Some(candidate.digit())) == literal.is_true()
}
