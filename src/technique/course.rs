//! Courses: techniques in teaching order, chapter by chapter.
//!
//! ```toml
//! name = "club"
//!
//! [[chapter]]
//! title = "Singles"
//! techniques = ["full-house", "hidden-single", "naked-single"]
//!
//! [[chapter]]
//! title = "Pairs"
//! text = "Look for cells with two candidates."
//! techniques = ["naked-pair", "hidden-pair"]
//! ```
//!
//! A chapter yields a profile: only the techniques learnt so far.

use super::profile::Profile;
use super::profile_file::{ProfileError, ProfileProblem, at, not_toml, techniques};
use crate::logic::Spec;
use serde::Deserialize;
use toml::Spanned;

/// The built-in course.
const STANDARD: &str = include_str!("courses/standard.toml");

/// Techniques in teaching order.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Course {
    /// Its name.
    pub name: String,
    /// The chapters, in order.
    pub chapters: Vec<Chapter>,
}

/// Techniques learnt together.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Chapter {
    /// The key of its title among the words of the program.
    pub key: Option<String>,
    /// The author's title.
    pub title: Option<String>,
    /// The author's introduction.
    pub text: Option<String>,
    /// The new techniques, in order.
    pub techniques: Vec<&'static Spec>,
}

/// A course as written in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    name: String,
    #[serde(default)]
    chapter: Vec<Written>,
}

/// A chapter as written in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    key: Option<String>,
    title: Option<String>,
    text: Option<String>,
    techniques: Spanned<Vec<Spanned<String>>>,
}

impl Course {
    /// The built-in course: every technique of the catalogue.
    pub fn standard() -> Course {
        // A test parses it.
        Course::from_toml(STANDARD).unwrap_or_else(|error| unreachable!("the built-in course: {error}"))
    }

    /// Parses a course in TOML, as described in `docs/teaching.md`. A technique belongs to the
    /// first chapter that names it, or its group or family.
    ///
    /// ```
    /// use whydoku::technique::Course;
    /// let course = Course::from_toml("name = \"mine\"\n[[chapter]]\ntechniques = [\"naked-single\", \"x-wing\"]").unwrap();
    /// assert_eq!(course.chapters[0].techniques[1].id, "x-wing");
    /// let error = Course::from_toml("name = \"mine\"\n[[chapter]]\ntechniques = [\"x-wimg\"]").unwrap_err();
    /// assert_eq!(error.to_string(), "3:15: techniques: there is no technique \"x-wimg\"; did you mean x-wing?");
    /// ```
    ///
    /// # Errors
    /// If the text is not a valid course; the error says where and why.
    pub fn from_toml(text: &str) -> Result<Course, ProfileError> {
        let file: File = toml::from_str(text).map_err(|error| not_toml(text, &error))?;
        let mut chapters: Vec<Chapter> = Vec::with_capacity(file.chapter.len());
        for written in file.chapter {
            let mut new: Vec<&'static Spec> = Vec::new();
            for name in written.techniques.get_ref() {
                for spec in techniques(text, name)? {
                    let is_known = new.contains(&spec) || chapters.iter().any(|known| known.techniques.contains(&spec));
                    new.extend((!is_known).then_some(spec));
                }
            }
            if new.is_empty() {
                return Err(at(text, written.techniques.span(), ProfileProblem::Empty));
            }
            chapters.push(Chapter { key: written.key, title: written.title, text: written.text, techniques: new });
        }
        if chapters.is_empty() {
            Err(ProfileError { line: 1, column: 1, key: None, problem: ProfileProblem::Empty })
        } else {
            Ok(Course { name: file.name, chapters })
        }
    }

    /// Cuts a profile down to the techniques of the first chapters.
    pub fn profile(&self, chapters: usize, profile: Profile) -> Profile {
        let learnt = &self.chapters[..chapters.min(self.chapters.len())];
        profile.keep(|rung| learnt.iter().any(|chapter| chapter.techniques.contains(&rung.technique)))
    }
}
