//! `mcp`, as a client of a language model meets it: lines of JSON-RPC.

use crate::program::{err, out, run};
use serde_json::{Value, json};

const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The answers to these calls, in the order of their ids from 1.
fn answers(calls: &[Value], options: &[&str]) -> Vec<Value> {
    let client = json!({ "name": "test", "version": "1" });
    let start = json!({ "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": client });
    let request = |id: usize, method: &str, params: &Value| {
        json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }).to_string()
    };
    let mut lines = vec![request(0, "initialize", &start)];
    lines.push(json!({ "jsonrpc": "2.0", "method": "notifications/initialized" }).to_string());
    lines.extend(calls.iter().zip(1..).map(|(call, id)| match call {
        Value::String(line) => line.clone(),
        call if call.is_null() => request(id, "tools/list", &json!({})),
        call => request(id, "tools/call", call),
    }));
    let output = run(&[&["mcp"], options].concat(), &(lines.join("\n") + "\n"));
    assert!(output.status.success(), "{}", err(&output));
    assert_eq!(err(&output), "", "nothing is wrong");
    let mut answers: Vec<Value> = out(&output).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    answers.sort_by_key(|answer| answer["id"].as_u64());
    assert_eq!(answers[0]["result"]["serverInfo"]["name"], "whydoku");
    answers.split_off(1)
}

/// A call of a tool.
fn call(name: &str, arguments: &Value) -> Value {
    json!({ "name": name, "arguments": arguments })
}

/// What a tool answers to one call.
fn answer(name: &str, arguments: &Value) -> Value {
    answers(&[call(name, arguments)], &[]).remove(0)["result"].take()
}

#[test]
fn tools_are_listed_with_what_they_take() {
    let listed = answers(&[Value::Null], &[]).remove(0);
    let tools = listed["result"]["tools"].as_array().expect("tools");
    let names: Vec<&str> = tools.iter().filter_map(|tool| tool["name"].as_str()).collect();
    assert_eq!(names, ["read", "hint", "next", "check", "why", "rate", "generate", "prove"]);
    for tool in tools {
        assert_eq!(tool["inputSchema"]["additionalProperties"], false, "{tool}");
        assert_eq!(tool["annotations"]["readOnlyHint"], true, "{tool}");
    }
    let check = &tools[3]["inputSchema"];
    assert_eq!(check["required"], json!(["moves"]));
    assert!(check["properties"].get("pictures").is_none() && check["properties"].get("do").is_none());
}

#[test]
fn a_step_reads_as_a_sentence_and_leads_on() {
    let step = answer("next", &json!({ "puzzle": PUZZLE }));
    let told = step["structuredContent"]["step"]["words"].as_str().expect("words");
    assert!(told.ends_with('.') && told.contains("r1c6=8"), "{told}");
    let after = &step["structuredContent"]["after"];
    let again = answer("next", after);
    assert_eq!(again["structuredContent"]["outcome"], "step");
    // Clients that do not know structured content read the same as text.
    let text: Value = serde_json::from_str(step["content"][0]["text"].as_str().expect("text")).expect("JSON");
    assert_eq!(text, step["structuredContent"]);
}

#[test]
fn words_are_in_the_language_of_the_server_or_of_the_call() {
    let hint = json!({ "puzzle": PUZZLE, "level": 4 });
    let of = |options: &[&str], arguments: &Value| {
        let answer = answers(&[call("hint", arguments)], options).remove(0);
        answer["result"]["structuredContent"]["text"].as_str().expect("a text").to_owned()
    };
    assert!(of(&[], &hint).starts_with("In "));
    assert!(of(&["--lang", "zh-CN"], &hint).contains('，'));
    let mut english = hint.clone();
    english["lang"] = "en".into();
    assert!(of(&["--lang", "zh-CN"], &english).starts_with("In "));
}

#[test]
fn a_model_is_told_what_is_wrong_with_its_call() {
    let told = |name, arguments: &Value| {
        let answer = answer(name, arguments);
        assert_eq!(answer["isError"], true, "{answer}");
        answer["content"][0]["text"].as_str().expect("text").to_owned()
    };
    assert!(told("read", &json!({ "puzzle": "53x" })).starts_with("line 1, column 1: found \"53x\""));
    assert!(told("read", &json!({ "puzzel": PUZZLE })).starts_with("read: unknown argument 'puzzel', expected board"));
    // The fields of the API that choose something else are none of a tool.
    assert!(told("read", &json!({ "do": "solve", "puzzle": PUZZLE })).contains("unknown argument 'do'"));
    assert_eq!(told("read", &json!({ "puzzle": ".".repeat(300_000) })), "The request is longer than 262144 bytes.");
    assert_eq!(told("check", &json!({ "puzzle": PUZZLE })), "The field \"moves\" is missing.");
    let unknown = answers(&[call("shell", &json!({}))], &[]).remove(0);
    assert!(unknown["error"]["message"].as_str().is_some_and(|message| message.contains("unknown tool 'shell'")));
}

#[test]
fn a_proof_is_long_only_if_it_is_asked_for() {
    let short = answer("prove", &json!({ "puzzle": PUZZLE }));
    assert_eq!(short["structuredContent"]["outcome"], "solved");
    assert!(short.to_string().len() < 2_000);
    let long = answer("prove", &json!({ "puzzle": PUZZLE, "files": true }));
    assert!(long["structuredContent"]["formula"].as_str().is_some_and(|text| text.contains("p cnf 729")));
}

#[test]
fn noise_between_the_messages_does_no_harm() {
    let lines = [json!("not JSON"), json!("{\"a\": "), call("read", &json!({ "puzzle": PUZZLE }))];
    let answers = answers(&lines, &[]);
    assert_eq!(answers.last().expect("an answer")["result"]["structuredContent"]["state"], "right");
}

#[test]
fn a_client_that_says_nothing_is_no_error() {
    let output = run(&["mcp"], "");
    assert!(output.status.success());
    assert_eq!((out(&output), err(&output)), (String::new(), String::new()));
}
