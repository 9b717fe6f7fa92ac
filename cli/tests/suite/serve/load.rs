//! How long answers take under load: 32 clients for a minute, each asking as fast as it gets
//! answers.

use super::{Answer, Server};
use crate::common::corpus;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

const CLIENTS: usize = 32;
const LASTS: Duration = Duration::from_secs(60);

/// What a client asks, in turn: every kind of work, half of it quick.
fn requests(puzzles: &[String], client: usize, number: usize) -> Value {
    let puzzle = &puzzles[(31 * client + number) % puzzles.len()];
    let mut request = match (client + number) % 16 {
        0 | 1 => json!({ "do": "hint", "level": 1 + number % 4, "pictures": "svg" }),
        2 => json!({ "do": "next", "pictures": "svg" }),
        3 => json!({ "do": "marks" }),
        4 => json!({ "do": "read" }),
        5 => json!({ "do": "write", "format": "line" }),
        6 => json!({ "do": "rate" }),
        7 => json!({ "do": "explain", "pictures": "svg" }),
        8 => json!({ "do": "why", "goal": "r5c5" }),
        9 => json!({ "do": "find" }),
        10 => json!({ "do": "check", "moves": "r1c1=1" }),
        11 => json!({ "do": "judge", "technique": "hidden-single-box", "moves": "r1c1=1" }),
        12 => json!({ "do": "solve" }),
        13 => return json!({ "api": 1, "do": "page", "technique": "x-wing", "pictures": "svg" }),
        14 => return json!({ "api": 1, "do": "generate", "grade": "medium", "seed": number }),
        _ => return json!({ "api": 1, "do": "practice", "technique": "naked-pair", "seed": number }),
    };
    (request["api"], request["puzzle"]) = (1.into(), puzzle.as_str().into());
    request
}

/// `cargo test --test suite -- serve::load --ignored --nocapture`; docs/page.md has the figures.
#[test]
#[ignore = "takes a minute and both processors; run it to measure"]
fn thirty_two_clients_at_once() {
    let server = Server::start(&["--port", "0"]);
    let puzzles: Vec<String> = ["easy", "minimal", "tough"]
        .iter()
        .flat_map(|name| corpus::puzzles(name))
        .map(|puzzle| puzzle.to_string())
        .collect();
    let end = Instant::now() + LASTS;
    let client = |client: usize| {
        let mut taken: Vec<(String, u16, Duration)> = Vec::new();
        for number in 0.. {
            if Instant::now() > end {
                break;
            }
            let request = requests(&puzzles, client, number);
            let begun = Instant::now();
            let answer: Answer = server.ask(&request.to_string());
            taken.push((request["do"].as_str().unwrap_or_default().into(), answer.status, begun.elapsed()));
        }
        taken
    };
    let mut all: BTreeMap<String, Vec<Duration>> = BTreeMap::new();
    let mut refused = 0;
    std::thread::scope(|scope| {
        let clients: Vec<_> = (0..CLIENTS).map(|number| scope.spawn(move || client(number))).collect();
        for (verb, status, time) in clients.into_iter().flat_map(|client| client.join().expect("a client")) {
            if status == 200 { all.entry(verb).or_default().push(time) } else { refused += 1 }
        }
    });
    println!("{:10} {:>7} {:>9} {:>9} {:>9}", "", "answers", "median", "95%", "worst");
    for (verb, times) in &mut all {
        times.sort_unstable();
        let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize].as_secs_f64() * 1000.0;
        println!("{verb:10} {:7} {:6.1} ms {:6.1} ms {:6.1} ms", times.len(), at(0.5), at(0.95), at(1.0));
    }
    println!("{refused} refused");
    assert!(all.values().all(|times| !times.is_empty()));
}
