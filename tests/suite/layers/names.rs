//! Which source file names something of which other: every `use` and every path in code, traced to
//! the file that defines what is named.
//!
//! Names are resolved as the compiler does it, as far as modules go: `crate`, `self`, `super`,
//! child modules, imports. An imported or re-exported name is traced to its definition, so
//! `super::Cell` is a name of `cell.rs` and not of the `mod.rs` that re-exports it. What a module
//! says of its own descendants with `mod` and `pub use` is no dependency, unless its code uses the
//! name too. Method calls name no file, so they are not seen; code under `#[cfg(test)]` is left
//! out.

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::iter::Peekable;

/// For each file the files that it names something of, and these names.
pub type Dependencies = BTreeMap<String, BTreeMap<String, BTreeSet<String>>>;

/// The dependencies between files, given by their names below `src` with their texts.
pub fn dependencies(sources: &BTreeMap<String, String>) -> Dependencies {
    let mut package = Package::default();
    for (file, text) in sources {
        let stream = text.parse().unwrap_or_else(|error| panic!("src/{file} is not Rust: {error}"));
        let mut tokens = Vec::new();
        flatten(stream, &mut tokens);
        package.read(file, module_path(file), &mut tokens.iter().map(String::as_str).peekable());
    }
    let mut found = Dependencies::new();
    for (at, module) in &package.0 {
        let of_module = found.entry(module.file.clone()).or_default();
        for (definer, name) in package.named_in(at, module) {
            let file = &package.0[definer].file;
            if *file != module.file {
                of_module.entry(file.clone()).or_default().insert(name);
            }
        }
    }
    found
}

/// Segments of a path: of a module from the root on, or as written.
type Path = Vec<String>;

fn module_path(file: &str) -> Path {
    let name = file.trim_end_matches(".rs").trim_end_matches("/mod");
    if matches!(name, "lib" | "main") { Path::new() } else { name.split('/').map(String::from).collect() }
}

/// What a `use` brings in under one name.
struct Import {
    path: Path,
    is_public: bool,
}

/// One module: a source file, or a block in one.
#[derive(Default)]
struct Module {
    file: String,
    imports: BTreeMap<String, Import>,
    /// The modules from which a `use` brings in everything.
    globs: Vec<Path>,
    /// The paths in code, among them single words.
    paths: BTreeSet<Path>,
}

impl Module {
    /// Reads a branch of the tree of a `use`, up to the mark that ends it.
    fn read_use<'a>(
        &mut self,
        tokens: &mut Peekable<impl Iterator<Item = &'a str>>,
        prefix: &[String],
        is_public: bool,
    ) {
        let mut path = prefix.to_vec();
        while let Some(token) = tokens.next_if(|token| ![",", "}", ";"].contains(token)) {
            match token {
                "::" => {}
                "self" if !path.is_empty() => {}
                "*" => return self.globs.push(path),
                "as" => {
                    let name = tokens.next().expect("a name").to_string();
                    self.imports.insert(name, Import { path, is_public });
                    return;
                }
                "{" => {
                    while tokens.next_if_eq(&"}").is_none() {
                        self.read_use(tokens, &path, is_public);
                        tokens.next_if_eq(&",");
                    }
                    return;
                }
                segment => path.push(segment.into()),
            }
        }
        if let Some(name) = path.last() {
            self.imports.insert(name.clone(), Import { path, is_public });
        }
    }
}

fn is_word(token: &str) -> bool {
    token.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// Lays groups out flat, joins `::`, and leaves out the items of tests.
fn flatten(stream: TokenStream, found: &mut Vec<String>) {
    let mut tokens = stream.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::Parenthesis | Delimiter::None => ("(", ")"),
                };
                found.push(open.into());
                flatten(group.stream(), found);
                found.push(close.into());
                if found.ends_with(&["[", "cfg", "(", "test", ")", "]"].map(String::from)) {
                    tokens.by_ref().find(|token| token.to_string().ends_with(['}', ';']));
                }
            }
            TokenTree::Punct(mark) if mark.as_char() == ':' && mark.spacing() == Spacing::Joint => {
                tokens.next();
                found.push("::".into());
            }
            // Text in quotes has no words.
            TokenTree::Literal(_) => found.push("\"".into()),
            other => found.push(other.to_string()),
        }
    }
}

