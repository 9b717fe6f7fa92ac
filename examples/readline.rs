use std::io::Read;
fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let whole = std::env::args().nth(1).is_some();
    if whole {
        for claim in whydoku::format::Claim::all(&text) {
            show(&claim);
        }
    } else {
        for line in text.lines() {
            println!("{line}");
            for claim in whydoku::format::Claim::all(line) {
                show(&claim);
            }
        }
    }
}
fn show(claim: &whydoku::format::Claim) {
    let read: Vec<String> = claim.literals.iter().map(|l| l.to_string()).collect();
    println!(
        "   {}{} {:?} {}{}",
        claim.line,
        if claim.is_premise { "P" } else { " " },
        read.join(" "),
        claim.name.clone().unwrap_or_default(),
        claim.unclaimed.as_ref().map_or(String::new(), |u| format!("{u:?}  <{}>", claim.text))
    );
}
