//! `site`: the page as a folder of files that any web space serves.
//!
//! The folder has the page, a service worker, and a folder of everything else, named after a hash
//! of its content, so that no cached copy is ever stale. `docs/site.md` says how to host it.

use crate::files::{self, Files};
use crate::{Outcome, module};
use serde_json::{Map, Value, json};
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::process::Command;
use whydoku::api;
use whydoku::diagram::style::{self, escaped};
use whydoku::diagram::svg;
use whydoku::explain::{Explainer, Language};
use whydoku::page::{FILES, index, picture_rules};
use whydoku::technique::CATALOGUE;
use whydoku::{Cancel, logic};

/// Where the site is built.
const FOLDER: &str = "target/site";

/// The files of `site/` that are bundled with those of the page; `transport.js` takes the place of
/// that of the page.
const PARTS: [&str; 7] = ["engine.js", "serving.js", "site.css", "site.js", "transport.js", "why-doku.js", "worker.js"];

/// Those that a browser asks for; each has what it imports within it, so that a visit takes few
/// requests.
const ENTRIES: [&str; 4] = ["site.css", "site.js", "why-doku.js", "worker.js"];

/// Files at the top of the folder.
const AT_TOP: [&str; 3] = ["icon-180.png", "icon-192.png", "icon-512.png"];

/// The permissions of the page: its own files, the module, and pictures that it draws.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'none'";

/// Builds the module and the folder.
pub fn run() -> Outcome {
    let module = module::built()?;
    let inner = inner(module)?;
    let mut hasher = DefaultHasher::new();
    inner.hash(&mut hasher);
    let version = format!("{:016x}", hasher.finish());
    let mut outer = outer(&version)?;
    let names = inner.keys().map(|name| format!("{version}/{name}")).chain(outer.keys().cloned());
    // The names with which a browser asks for the page itself.
    let names: Vec<String> = names.filter(|name| name != "index.html").chain(["./".to_string()]).collect();
    let worker = files::read("site/sw.js")?;
    let head = format!("const VERSION = {};\nconst FILES = {};\n", json!(version), json!(names));
    outer.insert("sw.js".into(), (head + &worker).into());
    files::renew(FOLDER, &outer)?;
    files::renew(&format!("{FOLDER}/{version}"), &inner)
}

/// The files that are kept under the name of their content.
fn inner(module: Vec<u8>) -> Outcome<Files> {
    let is_bundled = |name: &str| name != "early.js" && (name.ends_with(".js") || name.ends_with(".css"));
    let of_page = || FILES.iter().map(|file| (file.name.to_string(), file.bytes.to_vec()));
    let mut parts: Files = of_page().filter(|(name, _)| is_bundled(name)).collect();
    parts.insert("picture.css".into(), picture_rules().into());
    parts.insert("parts.js".into(), made_parts()?.into());
    for name in PARTS {
        parts.insert(name.into(), files::read(&format!("site/{name}"))?.into());
    }
    let mut found: Files = of_page().filter(|(name, _)| !is_bundled(name)).collect();
    found.extend(bundled(&parts)?);
    found.insert("first.js".into(), files::read("site/first.js")?.into());
    found.insert("played.css".into(), style::played().into());
    found.insert("standalone.css".into(), style::standalone().into());
    found.insert("whydoku.wasm".into(), module);
    for &language in Language::ALL {
        found.insert(format!("words-{}.json", language.tag()), words(language)?.into());
        found.insert(format!("pages-{}.json", language.tag()), pages(language).to_string().into());
    }
    Ok(found)
}

/// The module `parts.js`: what scripts need of the library. In a shadow the style of a page is that
/// of its host.
fn made_parts() -> Outcome<String> {
    let style = picture_rules() + &files::read("page/board.css")?;
    let style = style
        .replace(":root:not([data-theme=light])", ":host(:not([data-theme=light]))")
        .replace(":root[data-theme=dark]", ":host([data-theme=dark])")
        .replace(":root{", ":host{");
    let style = style + &files::read("site/why-doku.css")?;
    let tags: Vec<&str> = Language::ALL.iter().map(|language| language.tag()).collect();
    let made = [
        ("LANGUAGES", json!(tags)),
        ("STYLE", json!(style)),
        ("BOARD", json!(svg::empty_board())),
        ("SHARED", json!(svg::shared())),
    ];
    Ok(made.map(|(name, value)| format!("export const {name} = {value};\n")).concat())
}

