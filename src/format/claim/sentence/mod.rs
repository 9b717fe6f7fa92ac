//! A line as claims: its clauses one after the other, each as it stands to the others.
//!
//! A supposition reaches to the end of its sentence ("if"), or until a contradiction is met or
//! every case is said to give the same ("suppose"); what is concluded then is claimed. An
//! alternative, a question and a mere possibility claim nothing. A reason is a claim of its own,
//! unless the position has it already. One clause not understood makes the whole line unreadable.

mod naming;
mod part;
mod refused;
mod subject;
mod words;

use super::clause::{Clause, clauses};
use super::grammar::{Said, codes, is_name, said};
use super::token::{Token, UNKNOWN};
use super::unclaimed::Unclaimed;
use crate::board::{Candidate, Cell, Literal};
pub(super) use part::{Part, Read, Supposed};
use words::{is_heading_of_removals, is_odd_heading, is_refuting, is_single};

/// A line while it is read.
pub(super) struct Sentence<'a> {
    supposed: &'a mut Option<Supposed>,
    text: &'a str,
    indent: usize,
    parts: Vec<Part>,
    /// The first reason that something is no claim.
    silent: Option<Unclaimed>,
    /// The number of parts where the sentence began, and where the clause after the last "so" did.
    sentence: usize,
    clause: usize,
    is_reason: bool,
    /// The supposition is part of a reason.
    is_reason_supposed: bool,
    is_asked: bool,
    /// The reason stands in front of what it is for.
    is_opening: bool,
    takes_back: bool,
    /// A name that stands in front.
    name: Option<String>,
    /// The cells that "it" stands for.
    subject: Vec<Cell>,
    /// The clause before was a claim.
    was_claim: bool,
    /// The clause before denied a placement by a word in front.
    was_denied: bool,
    /// The sentence is only a guess.
    is_hedged: bool,
    /// The clause around brackets is one of several that may be true.
    is_choice: bool,
    /// A heading announces eliminations.
    removes: bool,
    /// `r1c1 is the last empty cell of ...`: its digit may follow.
    last_cell: bool,
}

