//! The chapters of a course as one JSON object.

use super::SCHEMA;
use serde::Serialize;

/// A course, and a person's progress in it.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct CourseRecord {
    /// The version of the schema.
    pub schema: u32,
    /// The name of the course.
    pub course: String,
    /// The number of the first chapter with a technique that was not practised.
    pub next: Option<usize>,
    /// The chapters, in order.
    pub chapters: Vec<ChapterRecord>,
}

/// A chapter of a course.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct ChapterRecord {
    /// Its number, from 1.
    pub number: usize,
    /// Its title.
    pub title: String,
    /// The author's description of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The number of its techniques that were practised.
    pub practised: usize,
    /// The techniques that are new in it.
    pub techniques: Vec<LearntRecord>,
}

/// A technique of a chapter.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct LearntRecord {
    /// The technique's id.
    pub id: &'static str,
    /// Its name.
    pub name: String,
    /// The number of exercises solved.
    pub solved: u64,
}

impl CourseRecord {
    /// The record of a course with these chapters.
    pub fn new(course: String, next: Option<usize>, chapters: Vec<ChapterRecord>) -> CourseRecord {
        CourseRecord { schema: SCHEMA, course, next, chapters }
    }
}

impl ChapterRecord {
    /// The record of a chapter.
    pub fn new(number: usize, title: String, text: Option<String>, techniques: Vec<LearntRecord>) -> ChapterRecord {
        let practised = techniques.iter().filter(|technique| technique.solved > 0).count();
        ChapterRecord { number, title, text, practised, techniques }
    }
}

impl LearntRecord {
    /// The record of a technique.
    pub fn new(id: &'static str, name: String, solved: u64) -> LearntRecord {
        LearntRecord { id, name, solved }
    }
}
