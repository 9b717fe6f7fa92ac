//! What a clause says, by the codes of its tokens.
//!
//! The codes are letters (`lexicon.txt` lists those of words): `C` cells, `c` one of several cells,
//! `D` digits, `d` one of several, `=` is, `#` is not, `1` a number in words. A clause is a claim
//! only if a pattern fits all of it.

use super::token::Token;
use crate::board::{Candidate, Cell, Digit, Literal};
use regex_lite::Regex;
use std::sync::LazyLock;

/// What a clause says.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Said {
    /// Placements and eliminations. In a list, more may follow that belong to the same move.
    Claim { literals: Vec<Literal>, is_list: bool },
    /// Less than a move: that a candidate is not gone.
    NotGone,
    /// That something can be.
    Possible,
    /// One of several things.
    Alternative,
    /// That what was said is wrong.
    Wrong,
    /// A contradiction.
    Clash,
    /// Nothing that is a move.
    Described,
    /// Something that may be a move but is not understood.
    Unclear,
    /// A placement with several digits.
    SeveralDigits,
}

/// "must", "can only", "has to" and the like.
const MODAL: &str = "(?:M|O|E|OK|KO|KEO|EKO|OEK|MO)*";

/// Cells and one digit: the digit goes there.
const PLACES: [&str; 21] = [
    "C=D",
    "C@I+A?O?r?Dr?",
    "C=Dr",
    "C@[KM]?I?P+[AI=]?D",
    "C@hO?g?Dg?",
    "CL?O+Dg?",
    "CI[g1OJ]*JD",
    "D@(?:I|q|P|IKP|KIP)+A*C",
    "OG?A?DIA?C",
    "CIO[GgLwv]*A?D",
    "CIO[Gg]*K(?:I|h|P|q)+D",
    "OCK(?:I|h|P|q)+A?D",
    "OGK(?:I|h|P|q)+DIC",
    "[hI]DAC",
    "[KM]*PDA*C",
    "[KM]*PC(?:A|=|I|P)*D",
    "[Aq]+CA?@[PI]+D",
    "AD@[PIK]*A?C",
    "AC@[PIA]*D",
    "CA@[PI]+D",
    "CD",
];

/// Cells and digits: none of the digits is in any of the cells.
const REMOVES: [&str; 30] = [
    "C#D",
    "C-D",
    "R:?C#D",
    "CE?L?M?(?:KN|NK|MN|NM|N|IN|NI|hN|NO|NMK)[IhPqAM]*[Dd]L?",
    "CI?hN[Dd]L?",
    "C[MK]*In[Dd]",
    "C[KM]*XI?[Dd]",
    "n[Cc]K?M?[IhPq]+A?[Dd]",
    "C[MKIE]*RA?L?[Dd]L?",
    "CA*L?M?[KE]*R[Dd]L?(?:As0)?",
    "C[qA]s[KE]*R[Dd]L?",
    "[KM]*RL?[Dd]L?[Am]+C",
    "[KM]*RCL?A*[Dd]L?",
    "RL?[Dd]L?C",
    "A+CA?L?[Dd]L?[MKIE]*R",
    "A+CA?[MK]*RL?[Dd]L?",
    "CL?[Dd]L?[MKIE]+R",
    "[Dd]L?[MKE]*I?[Rk][Am]*C",
    "[Dd]mC",
    "[Dd](?:IN|KNI|KN|NKI|NK|NI|N|MN|NM)[IqPhM]*A*[Cc]",
    "N[Dd]L?[KI]*[qP]*A*C",
    "i?k[Dd]A+C",
    "(?:KN|NK|MN|NM)PDA*C",
    "(?:KN|NK|MN|NM)PC[AIP=]*D",
    "[KM]*i?[Rk]C=D",
    "-DA*C",
    "[Dd]IXAC",
    "[Dd]X[qPI]+A*C",
    "AC[MKE]*NK?[PIq]+[Dd]",
    "A+C@N?X[PI]*[Dd]",
];

/// What may stand beside a claim that is denied.
const DENIED: [&str; 8] = ["N%", "%I*X", "%[pA]*Z", "%[KN]{2}I", "%I[Rk]", "i?IN?X?V?N%", "i?I*X%", "i?INV%"];
/// What may stand beside a claim that is affirmed.
const AFFIRMED: [&str; 5] = ["%", "i%", "%I*V", "i?I*V%", "V%"];

struct Grammar {
    places: Regex,
    removes: Regex,
    denied_places: Regex,
    denied_removes: Regex,
    described: Regex,
}

static GRAMMAR: LazyLock<Grammar> = LazyLock::new(|| {
    let compiled =
        |pattern: &str| Regex::new(pattern).unwrap_or_else(|error| unreachable!("the patterns are constants: {error}"));
    let any = |patterns: &[&str]| format!("(?:{})", patterns.join("|").replace('@', MODAL));
    let whole = |frames: &[&str], patterns: &[&str]| {
        let frames: Vec<String> = frames.iter().map(|frame| frame.replace('%', &any(patterns))).collect();
        compiled(&format!("^(?:{})$", frames.join("|")))
    };
    Grammar {
        places: whole(&AFFIRMED, &PLACES),
        removes: whole(&AFFIRMED, &REMOVES),
        denied_places: whole(&DENIED, &PLACES),
        denied_removes: whole(&DENIED, &REMOVES),
        // "the missing digit is 5", "the only candidate left is 5", "row 3 needs 5"
        described: compiled("^[OgvLAGwph1]*[vLg][OgvLAGwph1]*ID$"),
    }
});

