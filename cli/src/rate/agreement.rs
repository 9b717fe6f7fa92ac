//! How ratings agree: the rank correlation of every two, and a scatter of the first two.
//!
//! Spearman's coefficient: of the ranks of the puzzles by one rating and by the other, equal values
//! sharing the mean of their ranks, the correlation. 1 means the same order, 0 none in common. It
//! does not depend on scales, which differ between ratings.

use super::sheet::Row;
use serde::Serialize;
use std::collections::BTreeMap;
use whydoku::chart::Scatter;
use whydoku::explain::Explainer;
use whydoku::logic::Level;
use whydoku::rating::{Grade, RatingPlan};
use whydoku::report::{SCHEMA, currencies_of, edition_of};

/// The columns that are compared, where they are there.
const COMPARED: [&str; 18] = [
    "er",
    "hodoku_score",
    "w",
    "gw",
    "b",
    "gb",
    "te",
    "bxb",
    "grade",
    "hodoku_level",
    "er_extended",
    "er_bank",
    "ep",
    "ed",
    "steps",
    "steps_gentle",
    "search_guesses",
    "clues",
];

/// The numbers of all rows, column by column: four bytes each.
pub struct Agreement {
    columns: Vec<(&'static str, Vec<f32>)>,
    puzzles: usize,
    without: usize,
}

impl Agreement {
    pub fn new(own: &[String], plan: &RatingPlan) -> Agreement {
        let is_asked =
            |name: &str| currencies_of(name).is_none_or(|all| all.iter().any(|&currency| plan.has(currency)));
        let is_edition = |name: &str| edition_of(name).is_none_or(|edition| plan.editions.contains(&edition));
        let is_there = |name: &&str| own.iter().any(|own| own == name) && is_asked(name) && is_edition(name);
        let compared = COMPARED.into_iter().filter(is_there);
        Agreement { columns: compared.map(|name| (name, Vec::new())).collect(), puzzles: 0, without: 0 }
    }

    /// Notes the numbers of a row. A row with an error counts as one without.
    pub fn count(&mut self, row: &Row, explainer: &Explainer) {
        self.puzzles += 1;
        if row.rated.error.is_some() {
            self.without += 1;
            return;
        }
        for (name, values) in &mut self.columns {
            values.push(row.column(name, &[], explainer).and_then(|text| number(&text)).unwrap_or(f32::NAN));
        }
    }

    /// The coefficient of every two columns, the first before the second.
    fn pairs(&self) -> Vec<PairRecord> {
        let mut pairs = Vec::new();
        for (at, (first, of_first)) in self.columns.iter().enumerate() {
            for (second, of_second) in &self.columns[at + 1..] {
                let both = of_first.iter().zip(of_second).map(|(&one, &other)| (one, other));
                let (ones, others): (Vec<f32>, Vec<f32>) =
                    both.filter(|(one, other)| !one.is_nan() && !other.is_nan()).unzip();
                pairs.push(PairRecord { first, second, puzzles: ones.len(), rho: spearman(&ones, &others) });
            }
        }
        pairs
    }

    /// A table, each rating below those that it is compared with.
    pub fn table(&self, explainer: &Explainer) -> Vec<String> {
        let pairs = self.pairs();
        let names: Vec<&str> =
            self.columns.iter().map(|(name, _)| *name).filter(|name| has_any(&pairs, name)).collect();
        let value = |row: &str, column: &str| {
            let pair = pairs.iter().find(|pair| pair.first == column && pair.second == row)?;
            Some(pair.rho.map_or_else(|| "–".to_string(), |rho| format!("{rho:.2}")))
        };
        let widest = names.iter().map(|name| name.len()).max().unwrap_or(0);
        let line = |first: &str, cells: &dyn Fn(&str) -> String| {
            let cells = names.iter().map(|name| format!("  {:>1$}", cells(name), name.len().max(5)));
            format!("  {first:widest$}{}", cells.collect::<String>()).trim_end().to_string()
        };
        let title = explainer.phrase("agreement-title", &[("count", (self.puzzles - self.without).into())]);
        let head = line("", &|name| name.to_string());
        let rows = names.iter().map(|row| line(row, &|column| value(row, column).unwrap_or_default()));
        [title.to_string(), head].into_iter().chain(rows).collect()
    }

    /// The coefficients as JSON.
    pub fn record(&self) -> AgreementRecord {
        AgreementRecord { schema: SCHEMA, puzzles: self.puzzles, without: self.without, pairs: self.pairs() }
    }

