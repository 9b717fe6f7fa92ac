//! `whydoku course`: the techniques in teaching order, with pages and exercises.

use super::learnt::Learnt;
use super::practice::{asked, made, practice, seed};
use super::selection::course;
use super::words::say_of;
use super::{Context, Failure, Success, TextOrJson, values};
use std::io::Write;
use std::path::PathBuf;
use whydoku::explain::Explainer;
use whydoku::format::Rest;
use whydoku::lesson::{article, chapter_text, chapter_title, exercises_text};
use whydoku::logic::Spec;
use whydoku::report::{ChapterRecord, CourseRecord, LearntRecord};
use whydoku::technique::{Chapter, Course, Profile};

/// Teaches the techniques chapter by chapter: each with its page, a worked example and exercises.
///
/// Without a chapter it lists all of them and says where to go on. A chapter uses only what was
/// learnt so far, and so do `hint`, `find`, `explain`, `practice` and `generate` with --chapter N.
/// Solved exercises are kept in a small file in the folder of your data.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The number of a chapter.
    #[arg(value_name = "CHAPTER", value_parser = values::at_least::<usize>(1))]
    chapter: Option<usize>,

    /// A course of your own, in TOML, which docs/teaching.md describes.
    #[arg(long, value_name = "FILE.toml")]
    course: Option<String>,

    /// The number of exercises for each technique; 0 shows the pages only.
    #[arg(long, short = 'n', default_value = "1", value_name = "N", value_parser = values::between::<u16>(0..=100))]
    exercises: u16,

    /// Show techniques that were practised already, too.
    #[arg(long)]
    again: bool,

    /// Write all exercises with their solutions, and ask nothing.
    #[arg(long)]
    list: bool,

    /// The seed of the exercises, to repeat a run [default: random, printed on stderr].
    #[arg(long, value_name = "N", value_parser = values::at_least::<u64>(0))]
    seed: Option<u64>,

    /// The file that keeps what was practised [default: whydoku/progress.json in the folder of your
    /// data].
    #[arg(long, value_name = "FILE")]
    progress: Option<PathBuf>,

    /// How to write the list of chapters; json has a chapter alone, too.
    #[arg(long, value_enum, default_value = "text")]
    format: TextOrJson,
}

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let course = course(args.course.as_deref())?;
    let mut learnt = Learnt::read(args.progress.as_deref())?;
    match args.chapter {
        _ if args.format == TextOrJson::Json => record(&course, args.chapter, &learnt, context)?,
        None => overview(&course, &learnt, context)?,
        Some(number) => chapter(&course, number, &args, &mut learnt, context)?,
    }
    Ok(Success::All)
}

/// All chapters, and where to go on.
fn overview(course: &Course, learnt: &Learnt, context: &mut Context) -> Result<(), Failure> {
    let explainer = Explainer::new(context.language());
    let (mut told, style) = (Vec::new(), context.output.text_style());
    for (number, chapter) in (1..).zip(&course.chapters) {
        let count = chapter.techniques.len();
        let done = chapter.techniques.iter().filter(|spec| learnt.solved(spec.id) > 0).count();
        let share = format!("{done}/{count}");
        let title = chapter_title(chapter, &explainer);
        chapter_text(&format!("{number:>3}  {share:>6}  "), &title, chapter, &explainer, &style, &mut told)?;
    }
    context.output.write_all(&told)?;
    context.output.line("")?;
    let next = next(course, learnt);
    let end = match next {
        Some(number) => explainer.phrase("course-next", &[("number", number.into())]),
        None => explainer.phrase("course-done", &[]),
    };
    Ok(context.output.line(end.to_string())?)
}

/// The first chapter with a technique that was not practised.
fn next(course: &Course, learnt: &Learnt) -> Option<usize> {
    let is_open = |chapter: &Chapter| chapter.techniques.iter().any(|spec| learnt.solved(spec.id) == 0);
    course.chapters.iter().position(is_open).map(|index| index + 1)
}

/// The chapters as a record, or one of them.
fn record(course: &Course, only: Option<usize>, learnt: &Learnt, context: &mut Context) -> Result<(), Failure> {
    if only.is_some_and(|number| number > course.chapters.len()) {
        return Err(Failure::Usage(say_of("usage-chapter", "count", course.chapters.len())));
    }
    let explainer = Explainer::new(context.language());
    let technique =
        |spec: &&'static Spec| LearntRecord::new(spec.id, explainer.technique_name(spec), learnt.solved(spec.id));
    let chapter = |(number, chapter): (usize, &Chapter)| {
        let techniques = chapter.techniques.iter().map(technique).collect();
        ChapterRecord::new(number, chapter_title(chapter, &explainer), chapter.text.clone(), techniques)
    };
    let chapters = (1..).zip(&course.chapters).filter(|&(number, _)| only.is_none_or(|only| only == number));
    let record = CourseRecord::new(course.name.clone(), next(course, learnt), chapters.map(chapter).collect());
    Ok(context.record(&record, None, &Rest::Nothing, true)?)
}

/// The pages and exercises of a chapter, technique after technique.
fn chapter(
    course: &Course,
    number: usize,
    args: &Args,
    learnt: &mut Learnt,
    context: &mut Context,
) -> Result<(), Failure> {
    let Some(chapter) = course.chapters.get(number - 1) else {
        return Err(Failure::Usage(say_of("usage-chapter", "count", course.chapters.len())));
    };
    let explainer = Explainer::new(context.language());
    let style = context.output.text_style();
    let title = chapter_title(chapter, &explainer);
    let arguments = [("number", number.into()), ("title", title.as_str().into())];
    context.output.line(format!("{}\n", explainer.phrase("course-chapter", &arguments)))?;
    if let Some(text) = &chapter.text {
        context.output.line(format!("{text}\n"))?;
    }
    let profile = course.profile(number, Profile::standard());
    let is_open = |spec: &Spec| learnt.solved(spec.id) == 0;
    let all = args.again || args.exercises == 0 || !chapter.techniques.iter().any(|spec| is_open(spec));
    let specs: Vec<&'static Spec> = chapter.techniques.iter().filter(|spec| all || is_open(spec)).copied().collect();
    let seed = if args.exercises > 0 { seed(args.seed, context) } else { 0 };
    for spec in specs {
        article(spec, &explainer, &style, &mut context.output)?;
        context.output.line("")?;
        if args.exercises == 0 {
            continue;
        }
        let practice = practice(&[spec], &profile)?;
        let exercises = made(&practice, args.exercises.into(), seed)?;
        if args.list {
            exercises_text(&practice, &exercises, &explainer, &style, &mut context.output)?;
            continue;
        }
        let score = asked(&practice, &profile, &exercises, context)?;
        if score.solved > 0 {
            learnt.add(spec.id, score.solved)?;
        }
        if score.is_over {
            break;
        }
    }
    Ok(())
}
