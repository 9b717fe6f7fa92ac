//! `whydoku techniques` and `whydoku technique NAME`: the catalogue and its pages.

use super::{Context, Failure, Success, TextOrJson, selection, suggest};
use whydoku::explain::Explainer;
use whydoku::lesson::article;
use whydoku::report::TechniqueRecord;
use whydoku::technique::CATALOGUE;

/// Lists every technique, easiest first, with its ratings by Sudoku Explainer and HoDoKu.
#[derive(clap::Args, Debug)]
pub struct ListArgs {
    /// List the techniques of this profile with their settings: standard, singles, hodoku, se,
    /// whips, or a file in TOML.
    #[arg(long, value_name = "NAME|FILE.toml", value_parser = super::named::profile(), hide_possible_values = true)]
    profile: Option<String>,

    /// How to write the list.
    #[arg(long, value_enum, default_value = "text")]
    format: TextOrJson,
}

/// Shows the page of a technique: what it is, why it works, how to find it, an example with a
/// picture.
#[derive(clap::Args, Debug)]
pub struct PageArgs {
    /// The technique: its id, its name in any language, or any other name that players use for it.
    #[arg(value_name = "NAME", value_parser = super::named::technique(), hide_possible_values = true)]
    name: String,
}

pub fn list(args: ListArgs, context: &mut Context) -> Result<Success, Failure> {
    let explainer = Explainer::new(context.language());
    let records: Vec<TechniqueRecord> = match &args.profile {
        None => CATALOGUE.iter().map(|spec| TechniqueRecord::new(spec, &explainer)).collect(),
        Some(name) => {
            selection::profile(name)?.rungs.iter().map(|rung| TechniqueRecord::of_rung(rung, &explainer)).collect()
        }
    };
    if args.format == TextOrJson::Json {
        context.output.json(&records, true)?;
        return Ok(Success::All);
    }
    let width = records.iter().map(|record| record.id.len()).max().unwrap_or(0);
    context.output.line(format!("{:width$}   SE  HoDoKu                 ", "id").trim_end())?;
    for record in &records {
        let se = record.se.map_or("-".into(), |se| format!("{se:.1}"));
        let hodoku = record
            .hodoku
            .as_ref()
            .map_or("-".into(), |hodoku| format!("{} {:<6} {:>4}", hodoku.code, hodoku.level, hodoku.score));
        let settings = record.settings.iter().flatten().map(|(name, setting)| format!("{name} = {setting}"));
        let settings = settings.collect::<Vec<_>>().join(", ");
        let settings = if settings.is_empty() { settings } else { format!("  ({settings})") };
        context.output.line(format!("{:width$}  {se:>3}  {hodoku:16}  {}{settings}", record.id, record.name))?;
    }
    Ok(Success::All)
}

pub fn page(args: PageArgs, context: &mut Context) -> Result<Success, Failure> {
    let explainer = Explainer::new(context.language());
    let style = context.output.text_style();
    for (index, spec) in suggest::techniques(&args.name).map_err(Failure::Usage)?.into_iter().enumerate() {
        if index > 0 {
            context.output.line("")?;
        }
        article(spec, &explainer, &style, &mut context.output)?;
    }
    Ok(Success::All)
}
