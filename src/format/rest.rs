//! The content of a text beside a puzzle.

/// The content of a text beside the puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum Rest {
    /// Nothing.
    #[default]
    Nothing,
    /// The text before and after the puzzle on its line, comment signs included.
    Text(String),
    /// The other columns of a record, each with its name from the header.
    Columns(Vec<(String, String)>),
    /// The other fields of a JSON object, each with its name and its value as JSON, in their order.
    Fields(Vec<(String, String)>),
}

impl Rest {
    /// Everything as fields, each with its value as JSON; text has the name `text`.
    pub fn fields(&self) -> Vec<(String, String)> {
        let quoted = |text: &String| serde_json::Value::from(text.as_str()).to_string();
        match self {
            Rest::Nothing => Vec::new(),
            Rest::Text(text) => vec![("text".into(), quoted(text))],
            Rest::Columns(columns) => columns.iter().map(|(name, value)| (name.clone(), quoted(value))).collect(),
            Rest::Fields(fields) => fields.clone(),
        }
    }
}
