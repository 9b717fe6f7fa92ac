//! Lessons as text for the terminal, and as Markdown.
//!
//! Both tell the same in the same order: the puzzle, the steps with their reasons, how it ends, and which techniques it
//! took. What is inside a guess is indented, or quoted in Markdown.

use super::explain::LessonWriter;
use super::lesson::{Course, Lesson};
use super::{Context, Failure};
use crate::board::Grid;
use crate::diagram::{Labels, Layout, Scene, TerminalOptions, terminal};
use crate::explain::{Explainer, Explanation, Fragment};
use crate::format::framed;
use crate::logic::{Event, Moment};
use crate::solve::Outcome;
use anstyle::{AnsiColor, Style};

const HEADING: Style = Style::new().bold();
const CONCLUSION: Style = AnsiColor::Green.on_default().bold();

/// The widest line of words.
const WIDTH: usize = 96;

/// What is shown besides the words.
#[derive(Clone, Copy)]
pub struct TextStyle {
    /// The grid with its candidates before every event?
    pub candidates: bool,
    /// A number over each puzzle?
    pub numbered: bool,
}

/// Words for the terminal.
pub struct Text(Teller);

/// Words for a document.
pub struct Markdown(Teller);

impl Text {
    pub fn new(explainer: Explainer, style: TextStyle) -> Text {
        Text(Teller { explainer, labels: Labels::of(&explainer), style, markdown: false, told: 0 })
    }
}

impl Markdown {
    pub fn new(explainer: Explainer, style: TextStyle) -> Markdown {
        Markdown(Teller { explainer, labels: Labels::of(&explainer), style, markdown: true, told: 0 })
    }
}

impl LessonWriter for Text {
    fn lesson(&mut self, context: &mut Context, lesson: &Lesson) -> Result<(), Failure> {
        self.0.lesson(context, lesson)
    }
}

impl LessonWriter for Markdown {
    fn lesson(&mut self, context: &mut Context, lesson: &Lesson) -> Result<(), Failure> {
        self.0.lesson(context, lesson)
    }
}

/// Tells lessons in one of the two dresses.
struct Teller {
    explainer: Explainer,
    labels: Labels,
    style: TextStyle,
    markdown: bool,
    /// How many lessons have been told.
    told: usize,
}

impl Teller {
    fn lesson(&mut self, context: &mut Context, lesson: &Lesson) -> Result<(), Failure> {
        if self.told > 0 {
            context.output.line("")?;
        }
        self.told += 1;
        let title = match self.style.numbered {
            true => self.say("puzzle-heading", &[("number", self.told.into())]),
            false => self.say("heading-puzzle", &[]),
        };
        self.title(context, &title)?;
        let start = lesson.course.as_ref().ok().map(|course| &course.solution.trace.start);
        match start.filter(|start| !start.is_plain()) {
            Some(start) => self.picture(context, &Scene::of(start), 0)?,
            None => self.grid(context, &lesson.puzzle.parse().unwrap_or(Grid::EMPTY))?,
        }
        if lesson.clues < 17 && lesson.course.is_ok() {
            self.paragraph(context, &self.explainer.phrase("few-clues", &[("count", lesson.clues.into())]), 0)?;
        }
        match &lesson.course {
            Err(conflict) => self.paragraph(context, &self.explainer.conflict(conflict), 0),
            Ok(course) => {
                course.tell(&self.explainer, |moment, words| self.event(context, moment, words))?;
                self.end(context, course)
            }
        }
    }

    fn event(&self, context: &mut Context, moment: &Moment<'_>, words: &Explanation) -> Result<(), Failure> {
        // A branch is set off from what surrounds it, its guess and its retreat included.
        let depth = moment.before.depth() + usize::from(matches!(moment.event, Event::Guess { .. }));
        let name = match moment.event {
            Event::Solved => return Ok(()),
            Event::Step(step) => self.explainer.technique_name(step.technique),
            Event::Guess { .. } => self.say("event-guess", &[]),
            Event::Contradiction { .. } => self.say("event-contradiction", &[]),
            Event::Retreat { .. } => self.say("event-retreat", &[]),
        };
        let number = moment.index() + 1;
        let heading = match self.markdown {
            true => format!("{0}**{number}. {name}**\n{1}", "> ".repeat(depth), ">".repeat(depth)),
            false => format!("{}{HEADING}{number:>3}  {name}{HEADING:#}", "  ".repeat(depth)),
        };
        context.output.line(heading)?;
        if self.style.candidates {
            self.picture(context, &Scene::of_moment(moment), depth)?;
        }
        self.paragraph(context, words, depth)
    }

