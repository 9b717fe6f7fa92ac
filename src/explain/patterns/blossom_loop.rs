//! Words for blossom loops: a line from each candidate, and what is true where they end.

use super::als::letter;
use super::{Spoken, Telling};
use crate::board::{Candidate, Constraint, Literal, Question};
use crate::explain::{Argument, Explanation};
use crate::logic::{BlossomLine, BlossomLoop};

impl Spoken for BlossomLoop {
    fn words(&self, tell: &Telling<'_>) -> Explanation {
        let exit = ("exit", place(tell, self.exit));
        let mut whole = match self.stem.question() {
            Question::WhichDigit(cell) => {
                let digits = tell.either_digit(tell.position().candidates(cell)).into();
                tell.sentence("blossom-loop-cell", &[("cell", tell.cell(cell).into()), ("digits", digits), exit])
            }
            Question::Where(digit, house) => {
                let cells = tell.position().choices(self.stem).map(Candidate::cell).collect();
                let slots = [
                    ("house", tell.house(house).into()),
                    ("digit", tell.digit(digit).into()),
                    ("cells", tell.either_cell(cells).into()),
                    exit,
                ];
                tell.sentence("blossom-loop-house", &slots)
            }
        };
        for (number, line) in self.lines.iter().enumerate() {
            whole.add_item(tell.depth() + 1, words_of(tell, number, line));
        }
        let slots = [("exit", place(tell, self.exit)), tell.concluded()];
        whole.add_line(tell.depth(), "", tell.sentence("blossom-loop-so", &slots));
        whole
    }
}

/// "The 6 of row 7", or a cell.
fn place(tell: &Telling<'_>, constraint: Constraint) -> Argument {
    match constraint.question() {
        Question::WhichDigit(cell) => tell.cell(cell).into(),
        Question::Where(digit, house) => {
            let slots = [("digit", tell.digit(digit).into()), ("house", tell.house(house).into())];
            tell.locale.say("digit-of-house", &slots).into()
        }
    }
}

/// The letter of a line, as in its picture, and its links, each with its reason.
fn words_of(tell: &Telling<'_>, number: usize, line: &BlossomLine) -> Explanation {
    let start = ("start", Explanation(vec![tell.literal(Literal::is(line.start))]).into());
    let letter = letter(tell, number);
    if line.links.is_empty() {
        return tell.sentence("blossom-line-end", &[start, letter]);
    }
    let each = line.links.iter().map(|&(by, [off, on])| match by.question() {
        Question::WhichDigit(cell) => {
            let digits = [off, on].into_iter().map(Candidate::digit).collect();
            let slots = [
                ("cell", tell.cell(cell).into()),
                ("digits", tell.either_digit(digits).into()),
                ("digit", tell.digit(on.digit()).into()),
            ];
            tell.locale.say("blossom-line-cell", &slots)
        }
        Question::Where(digit, house) => {
            let slots = [
                ("cell", tell.cell(on.cell()).into()),
                ("other", tell.cell(off.cell()).into()),
                ("house", tell.house(house).into()),
                ("digit", tell.digit(digit).into()),
            ];
            tell.locale.say("blossom-line-house", &slots)
        }
    });
    tell.sentence("blossom-line", &[start, letter, ("links", tell.locale.clauses.join(each).into())])
}