/// The entries with what they import.
fn bundled(parts: &Files) -> Outcome<Files> {
    let tool = files::path("target/npm/node_modules/.bin/esbuild");
    if !tool.exists() {
        return Err("there is no esbuild: npm install --no-save --prefix target/npm esbuild binaryen".into());
    }
    let to = files::path("target/site-bundles");
    files::renew("target/site-parts", parts)?;
    let ended = Command::new(&tool)
        .current_dir(files::path("target/site-parts"))
        .args(["--bundle", "--minify", "--format=esm", "--target=es2024", "--charset=utf8", "--log-level=warning"])
        .args(["--external:*.woff2", &format!("--outdir={}", to.display())])
        .args(ENTRIES)
        .status()
        .map_err(|error| format!("{}: {error}", tool.display()))?;
    if !ended.success() {
        return Err("esbuild failed".into());
    }
    let read = |name: &str| std::fs::read(to.join(name)).map_err(|error| format!("{name}: {error}"));
    ENTRIES.into_iter().map(|name| Ok((name.into(), read(name)?))).collect()
}

/// The files at the top, but for the service worker.
fn outer(version: &str) -> Outcome<Files> {
    let mut found = files::licences()?;
    found.insert("index.html".into(), start(version).into());
    // Other pages load it by a name that stays.
    found.insert("why-doku.js".into(), format!("import \"./{version}/why-doku.js\";\n").into());
    found.insert("manifest.webmanifest".into(), files::read("site/manifest.webmanifest")?.into());
    for name in AT_TOP {
        let bytes = std::fs::read(files::path(&format!("site/{name}"))).map_err(|error| format!("{name}: {error}"))?;
        found.insert(name.into(), bytes);
    }
    Ok(found)
}

/// The page as a server sends it, in English; its files are in the folder of this version.
fn start(version: &str) -> String {
    let tags: Vec<&str> = Language::ALL.iter().map(|language| language.tag()).collect();
    let say = |key: &str| escaped(&Explainer::new(Language::English).name_of(key));
    let page = index(Language::English);
    let head = format!(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
        <meta name=\"referrer\" content=\"no-referrer\">\n\
        <meta name=\"description\" content=\"{}\">\n\
        <link rel=\"manifest\" href=\"manifest.webmanifest\">\n\
        <link rel=\"apple-touch-icon\" href=\"icon-180.png\">\n\
        <link rel=\"stylesheet\" href=\"{version}/site.css\">\n\
        <script src=\"{version}/first.js\"></script>\n\
        <script type=\"module\" src=\"{version}/site.js\"></script>\n",
        say("site-description"),
    );
    let is_bundled = |line: &&str| line.contains("rel=\"stylesheet\" href=\"") || line.contains("src=\"main.js\"");
    let kept: Vec<&str> = page.lines().filter(|line| !is_bundled(line)).collect();
    let mut page = kept.join("\n") + "\n";
    page = page
        .replacen("<html ", &format!("<html data-languages=\"{}\" ", tags.join(" ")), 1)
        .replacen("<title", &format!("{head}<title"), 1)
        .replacen("<body>", &format!("<body>\n<p id=\"alone\">{}</p>", say("site-no-server")), 1);
    for file in ["early.js", "icon.svg"] {
        page = page.replace(&format!("\"{file}\""), &format!("\"{version}/{file}\""));
    }
    page
}

/// The answer to a request for words, with those of the site.
fn words(language: Language) -> Outcome<String> {
    let request = json!({ "api": api::VERSION, "do": "words", "lang": language.tag() }).to_string();
    let mut answer: Value =
        serde_json::from_str(&api::answer(&request, Cancel::NEVER)).map_err(|error| error.to_string())?;
    let explainer = Explainer::new(language);
    let words = &mut answer["ok"]["words"];
    for key in ["site-new-version", "site-reload"] {
        words[key] = explainer.name_of(key).into();
    }
    // Where there is no server, something else is wrong if there is no answer.
    words["app-no-server"] = explainer.name_of("site-no-module").into();
    Ok(answer.to_string())
}

/// The pages of the techniques in a language, and of those in English what every language needs of
/// them: examples, in their sections.
fn pages(language: Language) -> Value {
    let mut found = json!({ language.tag(): texts(language, str::to_string) });
    if language != Language::English {
        found[Language::English.tag()] = texts(Language::English, examples);
    }
    found
}

/// The pages of a language by the ids of their techniques, or what is kept of them.
pub fn texts(language: Language, keep: fn(&str) -> String) -> Value {
    let text = |spec: &'static logic::Spec| Some((spec.id.to_string(), keep(language.page(spec)?.text()).into()));
    CATALOGUE.iter().filter_map(|spec| text(spec)).collect::<Map<String, Value>>().into()
}

/// The headings and the fenced blocks of a page.
fn examples(text: &str) -> String {
    let mut is_fenced = false;
    let mut kept = String::new();
    for line in text.lines() {
        let is_fence = line.starts_with("```");
        is_fenced ^= is_fence;
        if is_fence || is_fenced || line.starts_with('#') {
            // A heading is a block of its own.
            let end = if line.starts_with('#') && !is_fenced { "\n\n" } else { "\n" };
            kept += &format!("{line}{end}");
        }
    }
    kept
}