impl<'a> Sentence<'a> {
    pub(super) fn new(supposed: &'a mut Option<Supposed>, text: &'a str, indent: usize) -> Sentence<'a> {
        Sentence {
            supposed,
            text,
            indent,
            parts: Vec::new(),
            silent: None,
            sentence: 0,
            clause: 0,
            is_reason: false,
            is_reason_supposed: false,
            is_asked: false,
            is_opening: false,
            takes_back: false,
            name: None,
            subject: Vec::new(),
            was_claim: false,
            was_denied: false,
            is_hedged: false,
            is_choice: false,
            removes: false,
            last_cell: false,
        }
    }

    pub(super) fn read(mut self, tokens: Vec<Token>) -> Read {
        let (tokens, pattern) = match self.reason_before_arrow(tokens) {
            Ok(rest) => rest,
            Err(unclaimed) => return Read::Nothing(unclaimed),
        };
        let all = clauses(tokens);
        if let Some(supposed) = self.supposed.as_ref()
            && !supposed.has_list
            && all.first().is_some_and(|first| !first.goes_on())
        {
            *self.supposed = None;
        }
        for (number, clause) in all.iter().enumerate() {
            let ends = all[number + 1..].iter().find(|later| later.is_new_sentence());
            let is_question = |clause: &Clause| clause.separator == b'?';
            self.is_asked |= ends.is_some_and(is_question) || clause.in_brackets && is_question(clause);
            if let Err(unclaimed) = self.clause(clause, all.get(number + 1)) {
                return Read::Nothing(unclaimed);
            }
        }
        self.end_sentence(b'.');
        if let (Some(pattern), Some(last)) = (pattern, self.parts.last_mut()) {
            last.pattern = Some(pattern);
        }
        if self.takes_back && !self.parts.is_empty() {
            return Read::Nothing(Unclaimed::Unclear(self.text.to_string()));
        }
        if !self.parts.is_empty() {
            return Read::Claims(self.parts);
        }
        if self.takes_back {
            return Read::TakesBack;
        }
        Read::Nothing(self.silent.unwrap_or(Unclaimed::Nothing))
    }

    fn clause(&mut self, clause: &Clause, next: Option<&Clause>) -> Result<(), Unclaimed> {
        if clause.is_new_sentence() {
            self.end_sentence(clause.separator);
            if clause.separator == b'_' {
                *self.supposed = self.supposed.take().filter(|_| clause.goes_on());
            }
        }
        if clause.separator == b':' && self.was_claim {
            self.is_reason = true;
        }
        let was_reason = self.is_reason;
        let has_lead = |leads: &[u8]| leads.iter().any(|lead| clause.leads.contains(lead));
        self.is_choice = if clause.in_brackets { self.is_choice && !has_lead(b"S") } else { has_lead(b"oe") };
        if clause.in_brackets {
            self.is_reason = true;
        } else if clause.separator == b',' && clause.leads.is_empty() && self.is_opening {
            // "Because ..., r1c1=5"
            (self.is_reason, self.is_opening) = (false, false);
        }
        self.leads(clause);
        let result = self.body(clause, next);
        if clause.in_brackets {
            self.is_reason = was_reason;
        }
        result
    }

    fn leads(&mut self, clause: &Clause) {
        for &lead in &clause.leads {
            match lead {
                b'S' => {
                    if !clause.in_brackets {
                        self.is_reason = false;
                        (self.clause, self.is_reason_supposed) = (self.parts.len(), false);
                    }
                    if self.supposed.as_ref().is_some_and(|supposed| supposed.is_refuted) {
                        Supposed::end(self.supposed);
                    }
                }
                b'B' => {
                    self.is_opening = !self.is_reason && self.parts.len() == self.sentence && clause.is_opening();
                    self.is_reason = true;
                }
                b'b' if !clause.in_brackets => self.is_reason = false,
                b'W' => *self.supposed = None,
                b'Q' => self.is_asked = true,
                b'F' if clause.in_brackets && !clause.has(b'Y') => {
                    self.drop_clause(Unclaimed::Supposed);
                    self.is_reason_supposed = true;
                }
                b'F' | b'U' if self.is_reason => self.is_reason_supposed = true,
                b'F' | b'U' => {
                    self.drop_clause(Unclaimed::Supposed);
                    let is_brief = lead == b'F';
                    let is_listed = |outer: &Supposed| outer.has_list && self.indent > outer.indent && !is_brief;
                    if self.supposed.as_ref().is_none_or(|outer| outer.is_brief || is_listed(outer)) {
                        Supposed::begin(self.supposed, self.indent, is_brief);
                    }
                }
                b'o' | b'e' => self.drop_clause(Unclaimed::Alternative),
                _ => {}
            }
        }
    }

    fn body(&mut self, clause: &Clause, next: Option<&Clause>) -> Result<(), Unclaimed> {
        // "A and B", not "A, and B".
        let is_close = clause.separator == b'a' && clause.leads.is_empty();
        let joined =
            std::mem::take(&mut self.was_claim) && (is_close || clause.is_joined() && clause.is_plural(self.text));
        let was_denied = std::mem::take(&mut self.was_denied) && is_close;
        let tokens = self.with_subject(clause);
        let mut tokens: Vec<&Token> = tokens.iter().collect();
        let name = self.trim_names(&mut tokens);
        let spelled = codes(&tokens);
        if clause.separator == b'*' && is_name(&codes(&clause.tokens.iter().collect::<Vec<_>>())) {
            self.name_before(clause);
            return Ok(());
        }
        if let Some(name) = &name
            && spelled.is_empty()
        {
            let is_behind = clause.in_brackets || clause.leads.last() == Some(&b'B') || clause.separator == b'-';
            match self.parts.last_mut().filter(|part| is_behind && part.name.is_none()) {
                Some(last) => last.name = Some(name.clone()),
                None => self.name = Some(name.clone()),
            }
            return Ok(());
        }
        if spelled.is_empty() {
            return Ok(());
        }
        if self.last_cell && spelled.starts_with("DI") && spelled.ends_with(['g', 'p']) && !self.subject.is_empty() {
            let digit = tokens.first().map(|token| token.digits.clone()).unwrap_or_default();
            if let [digit] = digit[..] {
                let literal = Literal::is(Candidate::new(self.subject[0], digit));
                self.claim(vec![literal], false, clause, name);
                return Ok(());
            }
        }
        self.last_cell = spelled.starts_with("CI") && spelled.contains('g') && !spelled.contains('D');
        let mut meant = said(&spelled, &tokens, self.is_reason || self.is_supposing());
        // A candidate is a thing, not a claim: "the 5 of r1c1" in Chinese.
        if let ("CD", [cell, digit]) = (&*spelled, &tokens[..])
            && self.text.get(cell.at.end..digit.at.start).is_some_and(|between| between.contains('的'))
        {
            meant = Said::Unclear;
        }
        if matches!(meant, Said::Unclear | Said::Described)
            && name.as_deref().is_some_and(is_single)
            && spelled == "DAC"
        {
            meant = said("DIAC", &tokens, false);
        }
        // "A and B are wrong", "not A and B": what is denied is not certain.
        let is_claim = matches!(meant, Said::Claim { .. } | Said::NotGone);
        let denies_behind = joined && is_claim && spelled.ends_with(['X', 'Z', 'I', 'V', 'k']);
        if denies_behind || (was_denied && is_claim && !spelled.starts_with('N')) {
            return Err(Unclaimed::Unclear(self.words(&tokens)));
        }
        self.was_denied = is_claim && spelled.starts_with("NC");
        let is_named = name.is_some() || self.name.is_some();
        let is_heard = self.is_reason || self.is_supposing() || self.is_asked || is_claim;
        if !is_heard
            && (is_odd_heading(&spelled, next) || (!is_named && self.is_left_over(&meant, &spelled, &tokens, next)))
        {
            return Err(self.unclear(&tokens));
        }
        // "We cannot conclude that ..."
        let leads_on = next.is_some_and(|next| next.separator == b' ' && !next.leads.is_empty());
        if !is_claim && leads_on && spelled.ends_with(['N', 'K', 'M', 'Y', 'X']) {
            return Err(self.unclear(&tokens));
        }
        self.removes |= next.is_some_and(|next| next.separator == b':') && is_heading_of_removals(&spelled);
        self.mean(meant, clause, &tokens, name)
    }

    fn mean(&mut self, meant: Said, clause: &Clause, tokens: &[&Token], name: Option<String>) -> Result<(), Unclaimed> {
        if self.turns(&meant, clause, &codes(tokens)) {
            return Err(self.unclear(tokens));
        }
        match meant {
            Said::Claim { literals, .. } if self.removes && literals.iter().any(|it| it.is_true()) => {
                return Err(self.unclear(tokens));
            }
            _ if clause.is_one_of(&meant) => self.drop_clause(Unclaimed::Alternative),
            Said::Claim { literals, is_list } => self.claim(literals, is_list, clause, name),
            Said::NotGone => self.keep_silent(Unclaimed::NotGone),
            Said::Possible if codes(tokens).contains(['C', 'c', 'D', 'd', 'H']) => {
                self.keep_silent(Unclaimed::Possible)
            }
            // It weakens the claims around it.
            Said::Possible if self.parts.len() > self.clause || self.parts.is_empty() => {
                self.drop_clause(Unclaimed::Possible);
                self.is_hedged = true;
            }
            Said::Possible => return Err(self.unclear(tokens)),
            Said::Alternative if self.is_reason || self.is_supposing() => {}
            Said::Alternative => self.drop_clause(Unclaimed::Alternative),
            Said::Wrong => self.wrong(),
            Said::Clash => self.refute(),
            Said::Described => {
                if self.is_supposing() && is_refuting(&codes(tokens)) {
                    self.refute();
                }
                self.name = name.or(self.name.take());
            }
            // "One of them is the 3"
            Said::Unclear
                if matches!(clause.leads.last(), Some(b'e' | b'o')) && ["ID", "xID"].contains(&&*codes(tokens)) => {}
            Said::Unclear | Said::SeveralDigits if self.is_asked => self.keep_silent(Unclaimed::Question),
            Said::SeveralDigits => return Err(Unclaimed::SeveralDigits(self.words(tokens))),
            // What is supposed and described may be anything.
            Said::Unclear
                if self.is_supposing()
                    && !codes(tokens).contains(['=', '#'])
                    && tokens.iter().all(|token| token.code != UNKNOWN) => {}
            Said::Unclear => return Err(self.unclear(tokens)),
        }
        Ok(())
    }

    fn claim(&mut self, literals: Vec<Literal>, is_list: bool, clause: &Clause, name: Option<String>) {
        if self.is_supposing() {
            self.keep_silent(Unclaimed::Supposed);
            return;
        }
        if self.is_hedged {
            self.keep_silent(Unclaimed::Possible);
            return;
        }
        if self.is_choice && clause.in_brackets {
            self.keep_silent(Unclaimed::Alternative);
            return;
        }
        self.was_claim = !clause.in_brackets;
        let joins = is_list
            && (matches!(clause.separator, b',' | b'a') || (clause.separator == b';' && clause.has(b'm')))
            && clause.leads.iter().all(|lead| *lead == b'a');
        let first = if clause.separator == b';' { 0 } else { self.sentence };
        let is_reason = self.is_reason;
        match self.parts[first..].last_mut().filter(|last| joins && last.is_list && last.is_premise == is_reason) {
            Some(last) => {
                last.literals.extend(literals);
                last.name = name.or(last.name.take());
            }
            None => {
                self.push(literals, is_list);
                if let (Some(name), Some(last)) = (name, self.parts.last_mut()) {
                    last.name = Some(name);
                }
            }
        }
    }

    fn push(&mut self, literals: Vec<Literal>, is_list: bool) {
        let name = if self.is_reason { None } else { self.name.take() };
        let part = Part { literals, name, pattern: None, is_premise: self.is_reason, is_list };
        // What is given as a reason comes first.
        let at = if self.is_reason && self.clause < self.parts.len() { self.clause } else { self.parts.len() };
        self.parts.insert(at, part);
    }

    fn wrong(&mut self) {
        if self.is_supposing() {
            self.refute();
        } else if self.is_asked {
            self.keep_silent(Unclaimed::Question);
        } else if self.parts.pop().is_some() {
            (self.sentence, self.clause) = (self.sentence.min(self.parts.len()), self.clause.min(self.parts.len()));
            self.keep_silent(Unclaimed::TakenBack);
        } else if self.silent.is_none() {
            self.takes_back = true;
        }
    }

    fn refute(&mut self) {
        if let Some(supposed) = self.supposed.as_mut() {
            supposed.is_refuted = true;
        }
    }

    fn end_sentence(&mut self, ending: u8) {
        if self.is_asked || ending == b'?' {
            self.parts.truncate(self.sentence);
            self.keep_silent(Unclaimed::Question);
        }
        (self.is_asked, self.is_reason, self.is_reason_supposed, self.is_opening) = (false, false, false, false);
        (self.is_hedged, self.removes) = (false, false);
        (self.sentence, self.clause) = (self.parts.len(), self.parts.len());
        if self.supposed.as_ref().is_some_and(|supposed| supposed.is_brief && !supposed.is_refuted) {
            Supposed::end(self.supposed);
        }
    }

    /// Whether something is only supposed.
    fn is_supposing(&self) -> bool {
        self.is_reason_supposed || self.supposed.is_some()
    }

    fn drop_clause(&mut self, why: Unclaimed) {
        self.parts.truncate(self.clause);
        self.keep_silent(why);
    }

    fn keep_silent(&mut self, why: Unclaimed) {
        self.silent.get_or_insert(why);
    }
}
