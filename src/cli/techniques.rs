//! `whydoku techniques` and `whydoku technique ID`: the catalogue and its pages.

use super::{Context, Failure, Success, TextOrJson};
use crate::explain::Explainer;
use crate::report::TechniqueRecord;
use crate::technique::{self, CATALOGUE, by_name};

/// Lists every technique, easiest first, with what the two classic raters say of it.
#[derive(clap::Args, Debug)]
pub struct ListArgs {
    /// How to write the list.
    #[arg(long, value_enum, default_value = "text")]
    format: TextOrJson,
}

/// Shows the page of a technique: definition, reason, example.
#[derive(clap::Args, Debug)]
pub struct PageArgs {
    /// The technique's id, as `whydoku techniques` lists it, or the name of a group.
    #[arg(value_parser = super::named::technique(), hide_possible_values = true)]
    id: String,
}

pub fn list(args: ListArgs, context: &mut Context) -> Result<Success, Failure> {
    let explainer = Explainer::new(context.language());
    let records: Vec<TechniqueRecord> = CATALOGUE.iter().map(|spec| TechniqueRecord::new(spec, &explainer)).collect();
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
        context.output.line(format!("{:width$}  {se:>3}  {hodoku:16}  {}", record.id, record.name))?;
    }
    Ok(Success::All)
}

pub fn page(args: PageArgs, context: &mut Context) -> Result<Success, Failure> {
    let specs = by_name(&args.id);
    if specs.is_empty() {
        return Err(Failure::Usage(super::suggest::unknown_technique(&args.id)));
    }
    for (index, spec) in specs.iter().enumerate() {
        if index > 0 {
            context.output.line("")?;
        }
        context.output.text(technique::page(spec).unwrap_or_default())?;
    }
    Ok(Success::All)
}
