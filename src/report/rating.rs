//! The difficulty of a puzzle, as JSON.

use super::SCHEMA;
use crate::explain::Explainer;
use crate::rating::se::{Edition, SeRating, Tenths};
use crate::rating::whips::{Length, TrialRating, WhipRating};
use crate::rating::{Decisive, PathLength};
use serde::Serialize;

/// The ratings of a puzzle. Ratings that were not asked for, or could not be had, are null.
#[derive(Clone, Debug, Default, Serialize)]
pub struct RatingRecord<'r> {
    /// The version of the schema.
    pub schema: u32,
    /// The puzzle, 81 characters; 729 for a position with pencil marks.
    pub puzzle: Option<&'r str>,
    /// The explainer rating of Sudoku Explainer.
    pub er: Option<f64>,
    /// Its pearl rating.
    pub ep: Option<f64>,
    /// Its diamond rating.
    pub ed: Option<f64>,
    /// The level of HoDoKu.
    pub hodoku_level: Option<&'static str>,
    /// The score of HoDoKu.
    pub hodoku_score: Option<u32>,
    /// The grade.
    pub grade: Option<&'static str>,
    /// The hardest technique; `guess` if the techniques are not enough.
    pub hardest: Option<&'static str>,
    /// The reasons for this grade, in words.
    pub reasons: Option<String>,
    /// The rounds from which the grade comes.
    pub rounds: Option<Vec<RoundRecord>>,
    /// The guesses of the fast search.
    pub search_guesses: Option<u64>,
    /// The nodes of the fast search.
    pub search_nodes: Option<u64>,
    /// The number of clues; of a position, of its filled cells.
    pub clues: Option<usize>,
    /// ER of Sukaku Explainer 1.18; absent if the edition was not asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub er_extended: Option<Option<f64>>,
    /// Its EP.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ep_extended: Option<Option<f64>>,
    /// Its ED.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ed_extended: Option<Option<f64>>,
    /// ER of the puzzle bank of Sudoku Exchange; absent if the edition was not asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub er_bank: Option<Option<f64>>,
    /// Its EP.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ep_bank: Option<Option<f64>>,
    /// Its ED.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ed_bank: Option<Option<f64>>,
    /// W: the longest whip; absent if the currency was not asked for, null if there is no number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub w: Option<Option<u8>>,
    /// Why there is none: `theory` if no length suffices, `limit` if longer ones were not tried.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub w_why: Option<&'static str>,
    /// gW: the longest whip with groups.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gw: Option<Option<u8>>,
    /// Why there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gw_why: Option<&'static str>,
    /// B: the longest braid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub b: Option<Option<u8>>,
    /// Why there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub b_why: Option<&'static str>,
    /// gB: the longest braid with groups.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gb: Option<Option<u8>>,
    /// Why there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gb_why: Option<&'static str>,
    /// The depth of trial and error.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub te: Option<Option<u8>>,
    /// Why there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub te_why: Option<&'static str>,
    /// BxB: the longest braid behind a supposition, where `te` is 2.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bxb: Option<Option<u8>>,
    /// Why there is none; `depth` if `te` is not 2.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bxb_why: Option<&'static str>,
    /// BxBB: the longest braid behind two suppositions, where `te` is 3.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bxbb: Option<Option<u8>>,
    /// Why there is none; `depth` if `te` is not 3.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bxbb_why: Option<&'static str>,
    /// The steps beside singles of the usual path; absent if the path was not asked for, null if
    /// the techniques do not lead to the solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<Option<usize>>,
    /// Those of the gentlest path.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps_gentle: Option<Option<usize>>,
    /// The words of these, in English.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reading: Option<Option<u64>>,
    /// The solution, 81 characters; absent if it was not asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solution: Option<Option<String>>,
    /// The number of steps of Sudoku Explainer above a rating; absent if it was not asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps_above: Option<Option<usize>>,
    /// The steps that set ratings; absent if they were not asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Vec<WhyRecord>>,
    /// The reason there is no rating.
    pub error: Option<&'r str>,
}

/// The step that sets a rating.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct WhyRecord {
    /// The rating, by the name of its column.
    pub rating: &'static str,
    /// The number of the step on the path of the rating, from 1.
    pub step: usize,
    /// The number of steps of the path.
    pub of: usize,
    /// Its technique.
    pub technique: &'static str,
    /// Its technique with its rating, in words.
    pub name: String,
    /// The step in words.
    pub text: String,
}

impl WhyRecord {
    /// The record of the step that sets the rating of this name.
    pub fn of(rating: &'static str, decisive: &Decisive, explainer: &Explainer) -> Option<WhyRecord> {
        let step = decisive.step()?;
        Some(WhyRecord {
            rating,
            step: decisive.number(),
            of: decisive.steps,
            technique: step.technique.id,
            name: explainer.step_name(step),
            text: decisive.show(|moment| explainer.moment(moment))?.to_string(),
        })
    }
}

