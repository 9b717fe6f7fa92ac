//! A whole solution, told: the path, the story that is made of it, and the formats that it is
//! written in.

mod also;
mod chapters;
mod choice;
pub(super) mod figures;
pub(super) mod html;
mod item;
mod json;
mod length;
mod lines;
pub(super) mod markdown;
mod outline;
mod page;
mod path;
mod plan;
pub(super) mod prose;
mod story;
mod style;
mod summary;
mod survey;
pub(super) mod svg;
mod telling;
pub(super) mod text;
pub(super) mod tree;

pub use choice::Choice;
pub use html::{html, html_begin, html_end};
pub use item::{Item, Told};
pub use json::{json, record};
pub use length::path_length;
pub use markdown::markdown;
pub use page::Page;
pub use path::{Lesson, Path};
pub use plan::{Plan, Until};
pub use story::{Counts, Story, excerpt_name};
pub use style::{Detail, TextStyle, Words};
pub use svg::svg;
pub use text::{paragraph, text};
