//! The documents: every relative link leads to a file.

use crate::common::corpus;
use std::path::{Path, PathBuf};

fn documents(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            documents(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "md") {
            found.push(path);
        }
    }
}

#[test]
fn links_lead_to_files() {
    let mut files = vec![corpus::file("README.md"), corpus::file("CHANGELOG.md")];
    documents(&corpus::file("docs"), &mut files);
    let mut checked = 0;
    for file in files {
        let text = std::fs::read_to_string(&file).expect("text");
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let target = link.split('#').next().unwrap_or_default();
            if target.is_empty() || target.contains(':') || target.contains(' ') {
                continue;
            }
            let folder = file.parent().expect("a file is in a folder");
            assert!(folder.join(target).exists(), "{}: no {link}", file.display());
            checked += 1;
        }
    }
    assert!(checked > 40, "{checked} links were checked");
}
