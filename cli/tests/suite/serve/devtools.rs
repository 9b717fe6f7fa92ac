//! A browser without a window, driven through its developer tools over a pipe.
//!
//! Messages are JSON with a zero byte at their end. Chromium reads them from file 3 and writes to
//! file 4; the shell connects these with the standard ones.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{LazyLock, Mutex};
use std::time::{Duration, Instant};

/// Programs that are the browser.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// A browser, which shows one page at a time.
struct Browser {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    last: u64,
    language: String,
}

/// Browsers without a page, kept because starting one takes as long as a short test.
static IDLE: Mutex<Vec<Browser>> = Mutex::new(Vec::new());

/// A page in a browser, with a storage of its own.
pub struct Page {
    /// `None` only while the page is dropped.
    browser: Option<Browser>,
    context: Value,
    session: Value,
    /// What the page complained about.
    pub errors: Vec<String>,
}

/// Something that is heard.
#[derive(Debug)]
pub struct Node {
    /// What it is: `button`, `gridcell`.
    pub role: String,
    /// What it is called.
    pub name: String,
    /// What it says unasked when it changes, if it does so.
    pub live: Option<String>,
}

/// The name of the browser, if there is one.
pub fn browser() -> Option<&'static str> {
    static FOUND: LazyLock<Option<&str>> = LazyLock::new(|| {
        let works =
            |name: &&&str| Command::new(name).arg("--version").output().is_ok_and(|ended| ended.status.success());
        NAMES.iter().find(works).copied()
    });
    *FOUND
}

impl Browser {
    /// Takes an idle browser of this language, or starts one.
    fn take(name: &str, language: &str) -> Browser {
        let mut idle = IDLE.lock().expect("no panic");
        let index = idle.iter().position(|browser| browser.language == language);
        index.map(|index| idle.swap_remove(index)).unwrap_or_else(|| Browser::start(name, language))
    }

