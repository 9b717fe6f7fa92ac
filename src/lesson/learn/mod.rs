//! Techniques to learn: their pages with examples, exercises, and sessions of practice.

mod article;
#[cfg(feature = "generate")]
mod collected;
mod example;
#[cfg(feature = "generate")]
mod exercise;
mod html_article;
mod listing;
mod parts;
#[cfg(feature = "generate")]
mod practice;
#[cfg(feature = "generate")]
mod session;

pub use article::{article, article_markdown};
pub use example::example;
#[cfg(feature = "generate")]
pub use exercise::{Exercise, Hiddenness, Reply};
pub use html_article::{article_html, article_svg, html_article};
pub use listing::Listing;
#[cfg(feature = "generate")]
pub use practice::Practice;
#[cfg(feature = "generate")]
pub use session::{Score, Session, exercises_text};
#[cfg(feature = "generate")]
pub use session::{chapter_text, chapter_title};
