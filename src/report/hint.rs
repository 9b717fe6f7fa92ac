//! A hint as one JSON object.

use super::SCHEMA;
use super::event::StepRecord;
use super::names::{DigitString, Names, Shown};
use crate::board::{CellSet, Constraint, DigitSet, HouseSet};
use crate::explain::{Explanation, HintLevel};
use serde::{Serialize, Serializer};

/// A level of hints: its number from 1 to 4, or `cell`.
#[derive(Clone, Copy, Debug)]
pub struct LevelName(pub HintLevel);

impl Serialize for LevelName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.number() {
            Some(number) => serializer.serialize_u8(number),
            None => serializer.serialize_str("cell"),
        }
    }
}

/// A hint, which holds no more than its level gives away.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct HintRecord<'a> {
    /// The version of the schema.
    pub schema: u32,
    /// `right`, `wrong` or `solved`; or why there is no single solution: `several`, `none` or
    /// `invalid`.
    pub state: &'static str,
    /// The level of the hint.
    pub level: LevelName,
    /// In words.
    pub text: Shown<Explanation>,
    /// The id of the step's technique, from level 2 on.
    pub technique: Option<&'static str>,
    /// The houses that the words speak of.
    pub houses: Names<HouseSet>,
    /// The digits that the words speak of.
    pub digits: DigitString,
    /// The cells that the words speak of; at level 4 those of the step's pattern.
    pub cells: Names<CellSet>,
    /// The constraint to try, from level 2 on, where no technique finds a step.
    pub constraint: Option<Shown<Constraint>>,
    /// The step, at level 4.
    pub step: Option<StepRecord<'a>>,
    /// The simplest other step, at level 4, if it was asked for.
    pub other: Option<StepRecord<'a>>,
    /// The number of steps beside singles before the crux of the puzzle, from level 2 on; 0 if the
    /// step is the crux; `None` if it is past, or the path is not planned.
    pub before_crux: Option<usize>,
}

impl HintRecord<'_> {
    /// A hint without a step.
    pub fn new(state: &'static str, level: HintLevel, text: Explanation) -> HintRecord<'static> {
        HintRecord {
            schema: SCHEMA,
            state,
            level: LevelName(level),
            text: Shown(text),
            technique: None,
            houses: Names(HouseSet::EMPTY),
            digits: DigitString(DigitSet::EMPTY),
            cells: Names(CellSet::EMPTY),
            constraint: None,
            step: None,
            other: None,
            before_crux: None,
        }
    }
}