/// The modules by their paths.
#[derive(Default)]
struct Package(BTreeMap<Path, Module>);

impl Package {
    /// Reads a module up to the brace that closes it, or up to the end of the file.
    fn read<'a>(&mut self, file: &str, at: Path, tokens: &mut Peekable<impl Iterator<Item = &'a str>>) {
        let mut module = Module { file: file.into(), ..Module::default() };
        let (mut previous, mut is_public, mut depth) = ("", false, 0);
        while let Some(token) = tokens.next() {
            match token {
                "{" => depth += 1,
                "}" if depth == 0 => break,
                "}" => depth -= 1,
                // `impl Trait + use<'a>` imports nothing.
                "use" if tokens.peek() != Some(&"<") => module.read_use(tokens, &[], is_public),
                "mod" => {
                    let name = tokens.next().expect("a name");
                    if tokens.next() == Some("{") {
                        self.read(file, [&at[..], &[name.into()]].concat(), tokens);
                    }
                }
                word if is_word(word) => {
                    let mut path = vec![word.to_string()];
                    while tokens.next_if_eq(&"::").is_some() {
                        path.extend(tokens.next_if(|word| is_word(word)).map(String::from));
                    }
                    if previous != "." && previous != "::" {
                        module.paths.insert(path);
                    }
                }
                _ => {}
            }
            // `pub`, or the end of `pub(crate)`.
            is_public = token == "pub" || (is_public && ["(", "crate", "super", "in", ")"].contains(&token));
            previous = token;
        }
        self.0.insert(at, module);
    }

    fn parent(&self, at: &Path) -> Option<&Path> {
        let (_, parent) = at.split_last()?;
        self.0.get_key_value(parent).map(|(path, _)| path)
    }

    fn child(&self, at: &Path, name: &str) -> Option<&Path> {
        self.0.get_key_value(&[&at[..], &[name.into()]].concat()).map(|(path, _)| path)
    }

    /// The module that defines what a path in a module names, and its name there; nothing for
    /// modules and for what other packages define.
    fn definition<'a>(&'a self, at: &'a Path, path: &[String]) -> Option<(&'a Path, String)> {
        let (first, mut rest) = path.split_first()?;
        let mut base = match first.as_str() {
            "crate" => self.0.get_key_value(&Path::new())?.0,
            "self" => at,
            "super" => self.parent(at)?,
            _ if rest.is_empty() => return self.imported(at, path),
            name => match self.child(at, name) {
                Some(child) => child,
                None => return self.imported(at, path),
            },
        };
        while let [segment, others @ ..] = rest {
            let next = if segment == "super" { self.parent(base) } else { self.child(base, segment) };
            let Some(next) = next else { break };
            (base, rest) = (next, others);
        }
        let name = rest.first()?;
        if self.0[base].imports.contains_key(name) { self.imported(base, rest) } else { Some((base, name.clone())) }
    }

    /// The same for a path that begins with an imported name.
    fn imported<'a>(&'a self, at: &'a Path, path: &[String]) -> Option<(&'a Path, String)> {
        let import = self.0[at].imports.get(&path[0])?;
        // A macro is imported by its name alone from the file that defines it.
        if import.path == path[..1] {
            return Some((at, path[0].clone()));
        }
        self.definition(at, &[&import.path[..], &path[1..]].concat())
    }

    /// What a module names, each with the module that defines it.
    fn named_in<'a>(&'a self, at: &'a Path, module: &'a Module) -> impl Iterator<Item = (&'a Path, String)> {
        let is_used = |name: &String| module.paths.iter().any(|path| path[0] == *name);
        let imported = module.imports.iter().filter_map(move |(name, import)| {
            let (definer, defined) = self.definition(at, &import.path)?;
            let is_own = import.is_public && definer.starts_with(at);
            (!is_own || is_used(name)).then_some((definer, defined))
        });
        let globs = module.globs.iter().map(|path| [&path[..], &["*".into()]].concat());
        let paths = module.paths.iter().filter(|path| path.len() > 1).cloned();
        imported.chain(globs.chain(paths).filter_map(|path| self.definition(at, &path)))
    }
}
