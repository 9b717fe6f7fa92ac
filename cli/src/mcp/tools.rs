//! The tools: which methods of the API they are, what they take, and how an answer reads.
//!
//! The fields of a tool are those of the API, whose schema describes them. A tool leaves out those
//! that only a page needs, such as pictures, and the pieces of the words of an answer are joined.

use serde_json::{Map, Value, json};
use std::sync::LazyLock;
use whydoku::api;

/// A tool, which is a method of the API.
pub struct Tool {
    pub name: &'static str,
    /// What it does, for a model that has to choose one.
    pub description: &'static str,
    /// What it takes: a JSON schema.
    pub input: Map<String, Value>,
}

/// The names of the tools, and what they do.
const DESCRIPTIONS: [(&str, &str); 8] = [
    (
        "read",
        "Reads a Sudoku in any usual format. Returns the board, the candidates of every cell, and whether something \
         is wrong with it: digits that break the rules, no solution or several, or entries that contradict the solution.",
    ),
    (
        "hint",
        "Gives a hint for the next step of a position without giving away more than asked for: level 1 where to look, \
         2 also the technique, 3 also the question to ask, 4 the whole step with its reason.",
    ),
    (
        "next",
        "Takes the next step: its technique, what it places or eliminates, the reason in words, and the position after \
         it, whose board and candidates go into the next call.",
    ),
    (
        "check",
        "Judges claimed moves one by one, such as 'r1c2=5, so r3c5<>7': whether each is proved by a named technique, \
         true but not yet shown, or false, and where the first error is.",
    ),
    (
        "why",
        "Says why a cell has its digit (r3c5), or why a candidate is gone (r3c5<>4): the steps that lead there, in \
         order, and no others.",
    ),
    (
        "rate",
        "Rates how hard a puzzle is: the grade, the Sudoku Explainer rating (ER/EP/ED), the HoDoKu score, and the \
         number of guesses of a search.",
    ),
    (
        "generate",
        "Makes a new puzzle with exactly one solution, of a grade, with a technique as its hardest, or symmetric. \
         The same seed gives the same puzzle.",
    ),
    (
        "prove",
        "Proves the solution of a puzzle, as a formula and a refutation that independent programs such as lrat-check \
         verify. Returns the size of the proof and what it rests on; with files also the formula and the proof themselves.",
    ),
];

/// The fields of a request that a tool does not take.
const LEFT_OUT: [&str; 7] = ["api", "do", "id", "number", "pictures", "plan", "chart"];

/// The field of `prove` that is not of the API.
const FILES: &str = "files";

/// All tools.
pub static TOOLS: LazyLock<Vec<Tool>> = LazyLock::new(|| {
    let schema: Value = serde_json::from_str(api::SCHEMA).unwrap_or_default();
    let tool = |(name, description)| Tool { name, description, input: input(&schema, name) };
    DESCRIPTIONS.into_iter().map(tool).collect()
});

/// What a tool takes.
fn input(schema: &Value, name: &str) -> Map<String, Value> {
    let request = &schema["$defs"][format!("request-{name}")];
    let mut properties = request["properties"].as_object().cloned().unwrap_or_default();
    properties.retain(|field, _| !LEFT_OUT.contains(&field.as_str()));
    for field in properties.values_mut().filter_map(Value::as_object_mut) {
        if let Some(Value::String(definition)) = field.remove("$ref") {
            let definition = schema.pointer(definition.trim_start_matches('#')).and_then(Value::as_object);
            for (key, value) in definition.into_iter().flatten() {
                field.entry(key).or_insert_with(|| value.clone());
            }
        }
    }
    if name == "prove" {
        let description = "Whether to return the formula and the proof, some 200 kB; false if absent.";
        properties.insert(FILES.to_owned(), json!({ "type": "boolean", "description": description }));
    }
    let mut required = request["required"].clone();
    if let Some(names) = required.as_array_mut() {
        names.retain(|name| !LEFT_OUT.iter().any(|left_out| name == left_out));
    }
    let input = [
        ("type", json!("object")),
        ("properties", Value::Object(properties)),
        ("required", required),
        ("additionalProperties", json!(false)),
    ];
    input.map(|(key, value)| (key.to_owned(), value)).into_iter().collect()
}