/// All steps of the easiest technique that gives anything.
#[derive(Clone, Copy, Debug, Serialize)]
#[non_exhaustive]
pub struct RoundRecord {
    /// The number of the first of these steps, from 1.
    pub step: usize,
    /// The technique.
    pub technique: &'static str,
    /// The number of different steps of it.
    pub taken: usize,
    /// The ways on that are no harder; null where they were not counted.
    pub ways: Option<usize>,
    /// The empty cells.
    pub empty: usize,
    /// Whether there is a single way on, and the end is not near.
    pub bottleneck: bool,
}

impl RatingRecord<'_> {
    /// The same with the length of the path, or without one.
    #[must_use]
    pub fn with_path(self, path: Option<PathLength>) -> Self {
        RatingRecord {
            steps: Some(path.map(|path| path.steps)),
            steps_gentle: Some(path.map(|path| path.steps_gentle)),
            reading: Some(path.map(|path| path.reading)),
            ..self
        }
    }

    /// The same with the rating of an edition of Sudoku Explainer, or without one.
    #[must_use]
    pub fn with_edition(self, edition: Edition, rating: Option<SeRating>) -> Self {
        let of = |get: fn(&SeRating) -> Tenths| rating.as_ref().map(|rating| f64::from(get(rating).0) / 10.0);
        let [er, ep, ed] = [of(|rating| rating.er), of(|rating| rating.ep), of(|rating| rating.ed)];
        match edition {
            Edition::Classic => RatingRecord { er, ep, ed, ..self },
            Edition::Extended => {
                RatingRecord { er_extended: Some(er), ep_extended: Some(ep), ed_extended: Some(ed), ..self }
            }
            Edition::Bank => RatingRecord { er_bank: Some(er), ep_bank: Some(ep), ed_bank: Some(ed), ..self },
        }
    }

    /// The same with the ratings by whips and braids.
    #[must_use]
    pub fn with_whips(self, rating: Option<WhipRating>) -> Self {
        let of = |get: fn(&WhipRating) -> Length| {
            (Some(rating.and_then(|rating| get(&rating).number())), rating.and_then(|rating| get(&rating).why()))
        };
        let (w, w_why) = of(|rating| rating.w);
        let (gw, gw_why) = of(|rating| rating.gw);
        let (b, b_why) = of(|rating| rating.b);
        let (gb, gb_why) = of(|rating| rating.gb);
        RatingRecord { w, w_why, gw, gw_why, b, b_why, gb, gb_why, ..self.with_depth(rating.map(|rating| rating.te)) }
    }

    /// The same with the class beyond trial and error of depth 1.
    #[must_use]
    pub fn with_trials(self, rating: Option<TrialRating>) -> Self {
        let of = |get: fn(&TrialRating) -> Option<Length>| {
            let length = rating.as_ref().and_then(get);
            let why = length.map_or(rating.map(|_| "depth"), Length::why);
            (Some(length.and_then(Length::number)), why)
        };
        let (bxb, bxb_why) = of(|rating| rating.bxb);
        let (bxbb, bxbb_why) = of(|rating| rating.bxbb);
        RatingRecord { bxb, bxb_why, bxbb, bxbb_why, ..self.with_depth(rating.map(|rating| rating.te)) }
    }

    fn with_depth(self, te: Option<Option<u8>>) -> Self {
        RatingRecord { te: Some(te.flatten()), te_why: te.and_then(|te| te.is_none().then_some("limit")), ..self }
    }

    /// The reasons why ratings by whips and braids have no number: `w: theory, bxb: depth`.
    pub fn notes(&self) -> String {
        let all = [
            ("w", self.w_why),
            ("gw", self.gw_why),
            ("b", self.b_why),
            ("gb", self.gb_why),
            ("te", self.te_why),
            ("bxb", self.bxb_why),
            ("bxbb", self.bxbb_why),
        ];
        let notes = all.iter().filter_map(|(name, why)| why.map(|why| format!("{name}: {why}")));
        notes.collect::<Vec<_>>().join(", ")
    }

    /// A record without any rating.
    pub fn empty() -> Self {
        RatingRecord { schema: SCHEMA, ..RatingRecord::default() }
    }
}

impl From<&crate::rating::Round> for RoundRecord {
    fn from(round: &crate::rating::Round) -> RoundRecord {
        RoundRecord {
            step: round.first,
            technique: round.technique.id,
            taken: round.taken,
            ways: round.ways,
            empty: round.empty,
            bottleneck: round.is_bottleneck(),
        }
    }
}