    /// How it ends: the outcome, the solution, and what it took.
    fn end(&self, context: &mut Context, course: &Course) -> Result<(), Failure> {
        if course.is_cut {
            return Ok(());
        }
        let outcome = match (&course.solution.outcome, course.empty().is_empty()) {
            (Outcome::Solved(_), true) => self.explainer.phrase("outcome-already-solved", &[]),
            _ => self.explainer.outcome(&course.solution),
        };
        self.title(context, &outcome.to_string())?;
        let solutions = match &course.solution.outcome {
            Outcome::Solved(solution) if !course.empty().is_empty() => std::slice::from_ref(solution),
            Outcome::Several(two) => &two[..],
            _ => &[],
        };
        for solution in solutions {
            self.grid(context, solution)?;
        }
        self.techniques(context, course)?;
        if let Some(Ok(steps)) = course.verified {
            self.paragraph(context, &self.explainer.phrase("verified-steps", &[("count", steps.into())]), 0)?;
        }
        Ok(())
    }

    /// Which techniques were used, and how often.
    fn techniques(&self, context: &mut Context, course: &Course) -> Result<(), Failure> {
        let counts = course.techniques();
        if counts.is_empty() {
            return Ok(());
        }
        if self.markdown {
            let (technique, steps) = (self.say("heading-technique", &[]), self.say("heading-steps", &[]));
            context.output.line(format!("| {technique} | {steps} |\n|---|--:|"))?;
        }
        for (spec, count) in counts {
            let name = self.explainer.technique_name(spec);
            context.output.line(match self.markdown {
                true => format!("| {name} | {count} |"),
                false => format!("{count:>5} × {name}"),
            })?;
        }
        Ok(context.output.line("")?)
    }

    fn title(&self, context: &mut Context, title: &str) -> Result<(), Failure> {
        Ok(context.output.line(match self.markdown {
            true => format!("## {title}\n"),
            false => format!("{HEADING}{title}{HEADING:#}\n"),
        })?)
    }

    fn grid(&self, context: &mut Context, grid: &Grid) -> Result<(), Failure> {
        self.fenced(context, &(framed(grid) + "\n"), 0)
    }

    fn picture(&self, context: &mut Context, scene: &Scene, depth: usize) -> Result<(), Failure> {
        let color = context.output.color() && !self.markdown;
        let options = TerminalOptions { color, layout: Layout::Lines, ..TerminalOptions::default() };
        self.fenced(context, &terminal::draw(scene, &self.labels, options), depth)
    }

    /// Lines that keep their shape.
    fn fenced(&self, context: &mut Context, lines: &str, depth: usize) -> Result<(), Failure> {
        let fence = if self.markdown { "```\n" } else { "" };
        let indent = if self.markdown { "> ".repeat(depth) } else { "  ".repeat(depth + 1) };
        for line in format!("{fence}{lines}{fence}").lines() {
            context.output.line(format!("{indent}{line}").trim_end())?;
        }
        Ok(context.output.line(indent.trim_end())?)
    }

    fn paragraph(&self, context: &mut Context, said: &Explanation, depth: usize) -> Result<(), Failure> {
        let quote = "> ".repeat(depth);
        for (level, mark, line) in said.lines() {
            if self.markdown {
                // Two blanks for each level make nested lists of marked lines.
                let item = if mark.is_empty() { "  ".repeat(level) } else { format!("{}- ", "  ".repeat(level)) };
                context.output.line(format!("{quote}{}{line}", item + mark.trim_start_matches('–')))?;
                continue;
            }
            let indent = "  ".repeat(depth) + "     " + &"   ".repeat(level);
            let hanging =
                format!("{indent}{:width$}", "", width = if mark.is_empty() { 0 } else { mark.chars().count() + 1 });
            let first = if mark.is_empty() { indent } else { format!("{indent}{mark} ") };
            let options = textwrap::Options::new(WIDTH).initial_indent(&first).subsequent_indent(&hanging);
            for line in textwrap::wrap(&colored(&line), options) {
                context.output.line(line)?;
            }
        }
        Ok(context.output.line(quote.trim_end())?)
    }

    fn say(&self, key: &str, arguments: &[(&str, crate::explain::Argument)]) -> String {
        self.explainer.phrase(key, arguments).to_string()
    }
}

/// The words with what they conclude set off.
fn colored(words: &Explanation) -> String {
    let dress = |fragment: &Fragment| match fragment {
        Fragment::Candidates(_, text) => format!("{CONCLUSION}{text}{CONCLUSION:#}"),
        other => other.text().to_string(),
    };
    words.0.iter().map(dress).collect()
}
