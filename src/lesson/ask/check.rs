//! The verdicts on a path, told.

use super::judge::{Judge, Judged, Verdict};
use super::state::State;
use crate::board::{Grid, Literal};
use crate::cancel::{Cancel, Cancelled};
use crate::explain::{Argument, Explainer, Explanation, Language};
use crate::format::{Claim, Reading};
use crate::lesson::told::TextStyle;
use crate::lesson::told::text::{paragraph, wrapped};
use crate::logic::{Event, Replay, Step};
use crate::report::{CheckRecord, ErrorRecord, OtherPattern, PreparedRecord, Shown, VerdictRecord};
use std::io;

/// A path that was judged.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Checked {
    /// The puzzle: the givens, or all filled cells if the givens are unknown.
    pub puzzle: Grid,
    /// A verdict on each move; or the state in which moves cannot be judged.
    pub verdicts: Result<Vec<Judged>, State>,
    /// The number of cells that are empty in the end.
    pub empty: usize,
}

/// Explanations stand below their moves.
const INDENT: usize = 5;

/// Which part of a path is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CheckOptions {
    /// Leaves out lines that claim nothing.
    pub prose: bool,
    /// Ends with the first error.
    pub prefix: bool,
}

impl Checked {
    /// Judges the moves of a path from what was read.
    ///
    /// # Errors
    /// If it was cancelled.
    pub fn read(
        reading: &Reading,
        claims: impl IntoIterator<Item = Claim>,
        judge: &Judge,
        cancel: Cancel<'_>,
    ) -> Result<Checked, Cancelled> {
        Checked::with(reading, claims, CheckOptions::default(), judge, cancel)
    }

    /// Judges a part of the moves of a path from what was read.
    ///
    /// # Errors
    /// If it was cancelled.
    pub fn with(
        reading: &Reading,
        claims: impl IntoIterator<Item = Claim>,
        options: CheckOptions,
        judge: &Judge,
        cancel: Cancel<'_>,
    ) -> Result<Checked, Cancelled> {
        let puzzle = reading.givens_alone();
        let wrong = |state| Ok(Checked { puzzle, verdicts: Err(state), empty: 81 - reading.digits.filled().len() });
        let start = match reading.position() {
            Ok(start) => start,
            Err(conflict) => return wrong(State::Invalid(conflict)),
        };
        let mut case = match judge.open(start, cancel)? {
            Ok(case) => case,
            Err(state) => return wrong(state),
        };
        let mut verdicts = Vec::new();
        for claim in claims {
            // Prose may say anything that is not about a cell.
            if options.prose && !claim.is_claim() && (claim.is_understood() || !claim.names_a_cell()) {
                continue;
            }
            let judged = judge.judge(&mut case, claim, cancel)?;
            // What is so already is a good reason.
            if judged.claim.is_premise && judged.verdict == Verdict::Stale {
                continue;
            }
            let is_error = judged.verdict.is_error();
            verdicts.push(judged);
            if is_error && options.prefix {
                break;
            }
        }
        Ok(Checked { puzzle, verdicts: Ok(verdicts), empty: case.position().empty_cells().len() })
    }

    /// The index of the first move that is an error.
    pub fn first_error(&self) -> Option<usize> {
        self.verdicts.as_ref().ok()?.iter().position(|judged| judged.verdict.is_error())
    }

    /// Whether moves could be judged, and none is an error.
    pub fn is_right(&self) -> bool {
        self.verdicts.is_ok() && self.first_error().is_none()
    }

    /// The number of moves with this verdict.
    pub fn count(&self, verdict: Verdict) -> usize {
        let verdicts = self.verdicts.as_deref().unwrap_or_default();
        verdicts.iter().filter(|judged| judged.verdict == verdict).count()
    }

    /// The verdicts as a record, with words if there is an explainer; the error if moves cannot be
    /// judged.
    ///
    /// # Errors
    /// The record of the error.
    pub fn record(&self, reading: &Reading, explainer: Option<&Explainer>) -> Result<CheckRecord, Box<ErrorRecord>> {
        let verdicts = match &self.verdicts {
            Ok(verdicts) => verdicts,
            Err(state) => {
                // In English, like other errors in records.
                let error = state.words(&Explainer::new(Language::English), false).to_string();
                let puzzle = self.puzzle.to_string();
                return Err(Box::new(ErrorRecord::of_puzzle(puzzle, &reading.source, state.name(), error)));
            }
        };
        let record = |judged: &Judged| {
            let mut record = judged.record(explainer);
            record.pattern = judged.other.map(|other| OtherPattern::new(other.cells, other.digits));
            record.words = explainer.map(|explainer| Shown(judged.words(explainer, true)));
            record
        };
        let records = verdicts.iter().map(record).collect();
        Ok(CheckRecord::new(self.puzzle, records, self.first_error(), self.empty))
    }

