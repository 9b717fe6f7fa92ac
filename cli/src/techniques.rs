//! `whydoku techniques` and `whydoku technique NAME`: the catalogue and its pages.

use super::lesson::SCALE;
use super::target::{Binary, Target, problem};
use super::words::say;
use super::{Context, Failure, Success, TextOrJson, selection, suggest};
use clap::ValueEnum;
use std::io::Write;
use whydoku::explain::{Explainer, Language};
use whydoku::format::Rest;
use whydoku::lesson::{Listing, Words, article, article_html, article_markdown, article_svg};
use whydoku::logic::Spec;
use whydoku::print::{Fonts, png};
use whydoku::report::{Carried, TechniqueRecord};
use whydoku::technique::CATALOGUE;

/// Lists every technique, easiest first, with its ratings by Sudoku Explainer and HoDoKu and the
/// names that other programs give it.
#[derive(clap::Args, Debug)]
pub struct ListArgs {
    /// List the techniques of this profile with their settings: standard, singles, hodoku, se,
    /// se-extended, se-bank, whips, g-whips, braids, g-braids, or a file in TOML.
    #[arg(long, value_name = "NAME|FILE.toml", value_parser = super::named::profile(), hide_possible_values = true)]
    profile: Option<String>,

    /// How to write the list.
    #[arg(long, value_enum, default_value = "text")]
    format: TextOrJson,
}

/// Shows the page of a technique: what it is, why it works, how to find it, an example with a
/// picture. Of a family it lists the techniques.
#[derive(clap::Args, Debug)]
pub struct PageArgs {
    /// The technique: its id, its name in any language, or any other name that players use for it.
    #[arg(value_name = "NAME", value_parser = super::named::technique(), hide_possible_values = true)]
    name: String,

    /// How to write the page.
    #[arg(long, value_enum, default_value = "text")]
    format: PageFormat,

    #[command(flatten)]
    target: Target,

    /// Draw the pictures alone, without titles, words and a key.
    #[arg(long)]
    bare: bool,
}

/// How a page is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum PageFormat {
    /// Words for the terminal.
    Text,
    /// Words for a document.
    Markdown,
    /// A page with words and pictures that needs nothing else.
    Html,
    /// The picture of the example, with its words.
    Svg,
    /// The picture of svg, in pixels.
    Png,
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
        let stamp = context.records.stamp(None);
        let stamped = records.iter().map(|record| Carried::new(record, &Rest::Nothing, stamp.as_ref()));
        let stamped = stamped.collect::<Result<Vec<_>, _>>().map_err(std::io::Error::from)?;
        context.output.json(&stamped, true)?;
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
        let others = match &record.other_names[..] {
            [] => String::new(),
            names => format!("  {}", explainer.other_names(names)),
        };
        context
            .output
            .line(format!("{:width$}  {se:>3}  {hodoku:16}  {}{settings}{others}", record.id, record.name))?;
    }
    Ok(Success::All)
}

pub fn page(args: PageArgs, context: &mut Context) -> Result<Success, Failure> {
    let explainer = Explainer::new(context.language());
    let techniques = suggest::techniques(&args.name).map_err(Failure::Usage)?;
    let binary = (args.format == PageFormat::Png).then_some(Binary::Png);
    let language = if args.bare { Language::English } else { context.language() };
    let opened = args.target.open(binary, language, context)?;
    match techniques[..] {
        [spec] => one(spec, &args, &explainer, opened.fonts.as_ref(), context)?,
        _ => {
            let style = context.output.text_style();
            let listing = Listing::of(techniques, &args.name, &explainer);
            match args.format {
                PageFormat::Text => listing.text(&style, &mut context.output)?,
                PageFormat::Markdown => listing.markdown(&mut context.output)?,
                PageFormat::Html => listing.html(&mut context.output)?,
                PageFormat::Svg | PageFormat::Png => return Err(Failure::Usage(say("usage-one-technique", &[]))),
            }
        }
    }
    opened.finish(context)?;
    Ok(Success::All)
}

/// The page of one technique.
fn one(
    spec: &'static Spec,
    args: &PageArgs,
    explainer: &Explainer,
    fonts: Option<&Fonts>,
    context: &mut Context,
) -> Result<(), Failure> {
    let style = context.output.text_style();
    match args.format {
        PageFormat::Text => article(spec, explainer, &style, &mut context.output)?,
        PageFormat::Markdown => article_markdown(spec, explainer, &mut context.output)?,
        PageFormat::Html => article_html(spec, explainer, &mut context.output)?,
        PageFormat::Svg | PageFormat::Png => {
            let words = if args.bare { Words::Bare } else { Words::Told };
            let svg = article_svg(spec, explainer, words).unwrap_or_default();
            match fonts {
                None => context.output.write_all(svg.as_bytes())?,
                Some(fonts) => {
                    let bytes = png(&svg, SCALE, fonts).map_err(|error| Failure::Usage(problem(&error)))?;
                    context.output.write_all(&bytes)?;
                }
            }
        }
    }
    Ok(())
}
