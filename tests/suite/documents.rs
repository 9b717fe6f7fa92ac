//! The documents: every relative link leads to a file.

use crate::common::{corpus, sources};
#[test]
fn links_lead_to_files() {
    let mut files = vec![corpus::file("README.md"), corpus::file("CHANGELOG.md")];
    sources::files(&corpus::file("docs"), "md", &mut files);
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
