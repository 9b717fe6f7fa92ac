//! The page and the interface behind it, over a real socket.

mod axe;
mod browser;
mod devtools;
mod folder;
mod games;
mod heard;
mod layout;
mod learner;
mod load;
mod player;
mod scripts;
mod site;

use crate::common::sources;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use whydoku::api::{LONGEST, PAGE_WORDS};

const EASY: &str = "000000002004200601600000900960804100000903000008706049005000008107008300400000000";

/// A search that takes as long as it is allowed to: the technique is needed by no puzzle.
const LONG: &str = r#"{"api":1,"do":"generate","technique":"sashimi-leviathan","tries":10000000}"#;

/// The program while it serves; it ends with the test.
pub struct Server {
    child: Child,
    port: u16,
}

impl Server {
    pub fn start(arguments: &[&str]) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_whydoku"))
            .args([&["serve"], arguments].concat())
            .env_clear()
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
        let port = line.split("//127.0.0.1:").nth(1).and_then(|rest| rest.split('/').next()).map(str::parse);
        let port = port.unwrap_or_else(|| panic!("no address in {line:?}")).expect("a port");
        Server { child, port }
    }

    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(("127.0.0.1", self.port)).expect("a connection");
        stream.set_read_timeout(Some(Duration::from_secs(30))).expect("a time limit");
        stream
    }

    /// Sends a request as it stands, without waiting for its answer.
    fn send(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> TcpStream {
        let mut stream = self.connect();
        let host = format!("localhost:{}", self.port);
        let has_host = headers.iter().any(|(name, _)| *name == "Host");
        let own = [("Host", host.as_str())].into_iter().filter(|_| !has_host);
        let headers: String =
            own.chain(headers.iter().copied()).map(|(name, value)| format!("{name}: {value}\r\n")).collect();
        let length = body.len();
        let text =
            format!("{method} {path} HTTP/1.1\r\n{headers}Connection: close\r\nContent-Length: {length}\r\n\r\n{body}");
        // The server may refuse a long request before it has read all of it.
        let _ = stream.write_all(text.as_bytes());
        stream
    }

    fn get(&self, path: &str, headers: &[(&str, &str)]) -> Answer {
        Answer::of(self.send("GET", path, headers, ""))
    }

    fn ask(&self, request: &str) -> Answer {
        Answer::of(self.send("POST", "/api", &[("Content-Type", "application/json")], request))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An answer over HTTP.
struct Answer {
    status: u16,
    head: String,
    body: String,
}

impl Answer {
    fn of(mut stream: TcpStream) -> Answer {
        let mut bytes = Vec::new();
        // A connection that is reset has said what it had to say.
        let _ = stream.read_to_end(&mut bytes);
        let text = String::from_utf8_lossy(&bytes);
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        Answer { status, head: head.to_lowercase(), body: body.into() }
    }

    fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {} {}", self.status, self.body))
    }

    fn code(&self) -> String {
        self.json()["error"]["code"].as_str().unwrap_or_default().into()
    }
}

#[test]
fn the_page_is_served_with_all_its_files_and_may_load_nothing_else() {
    let server = Server::start(&["--port", "0"]);
    let page = server.get("/", &[]);
    assert_eq!(page.status, 200);
    for header in [
        "content-security-policy: default-src 'none'; script-src 'self'; style-src 'self';",
        "frame-ancestors 'none'",
        "x-content-type-options: nosniff",
        "referrer-policy: no-referrer",
        "cross-origin-resource-policy: same-origin",
    ] {
        assert!(page.head.contains(header), "{header} in {}", page.head);
    }
    assert!(page.body.contains("id=\"board\"><svg "), "an empty board");
    assert!(!page.body.contains(" style=") && !page.body.contains("<style") && !page.body.contains("onclick"));
    let named = |text: &str, before: &str| -> Vec<String> {
        text.split(before).skip(1).filter_map(|rest| rest.split('"').next()).map(String::from).collect()
    };
    let mut wanted: Vec<String> = [named(&page.body, " href=\""), named(&page.body, " src=\"")].concat();
    wanted.retain(|name| !name.starts_with('#'));
    assert!(wanted.iter().all(|name| !name.contains(['/', ':'])), "below any path: {wanted:?}");
    let mut seen = BTreeSet::new();
    while let Some(name) = wanted.pop() {
        if !seen.insert(name.clone()) {
            continue;
        }
        let file = server.get(&format!("/{name}"), &[]);
        assert_eq!(file.status, 200, "{name}");
        assert!(!file.body.is_empty() && !file.head.contains("application/json"), "{name}");
        // Comments import types, which only editors read.
        let code: String = file.body.lines().filter(|line| !line.starts_with("/*")).collect();
        let from_here = |path: String| path.trim_start_matches("../").to_string();
        wanted.extend(named(&code, "from \"./"));
        wanted.extend(named(&code, "from \"../").into_iter().map(from_here));
    }
    for name in ["board.js", "api.js", "lit.js", "picture.css", "icon.svg"] {
        assert!(seen.contains(name), "{name} among {seen:?}");
    }
    for (wanted, tag, word) in
        [("zh-CN,zh;q=0.9", "zh-CN", "提示"), ("fr, en;q=0.5", "en", "Hint"), ("fr", "en", "Hint")]
    {
        let page = server.get("/", &[("Accept-Language", wanted)]).body;
        assert!(
            page.contains(&format!("<html lang=\"{tag}\">")) && page.contains(&format!(">{word}</span>")),
            "{wanted}"
        );
    }
}

#[test]
fn only_the_page_itself_may_ask() {
    let server = Server::start(&["--port", "0"]);
    let port = server.port;
    let here = |host: &str| format!("{host}:{port}");
    let (own, other) = (format!("http://localhost:{port}"), format!("http://localhost:{}", port ^ 1));
    let cases: [(&[(&str, &str)], u16); 13] = [
        (&[("Host", &here("localhost"))], 200),
        (&[("Host", &here("127.0.0.1"))], 200),
        (&[("Host", &here("LOCALHOST"))], 200),
        (&[("Host", "localhost")], 403),
        (&[("Host", &here("evil.example"))], 403),
        (&[("Host", &here("localhost.evil.example"))], 403),
        (&[("Host", &here("localhost")), ("Host", "evil.example")], 403),
        (&[("Origin", &own)], 200),
        (&[("Origin", &other)], 403),
        (&[("Origin", "null")], 403),
        (&[("Origin", "https://evil.example")], 403),
        (&[("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "no-cors")], 403),
        (&[("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "navigate")], 200),
    ];
    for (headers, status) in cases {
        let got = server.get("/", headers);
        assert_eq!(got.status, status, "{headers:?}");
        assert!(got.head.contains("content-security-policy"), "{headers:?}");
        let asked = [headers, &[("Content-Type", "application/json")]].concat();
        let got = Answer::of(server.send("POST", "/api", &asked, r#"{"api":1,"do":"words"}"#));
        let is_visit = headers.iter().any(|(name, _)| *name == "Sec-Fetch-Mode") && status == 200;
        assert_eq!(got.status, if is_visit { 200 } else { status }, "{headers:?}");
        if status == 403 {
            assert_eq!(got.code(), "refused", "{headers:?}");
        }
    }
}

#[test]
fn what_is_no_request_is_refused_in_json() {
    let server = Server::start(&["--port", "0"]);
    let kind = ("Content-Type", "application/json");
    let post = |headers: &[(&str, &str)], body: &str| Answer::of(server.send("POST", "/api", headers, body));
    let long = format!("{{\"api\":1,\"puzzle\":\"{}\"}}", "1".repeat(LONGEST));
    for (answer, status, code) in [
        (post(&[("Content-Type", "text/plain")], "{}"), 415, "refused"),
        (post(&[], "{}"), 415, "refused"),
        (post(&[kind], &long), 413, "too-long"),
        (post(&[kind], "{"), 200, "not-json"),
        (post(&[kind], "<script>alert(1)</script>"), 200, "not-json"),
        (server.get("/nothing", &[]), 404, "not-found"),
        (server.get("/../Cargo.toml", &[]), 404, "not-found"),
        (server.get("/%2e%2e/Cargo.toml", &[]), 404, "not-found"),
        (Answer::of(server.send("PUT", "/", &[], "")), 405, "refused"),
    ] {
        assert_eq!((answer.status, answer.code()), (status, code.into()), "{}", answer.body);
        assert!(answer.head.contains("application/json") && answer.head.contains("nosniff"), "{}", answer.head);
    }
    let other = server.get("/api", &[]);
    assert_eq!((other.status, other.code()), (405, "refused".into()));
    assert!(other.head.contains("allow: post"), "{}", other.head);
    for (kind, status) in
        [("Application/JSON", 200), ("application/json; charset=utf-8", 200), ("application/jsonx", 415)]
    {
        assert_eq!(post(&[("Content-Type", kind)], r#"{"api":1.0,"do":"words"}"#).status, status, "{kind}");
    }
    assert_eq!(post(&[kind, ("Content-Encoding", "gzip")], "{}").status, 415);
    let hint = server.ask(&json!({ "api": 1, "do": "hint", "puzzle": EASY }).to_string());
    assert_eq!((hint.status, &hint.json()["ok"]["state"]), (200, &"right".into()));
}

#[test]
fn long_work_ends_in_time_and_too_much_of_it_is_refused() {
    let server = Server::start(&["--port", "0", "--jobs", "1", "--timeout", "1"]);
    let begun = Instant::now();
    let kind = ("Content-Type", "application/json");
    let waiting: Vec<TcpStream> = (0..24).map(|_| server.send("POST", "/api", &[kind], LONG)).collect();
    let answers: Vec<Answer> = waiting.into_iter().map(Answer::of).collect();
    let count = |status: u16, code: &str| {
        answers.iter().filter(|answer| answer.status == status && answer.code() == code).count()
    };
    assert_eq!((count(504, "cancelled"), count(503, "busy")), (16, 8));
    assert!(answers.iter().all(|answer| (answer.status == 503) == answer.head.contains("retry-after")));
    assert!(begun.elapsed() < Duration::from_secs(20));
    assert_eq!(server.ask(r#"{"api":1,"do":"words"}"#).status, 200, "the server goes on");
}

#[test]
fn work_that_nobody_waits_for_ends() {
    let server = Server::start(&["--port", "0", "--jobs", "1", "--timeout", "600"]);
    let gone = server.send("POST", "/api", &[("Content-Type", "application/json")], LONG);
    std::thread::sleep(Duration::from_millis(200));
    gone.shutdown(Shutdown::Both).expect("closed");
    let next = json!({ "api": 1, "do": "solve", "puzzle": EASY }).to_string();
    assert_eq!(server.ask(&next).json()["ok"]["count"], 1);
}

/// A hint waits neither for work that takes long nor in its line.
#[test]
fn hints_have_a_lane_of_their_own() {
    let server = Server::start(&["--port", "0", "--jobs", "1", "--timeout", "30"]);
    let kind = ("Content-Type", "application/json");
    let _waiting: Vec<TcpStream> = (0..20).map(|_| server.send("POST", "/api", &[kind], LONG)).collect();
    std::thread::sleep(Duration::from_millis(200));
    let begun = Instant::now();
    let hint = server.ask(&json!({ "api": 1, "do": "hint", "puzzle": EASY }).to_string());
    assert_eq!(hint.json()["ok"]["state"], "right");
    assert!(begun.elapsed() < Duration::from_secs(5));
}

/// A client that asks for lines hears how far the work is, and then has the same answer.
#[test]
fn long_work_says_how_far_it_is() {
    let server = Server::start(&["--port", "0", "--timeout", "2"]);
    let headers = [("Content-Type", "application/json"), ("Accept", "application/x-ndjson")];
    let lines = |request: &str| {
        let answer = Answer::of(server.send("POST", "/api", &headers, request));
        assert_eq!(answer.status, 200);
        assert!(answer.head.contains("application/x-ndjson"), "{}", answer.head);
        let is_json = |line: &&str| line.starts_with('{');
        let lines: Vec<Value> =
            answer.body.lines().filter(is_json).map(|line| serde_json::from_str(line).expect("JSON")).collect();
        lines
    };
    let quick = json!({ "api": 1, "do": "explain", "puzzle": EASY }).to_string();
    assert_eq!(lines(&quick).last(), Some(&server.ask(&quick).json()));
    let long = lines(LONG);
    let (last, told) = long.split_last().expect("lines");
    assert_eq!(last["error"]["code"], "cancelled");
    let done: Vec<u64> = told.iter().filter_map(|line| line["progress"]["done"].as_u64()).collect();
    assert!(done.len() > 2 && done.is_sorted() && done.last() > Some(&0), "{done:?}");
    assert!(told.iter().all(|line| line["progress"]["of"] == 10_000_000));
}

/// A client that does not go on is hung up on, and does not keep others out.
#[test]
fn a_connection_that_only_waits_is_closed() {
    let server = Server::start(&["--port", "0"]);
    let mut silent: Vec<TcpStream> = (0..40).map(|_| server.connect()).collect();
    for stream in &mut silent {
        stream.write_all(b"GET / HTTP/1.1\r\nHost: loc").expect("written");
    }
    assert_eq!(server.get("/icon.svg", &[]).status, 200);
    let begun = Instant::now();
    for mut stream in silent {
        let mut rest = Vec::new();
        let _ = stream.read_to_end(&mut rest);
    }
    assert!(begun.elapsed() < Duration::from_secs(20));
}

#[test]
fn another_name_is_allowed_if_it_is_given() {
    let server = Server::start(&["--port", "0", "--allow-host", "Box.example:9000", "--allow-host", "[::1]:80"]);
    let kind = ("Content-Type", "application/json");
    let ask = |headers: &[(&str, &str)]| {
        Answer::of(server.send("POST", "/api", &[headers, &[kind]].concat(), r#"{"api":1,"do":"words"}"#)).status
    };
    assert_eq!(ask(&[("Host", "box.example:9000")]), 200);
    assert_eq!(ask(&[("Host", "box.example:9000"), ("Origin", "https://box.example:9000")]), 200);
    assert_eq!(ask(&[("Host", "[::1]:80")]), 200);
    assert_eq!(ask(&[("Host", "box.example:9000"), ("Origin", "https://evil.example")]), 403);
    for host in ["box.example", "box.example:9001", "a.box.example:9000"] {
        assert_eq!(ask(&[("Host", host)]), 403, "{host}");
    }
    // A person is told what to do.
    let visit = server.get("/", &[("Host", "box.example"), ("Sec-Fetch-Mode", "navigate")]);
    assert!(visit.status == 403 && visit.body.contains("--allow-host"), "{}", visit.body);
    for wrong in ["*", "http://box", "box:99999", "box:", "", "a b"] {
        let ended = Command::new(env!("CARGO_BIN_EXE_whydoku")).args(["serve", "--allow-host", wrong]).output();
        assert_eq!(ended.expect("it ends").status.code(), Some(2), "{wrong}");
    }
}

#[test]
fn a_port_that_is_taken_gives_way_to_the_next() {
    let first = Server::start(&["--port", "0"]);
    let second = Server::start(&["--port", &first.port.to_string()]);
    assert!(second.port > first.port && second.get("/", &[]).status == 200);
}

#[cfg(unix)]
#[test]
fn an_interruption_ends_it() {
    let mut server = Server::start(&["--port", "0"]);
    let idle = server.connect();
    let id = server.child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &id]).status().expect("kill").success());
    let begun = Instant::now();
    let status = loop {
        if let Some(status) = server.child.try_wait().expect("a state") {
            break status;
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "it does not end");
        std::thread::sleep(Duration::from_millis(10));
    };
    assert_eq!(status.code(), Some(0));
    drop(idle);
}

/// Every word of the page has a message, and every message for the page is used there.
#[test]
fn the_page_has_the_words_that_it_uses() {
    let page: String = sources::page().into_values().collect();
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let named: BTreeSet<String> = page
        .match_indices("app-")
        .map(|(at, _)| page[at..].chars().take_while(|letter| is_part(*letter)).collect())
        .collect();
    let (made, whole): (Vec<_>, Vec<_>) = named.iter().partition(|name| name.ends_with('-'));
    for name in whole {
        assert!(PAGE_WORDS.contains(&name.as_str()), "{name} is no message of the page");
    }
    for word in PAGE_WORDS.iter().filter(|word| word.starts_with("app-")) {
        let is_made = made.iter().any(|start| word.starts_with(start.as_str()));
        assert!(named.contains(*word) || is_made, "{word} is not used on the page");
    }
}