/// A call of a tool, as a request.
pub struct Call {
    name: &'static str,
    /// The request to the API.
    pub request: String,
    wants_files: bool,
}

impl Tool {
    /// A call with these arguments, answered in the language with the tag `lang` unless they say
    /// another.
    ///
    /// # Errors
    /// If it does not take one of them.
    pub fn call(&self, mut arguments: Map<String, Value>, lang: &str) -> Result<Call, String> {
        let fields = self.input["properties"].as_object();
        if let Some(unknown) = arguments.keys().find(|&name| fields.is_some_and(|fields| !fields.contains_key(name))) {
            let known: Vec<&str> = fields.into_iter().flat_map(Map::keys).map(String::as_str).collect();
            return Err(format!("{}: unknown argument '{unknown}', expected {}", self.name, known.join(", ")));
        }
        let wants_files = arguments.remove(FILES) == Some(Value::Bool(true));
        arguments.entry("lang").or_insert_with(|| lang.into());
        arguments.insert("api".to_owned(), api::VERSION.into());
        arguments.insert("do".to_owned(), self.name.into());
        Ok(Call { name: self.name, request: Value::Object(arguments).to_string(), wants_files })
    }
}

impl Call {
    /// The answer as a model reads it, or the error.
    pub fn told(&self, answer: &str) -> Result<Value, Value> {
        let mut answer: Value = serde_json::from_str(answer).unwrap_or_default();
        let mut result = match answer.get_mut("ok") {
            Some(result) => result.take(),
            None => return Err(answer["error"].take()),
        };
        join_words(&mut result);
        match self.name {
            "prove" if !self.wants_files => remove(&mut result, &["formula", "proof"]),
            "next" => remove(&mut result, &["plan"]),
            "rate" => remove(&mut result, &["path"]),
            "why" => result["steps"].as_array_mut().into_iter().flatten().for_each(|step| remove(step, &["after"])),
            _ => {}
        }
        Ok(result)
    }
}

/// Removes fields that only a page needs.
fn remove(object: &mut Value, names: &[&str]) {
    if let Some(fields) = object.as_object_mut() {
        fields.retain(|field, _| !names.contains(&field.as_str()));
    }
}

/// Replaces the pieces of words by their text, wherever there are some.
fn join_words(value: &mut Value) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(join_words),
        Value::Object(fields) => {
            if let Some(words) = fields.get_mut("words")
                && let Some(pieces) = words.as_array()
            {
                *words = pieces.iter().map(text).collect::<String>().into();
            }
            // A hint has its text twice.
            if fields.contains_key("text") && fields.get("text") == fields.get("words") {
                fields.remove("words");
            }
            fields.values_mut().for_each(join_words);
        }
        _ => {}
    }
}

/// The text of a piece; one with a `line` begins a line, indented by so much.
fn text(piece: &Value) -> String {
    let text = piece["text"].as_str().unwrap_or_default();
    match piece["line"].as_u64().and_then(|depth| usize::try_from(depth).ok()) {
        Some(depth) => format!("\n{}{text}{}", "  ".repeat(depth), if text.is_empty() { "" } else { " " }),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tool_says_what_it_takes() {
        for tool in TOOLS.iter() {
            let fields = tool.input["properties"].as_object().expect("an object");
            let common = if tool.name == "generate" { "grade" } else { "puzzle" };
            assert!(fields.contains_key(common), "{}", tool.name);
            for (name, field) in fields {
                assert!(field["description"].is_string(), "{}: {name} has no description", tool.name);
                assert!(
                    !field.to_string().contains("$ref"),
                    "{}: {name} refers to a schema that is not there",
                    tool.name
                );
            }
        }
    }

    #[test]
    fn pieces_become_lines() {
        let mut answer =
            json!({ "words": [{ "text": "So " }, { "text": "4", "digits": "4" }, { "line": 1, "text": "-" }] });
        join_words(&mut answer);
        assert_eq!(answer, json!({ "words": "So 4\n  - " }));
    }
}
