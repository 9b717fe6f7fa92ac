//! The names of techniques in and around a sentence.

use super::super::clause::Clause;
use super::super::grammar::{Said, codes, said};
use super::super::token::{Token, UNKNOWN};
use super::super::unclaimed::Unclaimed;
use super::Sentence;
use crate::format::described::Described;

impl Sentence<'_> {
    /// Takes the name and the pattern in front of an arrow, as in HoDoKu's lists of steps: they may
    /// be written in any way, except as what would change the meaning of the moves.
    #[allow(clippy::type_complexity)]
    pub(super) fn reason_before_arrow(
        &mut self,
        tokens: Vec<Token>,
    ) -> Result<(Vec<Token>, Option<Described>), Unclaimed> {
        let Some(arrow) = tokens.iter().rposition(|token| token.code == b'>') else { return Ok((tokens, None)) };
        let before = &tokens[..arrow];
        let colon = before.iter().position(|token| token.code == b':');
        let named = &before[..colon.unwrap_or(0)];
        let run = before.iter().take_while(|token| is_in_name(token)).count();
        let has_name = before[..run].iter().any(|token| token.code == b'J');
        let is_odd = |token: &Token| {
            let is_long = token.code == UNKNOWN
                && token.at.len() > 4
                && !self.text[token.at.clone()].contains(|it: char| it.is_ascii_digit())
                && !named.iter().any(|it| it.at == token.at);
            is_long || (token.at.start > 0 && b"NXUFYQBStbW?;!V".contains(&token.code))
        };
        if !has_name
            || has_move_before_arrow(before)
            || before.iter().any(is_odd)
            || is_odd(&before[0])
            || b"NXUFYQ".contains(&before[0].code)
        {
            return Ok((tokens, None));
        }
        let text = &self.text[..tokens[arrow].at.start];
        let end = match colon {
            Some(colon) => before[colon].at.start,
            None => before[run.max(1) - 1].at.end,
        };
        self.name = Some(text[..end].trim_matches([' ', '-', ',']).to_string());
        // "Naked Pair: r1c1=5 => r2c2=3" claims both.
        let stated: Vec<&Token> = before[colon.map_or(run, |colon| colon + 1)..].iter().collect();
        let spelled = codes(&stated).replace([',', 'a'], "");
        let stated: Vec<&Token> = stated.into_iter().filter(|token| !matches!(token.code, b',' | b'a')).collect();
        if let Said::Claim { literals, .. } = said(&spelled, &stated, true)
            && !spelled.contains("CD")
        {
            self.is_reason = true;
            self.push(literals, true);
            self.is_reason = false;
        }
        Ok((tokens[arrow + 1..].to_vec(), Described::of(text)))
    }

    /// Takes the name of a technique off either end.
    pub(super) fn trim_names(&self, tokens: &mut Vec<&Token>) -> Option<String> {
        let name = |run: &[&Token]| -> Option<String> {
            let (first, last) = (run.first()?, run.last()?);
            run.iter().any(|token| token.code == b'J').then(|| self.text[first.at.start..last.at.end].to_string())
        };
        let front = tokens.iter().take_while(|token| is_in_name(token)).count();
        if let Some(name) = name(&tokens[..front]) {
            tokens.drain(..front);
            if tokens.first().is_some_and(|token| matches!(token.code, b'S' | b'A')) && tokens.len() == 1 {
                tokens.clear();
            }
            return Some(name);
        }
        let behind = tokens.iter().rev().take_while(|token| is_in_name(token) || token.code == b'H').count();
        let start = tokens.len() - behind;
        let start = (start..tokens.len()).find(|&at| tokens[at].code == b'J')?;
        let is_of_single = tokens[..start].last().is_some_and(|before| matches!(before.code, b'I' | b'g'));
        let found = name(&tokens[start..])?;
        if is_of_single && tokens.iter().any(|token| token.code == b'D') {
            return None;
        }
        tokens.truncate(start);
        while tokens.last().is_some_and(|last| matches!(last.code, b'A' | b'B' | b'-' | b'g')) {
            tokens.pop();
        }
        Some(found)
    }

    /// The name after a dot: `r1c1=5 · Naked Single`.
    pub(super) fn name_before(&mut self, clause: &Clause) {
        let (Some(first), Some(last)) = (clause.tokens.first(), clause.tokens.last()) else { return };
        let name = self.text[first.at.start..last.at.end].trim().to_string();
        match self.parts.last_mut() {
            Some(part) if part.name.is_none() => part.name = Some(name),
            _ => {}
        }
    }
}

/// Whether a token may be part of a technique's name.
fn is_in_name(token: &Token) -> bool {
    b"J1gwGvLp0-".contains(&token.code)
}

/// Whether a move stands before an arrow that is not the last one: `r1c1=5 => r2c2=3 => ...`.
fn has_move_before_arrow(before: &[Token]) -> bool {
    let arrow = before.iter().position(|token| token.code == b'>').unwrap_or(0);
    before[..arrow].iter().any(|token| matches!(token.code, b'=' | b'#'))
}
