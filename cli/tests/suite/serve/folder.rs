//! A folder of files over HTTP, as any web space serves it: below a path, and nothing else.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

/// The path below which the files are.
const BELOW: &str = "/some/where/";

/// The types of files by their extensions. One that no list of a web space has may be missing.
const TYPES: [(&str, &str); 8] = [
    ("css", "text/css"),
    ("html", "text/html"),
    ("js", "text/javascript"),
    ("json", "application/json"),
    ("png", "image/png"),
    ("svg", "image/svg+xml"),
    ("wasm", "application/wasm"),
    ("woff2", "font/woff2"),
];

/// A web space with a folder.
pub struct Folder {
    port: u16,
    root: Arc<Mutex<Option<PathBuf>>>,
}

impl Folder {
    /// Serves a folder.
    pub fn serve(folder: &Path) -> Folder {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let root = Arc::new(Mutex::new(Some(folder.to_path_buf())));
        let served = root.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let served = served.lock().expect("no panic").clone();
                // Without a folder there is no network, and a browser may go away in the middle.
                if let Some(folder) = served {
                    std::thread::spawn(move || answer(&folder, &stream));
                }
            }
        });
        Folder { port, root }
    }

    /// Serves another folder from now on, or none: then nothing is answered.
    pub fn turn_to(&self, folder: Option<&Path>) {
        *self.root.lock().expect("no panic") = folder.map(Path::to_path_buf);
    }

    /// The address of the page.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}{BELOW}", self.port)
    }
}

fn answer(folder: &Path, mut stream: &TcpStream) -> std::io::Result<()> {
    let mut lines = BufReader::new(stream).lines();
    let first = lines.next().unwrap_or_else(|| Ok(String::new()))?;
    while lines.next().transpose()?.is_some_and(|line| !line.is_empty()) {}
    let path = first.split(' ').nth(1).unwrap_or_default().split(['?', '#']).next().unwrap_or_default();
    let file = path.strip_prefix(BELOW).filter(|name| !name.contains("..")).map(|name| match name {
        "" => folder.join("index.html"),
        name => folder.join(name),
    });
    let (status, kind, bytes) = match file.and_then(|file| Some((std::fs::read(&file).ok()?, file))) {
        Some((bytes, file)) => ("200 OK", kind_of(&file), bytes),
        None => ("404 Not Found", "text/plain", b"not found".to_vec()),
    };
    let length = bytes.len();
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nAccess-Control-Allow-Origin: *\r\nConnection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes())?;
    stream.write_all(&bytes)
}

fn kind_of(file: &Path) -> &'static str {
    let ending = file.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    TYPES.iter().find(|(known, _)| *known == ending).map_or("application/octet-stream", |(_, kind)| kind)
}

/// The folder to test instead of a server, if `WHYDOKU_SITE` names one.
pub fn wanted() -> Option<PathBuf> {
    std::env::var_os("WHYDOKU_SITE").map(PathBuf::from)
}