    /// Starts a browser, which ends with this program, or when it is told to. Its folder is removed
    /// after all its processes have ended, as these write to it.
    fn start(name: &str, language: &str) -> Browser {
        let folder = tempfile::tempdir().expect("a folder").keep();
        let options = format!(
            "--headless --no-sandbox --disable-gpu --no-first-run --remote-debugging-pipe --lang={language} \
            --accept-lang={language} --window-size=1280,900 --user-data-dir=\"$TMPDIR\""
        );
        let script = format!("{name} {options} 3<&0 4>&1 >/dev/null 2>&1 </dev/null; rm -rf \"$TMPDIR\"");
        let mut child = Command::new("sh")
            .args(["-c", &script])
            .env("TMPDIR", folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell");
        let (to, from) = (child.stdin.take().expect("a pipe"), child.stdout.take().expect("a pipe"));
        Browser { child, to, from: BufReader::new(from), last: 0, language: language.into() }
    }

    /// Sends a message with the next number.
    fn send(&mut self, session: &Value, method: &str, parameters: &Value) -> std::io::Result<()> {
        self.last += 1;
        let mut message = json!({ "id": self.last, "method": method, "params": parameters });
        if !session.is_null() {
            message["sessionId"] = session.clone();
        }
        self.to.write_all(format!("{message}\0").as_bytes())?;
        self.to.flush()
    }

    /// Sends a message, and returns its answer. Complaints of the same session meanwhile are added
    /// to `errors`.
    fn answer(&mut self, session: &Value, method: &str, parameters: &Value, errors: &mut Vec<String>) -> Value {
        self.send(session, method, parameters).expect("the browser listens");
        loop {
            let mut bytes = Vec::new();
            self.from.read_until(0, &mut bytes).expect("the browser answers");
            assert!(!bytes.is_empty(), "the browser ended at {method}");
            bytes.pop();
            let message: Value = serde_json::from_slice(&bytes).expect("JSON");
            if message["id"] == self.last {
                return message;
            }
            let is_complaint = match message["method"].as_str() {
                Some("Runtime.exceptionThrown") => true,
                Some("Log.entryAdded") => message["params"]["entry"]["level"] == "error",
                _ => false,
            };
            if is_complaint && message["sessionId"] == *session {
                errors.push(message.to_string());
            }
        }
    }

    /// Sends a message for the browser itself, and returns the result.
    fn call(&mut self, method: &str, parameters: &Value) -> Value {
        let answer = self.answer(&Value::Null, method, parameters, &mut Vec::new());
        assert!(answer["error"].is_null(), "{method}: {answer}");
        answer["result"].clone()
    }

    /// Ends the browser, and waits for it.
    fn end(mut self) {
        let _ = self.send(&Value::Null, "Browser.close", &json!({}));
        let begun = Instant::now();
        while matches!(self.child.try_wait(), Ok(None)) && begun.elapsed() < PATIENCE {
            std::thread::sleep(Duration::from_millis(10));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Page {
    /// Opens an address in a new window with its own storage.
    pub fn open(browser: &str, address: &str, language: &str) -> Page {
        let mut browser = Browser::take(browser, language);
        let context = browser.call("Target.createBrowserContext", &json!({}))["browserContextId"].clone();
        let blank = json!({ "url": "about:blank", "browserContextId": context });
        let target = browser.call("Target.createTarget", &blank)["targetId"].clone();
        let attached = browser.call("Target.attachToTarget", &json!({ "targetId": target, "flatten": true }));
        let session = attached["sessionId"].clone();
        let mut page = Page { browser: Some(browser), context, session, errors: Vec::new() };
        page.call("Runtime.enable", &json!({}));
        page.call("Log.enable", &json!({}));
        page.call("Page.navigate", &json!({ "url": address }));
        page.wait("document.documentElement?.dataset.ready === 'true'");
        page
    }

    /// Calls a method, and returns its result.
    fn call(&mut self, method: &str, parameters: &Value) -> Value {
        let answer = self.answer(method, parameters);
        assert!(answer["error"].is_null(), "{method}: {answer}");
        answer["result"].clone()
    }

    /// Calls a method, and returns its answer. What the page complains about meanwhile is
    /// remembered.
    fn answer(&mut self, method: &str, parameters: &Value) -> Value {
        let browser = self.browser.as_mut().expect("taken only by drop");
        browser.answer(&self.session, method, parameters, &mut self.errors)
    }

    /// The value of an expression.
    pub fn value(&mut self, expression: &str) -> Value {
        let parameters = json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let result = self.call("Runtime.evaluate", &parameters);
        assert!(result["exceptionDetails"].is_null(), "{expression}: {result}");
        result["result"]["value"].clone()
    }

    /// Runs an expression as if a person had pressed something for it.
    pub fn gesture(&mut self, expression: &str) {
        let parameters = json!({ "expression": expression, "userGesture": true });
        self.call("Runtime.evaluate", &parameters);
    }

    /// Waits until an expression is true; meanwhile the page may be another.
    pub fn wait(&mut self, expression: &str) {
        let begun = Instant::now();
        let parameters = json!({ "expression": expression, "returnByValue": true });
        while self.answer("Runtime.evaluate", &parameters)["result"]["result"]["value"] != Value::Bool(true) {
            assert!(begun.elapsed() < PATIENCE, "{expression} does not come true; {:?}", self.errors);
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Makes the window as large as that of another device.
    pub fn resize(&mut self, width: u32, height: u32) {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600 });
        self.call("Emulation.setDeviceMetricsOverride", &metrics);
        self.value("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
    }

    /// Shows the page as on paper, or with the colours of a reader who has few of them.
    pub fn emulate(&mut self, media: &str, feature: &str, value: &str) {
        let features = json!([{ "name": feature, "value": value }]);
        self.call("Emulation.setEmulatedMedia", &json!({ "media": media, "features": features }));
    }

    /// Goes to an address from elsewhere, and waits until the page there is ready.
    pub fn visit(&mut self, address: &str) {
        self.call("Page.navigate", &json!({ "url": "about:blank" }));
        self.call("Page.navigate", &json!({ "url": address }));
        self.wait("document.documentElement?.dataset.ready === 'true'");
    }

    /// Loads the page again, and waits until it is ready.
    pub fn reload(&mut self) {
        self.value("(window.isGone = true, location.reload())");
        self.wait("window.isGone === undefined && document.documentElement?.dataset.ready === 'true'");
    }

    /// Holds answers of the program back for some time, in milliseconds.
    pub fn slow_down(&mut self, milliseconds: u32) {
        self.value(&format!(
            "(() => {{ const ask = window.fetch; window.fetch = async (...all) => {{
            await new Promise((done) => setTimeout(done, {milliseconds})); return ask(...all); }}; }})()"
        ));
    }