    /// Writes the verdicts as text, with the reason for each move unless `brief`.
    ///
    /// # Errors
    /// If writing fails.
    pub fn text(
        &self,
        explainer: &Explainer,
        style: &TextStyle,
        brief: bool,
        mut out: impl io::Write,
    ) -> io::Result<()> {
        let say = |key: &str, arguments: &[(&str, Argument)]| explainer.phrase(key, arguments);
        let out: &mut dyn io::Write = &mut out;
        let bold = style.heading();
        if let Some(number) = style.number {
            writeln!(out, "{bold}{}{bold:#}\n", say("puzzle-heading", &[("number", number.into())]))?;
        }
        let verdicts = match &self.verdicts {
            Ok(verdicts) => verdicts,
            Err(state) => return wrapped(&state.words(explainer, false), style, out),
        };
        for (number, judged) in (1..).zip(verdicts) {
            let verdict = judged.words(explainer, false);
            // Text from a stranger must not control a terminal.
            let text = judged.claim.text.replace(char::is_control, " ");
            writeln!(out, "{number:>3}  {bold}{text}{bold:#} · {verdict}")?;
            if !brief && !judged.steps.is_empty() {
                for words in judged.reasons(explainer) {
                    paragraph(&words, INDENT, style, out)?;
                }
                writeln!(out)?;
            }
        }
        if !verdicts.is_empty() {
            writeln!(out)?;
        }
        for verdict in Verdict::ALL {
            let count = self.count(verdict);
            if count > 0 {
                writeln!(out, "{count:>5} × {}", explainer.name_of(&format!("verdict-{}", verdict.name())))?;
            }
        }
        if !verdicts.is_empty() {
            writeln!(out)?;
        }
        let error = match self.first_error() {
            Some(index) => say("check-first-error", &[("number", (index + 1).into())]),
            None => say("check-no-error", &[("count", verdicts.len().into())]),
        };
        let end = say("check-empty", &[("count", self.empty.into())]);
        wrapped(&explainer.sentences([error, end]), style, out)
    }
}

impl Judged {
    /// The verdict in words, with the reason if there is one and it is wanted.
    pub fn words(&self, explainer: &Explainer, with_reason: bool) -> Explanation {
        let name = |spec| explainer.technique_name(spec);
        let technique = self.technique().map_or_else(String::new, name);
        let named = self.named.first().copied().map_or_else(String::new, name);
        let count = self.count().unwrap_or(0);
        let arguments = [
            ("technique", technique.as_str().into()),
            ("named", named.as_str().into()),
            ("count", self.steps.len().into()),
            ("all", count.into()),
            ("placing", self.placing().into()),
        ];
        let verdict = match self.verdict {
            Verdict::None | Verdict::Unreadable => {
                let reason = self.reason(explainer).unwrap_or_default();
                explainer.part(&format!("check-{}", self.verdict.name()), &[("reason", reason.into())])
            }
            Verdict::Proved if count > 1 => explainer.part("check-proved-prepared", &arguments),
            Verdict::Misnamed if count > 1 => explainer.part("check-misnamed-prepared", &arguments),
            Verdict::Unjustified if count > 1 => explainer.part("check-unjustified-needs", &arguments),
            verdict => explainer.part(&format!("check-{}", verdict.name()), &arguments),
        };
        let unknown = self.claim.name.is_some() && self.named.is_empty() && !self.steps.is_empty();
        let unknown = unknown.then(|| {
            let name = self.claim.name.as_deref().unwrap_or_default();
            explainer.phrase("check-unknown", &[("name", name.into())])
        });
        let other = self.other.map(|other| {
            let (cells, digits) = (explainer.cells(other.cells), explainer.digits(other.digits));
            explainer.phrase("check-other", &[("cells", cells.into()), ("digits", digits.into())])
        });
        let reasons = if with_reason { self.reasons(explainer) } else { Vec::new() };
        explainer.sentences([verdict].into_iter().chain(unknown).chain(other).chain(reasons))
    }

    /// Words go by this: 1 if the move places digits only, 0 if it removes candidates only, 2 if it
    /// does both.
    pub(in crate::lesson) fn placing(&self) -> usize {
        let mut kinds = self.claim.literals.iter().map(|literal| literal.is_true());
        match kinds.next() {
            Some(first) if kinds.all(|kind| kind == first) => first.into(),
            _ => 2,
        }
    }

    /// The reasons the move is right, step by step.
    pub fn reasons(&self, explainer: &Explainer) -> Vec<Explanation> {
        let Some(before) = &self.before else { return Vec::new() };
        let mut before = Replay::new(before.clone());
        let mut said = Vec::new();
        for step in &self.prepared {
            said.push(explainer.step(&before, step));
            if before.apply(&Event::Step(step.clone())).is_err() {
                return said;
            }
        }
        said.extend(self.steps.iter().map(|step| explainer.step(&before, step)));
        said
    }

    /// Why a line is no move, if it is none.
    pub fn reason(&self, explainer: &Explainer) -> Option<Explanation> {
        let why = self.claim.unclaimed.as_ref()?;
        let part = why.part();
        Some(explainer.part(&format!("claim-{}", why.name()), &[("part", part.as_str().into())]))
    }

    /// The record of the verdict. The reason is in English where there is no explainer, like other
    /// errors in records.
    fn record(&self, explainer: Option<&Explainer>) -> VerdictRecord {
        let technique = self.technique().map(|spec| spec.id);
        let mut record = VerdictRecord::new(self.claim.text.clone(), self.verdict.name(), technique);
        let english = Explainer::new(Language::English);
        record.line = self.claim.line;
        record.read = self.claim.literals.iter().map(Literal::to_string).collect();
        record.named = self.claim.name.clone();
        record.reason = self.reason(explainer.unwrap_or(&english)).map(|reason| reason.to_string());
        record.steps = self.count();
        let prepared = |step: &Step| PreparedRecord::new(step.technique.id, &step.concluded);
        record.prepared_by = (!self.steps.is_empty()).then(|| self.prepared.iter().map(prepared).collect());
        record
    }
}