/// The codes of tokens, without houses, which a claim does not depend on.
pub(super) fn codes(tokens: &[&Token]) -> String {
    let mut codes = String::new();
    for token in tokens {
        match token.code {
            b'H' => {
                if codes.ends_with('A') {
                    codes.pop();
                }
            }
            // "in its row"
            b'w' if codes.ends_with('A') => {
                codes.pop();
            }
            code => codes.push(code as char),
        }
    }
    codes
}

/// What a clause says. Where reasons are given, what is no claim may say anything.
pub(super) fn said(codes: &str, tokens: &[&Token], is_reason: bool) -> Said {
    let grammar = &*GRAMMAR;
    let has = |wanted: &str| codes.contains(|code| wanted.contains(code));
    if let Some(said) = bare(codes, tokens) {
        return said;
    }
    if grammar.places.is_match(codes) {
        return placed(codes, tokens);
    }
    if grammar.removes.is_match(codes) {
        return Said::Claim { literals: product(tokens, Literal::is_not), is_list: true };
    }
    if grammar.denied_places.is_match(codes) {
        return Said::Claim { literals: product(tokens, Literal::is_not), is_list: false };
    }
    if grammar.denied_removes.is_match(codes) {
        return Said::NotGone;
    }
    if codes == "KNI" || codes == "iKNI" || codes.bytes().all(|code| code == b'N') {
        return Said::Wrong;
    }
    if has("Y") || codes.contains("hL") && has("C") {
        return Said::Possible;
    }
    if has("cdoe") && !has("~") {
        return if has("=#CcDd") { Said::Alternative } else { Said::Described };
    }
    if has("Z") && !has("=#") {
        return Said::Clash;
    }
    if has("X") && !has("CDcd=#") {
        return Said::Wrong;
    }
    let cells_and_digits = has("Cc") && has("Dd1");
    if codes.contains('K') && cells_and_digits && !has("=#NR~X") {
        return Said::Possible;
    }
    // "r5c8 is filled"
    if matches!(codes, "CIP" | "CaCIP") || grammar.described.is_match(codes) {
        return Said::Described;
    }
    let names_a_digit = codes.strip_suffix('g').unwrap_or(codes);
    let ends_in_digit = names_a_digit.ends_with("ID") || names_a_digit.ends_with("=D");
    let ends_in_digit = ends_in_digit && tokens.iter().filter(|it| it.code == b'D').all(|it| it.digits.len() == 1);
    let is_unclear = has("=#~XV>")
        || ends_in_digit
        || codes.contains("I1") && has("C")
        || (has("PR") && has("CcDdH"))
        || (!is_reason && (has("qmPR-") && has("C") || has("N") && cells_and_digits));
    if is_unclear { Said::Unclear } else { Said::Described }
}

/// Placements and eliminations one after the other: `r1c1=5 r2c2<>3`.
fn bare(codes: &str, tokens: &[&Token]) -> Option<Said> {
    let signs = codes.as_bytes();
    let is_bare = !codes.is_empty()
        && codes.len().is_multiple_of(3)
        && signs.chunks(3).all(|three| matches!(three, [b'C', b'=' | b'#', b'D']));
    if !is_bare {
        return None;
    }
    let mut literals = Vec::new();
    for three in tokens.chunks(3) {
        let [cells, sign, digits] = three else { return None };
        let is_true = sign.code == b'=';
        if is_true && digits.digits.len() != 1 {
            return Some(Said::SeveralDigits);
        }
        let literal = if is_true { Literal::is } else { Literal::is_not };
        literals.extend(all_of(&cells.cells, &digits.digits, literal));
    }
    Some(Said::Claim { literals, is_list: true })
}

fn placed(codes: &str, tokens: &[&Token]) -> Said {
    let (cells, digits) = cells_and_digits(tokens);
    if digits.len() == 1 {
        return Said::Claim { literals: all_of(&cells, &digits, Literal::is), is_list: false };
    }
    if codes.contains('r') && cells.len() == digits.len() {
        let pairs = cells.into_iter().zip(digits);
        let literals = pairs.map(|(cell, digit)| Literal::is(Candidate::new(cell, digit))).collect();
        return Said::Claim { literals, is_list: false };
    }
    // "r1c1 has 3 and 7", "r1c12 {3,7}"
    if codes.contains(['=', 'P', 'r']) { Said::SeveralDigits } else { Said::Described }
}

fn product(tokens: &[&Token], literal: fn(Candidate) -> Literal) -> Vec<Literal> {
    let (cells, digits) = cells_and_digits(tokens);
    all_of(&cells, &digits, literal)
}

fn cells_and_digits(tokens: &[&Token]) -> (Vec<Cell>, Vec<Digit>) {
    let of_claim = |token: &&&Token| matches!(token.code, b'C' | b'c' | b'D' | b'd');
    let cells = tokens.iter().filter(of_claim).flat_map(|token| token.cells.iter().copied()).collect();
    let digits = tokens.iter().filter(of_claim).flat_map(|token| token.digits.iter().copied()).collect();
    (cells, digits)
}

fn all_of(cells: &[Cell], digits: &[Digit], literal: fn(Candidate) -> Literal) -> Vec<Literal> {
    let of = |&cell: &Cell| digits.iter().map(move |&digit| literal(Candidate::new(cell, digit)));
    cells.iter().flat_map(of).collect()
}

/// Whether codes are those of a technique's name.
pub(super) fn is_name(codes: &str) -> bool {
    codes.contains('J') && codes.chars().all(|code| "J1gwGvLpP0DHhIARxasN-OEq".contains(code))
}
