//! Parts that all pages of techniques share.

use super::{Argument, Explainer, Explanation};
use crate::logic::{Se, Spec};
use std::borrow::Cow;

impl Explainer {
    /// The headings of a page, in their order.
    pub fn page_headings(&self) -> [String; 6] {
        ["page-definition", "page-reason", "page-search", "page-example", "page-look-alike", "page-references"]
            .map(|key| self.name_of(key))
    }

    /// The two references: the rating of Sudoku Explainer and the entry of HoDoKu, if any.
    pub fn references(&self, spec: &Spec) -> [Explanation; 2] {
        let rating = match spec.se {
            Se::Unrated => self.name_of("page-none"),
            Se::Fixed(tenths) => format!("{}.{}", tenths / 10, tenths % 10),
            Se::Of(_) => self.name_of("page-se-by-pattern"),
        };
        let hodoku = match spec.hodoku {
            None => self.phrase("page-hodoku-none", &[]),
            Some(known) => {
                let level = self.name_of(&format!("hodoku-{}", known.level.name()));
                let slots: [(&str, Argument); 3] = [
                    ("code", known.code.into()),
                    ("level", level.as_str().into()),
                    ("score", known.score.to_string().as_str().into()),
                ];
                self.phrase("page-hodoku", &slots)
            }
        };
        [self.phrase("page-se", &[("rating", rating.as_str().into())]), hodoku]
    }

    /// The other names of a technique.
    pub fn other_names(&self, names: &[&str]) -> Explanation {
        self.naming("page-aliases", names)
    }

    /// The name of the picture of a technique's example.
    pub fn example_of(&self, spec: &Spec) -> Explanation {
        self.naming("page-picture", &[self.technique_name(spec)])
    }

    /// A message about several names.
    pub fn naming<N: AsRef<str>>(&self, key: &str, names: &[N]) -> Explanation {
        self.phrase(key, &[("names", self.enumerated(names).as_str().into())])
    }

    /// Names one after the other: "a, b, c".
    pub fn enumerated<N: AsRef<str>>(&self, names: &[N]) -> String {
        self.locale.names.join_text(names.iter().map(|name| Cow::Owned(name.as_ref().to_string()))).into_owned()
    }

    /// The lines of a paragraph as one, joined as the language joins words.
    pub fn joined_lines(&self, paragraph: &str) -> String {
        let lines = paragraph.lines().map(|line| Cow::Owned(line.to_string()));
        self.locale.lines.join_text(lines).into_owned()
    }
}
