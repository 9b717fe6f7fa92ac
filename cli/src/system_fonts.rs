//! Chinese fonts where systems keep them.
//!
//! Files are found by the beginnings of their usual names, the plain ones first: of a collection a
//! document takes the first font, which in some is Japanese. `WHYDOKU_FONTS` names other folders in
//! their place.

use std::path::{Path, PathBuf};

/// The beginnings of names, in small letters, best first.
const NAMES: [&str; 17] = [
    "notosanssc",
    "notosanscjksc",
    "notosanscjk-sc",
    "sourcehansanssc",
    "sourcehansanscn",
    "sourcehansans-sc",
    "msyh",
    "pingfang",
    "hiragino sans gb",
    "stheiti",
    "simhei",
    "wqy-microhei",
    "wqy-zenhei",
    "droidsansfallback",
    "notosanscjk-regular",
    "notosanscjk",
    "sourcehansans",
];

/// Folders are not searched deeper than this.
const DEEPEST: usize = 5;

/// The most files that are looked at.
const MOST: usize = 20_000;

/// The files that may have Chinese letters, best first.
pub fn candidates() -> impl Iterator<Item = PathBuf> {
    let mut found = Vec::new();
    let mut left = MOST;
    for folder in folders() {
        search(&folder, DEEPEST, &mut left, &mut found);
    }
    found.sort();
    found.into_iter().map(|(_, path)| path)
}

/// The folders of fonts: a person's own first.
fn folders() -> Vec<PathBuf> {
    if let Some(named) = std::env::var_os("WHYDOKU_FONTS") {
        return std::env::split_paths(&named).filter(|folder| !folder.as_os_str().is_empty()).collect();
    }
    let variable = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = variable("HOME");
    let of_home = |path: &str| home.as_ref().map(|home| home.join(path));
    let own = [
        variable("XDG_DATA_HOME").map(|folder| folder.join("fonts")),
        of_home(".local/share/fonts"),
        of_home(".fonts"),
        of_home("Library/Fonts"),
        variable("LOCALAPPDATA").map(|folder| folder.join("Microsoft/Windows/Fonts")),
        variable("WINDIR").map(|folder| folder.join("Fonts")),
    ];
    let shared = ["/usr/share/fonts", "/usr/local/share/fonts", "/System/Library/Fonts", "/Library/Fonts"];
    own.into_iter().flatten().chain(shared.map(PathBuf::from)).collect()
}

/// Adds the files of a folder that may fit, each with its place among the names.
fn search(folder: &Path, depth: usize, left: &mut usize, found: &mut Vec<(usize, PathBuf)>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        if *left == 0 {
            return;
        }
        *left -= 1;
        if path.is_dir() {
            if depth > 0 {
                search(&path, depth - 1, left, found);
            }
            continue;
        }
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        let is_font = [".ttf", ".otf", ".ttc"].iter().any(|ending| name.ends_with(ending));
        let is_plain = !["bold", "black", "heavy", "light", "thin", "mono"].iter().any(|weight| name.contains(weight));
        if let Some(place) = NAMES.iter().position(|start| name.starts_with(start) && is_font) {
            // Other weights only where there is nothing else.
            found.push((place + if is_plain { 0 } else { NAMES.len() }, path));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_fonts_of_the_language_come_first() {
        let folder = tempfile::tempdir().expect("a folder");
        let below = folder.path().join("google").join("noto");
        std::fs::create_dir_all(&below).expect("folders");
        let names = [
            "NotoSansCJK-Regular.ttc",
            "NotoSansSC-Bold.otf",
            "wqy-microhei.ttc",
            "NotoSansSC-Regular.otf",
            "msyh.txt",
        ];
        names.iter().for_each(|name| std::fs::write(below.join(name), "").expect("a file"));
        let (mut found, mut left) = (Vec::new(), MOST);
        search(folder.path(), DEEPEST, &mut left, &mut found);
        found.sort();
        let found: Vec<_> = found.iter().filter_map(|(_, path)| path.file_name()?.to_str()).collect();
        assert_eq!(
            found,
            ["NotoSansSC-Regular.otf", "wqy-microhei.ttc", "NotoSansCJK-Regular.ttc", "NotoSansSC-Bold.otf"]
        );
    }
}
