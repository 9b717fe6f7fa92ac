//! Words that seem to claim nothing, but may change what is claimed beside them.

use super::super::clause::Clause;
use super::super::grammar::Said;
use super::super::token::{HOUSE, Token, UNKNOWN};
use super::super::unclaimed::Unclaimed;
use super::Sentence;

impl Sentence<'_> {
    /// Whether a clause without a claim changes what was claimed in a way that is not understood:
    /// "r1c1=5 => contradiction", "r1c1=5: 3", "5 goes in r1c1, not r2c2", "is not wrong".
    pub(super) fn turns(&self, meant: &Said, clause: &Clause, codes: &str) -> bool {
        let is_heard = self.is_supposing() || (self.is_reason && !clause.in_brackets && clause.separator != b':');
        match meant {
            Said::Wrong => clause.has(b'X') && (clause.has(b'N') || clause.has(b'V')),
            Said::Clash => !is_heard && !self.parts.is_empty(),
            Said::Described if codes == "D" => {
                !is_heard && clause.separator == b':' && self.parts.len() > self.sentence
            }
            Said::Described => !is_heard && !self.is_reason && matches!(codes, "NC" | "NAC"),
            _ => false,
        }
    }

    /// The reason that these words are not understood.
    pub(super) fn unclear(&self, tokens: &[&Token]) -> Unclaimed {
        match tokens.iter().find(|token| token.code == UNKNOWN) {
            Some(word) => Unclaimed::UnknownWord(self.text[word.at.clone()].to_string()),
            None => Unclaimed::Unclear(self.words(tokens)),
        }
    }

    /// The text of tokens.
    pub(super) fn words(&self, tokens: &[&Token]) -> String {
        let (start, end) =
            (tokens.iter().map(|token| token.at.start).min(), tokens.iter().map(|token| token.at.end).max());
        self.text.get(start.unwrap_or(0)..end.unwrap_or(0)).unwrap_or_default().to_string()
    }

    /// Whether a clause that seems to claim nothing is what is left of a claim: "r1c1=5, r2c2 too",
    /// "r1c1=5, then 7".
    pub(super) fn is_left_over(&self, meant: &Said, codes: &str, tokens: &[&Token], next: Option<&Clause>) -> bool {
        let all = |wanted: &str| codes.chars().all(|code| wanted.contains(code));
        let has = |wanted: &[char]| codes.contains(wanted);
        let follows = self.parts.len() > self.sentence;
        match meant {
            Said::Wrong => {
                let is_alone = self.words(tokens) == self.text.trim_matches(|it: char| !it.is_alphanumeric());
                let is_over = next.is_none_or(|next| next.is_new_sentence() || next.separator == b',');
                all("N") && (!is_over || (self.parts.is_empty() && !is_alone))
            }
            Said::Described => {
                all("Dd")
                    || all("-")
                    || self.is_at_crossing(tokens)
                    || (all("C") && next.is_some_and(|next| next.separator != b':'))
                    || (all("CDAa1") && has(&['C']) && has(&['D']))
                    || (follows && all("CAaIp1") && has(&['C']) && codes != "AC")
                    || (follows && codes.starts_with('D') && !has(&['I', 'h', 'q', 'P', 'K', 'M']))
            }
            _ => false,
        }
    }

    /// Whether a digit is said to be where a row and a column meet: "row 5 has 1 in column 5".
    fn is_at_crossing(&self, tokens: &[&Token]) -> bool {
        let houses = tokens.iter().filter(|token| token.code == HOUSE && token.digits.len() == 1);
        let kinds: Vec<char> = houses
            .filter_map(|house| self.text[house.at.clone()].chars().find(|it| "rRcC行列".contains(*it)))
            .collect();
        let is_row = |kind: &char| "rR行".contains(*kind);
        tokens.iter().any(|token| token.code == b'D') && kinds.iter().any(is_row) && !kinds.iter().all(is_row)
    }
}