    /// Runs a script before those of every page that is visited from now on.
    pub fn prepare(&mut self, script: &str) {
        self.call("Page.enable", &json!({}));
        self.call("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": script }));
    }

    /// The text of an element.
    pub fn text(&mut self, selector: &str) -> String {
        let text = self.value(&format!("document.querySelector({}).textContent", json!(selector)));
        text.as_str().unwrap_or_default().into()
    }

    /// What is there for those who hear the page: nodes with their roles and names, in order.
    pub fn heard(&mut self) -> Vec<Node> {
        let nodes = self.call("Accessibility.getFullAXTree", &json!({}))["nodes"].clone();
        let nodes = nodes.as_array().cloned().unwrap_or_default();
        let text = |value: &Value| value["value"].as_str().unwrap_or_default().to_string();
        let children = |node: &Value| node["childIds"].as_array().cloned().unwrap_or_default();
        let with_id = |id: &Value| nodes.iter().find(|node| node["nodeId"] == *id);
        // A live region says all that is in it.
        let said = |region: &Value| {
            let (mut open, mut said) = (children(region), String::new());
            open.reverse();
            while let Some(node) = open.pop().as_ref().and_then(with_id) {
                if node["role"]["value"] == "StaticText" {
                    said += &text(&node["name"]);
                }
                open.extend(children(node).into_iter().rev());
            }
            said
        };
        let properties = |node: &Value| node["properties"].as_array().cloned().unwrap_or_default();
        let is_live = |node: &Value| properties(node).iter().any(|property| property["name"] == "live");
        let node = |node: &Value| Node {
            role: text(&node["role"]),
            name: text(&node["name"]),
            live: is_live(node).then(|| said(node)),
        };
        nodes.iter().filter(|node| node["ignored"] == false).map(node).collect()
    }

    /// Presses an element.
    pub fn press(&mut self, selector: &str) {
        self.value(&format!("document.querySelector({}).click()", json!(selector)));
    }

    /// Presses a key, with modifiers: 1 Alt, 2 Control, 8 Shift.
    pub fn key(&mut self, key: &str, code: &str, modifiers: u32) {
        for kind in ["rawKeyDown", "keyUp"] {
            let windows = match key {
                "Tab" => 9,
                "Enter" => 13,
                "Escape" => 27,
                " " => 32,
                _ => 0,
            };
            let mut event = json!({ "type": kind, "key": key, "code": code, "modifiers": modifiers });
            event["windowsVirtualKeyCode"] = windows.into();
            self.call("Input.dispatchKeyEvent", &event);
            if kind == "rawKeyDown" && ["Enter", " "].contains(&key) {
                let text = if key == "Enter" { "\r" } else { " " };
                self.call("Input.dispatchKeyEvent", &json!({ "type": "char", "text": text, "key": key }));
            }
        }
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        let Some(mut browser) = self.browser.take() else { return };
        // After a failed test the state of the browser is unknown.
        if std::thread::panicking() {
            return browser.end();
        }
        browser.call("Target.disposeBrowserContext", &json!({ "browserContextId": self.context }));
        IDLE.lock().expect("no panic").push(browser);
    }
}
