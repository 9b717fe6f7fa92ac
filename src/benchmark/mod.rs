//! A benchmark of language models: which next steps they can take, and which they guess.
//!
//! Two hundred positions, forty of each grade, are asked in each language with each of four levels
//! of help ([`Help`]). An answer is a text with claims, and is judged as `check` judges it: it is
//! right if a new conclusion is proved before its first error. So a digit that happens to be right
//! counts nothing, and neither does more text. Harder techniques than the position needs are not
//! allowed, because a net of suppositions would justify nearly any guess.
//!
//! The positions are fixed ([`test_positions`]); they are those of the split `test` of a
//! [data set](crate::dataset), so that no data set for training has an equivalent one.
//! [`Player`]s answer by a script, so that the numbers of a model have something to stand beside.
//!
//! ```
//! use whydoku::Cancel;
//! use whydoku::benchmark::{Help, Ruling, Referee, Task, test_positions};
//! use whydoku::explain::{Explainer, Language};
//!
//! let tested = &test_positions()[0];
//! let task = Task { tested, language: Language::English, help: Help::Board };
//! let prompt = task.prompt(&Explainer::new(Language::English), Cancel::NEVER).unwrap();
//! assert!(prompt.starts_with("Here is a Sudoku"));
//! let outcome = Referee::new().judge(tested, "It is obvious.", Cancel::NEVER);
//! assert_eq!(outcome, Ok(Ruling::Silent));
//! ```

mod player;
mod position;
mod referee;
mod task;

pub use player::{Player, UnknownPlayer};
pub use position::{TestPosition, allowed, test_positions};
pub use referee::{MOST_BYTES, Referee, Ruling};
pub use task::{Help, Task};