    /// The first two ratings of each puzzle.
    pub fn scatter(&self, explainer: &Explainer) -> Scatter {
        let mut counts = BTreeMap::<[u32; 2], ([f64; 2], usize)>::new();
        if let [(_, across), (_, up), ..] = &self.columns[..] {
            for (&x, &y) in across.iter().zip(up).filter(|(x, y)| x.is_finite() && y.is_finite()) {
                counts.entry([x.to_bits(), y.to_bits()]).or_insert(([x.into(), y.into()], 0)).1 += 1;
            }
        }
        let axis = |at: usize| self.columns.get(at).map_or("", |(name, _)| name).to_string();
        Scatter {
            title: explainer
                .phrase("agreement-picture", &[("count", (self.puzzles - self.without).into())])
                .to_string(),
            subtitle: explainer.phrase("agreement-scatter", &[]).to_string(),
            axes: [axis(0), axis(1)],
            points: counts.into_values().collect(),
        }
    }
}

/// Whether a column has a coefficient at all.
fn has_any(pairs: &[PairRecord], name: &str) -> bool {
    pairs.iter().any(|pair| (pair.first == name || pair.second == name) && pair.rho.is_some())
}

/// How the ratings agree, as JSON.
#[derive(Serialize)]
pub struct AgreementRecord {
    schema: u32,
    puzzles: usize,
    /// The number of puzzles without a rating.
    without: usize,
    pairs: Vec<PairRecord>,
}

/// Two ratings and how they agree.
#[derive(Serialize)]
struct PairRecord {
    first: &'static str,
    second: &'static str,
    /// The number of puzzles that have both.
    puzzles: usize,
    /// The coefficient; null where one of them is the same for all.
    rho: Option<f64>,
}

/// The number that a value stands for: grades and levels by their place, what has no bound above
/// all numbers.
fn number(text: &str) -> Option<f32> {
    let levels = [Level::Easy, Level::Medium, Level::Hard, Level::Unfair, Level::Extreme].map(Level::name);
    let place = |scale: &[&str]| scale.iter().position(|name| *name == text).map(|place| place as f32);
    match text {
        "inf" => Some(f32::INFINITY),
        _ => text.parse().ok().or_else(|| place(&Grade::ALL.map(Grade::name))).or_else(|| place(&levels)),
    }
}

/// Spearman's coefficient; `None` for fewer than two values, or where all are equal.
fn spearman(ones: &[f32], others: &[f32]) -> Option<f64> {
    let (ones, others) = (ranks(ones), ranks(others));
    let mean = (ones.len() as f64 + 1.0) / 2.0;
    let product = |ones: &[f64], others: &[f64]| -> f64 {
        ones.iter().zip(others).map(|(one, other)| (one - mean) * (other - mean)).sum()
    };
    let scale = (product(&ones, &ones) * product(&others, &others)).sqrt();
    (scale > 0.0).then(|| product(&ones, &others) / scale)
}

/// The rank of each value, from 1; equal ones have the mean of theirs.
fn ranks(values: &[f32]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_unstable_by(|&one, &other| values[one].total_cmp(&values[other]));
    let mut ranks = vec![0.0; values.len()];
    let mut before = 0;
    for equal in order.chunk_by(|&one, &other| values[one] == values[other]) {
        let rank = before as f64 + (equal.len() as f64 + 1.0) / 2.0;
        equal.iter().for_each(|&at| ranks[at] = rank);
        before += equal.len();
    }
    ranks
}

#[cfg(test)]
mod tests {
    use super::{ranks, spearman};

    #[test]
    fn equal_values_share_their_ranks() {
        assert_eq!(ranks(&[3.0, 1.0, 3.0, f32::INFINITY]), [2.5, 1.0, 2.5, 4.0]);
    }

    #[test]
    fn the_coefficient_is_that_of_the_textbook() {
        assert_eq!(spearman(&[1.0, 2.0, 3.0], &[10.0, 20.0, 1e9]), Some(1.0));
        assert_eq!(spearman(&[1.0, 2.0, 3.0], &[5.0, 4.0, 3.0]), Some(-1.0));
        // 1 - 6 * 8 / (5 * 24)
        let rho = spearman(&[1.0, 2.0, 3.0, 4.0, 5.0], &[2.0, 1.0, 4.0, 5.0, 3.0]).expect("values differ");
        assert!((rho - 0.6).abs() < 1e-12, "{rho}");
        assert_eq!(spearman(&[1.0, 1.0], &[1.0, 2.0]), None);
        assert_eq!(spearman(&[], &[]), None);
    }
}
