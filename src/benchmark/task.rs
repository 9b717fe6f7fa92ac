//! A task: a position, a language, and how much help there is.

use super::position::TestPosition;
use crate::board::{Literal, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::explain::{Explainer, HintLevel, Language};
use crate::format::{Format, rows, write};
use crate::lesson::Hint;
use crate::technique::Profile;

/// How much help a prompt gives.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Help {
    /// The digits.
    Board,
    /// Also the candidates of every cell.
    Candidates,
    /// Also the technique, and where to look.
    Technique,
    /// Also the question to ask.
    Question,
}

impl Help {
    /// The levels, least help first.
    pub const ALL: [Help; 4] = [Help::Board, Help::Candidates, Help::Technique, Help::Question];

    /// The number of the level, from 1.
    pub const fn number(self) -> usize {
        self as usize + 1
    }
}

/// A task.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// The position.
    pub tested: &'a TestPosition,
    /// The language of the prompt.
    pub language: Language,
    /// The help.
    pub help: Help,
}

impl Task<'_> {
    /// The id, such as `17-en-3`: the position, the language, the help.
    pub fn id(&self) -> String {
        format!("{}-{}-{}", self.tested.number, self.language.tag(), self.help.number())
    }

    /// The prompt, in the language of the explainer.
    ///
    /// # Errors
    /// If it was cancelled.
    pub fn prompt(&self, explainer: &Explainer, cancel: Cancel<'_>) -> Result<String, Cancelled> {
        let phrase = |key: &str| explainer.phrase(key, &[]).to_string();
        let position = &self.tested.position;
        let mut parts = vec![phrase("benchmark-board"), rows(position.digits()).trim_end().to_owned()];
        if self.help >= Help::Candidates {
            parts.push(phrase("benchmark-candidates"));
            parts.push(write(Format::PencilMarks, position).trim_end().to_owned());
        } else {
            // Without them the next step might be another.
            let removed = removed(position);
            if !removed.is_empty() {
                parts.push(phrase("benchmark-removed"));
                parts.push(removed.join(" "));
            }
        }
        let level = match self.help {
            Help::Board | Help::Candidates => None,
            Help::Technique => Some(HintLevel::Technique),
            Help::Question => Some(HintLevel::Question),
        };
        if let Some(level) = level {
            let hint = Hint::new(position.clone(), &Profile::standard(), cancel)?;
            let words = hint.words(explainer, level);
            parts.push(explainer.phrase("benchmark-hint", &[("hint", words.into())]).to_string());
        }
        parts.push(phrase("benchmark-task"));
        Ok(parts.join("\n\n"))
    }
}

/// The candidates that are gone though the digits alone would leave them, as eliminations.
fn removed(position: &Position) -> Vec<String> {
    let Ok(plain) = Position::new(position.digits()) else { return Vec::new() };
    let gone = plain.all_candidates() - position.all_candidates();
    gone.iter().map(|candidate| Literal::is_not(candidate).to_string()).collect()
}
