//! The plan that hints follow: it goes out with an answer, and comes back with the next request.

use super::failure::Failure;
use super::request::Request;
use crate::board::Literal;
use crate::explain::techniques_named;
use crate::plan::{Aim, Route, Waypoint};
use crate::report::Shown;
use serde::{Deserialize, Serialize};

/// The fields that say which path the next step is on.
pub(super) const FIELDS: [&str; 2] = ["aim", "plan"];

/// The most steps of a plan.
const MOST_STEPS: usize = 100;

/// The most conclusions of a step.
const MOST_CONCLUSIONS: usize = 729;

/// A step of a plan.
#[derive(Serialize)]
pub(super) struct WaypointRecord {
    technique: &'static str,
    concluded: Vec<Shown<Literal>>,
    crux: bool,
}

/// A step of a plan as it comes back.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WaypointFields {
    technique: String,
    concluded: Vec<String>,
    #[serde(default)]
    crux: bool,
}

/// The steps of a plan.
pub(super) fn record(route: &Route) -> Vec<WaypointRecord> {
    let record = |waypoint: &Waypoint| WaypointRecord {
        technique: waypoint.technique.id,
        concluded: waypoint.concluded.iter().copied().map(Shown).collect(),
        crux: waypoint.is_crux,
    };
    route.waypoints.iter().map(record).collect()
}

/// Whether the next step is that of a plan, and the plan that is known.
pub(super) fn wanted(request: &Request) -> Result<Option<Option<Route>>, Failure> {
    let profile = request.named_profile()?;
    let aims = [("gentle", Aim::Gentle), ("standard", Aim::Standard)];
    let usual = if profile.has_own_path() { Aim::Standard } else { Aim::Gentle };
    let aim = request.choice("aim", &aims)?.unwrap_or(usual);
    if aim == Aim::Gentle && usual == Aim::Standard {
        return Err(request.no_aim(aim, &profile));
    }
    let Some(fields) = request.list("plan")? else { return Ok((aim == Aim::Gentle).then_some(None)) };
    if aim == Aim::Standard {
        return Err(request.no_plan());
    }
    let known = fields.iter().take(MOST_STEPS + 1).map(|fields| {
        let fields = WaypointFields::deserialize(fields).ok()?;
        let technique = match techniques_named(&fields.technique).as_deref() {
            Ok([only]) => *only,
            _ => return None,
        };
        let concluded = fields.concluded.iter().take(MOST_CONCLUSIONS).map(|text| text.parse().ok());
        Some(Waypoint::new(technique, concluded.collect::<Option<Vec<Literal>>>()?, fields.crux))
    });
    let known: Option<Vec<Waypoint>> = known.collect();
    match known.filter(|waypoints| waypoints.len() <= MOST_STEPS) {
        Some(waypoints) => Ok(Some(Some(Route { waypoints }))),
        None => Err(request.no_plan()),
    }
}
