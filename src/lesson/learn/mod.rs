//! Techniques to learn: their pages with examples, exercises, and sessions of practice.

mod article;
mod example;
mod html_article;
#[cfg(feature = "generate")]
mod practice;
#[cfg(feature = "generate")]
mod session;

pub use article::article;
pub use example::example;
pub use html_article::html_article;
#[cfg(feature = "generate")]
pub use practice::{Exercise, Hiddenness, Practice, Reply};
#[cfg(feature = "generate")]
pub use session::{Score, Session, exercises_text};
#[cfg(feature = "generate")]
pub use session::{chapter_text, chapter_title};
