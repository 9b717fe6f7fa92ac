//! The schemas that are published with the records.

use super::corpus;
use jsonschema::{Registry, Validator};
use serde_json::Value;
use std::collections::BTreeMap;

/// Where a reference from one schema to another leads.
const BASE: &str = "json-schema:///";

/// Every schema of `docs/schema`, by its name.
pub fn schemas() -> BTreeMap<String, Value> {
    let folder = std::fs::read_dir(corpus::file("docs/schema")).expect("a folder");
    let schema = |path: std::path::PathBuf| {
        let name = path.file_name().expect("a file").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(path).expect("text");
        (name, serde_json::from_str(&text).expect("JSON"))
    };
    folder.map(|entry| schema(entry.expect("an entry").path())).collect()
}

/// Checks values against one schema.
pub struct Schema(pub Validator);

impl Schema {
    pub fn named(name: &str) -> Schema {
        Schema::of(&schemas()[&format!("{name}.schema.json")])
    }

    pub fn of(schema: &Value) -> Schema {
        let mut registry = Registry::new();
        for (name, schema) in schemas() {
            registry = registry.add(format!("{BASE}{name}"), schema).expect("a schema");
        }
        let registry = registry.prepare().expect("schemas that know each other");
        let options = jsonschema::options().with_registry(&registry).with_base_uri(BASE);
        Schema(options.build(schema).expect("a schema"))
    }

    pub fn assert(&self, value: &Value) {
        let errors: Vec<String> = self.0.iter_errors(value).map(|error| error.to_string()).collect();
        assert!(errors.is_empty(), "{errors:?} in {value}");
    }
}
