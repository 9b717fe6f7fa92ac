//! `npm`: the package for JavaScript, in target/npm-package.

use crate::{Outcome, files, module, site};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use whydoku::explain::Language;

/// Where the package is built.
const FOLDER: &str = "target/npm-package";

/// Builds the module and the package.
pub fn run() -> Outcome {
    let mut found = files::licences()?;
    found.insert("whydoku.wasm".into(), module::built()?);
    for name in ["index.js", "index.d.ts", "README.md"] {
        found.insert(name.into(), files::read(&format!("npm/{name}"))?.into());
    }
    found.insert("engine.js".into(), files::read("site/engine.js")?.into());
    let pages: BTreeMap<&str, Value> =
        Language::ALL.iter().map(|&it| (it.tag(), site::texts(it, str::to_string))).collect();
    found.insert("pages.json".into(), json!(pages).to_string().into());
    found.insert("types.d.ts".into(), types()?.into());
    found.insert("package.json".into(), package()?.into());
    files::renew(FOLDER, &found)
}

fn package() -> Outcome<String> {
    let package = json!({
        "name": "whydoku",
        "version": of_manifest("version")?,
        "description": of_manifest("description")?,
        "keywords": ["sudoku", "puzzle", "solver", "explain", "teaching"],
        "license": "MIT OR Apache-2.0",
        "type": "module",
        "sideEffects": false,
        "engines": { "node": ">=18" },
        "exports": {
            ".": { "types": "./index.d.ts", "default": "./index.js" },
            "./whydoku.wasm": "./whydoku.wasm",
            "./README.md": "./README.md",
            "./package.json": "./package.json",
        },
    });
    Ok(format!("{package:#}\n"))
}

/// A text of the library's manifest.
fn of_manifest(key: &str) -> Outcome<String> {
    let manifest = files::read("Cargo.toml")?;
    let value = manifest.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
    Ok(value.ok_or(format!("Cargo.toml: no {key}"))?.trim_matches('"').into())
}

/// The types of questions and answers, from the schema.
fn types() -> Outcome<String> {
    let tool = files::path("target/npm/node_modules/.bin/json2ts");
    if !tool.exists() {
        return Err("there is no json2ts: npm install --no-save --prefix target/npm json-schema-to-typescript".into());
    }
    let mut schema: Value =
        serde_json::from_str(&files::read("docs/schema/api.schema.json")?).map_err(|error| error.to_string())?;
    let names = schema["$defs"].as_object().ok_or("a schema without definitions")?.keys();
    let verbs: Vec<&str> = names.filter_map(|name| name.strip_prefix("answer-")).collect();
    let by_verb = |kind: &str, about: &str| {
        let refer = |verb: &&str| (verb.to_string(), json!({ "$ref": format!("#/$defs/{kind}-{verb}") }));
        let all: Map<String, Value> = verbs.iter().map(refer).collect();
        json!({ "type": "object", "description": about, "properties": all, "required": verbs, "additionalProperties": false })
    };
    let both = [
        ("Requests".to_string(), by_verb("request", "Questions by their verbs.")),
        ("Answers".to_string(), by_verb("answer", "Answers by their verbs.")),
    ];
    // Only what the root leads to becomes a type.
    let mut root = json!({ "title": "Api", "type": "object", "additionalProperties": false });
    root["properties"] =
        json!({ "requests": { "$ref": "#/$defs/Requests" }, "answers": { "$ref": "#/$defs/Answers" } });
    root["$defs"] = schema["$defs"].take();
    root["$defs"].as_object_mut().ok_or("a schema without definitions")?.extend(both);
    told(&tool, &root.to_string())
}

/// What json2ts makes of a schema, which may refer to the others.
fn told(tool: &Path, schema: &str) -> Outcome<String> {
    let failed = |error: std::io::Error| format!("json2ts: {error}");
    let mut child = Command::new(tool)
        .current_dir(files::path("docs/schema"))
        .args(["--bannerComment", "// Made from docs/schema/api.schema.json of whydoku."])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(failed)?;
    child.stdin.take().ok_or("json2ts: no pipe")?.write_all(schema.as_bytes()).map_err(failed)?;
    let made = child.wait_with_output().map_err(failed)?;
    if !made.status.success() {
        return Err("json2ts failed".into());
    }
    String::from_utf8(made.stdout).map_err(|error| format!("json2ts: {error}"))
}
