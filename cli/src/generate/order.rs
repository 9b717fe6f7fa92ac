//! The requirements for puzzles, from the options.

use super::super::selection;
use super::super::words::{say, say_of};
use super::super::{Failure, aimed, named, suggest};
use std::ops::RangeInclusive;
use std::str::FromStr;
use whydoku::board::Grid;
use whydoku::format::{Format, ReadOptions, read};
use whydoku::logic::Spec;
use whydoku::order::Order;
use whydoku::plan::OneStep;
use whydoku::rating::se::Tenths;
use whydoku::rating::{Grade, base};
use whydoku::search::fast;
use whydoku::technique::{Block, CATALOGUE, blocks, page};

/// The options that say what puzzles must be like.
#[derive(clap::Args, Debug)]
pub struct Wanted {
    /// The grade, as `rate` gives it: easy, medium, hard, very-hard or fiendish.
    #[arg(long, value_name = "GRADE", value_parser = named::grade(), hide_possible_values = true)]
    difficulty: Option<Grade>,

    /// The rating (ER) of Sudoku Explainer, both ends included: 6.5..7.5, 9.0.. or 7.2.
    #[arg(long, value_name = "A..B")]
    rating: Option<Ratings>,

    /// A technique must be needed: what comes before it in the profile does not solve the puzzle.
    /// May be repeated.
    #[arg(long, value_name = "TECHNIQUE", value_delimiter = ',')]
    #[arg(value_parser = named::technique(), hide_possible_values = true)]
    technique: Vec<String>,

    /// This technique must be the hardest that is needed.
    #[arg(long, value_name = "TECHNIQUE", value_parser = named::technique(), hide_possible_values = true)]
    hardest: Option<String>,

    /// One step of this technique must be enough, with everyday techniques beside it.
    #[arg(long, value_name = "TECHNIQUE", value_parser = named::technique(), hide_possible_values = true)]
    one_hard_step: Option<String>,

    /// The hardest everyday technique, with --one-hard-step; what is harder than that step is none
    /// [default: jellyfish].
    #[arg(long, value_name = "TECHNIQUE", requires = "one_hard_step")]
    #[arg(value_parser = named::technique(), hide_possible_values = true)]
    everyday: Option<String>,

    /// The puzzle must be solved without these techniques, separated by commas.
    #[arg(long, value_name = "TECHNIQUE", value_delimiter = ',')]
    #[arg(value_parser = named::technique(), hide_possible_values = true)]
    without: Vec<String>,

    /// The order in which techniques are tried: standard, singles, hodoku, se, whips, or a file in
    /// TOML.
    #[arg(long, default_value = "standard", value_name = "NAME|FILE.toml")]
    #[arg(value_parser = named::profile(), hide_possible_values = true)]
    profile: String,

    #[command(flatten)]
    taught: selection::Taught,

    /// Write rating, grade and path along (csv and jsonl).
    #[arg(long)]
    pub with_path: bool,
}

/// A range of ratings.
#[derive(Clone, Debug)]
struct Ratings(RangeInclusive<Tenths>);

impl FromStr for Ratings {
    type Err = String;

    fn from_str(text: &str) -> Result<Ratings, String> {
        let end =
            |text: &str, open: Tenths| if text.is_empty() { Ok(open) } else { super::super::values::tenths(text) };
        let range = match text.split_once("..") {
            None => super::super::values::tenths(text).map(|only| only..=only)?,
            Some((from, to)) => end(from, Tenths(0))?..=end(to.trim_start_matches('='), Tenths::UNSOLVED)?,
        };
        if range.is_empty() {
            return Err(say("generate-rating-range", &[]));
        }
        Ok(Ratings(range))
    }
}

impl Wanted {
    /// The order; `None` if any puzzle will do, and nothing is to be found out about it.
    ///
    /// # Errors
    /// If there is no such technique or profile.
    pub fn order(&self) -> Result<Option<Order>, Failure> {
        let group = |name: &String| suggest::techniques(name).map_err(Failure::Usage);
        let mut order = Order::default();
        let unwanted = suggest::ids(&self.without).map_err(Failure::Usage)?;
        let without = self.taught.within(selection::profile(&self.profile)?)?.without(unwanted);
        order.profile = without.map_err(|error| Failure::Usage(error.to_string()))?;
        order.grade = self.difficulty;
        if let Some(range) = self.rating.as_ref().filter(|range| *range.0.start() > MOST) {
            let (wanted, most) = (range.0.start().to_string(), MOST.to_string());
            let slots = [("wanted", wanted.as_str().into()), ("most", most.as_str().into())];
            return Err(Failure::Usage(say("generate-rating-beyond", &slots)));
        }
        order.rating = self.rating.as_ref().map(|range| range.0.clone());
        order.techniques = self.technique.iter().map(group).collect::<Result<_, _>>()?;
        order.hardest = self.hardest.iter().map(group).collect::<Result<Vec<_>, _>>()?.concat();
        order.with_path = self.with_path;
        let one: Vec<&'static Spec> = self.one_hard_step.iter().map(group).collect::<Result<Vec<_>, _>>()?.concat();
        if !one.is_empty() {
            check(&one, &order)?;
            order.one_step = Some(OneStep::new(&one, aimed::everyday(self.everyday.as_deref())?, &order.profile));
        }
        for named in order.techniques.iter().chain((!order.hardest.is_empty()).then_some(&order.hardest)) {
            check(named, &order)?;
        }
        let named = order.techniques.iter().flatten().chain(&order.hardest).chain(&one).copied();
        let is_hardest = |spec: &&&Spec| {
            order.rating.as_ref().is_some_and(|range| *range.start() >= HARDEST) && base(spec) == Grade::Fiendish
        };
        let hardest = CATALOGUE.iter().filter(is_hardest).copied();
        order.known = named.chain(hardest).flat_map(examples).collect();
        Ok((order.is_particular() || order.with_path).then_some(order))
    }
}

/// No puzzle with a higher rating is known.
const MOST: Tenths = Tenths(119);

/// From this rating on the search begins near the puzzles on the pages of the hardest techniques.
const HARDEST: Tenths = Tenths(95);

/// Makes sure that one of these techniques can come up: it is in the profile, and not behind the
/// hardest.
fn check(named: &[&'static Spec], order: &Order) -> Result<(), Failure> {
    let place = |spec: &Spec| order.profile.rungs.iter().position(|rung| rung.technique == spec);
    let last = order.hardest.iter().filter_map(|spec| place(spec)).max();
    let id = named.first().map_or("", |spec| spec.id);
    if named.iter().all(|spec| place(spec).is_none()) {
        return Err(Failure::Usage(say_of("generate-not-in-profile", "technique", id)));
    }
    if named.iter().filter_map(|spec| place(spec)).all(|place| last.is_some_and(|last| place > last)) {
        return Err(Failure::Usage(say_of("generate-beyond-hardest", "technique", id)));
    }
    Ok(())
}

/// The puzzles of the examples on a technique's page.
fn examples(spec: &Spec) -> Vec<Grid> {
    let fenced = |block| match block {
        Block::Fenced(_, text) => Some(text),
        _ => None,
    };
    let bracketed = ReadOptions::default().format(Format::Bracketed);
    let texts = blocks(page(spec).unwrap_or_default()).into_iter().filter_map(fenced);
    let readings = texts.flat_map(|text| read(text.as_bytes(), None, &bracketed).flatten().collect::<Vec<_>>());
    let puzzles = readings.filter_map(|reading| Some(reading.digits.only(reading.givens?)));
    puzzles.filter(fast::is_unique).collect()
}
