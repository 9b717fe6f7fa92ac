//! The diagram of four sets.

use whydoku::chart::venn;

#[test]
fn every_count_of_a_venn_diagram_stands_in_its_region() {
    let counts = std::array::from_fn(|mask| 100 + mask);
    let text = venn(["A & B", "<two>", "three", "\u{56db}"], counts, "<none>", "\"four\" sets");
    assert_eq!(text, venn(["A & B", "<two>", "three", "\u{56db}"], counts, "<none>", "\"four\" sets"));
    let document = roxmltree::Document::parse(&text).unwrap();
    let number = |node: roxmltree::Node, name: &str| node.attribute(name).unwrap().parse::<f64>().unwrap();
    let ellipses: Vec<_> = document.descendants().filter(|node| node.has_tag_name("ellipse")).collect();
    assert_eq!(ellipses.len(), 4);
    let dashes =
        ["s1", "s2", "s3"].map(|class| text.split_once(&format!(".{class}{{")).unwrap().1.split_once('}').unwrap().0);
    assert!(dashes.iter().all(|rule| rule.contains("dasharray")), "outlines differ by more than colour");
    let within = |x: f64, y: f64| {
        let inside = |ellipse: &roxmltree::Node| {
            let turn = ellipse.attribute("transform").unwrap().strip_prefix("rotate(").unwrap();
            let angle = turn.split(' ').next().unwrap().parse::<f64>().unwrap().to_radians();
            let (dx, dy) = (x - number(*ellipse, "cx"), y - number(*ellipse, "cy"));
            let (along, across) = (dx * angle.cos() + dy * angle.sin(), dy * angle.cos() - dx * angle.sin());
            (along / number(*ellipse, "rx")).powi(2) + (across / number(*ellipse, "ry")).powi(2) < 1.0
        };
        ellipses.iter().enumerate().filter(|(_, ellipse)| inside(ellipse)).fold(0, |mask, (set, _)| mask | 1 << set)
    };
    let mut seen = Vec::new();
    for label in document.descendants().filter(|node| node.has_attribute("data-mask")) {
        let mask = number(label, "data-mask") as usize;
        seen.push(mask);
        assert_eq!(label.text(), Some((100 + mask).to_string().as_str()));
        let (x, y, size) = (number(label, "x"), number(label, "y"), number(label, "font-size"));
        // The whole number is within the region, not only its middle.
        let half = 0.28 * size * 3.0;
        for (dx, dy) in [(0.0, 0.0), (-half, 0.0), (half, 0.0), (-half, -0.7 * size), (half, -0.7 * size)] {
            assert_eq!(within(x + dx, y + dy), mask, "the count of {mask:04b}");
        }
    }
    assert_eq!(seen, (0..16).collect::<Vec<_>>());
    let sizes = document.descendants().filter(|node| node.has_tag_name("text")).filter_map(|node| node.text());
    assert!(sizes.clone().any(|size| size == "864"), "the first set has 101 + 103 + ... + 115 elements");
}
