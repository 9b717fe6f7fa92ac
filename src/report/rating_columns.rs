//! The columns of a table of ratings, and the ratings that they belong to.

use super::{RatingRecord, field_names};
use crate::rating::se::Edition;
use crate::rating::{Currency, RatingPlan};

/// The columns of a table, before those of the input: the fields of a record, except the schema and
/// the long ones, in the order of the record; ratings that are only there on request, if they are.
pub fn rating_columns(plan: &RatingPlan, has_why: bool) -> Vec<String> {
    let is_long = |name: &str| ["schema", "reasons", "rounds"].contains(&name) || name.ends_with("_why");
    let is_wanted = |name: &str| {
        match name {
            "solution" => return plan.solution,
            "why" => return has_why,
            "steps_above" => return plan.steps_above.is_some(),
            _ => {}
        }
        if let Some(edition) = edition_of(name).filter(|&edition| edition != Edition::Classic) {
            return plan.has(Currency::Se) && plan.editions.contains(&edition);
        }
        let of = |currency| Currency::USUAL.contains(&currency) || plan.has(currency);
        currencies_of(name).is_none_or(|all| all.iter().any(|&currency| of(currency)))
    };
    let names = field_names(&RatingRecord::empty());
    let names = names.unwrap_or_else(|error| unreachable!("a record has named fields: {error}"));
    let mut names: Vec<String> = names.into_iter().filter(|name| !is_long(name) && is_wanted(name)).collect();
    if plan.has(Currency::Whips) || plan.has(Currency::Bxb) {
        names.insert(names.len() - 1, "notes".into());
    }
    names
}

/// The edition of Sudoku Explainer that a column belongs to, if any.
pub fn edition_of(column: &str) -> Option<Edition> {
    match column {
        "er" | "ep" | "ed" => Some(Edition::Classic),
        "er_extended" | "ep_extended" | "ed_extended" => Some(Edition::Extended),
        "er_bank" | "ep_bank" | "ed_bank" => Some(Edition::Bank),
        _ => None,
    }
}

/// The ratings that a column belongs to, if it is one of ours.
pub fn currencies_of(column: &str) -> Option<&'static [Currency]> {
    Some(match column {
        _ if edition_of(column).is_some() => &[Currency::Se],
        "hodoku_level" | "hodoku_score" => &[Currency::Hodoku],
        "grade" | "hardest" | "reasons" => &[Currency::Grade],
        "search_guesses" | "search_nodes" => &[Currency::Search],
        "w" | "gw" | "b" | "gb" => &[Currency::Whips],
        "te" | "notes" => &[Currency::Whips, Currency::Bxb],
        "bxb" | "bxbb" => &[Currency::Bxb],
        "steps" | "steps_gentle" | "reading" => &[Currency::Path],
        _ => return None,
    })
}
