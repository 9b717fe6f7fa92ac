//! Lessons as a page and as pictures. Both show one puzzle.

use super::explain::LessonWriter;
use super::lesson::{Course, Lesson};
use super::{Context, Failure};
use crate::diagram::html::Report;
use crate::diagram::strip::strip;
use crate::explain::Explainer;

/// A page with words and pictures.
pub struct Html(Document);

/// Pictures, one below the other.
pub struct Svg(Document);

impl Html {
    pub fn new(explainer: Explainer) -> Html {
        Html(Document { explainer, page: None })
    }
}

impl Svg {
    pub fn new(explainer: Explainer) -> Svg {
        Svg(Document { explainer, page: None })
    }
}

impl LessonWriter for Html {
    fn lesson(&mut self, _context: &mut Context, lesson: &Lesson) -> Result<(), Failure> {
        self.0.draw(lesson, |course, explainer| Report::of(&course.solution, explainer).page())
    }

    fn finish(&mut self, context: &mut Context) -> Result<(), Failure> {
        self.0.write(context)
    }
}

impl LessonWriter for Svg {
    fn lesson(&mut self, _context: &mut Context, lesson: &Lesson) -> Result<(), Failure> {
        self.0.draw(lesson, |course, explainer| strip(&Report::of(&course.solution, explainer)))
    }

    fn finish(&mut self, context: &mut Context) -> Result<(), Failure> {
        self.0.write(context)
    }
}

/// The only document; it is kept back until it is known to be the only one.
struct Document {
    explainer: Explainer,
    page: Option<String>,
}

impl Document {
    fn draw(&mut self, lesson: &Lesson, draw: impl Fn(&Course, &Explainer) -> String) -> Result<(), Failure> {
        if self.page.is_some() {
            return Err(Failure::Usage("several puzzles in the input, but this format shows one".into()));
        }
        match &lesson.course {
            Err(conflict) => eprintln!("whydoku: {}", self.explainer.conflict(conflict)),
            Ok(course) => self.page = Some(draw(course, &self.explainer)),
        }
        Ok(())
    }

    fn write(&mut self, context: &mut Context) -> Result<(), Failure> {
        Ok(context.output.text(self.page.take().unwrap_or_default())?)
    }
}
