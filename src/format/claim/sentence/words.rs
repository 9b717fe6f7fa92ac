//! What the codes of a clause tell beside its claims.

use super::super::clause::Clause;

/// Whether a heading in front of a colon changes what comes after it: "Wrong: r1c1=5".
pub(super) fn is_odd_heading(codes: &str, next: Option<&Clause>) -> bool {
    next.is_some_and(|next| next.separator == b':')
        && (codes.contains('Y') || !codes.contains(|code| "Dd".contains(code)))
        && codes.contains(|code| "NXZYQneoL~".contains(code))
        && !codes.contains(|code| "Cc".contains(code))
        // "so no other cell of row 1 is: ...", "and has no other: ...", 第1行的别处不能再有2：
        && !["NpGI", "hNp", "phN", "pNh", "pKNh", "pNKh"].iter().any(|rest| codes.starts_with(rest))
}

/// "Eliminations:"
pub(super) fn is_heading_of_removals(codes: &str) -> bool {
    codes.contains(['R', 'k']) && !codes.contains(|code| "CcDd".contains(code))
}

/// Whether a description says that something is left without a place or a candidate.
pub(super) fn is_refuting(codes: &str) -> bool {
    codes.starts_with("1D") || codes.starts_with("ED") || codes.contains('N') && !codes.contains('D')
}

/// Whether a name is that of a single.
pub(super) fn is_single(name: &str) -> bool {
    let name = name.to_lowercase();
    ["single", "full house", "last digit", "唯一", "余数", "排除", "摒除"].iter().any(|it| name.contains(it))
}
