//! The steps that set ratings.

use clap::ValueEnum;
use whydoku::Cancel;
use whydoku::explain::Explainer;
use whydoku::logic::ChainKind;
use whydoku::rating::se::RateError;
use whydoku::rating::{Currency, Decisive, Subject};
use whydoku::report::WhyRecord;
use whydoku::technique::Profile;

/// A rating that one step sets, as its column is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "snake_case")]
pub enum Why {
    /// The hardest step of Sudoku Explainer.
    Er,
    /// That of Sukaku Explainer.
    ErExtended,
    /// That of the rating of Sudoku Exchange.
    ErBank,
    /// The hardest step of HoDoKu: of the highest level, the one with the highest score.
    Hodoku,
    /// The longest whip.
    W,
    /// The longest whip with groups.
    Gw,
    /// The longest braid.
    B,
    /// The longest braid with groups.
    Gb,
}

impl Why {
    /// The name of its column.
    pub fn name(self) -> &'static str {
        match self {
            Why::Er => "er",
            Why::ErExtended => "er_extended",
            Why::ErBank => "er_bank",
            Why::Hodoku => "hodoku",
            Why::W => "w",
            Why::Gw => "gw",
            Why::B => "b",
            Why::Gb => "gb",
        }
    }

    /// The rating that it belongs to.
    pub fn currency(self) -> Currency {
        match self {
            Why::Er | Why::ErExtended | Why::ErBank => Currency::Se,
            Why::Hodoku => Currency::Hodoku,
            Why::W | Why::Gw | Why::B | Why::Gb => Currency::Whips,
        }
    }

    /// The path of the rating.
    fn profile(self) -> Profile {
        match self {
            Why::Er => Profile::sudoku_explainer(),
            Why::ErExtended => Profile::sukaku_explainer(),
            Why::ErBank => Profile::sudoku_exchange(),
            Why::Hodoku => Profile::hodoku(),
            Why::W => Profile::chains(ChainKind::Whip),
            Why::Gw => Profile::chains(ChainKind::GWhip),
            Why::B => Profile::chains(ChainKind::Braid),
            Why::Gb => Profile::chains(ChainKind::GBraid),
        }
    }
}

/// The steps that set these ratings of a subject.
///
/// # Errors
/// If there is not exactly one solution, or if it was cancelled.
pub fn records(
    asked: &[Why],
    subject: &Subject,
    explainer: &Explainer,
    cancel: Cancel<'_>,
) -> Result<Vec<WhyRecord>, RateError> {
    let mut records = Vec::new();
    for why in asked {
        let decisive = Decisive::find(subject, &why.profile(), cancel)?;
        records.extend(decisive.and_then(|decisive| WhyRecord::of(why.name(), &decisive, explainer)));
    }
    Ok(records)
}

/// A step as the text of a column.
pub fn column(record: &WhyRecord) -> String {
    format!("{} {}/{} {}: {}", record.rating, record.step, record.of, record.name, record.text)
}

/// A step after the line of its row: its number and name, then its words.
pub fn lines(record: &WhyRecord, explainer: &Explainer) -> Vec<String> {
    let slots = [
        ("rating", record.rating.into()),
        ("step", record.step.into()),
        ("of", record.of.into()),
        ("name", record.name.as_str().into()),
    ];
    let head = format!("  {}", explainer.part("rate-why", &slots));
    let words = record.text.lines().map(|line| format!("    {line}"));
    [head].into_iter().chain(words).collect()
}
